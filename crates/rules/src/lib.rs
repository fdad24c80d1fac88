//! Backgammon as a pure library: it has no I/O, clock, random numbers or threads in it.
//!
//! ```
//! use pasch_rules::{CheckerRules, Position, Roll};
//!
//! let start = Position::starting();
//! assert_eq!(start.pips(), 167);
//! assert_eq!(start.legal_plays(Roll::new(6, 1)?, &CheckerRules::TOURNAMENT).len(), 10);
//! # Ok::<(), pasch_rules::DieFault>(())
//! ```
#![forbid(unsafe_code)]

mod dice;
mod hitters;
mod plays;
mod position;
mod setup;
mod steps;

pub use dice::{DieFault, Roll};
pub use plays::{CheckerRules, Overshoot, Play, Step};
pub use position::{Afterstate, BAR, OFF, Position};
pub use setup::{Setup, SetupFault, SetupFaults};
pub use steps::{Branch, Destination, DieStep, IllegalPlay, IllegalStep, StepTree, Turn};
