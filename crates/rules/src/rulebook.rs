//! A rulebook: one explicit answer to every question on which the rule sheets in the boxes disagree.
//!
//! The six [`Preset`]s are data (one file each in `rulebooks/`). Every other rulebook is made from a preset by
//! [`Rulebook::amend`], which refuses combinations that cannot be played and says why; it remembers the preset,
//! so that it can be shown as "buffalo with ...". No code asks which rulebook it has before it: it asks for the
//! answer.
//!
//! ```
//! use pasch_rules::{Overshoot, Preset, Rulebook};
//!
//! let jumbo = Rulebook::from(Preset::Jumbo);
//! assert_eq!(jumbo.checker.overshoot, Overshoot::AnyBelow);
//!
//! let buffalo_match = Rulebook::from(Preset::Buffalo).amend(|answers| answers.sessions.match_to = true)?;
//! assert_eq!(buffalo_match.name(), "buffalo with other sessions");
//!
//! let refused = Rulebook::from(Preset::Buffalo).amend(|answers| answers.crawford = true);
//! assert!(refused.unwrap_err().to_string().contains("Crawford"));
//! # Ok::<(), pasch_rules::RulebookFaults>(())
//! ```

use crate::answers::Question;
use crate::cube::HIGHEST;
use crate::faults::{Faults, RulebookFaults};
use crate::numbering::Numbering;
use crate::plays::CheckerRules;
use crate::refusal::Rule;
use crate::rulebooks::{self, PresetData};
use crate::sentence::{Sentence, Variable};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

/// The rulebooks that come with the program.
///
/// ```
/// use pasch_rules::Preset;
/// let german: Preset = "german".parse()?;
/// assert_eq!((german, german.to_string().as_str()), (Preset::German, "german"));
/// assert_eq!(Preset::ALL.len(), 6);
/// # Ok::<(), pasch_rules::UnknownRulebook>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Preset {
    /// The Dutch box with four languages.
    Buffalo,
    /// The German sheet of 24 numbered rules.
    German,
    /// The Danish sheet, which also knows Jacquet.
    Danish,
    /// The big booklet that works examples, and has Solitaire in it.
    Jumbo,
    /// The leaflet in ten languages.
    TenLanguage,
    /// Today's international rules.
    Tournament,
}

impl Preset {
    /// All six, in the order of the comparison table.
    pub const ALL: [Preset; 6] = [
        Preset::Buffalo,
        Preset::German,
        Preset::Danish,
        Preset::Jumbo,
        Preset::TenLanguage,
        Preset::Tournament,
    ];

    /// The name on the command line and in files.
    pub fn id(self) -> &'static str {
        match self {
            Preset::Buffalo => "buffalo",
            Preset::German => "german",
            Preset::Danish => "danish",
            Preset::Jumbo => "jumbo",
            Preset::TenLanguage => "ten-language",
            Preset::Tournament => "tournament",
        }
    }

    fn data(self) -> &'static PresetData {
        match self {
            Preset::Buffalo => &rulebooks::BUFFALO,
            Preset::German => &rulebooks::GERMAN,
            Preset::Danish => &rulebooks::DANISH,
            Preset::Jumbo => &rulebooks::JUMBO,
            Preset::TenLanguage => &rulebooks::TEN_LANGUAGE,
            Preset::Tournament => &rulebooks::TOURNAMENT,
        }
    }

    /// Where the sheet states this rule: a rule number ("R14") or the heading of a section, if it does at all.
    pub fn reference(self, rule: Rule) -> Option<&'static str> {
        let references = self.data().references;
        references.iter().find(|(of, _)| *of == rule).map(|&(_, place)| place)
    }

    /// Is the answer to this question our ruling, the sheet being silent, misprinted or at odds with itself?
    pub fn is_ruling(self, question: Question) -> bool {
        self.data().rulings.contains(&question)
    }

    /// The languages in which the sheet is printed.
    pub fn languages(self) -> &'static [&'static str] {
        self.data().languages
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A name that is no rulebook's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no rulebook {0:?}; there are buffalo, german, danish, jumbo, ten-language and tournament")]
pub struct UnknownRulebook(pub String);

impl FromStr for Preset {
    type Err = UnknownRulebook;
    fn from_str(text: &str) -> Result<Preset, UnknownRulebook> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownRulebook(text.to_owned()))
    }
}

