//! What a position is worth to the player on roll.

use super::Asked;
use crate::deepening::deepen;
use crate::judge::{Judge, JudgeFault};
use pasch_engine::{CubeDecision, Interrupt};
use serde::Serialize;
use std::ops::RangeInclusive;

/// What a position is worth to the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Evaluation {
    /// The position's ID.
    pub position: String,
    /// The rulebook.
    pub rulebook: String,
    /// How far it was looked ahead.
    pub ply: u8,
    /// Chances: win, win gammon, win backgammon, lose gammon, lose backgammon.
    pub probs: [f32; 5],
    /// The equity without a cube.
    pub equity: f32,
    /// What to do with the cube.
    pub cube: CubeAction,
    /// The chance to win the match, at a match score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mwc: Option<f32>,
}

/// What to do with the cube, in equity per unit of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CubeAction {
    /// Without a double.
    pub no_double: f32,
    /// Doubled and taken.
    pub double_take: f32,
    /// Doubled and passed.
    pub double_pass: f32,
    /// `no double`, `double`, `redouble`, `too good` or `not available`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub action: &'static str,
    /// `take`, `pass`, `beaver` or `redouble`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub answer: &'static str,
}

impl Evaluation {
    /// Looks as far ahead as the first number to the end, and then on to the last one, a ply farther each time, as long as
    /// nobody says stop.
    pub fn of(
        asked: &Asked,
        judge: &mut Judge,
        plies: RangeInclusive<u8>,
        until: &impl Interrupt,
    ) -> Result<Evaluation, JudgeFault> {
        let searcher = judge.searcher(asked.law(), until)?;
        let (ply, (decision, chances)) = deepen(plies, |plies, stoppable| {
            let stop = stoppable.then_some(until);
            Ok(searcher.decide(&asked.position, &asked.stakes, plies, &stop)?)
        })?;
        let (tariff, cube) = (asked.stakes.tariff(), asked.stakes.cube);
        Ok(Evaluation {
            position: asked.id(),
            rulebook: asked.rulebook.name(),
            ply,
            probs: chances.to_array(),
            equity: tariff.equity(tariff.cubeless_worth(&chances, cube), cube.value),
            cube: CubeAction::from(&decision),
            mwc: decision.mwc,
        })
    }
}

impl From<&CubeDecision> for CubeAction {
    fn from(decision: &CubeDecision) -> CubeAction {
        CubeAction {
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_pass: decision.double_pass,
            action: decision.action.name(),
            answer: decision.answer.name(),
        }
    }
}
