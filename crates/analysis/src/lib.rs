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

mod account;
mod answered;
mod answers;
mod arbitration;
mod as_opinion;
mod board_facts;
mod course;
mod cube_look;
mod decision;
mod deepening;
mod dice_counts;
pub mod for_programs;
mod judge;
mod judged;
mod judged_match;
mod judgement;
mod judging;
mod key;
mod level;
mod luck;
mod mark;
mod match_chances;
mod match_plan;
mod memory;
mod placing;
mod plan;
mod player;
mod playing_out;
mod ranking;
mod rollout;
mod score_facts;
mod signature;
mod stage;
mod theirs;
mod thoroughness;
mod tutor;
mod verdict;
mod why;

pub use account::{Account, Entry, Marks, MatchSums, Played, Rated, RatedMatch, RatedParts, Share};
pub use arbitration::{Arbitration, ArbitrationUnit, Dispute, Gain, Margin};
pub use as_opinion::as_opinions;
pub use board_facts::{anchors, blots, home_points, prime, prime_against, shots};
pub use course::{Course, LeftOut, Omission};
pub use decision::{Choice, Decision, DecisionKind, Matter};
pub use deepening::deepen;
pub use dice_counts::DiceCounts;
pub use judge::{CubeAdvice, Evaluation, Judge, JudgeFault, RankedPlay, settings};
pub use judged::Judged;
pub use judged_match::JudgedMatch;
pub use judgement::{Finding, Judgement, Luck, NOTHING, TurnedOn, Worth};
pub use key::{JudgementKey, NotAKey};
pub use level::Level;
pub use mark::{CubeError, Mark, RatingWord};
pub use match_chances::as_match_chances;
pub use match_plan::{Known as KnownDecision, MatchPlan, MatchUnit};
pub use memory::{Grade, Learnt, Memory};
pub use plan::{Plan, carry_out};
pub use player::{Player, Wish};
pub use ranking::{Ranked, Ranking, RankingPart, RankingUnit};
pub use rollout::{Contender, Known, Rollout, RolloutResult, RolloutUnit};
pub use score_facts::{CubeFacts, EquityTable, LONGEST_TABLE, ScoreFacts};
pub use signature::{choose, contact, decisions, evaluate_all, signature};
pub use stage::Stage;
pub use theirs::{Theirs, theirs};
pub use thoroughness::{Thoroughness, UnknownThoroughness};
pub use tutor::{Hint, Summary, hint, summary};
pub use verdict::Verdict;
pub use why::{Why, whys};
