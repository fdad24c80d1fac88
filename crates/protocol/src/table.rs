//! A table as one page sees it: the whole state, sent after every change.

use crate::company::Colour;
use crate::refusal::Refusal;
use pasch_analysis::Level;
use pasch_dice::Proof;
use pasch_rules::{
    Agreement, Board, Cube, Event, GameResult, Outcome, Pair, SessionKind, Side, Stake, Start, Step, StepTree, Timing,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table, for one page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Table {
    /// Its name, which is also its address: whoever knows it may watch.
    pub table: String,
    /// Counts every change; an `act` names the version it was decided on.
    pub version: u32,
    /// What is played.
    pub terms: TermsInfo,
    /// Who sits where.
    pub seats: Pair<SeatInfo>,
    /// How many watch.
    pub watchers: u32,
    /// From whose side this page looks: its seat's, white's when it holds both or none.
    pub view: Side,
    /// The labels beside the points, for each side's own points 1 to 24 in order.
    pub labels: Pair<Vec<String>>,
    /// Where the checkers stand.
    pub board: Board,
    /// What the game waits for.
    pub phase: TablePhase,
    /// Who must act, if it is one player alone.
    pub turn: Option<Side>,
    /// Is the computer thinking?
    pub thinking: bool,
    /// The cube, or nothing where none is used.
    pub cube: Option<Cube>,
    /// What it shows once it is turned the next time; nothing where it cannot be turned.
    pub next_cube: Option<u32>,
    /// Points of the session.
    pub score: Pair<u32>,
    /// The number of the game, from 1.
    pub game: u32,
    /// Is this the Crawford game?
    pub crawford: bool,
    /// The results of the games that are over.
    pub results: Vec<GameResult>,
    /// How the session ended, if it has.
    pub over: Option<Outcome>,
    /// What this page may do for each side; nothing for a side whose seat it does not hold.
    pub allowed: Pair<Option<Allowed>>,
    /// Every way to play the turn, if it is this page's.
    pub tree: Option<StepTree>,
    /// What happened in this game.
    pub log: Vec<LogEntry>,
    /// The play made last in this game.
    pub last_play: Option<LastPlay>,
    /// What the last change brought, in order, for sounds and announcements.
    pub news: Vec<Occurrence>,
    /// The rule that the wrong play just made on a real board breaks.
    pub wrong: Option<Refusal>,
    /// The clocks, where any were agreed on, or what a player who is away may lose.
    pub clock: Option<ClockInfo>,
    /// Is the tutor on?
    pub tutor: bool,
    /// What the dice are made with, and whom they wait for.
    pub proof: Option<Proof>,
    /// The table of the rematch, once both have gone there.
    pub rematch: Option<String>,
    /// The table, on a server that went away, whose game goes on here.
    pub parent: Option<String>,
    /// Where a computer plays: from where the game can be gone on with elsewhere.
    pub taken_up: Option<Start>,
}

/// What is played at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TermsInfo {
    /// The rulebook, or the one it was made from.
    pub rulebook: String,
    /// Has it other answers than the sheet?
    pub custom: bool,
    /// What is played.
    pub session: SessionKind,
    /// How the checkers stood at first.
    pub start: Start,
    /// What was agreed where the rulebook leaves it to the players.
    pub agreement: Agreement,
    /// Is it a real board?
    pub real_board: bool,
    /// What was agreed about time.
    pub timing: Timing,
    /// Is white's home at the left (seen from white)?
    pub clockwise: bool,
    /// Does the cube rest beside the board, 64 up?
    pub cube_beside: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Who has it.
    pub kind: SeatKind,
    /// The computer's level.
    pub level: Option<Level>,
    /// The engine of another program that plays for the computer, or did.
    #[serde(default)]
    pub engine: Option<EngineInfo>,
    /// What the player is called.
    pub name: Option<String>,
    /// The colour that the player is shown in.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// Is a page of this player connected (always so for the computer)?
    pub present: bool,
    /// Does this page hold it?
    pub mine: bool,
}

/// An engine of another program in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EngineInfo {
    /// Its name.
    pub name: String,
    /// Why the computer plays on for it.
    pub failed: Option<EngineFailing>,
}

