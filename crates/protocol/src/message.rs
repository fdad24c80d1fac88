//! What the server says.

use crate::company::Phrase;
use crate::lesson::Lesson;
use crate::refusal::Refusal;
use crate::replay::{GameSummary, Replay};
use crate::rulebook::{OwnRulebook, RulebookInfo};
use crate::solitaire::{PuzzleInfo, SolitaireGame, SolitaireVerdict};
use crate::study::Study;
use crate::table::Table;
use pasch_analysis::{
    CubeAdvice, DiceCounts, EquityTable, Evaluation, Grade, Judged, Memory, RankedPlay, Rated, RatedMatch, ScoreFacts,
    Summary, TurnedOn, Verdict,
};
use pasch_dice::DiceRecord;
use pasch_rules::{Pair, Sentence, Side, Situation, StepTree, Variable};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message, with the number of the request it answers, if it answers one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(type = "{ re?: number } & Message")]
pub struct Answer {
    /// The request's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u32>,
    /// The message.
    #[serde(flatten)]
    pub message: Message,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[non_exhaustive]
pub enum Message {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// The page is at a table now; its state follows as `table`.
    Joined {
        /// The table.
        table: String,
        /// The seats that this page holds, each with its secret: keep them to come back.
        tokens: Pair<Option<String>>,
    },
    /// The state of a table, after joining and after every change.
    Table(Box<Table>),
    /// Somebody at the table said something.
    Said {
        /// The table.
        table: String,
        /// Who.
        side: Side,
        /// What.
        phrase: Phrase,
    },
    /// The answer to `ping`.
    Here,
    /// The first game step by step.
    Lesson {
        /// The lesson.
        lesson: Box<Lesson>,
    },
    /// An action at a table was done: it is written down for good. The new `table` is sent before.
    Done {
        /// The table.
        table: String,
        /// Its version now.
        version: u32,
    },
    /// What was asked for is done, and nothing else follows from it: a table was left, a game taken off the list.
    Noted,
    /// An action was refused and nothing has changed; or why a checker cannot go somewhere.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The checker can go there.
    Possible,
    /// Lines of the table's log of dice, to every page with a seat as they are written, and in answer to `dice-log`. A
    /// page follows them, and gives its `anchor` and its `link` when they are awaited.
    DiceLog {
        /// The table.
        table: String,
        /// The number of the first line, from 0.
        first: u32,
        /// The lines, as exact text, to the last there is.
        lines: Vec<String>,
        /// The hash of the whole log up to there: 64 digits of hexadecimal.
        head: String,
    },
    /// What the engine would do at the table.
    Hint {
        /// The table.
        table: String,
        /// The version it is about.
        version: u32,
        /// The plays, best first, if there is a throw to play.
        plays: Vec<RankedPlay>,
        /// The cube, if there is a decision about it.
        cube: Option<CubeAdvice>,
        /// What the answers come to, if the cube was turned in answer to a double.
        turned_on: Option<TurnedOn>,
        /// Which engine looked how far.
        settings: String,
    },
    /// The tutor's verdict on a decision just made.
    Verdict {
        /// The table.
        table: String,
        /// The verdict.
        verdict: Box<Verdict>,
    },
    /// The tutor's summary.
    Summary {
        /// The table.
        table: String,
        /// The summary.
        summary: Summary,
    },
    /// The six rulebooks.
    Rulebooks {
        /// All of them.
        rulebooks: Vec<RulebookInfo>,
    },
    /// A rulebook of one's own.
    OwnRulebook {
        /// As it stands.
        rulebook: Box<OwnRulebook>,
    },
    /// This browser's games, the latest first.
    Games {
        /// All of them.
        games: Vec<GameSummary>,
    },
    /// A session move by move.
    Replay {
        /// The session.
        replay: Replay,
    },
    /// A table's dice with their proof.
    Dice {
        /// The record.
        record: DiceRecord,
    },
    /// A file to keep.
    File {
        /// What it is called.
        name: String,
        /// What a browser calls its kind.
        media: String,
        /// What it holds.
        text: String,
    },
    /// A page of the rules, finished; nothing if there is no such page.
    Page {
        /// The page.
        #[ts(type = "unknown")]
        page: Option<serde_json::Value>,
    },
    /// A position, checked.
    Position {
        /// The situation.
        situation: Box<Situation>,
        /// Every fault; none if it can be played.
        faults: Vec<Sentence>,
        /// gnubg's position ID.
        position_id: Option<String>,
        /// gnubg's match ID.
        match_id: Option<String>,
        /// The XGID.
        xgid: Option<String>,
        /// Pip counts.
        pips: Pair<u32>,
        /// Can it be the Crawford game?
        can_be_crawford: bool,
        /// Every way to play the dice, if there are any.
        tree: Option<StepTree>,
    },
    /// What the engine thinks of a position.
    Evaluation {
        /// Its thoughts.
        evaluation: Evaluation,
    },
    /// The plays of a position, best first.
    Plays {
        /// The plays.
        plays: Vec<RankedPlay>,
        /// Which engine looked how far.
        settings: String,
    },
    /// The puzzles of the booklet of solitaire.
    Puzzles {
        /// All of them.
        puzzles: Vec<PuzzleInfo>,
    },
    /// A game of solitaire as it stands.
    SolitaireGame {
        /// The game.
        game: SolitaireGame,
    },
    /// The truth about a solitaire.
    Solitaire {
        /// The truth.
        verdict: SolitaireVerdict,
    },
    /// A match to be studied.
    Study {
        /// The match.
        study: Box<Study>,
    },
    /// Decisions judged.
    Judged {
        /// One for each decision, in order; nothing for what cannot be judged. Less where time ran out: ask again for
        /// the rest.
        judged: Vec<Option<Judged>>,
    },
    /// The sums of a match.
    Sums {
        /// The sums.
        sums: Box<RatedMatch>,
    },
    /// Accounts added up, group by group.
    Tallies {
        /// One for each group.
        tallies: Vec<Rated>,
        /// The throws of each group.
        dice: Vec<DiceCounts>,
    },
    /// What is thought of the answer to a card, and when the card comes again.
    Remembered {
        /// The answer, judged in the card's numbers.
        judged: Box<Judged>,
        /// What is remembered of it now.
        memory: Memory,
        /// How the answer was.
        grade: Grade,
    },
    /// What is known about a score.
    ScoreFacts {
        /// The facts.
        facts: ScoreFacts,
    },
    /// Chances to win matches.
    EquityTable {
        /// The table.
        table: EquityTable,
    },
    /// Something outside the rules of the game was wrong with a request.
    Fault(Fault),
    /// The server cannot write right now, so that every table waits; or it can again.
    Waiting {
        /// Does it wait?
        on: bool,
    },
    /// The server is going down, or the table is; the page should connect again by itself.
    Closing,
}

/// The answer to `hello`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the program.
    pub version: String,
    /// The secret by which this browser's games are known: keep it, and send it with the next `hello`.
    pub owner: String,
    /// Engines of other programs that can be played against here, by name.
    pub engines: Vec<String>,
    /// Addresses under which other devices reach this server; none if it listens to this machine alone.
    pub addresses: Vec<String>,
    /// The port it listens on.
    pub port: u16,
}

