//! `pasch dice verify`: checks the dice of a game that was played with proof.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
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
    let record = DiceRecord::read(&text).map_err(|fault| Fault::json(&name, "json-not-dice", &fault))?;
    let seen = verify(&record).map_err(|found| {
        let variables = [
            ("file", as_text(&name)),
            ("entry", as_text(found.entry)),
            ("roll", as_text(found.roll)),
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
        let renewed: Vec<_> = seen
            .renewed
            .iter()
            .map(|(roll, party, why)| json!({ "roll": roll, "party": party, "why": why }))
            .collect();
        let answer = json!({
            "table": seen.table,
            "verified": true,
            "version": seen.version,
            "rolls": seen.rolls,
            "chains": seen.chains,
            "actions": seen.actions,
            "renewed": renewed,
            "foreseen": seen.foreseen,
            "first_protocol": seen.first,
            "left_out": left_out,
            "pending": seen.pending,
        });
        return print(&json_line(&answer));
    }
    let variables = [
        ("table", seen.table.as_str().into()),
        ("rolls", seen.rolls.into()),
        ("chains", seen.chains.into()),
        ("actions", seen.actions.into()),
    ];
    // By the first protocol not everything was fixed beforehand.
    let done = match seen.version {
        1 => "verify-done-first",
        _ => "verify-done",
    };
    let mut lines = vec![words().fill(done, &variables)];
    if seen.first > 0 {
        lines.push(words().fill("verify-first", &[("rolls", seen.first.into())]));
    }
    for (roll, party, _) in &seen.renewed {
        let variables = [("roll", as_text(roll)), ("party", as_text(party))];
        lines.push(words().fill("verify-renewed", &variables));
    }
    for roll in &seen.foreseen {
        lines.push(words().fill("verify-foreseen", &[("roll", as_text(roll))]));
    }
    for (roll, side) in &seen.left_out {
        let variables = [("roll", as_text(roll)), ("side", as_text(side))];
        lines.push(words().fill("verify-left-out", &variables));
    }
    if seen.pending {
        lines.push(words().text("verify-pending"));
    }
    print(&(lines.join("\n") + "\n"))
}
