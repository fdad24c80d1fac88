//! Boards drawn with letters, in the numbering of the rulebook: White is O, Black is X.

use crate::page::BoardPicture;
use crate::words::Words;
use pasch_notation::BoardWords;
use pasch_rules::{Board, HitCheckers, Side};
use std::fmt::Write as _;

/// Rows of checkers drawn in each half of the board; a higher stack shows its number.
const HEIGHT: usize = 5;

/// Points as White counts them, in the order of the upper and the lower edge, home at the right.
const UPPER: [u8; 12] = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const LOWER: [u8; 12] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

impl Words {
    /// The words beside a board. Where hit checkers are laid aside there is no bar to be named.
    pub fn board_words(&self, board: &Board, hit_checkers: HitCheckers) -> BoardWords {
        BoardWords {
            bar: match hit_checkers {
                HitCheckers::OnBar => self.text("drawn-bar"),
                HitCheckers::LaidAside => String::new(),
            },
            off: Side::BOTH.map(|side| self.fill("drawn-off", &[("count", board.borne_off(side).into())])),
            pips: Side::BOTH.map(|side| {
                let letter = if side == Side::White { "O" } else { "X" };
                let variables = [
                    ("name", self.side(side).into()),
                    ("letter", letter.into()),
                    ("pips", board.seen_by(side).pips().into()),
                ];
                self.fill("drawn-pips", &variables)
            }),
        }
    }
}

pub(crate) fn draw_board(picture: &BoardPicture, words: &Words, indent: &str) -> String {
    let order = |mut points: [u8; 12]| {
        if picture.mirrored {
            points.reverse();
        }
        points
    };
    let (upper, lower) = (order(UPPER), order(LOWER));
    let mut text = String::new();
    let rule = format!("{indent}+{0}+---+{0}+\n", "-".repeat(24));
    let _ = writeln!(text, "{indent}{}", labels(picture, &upper));
    text += &rule;
    for row in 0..HEIGHT {
        let _ = writeln!(
            text,
            "{indent}{}",
            line(picture, &upper, row, bar_mark(picture, Side::White, row))
        );
    }
    let _ = writeln!(text, "{indent}|{0}|   |{0}|", " ".repeat(24));
    for row in (0..HEIGHT).rev() {
        let _ = writeln!(
            text,
            "{indent}{}",
            line(picture, &lower, row, bar_mark(picture, Side::Black, row))
        );
    }
    text += &rule;
    let _ = writeln!(text, "{indent}{}", labels(picture, &lower));
    for (side, letter) in [(Side::White, 'O'), (Side::Black, 'X')] {
        let off = picture.board.borne_off(side);
        if off > 0 {
            let told = words.fill("drawn-off", &[("count", off.into())]);
            let _ = writeln!(text, "{indent}{}", words.labelled(&letter.to_string(), &told));
        }
    }
    text
}

fn labels(picture: &BoardPicture, points: &[u8; 12]) -> String {
    let cells: Vec<String> = points
        .iter()
        .map(|point| {
            let label = picture.labels.get(usize::from(*point) - 1).map_or("", String::as_str);
            format!("{label:>3} ")
        })
        .collect();
    format!(" {}    {}", cells[..6].concat(), cells[6..].concat())
        .trim_end()
        .to_owned()
}

fn line(picture: &BoardPicture, points: &[u8; 12], row: usize, bar: String) -> String {
    let cells: Vec<String> = points
        .iter()
        .map(|point| format!("{:>3} ", mark(picture, *point, row)))
        .collect();
    format!("|{}|{bar}|{}|", cells[..6].concat(), cells[6..].concat())
}

/// What stands in a row of a point; the innermost row tells how many there are if not all can be drawn.
fn mark(picture: &BoardPicture, point: u8, row: usize) -> String {
    let white = usize::from(picture.board.white[usize::from(point)]);
    let black = usize::from(picture.board.black[usize::from(25 - point)]);
    let (letter, count) = if white > 0 { ("O", white) } else { ("X", black) };
    stacked(letter, count, row)
}

/// Hit checkers wait on the side they have to enter from: White's above, Black's below.
fn bar_mark(picture: &BoardPicture, side: Side, row: usize) -> String {
    let letter = if side == Side::White { "O" } else { "X" };
    let count = usize::from(picture.board.side(side)[25]);
    format!("{:^3}", stacked(letter, count, row))
}

fn stacked(letter: &str, count: usize, row: usize) -> String {
    if row + 1 == HEIGHT && count > HEIGHT {
        count.to_string()
    } else if row < count {
        letter.to_owned()
    } else {
        String::new()
    }
}

/// A solitaire board: ● a peg, · an empty hole.
pub(crate) fn draw_pegs(pegs: &[u8]) -> String {
    let mut text = String::new();
    let mut hole = 0;
    for length in [3, 5, 7, 7, 7, 5, 3] {
        let _ = write!(text, "{}", "  ".repeat((7 - length) / 2));
        for _ in 0..length {
            hole += 1;
            text += if pegs.contains(&hole) { "● " } else { "· " };
        }
        text.push('\n');
    }
    text
}
