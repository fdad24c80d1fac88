//! `pasch show`: a position, or a moment of a match, as a board to look at: letters, SVG or PNG.

use crate::batch::json_line;
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::match_file::{Content, read_content};
use crate::numbers::Numbers;
use crate::picture_words::picture_words;
use crate::position_argument::{PositionOptions, read_position};
use crate::rulebook_arg::read_rulebook;
use pasch_draw::{Diagram, Scheme};
use pasch_notation::{BoardText, Deed, JudgedPosition, MatchRecord, Moment, PositionId, format_play};
use pasch_rules::{CubeOwner, Numbering, Position, Preset, Roll, Rulebook, SetupFault, Side, Situation};
use pasch_words::{Value, labelled_play};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What to show, and how.
#[derive(clap::Args)]
pub struct Args {
    /// A position ID, positionid:matchid or XGID; or a match file (.xg, .xgp, .bgf, .mat, .sgf, or a game saved by `pasch play`)
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
    #[cfg(feature = "png")]
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// The colours of a drawing: felt, night or paper (black and white)
    #[arg(long, default_value = "felt", value_name = "COLOURS")]
    scheme: Scheme,
    /// The width of a PNG in pixels
    #[cfg(feature = "png")]
    #[arg(long, default_value_t = 1200, value_name = "PIXELS")]
    width: u32,
    /// As a board of letters (this is also what you get without a choice)
    #[arg(long)]
    text: bool,
    /// In the numbering of which rulebook; without it, of the match's own
    #[arg(long, value_name = "R")]
    rulebook: Option<String>,
    /// Points as the rulebook's sheet numbers them, or as other programs do
    #[arg(long, value_enum)]
    numbers: Option<Numbers>,
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
    let named = args.rulebook.as_deref().map(read_rulebook).transpose()?;
    let subject = read_subject(&args, named)?;
    let rulebook = &subject.rulebook;
    let (situation, position) = (&subject.situation, &subject.position);
    let board = situation.standing.board;
    let drawn = BoardText {
        mirrored: args.mirror,
        words: words().board_words(&board, rulebook.hit_checkers),
        ..BoardText::new(board, subject.numbering)
    };
    let mut text = format!("{drawn}\n{}\n", around_the_board(situation, position));
    text.push_str(&subject.remark);
    let files = draw(&args, &subject)?;
    if args.json {
        return print(&json_line(&Shown {
            position: PositionId::from(*position).to_string(),
            rulebook: rulebook.name(),
            on_roll: situation.standing.on_roll,
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
    situation: Situation,
    position: Position,
    names: [String; 2],
    remark: String,
    rulebook: Rulebook,
    /// How the points are counted.
    numbering: Numbering,
}

fn read_subject(args: &Args, named: Option<Rulebook>) -> Result<Subject, Fault> {
    let path = Path::new(&args.position);
    let alone = |situation, position| {
        let rulebook = named.clone().unwrap_or_else(|| Preset::Tournament.into());
        alone(situation, position, rulebook, args.numbers)
    };
    // No ID has a dot in it, and the names of files rarely have none.
    let is_text = !path.is_file() && !args.position.contains('.');
    if is_text && args.game.is_none() && args.number.is_none() {
        let (situation, position) = read_position(&args.position, args.options)?;
        return Ok(alone(situation, position));
    }
    let record = match read_content(path)? {
        Content::Positions(positions) => {
            let (situation, position) = first_of(path, positions)?;
            return Ok(alone(situation, position));
        }
        Content::Match(reading) => reading.record,
    };
    let rulebook = named.unwrap_or_else(|| record.rulebook.into());
    let numbering = Numbers::chosen(args.numbers, false, &rulebook);
    let game = args.game.unwrap_or(1);
    let moments = game
        .checked_sub(1)
        .and_then(|index| record.moments(index))
        .ok_or_else(|| {
            let variables = [
                ("file", as_text(path.display())),
                ("game", as_text(game)),
                ("games", as_text(record.games.len())),
            ];
            Fault::said("fault-no-game", &variables)
        })?;
    let in_game = |key: &str, more: &[(&str, Value)]| {
        let place = [("file", as_text(path.display())), ("game", as_text(game))];
        Fault::said(key, &[&place, more].concat())
    };
    let number = args.number.as_deref().unwrap_or("1");
    let moment = find_moment(&moments, number).map_err(|fault| match fault {
        NoMoment::NotANumber => in_game("fault-no-move-number", &[("number", number.into())]),
        NoMoment::After { last } => in_game("fault-no-move", &[("number", number.into()), ("last", as_text(last))]),
    })?;
    let lost = || in_game("fault-not-reached", &[]);
    let situation = moment.situation.clone().ok_or_else(lost)?;
    let position = situation.position().map_err(|_| lost())?;
    let place = [("place-game", game), ("place-move", moment.row)];
    let place = place.map(|(key, number)| words().fill(key, &[("number", as_text(number))]));
    let deed = deed_line(&record, moment, &position, numbering);
    let variables = [("place", place.join(", ").into()), ("why", deed.into())];
    let remark = words().fill("fault-at-place", &variables) + "\n";
    Ok(Subject {
        situation,
        position,
        names: record.players,
        remark,
        rulebook,
        numbering,
    })
}

/// A position without a match around it.
fn alone(situation: Situation, position: Position, rulebook: Rulebook, numbers: Option<Numbers>) -> Subject {
    Subject {
        situation,
        position,
        names: Side::BOTH.map(|side| words().side(side)),
        remark: String::new(),
        numbering: Numbers::chosen(numbers, false, &rulebook),
        rulebook,
    }
}

/// The first position that a file holds.
fn first_of(path: &Path, positions: Vec<JudgedPosition>) -> Result<(Situation, Position), Fault> {
    let not_a_position = |why: String| {
        let variables = [("file", as_text(path.display())), ("why", why.into())];
        Fault::said("fault-not-a-match", &variables)
    };
    let situation = positions.into_iter().next().map(|judged| judged.situation);
    let situation = situation.ok_or_else(|| not_a_position(words().text("damage-structure")))?;
    let position = situation
        .position()
        .map_err(|faults| not_a_position(words().sentences(faults.0.iter().map(SetupFault::sentence))))?;
    Ok((situation, position))
}

/// Why there is no such moment.
enum NoMoment {
    NotANumber,
    After { last: usize },
}

/// `7` or `7a` is the first deed of move 7, `7b` the second player's.
fn find_moment<'a, 'r>(moments: &'a [Moment<'r>], number: &str) -> Result<&'a Moment<'r>, NoMoment> {
    let (row, side) = match number.strip_suffix(['a', 'b']) {
        Some(row) if number.ends_with('b') => (row, Some(Side::Black)),
        Some(row) => (row, Some(Side::White)),
        None => (number, None),
    };
    let row: usize = row.parse().map_err(|_| NoMoment::NotANumber)?;
    let found = moments
        .iter()
        .find(|moment| moment.row == row && side.is_none_or(|side| side == moment.side));
    found.ok_or_else(|| NoMoment::After {
        last: moments.last().map_or(0, |moment| moment.row),
    })
}

fn deed_line(record: &MatchRecord, moment: &Moment<'_>, position: &Position, numbering: Numbering) -> String {
    let name = ("name", Value::from(record.players[moment.side as usize].as_str()));
    let roll_of = |roll: &Roll| ("roll", as_text(roll));
    let (key, more) = match moment.deed {
        Deed::Play { roll, steps, legal } => {
            let usual = format_play(&steps.iter().copied().take(4).collect(), position);
            let play = labelled_play(&usual, numbering, moment.side);
            let key = match (play.is_empty(), legal) {
                (true, _) => "show-plays-nothing",
                (false, true) => "show-plays",
                (false, false) => "show-plays-unconfirmed",
            };
            (key, vec![roll_of(roll), ("play", play.into())])
        }
        Deed::UnknownPlay { roll } => ("show-plays-unknown", vec![roll_of(roll)]),
        Deed::Double => ("show-doubles", Vec::new()),
        Deed::Redouble => ("show-redoubles", Vec::new()),
        Deed::Beaver => ("show-beavers", Vec::new()),
        Deed::Raccoon => ("show-raccoons", Vec::new()),
        Deed::Take => ("show-takes", Vec::new()),
        Deed::Drop => ("show-drops", Vec::new()),
        Deed::Resign(stake) => ("show-resigns", vec![("stake", stake.factor().into())]),
    };
    words().fill(key, &[vec![name], more].concat())
}

/// Draws into the files asked for, and says how many there were.
fn draw(args: &Args, subject: &Subject) -> Result<usize, Fault> {
    let mover = subject.situation.standing.on_roll;
    let svg = Diagram::new(&subject.situation)
        .scheme(args.scheme)
        .names(&subject.names[0], &subject.names[1])
        .words(picture_words(&subject.situation))
        .labels(|point| subject.numbering.label(mover, point))
        .mirrored(args.mirror)
        .svg();
    let write = |path: &PathBuf, bytes: &[u8]| {
        std::fs::write(path, bytes).map_err(|source| Fault::file(path.display(), source))
    };
    let mut files = 0;
    #[cfg(feature = "png")]
    if let Some(path) = &args.png {
        write(path, &pasch_draw::png(&svg, args.width).map_err(draw_fault)?)?;
        files += 1;
    }
    if let Some(path) = &args.svg {
        write(path, svg.as_bytes())?;
        files += 1;
    }
    Ok(files)
}

#[cfg(feature = "png")]
fn draw_fault(fault: pasch_draw::DrawFault) -> Fault {
    use pasch_draw::{DrawFault, WIDEST};
    match fault {
        DrawFault::Size { width, height } => {
            let variables = [
                ("widest", as_text(WIDEST)),
                ("width", as_text(width)),
                ("height", as_text(height)),
            ];
            Fault::said("fault-picture-size", &variables)
        }
        fault => Fault::said("fault-picture", &[("detail", as_text(fault))]),
    }
}

/// Who is to do what, the cube and the score.
fn around_the_board(situation: &Situation, position: &Position) -> String {
    let standing = &situation.standing;
    let mover = standing.on_roll;
    let name = |side: Side| ("name", Value::from(words().side(side)));
    let mut parts = vec![match standing.roll {
        _ if position.is_over() => words().text("fault-game-over"),
        Some(roll) => words().fill("play-to-play", &[name(mover), ("dice", as_text(roll))]),
        None => words().fill("show-to-roll", &[name(mover)]),
    }];
    let value = ("value", Value::from(standing.cube.value));
    let held_by = |side: Side| words().fill("play-cube-held", &[value.clone(), ("side", as_text(side))]);
    match standing.cube.owner {
        CubeOwner::Centred if standing.cube.value == 1 => {}
        CubeOwner::Centred => parts.push(words().fill("play-cube-middle", std::slice::from_ref(&value))),
        CubeOwner::Held(side) => parts.push(held_by(side)),
    }
    if let Some(length) = situation.length {
        let [white, black] = standing.score.into_array();
        let variables = [
            (
                "match",
                words().fill("report-match", &[("points", length.into())]).into(),
            ),
            ("white", white.into()),
            ("black", black.into()),
        ];
        parts.push(words().fill("show-score", &variables));
        if standing.crawford {
            parts.push(words().text("play-crawford"));
        }
    }
    words().joined(parts)
}