/// A set of answers that can be played, and the preset it was made from. Read the answers straight from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "RulebookData", into = "RulebookData"))]
pub struct Rulebook {
    base: Preset,
    answers: Answers,
}

/// A rulebook as files hold it: not checked yet.
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Rulebook"))]
pub(crate) struct RulebookData {
    base: Preset,
    /// Left out for a preset as it is.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    answers: Option<Answers>,
}

impl From<Preset> for Rulebook {
    fn from(base: Preset) -> Rulebook {
        Rulebook {
            base,
            answers: base.data().answers,
        }
    }
}

impl Deref for Rulebook {
    type Target = Answers;
    fn deref(&self) -> &Answers {
        &self.answers
    }
}

impl Rulebook {
    /// The preset it is, or was made from.
    pub fn base(&self) -> Preset {
        self.base
    }

    /// All answers.
    pub fn answers(&self) -> &Answers {
        &self.answers
    }

    /// A rulebook with some answers changed, or every reason why nobody could play by it.
    pub fn amend(&self, change: impl FnOnce(&mut Answers)) -> Result<Rulebook, RulebookFaults> {
        let mut answers = self.answers;
        change(&mut answers);
        answers.check()?;
        Ok(Rulebook {
            base: self.base,
            answers,
        })
    }

    /// What to call it.
    pub fn title(&self) -> Title {
        Title {
            base: self.base,
            own: self.is_custom(),
        }
    }

    /// The questions this rulebook answers otherwise than its preset.
    ///
    /// ```
    /// use pasch_rules::{Preset, Question, Rulebook};
    /// let sheet = Rulebook::from(Preset::Buffalo);
    /// assert!(sheet.differences().is_empty() && !sheet.is_custom());
    /// let ours = sheet.amend(|answers| answers.sessions.match_to = true)?;
    /// assert_eq!(ours.differences(), [Question::Sessions]);
    /// # Ok::<(), pasch_rules::RulebookFaults>(())
    /// ```
    pub fn differences(&self) -> Vec<Question> {
        let preset = Rulebook::from(self.base);
        Question::ALL
            .into_iter()
            .filter(|&question| self.answer(question).phrases != preset.answer(question).phrases)
            .collect()
    }

    /// Does it differ from its preset?
    pub fn is_custom(&self) -> bool {
        self.answers != self.base.data().answers
    }

    /// The name to show: `german`, or `buffalo with other sessions, other cube`.
    pub fn name(&self) -> String {
        let differences: Vec<String> = self
            .differences()
            .into_iter()
            .map(|question| format!("other {}", question.short()))
            .collect();
        if differences.is_empty() {
            self.base.id().to_owned()
        } else {
            format!("{} with {}", self.base, differences.join(", "))
        }
    }
}

/// What to call a rulebook, in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Title {
    /// The preset it is, or was made from.
    pub base: Preset,
    /// Was it made from that by changing answers?
    pub own: bool,
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = if self.own { "an own rulebook made from " } else { "" };
        write!(f, "{own}{}", self.base)
    }
}

impl TryFrom<RulebookData> for Rulebook {
    type Error = RulebookFaults;
    fn try_from(data: RulebookData) -> Result<Rulebook, RulebookFaults> {
        match data.answers {
            None => Ok(Rulebook::from(data.base)),
            Some(answers) => Rulebook::from(data.base).amend(|all| *all = answers),
        }
    }
}

impl From<Rulebook> for RulebookData {
    fn from(rulebook: Rulebook) -> RulebookData {
        RulebookData {
            base: rulebook.base,
            answers: rulebook.is_custom().then_some(rulebook.answers),
        }
    }
}

