//! What players do. Chance arrives as values: the dice are in the action.

use crate::board::Side;
use crate::dice::Roll;
use crate::plays::Step;
use crate::result::Stake;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Something a player does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "action", deny_unknown_fields)
)]
pub enum Action {
    /// The throw to see who starts.
    OpeningThrow {
        /// Who.
        side: Side,
        /// What.
        throw: OpeningThrow,
    },
    /// A roll of two dice.
    Roll {
        /// Who.
        side: Side,
        /// What.
        roll: Roll,
    },
    /// The throw is played; no steps if none can be made.
    Play {
        /// Who.
        side: Side,
        /// The steps, in the counting of the player.
        steps: Vec<Step>,
    },
    /// The cube is offered before the roll.
    Double {
        /// Who.
        side: Side,
    },
    /// The cube is taken (or, after a beaver or raccoon, played on with).
    Take {
        /// Who.
        side: Side,
    },
    /// The cube is dropped and the game lost.
    Drop {
        /// Who.
        side: Side,
    },
    /// The cube is taken and turned back at once.
    Redouble {
        /// Who.
        side: Side,
    },
    /// The cube is turned on in answer to a double, and kept.
    Beaver {
        /// Who.
        side: Side,
    },
    /// The cube is turned on in answer to a beaver.
    Raccoon {
        /// Who.
        side: Side,
    },
    /// The game is given up, or offered to be.
    Resign {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// An offer to resign is accepted.
    Accept {
        /// Who.
        side: Side,
    },
    /// An offer to resign is declined.
    Decline {
        /// Who.
        side: Side,
    },
    /// This player's time has run out. Whoever keeps the clock says so.
    Flag {
        /// Whose flag fell.
        side: Side,
    },
    /// The opponent was awaited and stayed away for as long as was agreed: the win is claimed.
    Claim {
        /// Who claims it.
        side: Side,
    },
    /// On a real board: a throw that does not count.
    VoidThrow {
        /// Who threw.
        side: Side,
        /// Why it is void.
        why: VoidThrow,
    },
    /// On a real board: a play that breaks the rules was made.
    WrongPlay {
        /// Who.
        side: Side,
        /// What was moved.
        steps: Vec<Step>,
    },
    /// On a real board: the wrong play is to be taken back and played again.
    DemandCorrection {
        /// Who demands it.
        side: Side,
    },
    /// On a real board: the dice are picked up, which ends the turn.
    LiftDice {
        /// Whose dice.
        side: Side,
    },
    /// The next game of the session begins.
    NextGame,
    /// A session without an end of its own is ended.
    Finish,
}

impl Action {
    /// Who acts, if it is a player.
    pub fn side(&self) -> Option<Side> {
        match *self {
            Action::OpeningThrow { side, .. }
            | Action::Roll { side, .. }
            | Action::Play { side, .. }
            | Action::Double { side }
            | Action::Take { side }
            | Action::Drop { side }
            | Action::Redouble { side }
            | Action::Beaver { side }
            | Action::Raccoon { side }
            | Action::Resign { side, .. }
            | Action::Accept { side }
            | Action::Decline { side }
            | Action::Flag { side }
            | Action::Claim { side }
            | Action::VoidThrow { side, .. }
            | Action::WrongPlay { side, .. }
            | Action::DemandCorrection { side }
            | Action::LiftDice { side } => Some(side),
            Action::NextGame | Action::Finish => None,
        }
    }
}

/// A throw to see who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum OpeningThrow {
    /// One die.
    One(u8),
    /// Two dice, of which the total counts.
    Two(Roll),
}

impl OpeningThrow {
    pub(crate) fn total(self) -> u8 {
        match self {
            OpeningThrow::One(die) => die,
            OpeningThrow::Two(roll) => roll.larger() + roll.smaller(),
        }
    }
}

/// Why a throw on a real board does not count (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum VoidThrow {
    /// A die does not lie flat on the board, or not on the board at all.
    NotFlat,
    /// The dice lie in different halves.
    DifferentHalves,
    /// A die lies on a checker.
    OnChecker,
    /// The opponent had not finished his turn.
    BeforeTurnEnded,
    /// Not the thrower's right half, where the rulebook wants it.
    WrongHalf,
}

impl VoidThrow {
    /// All reasons.
    pub const ALL: [VoidThrow; 5] = [
        VoidThrow::NotFlat,
        VoidThrow::DifferentHalves,
        VoidThrow::OnChecker,
        VoidThrow::BeforeTurnEnded,
        VoidThrow::WrongHalf,
    ];
}
