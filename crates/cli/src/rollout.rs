//! `pasch rollout`: a position, or the best plays of a throw, played out many times.

use crate::batch::json_line;
use crate::engine_options::EngineOptions;
use crate::eval::chance_line;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::numbers::Numbers;
use crate::position_argument::{engine_fault, position_fault, read_dice, read_position};
use crate::values::number;
#[cfg(feature = "nats")]
use crate::worker::by_workers;
use crate::workshop::{Stop, carry_out_on_threads};
use indicatif::{ProgressBar, ProgressStyle};
use pasch_analysis::for_programs::{RolledOut, Settings};
use pasch_analysis::{Rollout, RolloutUnit};
use pasch_engine::{Interrupt, RolloutSettings};
use pasch_rules::Rulebook;
use pasch_words::labelled_play;
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
    #[arg(long, default_value_t = Rollout::PLAYS, value_name = "N")]
    plays: usize,
    /// With dice: drop a play once it is worse by so many joint standard errors (0: never)
    #[arg(long, default_value_t = Rollout::CLEAR, value_name = "N")]
    clear: f64,
    /// Leave the thinking to the workers at this NATS server
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "ADDRESS")]
    nats: Option<String>,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Rolls out, showing how far it is; Ctrl-C gives what is known so far.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    let (read, position) = read_position(&args.position, study.position_options())?;
    if position.is_over() {
        return Err(position_fault(&args.position, words().text("fault-game-over")));
    }
    let situation = study.situation(&read)?;
    let asked = study.asked(&read, position)?;
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
    #[cfg(not(feature = "nats"))]
    let elsewhere = None;
    #[cfg(feature = "nats")]
    let elsewhere = match &args.nats {
        Some(address) => by_workers(address, &study.engine, &plan, &stop, done)?,
        None => None,
    };
    let known = elsewhere.unwrap_or_else(|| carry_out_on_threads(&plan, || study.judge(), &stop, done));
    bar.finish_and_clear();

    let mut answer = RolledOut::of(&asked, &plan, &known, stop.interrupted());
    let numbering = Numbers::chosen(args.numbers, args.json, &study.rulebook);
    for play in answer.results.iter_mut().filter_map(|rolled| rolled.play.as_mut()) {
        *play = labelled_play(play, numbering, mover);
    }
    if args.json {
        print(&json_line(&answer))
    } else {
        print(&sheet(&answer, &study.rulebook))
    }
}

fn sheet(answer: &RolledOut, rulebook: &Rulebook) -> String {
    let Settings {
        trials,
        seed,
        cubeful,
        truncate,
        variance_reduction,
    } = &answer.settings;
    let variables = [
        ("position", answer.position.as_str().into()),
        ("rulebook", words().rulebook(rulebook).into()),
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
    for rolled in &answer.results {
        let name = rolled.play.as_deref().unwrap_or(&on_roll);
        let chances = chance_line(&pasch_engine::Probabilities::from_array(rolled.probs));
        let (equity, error) = (rolled.equity, rolled.equity_error);
        let trials = words().fill("rollout-trials", &[("trials", rolled.trials.into())]);
        let _ = writeln!(text, "  {name:24} {equity:+.4} +- {error:.4}  {trials}  {chances}");
    }
    if answer.interrupted {
        let _ = writeln!(text, "\n  {}", words().text("rollout-interrupted"));
    }
    text
}
