//! Why a choice was wrong: a few short sentences, each with the figure it rests on.
//!
//! Nothing is said that was not counted on the board or found by the judgement. A sentence is said only where its
//! figure speaks for the better choice and is large enough for a person to see.

use crate::board_facts::{anchors, blots, home_points, prime, shots};
use crate::decision::{Decision, Matter};
use crate::judge::{CubeAdvice, RankedPlay};
use crate::judgement::{Finding, Judgement};
use crate::mark::Mark;
use pasch_engine::{CubeAnswer, Engine, Stakes};
use pasch_notation::Chances;
use pasch_rules::{CheckerRules, OFF, Position, Roll, Sentence, Situation, Step, Variable};
use serde::{Deserialize, Serialize};

/// Sentences about one error, at most.
const MOST: usize = 3;
/// Shots more that are worth a word.
const SHOTS: u32 = 3;
/// Pips behind, with the opponent to roll, that make a race not worth running.
const BEHIND: u32 = 4;
/// Pips ahead that make one worth running: what the opponent's next throw brings on average.
const AHEAD: u32 = 8;
/// Points in a row that are worth a word.
const ROW: u32 = 4;
/// Per cent of the games that are worth a word.
const PER_CENT: u32 = 2;
/// Gammons that weigh on a take, in per cent of the games.
const MANY_GAMMONS: u32 = 15;
/// The opponent's home board begins here.
const THEIR_HOME: usize = 19;

/// A reason, with its figures. "The play" is the one that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "why")]
#[non_exhaustive]
pub enum Why {
    /// The best play hits; the opponent has so many pips more to go after it.
    Hit {
        /// Pips.
        pips: u32,
    },
    /// The play can be hit in so many of the 36 ways the dice fall, the best in so many.
    Shots {
        /// After the play.
        made: u32,
        /// After the best.
        best: u32,
    },
    /// The play breaks up a row of points that the best keeps.
    RowBroken {
        /// The longest row after the play.
        made: u32,
        /// After the best, and before.
        best: u32,
    },
    /// The best play makes a longer row of points.
    RowMissed {
        /// The longest row after the play.
        made: u32,
        /// After the best.
        best: u32,
    },
    /// The best play makes a point in its home board that the play does not.
    Point {
        /// In the mover's counting.
        point: u8,
    },
    /// The play gives up an anchor that the best keeps.
    Anchor {
        /// In the mover's counting.
        point: u8,
    },
    /// The play bears off fewer checkers.
    Off {
        /// By the play.
        made: u32,
        /// By the best.
        best: u32,
    },
    /// The play leaves more checkers in the opponent's home board and on the bar.
    Back {
        /// After the play.
        made: u32,
        /// After the best.
        best: u32,
    },
    /// The play gives up all contact, and after it the mover is behind in the race.
    RunBehind {
        /// Pips behind, after the play.
        behind: u32,
    },
    /// The best play gives up all contact, and after it the mover is ahead in the race.
    RunAhead {
        /// Pips ahead, after the best play.
        ahead: u32,
    },
    /// The play leaves more single checkers.
    Blots {
        /// After the play.
        made: u32,
        /// After the best.
        best: u32,
    },
    /// The best play wins more gammons.
    Gammons {
        /// Per cent of the games.
        percent: u32,
    },
    /// The play loses more gammons.
    GammonsLost {
        /// Per cent of the games.
        percent: u32,
    },
    /// The best play wins more games.
    Wins {
        /// Per cent of the games.
        percent: u32,
    },
    /// Nothing above: what the best choice is worth more.
    Worth {
        /// Thousandths of a point.
        thousandths: u32,
    },
    /// In a race, the doubler is ahead before the roll.
    RaceAhead {
        /// Pips ahead.
        ahead: u32,
        /// The doubler's own pips.
        pips: u32,
    },
    /// In a race, the doubler is behind before the roll.
    RaceBehind {
        /// Pips behind.
        behind: u32,
        /// The doubler's own pips.
        pips: u32,
    },
    /// Playing on is worth more than the double that would be passed.
    TooGood {
        /// Playing on, in per cent of the stake.
        hold: u32,
    },
    /// A double would be passed, and wins more than playing on is worth.
    Cash {
        /// Playing on, in per cent of the stake.
        hold: u32,
    },
    /// What the doubler wins without a double.
    DoublerWins {
        /// Per cent of the games.
        win: u32,
        /// Of those, per cent of all games with a gammon or more.
        gammon: u32,
    },
    /// What the one doubled wins, and what he needs for a take with a cube that is not turned again, gammons aside.
    TakePoint {
        /// Per cent of the games.
        win: u32,
        /// Per cent of the games.
        need: u32,
    },
    /// The one doubled loses many gammons.
    GammonsAgainst {
        /// Per cent of the games.
        percent: u32,
    },
    /// The opponent needs so few points that the doubled cube is dead in his hands.
    DeadCube {
        /// Points that the opponent needs.
        points: u32,
    },
    /// The opponent wins the match with this game as it is: a double costs nothing.
    NothingToLose {
        /// Points that the opponent needs.
        points: u32,
    },
    /// The doubler wins the match with this game as it is: a double gains nothing.
    Enough {
        /// Points that the doubler needs.
        points: u32,
    },
}

