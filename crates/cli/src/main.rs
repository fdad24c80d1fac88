//! `pasch`: the one binary. Each command has a file of its own; here they are only listed.
#![forbid(unsafe_code)]

mod batch;
mod fault;
mod moves;
mod perft;
mod play;
mod position_argument;
mod rulebook_arg;
mod rules;
mod show;
mod solitaire;

use clap::{Parser, Subcommand};
use fault::Fault;
use std::process::ExitCode;

/// Backgammon by your own rulebook.
#[derive(Parser)]
#[command(name = "pasch", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// All legal plays of a throw
    Moves(moves::Args),
    /// Count the distinct results of the first turns
    Perft(perft::Args),
    /// A game in the terminal, against the computer or between two people
    Play(play::Args),
    /// A position as a board
    Show(show::Args),
    /// A rulebook's answers as a sheet; without a name, all six compared
    Rules(rules::Args),
    /// Peg solitaire: the booklet's five puzzles, or your own; solved or proved impossible
    Solitaire(solitaire::SolitaireArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Command::Moves(args) => moves::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Play(args) => play::run(args),
        Command::Show(args) => show::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Solitaire(args) => solitaire::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough: `pasch rules | head`.
        Err(Fault::Closed) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("pasch: {fault}");
            ExitCode::from(2)
        }
    }
}
