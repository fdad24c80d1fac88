//! Single steps of a turn: the rules that look at one step alone, and the state between one step and the next.

use crate::dice::Roll;
use crate::hitters::{HOME, Hitters};
use crate::plays::{CheckerRules, Overshoot, Step};
use crate::position::{BAR, Position};
use crate::refusal::Reason;
use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// One checker moved by one number, with that number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieStep {
    /// 1 to 24, or [`BAR`].
    pub from: u8,
    /// 1 to 24, or [`OFF`](crate::OFF).
    pub to: u8,
    /// The number it is played with.
    pub die: u8,
    /// Is a lone opposing checker sent to the bar?
    #[cfg_attr(feature = "serde", serde(default))]
    pub hit: bool,
}

impl DieStep {
    pub(crate) fn new(step: Step, die: u8) -> DieStep {
        let Step { from, to, hit } = step;
        DieStep { from, to, die, hit }
    }
}

impl From<DieStep> for Step {
    fn from(step: DieStep) -> Step {
        Step {
            from: step.from,
            to: step.to,
            hit: step.hit,
        }
    }
}

impl fmt::Debug for DieStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} with {}", Step::from(*self), self.die)
    }
}

/// Everything that decides which steps can follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stage {
    pub(crate) position: Position,
    /// The hitters, for every choice of checkers that made the steps so far; one empty set where R16 is not in force.
    hitters: ArrayVec<Hitters, 16>,
    /// How often the larger and the smaller number can still be played.
    pub(crate) left: [u8; 2],
    numbers: [u8; 2],
}

impl Stage {
    pub(crate) fn start(position: Position, roll: Roll) -> Stage {
        Stage {
            position,
            hitters: ArrayVec::from_iter([Hitters::default()]),
            left: if roll.is_double() { [4, 0] } else { [1, 1] },
            numbers: [roll.larger(), roll.smaller()],
        }
    }

    /// The different numbers left, the larger first.
    pub(crate) fn dice(&self) -> impl Iterator<Item = u8> + use<> {
        let (left, numbers) = (self.left, self.numbers);
        (0..2).filter(move |&i| left[i] > 0).map(move |i| numbers[i])
    }

    /// One step by the rules that look at single steps alone.
    pub(crate) fn step(&self, from: u8, die: u8, rules: &CheckerRules) -> Result<(DieStep, Stage), Reason> {
        let to = landing(&self.position, from, die, rules.overshoot)?;
        let mut after = self.clone();
        let step = after.position.apply(from, to);
        if !rules.pick_and_pass {
            after.hitters.clear();
            for hitters in &self.hitters {
                for way in hitters.after(&self.position, step) {
                    if !after.hitters.contains(&way) {
                        after.hitters.push(way);
                    }
                }
            }
            if after.hitters.is_empty() {
                return Err(Reason::PickAndPass { to });
            }
        }
        let which = usize::from(die != self.numbers[0]);
        after.left[which] = after.left[which].saturating_sub(1);
        Ok((DieStep::new(step, die), after))
    }

    /// The most steps that can follow, at most `wanted`.
    pub(crate) fn longest(&self, wanted: u8, rules: &CheckerRules) -> u8 {
        (1..=wanted)
            .rev()
            .find(|&steps| self.completes(steps, None, rules))
            .unwrap_or(0)
    }

    /// Can exactly so many steps follow, among them the straggler's with the larger number if one is named?
    pub(crate) fn completes(&self, steps: u8, straggler: Option<u8>, rules: &CheckerRules) -> bool {
        if steps == 0 {
            return straggler.is_none();
        }
        self.dice().any(|die| {
            (1..=BAR).rev().any(|from| {
                let wanted = match straggler {
                    Some(point) if point == from && die == self.numbers[0] => None,
                    Some(point) if point == from => return false,
                    other => other,
                };
                self.step(from, die, rules)
                    .is_ok_and(|(_, after)| after.completes(steps - 1, wanted, rules))
            })
        })
    }
}

/// Where a checker lands, or the rule about single steps that forbids it.
fn landing(position: &Position, from: u8, die: u8, overshoot: Overshoot) -> Result<u8, Reason> {
    let own = &position.own;
    if own[usize::from(from)] == 0 {
        return Err(Reason::NoChecker { point: from });
    }
    if let Some(to) = position.single_step(from, die, overshoot) {
        return Ok(to);
    }
    Err(if own[usize::from(BAR)] > 0 && from != BAR {
        Reason::BarFirst
    } else if from > die {
        Reason::Blocked { to: from - die }
    } else if let Some(outside) = rearmost_outside(position) {
        Reason::NotHome { outside }
    } else if overshoot == Overshoot::AnyBelow {
        Reason::BehindFirst { from, die }
    } else {
        Reason::FarthestFirst { from, die }
    })
}

/// The checker farthest from home, if not all are home.
pub(crate) fn rearmost_outside(position: &Position) -> Option<u8> {
    (HOME + 1..=BAR)
        .rev()
        .find(|&point| position.own[usize::from(point)] > 0)
}

/// R15: the only checker outside the home board, if either number alone can bring it home.
pub(crate) fn straggler(position: &Position, roll: Roll, rules: &CheckerRules) -> Option<u8> {
    if !rules.straggler || roll.is_double() {
        return None;
    }
    let mut outside = (HOME + 1..=BAR).filter(|&point| position.own[usize::from(point)] > 0);
    let from = outside.next().filter(|&point| position.own[usize::from(point)] == 1)?;
    let comes_home = |die| {
        position
            .single_step(from, die, rules.overshoot)
            .is_some_and(|to| to <= HOME)
    };
    (outside.next().is_none() && comes_home(roll.larger()) && comes_home(roll.smaller())).then_some(from)
}
