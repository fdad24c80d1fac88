#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod door;
mod house;
mod order;
mod reader;
mod thinker;

pub use house::{House, Moment};
pub use order::{Done, Lane, Order, Report, Work, Write, WriteFault};
pub use thinker::Thinker;
