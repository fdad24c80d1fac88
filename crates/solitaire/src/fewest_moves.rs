//! The fewest moves from a start to a goal, proved.
//!
//! Every solution has the same number of jumps, so positions fall into layers by their pegs, and the only thing to
//! minimise is how often the hand changes to another peg. For each position of a layer it is enough to know the fewest
//! moves that lead to it, and which pegs can be the one that moved last: a way with one move more is never better,
//! because from the shorter way any peg may begin a new move. The same holds backwards from the goal. Layers
//! are built from both ends, the thinner first, until one jump is left between them.
//!
//! Ways that cannot beat the best known solution are dropped, counting the moves that must still begin: a peg in a
//! corner of the board cannot be jumped over and has to leave by itself, and out of a full square of four holes
//! inside the board the first peg to go has to begin a move too.

use crate::board::{Hole, Symmetries};
use crate::jump::{Jump, Line, Step, steps, unsteps};
use crate::pagoda::Guard;
use crate::puzzle::Problem;
use crate::table::{MoveMap, NoPlace, slots_within};
use crate::watch::{Bound, Limits, Meter};

/// What became of the attempt to improve a solution.
pub(crate) struct Fewest {
    /// A solution with fewer moves than the known one, if one was found.
    pub(crate) better: Option<Line>,
    /// No solution has fewer moves than this.
    pub(crate) at_least: u32,
    /// What kept the search from closing the gap.
    pub(crate) stopped: Option<Bound>,
}

/// Looks for the solution with the fewest moves, given that one with `known_moves` is at hand.
///
/// First a hasty search with thin layers makes the known solution a good one. Then the ceiling rises from what is
/// demanded at least: layers under a low ceiling are thin too, and the first that lets a solution through is the answer.
pub(crate) fn fewest_moves(problem: Problem, known_moves: u32, limits: Limits, meter: &mut Meter) -> Fewest {
    let demands = Demands::new();
    let at_least = demands.between(problem.start().bits(), problem.goal().bits()).max(1);
    let mut fewest = Fewest {
        better: None,
        at_least,
        stopped: None,
    };
    if let Ok(guard) = Guard::build(problem.start(), &[problem.goal()]) {
        let layers = |ceiling| Layers::new(problem, &guard, &demands, ceiling, limits);
        fewest.stopped = fewest.close_gap(known_moves, layers, meter).err();
    }
    fewest
}

impl Fewest {
    fn close_gap<'a>(
        &mut self,
        known_moves: u32,
        layers: impl Fn(u32) -> Layers<'a>,
        meter: &mut Meter,
    ) -> Result<(), Bound> {
        let moves_of = |line: &Option<Line>| line.as_ref().map_or(known_moves, |line| line.moves().len() as u32);
        while self.at_least < moves_of(&self.better) {
            let mut hasty = layers(moves_of(&self.better) - 1);
            hasty.hurry(meter)?;
            match hasty.best(meter)? {
                Some(line) => self.better = Some(line),
                None => break,
            }
        }
        let (mut ceiling, mut effort) = (self.at_least, 0);
        while self.at_least < moves_of(&self.better) {
            let before = meter.positions();
            let mut complete = layers(ceiling);
            complete.meet(meter)?;
            if let Some(line) = complete.best(meter)? {
                self.at_least = line.moves().len() as u32;
                self.better = Some(line);
                return Ok(());
            }
            self.at_least = ceiling + 1;
            // Once a higher ceiling hardly makes the layers thicker, it is cheapest to lift it all the way.
            let last_effort = std::mem::replace(&mut effort, meter.positions() - before);
            let saturated = effort < last_effort * 2;
            ceiling = if saturated {
                moves_of(&self.better).saturating_sub(1)
            } else {
                self.at_least
            };
        }
        Ok(())
    }
}

struct Layers<'a> {
    problem: Problem,
    guard: &'a Guard,
    demands: &'a Demands,
    alike: Symmetries,
    /// Only lines with at most so many moves are of interest.
    ceiling: u32,
    most_slots: usize,
    /// By jumps made: moves begun so far, and the pegs that moved last.
    ahead: Vec<MoveMap>,
    /// By jumps to go: moves that still have to begin, and the pegs for which it would be one fewer, going on.
    behind: Vec<MoveMap>,
}

