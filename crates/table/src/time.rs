//! Time at the table: what passes is charged before anything else is done, a fallen flag is called, a win is claimed.

use crate::clock::Moment;
use crate::entry::Entry;
use crate::input::Millis;
use crate::setting::Chair;
use crate::table::{Step, Table, Trouble, fault};
use pasch_protocol::{ClockFace, ClockInfo, FaultKey};
use pasch_rules::{Action, Pair, Side, Timing};

/// A clock that runs is looked at so often, so that a server that stood still notices.
const HEARTBEAT: Millis = 5_000;

/// Whoever comes so much later than the table wanted to be woken was held up by the server, not by a player.
const LATE: Millis = 2_000;

/// A turn that lasts longer is written down on the way: no more than this is given back after a crash.
const NOTED: Millis = 60_000;

impl Table {
    /// Brings the clocks up to date. Who is too late loses before he acts.
    pub(crate) fn keep_time(&mut self, step: &mut Step, opened: bool) -> Result<(), Trouble> {
        if self.ledger.terms().timing == Timing::None {
            return Ok(());
        }
        // A table that has just been set up was nowhere before.
        if opened && self.ledger.count() > 0 {
            self.go_on_from(step, step.now)?;
        } else if let Some(wake) = self.wake.filter(|wake| step.now > wake.saturating_add(LATE)) {
            self.go_on_from(step, wake)?;
        }
        if !self.is_written() {
            self.ledger.pass(self.moment(step.now));
        }
        let clock = self.ledger.clock();
        let long = clock.timing().is_live() && step.now.saturating_sub(clock.at()) >= NOTED;
        match clock.falls() {
            Some((at, side)) if at <= step.now => self.end_by_time(step, Action::Flag { side })?,
            Some(_) if long => self.note_time(step)?,
            _ => {}
        }
        let clock = self.ledger.clock();
        let claims = Pair::of(|side| (clock.claim_in(side) == Some(0), clock.is_silent(side)));
        if claims != self.claims {
            self.claims = claims;
            self.show(step);
        }
        Ok(())
    }

    /// The server was away from this moment on, or stood still.
    fn go_on_from(&mut self, step: &mut Step, since: Millis) -> Result<(), Trouble> {
        let known = self.moment(since);
        let resumed = Moment {
            resumed: true,
            ..self.moment(step.now)
        };
        if !self.is_written() {
            self.ledger.pass(known);
            self.ledger.pass(resumed);
            return Ok(());
        }
        // Days go on while the server is away; what was is known from the entry before.
        let entries = [known, resumed].map(Entry::Time);
        let entries = if since == step.now { &entries[1..] } else { &entries[..] };
        self.enter(step, entries.to_vec(), None)
    }

    /// Writes down what time it is, if that is not known.
    pub(crate) fn note_time(&mut self, step: &mut Step) -> Result<(), Trouble> {
        if !self.is_written() {
            self.ledger.pass(self.moment(step.now));
            return Ok(());
        }
        match self.time(step.now) {
            Some(_) => self.enter(step, Vec::new(), None),
            None => Ok(()),
        }
    }

    /// The entry that tells the time, if it is not known.
    pub(crate) fn time(&self, now: Millis) -> Option<Entry> {
        let (clock, moment) = (self.ledger.clock(), self.moment(now));
        let known = clock.at() >= now && clock.away() == moment.away;
        (self.is_written() && !known).then_some(Entry::Time(moment))
    }

    /// Is the time in the record? Only where it decides.
    fn is_written(&self) -> bool {
        self.ledger.terms().timing.has_clock()
    }

    fn moment(&self, at: Millis) -> Moment {
        let present = self.present();
        let person = |side: Side| matches!(self.ledger.seats()[side], Chair::Person { .. });
        Moment {
            at,
            away: Pair::of(|side| person(side) && !present[side]),
            resumed: false,
        }
    }

    /// Does a clock run here that must not be put away?
    pub(crate) fn keeps_time(&self) -> bool {
        let clock = self.ledger.clock();
        clock.timing().is_live() && clock.falls().is_some()
    }

    /// When time has to be looked at next.
    pub(crate) fn next_chime(&self, now: Millis) -> Option<Millis> {
        let clock = self.ledger.clock();
        let flag = clock.falls().map(|(at, _)| at.max(now));
        let heartbeat = self.keeps_time().then_some(now + HEARTBEAT);
        let claims = Side::BOTH.into_iter().filter_map(|side| clock.claim_in(side));
        let claim = claims.filter(|&left| left > 0).chain(clock.missing_in()).min();
        let claim = claim.map(|left| now + left);
        [flag, heartbeat, claim].into_iter().flatten().min()
    }

    /// A player claims the win from one who stayed away.
    pub(crate) fn claim(&mut self, step: &mut Step, side: Side, at: u32) -> Result<(), Trouble> {
        if at != self.ledger.version() {
            return Err(fault(FaultKey::Stale));
        }
        let action = Action::Claim { side };
        if let Err(refusal) = self.session().check(&action) {
            return Err(self.refusal(&refusal, side));
        }
        match self.ledger.clock().claim_in(side) {
            Some(0) => self.end_by_time(step, action),
            _ => Err(fault(FaultKey::NotHere)),
        }
    }

    /// The game is lost; who threw for the start while another's die was rolling hears that it came to nothing.
    fn end_by_time(&mut self, step: &mut Step, action: Action) -> Result<(), Trouble> {
        let before = self.session().log().len() as u32;
        self.do_action(step, action)?;
        self.judge_no_more(before);
        if let Some((guest, re, _)) = self.waiting_throw.take() {
            step.fault(guest, re, FaultKey::Stale);
        }
        Ok(())
    }

    /// The clocks as they stand now.
    pub(crate) fn shown_clock(&self, now: Millis) -> Option<ClockInfo> {
        let mut clock = *self.ledger.clock();
        if clock.timing() == Timing::None {
            return None;
        }
        clock.pass(self.moment(now));
        Some(ClockInfo {
            sides: Pair::of(|side| {
                let hand = clock.hand(side);
                ClockFace {
                    reserve: hand.reserve,
                    free: hand.free,
                    still: clock.still(side),
                    runs: clock.runs(side),
                    paused: clock.pauses(side),
                }
            }),
            claim: Pair::of(|side| clock.claim_in(side)),
        })
    }
}
