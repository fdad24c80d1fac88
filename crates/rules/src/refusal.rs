//! Why an action was refused: a typed reason that knows which rule of which rulebook stands behind it.
//!
//! [`Refusal`] displays an English sentence ("german R14: enter from the bar first"). For other languages it has a
//! [`Sentence`]: a stable key and the values to put into it.

use crate::board::Side;
use crate::dice::Roll;
use crate::rulebook::Preset;
use crate::sentence::{Sentence, Variable::Point};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// A rule that can be broken, as the sheets tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Refusal {
    /// The rulebook in use, or the one it was made from.
    pub rulebook: Preset,
    /// Why.
    #[cfg_attr(feature = "serde", serde(flatten))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "reason"))]
#[non_exhaustive]
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
    /// A double is answered before anything is given up.
    #[error("answer the double first; nobody gives up while it is open")]
    ResignsUnderDouble,

    /// No clock was agreed on.
    #[error("no clock was agreed on, so no flag can fall")]
    NoClock,
    /// A claim was not agreed on.
    #[error("it was not agreed that a win can be claimed from a player who stays away")]
    NoClaim,

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
    /// The other's turn was over when the dice were thrown.
    #[error("the opponent had ended the turn, so the throw was not too early")]
    NotEarly,

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

/// One table of all reasons: the reason, the rule that stands behind it, the key of its sentence (after `refusal-`) and
/// the values in it.
macro_rules! reasons {
    ($($reason:pat => $rule:ident, $kind:literal $(, $name:ident: $value:expr)*;)*) => {
        impl Reason {
            /// Every key that [`Reason::kind`] gives, so that a translation can be checked for completeness.
            pub const KINDS: [&'static str; [$($kind),*].len()] = [$($kind),*];

            fn row(&self) -> (Rule, &'static str, Sentence) {
                match *self {
                    $($reason => {
                        let values = [$((stringify!($name), $value)),*];
                        (Rule::$rule, $kind, Sentence::new(concat!("refusal-", $kind), values))
                    })*
                }
            }
        }
    };
}

reasons! {
    Reason::NotNow { awaited: Awaited::OpeningThrow } => Opening, "not-now-opening-throw";
    Reason::NotNow { awaited: Awaited::Roll } => Turns, "not-now-roll";
    Reason::NotNow { awaited: Awaited::Play } => Obligation, "not-now-play";
    Reason::NotNow { awaited: Awaited::AnswerToDouble } => Cube, "not-now-answer-to-double";
    Reason::NotNow { awaited: Awaited::AnswerToResignation } => Resigning, "not-now-answer-to-resignation";
    Reason::NotNow { awaited: Awaited::NextGame } => Turns, "not-now-next-game";
    Reason::NotYourTurn { turn } => Turns, "not-your-turn", side: turn.into();
    Reason::BadDie { die } => Throw, "bad-die", die: die.into();
    Reason::OpeningDice { wanted } => Opening, "opening-dice", wanted: wanted.into();
    Reason::AlreadyThrown { side } => Opening, "already-thrown", side: side.into();

    Reason::NoSuchPoint { point } => Numbers, "no-such-point", point: Point(point);
    Reason::NoChecker { point } => Numbers, "no-checker", point: Point(point);
    Reason::Backwards { from, to } => Direction, "backwards", from: Point(from), to: Point(to);
    Reason::BarFirst => BarFirst, "bar-first";
    Reason::EnterBySum { to } => Entering, "enter-by-sum", to: Point(to);
    Reason::Blocked { to } => ClosedPoint, "blocked", to: Point(to);
    Reason::NotThrown { from, to, roll } => Numbers, "not-thrown", from: Point(from), to: Point(to), roll: roll.into();
    Reason::NoDie { die } => Numbers, "no-die", die: die.into();
    Reason::WrongNumber { from, to, die } => Numbers, "wrong-number", from: Point(from), to: Point(to), die: die.into();
    Reason::NotHome { outside } => BearingOff, "not-home", point: Point(outside);
    Reason::FarthestFirst { from, die } => Overshoot, "farthest-first", from: Point(from), die: die.into();
    Reason::BehindFirst { from, die } => Overshoot, "behind-first", from: Point(from), die: die.into();
    Reason::TooSmall { from, die } => Overshoot, "too-small", from: Point(from), die: die.into();
    Reason::PickAndPass { to } => PickAndPass, "pick-and-pass", to: Point(to);
    Reason::MoreCanBePlayed { possible } => Obligation, "more-can-be-played", possible: possible.into();
    Reason::LargerFirst { larger } => Obligation, "larger-first", larger: larger.into();
    Reason::Straggler { from, larger } => Straggler, "straggler", from: Point(from), larger: larger.into();
    Reason::NotTogether { roll } => Numbers, "not-together", roll: roll.into();

    Reason::NoCube { why: NoCube::Rulebook } => Cube, "no-cube-rulebook";
    Reason::NoCube { why: NoCube::Session } => Cube, "no-cube-session";
    Reason::NoCube { why: NoCube::NotAgreed } => Cube, "no-cube-not-agreed";
    Reason::NoCube { why: NoCube::OnePointMatch } => Cube, "no-cube-one-point-match";
    Reason::NoCube { why: NoCube::Crawford } => Cube, "no-cube-crawford";
    Reason::NotYourCube { owner } => Cube, "not-your-cube", side: owner.into();
    Reason::BeforeFirstTurn => Cube, "before-first-turn";
    Reason::AlreadyDoubled => Cube, "already-doubled";
    Reason::CubeLimit { limit } => Cube, "cube-limit", limit: limit.into();
    Reason::NoDouble => Cube, "no-double";
    Reason::OwnDouble { side } => Cube, "own-double", side: side.into();
    Reason::NoRedoubleAtOnce => Cube, "no-redouble-at-once";
    Reason::NoBeavers => Cube, "no-beavers";
    Reason::NoRaccoons => Cube, "no-raccoons";
    Reason::NothingToBeaver => Cube, "nothing-to-beaver";

    Reason::NoResignation => Resigning, "no-resignation";
    Reason::OwnResignation { side } => Resigning, "own-resignation", side: side.into();
    Reason::ResignsBackgammon => Resigning, "resigns-backgammon";
    Reason::ResignsUnderDouble => Resigning, "resigns-under-double";

    Reason::NoClock => Sessions, "no-clock";
    Reason::NoClaim => Sessions, "no-claim";

    Reason::NotRealBoard => Correction, "not-real-board";
    Reason::PlayIsLegal => Correction, "play-is-legal";
    Reason::CannotStand { point } => Correction, "cannot-stand", point: Point(point);
    Reason::NothingToCorrect => Correction, "nothing-to-correct";
    Reason::DiceLifted => Correction, "dice-lifted";
    Reason::NotYoursToCorrect { side } => Correction, "not-yours-to-correct", side: side.into();
    Reason::NoDiceToLift { side } => TurnEnd, "no-dice-to-lift", side: side.into();
    Reason::NotVoid => Throw, "not-void";
    Reason::NotEarly => Throw, "not-early";

    Reason::SessionOver => Sessions, "session-over";
    Reason::GameNotOver => Sessions, "game-not-over";
    Reason::EndsByItself => Sessions, "ends-by-itself";
}

impl Reason {
    /// The rule that stands behind it.
    pub fn rule(&self) -> Rule {
        self.row().0
    }

    /// The sentence that tells it in any language. Points are in the counting of the player who acts.
    pub fn sentence(&self) -> Sentence {
        self.row().2
    }

    /// A stable key, for translations: that of the sentence after `refusal-`.
    pub fn kind(&self) -> &'static str {
        self.row().1
    }
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
