//! Why an action was refused: a typed reason that knows which rule of which rulebook stands behind it.
//!
//! [`Refusal`] displays an English sentence ("german R14: enter from the bar first"). For other languages it has a
//! stable key ([`Reason::kind`]) and the values to put into the sentence ([`Reason::variables`]).

use crate::board::Side;
use crate::dice::Roll;
use crate::plays::Overshoot;
use crate::rulebook::Preset;
use crate::steps::{IllegalPlay, IllegalStep};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A rule that can be broken, as the sheets tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Checkers go one way only.
    Direction,
    /// Who starts.
    Opening,
    /// Players take turns.
    Turns,
    /// When a throw is void.
    Throw,
    /// A checker moves by the number of one die at a time.
    Numbers,
    /// Doubles are played four times.
    Doubles,
    /// As many numbers as possible must be played.
    Obligation,
    /// A point with two or more opposing checkers is closed.
    ClosedPoint,
    /// Entering comes before all else.
    BarFirst,
    /// Entering is never by the sum of the dice.
    Entering,
    /// The last checker comes home with the larger number.
    Straggler,
    /// No hitting at home and running on to an own blot.
    PickAndPass,
    /// Bearing off needs every checker at home.
    BearingOff,
    /// What a number too large bears off.
    Overshoot,
    /// Wrong moves and their correction.
    Correction,
    /// The end of a turn.
    TurnEnd,
    /// The doubling cube.
    Cube,
    /// Giving up.
    Resigning,
    /// Matches and other sessions.
    Sessions,
}

/// An action was refused, and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refusal {
    /// The rulebook in use, or the one it was made from.
    pub rulebook: Preset,
    /// Why.
    #[serde(flatten)]
    pub reason: Reason,
}

impl Refusal {
    /// The rule that was broken.
    pub fn rule(&self) -> Rule {
        self.reason.rule()
    }

    /// Where the rulebook states that rule: "R14", or the heading of a section.
    pub fn reference(&self) -> Option<&'static str> {
        self.rulebook.reference(self.rule())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reference() {
            Some(place) if place.starts_with('R') && place[1..].starts_with(|c: char| c.is_ascii_digit()) => {
                write!(f, "{} {place}: {}", self.rulebook, self.reason)
            }
            Some(place) => write!(f, "{} (\"{place}\"): {}", self.rulebook, self.reason),
            None => write!(f, "{}: {}", self.rulebook, self.reason),
        }
    }
}

impl std::error::Error for Refusal {}

/// What may be done at a moment, for reasons that say what is awaited instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Awaited {
    /// The opening throw.
    OpeningThrow,
    /// A roll (or a double before it).
    Roll,
    /// A play.
    Play,
    /// The answer to a double.
    AnswerToDouble,
    /// The answer to an offer to resign.
    AnswerToResignation,
    /// The next game.
    NextGame,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Awaited::OpeningThrow => "the opening throw comes first",
            Awaited::Roll => "the dice have to be rolled first",
            Awaited::Play => "the throw has to be played first",
            Awaited::AnswerToDouble => "the double has to be answered first",
            Awaited::AnswerToResignation => "the offer to resign has to be answered first",
            Awaited::NextGame => "this game is over",
        })
    }
}

/// Why there is no cube to turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NoCube {
    /// The rulebook has none.
    Rulebook,
    /// It is not used in this kind of session.
    Session,
    /// The players have not agreed on it.
    NotAgreed,
    /// In a match to one point nothing can be doubled.
    OnePointMatch,
    /// This is the Crawford game.
    Crawford,
}

