//! The board line of FIBS, the oldest backgammon server: 53 fields between colons.
//!
//! After `board` come both names, the match length (9999 when unlimited), both scores, 26 places (0 and 25 are
//! the bars), whose turn it is, your and the opponent's dice, the cube, who may double, whether you were just
//! doubled, your colour (the sign of your checkers) and direction, the indices of your home and bar, checkers
//! off and on the bar, and four numbers about the move to come. "You" sit at the bottom.

use crate::expected::{Allowed, Nonsense, Part};
use crate::fault::{Fault, ParseFault};
use crate::fields::Fields;
use pasch_rules::{BAR, Cube, CubeOwner, OFF, Pair, Roll, Setup, Side, Situation, Turning, Waiting};
use std::fmt;
use std::str::FromStr;

const UNLIMITED: i64 = 9999;

/// A FIBS board line.
///
/// ```
/// use pasch_notation::FibsBoard;
/// use pasch_rules::{Position, Situation};
/// let situation = Situation::money(Position::starting());
/// let line = FibsBoard::of("You", "Ada", &situation).map(|board| board.to_string()).unwrap_or_default();
/// assert!(line.starts_with("board:You:Ada:"));
/// assert_eq!(line.parse::<FibsBoard>()?.to_string(), line);
/// # Ok::<(), pasch_notation::ParseFault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FibsBoard {
    /// The name in the first place, usually `You`.
    pub you: String,
    /// The opponent's name.
    pub opponent: String,
    /// The situation; you are white.
    pub situation: Situation,
}

impl FibsBoard {
    /// The line of a situation. FIBS knows no beavers, resignations or money rules, and up to 9998 points.
    pub fn of(you: &str, opponent: &str, situation: &Situation) -> Option<FibsBoard> {
        let standing = &situation.standing;
        let named = |name: &str| !name.is_empty() && !name.contains([':', '\n', '\r']);
        let known = match situation.waiting {
            // The line says only that you were doubled, so the doubler sits opposite.
            Some(waiting) => {
                waiting == Waiting::Turned(Turning::Double)
                    && standing.on_roll == Side::Black
                    && standing.roll.is_none()
            }
            None => true,
        };
        let few = |side: &[u8; 26]| side.iter().all(|&count| count <= 15);
        let fits = i64::from(situation.length.unwrap_or(0)) < UNLIMITED
            && standing.cube.exponent().is_some()
            && few(&standing.board.white)
            && few(&standing.board.black);
        (named(you) && named(opponent) && known && fits).then(|| FibsBoard {
            you: you.to_owned(),
            opponent: opponent.to_owned(),
            situation: situation.clone(),
        })
    }
}

impl FromStr for FibsBoard {
    type Err = ParseFault;

    fn from_str(text: &str) -> Result<FibsBoard, ParseFault> {
        let mut fields = Fields::new(text, 0);
        let head = fields.next(Part::BoardHead)?;
        if head.text != "board" {
            let found = head.text.chars().next().unwrap_or(':');
            return Err(ParseFault::new(
                0,
                Fault::Unexpected {
                    found,
                    wanted: Part::BoardHead,
                },
            ));
        }
        let mut name = || {
            let wanted = Part::BoardName;
            let field = fields.next(wanted)?;
            if field.text.is_empty() {
                return Err(ParseFault::new(field.at, Fault::TooShort { wanted }));
            }
            Ok(field.text.to_owned())
        };
        let you = name()?;
        let opponent = name()?;
        let length = fields.number(Part::MatchLength, (0, UNLIMITED), Allowed::Between(0, UNLIMITED))?;
        let match_length = (length > 0 && length < UNLIMITED).then_some(length as u32);
        let most = match_length.map_or(65535, |length| i64::from(length) - 1);
        let mut score = || fields.number(Part::Score, (0, most), Allowed::BelowLength);
        let score = Pair {
            white: score()? as u32,
            black: score()? as u32,
        };
        let mut places = [0i8; 26];
        for place in &mut places {
            *place = fields.number(Part::BoardPoint, (-15, 15), Allowed::Between(-15, 15))? as i8;
        }
        let turn_at = fields.next(Part::Turn)?;
        let turn = turn_at.number(Part::Turn, (-1, 1), Allowed::Between(-1, 1))?;
        let mut dice = || -> Result<Option<Roll>, ParseFault> {
            let first = fields.next(Part::Die)?;
            let a = first.number(Part::Die, (0, 6), Allowed::Between(0, 6))? as u8;
            let b = fields.number(Part::Die, (0, 6), Allowed::Between(0, 6))? as u8;
            match (a, b) {
                (0, 0) => Ok(None),
                (a, b) => Roll::new(a, b).map(Some).map_err(|_| {
                    let fault = Fault::Bits(Nonsense::OneDie);
                    ParseFault::new(first.at, fault)
                }),
            }
        };
        let (your_dice, their_dice) = (dice()?, dice()?);
        let cube_at = fields.next(Part::Cube)?;
        let cube = cube_at.number(Part::Cube, (1, 1 << 30), Allowed::PowerOfTwo)?;
        if cube & (cube - 1) != 0 {
            let (field, allowed) = (Part::Cube, Allowed::PowerOfTwo);
            let fault = Fault::OutOfRange {
                field,
                value: cube,
                allowed,
            };
            return Err(ParseFault::new(cube_at.at, fault));
        }
        let mut flag = || -> Result<bool, ParseFault> {
            let value = fields.number(Part::BoardNumber, (0, 1), Allowed::Either(0, 1))?;
            Ok(value == 1)
        };
        let you_may_double = flag()?;
        let they_may_double = flag()?;
        let doubled = flag()?;
        let sign = |fields: &mut Fields<'_>| -> Result<i64, ParseFault> {
            let (field, allowed) = (Part::BoardNumber, Allowed::Either(-1, 1));
            let at = fields.next(field)?;
            match at.number(field, (-1, 1), allowed)? {
                0 => {
                    let value = 0;
                    Err(ParseFault::new(at.at, Fault::OutOfRange { field, value, allowed }))
                }
                value => Ok(value),
            }
        };
        let colour = sign(&mut fields)?;
        let direction = sign(&mut fields)?;
        // Where home and bar lie follows from the direction.
        for _ in 0..2 {
            fields.number(Part::BoardNumber, (0, 25), Allowed::Between(0, 25))?;
        }
        let mut count = || -> Result<u8, ParseFault> {
            let value = fields.number(Part::BoardNumber, (0, 15), Allowed::Between(0, 15))?;
            Ok(value as u8)
        };
        let (your_off, their_off) = (count()?, count()?);
        let (your_bar, their_bar) = (count()?, count()?);
        // Movable checkers, forced move, after Crawford, redoubles: the position tells as much.
        for _ in 0..4 {
            fields.number(Part::BoardNumber, (0, 9999), Allowed::Between(0, 9999))?;
        }
        fields.end(Part::BoardFields)?;

