//! The record by which anyone checks a game of the first protocol.

use crate::line::RollPurpose;
use pasch_rules::{Pair, Side};
use serde::{Deserialize, Serialize};

/// The version of the proof, part of what is hashed.
pub const PROOF_VERSION: &str = "pasch-dice-1";

/// A hash chain, committed to before its first roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameChain {
    /// Its number, from 1.
    pub chain: u32,
    /// The game of the session it was made for.
    pub game: u32,
    /// How many links it has.
    pub length: u32,
    /// Link 0: the hash of link 1.
    pub commitment: String,
}

/// Why a page had no part in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// It was not connected.
    Absent,
    /// It did not answer in time.
    Late,
}

/// A page that had no part in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NonceLeftOut {
    /// Whose page.
    pub side: Side,
    /// Why.
    pub why: LeftOut,
}

/// A roll with everything that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProofRoll {
    /// Its number at this table, from 1.
    pub roll: u32,
    /// The chain.
    pub chain: u32,
    /// The number of the link, from 1.
    pub link: u32,
    /// The link: 64 digits of hexadecimal.
    pub secret: String,
    /// Who threw.
    pub side: Side,
    /// For what.
    pub purpose: RollPurpose,
    /// The nonces: 64 digits of hexadecimal each.
    pub nonces: Pair<Option<String>>,
    /// Pages that should have sent one.
    pub left_out: Vec<NonceLeftOut>,
    /// The hash that the dice are read from: 64 digits of hexadecimal. It gives a changed nonce away even where the
    /// dice would be the same.
    pub digest: String,
    /// One or two dice, as they fell.
    pub dice: Vec<u8>,
}

/// The record of a table's dice: everything in the order in which it was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DiceRecord {
    /// The version of this format: 1.
    pub pasch_dice: u32,
    /// The table, part of what is hashed.
    pub table: String,
    /// What is played, as the rules store it.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub terms: serde_json::Value,
    /// What happened.
    pub entries: Vec<DiceEntry>,
}

/// An entry of the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum DiceEntry {
    /// The server committed itself.
    Chain(GameChain),
    /// It was decided to roll; only now were nonces asked for.
    Decided {
        /// The roll.
        roll: u32,
        /// The chain.
        chain: u32,
        /// The link.
        link: u32,
        /// Who throws.
        side: Side,
        /// For what.
        purpose: RollPurpose,
        /// How many dice.
        count: u8,
        /// Whose pages were asked.
        asked: Vec<Side>,
    },
    /// The dice fell.
    Rolled(ProofRoll),
    /// Something was done, as the rules store it; a throw follows its `rolled` directly.
    Action {
        /// The action.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: serde_json::Value,
    },
    /// Plays were taken back: the first so many actions remain.
    TakenBack {
        /// How many.
        remain: u32,
    },
}
