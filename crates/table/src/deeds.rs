//! What a page does at the table: deeds that hold no chance, taking back, the rematch, and why a step is refused.

use crate::entry::Entry;
use crate::input::GuestId;
use crate::setting::Setting;
use crate::table::{Step, Table, Trouble, fault};
use crate::view::Held;
use pasch_analysis::Decision;
use pasch_dice::Line;
use pasch_protocol::{Deed, Fault, FaultKey, Message};
use pasch_rules::{Action, DieStep, OpeningThrow, Phase, Roll, Side, Turn};

/// More steps than any turn has are not worth looking at.
const MOST_STEPS: usize = 16;

/// By how much the version grows while the other player throws for the start: decided, fallen, done.
const OTHERS_THROW: u32 = 3;

impl Table {
    /// A deed: true once it is done, false if it has to wait.
    pub(crate) fn act(
        &mut self,
        step: &mut Step,
        (guest, re): (GuestId, u32),
        held: Held,
        at: u32,
        side: Option<Side>,
        deed: Deed,
    ) -> Result<bool, Trouble> {
        let side = match (&deed, side) {
            (Deed::Throw { .. }, Some(side)) if held.any() && self.dice_for() == Some(side) => side,
            _ => self.actor(held, side)?,
        };
        if self.ledger.open_seat().is_some() {
            return Err(fault(FaultKey::SeatOpen));
        }
        if deed == Deed::Claim {
            return self.claim(step, side, at).map(|()| true);
        }
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        // Both may throw for the start at the same moment; a throw from before a tie comes too late.
        let behind = self.ledger.version().checked_sub(at);
        let throws_too = opening && deed == Deed::Roll && behind.is_some_and(|behind| behind <= OTHERS_THROW);
        if let Some(pending) = self.ledger.pending() {
            if throws_too && pending.side != side && self.waiting_throw.is_none() {
                self.waiting_throw = Some((guest, re, side));
                return Ok(false);
            }
            return Err(fault(FaultKey::Stale));
        }
        let other_threw = match (self.session().game().phase(), side) {
            (Phase::Opening { black, .. }, Side::White) => black.is_some(),
            (Phase::Opening { white, .. }, Side::Black) => white.is_some(),
            _ => false,
        };
        let throws_too = throws_too && other_threw && self.session().may_throw(side).is_ok();
        if at != self.ledger.version() && !throws_too {
            return Err(fault(FaultKey::Stale));
        }
        let real = self.ledger.terms().real_board;
        let action = match deed {
            Deed::Roll if real => return Err(fault(FaultKey::NotHere)),
            Deed::Roll => return self.decide_roll(step, side).map(|()| true),
            Deed::Throw { .. } if !real => return Err(fault(FaultKey::NotHere)),
            Deed::Throw { dice } => self.entered_throw(side, &dice)?,
            Deed::Play { steps } => Action::Play {
                side,
                steps: limited(steps)?,
            },
            Deed::Double => Action::Double { side },
            Deed::Take => Action::Take { side },
            Deed::Drop => Action::Drop { side },
            Deed::Redouble => Action::Redouble { side },
            Deed::Beaver => Action::Beaver { side },
            Deed::Raccoon => Action::Raccoon { side },
            Deed::Resign { stake } => Action::Resign { side, stake },
            Deed::Accept => Action::Accept { side },
            Deed::Decline => Action::Decline { side },
            Deed::NextGame => Action::NextGame,
            Deed::Finish => Action::Finish,
            Deed::VoidThrow { why } => Action::VoidThrow { side, why },
            Deed::WrongPlay { steps } => Action::WrongPlay {
                side,
                steps: limited(steps)?,
            },
            Deed::DemandCorrection => Action::DemandCorrection { side },
            Deed::LiftDice => Action::LiftDice { side },
            Deed::Claim => Action::Claim { side },
            Deed::TakeBack => return self.take_back(step, side).map(|()| true),
            Deed::Rematch => return self.rematch(step, guest, re),
        };
        self.do_action(step, action).map(|()| true)
    }

    /// Does what a person or the computer decided on.
    pub(crate) fn do_action(&mut self, step: &mut Step, action: Action) -> Result<(), Trouble> {
        let decision = Decision::in_action(self.session(), &action);
        self.enter_action(step, &action)?;
        self.promise(step)?;
        self.show(step);
        self.judge(step, decision);
        Ok(())
    }

