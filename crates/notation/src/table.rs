//! A moment at the table: the checkers and everything around them that a text may tell.
//!
//! Every way of writing a position becomes a [`TableState`], seen by the player on roll. What a text does
//! not tell (a bare position ID knows no score) has the value of a plain money game.

use pasch_rules::{Position, Roll, Setup, SetupFaults};

/// The two sides of the table as a reader sees them: gnubg's player 1 and XGID's first score sit at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Chair {
    /// Plays from the top right to the bottom right of a printed board.
    #[default]
    Bottom,
    /// Sits opposite.
    Top,
}

impl Chair {
    /// The chair opposite.
    #[must_use]
    pub fn other(self) -> Chair {
        match self {
            Chair::Bottom => Chair::Top,
            Chair::Top => Chair::Bottom,
        }
    }
}

/// Where the doubling cube lies, seen by the player on roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeHolder {
    /// In the middle: either may double.
    #[default]
    Centred,
    /// With the player on roll.
    Mover,
    /// With the opponent.
    Opponent,
}

impl CubeHolder {
    /// The same cube seen from the other side.
    #[must_use]
    pub fn flipped(self) -> CubeHolder {
        match self {
            CubeHolder::Centred => CubeHolder::Centred,
            CubeHolder::Mover => CubeHolder::Opponent,
            CubeHolder::Opponent => CubeHolder::Mover,
        }
    }

    /// The chair that holds the cube, if any, when `on_roll` is the mover's.
    pub fn chair(self, on_roll: Chair) -> Option<Chair> {
        match self {
            CubeHolder::Centred => None,
            CubeHolder::Mover => Some(on_roll),
            CubeHolder::Opponent => Some(on_roll.other()),
        }
    }

    pub(crate) fn of_chair(holder: Option<Chair>, on_roll: Chair) -> CubeHolder {
        match holder {
            None => CubeHolder::Centred,
            Some(chair) if chair == on_roll => CubeHolder::Mover,
            Some(_) => CubeHolder::Opponent,
        }
    }
}

/// Something the other player has to answer before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// The player on roll has doubled; the cube still shows the old value.
    Double,
    /// The double was beavered.
    Beaver,
    /// The beaver was answered by a raccoon.
    Raccoon,
    /// A resignation of so many stakes: 1 single, 2 gammon, 3 backgammon.
    Resignation(u8),
}

/// The checkers, the cube, the score and what is to be decided, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableState {
    /// The checkers; not yet known to make sense.
    pub setup: Setup,
    /// Which side of the board the player on roll sits at.
    pub on_roll: Chair,
    /// The value the cube shows.
    pub cube: u32,
    /// Whose cube it is.
    pub holder: CubeHolder,
    /// The mover's points.
    pub own_points: u16,
    /// The opponent's points.
    pub opp_points: u16,
    /// The points a match goes to; `None` in a money game.
    pub match_length: Option<u16>,
    /// Is this the Crawford game?
    pub crawford: bool,
    /// Does the Jacoby rule hold? `None` where the text does not say.
    pub jacoby: Option<bool>,
    /// May a double be beavered? `None` where the text does not say.
    pub beavers: Option<bool>,
    /// The dice, once rolled.
    pub roll: Option<Roll>,
    /// What waits for an answer.
    pub offer: Option<Offer>,
}

impl TableState {
    /// A money game at its plainest: these checkers, a centred cube, the dice not yet rolled.
    pub fn money(setup: Setup) -> TableState {
        TableState {
            setup,
            on_roll: Chair::Bottom,
            cube: 1,
            holder: CubeHolder::Centred,
            own_points: 0,
            opp_points: 0,
            match_length: None,
            crawford: false,
            jacoby: None,
            beavers: None,
            roll: None,
            offer: None,
        }
    }

    /// The checkers, once they make sense; otherwise every fault.
    pub fn position(&self) -> Result<Position, SetupFaults> {
        Position::try_from(self.setup)
    }

    /// The points of the player at a chair.
    pub fn points_of(&self, chair: Chair) -> u16 {
        if chair == self.on_roll {
            self.own_points
        } else {
            self.opp_points
        }
    }

    /// The exponent of the cube's value, if that is a power of two.
    pub(crate) fn cube_log2(&self) -> Option<u8> {
        self.cube
            .is_power_of_two()
            .then(|| u8::try_from(self.cube.ilog2()).ok())
            .flatten()
    }
}
