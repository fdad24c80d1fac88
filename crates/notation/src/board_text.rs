//! A board drawn with letters, in the numbering of the rulebook in use.
//!
//! The player at the bottom moves from the top right to the bottom right, as white does on most printed
//! boards, or the other way round on a mirrored one. Stacks of more than five checkers are piled: their number
//! stands at the tip.

use pasch_rules::{BAR, Board, Numbering, OFF, Side};
use std::fmt;

/// A board to be written; `to_string` or `{}` writes it, several lines without a last line end.
///
/// ```
/// use pasch_notation::BoardText;
/// use pasch_rules::{Board, Numbering, Position, Side};
///
/// let text = BoardText::new(Board::from_view(Side::White, &Position::starting()), Numbering::TwoRows);
/// let text = text.to_string();
/// assert!(text.starts_with("  S12 S11 S10  S9  S8  S7        S6  S5  S4  S3  S2  S1"));
/// assert!(text.contains("black X: 167 pips"));
/// ```
#[derive(Clone, Debug)]
pub struct BoardText {
    /// The checkers.
    pub board: Board,
    /// Who sits at the bottom; where each player counts for himself, the points have this player's numbers.
    pub bottom: Side,
    /// The labels of the points.
    pub numbering: Numbering,
    /// Are left and right exchanged?
    pub mirrored: bool,
    /// The words beside it.
    pub words: BoardWords,
}

/// The words beside a board, for white and for black; English unless others are given.
#[derive(Clone, Debug)]
pub struct BoardWords {
    /// What stands in the middle, three letters wide.
    pub bar: String,
    /// How many checkers are off.
    pub off: [String; 2],
    /// Who plays which letter, and how many pips are left.
    pub pips: [String; 2],
}

impl BoardWords {
    fn english(board: &Board) -> BoardWords {
        BoardWords {
            bar: "bar".to_owned(),
            off: Side::BOTH.map(|side| format!("{} off", board.borne_off(side))),
            pips: Side::BOTH.map(|side| {
                let pips = board.seen_by(side).pips();
                format!("{side} {}: {pips} pips", BoardText::letter(side))
            }),
        }
    }
}

/// How many checkers of a stack are drawn before it is piled.
const HEIGHT: u8 = 5;

impl BoardText {
    /// White at the bottom, bearing off at the right.
    pub fn new(board: Board, numbering: Numbering) -> BoardText {
        BoardText {
            board,
            bottom: Side::White,
            numbering,
            mirrored: false,
            words: BoardWords::english(&board),
        }
    }

    /// The letter of a side's checkers.
    pub fn letter(side: Side) -> char {
        match side {
            Side::White => 'O',
            Side::Black => 'X',
        }
    }

    /// The points of one half from left to right, in the bottom player's counting.
    fn half(&self, top: bool) -> [u8; 12] {
        std::array::from_fn(|column| {
            let column = column as u8;
            match (top, self.mirrored) {
                (true, false) => 13 + column,
                (true, true) => 24 - column,
                (false, false) => 12 - column,
                (false, true) => 1 + column,
            }
        })
    }

    fn labels(&self, top: bool) -> String {
        let labels = self
            .half(top)
            .map(|point| format!("{:>4}", self.numbering.label(self.bottom, point)));
        let (left, right) = labels.split_at(6);
        format!(" {}      {}", left.concat(), right.concat())
    }

    /// One line of a half: `level` is the place in the stacks, 1 at the edge of the board.
    fn line(&self, top: bool, level: u8) -> String {
        let cells = self
            .half(top)
            .map(|point| format!("{:>4}", self.on_point(point, level)));
        let (left, right) = cells.split_at(6);
        let owner = if top { self.bottom.other() } else { self.bottom };
        let places = self.board.side(owner);
        let bar = stack(owner, places[usize::from(BAR)], level);
        let off = match places[usize::from(OFF)] {
            borne_off if level == 1 && borne_off > 0 => format!(" {}", self.words.off[owner as usize]),
            _ => String::new(),
        };
        format!("|{} |{bar:^3}|{} |{off}", left.concat(), right.concat())
    }

    /// What stands at this level of a point, in the bottom player's counting.
    fn on_point(&self, point: u8, level: u8) -> String {
        let top = self.bottom.other();
        match self.board.side(self.bottom)[usize::from(point)] {
            0 => stack(top, self.board.side(top)[usize::from(25 - point)], level),
            own => stack(self.bottom, own, level),
        }
    }
}

impl fmt::Display for BoardText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let edge = format!("+{0}+---+{0}+", "-".repeat(25));
        writeln!(f, "{}", self.labels(true))?;
        writeln!(f, "{edge}")?;
        for level in 1..=HEIGHT {
            writeln!(f, "{}", self.line(true, level))?;
        }
        writeln!(f, "|{0}|{1:^3}|{0}|", " ".repeat(25), self.words.bar)?;
        for level in (1..=HEIGHT).rev() {
            writeln!(f, "{}", self.line(false, level))?;
        }
        writeln!(f, "{edge}")?;
        writeln!(f, "{}", self.labels(false))?;
        let [bottom, top] = [self.bottom, self.bottom.other()].map(|side| &self.words.pips[side as usize]);
        write!(f, "{bottom}   {top}")
    }
}

/// One level of a stack: a checker, nothing, or at the tip of a pile its number.
fn stack(side: Side, count: u8, level: u8) -> String {
    if level == HEIGHT && count > HEIGHT {
        count.to_string()
    } else if level <= count {
        BoardText::letter(side).to_string()
    } else {
        String::new()
    }
}
