//! `pasch eval`: what a position is worth to the player on roll, and the cube action.

use crate::batch::{answer_lines_together, json_line};
use crate::engine_options::{EngineOptions, Study};
use crate::fault::{Fault, print};
use crate::position_argument::read_position;
use pasch_engine::{Decision, Probabilities, Searcher};
use pasch_notation::PositionId;
use serde::Serialize;

/// Which position to judge, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    engine: EngineOptions,
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
        return answer_lines_together(|| study.searcher(), |searcher, line| judge(&study, searcher, line));
    }
    let judgement = judge(&study, &mut study.searcher(), &args.position.unwrap_or_default())?;
    if args.json {
        print(&json_line(&judgement))
    } else {
        print(&judgement.sheet())
    }
}

fn judge(study: &Study, searcher: &mut Searcher, text: &str) -> Result<Judgement, Fault> {
    let (state, position) = read_position(text, study.position_options())?;
    let table = study.table(&state)?;
    let (decision, chances) = searcher
        .decide(&position, &table, study.ply(), &())
        .map_err(|fault| Fault::input(format!("position {text:?}: {fault}")))?;
    Ok(Judgement {
        position: PositionId::from(position).to_string(),
        rulebook: study.rulebook.name(),
        ply: study.ply(),
        probs: chances.to_array(),
        equity: table
            .tariff()
            .equity(table.tariff().cubeless_worth(&chances, table.cube), table.cube.value),
        cube: Cube::from(&decision),
        mwc: decision.mwc,
    })
}

impl From<&Decision> for Cube {
    fn from(decision: &Decision) -> Cube {
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
        let mut text = format!(
            "{} by {}, {} ply\n\n  {}\n  equity without cube {:+.4}\n\n",
            self.position,
            self.rulebook,
            self.ply,
            chance_line(&chances),
            self.equity
        );
        if *action == "not available" {
            text += &format!("  no double possible; with the cube as it stands {no_double:+.4}\n");
        } else {
            text += &format!("  no double    {no_double:+.4}\n  double, take {double_take:+.4}\n");
            text += &format!("  double, pass {double_pass:+.4}\n  best: {action}, {answer}\n");
        }
        if let Some(mwc) = self.mwc {
            text += &format!("  match winning chance {:.2} %\n", 100.0 * mwc);
        }
        text
    }
}

/// The five chances in a line people read.
pub fn chance_line(chances: &Probabilities) -> String {
    let [win, wg, wbg, lg, lbg] = chances.to_array().map(|chance| 100.0 * chance);
    format!(
        "wins {win:.1} % (gammon {wg:.1}, backgammon {wbg:.1}), loses {:.1} % ({lg:.1}, {lbg:.1})",
        100.0 - win
    )
}
