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
use pasch_analysis::for_programs::{Figures, Ranking};
use pasch_analysis::{Judge, Ranked, Ranking as Plan, carry_out};
use pasch_engine::Probabilities;
use pasch_rules::{Rulebook, Side};
use pasch_words::labelled_play;
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
                let ranked = rank(&study, judge, position, &dice, &wish, |plan, judge, stop| {
                    carry_out(plan, judge, stop)
                });
                ranked.map(|(_, ranking)| ranking)
            },
        );
    }
    let position = args.position.unwrap_or_default();
    let (side, mut ranking) = rank(
        &study,
        &mut study.judge(),
        &position,
        &args.dice,
        &wish,
        |plan, _, stop| carry_out_on_threads(plan, || study.judge(), stop, |_| {}),
    )?;
    let numbering = Numbers::chosen(args.numbers, args.json, &study.rulebook);
    for ranked in &mut ranking.plays {
        ranked.play = labelled_play(&ranked.play, numbering, side);
    }
    if args.json {
        print(&json_line(&ranking))
    } else {
        print(&sheet(&ranking, &study.rulebook))
    }
}

/// What is counted, and how long it may take.
struct Wish {
    cubeful: bool,
    time: Option<Duration>,
}

/// Ranks the plays, and tells who plays: a sheet's numbers are other ones for White than for Black. `think` carries out the
/// plan, on one thread or on all.
fn rank(
    study: &Study,
    judge: &mut Judge,
    text: &str,
    dice: &[String],
    wish: &Wish,
    think: impl Fn(&Plan, &mut Judge, &Stop) -> Ranked,
) -> Result<(Side, Ranking), Fault> {
    let (read, position) = read_position(text, study.position_options())?;
    let roll = read_dice(dice)?;
    let asked = study.asked(&read, position)?;
    if position.is_over() {
        return Err(position_fault(text, words().text("fault-game-over")));
    }
    let figures = Figures {
        cubeful: wish.cubeful,
        plies: study.ply_within(wish.time),
    };
    let stop = Stop::after(wish.time);
    let think = |plan: &Plan, judge: &mut Judge| think(plan, judge, &stop);
    let ranking = Ranking::of(&asked, roll, figures, judge, &stop, think);
    let ranking = ranking.map_err(|fault| position_fault(text, fault.to_string()))?;
    Ok((read.standing.on_roll, ranking))
}

fn sheet(ranking: &Ranking, rulebook: &Rulebook) -> String {
    let [larger, smaller] = ranking.dice;
    let variables = [
        ("position", ranking.position.as_str().into()),
        ("dice", format!("{larger}-{smaller}").into()),
        ("rulebook", words().rulebook(rulebook).into()),
        ("ply", ranking.ply.into()),
    ];
    let mut text = words().fill("hint-head", &variables) + "\n\n";
    let no_play = words().text("hint-no-play");
    let width = ranking
        .plays
        .iter()
        .map(|ranked| ranked.play.len())
        .max()
        .unwrap_or(0)
        .max(10);
    let best = ranking.plays.first().map_or(0.0, |ranked| ranked.equity);
    for (place, ranked) in (1..=10).zip(&ranking.plays) {
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
    if ranking.plays.len() > 10 {
        let more = [("count", (ranking.plays.len() - 10).into())];
        let _ = writeln!(text, "     {}", words().fill("hint-more", &more));
    }
    text
}
