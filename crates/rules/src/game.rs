//! One game as a state machine: opening throw, roll, play, double, resign, until somebody has won.
//!
//! A [`Game`] lives inside a [`crate::Session`], which lays down its [`GameTerms`]. Every handler checks first and
//! changes afterwards, so that a refused action leaves everything as it was.

use crate::board::{Board, Side};
use crate::cube::{Cube, CubeOwner, Offer, Turning};
use crate::dice::Roll;
use crate::legality::{LONGEST, judge, lay};
use crate::pair::Pair;
use crate::plays::Step;
use crate::position::Position;
use crate::refusal::{Awaited, NoCube, Reason};
use crate::rulebook::{
    Answers, BackgammonRule, CorrectionBy, CorrectionUntil, CubeRules, DiceFall, DoubleAnswer, Opening, Resigning,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How much a game counts: once, twice or three times the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    /// Once.
    Single,
    /// Twice.
    Gammon,
    /// Three times.
    Backgammon,
}

impl Stake {
    /// All three.
    pub const ALL: [Stake; 3] = [Stake::Single, Stake::Gammon, Stake::Backgammon];

    /// 1, 2 or 3.
    pub fn factor(self) -> u32 {
        match self {
            Stake::Single => 1,
            Stake::Gammon => 2,
            Stake::Backgammon => 3,
        }
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stake::Single => "a single game",
            Stake::Gammon => "a gammon",
            Stake::Backgammon => "a backgammon",
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The winner bore off the last checker.
    BorneOff,
    /// The loser dropped a double.
    Dropped,
    /// The loser resigned.
    Resigned,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameResult {
    /// Who won.
    pub winner: Side,
    /// How high.
    pub stake: Stake,
    /// The cube's value that counts.
    pub cube: u32,
    /// Stake times cube.
    pub points: u32,
    /// How.
    pub ending: Ending,
}

/// A throw to see who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningThrow {
    /// One die.
    One(u8),
    /// Two dice, of which the total counts.
    Two(Roll),
}

impl OpeningThrow {
    fn total(self) -> u8 {
        match self {
            OpeningThrow::One(die) => die,
            OpeningThrow::Two(roll) => roll.larger() + roll.smaller(),
        }
    }
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "phase")]
pub enum Phase {
    /// The opening throws that have not been made yet.
    Opening {
        /// White's throw.
        white: Option<OpeningThrow>,
        /// Black's throw.
        black: Option<OpeningThrow>,
    },
    /// This side rolls, or doubles first.
    ToRoll {
        /// Who.
        side: Side,
    },
    /// This side plays the throw.
    ToPlay {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
    },
    /// A double waits for its answer.
    DoubleOffered(Offer),
    /// An offer to resign waits for its answer.
    ResignOffered {
        /// Who would lose.
        by: Side,
        /// How high.
        stake: Stake,
        /// Where the game goes on if it is declined.
        resume: Box<Phase>,
    },
    /// The game is over.
    Over(GameResult),
}

impl Phase {
    /// Who has to act, if it is one player alone.
    pub fn turn(&self) -> Option<Side> {
        match self {
            Phase::Opening { .. } | Phase::Over(_) => None,
            Phase::ToRoll { side } | Phase::ToPlay { side, .. } => Some(*side),
            Phase::DoubleOffered(offer) => Some(offer.by.other()),
            Phase::ResignOffered { by, .. } => Some(by.other()),
        }
    }

    fn awaited(&self) -> Awaited {
        match self {
            Phase::Opening { .. } => Awaited::OpeningThrow,
            Phase::ToRoll { .. } => Awaited::Roll,
            Phase::ToPlay { .. } => Awaited::Play,
            Phase::DoubleOffered(_) => Awaited::AnswerToDouble,
            Phase::ResignOffered { .. } => Awaited::AnswerToResignation,
            Phase::Over(_) => Awaited::NextGame,
        }
    }
}

/// Why a throw on a real board does not count (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum VoidThrow {
    /// A die does not lie flat on the board, or not on the board at all.
    NotFlat,
    /// The dice lie in different halves.
    DifferentHalves,
    /// A die lies on a checker.
    OnChecker,
    /// The opponent had not finished his turn.
    BeforeTurnEnded,
    /// Not the thrower's right half, where the rulebook wants it.
    WrongHalf,
}

