//! Pagoda functions: weights on the holes whose sum over the pegs no jump can raise.
//!
//! If the weights satisfy `w(from) + w(over) >= w(to)` for every jump of the board, the total of a position only ever
//! falls. A position whose total is below the goal's can never reach it. The functions are grown for each problem at
//! hand, from the goal outwards, and a [`Guard`] follows sixteen of them at once through a search, one byte each.

use crate::board::{HOLES, Hole, Position};
use crate::chance::Chance;
use crate::jump::{Jump, Step, all_steps};

/// Weights on the 37 holes that no jump can raise the total of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pagoda {
    weights: [i8; HOLES as usize],
}

/// A proof that a goal is out of reach: a total that would have to rise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PagodaProof {
    /// The weights.
    pub pagoda: Pagoda,
    /// The total at the start.
    pub start: i32,
    /// The total at the goal, which is higher.
    pub goal: i32,
}

impl Pagoda {
    /// These weights (hole 1 first), unless some jump would raise the total.
    pub fn new(weights: [i8; HOLES as usize]) -> Option<Pagoda> {
        let pagoda = Pagoda { weights };
        Jump::all().all(|jump| pagoda.loss(jump) >= 0).then_some(pagoda)
    }

    /// The weight of a hole.
    pub fn weight(&self, hole: Hole) -> i32 {
        i32::from(self.weights[usize::from(hole.number()) - 1])
    }

    /// The total of a position.
    pub fn total(&self, position: Position) -> i32 {
        position.holes().map(|hole| self.weight(hole)).sum()
    }

    /// By how much a jump lowers the total.
    fn loss(&self, jump: Jump) -> i32 {
        self.weight(jump.from()) + self.weight(jump.over()) - self.weight(jump.to())
    }

    /// The lowest total of these positions.
    fn floor(&self, goals: &[Position]) -> i32 {
        goals.iter().map(|goal| self.total(*goal)).min().unwrap_or(0)
    }

    /// What must be added to make every total at least zero.
    fn lift(&self) -> i32 {
        (0..7).map(|row| self.row_lift(row)).sum()
    }

    /// The part of the lift that the holes of one row need.
    fn row_lift(&self, row: usize) -> i32 {
        Hole::all()
            .filter(|hole| usize::from(hole.row()) == row)
            .map(|hole| -self.weight(hole).min(0))
            .sum()
    }

    fn image(&self, symmetry: u8) -> Pagoda {
        let mut weights = [0; HOLES as usize];
        for hole in Hole::all() {
            if let Some(seen) = Position::EMPTY.with(hole).image(symmetry).holes().next() {
                weights[usize::from(seen.number()) - 1] = self.weights[usize::from(hole.number()) - 1];
            }
        }
        Pagoda { weights }
    }
}

/// How many functions a guard follows.
const LANES: usize = 16;
/// The sign bit of each of eight lanes.
const SIGNS: u64 = 0x8080_8080_8080_8080;

/// How far each followed total may still fall, one byte for each function.
#[derive(Clone, Copy)]
pub(crate) struct Slack([u64; 2]);

/// The functions that a search follows, made for one start and its goals.
///
/// Each function is one byte lane. A lane holds the total lifted by a constant, so that it is never negative; only
/// functions are followed whose lifted total at the start fits seven bits, which leaves the eighth to show a borrow.
pub(crate) struct Guard {
    losses: Box<[[u64; 2]; 256]>,
    /// The lifted totals of every pattern of every row.
    rows: Box<[[[u64; 2]; 128]; 7]>,
    floor: [u64; 2],
    ceiling: [u64; 2],
}

impl Guard {
    /// Picks the sharpest functions for this problem, or finds one that proves it impossible.
    pub(crate) fn build(start: Position, goals: &[Position]) -> Result<Guard, PagodaProof> {
        let jumps: Vec<Jump> = Jump::all().collect();
        let mut ranked: Vec<(i64, Pagoda)> = Vec::new();
        for pagoda in grow_pool(goals, &jumps) {
            let (from, to) = (pagoda.total(start), pagoda.floor(goals));
            if from < to {
                return Err(PagodaProof {
                    pagoda,
                    start: from,
                    goal: to,
                });
            }
            let losses: i32 = jumps.iter().map(|jump| pagoda.loss(*jump)).sum();
            if losses > 0 && from + pagoda.lift() < 128 && pagoda.total(Position::FULL) + 2 * pagoda.lift() < 256 {
                ranked.push((i64::from(from - to) * 10_000 / i64::from(losses), pagoda));
            }
        }
        ranked.sort_unstable();
        let pagodas: Vec<Pagoda> = ranked.into_iter().map(|(_, pagoda)| pagoda).take(LANES).collect();
        let mut guard = Guard {
            losses: Box::new([[0; 2]; 256]),
            rows: Box::new([[[0; 2]; 128]; 7]),
            floor: pack(pagodas.iter().map(|pagoda| pagoda.floor(goals) + pagoda.lift())),
            ceiling: pack(pagodas.iter().map(|pagoda| pagoda.total(start) + pagoda.lift())),
        };
        for step in all_steps() {
            guard.losses[step.index()] = pack(pagodas.iter().map(|pagoda| pagoda.loss(step.jump())));
        }
        for (row, patterns) in guard.rows.iter_mut().enumerate() {
            for (pattern, lanes) in patterns.iter_mut().enumerate() {
                let pegs = Position::from_bits((pattern as u64) << (8 * row));
                *lanes = pack(pagodas.iter().map(|pagoda| pagoda.total(pegs) + pagoda.row_lift(row)));
            }
        }
        Ok(guard)
    }