    /// Which side a page acts for.
    fn actor(&self, held: Held, side: Option<Side>) -> Result<Side, Trouble> {
        let natural = match self.session().game().phase() {
            Phase::Opening { white: Some(_), .. } => Some(Side::Black),
            Phase::Opening { .. } => Some(Side::White),
            phase => phase.turn(),
        };
        let holds = |side: &Side| held.holds(*side);
        let acting = match side {
            Some(side) => Some(side).filter(holds),
            None => natural.filter(holds).or_else(|| Side::BOTH.into_iter().find(holds)),
        };
        acting.ok_or_else(|| fault(FaultKey::NotYourSeat))
    }

    fn entered_throw(&self, side: Side, dice: &[u8]) -> Result<Action, Trouble> {
        let roll = |a, b| Roll::new(a, b).map_err(|_| fault(FaultKey::NotHere));
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        match *dice {
            [die] if opening => Ok(Action::OpeningThrow {
                side,
                throw: OpeningThrow::One(die),
            }),
            [a, b] if opening => Ok(Action::OpeningThrow {
                side,
                throw: OpeningThrow::Two(roll(a, b)?),
            }),
            [a, b] => Ok(Action::Roll {
                side,
                roll: roll(a, b)?,
            }),
            _ => Err(fault(FaultKey::NotHere)),
        }
    }

    fn take_back(&mut self, step: &mut Step, side: Side) -> Result<(), Trouble> {
        let remain = self.ledger.taking_back(side).ok_or_else(|| fault(FaultKey::NotHere))?;
        self.thinking = None;
        self.enter(step, vec![Line::TakenBack { remain }.into()], None)?;
        self.judge_no_more(remain);
        self.promise(step)?;
        self.show(step);
        Ok(())
    }

    /// The same again at another table: done at once if it is known, else when it is founded.
    fn rematch(&mut self, step: &mut Step, guest: GuestId, re: u32) -> Result<bool, Trouble> {
        if self.session().over().is_none() {
            return Err(fault(FaultKey::NotHere));
        }
        if self.ledger.rematch().is_some() {
            return Ok(true);
        }
        if self.founding.is_empty() {
            let setting = Setting {
                terms: self.ledger.terms().clone(),
                seats: self.ledger.seats().clone(),
                tutor: self.ledger.tutor(),
                parent: None,
            };
            step.found(setting.again());
        }
        self.founding.push_back((guest, re));
        Ok(false)
    }

    /// The table of the rematch is there, or cannot be.
    pub(crate) fn founded(&mut self, step: &mut Step, founded: Result<String, Fault>) -> Result<(), Trouble> {
        let waiting = std::mem::take(&mut self.founding);
        match founded {
            Ok(table) => {
                if let Err(broken @ Trouble::Broken(_)) = self.enter(step, vec![Entry::Rematch { table }], None) {
                    return Err(broken);
                }
                self.show(step);
                let (table, version) = (self.ledger.table().to_owned(), self.ledger.version());
                for (guest, re) in waiting {
                    let table = table.clone();
                    step.answer(guest, re, Message::Done { table, version });
                }
            }
            Err(fault) => {
                for (guest, re) in waiting {
                    step.fault(guest, re, fault.clone());
                }
            }
        }
        Ok(())
    }

    /// Why a checker cannot go somewhere, if it cannot.
    pub(crate) fn explain(&self, held: Held, steps: &[DieStep], from: u8, to: u8) -> Result<(), Trouble> {
        let Phase::ToPlay { side, roll } = *self.session().game().phase() else {
            return Err(fault(FaultKey::NotHere));
        };
        if !held.holds(side) {
            return Err(fault(FaultKey::NotYourSeat));
        }
        let book = &self.ledger.terms().rulebook;
        let refused = |reason| {
            let refusal = pasch_rules::Refusal {
                rulebook: book.base(),
                reason,
            };
            self.refusal(&refusal, side)
        };
        let turn = Turn::new(self.session().game().board().seen_by(side), roll, book.checker);
        turn.check_move(steps, from, to).map_err(refused)
    }
}

fn limited(steps: Vec<pasch_rules::Step>) -> Result<Vec<pasch_rules::Step>, Trouble> {
    if steps.len() > MOST_STEPS {
        return Err(fault(FaultKey::NotHere));
    }
    Ok(steps)
}
