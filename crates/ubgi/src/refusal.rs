//! Why a line is refused: a code that each dialect names in its own way, and a few words.

use std::fmt;

/// The dialect that the other side was last heard to speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// `setoption`, `newsession`, `setscore`, `setcube`, `setturn` and `go role`.
    First,
    /// `set`, `get`, `keys` and the short `go`.
    #[default]
    Second,
}

/// What kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Code {
    /// No such command.
    UnknownCommand,
    /// The command is not built like that.
    Malformed,
    /// Something in it cannot be.
    BadValue,
    /// Something has to be said first.
    Missing,
    /// What was said does not go together.
    Impossible,
    /// Not while thinking.
    Busy,
    /// Not known here.
    Unsupported,
}

impl Code {
    /// The code's name in a dialect.
    pub fn name(self, dialect: Dialect) -> &'static str {
        match (dialect, self) {
            (Dialect::First, Code::UnknownCommand) => "unknown_command",
            (Dialect::First, Code::Malformed | Code::BadValue | Code::Impossible) => "bad_argument",
            (Dialect::First, Code::Missing) => "missing_context",
            (Dialect::First, Code::Busy) => "search_in_progress",
            (Dialect::First, Code::Unsupported) => "unsupported_feature",
            (Dialect::Second, Code::UnknownCommand | Code::Malformed) => "bad_command",
            (Dialect::Second, Code::BadValue) => "bad_value",
            (Dialect::Second, Code::Missing | Code::Impossible | Code::Busy) => "bad_state",
            (Dialect::Second, Code::Unsupported) => "unsupported",
        }
    }
}

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{detail}")]
pub struct Refusal {
    /// What kind of fault it is.
    pub code: Code,
    /// Which one.
    pub detail: String,
}

impl Refusal {
    /// A fault with its words. What was heard may be among them, so they are made fit for one line.
    pub fn new(code: Code, detail: impl fmt::Display) -> Refusal {
        let detail = detail.to_string();
        let detail = detail.chars().map(|c| if c.is_control() { ' ' } else { c });
        Refusal {
            code,
            detail: detail.take(LONGEST).collect(),
        }
    }

    /// The line that tells it.
    pub fn line(&self, dialect: Dialect) -> String {
        format!("error {} {}", self.code.name(dialect), self.detail)
    }
}

/// Nobody reads further than this, and what was heard may be a megabyte.
const LONGEST: usize = 200;