/// Every question's answer. Where all sheets agree the type has only that answer, so that it can be asked for and
/// shown, but not changed into something the program does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Answers {
    /// Who starts a game.
    pub opening: Opening,
    /// Who starts the next game of a session.
    pub next_game: NextGame,
    /// How much of a throw must be played.
    pub obligation: Obligation,
    /// What a throw of doubles is worth.
    pub doubles: Doubles,
    /// Bearing off with a number too large, the straggler, pick and pass.
    pub checker: CheckerRules,
    /// What happens where a checker stops, even in passing, on a single opposing checker.
    pub passing: Passing,
    /// Who may have a wrong move on a real board put right, and until when.
    pub correction: Correction,
    /// When the stake counts twice.
    pub gammon: GammonRule,
    /// When the stake counts three times.
    pub backgammon: BackgammonRule,
    /// The doubling cube, if there is one.
    pub cube: Option<CubeRules>,
    /// In a match: no cube in the first game after a player comes within a point of winning.
    pub crawford: bool,
    /// When the cube turns by itself.
    pub automatic_double: AutomaticDouble,
    /// How a player gives a game up.
    pub resigning: Resigning,
    /// What is played: single games, totals, matches.
    pub sessions: Sessions,
    /// What may be agreed when playing for money.
    pub money: MoneyRules,
    /// The starts it knows beside the standard one.
    pub starts: Starts,
    /// How its board is numbered.
    pub numbering: Numbering,
    /// Which way white runs.
    pub direction: Direction,
    /// Who takes which colour.
    pub colours: Colours,
    /// Where dice must fall on a real board.
    pub dice_fall: DiceFall,
    /// Where hit checkers wait.
    pub hit_checkers: HitCheckers,
}

/// Who starts a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "throw"))]
pub enum Opening {
    /// One die each: the higher starts and plays both numbers; a tie is thrown again.
    OneDie {
        /// May the players agree that the lower starts (R7)?
        lower_by_agreement: bool,
    },
    /// Two dice each: the higher total starts and rolls afresh; a tie is thrown again.
    TwoDice,
}

/// Who starts the next game of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum NextGame {
    /// There is an opening throw again.
    OpeningThrow,
    /// The winner of the last game rolls two dice, without an opening throw (R23).
    WinnerStarts,
}

/// How much of a throw must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Obligation {
    /// As many numbers as any order allows; if only one of two, the larger.
    MostNumbers,
}

/// What a throw of doubles is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Doubles {
    /// The number is played four times.
    FourMoves,
}

/// What a stop on a single opposing checker does, also in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Passing {
    /// It hits.
    Hits,
}

/// Who may demand that a wrong move on a real board be put right, and until when. The whole move is then played
/// again with the same dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Correction {
    /// Who may demand it.
    pub by: CorrectionBy,
    /// Until when.
    pub until: CorrectionUntil,
}

/// Who may demand a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CorrectionBy {
    /// Either player.
    Either,
    /// Only the opponent of the player who moved.
    Opponent,
}

/// Until when a correction may be demanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CorrectionUntil {
    /// Until the player who moved has picked up the dice.
    DiceLifted,
    /// Until the next roll.
    NextRoll,
}

/// When the stake counts twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GammonRule {
    /// The loser has borne off nothing.
    NothingBorneOff,
}

/// When the stake counts three times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BackgammonRule {
    /// A checker of the loser is on the bar or in the winner's home, even if he has borne some off.
    CheckerBack,
    /// That, and the loser has borne off nothing.
    CheckerBackNothingOff,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CubeRules {
    /// In which sessions it is used.
    pub used: CubeUse,
    /// The highest number on it; no number, no limit.
    pub limit: Option<u32>,
    /// Who may double.
    pub right: DoublingRight,
    /// What may be answered.
    pub answer: DoubleAnswer,
    /// What a drop costs.
    pub drop_costs: DropCosts,
    /// Where it lies before the first double.
    pub rest: CubeRest,
}

