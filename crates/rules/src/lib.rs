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

mod answers;
mod board;
mod cube;
mod dice;
mod game;
mod hitters;
mod legality;
mod numbering;
mod pair;
mod plays;
mod position;
mod refusal;
mod rulebook;
mod rulebooks;
mod session;
mod setup;
mod situation;
mod standing;
mod start;
mod steps;

pub use answers::{Answer, Phrase, Question};
pub use board::{Board, Side};
pub use cube::{Cube, CubeOwner, Offer, Turning};
pub use dice::{DieFault, Roll};
pub use game::{Action, Ending, Event, Game, GameResult, OpeningThrow, Phase, Stake, VoidThrow};
pub use legality::judge;
pub use numbering::Numbering;
pub use pair::Pair;
pub use plays::{CheckerRules, Overshoot, Play, Step};
pub use position::{Afterstate, BAR, OFF, Position};
pub use refusal::{Awaited, NoCube, Reason, Refusal, Rule, Variable};
pub use rulebook::{
    Answers, AutomaticDouble, BackgammonRule, Colours, Correction, CorrectionBy, CorrectionUntil, CubeRest, CubeRules,
    CubeUse, DiceFall, Direction, DoubleAnswer, Doubles, DoublingRight, DropCosts, GammonRule, HitCheckers,
    MoneyOption, MoneyRules, NextGame, Obligation, Opening, Passing, Preset, Resigning, Rulebook, RulebookFault,
    RulebookFaults, Sessions, Starts, UnknownRulebook,
};
pub use session::{
    Agreement, Allowed, LONGEST_MATCH, Outcome, Remark, ReplayFault, Session, SessionKind, Terms, TermsFault,
    TermsFaults,
};
pub use setup::{Setup, SetupFault, SetupFaults};
pub use situation::{BoardLaw, Law, Situation, SituationFault, SituationFaults, Waiting};
pub use standing::{Standing, StandingFault};
pub use start::{Start, StartFault};
pub use steps::{Branch, Destination, DieStep, IllegalPlay, IllegalStep, StepTree, Turn};