impl<'a> Layers<'a> {
    fn new(problem: Problem, guard: &'a Guard, demands: &'a Demands, ceiling: u32, limits: Limits) -> Layers<'a> {
        let alike = Symmetries::of(&[problem.start()]).and(Symmetries::of(&[problem.goal()]));
        Layers {
            problem,
            guard,
            demands,
            alike,
            ceiling,
            most_slots: slots_within(limits.memory * 3 / 4) / 2,
            ahead: vec![MoveMap::of_one(problem.start().bits())],
            behind: vec![MoveMap::of_one(problem.goal().bits())],
        }
    }

    /// Builds complete layers until one jump is left between them.
    fn meet(&mut self, meter: &mut Meter) -> Result<(), Bound> {
        while !self.have_met() {
            let (front, back) = (last_len(&self.ahead), last_len(&self.behind));
            if front == 0 || back == 0 {
                return Ok(());
            }
            if front <= back {
                self.ahead.push(self.step_ahead(meter)?);
            } else {
                self.behind.push(self.step_behind(meter)?);
            }
        }
        Ok(())
    }

    /// Builds layers that keep only the most promising positions ahead: quick, and good for a short solution, but what
    /// it does not find may exist all the same.
    fn hurry(&mut self, meter: &mut Meter) -> Result<(), Bound> {
        const WIDTH: usize = 20_000;
        while !self.have_met() && last_len(&self.behind) < WIDTH {
            self.behind.push(self.step_behind(meter)?);
        }
        while !self.have_met() {
            let mut next = self.step_ahead(meter)?;
            if next.len() > WIDTH {
                next = self.most_promising(&next, WIDTH, meter)?;
            }
            self.ahead.push(next);
        }
        Ok(())
    }

    /// Is there only one jump left between the last layers?
    fn have_met(&self) -> bool {
        (self.ahead.len() + self.behind.len() - 1) as u32 >= self.problem.jumps()
    }

    fn most_promising(&self, layer: &MoveMap, width: usize, meter: &mut Meter) -> Result<MoveMap, Bound> {
        let goal = self.problem.goal().bits();
        let promise = |(pegs, moves, _): &(u64, u32, u64)| moves + self.demands.between(*pegs, goal);
        let mut entries: Vec<(u64, u32, u64)> = layer.iter().collect();
        entries.sort_by_cached_key(|entry| (promise(entry), entry.0));
        let mut kept = MoveMap::new();
        for (pegs, moves, movers) in entries.into_iter().take(width) {
            kept.offer(pegs, (moves, movers), usize::MAX, meter).map_err(bound)?;
        }
        Ok(kept)
    }

    /// How many slots the next layer may have.
    fn room(&self) -> usize {
        let used: usize = self.ahead.iter().chain(&self.behind).map(MoveMap::slots).sum();
        self.most_slots.saturating_sub(used)
    }

    fn step_ahead(&self, meter: &mut Meter) -> Result<MoveMap, Bound> {
        let goal = self.problem.goal().bits();
        let (room, mut next) = (self.room(), MoveMap::new());
        for (pegs, moves, movers) in self.ahead.last().into_iter().flat_map(MoveMap::iter) {
            meter.count()?;
            let Some(slack) = self.guard.above_floor(pegs) else {
                continue;
            };
            for step in steps(pegs) {
                let moves = moves + u32::from(movers & step.from() == 0);
                let after = pegs ^ step.flip();
                // The peg that just landed may go on without beginning a move, so it fills no square and no corner.
                let least = || moves + self.demands.between(after & !step.to(), goal);
                if self.guard.spend(slack, step).is_none() || least() > self.ceiling {
                    continue;
                }
                let (key, marks) = self.alike.canonical_with_mark(after, step.to());
                next.offer(key, (moves, marks), room, meter).map_err(bound)?;
            }
        }
        Ok(next)
    }

    fn step_behind(&self, meter: &mut Meter) -> Result<MoveMap, Bound> {
        let start = self.problem.start().bits();
        let (room, mut next) = (self.room(), MoveMap::new());
        for (pegs, moves, movers) in self.behind.last().into_iter().flat_map(MoveMap::iter) {
            meter.count()?;
            let Some(slack) = self.guard.below_ceiling(pegs) else {
                continue;
            };
            for step in unsteps(pegs) {
                let moves = moves + 1 - u32::from(movers & step.to() != 0);
                let before = pegs ^ step.flip();
                // The first of these moves may be the end of one that has begun earlier.
                let least = || moves - 1 + self.demands.between(start, before);
                if self.guard.spend(slack, step).is_none() || least() > self.ceiling {
                    continue;
                }
                let (key, marks) = self.alike.canonical_with_mark(before, step.from());
                next.offer(key, (moves, marks), room, meter).map_err(bound)?;
            }
        }
        Ok(next)
    }

    /// The best line through any jump from the last layer ahead to the last layer behind, if it is good enough.
    ///
    /// The layer in the middle would be the thickest of all; it is looked through, not built.
    fn best(&self, meter: &mut Meter) -> Result<Option<Line>, Bound> {
        let (Some(ahead), Some(behind)) = (self.ahead.last(), self.behind.last()) else {
            return Ok(None);
        };
        let mut best: Option<(u32, Crossing)> = None;
        for (pegs, made, movers) in ahead.iter().filter(|_| self.have_met()) {
            meter.count()?;
            for step in steps(pegs) {
                let after = pegs ^ step.flip();
                let Some((to_go, next_movers)) = behind.get(self.alike.canonical(after)) else {
                    continue;
                };
                let (_, marks) = self.alike.canonical_with_mark(after, step.to());
                let (continues, goes_on) = (movers & step.from() != 0, marks & next_movers != 0);
                let total = made + to_go + 1 - u32::from(continues) - u32::from(goes_on);
                if total <= self.ceiling && best.is_none_or(|(moves, _)| total < moves) {
                    best = Some((
                        total,
                        Crossing {
                            pegs,
                            step,
                            continues,
                            goes_on,
                        },
                    ));
                }
            }
        }
        Ok(best.and_then(|(_, crossing)| self.line_through(crossing)))
    }

    fn line_through(
        &self,
        Crossing {
            pegs,
            step,
            continues,
            goes_on,
        }: Crossing,
    ) -> Option<Line> {
        let mut jumps = self.way_to(pegs, continues.then_some(step.from()))?;
        jumps.push(step.jump());
        jumps.extend(self.way_from(pegs ^ step.flip(), goes_on.then_some(step.to()))?);
        Some(Line::from_jumps(jumps))
    }

    /// The jumps from the start to this position of the last layer ahead, the given peg (if any) moving last.
    fn way_to(&self, mut pegs: u64, mut mover: Option<u64>) -> Option<Vec<Jump>> {
        let (mut moves, _) = self.ahead.last()?.get(self.alike.canonical(pegs))?;
        let mut jumps = Vec::new();
        for layer in self.ahead.iter().rev().skip(1) {
            let (step, made, goes_on) = unsteps(pegs).find_map(|step| {
                let (key, marks) = self.alike.canonical_with_mark(pegs ^ step.flip(), step.from());
                let (made, movers) = layer.get(key)?;
                let goes_on = made == moves && movers & marks != 0;
                let fits = mover.is_none_or(|mover| step.to() == mover) && (goes_on || made + 1 == moves);
                fits.then_some((step, made, goes_on))
            })?;
            pegs ^= step.flip();
            moves = made;
            mover = goes_on.then_some(step.from());
            jumps.push(step.jump());
        }
        jumps.reverse();
        Some(jumps)
    }

    /// The jumps from this position of the last layer behind to the goal, the given peg (if any) going on.
    fn way_from(&self, mut pegs: u64, mut mover: Option<u64>) -> Option<Vec<Jump>> {
        let (mut moves, _) = self.behind.last()?.get(self.alike.canonical(pegs))?;
        let mut jumps = Vec::new();
        for layer in self.behind.iter().rev().skip(1) {
            let (step, to_go, goes_on) = steps(pegs).find_map(|step| {
                let (key, marks) = self.alike.canonical_with_mark(pegs ^ step.flip(), step.to());
                let (to_go, movers) = layer.get(key)?;
                let goes_on = movers & marks != 0;
                let fits = mover.is_none_or(|mover| step.from() == mover);
                (fits && to_go + 1 - u32::from(goes_on) == moves).then_some((step, to_go, goes_on))
            })?;
            pegs ^= step.flip();
            moves = to_go;
            mover = goes_on.then_some(step.to());
            jumps.push(step.jump());
        }
        Some(jumps)
    }
}

