//! Another program's opinion about a decision, in our measures.
//!
//! The numbers are that program's: equities as it gives them, or chances to win the match turned into equities by
//! our table. What it cost and what counts is recomputed from them by the same rules as ours.

use crate::account::{CLOSE, Entry};
use crate::course::Course;
use crate::cube_look::is_trivial_roll;
use crate::decision::Choice;
use crate::decision::{Decision, Matter};
use crate::judgement::{Luck, NOTHING};
use crate::judging::{match_difference, spread};
use crate::mark::CubeError;
use pasch_engine::{CubeAnswer, Engine, Stakes};
use pasch_notation::{CubeOpinion, Opinion, Opinions, PlayOpinion, Worth, format_play};
use pasch_rules::Roll;

/// What another program thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Theirs {
    /// What it would have done.
    pub best: Choice,
    /// For the sums.
    pub entry: Entry,
}

/// What another program thinks of each decision of a course, where it has an opinion.
pub fn theirs(course: &Course, opinions: &Opinions, engine: &Engine) -> Vec<Option<Theirs>> {
    let of = |decision: &Decision| {
        let game = (decision.game as usize).checked_sub(1)?;
        let opinion = opinions.of(game, decision.deed as usize)?;
        Theirs::of(decision, opinion, &engine.stakes(&decision.situation))
    };
    course.decisions.iter().map(of).collect()
}

impl Theirs {
    fn of(decision: &Decision, opinion: &Opinion, stakes: &Stakes) -> Option<Theirs> {
        let own = match &decision.matter {
            Matter::Play { roll, .. } => {
                let judged = opinion.play.as_ref()?;
                Theirs::of_play(decision, judged, *roll, opinion.luck, stakes)
            }
            Matter::Double(doubled) => Theirs::of_double(decision, opinion.cube.as_ref()?, *doubled, stakes),
            Matter::Answer(answer) => Theirs::of_answer(decision, opinion.cube.as_ref()?, *answer, stakes),
            Matter::Resign(_) | Matter::Accept(_) | Matter::Decline(_) => None,
        }?;
        let match_cost = match_difference(stakes, own.entry.cost);
        Some(Theirs {
            entry: Entry {
                match_cost,
                ..own.entry
            },
            ..own
        })
    }

    fn of_play(
        decision: &Decision,
        judged: &PlayOpinion,
        roll: Roll,
        luck: Option<Worth>,
        stakes: &Stakes,
    ) -> Option<Theirs> {
        let position = decision.situation.position().ok()?;
        let rules = decision.situation.law.rulebook.checker;
        let worth = |at: usize| {
            judged
                .candidates
                .get(at)
                .map(|candidate| equity(candidate.equity, stakes))
        };
        let depth = |at: usize| judged.candidates.get(at).map(|candidate| candidate.depth);
        let best = worth(0)?;
        let told = judged.cost.map(|cost| difference(cost, stakes).max(0.0));
        let made = judged.played.and_then(worth);
        // The play made may have been looked at less closely than the best: then the program knows better what it cost.
        let alike = judged.played.is_some_and(|made| depth(made) == depth(0));
        let reckoned = made.map(|made| (best - made).max(0.0));
        let cost = if alike { reckoned.or(told) } else { told.or(reckoned) }?;
        let spread = spread(best, (0..).map_while(worth));
        let distinct = position.legal_plays(roll, &rules).len();
        let play = judged.candidates.first()?.steps.iter().copied().take(4).collect();
        Some(Theirs {
            best: Choice::Play(format_play(&play, &position)),
            entry: Entry {
                cost,
                counted: judged.counted.unwrap_or(distinct > 1 && spread >= NOTHING),
                open: distinct > 1,
                luck: luck.map(|luck| {
                    let equity = difference(luck, stakes);
                    let match_chance = match_difference(stakes, equity);
                    Luck { equity, match_chance }
                }),
                ..Entry::about(decision)
            },
        })
    }

    fn of_double(decision: &Decision, cube: &CubeOpinion, doubled: bool, stakes: &Stakes) -> Option<Theirs> {
        let [hold, take, pass] = numbers(cube, stakes);
        let gained = take.min(pass) - hold;
        let cost = if doubled { -gained } else { gained }.max(0.0);
        Some(Theirs {
            best: if gained > 0.0 { Choice::Double } else { Choice::NoDouble },
            entry: Entry {
                cost,
                counted: doubled || !is_trivial_roll(hold, take, pass, cost),
                open: gained.abs() < CLOSE,
                cube_error: CubeError::of_doubling(doubled, take, pass, cost),
                ..Entry::about(decision)
            },
        })
    }

    fn of_answer(decision: &Decision, cube: &CubeOpinion, answer: CubeAnswer, stakes: &Stakes) -> Option<Theirs> {
        let [hold, take, pass] = numbers(cube, stakes);
        let left = if answer == CubeAnswer::Pass { pass } else { take };
        let cost = left - take.min(pass);
        Some(Theirs {
            best: if take > pass { Choice::Pass } else { Choice::Take },
            entry: Entry {
                cost,
                counted: true,
                open: (hold - take.min(pass)).abs() < CLOSE,
                cube_error: CubeError::of_answer(answer, cost),
                ..Entry::about(decision)
            },
        })
    }
}

/// No double, double and take, double and pass.
fn numbers(cube: &CubeOpinion, stakes: &Stakes) -> [f64; 3] {
    [cube.no_double, cube.double_take, cube.double_pass].map(|worth| equity(worth, stakes))
}

/// A worth as normalised equity.
fn equity(worth: Worth, stakes: &Stakes) -> f64 {
    match worth {
        Worth::Equity(equity) => equity,
        Worth::MatchChance(chance) => {
            let worth = 2.0 * chance - 1.0;
            f64::from(stakes.tariff().equity(worth as f32, stakes.cube.value))
        }
    }
}

/// A difference of worths as a difference of normalised equities.
fn difference(worth: Worth, stakes: &Stakes) -> f64 {
    match worth {
        Worth::Equity(equity) => equity,
        Worth::MatchChance(chance) => match match_difference(stakes, 1.0) {
            Some(whole) if whole > 0.0 => chance / whole,
            _ => chance,
        },
    }
}