/// Why an action was refused. Points are in the counting of the player who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// Something else has to happen first.
    #[error("{awaited}")]
    NotNow {
        /// What is awaited.
        awaited: Awaited,
    },
    /// It is the other player who acts.
    #[error("it is {turn}'s turn")]
    NotYourTurn {
        /// Who acts.
        turn: Side,
    },
    /// A die that cannot be.
    #[error("a die shows 1 to 6, not {die}")]
    BadDie {
        /// What it is said to show.
        die: u8,
    },
    /// The opening throw is made with another number of dice.
    #[error("each player throws {wanted} {} to see who starts", if *wanted == 1 { "die" } else { "dice" })]
    OpeningDice {
        /// One or two.
        wanted: u8,
    },
    /// This player has made the opening throw.
    #[error("{side} has thrown; the other player's throw is awaited")]
    AlreadyThrown {
        /// Who.
        side: Side,
    },

    /// There is no such point.
    #[error("there is no point {point}")]
    NoSuchPoint {
        /// The number given.
        point: u8,
    },
    /// No own checker there.
    #[error("you have no checker {}", On(*point))]
    NoChecker {
        /// Where it was said to be.
        point: u8,
    },
    /// Checkers move forwards.
    #[error("{}/{} goes backwards or nowhere", At(*from), At(*to))]
    Backwards {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A checker waits on the bar.
    #[error("enter from the bar first; until then no other checker moves")]
    BarFirst,
    /// The checker could only enter by the sum of the dice.
    #[error("a checker enters by the number of one die, never by a sum of dice")]
    EnterBySum {
        /// Where it was to land.
        to: u8,
    },
    /// Two or more opposing checkers stand there.
    #[error("point {to} is blocked (two or more opposing checkers)")]
    Blocked {
        /// The closed point: where the checker was to land, or to stop on the way.
        to: u8,
    },
    /// No die shows that number, or it has been used.
    #[error("there is no {die} left to play")]
    NoDie {
        /// The number.
        die: u8,
    },
    /// The number leads somewhere else.
    #[error("a {die} does not lead from {} to {}", At(*from), At(*to))]
    WrongNumber {
        /// From.
        from: u8,
        /// To.
        to: u8,
        /// The number.
        die: u8,
    },
    /// No die shows that number, or it has been used.
    #[error("{}/{} needs a number that {roll} does not give, or that is already used", At(*from), At(*to))]
    NotThrown {
        /// From.
        from: u8,
        /// To.
        to: u8,
        /// The throw.
        roll: Roll,
    },
    /// Bearing off comes last.
    #[error("nothing is borne off before every checker is in the home board; one still stands {}", On(*outside))]
    NotHome {
        /// The rearmost checker outside.
        outside: u8,
    },
    /// A number too large bears off the rearmost checker only.
    #[error("a {die} does not bear off {} while a checker stands behind it", Place(*from))]
    FarthestFirst {
        /// The checker.
        from: u8,
        /// The number.
        die: u8,
    },
    /// A number bears off a lower checker only once nothing stands on its point or higher.
    #[error("a {die} does not bear off {} while a checker stands on point {die} or higher", Place(*from))]
    BehindFirst {
        /// The checker.
        from: u8,
        /// The number.
        die: u8,
    },
    /// The number is too small to bear that checker off.
    #[error("a {die} does not carry a checker off {}", Place(*from))]
    TooSmall {
        /// The checker.
        from: u8,
        /// The number.
        die: u8,
    },
    /// Hit at home and ran on to an own blot.
    #[error("a checker that hit in its own home board may not go on to {}, where a single own checker stands", On(*to))]
    PickAndPass {
        /// Where it was to land.
        to: u8,
    },
    /// More numbers can be played.
    #[error("{possible} of the numbers thrown can be played, so {possible} must be")]
    MoreCanBePlayed {
        /// How many can be.
        possible: u8,
    },
    /// Only one of two numbers can be played.
    #[error("only one of the two numbers can be played, and it must be the larger, {larger}")]
    LargerFirst {
        /// The larger.
        larger: u8,
    },
    /// The last checker outside comes home with the larger number.
    #[error("the last checker outside the home board leaves {} with the larger number, {larger}", Place(*from))]
    Straggler {
        /// Where it stands.
        from: u8,
        /// The larger number.
        larger: u8,
    },
    /// Each step is possible, but not together.
    #[error("these moves cannot be made together with {roll}")]
    NotTogether {
        /// The throw.
        roll: Roll,
    },

    /// There is no cube.
    #[error("{}", NoCubeText(*why))]
    NoCube {
        /// Why.
        why: NoCube,
    },
    /// The other player holds the cube.
    #[error("the cube is {owner}'s: only {owner} may double")]
    NotYourCube {
        /// Who holds it.
        owner: Side,
    },
    /// Before the first roll.
    #[error("nobody doubles before the opponent has finished a turn")]
    BeforeFirstTurn,
    /// Doubled this turn already.
    #[error("the cube has been turned; now the dice have to be rolled")]
    AlreadyDoubled,
    /// The highest number of the cube.
    #[error("the cube goes no higher than {limit}")]
    CubeLimit {
        /// The highest number.
        limit: u32,
    },
    /// No double to answer.
    #[error("there is no double to answer")]
    NoDouble,
    /// One's own double.
    #[error("it is for {side} to answer the double")]
    OwnDouble {
        /// Who answers.
        side: Side,
    },
    /// Answering by turning the cube is not known here.
    #[error("a double is taken or dropped; it cannot be redoubled at once")]
    NoRedoubleAtOnce,
    /// Beavers are not played.
    #[error("beavers have not been agreed")]
    NoBeavers,
    /// Raccoons are not played.
    #[error("raccoons have not been agreed")]
    NoRaccoons,
    /// A beaver answers a first turning, a raccoon a beaver.
    #[error("only a double can be beavered, and only a beaver raccooned")]
    NothingToBeaver,

    /// No offer to answer.
    #[error("nobody has offered to resign")]
    NoResignation,
    /// One's own offer.
    #[error("it is for {side} to accept or decline")]
    OwnResignation {
        /// Who answers.
        side: Side,
    },
    /// Giving up is a backgammon.
    #[error("whoever gives up loses a backgammon; there is no smaller offer")]
    ResignsBackgammon,

    /// Only on a real board.
    #[error("this is for games on a real board; here the program keeps the rules")]
    NotRealBoard,
    /// The play is legal after all.
    #[error("this play is legal and is recorded as one")]
    PlayIsLegal,
    /// Not even a wrong move can end like that.
    #[error("no move ends with checkers of both sides on point {point}")]
    CannotStand {
        /// The point.
        point: u8,
    },
    /// Nothing wrong to correct.
    #[error("the last move was not wrong")]
    NothingToCorrect,
    /// Too late to correct: the dice are up.
    #[error("a wrong move can be put right only until the dice are picked up; it stands")]
    DiceLifted,
    /// Not this player's right.
    #[error("only {side}, the opponent, may demand that a wrong move be put right")]
    NotYoursToCorrect {
        /// Who may.
        side: Side,
    },
    /// No dice lie on the board.
    #[error("there are no dice of {side} to pick up")]
    NoDiceToLift {
        /// Whose.
        side: Side,
    },
    /// A throw is not void for that reason.
    #[error("by this rulebook a throw is not void for that")]
    NotVoid,

    /// The session is over.
    #[error("the session is over")]
    SessionOver,
    /// The game is not over.
    #[error("this game is not over")]
    GameNotOver,
    /// A session that ends by itself.
    #[error("this session ends by its own count, not when a player likes")]
    EndsByItself,
}

