//! What is at stake in a situation: the tariff of both players, and the cube, as the player on roll sees them.

use crate::cube::{CubeState, CubeTerms, Holder, PlayedFor, Retort, Tariff};
use crate::match_equity::{Crawford, MatchEquity};
use crate::valuation::Valuations;
use pasch_rules::{CubeOwner, DoubleAnswer, Situation};

/// The stakes as the player on roll sees them.
#[derive(Clone, Debug)]
pub struct Stakes {
    own: Tariff,
    opp: Tariff,
    /// The cube.
    pub cube: CubeState,
}

impl Stakes {
    /// The stakes by the tariff of the player on roll.
    pub fn new(tariff: Tariff, cube: CubeState) -> Stakes {
        Stakes {
            opp: tariff.flipped(),
            own: tariff,
            cube,
        }
    }

    /// The stakes of a situation. A match that is over counts as one in which a single point is missing.
    ///
    /// ```
    /// use pasch_engine::{MatchEquity, Stakes};
    /// use pasch_rules::{Pair, Position, Situation};
    /// let mut situation = Situation::money(Position::starting());
    /// situation.length = Some(3);
    /// situation.standing.score = Pair { white: 2, black: 2 };
    /// let stakes = Stakes::of(&situation, &MatchEquity::kazaross_xg2());
    /// // At double match point the cube is dead.
    /// assert!(!stakes.tariff().may_turn(stakes.cube));
    /// ```
    pub fn of(situation: &Situation, equity: &MatchEquity) -> Stakes {
        let standing = &situation.standing;
        let away = |side| {
            situation
                .away(side)
                .map(|away| u16::try_from(away.max(1)).unwrap_or(u16::MAX))
        };
        let played_for = match (away(standing.on_roll), away(standing.on_roll.other())) {
            (Some(own_away), Some(opp_away)) => PlayedFor::Match {
                own_away,
                opp_away,
                crawford: match situation.is_crawford_game() {
                    true => Crawford::Now,
                    false if own_away == 1 || opp_away == 1 || !situation.law.rulebook.crawford => Crawford::Past,
                    false => Crawford::Ahead,
                },
            },
            _ => PlayedFor::Money {
                jacoby: situation.law.jacoby,
            },
        };
        let terms = situation.cube_in_play().map_or(CubeTerms::NONE, |cube| CubeTerms {
            limit: cube.limit,
            retort: match cube.answer {
                DoubleAnswer::RedoubleAtOnce => Retort::RedoubleAtOnce,
                DoubleAnswer::TakeOrDrop if situation.law.beavers && situation.length.is_none() => Retort::Beaver,
                DoubleAnswer::TakeOrDrop => Retort::None,
            },
        });
        let cube = CubeState {
            value: standing.cube.value,
            holder: match standing.cube.owner {
                CubeOwner::Centred => Holder::Centred,
                CubeOwner::Held(side) if side == standing.on_roll => Holder::Own,
                CubeOwner::Held(_) => Holder::Opponent,
            },
        };
        Stakes::new(Tariff::new(played_for, terms, equity), cube)
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

    /// The same with the other side on roll.
    #[must_use]
    pub fn flipped(&self) -> Stakes {
        Stakes {
            own: self.opp.clone(),
            opp: self.own.clone(),
            cube: self.cube.flipped(),
        }
    }
}
