//! The tutor: hints before a decision, and a summary of what was costly.

use crate::answers::Answers;
use crate::judge::{CubeAdvice, Judge, JudgeFault, RankedPlay, settings};
use crate::judgement::TurnedOn;
use crate::verdict::{CLOSELY, Verdict};
use pasch_engine::Interrupt;
use pasch_rules::{Pair, Session, Side, Turning, Waiting};
use serde::{Deserialize, Serialize};

/// How many plays a hint lists, and how many decisions a summary.
const LISTED: usize = 10;

/// What the engine would do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The plays, best first, if there is a throw to play.
    pub plays: Vec<RankedPlay>,
    /// The cube, if there is a decision about it.
    pub cube: Option<CubeAdvice>,
    /// What the answers come to, if the cube was turned in answer to a double.
    pub turned_on: Option<TurnedOn>,
    /// Which engine looked how far.
    pub settings: String,
}

/// What the engine would do in a session: the plays with a throw, the answer to a cube that was turned on, the cube
/// otherwise.
pub fn hint(judge: &mut Judge, session: &Session, interrupt: &impl Interrupt) -> Result<Hint, JudgeFault> {
    let plies = CLOSELY.plies();
    let mut situation = session.situation();
    let turned_on = matches!(situation.waiting, Some(Waiting::Turned(turning)) if turning != Turning::Double);
    let mut hint = Hint {
        settings: settings(plies),
        ..Hint::default()
    };
    if let (true, Some(side)) = (turned_on, session.game().phase().turn()) {
        let Answers { take, pass, .. } = Answers::to_more(judge, &situation, side, false, plies, interrupt)?;
        hint.turned_on = Some(TurnedOn { take, pass });
        return Ok(hint);
    }
    situation.waiting = None;
    match session.game().roll() {
        Some(roll) => {
            hint.plays = judge.rank(&situation, roll, plies, interrupt)?;
            hint.plays.truncate(LISTED);
        }
        None => hint.cube = judge.evaluate(&situation, plies, interrupt)?.cube,
    }
    Ok(hint)
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
