//! The dice: every party fixes its part before a game; a roll is decided on and written down, every page reveals its link,
//! the dice fall. Nothing falls without a page that has a part: the roll waits for it, and it can reveal nothing else.

use crate::effect::Secret;
use crate::entry::Entry;
use crate::input::GuestId;
use crate::ledger::action_line;
use crate::table::{Step, Table, Trouble, fault};
use crate::view::Held;
use pasch_analysis::Decision;
use pasch_dice::{Bytes, Line, Party, Why, party_of, unhex};
use pasch_protocol::{FaultKey, Message};
use pasch_rules::{Action, Side};

/// More renewals than any honest page needs. Each player has his own, so that nobody uses up the other's.
const RENEWALS: usize = 200;

impl Table {
    /// Writes the decision down; only then are links revealed.
    pub(crate) fn decide_roll(&mut self, step: &mut Step, side: Side) -> Result<(), Trouble> {
        if let Err(refusal) = self.session().may_throw(side) {
            return Err(self.refusal(&refusal, side));
        }
        // A roll without a double, where one was possible, is a decision that the tutor judges.
        let decision = Decision::in_throw(self.session(), side);
        let entries = self.ledger.decision(side);
        self.enter(step, entries, None)?;
        self.roll_on(step)?;
        self.judge(step, decision);
        self.show(step);
        self.throw_that_waited(step)
    }

    /// Whatever of the open roll can happen without waiting.
    fn roll_on(&mut self, step: &mut Step) -> Result<(), Trouble> {
        while let Some(entries) = self.ledger.progress() {
            if self.enter(step, entries, None).is_err() {
                return Err(Trouble::Broken("the rules refuse the dice".to_owned()));
            }
        }
        self.promise(step)
    }

    /// Opens the log, and the chains that a game needs before its first roll: the server fixes its part first.
    pub(crate) fn promise(&mut self, step: &mut Step) -> Result<(), Trouble> {
        if let Some(line) = self.ledger.opening(step.secrets.seed()) {
            self.enter(step, vec![line.into()], None)?;
        }
        if self.session().over().is_some() && self.ledger.let_go() {
            step.keep_secret(Secret::Gone);
        }
        if self.ledger.has_lost_its_secret() && self.ledger.log().renewal().is_none() {
            self.ask_renewal(step, Party::Server, Why::Lost)?;
        }
        let Some(line) = self.ledger.new_epoch() else {
            return Ok(());
        };
        self.enter(step, vec![line.into()], None)?;
        let seed = step.secrets.seed();
        let epoch = self.ledger.log().epoch().map_or(0, |epoch| epoch.number);
        self.ledger.hold(epoch, seed);
        let anchor = self.ledger.own_anchor();
        let anchor = anchor.ok_or_else(|| Trouble::Broken("the chains cannot be fixed".to_owned()))?;
        self.enter(step, vec![anchor.into()], None)?;
        let seed = Bytes(seed).to_string();
        step.keep_secret(Secret::Kept { epoch, seed });
        Ok(())
    }

    /// The lines of the log from a number on.
    pub(crate) fn lines(&self, step: &mut Step, to: Vec<GuestId>, re: Option<u32>, from: u32) {
        let lines = self.ledger.lines();
        let first = (from as usize).min(lines.len());
        let log = Message::DiceLog {
            table: self.ledger.table().to_owned(),
            first: first as u32,
            lines: lines.get(first..).unwrap_or_default().to_vec(),
            head: self.ledger.log().head().to_string(),
        };
        step.tell(to, re, log);
    }

    /// A page fixes its part. The first page of a player counts; a second one changes nothing.
    pub(crate) fn anchor(&mut self, step: &mut Step, held: Held, epoch: u32, anchor: &str) -> Result<(), Trouble> {
        let anchor = read(anchor)?;
        self.in_epoch(epoch)?;
        let Some(party) = self.awaited(held, &self.ledger.log().awaited_anchors())? else {
            return Ok(());
        };
        let line = Line::Anchor { epoch, party, anchor };
        self.enter(step, vec![line.into()], None)?;
        self.roll_on(step)?;
        self.show(step);
        Ok(())
    }

    /// A page's part in the roll: there is only one that fits.
    pub(crate) fn link(&mut self, step: &mut Step, held: Held, roll: u32, link: &str) -> Result<(), Trouble> {
        let link = read(link)?;
        if self.ledger.pending().is_none_or(|open| open.roll != roll) {
            return Err(fault(FaultKey::Stale));
        }
        let Some(party) = self.awaited(held, &self.ledger.log().awaited_links())? else {
            return Ok(());
        };
        let line = Line::Link { roll, party, link };
        self.enter(step, vec![line.into()], None)?;
        self.roll_on(step)?;
        self.show(step);
        self.throw_that_waited(step)
    }

    /// A page has no longer the secret of its chain.
    pub(crate) fn renew(&mut self, step: &mut Step, held: Held, epoch: u32, why: Why) -> Result<(), Trouble> {
        self.in_epoch(epoch)?;
        let parties = self.ledger.log().epoch().map(|epoch| epoch.parties.clone());
        let party = self.awaited(held, &parties.unwrap_or_default())?;
        let asked = self.ledger.log().renewals().iter();
        if asked.filter(|(_, by, _)| Some(*by) == party).count() >= RENEWALS {
            return Err(fault(FaultKey::TooMany));
        }
        if let (Some(party), None) = (party, self.ledger.log().renewal()) {
            self.ask_renewal(step, party, why)?;
            self.roll_on(step)?;
            self.show(step);
        }
        Ok(())
    }

    fn ask_renewal(&mut self, step: &mut Step, party: Party, why: Why) -> Result<(), Trouble> {
        let epoch = self.ledger.log().epoch().map_or(0, |epoch| epoch.number);
        self.enter(step, vec![Line::Renew { epoch, party, why }.into()], None)
    }

    /// A player agrees to new chains for the open roll.
    pub(crate) fn grant(&mut self, step: &mut Step, held: Held, epoch: u32) -> Result<(), Trouble> {
        self.in_epoch(epoch)?;
        if let Some(party) = self.awaited(held, &self.ledger.log().awaited_grants())? {
            self.enter(step, vec![Line::Grant { epoch, party }.into()], None)?;
            self.roll_on(step)?;
            self.show(step);
        }
        Ok(())
    }

    fn in_epoch(&self, epoch: u32) -> Result<(), Trouble> {
        match self.ledger.log().epoch() {
            Some(current) if current.number == epoch => Ok(()),
            _ => Err(fault(FaultKey::Stale)),
        }
    }

    /// For which party a page speaks, of those awaited; none if it has done its part.
    fn awaited(&self, held: Held, parties: &[Party]) -> Result<Option<Party>, Trouble> {
        if !held.any() {
            return Err(fault(FaultKey::NotYourSeat));
        }
        let own = Side::BOTH.into_iter().filter(|&side| held.holds(side)).map(party_of);
        Ok(own.into_iter().find(|party| parties.contains(party)))
    }

    /// The other player's opening throw, if it came while the first die was rolling.
    fn throw_that_waited(&mut self, step: &mut Step) -> Result<(), Trouble> {
        if self.ledger.pending().is_some() {
            return Ok(());
        }
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

    /// Makes the entry of an action.
    pub(crate) fn enter_action(&mut self, step: &mut Step, action: &Action) -> Result<(), Trouble> {
        self.enter(step, vec![Entry::from(action_line(action))], None)
    }
}

fn read(text: &str) -> Result<Bytes, Trouble> {
    let bytes = unhex(text).map(Bytes);
    bytes.ok_or_else(|| fault(FaultKey::Unreadable))
}
