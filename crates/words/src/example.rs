//! The worked examples of the rulebook pages: which text, which position, which throw. The tests let the rules play them.

use pasch_rules::{Answers, BackgammonRule, Board, Overshoot, Side};

/// A worked example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    /// The key of its text, without `example-`.
    pub key: &'static str,
    /// The position drawn with it.
    pub position: Option<Placing>,
}

/// A position, who plays in it, and the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing {
    /// White's checkers: points as White counts (25 the bar, 0 off) and how many.
    pub white: &'static [(u8, u8)],
    /// Black's checkers, as Black counts.
    pub black: &'static [(u8, u8)],
    /// Who is to play, and what was thrown; nothing once the game is over.
    pub throw: Option<(Side, u8, u8)>,
}

impl Placing {
    /// The board.
    pub fn board(&self) -> Board {
        let side = |places: &[(u8, u8)]| {
            let mut side = [0; 26];
            for &(point, checkers) in places {
                side[usize::from(point)] = checkers;
            }
            side
        };
        Board {
            white: side(self.white),
            black: side(self.black),
        }
    }
}

/// The examples of a section, for a rulebook with these answers.
pub(crate) fn examples(section: &str, answers: &Answers) -> Vec<Example> {
    match section {
        "moving" => vec![
            example("opening", OPENING),
            example("blocked", BLOCKED),
            example("doubles", DOUBLES),
            example("obligation", OBLIGATION),
        ],
        "hitting" => {
            let key = if answers.checker.pick_and_pass {
                "pick-and-pass-allowed"
            } else {
                "pick-and-pass-forbidden"
            };
            vec![example("hit", HIT), example(key, PICK_AND_PASS)]
        }
        "entering" => vec![example("entering", ENTERING)],
        "bearing-off" => {
            let (many, few) = match answers.checker.overshoot {
                Overshoot::Farthest => ("bearing-off-farthest", "last-checkers-farthest"),
                Overshoot::AnyBelow => ("bearing-off-any-below", "last-checkers-any-below"),
                Overshoot::AnyCarried => ("bearing-off-any-carried", "last-checkers-any-carried"),
            };
            let mut examples = vec![example(many, BEARING_OFF), example(few, LAST_CHECKERS)];
            examples.extend(answers.checker.straggler.then(|| example("straggler", STRAGGLER)));
            examples
        }
        "scoring" => {
            let key = match answers.backgammon {
                BackgammonRule::CheckerBack => "backgammon-checker-back",
                BackgammonRule::CheckerBackNothingOff => "backgammon-checker-back-nothing-off",
            };
            vec![example(key, BACKGAMMON)]
        }
        "cube" if answers.cube.is_some() => vec![Example {
            key: "scoring",
            position: None,
        }],
        _ => Vec::new(),
    }
}

fn example(key: &'static str, position: Placing) -> Example {
    Example {
        key,
        position: Some(position),
    }
}

