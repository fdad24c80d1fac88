//! How a rulebook numbers the board: the labels printed beside the points.

use crate::board::Side;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A way of numbering the 24 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Numbering {
    /// The usual one: each player counts his own way, from 24 down to 1.
    EachOwn,
    /// 1 to 24 along white's way: white (player 1) enters on 1 to 6, black on 24 to 19.
    UpWithWhite,
    /// 24 down to 1 along the dark player's way (R3).
    DownWithBlack,
    /// 24 down to 1 along white's way: white's home is 1 to 6, black's 19 to 24.
    DownWithWhite,
    /// Two rows: white runs S1 to S12, then W12 to W1.
    TwoRows,
}

impl Numbering {
    /// What is printed beside a point (1 to 24 in the counting of `side`).
    ///
    /// ```
    /// use pasch_rules::{Numbering, Side};
    /// assert_eq!(Numbering::TwoRows.label(Side::White, 24), "S1");
    /// assert_eq!(Numbering::TwoRows.label(Side::Black, 24), "W1");
    /// assert_eq!(Numbering::UpWithWhite.label(Side::White, 24), "1");
    /// ```
    pub fn label(self, side: Side, point: u8) -> String {
        let own = point.clamp(1, 24);
        let white = match side {
            Side::White => own,
            Side::Black => 25 - own,
        };
        match self {
            Numbering::EachOwn => own.to_string(),
            Numbering::DownWithWhite => white.to_string(),
            Numbering::UpWithWhite | Numbering::DownWithBlack => (25 - white).to_string(),
            Numbering::TwoRows if white > 12 => format!("S{}", 25 - white),
            Numbering::TwoRows => format!("W{white}"),
        }
    }

    /// The point, in the counting of `side`, beside which this label is printed.
    pub fn point(self, side: Side, label: &str) -> Option<u8> {
        (1..=24).find(|&point| self.label(side, point).eq_ignore_ascii_case(label))
    }
}
