//! Judgement: what the engine's numbers mean for somebody who plays.
//!
//! A [`Judge`] answers questions about situations. A [`Player`] chooses at the table, from beginner to world class. A
//! [`Decision`] that was made becomes a [`Verdict`]: what was best, and what the choice cost. Long work is a [`Plan`]
//! of units that can be done anywhere and give the same result everywhere.
//!
//! Nothing here waits, reads a clock or draws a random number: chance and the wish to stop are handed in.
//!
//! ```
//! use pasch_analysis::Judge;
//! use pasch_engine::{Engine, Nets};
//! use pasch_rules::{Position, Roll, Situation};
//! use std::sync::Arc;
//!
//! let mut judge = Judge::new(Arc::new(Engine::new(Nets::built_in())));
//! let start = Situation::money(Position::starting());
//! let plays = judge.rank(&start, Roll::new(3, 1)?, 1, &())?;
//! assert_eq!(plays[0].play, "8/5 6/5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod decision;
mod judge;
mod level;
mod plan;
mod player;
mod rollout;
mod tutor;

pub use decision::{Choice, Decision, DecisionKind, Made, Verdict};
pub use judge::{CubeAdvice, Evaluation, Judge, JudgeFault, RankedPlay, settings};
pub use level::Level;
pub use plan::{Plan, carry_out};
pub use player::{Player, Wish};
pub use rollout::{Contender, Known, Rollout, RolloutUnit};
pub use tutor::{Hint, Summary, hint, judged_decision, summary};
