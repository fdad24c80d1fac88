#![doc = include_str!("../README.md")]

mod bearoff;
mod cache;
mod cube;
mod cubeful;
mod engine;
mod evaluator;
mod features;
mod hypergammon;
mod kernel;
mod match_equity;
mod net;
mod probabilities;
mod resign;
mod rollout;
mod search;
mod stakes;
mod stored;
mod two_sided;
mod valuation;
mod work;

pub use bearoff::OneSided;
pub use cube::{
    Branches, CubeAction, CubeAnswer, CubeDecision, CubeState, CubeTerms, Efficiency, Holder, PlayedFor, Retort,
    Tariff, efficiency,
};
pub use engine::{Engine, FewCheckers, Nets, NetsFault, REMEMBERED};
pub use evaluator::{Candidate, Cut, Evaluator, MOST_CANDIDATES};
pub use features::{FeatureSet, HEADS, Kind, Rows, head_of, split_shared};
pub use hypergammon::{HYPERGAMMON, Hypergammon, HypergammonFault, SETTLED, Solved, Solving};
pub use kernel::Path;
pub use match_equity::{Crawford, MatchEquity};
pub use net::{Layer, Net, NetFault, NetWeights};
pub use probabilities::Probabilities;
pub use resign::{accepts, resignation};
pub use rollout::{RolloutSettings, Tally, Trial};
pub use search::{DEEPEST, Filter, Interrupt, Interrupted, RankedPlay, Searcher, sort_plays};
pub use stakes::Stakes;
pub use two_sided::{Exact, TwoSided, TwoSidedFault};
pub use valuation::{Valuation, Valuations};
pub use work::evaluations;