impl Why {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        let both = |key, made: u32, best: u32| Sentence::new(key, [("made", made.into()), ("best", best.into())]);
        let one = |key, name, number: u32| Sentence::new(key, [(name, number.into())]);
        match *self {
            Why::Hit { pips } => one("why-hit", "pips", pips),
            Why::Shots { made, best } => both("why-shots", made, best),
            Why::RowBroken { made, best } => both("why-row-broken", made, best),
            Why::RowMissed { made, best } => both("why-row-missed", made, best),
            Why::Point { point } => Sentence::new("why-point", [("point", Variable::Point(point))]),
            Why::Anchor { point } => Sentence::new("why-anchor", [("point", Variable::Point(point))]),
            Why::Off { made, best } => both("why-off", made, best),
            Why::Back { made, best } => both("why-back", made, best),
            Why::RunBehind { behind } => one("why-run-behind", "behind", behind),
            Why::RunAhead { ahead } => one("why-run-ahead", "ahead", ahead),
            Why::Blots { made, best } => both("why-blots", made, best),
            Why::Gammons { percent } => one("why-gammons", "percent", percent),
            Why::GammonsLost { percent } => one("why-gammons-lost", "percent", percent),
            Why::Wins { percent } => one("why-wins", "percent", percent),
            Why::Worth { thousandths } => one("why-worth", "thousandths", thousandths),
            Why::RaceAhead { ahead, pips } => {
                Sentence::new("why-race-ahead", [("ahead", ahead.into()), ("pips", pips.into())])
            }
            Why::RaceBehind { behind, pips } => {
                Sentence::new("why-race-behind", [("behind", behind.into()), ("pips", pips.into())])
            }
            Why::TooGood { hold } => one("why-too-good", "hold", hold),
            Why::Cash { hold } => one("why-cash", "hold", hold),
            Why::DoublerWins { win, gammon } => {
                Sentence::new("why-doubler-wins", [("win", win.into()), ("gammon", gammon.into())])
            }
            Why::TakePoint { win, need } => {
                Sentence::new("why-take-point", [("win", win.into()), ("need", need.into())])
            }
            Why::GammonsAgainst { percent } => one("why-gammons-against", "percent", percent),
            Why::DeadCube { points } => one("why-dead-cube", "points", points),
            Why::NothingToLose { points } => one("why-nothing-to-lose", "points", points),
            Why::Enough { points } => one("why-enough", "points", points),
        }
    }
}

/// Why a choice was wrong, the weightiest reason first; nothing where it was not marked.
pub fn whys(decision: &Decision, judgement: &Judgement, engine: &Engine) -> Vec<Why> {
    if Mark::of(judgement.cost).is_none() {
        return Vec::new();
    }
    let mut found = match (&decision.matter, &judgement.finding) {
        (Matter::Play { roll, .. }, Finding::Plays { .. }) => match judgement.best_and_made() {
            Some((best, made)) => of_play(&decision.situation, *roll, best, made),
            None => Vec::new(),
        },
        (Matter::Double(doubled), Finding::Cube { advice, chances, .. }) => {
            of_double(&decision.situation, *doubled, advice, chances)
        }
        (Matter::Answer(answer), Finding::Cube { chances, .. }) => {
            let stakes = engine.stakes(&decision.situation);
            of_answer(&decision.situation, &stakes, *answer, chances)
        }
        _ => Vec::new(),
    };
    if found.is_empty() {
        found.push(Why::Worth {
            thousandths: (judgement.cost * 1000.0).round() as u32,
        });
    }
    found.truncate(MOST);
    found
}

