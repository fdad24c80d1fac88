//! Why a checker cannot go where it is sent: the one explainer of illegal moves.
//!
//! A checker dragged, a play typed and a play that a scorekeeper writes down are all refused by this file, so that the
//! same fault has the same [`Reason`] at every door.

use crate::hitters::HOME;
use crate::position::{BAR, OFF, Position};
use crate::refusal::Reason;
use crate::steps::rearmost_outside;
use crate::turn::{Turn, on_the_board};
use arrayvec::ArrayVec;

/// Numbers in the order in which one checker runs them.
type Way = ArrayVec<u8, 4>;

impl Turn {
    /// Why no numbers left carry a checker from one place to the other. Whoever asks has found that none do.
    pub(crate) fn obstacle(&self, from: u8, to: u8) -> Reason {
        let position = self.position();
        let numbers = self.numbers_left();
        if let Err(reason) = unfit(position, from, to) {
            return reason;
        }
        let ways = ways(&numbers, from, to);
        if ways.is_empty() {
            return self.too_far(from, to, &numbers);
        }
        if to != OFF && !position.is_open(to) {
            return Reason::Blocked { to };
        }
        if from == BAR && ways.iter().all(|way| way.len() > 1) {
            let enters = numbers.iter().any(|number| position.is_open(BAR - number));
            if !enters {
                return Reason::EnterBySum { to };
            }
            if position.own[usize::from(BAR)] > 1 {
                return Reason::BarFirst;
            }
        }
        // The way that comes furthest tells most; of equals the first.
        let obstacles = ways.iter().map(|way| self.obstacle_on(way, from, to));
        match obstacles.rev().max_by_key(weight) {
            // No number alone carries it off, and the rule for larger numbers keeps their sum from it.
            Some(Reason::FarthestFirst { .. } | Reason::BehindFirst { .. })
                if from <= HOME && ways.iter().all(|way| way.len() > 1) =>
            {
                self.too_far(from, to, &numbers)
            }
            Some(reason) => reason,
            None => self.not_thrown(from, to),
        }
    }

    /// Neither a number nor a sum of them leads there.
    fn too_far(&self, from: u8, to: u8, numbers: &[u8]) -> Reason {
        match numbers.iter().max() {
            Some(&die) if to == OFF && from <= HOME => Reason::TooSmall { from, die },
            _ => self.not_thrown(from, to),
        }
    }

    fn not_thrown(&self, from: u8, to: u8) -> Reason {
        let roll = self.roll();
        Reason::NotThrown { from, to, roll }
    }

    /// The first rule that stops a checker on this way: the rules about single steps before those about the turn.
    fn obstacle_on(&self, way: &[u8], from: u8, to: u8) -> Reason {
        let mut stage = self.stage().clone();
        let mut at = from;
        for &die in way {
            match stage.step(at, die, self.rules()) {
                Ok((step, after)) => (at, stage) = (step.to, after),
                Err(reason) => return reason,
            }
        }
        let mut turn = self.clone();
        let mut at = from;
        for &die in way {
            match turn.step(at, die) {
                Ok(reached) => at = reached,
                Err(reason) => return reason,
            }
        }
        self.not_thrown(from, to)
    }
}

/// What is wrong with a movement whatever the dice show.
fn unfit(position: &Position, from: u8, to: u8) -> Result<(), Reason> {
    on_the_board(from, to)?;
    let on_bar = position.own[usize::from(BAR)];
    if position.own[usize::from(from)] == 0 {
        return Err(Reason::NoChecker { point: from });
    }
    if to >= from {
        return Err(Reason::Backwards { from, to });
    }
    if on_bar > 0 && from != BAR {
        return Err(Reason::BarFirst);
    }
    if to == OFF {
        let mut others = *position;
        others.own[usize::from(from)] -= 1;
        if let Some(outside) = rearmost_outside(&others) {
            return Err(Reason::NotHome { outside });
        }
    }
    Ok(())
}

/// The numbers, and the sums of numbers in every order, that lead from one place to the other if nothing stands in
/// the way; the fewest first, then the larger first. Off the board leads whatever is large enough.
fn ways(numbers: &[u8], from: u8, to: u8) -> ArrayVec<Way, 4> {
    let mut ways = ArrayVec::new();
    let arrives = |way: &[u8]| {
        let total: u8 = way.iter().sum();
        let before = total - way.last().copied().unwrap_or(0);
        if to == OFF {
            before < from && total >= from
        } else {
            total == from - to
        }
    };
    match *numbers {
        [larger, smaller] if larger != smaller => {
            for way in [&[larger][..], &[smaller], &[larger, smaller], &[smaller, larger]] {
                if arrives(way) {
                    ways.push(way.iter().copied().collect());
                }
            }
        }
        // Equal numbers, or only one.
        _ => {
            let runs = (1..=numbers.len()).map(|length| &numbers[..length]);
            ways.extend(runs.filter(|way| arrives(way)).map(|way| way.iter().copied().collect()));
        }
    }
    ways
}

/// How far a way comes: nothing but the rules of the whole turn forbids it, or nothing but the ban on pick and pass, or
/// nothing but a number too large.
fn weight(reason: &Reason) -> u8 {
    match reason {
        Reason::MoreCanBePlayed { .. } | Reason::LargerFirst { .. } | Reason::Straggler { .. } => 3,
        Reason::PickAndPass { .. } => 2,
        Reason::FarthestFirst { .. } | Reason::BehindFirst { .. } => 1,
        _ => 0,
    }
}
