//! Where the checkers stand when a game begins.

use crate::board::{Board, Side};
use crate::faults::SetupFaults;
use crate::pair::Pair;
use crate::position::BAR;
use crate::standing::Standing;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The arrangement a game begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "start"))]
pub enum Start {
    /// The usual one.
    #[default]
    Standard,
    /// All fifteen outside, as if on the bar.
    Jacquet,
    /// Two checkers each moved back to the other's two-point.
    Nackgammon,
    /// Three checkers each, all far back.
    Hypergammon,
    /// Any arrangement.
    Setup {
        /// Where the checkers stand.
        board: Board,
        /// Who is on roll, in the middle of a game; without it there is an opening throw.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        on_roll: Option<Side>,
    },
    /// A session that was begun elsewhere. Only the game in hand begins there; those after it begin as usual.
    Middle(Standing),
}

/// Why no game can begin with an arrangement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartFault {
    /// It is no arrangement of backgammon at all.
    #[error("{0}")]
    Setup(#[from] SetupFaults),
    /// The game would be over before it began.
    #[error("{0} has already borne off every checker")]
    Finished(Side),
}

impl Start {
    /// Those that have a name of their own, whatever stands on the board.
    pub const NAMED: [Start; 4] = [Start::Standard, Start::Jacquet, Start::Nackgammon, Start::Hypergammon];

    /// A stable name, the one it is stored by.
    pub fn id(&self) -> &'static str {
        match self {
            Start::Standard => "standard",
            Start::Jacquet => "jacquet",
            Start::Nackgammon => "nackgammon",
            Start::Hypergammon => "hypergammon",
            Start::Setup { .. } => "setup",
            Start::Middle(_) => "middle",
        }
    }

    /// The board.
    ///
    /// ```
    /// use pasch_rules::{Side, Start};
    /// assert_eq!(Start::Jacquet.board()?.seen_by(Side::White).pips(), 15 * 25);
    /// assert_eq!(Start::Nackgammon.board()?.seen_by(Side::Black).pips(), 194);
    /// # Ok::<(), pasch_rules::StartFault>(())
    /// ```
    pub fn board(&self) -> Result<Board, StartFault> {
        let same = |places: &[(u8, u8)]| {
            let mut side = [0; 26];
            for &(point, checkers) in places {
                side[usize::from(point)] = checkers;
            }
            Board {
                white: side,
                black: side,
            }
        };
        match self {
            Start::Standard => Ok(same(&[(24, 2), (13, 5), (8, 3), (6, 5)])),
            Start::Jacquet => Ok(same(&[(BAR, 15)])),
            Start::Nackgammon => Ok(same(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)])),
            Start::Hypergammon => Ok(same(&[(24, 1), (23, 1), (22, 1)])),
            Start::Setup { board, .. } | Start::Middle(Standing { board, .. }) => {
                board.check()?;
                match Side::BOTH.into_iter().find(|&side| board.has_finished(side)) {
                    Some(side) => Err(StartFault::Finished(side)),
                    None => Ok(*board),
                }
            }
        }
    }

    /// Who is on roll at once, if the arrangement is taken from the middle of a game.
    pub fn on_roll(&self) -> Option<Side> {
        match self {
            Start::Setup { on_roll, .. } => *on_roll,
            Start::Middle(middle) => Some(middle.on_roll),
            _ => None,
        }
    }

    /// The points of white and of black before the first game.
    pub(crate) fn score(&self) -> Pair<u32> {
        match self {
            Start::Middle(middle) => middle.score,
            _ => Pair::default(),
        }
    }

    /// How the games after the first begin.
    pub(crate) fn afterwards(&self) -> Start {
        match self {
            Start::Middle(middle) if middle.board.white.iter().map(|&n| u32::from(n)).sum::<u32>() == 3 => {
                Start::Hypergammon
            }
            Start::Middle(_) => Start::Standard,
            other => *other,
        }
    }
}
