//! A table as a state machine without I/O: an input and the time go in, effects come out.
//!
//! [`Table::step`] takes what a page asked, what the computer thought or that time has passed, and gives the effects in
//! the order in which the shell around it must obey: write these entries, then tell these pages, think about this,
//! wake me then. Nothing is told before its write is durable, because the shell does not go on to the next effect
//! before the write is. A table is nothing but its entries ([`Ledger`]): after a crash they are replayed.
//!
//! Chance and time are handed in; the same inputs always give the same effects. The server and the page without a
//! server are two shells around the same table.
#![forbid(unsafe_code)]

mod chronicle;
mod clock;
mod computer;
mod deeds;
mod earlier;
mod effect;
mod entry;
mod errand;
mod input;
mod ledger;
mod lesson;
mod listing;
mod own_rulebook;
mod positions;
mod question;
mod questions;
mod replay;
mod rolling;
mod seats;
mod secrets;
mod setting;
mod solitaire;
mod stored;
mod study;
mod table;
mod time;
mod tutor;
mod view;

pub use chronicle::Chronicle;
pub use clock::{Awaited, Clock, Hand, Moment};
pub use effect::{Effect, Secret, Write};
pub use entry::{Decided, Entry};
pub use errand::{Errand, Look, Seen, Welcoming, file, games, greet, misgreeted, number_of};
pub use input::{Ask, GuestId, Input, Joining, Millis, Thinking, Thought};
pub use ledger::{Ledger, LedgerFault};
pub use listing::{listed, listed_for};
pub use own_rulebook::amended_answers;
pub use positions::{ask, checked, read_situation};
pub use question::{Question, picture};
pub use questions::answer_alone;
pub use replay::{of_record, of_session};
pub use secrets::{Secrets, fingerprint};
pub use setting::{Chair, Setting, Wished};
pub use solitaire::{SolitairePart, SolitaireSearch, SolitaireUnit, answer as answer_solitaire};
pub use stored::{Damaged, Stored, restore};
pub use table::{Limits, Table};
