//! Finished or running games, listed and shown move by move.

use crate::table::{LogEntry, SeatInfo};
use pasch_rules::{Board, Cube, GameResult, Pair, SessionKind, Side, Step, Timing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of the list of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameSummary {
    /// The table.
    pub table: String,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
    /// The rulebook, or the one it was made from.
    pub rulebook: String,
    /// What is played.
    pub session: SessionKind,
    /// Is it a real board?
    pub real_board: bool,
    /// What was agreed about time.
    #[serde(default)]
    pub timing: Timing,
    /// By when somebody must have played, where a turn takes days.
    #[serde(default)]
    pub due: Option<Due>,
    /// Who sits where; `mine` tells this browser's seats.
    pub seats: Pair<SeatInfo>,
    /// Points.
    pub score: Pair<u32>,
    /// Is it over?
    pub over: bool,
}

/// By when somebody must have played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Due {
    /// Who.
    pub side: Side,
    /// By when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A session move by move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Replay {
    /// The players' names, where known.
    pub names: Pair<Option<String>>,
    /// The labels beside the points.
    pub labels: Pair<Vec<String>>,
    /// Does the cube lie beside the board until somebody has it?
    pub cube_beside: bool,
    /// The games.
    pub games: Vec<ReplayGame>,
}

/// A game of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayGame {
    /// Its number.
    pub number: u32,
    /// The score before it.
    pub score: Pair<u32>,
    /// Is it the Crawford game?
    pub crawford: bool,
    /// What happened, one by one; the first is the start.
    pub frames: Vec<Frame>,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Frame {
    /// The board after it.
    pub board: Board,
    /// The cube after it.
    pub cube: Option<Cube>,
    /// What happened; nothing at the start.
    pub entry: Option<LogEntry>,
    /// The steps, in the mover's counting.
    pub steps: Vec<Step>,
    /// The position after it as XGID, for the editor.
    pub xgid: Option<String>,
}
