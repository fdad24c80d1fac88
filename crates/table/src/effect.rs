//! What comes out of a table: what the shell must write, tell, have thought about and come back for, in this order.

use crate::entry::Entry;
use crate::input::{GuestId, Millis, Thinking};
use crate::setting::Setting;
use pasch_protocol::Answer;

/// Entries to be written, all of them or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Write {
    /// The number of the first, from 0.
    pub first: u32,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The new line in the list of games, if it changed.
    pub listed: Option<String>,
    /// A new owner who lists the table.
    pub owner: Option<String>,
    /// What becomes of the server's secret of the dice, which is kept apart from the entries.
    pub secret: Option<Secret>,
}

/// What becomes of the server's secret of the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// Keep this one in the place of any other: it must last before the entries do.
    Kept {
        /// The epoch.
        epoch: u32,
        /// The seed: 64 digits of hexadecimal.
        seed: String,
    },
    /// The session is over: forget it.
    Gone,
}

/// What the shell must do, one after the other. A write that fails ends the table: what follows it is not done, and
/// the next to ask for the table gets it restored as stored.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Write this down, and wait until it is durable.
    Write(Write),
    /// Tell these pages.
    Tell {
        /// Who.
        to: Vec<GuestId>,
        /// What.
        answer: Box<Answer>,
    },
    /// Think about this, and come back with the thought.
    Think(Thinking),
    /// Found another table with this setting, listed by these owners, and come back with its name.
    Found(Box<Setting>),
    /// Come back at this moment if nothing comes before.
    Wake(Millis),
    /// Nobody is here: put the table away if nothing waits for it.
    PutAway,
    /// What should never be has been: end the table as if a write had failed.
    Broken(String),
}
