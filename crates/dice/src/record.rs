//! The record of a table's dice, by which anyone checks a game afterwards; and what pages learn of them meanwhile.

use crate::chain::Party;
use crate::first;
use crate::line::Why;
use pasch_rules::Side;
use serde::{Deserialize, Serialize};

/// What is known of the dice while a game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Proof {
    /// The number of the chains in use, from 1.
    pub epoch: u32,
    /// What two players may read to each other, once every party has fixed its part: 64 digits of hexadecimal.
    pub code: Option<String>,
    /// How many lines the log has: a page decides only on what it has followed.
    pub lines: u32,
    /// How many rolls of the table were made.
    pub rolls: u32,
    /// How often chains were renewed.
    pub renewed: u32,
    /// In how many rolls the dice were known, because a turn was taken back.
    pub foreseen: u32,
    /// Whose page the dice wait for.
    pub waits: Vec<Side>,
}

/// A record of either protocol.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DiceRecord {
    /// Of the protocol in use.
    Second(Record),
    /// Of the one before.
    First(first::DiceRecord),
}

/// The record of a table's dice: its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LogRecord"))]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format: 2.
    pub pasch_dice: u32,
    /// The text of the record of the first protocol, if the table began with it.
    pub before: Option<String>,
    /// The lines of the log, as exact text.
    pub lines: Vec<String>,
}

impl DiceRecord {
    /// Reads a record of either version; a fault is that of the version that it says it is.
    pub fn read(text: &str) -> Result<DiceRecord, serde_json::Error> {
        #[derive(Deserialize)]
        struct Version {
            pasch_dice: u32,
        }
        match serde_json::from_str::<Version>(text)?.pasch_dice {
            2 => serde_json::from_str(text).map(DiceRecord::Second),
            _ => serde_json::from_str(text).map(DiceRecord::First),
        }
    }
}

/// What was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The protocol: what the dice promise depends on it.
    pub version: u32,
    /// The table.
    pub table: String,
    /// Rolls, every one of which follows from what was fixed before.
    pub rolls: u32,
    /// How often chains were fixed.
    pub chains: u32,
    /// Actions that the rules accept.
    pub actions: u32,
    /// Before which rolls chains were renewed, at whose wish and why.
    pub renewed: Vec<(u32, Party, Why)>,
    /// Rolls whose dice were known when they were thrown, because a turn was taken back.
    pub foreseen: Vec<u32>,
    /// Rolls of the first protocol, by their number.
    pub first: u32,
    /// Rolls of the first protocol in which a page had no part.
    pub left_out: Vec<(u32, Side)>,
    /// Was a roll decided on, but has not fallen yet?
    pub pending: bool,
}
