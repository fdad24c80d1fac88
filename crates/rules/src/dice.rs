//! Two dice, thrown together.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// A throw of two dice; the order in which they fell does not matter, so the larger comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
#[cfg_attr(feature = "serde", serde(try_from = "[u8; 2]", into = "[u8; 2]"))]
pub struct Roll {
    larger: u8,
    smaller: u8,
}

/// A die that shows something other than 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct DieFault(pub u8);

impl Roll {
    /// A throw, from the two numbers in any order.
    ///
    /// ```
    /// use pasch_rules::Roll;
    /// assert_eq!(Roll::new(1, 3)?.to_string(), "3-1");
    /// assert_eq!(Roll::new(3, 7).unwrap_err().to_string(), "a die shows 1 to 6, not 7");
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    pub fn new(a: u8, b: u8) -> Result<Roll, DieFault> {
        for die in [a, b] {
            if !(1..=6).contains(&die) {
                return Err(DieFault(die));
            }
        }
        Ok(Roll {
            larger: a.max(b),
            smaller: a.min(b),
        })
    }

    /// The 21 different throws, doubles first within each larger number.
    ///
    /// ```
    /// use pasch_rules::Roll;
    /// assert_eq!(Roll::all().map(|roll| u32::from(roll.ways())).sum::<u32>(), 36);
    /// ```
    pub fn all() -> impl Iterator<Item = Roll> + Clone {
        (1..=6).flat_map(|larger| (1..=larger).rev().map(move |smaller| Roll { larger, smaller }))
    }

    /// The larger number.
    #[inline]
    pub fn larger(self) -> u8 {
        self.larger
    }

    /// The smaller number (for doubles, the same number).
    #[inline]
    pub fn smaller(self) -> u8 {
        self.smaller
    }

    /// Do both dice show the same?
    #[inline]
    pub fn is_double(self) -> bool {
        self.larger == self.smaller
    }

    /// In how many of the 36 ways two dice fall into this throw: 1 or 2.
    #[inline]
    pub fn ways(self) -> u8 {
        if self.is_double() { 1 } else { 2 }
    }

    /// The numbers to be played: two, or four for doubles.
    ///
    /// ```
    /// use pasch_rules::Roll;
    /// assert_eq!(Roll::new(2, 5)?.numbers()[..], [5, 2]);
    /// assert_eq!(Roll::new(4, 4)?.numbers()[..], [4, 4, 4, 4]);
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    pub fn numbers(self) -> arrayvec::ArrayVec<u8, 4> {
        let count = if self.is_double() { 4 } else { 2 };
        [self.larger, self.smaller, self.larger, self.larger]
            .into_iter()
            .take(count)
            .collect()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.larger, self.smaller)
    }
}

impl TryFrom<[u8; 2]> for Roll {
    type Error = DieFault;
    fn try_from([a, b]: [u8; 2]) -> Result<Roll, DieFault> {
        Roll::new(a, b)
    }
}

impl From<Roll> for [u8; 2] {
    fn from(roll: Roll) -> [u8; 2] {
        [roll.larger, roll.smaller]
    }
}