impl CubeRules {
    /// The highest number it can show: where the rulebook sets no limit, where the program stops counting.
    pub fn highest(&self) -> u32 {
        self.limit.unwrap_or(HIGHEST)
    }
}

/// In which sessions the cube is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CubeUse {
    /// In all.
    Always,
    /// In all but the single game.
    SeveralGames,
    /// In matches, if agreed beforehand.
    MatchIfAgreed,
}

/// Who may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DoublingRight {
    /// Before one's own roll, the opponent having finished a turn; centred either player, else the cube's owner.
    BeforeOwnRoll,
}

/// What may be answered to a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DoubleAnswer {
    /// Take or drop (and, for money, a beaver if agreed).
    TakeOrDrop,
    /// Take, drop, or redouble at once.
    RedoubleAtOnce,
}

/// What a drop costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DropCosts {
    /// The stake as it was before the double.
    StakeBefore,
}

/// Where the cube lies before the first double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum CubeRest {
    /// On the bar, midway between the players.
    Middle,
    /// Beside the board; it is offered in the middle.
    BesideBoard,
}

/// When the cube turns by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AutomaticDouble {
    /// Never.
    Never,
    /// If agreed: once, on a tie in the first opening throw.
    IfAgreed,
    /// If agreed, for money only.
    IfAgreedForMoney,
}

/// How a player gives a game up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Resigning {
    /// He offers a single game, a gammon or a backgammon, which may be refused.
    Offer,
    /// At once and without asking: a backgammon, unless he is answering a double.
    AtOnceBackgammon,
}

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Sessions {
    /// One game.
    pub single_game: bool,
    /// Games for a stake, points added up, as long as the players like.
    pub running_total: bool,
    /// A match to a number of points.
    pub match_to: bool,
    /// Money play.
    pub money: bool,
    /// An agreed number of games, all played, points added; equal is a draw.
    pub games: bool,
}

/// What may be agreed when playing for money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct MoneyRules {
    /// Gammons and backgammons count only once a double has been taken.
    pub jacoby: bool,
    /// The one doubled turns the cube on at once and keeps it.
    pub beavers: bool,
    /// The doubler turns a beavered cube once more.
    pub raccoons: bool,
}

/// The starts a rulebook knows beside the standard one and any arrangement set up by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Starts {
    /// All checkers start outside and enter first.
    pub jacquet: bool,
    /// Two more checkers far back.
    pub nackgammon: bool,
    /// Three checkers each.
    pub hypergammon: bool,
}

/// Which way white runs, with white's home nearest the viewer. A board may be mirrored for show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Direction {
    /// White's home is at the right.
    CounterClockwise,
    /// White's home is at the left.
    Clockwise,
}

/// Who takes which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Colours {
    /// As the players agree.
    Agreed,
    /// If they disagree, the older one takes the dark checkers (R5).
    OlderTakesDark,
}

/// Where dice must fall on a real board; everywhere they must lie flat and not on a checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DiceFall {
    /// Both in one half (R8).
    OneHalf,
    /// Both in the thrower's right half.
    RightHalf,
}

/// Where hit checkers wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum HitCheckers {
    /// On the bar.
    OnBar,
    /// Beside the board: this sheet has no bar.
    LaidAside,
}

