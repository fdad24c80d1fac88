//! A session: what is played around the single game, from one game to a match, and the log that replays to it.
//!
//! ```
//! use pasch_rules::{Action, OpeningThrow, Preset, Session, SessionKind, Side, Terms};
//!
//! let mut session = Session::new(Terms::new(Preset::Tournament, SessionKind::Match { points: 7 }))?;
//! for (side, die) in [(Side::White, 3), (Side::Black, 1)] {
//!     session.apply(Action::OpeningThrow { side, throw: OpeningThrow::One(die) })?;
//! }
//! assert_eq!(session.game().mover(), Some(Side::White));
//! assert!(session.apply(Action::Double { side: Side::Black }).is_err());
//!
//! let saved = serde_json::to_string(&session)?;
//! assert_eq!(serde_json::from_str::<Session>(&saved)?, session);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::action::{Action, VoidThrow};
use crate::board::Side;
use crate::dice::Roll;
use crate::event::Event;
use crate::faults::TermsFaults;
use crate::game::{Game, GameTerms};
use crate::pair::Pair;
use crate::phase::Phase;
use crate::refusal::{NoCube, Reason, Refusal};
use crate::result::{Ending, GameResult, Stake};
use crate::rulebook::NextGame;
use crate::situation::{Law, Situation, Waiting};
use crate::standing::Standing;
use crate::start::Start;
use crate::terms::{SessionKind, Terms};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A session, from the first throw to the last point.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Record", into = "Record"))]
pub struct Session {
    terms: Terms,
    log: Vec<Action>,
    results: Vec<GameResult>,
    game: Game,
    over: Option<Outcome>,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// This side won it.
    Won(Side),
    /// Nobody did.
    Draw,
}

/// A session as it is stored: the terms and what was done. The state follows from them.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
struct Record {
    /// The version of this format.
    pasch_session: u32,
    terms: Terms,
    actions: Vec<Action>,
}

const RECORD_VERSION: u32 = 1;

/// Why a stored session does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayFault {
    /// A format of another time.
    #[error("this session is stored in version {0} of the format; version 1 can be read")]
    Version(u32),
    /// Terms that cannot be played.
    #[error("{0}")]
    Terms(#[from] TermsFaults),
    /// An action that was refused.
    #[error("action {number}: {refusal}")]
    Refused {
        /// Counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl TryFrom<Record> for Session {
    type Error = ReplayFault;
    fn try_from(record: Record) -> Result<Session, ReplayFault> {
        if record.pasch_session != RECORD_VERSION {
            return Err(ReplayFault::Version(record.pasch_session));
        }
        Session::replay(record.terms, record.actions)
    }
}

impl From<Session> for Record {
    fn from(session: Session) -> Record {
        Record {
            pasch_session: RECORD_VERSION,
            terms: session.terms,
            actions: session.log,
        }
    }
}

/// What one side may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Allowed {
    /// Throw this many dice, to see who starts or to play; 0 for not now.
    pub dice: u8,
    /// Play the throw.
    pub play: bool,
    /// Double.
    pub double: bool,
    /// Take the double, or play on with it.
    pub take: bool,
    /// Drop it.
    pub drop: bool,
    /// Take it and redouble at once.
    pub redouble: bool,
    /// Beaver it.
    pub beaver: bool,
    /// Raccoon the beaver.
    pub raccoon: bool,
    /// Resign, at these stakes.
    pub resign: Vec<Stake>,
    /// Accept an offer to resign.
    pub accept: bool,
    /// Decline it.
    pub decline: bool,
    /// Declare a throw void, for these reasons.
    pub void_throw: Vec<VoidThrow>,
    /// Demand that a wrong play be put right.
    pub demand_correction: bool,
    /// Pick up the dice.
    pub lift_dice: bool,
    /// Begin the next game.
    pub next_game: bool,
    /// End the session.
    pub finish: bool,
}

impl Session {
    /// A session at its first throw.
    pub fn new(terms: Terms) -> Result<Session, TermsFaults> {
        terms.check()?;
        let game = game_of(&terms, &[])?;
        Ok(Session {
            terms,
            log: Vec::new(),
            results: Vec::new(),
            game,
            over: None,
        })
    }

