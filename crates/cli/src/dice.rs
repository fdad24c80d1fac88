//! `pasch dice verify`: checks the dice of a game that was played with proof.

use crate::batch::json_line;
use crate::fault::{Fault, print};
use pasch_protocol::{DiceRecord, Side};
use pasch_server::verify;
use serde_json::json;
use std::fmt::Write as _;
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
    let record: DiceRecord = serde_json::from_str(&text).map_err(|fault| Fault::input(format!("{name}: {fault}")))?;
    let seen = verify(&record).map_err(|fault| Fault::input(format!("{name}: {fault}")))?;
    let word = |side: Side| match side {
        Side::White => "white",
        Side::Black => "black",
    };
    if json {
        let left_out: Vec<_> = seen
            .left_out
            .iter()
            .map(|&(roll, side)| json!({ "roll": roll, "side": word(side) }))
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
    let mut text = format!(
        "Table {}: {} rolls from {} chains and {} actions. Every link belongs to its chain, every roll follows from its \
         link and nonces, every throw of the game is a roll, and the rules accept every action.\n",
        record.table, seen.rolls, seen.chains, seen.actions
    );
    for (roll, side) in &seen.left_out {
        let _ = writeln!(
            text,
            "Roll {roll}: {}'s page sent no nonce in time and had no part in it.",
            word(*side)
        );
    }
    if seen.pending {
        text.push_str("One more roll is decided on and has not fallen yet.\n");
    }
    print(&text)
}
