#![doc = include_str!("../README.md")]

mod arithmetic;
mod backward;
mod duel;
mod float_net;
mod games;
mod gathering;
mod openings;
mod school;

pub use backward::Workspace;
pub use duel::{Duellist, Never, PairScore, Pasch, play_pair};
pub use float_net::{Adam, Family, FloatNet, MOST_SIBLINGS, Sample};
pub use games::{Deep, Labels, Look, exact_labels, lambda_labels};
pub use openings::Opening;
pub use school::{Report, School, Settings, Stage, TrainFault};
