//! What can be wrong with a text, and at which character.

use crate::expected::{Allowed, Nonsense, Part};

/// A text that cannot be read: the character at which reading stopped, and why.
///
/// ```
/// use pasch_notation::PositionId;
/// let fault = "4HPwATDgc*ABMA".parse::<PositionId>().unwrap_err();
/// assert_eq!(fault.at, 9);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: {fault}", at + 1)]
pub struct ParseFault {
    /// The character, counted from 0 (the message counts from 1).
    pub at: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl ParseFault {
    /// A fault at a character, counted from 0.
    pub fn new(at: usize, fault: Fault) -> ParseFault {
        ParseFault { at, fault }
    }

    /// The same fault in a longer text in which this one starts at `start`.
    #[must_use]
    pub fn moved_by(self, start: usize) -> ParseFault {
        ParseFault {
            at: self.at + start,
            ..self
        }
    }
}

/// What is wrong at a character.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A character that has no place there.
    #[error("{found:?} cannot stand here ({wanted} expected)")]
    Unexpected {
        /// The character found.
        found: char,
        /// What could stand there.
        wanted: Part,
    },
    /// The text stops too early.
    #[error("the text ends here ({wanted} expected)")]
    TooShort {
        /// What should have followed.
        wanted: Part,
    },
    /// The text goes on after its end.
    #[error("the text should have ended before this character ({what})")]
    TooLong {
        /// The thing that was complete.
        what: Part,
    },
    /// The bits of an ID say something impossible.
    #[error("{0}")]
    Bits(Nonsense),
    /// A number outside what the field may hold.
    #[error("{field} is {value}, but may only be {allowed}")]
    OutOfRange {
        /// The field.
        field: Part,
        /// The number found.
        value: i64,
        /// The numbers allowed.
        allowed: Allowed,
    },
    /// The text is none of the known ways to write a position.
    #[error(
        "this is none of the ways to write a position: a position ID (4HPwATDgc/ABMA), a position and a match ID \
         (4HPwATDgc/ABMA:cAkAAAAAAAAA), an XGID, a FIBS board line, or the rows of the danish sheet (white 2 S1 ...; \
         black ...)"
    )]
    UnknownFormat,
}