/// Why an engine does not play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EngineFailing {
    /// It has ended, or cannot be started.
    Gone,
    /// It did not answer in time.
    Silent,
    /// What it answered is not allowed, or no answer.
    Wrong,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// Nobody yet: the first to open the link.
    Open,
}

/// What a table waits for: something around the game, or the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum TablePhase {
    /// Something that has to come before the game goes on.
    Before(Before),
    /// What the game waits for.
    Game(pasch_rules::Phase),
}

impl TablePhase {
    /// What the game waits for, if nothing has to come before.
    pub fn game(&self) -> Option<&pasch_rules::Phase> {
        match self {
            TablePhase::Before(_) => None,
            TablePhase::Game(phase) => Some(phase),
        }
    }
}

/// What has to come before a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "phase")]
pub enum Before {
    /// Someone to take the open seat.
    Waiting,
    /// It is decided that the dice roll; the pages reveal their links.
    Rolling {
        /// Whose.
        side: Side,
    },
}

/// What one side may do now: in the session, and at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Allowed {
    /// In the session. Throwing is `roll`, on a real board `throw`.
    #[serde(flatten)]
    pub session: pasch_rules::Allowed,
    /// `take-back`.
    pub take_back: bool,
    /// `rematch`.
    pub rematch: bool,
    /// `claim`.
    pub claim: bool,
    /// `hint`.
    pub hint: bool,
}

/// The clocks at the moment of the message; a page counts on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockInfo {
    /// Each player's time.
    pub sides: Pair<ClockFace>,
    /// In how many milliseconds each may claim the win from an opponent who is awaited and away; nothing if he is not.
    #[ts(type = "Pair<number | null>")]
    pub claim: Pair<Option<u64>>,
}

/// One player's time, in milliseconds. While it runs, what stands still is used up first, then what is free, then the reserve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockFace {
    /// What is left of the reserve.
    #[ts(type = "number")]
    pub reserve: u64,
    /// What is left of the time that is free in this turn.
    #[ts(type = "number")]
    pub free: u64,
    /// For how long the clock stands still before it goes on: a pause, or a roll that waits for the page.
    #[ts(type = "number")]
    pub still: u64,
    /// Is it this player's time?
    pub runs: bool,
    /// Does it stand because the connection is lost?
    pub paused: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// What kind of line.
    pub kind: LogKind,
    /// Who.
    pub side: Option<Side>,
    /// The dice.
    pub dice: Option<Vec<u8>>,
    /// The play in notation (`8/5 6/5`), empty if nothing could be played.
    pub play: Option<String>,
    /// The cube's value, the points won.
    pub number: Option<u32>,
    /// How high a game was won or given up.
    pub stake: Option<Stake>,
}

/// What a line of the log tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// A throw to see who starts.
    Opening,
    /// A tie in it.
    Tie,
    /// A play.
    Play,
    /// A double, redouble, beaver or raccoon.
    Double,
    /// A take.
    Take,
    /// A drop.
    Drop,
    /// An offer to resign, or a resignation.
    Resign,
    /// An offer to resign was declined.
    Decline,
    /// A player's time has run out.
    Flag,
    /// A win was claimed because the opponent stayed away.
    Claim,
    /// A throw was void.
    Void,
    /// A wrong play.
    Wrong,
    /// A wrong play was taken back.
    Corrected,
    /// A wrong play stands.
    Stands,
    /// The end of the game.
    Won,
}

/// The play made last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LastPlay {
    /// Grows with every play of the session.
    pub number: u32,
    /// Who.
    pub side: Side,
    /// The dice.
    #[ts(type = "[number, number]")]
    pub dice: [u8; 2],
    /// The steps, in the mover's counting.
    pub steps: Vec<Step>,
    /// The board before it.
    pub before: Board,
}

/// Something that happened just now: in the session, as the rules tell it, or around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Occurrence {
    /// Around the session.
    Around(AtTable),
    /// In the session.
    Session(Event),
}

/// Something that happened at a table and is no part of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum AtTable {
    /// A play was taken back.
    TakenBack,
    /// Somebody sat down.
    SatDown,
    /// A player's page came or went.
    Presence {
        /// Is it there now?
        present: bool,
    },
    /// An engine of another program does not play on; the computer does.
    EngineFailed {
        /// Whose.
        side: Side,
        /// Why.
        why: EngineFailing,
    },
}
