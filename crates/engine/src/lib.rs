//! A backgammon engine: what a position is worth, and which play and which cube action are best.

mod bearoff;
mod cache;
mod cube;
mod cubeful;
mod engine;
mod evaluator;
mod features;
mod kernel;
mod level;
mod match_equity;
mod net;
mod probabilities;
mod resign;
mod rollout;
mod search;
mod table;
mod two_sided;
mod valuation;

pub use bearoff::OneSided;
pub use cube::{
    Branches, CubeAction, CubeAnswer, CubeState, CubeTerms, Decision, Efficiency, Holder, Retort, Stakes, Tariff,
    efficiency,
};
pub use engine::{Engine, Nets, NetsFault, REMEMBERED};
pub use evaluator::{Candidate, Cut, Evaluator, Law, MOST_CANDIDATES};
pub use features::{FeatureSet, Kind, Rows, split_shared};
pub use kernel::Path;
pub use level::Level;
pub use match_equity::{Crawford, MatchEquity};
pub use net::{Layer, Net, NetFault, NetWeights};
pub use probabilities::Probabilities;
pub use resign::{accepts, resignation};
pub use rollout::{RolloutSettings, Tally, Trial};
pub use search::{DEEPEST, Filter, Interrupt, Interrupted, RankedPlay, Searcher};
pub use table::{PlayedFor, Score, Table};
pub use two_sided::{Exact, TwoSided, TwoSidedFault};
pub use valuation::{Valuation, Valuations};