    /// The session to which these actions lead.
    pub fn replay(terms: Terms, actions: impl IntoIterator<Item = Action>) -> Result<Session, ReplayFault> {
        let mut session = Session::new(terms)?;
        for (index, action) in actions.into_iter().enumerate() {
            session.apply(action).map_err(|refusal| ReplayFault::Refused {
                number: index + 1,
                refusal,
            })?;
        }
        Ok(session)
    }

    /// Does it, and tells what happened; or refuses it, and nothing has changed.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.act(&action, &mut events).map_err(|reason| self.refusal(reason))?;
        self.log.push(action);
        Ok(events)
    }

    /// May this be done now, and if not, why? Nothing changes.
    ///
    /// ```
    /// use pasch_rules::{Action, Preset, Session, SessionKind, Side, Terms};
    /// let session = Session::new(Terms::new(Preset::Tournament, SessionKind::Money))?;
    /// let refusal = session.check(&Action::Double { side: Side::White }).unwrap_err();
    /// assert!(!refusal.to_string().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.permit(action).map_err(|reason| self.refusal(reason))
    }

    /// With how many dice this side may throw now, to see who starts or to play; or why it may not.
    pub fn may_throw(&self, side: Side) -> Result<u8, Refusal> {
        let dice = self.not_over().and_then(|()| self.game.check_throw(side));
        dice.map_err(|reason| self.refusal(reason))
    }

    /// The throw that this side has to play now; or why it has none.
    pub fn may_play(&self, side: Side) -> Result<Roll, Refusal> {
        let roll = self.not_over().and_then(|()| self.game.roll_of(side));
        roll.map_err(|reason| self.refusal(reason))
    }

    /// What this side may do now.
    ///
    /// ```
    /// use pasch_rules::{Action, OpeningThrow, Preset, Session, SessionKind, Side, Terms};
    /// let mut session = Session::new(Terms::new(Preset::Tournament, SessionKind::Money))?;
    /// assert_eq!(session.allowed(Side::White).dice, 1);
    /// for (side, die) in [(Side::White, 6), (Side::Black, 1)] {
    ///     session.apply(Action::OpeningThrow { side, throw: OpeningThrow::One(die) })?;
    /// }
    /// assert!(session.allowed(Side::White).play && !session.allowed(Side::Black).play);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn allowed(&self, side: Side) -> Allowed {
        let may = |action: Action| self.permit(&action).is_ok();
        let playing = self.not_over().is_ok();
        Allowed {
            dice: match self.game.check_throw(side) {
                Ok(dice) if playing => dice,
                _ => 0,
            },
            play: playing && self.game.roll_of(side).is_ok(),
            double: may(Action::Double { side }),
            take: may(Action::Take { side }),
            drop: may(Action::Drop { side }),
            redouble: may(Action::Redouble { side }),
            beaver: may(Action::Beaver { side }),
            raccoon: may(Action::Raccoon { side }),
            resign: Stake::ALL
                .into_iter()
                .filter(|&stake| may(Action::Resign { side, stake }))
                .collect(),
            accept: may(Action::Accept { side }),
            decline: may(Action::Decline { side }),
            void_throw: VoidThrow::ALL
                .into_iter()
                .filter(|&why| may(Action::VoidThrow { side, why }))
                .collect(),
            demand_correction: may(Action::DemandCorrection { side }),
            lift_dice: may(Action::LiftDice { side }),
            next_game: may(Action::NextGame),
            finish: may(Action::Finish),
        }
    }

    fn permit(&self, action: &Action) -> Result<(), Reason> {
        match action {
            Action::NextGame => self.check_next_game(),
            Action::Finish => self.check_finish(),
            _ => {
                self.in_session(action)?;
                self.game.check(action)
            }
        }
    }

    fn act(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Reason> {
        match action {
            Action::NextGame => self.next_game(events),
            Action::Finish => self.finish(events),
            _ => self.act_in_game(action, events),
        }
    }

    fn act_in_game(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.in_session(action)?;
        let was_over = self.game_is_over();
        self.game.apply(action, events)?;
        match self.game.phase() {
            Phase::Over(result) if !was_over => {
                self.results.push(*result);
                self.over = self.outcome();
                if let Some(outcome) = self.over {
                    events.push(session_over(outcome));
                }
            }
            Phase::Over(_) => {}
            _ if was_over => {
                self.results.pop();
                self.over = None;
            }
            _ => {}
        }
        Ok(())
    }

    /// Is the session not over, or is this something that can be done even then?
    fn in_session(&self, action: &Action) -> Result<(), Reason> {
        match action {
            // A wrong last move can still be put right when it has ended the session.
            Action::DemandCorrection { .. } | Action::LiftDice { .. } => Ok(()),
            _ => self.not_over(),
        }
    }

    fn not_over(&self) -> Result<(), Reason> {
        match self.over {
            Some(_) => Err(Reason::SessionOver),
            None => Ok(()),
        }
    }

    fn game_is_over(&self) -> bool {
        matches!(self.game.phase(), Phase::Over(_))
    }

    /// May the next game begin now?
    fn check_next_game(&self) -> Result<(), Reason> {
        self.not_over()?;
        if !self.game_is_over() {
            return Err(Reason::GameNotOver);
        }
        Ok(())
    }

    fn next_game(&mut self, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_next_game()?;
        // The terms were checked when the session began, so the next game can be set up as the first was.
        let next = game_of(&self.terms, &self.results).map_err(|_| Reason::SessionOver)?;
        self.game.let_wrong_play_stand(events);
        self.game = next;
        events.push(Event::GameStarted {
            number: self.results.len() as u32 + 1,
            crawford: self.is_crawford_game(),
        });
        if let Phase::ToRoll { side } = *self.game.phase() {
            events.push(Event::Starts { side, roll: None });
        }
        Ok(())
    }

    /// May the players stop now?
    fn check_finish(&self) -> Result<(), Reason> {
        self.not_over()?;
        if !matches!(self.terms.session, SessionKind::RunningTotal | SessionKind::Money) {
            return Err(Reason::EndsByItself);
        }
        if !self.game_is_over() {
            return Err(Reason::GameNotOver);
        }
        Ok(())
    }

    fn finish(&mut self, events: &mut Vec<Event>) -> Result<(), Reason> {
        self.check_finish()?;
        self.game.let_wrong_play_stand(events);
        let outcome = leader(self.score());
        self.over = Some(outcome);
        events.push(session_over(outcome));
        Ok(())
    }

    /// How the session has ended, by its own count or because a player's time ran out in it, if it has.
    fn outcome(&self) -> Option<Outcome> {
        let counted = self.counted();
        let last = self.results.last()?;
        // What has no end of its own goes on after a game that was lost by time.
        let whole = !matches!(self.terms.session, SessionKind::RunningTotal | SessionKind::Money);
        match last.ending {
            Ending::Flag | Ending::Absent if whole => Some(Outcome::Won(last.winner)),
            _ => counted,
        }
    }

    /// How the session has ended by its own count, if it has.
    fn counted(&self) -> Option<Outcome> {
        let score = self.score();
        match self.terms.session {
            SessionKind::SingleGame => Some(leader(score)),
            SessionKind::Match { points } => score
                .into_array()
                .iter()
                .any(|&own| own >= points)
                .then(|| leader(score)),
            SessionKind::Games { count } => (self.results.len() as u32 >= count).then(|| leader(score)),
            SessionKind::RunningTotal | SessionKind::Money => None,
        }
    }

    fn refusal(&self, reason: Reason) -> Refusal {
        Refusal {
            rulebook: self.terms.rulebook.base(),
            reason,
        }
    }

    /// The situation at this moment, seen by the player who is to roll or play, or who does so once everything is
    /// answered.
    pub fn situation(&self) -> Situation {
        let game = &self.game;
        let terms = &self.terms;
        Situation {
            standing: Standing {
                board: *game.board(),
                on_roll: game.mover().unwrap_or(Side::White),
                roll: game.roll(),
                cube: game.cube(),
                score: self.score(),
                crawford: self.is_crawford_game(),
            },
            checkers: game.position().checkers(),
            waiting: match game.phase() {
                Phase::DoubleOffered(offer) => Some(Waiting::Turned(offer.turning)),
                Phase::ResignOffered { stake, .. } => Some(Waiting::Resignation(*stake)),
                _ => None,
            },
            length: terms.session.match_length(),
            law: Law {
                rulebook: terms.rulebook.clone(),
                cube: terms.cube_in_use().is_ok(),
                jacoby: terms.agreement.jacoby,
                beavers: terms.agreement.beavers,
            },
        }
    }

    /// From where the game in hand can be taken up by a new session; nothing between two games. What was offered is to be
    /// offered again.
    pub fn taken_up(&self) -> Option<Start> {
        match self.game.phase() {
            Phase::Opening { .. } => (self.game_number() == 1).then_some(self.terms.start),
            Phase::Over(_) => None,
            _ => Some(Start::Middle(self.situation().standing)),
        }
    }

    /// What was settled before the first throw.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game being played, or just over.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that was done.
    pub fn log(&self) -> &[Action] {
        &self.log
    }

    /// The results of the games that are over.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// How the session ended, if it has.
    pub fn over(&self) -> Option<Outcome> {
        self.over
    }

    /// The points of white and of black.
    pub fn score(&self) -> Pair<u32> {
        score(&self.terms, &self.results)
    }

    /// The number of the game being played, from 1.
    pub fn game_number(&self) -> u32 {
        self.results.len() as u32 + u32::from(!self.game_is_over())
    }

    /// Is this the Crawford game?
    pub fn is_crawford_game(&self) -> bool {
        self.game.cube_in_play() == Err(NoCube::Crawford)
    }
}

