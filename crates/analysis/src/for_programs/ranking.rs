//! The plays of a throw, the best first.

use super::Asked;
use crate::judge::Judge;
use crate::ranking::{Ranked, Ranking as RankingPlan};
use pasch_engine::{Interrupt, Interrupted};
use pasch_notation::{PositionId, format_play};
use pasch_rules::Roll;
use serde::Serialize;

/// The plays of a throw, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ranking {
    /// The position's ID.
    pub position: String,
    /// The dice.
    pub dice: [u8; 2],
    /// The rulebook.
    pub rulebook: String,
    /// How far it was looked ahead.
    pub ply: u8,
    /// Is the cube counted?
    pub cubeful: bool,
    /// The plays.
    pub plays: Vec<RankedPlay>,
}

/// A play with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RankedPlay {
    /// In notation.
    pub play: String,
    /// The ID of what it leaves, the opponent on roll.
    pub position: String,
    /// Equity per unit of the cube.
    pub equity: f32,
    /// The mover's chances afterwards.
    pub probs: [f32; 5],
    /// How far this play was looked at: the less promising ones are not followed as deep.
    pub ply: u8,
    /// How much less than the best.
    pub cost: f32,
}

/// How plays are ranked.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// With the cube?
    pub cubeful: bool,
    /// How far ahead at most.
    pub plies: u8,
}

impl Ranking {
    /// Ranks the plays; `think` carries out the plan, where and as long as it likes.
    pub fn of(
        asked: &Asked,
        roll: Roll,
        figures: Figures,
        judge: &mut Judge,
        until: &impl Interrupt,
        think: impl FnOnce(&RankingPlan, &mut Judge) -> Ranked,
    ) -> Result<Ranking, Interrupted> {
        let Asked { position, stakes, .. } = asked;
        let Figures { cubeful, plies } = figures;
        let plan = RankingPlan::new(
            judge,
            asked.law(),
            (position, roll),
            stakes.clone(),
            cubeful,
            plies,
            until,
        )?;
        let known = think(&plan, judge);
        let equity = |value: f32| match cubeful {
            true => value,
            false => stakes.tariff().equity(value, stakes.cube.value),
        };
        let best = known.plays.first().map_or(0.0, |ranked| equity(ranked.value));
        Ok(Ranking {
            position: asked.id(),
            dice: roll.into(),
            rulebook: asked.rulebook.name(),
            ply: known.plies,
            cubeful,
            plays: known
                .plays
                .iter()
                .map(|ranked| RankedPlay {
                    play: format_play(&ranked.play, position),
                    position: PositionId::from(ranked.after.opponent_on_roll()).to_string(),
                    equity: equity(ranked.value),
                    probs: ranked.chances.to_array(),
                    ply: ranked.plies,
                    cost: (best - equity(ranked.value)).max(0.0),
                })
                .collect(),
        })
    }
}
