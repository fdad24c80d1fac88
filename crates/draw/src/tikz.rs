//! A position as a TikZ picture, for authors who set their books with LaTeX.
//!
//! The picture needs the package `tikz` and nothing else; its colours can be redefined before it. Measures are in widths
//! of a point, and the bottom player bears off to the right.

use pasch_notation::{JudgedPosition, Xgid};
use pasch_rules::{BAR, Board, CubeOwner, Side};
use std::fmt::Write as _;

/// The height of a point, and of the gap between two that face each other.
const HEIGHT: f64 = 5.0;
const GAP: f64 = 1.2;
/// How many checkers of a stack are drawn before their number stands on the last.
const STACK: u8 = 5;

/// Writes the picture with its XGID as a caption; `None` if the checkers make no sense.
pub fn tikz(judged: &JudgedPosition) -> Option<String> {
    judged.situation.position().ok()?;
    let standing = &judged.situation.standing;
    let mut text = String::from(
        "% \\usepackage{tikz}\n\\begin{tikzpicture}[x=0.5cm,y=0.5cm,\n  \
         white checker/.style={fill=white,draw=black},black checker/.style={fill=black!80,draw=black,text=white},\n  \
         light point/.style={fill=black!10},dark point/.style={fill=black!35},board/.style={draw=black,thick}]\n",
    );
    let top = 2.0 * HEIGHT + GAP;
    let _ = writeln!(text, "  \\draw[board] (0,0) rectangle (13,{top});");
    let _ = writeln!(text, "  \\draw[board] (6,0) rectangle (7,{top});");
    for point in 1..=24u8 {
        write_point(&mut text, point, top);
    }
    for point in 1..=24u8 {
        let (white, black) = (
            standing.board.side(Side::White)[usize::from(point)],
            standing.board.side(Side::Black)[usize::from(25 - point)],
        );
        let (count, side) = if white > 0 {
            (white, Side::White)
        } else {
            (black, Side::Black)
        };
        write_stack(&mut text, column(point) + 0.5, point > 12, count, side, top);
    }
    write_bar(&mut text, &standing.board, top);
    if judged.situation.cube_in_play().is_some() {
        let height = match standing.cube.owner {
            CubeOwner::Centred => top / 2.0,
            CubeOwner::Held(Side::White) => 0.6,
            CubeOwner::Held(Side::Black) => top - 0.6,
        };
        let value = standing.cube.value;
        let _ = writeln!(
            text,
            "  \\node[draw,rounded corners=1pt] at (-0.8,{height:.2}) {{{value}}};"
        );
    }
    if let Some(roll) = standing.roll {
        let left = if standing.on_roll == Side::White { 9.2 } else { 3.0 };
        for (index, die) in [roll.larger(), roll.smaller()].into_iter().enumerate() {
            let x = left + 1.1 * index as f64;
            let _ = writeln!(
                text,
                "  \\node[draw,rounded corners=1pt] at ({x:.2},{:.2}) {{{die}}};",
                top / 2.0
            );
        }
    }
    if let Some(xgid) = Xgid::of(&judged.situation) {
        let _ = writeln!(
            text,
            "  \\node[anchor=north west,font=\\tiny\\ttfamily] at (0,-0.9) {{{xgid}}};"
        );
    }
    text.push_str("\\end{tikzpicture}\n");
    Some(text)
}

/// The left edge of a point.
fn column(point: u8) -> f64 {
    let from_left = if point > 12 { point - 13 } else { 12 - point };
    f64::from(from_left) + if from_left >= 6 { 1.0 } else { 0.0 }
}

fn write_point(text: &mut String, point: u8, top: f64) {
    let left = column(point);
    let style = if point.is_multiple_of(2) {
        "light point"
    } else {
        "dark point"
    };
    let (base, tip, label) = if point > 12 {
        (top, top - HEIGHT + 0.2, top + 0.5)
    } else {
        (0.0, HEIGHT - 0.2, -0.5)
    };
    let _ = writeln!(
        text,
        "  \\path[{style}] ({left},{base}) -- ({:.1},{tip:.1}) -- ({:.1},{base}) -- cycle;",
        left + 0.5,
        left + 1.0
    );
    let _ = writeln!(
        text,
        "  \\node[font=\\tiny] at ({:.1},{label:.1}) {{{point}}};",
        left + 0.5
    );
}

fn write_stack(text: &mut String, x: f64, upper: bool, count: u8, side: Side, top: f64) {
    for index in 0..count.min(STACK) {
        let height = f64::from(index) + 0.5;
        let y = if upper { top - height } else { height };
        write_checker(text, x, y, side);
        if index + 1 == STACK && count > STACK {
            let _ = writeln!(
                text,
                "  \\node[font=\\tiny{}] at ({x:.1},{y:.1}) {{{count}}};",
                ink(side)
            );
        }
    }
}

fn write_checker(text: &mut String, x: f64, y: f64, side: Side) {
    let style = match side {
        Side::White => "white checker",
        Side::Black => "black checker",
    };
    let _ = writeln!(text, "  \\path[{style}] ({x:.1},{y:.1}) circle (0.46);");
}

/// Hit checkers lie on the bar, on the half of the board where they are borne off from.
fn write_bar(text: &mut String, board: &Board, top: f64) {
    for side in Side::BOTH {
        let count = board.side(side)[usize::from(BAR)];
        if count > 0 {
            let y = match side {
                Side::White => HEIGHT - 0.5,
                Side::Black => top - HEIGHT + 0.5,
            };
            write_checker(text, 6.5, y, side);
            if count > 1 {
                let _ = writeln!(text, "  \\node[font=\\tiny{}] at (6.5,{y:.1}) {{{count}}};", ink(side));
            }
        }
    }
}

fn ink(side: Side) -> &'static str {
    match side {
        Side::White => "",
        Side::Black => ",text=white",
    }
}
