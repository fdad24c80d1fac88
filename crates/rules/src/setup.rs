//! Any arrangement of checkers, however wrong, and the door through which it becomes a [`Position`].

use crate::faults::{Faults, SetupFaults};
use crate::position::{BAR, Position};
use crate::sentence::Sentence;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Checkers as a text or an editor gives them; nothing is promised about them yet.
///
/// ```
/// use pasch_rules::{Position, Setup, SetupFault};
/// let start = Setup::from(Position::starting());
/// assert_eq!(Position::try_from(start)?, Position::starting());
/// // Point 24 is the opponent's point 1: both cannot stand there.
/// let mut shared = start;
/// (shared.opp[1], shared.opp[6]) = (1, 4);
/// let faults = Position::try_from(shared).unwrap_err();
/// assert_eq!(faults.0, [SetupFault::SharedPoint { point: 24 }]);
/// # Ok::<(), pasch_rules::SetupFaults>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Setup {
    /// The player on roll: 0 off, 1 to 24 points, 25 bar.
    pub own: [u8; 26],
    /// The opponent, in the opponent's own counting.
    pub opp: [u8; 26],
    /// How many checkers each side should have: 15, or 3 in hypergammon.
    pub checkers: u8,
}

/// One thing that is wrong with a [`Setup`]. Points are in the mover's counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// The game itself has no checkers, or more than the board was made for.
    #[error("a game has 1 to 15 checkers a side, not {0}")]
    CheckerNumber(u8),
    /// The player on roll has another number of checkers than the game wants.
    #[error("the player on roll has {found} checkers instead of {wanted}")]
    OwnCheckers {
        /// Counted on board, bar and off together.
        found: u16,
        /// What the game wants.
        wanted: u8,
    },
    /// The opponent has another number of checkers than the game wants.
    #[error("the opponent has {found} checkers instead of {wanted}")]
    OpponentCheckers {
        /// Counted on board, bar and off together.
        found: u16,
        /// What the game wants.
        wanted: u8,
    },
    /// Checkers of both sides on one point.
    #[error("both sides stand on point {point} (counted by the player on roll)")]
    SharedPoint {
        /// Counted by the player on roll.
        point: u8,
    },
    /// Both sides have borne off everything.
    #[error("both sides have borne off all their checkers")]
    BothFinished,
}

impl SetupFault {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            SetupFault::CheckerNumber(found) => Sentence::new("setup-checker-number", [("found", found.into())]),
            SetupFault::OwnCheckers { found, wanted } => Sentence::new(
                "setup-own-checkers",
                [("found", found.into()), ("wanted", wanted.into())],
            ),
            SetupFault::OpponentCheckers { found, wanted } => Sentence::new(
                "setup-opponent-checkers",
                [("found", found.into()), ("wanted", wanted.into())],
            ),
            // Counted by the player on roll whatever the rulebook prints beside the point: the sentence says so.
            SetupFault::SharedPoint { point } => Sentence::new("setup-shared-point", [("point", point.into())]),
            SetupFault::BothFinished => Sentence::new("setup-both-finished", []),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupFaults;

    fn try_from(setup: Setup) -> Result<Position, SetupFaults> {
        let mut faults = Vec::new();
        let wanted = setup.checkers;
        if !(1..=15).contains(&wanted) {
            faults.push(SetupFault::CheckerNumber(wanted));
        }
        let count = |side: &[u8; 26]| side.iter().map(|&n| u16::from(n)).sum::<u16>();
        let (own, opp) = (count(&setup.own), count(&setup.opp));
        if own != u16::from(wanted) {
            faults.push(SetupFault::OwnCheckers { found: own, wanted });
        }
        if opp != u16::from(wanted) {
            faults.push(SetupFault::OpponentCheckers { found: opp, wanted });
        }
        for point in 1..BAR {
            if setup.own[usize::from(point)] > 0 && setup.opp[usize::from(BAR - point)] > 0 {
                faults.push(SetupFault::SharedPoint { point });
            }
        }
        if setup.own[1..] == [0; 25] && setup.opp[1..] == [0; 25] {
            faults.push(SetupFault::BothFinished);
        }
        if faults.is_empty() {
            Ok(Position::from_sides_unchecked(setup.own, setup.opp))
        } else {
            Err(Faults(faults))
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            own: position.own,
            opp: position.opp,
            checkers: position.checkers(),
        }
    }
}
