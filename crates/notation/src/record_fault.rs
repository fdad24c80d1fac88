//! What the rules or the arithmetic do not bear out in a match file, and where it stands.

use crate::expected::{Damage, Lack};
use crate::move_text::MoveFault;
use pasch_rules::{Refusal, Roll, Side};
use std::fmt;

/// Something in a file that the rules or the arithmetic do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The game, from 1; 0 before the first.
    pub game: usize,
    /// The number of the move in the file; 0 before the first.
    pub number: usize,
    /// The line, from 1; 0 in a file that has no lines.
    pub line: usize,
    /// What is wrong.
    pub kind: RecordFaultKind,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = [("game", self.game), ("move", self.number), ("line", self.line)];
        let mut before = "";
        for (name, number) in places.into_iter().filter(|(_, number)| *number > 0) {
            write!(f, "{before}{name} {number}")?;
            before = ", ";
        }
        write!(f, "{}{}", if before.is_empty() { "" } else { ": " }, self.kind)
    }
}

impl std::error::Error for RecordFault {}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFaultKind {
    /// The text cannot be read.
    #[error("{0:?} cannot be read here")]
    Unreadable(String),
    /// Something the file has to say is missing.
    #[error("{0}")]
    Missing(Lack),
    /// The file itself is damaged.
    #[error("{0}")]
    Damaged(Damage),
    /// A play is not legal, or not clear.
    #[error("{roll}: {text}: {fault}")]
    Play {
        /// The dice.
        roll: Roll,
        /// As it is written.
        text: String,
        /// Why.
        fault: MoveFault,
    },
    /// A play is not written down.
    #[error("{0}: what was played is not written")]
    UnknownPlay(Roll),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Refusal),
    /// The first throw of a game decides who starts, so it cannot be a double.
    #[error("a game cannot begin with {0}: equal dice are thrown again")]
    FirstRoll(Roll),
    /// There is no doubling in the Crawford game.
    #[error("a double in the Crawford game")]
    CrawfordDouble,
    /// The number on the cube is another one.
    #[error("the cube is written to go to {written}, but goes to {real}")]
    CubeValue {
        /// As written.
        written: u32,
        /// By the replay.
        real: u32,
    },
    /// The score before the game is another one.
    #[error("the score is written as {}-{}, but is {}-{} by the games before", .written[0], .written[1], .real[0], .real[1])]
    Score {
        /// As written.
        written: [u32; 2],
        /// By the replay.
        real: [u32; 2],
    },
    /// The result is another one.
    #[error("{} written to win {}, but {} wins {} by the replay", .written.0, .written.1, .real.0, .real.1)]
    Result {
        /// As written.
        written: (Side, u32),
        /// By the replay.
        real: (Side, u32),
    },
    /// No way to end the game here is worth that much.
    #[error("{winner} is written to win {points}, which no resignation at a cube of {cube} is worth")]
    ResultValue {
        /// Who wins.
        winner: Side,
        /// As written.
        points: u32,
        /// The cube as it stands.
        cube: u32,
    },
    /// A game after the end of the match.
    #[error("the match was already over")]
    MatchOver,
    /// A deed after the end of the game.
    #[error("the game was already over")]
    GameOver,
    /// The replay cannot follow any more.
    #[error("from here on this game cannot be followed; it is kept as written")]
    Lost,
}
