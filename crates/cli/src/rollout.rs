//! `pasch rollout`: a position, or the best plays of a throw, played out many times.

use crate::batch::json_line;
use crate::engine_options::{EngineOptions, Study};
use crate::eval::chance_line;
use crate::fault::{Fault, as_text, print};
use crate::position_argument::{engine_fault, position_fault, read_dice, read_position};
use crate::tongue::words;
use crate::values::number;
use indicatif::{ProgressBar, ProgressStyle};
use pasch_engine::{RolloutSettings, Searcher, Table, Tally, Trial};
use pasch_notation::{PositionId, format_play};
use pasch_rules::Position;
use rayon::prelude::*;
use serde::Serialize;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Trials between two looks at the result.
const CHUNK: u32 = 72;

/// What to roll out, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    position: String,
    /// The dice, to compare the plays of a throw: 31, 3-1 or 3 1
    #[arg(num_args = 0..=2)]
    dice: Vec<String>,
    #[command(flatten)]
    engine: EngineOptions,
    /// How often to play it out
    #[arg(long, default_value_t = 1296, value_name = "N", value_parser = number::<u32>(2..=10_000_000))]
    trials: u32,
    /// The seed of the dice
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// With the cube
    #[arg(long)]
    cubeful: bool,
    /// Let the nets judge after so many plies
    #[arg(long, value_name = "PLIES")]
    truncate: Option<u16>,
    /// Leave the luck in
    #[arg(long)]
    no_variance_reduction: bool,
    /// With dice: how many of the best plays to compare
    #[arg(long, default_value_t = 4, value_name = "N")]
    plays: usize,
    /// With dice: drop a play once it is worse by so many joint standard errors (0: never)
    #[arg(long, default_value_t = 3.0, value_name = "N")]
    clear: f64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The result, as programs read it.
#[derive(Serialize)]
struct Answer {
    position: String,
    rulebook: String,
    settings: Settings,
    interrupted: bool,
    results: Vec<Outcome>,
}

#[derive(Serialize)]
struct Settings {
    trials: u32,
    seed: u64,
    cubeful: bool,
    truncate: Option<u16>,
    variance_reduction: bool,
}

#[derive(Serialize)]
struct Outcome {
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    equity: f64,
    equity_error: f64,
    probs: [f32; 5],
    errors: [f64; 5],
    trials: u32,
}

/// One thing that is rolled out.
struct Contender {
    play: Option<String>,
    /// About to be rolled; if a play leads here, by the opponent.
    position: Position,
    table: Table,
    tally: Tally,
    open: bool,
}

/// Rolls out, showing how far it is; Ctrl-C gives what is known so far.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    let (state, position) = read_position(&args.position, study.position_options())?;
    if position.is_over() {
        return Err(position_fault(&args.position, words().text("fault-game-over")));
    }
    let table = study.table(&state)?;
    let settings = RolloutSettings {
        seed: args.seed,
        cubeful: args.cubeful,
        truncate: args.truncate,
        variance_reduction: !args.no_variance_reduction,
        plies: study.ply(),
    };
    let mut contenders = contenders(&study, &position, &table, &args)?;

    let stop = Arc::new(AtomicBool::new(false));
    let handler = stop.clone();
    // If the signal cannot be caught, Ctrl-C ends the program as it would anyway.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    roll_out(&study, &mut contenders, &settings, &args, &stop);

    contenders.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let answer = Answer {
        position: PositionId::from(position).to_string(),
        rulebook: study.rulebook.name(),
        settings: Settings {
            trials: args.trials,
            seed: args.seed,
            cubeful: args.cubeful,
            truncate: args.truncate,
            variance_reduction: settings.variance_reduction,
        },
        interrupted: stop.load(Ordering::Relaxed),
        results: contenders.iter().map(Contender::outcome).collect(),
    };
    if args.json {
        print(&json_line(&answer))
    } else {
        print(&answer.sheet())
    }
}

fn contenders(study: &Study, position: &Position, table: &Table, args: &Args) -> Result<Vec<Contender>, Fault> {
    if args.dice.is_empty() {
        let tally = Tally::default();
        return Ok(vec![Contender {
            play: None,
            position: *position,
            table: table.clone(),
            tally,
            open: true,
        }]);
    }
    let roll = read_dice(&args.dice)?;
    let ranked = study
        .searcher()
        .rank_cubeful(position, roll, study.ply(), table, &())
        .map_err(|fault| engine_fault(&args.position, &fault))?;
    let best = ranked.iter().take(args.plays.max(1));
    Ok(best
        .map(|ranked| Contender {
            play: Some(format_play(&ranked.play, position)),
            position: ranked.after.opponent_on_roll(),
            table: table.flipped(),
            tally: Tally::default(),
            open: true,
        })
        .collect())
}