fn of_play(situation: &Situation, roll: Roll, best: &RankedPlay, made: &RankedPlay) -> Vec<Why> {
    let rules = situation.law.rulebook.checker;
    let Ok(before) = situation.position() else {
        return Vec::new();
    };
    let after = |steps: &[Step]| before.play(steps, roll, &rules).ok();
    let (Some((_, best_after)), Some((_, made_after))) = (after(&best.steps), after(&made.steps)) else {
        return Vec::new();
    };
    let pair = Pair {
        before,
        best: *best_after.seen_by_mover(),
        made: *made_after.seen_by_mover(),
    };
    let hits = |steps: &[Step]| steps.iter().any(|step| step.hit);
    let board = [
        pair.run(),
        (hits(&best.steps) && !hits(&made.steps)).then(|| pair.hit()).flatten(),
        pair.shots(&rules),
        pair.row(),
        pair.anchor(),
        pair.point(),
        pair.off(),
        pair.back(),
    ];
    let chances = of_chances(&best.chances, &made.chances);
    // The weightiest of both kinds: what is seen on the board, and what comes of it.
    let mut found: Vec<Why> = board.into_iter().flatten().take(MOST - 1).collect();
    found.extend(chances);
    if found.is_empty() {
        found.extend(pair.blots());
    }
    found
}

/// The differences of the chances that are worth a word, the largest first.
fn of_chances(best: &Chances, made: &Chances) -> Vec<Why> {
    let more = |more: f64, less: f64| per_cent(more - less);
    let mut found = [
        (more(best.win, made.win), 0),
        (more(best.win_gammon, made.win_gammon), 1),
        (more(made.lose_gammon, best.lose_gammon), 2),
    ];
    found.sort_by_key(|&(percent, kind)| (std::cmp::Reverse(percent), kind));
    let told = found.into_iter().filter(|(percent, _)| *percent >= PER_CENT);
    told.map(|(percent, kind)| match kind {
        0 => Why::Wins { percent },
        1 => Why::Gammons { percent },
        _ => Why::GammonsLost { percent },
    })
    .collect()
}

/// Whole per cent of a chance; nothing below zero.
fn per_cent(chance: f64) -> u32 {
    (chance * 100.0).round().max(0.0) as u32
}

/// The board before, after the best play and after the one made, all seen by the mover.
struct Pair {
    before: Position,
    best: Position,
    made: Position,
}

impl Pair {
    /// Contact that one of the plays gives up and the other keeps, and how the race stands then.
    fn run(&self) -> Option<Why> {
        let race = |position: &Position| (position.pips(), position.opponent_pips());
        match (self.made.is_race(), self.best.is_race()) {
            (true, false) => {
                let (own, opp) = race(&self.made);
                let behind = own.checked_sub(opp)?;
                (behind >= BEHIND).then_some(Why::RunBehind { behind })
            }
            (false, true) => {
                let (own, opp) = race(&self.best);
                let ahead = opp.checked_sub(own)?;
                (ahead >= AHEAD).then_some(Why::RunAhead { ahead })
            }
            _ => None,
        }
    }

    fn hit(&self) -> Option<Why> {
        let pips = self.best.opponent_pips().checked_sub(self.made.opponent_pips())?;
        (pips > 0).then_some(Why::Hit { pips })
    }

    fn shots(&self, rules: &CheckerRules) -> Option<Why> {
        let [made, best] = [&self.made, &self.best].map(|after| shots(&after.flipped(), rules));
        (made >= best + SHOTS).then_some(Why::Shots { made, best })
    }

    fn row(&self) -> Option<Why> {
        // Where nobody has to get past it, a row is worth nothing.
        if self.made.is_race() {
            return None;
        }
        let [before, best, made] = [&self.before, &self.best, &self.made].map(|position| prime(position.own()).0);
        match () {
            () if best < ROW || best <= made => None,
            () if before == best => Some(Why::RowBroken { made, best }),
            () => Some(Why::RowMissed { made, best }),
        }
    }

    fn anchor(&self) -> Option<Why> {
        if anchors(self.best.own()) <= anchors(self.made.own()) {
            return None;
        }
        let given_up = |point: &usize| {
            [&self.before, &self.best]
                .iter()
                .all(|position| position.own()[*point] >= 2)
                && self.made.own()[*point] < 2
        };
        // The checkers that have not left the rearmost point are no anchor to hold on to.
        let point = (THEIR_HOME..24).find(given_up)?;
        Some(Why::Anchor { point: point as u8 })
    }

