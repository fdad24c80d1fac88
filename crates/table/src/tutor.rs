//! The tutor at the table: hints on request, verdicts on what people decide while it is on.

use crate::entry::Entry;
use crate::input::{GuestId, Thinking};
use crate::setting::Chair;
use crate::table::{Step, Table, Trouble, fault};
use crate::view::Held;
use pasch_analysis::{Decision, Hint, Verdict};
use pasch_protocol::{FaultKey, Message};

/// A decision that is being judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judging {
    /// The version after it.
    version: u32,
    /// The number of its action.
    number: u32,
}

impl Table {
    /// A page that is to decide asks what the engine would do.
    pub(crate) fn hint(&self, step: &mut Step, guest: GuestId, re: u32, held: Held) -> Result<(), Trouble> {
        let session = self.session();
        let mine = session.game().phase().turn().is_some_and(|side| held.holds(side));
        if !mine {
            return Err(fault(FaultKey::NotYourSeat));
        }
        if self.ledger.terms().real_board {
            return Err(fault(FaultKey::NotHere));
        }
        step.think(Thinking::Hint {
            guest,
            re,
            version: self.ledger.version(),
            session: Box::new(session.clone()),
        });
        Ok(())
    }

    /// The hint is there.
    pub(crate) fn hinted(&self, step: &mut Step, guest: GuestId, re: u32, version: u32, hint: Option<Box<Hint>>) {
        let Some(hint) = hint else {
            return step.fault(guest, re, FaultKey::Trouble);
        };
        let Hint {
            plays,
            cube,
            turned_on,
            settings,
        } = *hint;
        let message = Message::Hint {
            table: self.ledger.table().to_owned(),
            version,
            plays,
            cube,
            turned_on,
            settings,
        };
        step.answer(guest, re, message);
    }

    /// Switches the tutor.
    pub(crate) fn switch_tutor(&mut self, step: &mut Step, held: Held, on: bool) -> Result<(), Trouble> {
        if !held.any() {
            return Err(fault(FaultKey::NotYourSeat));
        }
        self.enter(step, vec![Entry::Tutor { on }], None)?;
        self.show(step);
        Ok(())
    }

    /// Has a decision judged, if a person made it and the tutor is on.
    pub(crate) fn judge(&mut self, step: &mut Step, decision: Option<Decision>) {
        let wanted = decision.filter(|decision| {
            let person = matches!(self.ledger.seats()[decision.side], Chair::Person { .. });
            self.ledger.tutor() && person && !self.ledger.terms().real_board && decision.is_for_the_tutor()
        });
        if let Some(decision) = wanted {
            let version = self.ledger.version();
            self.judging.push(Judging {
                version,
                number: decision.number,
            });
            let decision = Box::new(decision);
            step.think(Thinking::Verdict { version, decision });
        }
    }

    /// So many actions remain: what was decided after them needs no verdict, even if something else is done there now.
    pub(crate) fn judge_no_more(&mut self, remain: u32) {
        self.judging.retain(|judging| judging.number < remain);
    }

    /// A decision was judged.
    pub(crate) fn judged(
        &mut self,
        step: &mut Step,
        version: u32,
        verdict: Option<Box<Verdict>>,
    ) -> Result<(), Trouble> {
        let Some(at) = self.judging.iter().position(|judging| judging.version == version) else {
            return Ok(());
        };
        self.judging.remove(at);
        let Some(verdict) = verdict else {
            return Ok(());
        };
        match self.enter(step, vec![Entry::Judged(verdict.clone())], None) {
            Err(broken @ Trouble::Broken(_)) => return Err(broken),
            Err(_) => return Ok(()),
            Ok(()) => {}
        }
        let whose = self.guests.iter().filter(|(_, held)| held.holds(verdict.side));
        let to = whose.map(|(&guest, _)| guest).collect();
        let table = self.ledger.table().to_owned();
        step.tell(to, None, Message::Verdict { table, verdict });
        Ok(())
    }
}