/// A jump from the last layer ahead to the last layer behind.
#[derive(Clone, Copy)]
struct Crossing {
    pegs: u64,
    step: Step,
    /// Does the peg go on with the move that led to the layer ahead?
    continues: bool,
    /// Does it go on moving afterwards?
    goes_on: bool,
}

/// Disjoint regions that cannot change from full to anything else without a move that begins inside.
struct Demands {
    corners: u64,
    /// Sets of disjoint squares of four holes; the best set counts.
    packings: Vec<Vec<u64>>,
}

impl Demands {
    fn new() -> Demands {
        let ends_or_begins = |hole: Hole| !Jump::all().any(|jump| jump.over() == hole);
        let corners = Hole::all()
            .filter(|hole| ends_or_begins(*hole))
            .fold(0, |set, hole| set | hole.mask());
        let square = |row: u8, column: u8| {
            let places = [
                (row, column),
                (row, column + 1),
                (row + 1, column),
                (row + 1, column + 1),
            ];
            places
                .iter()
                .filter_map(|(row, column)| Hole::at(*row, *column))
                .fold(0, |set, hole| set | hole.mask())
        };
        // Squares of holes that can all be jumped over in both directions, laid round the centre like the sails of a
        // windmill, each way round, and in rows and columns.
        let layouts: [&[(u8, u8)]; 4] = [
            &[(1, 2), (2, 4), (4, 3), (3, 1)],
            &[(1, 3), (3, 4), (4, 2), (2, 1)],
            &[(2, 1), (2, 3), (4, 2)],
            &[(1, 2), (3, 2), (3, 4)],
        ];
        let packings = layouts
            .iter()
            .map(|layout| layout.iter().map(|(row, column)| square(*row, *column)).collect())
            .collect();
        Demands { corners, packings }
    }

