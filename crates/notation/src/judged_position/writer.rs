//! Positions as people post them: a board of letters with its XGID, and what was thought of it, in the form that XG gave
//! to such texts and other programs read.

use super::JudgedPosition;
use crate::move_text::format_play;
use crate::opinion::{Chances, CubeOpinion, Depth, PlayOpinion, Worth};
use crate::xgid::Xgid;
use pasch_rules::{BAR, Board, CubeOwner, Position, Side};
use std::fmt::Write as _;

/// Writes a position for a forum; `None` if the checkers make no sense or the numbers fit no XGID.
pub fn write_position_report(judged: &JudgedPosition) -> Option<String> {
    let situation = &judged.situation;
    let position = situation.position().ok()?;
    let standing = &situation.standing;
    let mover = letter(standing.on_roll);
    let mut text = format!("{}\n\n", Xgid::of(situation)?);
    let (x, o) = (standing.score.white, standing.score.black);
    let _ = match situation.length {
        Some(length) => writeln!(text, "Score is X:{x} O:{o} {length} pt.(s) match."),
        None => writeln!(text, "Score is X:{x} O:{o}. Unlimited Game"),
    };
    text.push_str(&board_of_letters(&standing.board));
    let pips = |side: Side| standing.board.seen_by(side).pips();
    let _ = writeln!(text, "Pip count  X: {}  O: {}", pips(Side::White), pips(Side::Black));
    let owner = match standing.cube.owner {
        CubeOwner::Centred => String::new(),
        CubeOwner::Held(owner) => format!(", {} own cube", letter(owner)),
    };
    let _ = writeln!(text, "Cube: {}{owner}", standing.cube.value);
    let _ = match standing.roll {
        Some(roll) => writeln!(text, "{mover} to play {}{}", roll.larger(), roll.smaller()),
        None if situation.waiting.is_some() => writeln!(text, "{mover} doubles"),
        None => writeln!(text, "{mover} on roll, cube action"),
    };
    if let Some(cube) = &judged.opinion.cube {
        write_cube(&mut text, cube);
    }
    if let Some(play) = &judged.opinion.play {
        write_plays(&mut text, play, &position);
    }
    if !judged.program.is_empty() {
        let _ = writeln!(text, "\n{}{}", super::JUDGED_BY, judged.program);
    }
    Some(text)
}

fn letter(side: Side) -> char {
    match side {
        Side::White => 'X',
        Side::Black => 'O',
    }
}

/// How many checkers of a stack are drawn before their number stands in for the rest.
const HEIGHT: u8 = 5;

/// White plays X from the top right round to the bottom right.
fn board_of_letters(board: &Board) -> String {
    let mut text = String::from(" +13-14-15-16-17-18------19-20-21-22-23-24-+\n");
    for row in 0..HEIGHT {
        text.push_str(&line(
            board,
            std::array::from_fn(|column| 13 + column as u8),
            row,
            Side::Black,
        ));
    }
    text.push_str(" |                  |BAR|                  |\n");
    for row in (0..HEIGHT).rev() {
        text.push_str(&line(
            board,
            std::array::from_fn(|column| 12 - column as u8),
            row,
            Side::White,
        ));
    }
    text.push_str(" +12-11-10--9--8--7-------6--5--4--3--2--1-+\n");
    text
}

/// One line of checkers; those on the bar lie on the side of the board that they are hit on.
fn line(board: &Board, points: [u8; 12], row: u8, barred: Side) -> String {
    let mut text = String::from(" |");
    for (column, point) in points.into_iter().enumerate() {
        if column == 6 {
            let _ = write!(
                text,
                "| {} |",
                cell(board.side(barred)[usize::from(BAR)], row, letter(barred))
            );
        }
        let white = board.side(Side::White)[usize::from(point)];
        let black = board.side(Side::Black)[usize::from(25 - point)];
        let (count, sign) = if white > 0 { (white, 'X') } else { (black, 'O') };
        let _ = write!(text, " {} ", cell(count, row, sign));
    }
    text.push_str("|\n");
    text
}

fn cell(count: u8, row: u8, sign: char) -> char {
    match count {
        count if row + 1 == HEIGHT && count > HEIGHT => char::from_digit(u32::from(count), 16).unwrap_or('+'),
        count if row < count => sign,
        _ => ' ',
    }
}

fn write_cube(text: &mut String, cube: &CubeOpinion) {
    let (Worth::Equity(no_double), Worth::Equity(take), Worth::Equity(pass)) =
        (cube.no_double, cube.double_take, cube.double_pass)
    else {
        return;
    };
    text.push('\n');
    if cube.depth != Depth::Untold {
        let _ = writeln!(text, "Analyzed in {}", depth_name(cube.depth));
    }
    if let Some(chances) = cube.chances {
        let [own, other] = rows(chances);
        let _ = writeln!(
            text,
            "Player Winning Chances:   {own}\nOpponent Winning Chances: {other}"
        );
    }
    let best = no_double.max(take.min(pass));
    text.push_str("\nCubeful Equities:\n");
    for (name, equity) in [
        ("No double:", no_double),
        ("Double/Take:", take),
        ("Double/Pass:", pass),
    ] {
        let difference = equity - best;
        let behind = if difference.abs() < 0.0005 {
            String::new()
        } else {
            format!(" ({difference:+.3})")
        };
        let _ = writeln!(text, "       {name:<14} {equity:+.3}{behind}");
    }
}

fn write_plays(text: &mut String, play: &PlayOpinion, position: &Position) {
    // The first is the best to the one who judged, even where one that was looked at less deeply has more.
    let best = play.candidates.first().map_or(0.0, |best| best.equity.value());
    for (index, candidate) in play.candidates.iter().enumerate() {
        let Worth::Equity(equity) = candidate.equity else {
            continue;
        };
        let mark = if play.played == Some(index) { '*' } else { ' ' };
        let written = format_play(&candidate.steps.iter().copied().take(4).collect(), position);
        let difference = equity - best;
        let behind = if difference.abs() < 0.0005 {
            String::new()
        } else {
            format!(" ({difference:+.3})")
        };
        let _ = writeln!(
            text,
            "\n{mark}   {}. {:<12} {written:<28} eq:{equity:+.3}{behind}",
            index + 1,
            depth_name(candidate.depth),
        );
        if let Some(chances) = candidate.chances {
            let [own, other] = rows(chances);
            let _ = writeln!(text, "      Player:   {own}\n      Opponent: {other}");
        }
    }
}

fn rows(chances: Chances) -> [String; 2] {
    let row = |win: f64, gammon: f64, backgammon: f64| {
        let [win, gammon, backgammon] = [win, gammon, backgammon].map(|chance| 100.0 * chance);
        format!("{win:.2}% (G:{gammon:.2}% B:{backgammon:.2}%)")
    };
    [
        row(chances.win, chances.win_gammon, chances.win_backgammon),
        row(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon),
    ]
}

fn depth_name(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) | Depth::PliesNarrow(plies) => format!("{plies}-ply"),
        Depth::Roller(pluses) => format!("XG Roller{}", "+".repeat(usize::from(pluses))),
        Depth::Rollout { .. } => "Rollout".to_owned(),
        Depth::Book => "Book".to_owned(),
        Depth::Untold => String::new(),
    }
}
