//! Match files from disk: `.mat`, `.sgf`, or a game that `pasch play` has saved.

use crate::fault::Fault;
use pasch_notation::{MatchRecord, Reading, read_mat, read_sgf};
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
            record: saved_session(&text).map_err(|fault| Fault::input(format!("{name}: {fault}")))?,
            faults: Vec::new(),
        },
        _ => read_mat(&text),
    };
    if reading.record.games.is_empty() {
        let why = reading
            .faults
            .first()
            .map_or("there is no game in it".to_owned(), ToString::to_string);
        return Err(Fault::input(format!("{name} is no match file: {why}")));
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

fn saved_session(text: &str) -> Result<MatchRecord, String> {
    // Read twice: the first time for a fault that says more than "no variant fits".
    let value: serde_json::Value = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
    let session = value.get("session").unwrap_or(&value).clone();
    serde_json::from_value::<Session>(session).map_err(|fault| fault.to_string())?;
    let saved: Saved = serde_json::from_value(value).map_err(|fault| fault.to_string())?;
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
    MatchRecord::of_session(&session, players).map_err(|fault| fault.to_string())
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
            error: fault.kind.to_string(),
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
            0 => "money".to_owned(),
            length => format!("match to {length}"),
        };
        let plural = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
        let (games, plays) = (plural(self.games, "game"), plural(self.plays, "play"));
        let faults = plural(self.faults.len(), "fault");
        let [white, black] = self.score;
        let mut text = format!("{}: {what}, {games}, {plays}, {white}-{black}, {faults}\n", self.file);
        for fault in &reading.faults {
            text.push_str(&format!("  {fault}\n"));
        }
        text
    }
}