    /// What may still be lost on the way from here to a goal; `None` if too much is lost already.
    ///
    /// The position must be one that the start can lead to as far as these functions know.
    pub(crate) fn above_floor(&self, pegs: u64) -> Option<Slack> {
        subtract(self.lanes(pegs), self.floor)
    }

    /// What may have been lost on the way from the start to here; `None` if the start was never so rich.
    pub(crate) fn below_ceiling(&self, pegs: u64) -> Option<Slack> {
        let lanes = self.lanes(pegs);
        let readable = (lanes[0] | lanes[1]) & SIGNS == 0;
        readable.then(|| subtract(self.ceiling, lanes)).flatten()
    }

    /// The slack after a step (forwards from [`Guard::above_floor`], backwards from [`Guard::below_ceiling`]).
    pub(crate) fn spend(&self, slack: Slack, step: Step) -> Option<Slack> {
        subtract(slack.0, self.losses[step.index()])
    }

    /// How much a step costs over all functions: cheap ones are tried first.
    pub(crate) fn price(&self, step: Step) -> u32 {
        self.losses[step.index()]
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .map(u32::from)
            .sum()
    }

    fn lanes(&self, pegs: u64) -> [u64; 2] {
        let mut lanes = [0; 2];
        for (row, patterns) in self.rows.iter().enumerate() {
            let part = patterns[(pegs >> (8 * row) & 127) as usize];
            lanes = [lanes[0] + part[0], lanes[1] + part[1]];
        }
        lanes
    }
}

/// Lane by lane, for lanes of seven bits; `None` if any of them would fall below zero.
fn subtract(from: [u64; 2], amount: [u64; 2]) -> Option<Slack> {
    // A sign bit set beforehand is used up exactly where a lane would fall below zero.
    let left = [(from[0] | SIGNS) - amount[0], (from[1] | SIGNS) - amount[1]];
    (left[0] & left[1] & SIGNS == SIGNS).then_some(Slack([left[0] & !SIGNS, left[1] & !SIGNS]))
}

fn pack(lanes: impl Iterator<Item = i32>) -> [u64; 2] {
    let mut words = [0; 2];
    for (lane, value) in lanes.enumerate().take(LANES) {
        words[lane / 8] |= u64::from(value as u8) << (lane % 8 * 8);
    }
    words
}

/// How many functions are grown before the best are picked.
const POOL: usize = 400;

/// Grows functions that value the goals' holes highly and everything else as little as the jumps allow.
fn grow_pool(goals: &[Position], jumps: &[Jump]) -> Vec<Pagoda> {
    let mut chance = Chance::new(0x50_61_67_6F_64_61);
    let mut pool: Vec<Pagoda> = Vec::new();
    for round in 0..POOL {
        let goal = goals
            .get(round % goals.len().max(1))
            .copied()
            .unwrap_or(Position::EMPTY);
        let seeds: Vec<Hole> = if goal.is_empty() {
            Hole::all().collect()
        } else {
            goal.holes().collect()
        };
        let pagoda = grow(&seeds, 1 + round % 3, jumps, &mut chance);
        pool.extend((0..8).map(|symmetry| pagoda.image(symmetry)));
    }
    pool.sort_unstable();
    pool.dedup();
    pool
}

/// One function: some seeds get weight, every jump into a weighty hole is paid for, and the rest is lowered again.
fn grow(seeds: &[Hole], count: usize, jumps: &[Jump], chance: &mut Chance) -> Pagoda {
    let mut pagoda = Pagoda {
        weights: [0; HOLES as usize],
    };
    let slot = |hole: Hole| usize::from(hole.number()) - 1;
    let mut kept = Position::EMPTY;
    for _ in 0..count {
        let seed = seeds[chance.below(seeds.len())];
        kept = kept.with(seed);
        pagoda.weights[slot(seed)] = 1;
    }
    while let Some(jump) = jumps.iter().find(|jump| pagoda.loss(**jump) < 0) {
        let payer = if chance.below(2) == 0 { jump.from() } else { jump.over() };
        pagoda.weights[slot(payer)] = 1;
    }
    let mut order: Vec<Hole> = Hole::all().filter(|hole| !kept.has(*hole)).collect();
    for _ in 0..2 {
        chance.shuffle(&mut order);
        for hole in &order {
            pagoda.weights[slot(*hole)] -= 1;
            if jumps.iter().any(|jump| pagoda.loss(*jump) < 0) {
                pagoda.weights[slot(*hole)] += 1;
            }
        }
    }
    pagoda
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Puzzle;

    #[test]
    fn every_grown_function_is_a_pagoda() {
        for puzzle in Puzzle::ALL {
            for pagoda in grow_pool(&[puzzle.goal()], &Jump::all().collect::<Vec<_>>()) {
                assert!(Pagoda::new(pagoda.weights).is_some());
            }
        }
    }
}
