//! The doubling cube in a game: doubles, answers to them, and cubes turned on in answer.

use super::Game;
use crate::board::Side;
use crate::cube::{Cube, CubeOwner, Offer, Turning};
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Reason;
use crate::result::{Ending, Stake};
use crate::rulebook::{CubeRules, DoubleAnswer};

impl Game {
    /// The double that this side may offer now.
    pub(super) fn check_double(&self, side: Side) -> Result<Offer, Reason> {
        let rules = self.terms.cube.map_err(|why| Reason::NoCube { why })?;
        match self.phase {
            Phase::ToRoll { side: turn } if turn == side => {}
            Phase::ToRoll { side: turn } | Phase::ToPlay { side: turn, .. } if turn != side => {
                return Err(Reason::NotYourTurn { turn });
            }
            _ => return Err(self.not_now()),
        }
        if let CubeOwner::Held(owner) = self.cube.owner
            && owner != side
        {
            return Err(Reason::NotYourCube { owner });
        }
        if !self.turn_finished {
            return Err(Reason::BeforeFirstTurn);
        }
        if self.doubled {
            return Err(Reason::AlreadyDoubled);
        }
        let value = doubled(self.cube.value, &rules)?;
        Ok(Offer {
            by: side,
            turning: Turning::Double,
            value,
            drop_costs: self.cube.value,
            keeper: side.other(),
            roller: side,
            dead: self.cube_is_dead_for(side),
        })
    }

    /// What the cube shows once it is turned the next time; nothing where it cannot be turned.
    pub fn next_cube(&self) -> Option<u32> {
        let rules = self.terms.cube.ok()?;
        let shown = match &self.phase {
            Phase::DoubleOffered(offer) => offer.value,
            _ => self.cube.value,
        };
        doubled(shown, &rules).ok()
    }

    pub(super) fn double(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let offer = self.check_double(side)?;
        self.offer(offer, events);
        Ok(())
    }

    fn offer(&mut self, offer: Offer, events: &mut Vec<Event>) {
        self.doubled = true;
        self.phase = Phase::DoubleOffered(offer);
        events.push(Event::Doubled(offer));
    }

    /// The double that this side may answer.
    pub(super) fn offer_to(&self, side: Side) -> Result<Offer, Reason> {
        match self.phase {
            Phase::DoubleOffered(offer) if offer.by != side => Ok(offer),
            Phase::DoubleOffered(offer) => Err(Reason::OwnDouble { side: offer.by.other() }),
            _ => Err(Reason::NoDouble),
        }
    }

    pub(super) fn take(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let offer = self.offer_to(side)?;
        self.cube = Cube {
            value: offer.value,
            owner: CubeOwner::Held(offer.keeper),
        };
        self.double_taken = true;
        self.phase = Phase::ToRoll { side: offer.roller };
        events.push(Event::Taken { side, cube: self.cube });
        Ok(())
    }

    pub(super) fn drop_cube(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let offer = self.offer_to(side)?;
        events.push(Event::Dropped { side });
        self.finish(offer.by, Stake::Single, offer.drop_costs, Ending::Dropped, events);
        Ok(())
    }

    /// The answer to a double that turns the cube again, if this side may give it now.
    pub(super) fn check_turning_on(&self, side: Side, turning: Turning) -> Result<Offer, Reason> {
        let offer = self.offer_to(side)?;
        let rules = self.terms.cube.map_err(|why| Reason::NoCube { why })?;
        let keeper = match turning {
            Turning::RedoubleAtOnce if rules.answer == DoubleAnswer::RedoubleAtOnce => side.other(),
            Turning::RedoubleAtOnce | Turning::Double => return Err(Reason::NoRedoubleAtOnce),
            Turning::Beaver if !self.terms.beavers => return Err(Reason::NoBeavers),
            Turning::Raccoon if !self.terms.raccoons => return Err(Reason::NoRaccoons),
            Turning::Beaver if offer.turning == Turning::Double => side,
            Turning::Raccoon if offer.turning == Turning::Beaver => offer.keeper,
            Turning::Beaver | Turning::Raccoon => return Err(Reason::NothingToBeaver),
        };
        let value = doubled(offer.value, &rules)?;
        Ok(Offer {
            by: side,
            turning,
            value,
            drop_costs: offer.value,
            keeper,
            roller: offer.roller,
            dead: self.is_dead_at(offer.value, side),
        })
    }

    pub(super) fn turn_on(&mut self, side: Side, turning: Turning, events: &mut Vec<Event>) -> Result<(), Reason> {
        let offer = self.check_turning_on(side, turning)?;
        // Turning it on takes what was offered.
        self.double_taken = true;
        self.cube = Cube {
            value: offer.drop_costs,
            owner: CubeOwner::Held(side),
        };
        self.offer(offer, events);
        Ok(())
    }
}

/// The next number of the cube.
fn doubled(value: u32, rules: &CubeRules) -> Result<u32, Reason> {
    let limit = rules.highest();
    if value >= limit {
        Err(Reason::CubeLimit { limit })
    } else {
        Ok(value * 2)
    }
}
