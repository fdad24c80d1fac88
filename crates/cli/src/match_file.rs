//! Files from disk: matches and positions of any program, or a game that `pasch play` has saved.

use crate::fault::{Fault, as_text};
use crate::language::words;
use pasch_notation::{
    ExportFault, JudgedPosition, MatchRecord, Opinion, Opinions, Reading, Xgid, decode_text, read_match_file,
    read_position_file,
};
use pasch_rules::{Sentence, Session, Side};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What a file holds.
pub enum Content {
    /// A match.
    Match(Reading),
    /// Positions, with what was thought of them.
    Positions(Vec<JudgedPosition>),
}

/// Larger files are not looked at: the largest match is a few megabytes.
const LARGEST: u64 = 256 << 20;

/// Reads a file, whatever its format; the content decides, not the name.
pub fn read_content(path: &Path) -> Result<Content, Fault> {
    let name = path.display();
    let not_a_match = |why: String| {
        let variables = [("file", as_text(&name)), ("why", why.into())];
        Fault::said("fault-not-a-match", &variables)
    };
    let bytes = read_at_most(path, LARGEST).map_err(|source| Fault::file(&name, source))?;
    let bytes = bytes.ok_or_else(|| not_a_match(words().text("damage-too-large")))?;
    if let Some(positions) = read_position_file(&bytes) {
        let told = |fault: Sentence| not_a_match(words().sentence(&fault));
        return positions.map(Content::Positions).map_err(told);
    }
    // What no other program writes is a game saved here.
    let reading = match read_match_file(&bytes) {
        Some(reading) => reading,
        None => Reading {
            record: saved_session(&decode_text(&bytes)).map_err(|fault| fault.in_file(&name.to_string()))?,
            opinions: Opinions::default(),
            faults: Vec::new(),
        },
    };
    if reading.record.games.is_empty() {
        let why = match reading.faults.first() {
            Some(fault) => words().sentence(&fault.sentence()),
            None => words().text("lack-game"),
        };
        return Err(not_a_match(why));
    }
    Ok(Content::Match(reading))
}

/// The bytes of a file, unless there are more. What it says of its length is not believed: a device says none at all.
fn read_at_most(path: &Path, most: u64) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let read = File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    Ok((read as u64 <= most).then_some(bytes))
}

/// Reads a match, whatever its format.
pub fn read_match(path: &Path) -> Result<Reading, Fault> {
    match read_content(path)? {
        Content::Match(reading) => Ok(reading),
        Content::Positions(_) => Err(Fault::said(
            "fault-convert-position",
            &[("file", as_text(path.display()))],
        )),
    }
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
                let variables = [
                    ("place", name.into()),
                    ("why", words().sentence(&fault.sentence()).into()),
                ];
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
    /// Who judged it, and how many deeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    judged: Option<Judged>,
    /// The games that do not begin as usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unusual: Vec<usize>,
    faults: Vec<FaultLine>,
}

#[derive(Serialize)]
struct Judged {
    by: String,
    deeds: usize,
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
            error: words().sentence(&fault.kind.sentence()),
        };
        let games = record.games.iter().zip(1..);
        let unusual = games.filter(|(game, _)| game.begins.is_some());
        Report {
            file: path.display().to_string(),
            players: record.players.clone(),
            length: record.length,
            games: record.games.len(),
            plays: record.plays(),
            score,
            judged: (!reading.opinions.is_empty()).then(|| Judged {
                by: reading.opinions.program.clone(),
                deeds: reading.opinions.entries.len(),
            }),
            unusual: unusual.map(|(_, number)| number).collect(),
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
        let judged = self.judged.as_ref().map_or(String::new(), |judged| {
            let variables = [("count", judged.deeds.into()), ("program", judged.by.as_str().into())];
            format!(", {}", words().fill("report-judged", &variables))
        });
        let mut text = format!(
            "{}: {what}, {games}, {plays}, {white}-{black}{judged}, {faults}\n",
            self.file
        );
        for &number in &self.unusual {
            let begins = words().fill("report-begins", &[("number", number.into())]);
            text.push_str(&format!("  {begins}\n"));
        }
        for fault in &reading.faults {
            text.push_str(&format!("  {}\n", words().sentence(&fault.sentence())));
        }
        text
    }
}

/// What a file of positions holds.
#[derive(Serialize)]
pub struct PositionsReport {
    file: String,
    positions: Vec<PositionLine>,
}

#[derive(Serialize)]
struct PositionLine {
    xgid: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    by: String,
    #[serde(flatten)]
    opinion: Opinion,
}

impl PositionsReport {
    /// The report of a file that was read.
    pub fn new(path: &Path, positions: &[JudgedPosition]) -> PositionsReport {
        let line = |position: &JudgedPosition| PositionLine {
            xgid: Xgid::of(&position.situation).map(|xgid| xgid.to_string()),
            by: position.program.clone(),
            opinion: position.opinion.clone(),
        };
        PositionsReport {
            file: path.display().to_string(),
            positions: positions.iter().map(line).collect(),
        }
    }

    /// The report as text: one line, and one more for each position.
    pub fn text(&self) -> String {
        let count = words().fill("report-positions", &[("count", self.positions.len().into())]);
        let mut text = format!("{}: {count}\n", self.file);
        for position in &self.positions {
            let xgid = position.xgid.as_deref().unwrap_or("-");
            text.push_str(&format!("  {xgid}\n"));
        }
        text
    }
}
