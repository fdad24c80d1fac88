//! `pasch hint`: the plays of a throw, the best first.

use crate::batch::{answer_lines_together, json_line};
use crate::engine_options::{EngineOptions, Study};
use crate::eval::chance_line;
use crate::fault::{Fault, print};
use crate::numbers::Numbers;
use crate::position_argument::{engine_fault, position_fault, read_dice, read_position, split_request};
use crate::tongue::words;
use pasch_engine::{Probabilities, Searcher};
use pasch_notation::{PositionId, format_play};
use pasch_rules::Side;
use pasch_words::labelled_play;
use serde::Serialize;
use std::fmt::Write as _;

/// Which plays to rank, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The dice: 31, 3-1 or 3 1
    #[arg(required_unless_present = "batch", num_args = 1..=2)]
    dice: Vec<String>,
    #[command(flatten)]
    engine: EngineOptions,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
    /// Count what the cube is worth, too
    #[arg(long)]
    cubeful: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Read lines POSITION D1 D2 from standard input and answer each with a line of JSON
    #[arg(long, conflicts_with_all = ["position", "dice"])]
    batch: bool,
}

/// The ranking, as programs read it.
#[derive(Serialize)]
struct Ranking {
    /// Who plays: a sheet's numbers are other ones for White than for Black.
    #[serde(skip)]
    side: Side,
    position: String,
    dice: [u8; 2],
    rulebook: String,
    ply: u8,
    cubeful: bool,
    plays: Vec<Ranked>,
}

#[derive(Serialize)]
struct Ranked {
    play: String,
    position: String,
    equity: f32,
    probs: [f32; 5],
    /// How far this play was looked at: the less promising ones are not followed as deep.
    ply: u8,
}

/// Ranks the plays of one throw, or of one a line.
pub fn run(args: Args) -> Result<(), Fault> {
    let study = args.engine.study()?;
    if args.batch {
        return answer_lines_together(
            || study.searcher(),
            |searcher, line| {
                let (position, dice) = split_request(line)?;
                rank(&study, searcher, position, &dice, args.cubeful)
            },
        );
    }
    let position = args.position.unwrap_or_default();
    let mut ranking = rank(&study, &mut study.searcher(), &position, &args.dice, args.cubeful)?;
    let numbering = Numbers::chosen(args.numbers, args.json, &study.rulebook);
    for ranked in &mut ranking.plays {
        ranked.play = labelled_play(&ranked.play, numbering, ranking.side);
    }
    if args.json {
        print(&json_line(&ranking))
    } else {
        print(&ranking.sheet())
    }
}

fn rank(study: &Study, searcher: &mut Searcher, text: &str, dice: &[String], cubeful: bool) -> Result<Ranking, Fault> {
    let (state, position) = read_position(text, study.position_options())?;
    let roll = read_dice(dice)?;
    let stakes = study.stakes(&state)?;
    if position.is_over() {
        return Err(position_fault(text, words().text("fault-game-over")));
    }
    let ranked = if cubeful {
        searcher.rank_cubeful(&position, roll, study.ply(), &stakes, &())
    } else {
        searcher.rank(&position, roll, study.ply(), &stakes.valuations(), &())
    };
    let ranked = ranked.map_err(|fault| engine_fault(text, &fault))?;
    let equity = |value: f32| {
        if cubeful {
            value
        } else {
            stakes.tariff().equity(value, stakes.cube.value)
        }
    };
    Ok(Ranking {
        side: state.standing.on_roll,
        position: PositionId::from(position).to_string(),
        dice: roll.into(),
        rulebook: study.rulebook.name(),
        ply: study.ply(),
        cubeful,
        plays: ranked
            .iter()
            .map(|ranked| Ranked {
                play: format_play(&ranked.play, &position),
                position: PositionId::from(ranked.after.opponent_on_roll()).to_string(),
                equity: equity(ranked.value),
                probs: ranked.chances.to_array(),
                ply: ranked.plies,
            })
            .collect(),
    })
}

impl Ranking {
    fn sheet(&self) -> String {
        let [larger, smaller] = self.dice;
        let variables = [
            ("position", self.position.as_str().into()),
            ("dice", format!("{larger}-{smaller}").into()),
            ("rulebook", self.rulebook.as_str().into()),
            ("ply", self.ply.into()),
        ];
        let mut text = words().fill("hint-head", &variables) + "\n\n";
        let no_play = words().text("hint-no-play");
        let width = self
            .plays
            .iter()
            .map(|ranked| ranked.play.len())
            .max()
            .unwrap_or(0)
            .max(10);
        let best = self.plays.first().map_or(0.0, |ranked| ranked.equity);
        for (place, ranked) in (1..=10).zip(&self.plays) {
            let play = if ranked.play.is_empty() { &no_play } else { &ranked.play };
            let ply = words().fill("eval-ply", &[("ply", ranked.ply.into())]);
            let chances = chance_line(&Probabilities::from_array(ranked.probs));
            let behind = ranked.equity - best;
            let _ = writeln!(
                text,
                "{place:3}. {play:width$}  {:+.4} ({behind:+.4})  {ply}  {chances}",
                ranked.equity
            );
        }
        if self.plays.len() > 10 {
            let more = [("count", (self.plays.len() - 10).into())];
            let _ = writeln!(text, "     {}", words().fill("hint-more", &more));
        }
        text
    }
}
