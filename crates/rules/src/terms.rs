//! What is settled before the first throw: the rulebook, what is played, how it starts and what was agreed.

use crate::board::Side;
use crate::faults::{Faults, TermsFaults};
use crate::pair::Pair;
use crate::refusal::NoCube;
use crate::rulebook::{AutomaticDouble, CubeRules, CubeUse, MoneyOption, Opening, Preset, Rulebook, Title};
use crate::sentence::{Sentence, Variable};
use crate::setup::SetupFault;
use crate::standing::{Standing, StandingFault};
use crate::start::{Start, StartFault};
use crate::timing::{Timing, TimingFault};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest match, and the most games, that can be agreed.
pub const LONGEST_MATCH: u32 = 1000;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Agreement {
    /// The lower die starts.
    pub lower_starts: bool,
    /// The cube is used, where that needs agreement.
    pub cube: bool,
    /// A tie in the first opening throw turns the cube to 2.
    pub automatic_double: bool,
    /// A double as the first roll of a game turns the cube to 2: the other reading of the sheet that says "if the first
    /// throw is a double".
    pub first_double: bool,
    /// Gammons count only once a double has been taken.
    pub jacoby: bool,
    /// Beavers.
    pub beavers: bool,
    /// Raccoons.
    pub raccoons: bool,
}

/// One thing that a rulebook may leave to the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OpenChoice"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// Whether the lower die starts.
    LowerStarts,
    /// Whether the cube is used.
    Cube,
    /// Whether a tie in the first opening throw turns the cube.
    AutomaticDouble,
    /// Whether a double as the first roll of a game turns the cube.
    FirstDouble,
    /// Whether gammons count only once a double has been taken.
    Jacoby,
    /// Whether there are beavers.
    Beavers,
    /// Whether there are raccoons.
    Raccoons,
}

impl Choice {
    /// All choices.
    pub const ALL: [Choice; 7] = [
        Choice::LowerStarts,
        Choice::Cube,
        Choice::AutomaticDouble,
        Choice::FirstDouble,
        Choice::Jacoby,
        Choice::Beavers,
        Choice::Raccoons,
    ];

    /// A stable name, as sentences choose by it, and as it is sent and typed.
    pub fn id(self) -> &'static str {
        match self {
            Choice::LowerStarts => "lower-starts",
            Choice::Cube => "cube",
            Choice::AutomaticDouble => "automatic-double",
            Choice::FirstDouble => "first-double",
            Choice::Jacoby => "jacoby",
            Choice::Beavers => "beavers",
            Choice::Raccoons => "raccoons",
        }
    }

    /// What of money play it is about, if it is.
    fn money(self) -> Option<MoneyOption> {
        match self {
            Choice::Jacoby => Some(MoneyOption::Jacoby),
            Choice::Beavers => Some(MoneyOption::Beavers),
            Choice::Raccoons => Some(MoneyOption::Raccoons),
            _ => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::LowerStarts => "that the lower die starts",
            Choice::Cube => "to use a cube",
            Choice::AutomaticDouble => "to have automatic doubles",
            Choice::FirstDouble => "to have an automatic double for a double as the first roll",
            Choice::Jacoby => "to play the Jacoby rule",
            Choice::Beavers => "to play beavers",
            Choice::Raccoons => "to play raccoons",
        })
    }
}

impl FromIterator<Choice> for Agreement {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Agreement {
        let mut agreement = Agreement::default();
        for choice in choices {
            *agreement.field(choice) = true;
        }
        agreement
    }
}

impl Agreement {
    /// Was this agreed?
    pub fn has(mut self, choice: Choice) -> bool {
        *self.field(choice)
    }

    fn field(&mut self, choice: Choice) -> &mut bool {
        match choice {
            Choice::LowerStarts => &mut self.lower_starts,
            Choice::Cube => &mut self.cube,
            Choice::AutomaticDouble => &mut self.automatic_double,
            Choice::FirstDouble => &mut self.first_double,
            Choice::Jacoby => &mut self.jacoby,
            Choice::Beavers => &mut self.beavers,
            Choice::Raccoons => &mut self.raccoons,
        }
    }
}