fn session_over(outcome: Outcome) -> Event {
    Event::SessionOver {
        winner: match outcome {
            Outcome::Won(side) => Some(side),
            Outcome::Draw => None,
        },
    }
}

fn score(terms: &Terms, results: &[GameResult]) -> Pair<u32> {
    let mut score = terms.start.score();
    for result in results {
        let own = &mut score[result.winner];
        *own = own.saturating_add(result.points);
    }
    score
}

fn leader(score: Pair<u32>) -> Outcome {
    match score.white.cmp(&score.black) {
        std::cmp::Ordering::Greater => Outcome::Won(Side::White),
        std::cmp::Ordering::Less => Outcome::Won(Side::Black),
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}

/// The game that follows these results.
fn game_of(terms: &Terms, results: &[GameResult]) -> Result<Game, TermsFaults> {
    let start = if results.is_empty() {
        terms.start
    } else {
        terms.start.afterwards()
    };
    let board = start.board()?;
    let score = score(terms, results);
    let length = terms.session.match_length();
    let away = length.map(|points| Pair::of(|side| points.saturating_sub(score[side])));
    let cube = if is_crawford(terms, results) {
        terms.cube_rules().and(Err(NoCube::Crawford))
    } else {
        terms.cube_rules()
    };
    let middle = start.on_roll();
    let winner = match terms.rulebook.next_game {
        NextGame::WinnerStarts => results.last().map(|result| result.winner),
        NextGame::OpeningThrow => None,
    };
    let game_terms = GameTerms {
        answers: *terms.rulebook.answers(),
        cube,
        lower_starts: terms.agreement.lower_starts,
        automatic_double: terms.agreement.automatic_double,
        first_double: terms.agreement.first_double,
        jacoby: terms.agreement.jacoby,
        beavers: terms.agreement.beavers,
        raccoons: terms.agreement.raccoons,
        away,
        real_board: terms.real_board,
        timing: terms.timing,
    };
    let game = Game::new(game_terms, board, middle.or(winner), middle.is_some());
    Ok(match start {
        Start::Middle(middle) => game.taken_up(middle.cube, middle.roll),
        _ => game,
    })
}

/// Is the game after these results the Crawford game: the first after a player came within a point of the match?
fn is_crawford(terms: &Terms, results: &[GameResult]) -> bool {
    let SessionKind::Match { points } = terms.session else {
        return false;
    };
    let near = |results: &[GameResult]| score(terms, results).into_array().iter().any(|&own| own + 1 >= points);
    let now = match (results.split_last(), terms.start) {
        (Some((_, before)), _) => !near(before) && near(results),
        (None, Start::Middle(middle)) => middle.crawford,
        (None, _) => false,
    };
    terms.rulebook.crawford && points > 1 && now
}