/// Something wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fault {
    /// A stable key: the sentence `fault-<key>` in the catalogues.
    pub key: FaultKey,
    /// What exactly is wrong, where more is known than the key says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sentence>>", optional)]
    pub sentences: Vec<Sentence>,
}

impl Fault {
    /// A fault with what exactly is wrong.
    pub fn saying(key: FaultKey, sentences: impl IntoIterator<Item = Sentence>) -> Fault {
        Fault {
            key,
            sentences: sentences.into_iter().collect(),
        }
    }

    /// A message that is none, with what the reader of messages says of it.
    pub fn unreadable(detail: impl ToString) -> Fault {
        let sentence = Sentence::new("message-unreadable", [("detail", Variable::text(detail))]);
        Fault::saying(FaultKey::Unreadable, [sentence])
    }
}

impl From<FaultKey> for Fault {
    fn from(key: FaultKey) -> Fault {
        Fault::saying(key, [])
    }
}

/// What can be wrong with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FaultKey {
    /// It is not a message of this protocol.
    Unreadable,
    /// The page speaks another version: reload it.
    OtherVersion,
    /// There is no such table.
    NoTable,
    /// The page is not at this table.
    NotAtTable,
    /// The page holds no seat there, or not this one.
    NotYourSeat,
    /// The action was decided on another state of the table.
    Stale,
    /// A seat is still open.
    SeatOpen,
    /// Not possible at this table.
    NotHere,
    /// The terms cannot be played.
    BadTerms,
    /// There is no such engine here, or it does not play by this rulebook.
    NoEngine,
    /// The position cannot be read or played.
    BadPosition,
    /// The file cannot be read.
    BadFile,
    /// Too many requests, tables or connections.
    TooMany,
    /// There is no room left to write anything down; nothing that was shown is lost.
    NoRoom,
    /// The server has a trouble of its own.
    Trouble,
}
