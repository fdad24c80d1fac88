//! What was seen of a cube decision, and what follows from its numbers.

use crate::judge::CubeAdvice;
use crate::judgement::NOTHING;
use pasch_engine::{CubeAction, CubeAnswer};
use pasch_notation::Chances;

/// A roll without a double is trivial when this much speaks against a double.
const FAR_FROM_DOUBLE: f64 = 0.2;
/// And when the game is as good as lost, doubled or not.
const AS_GOOD_AS_LOST: f64 = -0.9;
/// What is still close is played out.
const CLOSE_CUBE: f64 = 0.05;

/// What was seen of a cube decision.
pub(crate) struct CubeLook {
    pub(crate) advice: CubeAdvice,
    /// What doubling is worth if it is answered as it should be.
    pub(crate) doubled: f64,
    /// What it is worth if it is turned on at once, where that is allowed.
    pub(crate) turned_on: Option<f64>,
    pub(crate) chances: Chances,
    pub(crate) plies: u8,
    pub(crate) trials: u32,
    /// Is turning it on a beaver?
    pub(crate) beavers: bool,
}

impl CubeLook {
    pub(crate) fn hold(&self) -> f64 {
        self.advice.no_double
    }

    pub(crate) fn is_close(&self) -> bool {
        (self.hold() - self.doubled).abs() < CLOSE_CUBE
    }

    pub(crate) fn cost_of_doubling(&self, doubled: bool) -> f64 {
        cost_of_doubling(&self.advice, self.doubled, doubled)
    }

    pub(crate) fn cost_of_answer(&self, answer: CubeAnswer) -> f64 {
        cost_of_answer(&self.advice, self.doubled, self.turned_on, answer)
    }

    /// Nothing could come of a double here, so that not doubling is no decision.
    pub(crate) fn is_trivial_roll(&self, cost: f64) -> bool {
        is_trivial_roll(self.hold(), self.advice.double_take, self.advice.double_pass, cost)
    }

    /// Puts everything else right after the numbers of holding and taking have changed.
    pub(crate) fn settle(&mut self) {
        let advice = &mut self.advice;
        let (take, pass) = (advice.double_take, advice.double_pass);
        if self.beavers {
            self.turned_on = self.turned_on.map(|_| 2.0 * take);
        }
        self.doubled = take.min(pass).min(self.turned_on.unwrap_or(f64::INFINITY));
        advice.answer = match advice.answer {
            _ if take > pass => CubeAnswer::Pass,
            CubeAnswer::Pass => CubeAnswer::Take,
            CubeAnswer::Beaver if take >= 0.0 => CubeAnswer::Take,
            other => other,
        };
        advice.action = match advice.action {
            CubeAction::NotAvailable => CubeAction::NotAvailable,
            CubeAction::Redouble if self.doubled >= advice.no_double => CubeAction::Redouble,
            _ if self.doubled >= advice.no_double => CubeAction::Double,
            _ if take > pass => CubeAction::TooGood,
            _ => CubeAction::NoDouble,
        };
    }
}

/// What doubling costs, or not doubling, where a double that is answered as it should be is worth `worth`.
pub(crate) fn cost_of_doubling(advice: &CubeAdvice, worth: f64, doubled: bool) -> f64 {
    let gained = worth - advice.no_double;
    if doubled { (-gained).max(0.0) } else { gained.max(0.0) }
}

/// What an answer costs, where the right one leaves the doubler with `worth`, and turning the cube on with `turned_on`.
pub(crate) fn cost_of_answer(advice: &CubeAdvice, worth: f64, turned_on: Option<f64>, answer: CubeAnswer) -> f64 {
    // The numbers are the doubler's: what is good for him is bad for the one who answers.
    let left = match answer {
        CubeAnswer::Pass => advice.double_pass,
        CubeAnswer::Take => advice.double_take,
        CubeAnswer::Beaver => turned_on.unwrap_or(2.0 * advice.double_take),
        CubeAnswer::Redouble => turned_on.unwrap_or(advice.double_take),
    };
    (left - worth).max(0.0)
}

/// Is not doubling no decision, with these equities of the one who could have doubled?
pub(crate) fn is_trivial_roll(no_double: f64, double_take: f64, double_pass: f64, cost: f64) -> bool {
    let lost = no_double < AS_GOOD_AS_LOST && double_take < AS_GOOD_AS_LOST;
    let far = no_double - double_take > FAR_FROM_DOUBLE || no_double - double_pass > FAR_FROM_DOUBLE;
    let same = (no_double - double_take.min(double_pass)).abs() < NOTHING;
    cost < NOTHING && (same || far || lost)
}
