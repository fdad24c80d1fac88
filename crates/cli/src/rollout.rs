//! `pasch rollout`: a position, or the best plays of a throw, played out many times.

use crate::batch::json_line;
use crate::engine_options::EngineOptions;
use crate::eval::chance_line;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::numbers::Numbers;
use crate::position_argument::{engine_fault, position_fault, read_dice, read_position};
use crate::values::number;
use crate::worker::by_workers;
use crate::workshop::{Stop, carry_out_on_threads};
use indicatif::{ProgressBar, ProgressStyle};
use pasch_analysis::{Rollout, RolloutResult, RolloutUnit};
use pasch_engine::{Interrupt, RolloutSettings};
use pasch_notation::PositionId;
use pasch_words::labelled_play;
use serde::Serialize;
use std::fmt::Write as _;

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
    /// Leave the thinking to the workers at this NATS server
    #[arg(long, value_name = "ADDRESS")]
    nats: Option<String>,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
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

/// Rolls out, showing how far it is; Ctrl-C gives what is known so far.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    let (read, position) = read_position(&args.position, study.position_options())?;
    if position.is_over() {
        return Err(position_fault(&args.position, words().text("fault-game-over")));
    }
    let situation = study.situation(&read)?;
    let mover = situation.standing.on_roll;
    let settings = RolloutSettings {
        seed: args.seed,
        cubeful: args.cubeful,
        truncate: args.truncate,
        variance_reduction: !args.no_variance_reduction,
        plies: study.ply(),
    };
    let stop = Stop::on_ctrl_c();
    let plan = if args.dice.is_empty() {
        Rollout::of_situation(situation, settings, args.trials)
    } else {
        let roll = read_dice(&args.dice)?;
        Rollout::of_plays(
            &mut study.judge(),
            situation,
            roll,
            args.plays,
            settings,
            args.trials,
            &stop,
        )
    };
    let mut plan = plan.map_err(|fault| engine_fault(&args.position, &fault))?;
    plan.clear = args.clear;

    let bar = ProgressBar::new(plan.work());
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} trials, {eta} left") {
        bar.set_style(style);
    }
    let done = |units: &[RolloutUnit]| bar.inc(units.iter().map(|unit| u64::from(unit.count)).sum());
    let elsewhere = match &args.nats {
        Some(address) => by_workers(address, &study.engine, &plan, &stop, done)?,
        None => None,
    };
    let known = elsewhere.unwrap_or_else(|| carry_out_on_threads(&plan, || study.judge(), &stop, done));
    bar.finish_and_clear();

    let mut results: Vec<Outcome> = plan.results(&known).into_iter().map(Outcome::from).collect();
    let numbering = Numbers::chosen(args.numbers, args.json, &study.rulebook);
    for play in results.iter_mut().filter_map(|outcome| outcome.play.as_mut()) {
        *play = labelled_play(play, numbering, mover);
    }
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
        interrupted: stop.interrupted(),
        results,
    };
    if args.json {
        print(&json_line(&answer))
    } else {
        print(&answer.sheet())
    }
}

impl From<RolloutResult> for Outcome {
    fn from(result: RolloutResult) -> Outcome {
        Outcome {
            play: result.play,
            position: result.after.map(|position| PositionId::from(position).to_string()),
            equity: result.equity,
            equity_error: result.equity_error,
            probs: result.chances.to_array(),
            errors: result.errors,
            trials: result.trials,
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
