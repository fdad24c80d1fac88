#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod engine;
mod external;
mod gnubg;
mod process;
mod recipe;

pub use engine::{Engine, EngineFault};
pub use gnubg::find as find_gnubg;
pub use pasch_ubgi::{Decision, Failing, Reply, Setting, Wanted};
pub use recipe::{NoCommand, Patience, Recipe};
