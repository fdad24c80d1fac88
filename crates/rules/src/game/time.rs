//! Losing by time: a flag that fell, or a player who stayed away. What counts is a single game at the cube's value; that the
//! match is lost with it is the session's matter.

use super::Game;
use crate::board::Side;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Reason;
use crate::result::{Ending, Stake};
use crate::timing::Timing;

impl Game {
    /// Can a flag fall now?
    pub(super) fn check_flag(&self) -> Result<(), Reason> {
        if !self.terms.timing.has_clock() {
            return Err(Reason::NoClock);
        }
        self.still_played()
    }

    pub(super) fn let_flag_fall(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_flag()?;
        events.push(Event::FlagFell { side });
        self.lose_by_time(side, Ending::Flag, events);
        Ok(())
    }

    /// Can a win be claimed now? Whether the opponent has stayed away for long enough is known to who keeps the time.
    pub(super) fn check_claim(&self) -> Result<(), Reason> {
        if !matches!(self.terms.timing, Timing::Claim { .. }) {
            return Err(Reason::NoClaim);
        }
        self.still_played()
    }

    pub(super) fn claim(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_claim()?;
        events.push(Event::Claimed { side });
        self.lose_by_time(side.other(), Ending::Absent, events);
        Ok(())
    }

    fn still_played(&self) -> Result<(), Reason> {
        match self.phase {
            Phase::Over(_) => Err(self.not_now()),
            _ => Ok(()),
        }
    }

    fn lose_by_time(&mut self, side: Side, ending: Ending, events: &mut Vec<Event>) {
        self.finish(side.other(), Stake::Single, self.cube.value, ending, events);
    }
}
