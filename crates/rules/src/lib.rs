#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod action;
mod answers;
mod board;
mod choosing;
mod cube;
mod dice;
mod event;
mod faults;
mod game;
mod hitters;
mod legality;
mod numbering;
mod obstacle;
mod pair;
mod phase;
mod plays;
mod position;
mod refusal;
mod result;
mod rulebook;
mod rulebooks;
mod sentence;
mod session;
mod setup;
mod situation;
mod standing;
mod start;
mod steps;
mod terms;
mod timing;
mod turn;

pub use action::{Action, OpeningThrow, VoidThrow};
pub use answers::{Answer, Phrase, Question};
pub use board::{Board, Side};
pub use choosing::{NoSuchAnswer, Part};
pub use cube::{Cube, CubeOwner, Offer, Turning};
pub use dice::{DieFault, Roll};
pub use event::Event;
pub use faults::{Faults, RulebookFaults, SetupFaults, SituationFaults, TermsFaults};
pub use game::Game;
pub use numbering::Numbering;
pub use pair::Pair;
pub use phase::Phase;
pub use plays::{CheckerRules, Overshoot, Play, Step};
pub use position::{Afterstate, BAR, OFF, Position};
pub use refusal::{Awaited, NoCube, Reason, Refusal, Rule};
pub use result::{Ending, GameResult, Stake};
pub use rulebook::{
    Answers, AutomaticDouble, BackgammonRule, Colours, Correction, CorrectionBy, CorrectionUntil, CubeRest, CubeRules,
    CubeUse, DiceFall, Direction, DoubleAnswer, Doubles, DoublingRight, DropCosts, GammonRule, HitCheckers,
    MoneyOption, MoneyRules, NextGame, Obligation, Opening, Passing, Preset, Resigning, Rulebook, RulebookFault,
    Sessions, Starts, Title, UnknownRulebook,
};
pub use sentence::{Sentence, Variable};
pub use session::{Allowed, Outcome, ReplayFault, Session};
pub use setup::{Setup, SetupFault};
pub use situation::{BoardLaw, Law, Situation, SituationFault, Waiting};
pub use standing::{Standing, StandingFault};
pub use start::{Start, StartFault};
pub use steps::DieStep;
pub use terms::{Agreement, Choice, LONGEST_MATCH, Remark, SessionKind, Terms, TermsFault};
pub use timing::{Timing, TimingFault};
pub use turn::{Branch, Destination, StepTree, Turn};
