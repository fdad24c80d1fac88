//! `--batch`: one request a line from standard input, one JSON object a line in answer, in the same order.

use crate::fault::{Fault, print};
use rayon::prelude::*;
use serde::Serialize;
use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::thread;

/// Answers every line that is not blank; a line at fault gets `{"line": n, "error": "..."}` in its place.
pub fn answer_lines<T: Serialize>(mut answer: impl FnMut(&str) -> Result<T, Fault>) -> Result<(), Fault> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut bytes = Vec::new();
    for number in 1u64.. {
        bytes.clear();
        let read = input.read_until(b'\n', &mut bytes);
        if read.map_err(Fault::standard_input)? == 0 {
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
        written.map_err(Fault::standard_output)?;
    }
    Ok(())
}

/// As [`answer_lines`], but the lines that are waiting are answered by all threads together. `prepare` makes what each
/// thread needs to work with.
pub fn answer_lines_together<T: Serialize + Send, W>(
    prepare: impl Fn() -> W + Sync,
    answer: impl Fn(&mut W, &str) -> Result<T, Fault> + Sync,
) -> Result<(), Fault> {
    // A reader of its own, so that a program that sends one line and waits gets its answer at once.
    let (sender, lines) = mpsc::sync_channel(256);
    let reader = thread::spawn(move || -> Result<(), Fault> {
        let mut input = io::stdin().lock();
        for number in 1u64.. {
            let mut bytes = Vec::new();
            let read = input.read_until(b'\n', &mut bytes);
            if read.map_err(Fault::standard_input)? == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&bytes).trim().to_owned();
            if !line.is_empty() && sender.send((number, line)).is_err() {
                break;
            }
        }
        Ok(())
    });
    while let Ok(first) = lines.recv() {
        let mut waiting = vec![first];
        waiting.extend(lines.try_iter().take(255));
        let answers: Vec<String> = waiting
            .par_iter()
            .map_init(&prepare, |workshop, (number, line)| match answer(workshop, line) {
                Ok(found) => json_line(&found),
                Err(fault) => json_line(&LineFault {
                    line: *number,
                    error: fault.to_string(),
                }),
            })
            .collect();
        print(&answers.concat())?;
    }
    reader
        .join()
        .unwrap_or_else(|_| Err(Fault::said("fault-unreadable-input", &[])))
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