impl Reason {
    /// The rule that stands behind it.
    pub fn rule(&self) -> Rule {
        match self {
            Reason::NotNow {
                awaited: Awaited::OpeningThrow,
            }
            | Reason::OpeningDice { .. }
            | Reason::AlreadyThrown { .. } => Rule::Opening,
            Reason::NotNow {
                awaited: Awaited::AnswerToDouble,
            } => Rule::Cube,
            Reason::NotNow {
                awaited: Awaited::AnswerToResignation,
            } => Rule::Resigning,
            Reason::NotNow { .. } | Reason::NotYourTurn { .. } => Rule::Turns,
            Reason::BadDie { .. } | Reason::NotVoid => Rule::Throw,
            Reason::NoSuchPoint { .. }
            | Reason::NoChecker { .. }
            | Reason::NotThrown { .. }
            | Reason::NoDie { .. }
            | Reason::WrongNumber { .. }
            | Reason::NotTogether { .. } => Rule::Numbers,
            Reason::Backwards { .. } => Rule::Direction,
            Reason::BarFirst => Rule::BarFirst,
            Reason::EnterBySum { .. } => Rule::Entering,
            Reason::Blocked { .. } => Rule::ClosedPoint,
            Reason::NotHome { .. } => Rule::BearingOff,
            Reason::FarthestFirst { .. } | Reason::BehindFirst { .. } | Reason::TooSmall { .. } => Rule::Overshoot,
            Reason::PickAndPass { .. } => Rule::PickAndPass,
            Reason::MoreCanBePlayed { .. } | Reason::LargerFirst { .. } => Rule::Obligation,
            Reason::Straggler { .. } => Rule::Straggler,
            Reason::NoCube { .. }
            | Reason::NotYourCube { .. }
            | Reason::BeforeFirstTurn
            | Reason::AlreadyDoubled
            | Reason::CubeLimit { .. }
            | Reason::NoDouble
            | Reason::OwnDouble { .. }
            | Reason::NoRedoubleAtOnce
            | Reason::NoBeavers
            | Reason::NoRaccoons
            | Reason::NothingToBeaver => Rule::Cube,
            Reason::NoResignation | Reason::OwnResignation { .. } | Reason::ResignsBackgammon => Rule::Resigning,
            Reason::NotRealBoard
            | Reason::PlayIsLegal
            | Reason::CannotStand { .. }
            | Reason::NothingToCorrect
            | Reason::DiceLifted
            | Reason::NotYoursToCorrect { .. } => Rule::Correction,
            Reason::NoDiceToLift { .. } => Rule::TurnEnd,
            Reason::SessionOver | Reason::GameNotOver | Reason::EndsByItself => Rule::Sessions,
        }
    }

