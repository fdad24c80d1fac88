//! The tutor's verdict on a decision at a table: the judgement in the words of a page.

use crate::decision::{Choice, Decision, DecisionKind, Matter};
use crate::judge::{CubeAdvice, Judge, JudgeFault, RankedPlay, settings};
use crate::judgement::{Finding, TurnedOn};
use crate::thoroughness::Thoroughness;
use pasch_engine::Interrupt;
use pasch_notation::Xgid;
use pasch_rules::{Board, Roll, Side, Step};
use serde::{Deserialize, Serialize};

/// How closely the tutor looks.
pub(crate) const CLOSELY: Thoroughness = Thoroughness::Standard;
/// Costs are told in thousandths; what would be told as none is none.
const LEAST: f64 = 0.0005;

/// What was done, what was best, and what the difference cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verdict {
    /// The game of the session.
    pub game: u32,
    /// The number of the action in the session, which names the decision.
    pub number: u32,
    /// Who decided.
    pub side: Side,
    /// About what.
    pub kind: DecisionKind,
    /// The dice, for a play.
    #[cfg_attr(feature = "typescript", ts(type = "[number, number] | null"))]
    pub dice: Option<Roll>,
    /// The board before.
    pub board: Board,
    /// What was done.
    pub made: Choice,
    /// What the engine preferred.
    pub best: Choice,
    /// The steps that the engine preferred.
    pub best_steps: Vec<Step>,
    /// The steps that were made.
    pub made_steps: Vec<Step>,
    /// What it cost, in points per unit of the cube; 0 for the best.
    pub cost: f64,
    /// The best few plays, with the one made among them.
    pub plays: Vec<RankedPlay>,
    /// The cube's numbers, for a double before the roll and its answer.
    pub cube: Option<CubeAdvice>,
    /// What the answers come to, for a cube that was turned in answer to a double.
    #[serde(default)]
    pub turned_on: Option<TurnedOn>,
    /// The situation as XGID, to take it to the editor.
    pub xgid: String,
    /// Which engine looked how far.
    #[serde(default)]
    pub settings: String,
}

impl Decision {
    /// The verdict; none for what the tutor does not judge.
    pub fn verdict(&self, judge: &mut Judge, interrupt: &impl Interrupt) -> Result<Option<Verdict>, JudgeFault> {
        let kind = self.matter.kind();
        if kind == DecisionKind::Resign {
            return Ok(None);
        }
        let judgement = judge.judgement(self, CLOSELY, interrupt)?;
        let Some((made, best)) = judgement.choices(self) else {
            return Ok(None);
        };
        // What is told as nothing is nothing, and what was done as good as any.
        let costly = judgement.cost >= LEAST;
        let steps = |play: &RankedPlay| play.steps.clone();
        let (best_steps, made_steps) = judgement
            .best_and_made()
            .map_or_else(Default::default, |(best, made)| (steps(best), steps(made)));
        let mut verdict = Verdict {
            game: self.game,
            number: self.number,
            side: self.side,
            kind,
            dice: match self.matter {
                Matter::Play { roll, .. } => Some(roll),
                _ => None,
            },
            board: self.situation.standing.board,
            best: if costly { best } else { made.clone() },
            made,
            best_steps: if costly { best_steps } else { made_steps.clone() },
            made_steps,
            cost: if costly { judgement.cost } else { 0.0 },
            plays: Vec::new(),
            cube: None,
            turned_on: None,
            xgid: Xgid::of(&self.situation)
                .map(|xgid| xgid.to_string())
                .unwrap_or_default(),
            settings: settings(judgement.plies),
        };
        match judgement.finding {
            Finding::Plays { plays, .. } => verdict.plays = plays,
            Finding::Cube { advice, .. } => verdict.cube = Some(advice),
            Finding::TurnedOn(turned_on) => verdict.turned_on = Some(turned_on),
            Finding::Resignation { .. } => {}
        }
        Ok(Some(verdict))
    }

    /// Is this a decision that the tutor judges? A play that nobody had a choice about is none.
    pub fn is_for_the_tutor(&self) -> bool {
        match &self.matter {
            Matter::Play { steps, .. } => !steps.is_empty(),
            Matter::Double(_) | Matter::Answer(_) => true,
            Matter::Resign(_) | Matter::Accept(_) | Matter::Decline(_) => false,
        }
    }
}