    /// How many moves at least must begin between two positions.
    fn between(&self, earlier: u64, later: u64) -> u32 {
        let leaves = |square: &&u64| earlier & **square == **square && later & **square != **square;
        let squares = self
            .packings
            .iter()
            .map(|squares| squares.iter().filter(leaves).count())
            .max()
            .unwrap_or(0);
        (self.corners & earlier & !later).count_ones() + squares as u32
    }
}

fn last_len(layers: &[MoveMap]) -> usize {
    layers.last().map_or(0, MoveMap::len)
}

fn bound(none: NoPlace) -> Bound {
    match none {
        NoPlace::Full => Bound::Memory,
        NoPlace::Ended(bound) => bound,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jump::all_steps;

    /// The law behind the count: a jump over a hole of a region has an end in that region.
    #[test]
    fn every_region_must_begin_its_own_change() {
        let demands = Demands::new();
        assert_eq!(demands.corners.count_ones(), 12);
        for squares in &demands.packings {
            for (index, square) in squares.iter().enumerate() {
                assert_eq!(square.count_ones(), 4);
                assert_eq!(square & demands.corners, 0);
                assert!(squares[..index].iter().all(|other| other & square == 0));
            }
        }
        let regions = demands
            .packings
            .iter()
            .flatten()
            .copied()
            .chain(crate::board::ones(demands.corners).map(|bit| 1 << bit));
        for region in regions {
            for step in all_steps() {
                let over = step.flip() & !step.from() & !step.to();
                assert!(over & region == 0 || (step.from() | step.to()) & region != 0);
            }
        }
    }
}
