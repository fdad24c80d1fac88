//! What goes wrong at the edge: one kind of error, one message, exit code 2.

use std::fmt::Display;
use std::io::{self, Write};

/// Why a command gave up.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The user's input is at fault; the message names the fault and the place.
    #[error("{0}")]
    Input(String),
    /// A file could not be read or written.
    #[error("{what}: {source}")]
    File {
        /// Which file, or what was being done.
        what: String,
        /// What the system says.
        source: io::Error,
    },
    /// Nobody reads our output any more.
    #[error("the output was closed")]
    Closed,
}

impl Fault {
    /// Bad input: say what and where.
    pub fn input(message: impl Display) -> Fault {
        Fault::Input(message.to_string())
    }

    /// A file that could not be read or written.
    pub fn file(what: impl Display, source: io::Error) -> Fault {
        Fault::File {
            what: what.to_string(),
            source,
        }
    }
}

/// Writes a finished answer to standard output. Commands make their whole answer first, so that a fault leaves
/// nothing half written.
pub fn print(text: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|source| match source.kind() {
            io::ErrorKind::BrokenPipe => Fault::Closed,
            _ => Fault::file("standard output", source),
        })
}
