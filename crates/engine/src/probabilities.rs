//! The five chances that describe a position, and the cubeless equity they amount to.

use pasch_rules::Stake;

/// Chances seen by the player on roll. Each "gammon" counts at least a gammon, so the numbers are ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Probabilities {
    /// Win anything.
    pub win: f32,
    /// Win at least double.
    pub win_gammon: f32,
    /// Win triple.
    pub win_backgammon: f32,
    /// Lose at least double.
    pub lose_gammon: f32,
    /// Lose triple.
    pub lose_backgammon: f32,
}

impl Probabilities {
    /// The five numbers in their usual order.
    #[inline]
    pub fn to_array(self) -> [f32; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }

    /// From the five numbers in their usual order.
    #[inline]
    pub fn from_array([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; 5]) -> Probabilities {
        Probabilities {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        }
    }

    /// A finished game, won (`true`) or lost by 1, 2 or 3 points.
    #[inline]
    pub fn decided(won: bool, stake: Stake) -> Probabilities {
        let gammon = f32::from(u8::from(stake >= Stake::Gammon));
        let backgammon = f32::from(u8::from(stake == Stake::Backgammon));
        if won {
            Probabilities {
                win: 1.0,
                win_gammon: gammon,
                win_backgammon: backgammon,
                ..Default::default()
            }
        } else {
            Probabilities {
                lose_gammon: gammon,
                lose_backgammon: backgammon,
                ..Default::default()
            }
        }
    }

    /// The same game seen by the other side.
    #[inline]
    #[must_use]
    pub fn flipped(self) -> Probabilities {
        Probabilities {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// Expected points without a cube.
    ///
    /// ```
    /// use pasch_engine::Probabilities;
    /// use pasch_rules::Stake;
    /// assert_eq!(Probabilities::decided(true, Stake::Gammon).equity(), 2.0);
    /// assert_eq!(Probabilities::decided(true, Stake::Gammon).flipped().equity(), -2.0);
    /// assert_eq!(Probabilities::from_array([0.5, 0.1, 0.0, 0.1, 0.0]).equity(), 0.0);
    /// ```
    #[inline]
    pub fn equity(self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }

    /// Makes the numbers ordered, as they must be: triple within double within won.
    #[inline]
    #[must_use]
    pub fn ordered(self) -> Probabilities {
        let win = self.win.clamp(0.0, 1.0);
        let win_gammon = self.win_gammon.clamp(0.0, win);
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win);
        Probabilities {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }
}
