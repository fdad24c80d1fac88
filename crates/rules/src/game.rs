//! One game as a state machine: opening throw, roll, play, double, resign, until somebody has won.
//!
//! A [`Game`] lives inside a [`crate::Session`], which lays down its [`GameTerms`]. Everything that can be done has a
//! function that asks whether it may be done now and changes nothing; [`Game::apply`] asks it first and changes
//! afterwards, so that a refused action leaves everything as it was.

mod doubling;
mod real_board;
mod resigning;
mod time;

use crate::action::{Action, OpeningThrow};
use crate::board::{Board, Side};
use crate::cube::{Cube, CubeOwner, Turning};
use crate::dice::Roll;
use crate::event::Event;
use crate::pair::Pair;
use crate::phase::Phase;
use crate::plays::{Play, Step};
use crate::position::{Afterstate, Position};
use crate::refusal::{NoCube, Reason};
use crate::result::{Ending, GameResult, Stake};
use crate::rulebook::{Answers, CubeRules, Opening};
use crate::situation::BoardLaw;
use crate::timing::Timing;
use real_board::WrongPlay;
use std::cmp::Ordering;

/// What the session lays down for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameTerms {
    pub answers: Answers,
    /// The cube, or why there is none in this game.
    pub cube: Result<CubeRules, NoCube>,
    pub lower_starts: bool,
    pub automatic_double: bool,
    pub first_double: bool,
    pub jacoby: bool,
    pub beavers: bool,
    pub raccoons: bool,
    /// In a match, the points white and black still need.
    pub away: Option<Pair<u32>>,
    pub real_board: bool,
    pub timing: Timing,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    terms: GameTerms,
    board: Board,
    cube: Cube,
    phase: Phase,
    /// Has anybody finished a turn?
    turn_finished: bool,
    /// Has the cube been turned since the last roll?
    doubled: bool,
    /// Has a double been taken in this game (Jacoby)?
    double_taken: bool,
    /// Has there been an opening throw that tied?
    tied: bool,
    /// Has there been a roll after the opening throw?
    rolled: bool,
    wrong: Option<WrongPlay>,
    /// A wrong play was taken back: what was doubled after it stays so.
    correcting: bool,
    /// Whose dice lie on the board after a play.
    dice_of: Option<Side>,
}

impl Game {
    /// A game that begins with an opening throw, or with `first` rolling.
    pub(crate) fn new(terms: GameTerms, board: Board, first: Option<Side>, in_the_middle: bool) -> Game {
        Game {
            terms,
            board,
            cube: Cube::START,
            phase: match first {
                Some(side) => Phase::ToRoll { side },
                None => Phase::Opening {
                    white: None,
                    black: None,
                },
            },
            turn_finished: in_the_middle,
            doubled: false,
            double_taken: false,
            tied: false,
            rolled: in_the_middle,
            wrong: None,
            correcting: false,
            dice_of: None,
        }
    }

    /// The same with a cube that was turned before, and perhaps a throw that was made.
    pub(crate) fn taken_up(mut self, cube: Cube, roll: Option<Roll>) -> Game {
        self.cube = cube;
        self.double_taken = cube.owner != CubeOwner::Centred;
        if let (Phase::ToRoll { side }, Some(roll)) = (&self.phase, roll) {
            self.phase = Phase::ToPlay { side: *side, roll };
        }
        self
    }

