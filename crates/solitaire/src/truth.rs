//! The truth about a problem: solvable with a solution, impossible with a proof, or honestly unknown.

use crate::class::ClassProof;
use crate::fewest_moves::{Fewest, fewest_moves};
use crate::jump::{Jump, Line};
use crate::pagoda::PagodaProof;
use crate::puzzle::Problem;
use crate::search::{Reach, reach};
use crate::watch::{Bound, Limits, Meter, Stage, Watch};

/// What is known about a problem after looking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a solution, and this is one.
    Solvable(Solution),
    /// There is none, and this is why.
    Impossible(Impossibility),
    /// The search was bounded before it knew.
    Unknown(Bound),
}

/// A line from start to goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The moves.
    pub line: Line,
    /// Is it known that no solution has fewer moves?
    pub fewest: Fewness,
}

/// What is known about the number of moves of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fewness {
    /// No solution has fewer moves; every line with fewer was ruled out.
    Proved,
    /// Nobody asked.
    NotAsked,
    /// The search for a shorter one was bounded before it was complete.
    Unknown {
        /// No solution has fewer moves than this.
        at_least: u32,
        /// The bound.
        bound: Bound,
    },
}

/// Why a goal cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossibility {
    /// Start and goal lie in different parity classes.
    Class(ClassProof),
    /// A total that never rises would have to.
    Pagoda(PagodaProof),
    /// A complete search, which looked at so many positions, found no way.
    Exhausted {
        /// How many.
        positions: u64,
    },
}

/// Says whether the goal of a problem can be reached.
///
/// ```
/// use std::ops::ControlFlow;
/// use pasch_solitaire::{Impossibility, Limits, Puzzle, Verdict, judge};
/// let verdict = judge(Puzzle::A.problem(), Limits::default(), &mut |_| ControlFlow::Continue(()));
/// assert!(matches!(verdict, Verdict::Impossible(Impossibility::Class(_))));
/// ```
pub fn judge(problem: Problem, limits: Limits, watch: &mut Watch) -> Verdict {
    if let Some(proof) = ClassProof::find(problem) {
        return Verdict::Impossible(Impossibility::Class(proof));
    }
    let mut meter = Meter::new(Stage::Solution, watch);
    match reach(problem.start(), &[problem.goal()], limits, &mut meter) {
        Reach::Found(jumps) => {
            let line = Line::from_jumps(jumps);
            // Without jumps there is nothing to save, and one move cannot become none.
            let fewest = if line.moves().len() < 2 {
                Fewness::Proved
            } else {
                Fewness::NotAsked
            };
            Verdict::Solvable(Solution { line, fewest })
        }
        Reach::Outweighed(proof) => Verdict::Impossible(Impossibility::Pagoda(proof)),
        Reach::Exhausted => Verdict::Impossible(Impossibility::Exhausted {
            positions: meter.positions(),
        }),
        Reach::Stopped(bound) => Verdict::Unknown(bound),
    }
}

/// Turns a solution into one with the fewest moves, and proves that, as far as the bounds allow.
pub fn shorten(problem: Problem, solution: Solution, limits: Limits, watch: &mut Watch) -> Solution {
    if solution.fewest == Fewness::Proved {
        return solution;
    }
    let known_moves = solution.line.moves().len() as u32;
    let mut meter = Meter::new(Stage::FewestMoves, watch);
    let Fewest {
        better,
        at_least,
        stopped,
    } = fewest_moves(problem, known_moves, limits, &mut meter);
    let fewest = stopped.map_or(Fewness::Proved, |bound| Fewness::Unknown { at_least, bound });
    Solution {
        line: better.unwrap_or(solution.line),
        fewest,
    }
}

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The goal is reached.
    Done,
    /// This jump begins a solution from here; the whole of it is given too.
    Jump {
        /// The next jump.
        jump: Jump,
        /// The solution it begins.
        line: Line,
    },
    /// The goal can no longer be reached from here.
    TooLate(Impossibility),
    /// Not known within the bounds.
    Unknown(Bound),
}

/// The next jump of a solution, or why there is none.
pub fn hint(problem: Problem, limits: Limits, watch: &mut Watch) -> Hint {
    match judge(problem, limits, watch) {
        Verdict::Solvable(Solution { line, .. }) => {
            let first = line.jumps().next();
            first.map_or(Hint::Done, |jump| Hint::Jump { jump, line })
        }
        Verdict::Impossible(reason) => Hint::TooLate(reason),
        Verdict::Unknown(bound) => Hint::Unknown(bound),
    }
}
