//! The tutor: hints before a decision, and a summary of what was costly.

use crate::decision::{Decision, Made, Verdict};
use crate::judge::{CubeAdvice, Judge, JudgeFault, RankedPlay, settings};
use pasch_engine::Interrupt;
use pasch_rules::{Pair, Session, Side};
use serde::{Deserialize, Serialize};

/// How many plays a hint lists, and how many decisions a summary.
const LISTED: usize = 10;

/// What the engine would do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hint {
    /// The plays, best first, if there is a throw to play.
    pub plays: Vec<RankedPlay>,
    /// The cube, if there is a decision about it.
    pub cube: Option<CubeAdvice>,
    /// Which engine looked how far.
    pub settings: String,
}

/// What a player who looks so many plies ahead would do: the plays with a throw, the cube otherwise.
pub fn hint(judge: &mut Judge, session: &Session, plies: u8, interrupt: &impl Interrupt) -> Result<Hint, JudgeFault> {
    let mut situation = session.situation();
    situation.waiting = None;
    let mut hint = Hint {
        settings: settings(plies),
        ..Hint::default()
    };
    match session.game().roll() {
        Some(roll) => {
            hint.plays = judge.rank(&situation, roll, plies, interrupt)?;
            hint.plays.truncate(LISTED);
        }
        None => hint.cube = judge.evaluate(&situation, plies, interrupt)?.cube,
    }
    Ok(hint)
}

/// Is this a decision that the tutor judges? A play that nobody had a choice about is none.
pub fn judged_decision(decision: &Decision) -> bool {
    match &decision.made {
        Made::Play(_, steps) => !steps.is_empty(),
        Made::Doubled(_) | Made::Answered(_) => true,
    }
}

/// The tutor's summary of a session so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Summary {
    /// Decisions judged.
    pub decisions: Pair<u32>,
    /// What they cost together.
    pub cost: Pair<f64>,
    /// The costliest, first the worst.
    pub costliest: Vec<Verdict>,
    /// Decisions still being looked at.
    pub pending: u32,
}

/// What was costly.
pub fn summary(verdicts: &[Verdict], pending: u32) -> Summary {
    let of = |side: Side| verdicts.iter().filter(move |verdict| verdict.side == side);
    let mut costliest: Vec<Verdict> = verdicts.iter().filter(|verdict| verdict.cost > 0.0).cloned().collect();
    costliest.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    costliest.truncate(LISTED);
    Summary {
        decisions: Pair::of(|side| of(side).count() as u32),
        cost: Pair::of(|side| of(side).map(|verdict| verdict.cost).sum()),
        costliest,
        pending,
    }
}
