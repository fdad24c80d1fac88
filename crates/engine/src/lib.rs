//! A backgammon engine: what a position is worth, and which play and which cube action are best.

mod bearoff;
mod evaluator;
mod features;
mod kernel;
mod net;
mod probabilities;

pub use bearoff::OneSided;
pub use evaluator::{Candidate, Evaluator, MOST_CANDIDATES};
pub use features::{FeatureSet, Kind, Rows};
pub use kernel::Path;
pub use net::{Layer, Net, NetFault, NetWeights};
pub use probabilities::Probabilities;