/// Everything that is settled before the first throw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Terms {
    /// The rulebook.
    pub rulebook: Rulebook,
    /// What is played.
    pub session: SessionKind,
    /// How the checkers stand at first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub start: Start,
    /// What was agreed.
    #[cfg_attr(feature = "serde", serde(default))]
    pub agreement: Agreement,
    /// Is the game played on a real board, and only written down here?
    #[cfg_attr(feature = "serde", serde(default))]
    pub real_board: bool,
    /// What was agreed about time.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "untimed"))]
    pub timing: Timing,
}

/// Terms without a word about time are written as they were before there was any.
#[cfg(feature = "serde")]
fn untimed(timing: &Timing) -> bool {
    *timing == Timing::None
}

/// Something worth saying about terms that are allowed all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Remark {
    /// An even number of points.
    #[error("a match is better played to an odd number of points than to {0}")]
    EvenMatch(u32),
}

/// A reason why a session cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TermsFault {
    /// The rulebook does not play this.
    #[error("{rulebook} does not play {session}; make a rulebook of your own from it that does")]
    SessionNotPlayed {
        /// The rulebook.
        rulebook: Title,
        /// What was asked for.
        session: SessionKind,
    },
    /// A match to no points, or games without number.
    #[error("{0} is nothing that can be played: between 1 and {LONGEST_MATCH} are possible")]
    Length(SessionKind),
    /// The rulebook does not know this start.
    #[error("{rulebook} does not know the start {}; make a rulebook of your own from it that does", start.id())]
    StartNotKnown {
        /// The rulebook.
        rulebook: Title,
        /// The start.
        start: Start,
    },
    /// The arrangement is none.
    #[error("the start: {0}")]
    Setup(#[from] SetupFault),
    /// The game would be over before it began.
    #[error("the start: {0} has already borne off every checker")]
    Finished(Side),
    /// Cube or score are none that such a session can have.
    #[error("the start: {0}")]
    Standing(#[from] StandingFault),
    /// The rulebook does not offer the choice.
    #[error("{rulebook} does not leave it to the players {choice}")]
    NotOffered {
        /// The rulebook.
        rulebook: Title,
        /// What was agreed.
        choice: Choice,
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
    /// A cube was agreed on where none is used.
    #[error("by {rulebook} there is no cube in {session}")]
    CubeNotInSession {
        /// The rulebook.
        rulebook: Title,
        /// What is to be played.
        session: SessionKind,
    },
    /// No time can be kept like that.
    #[error("{0}")]
    Timing(#[from] TimingFault),
}

impl Remark {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            Remark::EvenMatch(points) => Sentence::new("remark-even-match", [("points", points.into())]),
        }
    }
}

impl TermsFault {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            TermsFault::SessionNotPlayed { rulebook, session } => Sentence::new(
                "terms-session-not-played",
                [
                    ("rulebook", rulebook.into()),
                    ("session", Variable::choice(session.id())),
                ],
            ),
            TermsFault::Length(SessionKind::Games { count }) => {
                Sentence::new("terms-length-games", [("count", count.into())])
            }
            TermsFault::Length(kind) => {
                let points = kind.match_length().unwrap_or(0);
                Sentence::new("terms-length-points", [("points", points.into())])
            }
            TermsFault::StartNotKnown { rulebook, start } => Sentence::new(
                "terms-start-not-known",
                [("rulebook", rulebook.into()), ("start", Variable::choice(start.id()))],
            ),
            TermsFault::Setup(fault) => fault.sentence(),
            TermsFault::Finished(side) => Sentence::new("setup-finished", [("side", side.into())]),
            TermsFault::Standing(fault) => fault.sentence(),
            TermsFault::NotOffered { rulebook, choice } => Sentence::new(
                "terms-not-offered",
                [("rulebook", rulebook.into()), ("option", Variable::choice(choice.id()))],
            ),
            TermsFault::MoneyOnly(option) => {
                Sentence::new("terms-money-only", [("option", Variable::choice(option.id()))])
            }
            TermsFault::AutomaticMoneyOnly => Sentence::new("terms-automatic-money-only", []),
            TermsFault::RaccoonsWithoutBeavers => Sentence::new("terms-raccoons-without-beavers", []),
            TermsFault::Timing(fault) => fault.sentence(),
            TermsFault::CubeNotInSession { rulebook, session } => Sentence::new(
                "terms-cube-not-in-session",
                [
                    ("rulebook", rulebook.into()),
                    ("session", Variable::choice(session.id())),
                ],
            ),
        }
    }
}

