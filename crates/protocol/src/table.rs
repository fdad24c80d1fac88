//! A table as one page sees it: the whole state, sent after every change.

use pasch_analysis::Level;
use pasch_dice::Proof;
use pasch_rules::{
    Agreement, Board, CubeOwner, GameResult, Pair, SessionKind, Side, Stake, Start, Step, StepTree, Turning, VoidThrow,
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
    /// Pip counts.
    pub pips: Pair<u32>,
    /// What the game waits for.
    pub phase: Phase,
    /// Who must act, if it is one player alone.
    pub turn: Option<Side>,
    /// Is the computer thinking?
    pub thinking: bool,
    /// The cube, or nothing where none is used.
    pub cube: Option<CubeView>,
    /// Points of the session.
    pub score: Pair<u32>,
    /// The number of the game, from 1.
    pub game: u32,
    /// Is this the Crawford game?
    pub crawford: bool,
    /// Can neither side hit the other any more?
    pub race: bool,
    /// The results of the games that are over.
    pub results: Vec<GameResult>,
    /// The session is over; `winner` is nobody after a draw.
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
    /// Is the tutor on?
    pub tutor: bool,
    /// What the dice are made with, and whom they wait for.
    pub proof: Option<Proof>,
    /// The table of the rematch, once both have gone there.
    pub rematch: Option<String>,
}

/// The end of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Nobody is a draw.
    pub winner: Option<Side>,
}

/// What is played at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TermsInfo {
    /// The rulebook, or the one it was made from.
    pub rulebook: String,
    /// Has it other answers than the sheet?
    pub custom: bool,
    /// Its name in English, with what differs.
    pub name: String,
    /// What is played.
    pub session: SessionKind,
    /// How the checkers stood at first.
    pub start: Start,
    /// What was agreed.
    pub agreement: Agreement,
    /// Is it a real board?
    pub real_board: bool,
    /// Is white's home at the left (seen from white)?
    pub clockwise: bool,
    /// Does the cube rest beside the board, 64 up?
    pub cube_beside: bool,
    /// Do hit checkers wait beside the board?
    pub hit_aside: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Who has it.
    pub kind: SeatKind,
    /// The computer's level.
    pub level: Option<Level>,
    /// What the player is called.
    pub name: Option<String>,
    /// Is a page of this player connected (always so for the computer)?
    pub present: bool,
    /// Does this page hold it?
    pub mine: bool,
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

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "phase")]
pub enum Phase {
    /// Someone to take the open seat.
    Waiting,
    /// The opening throws.
    Opening {
        /// White's dice.
        white: Option<Vec<u8>>,
        /// Black's dice.
        black: Option<Vec<u8>>,
        /// Were they equal just now?
        tied: bool,
    },
    /// A roll, or a double before it.
    ToRoll {
        /// Whose.
        side: Side,
    },
    /// It is decided that the dice roll; the pages reveal their links.
    Rolling {
        /// Whose.
        side: Side,
        /// Which roll.
        roll: u32,
    },
    /// A play.
    ToPlay {
        /// Whose.
        side: Side,
        /// The throw.
        #[ts(type = "[number, number]")]
        dice: [u8; 2],
    },
    /// The answer to a double.
    DoubleOffered {
        /// Who doubled.
        by: Side,
        /// Who answers.
        to: Side,
        /// How.
        turning: Turning,
        /// What the cube shows now.
        value: u32,
        /// What it would show after a redouble, beaver or raccoon.
        next: u32,
        /// What dropping costs.
        drop_costs: u32,
        /// A match: was a single win enough for the doubler before?
        dead: bool,
    },
    /// The answer to an offer to resign.
    ResignOffered {
        /// Who would lose.
        by: Side,
        /// Who answers.
        to: Side,
        /// How high.
        stake: Stake,
    },
    /// The game is over.
    Over {
        /// Its result.
        result: GameResult,
    },
}

/// The cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CubeView {
    /// What a single game is worth.
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwner,
    /// Can it be turned in this game at all (not so in the Crawford game)?
    pub in_play: bool,
}

