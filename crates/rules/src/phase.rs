//! What a game waits for.

use crate::action::OpeningThrow;
use crate::board::Side;
use crate::cube::Offer;
use crate::dice::Roll;
use crate::refusal::Awaited;
use crate::result::{GameResult, Stake};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "phase"))]
pub enum Phase {
    /// The opening throws that have not been made yet.
    Opening {
        /// White's throw.
        white: Option<OpeningThrow>,
        /// Black's throw.
        black: Option<OpeningThrow>,
    },
    /// This side rolls, or doubles first.
    ToRoll {
        /// Who.
        side: Side,
    },
    /// This side plays the throw.
    ToPlay {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
    },
    /// A double waits for its answer.
    DoubleOffered(Offer),
    /// An offer to resign waits for its answer.
    ResignOffered {
        /// Who would lose.
        by: Side,
        /// How high.
        stake: Stake,
        /// Where the game goes on if it is declined.
        resume: Box<Phase>,
    },
    /// The game is over.
    Over(GameResult),
}

impl Phase {
    /// Who has to act, if it is one player alone.
    pub fn turn(&self) -> Option<Side> {
        match self {
            Phase::Opening { .. } | Phase::Over(_) => None,
            Phase::ToRoll { side } | Phase::ToPlay { side, .. } => Some(*side),
            Phase::DoubleOffered(offer) => Some(offer.by.other()),
            Phase::ResignOffered { by, .. } => Some(by.other()),
        }
    }

    pub(crate) fn awaited(&self) -> Awaited {
        match self {
            Phase::Opening { .. } => Awaited::OpeningThrow,
            Phase::ToRoll { .. } => Awaited::Roll,
            Phase::ToPlay { .. } => Awaited::Play,
            Phase::DoubleOffered(_) => Awaited::AnswerToDouble,
            Phase::ResignOffered { .. } => Awaited::AnswerToResignation,
            Phase::Over(_) => Awaited::NextGame,
        }
    }

    /// Who is to roll or play once everything is answered; white at the opening throw and after the end.
    pub(crate) fn mover(&self) -> Side {
        match self {
            Phase::Opening { .. } | Phase::Over(_) => Side::White,
            Phase::ToRoll { side } | Phase::ToPlay { side, .. } => *side,
            Phase::DoubleOffered(offer) => offer.roller,
            Phase::ResignOffered { resume, .. } => resume.mover(),
        }
    }
}