impl From<StartFault> for TermsFaults {
    fn from(fault: StartFault) -> TermsFaults {
        Faults(match fault {
            StartFault::Setup(faults) => faults.0.into_iter().map(TermsFault::Setup).collect(),
            StartFault::Finished(side) => vec![TermsFault::Finished(side)],
        })
    }
}

impl SessionKind {
    /// A stable name, the one it is stored by.
    pub fn id(self) -> &'static str {
        match self {
            SessionKind::SingleGame => "single-game",
            SessionKind::RunningTotal => "running-total",
            SessionKind::Match { .. } => "match",
            SessionKind::Money => "money",
            SessionKind::Games { .. } => "games",
        }
    }

    /// To how many points a match goes.
    ///
    /// ```
    /// use pasch_rules::SessionKind;
    /// assert_eq!(SessionKind::Match { points: 5 }.match_length(), Some(5));
    /// assert_eq!(SessionKind::Money.match_length(), None);
    /// ```
    pub fn match_length(self) -> Option<u32> {
        match self {
            SessionKind::Match { points } => Some(points),
            _ => None,
        }
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
            timing: Timing::None,
        }
    }

    /// Can this be played? Every fault, or what is worth remarking.
    ///
    /// ```
    /// use pasch_rules::{Preset, SessionKind, Terms};
    /// assert!(Terms::new(Preset::Tournament, SessionKind::Match { points: 7 }).check().is_ok());
    /// assert!(Terms::new(Preset::Tournament, SessionKind::Match { points: 0 }).check().is_err());
    /// ```
    pub fn check(&self) -> Result<Vec<Remark>, TermsFaults> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(Faults(faults));
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
        let rulebook = book.title();
        if !played {
            faults.push(TermsFault::SessionNotPlayed {
                rulebook,
                session: self.session,
            });
        }
        if !(1..=LONGEST_MATCH).contains(&length) {
            faults.push(TermsFault::Length(self.session));
        }
        if !book.knows_start(&self.start) {
            let start = self.start;
            faults.push(TermsFault::StartNotKnown { rulebook, start });
        }
        if let Err(fault) = self.start.board() {
            faults.extend(TermsFaults::from(fault).0);
        }
        if let Start::Middle(standing) = &self.start {
            faults.extend(self.standing_faults(standing).map(TermsFault::Standing));
        }
        self.agreement_faults(&mut faults);
        faults.extend(self.timing.fault(self.real_board).map(TermsFault::Timing));
        faults
    }

    fn standing_faults(&self, standing: &Standing) -> impl Iterator<Item = StandingFault> + use<> {
        let crawford = self.rulebook.crawford && standing.crawford;
        let highest = self
            .cube_rules()
            .ok()
            .filter(|_| !crawford)
            .map(|rules| rules.highest());
        let length = self.session.match_length();
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
        let agreed = |choice: &Choice| self.agreement.has(*choice);
        let rulebook = self.rulebook.title();
        let not_offered = Choice::ALL
            .into_iter()
            .filter(agreed)
            .filter(|&choice| !self.offers(choice));
        faults.extend(not_offered.map(|choice| TermsFault::NotOffered { rulebook, choice }));
        if self.session != SessionKind::Money {
            let offered = Choice::ALL
                .into_iter()
                .filter(agreed)
                .filter(|&choice| self.offers(choice));
            faults.extend(offered.filter_map(|choice| match choice {
                choice if choice.money().is_some() => choice.money().map(TermsFault::MoneyOnly),
                Choice::AutomaticDouble if self.rulebook.automatic_double == AutomaticDouble::IfAgreedForMoney => {
                    Some(TermsFault::AutomaticMoneyOnly)
                }
                _ => None,
            }));
        }
        if self.agreement.raccoons && !self.agreement.beavers {
            faults.push(TermsFault::RaccoonsWithoutBeavers);
        }
        if self.agreement.cube && self.cube_rules() == Err(NoCube::Session) {
            let session = self.session;
            faults.push(TermsFault::CubeNotInSession { rulebook, session });
        }
    }

    /// Does the rulebook leave this to the players?
    fn offers(&self, choice: Choice) -> bool {
        let book = &self.rulebook;
        match choice {
            Choice::LowerStarts => matches!(
                book.opening,
                Opening::OneDie {
                    lower_by_agreement: true
                }
            ),
            Choice::Cube => book.cube.is_some(),
            Choice::AutomaticDouble => book.automatic_double != AutomaticDouble::Never,
            Choice::FirstDouble => book.automatic_double == AutomaticDouble::IfAgreed,
            Choice::Jacoby => book.money.jacoby,
            Choice::Beavers => book.money.beavers,
            Choice::Raccoons => book.money.raccoons,
        }
    }

    /// The cube of the session, apart from the Crawford game.
    pub(crate) fn cube_rules(&self) -> Result<CubeRules, NoCube> {
        let rules = self.rulebook.cube.ok_or(NoCube::Rulebook)?;
        match (rules.used, self.session) {
            (CubeUse::SeveralGames, SessionKind::SingleGame | SessionKind::Games { count: 1 }) => Err(NoCube::Session),
            (CubeUse::MatchIfAgreed, SessionKind::Match { .. }) if !self.agreement.cube => Err(NoCube::NotAgreed),
            (CubeUse::MatchIfAgreed, kind) if !matches!(kind, SessionKind::Match { .. }) => Err(NoCube::Session),
            (_, SessionKind::Match { points: 1 }) => Err(NoCube::OnePointMatch),
            _ => Ok(rules),
        }
    }
}

