//! `--batch`: one request a line from standard input, one JSON object a line in answer, in the same order.

use crate::fault::Fault;
use serde::Serialize;
use std::io::{self, BufRead, Write};

/// Answers every line that is not blank; a line at fault gets `{"line": n, "error": "..."}` in its place.
pub fn answer_lines<T: Serialize>(mut answer: impl FnMut(&str) -> Result<T, Fault>) -> Result<(), Fault> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut bytes = Vec::new();
    for number in 1u64.. {
        bytes.clear();
        let read = input.read_until(b'\n', &mut bytes);
        if read.map_err(|source| Fault::file("standard input", source))? == 0 {
            break;
        }
        let line = String::from_utf8_lossy(&bytes);
        if line.trim().is_empty() {
            continue;
        }
        let text = match answer(line.trim()) {
            Ok(found) => json_line(&found),
            Err(fault @ (Fault::Closed | Fault::File { .. })) => return Err(fault),
            Err(fault) => json_line(&LineFault {
                line: number,
                error: fault.to_string(),
            }),
        };
        let written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
        written.map_err(|source| match source.kind() {
            io::ErrorKind::BrokenPipe => Fault::Closed,
            _ => Fault::file("standard output", source),
        })?;
    }
    Ok(())
}

/// One value as one line.
pub fn json_line(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text + "\n",
        Err(fault) => format!("{}\n", serde_json::json!({ "error": fault.to_string() })),
    }
}

#[derive(Serialize)]
struct LineFault {
    line: u64,
    error: String,
}
