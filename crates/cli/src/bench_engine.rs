//! `pasch bench engine`: how fast the engine judges, plays and rolls out here, and one number that stands for all its
//! choices: two builds that choose alike show the same signature.

use crate::engine_options::{load_tables, read_nets};
use crate::fault::{Fault, print};
use arrayvec::ArrayVec;
use pasch_analysis::{choose, contact, decisions, evaluate_all, signature};
use pasch_engine::{CubeState, Engine, Kind, Path, Probabilities, RolloutSettings, Stakes, Tally, Tariff, Valuations};
use pasch_rules::{BoardLaw, Overshoot, Position, Roll};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What to measure with.
#[derive(clap::Args)]
pub struct Args {
    /// A folder with contact.net, race.net and prune.net instead of the built-in nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
    /// Seconds for each figure
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The figures, one thread.
#[derive(Serialize)]
struct Figures {
    kernel: String,
    evaluations_per_second: f64,
    evaluations_among_siblings_per_second: f64,
    plays_per_second: [f64; 3],
    rollout_games_per_second: f64,
    signature: String,
}

/// Measures and prints.
pub fn run(args: Args) -> Result<(), Fault> {
    if !(args.seconds > 0.0 && args.seconds <= 600.0) {
        return Err(Fault::said("fault-bench-seconds", &[("seconds", args.seconds.into())]));
    }
    let nets = read_nets(args.nets.as_ref())?;
    let engine = Engine::new(nets.clone());
    load_tables(&engine, Overshoot::Farthest);
    let plain = Engine::new(nets.on_path(Path::Scalar));
    load_tables(&plain, Overshoot::Farthest);

    let decisions = decisions(&engine);
    let signatures = [signature(&engine, &decisions), signature(&plain, &decisions)];
    if signatures[0] != signatures[1] {
        let told = |signature: u64, path: Path| format!("{signature:016x} ({path:?})");
        let variables = [
            ("one", told(signatures[0], Path::detect()).into()),
            ("other", told(signatures[1], Path::Scalar).into()),
        ];
        return Err(Fault::said("fault-bench-paths", &variables));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let figures = Figures {
        kernel: format!("{:?}", Path::detect()).to_lowercase(),
        evaluations_per_second: evaluations(&engine, &decisions, time),
        evaluations_among_siblings_per_second: evaluations_together(&engine, &decisions, time),
        plays_per_second: [0, 1, 2].map(|plies| plays(&engine, &decisions, plies, time)),
        rollout_games_per_second: games(&engine, time),
        signature: format!("{:016x}", signatures[0]),
    };
    if args.json {
        print(&crate::batch::json_line(&figures))
    } else {
        print(&figures.sheet())
    }
}

/// Calls `work` until the time is up; gives how much of it was done a second.
fn rate(time: Duration, mut work: impl FnMut(usize) -> usize) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    for turn in 0.. {
        done += work(turn);
        if start.elapsed() >= time {
            break;
        }
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn evaluations(engine: &Engine, decisions: &[(Position, Roll)], time: Duration) -> f64 {
    let evaluator = engine.evaluator(BoardLaw::TOURNAMENT);
    let contact = contact(decisions);
    rate(time, |_| evaluate_all(&evaluator, &contact))
}

/// As the search judges: the results of a throw, eight together.
fn evaluations_together(engine: &Engine, decisions: &[(Position, Roll)], time: Duration) -> f64 {
    const TOGETHER: usize = 8;
    let evaluator = engine.evaluator(BoardLaw::TOURNAMENT);
    let families: Vec<Vec<Position>> = decisions
        .iter()
        .map(|(position, roll)| {
            let plays = position.legal_plays(*roll, &BoardLaw::TOURNAMENT.plays);
            let next = plays.iter().map(|(_, after)| after.opponent_on_roll());
            next.filter(|next| !next.is_race() && !next.is_over())
                .take(TOGETHER)
                .collect()
        })
        .filter(|family: &Vec<Position>| family.len() == TOGETHER)
        .collect();
    let mut chances = [Probabilities::default(); TOGETHER];
    rate(time, |_| {
        for family in &families {
            let rows: ArrayVec<_, TOGETHER> = family.iter().map(|position| Kind::Contact.rows(position)).collect();
            evaluator.contact.evaluate_batch(&rows, &mut chances);
            std::hint::black_box(&chances);
        }
        TOGETHER * families.len()
    })
}

/// Every decision is met once; before they come again, all is forgotten, and that takes no part in the time.
fn plays(engine: &Engine, decisions: &[(Position, Roll)], plies: u8, time: Duration) -> f64 {
    let mut spent = Duration::ZERO;
    let mut done = 0;
    while spent < time {
        let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
        let start = Instant::now();
        for turn in 0..decisions.len() {
            let (position, roll) = decisions[turn * 7 % decisions.len()];
            match plies {
                0 => std::hint::black_box(searcher.best_at_once(&position, roll, &Valuations::POINTS)),
                _ => std::hint::black_box(choose(&mut searcher, &position, roll, plies)),
            };
            done += 1;
            if spent + start.elapsed() >= time {
                break;
            }
        }
        spent += start.elapsed();
    }
    f64::from(done) / spent.as_secs_f64()
}

fn games(engine: &Engine, time: Duration) -> f64 {
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    let stakes = Stakes::new(Tariff::money(false), CubeState::START);
    let mut tally = Tally::default();
    rate(time, |turn| {
        if let Ok(trial) = searcher.trial(
            &Position::starting(),
            &stakes,
            &RolloutSettings::default(),
            turn as u32,
            &(),
        ) {
            tally.add(&trial);
        }
        1
    })
}

impl Figures {
    fn sheet(&self) -> String {
        let mut text = format!("kernel                  {}\n", self.kernel);
        let _ = writeln!(text, "evaluations a second    {:.0}", self.evaluations_per_second);
        let together = self.evaluations_among_siblings_per_second;
        let _ = writeln!(text, "  eight siblings at once {together:.0}");
        for (plies, rate) in self.plays_per_second.iter().enumerate() {
            let _ = writeln!(text, "plays a second, {plies} ply   {rate:.1}");
        }
        let _ = writeln!(text, "rollout games a second  {:.1}", self.rollout_games_per_second);
        let _ = writeln!(text, "signature               {}", self.signature);
        text
    }
}
