//! What a page asks for.

use crate::company::{Colour, Phrase};
use crate::rulebook::Chosen;
use crate::solitaire::SolitaireAsk;
use pasch_analysis::{Account, Decision, DiceCounts, Entry, Judged, Level, Memory, Played, Thoroughness};
use pasch_dice::Why;
use pasch_rules::{Agreement, DieStep, Pair, SessionKind, Side, Situation, Stake, Start, Step, Timing, VoidThrow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A request with its number, which the answer repeats as `re`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(type = "{ id: number } & Request")]
pub struct Envelope {
    /// The page's own counting.
    pub id: u32,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}

/// What a page asks for. The first request of a connection is `hello`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Request {
    /// Who is there? Answered by `welcome`.
    Hello {
        /// The version of the protocol that the page speaks.
        protocol: u32,
        /// The secret by which the server knows this browser's games, from an earlier `welcome`.
        #[serde(default)]
        #[ts(optional)]
        owner: Option<String>,
    },
    /// Sets up a table and sits down at it. Answered by `joined`.
    Create {
        /// What is played.
        terms: WishedTerms,
        /// Who has the light checkers.
        white: Seat,
        /// Who has the dark ones.
        black: Seat,
        /// Is the tutor switched on?
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        tutor: bool,
        /// The table on a server whose game goes on here after the server went away.
        #[serde(default)]
        #[ts(optional)]
        parent: Option<String>,
    },
    /// Comes to a table: with a seat's token back to that seat; without, to a seat kept free for whoever opens the
    /// link; otherwise to watch. Answered by `joined`.
    Join {
        /// Which.
        table: String,
        /// The tokens of the seats that this page holds.
        #[serde(default)]
        #[ts(as = "Option<Vec<String>>", optional)]
        tokens: Vec<String>,
        /// Only watch, even if a seat is free.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        watch: bool,
        /// How this player wants to be called.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Sits down at this side, at a table where this page has a seat: at the open one, opposite itself, or at one alone of
    /// two that are its own. Answered by `joined`.
    Sit {
        /// Which table.
        table: String,
        /// Where.
        side: Side,
    },
    /// How this page's player wants to be called and shown at a table.
    Introduce {
        /// Which table.
        table: String,
        /// The name.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// The colour.
        #[serde(default)]
        #[ts(optional)]
        colour: Option<Colour>,
    },
    /// Says something to everyone at a table.
    Say {
        /// Which table.
        table: String,
        /// What.
        phrase: Phrase,
    },
    /// Leaves a table; its seat stays kept. Answered by `noted`.
    Leave {
        /// Which.
        table: String,
    },
    /// Does something at a table. Answered by `done` or `refused`.
    Act {
        /// Which table.
        table: String,
        /// The `version` of the table that the page has before it: an action for another one is refused as stale.
        at: u32,
        /// For which side, where the page holds both seats; otherwise it is the side of its seat.
        #[serde(default)]
        #[ts(optional)]
        side: Option<Side>,
        /// What.
        deed: Deed,
    },
    /// Why can this checker not go there? Answered by `refused`, or by `possible` if it can.
    Explain {
        /// Which table.
        table: String,
        /// The steps of this turn already made on the page.
        #[serde(default)]
        steps: Vec<DieStep>,
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
    /// The lines of the table's log of dice from a number on. Answered by `dice-log`.
    DiceLog {
        /// Which table.
        table: String,
        /// The number of the first line wanted, from 0: as many as the page has.
        from: u32,
    },
    /// A page fixes its part in the dice, once the log has opened an epoch.
    Anchor {
        /// Which table.
        table: String,
        /// The epoch.
        epoch: u32,
        /// The anchor of the page's chain: 64 digits of lower-case hexadecimal.
        anchor: String,
    },
    /// A page's part in a roll, once it is decided on.
    Link {
        /// Which table.
        table: String,
        /// Which roll.
        roll: u32,
        /// The next link of the page's chain: 64 digits of lower-case hexadecimal.
        link: String,
    },
    /// A page has not, or no longer, the secret of its chain, and asks for new ones.
    Renew {
        /// Which table.
        table: String,
        /// The epoch that is to end.
        epoch: u32,
        /// Why.
        why: Why,
    },
    /// The player agrees that the open roll is made with new chains.
    Grant {
        /// Which table.
        table: String,
        /// The epoch that is to end.
        epoch: u32,
    },
    /// What would the engine do here? Answered by `hint`.
    Hint {
        /// Which table.
        table: String,
    },
    /// Switches the tutor on or off.
    Tutor {
        /// Which table.
        table: String,
        /// On?
        on: bool,
    },
    /// The tutor's summary. Answered by `summary`.
    Summary {
        /// Which table.
        table: String,
    },
    /// Is anybody there? Answered by `here`.
    Ping,
    /// The first game step by step, by a rulebook. Answered by `lesson`.
    Lesson {
        /// The rulebook's name.
        rulebook: String,
    },
    /// Why can this checker not go there, in a step of the lesson? Answered by `refused`, or by `possible` if it can.
    LessonExplain {
        /// The rulebook's name.
        rulebook: String,
        /// The step, from 0.
        step: u32,
        /// The steps of the turn already made on the page.
        #[serde(default)]
        steps: Vec<DieStep>,
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
    /// The six rulebooks. Answered by `rulebooks`.
    Rulebooks,
    /// A rulebook of one's own, with an answer chosen. Answered by `own-rulebook`.
    Amend {
        /// The rulebook it is made from.
        base: String,
        /// Its answers so far: all of them, or those that are other than the rulebook's.
        #[serde(default)]
        #[ts(type = "Record<string, unknown>", optional)]
        answers: Option<serde_json::Value>,
        /// What is chosen now.
        #[serde(default)]
        #[ts(optional)]
        choose: Option<Chosen>,
    },
    /// This browser's games. Answered by `games`.
    Games,
    /// Takes a game off this browser's list. Answered by `noted`.
    Forget {
        /// Which table.
        table: String,
    },
    /// A table's games move by move. Answered by `replay`.
    Replay {
        /// Which table.
        table: String,
    },
    /// A file of any program; the content decides which. A match is answered by `replay`, a position by `position`.
    ReadFile {
        /// Its bytes in base64.
        bytes: String,
    },
    /// The dice of a table with their proof, as `pasch dice verify` reads it. Answered by `dice`.
    Dice {
        /// Which table.
        table: String,
    },
    /// A table's record as a file. Answered by `file`.
    Record {
        /// Which table.
        table: String,
        /// In which form.
        format: RecordFormat,
    },
    /// A page of the rules: `german`, `comparison`, `choices`, `glossary`, `solitaire`, `table/<name>` or `sources/german`.
    /// Answered by `page`.
    Read {
        /// The code of the language.
        language: String,
        /// Which page.
        page: String,
    },
    /// A position as a picture, an SVG. Answered by `file`.
    Picture {
        /// The position as text, in any form that `read-position` takes.
        position: String,
    },
    /// A position from text: position ID, `positionid:matchid`, XGID. Answered by `position`.
    ReadPosition {
        /// The text.
        text: String,
        /// How many checkers a side is to be read with first, where the text does not tell: 15, or 3 for hypergammon.
        /// What cannot be read so is read with the other.
        #[serde(default = "fifteen")]
        #[ts(as = "Option<u8>", optional)]
        checkers: u8,
    },
    /// A position from the editor: is it one, and what are its IDs? Answered by `position`.
    CheckPosition {
        /// The situation.
        situation: Box<Situation>,
    },
    /// What the engine thinks of a position. Answered by `evaluation`, and with dice by `plays`.
    Ask {
        /// The situation.
        situation: Box<Situation>,
        /// What is asked.
        ask: Ask,
        /// How strong an answer is wanted.
        #[serde(default)]
        level: Level,
    },
    /// Every decision of a match. Answered by `study`.
    Study {
        /// Which match.
        source: StudySource,
        /// How closely its decisions are to be looked at, which their names depend on.
        #[serde(default)]
        #[ts(as = "Option<Thoroughness>", optional)]
        thoroughness: Thoroughness,
    },
    /// What is thought of some decisions. Answered by `judged`.
    Judge {
        /// The decisions: a few at a time.
        decisions: Vec<Decision>,
        /// How closely to look.
        #[serde(default)]
        #[ts(as = "Option<Thoroughness>", optional)]
        thoroughness: Thoroughness,
    },
    /// The sums over what is judged of a match. Answered by `sums`.
    SumUp {
        /// How the match went.
        played: Played,
        /// What is judged.
        entries: Vec<Entry>,
    },
    /// Adds accounts up. Answered by `tallies`.
    Tally {
        /// Each group is added up by itself.
        groups: Vec<Vec<Account>>,
        /// Throws, likewise.
        #[serde(default)]
        #[ts(as = "Option<Vec<Vec<DiceCounts>>>", optional)]
        dice: Vec<Vec<DiceCounts>>,
    },
    /// A card was answered. Answered by `remembered`.
    Remember {
        /// The card's decision, with what was answered.
        decision: Box<Decision>,
        /// What the card knows of it.
        judged: Box<Judged>,
        /// How closely that was looked at.
        thoroughness: Thoroughness,
        /// What was remembered of it before; nothing for a new one.
        memory: Option<Memory>,
        /// When, in milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
    },
    /// What people look up about a score. Answered by `score-facts`.
    ScoreFacts {
        /// The points that each still needs; nothing for money.
        away: Option<Pair<u32>>,
        /// Is it the Crawford game?
        crawford: bool,
    },
    /// The chances to win matches up to a length. Answered by `equity-table`.
    EquityTable {
        /// The length.
        length: u32,
    },
    /// A position as games come to it, the same for the same number. Answered by `position`.
    SomePosition {
        /// The number.
        seed: u32,
    },
    /// The puzzles of the booklet of solitaire. Answered by `puzzles`.
    Puzzles,
    /// A game of solitaire, with all jumps made so far: what may be done now? Answered by `solitaire-game`.
    SolitaireGame {
        /// The puzzle's letter.
        puzzle: String,
        /// The jumps, each from hole to hole.
        #[ts(type = "[number, number][]")]
        made: Vec<[u8; 2]>,
    },
    /// The truth about a solitaire. Answered by `solitaire`.
    Solitaire {
        /// The pegs on the board, by hole number (1 to 37).
        pegs: Vec<u8>,
        /// The pegs to end with.
        goal: Vec<u8>,
        /// What is asked.
        ask: SolitaireAsk,
    },
}

fn fifteen() -> u8 {
    15
}

/// Where a match comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "from")]
pub enum StudySource {
    /// A file of any program; the content decides which.
    File {
        /// Its bytes in base64.
        bytes: String,
    },
    /// A table.
    Table {
        /// Which.
        table: String,
    },
}

/// A form in which a table's record can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RecordFormat {
    /// Jellyfish's match file.
    Mat,
    /// A Smart Game File.
    Sgf,
    /// The dice with their proof.
    Dice,
}

impl RecordFormat {
    /// All of them.
    pub const ALL: [RecordFormat; 3] = [RecordFormat::Mat, RecordFormat::Sgf, RecordFormat::Dice];

    /// How the names of such files end.
    pub fn ending(self) -> &'static str {
        match self {
            RecordFormat::Mat => "mat",
            RecordFormat::Sgf => "sgf",
            RecordFormat::Dice => "dice.json",
        }
    }

    /// What a browser calls its kind.
    pub fn media(self) -> &'static str {
        match self {
            RecordFormat::Mat => "text/plain; charset=utf-8",
            RecordFormat::Sgf => "application/x-go-sgf",
            RecordFormat::Dice => "application/json",
        }
    }
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Chances, equity and cube action, before the roll.
    Evaluate,
    /// The plays, best first, with the dice of the position.
    Plays,
}

