//! `pasch`: the one binary. Each command has a file of its own; here they are only listed.
#![forbid(unsafe_code)]

mod analyse;
mod arbitrate;
mod batch;
mod bench;
mod bench_engine;
mod bench_levels;
mod bench_server;
mod command_line;
mod convert;
mod deck;
mod dice;
#[cfg(feature = "trainer")]
mod duel;
mod engine_options;
mod engine_recipe;
mod eval;
mod external;
mod fault;
mod file_list;
mod folders;
mod hint;
mod language;
mod match_file;
mod moves;
mod numbers;
mod opponent;
mod perft;
mod picture_words;
mod play;
mod position_argument;
mod rollout;
mod rulebook_arg;
mod rules;
mod screen;
mod serve;
mod show;
mod solitaire;
mod store;
mod tables;
#[cfg(feature = "trainer")]
mod train;
mod ubgi;
mod usage_fault;
mod values;
mod watch;
#[cfg(feature = "nats")]
mod worker;
mod workshop;

use clap::{Parser, Subcommand};
use fault::Fault;
use std::ffi::OsString;
use std::process::ExitCode;

/// Backgammon by your own rulebook.
#[derive(Parser)]
#[command(name = "pasch", version)]
struct Cli {
    // Settled before anything else is read, in `language`; here it only has its place among the options.
    /// The language: de, en, fr, es, it, nl, da, sv, pl or ru; without it, the terminal's
    #[arg(long, global = true, value_name = "L")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// The table in the browser; `pasch` alone serves it and opens the page
    Serve(serve::Args),
    /// The games that a server keeps: checked, copied, put back, deleted
    Store(store::Args),
    /// Check the dice of a game played with proof
    Dice(dice::Args),
    /// How fast things are on this machine
    Bench(bench::Args),
    /// What a position is worth, and the cube action
    Eval(eval::Args),
    /// The plays of a throw, the best first
    Hint(hint::Args),
    /// How much stronger one player is than another
    #[cfg(feature = "trainer")]
    Duel(duel::Args),
    /// The engine for other programs, which speak UBGI to it: lines on standard input, answers on standard output
    Ubgi(ubgi::Args),
    /// An external player for GNU Backgammon
    External(external::Args),
    /// Who chose better where two players differ, by rollouts
    Arbitrate(arbitrate::Args),
    /// Make nets
    #[cfg(feature = "trainer")]
    Train(train::Args),
    /// Work out tables that play uses from then on
    Tables(tables::Args),
    /// Play a position out many times
    Rollout(rollout::Args),
    /// Do rollouts and analyses for others, who leave them at a NATS server
    #[cfg(feature = "nats")]
    Worker(worker::Args),
    /// A match judged: errors, ratings, luck and reasons
    Analyse(analyse::Args),
    /// The starter deck of cards: openings and replies, played out
    Deck(deck::Args),
    /// A match from one format to another (.mat, .sgf, saved games), with a report of its faults
    Convert(convert::Args),
    /// All legal plays of a throw
    Moves(moves::Args),
    /// Count the distinct results of the first turns
    Perft(perft::Args),
    /// A game in the terminal, against the computer or between two people
    Play(play::Args),
    /// A match replayed on the whole screen
    Watch(watch::Args),
    /// A position as a board
    Show(show::Args),
    /// A rulebook as a page; without a name, all six compared; also the glossary and the solitaire booklet
    Rules(rules::Args),
    /// Peg solitaire: the booklet's five puzzles, or your own; solved or proved impossible
    Solitaire(solitaire::SolitaireArgs),
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let read = language::choose(&args).and_then(|()| command_line::read::<Cli>(args));
    let done = read.and_then(|cli| {
        let Some(cli) = cli else { return Ok(()) };
        match cli.command.unwrap_or_else(|| Command::Serve(serve::Args::with_page())) {
            Command::Serve(args) => serve::run(args),
            Command::Store(args) => store::run(args),
            Command::Dice(args) => dice::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Eval(args) => eval::run(args),
            Command::Hint(args) => hint::run(args),
            Command::Rollout(args) => rollout::run(args),
            #[cfg(feature = "trainer")]
            Command::Duel(args) => duel::run(args),
            Command::Ubgi(args) => ubgi::run(args),
            Command::External(args) => external::run(args),
            Command::Arbitrate(args) => arbitrate::run(args),
            #[cfg(feature = "trainer")]
            Command::Train(args) => train::run(args),
            Command::Tables(args) => tables::run(args),
            #[cfg(feature = "nats")]
            Command::Worker(args) => worker::run(args),
            Command::Analyse(args) => analyse::run(args),
            Command::Deck(args) => deck::run(args),
            Command::Convert(args) => convert::run(args),
            Command::Moves(args) => moves::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Play(args) => play::run(args),
            Command::Watch(args) => watch::run(args),
            Command::Show(args) => show::run(args),
            Command::Rules(args) => rules::run(args),
            Command::Solitaire(args) => solitaire::run(args),
        }
    });
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
