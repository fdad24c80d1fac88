//! `pasch tables`: works out tables that are too large to be made by the way. They stay in the cache folder, and play uses
//! them from then on.

use crate::engine_options::{keep_hypergammon, read_hypergammon};
use crate::fault::{Fault, print};
use crate::language::words;
use crate::workshop::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use pasch_engine::{HYPERGAMMON, Interrupt, Interrupted, SETTLED, Solving};
use pasch_rules::BoardLaw;
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// Which table.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Hypergammon, solved with the cube; stopped with Ctrl-C, it goes on from there the next time
    Hypergammon(HypergammonArgs),
}

#[derive(clap::Args)]
struct HypergammonArgs {
    /// Pause after so many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<f32>,
}

/// A sweep is made in so many parts, on all threads.
const PARTS: usize = 512;
/// What is known is kept at least this often.
const KEPT: Duration = Duration::from_secs(300);

/// Works it out.
pub fn run(args: Args) -> Result<(), Fault> {
    match args.what {
        What::Hypergammon(args) => hypergammon(&args),
    }
}

fn hypergammon(args: &HypergammonArgs) -> Result<(), Fault> {
    let law = BoardLaw::TOURNAMENT;
    let mut solving = match read_hypergammon()? {
        Some(table) => Solving::resume(&table, law),
        None => Solving::new(HYPERGAMMON, law),
    };
    let before = solving.progress().0;
    let time = args
        .minutes
        .map(|minutes| Duration::from_secs_f32(60.0 * minutes.max(0.0)));
    let stop = Stop::on_ctrl_c().or_after(time);
    let mut kept = Instant::now();
    let bar = ProgressBar::new(PARTS as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent} %  {msg}") {
        bar.set_style(style);
    }
    while !solving.is_settled() && !stop.interrupted() {
        bar.reset();
        bar.set_message(told(&solving, "tables-sweep"));
        let edge = |part: usize| part * solving.len() / PARTS;
        let parts: Result<Vec<_>, Interrupted> = (0..PARTS)
            .into_par_iter()
            .map(|part| {
                let made = solving.improved(edge(part)..edge(part + 1), &stop);
                bar.inc(1);
                made
            })
            .collect();
        // Half a sweep is none.
        let Ok(parts) = parts else { break };
        solving.sweep(parts);
        if kept.elapsed() >= KEPT {
            keep_hypergammon(&solving.table())?;
            kept = Instant::now();
        }
    }
    bar.finish_and_clear();
    if solving.progress().0 > before {
        keep_hypergammon(&solving.table())?;
    }
    let key = if solving.is_settled() {
        "tables-settled"
    } else {
        "tables-paused"
    };
    print(&(told(&solving, key) + "\n"))
}

fn told(solving: &Solving, key: &str) -> String {
    let (sweeps, change) = solving.progress();
    let shown = match change.is_finite() {
        true => format!("{change:.5}"),
        false => "-".to_owned(),
    };
    let variables = [
        ("sweeps", sweeps.into()),
        ("change", shown.into()),
        ("wanted", format!("{SETTLED:.5}").into()),
    ];
    words().fill(key, &variables)
}
