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

use crate::board::Side;
use crate::dice::Roll;
use crate::game::{Action, Event, Game, GameResult, GameTerms, OpeningThrow, Phase, Stake, VoidThrow};
use crate::pair::Pair;
use crate::refusal::{NoCube, Reason, Refusal};
use crate::rulebook::{AutomaticDouble, CubeRules, CubeUse, MoneyOption, NextGame, Opening, Preset, Rulebook};
use crate::situation::{Law, Situation, Waiting};
use crate::standing::{Standing, StandingFault};
use crate::start::{Start, StartFault};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest match, and the most games, that can be agreed.
pub const LONGEST_MATCH: u32 = 1000;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SessionKind {
    /// One game.
    SingleGame,
    /// Games for a stake, points added, until the players stop.
    RunningTotal,
    /// A match to a number of points.
    Match {
        /// How many.
        points: u32,
    },
    /// Money play, until the players stop.
    Money,
    /// A number of games, all played, points added; equal is a draw.
    Games {
        /// How many.
        count: u32,
    },
}

/// What the players agreed on where the rulebook leaves it to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Agreement {
    /// The lower die starts.
    pub lower_starts: bool,
    /// The cube is used, where that needs agreement.
    pub cube: bool,
    /// A tie in the first opening throw turns the cube to 2.
    pub automatic_double: bool,
    /// Gammons count only once a double has been taken.
    pub jacoby: bool,
    /// Beavers.
    pub beavers: bool,
    /// Raccoons.
    pub raccoons: bool,
}

/// Everything that is settled before the first throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rulebook.
    pub rulebook: Rulebook,
    /// What is played.
    pub session: SessionKind,
    /// How the checkers stand at first.
    #[serde(default)]
    pub start: Start,
    /// What was agreed.
    #[serde(default)]
    pub agreement: Agreement,
    /// Is the game played on a real board, and only written down here?
    #[serde(default)]
    pub real_board: bool,
}

/// Something worth saying about terms that are allowed all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// An even number of points.
    #[error("a match is better played to an odd number of points than to {0}")]
    EvenMatch(u32),
}

/// A reason why a session cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsFault {
    /// The rulebook does not play this.
    #[error("{rulebook} does not play {session}; make a rulebook of your own from it that does")]
    SessionNotPlayed {
        /// The rulebook.
        rulebook: String,
        /// What was asked for.
        session: SessionKind,
    },
    /// A match to no points, or games without number.
    #[error("{0} is nothing that can be played: between 1 and {LONGEST_MATCH} are possible")]
    Length(SessionKind),
    /// The rulebook does not know this start.
    #[error("{rulebook} does not know the start {start}; make a rulebook of your own from it that does")]
    StartNotKnown {
        /// The rulebook.
        rulebook: String,
        /// Its name.
        start: &'static str,
    },
    /// The arrangement cannot be played on.
    #[error("the start: {0}")]
    Start(#[from] StartFault),
    /// The rulebook does not offer the choice.
    #[error("{rulebook} does not leave it to the players {option}")]
    NotOffered {
        /// The rulebook.
        rulebook: String,
        /// What was agreed.
        option: &'static str,
    },
    /// Jacoby, beavers, raccoons and automatic doubles are for money.
    #[error("{0} is for money play only")]
    MoneyOnly(MoneyOption),
    /// Automatic doubles are for money.
    #[error("automatic doubles are for money play only")]
    AutomaticMoneyOnly,
    /// A raccoon answers a beaver.
    #[error("raccoons are agreed only together with beavers")]
    RaccoonsWithoutBeavers,
}

/// Every reason why a session cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct TermsFaults(pub Vec<TermsFault>);

impl fmt::Display for TermsFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl fmt::Display for SessionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionKind::SingleGame => f.write_str("a single game"),
            SessionKind::RunningTotal => f.write_str("a running total"),
            SessionKind::Match { points } => write!(f, "a match to {points}"),
            SessionKind::Money => f.write_str("money play"),
            SessionKind::Games { count } => write!(f, "{count} games"),
        }
    }
}

impl Terms {
    /// A session by a rulebook, with the standard start and nothing agreed beside it.
    pub fn new(rulebook: impl Into<Rulebook>, session: SessionKind) -> Terms {
        Terms {
            rulebook: rulebook.into(),
            session,
            start: Start::Standard,
            agreement: Agreement::default(),
            real_board: false,
        }
    }

