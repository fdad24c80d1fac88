//! `pasch hint`: the plays of a throw, the best first.

use crate::batch::{answer_lines_together, json_line};
use crate::engine_options::{EngineOptions, Study};
use crate::eval::chance_line;
use crate::fault::{Fault, print};
use crate::language::words;
use crate::numbers::Numbers;
use crate::position_argument::{position_fault, read_dice, read_position, split_request};
use crate::values::seconds;
use crate::workshop::{Stop, carry_out_on_threads};
use pasch_analysis::{Judge, Ranked, Ranking, carry_out};
use pasch_engine::Probabilities;
use pasch_notation::{PositionId, format_play};
use pasch_rules::Side;
use pasch_words::labelled_play;
use serde::Serialize;
use std::fmt::Write as _;
use std::time::Duration;

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
    /// Think for so many seconds at most, ever farther ahead; --ply limits how far
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Read lines POSITION D1 D2 from standard input and answer each with a line of JSON
    #[arg(long, conflicts_with_all = ["position", "dice"])]
    batch: bool,
}

/// The ranking, as programs read it.
#[derive(Serialize)]
struct Answer {
    /// Who plays: a sheet's numbers are other ones for White than for Black.
    #[serde(skip)]
    side: Side,
    position: String,
    dice: [u8; 2],
    rulebook: String,
    ply: u8,
    cubeful: bool,
    plays: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
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
    let wish = Wish {
        cubeful: args.cubeful,
        time: args.seconds,
    };
    if args.batch {
        return answer_lines_together(
            || study.judge(),
            |judge, line| {
                let (position, dice) = split_request(line)?;
                rank(&study, judge, position, &dice, &wish, |plan, judge, stop| {
                    carry_out(plan, judge, stop)
                })
            },
        );
    }
    let position = args.position.unwrap_or_default();
    let mut ranking = rank(
        &study,
        &mut study.judge(),
        &position,
        &args.dice,
        &wish,
        |plan, _, stop| carry_out_on_threads(plan, || study.judge(), stop, |_| {}),
    )?;
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

/// What is counted, and how long it may take.
struct Wish {
    cubeful: bool,
    time: Option<Duration>,
}

/// Ranks the plays; `think` carries out the plan, on one thread or on all.
fn rank(
    study: &Study,
    judge: &mut Judge,
    text: &str,
    dice: &[String],
    wish: &Wish,
    think: impl Fn(&Ranking, &mut Judge, &Stop) -> Ranked,
) -> Result<Answer, Fault> {
    let (state, position) = read_position(text, study.position_options())?;
    let roll = read_dice(dice)?;
    let stakes = study.stakes(&state)?;
    if position.is_over() {
        return Err(position_fault(text, words().text("fault-game-over")));
    }
    let stop = Stop::after(wish.time);
    let plies = study.ply_within(wish.time);
    let plan = Ranking::new(judge, study.law, (&position, roll), stakes.clone(), wish.cubeful, plies);
    let known = think(&plan, judge, &stop);
    let equity = |value: f32| {
        if wish.cubeful {
            value
        } else {
            stakes.tariff().equity(value, stakes.cube.value)
        }
    };
    Ok(Answer {
        side: state.standing.on_roll,
        position: PositionId::from(position).to_string(),
        dice: roll.into(),
        rulebook: study.rulebook.name(),
        ply: if wish.time.is_some() { known.plies } else { study.ply() },
        cubeful: wish.cubeful,
        plays: known
            .plays
            .iter()
            .map(|ranked| Line {
                play: format_play(&ranked.play, &position),
                position: PositionId::from(ranked.after.opponent_on_roll()).to_string(),
                equity: equity(ranked.value),
                probs: ranked.chances.to_array(),
                ply: ranked.plies,
            })
            .collect(),
    })
}

impl Answer {
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