impl VoidThrow {
    /// All reasons.
    pub const ALL: [VoidThrow; 5] = [
        VoidThrow::NotFlat,
        VoidThrow::DifferentHalves,
        VoidThrow::OnChecker,
        VoidThrow::BeforeTurnEnded,
        VoidThrow::WrongHalf,
    ];
}

/// Something a player does. Chance arrives as values: the dice are in the action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "action", deny_unknown_fields)]
pub enum Action {
    /// The throw to see who starts.
    OpeningThrow {
        /// Who.
        side: Side,
        /// What.
        throw: OpeningThrow,
    },
    /// A roll of two dice.
    Roll {
        /// Who.
        side: Side,
        /// What.
        roll: Roll,
    },
    /// The throw is played; no steps if none can be made.
    Play {
        /// Who.
        side: Side,
        /// The steps, in the counting of the player.
        steps: Vec<Step>,
    },
    /// The cube is offered before the roll.
    Double {
        /// Who.
        side: Side,
    },
    /// The cube is taken (or, after a beaver or raccoon, played on with).
    Take {
        /// Who.
        side: Side,
    },
    /// The cube is dropped and the game lost.
    Drop {
        /// Who.
        side: Side,
    },
    /// The cube is taken and turned back at once.
    Redouble {
        /// Who.
        side: Side,
    },
    /// The cube is turned on in answer to a double, and kept.
    Beaver {
        /// Who.
        side: Side,
    },
    /// The cube is turned on in answer to a beaver.
    Raccoon {
        /// Who.
        side: Side,
    },
    /// The game is given up, or offered to be.
    Resign {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// An offer to resign is accepted.
    Accept {
        /// Who.
        side: Side,
    },
    /// An offer to resign is declined.
    Decline {
        /// Who.
        side: Side,
    },
    /// On a real board: a throw that does not count.
    VoidThrow {
        /// Who threw.
        side: Side,
        /// Why it is void.
        why: VoidThrow,
    },
    /// On a real board: a play that breaks the rules was made.
    WrongPlay {
        /// Who.
        side: Side,
        /// What was moved.
        steps: Vec<Step>,
    },
    /// On a real board: the wrong play is to be taken back and played again.
    DemandCorrection {
        /// Who demands it.
        side: Side,
    },
    /// On a real board: the dice are picked up, which ends the turn.
    LiftDice {
        /// Whose dice.
        side: Side,
    },
    /// The next game of the session begins.
    NextGame,
    /// A session without an end of its own is ended.
    Finish,
}

impl Action {
    /// Who acts, if it is a player.
    pub fn side(&self) -> Option<Side> {
        match *self {
            Action::OpeningThrow { side, .. }
            | Action::Roll { side, .. }
            | Action::Play { side, .. }
            | Action::Double { side }
            | Action::Take { side }
            | Action::Drop { side }
            | Action::Redouble { side }
            | Action::Beaver { side }
            | Action::Raccoon { side }
            | Action::Resign { side, .. }
            | Action::Accept { side }
            | Action::Decline { side }
            | Action::VoidThrow { side, .. }
            | Action::WrongPlay { side, .. }
            | Action::DemandCorrection { side }
            | Action::LiftDice { side } => Some(side),
            Action::NextGame | Action::Finish => None,
        }
    }
}

/// Something that happened, for whoever shows or writes down the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A new game of the session began.
    GameStarted {
        /// 1, 2, 3 ...
        number: u32,
        /// Is it the Crawford game?
        crawford: bool,
    },
    /// A throw to see who starts.
    OpeningThrown {
        /// Who.
        side: Side,
        /// What.
        throw: OpeningThrow,
    },
    /// The opening throws were equal; they are made again.
    OpeningTied,
    /// The tie turned the cube.
    AutomaticallyDoubled {
        /// What it shows now.
        cube: u32,
    },
    /// It is settled who starts.
    Starts {
        /// Who.
        side: Side,
        /// The throw to play, unless the starter rolls afresh.
        roll: Option<Roll>,
    },
    /// The dice were rolled.
    Rolled {
        /// Who.
        side: Side,
        /// What.
        roll: Roll,
        /// Can any of it be played?
        playable: bool,
    },
    /// Checkers were moved.
    Played {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
        /// One by one; none if nothing could be played.
        steps: Vec<Step>,
    },
    /// The cube was turned.
    Doubled(Offer),
    /// The cube was taken.
    Taken {
        /// Who.
        side: Side,
        /// The cube now.
        cube: Cube,
    },
    /// The cube was dropped.
    Dropped {
        /// Who.
        side: Side,
    },
    /// Somebody offered to resign.
    ResignOffered {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// The offer was declined; the game goes on where it was.
    ResignDeclined {
        /// Who declined.
        side: Side,
    },
    /// Somebody resigned for good.
    Resigned {
        /// Who.
        side: Side,
        /// How high.
        stake: Stake,
    },
    /// A throw on a real board was void.
    ThrowVoid {
        /// Who.
        side: Side,
        /// Why.
        why: VoidThrow,
    },
    /// A wrong play was made on a real board.
    WronglyPlayed {
        /// Who.
        side: Side,
        /// The throw.
        roll: Roll,
        /// What was moved.
        steps: Vec<Step>,
        /// The rule it breaks.
        reason: Reason,
    },
    /// A wrong play was taken back; the same throw is played again.
    CorrectionDemanded {
        /// Who demanded it.
        by: Side,
        /// Who plays again.
        side: Side,
        /// The throw.
        roll: Roll,
    },
    /// Nobody demanded a wrong play back in time: it stands.
    WrongPlayStands {
        /// Whose.
        side: Side,
    },
    /// The dice were picked up.
    DiceLifted {
        /// Whose.
        side: Side,
    },
    /// A game was won.
    GameOver(GameResult),
    /// The session is over.
    SessionOver {
        /// Who won it; nobody is a draw.
        winner: Option<Side>,
    },
}

/// What the session lays down for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameTerms {
    pub answers: Answers,
    /// The cube, or why there is none in this game.
    pub cube: Result<CubeRules, NoCube>,
    pub lower_starts: bool,
    pub automatic_double: bool,
    pub jacoby: bool,
    pub beavers: bool,
    pub raccoons: bool,
    /// In a match, the points white and black still need.
    pub away: Option<Pair<u32>>,
    pub real_board: bool,
}