/// One reason why nobody could play by a set of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RulebookFault {
    /// Nothing can be played at all.
    #[error("no kind of session is allowed, so nothing can be played")]
    NoSessions,
    /// The Crawford game is about the cube.
    #[error("the Crawford rule suspends the cube, but there is no cube")]
    CrawfordWithoutCube,
    /// The Crawford game belongs to matches.
    #[error("the Crawford rule belongs to matches, but no matches are played")]
    CrawfordWithoutMatches,
    /// A cube shows powers of two.
    #[error("a cube shows 2, 4, 8 and so on up to 1048576, so {0} cannot be its limit")]
    CubeLimit(u32),
    /// The cube is for matches, but there are none.
    #[error("the cube is used in matches only, but no matches are played")]
    CubeWithoutMatches,
    /// The cube is for several games, but only single games are played.
    #[error("the cube is used when several games are played, but only single games are")]
    CubeWithoutSeveralGames,
    /// Automatic doubles turn a cube.
    #[error("automatic doubles turn the cube, but there is no cube")]
    AutomaticWithoutCube,
    /// Automatic doubles for money, but no money play.
    #[error("automatic doubles are for money play, but it is not allowed")]
    AutomaticWithoutMoney,
    /// Jacoby, beavers and raccoons need a cube.
    #[error("{0} is about the cube, but there is no cube")]
    OptionWithoutCube(MoneyOption),
    /// Jacoby, beavers and raccoons need money play.
    #[error("{0} is for money play, but it is not allowed")]
    OptionWithoutMoney(MoneyOption),
    /// Raccoons answer beavers.
    #[error("a raccoon answers a beaver, but beavers are not allowed")]
    RaccoonsWithoutBeavers,
    /// Two different things done with the same gesture.
    #[error("beavers and redoubling at once exclude each other: both turn the cube in answer to a double")]
    BeaversAndRedoubling,
    /// The money session uses no cube, so its options mean nothing.
    #[error("the cube is used in matches only, so {0} has nothing to act on")]
    OptionWithoutMoneyCube(MoneyOption),
}

impl RulebookFault {
    /// The questions whose answers do not go together.
    pub fn questions(&self) -> &'static [Question] {
        match self {
            RulebookFault::NoSessions => &[Question::Sessions],
            RulebookFault::CrawfordWithoutCube => &[Question::Crawford, Question::Cube],
            RulebookFault::CrawfordWithoutMatches => &[Question::Crawford, Question::Sessions],
            RulebookFault::CubeLimit(_) => &[Question::Cube],
            RulebookFault::CubeWithoutMatches | RulebookFault::CubeWithoutSeveralGames => {
                &[Question::Cube, Question::Sessions]
            }
            RulebookFault::AutomaticWithoutCube => &[Question::AutomaticDouble, Question::Cube],
            RulebookFault::AutomaticWithoutMoney => &[Question::AutomaticDouble, Question::Sessions],
            RulebookFault::OptionWithoutCube(_) | RulebookFault::OptionWithoutMoneyCube(_) => {
                &[Question::MoneyOptions, Question::Cube]
            }
            RulebookFault::OptionWithoutMoney(_) => &[Question::MoneyOptions, Question::Sessions],
            RulebookFault::RaccoonsWithoutBeavers => &[Question::MoneyOptions],
            RulebookFault::BeaversAndRedoubling => &[Question::MoneyOptions, Question::AnswerToDouble],
        }
    }

    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        let about = |key, option: MoneyOption| Sentence::new(key, [("option", Variable::choice(option.id()))]);
        match *self {
            RulebookFault::NoSessions => Sentence::new("rulebook-fault-no-sessions", []),
            RulebookFault::CrawfordWithoutCube => Sentence::new("rulebook-fault-crawford-without-cube", []),
            RulebookFault::CrawfordWithoutMatches => Sentence::new("rulebook-fault-crawford-without-matches", []),
            RulebookFault::CubeLimit(limit) => Sentence::new("rulebook-fault-cube-limit", [("limit", limit.into())]),
            RulebookFault::CubeWithoutMatches => Sentence::new("rulebook-fault-cube-without-matches", []),
            RulebookFault::CubeWithoutSeveralGames => Sentence::new("rulebook-fault-cube-without-several-games", []),
            RulebookFault::AutomaticWithoutCube => Sentence::new("rulebook-fault-automatic-without-cube", []),
            RulebookFault::AutomaticWithoutMoney => Sentence::new("rulebook-fault-automatic-without-money", []),
            RulebookFault::OptionWithoutCube(option) => about("rulebook-fault-option-without-cube", option),
            RulebookFault::OptionWithoutMoney(option) => about("rulebook-fault-option-without-money", option),
            RulebookFault::RaccoonsWithoutBeavers => Sentence::new("rulebook-fault-raccoons-without-beavers", []),
            RulebookFault::BeaversAndRedoubling => Sentence::new("rulebook-fault-beavers-and-redoubling", []),
            RulebookFault::OptionWithoutMoneyCube(option) => about("rulebook-fault-option-without-money-cube", option),
        }
    }
}

