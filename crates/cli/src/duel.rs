//! `pasch duel`: how much stronger one player is than another, with a confidence interval.

use crate::batch::json_line;
use crate::engine_options::{load_tables, ply_fault, read_nets};
use crate::fault::{Fault, as_text, print};
use crate::gnubg::Gnubg;
use crate::language::words;
use crate::values::number;
use indicatif::{ProgressBar, ProgressStyle};
use pasch_engine::{DEEPEST, Engine};
use pasch_rules::{BoardLaw, Overshoot};
use pasch_trainer::{Pasch, play_pair};
use serde::Serialize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// Who plays whom, and how often.
#[derive(clap::Args)]
pub struct Args {
    /// Folders with contact.net, race.net and prune.net; `built-in` for the program's own
    #[arg(value_name = "NETS", num_args = 0..=2)]
    nets: Vec<PathBuf>,
    /// Against GNU Backgammon
    #[arg(long)]
    gnubg: bool,
    /// How many games, in pairs that share their dice
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = number::<u64>(2..=10_000_000))]
    games: u64,
    /// How far both look ahead
    #[arg(long, default_value_t = 0, value_name = "N")]
    ply: u8,
    /// With the cube (money, no Jacoby, no beavers)
    #[arg(long)]
    cubeful: bool,
    /// The seed of the dice
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Pairs played at the same time
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = number::<u64>(1..=64))]
    threads: u64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The result, as programs read it.
#[derive(Serialize)]
struct Score {
    games: u64,
    points_per_game: f64,
    /// One standard error.
    error: f64,
    /// The interval that holds the true value in 95 cases of 100.
    interval: [f64; 2],
    ply: u8,
    cubeful: bool,
    seed: u64,
}

/// Plays the duel and prints the score of the first player.
pub fn run(args: Args) -> Result<(), Fault> {
    if args.ply > DEEPEST {
        return Err(ply_fault(args.ply));
    }
    let engines = match (&args.nets[..], args.gnubg) {
        ([], true) => vec![engine(&PathBuf::from("built-in"))?],
        ([nets], true) => vec![engine(nets)?],
        ([first, second], false) => vec![engine(first)?, engine(second)?],
        (_, true) => return Err(Fault::said("fault-duel-one-folder", &[])),
        _ => return Err(Fault::said("fault-duel-two-folders", &[])),
    };
    let pairs = args.games.div_ceil(2);
    let bar = ProgressBar::new(pairs);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left, {msg}") {
        bar.set_style(style);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let handler = stop.clone();
    // If the signal cannot be caught, Ctrl-C ends the program as it would anyway.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        let work = || play(&args, &engines, pairs, &next, &results, &bar, &stop);
        let threads: Vec<_> = (0..args.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread
                .join()
                .unwrap_or_else(|_| Err(Fault::said("fault-duel-broke-off", &[])))
        })
    })?;
    bar.finish_and_clear();
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_unstable();
    let score = score(&results, &args);
    if args.json {
        print(&json_line(&score))
    } else {
        print(&score.sheet())
    }
}

fn engine(nets: &PathBuf) -> Result<Engine, Fault> {
    let folder = (nets.as_os_str() != "built-in").then_some(nets);
    let engine = Engine::new(read_nets(folder)?);
    load_tables(&engine, Overshoot::Farthest);
    Ok(engine)
}

/// One thread: takes the next pair until none is left.
fn play(
    args: &Args,
    engines: &[Engine],
    pairs: u64,
    next: &AtomicU64,
    results: &Mutex<Vec<(u64, i32)>>,
    bar: &ProgressBar,
    stop: &AtomicBool,
) -> Result<(), Fault> {
    let player = |engine: &Engine| Pasch::new(engine.searcher(BoardLaw::TOURNAMENT), args.ply, args.cubeful);
    let mut first = player(&engines[0]);
    let mut second = engines.get(1).map(player);
    let mut gnubg = if second.is_none() {
        Some(Gnubg::start(args.ply, args.cubeful)?)
    } else {
        None
    };
    while !stop.load(Ordering::Relaxed) {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= pairs {
            break;
        }
        let points = match (&mut second, &mut gnubg) {
            (Some(second), _) => play_pair::<_, _, Fault>(&mut first, second, args.cubeful, args.seed, index)?,
            (None, Some(gnubg)) => play_pair::<_, _, Fault>(&mut first, gnubg, args.cubeful, args.seed, index)?,
            (None, None) => break,
        };
        if let Ok(mut results) = results.lock() {
            results.push((index, points));
        }
        bar.inc(1);
    }
    Ok(())
}

fn score(results: &[(u64, i32)], args: &Args) -> Score {
    let pairs = results.len().max(1) as f64;
    // A pair counts as the mean of its two games.
    let values = results.iter().map(|&(_, points)| f64::from(points) / 2.0);
    let mean = values.clone().sum::<f64>() / pairs;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (pairs - 1.0).max(1.0);
    let error = (variance / pairs).sqrt();
    Score {
        games: 2 * results.len() as u64,
        points_per_game: mean,
        error,
        interval: [mean - 1.96 * error, mean + 1.96 * error],
        ply: args.ply,
        cubeful: args.cubeful,
        seed: args.seed,
    }
}

impl Score {
    fn sheet(&self) -> String {
        let signed = |points: f64| as_text(format!("{points:+.4}"));
        let variables = [
            ("games", self.games.into()),
            ("ply", self.ply.into()),
            ("cube", if self.cubeful { "with".into() } else { "without".into() }),
            ("seed", as_text(self.seed)),
            ("points", signed(self.points_per_game)),
            ("error", as_text(format!("{:.4}", self.error))),
            ("least", signed(self.interval[0])),
            ("most", signed(self.interval[1])),
        ];
        words().fill("duel-score", &variables) + "\n"
    }
}
