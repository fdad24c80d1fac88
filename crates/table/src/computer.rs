//! The computer's turn: when it thinks, and what becomes of its wish.

use crate::entry::Entry;
use crate::input::{Millis, Thinking};
use crate::setting::Chair;
use crate::table::{Pending, Step, Table, Trouble, fault};
use pasch_analysis::{Level, Wish};
use pasch_protocol::{EngineFailing, FaultKey};
use pasch_rules::{Action, Phase, Session, Side};

/// A thought that has not come by then has been lost, and is asked for again.
const THOUGHT: Millis = 30_000;
/// The same for an engine of another program.
const ENGINES_THOUGHT: Millis = 600_000;

impl Table {
    /// Lets the computer think if it is its turn and somebody is there to see it.
    pub(crate) fn go_on(&mut self, step: &mut Step) {
        let waits = self.ledger.open_seat().is_some() || self.ledger.pending().is_some() || self.guests.is_empty();
        // What is thought about is over when the table has moved on, or when no thought has come for too long.
        let version = self.ledger.version();
        self.thinking
            .take_if(|pending| pending.version != version || (pending.wish.is_none() && pending.until <= step.now));
        if waits || self.thinking.is_some() || self.dice_for().is_some() {
            return;
        }
        let Some((side, level)) = self.computer_to_act() else {
            return;
        };
        let engine = self.engine_of(side);
        // An engine takes the time that its host gives it, and may have to be started.
        let thought = if engine.is_some() { ENGINES_THOUGHT } else { THOUGHT };
        self.thinking = Some(Pending {
            version,
            not_before: step.now + self.limits.pace,
            until: step.now + thought,
            wish: None,
        });
        let seed = step.secrets.number();
        step.think(Thinking::Wish {
            version,
            session: Box::new(self.session().clone()),
            side,
            level,
            engine,
            seed,
        });
        self.show(step);
    }

    /// The computer for which real dice are to be thrown now.
    pub(crate) fn dice_for(&self) -> Option<Side> {
        let waits = self.awaits_dice == Some(self.ledger.version());
        self.computer_to_act().filter(|_| waits).map(|(side, _)| side)
    }

    /// The engine that decides for this side, if it still does.
    fn engine_of(&self, side: Side) -> Option<String> {
        match &self.ledger.seats()[side] {
            Chair::Computer {
                engine: Some(engine), ..
            } if engine.failed.is_none() => Some(engine.name.clone()),
            _ => None,
        }
    }

    /// Writes down that an engine does not play on, and lets everyone know.
    pub(crate) fn engine_failed(
        &mut self,
        step: &mut Step,
        version: u32,
        failed: Option<EngineFailing>,
    ) -> Result<(), Trouble> {
        let awaited = self.thinking.as_ref().is_some_and(|pending| pending.version == version);
        let side = self.computer_to_act().map(|(side, _)| side);
        let side = side.filter(|side| awaited && self.engine_of(*side).is_some());
        if let (Some(side), Some(why)) = (side, failed) {
            self.enter(step, vec![Entry::EngineFailed { side, why }], None)?;
            self.show(step);
        }
        Ok(())
    }

    fn computer_to_act(&self) -> Option<(Side, Level)> {
        let level = |side| match &self.ledger.seats()[side] {
            Chair::Computer { level, .. } => Some((side, *level)),
            _ => None,
        };
        let session = self.session();
        if session.over().is_some() {
            return None;
        }
        match session.game().phase() {
            Phase::Opening { .. } => {
                // A person throws first, for the pleasure of it.
                let to_throw = |side: &Side| session.allowed(*side).dice > 0;
                let people_wait = Side::BOTH
                    .into_iter()
                    .any(|side| level(side).is_none() && to_throw(&side));
                Side::BOTH
                    .into_iter()
                    .filter(|side| !people_wait && to_throw(side))
                    .find_map(level)
            }
            // Between games a person decides, if there is one.
            Phase::Over(_) => level(Side::White).and(level(Side::Black)),
            phase => phase.turn().and_then(level),
        }
    }

    /// The computer has thought; it acts when its time has come.
    pub(crate) fn wished(&mut self, version: u32, wish: Option<Wish>) {
        if self.thinking.as_ref().is_none_or(|pending| pending.version != version) {
            return;
        }
        if version != self.ledger.version() {
            self.thinking = None;
            return;
        }
        // A judge that came to grief must not leave a person waiting.
        let side = self.computer_to_act().map(|(side, _)| side);
        let wish = wish.or_else(|| side.and_then(|side| any_wish(self.ledger.session(), side)));
        match (wish, self.thinking.as_mut()) {
            (Some(wish), Some(pending)) => pending.wish = Some(wish),
            _ => self.thinking = None,
        }
    }

    /// Acts on what the computer wants, once it is time.
    pub(crate) fn act_on_wish(&mut self, step: &mut Step) -> Result<(), Trouble> {
        let ready = self
            .thinking
            .as_ref()
            .is_some_and(|pending| pending.wish.is_some() && pending.not_before <= step.now);
        if !ready {
            return Ok(());
        }
        let Some(Pending { version, wish, .. }) = self.thinking.take() else {
            return Ok(());
        };
        if version != self.ledger.version() {
            return Ok(());
        }
        let done = match (wish, self.computer_to_act()) {
            (Some(Wish::Throw), Some(_)) if self.ledger.terms().real_board => {
                self.awaits_dice = Some(version);
                self.show(step);
                Ok(())
            }
            (Some(Wish::Throw), Some((side, _))) => self.decide_roll(step, side),
            (Some(Wish::Act(action)), Some(_)) => self.do_action(step, action),
            _ => Err(fault(FaultKey::Trouble)),
        };
        match done {
            Err(broken @ Trouble::Broken(_)) => Err(broken),
            // What the rules refuse is not tried in a circle: anything that is allowed will do.
            Err(_) => match self
                .computer_to_act()
                .and_then(|(side, _)| any_wish(self.session(), side))
            {
                Some(Wish::Throw) => Ok(()),
                Some(Wish::Act(action)) => self.do_action(step, action).or_else(|trouble| match trouble {
                    Trouble::Broken(_) => Err(trouble),
                    _ => Ok(()),
                }),
                None => Ok(()),
            },
            Ok(()) => Ok(()),
        }
    }
}

/// Something that is allowed: the last resort where nobody can think.
fn any_wish(session: &Session, side: Side) -> Option<Wish> {
    let may = session.allowed(side);
    let rules = &session.terms().rulebook.checker;
    let action = match session.game().phase() {
        Phase::Opening { .. } | Phase::ToRoll { .. } if may.dice > 0 => return Some(Wish::Throw),
        Phase::ToPlay { roll, .. } if may.play => {
            let plays = session.game().board().seen_by(side).legal_plays(*roll, rules);
            let steps = plays.first().map(|(play, _)| play.to_vec()).unwrap_or_default();
            Action::Play { side, steps }
        }
        _ if may.take => Action::Take { side },
        _ if may.accept => Action::Accept { side },
        _ if may.next_game => Action::NextGame,
        _ => return None,
    };
    Some(Wish::Act(action))
}