impl Rulebook {
    /// The kinds of session that there are, with a usual length, in the order in which they are proposed; and whether this
    /// rulebook plays them.
    pub fn session_kinds(&self) -> [(SessionKind, bool); 5] {
        let played = &self.sessions;
        [
            (SessionKind::SingleGame, played.single_game),
            (SessionKind::Match { points: 5 }, played.match_to),
            (SessionKind::Money, played.money),
            (SessionKind::RunningTotal, played.running_total),
            (SessionKind::Games { count: 3 }, played.games),
        ]
    }

    /// Can a game by this rulebook begin so?
    pub fn knows_start(&self, start: &Start) -> bool {
        match start {
            Start::Jacquet => self.starts.jacquet,
            Start::Nackgammon => self.starts.nackgammon,
            Start::Hypergammon => self.starts.hypergammon,
            Start::Standard | Start::Setup { .. } | Start::Middle(_) => true,
        }
    }

    /// What is played by this rulebook if nobody says.
    pub fn usual_session(&self) -> SessionKind {
        let first = self.session_kinds().into_iter().find(|(_, played)| *played);
        first.map_or(SessionKind::SingleGame, |(session, _)| session)
    }

    /// What the players of such a session can settle between them: whatever they may agree on, and would otherwise not
    /// have.
    ///
    /// ```
    /// use pasch_rules::{Choice, Preset, Rulebook, SessionKind};
    /// let tournament = Rulebook::from(Preset::Tournament);
    /// assert!(tournament.open_choices(SessionKind::Money).contains(&Choice::Jacoby));
    /// assert!(!tournament.open_choices(SessionKind::Match { points: 7 }).contains(&Choice::Jacoby));
    /// ```
    pub fn open_choices(&self, session: SessionKind) -> Vec<Choice> {
        let agreeing = |choice: Choice| {
            // Raccoons answer beavers.
            let with = (choice == Choice::Raccoons).then_some(Choice::Beavers);
            Terms {
                agreement: [choice].into_iter().chain(with).collect(),
                ..Terms::new(self.clone(), session)
            }
        };
        let is_open = |choice: &Choice| {
            let terms = agreeing(*choice);
            let mut faults = Vec::new();
            terms.agreement_faults(&mut faults);
            let nothing_new =
                *choice == Choice::Cube && terms.cube_rules() == Terms::new(self.clone(), session).cube_rules();
            faults.is_empty() && !nothing_new
        };
        Choice::ALL.into_iter().filter(is_open).collect()
    }
}

impl From<Preset> for Terms {
    /// A preset's usual session.
    fn from(preset: Preset) -> Terms {
        let rulebook = Rulebook::from(preset);
        let session = rulebook.usual_session();
        Terms::new(rulebook, session)
    }
}