    /// A stable key, for translations.
    pub fn kind(&self) -> &'static str {
        match self {
            Reason::NotNow { awaited } => match awaited {
                Awaited::OpeningThrow => "not-now-opening-throw",
                Awaited::Roll => "not-now-roll",
                Awaited::Play => "not-now-play",
                Awaited::AnswerToDouble => "not-now-answer-to-double",
                Awaited::AnswerToResignation => "not-now-answer-to-resignation",
                Awaited::NextGame => "not-now-next-game",
            },
            Reason::NotYourTurn { .. } => "not-your-turn",
            Reason::BadDie { .. } => "bad-die",
            Reason::OpeningDice { .. } => "opening-dice",
            Reason::AlreadyThrown { .. } => "already-thrown",
            Reason::NoSuchPoint { .. } => "no-such-point",
            Reason::NoChecker { .. } => "no-checker",
            Reason::Backwards { .. } => "backwards",
            Reason::BarFirst => "bar-first",
            Reason::EnterBySum { .. } => "enter-by-sum",
            Reason::Blocked { .. } => "blocked",
            Reason::NotThrown { .. } => "not-thrown",
            Reason::NoDie { .. } => "no-die",
            Reason::WrongNumber { .. } => "wrong-number",
            Reason::NotHome { .. } => "not-home",
            Reason::FarthestFirst { .. } => "farthest-first",
            Reason::BehindFirst { .. } => "behind-first",
            Reason::TooSmall { .. } => "too-small",
            Reason::PickAndPass { .. } => "pick-and-pass",
            Reason::MoreCanBePlayed { .. } => "more-can-be-played",
            Reason::LargerFirst { .. } => "larger-first",
            Reason::Straggler { .. } => "straggler",
            Reason::NotTogether { .. } => "not-together",
            Reason::NoCube { why } => match why {
                NoCube::Rulebook => "no-cube-rulebook",
                NoCube::Session => "no-cube-session",
                NoCube::NotAgreed => "no-cube-not-agreed",
                NoCube::OnePointMatch => "no-cube-one-point-match",
                NoCube::Crawford => "no-cube-crawford",
            },
            Reason::NotYourCube { .. } => "not-your-cube",
            Reason::BeforeFirstTurn => "before-first-turn",
            Reason::AlreadyDoubled => "already-doubled",
            Reason::CubeLimit { .. } => "cube-limit",
            Reason::NoDouble => "no-double",
            Reason::OwnDouble { .. } => "own-double",
            Reason::NoRedoubleAtOnce => "no-redouble-at-once",
            Reason::NoBeavers => "no-beavers",
            Reason::NoRaccoons => "no-raccoons",
            Reason::NothingToBeaver => "nothing-to-beaver",
            Reason::NoResignation => "no-resignation",
            Reason::OwnResignation { .. } => "own-resignation",
            Reason::ResignsBackgammon => "resigns-backgammon",
            Reason::NotRealBoard => "not-real-board",
            Reason::PlayIsLegal => "play-is-legal",
            Reason::CannotStand { .. } => "cannot-stand",
            Reason::NothingToCorrect => "nothing-to-correct",
            Reason::DiceLifted => "dice-lifted",
            Reason::NotYoursToCorrect { .. } => "not-yours-to-correct",
            Reason::NoDiceToLift { .. } => "no-dice-to-lift",
            Reason::NotVoid => "not-void",
            Reason::SessionOver => "session-over",
            Reason::GameNotOver => "game-not-over",
            Reason::EndsByItself => "ends-by-itself",
        }
    }

    /// Every key that [`Reason::kind`] gives, so that a translation can be checked for completeness.
    pub const KINDS: [&'static str; 57] = [
        "not-now-opening-throw",
        "not-now-roll",
        "not-now-play",
        "not-now-answer-to-double",
        "not-now-answer-to-resignation",
        "not-now-next-game",
        "not-your-turn",
        "bad-die",
        "opening-dice",
        "already-thrown",
        "no-such-point",
        "no-checker",
        "backwards",
        "bar-first",
        "enter-by-sum",
        "blocked",
        "not-thrown",
        "no-die",
        "wrong-number",
        "not-home",
        "farthest-first",
        "behind-first",
        "too-small",
        "pick-and-pass",
        "more-can-be-played",
        "larger-first",
        "straggler",
        "not-together",
        "no-cube-rulebook",
        "no-cube-session",
        "no-cube-not-agreed",
        "no-cube-one-point-match",
        "no-cube-crawford",
        "not-your-cube",
        "before-first-turn",
        "already-doubled",
        "cube-limit",
        "no-double",
        "own-double",
        "no-redouble-at-once",
        "no-beavers",
        "no-raccoons",
        "nothing-to-beaver",
        "no-resignation",
        "own-resignation",
        "resigns-backgammon",
        "not-real-board",
        "play-is-legal",
        "cannot-stand",
        "nothing-to-correct",
        "dice-lifted",
        "not-yours-to-correct",
        "no-dice-to-lift",
        "not-void",
        "session-over",
        "game-not-over",
        "ends-by-itself",
    ];

    /// The values to put into a translated sentence, by name.
    pub fn variables(&self) -> Vec<(&'static str, Variable)> {
        use Variable::{Dice, Number, Player, Point};
        match *self {
            Reason::NotYourTurn { turn: side }
            | Reason::AlreadyThrown { side }
            | Reason::NotYourCube { owner: side }
            | Reason::OwnDouble { side }
            | Reason::OwnResignation { side }
            | Reason::NotYoursToCorrect { side }
            | Reason::NoDiceToLift { side } => vec![("side", Player(side))],
            Reason::BadDie { die } | Reason::NoDie { die } => vec![("die", Number(die.into()))],
            Reason::OpeningDice { wanted } => vec![("wanted", Number(wanted.into()))],
            Reason::NoSuchPoint { point } | Reason::NoChecker { point } | Reason::CannotStand { point } => {
                vec![("point", Point(point))]
            }
            Reason::Backwards { from, to } => vec![("from", Point(from)), ("to", Point(to))],
            Reason::WrongNumber { from, to, die } => {
                vec![("from", Point(from)), ("to", Point(to)), ("die", Number(die.into()))]
            }
            Reason::Blocked { to } | Reason::EnterBySum { to } | Reason::PickAndPass { to } => vec![("to", Point(to))],
            Reason::NotThrown { from, to, roll } => {
                vec![("from", Point(from)), ("to", Point(to)), ("roll", Dice(roll))]
            }
            Reason::NotHome { outside } => vec![("point", Point(outside))],
            Reason::FarthestFirst { from, die }
            | Reason::BehindFirst { from, die }
            | Reason::TooSmall { from, die } => vec![("from", Point(from)), ("die", Number(die.into()))],
            Reason::MoreCanBePlayed { possible } => vec![("possible", Number(possible.into()))],
            Reason::LargerFirst { larger } => vec![("larger", Number(larger.into()))],
            Reason::Straggler { from, larger } => vec![("from", Point(from)), ("larger", Number(larger.into()))],
            Reason::NotTogether { roll } => vec![("roll", Dice(roll))],
            Reason::CubeLimit { limit } => vec![("limit", Number(limit))],
            Reason::NotNow { .. }
            | Reason::BarFirst
            | Reason::NoCube { .. }
            | Reason::BeforeFirstTurn
            | Reason::AlreadyDoubled
            | Reason::NoDouble
            | Reason::NoRedoubleAtOnce
            | Reason::NoBeavers
            | Reason::NoRaccoons
            | Reason::NothingToBeaver
            | Reason::NoResignation
            | Reason::ResignsBackgammon
            | Reason::NotRealBoard
            | Reason::PlayIsLegal
            | Reason::NothingToCorrect
            | Reason::DiceLifted
            | Reason::NotVoid
            | Reason::SessionOver
            | Reason::GameNotOver
            | Reason::EndsByItself => Vec::new(),
        }
    }
}

