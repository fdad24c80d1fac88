//! The table in the page itself: everything that a server does for one browser, in the page's workers.
//!
//! One worker holds the [`House`]: tables, rules, words. It hears the page's messages, which are those of the socket, and
//! gives orders to the script around it: write, fetch, think, tell. Other workers hold a [`Thinker`] each. Neither
//! knows the other, and neither waits: the script does (`web/src/here`).
#![deny(unsafe_code)]

mod door;
mod house;
mod order;
mod reader;
mod thinker;

pub use house::{House, Moment};
pub use order::{Done, Lane, Order, Report, Work, Write, WriteFault};
pub use thinker::Thinker;