fn roll_out(study: &Study, contenders: &mut [Contender], settings: &RolloutSettings, args: &Args, stop: &AtomicBool) {
    let bar = ProgressBar::new(u64::from(args.trials) * contenders.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} trials, {eta} left") {
        bar.set_style(style);
    }
    // Each thread keeps its own memory from one chunk to the next.
    let threads = rayon::current_num_threads().max(1);
    let searchers: Vec<Mutex<Searcher>> = (0..threads).map(|_| Mutex::new(study.searcher())).collect();
    let mut done = 0;
    while done < args.trials && !stop.load(Ordering::Relaxed) {
        let chunk = CHUNK.min(args.trials - done);
        for contender in contenders.iter_mut().filter(|contender| contender.open) {
            let (position, table) = (contender.position, &contender.table);
            let trials: Vec<Option<Trial>> = (done..done + chunk)
                .into_par_iter()
                .map(|index| {
                    let thread = rayon::current_thread_index().unwrap_or(0) % searchers.len();
                    let mut searcher = searchers[thread].lock().unwrap_or_else(PoisonError::into_inner);
                    (!stop.load(Ordering::Relaxed)).then(|| searcher.trial(&position, table, settings, index))
                })
                .collect();
            // Counted in order, so that the threads leave no trace; a chunk that was cut short does not count.
            if let Some(trials) = trials.into_iter().collect::<Option<Vec<Trial>>>() {
                trials.iter().for_each(|trial| contender.tally.add(trial));
                bar.inc(u64::from(chunk));
            }
        }
        done += chunk;
        drop_the_hopeless(contenders, args.clear);
    }
    bar.finish_and_clear();
}

fn drop_the_hopeless(contenders: &mut [Contender], clear: f64) {
    if clear <= 0.0 || contenders.len() < 2 {
        return;
    }
    let best = contenders
        .iter()
        .map(|c| (c.value(), c.tally))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, best)) = best {
        for contender in contenders.iter_mut() {
            // Behind a play the opponent is on roll: the lower number is the better play.
            contender.open &= !contender.tally.clearly_above(&best, clear);
        }
        if contenders.iter().filter(|contender| contender.open).count() == 1 {
            contenders.iter_mut().for_each(|contender| contender.open = false);
        }
    }
}

impl Contender {
    /// Equity for the player who asked.
    fn value(&self) -> f64 {
        if self.play.is_some() {
            -self.tally.equity()
        } else {
            self.tally.equity()
        }
    }

    fn outcome(&self) -> Outcome {
        let [a, b, c, d, e, equity_error] = self.tally.errors();
        let (mut chances, mut errors) = (self.tally.chances(), [a, b, c, d, e]);
        if self.play.is_some() {
            chances = chances.flipped();
            errors = [a, d, e, b, c];
        }
        Outcome {
            play: self.play.clone(),
            position: self.play.as_ref().map(|_| PositionId::from(self.position).to_string()),
            equity: self.value(),
            equity_error,
            probs: chances.to_array(),
            errors,
            trials: self.tally.trials(),
        }
    }
}

impl Answer {
    fn sheet(&self) -> String {
        let Settings {
            trials,
            seed,
            cubeful,
            truncate,
            variance_reduction,
        } = &self.settings;
        let variables = [
            ("position", self.position.as_str().into()),
            ("rulebook", self.rulebook.as_str().into()),
            ("trials", (*trials).into()),
            ("seed", as_text(seed)),
            ("cube", if *cubeful { "with".into() } else { "without".into() }),
        ];
        let mut head = vec![words().fill("rollout-head", &variables)];
        if let Some(plies) = truncate {
            head.push(words().fill("rollout-cut", &[("plies", (*plies).into())]));
        }
        if !*variance_reduction {
            head.push(words().text("rollout-luck"));
        }
        let mut text = head.join(", ") + "\n\n";
        let on_roll = words().text("rollout-on-roll");
        for outcome in &self.results {
            let name = outcome.play.as_deref().unwrap_or(&on_roll);
            let chances = chance_line(&pasch_engine::Probabilities::from_array(outcome.probs));
            let (equity, error) = (outcome.equity, outcome.equity_error);
            let trials = words().fill("rollout-trials", &[("trials", outcome.trials.into())]);
            let _ = writeln!(text, "  {name:24} {equity:+.4} +- {error:.4}  {trials}  {chances}");
        }
        if self.interrupted {
            let _ = writeln!(text, "\n  {}", words().text("rollout-interrupted"));
        }
        text
    }
}
