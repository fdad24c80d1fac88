//! What a table was played by before its log of dice began: entries of the first protocol, kept as its record. They are
//! read, and never made any more.

use crate::entry::Decided;
use crate::ledger::LedgerFault;
use pasch_dice::first::{Chain, DiceEntry, DiceRecord, GameChain, ProofRoll};
use pasch_dice::{Before, Bytes, hex, unhex};
use pasch_rules::{Action, Terms};
use sha2::{Digest, Sha256};

/// The entries of the first protocol.
#[derive(Clone, Debug, Default)]
pub(crate) struct Earlier {
    entries: Vec<DiceEntry>,
    chain: u32,
    pending: Option<Decided>,
    rolls: u32,
}

impl Earlier {
    pub(crate) fn commit(&mut self, chain: u32, game: u32, length: u32, seed: &str) -> Result<(), LedgerFault> {
        if chain != self.chain + 1 || self.pending.is_some() {
            return Err(LedgerFault::OutOfOrder("chain"));
        }
        let seed = unhex(seed).ok_or(LedgerFault::OutOfOrder("seed"))?;
        // A damaged store must not cost the memory of a machine.
        if length > 1 << 16 {
            return Err(LedgerFault::OutOfOrder("length of the chain"));
        }
        let commitment = hex(&Chain::new(seed, length).commitment());
        self.entries.push(DiceEntry::Chain(GameChain {
            chain,
            game,
            length,
            commitment,
        }));
        self.chain = chain;
        Ok(())
    }

    pub(crate) fn decide(&mut self, decided: &Decided) -> Result<(), LedgerFault> {
        if self.pending.is_some() || decided.roll != self.rolls + 1 || decided.chain != self.chain {
            return Err(LedgerFault::OutOfOrder("decision"));
        }
        self.entries.push(DiceEntry::Decided {
            roll: decided.roll,
            chain: decided.chain,
            link: decided.link,
            side: decided.side,
            purpose: decided.purpose,
            count: decided.count,
            asked: decided.asked.clone(),
        });
        self.pending = Some(decided.clone());
        Ok(())
    }

    pub(crate) fn fall(&mut self, roll: &ProofRoll) -> Result<(), LedgerFault> {
        let as_decided =
            |decided: &Decided| (roll.roll, roll.chain, roll.link) == (decided.roll, decided.chain, decided.link);
        if !self.pending.as_ref().is_some_and(as_decided) {
            return Err(LedgerFault::OutOfOrder("the dice fell unasked"));
        }
        self.pending = None;
        self.rolls = roll.roll;
        self.entries.push(DiceEntry::Rolled(roll.clone()));
        Ok(())
    }

    pub(crate) fn act(&mut self, action: &Action) {
        self.entries.push(DiceEntry::Action {
            action: serde_json::to_value(action).unwrap_or_default(),
        });
    }

    pub(crate) fn take_back(&mut self, remain: u32) {
        self.entries.push(DiceEntry::TakenBack { remain });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn record(&self, table: &str, terms: &Terms) -> DiceRecord {
        DiceRecord {
            pasch_dice: 1,
            table: table.to_owned(),
            terms: serde_json::to_value(terms).unwrap_or_default(),
            entries: self.entries.clone(),
        }
    }

    /// The record as text, if there is anything in it.
    pub(crate) fn text(&self, table: &str, terms: &Terms) -> Option<String> {
        let text = || serde_json::to_string(&self.record(table, terms)).unwrap_or_default();
        (!self.is_empty()).then(text)
    }

    /// What a log that goes on from here says of it.
    pub(crate) fn told(&self, table: &str, terms: &Terms, actions: u32, game: u32) -> Option<Before> {
        let text = self.text(table, terms)?;
        Some(Before {
            record: Bytes(Sha256::digest(text.as_bytes()).into()),
            rolls: self.rolls,
            actions,
            game,
        })
    }
}