/// A step refused by a [`crate::Turn`] is explained in the same words as a play refused by a session.
impl From<IllegalStep> for Reason {
    fn from(step: IllegalStep) -> Reason {
        match step {
            IllegalStep::NoSuchPoint { place } => Reason::NoSuchPoint { point: place },
            IllegalStep::Backwards { from, to } => Reason::Backwards { from, to },
            IllegalStep::NoChecker { from } => Reason::NoChecker { point: from },
            IllegalStep::NoSuchDie { die } => Reason::NoDie { die },
            IllegalStep::WrongDistance { from, to, die } => Reason::WrongNumber { from, to, die },
            IllegalStep::EnterFirst => Reason::BarFirst,
            IllegalStep::Blocked { to } => Reason::Blocked { to },
            IllegalStep::NotAllHome { outside } => Reason::NotHome { outside },
            IllegalStep::Overshoot { from, die, overshoot } => match overshoot {
                Overshoot::AnyBelow => Reason::BehindFirst { from, die },
                Overshoot::Farthest | Overshoot::AnyCarried => Reason::FarthestFirst { from, die },
            },
            IllegalStep::MostDice { wanted } => Reason::MoreCanBePlayed { possible: wanted },
            IllegalStep::LargerDie { larger } => Reason::LargerFirst { larger },
            IllegalStep::Straggler { from, larger } => Reason::Straggler { from, larger },
            IllegalStep::PickAndPass { to, .. } => Reason::PickAndPass { to },
        }
    }
}