    fn point(&self) -> Option<Why> {
        if self.made.is_race() || home_points(self.best.own()) <= home_points(self.made.own()) {
            return None;
        }
        let only_best = |point: &usize| {
            self.best.own()[*point] >= 2 && self.made.own()[*point] < 2 && self.before.own()[*point] < 2
        };
        let point = (1..=6).rev().find(only_best)?;
        Some(Why::Point { point: point as u8 })
    }

    fn off(&self) -> Option<Why> {
        let off = |position: &Position| position.own()[usize::from(OFF)];
        let [made, best] = [&self.made, &self.best].map(|after| u32::from(off(after) - off(&self.before)));
        (best > made).then_some(Why::Off { made, best })
    }

    fn back(&self) -> Option<Why> {
        let back = |position: &Position| position.own()[THEIR_HOME..].iter().map(|&count| u32::from(count)).sum();
        let [made, best]: [u32; 2] = [&self.made, &self.best].map(back);
        (made > best && !self.best.is_race()).then_some(Why::Back { made, best })
    }

    fn blots(&self) -> Option<Why> {
        let [made, best] = [&self.made, &self.best].map(|after| blots(after.own()));
        (made > best && !self.made.is_race()).then_some(Why::Blots { made, best })
    }
}

fn of_double(situation: &Situation, doubled: bool, advice: &CubeAdvice, chances: &Chances) -> Vec<Why> {
    let mut found = Vec::new();
    // A double that is passed wins the stake, 100 per cent of it.
    let hold = per_cent(advice.no_double);
    if advice.double_take > advice.double_pass {
        match doubled {
            true if hold > 100 => found.push(Why::TooGood { hold }),
            false if hold < 100 => found.push(Why::Cash { hold }),
            _ => {}
        }
    }
    let doubler = situation.standing.on_roll;
    let value = situation.standing.cube.value;
    if let (Some(own), Some(other)) = (situation.away(doubler), situation.away(doubler.other())) {
        if !doubled && other <= value {
            found.push(Why::NothingToLose { points: other });
        } else if !doubled && other <= value.saturating_mul(2) {
            found.push(Why::DeadCube { points: other });
        } else if doubled && own <= value {
            found.push(Why::Enough { points: own });
        }
    }
    found.extend(of_race(situation));
    found.push(doubler_wins(chances));
    found
}

fn of_answer(situation: &Situation, stakes: &Stakes, answer: CubeAnswer, chances: &Chances) -> Vec<Why> {
    let mut found = Vec::new();
    let (win, need) = (per_cent(1.0 - chances.win), per_cent(take_point(stakes)));
    let short = win < need;
    if (answer == CubeAnswer::Pass) != short && win != need {
        found.push(Why::TakePoint { win, need });
    }
    let gammons = per_cent(chances.win_gammon);
    if answer != CubeAnswer::Pass && gammons >= MANY_GAMMONS {
        found.push(Why::GammonsAgainst { percent: gammons });
    }
    found.extend(of_race(situation));
    if found.is_empty() {
        found.push(doubler_wins(chances));
    }
    found
}

fn doubler_wins(chances: &Chances) -> Why {
    Why::DoublerWins {
        win: per_cent(chances.win),
        gammon: per_cent(chances.win_gammon),
    }
}

/// Who is ahead, where nothing but the race is left.
fn of_race(situation: &Situation) -> Option<Why> {
    let position = situation.position().ok().filter(Position::is_race)?;
    let (pips, others) = (position.pips(), position.opponent_pips());
    match pips.cmp(&others) {
        std::cmp::Ordering::Less => Some(Why::RaceAhead {
            ahead: others - pips,
            pips,
        }),
        std::cmp::Ordering::Greater => Some(Why::RaceBehind {
            behind: pips - others,
            pips,
        }),
        std::cmp::Ordering::Equal => None,
    }
}

/// The chance that the one doubled needs for a take with a cube that is not turned again, all games being singles.
pub(crate) fn take_point(stakes: &Stakes) -> f64 {
    let tariff = stakes.tariff();
    let taken = stakes.cube.taken();
    // Seen by the doubler: passing gives him the cube as it stood, taking lets him win or lose the doubled one.
    let pass = f64::from(tariff.result(stakes.cube, true, 1));
    let (won, lost) = (
        f64::from(tariff.result(taken, true, 1)),
        f64::from(tariff.result(taken, false, 1)),
    );
    if won <= lost { 0.0 } else { (won - pass) / (won - lost) }
}
