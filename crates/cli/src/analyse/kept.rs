//! Judgements kept in a file: one a line, each under its key.
//!
//! The file only grows. A last line that was cut off, as by a crash, is dropped; whatever else is not a judgement is a
//! fault with its line, and the file is left alone.

use crate::fault::{Fault, as_text};
use crate::language::words;
use pasch_analysis::{Judgement, JudgementKey, KnownDecision};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The first line of such a file.
const HEAD: &str = "{\"pasch_judgements\":1}\n";

/// The file and what is in it.
pub struct Kept {
    path: PathBuf,
    file: File,
    known: HashMap<JudgementKey, Judgement>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    key: JudgementKey,
    judgement: Judgement,
}

impl Kept {
    /// Opens the file, or begins it.
    pub fn open(path: &Path) -> Result<Kept, Fault> {
        let file_fault = |source| Fault::file(path.display(), source);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(file_fault)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(file_fault)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut known = HashMap::new();
        for (index, line) in text[..whole].lines().enumerate() {
            if index == 0 && line == HEAD.trim_end() {
                continue;
            }
            let read = serde_json::from_str::<Line>(line).ok().filter(|_| index > 0);
            let Line { key, judgement } = read.ok_or_else(|| damaged(path, index + 1))?;
            known.insert(key, judgement);
        }
        if whole == 0 && !HEAD.starts_with(&text) {
            return Err(damaged(path, 1));
        }
        file.set_len(whole as u64).map_err(file_fault)?;
        file.seek(SeekFrom::End(0)).map_err(file_fault)?;
        if whole == 0 {
            file.write_all(HEAD.as_bytes()).map_err(file_fault)?;
        }
        Ok(Kept {
            path: path.to_owned(),
            file,
            known,
        })
    }

    /// What was judged under this key.
    pub fn get(&self, key: JudgementKey) -> Option<Judgement> {
        self.known.get(&key).cloned()
    }

    /// Keeps what is new.
    pub fn keep<'a>(&mut self, judged: impl Iterator<Item = (JudgementKey, &'a KnownDecision)>) -> Result<(), Fault> {
        let mut text = String::new();
        for (key, known) in judged {
            let Some(judgement) = known.judgement() else { continue };
            if self.known.contains_key(&key) {
                continue;
            }
            let judgement = judgement.clone();
            self.known.insert(key, judgement.clone());
            if let Ok(line) = serde_json::to_string(&Line { key, judgement }) {
                text.push_str(&line);
                text.push('\n');
            }
        }
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|source| Fault::file(self.path.display(), source))
    }
}

fn damaged(path: &Path, line: usize) -> Fault {
    let why = words().fill("fault-analysis-cache", &[("line", as_text(line))]);
    let variables = [("place", as_text(path.display())), ("why", why.into())];
    Fault::said("fault-at-place", &variables)
}
