//! What the five chances are worth to somebody: points, or the chance to win the match.

use crate::probabilities::Probabilities;

/// Prices of gammons that differ by less, in points, make no other plays worth a look.
const LIKE: f32 = 0.2;

/// A value that is linear in the five chances; without a cube every session is of this kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valuation {
    /// The value of losing a single game for certain.
    pub lost: f32,
    /// What each chance adds.
    pub weights: [f32; 5],
}

impl Valuation {
    /// Points: 1, 2 and 3.
    pub const POINTS: Valuation = Valuation {
        lost: -1.0,
        weights: [2.0, 1.0, 1.0, -1.0, -1.0],
    };

    /// From the value of each outcome: winning and losing 1, 2, 3 times the stake.
    ///
    /// ```
    /// use pasch_engine::{Probabilities, Valuation};
    /// let points = Valuation::from_outcomes([1.0, 2.0, 3.0], [-1.0, -2.0, -3.0]);
    /// let chances = Probabilities::from_array([0.6, 0.2, 0.0, 0.1, 0.0]);
    /// assert!((points.of(&chances) - chances.equity()).abs() < 1e-6);
    /// ```
    pub fn from_outcomes(win: [f32; 3], lose: [f32; 3]) -> Valuation {
        Valuation {
            lost: lose[0],
            weights: [
                win[0] - lose[0],
                win[1] - win[0],
                win[2] - win[1],
                lose[1] - lose[0],
                lose[2] - lose[1],
            ],
        }
    }

    /// What a point is in this valuation: half of what lies between a single game won and lost.
    #[inline]
    pub fn point(&self) -> f32 {
        self.weights[0] / 2.0
    }

    /// Do gammons and backgammons count about as much beside a single game as in the other valuation?
    pub(crate) fn is_like(&self, other: &Valuation) -> bool {
        let prices = |valuation: &Valuation| [1, 2, 3, 4].map(|at| valuation.weights[at] / valuation.point());
        let differences = prices(self).into_iter().zip(prices(other));
        differences.fold(0.0, |most: f32, (a, b)| most.max((a - b).abs())) <= LIKE
    }

    /// The value of these chances.
    #[inline]
    pub fn of(&self, chances: &Probabilities) -> f32 {
        let c = chances.to_array();
        let w = &self.weights;
        self.lost + w[0] * c[0] + w[1] * c[1] + w[2] * c[2] + w[3] * c[3] + w[4] * c[4]
    }
}

/// The valuations of both players; in match play they differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valuations {
    /// Of the player on roll.
    pub mover: Valuation,
    /// Of the opponent, in the opponent's own chances.
    pub opponent: Valuation,
}

impl Valuations {
    /// Points for both.
    pub const POINTS: Valuations = Valuations {
        mover: Valuation::POINTS,
        opponent: Valuation::POINTS,
    };

    /// The same with the other side on roll.
    #[inline]
    #[must_use]
    pub fn flipped(self) -> Valuations {
        Valuations {
            mover: self.opponent,
            opponent: self.mover,
        }
    }
}