/// What one side may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Allowed {
    /// `roll`: throw the dice, in the opening too.
    pub roll: bool,
    /// `throw`: enter so many dice, on a real board; 0 for not now.
    pub throw_dice: u8,
    /// `play`, `wrong-play`.
    pub play: bool,
    /// `double`.
    pub double: bool,
    /// `take`.
    pub take: bool,
    /// `drop`.
    pub drop: bool,
    /// `redouble`.
    pub redouble: bool,
    /// `beaver`.
    pub beaver: bool,
    /// `raccoon`.
    pub raccoon: bool,
    /// `resign` at these stakes.
    pub resign: Vec<Stake>,
    /// `accept`.
    pub accept: bool,
    /// `decline`.
    pub decline: bool,
    /// `void-throw` for these reasons.
    pub void_throw: Vec<VoidThrow>,
    /// `wrong-play`.
    pub wrong_play: bool,
    /// `demand-correction`.
    pub demand_correction: bool,
    /// `lift-dice`.
    pub lift_dice: bool,
    /// `next-game`.
    pub next_game: bool,
    /// `finish`.
    pub finish: bool,
    /// `take-back`.
    pub take_back: bool,
    /// `rematch`.
    pub rematch: bool,
    /// `hint`.
    pub hint: bool,
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
    /// For a void throw.
    pub void: Option<VoidThrow>,
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

/// Something that happened just now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Occurrence {
    /// A new game began.
    GameStarted {
        /// Its number.
        number: u32,
        /// Is it the Crawford game?
        crawford: bool,
    },
    /// A throw to see who starts.
    OpeningThrown {
        /// Whose.
        side: Side,
        /// The dice.
        dice: Vec<u8>,
    },
    /// A tie.
    OpeningTied,
    /// The tie turned the cube.
    AutomaticallyDoubled {
        /// What it shows.
        cube: u32,
    },
    /// It is settled who starts.
    Starts {
        /// Who.
        side: Side,
    },
    /// The dice were rolled.
    Rolled {
        /// Whose.
        side: Side,
        /// The dice.
        #[ts(type = "[number, number]")]
        dice: [u8; 2],
        /// Can any of it be played?
        playable: bool,
    },
    /// Checkers were moved.
    Played {
        /// Whose.
        side: Side,
        /// The dice.
        #[ts(type = "[number, number]")]
        dice: [u8; 2],
        /// In notation.
        play: String,
        /// How many checkers were hit.
        hits: u8,
    },
    /// The cube was turned.
    Doubled {
        /// By whom.
        side: Side,
        /// How.
        turning: Turning,
        /// What it shows.
        value: u32,
    },
    /// The cube was taken.
    Taken {
        /// By whom.
        side: Side,
    },
    /// The cube was dropped.
    Dropped {
        /// By whom.
        side: Side,
    },
    /// An offer to resign.
    ResignOffered {
        /// Whose.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// It was declined.
    ResignDeclined {
        /// By whom.
        side: Side,
    },
    /// Somebody resigned.
    Resigned {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// A throw was void.
    ThrowVoid {
        /// Whose.
        side: Side,
        /// Why.
        why: VoidThrow,
    },
    /// A play against the rules was made.
    WronglyPlayed {
        /// Whose.
        side: Side,
        /// The rule it breaks.
        refusal: crate::Refusal,
    },
    /// It is to be played again.
    CorrectionDemanded {
        /// Who demanded it.
        by: Side,
        /// Who plays again.
        side: Side,
    },
    /// It stands.
    WrongPlayStands {
        /// Whose.
        side: Side,
    },
    /// The dice were picked up.
    DiceLifted {
        /// Whose.
        side: Side,
    },
    /// The game is won.
    GameOver {
        /// Its result.
        result: GameResult,
    },
    /// The session is over.
    SessionOver {
        /// Nobody is a draw.
        winner: Option<Side>,
    },
    /// A play was taken back.
    TakenBack,
    /// Somebody sat down.
    SatDown {
        /// Where.
        side: Side,
    },
    /// A player's page came or went.
    Presence {
        /// Whose.
        side: Side,
        /// Is it there now?
        present: bool,
    },
}