        // Your points count down to your home: with direction -1 that is the order of the line.
        let side = |sign: i64, direction: i64, bar: u8, off: u8| {
            let mut side = [0u8; 26];
            for (index, &count) in (0u8..).zip(&places) {
                if i64::from(count.signum()) == sign {
                    let point = if direction < 0 { index } else { BAR - index };
                    side[usize::from(point)] = count.unsigned_abs();
                }
            }
            // Servers tell the bar twice, other programs only once.
            side[usize::from(BAR)] = side[usize::from(BAR)].max(bar);
            side[usize::from(OFF)] = off;
            side
        };
        let yours = side(colour, direction, your_bar, your_off);
        let theirs = side(-colour, -direction, their_bar, their_off);
        let on_roll = if doubled || (turn != 0 && turn != colour) {
            Side::Black
        } else {
            Side::White
        };
        let owner = match (you_may_double, they_may_double) {
            (true, false) => CubeOwner::Held(Side::White),
            (false, true) => CubeOwner::Held(Side::Black),
            _ => CubeOwner::Centred,
        };
        let mine = on_roll == Side::White;
        let one_short = |points: u32| points.checked_add(1).is_some_and(|next| match_length == Some(next));
        let setup = Setup {
            own: if mine { yours } else { theirs },
            opp: if mine { theirs } else { yours },
            checkers: 15,
        };
        let mut situation = Situation::seen_by(on_roll, setup);
        situation.standing.cube = Cube {
            value: cube as u32,
            owner,
        };
        situation.standing.score = score;
        // The line has no field for it: in the Crawford game neither may touch a cube of 1.
        situation.standing.crawford = cube == 1
            && !you_may_double
            && !they_may_double
            && !doubled
            && (one_short(score.white) || one_short(score.black));
        situation.standing.roll = if mine { your_dice } else { their_dice };
        situation.length = match_length;
        situation.waiting = doubled.then_some(Waiting::Turned(Turning::Double));
        Ok(FibsBoard {
            you,
            opponent,
            situation,
        })
    }
}

impl fmt::Display for FibsBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let standing = &self.situation.standing;
        let mine = standing.on_roll == Side::White;
        let (yours, theirs) = (&standing.board.white, &standing.board.black);
        let length = self.situation.length.map_or(UNLIMITED, i64::from);
        write!(f, "board:{}:{}:{length}", self.you, self.opponent)?;
        write!(f, ":{}:{}", standing.score.white, standing.score.black)?;
        // You play the positive colour, from 24 down to 1.
        for point in 0..=usize::from(BAR) {
            let own = if point == 0 { 0 } else { i16::from(yours[point]) };
            let opp = if point == 25 { 0 } else { i16::from(theirs[25 - point]) };
            write!(f, ":{}", own - opp)?;
        }
        write!(f, ":{}", if mine { 1 } else { -1 })?;
        let rolled = standing.roll.map_or([0, 0], |roll| [roll.larger(), roll.smaller()]);
        let (your_dice, their_dice) = if mine { (rolled, [0, 0]) } else { ([0, 0], rolled) };
        write!(
            f,
            ":{}:{}:{}:{}",
            your_dice[0], your_dice[1], their_dice[0], their_dice[1]
        )?;
        let may = |side| u8::from(!standing.crawford && standing.cube.is_available_to(side));
        let doubled = u8::from(self.situation.waiting.is_some());
        write!(
            f,
            ":{}:{}:{}:{doubled}:1:-1:0:25",
            standing.cube.value,
            may(Side::White),
            may(Side::Black)
        )?;
        write!(f, ":{}:{}:{}:{}:0:0:0:0", yours[0], theirs[0], yours[25], theirs[25])
    }
}