/// An option of money play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MoneyOption {
    /// Gammons count only once a double has been taken.
    Jacoby,
    /// Beavers.
    Beavers,
    /// Raccoons.
    Raccoons,
}

impl MoneyOption {
    /// A stable name, the one it is stored by.
    pub fn id(self) -> &'static str {
        match self {
            MoneyOption::Jacoby => "jacoby",
            MoneyOption::Beavers => "beavers",
            MoneyOption::Raccoons => "raccoons",
        }
    }
}

impl fmt::Display for MoneyOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoneyOption::Jacoby => "the Jacoby rule",
            MoneyOption::Beavers => "a beaver",
            MoneyOption::Raccoons => "a raccoon",
        })
    }
}

impl Answers {
    /// Can anybody play by these answers? Every fault is reported.
    pub fn check(&self) -> Result<(), RulebookFaults> {
        let mut faults = Vec::new();
        let sessions = self.sessions;
        let several = sessions.running_total || sessions.match_to || sessions.money || sessions.games;
        if !several && !sessions.single_game {
            faults.push(RulebookFault::NoSessions);
        }
        if self.crawford && self.cube.is_none() {
            faults.push(RulebookFault::CrawfordWithoutCube);
        }
        if self.crawford && !sessions.match_to {
            faults.push(RulebookFault::CrawfordWithoutMatches);
        }
        match self.automatic_double {
            AutomaticDouble::Never => {}
            _ if self.cube.is_none() => faults.push(RulebookFault::AutomaticWithoutCube),
            AutomaticDouble::IfAgreedForMoney if !sessions.money => faults.push(RulebookFault::AutomaticWithoutMoney),
            _ => {}
        }
        if let Some(cube) = self.cube {
            faults.extend(
                cube.limit
                    .filter(|limit| !is_cube_number(*limit))
                    .map(RulebookFault::CubeLimit),
            );
            match cube.used {
                CubeUse::MatchIfAgreed if !sessions.match_to => faults.push(RulebookFault::CubeWithoutMatches),
                CubeUse::SeveralGames if !several => faults.push(RulebookFault::CubeWithoutSeveralGames),
                _ => {}
            }
            if cube.answer == DoubleAnswer::RedoubleAtOnce && self.money.beavers {
                faults.push(RulebookFault::BeaversAndRedoubling);
            }
        }
        let options = [
            (self.money.jacoby, MoneyOption::Jacoby),
            (self.money.beavers, MoneyOption::Beavers),
            (self.money.raccoons, MoneyOption::Raccoons),
        ];
        for (_, option) in options.into_iter().filter(|(allowed, _)| *allowed) {
            match self.cube {
                None => faults.push(RulebookFault::OptionWithoutCube(option)),
                Some(cube) if cube.used == CubeUse::MatchIfAgreed => {
                    faults.push(RulebookFault::OptionWithoutMoneyCube(option));
                }
                Some(_) => {}
            }
            if !sessions.money {
                faults.push(RulebookFault::OptionWithoutMoney(option));
            }
        }
        if self.money.raccoons && !self.money.beavers {
            faults.push(RulebookFault::RaccoonsWithoutBeavers);
        }
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }
}

fn is_cube_number(number: u32) -> bool {
    number.is_power_of_two() && (2..=crate::cube::HIGHEST).contains(&number)
}
