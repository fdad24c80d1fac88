//! Giving up: at once, or by an offer that the other player answers.

use super::Game;
use crate::board::Side;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Reason;
use crate::result::{Ending, Stake};
use crate::rulebook::Resigning;

impl Game {
    /// May a game be given up at this stake now?
    pub(super) fn check_resigning(&self, stake: Stake) -> Result<(), Reason> {
        match self.phase {
            Phase::DoubleOffered(_) => return Err(Reason::ResignsUnderDouble),
            Phase::ResignOffered { .. } | Phase::Over(_) => return Err(self.not_now()),
            _ => {}
        }
        match self.terms.answers.resigning {
            Resigning::AtOnceBackgammon if stake != Stake::Backgammon => Err(Reason::ResignsBackgammon),
            Resigning::AtOnceBackgammon | Resigning::Offer => Ok(()),
        }
    }

    pub(super) fn resign(&mut self, side: Side, stake: Stake, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_resigning(stake)?;
        match self.terms.answers.resigning {
            Resigning::AtOnceBackgammon => self.lose_by_resigning(side, stake, events),
            Resigning::Offer => {
                events.push(Event::ResignOffered { side, stake });
                self.phase = Phase::ResignOffered {
                    by: side,
                    stake,
                    resume: Box::new(self.phase.clone()),
                };
            }
        }
        Ok(())
    }

    fn lose_by_resigning(&mut self, side: Side, stake: Stake, events: &mut Vec<Event>) {
        events.push(Event::Resigned { side, stake });
        self.finish(side.other(), stake, self.cube.value, Ending::Resigned, events);
    }

    /// The offer to resign that this side may answer: whose, how high, and where the game would go on.
    pub(super) fn resignation_to(&self, side: Side) -> Result<(Side, Stake, &Phase), Reason> {
        match &self.phase {
            Phase::ResignOffered { by, stake, resume } if *by != side => Ok((*by, *stake, resume)),
            Phase::ResignOffered { by, .. } => Err(Reason::OwnResignation { side: by.other() }),
            _ => Err(Reason::NoResignation),
        }
    }

    pub(super) fn accept(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let (by, stake, _) = self.resignation_to(side)?;
        self.lose_by_resigning(by, stake, events);
        Ok(())
    }

    pub(super) fn decline(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let (_, _, resume) = self.resignation_to(side)?;
        self.phase = resume.clone();
        events.push(Event::ResignDeclined { side });
        Ok(())
    }
}
