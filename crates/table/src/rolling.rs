//! The dice: a roll is decided on and written down, the pages send their nonces, the dice fall.

use crate::table::{GuestId, Millis, Step, Table, Trouble, fault};
use crate::view::Held;
use pasch_analysis::Decision;
use pasch_dice::{LeftOut, NonceLeftOut, unhex};
use pasch_protocol::{FaultKey, Message};
use pasch_rules::{Pair, Side};

/// The nonces of the roll that is decided on.
#[derive(Clone, Debug)]
pub(crate) struct Rolling {
    nonces: Pair<Option<String>>,
    awaited: Vec<Side>,
    pub(crate) until: Millis,
}

impl Table {
    /// Writes the decision down; only then are nonces asked for.
    pub(crate) fn decide_roll(&mut self, step: &mut Step, side: Side) -> Result<(), Trouble> {
        if let Err(refusal) = self.session().may_throw(side) {
            return Err(self.refusal(&refusal, side));
        }
        // A roll without a double, where one was possible, is a decision that the tutor judges.
        let decision = Decision::in_throw(self.session(), side);
        let seed = step.secrets.seed();
        let entries = self.ledger.decision(side, || seed);
        self.enter(step, entries, None)?;
        self.judge(step, decision);
        self.await_nonces(step, false);
        if self.rolling.as_ref().is_some_and(|rolling| rolling.awaited.is_empty()) {
            return self.fall(step);
        }
        self.show(step);
        Ok(())
    }

    /// Asks every person's page. One that is not there is not waited for, except after a restart, when all come back.
    pub(crate) fn await_nonces(&mut self, step: &mut Step, restarted: bool) {
        let Some(pending) = self.ledger.pending() else {
            return;
        };
        let present = self.present();
        let asked = pending.asked.iter().copied();
        self.rolling = Some(Rolling {
            nonces: Pair::default(),
            awaited: asked.filter(|&side| restarted || present[side]).collect(),
            until: step.now + self.limits.nonce_time,
        });
        for (&guest, &held) in &self.guests {
            self.want_nonce(step, guest, held);
        }
    }

    /// Asks a page for its nonce, if a roll waits for one.
    pub(crate) fn want_nonce(&self, step: &mut Step, guest: GuestId, held: Held) {
        let (Some(pending), Some(rolling)) = (self.ledger.pending(), &self.rolling) else {
            return;
        };
        let asked = |side: &&Side| held.holds(**side) && rolling.nonces[**side].is_none();
        if let Some(&side) = pending.asked.iter().find(asked) {
            let wanted = Message::NonceWanted {
                table: self.ledger.table().to_owned(),
                roll: pending.roll,
                chain: pending.chain,
                link: pending.link,
                side,
                within: u32::try_from(rolling.until.saturating_sub(step.now)).unwrap_or(u32::MAX),
            };
            step.tell(vec![guest], None, wanted);
        }
    }

    /// A page's part in the roll.
    pub(crate) fn nonce(&mut self, step: &mut Step, held: Held, roll: u32, nonce: String) -> Result<(), Trouble> {
        let (Some(pending), Some(rolling)) = (self.ledger.pending(), &mut self.rolling) else {
            return Err(fault(FaultKey::Stale));
        };
        if pending.roll != roll {
            return Err(fault(FaultKey::Stale));
        }
        if unhex(&nonce).is_none() {
            return Err(fault(FaultKey::Unreadable));
        }
        let side = pending.asked.iter().copied().find(|&side| held.holds(side));
        let side = side.ok_or_else(|| fault(FaultKey::NotYourSeat))?;
        // The first answer counts; a second page of the same player changes nothing.
        rolling.nonces[side].get_or_insert(nonce);
        rolling.awaited.retain(|&awaited| awaited != side);
        if rolling.awaited.is_empty() {
            self.fall(step)?;
        }
        Ok(())
    }

    /// The dice fall, with the nonces that came.
    pub(crate) fn fall(&mut self, step: &mut Step) -> Result<(), Trouble> {
        let Some(rolling) = self.rolling.take() else {
            return Ok(());
        };
        let present = self.present();
        let asked = self.ledger.pending().map(|pending| pending.asked.clone());
        let missing = asked
            .into_iter()
            .flatten()
            .filter(|&side| rolling.nonces[side].is_none());
        let left_out = missing
            .map(|side| NonceLeftOut {
                side,
                why: if present[side] { LeftOut::Late } else { LeftOut::Absent },
            })
            .collect();
        let entries = self.ledger.falling(rolling.nonces, left_out);
        let entries = entries.ok_or_else(|| Trouble::Broken("a roll cannot fall".to_owned()))?;
        if self.enter(step, entries.into(), None).is_err() {
            return Err(Trouble::Broken("the rules refuse the dice".to_owned()));
        }
        if let Some(proof) = self.ledger.last_roll() {
            let rolled = Message::Rolled {
                table: self.ledger.table().to_owned(),
                proof: proof.clone(),
            };
            step.tell(self.guests.keys().copied().collect(), None, rolled);
        }
        self.show(step);
        self.throw_that_waited(step)
    }

    /// The other player's opening throw, if it came while the first die was rolling.
    fn throw_that_waited(&mut self, step: &mut Step) -> Result<(), Trouble> {
        let Some((guest, re, side)) = self.waiting_throw.take() else {
            return Ok(());
        };
        if self.session().may_throw(side).is_err() {
            step.fault(guest, re, FaultKey::Stale);
            return Ok(());
        }
        match self.decide_roll(step, side) {
            Ok(()) => {
                let (table, version) = (self.ledger.table().to_owned(), self.ledger.version());
                step.answer(guest, re, Message::Done { table, version });
                Ok(())
            }
            Err(broken @ Trouble::Broken(_)) => Err(broken),
            Err(_) => Ok(()),
        }
    }

    /// Commits to the chain of a game before it begins.
    pub(crate) fn promise(&mut self, step: &mut Step) -> Result<(), Trouble> {
        let seed = step.secrets.seed();
        match self.ledger.commitment(|| seed) {
            Some(entry) => self.enter(step, vec![entry], None),
            None => Ok(()),
        }
    }
}
