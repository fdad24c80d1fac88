//! The worked examples of the rulebook pages: which text, which position, which throw. The tests let the rules play them.

use pasch_rules::{BackgammonRule, Board, Overshoot, Preset, Rulebook, Side};

/// A worked example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    /// The key of its text, without `example-`.
    pub key: &'static str,
    /// What is drawn with it.
    pub drawings: Vec<Drawing>,
}

/// A position that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// The position.
    pub placing: Placing,
    /// Which figure of the printed sheet it is, where the text beside it does not say so.
    pub figure: Option<&'static str>,
}

/// A position, who plays in it, and the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing {
    /// White's checkers: points as White counts (25 the bar, 0 off) and how many.
    pub white: &'static [(u8, u8)],
    /// Black's checkers, as Black counts.
    pub black: &'static [(u8, u8)],
    /// Who is to play, and what was thrown; nothing where the result is drawn.
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

/// The examples of a section: those of the sheet itself, and ours where it has none or the answers decide.
pub(crate) fn examples(section: &str, rulebook: &Rulebook) -> Vec<Example> {
    let sheet = rulebook.base();
    let mut examples = of_sheet(section, sheet);
    let ours = ours(section, rulebook);
    examples.extend(
        ours.into_iter()
            .filter(|example| !is_told_otherwise(sheet, example.key)),
    );
    examples
}

/// The examples that a printed sheet works itself.
fn of_sheet(section: &str, sheet: Preset) -> Vec<Example> {
    match (section, sheet) {
        ("moving", Preset::Buffalo) => vec![told("buffalo-doubles")],
        ("bearing-off", Preset::Buffalo) => vec![example("buffalo-bearing-off", PLAYER_2_AT_HOME)],
        ("bearing-off", Preset::German) => vec![told("german-edges")],
        ("moving", Preset::Danish) => vec![
            example("danish-opening", DANISH_OPENING),
            told("danish-doubles"),
            example("doubles", DOUBLES),
            told("danish-larger"),
        ],
        ("entering", Preset::Danish) => vec![example("danish-waiting", WAITING), example("danish-sums", SUMS)],
        ("bearing-off", Preset::Danish) => vec![example("danish-bearing-off", DANISH_AT_HOME)],
        ("moving", Preset::Jumbo) => vec![
            figures("opening", &[("2a", FIGURE_2A)]),
            told("jumbo-17"),
            figures("blocked", &[("2b", BLOCKED)]),
            example("jumbo-3", FIGURE_3),
            example("jumbo-4a", FIGURE_4A),
            told("jumbo-doubles"),
        ],
        ("entering", Preset::Jumbo) => vec![
            figures("entering", &[("4b", ENTERING), ("5", FIGURE_5)]),
            example("jumbo-6", FIGURE_6),
            example("jumbo-7", FIGURE_7),
        ],
        ("bearing-off", Preset::Jumbo) => vec![
            figures("jumbo-8b", &[("8a", FIGURE_8A), ("8b", FIGURE_8B)]),
            example("jumbo-8c", FIGURE_8C),
            example("jumbo-8d", FIGURE_8D),
            example("jumbo-8e", FIGURE_8E),
            example("jumbo-8f", FIGURE_8F),
        ],
        ("cube", Preset::Jumbo) => vec![told("jumbo-double")],
        ("moving", Preset::TenLanguage) => vec![told("ten-language-numbers"), told("ten-language-doubles")],
        _ => Vec::new(),
    }
}

/// Has the sheet its own example for this, or just told it in its place?
fn is_told_otherwise(sheet: Preset, key: &str) -> bool {
    let told: &[&str] = match sheet {
        Preset::Buffalo => &["opening", "doubles"],
        Preset::Danish => &["opening", "blocked", "doubles", "obligation", "entering"],
        Preset::Jumbo => &["opening", "blocked", "doubles", "entering"],
        Preset::TenLanguage => &["opening", "doubles"],
        Preset::German | Preset::Tournament => &[],
    };
    told.contains(&key)
}

