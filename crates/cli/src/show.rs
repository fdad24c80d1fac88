//! `pasch show`: a position, or a moment of a match, as a board to look at: letters, SVG or PNG.

use crate::batch::json_line;
use crate::fault::{Fault, print};
use crate::match_file::read_match;
use crate::position_argument::{PositionOptions, read_position};
use crate::rulebook_arg::read_rulebook;
use pasch_draw::{Diagram, Scheme, png};
use pasch_notation::{BoardText, Chair, CubeHolder, Deed, MatchRecord, Moment, PositionId, TableState, format_play};
use pasch_rules::{Board, Position, Rulebook, Side};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What to show, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID; or a match file (.mat, .sgf, or a game saved by `pasch play`)
    position: String,
    /// Of a match file: which game
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// Of a match file: before which move, as in 7 (7b for the second player's part of it)
    #[arg(long = "move", value_name = "M")]
    number: Option<String>,
    /// Draw it as SVG into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw it as PNG into this file
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// The colours of a drawing: felt, night or paper (black and white)
    #[arg(long, default_value = "felt", value_name = "COLOURS")]
    scheme: Scheme,
    /// The width of a PNG in pixels
    #[arg(long, default_value_t = 1200, value_name = "PIXELS")]
    width: u32,
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

/// Prints the board, or draws it into a file.
pub fn run(args: Args) -> Result<(), Fault> {
    let rulebook = read_rulebook(&args.rulebook)?;
    let subject = read_subject(&args)?;
    let (table, position) = (&subject.table, &subject.position);
    let mover = seat(table.on_roll);
    let board = Board::from_view(mover, position);
    let drawn = BoardText {
        mirrored: args.mirror,
        ..BoardText::new(board, rulebook.numbering)
    };
    let mut text = format!("{drawn}\n{}\n", around_the_board(table, position));
    text.push_str(&subject.remark);
    let files = draw(&args, &subject, &rulebook)?;
    if args.json {
        return print(&json_line(&Shown {
            position: PositionId::from(*position).to_string(),
            rulebook: rulebook.name(),
            on_roll: mover,
            white: board.white,
            black: board.black,
            pips: Side::BOTH.map(|side| board.seen_by(side).pips()),
            text,
        }));
    }
    // A drawing in a file needs no letters beside it, unless they are asked for.
    if files > 0 && !args.text {
        return Ok(());
    }
    print(&text)
}

/// What is shown: a moment, the players' names, and what was done then.
struct Subject {
    table: TableState,
    position: Position,
    names: [String; 2],
    remark: String,
}

fn read_subject(args: &Args) -> Result<Subject, Fault> {
    let path = Path::new(&args.position);
    let ending = path
        .extension()
        .map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    let is_file = matches!(ending.as_deref(), Some("mat" | "sgf" | "json" | "txt"));
    if !is_file && args.game.is_none() && args.number.is_none() {
        let (table, position) = read_position(&args.position, args.options)?;
        return Ok(Subject {
            table,
            position,
            names: ["White".to_owned(), "Black".to_owned()],
            remark: String::new(),
        });
    }
    let record = read_match(path)?.record;
    let game = args.game.unwrap_or(1);
    let moments = game
        .checked_sub(1)
        .and_then(|index| record.moments(index))
        .ok_or_else(|| {
            let games = record.games.len();
            Fault::input(format!(
                "{}: there is no game {game}; the file has {games}",
                path.display()
            ))
        })?;
    let moment = find_moment(&moments, args.number.as_deref().unwrap_or("1"))
        .map_err(|fault| Fault::input(format!("{}, game {game}: {fault}", path.display())))?;
    let lost = || {
        Fault::input(format!(
            "{}, game {game}: the replay does not reach this move",
            path.display()
        ))
    };
    let table = moment.table.ok_or_else(lost)?;
    let position = table.position().map_err(|_| lost())?;
    let remark = format!(
        "game {game}, move {}: {}\n",
        moment.row,
        deed_line(&record, moment, &position)
    );
    Ok(Subject {
        table,
        position,
        names: record.players,
        remark,
    })
}

/// `7` or `7a` is the first deed of move 7, `7b` the second player's.
fn find_moment<'a, 'r>(moments: &'a [Moment<'r>], number: &str) -> Result<&'a Moment<'r>, String> {
    let (row, side) = match number.strip_suffix(['a', 'b']) {
        Some(row) if number.ends_with('b') => (row, Some(Side::Black)),
        Some(row) => (row, Some(Side::White)),
        None => (number, None),
    };
    let row: usize = row
        .parse()
        .map_err(|_| format!("{number:?} is no move, as in 7 or 7b"))?;
    let found = moments
        .iter()
        .find(|moment| moment.row == row && side.is_none_or(|side| side == moment.side));
    found.ok_or_else(|| {
        let last = moments.last().map_or(0, |moment| moment.row);
        format!("there is no move {number}; the last is {last}")
    })
}

fn deed_line(record: &MatchRecord, moment: &Moment<'_>, position: &Position) -> String {
    let name = &record.players[moment.side as usize];
    match moment.deed {
        Deed::Play { roll, steps, legal } => {
            let play = format_play(&steps.iter().copied().take(4).collect(), position);
            let play = if play.is_empty() { "nothing".to_owned() } else { play };
            let mark = if *legal { "" } else { " (not confirmed by the rules)" };
            format!("{name} plays {roll}: {play}{mark}")
        }
        Deed::UnknownPlay { roll } => format!("{name} plays {roll}, but what is not written"),
        Deed::Double => format!("{name} doubles"),
        Deed::Redouble => format!("{name} redoubles at once"),
        Deed::Beaver => format!("{name} beavers"),
        Deed::Raccoon => format!("{name} raccoons"),
        Deed::Take => format!("{name} takes"),
        Deed::Drop => format!("{name} drops"),
        Deed::Resign(stake) => format!("{name} resigns {stake}"),
    }
}

/// Draws into the files asked for, and says how many there were.
fn draw(args: &Args, subject: &Subject, rulebook: &Rulebook) -> Result<usize, Fault> {
    let mover = seat(subject.table.on_roll);
    let svg = Diagram::new(&subject.table)
        .scheme(args.scheme)
        .names(&subject.names[0], &subject.names[1])
        .labels(|point| rulebook.numbering.label(mover, point))
        .mirrored(args.mirror)
        .svg();
    let write = |path: &PathBuf, bytes: &[u8]| {
        std::fs::write(path, bytes).map_err(|source| Fault::file(path.display(), source))
    };
    if let Some(path) = &args.png {
        write(path, &png(&svg, args.width).map_err(Fault::input)?)?;
    }
    if let Some(path) = &args.svg {
        write(path, svg.as_bytes())?;
    }
    Ok(usize::from(args.png.is_some()) + usize::from(args.svg.is_some()))
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
