//! Something that each side has.

use crate::board::Side;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// One for white and one for black.
///
/// ```
/// use pasch_rules::{Pair, Side};
/// let mut points = Pair { white: 3, black: 1 };
/// points[Side::Black] += 2;
/// assert_eq!(points.swapped(), points);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Pair<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Pair<T> {
    /// Asks the same for both.
    pub fn of(mut each: impl FnMut(Side) -> T) -> Pair<T> {
        Pair {
            white: each(Side::White),
            black: each(Side::Black),
        }
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Pair<T> {
        Pair {
            white: self.black,
            black: self.white,
        }
    }

    /// Both, white's first.
    pub fn into_array(self) -> [T; 2] {
        [self.white, self.black]
    }
}

impl<T> From<[T; 2]> for Pair<T> {
    fn from([white, black]: [T; 2]) -> Pair<T> {
        Pair { white, black }
    }
}

impl<T> Index<Side> for Pair<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for Pair<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
