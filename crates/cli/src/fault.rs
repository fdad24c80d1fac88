//! What goes wrong at the edge: one kind of error, one message in the person's language, exit code 2.

use crate::language::words;
use pasch_words::Value;
use std::fmt::{self, Display};
use std::io::{self, Write};

/// Why a command gave up.
#[derive(Debug)]
pub enum Fault {
    /// The user's input is at fault; the message names the fault and the place.
    Input(String),
    /// A file could not be read or written.
    File {
        /// Which file, or what was being done.
        what: String,
        /// What the system says.
        source: io::Error,
    },
    /// Nobody reads our output any more.
    Closed,
}

impl Fault {
    /// Bad input, in a sentence that is already in the person's language.
    pub fn input(message: impl Display) -> Fault {
        Fault::Input(message.to_string())
    }

    /// Bad input: the key of a sentence, and its variables.
    pub fn said(key: &str, variables: &[(&str, Value)]) -> Fault {
        Fault::Input(words().fill(key, variables))
    }

    /// A file that could not be read or written.
    pub fn file(what: impl Display, source: io::Error) -> Fault {
        Fault::File {
            what: what.to_string(),
            source,
        }
    }

    /// Standard input could not be read.
    pub fn standard_input(source: io::Error) -> Fault {
        Fault::file(words().text("fault-standard-input"), source)
    }

    /// Standard output could not be written; if it was closed, that is no fault.
    pub fn standard_output(source: io::Error) -> Fault {
        match source.kind() {
            io::ErrorKind::BrokenPipe => Fault::Closed,
            _ => Fault::file(words().text("fault-standard-output"), source),
        }
    }

    /// A file that should hold JSON and does not: `not` is the key that says what it should have been.
    pub fn json(file: impl Display, not: &str, fault: &serde_json::Error) -> Fault {
        let detail = fault.to_string();
        // The library tells the place as well, at the end.
        let detail = detail
            .rsplit_once(" at line ")
            .map_or(detail.as_str(), |(what, _)| what);
        let why = words().text(if fault.is_eof() { "json-cut-off" } else { not });
        let mut variables = vec![("file", as_text(file)), ("why", why.into()), ("detail", detail.into())];
        // What was read before it was looked at has no line.
        if fault.line() == 0 {
            return Fault::said("fault-json-whole", &variables);
        }
        variables.push(("line", as_text(fault.line())));
        variables.push(("column", as_text(fault.column())));
        Fault::said("fault-json", &variables)
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Input(message) => f.write_str(message),
            Fault::File { what, source } => write!(f, "{what}: {}", system_says(source)),
            Fault::Closed => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}

/// What the system says, in the person's language where it is a common thing.
pub fn system_says(fault: &io::Error) -> String {
    let key = match fault.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::IsADirectory => "io-is-a-directory",
        io::ErrorKind::NotADirectory => "io-not-a-directory",
        io::ErrorKind::InvalidData => "io-not-text",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::AddrInUse => "io-address-in-use",
        io::ErrorKind::AddrNotAvailable => "io-address-not-available",
        _ => "io-other",
    };
    words().fill(key, &[("detail", as_text(fault))])
}

/// A value as it stands: numbers without separators between thousands.
pub fn as_text(value: impl Display) -> Value {
    value.to_string().into()
}

/// Writes a finished answer to standard output. Commands make their whole answer first, so that a fault leaves
/// nothing half written.
pub fn print(text: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(Fault::standard_output)
}
