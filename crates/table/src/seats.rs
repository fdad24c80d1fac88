//! Coming, sitting down, going.

use crate::entry::Entry;
use crate::secrets::fingerprint;
use crate::setting::{Chair, short};
use crate::table::{GuestId, Joining, Step, Table, Trouble};
use crate::view::Held;
use pasch_protocol::{FaultKey, Message};
use pasch_rules::{Pair, Side};

impl Table {
    /// A page comes: with a secret to its seat, without one to a seat kept free, or to watch.
    pub(crate) fn join(&mut self, step: &mut Step, joining: Joining) -> Result<(), Trouble> {
        let Joining {
            guest,
            re,
            tokens,
            owner,
            watch,
            name,
        } = joining;
        if self.guests.len() >= self.limits.guests && !self.guests.contains_key(&guest) {
            step.fault(guest, re, FaultKey::TooMany);
            return Ok(());
        }
        let mut held = Held::default();
        let mut given: Pair<Option<String>> = Pair::default();
        for side in Side::BOTH {
            let Chair::Person {
                token, owner: holder, ..
            } = &self.ledger.seats()[side]
            else {
                continue;
            };
            let shown = tokens.iter().find(|shown| fingerprint(shown) == *token);
            if shown.is_some() || (!watch && *holder == owner) {
                held.take(side);
                given[side] = shown.cloned();
            }
        }
        if let (Some(side), false, false) = (self.ledger.open_seat(), watch, held.any()) {
            let token = step.secrets.secret();
            let chair = Chair::Person {
                name: short(name),
                token: fingerprint(&token),
                owner: owner.clone(),
            };
            match self.enter(step, vec![Entry::Seated { side, chair }], Some(owner)) {
                Ok(()) => {
                    held.take(side);
                    given[side] = Some(token);
                }
                Err(broken @ Trouble::Broken(_)) => return Err(broken),
                Err(_) => {}
            }
        }
        let table = self.ledger.table().to_owned();
        step.answer(guest, re, Message::Joined { table, tokens: given });
        let before = self.present();
        self.guests.insert(guest, held);
        self.announce_presence(before);
        self.promise(step)?;
        self.show(step);
        Ok(())
    }

    /// A page goes; its seat stays kept.
    pub(crate) fn leave(&mut self, step: &mut Step, guest: GuestId) {
        let before = self.present();
        if self.guests.remove(&guest).is_some() {
            self.announce_presence(before);
            self.show(step);
        }
    }
}
