//! What is at stake in a game: the tariff of both players, and the cube.

use crate::cube::{CubeState, CubeTerms, Retort, Stakes, Tariff};
use crate::match_equity::{Crawford, MatchEquity};
use crate::valuation::Valuations;
use pasch_rules::{DoubleAnswer, Rulebook};

/// What a game is played for, besides what the rulebook says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedFor {
    /// The score of a match; none for points.
    pub score: Option<Score>,
    /// Points: gammons count only once the cube has been turned.
    pub jacoby: bool,
    /// Points: the one doubled may turn the cube on and keep it.
    pub beavers: bool,
    /// The cube is left out although the rulebook has one.
    pub without_cube: bool,
}

/// How far each side is from winning the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Points the player on roll still needs.
    pub own_away: u16,
    /// Points the opponent still needs.
    pub opp_away: u16,
    /// Is this the Crawford game?
    pub crawford: bool,
}

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

    /// The table of a game by a rulebook.
    pub fn by(rulebook: &Rulebook, played_for: &PlayedFor, cube: CubeState, equity: &MatchEquity) -> Table {
        let stakes = match played_for.score {
            None => Stakes::Money {
                jacoby: played_for.jacoby,
            },
            Some(score) => Stakes::Match {
                own_away: score.own_away,
                opp_away: score.opp_away,
                crawford: match score.crawford {
                    true => Crawford::Now,
                    false if score.own_away == 1 || score.opp_away == 1 || !rulebook.crawford => Crawford::Past,
                    false => Crawford::Ahead,
                },
            },
        };
        let cube_rules = rulebook.cube.filter(|_| !played_for.without_cube);
        let terms = cube_rules.map_or(CubeTerms::NONE, |cube| CubeTerms {
            limit: cube.limit,
            retort: match cube.answer {
                DoubleAnswer::RedoubleAtOnce => Retort::RedoubleAtOnce,
                DoubleAnswer::TakeOrDrop if played_for.beavers && played_for.score.is_none() => Retort::Beaver,
                DoubleAnswer::TakeOrDrop => Retort::None,
            },
        });
        Table::new(Tariff::new(stakes, terms, equity), cube)
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
