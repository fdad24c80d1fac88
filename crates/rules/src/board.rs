//! The two sides, and the board as someone beside the table sees it.

use crate::faults::SetupFaults;
use crate::position::{OFF, Position};
use crate::setup::Setup;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// A player. White is player 1 of the sheets that number their players, black the one with the dark checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Side {
    /// Player 1, the light checkers.
    White,
    /// Player 2, the dark checkers.
    Black,
}

impl Side {
    /// Both, white first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other player.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}

/// Where both sides' checkers stand, each in its own counting: 0 off, 1 to 24 the points, 25 the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Board {
    /// White's checkers.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub white: [u8; 26],
    /// Black's checkers.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub black: [u8; 26],
}

impl Board {
    /// One side's checkers, in its own counting.
    pub fn side(&self, side: Side) -> &[u8; 26] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The position with `side` on roll.
    ///
    /// ```
    /// use pasch_rules::{Board, Position, Side};
    /// let position = Position::starting();
    /// let board = Board::from_view(Side::Black, &position);
    /// assert_eq!(board.seen_by(Side::Black), position);
    /// assert_eq!(board.seen_by(Side::White), position.flipped());
    /// ```
    pub fn seen_by(&self, side: Side) -> Position {
        Position::from_sides_unchecked(*self.side(side), *self.side(side.other()))
    }

    /// The board of a position that `side` sees.
    pub fn from_view(side: Side, position: &Position) -> Board {
        Board::from_sides(side, *position.own(), *position.opp())
    }

    /// The board on which `side` has these checkers and its opponent those.
    pub fn from_sides(side: Side, own: [u8; 26], opp: [u8; 26]) -> Board {
        match side {
            Side::White => Board { white: own, black: opp },
            Side::Black => Board { white: opp, black: own },
        }
    }

    /// Is it an arrangement that can be played on? Every fault is reported, in white's counting.
    ///
    /// ```
    /// use pasch_rules::{Board, Position, Side};
    /// let mut board = Board::from_view(Side::White, &Position::starting());
    /// assert!(board.check().is_ok());
    /// board.black[24] = 0;
    /// assert_eq!(board.check().unwrap_err().to_string(), "the opponent has 13 checkers instead of 15");
    /// ```
    pub fn check(&self) -> Result<(), SetupFaults> {
        Position::try_from(Setup {
            own: self.white,
            opp: self.black,
            checkers: self
                .white
                .iter()
                .fold(0u8, |sum, &n| sum.saturating_add(n))
                .clamp(1, 15),
        })
        .map(|_| ())
    }

    /// Has this side borne off everything?
    pub fn has_finished(&self, side: Side) -> bool {
        self.side(side)[1..] == [0; 25]
    }

    /// How many checkers this side has borne off.
    pub fn borne_off(&self, side: Side) -> u8 {
        self.side(side)[usize::from(OFF)]
    }
}
