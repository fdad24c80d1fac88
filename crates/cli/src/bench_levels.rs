//! `pasch bench levels`: what each level of the computer loses a decision, judged by looking two plies ahead.

use crate::engine_options::{load_tables, read_nets};
use crate::fault::{Fault, print};
use pasch_analysis::{Level, decisions};
use pasch_engine::{DEEPEST, Engine, Filter, RankedPlay, Searcher, Valuations};
use pasch_rules::{BoardLaw, Overshoot};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;

/// What to measure with.
#[derive(clap::Args)]
pub struct Args {
    /// A folder with contact.net, race.net and prune.net instead of the built-in nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
    /// How many decisions
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = crate::values::number::<u16>(1..=2000))]
    decisions: u16,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// A level's figures.
#[derive(Serialize)]
struct Figure {
    level: &'static str,
    plies: u8,
    noise: f32,
    /// Thousandths of a point.
    lost_a_decision: f64,
    standard_error: f64,
}

/// Measures and prints.
pub fn run(args: Args) -> Result<(), Fault> {
    let engine = Engine::new(read_nets(args.nets.as_ref())?);
    load_tables(&engine, Overshoot::Farthest);
    // Every play is judged: what a beginner picks may be far down the list.
    let everything = Filter {
        widths: [usize::MAX; DEEPEST as usize],
        margins: [f32::INFINITY; DEEPEST as usize],
        ..Filter::default()
    };
    let mut judge = Searcher::new(engine.evaluator(BoardLaw::TOURNAMENT), everything, 1 << 20);
    let mut player = engine.searcher(BoardLaw::TOURNAMENT);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut even = || rng.random::<f32>();
    let mut losses = [const { Vec::new() }; 5];
    for (position, roll) in decisions(&engine).into_iter().step_by(7).take(args.decisions.into()) {
        let judged = ranked(&mut judge, &position, roll, 2);
        if judged.len() < 2 {
            continue;
        }
        for (level, losses) in Level::ALL.iter().zip(&mut losses) {
            // A level that slips is asked several times.
            for _ in 0..if level.noise() > 0.0 { 8 } else { 1 } {
                let mut plays = ranked(&mut player, &position, roll, level.plies());
                level.see(&mut plays, &mut even);
                let chosen = judged.iter().find(|play| play.after == plays[0].after);
                losses.push(1000.0 * f64::from(judged[0].value - chosen.map_or(judged[0].value, |play| play.value)));
            }
        }
    }
    let figures: Vec<Figure> = Level::ALL
        .iter()
        .zip(&losses)
        .map(|(&level, losses)| figure(level, losses))
        .collect();
    if args.json {
        return print(&crate::batch::json_line(&figures));
    }
    let mut text = String::from("level        plies  noise  thousandths lost a decision\n");
    for f in &figures {
        let _ = writeln!(
            text,
            "{:<12} {:>5}  {:>5.3}  {:.1} +- {:.1}",
            f.level, f.plies, f.noise, f.lost_a_decision, f.standard_error
        );
    }
    print(&text)
}

fn ranked(
    searcher: &mut Searcher,
    position: &pasch_rules::Position,
    roll: pasch_rules::Roll,
    plies: u8,
) -> Vec<RankedPlay> {
    let ranked = searcher.rank(position, roll, plies, &Valuations::POINTS, &());
    ranked.unwrap_or_else(|interrupted| unreachable!("nobody interrupts: {interrupted}"))
}

fn figure(level: Level, losses: &[f64]) -> Figure {
    let n = losses.len().max(2) as f64;
    let mean = losses.iter().sum::<f64>() / n;
    let spread: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
    Figure {
        level: level.name(),
        plies: level.plies(),
        noise: level.noise(),
        lost_a_decision: mean,
        standard_error: (spread / (n - 1.0) / n).sqrt(),
    }
}
