//! How a game ended: who won, how high and by what.

use crate::board::Side;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// How much a game counts: once, twice or three times the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Stake {
    /// Once.
    Single,
    /// Twice.
    Gammon,
    /// Three times.
    Backgammon,
}

impl Stake {
    /// All three.
    pub const ALL: [Stake; 3] = [Stake::Single, Stake::Gammon, Stake::Backgammon];

    /// 1, 2 or 3.
    ///
    /// ```
    /// use pasch_rules::Stake;
    /// assert_eq!(Stake::ALL.map(Stake::factor), [1, 2, 3]);
    /// ```
    pub fn factor(self) -> u32 {
        match self {
            Stake::Single => 1,
            Stake::Gammon => 2,
            Stake::Backgammon => 3,
        }
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stake::Single => "a single game",
            Stake::Gammon => "a gammon",
            Stake::Backgammon => "a backgammon",
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// The winner bore off the last checker.
    BorneOff,
    /// The loser dropped a double.
    Dropped,
    /// The loser resigned.
    Resigned,
    /// The loser's flag fell.
    Flag,
    /// The loser stayed away.
    Absent,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameResult {
    /// Who won.
    pub winner: Side,
    /// How high.
    pub stake: Stake,
    /// The cube's value that counts.
    pub cube: u32,
    /// Stake times cube.
    pub points: u32,
    /// How.
    pub ending: Ending,
}