/// What somebody wants to be played at a table; nothing of it is checked yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct WishedTerms {
    /// A rulebook by name: `buffalo`, `german`, `danish`, `jumbo`, `ten-language`, `tournament`.
    pub rulebook: String,
    /// Other answers than the rulebook's own: all of them, as `rulebooks` gives them.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub answers: Option<serde_json::Value>,
    /// What is played.
    pub session: SessionKind,
    /// How the checkers stand at first.
    #[serde(default)]
    #[ts(as = "Option<Start>", optional)]
    pub start: Start,
    /// What was agreed where the rulebook leaves it to the players.
    #[serde(default)]
    #[ts(as = "Option<Agreement>", optional)]
    pub agreement: Agreement,
    /// Is it played on a real board and only written down here? Then no seat is a `link`; for the computer the page throws, too.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub real_board: bool,
    /// What was agreed about time.
    #[serde(default)]
    #[ts(as = "Option<Timing>", optional)]
    pub timing: Timing,
}

/// Who is to have a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Seat {
    /// Whoever sets up the table; both seats for two people at one device.
    Me {
        /// How this player wants to be called.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// How strong.
        level: Level,
        /// An engine of another program, by the name that `welcome` gives; the computer plays on for it should it fail.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        engine: Option<String>,
    },
    /// The first to open the table's link.
    Link,
}

