//! Where the checkers stand when a game begins.

use crate::board::{Board, Side};
use crate::cube::{Cube, CubeOwner};
use crate::dice::Roll;
use crate::position::BAR;
use crate::setup::SetupFaults;
use serde::{Deserialize, Serialize};

/// The arrangement a game begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "start")]
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_roll: Option<Side>,
    },
    /// A session that was begun elsewhere. Only the game in hand begins there; those after it begin as usual.
    Middle(Middle),
}

/// Where a session is taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Middle {
    /// Where the checkers stand.
    pub board: Board,
    /// Who is to roll, or to play the throw.
    pub on_roll: Side,
    /// The throw to be played, if it has been made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// The cube.
    pub cube: Cube,
    /// The points of white and of black.
    pub score: [u32; 2],
    /// Is this the Crawford game, if the rulebook has one?
    pub crawford: bool,
}

impl Middle {
    /// A first game with nothing turned and nothing won.
    pub fn new(board: Board, on_roll: Side) -> Middle {
        Middle {
            board,
            on_roll,
            roll: None,
            cube: Cube::START,
            score: [0, 0],
            crawford: false,
        }
    }
}

/// Why a session cannot be taken up where it is said to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum MiddleFault {
    /// No cube shows this, or none by this rulebook.
    #[error("no cube shows {0} here")]
    CubeValue(u32),
    /// A cube that was never turned.
    #[error("a cube that shows 1 is in the middle")]
    CubeHeld,
    /// The session is played without a cube.
    #[error("no cube is turned in this game, so it cannot show {0}")]
    NoCube(u32),
    /// The Crawford game needs one player within a point.
    #[error("the Crawford game is played when one player, and only one, needs one more point")]
    Crawford,
    /// The match would be over.
    #[error("{0} points end a match to {1}")]
    MatchOver(u32, u32),
    /// A session without points that were won before.
    #[error("no points can have been won before the game in {0}")]
    Points(&'static str),
}

/// Why no game can begin with an arrangement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartFault {
    /// It is no arrangement of backgammon at all.
    #[error("{0}")]
    Setup(#[from] SetupFaults),
    /// The game would be over before it began.
    #[error("{0} has already borne off every checker")]
    Finished(Side),
    /// Cube or score are none that such a session can have.
    #[error("{0}")]
    Middle(#[from] MiddleFault),
}

impl Start {
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
            Start::Setup { board, .. } | Start::Middle(Middle { board, .. }) => {
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
    pub(crate) fn score(&self) -> [u32; 2] {
        match self {
            Start::Middle(middle) => middle.score,
            _ => [0, 0],
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

impl Middle {
    /// Does the cube show what a cube can show, and does it lie where it can lie?
    pub(crate) fn check_cube(&self, highest: Option<u32>) -> Result<(), MiddleFault> {
        let Cube { value, owner } = self.cube;
        match highest {
            None if self.cube != Cube::START => Err(MiddleFault::NoCube(value)),
            Some(highest) if !value.is_power_of_two() || value > highest => Err(MiddleFault::CubeValue(value)),
            _ if value == 1 && owner != CubeOwner::Centred => Err(MiddleFault::CubeHeld),
            _ => Ok(()),
        }
    }
}
