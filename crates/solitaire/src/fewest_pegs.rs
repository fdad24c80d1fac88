//! The best that can be reached instead: the finish with the fewest pegs.
//!
//! The parity class says how few pegs are thinkable. A walk through everything that can be reached settles small
//! positions; for large ones the thinkable finishes of one peg, then two, and so on are each searched for as goals.

use crate::board::{Position, Symmetries};
use crate::class::Class;
use crate::jump::{Jump, Line, Step, steps};
use crate::search::{Reach, reach};
use crate::table::{ForgetfulSet, slots_within};
use crate::watch::{Bound, Limits, Meter, Stage, Watch};

/// A finish with few pegs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The pegs left.
    pub position: Position,
    /// The way there.
    pub line: Line,
    /// Is it known that no line from the start leaves fewer?
    pub proved: bool,
}

/// The finish with the fewest pegs that was found, and whether that is proved to be the fewest there can be.
pub fn best_finish(start: Position, limits: Limits, watch: &mut Watch) -> Finish {
    /// More pegs than this make too many thinkable finishes to list.
    const MOST_LISTED: u32 = 4;
    let class = Class::of(start);
    let thinkable = class.fewest_pegs().min(start.len());
    let mut meter = Meter::new(Stage::FewestPegs, watch);
    let (mut jumps, walked_all) = Walk::new(thinkable, limits).run(start, &mut meter);
    let mut ruled_out = thinkable;
    while !walked_all && ruled_out < start.len() - jumps.len() as u32 && ruled_out <= MOST_LISTED {
        match reach(start, &class.positions(ruled_out), limits, &mut meter) {
            Reach::Found(found) => jumps = found,
            Reach::Outweighed(_) | Reach::Exhausted => ruled_out += 1,
            Reach::Stopped(_) => break,
        }
    }
    let proved = walked_all || ruled_out == start.len() - jumps.len() as u32;
    let position = jumps
        .iter()
        .fold(start, |position, jump| position.jump(*jump).unwrap_or(position));
    Finish {
        position,
        line: Line::from_jumps(jumps),
        proved,
    }
}

/// A walk through everything that can be reached, until a finish of so few pegs is found that none can be better.
struct Walk {
    thinkable: u32,
    seen: ForgetfulSet,
    steps_left: u64,
    trail: Vec<Step>,
    best: Vec<Step>,
}

/// Why the walk ended early.
enum End {
    NoneBetter,
    Tired,
}

impl Walk {
    fn new(thinkable: u32, limits: Limits) -> Walk {
        const MOST_STEPS: u64 = 3_000_000;
        let seen = ForgetfulSet::new(slots_within(limits.memory / 3));
        Walk {
            thinkable,
            seen,
            steps_left: MOST_STEPS,
            trail: Vec::new(),
            best: Vec::new(),
        }
    }

    /// The jumps to the best finish, and whether no other can be better.
    fn run(mut self, start: Position, meter: &mut Meter) -> (Vec<Jump>, bool) {
        let complete = match self.walk(start.bits(), meter) {
            Ok(()) | Err(End::NoneBetter) => true,
            Err(End::Tired) => false,
        };
        (self.best.into_iter().map(Step::jump).collect(), complete)
    }

    fn walk(&mut self, pegs: u64, meter: &mut Meter) -> Result<(), End> {
        if self.trail.len() > self.best.len() {
            self.best.clone_from(&self.trail);
        }
        if pegs.count_ones() <= self.thinkable {
            return Err(End::NoneBetter);
        }
        meter.count().map_err(|_: Bound| End::Tired)?;
        self.steps_left = self.steps_left.checked_sub(1).ok_or(End::Tired)?;
        for step in steps(pegs) {
            let after = pegs ^ step.flip();
            let key = Symmetries::ALL.canonical(after);
            if self.seen.contains(key) {
                continue;
            }
            self.seen.insert(key, meter).map_err(|_: Bound| End::Tired)?;
            self.trail.push(step);
            self.walk(after, meter)?;
            self.trail.pop();
        }
        Ok(())
    }
}
