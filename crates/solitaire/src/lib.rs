#![doc = include_str!("../README.md")]
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
