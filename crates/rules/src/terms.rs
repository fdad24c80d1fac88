//! What is settled before the first throw: the rulebook, what is played, how it starts and what was agreed.

use crate::pair::Pair;
use crate::refusal::NoCube;
use crate::rulebook::{AutomaticDouble, CubeRules, CubeUse, MoneyOption, Opening, Preset, Rulebook};
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
    pub(crate) fn cube_rules(&self) -> Result<CubeRules, NoCube> {
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
