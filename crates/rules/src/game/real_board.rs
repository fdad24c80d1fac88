//! What only a real board knows: throws that are void, plays that break the rules and their correction, dice picked up.

use super::Game;
use crate::action::VoidThrow;
use crate::board::{Board, Side};
use crate::dice::Roll;
use crate::event::Event;
use crate::legality::{LONGEST, lay};
use crate::phase::Phase;
use crate::plays::Step;
use crate::position::Position;
use crate::refusal::Reason;
use crate::result::{Ending, GameResult};
use crate::rulebook::{CorrectionBy, CorrectionUntil, DiceFall};

/// A wrong play that may still be demanded back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrongPlay {
    pub(super) side: Side,
    roll: Roll,
    before: Board,
    lifted: bool,
}

impl Game {
    /// Is a throw of this side void for that reason now?
    pub(super) fn check_void_throw(&self, side: Side, why: VoidThrow) -> Result<(), Reason> {
        self.on_a_real_board()?;
        let early = why == VoidThrow::BeforeTurnEnded;
        match self.phase {
            Phase::Opening { .. } if !early => {}
            Phase::ToRoll { side: turn } if !early && turn == side => {}
            // Out of turn is too early, too: the other has not even thrown.
            Phase::ToRoll { side: turn } | Phase::ToPlay { side: turn, .. } if early && turn != side => {}
            // The other has played, but the turn is not over while the dice lie there.
            Phase::ToRoll { side: turn } if early && turn == side && self.dice_of == Some(side.other()) => {}
            Phase::ToRoll { side: turn } if !early => return Err(Reason::NotYourTurn { turn }),
            Phase::ToRoll { .. } => return Err(Reason::NotEarly),
            Phase::Opening { .. } => return Err(Reason::NotVoid),
            _ => return Err(self.not_now()),
        }
        if why == VoidThrow::WrongHalf && self.terms.answers.dice_fall == DiceFall::OneHalf {
            return Err(Reason::NotVoid);
        }
        Ok(())
    }

    pub(super) fn void_throw(&mut self, side: Side, why: VoidThrow, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_void_throw(side, why)?;
        events.push(Event::ThrowVoid { side, why });
        Ok(())
    }

    /// How a wrong play leaves the board, if it is one that a real board can hold.
    pub(super) fn check_wrong_play(&self, side: Side, steps: &[Step]) -> Result<Misplayed, Reason> {
        self.on_a_real_board()?;
        let roll = self.roll_of(side)?;
        if steps.len() > LONGEST {
            return Err(Reason::NotTogether { roll });
        }
        let position = self.board.seen_by(side);
        let Err(reason) = position.play(steps, roll, &self.terms.answers.checker) else {
            return Err(Reason::PlayIsLegal);
        };
        let (end, steps) = lay(&position, steps)?;
        Ok(Misplayed {
            roll,
            end,
            steps,
            reason,
        })
    }

    pub(super) fn wrong_play(&mut self, side: Side, steps: &[Step], events: &mut Vec<Event>) -> Result<(), Reason> {
        let Misplayed {
            roll,
            end,
            steps,
            reason,
        } = self.check_wrong_play(side, steps)?;
        self.wrong = Some(WrongPlay {
            side,
            roll,
            before: self.board,
            lifted: false,
        });
        self.board = Board::from_view(side, &end);
        events.push(Event::WronglyPlayed {
            side,
            roll,
            steps,
            reason,
        });
        self.end_turn(side, events);
        Ok(())
    }

    /// The wrong play that this side may demand back now.
    pub(super) fn check_correction(&self, side: Side) -> Result<WrongPlay, Reason> {
        self.on_a_real_board()?;
        let wrong = self.wrong.ok_or(Reason::NothingToCorrect)?;
        if matches!(self.phase, Phase::DoubleOffered(_) | Phase::ResignOffered { .. }) {
            return Err(self.not_now());
        }
        let by_play = |result: &GameResult| result.ending == Ending::BorneOff && result.winner == wrong.side;
        match &self.phase {
            Phase::ToRoll { .. } => {}
            Phase::Over(result) if by_play(result) => {}
            _ => return Err(Reason::NothingToCorrect),
        }
        let correction = self.terms.answers.correction;
        if correction.until == CorrectionUntil::DiceLifted && wrong.lifted {
            return Err(Reason::DiceLifted);
        }
        if correction.by == CorrectionBy::Opponent && side == wrong.side {
            return Err(Reason::NotYoursToCorrect {
                side: wrong.side.other(),
            });
        }
        Ok(wrong)
    }

    pub(super) fn demand_correction(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let wrong = self.check_correction(side)?;
        self.board = wrong.before;
        self.phase = Phase::ToPlay {
            side: wrong.side,
            roll: wrong.roll,
        };
        self.wrong = None;
        self.dice_of = None;
        self.correcting = true;
        events.push(Event::CorrectionDemanded {
            by: side,
            side: wrong.side,
            roll: wrong.roll,
        });
        Ok(())
    }

    /// Are there dice of this side to pick up?
    pub(super) fn check_lifting(&self, side: Side) -> Result<(), Reason> {
        self.on_a_real_board()?;
        if self.dice_of != Some(side) {
            return Err(Reason::NoDiceToLift { side });
        }
        Ok(())
    }

    pub(super) fn lift_dice(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_lifting(side)?;
        self.dice_of = None;
        events.push(Event::DiceLifted { side });
        if let Some(wrong) = &mut self.wrong
            && self.terms.answers.correction.until == CorrectionUntil::DiceLifted
            && !wrong.lifted
        {
            wrong.lifted = true;
            events.push(Event::WrongPlayStands { side });
        }
        Ok(())
    }

    /// The time to demand a wrong play back is over.
    pub(crate) fn let_wrong_play_stand(&mut self, events: &mut Vec<Event>) {
        if let Some(wrong) = self.wrong.take()
            && !wrong.lifted
        {
            events.push(Event::WrongPlayStands { side: wrong.side });
        }
    }

    fn on_a_real_board(&self) -> Result<(), Reason> {
        if self.terms.real_board {
            Ok(())
        } else {
            Err(Reason::NotRealBoard)
        }
    }
}

/// A wrong play as it was made, and the rule it breaks.
pub(super) struct Misplayed {
    roll: Roll,
    end: Position,
    steps: Vec<Step>,
    reason: Reason,
}