    /// Can this be played? Every fault, or what is worth remarking.
    pub fn check(&self) -> Result<Vec<Remark>, TermsFaults> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(TermsFaults(faults));
        }
        Ok(match self.session {
            SessionKind::Match { points } if points % 2 == 0 => vec![Remark::EvenMatch(points)],
            _ => Vec::new(),
        })
    }

    fn faults(&self) -> Vec<TermsFault> {
        let mut faults = Vec::new();
        let book = &self.rulebook;
        let (played, length) = match self.session {
            SessionKind::SingleGame => (book.sessions.single_game, 1),
            SessionKind::RunningTotal => (book.sessions.running_total, 1),
            SessionKind::Match { points } => (book.sessions.match_to, points),
            SessionKind::Money => (book.sessions.money, 1),
            SessionKind::Games { count } => (book.sessions.games, count),
        };
        if !played {
            faults.push(TermsFault::SessionNotPlayed {
                rulebook: book.name(),
                session: self.session,
            });
        }
        if !(1..=LONGEST_MATCH).contains(&length) {
            faults.push(TermsFault::Length(self.session));
        }
        let unknown = match self.start {
            Start::Jacquet if !book.starts.jacquet => Some("jacquet"),
            Start::Nackgammon if !book.starts.nackgammon => Some("nackgammon"),
            Start::Hypergammon if !book.starts.hypergammon => Some("hypergammon"),
            _ => None,
        };
        faults.extend(unknown.map(|start| TermsFault::StartNotKnown {
            rulebook: book.name(),
            start,
        }));
        faults.extend(self.start.board().err().map(TermsFault::Start));
        if let Start::Middle(standing) = &self.start {
            let wrong = self.standing_faults(standing);
            faults.extend(wrong.map(|fault| TermsFault::Start(StartFault::Standing(fault))));
        }
        self.agreement_faults(&mut faults);
        faults
    }

    fn standing_faults(&self, standing: &Standing) -> impl Iterator<Item = StandingFault> + use<> {
        let crawford = self.rulebook.crawford && standing.crawford;
        let highest = self
            .cube_rules()
            .ok()
            .filter(|_| !crawford)
            .map(|rules| rules.highest());
        let length = match self.session {
            SessionKind::Match { points } => Some(points),
            _ => None,
        };
        let nothing_won = standing.score == Pair::default();
        let points = match self.session {
            SessionKind::SingleGame | SessionKind::Games { .. } if !nothing_won => Some(StandingFault::Points {
                games: self.session != SessionKind::SingleGame,
            }),
            _ => None,
        };
        standing.faults(length, highest).chain(points)
    }

    /// Is a cube used in this session, apart from the Crawford game? If not, why?
    pub fn cube_in_use(&self) -> Result<(), NoCube> {
        self.cube_rules().map(|_| ())
    }

    fn agreement_faults(&self, faults: &mut Vec<TermsFault>) {
        let (book, agreed) = (&self.rulebook, self.agreement);
        let mut not_offered = |option| {
            faults.push(TermsFault::NotOffered {
                rulebook: book.name(),
                option,
            });
        };
        let lower = matches!(
            book.opening,
            Opening::OneDie {
                lower_by_agreement: true
            }
        );
        if agreed.lower_starts && !lower {
            not_offered("that the lower die starts");
        }
        if agreed.cube && self.cube_rules() == Err(NoCube::Rulebook) {
            not_offered("to use a cube");
        }
        if agreed.automatic_double && book.automatic_double == AutomaticDouble::Never {
            not_offered("to have automatic doubles");
        }
        let options = [
            (
                agreed.jacoby,
                book.money.jacoby,
                MoneyOption::Jacoby,
                "to play the Jacoby rule",
            ),
            (
                agreed.beavers,
                book.money.beavers,
                MoneyOption::Beavers,
                "to play beavers",
            ),
            (
                agreed.raccoons,
                book.money.raccoons,
                MoneyOption::Raccoons,
                "to play raccoons",
            ),
        ];
        for (_, _, _, option) in options.iter().filter(|(agreed, offered, ..)| *agreed && !offered) {
            not_offered(option);
        }
        let money = self.session == SessionKind::Money;
        for (_, _, option, _) in options
            .iter()
            .filter(|(agreed, offered, ..)| *agreed && *offered && !money)
        {
            faults.push(TermsFault::MoneyOnly(*option));
        }
        if agreed.automatic_double && book.automatic_double == AutomaticDouble::IfAgreedForMoney && !money {
            faults.push(TermsFault::AutomaticMoneyOnly);
        }
        if agreed.raccoons && !agreed.beavers {
            faults.push(TermsFault::RaccoonsWithoutBeavers);
        }
    }

    /// The cube of the session, apart from the Crawford game.
    fn cube_rules(&self) -> Result<CubeRules, NoCube> {
        let rules = self.rulebook.cube.ok_or(NoCube::Rulebook)?;
        match (rules.used, self.session) {
            (CubeUse::SeveralGames, SessionKind::SingleGame) => Err(NoCube::Session),
            (CubeUse::MatchIfAgreed, SessionKind::Match { .. }) if !self.agreement.cube => Err(NoCube::NotAgreed),
            (CubeUse::MatchIfAgreed, kind) if !matches!(kind, SessionKind::Match { .. }) => Err(NoCube::Session),
            (_, SessionKind::Match { points: 1 }) => Err(NoCube::OnePointMatch),
            _ => Ok(rules),
        }
    }
}

