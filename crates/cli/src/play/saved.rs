//! A game kept in a file: who the computer is, and the session with everything that was done.

use super::words::terms_faults;
use crate::fault::{Fault, as_text};
use pasch_analysis::Level;
use pasch_rules::{Session, Side, Terms};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// What the file holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The version of this format.
    pasch_game: u32,
    /// The side the computer plays, if it does.
    pub computer: Option<Side>,
    /// How strong it plays.
    #[serde(default = "usual_level")]
    pub level: Level,
    /// The session; reading it replays every action.
    pub session: Session,
}

const VERSION: u32 = 1;

/// The level of games that name none.
pub fn usual_level() -> Level {
    Level::USUAL
}

impl SavedGame {
    /// A game at its first throw.
    pub fn new(terms: Terms, computer: Option<Side>, level: Level) -> Result<SavedGame, Fault> {
        Ok(SavedGame {
            pasch_game: VERSION,
            computer,
            level,
            session: Session::new(terms).map_err(|faults| terms_faults(&faults))?,
        })
    }

    /// A game as it stands.
    pub fn of(session: &Session, computer: Option<Side>, level: Level) -> SavedGame {
        SavedGame {
            pasch_game: VERSION,
            computer,
            level,
            session: session.clone(),
        }
    }
}

/// Reads a game; one that is cut off, altered or of another version is refused.
pub fn read(path: &Path) -> Result<SavedGame, Fault> {
    let name = path.display();
    let json = std::fs::read_to_string(path).map_err(|source| Fault::file(&name, source))?;
    let game: SavedGame = serde_json::from_str(&json).map_err(|fault| Fault::json(&name, "json-not-game", &fault))?;
    if game.pasch_game != VERSION {
        let variables = [
            ("file", as_text(name)),
            ("found", as_text(game.pasch_game)),
            ("known", as_text(VERSION)),
        ];
        return Err(Fault::said("fault-save-version", &variables));
    }
    Ok(game)
}

/// Writes a game beside the old one and only then puts it in its place, so that there is always a whole one.
pub fn write(path: &Path, game: &SavedGame) -> Result<(), Fault> {
    let name = path.display();
    let json = serde_json::to_string(game).map_err(|fault| {
        let variables = [("file", as_text(&name)), ("detail", as_text(fault))];
        Fault::said("fault-save-unwritable", &variables)
    })?;
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, json + "\n")
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|source| Fault::file(&name, source))
}
