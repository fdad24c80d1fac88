//! The doubling cube: its number, and who may turn it.

use crate::board::Side;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Where a rulebook sets no limit, the program still stops counting here: nobody has ever got near it.
pub const HIGHEST: u32 = 1 << 20;

/// Whose turn it is to turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CubeOwner {
    /// Nobody's yet: either player may double.
    Centred,
    /// Only this side may double.
    Held(Side),
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cube {
    /// What a single game is worth now.
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwner,
}

impl Default for Cube {
    fn default() -> Cube {
        Cube::START
    }
}

impl Cube {
    /// As a game starts: 1, in the middle.
    pub const START: Cube = Cube {
        value: 1,
        owner: CubeOwner::Centred,
    };

    /// How often 1 was doubled to what it shows, if it shows what a cube can.
    pub fn exponent(&self) -> Option<u8> {
        self.value.is_power_of_two().then(|| self.value.trailing_zeros() as u8)
    }

    /// May this side turn it, as far as its place is concerned?
    ///
    /// ```
    /// use pasch_rules::{Cube, CubeOwner, Side};
    /// assert!(Cube::START.is_available_to(Side::White) && Cube::START.is_available_to(Side::Black));
    /// let taken = Cube { value: 2, owner: CubeOwner::Held(Side::Black) };
    /// assert!(!taken.is_available_to(Side::White));
    /// assert_eq!(taken.exponent(), Some(1));
    /// ```
    pub fn is_available_to(&self, side: Side) -> bool {
        self.owner == CubeOwner::Centred || self.owner == CubeOwner::Held(side)
    }
}

/// How the cube came to be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Turning {
    /// Before the doubler's own roll.
    Double,
    /// In answer to a double, which is thereby taken: the taker of this one keeps the cube.
    RedoubleAtOnce,
    /// In answer to a double: the beaverer keeps the cube.
    Beaver,
    /// In answer to a beaver: the beaverer still keeps the cube.
    Raccoon,
}

/// A double that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Offer {
    /// Who turned the cube.
    pub by: Side,
    /// How.
    pub turning: Turning,
    /// The number it shows now; the stake if taken.
    pub value: u32,
    /// What dropping costs.
    pub drop_costs: u32,
    /// Who keeps the cube if it is taken.
    pub keeper: Side,
    /// Who rolls once it is taken.
    pub roller: Side,
    /// In a match: a single win at the stake before was already enough for the one who turned it.
    pub dead: bool,
}
