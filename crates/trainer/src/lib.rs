//! Makes the nets: self-play, labels by looking one ply further, fitting.

#![forbid(unsafe_code)]

mod float_net;
mod games;
mod school;

pub use float_net::{Adam, FloatNet, Sample};
pub use games::{Labels, Opening, exact_labels, lambda_labels};
pub use school::{Report, School, Settings, Stage, TrainFault};
