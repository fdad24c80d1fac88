//! The value of `--rulebook`: a preset's name, or a file with a rulebook of one's own.
//!
//! Such a file names a preset and the answers it changes: `{"base": "buffalo", "answers": {"sessions": {"match_to":
//! true}}}`. Everything else is the preset's.

use crate::fault::{Fault, as_text};
use crate::language::words;
use pasch_rules::{Preset, Rulebook, RulebookFault, UnknownRulebook};
use pasch_table::amended_answers;
use serde_json::Value;
use std::path::Path;

/// Reads the rulebook that a person named.
pub fn read_rulebook(text: &str) -> Result<Rulebook, Fault> {
    match text.parse::<Preset>() {
        Ok(preset) => Ok(Rulebook::from(preset)),
        Err(_) if text.ends_with(".json") => read_file(Path::new(text)),
        Err(unknown) => Err(no_rulebook(unknown)),
    }
}

fn read_file(path: &Path) -> Result<Rulebook, Fault> {
    let name = path.display();
    let at_fault = |fault: serde_json::Error| Fault::json(&name, "json-not-rulebook", &fault);
    let text = std::fs::read_to_string(path).map_err(|source| Fault::file(&name, source))?;
    let mut file: Value = serde_json::from_str(&text).map_err(at_fault)?;
    let base = match file["base"].as_str().map(str::parse::<Preset>) {
        Some(Ok(base)) => base,
        Some(Err(unknown)) => {
            let variables = [
                ("place", as_text(&name)),
                ("why", no_rulebook(unknown).to_string().into()),
            ];
            return Err(Fault::said("fault-at-place", &variables));
        }
        None => {
            let variables = [("file", as_text(&name)), ("list", presets().into())];
            return Err(Fault::said("fault-rulebook-base", &variables));
        }
    };
    let answers = amended_answers(base, file["answers"].take()).map_err(at_fault)?;
    // Answers that can be read but not played by are explained one by one.
    let amended = Rulebook::from(base).amend(|all| *all = answers);
    amended.map_err(|faults| {
        let why = words().sentences(faults.0.iter().map(RulebookFault::sentence));
        let variables = [("file", as_text(&name)), ("why", why.into())];
        Fault::said("fault-rulebook-answers", &variables)
    })
}

fn no_rulebook(unknown: UnknownRulebook) -> Fault {
    Fault::said(
        "cli-no-rulebook",
        &[("name", unknown.0.into()), ("list", presets().into())],
    )
}

fn presets() -> String {
    Preset::ALL.map(Preset::id).join(", ")
}