/// A session, from the first throw to the last point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Record", into = "Record")]
pub struct Session {
    terms: Terms,
    log: Vec<Action>,
    results: Vec<GameResult>,
    game: Game,
    over: Option<Outcome>,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This side won it.
    Won(Side),
    /// Nobody did.
    Draw,
}

/// A session as it is stored: the terms and what was done. The state follows from them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    /// The version of this format.
    pasch_session: u32,
    terms: Terms,
    actions: Vec<Action>,
}

const RECORD_VERSION: u32 = 1;

/// Why a stored session does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Allowed {
    /// Throw to see who starts, with this many dice; 0 for not now.
    pub opening_dice: u8,
    /// Roll.
    pub roll: bool,
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

    fn act(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Reason> {
        match action {
            Action::NextGame => return self.next_game(events),
            Action::Finish => return self.finish(events),
            // A wrong last move can still be put right when it has ended the session.
            Action::DemandCorrection { .. } | Action::LiftDice { .. } => {}
            _ if self.over.is_some() => return Err(Reason::SessionOver),
            _ => {}
        }
        let was_over = matches!(self.game.phase(), Phase::Over(_));
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

    fn next_game(&mut self, events: &mut Vec<Event>) -> Result<(), Reason> {
        if self.over.is_some() {
            return Err(Reason::SessionOver);
        }
        if !matches!(self.game.phase(), Phase::Over(_)) {
            return Err(Reason::GameNotOver);
        }
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

    fn finish(&mut self, events: &mut Vec<Event>) -> Result<(), Reason> {
        if self.over.is_some() {
            return Err(Reason::SessionOver);
        }
        if !matches!(self.terms.session, SessionKind::RunningTotal | SessionKind::Money) {
            return Err(Reason::EndsByItself);
        }
        if !matches!(self.game.phase(), Phase::Over(_)) {
            return Err(Reason::GameNotOver);
        }
        self.game.let_wrong_play_stand(events);
        let outcome = leader(self.score());
        self.over = Some(outcome);
        events.push(session_over(outcome));
        Ok(())
    }

    /// How the session has ended by its own count, if it has.
    fn outcome(&self) -> Option<Outcome> {
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
            length: match terms.session {
                SessionKind::Match { points } => Some(points),
                _ => None,
            },
            law: Law {
                rulebook: terms.rulebook.clone(),
                cube: terms.cube_in_use().is_ok(),
                jacoby: terms.agreement.jacoby,
                beavers: terms.agreement.beavers,
            },
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
        let over = matches!(self.game.phase(), Phase::Over(_));
        self.results.len() as u32 + u32::from(!over)
    }

    /// Is this the Crawford game?
    pub fn is_crawford_game(&self) -> bool {
        self.game.cube_in_play() == Err(NoCube::Crawford)
    }

    /// What this side may do now.
    pub fn allowed(&self, side: Side) -> Allowed {
        let may = |action: Action| self.clone_without_log().act(&action, &mut Vec::new()).is_ok();
        let (one, two) = self.opening_probes();
        let over = self.over.is_some();
        Allowed {
            opening_dice: if may(Action::OpeningThrow { side, throw: one }) {
                1
            } else if may(Action::OpeningThrow { side, throw: two }) {
                2
            } else {
                0
            },
            roll: Roll::new(2, 1).is_ok_and(|roll| may(Action::Roll { side, roll })),
            play: !over && matches!(*self.game.phase(), Phase::ToPlay { side: turn, .. } if turn == side),
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

    fn opening_probes(&self) -> (OpeningThrow, OpeningThrow) {
        let two = Roll::all().next().map_or(OpeningThrow::One(0), OpeningThrow::Two);
        (OpeningThrow::One(1), two)
    }

    /// For trying an action out: the log plays no part in what is allowed.
    fn clone_without_log(&self) -> Session {
        Session {
            terms: self.terms.clone(),
            log: Vec::new(),
            results: self.results.clone(),
            game: self.game.clone(),
            over: self.over,
        }
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
    let board = start
        .board()
        .map_err(|fault| TermsFaults(vec![TermsFault::Start(fault)]))?;
    let score = score(terms, results);
    let away = match terms.session {
        SessionKind::Match { points } => Some(Pair::of(|side| points.saturating_sub(score[side]))),
        _ => None,
    };
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
        jacoby: terms.agreement.jacoby,
        beavers: terms.agreement.beavers,
        raccoons: terms.agreement.raccoons,
        away,
        real_board: terms.real_board,
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

impl From<Preset> for Terms {
    /// A preset's simplest session: the single game, or where there is none, a match to 7.
    fn from(preset: Preset) -> Terms {
        let rulebook = Rulebook::from(preset);
        let session = if rulebook.sessions.single_game {
            SessionKind::SingleGame
        } else {
            SessionKind::Match { points: 7 }
        };
        Terms::new(rulebook, session)
    }
}
