//! How an engine of another program is had, read from the command line, and what went wrong with one, in the person's language.

use crate::fault::{Fault, as_text, system_says};
use crate::language::words;
use pasch_host::{EngineFault, Failing, Patience, Recipe, Setting};
use std::io::ErrorKind;
use std::time::Duration;

/// How the engine is had, read from the command line.
pub fn recipe(command: &str, settings: &[String], seconds: Option<u64>) -> Result<Recipe, Fault> {
    let unread = |fault| Fault::said("fault-engine-command", &[("detail", as_text(fault))]);
    let mut recipe = Recipe::read(command).map_err(unread)?;
    for text in settings {
        let Some((name, value)) = text.split_once('=') else {
            return Err(Fault::said(
                "fault-engine-setting",
                &[("setting", text.as_str().into())],
            ));
        };
        recipe.settings.push(Setting {
            name: name.to_owned(),
            value: value.to_owned(),
            optional: false,
        });
    }
    if let Some(seconds) = seconds {
        recipe.patience = Patience {
            answer: Duration::from_secs(seconds),
            ..recipe.patience
        };
    }
    Ok(recipe)
}

/// Lets an engine look as far ahead as the other player, where it can be told to and was not told otherwise.
pub fn look_ahead(recipe: &mut Recipe, plies: u8, cubeful: bool) {
    let eval = if cubeful { "cubeful" } else { "cubeless" };
    for (name, value) in [
        ("engine.ply", (plies + 1).to_string()),
        ("engine.eval", eval.to_owned()),
    ] {
        if !recipe.settings.iter().any(|setting| setting.name == name) {
            let name = name.to_owned();
            recipe.settings.push(Setting {
                name,
                value,
                optional: true,
            });
        }
    }
}

/// What went wrong, in the person's language.
pub fn engine_fault(fault: &EngineFault) -> Fault {
    match fault {
        EngineFault::Start { program, source } if program == "gnubg" && source.kind() == ErrorKind::NotFound => {
            Fault::said("fault-gnubg-missing", &[])
        }
        EngineFault::Start { program, source } => {
            let variables = [("engine", program.as_str().into()), ("why", system_says(source).into())];
            Fault::said("fault-engine-start", &variables)
        }
        EngineFault::Failed { program, failing } => {
            let engine = ("engine", program.as_str().into());
            match failing {
                Failing::Gone => Fault::said("fault-engine-gone", &[engine]),
                Failing::Silent => Fault::said("fault-engine-silent", &[engine]),
                Failing::Refused { line } => {
                    Fault::said("fault-engine-refused", &[engine, ("answer", line.as_str().into())])
                }
                Failing::Illegal { line, fault } => {
                    let answer = ("answer", line.as_str().into());
                    match fault {
                        None => Fault::said("fault-engine-answer", &[engine, answer]),
                        Some(fault) => {
                            let detail = words().sentence(&fault.sentence());
                            Fault::said("fault-engine-play", &[engine, answer, ("detail", detail.into())])
                        }
                    }
                }
            }
        }
    }
}