impl From<IllegalPlay> for Reason {
    fn from(play: IllegalPlay) -> Reason {
        match play {
            IllegalPlay::Step { reason, .. } => reason.into(),
            IllegalPlay::Unfinished { wanted, .. } => Reason::MoreCanBePlayed { possible: wanted },
        }
    }
}

/// A value in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// A number.
    Number(u32),
    /// A point in the counting of the player who acted; 25 the bar, 0 off the board.
    Point(u8),
    /// A player.
    Player(Side),
    /// A throw.
    Dice(Roll),
}

/// A point as in move text: `bar`, `off` or its number.
struct At(u8);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("off"),
            25 => f.write_str("bar"),
            point => write!(f, "{point}"),
        }
    }
}

/// "on point 7", "on the bar", "off the board".
struct On(u8);

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("off the board"),
            25 => f.write_str("on the bar"),
            point => write!(f, "on point {point}"),
        }
    }
}

/// "point 7", "the bar".
struct Place(u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            25 => f.write_str("the bar"),
            point => write!(f, "point {point}"),
        }
    }
}

struct NoCubeText(NoCube);

impl fmt::Display for NoCubeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            NoCube::Rulebook => "this rulebook has no doubling cube",
            NoCube::Session => "the doubling cube is not used in this kind of session",
            NoCube::NotAgreed => "the doubling cube was not agreed before the match",
            NoCube::OnePointMatch => "in a match to one point there is no cube",
            NoCube::Crawford => "this is the Crawford game: nobody may double in it",
        })
    }
}