const START: &[(u8, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
/// After an opening 6-1, played 13/7 8/7.
const BAR_POINT_MADE: &[(u8, u8)] = &[(24, 2), (13, 4), (8, 2), (7, 2), (6, 5)];
/// Fifteen checkers that are in nobody's way.
const AT_HOME: &[(u8, u8)] = &[(6, 5), (5, 5), (4, 5)];

const OPENING: Placing = Placing {
    white: START,
    black: START,
    throw: Some((Side::White, 6, 1)),
};

const BLOCKED: Placing = Placing {
    white: BAR_POINT_MADE,
    black: START,
    throw: Some((Side::Black, 6, 5)),
};

const DOUBLES: Placing = Placing {
    white: START,
    black: START,
    throw: Some((Side::White, 5, 5)),
};

const OBLIGATION: Placing = Placing {
    white: &[(24, 1), (4, 5), (3, 5), (2, 4)],
    black: &[(12, 3), (8, 4), (5, 4), (4, 4)],
    throw: Some((Side::White, 6, 5)),
};

/// Black has answered the opening with 6-5, played 13/7 13/8.
const HIT: Placing = Placing {
    white: BAR_POINT_MADE,
    black: &[(24, 2), (13, 3), (8, 4), (7, 1), (6, 5)],
    throw: Some((Side::White, 4, 2)),
};

const PICK_AND_PASS: Placing = Placing {
    white: &[(13, 3), (8, 1), (6, 5), (4, 3), (3, 1), (2, 2)],
    black: &[(24, 2), (20, 1), (13, 3), (8, 4), (6, 5)],
    throw: Some((Side::White, 3, 2)),
};

/// White has hit with 4-2, played 24/18.
const ENTERING: Placing = Placing {
    white: &[(24, 1), (18, 1), (13, 4), (8, 2), (7, 2), (6, 5)],
    black: &[(25, 1), (24, 2), (13, 3), (8, 4), (6, 5)],
    throw: Some((Side::Black, 6, 6)),
};

const BEARING_OFF: Placing = Placing {
    white: &[(6, 3), (5, 1), (4, 4), (2, 3), (1, 4)],
    black: AT_HOME,
    throw: Some((Side::White, 4, 3)),
};

const LAST_CHECKERS: Placing = Placing {
    white: &[(4, 1), (2, 2), (1, 2), (0, 10)],
    black: &[(6, 3), (5, 3), (0, 9)],
    throw: Some((Side::White, 4, 3)),
};

const STRAGGLER: Placing = Placing {
    white: &[(8, 1), (6, 4), (5, 3), (4, 3), (3, 2), (2, 2)],
    black: AT_HOME,
    throw: Some((Side::White, 3, 2)),
};

const BACKGAMMON: Placing = Placing {
    white: &[(0, 15)],
    black: &[(23, 1), (6, 4), (5, 4), (4, 4), (0, 2)],
    throw: None,
};

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{Preset, Roll, Rulebook, Step};

    /// Is this a legal way to play the throw?
    fn may(placing: Placing, preset: Preset, steps: &[(u8, u8)]) -> bool {
        let (side, a, b) = placing.throw.unwrap();
        may_with(placing, side, Roll::new(a, b).unwrap(), preset, steps)
    }

    fn may_with(placing: Placing, side: Side, roll: Roll, preset: Preset, steps: &[(u8, u8)]) -> bool {
        let steps: Vec<Step> = steps.iter().map(|&(from, to)| Step { from, to, hit: false }).collect();
        let rules = Rulebook::from(preset).checker;
        placing.board().seen_by(side).play(&steps, roll, &rules).is_ok()
    }

    #[test]
    fn every_position_is_one() {
        for preset in Preset::ALL {
            for section in ["moving", "hitting", "entering", "bearing-off", "scoring", "cube"] {
                for example in examples(section, Rulebook::from(preset).answers()) {
                    let Some(placing) = example.position else { continue };
                    assert_eq!(placing.board().check(), Ok(()), "{}", example.key);
                }
            }
        }
    }

    #[test]
    fn the_opening_is_played_as_told() {
        for preset in Preset::ALL {
            assert!(may(OPENING, preset, &[(13, 7), (7, 6)]));
            assert!(may(OPENING, preset, &[(13, 7), (8, 7)]));
            assert_eq!(
                OPENING
                    .board()
                    .seen_by(Side::White)
                    .single_step(13, 1, Overshoot::Farthest),
                None
            );
            // Black's checkers on White's last point are Black's 24.
            assert!(!may(BLOCKED, preset, &[(24, 18), (13, 8)]));
            assert!(!may(BLOCKED, preset, &[(24, 19), (13, 7)]));
            assert!(!may(BLOCKED, preset, &[(24, 13)]));
            assert!(may(BLOCKED, preset, &[(13, 7), (13, 8)]));
        }
    }

    #[test]
    fn doubles_and_obligation_hold() {
        for preset in Preset::ALL {
            assert!(may(DOUBLES, preset, &[(13, 8), (8, 3), (13, 8), (8, 3)]));
            let plays = DOUBLES
                .board()
                .seen_by(Side::White)
                .legal_plays(Roll::new(5, 5).unwrap(), &Rulebook::from(preset).checker);
            assert!(plays.iter().all(|(_, after)| after.seen_by_mover().own()[24] == 2));
            assert!(may(OBLIGATION, preset, &[(24, 18)]));
            assert!(!may(OBLIGATION, preset, &[(24, 19)]));
            assert!(!may(OBLIGATION, preset, &[(24, 13)]));
        }
    }

    #[test]
    fn hitting_and_running_on_is_as_told() {
        for preset in Preset::ALL {
            assert!(may(HIT, preset, &[(24, 22), (22, 18)]));
            assert!(may(HIT, preset, &[(24, 20), (20, 18)]));
            let allowed = Rulebook::from(preset).checker.pick_and_pass;
            assert_eq!(may(PICK_AND_PASS, preset, &[(8, 5), (5, 3)]), allowed);
            assert!(may(PICK_AND_PASS, preset, &[(8, 5), (13, 11)]));
        }
    }

    #[test]
    fn entering_is_as_told() {
        for preset in Preset::ALL {
            assert!(may(ENTERING, preset, &[]));
            let better = Roll::new(6, 5).unwrap();
            assert!(may_with(ENTERING, Side::Black, better, preset, &[(25, 20), (20, 14)]));
            assert!(!may_with(ENTERING, Side::Black, better, preset, &[(25, 19)]));
        }
    }

    #[test]
    fn bearing_off_is_as_told() {
        for preset in Preset::ALL {
            let overshoot = Rulebook::from(preset).checker.overshoot;
            for from in [6, 5, 4] {
                assert!(may(BEARING_OFF, preset, &[(4, 0), (from, from - 3)]));
            }
            for from in [2, 1] {
                let freely = overshoot == Overshoot::AnyCarried;
                assert_eq!(may(BEARING_OFF, preset, &[(4, 0), (from, 0)]), freely);
            }
            assert!(may(LAST_CHECKERS, preset, &[(4, 0), (2, 0)]));
            let lower = overshoot != Overshoot::Farthest;
            assert_eq!(may(LAST_CHECKERS, preset, &[(4, 0), (1, 0)]), lower);
            let any = overshoot == Overshoot::AnyCarried;
            assert_eq!(may(LAST_CHECKERS, preset, &[(2, 0), (1, 0)]), any);
        }
    }

    #[test]
    fn the_last_checker_comes_home_as_told() {
        for preset in Preset::ALL {
            assert!(may(STRAGGLER, preset, &[(8, 5), (6, 4)]));
            let free = !Rulebook::from(preset).checker.straggler;
            assert_eq!(may(STRAGGLER, preset, &[(8, 6), (4, 1)]), free);
        }
    }
}