/// The examples that follow from the answers.
fn ours(section: &str, rulebook: &Rulebook) -> Vec<Example> {
    match section {
        "moving" => vec![
            example("opening", OPENING),
            example("blocked", BLOCKED),
            example("doubles", DOUBLES),
            example("obligation", OBLIGATION),
        ],
        "hitting" => {
            let key = if rulebook.checker.pick_and_pass {
                "pick-and-pass-allowed"
            } else {
                "pick-and-pass-forbidden"
            };
            vec![example("hit", HIT), example(key, PICK_AND_PASS)]
        }
        "entering" => vec![example("entering", ENTERING)],
        "bearing-off" => {
            let (many, few) = match rulebook.checker.overshoot {
                Overshoot::Farthest => ("bearing-off-farthest", "last-checkers-farthest"),
                Overshoot::AnyBelow => ("bearing-off-any-below", "last-checkers-any-below"),
                Overshoot::AnyCarried => ("bearing-off-any-carried", "last-checkers-any-carried"),
            };
            let many = match rulebook.base() {
                Preset::Jumbo => figures(many, &[("9", BEARING_OFF)]),
                _ => example(many, BEARING_OFF),
            };
            let mut examples = vec![many, example(few, LAST_CHECKERS)];
            if rulebook.base() == Preset::Jumbo && rulebook.checker.overshoot == Overshoot::AnyBelow {
                examples.extend(FIGURE_9.map(told));
                examples.push(example("jumbo-9-11", FIGURE_9_CLOSED));
            }
            examples.extend(rulebook.checker.straggler.then(|| example("straggler", STRAGGLER)));
            examples
        }
        "scoring" => {
            let key = match rulebook.backgammon {
                BackgammonRule::CheckerBack => "backgammon-checker-back",
                BackgammonRule::CheckerBackNothingOff => "backgammon-checker-back-nothing-off",
            };
            vec![example(key, BACKGAMMON)]
        }
        "cube" if rulebook.cube.is_some() => vec![told("scoring")],
        _ => Vec::new(),
    }
}

fn example(key: &'static str, placing: Placing) -> Example {
    let drawings = vec![Drawing { placing, figure: None }];
    Example { key, drawings }
}

/// An example with figures of the booklet.
fn figures(key: &'static str, figures: &[(&'static str, Placing)]) -> Example {
    let drawing = |&(figure, placing): &(&'static str, Placing)| Drawing {
        placing,
        figure: Some(figure),
    };
    Example {
        key,
        drawings: figures.iter().map(drawing).collect(),
    }
}

/// An example that needs no drawing.
fn told(key: &'static str) -> Example {
    Example {
        key,
        drawings: Vec::new(),
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

const PLAYER_2_AT_HOME: Placing = Placing {
    white: AT_HOME,
    black: &[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)],
    throw: Some((Side::Black, 5, 3)),
};

const DANISH_OPENING: Placing = Placing {
    white: START,
    black: START,
    throw: Some((Side::White, 5, 4)),
};

const WAITING: Placing = Placing {
    white: &[(13, 4), (8, 3), (6, 4), (3, 2), (24, 2)],
    black: &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
    throw: Some((Side::Black, 6, 3)),
};

const SUMS: Placing = Placing {
    white: &[(5, 3), (4, 3), (3, 3), (2, 3), (1, 3)],
    black: &[(25, 1), (13, 4), (8, 5), (6, 5)],
    throw: Some((Side::Black, 4, 2)),
};

const DANISH_AT_HOME: Placing = Placing {
    white: &[(6, 2), (5, 2), (4, 4), (3, 3), (2, 2), (1, 2)],
    black: AT_HOME,
    throw: Some((Side::White, 6, 3)),
};

/// Black has answered the opening with 6-5, played 13/7 13/8: figure 3 of the booklet.
const AFTER_SIX_FIVE: &[(u8, u8)] = &[(24, 2), (13, 3), (8, 4), (7, 1), (6, 5)];

/// White has run from 13 to 6 with the opening 6-1.
const FIGURE_2A: Placing = drawn(&[(24, 2), (13, 4), (8, 3), (6, 6)], START);
const FIGURE_3: Placing = drawn(BAR_POINT_MADE, AFTER_SIX_FIVE);
const FIGURE_4A: Placing = drawn(&[(24, 2), (13, 4), (8, 1), (7, 2), (6, 4), (4, 2)], AFTER_SIX_FIVE);
/// Black would have entered with 6-5 and run on from 5 to 11.
const FIGURE_5: Placing = drawn(ENTERING.white, &[(24, 2), (14, 1), (13, 3), (8, 4), (6, 5)]);
/// White has made a second point with 6-4, played 24/18 13/9.
const AFTER_SIX_FOUR: &[(u8, u8)] = &[(18, 2), (13, 3), (9, 1), (8, 2), (7, 2), (6, 5)];
const FIGURE_6: Placing = drawn(AFTER_SIX_FOUR, &[(25, 1), (24, 2), (13, 3), (8, 4), (6, 5)]);
const FIGURE_7: Placing = drawn(AFTER_SIX_FOUR, &[(24, 1), (23, 2), (13, 3), (8, 4), (6, 5)]);

/// Black in figure 8 of the booklet: one checker waits to enter, the others are at home.
const SHUT_OUT: &[(u8, u8)] = &[(25, 1), (6, 4), (5, 4), (4, 3), (3, 3)];
const FIGURE_8A: Placing = drawn(&[(12, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 2), (1, 2)], SHUT_OUT);
const FIGURE_8B: Placing = drawn(&[(6, 3), (5, 2), (4, 3), (3, 3), (2, 1), (1, 2), (0, 1)], SHUT_OUT);
const FIGURE_8C: Placing = drawn(&[(6, 2), (5, 2), (4, 4), (3, 3), (2, 2), (1, 2)], SHUT_OUT);
const FIGURE_8D: Placing = drawn(&[(5, 2), (4, 4), (3, 3), (2, 3), (1, 2), (0, 1)], SHUT_OUT);
const FIGURE_8E: Placing = drawn(&[(4, 4), (3, 3), (2, 3), (1, 2), (0, 3)], SHUT_OUT);
const FIGURE_8F: Placing = drawn(
    &[(4, 4), (3, 3), (2, 3), (1, 2), (0, 3)],
    &[(16, 1), (6, 4), (5, 4), (4, 3), (3, 3)],
);

/// The throws that the booklet plays from figure 9, after the 4-3 that is drawn.
const FIGURE_9: [&str; 4] = ["jumbo-9-53", "jumbo-9-high", "jumbo-9-33", "jumbo-9-22"];
const FIGURE_9_CLOSED: Placing = drawn(
    &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 3), (1, 3), (0, 1)],
    &[(25, 1), (6, 5), (5, 5), (4, 4)],
);

