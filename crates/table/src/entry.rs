//! What a table writes down, one after the other.

use crate::clock::Moment;
use crate::setting::Chair;
use pasch_analysis::Verdict;
use pasch_dice::first::ProofRoll;
use pasch_dice::{Line, RollPurpose};
use pasch_protocol::EngineFailing;
use pasch_rules::{Action, Side};
use serde::{Deserialize, Serialize};

/// An entry of the ledger.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum Entry {
    /// A line of the log of dice, as exact text: what happened to the dice and in the game.
    Line {
        /// The line.
        line: String,
    },
    /// Of the first protocol of the dice, by which older tables were played, with the next four: a new chain; the seed was
    /// the server's secret.
    Chain {
        /// Its number, from 1.
        chain: u32,
        /// The game it was made for.
        game: u32,
        /// Its links.
        length: u32,
        /// Its last link.
        seed: String,
    },
    /// A roll was decided on.
    Decided(Decided),
    /// The dice fell; the throw followed as an action in the same write.
    Rolled(ProofRoll),
    /// Something was done.
    Action {
        /// What.
        action: Action,
    },
    /// Something was taken back: so many actions remain.
    TakenBack {
        /// How many.
        remain: u32,
    },
    /// What time it is and who is away, where a clock runs: what follows happens at this moment.
    Time(Moment),
    /// Somebody sat down on the open seat, or wants to be called otherwise there.
    Seated {
        /// Where.
        side: Side,
        /// Who.
        chair: Chair,
    },
    /// The engine in this seat does not play on, and the computer does.
    EngineFailed {
        /// Where.
        side: Side,
        /// Why.
        why: EngineFailing,
    },
    /// The tutor was switched.
    Tutor {
        /// On?
        on: bool,
    },
    /// The tutor's verdict.
    Judged(Box<Verdict>),
    /// The players went to another table.
    Rematch {
        /// Its name.
        table: String,
    },
}

impl From<Line> for Entry {
    fn from(line: Line) -> Entry {
        Entry::Line { line: line.text() }
    }
}

/// A roll that was decided on by the first protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// Its number at this table, from 1.
    pub roll: u32,
    /// The chain.
    pub chain: u32,
    /// The link.
    pub link: u32,
    /// Who throws.
    pub side: Side,
    /// For what.
    pub purpose: RollPurpose,
    /// How many dice.
    pub count: u8,
    /// Whose pages were asked for a nonce.
    pub asked: Vec<Side>,
}
