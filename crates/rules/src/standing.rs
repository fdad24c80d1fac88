//! How a game stands: the checkers, who is to act, the cube and the points won before.

use crate::board::{Board, Side};
use crate::cube::{Cube, CubeOwner};
use crate::dice::Roll;
use crate::pair::Pair;
use crate::sentence::{Sentence, Variable};
#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize};

/// A moment of a session, as it can be written down and taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// Where the checkers stand.
    pub board: Board,
    /// Who is to roll, or to play the throw.
    pub on_roll: Side,
    /// The throw to be played, if it has been made.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional, type = "[number, number]"))]
    pub roll: Option<Roll>,
    /// The cube.
    #[cfg_attr(feature = "serde", serde(default))]
    pub cube: Cube,
    /// The points won before.
    #[cfg_attr(feature = "serde", serde(default, deserialize_with = "either_score"))]
    pub score: Pair<u32>,
    /// Is this the Crawford game, if the rulebook has one?
    #[cfg_attr(feature = "serde", serde(default))]
    pub crawford: bool,
}

/// Points are written as `{"white": 3, "black": 1}`; files of the first version have `[3, 1]`.
#[cfg(feature = "serde")]
fn either_score<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pair<u32>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Score {
        Pair(Pair<u32>),
        List([u32; 2]),
    }
    Ok(match Score::deserialize(deserializer)? {
        Score::Pair(score) => score,
        Score::List(score) => score.into(),
    })
}

impl Standing {
    /// A first game with nothing turned and nothing won.
    pub fn new(board: Board, on_roll: Side) -> Standing {
        Standing {
            board,
            on_roll,
            roll: None,
            cube: Cube::START,
            score: Pair::default(),
            crawford: false,
        }
    }

    /// Can this be the Crawford game: does one player alone need a single point?
    ///
    /// ```
    /// use pasch_rules::{Board, Pair, Position, Side, Standing};
    /// let board = Board::from_view(Side::White, &Position::starting());
    /// let mut standing = Standing::new(board, Side::White);
    /// standing.score = Pair { white: 6, black: 4 };
    /// assert!(standing.can_be_crawford(Some(7)));
    /// assert!(!standing.can_be_crawford(Some(9)));
    /// assert!(!standing.can_be_crawford(None));
    /// ```
    pub fn can_be_crawford(&self, length: Option<u32>) -> bool {
        let Some(length) = length else { return false };
        let within_a_point = |points: &u32| length.checked_sub(*points) == Some(1);
        self.score
            .into_array()
            .iter()
            .filter(|points| within_a_point(points))
            .count()
            == 1
    }

    /// What is wrong with the cube and the points, in a match to so many points or in a game for points. `highest` is
    /// the largest number of the cube, or nothing where none is turned in this game.
    pub fn faults(&self, length: Option<u32>, highest: Option<u32>) -> impl Iterator<Item = StandingFault> + use<> {
        let over = length.and_then(|length| {
            let won = self.score.into_array().into_iter().find(|&points| points >= length);
            won.map(|points| StandingFault::MatchOver { points, length })
        });
        let not_crawford = (self.crawford && !self.can_be_crawford(length)).then_some(StandingFault::Crawford);
        [self.cube_fault(highest), over, not_crawford].into_iter().flatten()
    }

    /// Does the cube show what a cube can show, and does it lie where it can lie?
    fn cube_fault(&self, highest: Option<u32>) -> Option<StandingFault> {
        let Cube { value, owner } = self.cube;
        match highest {
            None if self.cube != Cube::START => Some(StandingFault::NoCube { value }),
            Some(highest) if !value.is_power_of_two() || value > highest => Some(StandingFault::CubeValue { value }),
            _ if value == 1 && owner != CubeOwner::Centred => Some(StandingFault::CubeHeld),
            _ => None,
        }
    }
}

/// Why no session can stand like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "fault"))]
#[non_exhaustive]
pub enum StandingFault {
    /// No cube shows this, or none by this rulebook.
    #[error("no cube shows {value} here")]
    CubeValue {
        /// What it is said to show.
        value: u32,
    },
    /// A cube that was never turned.
    #[error("a cube that shows 1 is in the middle")]
    CubeHeld,
    /// The session is played without a cube.
    #[error("no cube is turned in this game, so it cannot show {value}")]
    NoCube {
        /// What it is said to show.
        value: u32,
    },
    /// The Crawford game needs one player within a point.
    #[error("the Crawford game is played when one player, and only one, needs one more point")]
    Crawford,
    /// The match would be over.
    #[error("{points} points end a match to {length}")]
    MatchOver {
        /// What a player is said to have.
        points: u32,
        /// To how many the match is played.
        length: u32,
    },
    /// A session without points that were won before.
    #[error("no points can have been won before the game in {}", if *.games { "a number of games" } else { "a single game" })]
    Points {
        /// A number of games, or a single one?
        games: bool,
    },
}

impl StandingFault {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            StandingFault::CubeValue { value } => Sentence::new("setup-cube-value", [("value", value.into())]),
            StandingFault::CubeHeld => Sentence::new("setup-cube-held", []),
            StandingFault::NoCube { value } => Sentence::new("setup-no-cube", [("value", value.into())]),
            StandingFault::Crawford => Sentence::new("setup-crawford", []),
            StandingFault::MatchOver { points, length } => Sentence::new(
                "setup-match-over",
                [("points", points.into()), ("length", length.into())],
            ),
            StandingFault::Points { games } => {
                let session = Variable::choice(if games { "games" } else { "single-game" });
                Sentence::new("setup-points", [("session", session)])
            }
        }
    }
}
