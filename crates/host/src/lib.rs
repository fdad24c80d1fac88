//! Engines of other programs: started, asked within a time, and survived.
//!
//! A [`Recipe`] says how an engine is had: by a command that speaks UBGI, by `gnubg`, whose external player is asked, or at
//! an address where an external player listens already. What an [`Engine`] answers is legal, or it has failed: it may
//! hang, end, or lie, and costs its host no more than the time it was given.
//!
//! ```
//! use pasch_host::Recipe;
//!
//! assert_eq!(Recipe::read("pasch ubgi")?.words(), ["pasch", "ubgi"]);
//! assert_eq!(Recipe::read("'my engine' --net \"a b\"")?.words(), ["my engine", "--net", "a b"]);
//! assert!(Recipe::read("  ").is_err());
//! # Ok::<(), pasch_host::NoCommand>(())
//! ```
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
