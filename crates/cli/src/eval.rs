//! `pasch eval`: what a position is worth to the player on roll, and the cube action.

use crate::batch::{answer_lines_together, json_line};
use crate::engine_options::{EngineOptions, Study};
use crate::fault::{Fault, print};
use crate::language::words;
use crate::position_argument::{engine_fault, read_position};
use crate::values::seconds;
use crate::workshop::Stop;
use pasch_engine::{CubeAction, CubeDecision, Probabilities, Searcher};
use pasch_notation::PositionId;
use pasch_words::Value;
use serde::Serialize;
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

/// The judgement, as programs read it.
#[derive(Serialize)]
struct Judgement {
    position: String,
    rulebook: String,
    ply: u8,
    probs: [f32; 5],
    equity: f32,
    cube: Cube,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f32>,
}

#[derive(Serialize)]
struct Cube {
    no_double: f32,
    double_take: f32,
    double_pass: f32,
    action: &'static str,
    answer: &'static str,
}

/// Judges one position, or one a line.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    if args.batch {
        return answer_lines_together(
            || study.searcher(),
            |searcher, line| judge(&study, searcher, line, args.seconds),
        );
    }
    let position = args.position.unwrap_or_default();
    let judgement = judge(&study, &mut study.searcher(), &position, args.seconds)?;
    if args.json {
        print(&json_line(&judgement))
    } else {
        print(&judgement.sheet())
    }
}

fn judge(study: &Study, searcher: &mut Searcher, text: &str, time: Option<Duration>) -> Result<Judgement, Fault> {
    let (state, position) = read_position(text, study.position_options())?;
    let stakes = study.stakes(&state)?;
    let (stop, deepest) = (Stop::after(time), study.ply_within(time));
    // With a limited time, what is known so far counts; there is an answer at once.
    let mut ply = if time.is_some() { 0 } else { deepest };
    let first = searcher.decide(&position, &stakes, ply, &());
    let (mut decision, mut chances) = first.map_err(|fault| engine_fault(text, &fault))?;
    while ply < deepest
        && let Ok(deeper) = searcher.decide(&position, &stakes, ply + 1, &stop)
    {
        (decision, chances) = deeper;
        ply += 1;
    }
    Ok(Judgement {
        position: PositionId::from(position).to_string(),
        rulebook: study.rulebook.name(),
        ply,
        probs: chances.to_array(),
        equity: stakes
            .tariff()
            .equity(stakes.tariff().cubeless_worth(&chances, stakes.cube), stakes.cube.value),
        cube: Cube::from(&decision),
        mwc: decision.mwc,
    })
}

impl From<&CubeDecision> for Cube {
    fn from(decision: &CubeDecision) -> Cube {
        Cube {
            no_double: decision.no_double,
            double_take: decision.double_take,
            double_pass: decision.double_pass,
            action: decision.action.name(),
            answer: decision.answer.name(),
        }
    }
}

impl Judgement {
    fn sheet(&self) -> String {
        let Cube {
            no_double,
            double_take,
            double_pass,
            action,
            answer,
        } = &self.cube;
        let chances = Probabilities::from_array(self.probs);
        let head = [
            ("position", self.position.as_str().into()),
            ("rulebook", self.rulebook.as_str().into()),
            ("ply", self.ply.into()),
        ];
        let mut lines = vec![
            words().fill("eval-head", &head),
            String::new(),
            format!("  {}", chance_line(&chances)),
            format!("  {} {:+.4}", words().text("eval-cubeless"), self.equity),
            String::new(),
        ];
        if *action == CubeAction::NotAvailable.name() {
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
        if let Some(mwc) = self.mwc {
            let chance = format!("{:.2}", 100.0 * mwc);
            lines.push(format!("  {}", words().fill("eval-mwc", &[("chance", chance.into())])));
        }
        lines.join("\n") + "\n"
    }
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