/// Something done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Deed {
    /// Throw the dice, in the opening too. On a real board see `throw`.
    Roll,
    /// On a real board: these dice fell. One or two of them in the opening, by the rulebook.
    Throw {
        /// The dice.
        dice: Vec<u8>,
    },
    /// The whole turn; no steps if nothing can be played.
    Play {
        /// The steps, in the mover's counting.
        steps: Vec<Step>,
    },
    /// Double, before the roll.
    Double,
    /// Take the double (after a beaver or raccoon: play on).
    Take,
    /// Drop it.
    Drop,
    /// Take it and turn the cube back at once.
    Redouble,
    /// Turn the cube on and keep it.
    Beaver,
    /// Answer a beaver.
    Raccoon,
    /// Give up, or offer to.
    Resign {
        /// How high.
        stake: Stake,
    },
    /// Accept an offer to resign.
    Accept,
    /// Decline it.
    Decline,
    /// Begin the next game of the session.
    NextGame,
    /// End a session that has no end of its own.
    Finish,
    /// Against the computer, or on a real board: take the last play (on a real board: the last entry) back.
    TakeBack,
    /// Without a clock: the win, from an opponent who is awaited and was away for as long as was agreed.
    Claim,
    /// After a session: the same again, at a new table that `rematch` in the table's state names.
    Rematch,
    /// On a real board: the throw does not count.
    VoidThrow {
        /// Why.
        why: VoidThrow,
    },
    /// On a real board: a play against the rules was made.
    WrongPlay {
        /// What was moved.
        steps: Vec<Step>,
    },
    /// On a real board: the wrong play is to be put right.
    DemandCorrection,
    /// On a real board: the dice are picked up, which ends the turn.
    LiftDice,
}