/// A wrong play that may still be demanded back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WrongPlay {
    side: Side,
    roll: Roll,
    before: Board,
    lifted: bool,
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
        self.board.seen_by(mover(&self.phase))
    }

    /// Who is to roll or play, once everything is answered.
    pub fn mover(&self) -> Option<Side> {
        match &self.phase {
            Phase::Opening { .. } | Phase::Over(_) => None,
            phase => Some(mover(phase)),
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
        self.terms.away.is_some_and(|away| away[side] <= self.cube.value)
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
            Action::VoidThrow { side, why } => self.void_throw(side, why, events),
            Action::WrongPlay { side, ref steps } => self.wrong_play(side, steps, events),
            Action::DemandCorrection { side } => self.demand_correction(side, events),
            Action::LiftDice { side } => self.lift_dice(side, events),
            // The session deals with these before it asks the game.
            Action::NextGame | Action::Finish => Err(Reason::GameNotOver),
        }
    }

    fn throw_opening(&mut self, side: Side, throw: OpeningThrow, events: &mut Vec<Event>) -> Result<(), Reason> {
        let Phase::Opening { white, black } = &self.phase else {
            return Err(self.not_now());
        };
        let (mut white, mut black) = (*white, *black);
        match (self.terms.answers.opening, throw) {
            (Opening::OneDie { .. }, OpeningThrow::Two(_)) => return Err(Reason::OpeningDice { wanted: 1 }),
            (Opening::TwoDice, OpeningThrow::One(_)) => return Err(Reason::OpeningDice { wanted: 2 }),
            (_, OpeningThrow::One(die)) if !(1..=6).contains(&die) => return Err(Reason::BadDie { die }),
            _ => {}
        }
        let own = match side {
            Side::White => &mut white,
            Side::Black => &mut black,
        };
        if own.is_some() {
            return Err(Reason::AlreadyThrown { side });
        }
        *own = Some(throw);
        events.push(Event::OpeningThrown { side, throw });
        let (Some(by_white), Some(by_black)) = (white, black) else {
            self.phase = Phase::Opening { white, black };
            return Ok(());
        };
        let starter = match by_white.total().cmp(&by_black.total()) {
            std::cmp::Ordering::Equal => {
                self.tie(events);
                return Ok(());
            }
            std::cmp::Ordering::Greater => Side::White,
            std::cmp::Ordering::Less => Side::Black,
        };
        match (by_white, by_black) {
            (OpeningThrow::One(a), OpeningThrow::One(b)) => {
                let side = if self.terms.lower_starts {
                    starter.other()
                } else {
                    starter
                };
                let roll = Roll::new(a, b).map_err(|fault| Reason::BadDie { die: fault.0 })?;
                events.push(Event::Starts { side, roll: Some(roll) });
                self.start_play(side, roll, events);
            }
            _ => {
                events.push(Event::Starts {
                    side: starter,
                    roll: None,
                });
                self.phase = Phase::ToRoll { side: starter };
            }
        }
        Ok(())
    }

    fn tie(&mut self, events: &mut Vec<Event>) {
        events.push(Event::OpeningTied);
        if self.terms.automatic_double && !self.tied && self.terms.cube.is_ok() {
            self.cube.value = 2;
            events.push(Event::AutomaticallyDoubled { cube: 2 });
        }
        self.tied = true;
        self.phase = Phase::Opening {
            white: None,
            black: None,
        };
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

    fn throw(&mut self, side: Side, roll: Roll, events: &mut Vec<Event>) -> Result<(), Reason> {
        match self.phase {
            Phase::ToRoll { side: turn } if turn == side => {}
            Phase::ToRoll { side: turn } => return Err(Reason::NotYourTurn { turn }),
            _ => return Err(self.not_now()),
        }
        self.let_wrong_play_stand(events);
        self.dice_of = None;
        self.start_play(side, roll, events);
        Ok(())
    }

    fn play(&mut self, side: Side, steps: &[Step], events: &mut Vec<Event>) -> Result<(), Reason> {
        let roll = self.roll_of(side)?;
        let position = self.board.seen_by(side);
        let (steps, after) = judge(&position, roll, &self.terms.answers.checker, steps)?;
        self.board = Board::from_view(side, after.seen_by_mover());
        events.push(Event::Played { side, roll, steps });
        self.end_turn(side, events);
        Ok(())
    }

    /// The throw that this side has to play.
    fn roll_of(&self, side: Side) -> Result<Roll, Reason> {
        match self.phase {
            Phase::ToPlay { side: turn, roll } if turn == side => Ok(roll),
            Phase::ToPlay { side: turn, .. } => Err(Reason::NotYourTurn { turn }),
            _ => Err(self.not_now()),
        }
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
        let loser = winner.other();
        let nothing_off = self.board.borne_off(loser) == 0;
        let back = self.board.has_checker_back(loser);
        match self.terms.answers.backgammon {
            BackgammonRule::CheckerBack if back => Stake::Backgammon,
            BackgammonRule::CheckerBackNothingOff if back && nothing_off => Stake::Backgammon,
            _ if nothing_off => Stake::Gammon,
            _ => Stake::Single,
        }
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

    fn double(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
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
        let offer = Offer {
            by: side,
            turning: Turning::Double,
            value,
            drop_costs: self.cube.value,
            keeper: side.other(),
            roller: side,
            dead: self.cube_is_dead_for(side),
        };
        self.offer(offer, events);
        Ok(())
    }

    fn offer(&mut self, offer: Offer, events: &mut Vec<Event>) {
        self.doubled = true;
        self.phase = Phase::DoubleOffered(offer);
        events.push(Event::Doubled(offer));
    }

    /// The double that this side may answer.
    fn offer_to(&self, side: Side) -> Result<Offer, Reason> {
        match self.phase {
            Phase::DoubleOffered(offer) if offer.by != side => Ok(offer),
            Phase::DoubleOffered(offer) => Err(Reason::OwnDouble { side: offer.by.other() }),
            _ => Err(Reason::NoDouble),
        }
    }

    fn take(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
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

    fn drop_cube(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let offer = self.offer_to(side)?;
        events.push(Event::Dropped { side });
        self.finish(offer.by, Stake::Single, offer.drop_costs, Ending::Dropped, events);
        Ok(())
    }

    /// The answer to a double that turns the cube again.
    fn turn_on(&mut self, side: Side, turning: Turning, events: &mut Vec<Event>) -> Result<(), Reason> {
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
        // Turning it on takes what was offered.
        self.double_taken = true;
        self.cube = Cube {
            value: offer.value,
            owner: CubeOwner::Held(side),
        };
        let next = Offer {
            by: side,
            turning,
            value,
            drop_costs: offer.value,
            keeper,
            roller: offer.roller,
            dead: self.cube_is_dead_for(side),
        };
        self.offer(next, events);
        Ok(())
    }

    fn resign(&mut self, side: Side, stake: Stake, events: &mut Vec<Event>) -> Result<(), Reason> {
        if matches!(
            self.phase,
            Phase::DoubleOffered(_) | Phase::ResignOffered { .. } | Phase::Over(_)
        ) {
            return Err(self.not_now());
        }
        match self.terms.answers.resigning {
            Resigning::AtOnceBackgammon if stake != Stake::Backgammon => Err(Reason::ResignsBackgammon),
            Resigning::AtOnceBackgammon => {
                self.lose_by_resigning(side, stake, events);
                Ok(())
            }
            Resigning::Offer => {
                events.push(Event::ResignOffered { side, stake });
                self.phase = Phase::ResignOffered {
                    by: side,
                    stake,
                    resume: Box::new(self.phase.clone()),
                };
                Ok(())
            }
        }
    }

    fn lose_by_resigning(&mut self, side: Side, stake: Stake, events: &mut Vec<Event>) {
        events.push(Event::Resigned { side, stake });
        self.finish(side.other(), stake, self.cube.value, Ending::Resigned, events);
    }

    fn resignation_to(&self, side: Side) -> Result<(Side, Stake, &Phase), Reason> {
        match &self.phase {
            Phase::ResignOffered { by, stake, resume } if *by != side => Ok((*by, *stake, resume)),
            Phase::ResignOffered { by, .. } => Err(Reason::OwnResignation { side: by.other() }),
            _ => Err(Reason::NoResignation),
        }
    }

    fn accept(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let (by, stake, _) = self.resignation_to(side)?;
        self.lose_by_resigning(by, stake, events);
        Ok(())
    }

    fn decline(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        let (_, _, resume) = self.resignation_to(side)?;
        self.phase = resume.clone();
        events.push(Event::ResignDeclined { side });
        Ok(())
    }

    fn void_throw(&mut self, side: Side, why: VoidThrow, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.on_a_real_board()?;
        let early = why == VoidThrow::BeforeTurnEnded;
        match self.phase {
            Phase::Opening { .. } if !early => {}
            Phase::ToRoll { side: turn } if !early && turn == side => {}
            Phase::ToPlay { side: turn, .. } if early && turn != side => {}
            Phase::ToRoll { side: turn } if !early => return Err(Reason::NotYourTurn { turn }),
            Phase::Opening { .. } | Phase::ToRoll { .. } => return Err(Reason::NotVoid),
            _ => return Err(self.not_now()),
        }
        if why == VoidThrow::WrongHalf && self.terms.answers.dice_fall == DiceFall::OneHalf {
            return Err(Reason::NotVoid);
        }
        events.push(Event::ThrowVoid { side, why });
        Ok(())
    }

    fn wrong_play(&mut self, side: Side, steps: &[Step], events: &mut Vec<Event>) -> Result<(), Reason> {
        self.on_a_real_board()?;
        let roll = self.roll_of(side)?;
        if steps.len() > LONGEST {
            return Err(Reason::NotTogether { roll });
        }
        let position = self.board.seen_by(side);
        let reason = match judge(&position, roll, &self.terms.answers.checker, steps) {
            Ok(_) => return Err(Reason::PlayIsLegal),
            Err(reason) => reason,
        };
        let (end, steps) = lay(&position, steps)?;
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

    fn demand_correction(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
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

    fn lift_dice(&mut self, side: Side, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.on_a_real_board()?;
        if self.dice_of != Some(side) {
            return Err(Reason::NoDiceToLift { side });
        }
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

    fn not_now(&self) -> Reason {
        Reason::NotNow {
            awaited: self.phase.awaited(),
        }
    }
}

fn mover(phase: &Phase) -> Side {
    match phase {
        Phase::Opening { .. } | Phase::Over(_) => Side::White,
        Phase::ToRoll { side } | Phase::ToPlay { side, .. } => *side,
        Phase::DoubleOffered(offer) => offer.roller,
        Phase::ResignOffered { resume, .. } => mover(resume),
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
