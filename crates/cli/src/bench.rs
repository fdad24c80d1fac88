//! `pasch bench`: how fast things are on this machine.

use crate::fault::Fault;
use crate::{bench_engine, bench_levels, bench_server};

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// The engine: evaluations, plays and rollout games a second, and the signature of its choices
    Engine(bench_engine::Args),
    /// The computer's levels: what each loses a decision
    Levels(bench_levels::Args),
    /// The server under load: tables of two bots over the loopback network
    Server(bench_server::Args),
}

/// Measures it.
pub fn run(args: Args) -> Result<(), Fault> {
    match args.what {
        What::Engine(args) => bench_engine::run(args),
        What::Levels(args) => bench_levels::run(args),
        What::Server(args) => bench_server::run(args),
    }
}