    /// Where the checkers stand.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cube; a centred 1 also where there is none.
    pub fn cube(&self) -> Cube {
        self.cube
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Is there a cube in this game, and if not, why?
    pub fn cube_in_play(&self) -> Result<(), NoCube> {
        self.terms.cube.map(|_| ())
    }

    /// The position as the player sees it who is to roll or play, or, when something waits for an answer, as the player
    /// sees it who rolls next; at the opening throw and after the end, white's.
    pub fn position(&self) -> Position {
        self.board.seen_by(self.phase.mover())
    }

    /// Who is to roll or play, once everything is answered.
    pub fn mover(&self) -> Option<Side> {
        match &self.phase {
            Phase::Opening { .. } | Phase::Over(_) => None,
            phase => Some(phase.mover()),
        }
    }

    /// The throw to be played, if there is one; also while an offer to resign waits for its answer.
    pub fn roll(&self) -> Option<Roll> {
        match &self.phase {
            Phase::ToPlay { roll, .. } => Some(*roll),
            Phase::ResignOffered { resume, .. } => match **resume {
                Phase::ToPlay { roll, .. } => Some(roll),
                _ => None,
            },
            _ => None,
        }
    }

    /// Would turning the cube be of no use to this side, a single win at the present stake being enough for the match?
    pub fn cube_is_dead_for(&self, side: Side) -> bool {
        self.is_dead_at(self.cube.value, side)
    }

    fn is_dead_at(&self, value: u32, side: Side) -> bool {
        self.terms.away.is_some_and(|away| away[side] <= value)
    }

    /// The side whose wrong play may still be put right.
    pub fn wrong_play_by(&self) -> Option<Side> {
        self.wrong.map(|wrong| wrong.side)
    }

    /// The highest stake that counts now: under the Jacoby rule a single game until a double has been taken.
    pub fn highest_stake(&self) -> Stake {
        if self.terms.jacoby && !self.double_taken {
            Stake::Single
        } else {
            Stake::Backgammon
        }
    }

    /// May this be done now? Nothing changes.
    pub(crate) fn check(&self, action: &Action) -> Result<(), Reason> {
        match *action {
            Action::OpeningThrow { side, throw } => self.check_opening_throw(side, throw).map(drop),
            Action::Roll { side, .. } => self.check_roll(side),
            Action::Play { side, ref steps } => self.check_play(side, steps).map(drop),
            Action::Double { side } => self.check_double(side).map(drop),
            Action::Take { side } | Action::Drop { side } => self.offer_to(side).map(drop),
            Action::Redouble { side } => self.check_turning_on(side, Turning::RedoubleAtOnce).map(drop),
            Action::Beaver { side } => self.check_turning_on(side, Turning::Beaver).map(drop),
            Action::Raccoon { side } => self.check_turning_on(side, Turning::Raccoon).map(drop),
            Action::Resign { stake, .. } => self.check_resigning(stake),
            Action::Accept { side } | Action::Decline { side } => self.resignation_to(side).map(drop),
            Action::Flag { .. } => self.check_flag(),
            Action::Claim { .. } => self.check_claim(),
            Action::VoidThrow { side, why } => self.check_void_throw(side, why),
            Action::WrongPlay { side, ref steps } => self.check_wrong_play(side, steps).map(drop),
            Action::DemandCorrection { side } => self.check_correction(side).map(drop),
            Action::LiftDice { side } => self.check_lifting(side),
            // The session deals with these before it asks the game.
            Action::NextGame | Action::Finish => Err(Reason::GameNotOver),
        }
    }

    /// Does it, if it may be done now.
    pub(crate) fn apply(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Reason> {
        match *action {
            Action::OpeningThrow { side, throw } => self.throw_opening(side, throw, events),
            Action::Roll { side, roll } => self.throw(side, roll, events),
            Action::Play { side, ref steps } => self.play(side, steps, events),
            Action::Double { side } => self.double(side, events),
            Action::Take { side } => self.take(side, events),
            Action::Drop { side } => self.drop_cube(side, events),
            Action::Redouble { side } => self.turn_on(side, Turning::RedoubleAtOnce, events),
            Action::Beaver { side } => self.turn_on(side, Turning::Beaver, events),
            Action::Raccoon { side } => self.turn_on(side, Turning::Raccoon, events),
            Action::Resign { side, stake } => self.resign(side, stake, events),
            Action::Accept { side } => self.accept(side, events),
            Action::Decline { side } => self.decline(side, events),
            Action::Flag { side } => self.let_flag_fall(side, events),
            Action::Claim { side } => self.claim(side, events),
            Action::VoidThrow { side, why } => self.void_throw(side, why, events),
            Action::WrongPlay { side, ref steps } => self.wrong_play(side, steps, events),
            Action::DemandCorrection { side } => self.demand_correction(side, events),
            Action::LiftDice { side } => self.lift_dice(side, events),
            Action::NextGame | Action::Finish => self.check(action),
        }
    }

    /// With how many dice this side may throw now.
    pub(crate) fn check_throw(&self, side: Side) -> Result<u8, Reason> {
        match self.phase {
            Phase::Opening { .. } => self.check_opening(side),
            _ => self.check_roll(side).map(|()| 2),
        }
    }

    /// With how many dice this side may throw now to see who starts.
    pub(crate) fn check_opening(&self, side: Side) -> Result<u8, Reason> {
        if self.opening_throws()?[side].is_some() {
            return Err(Reason::AlreadyThrown { side });
        }
        Ok(self.opening_dice())
    }

    fn opening_throws(&self) -> Result<Pair<Option<OpeningThrow>>, Reason> {
        match self.phase {
            Phase::Opening { white, black } => Ok(Pair { white, black }),
            _ => Err(self.not_now()),
        }
    }

    fn opening_dice(&self) -> u8 {
        match self.terms.answers.opening {
            Opening::OneDie { .. } => 1,
            Opening::TwoDice => 2,
        }
    }

    /// What this opening throw leads to.
    fn check_opening_throw(&self, side: Side, throw: OpeningThrow) -> Result<Opened, Reason> {
        let mut thrown = self.opening_throws()?;
        let dice = match throw {
            OpeningThrow::One(_) => 1,
            OpeningThrow::Two(_) => 2,
        };
        match throw {
            _ if dice != self.opening_dice() => {
                let wanted = self.opening_dice();
                return Err(Reason::OpeningDice { wanted });
            }
            OpeningThrow::One(die) if !(1..=6).contains(&die) => return Err(Reason::BadDie { die }),
            _ => {}
        }
        self.check_opening(side)?;
        thrown[side] = Some(throw);
        let (Some(white), Some(black)) = (thrown.white, thrown.black) else {
            return Ok(Opened::Waiting(thrown));
        };
        let starter = match white.total().cmp(&black.total()) {
            Ordering::Equal => return Ok(Opened::Tied),
            Ordering::Greater => Side::White,
            Ordering::Less => Side::Black,
        };
        match (white, black) {
            (OpeningThrow::One(a), OpeningThrow::One(b)) => {
                let lower = self.terms.lower_starts;
                let roll = Roll::new(a, b).map_err(|fault| Reason::BadDie { die: fault.0 })?;
                Ok(Opened::Starts {
                    side: if lower { starter.other() } else { starter },
                    roll: Some(roll),
                })
            }
            _ => Ok(Opened::Starts {
                side: starter,
                roll: None,
            }),
        }
    }

    fn throw_opening(&mut self, side: Side, throw: OpeningThrow, events: &mut Vec<Event>) -> Result<(), Reason> {
        let opened = self.check_opening_throw(side, throw)?;
        events.push(Event::OpeningThrown { side, throw });
        match opened {
            Opened::Waiting(Pair { white, black }) => self.phase = Phase::Opening { white, black },
            Opened::Tied => self.tie(events),
            Opened::Starts { side, roll } => {
                events.push(Event::Starts { side, roll });
                match roll {
                    Some(roll) => self.start_play(side, roll, events),
                    None => self.phase = Phase::ToRoll { side },
                }
            }
        }
        Ok(())
    }

    fn tie(&mut self, events: &mut Vec<Event>) {
        events.push(Event::OpeningTied);
        if self.terms.automatic_double && !self.tied {
            self.double_by_itself(events);
        }
        self.tied = true;
        self.phase = Phase::Opening {
            white: None,
            black: None,
        };
    }

    /// The cube turns to 2 without anybody's doing, once in a game, and stays in the middle.
    fn double_by_itself(&mut self, events: &mut Vec<Event>) {
        if self.terms.cube.is_ok() && self.cube == Cube::START {
            self.cube.value = 2;
            events.push(Event::AutomaticallyDoubled { cube: 2 });
        }
    }

    fn start_play(&mut self, side: Side, roll: Roll, events: &mut Vec<Event>) {
        let position = self.board.seen_by(side);
        let mut playable = false;
        position.for_each_play(roll, &self.terms.answers.checker, |play, _| {
            playable |= !play.is_empty()
        });
        events.push(Event::Rolled { side, roll, playable });
        self.doubled = false;
        self.phase = Phase::ToPlay { side, roll };
    }

    /// May this side roll now?
    pub(crate) fn check_roll(&self, side: Side) -> Result<(), Reason> {
        match self.phase {
            Phase::ToRoll { side: turn } if turn == side => Ok(()),
            Phase::ToRoll { side: turn } => Err(Reason::NotYourTurn { turn }),
            _ => Err(self.not_now()),
        }
    }

    fn throw(&mut self, side: Side, roll: Roll, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_roll(side)?;
        self.let_wrong_play_stand(events);
        self.dice_of = None;
        if self.terms.first_double && !self.rolled && roll.is_double() {
            self.double_by_itself(events);
        }
        self.rolled = true;
        self.start_play(side, roll, events);
        Ok(())
    }

    /// The throw that this side has to play.
    pub(crate) fn roll_of(&self, side: Side) -> Result<Roll, Reason> {
        match self.phase {
            Phase::ToPlay { side: turn, roll } if turn == side => Ok(roll),
            Phase::ToPlay { side: turn, .. } => Err(Reason::NotYourTurn { turn }),
            _ => Err(self.not_now()),
        }
    }

    fn check_play(&self, side: Side, steps: &[Step]) -> Result<(Roll, Play, Afterstate), Reason> {
        let roll = self.roll_of(side)?;
        let position = self.board.seen_by(side);
        let (play, after) = position.play(steps, roll, &self.terms.answers.checker)?;
        Ok((roll, play, after))
    }

    fn play(&mut self, side: Side, steps: &[Step], events: &mut Vec<Event>) -> Result<(), Reason> {
        let (roll, play, after) = self.check_play(side, steps)?;
        self.board = Board::from_view(side, after.seen_by_mover());
        let steps = play.to_vec();
        events.push(Event::Played { side, roll, steps });
        self.end_turn(side, events);
        Ok(())
    }

    fn end_turn(&mut self, side: Side, events: &mut Vec<Event>) {
        self.dice_of = self.terms.real_board.then_some(side);
        self.turn_finished = true;
        self.doubled &= self.correcting;
        self.correcting = false;
        if self.board.has_finished(side) {
            self.finish(
                side,
                self.stake_on_board(side),
                self.cube.value,
                Ending::BorneOff,
                events,
            );
        } else {
            self.phase = Phase::ToRoll { side: side.other() };
        }
    }

    fn stake_on_board(&self, winner: Side) -> Stake {
        BoardLaw::from(&self.terms.answers).stake_lost(self.board.side(winner.other()))
    }

    fn finish(&mut self, winner: Side, stake: Stake, cube: u32, ending: Ending, events: &mut Vec<Event>) {
        let stake = stake.min(self.highest_stake());
        let result = GameResult {
            winner,
            stake,
            cube,
            points: stake.factor() * cube,
            ending,
        };
        self.phase = Phase::Over(result);
        events.push(Event::GameOver(result));
    }

    fn not_now(&self) -> Reason {
        Reason::NotNow {
            awaited: self.phase.awaited(),
        }
    }
}

/// What an opening throw leads to.
enum Opened {
    /// The other player throws too.
    Waiting(Pair<Option<OpeningThrow>>),
    /// Both throw again.
    Tied,
    /// This side starts, with the throw to play unless it rolls afresh.
    Starts { side: Side, roll: Option<Roll> },
}
