//! What is at stake in a game: the tariff of both players, and the cube.

use crate::cube::{CubeState, Tariff};
use crate::valuation::Valuations;

/// The stakes as the player on roll sees them.
#[derive(Clone, Debug)]
pub struct Table {
    own: Tariff,
    opp: Tariff,
    /// The cube.
    pub cube: CubeState,
}

impl Table {
    /// A table from the tariff of the player on roll.
    pub fn new(tariff: Tariff, cube: CubeState) -> Table {
        Table {
            opp: tariff.flipped(),
            own: tariff,
            cube,
        }
    }

    /// What results are worth to the player on roll.
    pub fn tariff(&self) -> &Tariff {
        &self.own
    }

    /// The tariffs of the player on roll and of the opponent.
    pub(crate) fn tariffs(&self) -> [&Tariff; 2] {
        [&self.own, &self.opp]
    }

    /// What the chances are worth without a cube, to both players.
    pub fn valuations(&self) -> Valuations {
        self.own.valuations(self.cube)
    }

    /// The same table with the other side on roll.
    #[must_use]
    pub fn flipped(&self) -> Table {
        Table {
            own: self.opp.clone(),
            opp: self.own.clone(),
            cube: self.cube.flipped(),
        }
    }
}
