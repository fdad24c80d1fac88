//! Peg solitaire on the 37-hole board, with honest answers.
//!
//! A [`Position`] is a set of pegs, a [`Problem`] a start and a goal; the booklet's five are [`Puzzle`]s. [`judge`] says
//! whether the goal can be reached, with a solution or a proof, or that the bounds did not allow an answer; it never
//! guesses. [`shorten`] finds the fewest moves, [`known`] what that found for the booklet's own, [`best_finish`] what to aim for where the goal is out of reach, and
//! [`hint`] the next jump. The crate does no I/O, reads no clock and starts no thread: the caller watches.
//!
//! ```
//! use std::ops::ControlFlow;
//! use pasch_solitaire::{Limits, Puzzle, Verdict, judge, shorten};
//!
//! let cross = Puzzle::B.problem();
//! let mut patient = |_| ControlFlow::Continue(());
//! let Verdict::Solvable(solution) = judge(cross, Limits::default(), &mut patient) else { panic!() };
//! let solution = shorten(cross, solution, Limits::default(), &mut patient);
//! assert_eq!(solution.line.play(cross.start()).unwrap(), cross.goal());
//! ```
#![forbid(unsafe_code)]

mod board;
mod chance;
mod class;
mod fewest_moves;
mod fewest_pegs;
mod game;
mod jump;
mod known;
mod pagoda;
mod puzzle;
mod search;
mod table;
mod truth;
mod watch;

pub use board::{HOLES, Hole, HoleFault, HoleListFault, Position};
pub use class::{Class, ClassProof, Diagonal, Tally, finishes_by_class};
pub use fewest_pegs::{Finish, best_finish};
pub use game::Game;
pub use jump::{Jump, JumpFault, Line, LineFault, Move, MoveFault};
pub use known::known;
pub use pagoda::{Pagoda, PagodaProof};
pub use puzzle::{GoalTooFull, NoSuchPuzzle, Problem, Puzzle};
pub use truth::{Fewness, Hint, Impossibility, Solution, Verdict, hint, judge, shorten};
pub use watch::{Bound, Limits, Progress, Stage, Watch};
