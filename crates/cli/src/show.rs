//! `pasch show`: a position as a board to look at.

use crate::batch::json_line;
use crate::fault::{Fault, print};
use crate::position_argument::{PositionOptions, read_position};
use crate::rulebook_arg::read_rulebook;
use pasch_notation::{BoardText, Chair, CubeHolder, PositionId, TableState};
use pasch_rules::{Board, Position, Side};
use serde::Serialize;

/// What to show, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID
    position: String,
    /// As a board of letters (this is also what you get without a choice)
    #[arg(long)]
    text: bool,
    /// In the numbering of which rulebook
    #[arg(long, default_value = "tournament", value_name = "R")]
    rulebook: String,
    /// Exchange left and right
    #[arg(long)]
    mirror: bool,
    #[command(flatten)]
    options: PositionOptions,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    position: String,
    rulebook: String,
    on_roll: Side,
    white: [u8; 26],
    black: [u8; 26],
    pips: [u32; 2],
    text: String,
}

/// Prints the board.
pub fn run(args: Args) -> Result<(), Fault> {
    let rulebook = read_rulebook(&args.rulebook)?;
    let (table, position) = read_position(&args.position, args.options)?;
    let mover = seat(table.on_roll);
    let board = Board::from_view(mover, &position);
    let drawn = BoardText {
        mirrored: args.mirror,
        ..BoardText::new(board, rulebook.numbering)
    };
    let text = format!("{drawn}\n{}\n", around_the_board(&table, &position));
    if args.json {
        return print(&json_line(&Shown {
            position: PositionId::from(position).to_string(),
            rulebook: rulebook.name(),
            on_roll: mover,
            white: board.white,
            black: board.black,
            pips: Side::BOTH.map(|side| board.seen_by(side).pips()),
            text,
        }));
    }
    print(&text)
}

/// White sits at the bottom.
fn seat(chair: Chair) -> Side {
    match chair {
        Chair::Bottom => Side::White,
        Chair::Top => Side::Black,
    }
}

/// Who is to do what, the cube and the score.
fn around_the_board(table: &TableState, position: &Position) -> String {
    let mover = seat(table.on_roll);
    let mut parts = vec![match table.roll {
        _ if position.is_over() => "the game is over".to_owned(),
        Some(roll) => format!("{mover} to play {roll}"),
        None => format!("{mover} to roll"),
    }];
    match table.holder {
        CubeHolder::Centred if table.cube == 1 => {}
        CubeHolder::Centred => parts.push(format!("cube {} in the middle", table.cube)),
        CubeHolder::Mover => parts.push(format!("{mover} owns the cube at {}", table.cube)),
        CubeHolder::Opponent => parts.push(format!("{} owns the cube at {}", mover.other(), table.cube)),
    }
    if let Some(length) = table.match_length {
        let [white, black] = [Chair::Bottom, Chair::Top].map(|chair| table.points_of(chair));
        let crawford = if table.crawford { ", Crawford game" } else { "" };
        parts.push(format!("match to {length}, white {white}, black {black}{crawford}"));
    }
    parts.join("; ")
}
