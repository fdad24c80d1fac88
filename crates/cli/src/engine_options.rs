//! The engine at the command line: its options, its tables kept in a cache folder, and what is at stake.

use crate::fault::{Fault, as_text};
use crate::folders::cache_folder;
use crate::position_argument::PositionOptions;
use crate::rulebook_arg::read_rulebook;
use pasch_analysis::Judge;
use pasch_analysis::for_programs::Asked;
use pasch_engine::{DEEPEST, Engine, HYPERGAMMON, Hypergammon, Nets, OneSided, TwoSided};
use pasch_rules::{BoardLaw, Overshoot, Position, Rulebook, Situation};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// What `eval`, `hint` and `rollout` have in common.
#[derive(clap::Args, Clone)]
pub struct EngineOptions {
    /// How far to look ahead: 0 to 3
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub ply: u8,
    /// By which rulebook
    #[arg(long, default_value = "tournament", value_name = "R")]
    pub rulebook: String,
    /// Gammons count only once a double has been taken (money)
    #[arg(long)]
    pub jacoby: bool,
    /// The one doubled may turn the cube on and keep it (money)
    #[arg(long)]
    pub beavers: bool,
    /// A folder with contact.net, race.net and prune.net instead of the built-in nets
    #[arg(long, value_name = "DIR")]
    pub nets: Option<PathBuf>,
    #[command(flatten)]
    pub position: PositionOptions,
}

/// An engine with a rulebook, ready for any position.
pub struct Study {
    pub engine: Arc<Engine>,
    pub rulebook: Rulebook,
    pub law: BoardLaw,
    options: EngineOptions,
}

impl EngineOptions {
    /// Checks the options and gets the engine ready.
    pub fn study(&self) -> Result<Study, Fault> {
        if self.ply > DEEPEST {
            return Err(ply_fault(self.ply));
        }
        let rulebook = read_rulebook(&self.rulebook)?;
        let law = BoardLaw::from(rulebook.answers());
        let engine = Arc::new(Engine::new(read_nets(self.nets.as_ref())?));
        load_tables(&engine, law.plays.overshoot);
        if self.position.checkers == HYPERGAMMON {
            load_hypergammon(&engine);
        }
        Ok(Study {
            engine,
            rulebook,
            law,
            options: self.clone(),
        })
    }
}

/// The engine does not look as far ahead as that.
pub fn ply_fault(ply: u8) -> Fault {
    Fault::said("fault-ply", &[("ply", ply.into()), ("deepest", DEEPEST.into())])
}

/// The built-in nets, or those of a folder.
pub fn read_nets(folder: Option<&PathBuf>) -> Result<Nets, Fault> {
    let Some(folder) = folder else {
        return Ok(Nets::built_in());
    };
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read(&path).map_err(|source| Fault::file(path.display(), source))
    };
    Nets::from_bytes(&read("contact.net")?, &read("race.net")?, &read("prune.net")?).map_err(|fault| {
        let variables = [("folder", as_text(folder.display())), ("detail", as_text(fault))];
        Fault::said("fault-nets", &variables)
    })
}

/// Takes the bear-off tables from the cache folder, or makes them and leaves them there. A cache that cannot be read or
/// written costs time and nothing else.
pub fn load_tables(engine: &Engine, overshoot: Overshoot) {
    let Some(folder) = cache_folder() else {
        return;
    };
    let rule = format!("{overshoot:?}").to_lowercase();
    let (one, two) = (
        folder.join(format!("one-sided-{rule}.bin")),
        folder.join(format!("two-sided-{rule}.bin")),
    );
    let one_sided = fs::read(&one)
        .ok()
        .and_then(|bytes| OneSided::from_bytes(bytes, overshoot));
    let two_sided = fs::read(&two)
        .ok()
        .and_then(|bytes| TwoSided::from_bytes(bytes, overshoot).ok());
    let missing = (one_sided.is_none(), two_sided.is_none());
    engine.adopt(one_sided, two_sided);
    if missing.0 {
        let _ = keep_file(&one, &engine.one_sided(overshoot).to_bytes());
    }
    if missing.1 {
        let _ = keep_file(&two, &engine.two_sided(overshoot).to_bytes());
    }
}

/// The table of hypergammon as far as it has been worked out, if it has been begun.
pub fn read_hypergammon() -> Result<Option<Hypergammon>, Fault> {
    let Some(path) = cache_folder().map(|folder| folder.join(HYPERGAMMON_FILE)) else {
        return Ok(None);
    };
    match fs::read(&path) {
        Ok(bytes) => Hypergammon::from_bytes(&bytes).map(Some).map_err(|fault| {
            let variables = [("file", as_text(path.display())), ("detail", as_text(fault))];
            Fault::said("fault-table", &variables)
        }),
        Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(None),
        Err(source) => Err(Fault::file(path.display(), source)),
    }
}

/// Leaves the table of hypergammon in the cache folder.
pub fn keep_hypergammon(table: &Hypergammon) -> Result<(), Fault> {
    let folder = cache_folder().ok_or_else(|| Fault::said("fault-cache-folder", &[]))?;
    let path = folder.join(HYPERGAMMON_FILE);
    keep_file(&path, &table.to_bytes()).map_err(|source| Fault::file(path.display(), source))
}

/// Takes the table of hypergammon from the cache folder if it is there and finished. Like the others it is only a help:
/// without it, and where it cannot be read, the nets play.
pub fn load_hypergammon(engine: &Engine) {
    if let Ok(Some(table)) = read_hypergammon() {
        engine.adopt_hypergammon(table);
    }
}

const HYPERGAMMON_FILE: &str = "hypergammon.bin";

/// Writes a file of the cache. Another process may be doing the same: a finished file is put in place in one step.
fn keep_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = path.with_extension(format!("{}.part", std::process::id()));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&draft, bytes)?;
    fs::rename(&draft, path)
}

impl Study {
    /// How far to look ahead.
    pub fn ply(&self) -> u8 {
        self.options.ply
    }

    /// How far to look ahead at most, if time is limited: as far as `--ply` says, or as far as there is.
    pub fn ply_within(&self, time: Option<Duration>) -> u8 {
        match time {
            Some(_) if self.options.ply == 0 => DEEPEST,
            _ => self.options.ply,
        }
    }

    /// How positions are read.
    pub fn position_options(&self) -> PositionOptions {
        self.options.position
    }

    /// A judge for one thread.
    pub fn judge(&self) -> Judge {
        Judge::new(Arc::clone(&self.engine))
    }

    /// What the position's text says, by the law that the options ask for.
    pub fn situation(&self, read: &Situation) -> Result<Situation, Fault> {
        for points in read.standing.score.into_array() {
            if let Some(length) = read.length.filter(|&length| points >= length) {
                let variables = [("points", points.into()), ("length", length.into())];
                return Err(Fault::said("fault-match-over", &variables));
            }
        }
        let (jacoby, beavers) = (self.options.jacoby, self.options.beavers);
        Ok(read.clone().played_by(self.rulebook.clone(), jacoby, beavers))
    }

    /// The same as a question, with what is at stake.
    pub fn asked(&self, read: &Situation, position: Position) -> Result<Asked, Fault> {
        Ok(Asked {
            position,
            rulebook: self.rulebook.clone(),
            stakes: self.engine.stakes(&self.situation(read)?),
        })
    }
}
