//! `pasch eval`: what a position is worth to the player on roll, and the cube action.

use crate::batch::{answer_lines_together, json_line};
use crate::engine_options::{EngineOptions, Study};
use crate::fault::{Fault, print};
use crate::language::words;
use crate::position_argument::{engine_fault, read_position};
use crate::values::seconds;
use crate::workshop::Stop;
use pasch_analysis::Judge;
use pasch_analysis::for_programs::{CubeAction, Evaluation};
use pasch_engine::{CubeAction as EngineAction, Probabilities};
use pasch_rules::Rulebook;
use pasch_words::Value;
use std::time::Duration;

/// Which position to judge, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    engine: EngineOptions,
    /// Think for so many seconds at most, ever farther ahead; --ply limits how far
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Read a position a line from standard input and answer each with a line of JSON
    #[arg(long, conflicts_with = "position")]
    batch: bool,
}

/// Judges one position, or one a line.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    if args.batch {
        return answer_lines_together(
            || study.judge(),
            |judge, line| evaluate(&study, judge, line, args.seconds),
        );
    }
    let position = args.position.unwrap_or_default();
    let evaluation = evaluate(&study, &mut study.judge(), &position, args.seconds)?;
    if args.json {
        print(&json_line(&evaluation))
    } else {
        print(&sheet(&evaluation, &study.rulebook))
    }
}

fn evaluate(study: &Study, judge: &mut Judge, text: &str, time: Option<Duration>) -> Result<Evaluation, Fault> {
    let (read, position) = read_position(text, study.position_options())?;
    let asked = study.asked(&read, position)?;
    let (stop, deepest) = (Stop::after(time), study.ply_within(time));
    // With a limited time, what is known so far counts; there is an answer at once.
    let first = if time.is_some() { 0 } else { deepest };
    Evaluation::of(&asked, judge, first..=deepest, &stop).map_err(|fault| engine_fault(text, &fault))
}

fn sheet(evaluation: &Evaluation, rulebook: &Rulebook) -> String {
    let CubeAction {
        no_double,
        double_take,
        double_pass,
        action,
        answer,
    } = &evaluation.cube;
    let chances = Probabilities::from_array(evaluation.probs);
    let head = [
        ("position", evaluation.position.as_str().into()),
        ("rulebook", words().rulebook(rulebook).into()),
        ("ply", evaluation.ply.into()),
    ];
    let mut lines = vec![
        words().fill("eval-head", &head),
        String::new(),
        format!("  {}", chance_line(&chances)),
        format!("  {} {:+.4}", words().text("eval-cubeless"), evaluation.equity),
        String::new(),
    ];
    if *action == EngineAction::NotAvailable.name() {
        lines.push(format!("  {} {no_double:+.4}", words().text("eval-no-cube")));
    } else {
        let choices = [
            ("eval-no-double", no_double),
            ("eval-double-take", double_take),
            ("eval-double-pass", double_pass),
        ];
        let names = choices.map(|(key, _)| words().text(key));
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (name, (_, equity)) in names.iter().zip(choices) {
            lines.push(format!("  {name:width$} {equity:+.4}"));
        }
        let id = |name: &str| Value::from(name.replace(' ', "-"));
        let best = [("action", id(action)), ("answer", id(answer))];
        lines.push(format!("  {}", words().fill("eval-best", &best)));
    }
    if let Some(mwc) = evaluation.mwc {
        let chance = format!("{:.2}", 100.0 * mwc);
        lines.push(format!("  {}", words().fill("eval-mwc", &[("chance", chance.into())])));
    }
    lines.join("\n") + "\n"
}

/// The five chances in a line people read.
pub fn chance_line(chances: &Probabilities) -> String {
    let [win, gammon, backgammon, lost_gammon, lost_backgammon] = chances.to_array().map(|chance| 100.0 * chance);
    let written = |name: &'static str, share: f32| (name, Value::from(format!("{share:.1}")));
    let variables = [
        written("win", win),
        written("gammon", gammon),
        written("backgammon", backgammon),
        written("lose", 100.0 - win),
        written("lost-gammon", lost_gammon),
        written("lost-backgammon", lost_backgammon),
    ];
    words().fill("eval-chances", &variables)
}
