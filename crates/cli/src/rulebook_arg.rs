//! The value of `--rulebook`: a preset's name, or a file with a rulebook of one's own.

use crate::fault::Fault;
use pasch_rules::{Preset, Rulebook, UnknownRulebook};
use std::path::Path;

/// Reads the rulebook that a person named.
pub fn read_rulebook(text: &str) -> Result<Rulebook, Fault> {
    match text.parse::<Preset>() {
        Ok(preset) => Ok(Rulebook::from(preset)),
        Err(unknown) if text.ends_with(".json") => read_file(Path::new(text), &unknown),
        Err(unknown) => Err(Fault::input(format!("{unknown}, or a file name.json with one of your own"))),
    }
}

fn read_file(path: &Path, unknown: &UnknownRulebook) -> Result<Rulebook, Fault> {
    let json = std::fs::read_to_string(path).map_err(|source| Fault::file(&unknown.0, source))?;
    serde_json::from_str(&json).map_err(|fault| Fault::input(format!("{}: {fault}", unknown.0)))
}
