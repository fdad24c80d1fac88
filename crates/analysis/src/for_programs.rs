//! What programs are told, with the same fields and figures at the command line and over HTTP.
//!
//! Whoever asks has read a position and knows what is at stake in it: that is an [`Asked`]. The answers are plain data, to be
//! written as JSON; sentences in them are told in the language of whoever asks.

mod evaluation;
mod judged_match;
mod plays;
mod ranking;
mod rolled_out;

pub use evaluation::{CubeAction, Evaluation};
pub use judged_match::{About, Analysis, Costs, Counts, Decision, Game, Player, Sums, TheirDecision, TheirSums};
pub use plays::{LegalPlay, Plays};
pub use ranking::{Figures, RankedPlay, Ranking};
pub use rolled_out::{RolledOut, RolledPlay, Settings};

use pasch_engine::Stakes;
use pasch_notation::PositionId;
use pasch_rules::{BoardLaw, Position, Rulebook};

/// A position that is asked about, by whose rules, and what is at stake.
#[derive(Clone, Debug)]
pub struct Asked {
    /// As the player on roll sees it.
    pub position: Position,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// The cube and the score.
    pub stakes: Stakes,
}

impl Asked {
    /// The position's ID.
    pub fn id(&self) -> String {
        PositionId::from(self.position).to_string()
    }

    /// The law of the board.
    pub fn law(&self) -> BoardLaw {
        BoardLaw::from(self.rulebook.answers())
    }
}
