//! `pasch duel`: how much stronger one player is than another, with a confidence interval.

mod duellist;

use crate::batch::json_line;
use crate::engine_options::{load_tables, ply_fault, read_nets};
use crate::engine_recipe::{look_ahead, recipe};
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::opponent::Opponent;
use crate::values::number;
use crate::workshop::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use pasch_engine::{DEEPEST, Engine, Interrupt};
use pasch_host::Recipe;
use pasch_rules::{BoardLaw, Overshoot};
use pasch_trainer::{PairScore, Pasch, play_pair};
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Who plays whom, and how often.
#[derive(clap::Args)]
pub struct Args {
    /// Folders with contact.net, race.net and prune.net; `built-in` for the program's own
    #[arg(value_name = "NETS", num_args = 0..=2)]
    nets: Vec<PathBuf>,
    /// Against GNU Backgammon, as --engine gnubg
    #[arg(long)]
    gnubg: bool,
    /// Against an engine: a command that speaks UBGI, gnubg, or external:HOST:PORT
    #[arg(long, value_name = "COMMAND", conflicts_with = "gnubg")]
    engine: Option<String>,
    /// Set a key or an option of the engine
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// How many seconds the engine may think about one decision
    #[arg(long, value_name = "SECONDS", value_parser = number::<u64>(1..=86_400))]
    move_time: Option<u64>,
    /// Take the luck of the throws out, too; against an engine that is always done
    #[arg(long)]
    without_luck: bool,
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
    /// The same with the luck of the throws taken out, where that was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_luck: Option<Mean>,
    /// Games that the engine lost because it did not play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<u32>,
    ply: u8,
    cubeful: bool,
    seed: u64,
}

/// A mean and how sure it is.
#[derive(Clone, Copy, Serialize)]
struct Mean {
    points_per_game: f64,
    error: f64,
    interval: [f64; 2],
}

/// Plays the duel and prints the score of the first player.
pub fn run(args: Args) -> Result<(), Fault> {
    if args.ply > DEEPEST {
        return Err(ply_fault(args.ply));
    }
    let command = args.engine.as_deref().or(args.gnubg.then_some("gnubg"));
    let opponent = command.map(|command| recipe(command, &args.set, args.move_time));
    let mut opponent = opponent.transpose()?;
    if let Some(recipe) = &mut opponent {
        look_ahead(recipe, args.ply, args.cubeful);
    }
    let engines = match (&args.nets[..], &opponent) {
        ([], Some(_)) => vec![engine(&PathBuf::from("built-in"))?],
        ([nets], Some(_)) => vec![engine(nets)?],
        ([first, second], None) => vec![engine(first)?, engine(second)?],
        (_, Some(_)) => return Err(Fault::said("fault-duel-one-folder", &[])),
        _ => return Err(Fault::said("fault-duel-two-folders", &[])),
    };
    let pairs = args.games.div_ceil(2);
    let bar = ProgressBar::new(pairs);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left, {msg}") {
        bar.set_style(style);
    }
    let stop = Stop::on_ctrl_c();
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        let work = || play(&args, &engines, opponent.as_ref(), pairs, &next, &results, &bar, &stop);
        let threads: Vec<_> = (0..args.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread
                .join()
                .unwrap_or_else(|_| Err(Fault::said("fault-duel-broke-off", &[])))
        })
    })?;
    bar.finish_and_clear();
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_unstable_by_key(|(index, _)| *index);
    let score = score(&results, &args, opponent.is_some());
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
#[allow(clippy::too_many_arguments)] // What the threads share, each by its name.
fn play(
    args: &Args,
    engines: &[Engine],
    opponent: Option<&Recipe>,
    pairs: u64,
    next: &AtomicU64,
    results: &Mutex<Vec<(u64, PairScore)>>,
    bar: &ProgressBar,
    stop: &Stop,
) -> Result<(), Fault> {
    let player = |engine: &Engine| Pasch::new(engine.searcher(BoardLaw::TOURNAMENT), args.ply, args.cubeful);
    let mut first = player(&engines[0]);
    let mut second = engines.get(1).map(player);
    let mut opponent = opponent.map(Opponent::start).transpose()?;
    let luck = args.without_luck || opponent.is_some();
    let mut judge = luck.then(|| engines[0].searcher(BoardLaw::TOURNAMENT));
    while !stop.interrupted() {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= pairs {
            break;
        }
        let (cubeful, seed, judge) = (args.cubeful, args.seed, judge.as_mut());
        let played = match (&mut second, &mut opponent) {
            (Some(second), _) => play_pair::<_, _, Fault>(&mut first, second, cubeful, seed, index, judge),
            (None, Some(opponent)) => play_pair::<_, _, Fault>(&mut first, opponent, cubeful, seed, index, judge),
            (None, None) => break,
        };
        // Whoever cannot go on keeps the others from going on in vain.
        let score = played.inspect_err(|_| stop.press())?;
        if let Ok(mut results) = results.lock() {
            results.push((index, score));
        }
        bar.inc(1);
    }
    Ok(())
}

fn score(results: &[(u64, PairScore)], args: &Args, engine: bool) -> Score {
    // A pair counts as the mean of its two games.
    let Mean {
        points_per_game,
        error,
        interval,
    } = mean(results.iter().map(|(_, pair)| f64::from(pair.points) / 2.0));
    let without_luck = mean(results.iter().map(|(_, pair)| pair.without_luck / 2.0));
    Score {
        games: 2 * results.len() as u64,
        points_per_game,
        error,
        interval,
        without_luck: (engine || args.without_luck).then_some(without_luck),
        forfeits: engine.then(|| results.iter().map(|(_, pair)| pair.forfeits).sum()),
        ply: args.ply,
        cubeful: args.cubeful,
        seed: args.seed,
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64> + Clone) -> Mean {
    let count = values.len().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let error = (variance / count).sqrt();
    Mean {
        points_per_game: mean,
        error,
        interval: [mean - 1.96 * error, mean + 1.96 * error],
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
        let mut lines = vec![words().fill("duel-score", &variables)];
        if let Some(mean) = &self.without_luck {
            let variables = [
                ("points", signed(mean.points_per_game)),
                ("error", as_text(format!("{:.4}", mean.error))),
                ("least", signed(mean.interval[0])),
                ("most", signed(mean.interval[1])),
            ];
            lines.push(words().fill("duel-without-luck", &variables));
        }
        if let Some(forfeits) = self.forfeits.filter(|forfeits| *forfeits > 0) {
            lines.push(words().fill("duel-forfeits", &[("games", forfeits.into())]));
        }
        lines.join("\n") + "\n"
    }
}
