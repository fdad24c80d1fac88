//! `pasch moves`: all legal plays of a throw, one for each distinct result.

use crate::batch::{answer_lines, json_line};
use crate::fault::{Fault, print};
use crate::language::words;
use crate::numbers::Numbers;
use crate::position_argument::{PositionOptions, read_dice, read_position, split_request};
use crate::rulebook_arg::read_rulebook;
use pasch_analysis::for_programs::{LegalPlay, Plays};
use pasch_rules::{Rulebook, Side};
use pasch_words::labelled_play;
use std::fmt::Write as _;

/// Which plays to list.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The dice: 31, 3-1 or 3 1
    #[arg(required_unless_present = "batch", num_args = 1..=2)]
    dice: Vec<String>,
    /// By which rulebook
    #[arg(long, default_value = "tournament", value_name = "R")]
    rulebook: String,
    /// Points as the rulebook's sheet numbers them, or as other programs do (with --json, the latter)
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
    #[command(flatten)]
    options: PositionOptions,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Read lines POSITION D1 D2 from standard input and answer each with a line of JSON
    #[arg(long, conflicts_with_all = ["position", "dice"])]
    batch: bool,
}

/// Prints the plays.
pub fn run(args: Args) -> Result<(), Fault> {
    let rulebook = read_rulebook(&args.rulebook)?;
    if args.batch {
        return answer_lines(|line| {
            let (position, dice) = split_request(line)?;
            moves(position, &dice, &rulebook, args.options).map(|(_, plays)| plays)
        });
    }
    let position = args.position.unwrap_or_default();
    let (side, mut moves) = moves(&position, &args.dice, &rulebook, args.options)?;
    let numbering = Numbers::chosen(args.numbers, args.json, &rulebook);
    for legal in &mut moves.plays {
        legal.play = labelled_play(&legal.play, numbering, side);
    }
    if args.json {
        print(&json_line(&moves))
    } else {
        print(&sheet(&moves, &rulebook))
    }
}

/// The plays, and who makes them: a sheet's numbers are other ones for White than for Black.
fn moves(
    position: &str,
    dice: &[String],
    rulebook: &Rulebook,
    options: PositionOptions,
) -> Result<(Side, Plays), Fault> {
    let (situation, position) = read_position(position, options)?;
    let roll = read_dice(dice)?;
    Ok((situation.standing.on_roll, Plays::of(&position, roll, rulebook)))
}

fn sheet(moves: &Plays, rulebook: &Rulebook) -> String {
    let [larger, smaller] = moves.dice;
    let none = matches!(&moves.plays[..], [LegalPlay { play, .. }] if play.is_empty());
    let variables = [
        ("position", moves.position.as_str().into()),
        ("dice", format!("{larger}-{smaller}").into()),
        ("rulebook", words().rulebook(rulebook).into()),
        ("count", moves.plays.len().into()),
    ];
    let mut text = words().fill(if none { "moves-none" } else { "moves-some" }, &variables) + "\n";
    if none {
        return text;
    }
    let width = moves.plays.iter().map(|legal| legal.play.len()).max().unwrap_or(0);
    for LegalPlay { play, position } in &moves.plays {
        let _ = writeln!(text, "  {play:width$}  {position}");
    }
    text
}