const fn drawn(white: &'static [(u8, u8)], black: &'static [(u8, u8)]) -> Placing {
    Placing {
        white,
        black,
        throw: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{Position, Roll, Step};

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
                for example in examples(section, &Rulebook::from(preset)) {
                    for Drawing { placing, .. } in example.drawings {
                        assert_eq!(placing.board().check(), Ok(()), "{}", example.key);
                    }
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

    /// Does a play lead from one drawn position to another?
    fn leads(from: Placing, side: Side, a: u8, b: u8, to: Placing) -> bool {
        let (roll, rules) = (Roll::new(a, b).unwrap(), Rulebook::from(Preset::Jumbo).checker);
        let wanted: Position = to.board().seen_by(side);
        let plays = from.board().seen_by(side).legal_plays(roll, &rules);
        plays.iter().any(|(_, after)| {
            let seen = after.seen_by_mover();
            seen.own() == wanted.own() && seen.opp() == wanted.opp()
        })
    }

    /// Figure 1 is the start, and those without a number here are told beside their drawing.
    #[test]
    fn every_figure_of_the_booklet_is_drawn() {
        let all: Vec<Example> = ["moving", "hitting", "entering", "bearing-off"]
            .into_iter()
            .flat_map(|section| examples(section, &Rulebook::from(Preset::Jumbo)))
            .collect();
        let numbered = |figure| {
            all.iter()
                .flat_map(|one| &one.drawings)
                .any(|one| one.figure == Some(figure))
        };
        let told = |figure| {
            all.iter()
                .any(|one| one.key == format!("jumbo-{figure}") && !one.drawings.is_empty())
        };
        for figure in [
            "2a", "2b", "3", "4a", "4b", "5", "6", "7", "8a", "8b", "8c", "8d", "8e", "8f", "9",
        ] {
            assert!(numbered(figure) || told(figure), "{figure}");
        }
    }

    #[test]
    fn the_figures_of_the_booklet_follow_from_one_another() {
        for (from, side, a, b, to) in [
            (OPENING, Side::White, 6, 1, FIGURE_2A),
            (OPENING, Side::White, 6, 1, BLOCKED),
            (BLOCKED, Side::Black, 6, 5, FIGURE_3),
            (FIGURE_3, Side::White, 4, 2, FIGURE_4A),
            (FIGURE_3, Side::White, 4, 2, ENTERING),
            (ENTERING, Side::Black, 6, 5, FIGURE_5),
            (ENTERING, Side::White, 6, 4, FIGURE_6),
            (FIGURE_6, Side::Black, 2, 1, FIGURE_7),
            (FIGURE_8A, Side::White, 6, 2, FIGURE_8B),
            (FIGURE_8A, Side::White, 6, 2, FIGURE_8C),
            (FIGURE_8C, Side::White, 6, 4, FIGURE_8D),
            (FIGURE_8D, Side::White, 6, 5, FIGURE_8E),
            (FIGURE_8E, Side::Black, 5, 4, FIGURE_8F),
        ] {
            assert!(leads(from, side, a, b, to), "{a}-{b}");
        }
        let figure_9 = drawn(BEARING_OFF.white, FIGURE_9_CLOSED.black);
        assert!(leads(figure_9, Side::White, 1, 1, FIGURE_9_CLOSED));
    }

    #[test]
    fn the_danish_and_the_dutch_examples_hold() {
        let danish = Preset::Danish;
        assert!(may(DANISH_OPENING, danish, &[(24, 20), (20, 15)]));
        assert!(may(DANISH_OPENING, danish, &[(13, 9), (13, 8)]));
        assert!(may(WAITING, danish, &[]));
        assert!(may(SUMS, danish, &[]));
        assert!(may_with(SUMS, Side::Black, Roll::new(5, 1).unwrap(), danish, &[]));
        assert!(may(DANISH_AT_HOME, danish, &[(6, 0), (3, 0)]));
        assert!(may(PLAYER_2_AT_HOME, Preset::Buffalo, &[(5, 0), (3, 0)]));
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
