//! Coming, sitting down, going.

use crate::entry::Entry;
use crate::input::{GuestId, Joining, Millis};
use crate::secrets::fingerprint;
use crate::setting::{Chair, short};
use crate::table::{Step, Table, Trouble, fault};
use crate::view::Held;
use pasch_protocol::{Colour, FaultKey, Message, Phrase};
use pasch_rules::{Pair, Side};

/// Nobody says more than this often.
const BREATH: Millis = 1_000;

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
        // Those who watch and those who hold a seat are counted apart: watchers keep nobody from his seat.
        let sits = held.any() || (!watch && self.ledger.open_seat().is_some());
        let others = self.guests.iter().filter(|(other, _)| **other != guest);
        if others.filter(|(_, other)| other.any() == sits).count() >= self.limits.guests {
            step.fault(guest, re, FaultKey::TooMany);
            return Ok(());
        }
        if let (Some(side), false, false) = (self.ledger.open_seat(), watch, held.any()) {
            let token = step.secrets.secret();
            let chair = Chair::Person {
                name: short(name),
                colour: None,
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
        self.note_time(step)?;
        self.promise(step)?;
        self.show(step);
        Ok(())
    }

    /// A page with a seat sits down elsewhere: opposite itself at the open seat, or at one alone of two that it has.
    pub(crate) fn sit(
        &mut self,
        step: &mut Step,
        (guest, re): (GuestId, u32),
        held: Held,
        side: Side,
    ) -> Result<bool, Trouble> {
        let mut tokens: Pair<Option<String>> = Pair::default();
        if self.ledger.open_seat() == Some(side) {
            let owner = match &self.ledger.seats()[side.other()] {
                Chair::Person { owner, .. } if held.holds(side.other()) => owner.clone(),
                _ => return Err(fault(FaultKey::NotYourSeat)),
            };
            let token = step.secrets.secret();
            let chair = Chair::Person {
                name: None,
                colour: None,
                token: fingerprint(&token),
                owner,
            };
            self.enter(step, vec![Entry::Seated { side, chair }], None)?;
            tokens[side] = Some(token);
        } else if !held.holds(side) {
            return Err(fault(FaultKey::NotYourSeat));
        }
        let before = self.present();
        let mut only = Held::default();
        only.take(side);
        self.guests.insert(guest, only);
        self.announce_presence(before);
        let table = self.ledger.table().to_owned();
        step.answer(guest, re, Message::Joined { table, tokens });
        self.promise(step)?;
        self.show(step);
        Ok(false)
    }

    /// A player wants to be called and shown like this.
    pub(crate) fn introduce(
        &mut self,
        step: &mut Step,
        held: Held,
        name: Option<String>,
        colour: Option<Colour>,
    ) -> Result<(), Trouble> {
        let side = only(held)?;
        let known = self.ledger.seats()[side].clone();
        let Chair::Person { token, owner, .. } = &known else {
            return Err(fault(FaultKey::NotYourSeat));
        };
        let chair = Chair::Person {
            name: short(name),
            colour,
            token: token.clone(),
            owner: owner.clone(),
        };
        if chair != known {
            self.enter(step, vec![Entry::Seated { side, chair }], None)?;
            self.show(step);
        }
        Ok(())
    }

    /// A player says something; everyone at the table hears it.
    pub(crate) fn say(&mut self, step: &mut Step, held: Held, phrase: Phrase) -> Result<(), Trouble> {
        let side = only(held)?;
        if self.said[side].is_some_and(|at| step.now < at + BREATH) {
            return Err(fault(FaultKey::TooMany));
        }
        self.said[side] = Some(step.now);
        let table = self.ledger.table().to_owned();
        step.tell(self.guests().collect(), None, Message::Said { table, side, phrase });
        Ok(())
    }

    /// A page goes; its seat stays kept.
    pub(crate) fn leave(&mut self, step: &mut Step, guest: GuestId) -> Result<(), Trouble> {
        let before = self.present();
        if self.guests.remove(&guest).is_some() {
            self.announce_presence(before);
            self.note_time(step)?;
            self.show(step);
        }
        Ok(())
    }
}

/// The one seat that a page holds. Two people at one device need no names for each other, and talk.
fn only(held: Held) -> Result<Side, Trouble> {
    match Side::BOTH.map(|side| held.holds(side)) {
        [true, false] => Ok(Side::White),
        [false, true] => Ok(Side::Black),
        _ => Err(fault(FaultKey::NotYourSeat)),
    }
}
