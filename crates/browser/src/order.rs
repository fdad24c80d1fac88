//! What the house wants of the worker around it, and what the worker comes back with.

use pasch_protocol::Answer;
use pasch_rules::Overshoot;
use pasch_table::{Millis, Question, Stored, Thinking, Thought};
use serde::{Deserialize, Serialize};

/// What the worker must do. Each order with a number is answered once, by a [`Report`] with the same number.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "order")]
pub enum Order {
    /// Tell the page.
    Tell {
        /// What.
        answer: Box<Answer>,
    },
    /// Write this, all of it or nothing.
    Write {
        /// The order's number.
        number: u32,
        /// What.
        write: Write,
    },
    /// Fetch a table from the store.
    Load {
        /// The order's number.
        number: u32,
        /// Which.
        table: String,
    },
    /// List the games of an owner, the latest first.
    List {
        /// The order's number.
        number: u32,
        /// Whose.
        owner: String,
    },
    /// Fetch catalogues by name.
    Fetch {
        /// The order's number.
        number: u32,
        /// Which.
        catalogues: Vec<String>,
    },
    /// Let somebody think.
    Think {
        /// The order's number.
        number: u32,
        /// Who may wait for whom.
        lane: Lane,
        /// About what.
        work: Box<Work>,
    },
    /// Come back with nothing at this moment, if nothing comes before.
    Wake {
        /// When.
        at: Millis,
    },
}

/// Something to be written.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "write")]
pub enum Write {
    /// A new table.
    Create {
        /// Its name.
        table: String,
        /// Its setting, as JSON.
        setting: String,
        /// Its line in the list of games, as JSON.
        summary: String,
        /// Who lists it.
        owners: Vec<String>,
    },
    /// More entries.
    Append {
        /// Which table.
        table: String,
        /// The number of the first: the store refuses a number it has.
        first: u32,
        /// The entries, as JSON.
        entries: Vec<String>,
        /// The new line in the list of games, if it changed.
        summary: Option<String>,
        /// A new owner who lists it.
        owner: Option<String>,
        /// The new secret of its dice: the epoch and the seed.
        secret: Option<(u32, String)>,
        /// Is the secret to be forgotten?
        forget_secret: bool,
    },
    /// Takes a table off an owner's list.
    Forget {
        /// Whose.
        owner: String,
        /// Which.
        table: String,
    },
}

/// Turns at a table never wait behind questions, however many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lane {
    /// A turn at a table.
    Play,
    /// What can take its time.
    Question,
}

/// What a thinker thinks about.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// What a table wants to know.
    Table(Thinking),
    /// What a page wants to know.
    Question(Question),
}

impl Work {
    /// The lane in which it waits.
    pub fn lane(&self) -> Lane {
        match self {
            Work::Table(_) => Lane::Play,
            Work::Question(_) => Lane::Question,
        }
    }

    /// The rule about bearing off of the game that is thought about; none where there is no game.
    pub fn overshoot(&self) -> Option<Overshoot> {
        let rulebook = match self {
            Work::Table(Thinking::Wish { session, .. } | Thinking::Hint { session, .. }) => &session.terms().rulebook,
            Work::Table(Thinking::Verdict { decision, .. }) => &decision.situation.law.rulebook,
            Work::Question(Question::Situation { situation, .. }) => &situation.law.rulebook,
            Work::Question(Question::Session { session, .. }) => &session.terms().rulebook,
            Work::Question(Question::Remember { decision, .. }) => &decision.situation.law.rulebook,
            Work::Question(Question::Judge { decisions, .. }) => &decisions.first()?.situation.law.rulebook,
            Work::Question(_) => return None,
        };
        Some(rulebook.checker.overshoot)
    }
}

/// What a thinker comes back with.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// For a table.
    Table(Thought),
    /// For a page.
    Question(Box<pasch_protocol::Message>),
}

/// What the worker comes back with.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "report")]
pub enum Report {
    /// It is written, or not.
    Written {
        /// The order's number.
        number: u32,
        /// Why it is not.
        #[serde(default)]
        fault: Option<WriteFault>,
    },
    /// A table from the store, if it is there.
    Loaded {
        /// The order's number.
        number: u32,
        /// The table.
        #[serde(default)]
        stored: Option<Stored>,
    },
    /// The list of games: their lines, and when each was touched last.
    Listed {
        /// The order's number.
        number: u32,
        /// The lines.
        lines: Vec<(String, i64)>,
    },
    /// Catalogues in the order in which they were asked for; nothing for one that cannot be had.
    Fetched {
        /// The order's number.
        number: u32,
        /// Their texts.
        texts: Vec<Option<String>>,
    },
    /// Somebody has thought; nothing if the thought went wrong.
    Thought {
        /// The order's number.
        number: u32,
        /// What came of it.
        #[serde(default)]
        done: Option<Done>,
    },
    /// Time has passed.
    Tick,
}

/// Why something is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WriteFault {
    /// There is no room left.
    NoRoom,
    /// The store says no: another tab has written, or it is closed.
    Refused,
}
