//! Match files from disk: `.mat`, `.sgf`, or a game that `pasch play` has saved.

use crate::fault::{Fault, as_text};
use crate::tongue::words;
use pasch_notation::{ExportFault, MatchRecord, Opinions, Reading, read_mat, read_sgf};
use pasch_rules::{Session, Side};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Reads a match, whatever its format; the content decides, not the name.
pub fn read_match(path: &Path) -> Result<Reading, Fault> {
    let name = path.display();
    let bytes = std::fs::read(path).map_err(|source| Fault::file(&name, source))?;
    // Old files may hold names in Latin-1, in which every byte is a letter.
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|fault| fault.into_bytes().iter().map(|&byte| char::from(byte)).collect());
    let reading = match text.trim_start_matches('\u{feff}').trim_start().chars().next() {
        Some('(') => read_sgf(&text),
        Some('{') => Reading {
            record: saved_session(&text).map_err(|fault| fault.in_file(&name.to_string()))?,
            opinions: Opinions::default(),
            faults: Vec::new(),
        },
        _ => read_mat(&text),
    };
    if reading.record.games.is_empty() {
        let why = match reading.faults.first() {
            Some(fault) => words().record_fault(fault),
            None => words().text("lack-game"),
        };
        let variables = [("file", as_text(name)), ("why", why.into())];
        return Err(Fault::said("fault-not-a-match", &variables));
    }
    Ok(reading)
}

/// A game as `pasch play` saves it, or a bare session.
#[derive(Deserialize)]
#[serde(untagged)]
enum Saved {
    Game { session: Session, computer: Option<Side> },
    Session(Session),
}

/// Why a saved game is no match.
enum SavedFault {
    Json(serde_json::Error),
    Export(ExportFault),
}

impl SavedFault {
    fn in_file(&self, name: &str) -> Fault {
        match self {
            SavedFault::Json(fault) => Fault::json(name, "json-not-game", fault),
            SavedFault::Export(fault) => {
                let variables = [("place", name.into()), ("why", words().export_fault(fault).into())];
                Fault::said("fault-at-place", &variables)
            }
        }
    }
}

fn saved_session(text: &str) -> Result<MatchRecord, SavedFault> {
    // Read twice: the first time for a fault that says more than "no variant fits".
    let value: serde_json::Value = serde_json::from_str(text).map_err(SavedFault::Json)?;
    let session = value.get("session").unwrap_or(&value).clone();
    serde_json::from_value::<Session>(session).map_err(SavedFault::Json)?;
    let saved: Saved = serde_json::from_value(value).map_err(SavedFault::Json)?;
    let (session, computer) = match saved {
        Saved::Game { session, computer } => (session, computer),
        Saved::Session(session) => (session, None),
    };
    let name = |side: Side, name: &str| {
        if computer == Some(side) {
            "Pasch".to_owned()
        } else {
            name.to_owned()
        }
    };
    let players = [name(Side::White, "White"), name(Side::Black, "Black")];
    MatchRecord::of_session(&session, players).map_err(SavedFault::Export)
}

/// What a file holds, in a line, and everything that is wrong with it.
#[derive(Serialize)]
pub struct Report {
    file: String,
    players: [String; 2],
    length: u32,
    games: usize,
    plays: usize,
    score: [u32; 2],
    faults: Vec<FaultLine>,
}

#[derive(Serialize)]
struct FaultLine {
    game: usize,
    #[serde(rename = "move")]
    number: usize,
    line: usize,
    error: String,
}

impl Report {
    /// The report of a file that was read.
    pub fn new(path: &Path, reading: &Reading) -> Report {
        let record = &reading.record;
        let last = record.games.last();
        let mut score = last.map_or([0; 2], |game| game.score);
        if let Some((winner, points)) = last.and_then(|game| game.result) {
            score[winner as usize] = score[winner as usize].saturating_add(points);
        }
        let fault_line = |fault: &pasch_notation::RecordFault| FaultLine {
            game: fault.game,
            number: fault.number,
            line: fault.line,
            error: words().record_fault_kind(&fault.kind),
        };
        Report {
            file: path.display().to_string(),
            players: record.players.clone(),
            length: record.length,
            games: record.games.len(),
            plays: record.plays(),
            score,
            faults: reading.faults.iter().map(fault_line).collect(),
        }
    }

    /// The report as text: one line, and one more for each fault.
    pub fn text(&self, reading: &Reading) -> String {
        let what = match self.length {
            0 => words().text("report-money"),
            length => words().fill("report-match", &[("points", length.into())]),
        };
        let counted = |key: &str, count: usize| words().fill(key, &[("count", count.into())]);
        let (games, plays) = (counted("report-games", self.games), counted("report-plays", self.plays));
        let faults = counted("report-faults", self.faults.len());
        let [white, black] = self.score;
        let mut text = format!("{}: {what}, {games}, {plays}, {white}-{black}, {faults}\n", self.file);
        for fault in &reading.faults {
            text.push_str(&format!("  {}\n", words().record_fault(fault)));
        }
        text
    }
}
