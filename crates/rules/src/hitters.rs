//! Which checkers have hit in their own home board this turn: what the ban on pick and pass (R16) asks.
//!
//! Checkers on one point are alike, so a step leaves open whether a hitter or another checker made it, as
//! long as the rule allows both. A sequence of steps is legal if *some* choice of checkers obeys the rule;
//! [`Hitters::after`] gives the choices of one step.

use crate::plays::Step;
use crate::position::{OFF, Position};
use arrayvec::ArrayVec;

/// The rearmost point of the home board.
pub(crate) const HOME: u8 = 6;

/// How many hitters stand on each point of the home board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hitters([u8; HOME as usize + 1]);

impl Hitters {
    /// What the step may make of the hitters, by the checker that makes it: nothing if the rule forbids it.
    pub(crate) fn after(self, before: &Position, step: Step) -> ArrayVec<Hitters, 2> {
        let mut ways = ArrayVec::new();
        let standing = before.own[usize::from(step.from)];
        let hitters = self.on(step.from);
        let covers_a_blot = step.to != OFF && before.own[usize::from(step.to)] == 1;
        if hitters < standing {
            ways.push(if step.hit { self.and(step.to) } else { self });
        }
        if hitters > 0 && !covers_a_blot {
            ways.push(self.without(step.from).and(step.to));
        }
        ways
    }

    fn on(self, point: u8) -> u8 {
        self.0.get(usize::from(point)).copied().unwrap_or(0)
    }

    fn and(mut self, point: u8) -> Hitters {
        if (1..=HOME).contains(&point) {
            self.0[usize::from(point)] += 1;
        }
        self
    }

    fn without(mut self, point: u8) -> Hitters {
        self.0[usize::from(point)] -= 1;
        self
    }
}
