//! `pasch dice verify`: checks the dice of a game that was played with proof.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::tongue::words;
use pasch_dice::{DiceRecord, verify};
use serde_json::json;
use std::path::PathBuf;

/// What to do with dice.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Check every roll of a record (.dice.json) against what the server committed to
    Verify {
        /// The record, as downloaded from the table
        file: PathBuf,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
}

/// Runs the command.
pub fn run(args: Args) -> Result<(), Fault> {
    let Command::Verify { file, json } = args.command;
    let name = file.display();
    let text = std::fs::read_to_string(&file).map_err(|source| Fault::file(&name, source))?;
    let record: DiceRecord =
        serde_json::from_str(&text).map_err(|fault| Fault::json(&name, "json-not-dice", &fault))?;
    let seen = verify(&record).map_err(|found| {
        let variables = [
            ("file", as_text(&name)),
            ("entry", as_text(found.entry)),
            ("detail", as_text(found.fault)),
        ];
        Fault::said("fault-dice-entry", &variables)
    })?;
    if json {
        let left_out: Vec<_> = seen
            .left_out
            .iter()
            .map(|&(roll, side)| json!({ "roll": roll, "side": side }))
            .collect();
        let answer = json!({
            "table": record.table,
            "verified": true,
            "rolls": seen.rolls,
            "chains": seen.chains,
            "actions": seen.actions,
            "left_out": left_out,
            "pending": seen.pending,
        });
        return print(&json_line(&answer));
    }
    let variables = [
        ("table", record.table.as_str().into()),
        ("rolls", seen.rolls.into()),
        ("chains", seen.chains.into()),
        ("actions", seen.actions.into()),
    ];
    let mut lines = vec![words().fill("verify-done", &variables)];
    for (roll, side) in &seen.left_out {
        let variables = [("roll", as_text(roll)), ("side", as_text(side))];
        lines.push(words().fill("verify-left-out", &variables));
    }
    if seen.pending {
        lines.push(words().text("verify-pending"));
    }
    print(&(lines.join("\n") + "\n"))
}
