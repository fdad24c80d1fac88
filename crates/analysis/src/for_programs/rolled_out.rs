//! What a rollout came to.

use super::Asked;
use crate::rollout::{Known, Rollout, RolloutResult};
use pasch_notation::PositionId;
use serde::Serialize;

/// What a rollout came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RolledOut {
    /// The position's ID.
    pub position: String,
    /// The rulebook.
    pub rulebook: String,
    /// How it was played out.
    pub settings: Settings,
    /// Was it stopped before all was played out?
    pub interrupted: bool,
    /// The best first; the position itself where no dice were given.
    pub results: Vec<RolledPlay>,
}

/// How it was played out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// How often each was to be played out.
    pub trials: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// With the cube?
    pub cubeful: bool,
    /// After how many plies the nets judge; nothing where games were played to their end.
    pub truncate: Option<u16>,
    /// Was the luck taken out?
    pub variance_reduction: bool,
}

/// What one play, or the position itself, came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RolledPlay {
    /// The play, where dice were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// The ID of what it leaves, the opponent on roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The equity.
    pub equity: f64,
    /// Its standard error.
    pub equity_error: f64,
    /// Chances.
    pub probs: [f32; 5],
    /// Their standard errors.
    pub errors: [f64; 5],
    /// How often it was played out.
    pub trials: u32,
}

impl RolledOut {
    /// What is known of a rollout by now; of what was not played out at all, nothing is.
    pub fn of(asked: &Asked, plan: &Rollout, known: &Known, interrupted: bool) -> RolledOut {
        let results = plan.results(known).into_iter().filter(|result| result.trials > 0);
        RolledOut {
            position: asked.id(),
            rulebook: asked.rulebook.name(),
            settings: Settings {
                trials: plan.trials,
                seed: plan.settings.seed,
                cubeful: plan.settings.cubeful,
                truncate: plan.settings.truncate,
                variance_reduction: plan.settings.variance_reduction,
            },
            interrupted,
            results: results.map(RolledPlay::from).collect(),
        }
    }
}

impl From<RolloutResult> for RolledPlay {
    fn from(result: RolloutResult) -> RolledPlay {
        RolledPlay {
            play: result.play,
            position: result.after.map(|position| PositionId::from(position).to_string()),
            equity: result.equity,
            equity_error: result.equity_error,
            probs: result.chances.to_array(),
            errors: result.errors,
            trials: result.trials,
        }
    }
}
