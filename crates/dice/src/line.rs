//! A line of the log: what happened to the dice and in the game, as exact text. The text is what is hashed, so that there
//! is one way to write each line, and no other is read.

use crate::chain::{Bytes, Party};
use pasch_rules::{Action, OpeningThrow, Pair, Roll, Side};
use serde::{Deserialize, Serialize};

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RollPurpose {
    /// To see who starts.
    Opening,
    /// To move.
    Move,
}

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry", deny_unknown_fields)]
pub enum Line {
    /// The first line of every log. Its head is the session's name in everything that is hashed.
    Session {
        /// The table.
        table: String,
        /// What is played, as the rules store it.
        terms: serde_json::Value,
        /// 32 random bytes, so that no two sessions are the same.
        chance: Bytes,
        /// What was played before by the first protocol.
        before: Option<Before>,
    },
    /// New chains: every party gives its anchor after this, the server first.
    Epoch {
        /// From 1.
        epoch: u32,
        /// The game of the session, from 1.
        game: u32,
        /// Why.
        reason: EpochReason,
        /// Who sits where.
        seats: Pair<Sitter>,
    },
    /// A party has fixed its part.
    Anchor {
        /// The epoch.
        epoch: u32,
        /// Who.
        party: Party,
        /// The hash of its first link.
        anchor: Bytes,
    },
    /// A roll was decided on; only now are links for it revealed.
    Decided {
        /// Its number at this table, from 1.
        roll: u32,
        /// Who throws.
        side: Side,
        /// For what.
        purpose: RollPurpose,
        /// How many dice.
        count: u8,
    },
    /// A party's next link.
    Link {
        /// The roll.
        roll: u32,
        /// Who.
        party: Party,
        /// The link.
        link: Bytes,
    },
    /// The dice fell.
    Thrown {
        /// The roll.
        roll: u32,
        /// One or two dice, as they fell.
        dice: Vec<u8>,
    },
    /// The dice of a turn that was taken back stay the dice of that turn.
    Again {
        /// The roll in which they fell.
        roll: u32,
        /// The dice.
        dice: Vec<u8>,
    },
    /// Something was done, as the rules store it; a throw follows its dice directly.
    Action {
        /// The action.
        action: serde_json::Value,
    },
    /// Plays were taken back: the first so many actions remain.
    TakenBack {
        /// How many.
        remain: u32,
    },
    /// A party cannot go on with its chain and asks for new ones.
    Renew {
        /// The epoch that ends with it.
        epoch: u32,
        /// Who.
        party: Party,
        /// Why.
        why: Why,
    },
    /// A player agrees that the open roll is made with new chains.
    Grant {
        /// The epoch that ends with it.
        epoch: u32,
        /// Who.
        party: Party,
    },
}

/// What was played by the first protocol, before a table went on with this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// The SHA-256 of its record.
    pub record: Bytes,
    /// How many rolls it holds.
    pub rolls: u32,
    /// How many of its actions stand.
    pub actions: u32,
    /// The game that was being played.
    pub game: u32,
}

/// Why there are new chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EpochReason {
    /// A game begins.
    Start,
    /// The old ones were used up.
    Short,
    /// A party asked for them.
    Renewed,
}

/// Why a party asks for new chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It has lost its secret, or plays on from another device.
    Lost,
    /// The server's memory had gone back, and the player goes on from there all the same.
    Restored,
}

/// Who has a seat, as far as the dice are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// A person with a page of his own.
    Person,
    /// The computer: the server throws for it.
    Computer,
    /// The person at white's page: two at one device are one party.
    Same,
}

/// Dice that fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// In which roll.
    pub roll: u32,
    /// Whose.
    pub side: Side,
    /// For what.
    pub purpose: RollPurpose,
    /// One or two dice, as they fell.
    pub dice: Vec<u8>,
}

impl Line {
    /// A line from its text: only as [`Line::text`] writes it.
    pub fn read(text: &str) -> Result<Line, String> {
        let line: Line = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
        match line.text() == text {
            true => Ok(line),
            false => Err("it is not written as such a line is".to_owned()),
        }
    }

    /// The text of the line.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Fallen {
    /// The action that the dice make.
    pub fn action(&self) -> Option<Action> {
        let side = self.side;
        let roll = match self.dice.as_slice() {
            [a, b] => Roll::new(*a, *b).ok(),
            _ => None,
        };
        match (self.purpose, self.dice.as_slice(), roll) {
            (RollPurpose::Opening, [die], _) => Some(Action::OpeningThrow {
                side,
                throw: OpeningThrow::One(*die),
            }),
            (RollPurpose::Opening, _, Some(roll)) => Some(Action::OpeningThrow {
                side,
                throw: OpeningThrow::Two(roll),
            }),
            (RollPurpose::Move, _, Some(roll)) => Some(Action::Roll { side, roll }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_only_as_it_is_written() {
        let line = Line::Anchor {
            epoch: 1,
            party: Party::White,
            anchor: Bytes([7; 32]),
        };
        let text = line.text();
        assert_eq!(Line::read(&text), Ok(line));
        let party = r#""party":"white""#;
        for other in [
            text.replace(',', ", "),
            text.replace(party, r#""party":"white","party":"white""#),
            text.replace(party, r#""party":"white","note":"x""#),
            text.replace(party, r#""party":"\u0077hite""#),
            text.replace("0707", "0A07"),
            text.replace("\"epoch\":1", "\"epoch\":1.0"),
            format!("{text} "),
        ] {
            assert!(Line::read(&other).is_err(), "{other}");
        }
    }
}
