//! XGID: ten fields between colons, the checkers from the bottom player's side. White sits at the bottom.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10` is an opening 5-2: the 26 characters of the top player's
//! bar, points 1 to 24 and the bottom player's bar (capitals for the bottom player's checkers), the cube's
//! exponent, its place, whose turn it is, the dice, both scores, Crawford or the money rules, the match length,
//! and the largest cube's exponent.

use crate::expected::{Allowed, Part};
use crate::fault::{Fault, ParseFault};
use crate::fields::{Field, Fields};
use pasch_rules::{BAR, Board, Cube, CubeOwner, OFF, Pair, Roll, Setup, Side, Situation, Turning, Waiting};
use std::fmt;
use std::str::FromStr;

/// The field of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Dice {
    NotRolled,
    Turned(Turning),
    Rolled([u8; 2]),
}

/// Everything an XGID tells.
///
/// ```
/// use pasch_notation::Xgid;
/// let text = "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:3:2:0:7:10";
/// let situation = text.parse::<Xgid>()?.situation(15);
/// assert_eq!((situation.length, situation.standing.cube.value), (Some(7), 2));
/// assert_eq!(Xgid::of(&situation).map(|xgid| xgid.to_string()).as_deref(), Some(text));
/// # Ok::<(), pasch_notation::ParseFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xgid {
    /// White's checkers above zero, black's below: black's bar, points 1 to 24, white's bar.
    places: [i8; 26],
    cube_log2: u8,
    owner: CubeOwner,
    on_roll: Side,
    dice: Dice,
    score: Pair<u16>,
    /// Match: 1 is the Crawford game. Money: 1 Jacoby, 2 beavers, 3 both.
    rules: u8,
    match_length: u16,
    max_cube_log2: u8,
}

impl Xgid {
    /// The largest value the cube may show.
    pub fn max_cube(&self) -> u32 {
        1 << self.max_cube_log2
    }

    /// The situation, in a game of `checkers` checkers a side; those missing are off.
    pub fn situation(&self, checkers: u8) -> Situation {
        let side = |side: Side| {
            let mut places = [0u8; 26];
            for (index, &count) in (0u8..).zip(&self.places) {
                let (own, point) = match side {
                    Side::White => (count > 0, index),
                    Side::Black => (count < 0, BAR - index),
                };
                if own {
                    places[usize::from(point)] = count.unsigned_abs();
                }
            }
            places[usize::from(OFF)] = checkers.saturating_sub(places.iter().fold(0, |sum, &n| sum.saturating_add(n)));
            places
        };
        let setup = Setup {
            own: side(self.on_roll),
            opp: side(self.on_roll.other()),
            checkers,
        };
        let money = self.match_length == 0;
        let mut situation = Situation::seen_by(self.on_roll, setup);
        situation.standing.cube = Cube {
            value: 1 << self.cube_log2,
            owner: self.owner,
        };
        situation.standing.score = Pair::of(|side| u32::from(self.score[side]));
        situation.standing.crawford = !money && self.rules == 1;
        situation.length = (!money).then_some(u32::from(self.match_length));
        situation.law.jacoby = money && self.rules & 1 != 0;
        situation.law.beavers = money && self.rules & 2 != 0;
        match self.dice {
            Dice::NotRolled => {}
            Dice::Rolled([a, b]) => situation.standing.roll = Roll::new(a, b).ok(),
            Dice::Turned(turning) => situation.waiting = Some(Waiting::Turned(turning)),
        }
        situation
    }

    /// The XGID of a situation, if its numbers fit and it waits for nothing that an XGID does not know (it knows no
    /// resignation and no redouble at once). The largest cube is 1024.
    pub fn of(situation: &Situation) -> Option<Xgid> {
        let standing = &situation.standing;
        let dice = match (standing.roll, situation.waiting) {
            (_, Some(Waiting::Resignation(_) | Waiting::Turned(Turning::RedoubleAtOnce))) => return None,
            (_, Some(Waiting::Turned(turning))) => Dice::Turned(turning),
            (Some(roll), None) => Dice::Rolled([roll.larger(), roll.smaller()]),
            (None, None) => Dice::NotRolled,
        };
        let rules = match situation.length {
            Some(_) => u8::from(standing.crawford),
            None => u8::from(situation.law.jacoby) + 2 * u8::from(situation.law.beavers),
        };
        let points = |side: Side| u16::try_from(standing.score[side]).ok();
        Some(Xgid {
            places: signed_places(&standing.board)?,
            cube_log2: standing.cube.exponent()?,
            owner: standing.cube.owner,
            on_roll: standing.on_roll,
            dice,
            score: Pair {
                white: points(Side::White)?,
                black: points(Side::Black)?,
            },
            rules,
            match_length: u16::try_from(situation.length.unwrap_or(0))
                .ok()
                .filter(|&n| n <= 32767)?,
            max_cube_log2: 10,
        })
    }
}

fn signed_places(board: &Board) -> Option<[i8; 26]> {
    let mut places = [0i8; 26];
    for side in Side::BOTH {
        for point in 1..=BAR {
            let count = board.side(side)[usize::from(point)];
            if count == 0 {
                continue;
            }
            let (index, sign) = match side {
                Side::White => (point, 1),
                Side::Black => (BAR - point, -1),
            };
            let place = &mut places[usize::from(index)];
            if count > 15 || *place != 0 {
                return None;
            }
            *place = sign * i8::try_from(count).ok()?;
        }
    }
    Some(places)
}

impl FromStr for Xgid {
    type Err = ParseFault;

    fn from_str(text: &str) -> Result<Xgid, ParseFault> {
        let prefixed = text.get(..5).is_some_and(|prefix| prefix.eq_ignore_ascii_case("XGID="));
        let start = if prefixed { 5 } else { 0 };
        let mut fields = Fields::new(&text[start..], start);

        let places = places(fields.next(Part::XgidCheckers)?)?;
        let cube_log2 = fields.number(Part::CubeExponent, (0, 30), Allowed::Between(0, 30))? as u8;
        let owner = match fields.number(Part::CubePlace, (-1, 1), Allowed::Between(-1, 1))? {
            0 => CubeOwner::Centred,
            1 => CubeOwner::Held(Side::White),
            _ => CubeOwner::Held(Side::Black),
        };
        let turn = fields.next(Part::Turn)?;
        let on_roll = match turn.number(Part::Turn, (-1, 1), Allowed::Either(-1, 1))? {
            1 => Side::White,
            -1 => Side::Black,
            value => {
                let (field, allowed) = (Part::Turn, Allowed::Either(-1, 1));
                return Err(ParseFault::new(turn.at, Fault::OutOfRange { field, value, allowed }));
            }
        };
        let dice = dice(fields.next(Part::XgidDice)?)?;
        let scores = [fields.next(Part::Score)?, fields.next(Part::Score)?];
        let rules_field = fields.next(Part::XgidRules)?;
        let match_length = fields.number(Part::MatchLength, (0, 32767), Allowed::Between(0, 32767))? as u16;
        let max_cube_log2 = fields.number(Part::LargestCube, (0, 30), Allowed::Between(0, 30))? as u8;
        fields.end(Part::XgidFields)?;

        let [white, black] = scores.map(|field| match match_length {
            0 => field.number(Part::Score, (0, 65535), Allowed::Between(0, 65535)),
            length => field.number(Part::Score, (0, i64::from(length) - 1), Allowed::BelowLength),
        });
        let rules = match match_length {
            0 => rules_field.number(Part::XgidRules, (0, 3), Allowed::Between(0, 3))?,
            _ => rules_field.number(Part::XgidRules, (0, 1), Allowed::Either(0, 1))?,
        } as u8;
        Ok(Xgid {
            places,
            cube_log2,
            owner,
            on_roll,
            dice,
            score: Pair {
                white: white? as u16,
                black: black? as u16,
            },
            rules,
            match_length,
            max_cube_log2,
        })
    }
}

fn places(field: Field<'_>) -> Result<[i8; 26], ParseFault> {
    let mut places = [0i8; 26];
    let mut length = 0;
    for (index, found) in field.text.chars().enumerate() {
        let at = field.at + index;
        let Some(place) = places.get_mut(index) else {
            let what = Part::XgidCheckers;
            return Err(ParseFault::new(at, Fault::TooLong { what }));
        };
        let unexpected = |wanted| Err(ParseFault::new(at, Fault::Unexpected { found, wanted }));
        *place = match found {
            '-' => 0,
            'A'..='O' if index == 0 => return unexpected(Part::TopBar),
            'a'..='o' if index == 25 => return unexpected(Part::BottomBar),
            'A'..='O' => (found as u8 - b'A') as i8 + 1,
            'a'..='o' => -((found as u8 - b'a') as i8 + 1),
            _ => return unexpected(Part::XgidPlace),
        };
        length = index + 1;
    }
    if length < places.len() {
        let wanted = Part::XgidCheckers;
        return Err(ParseFault::new(field.at + length, Fault::TooShort { wanted }));
    }
    Ok(places)
}

fn dice(field: Field<'_>) -> Result<Dice, ParseFault> {
    match field.text {
        "00" | "0" => Ok(Dice::NotRolled),
        "D" => Ok(Dice::Turned(Turning::Double)),
        "B" => Ok(Dice::Turned(Turning::Beaver)),
        "R" => Ok(Dice::Turned(Turning::Raccoon)),
        text => {
            let mut dice = [0u8; 2];
            let mut letters = text.chars();
            for (index, die) in dice.iter_mut().enumerate() {
                let wanted = Part::XgidDice;
                let at = field.at + index;
                *die = match letters.next() {
                    Some(found @ '1'..='6') => found as u8 - b'0',
                    Some(found) => return Err(ParseFault::new(at, Fault::Unexpected { found, wanted })),
                    None => return Err(ParseFault::new(at, Fault::TooShort { wanted })),
                };
            }
            match letters.next() {
                None => Ok(Dice::Rolled(dice)),
                Some(_) => Err(ParseFault::new(field.at + 2, Fault::TooLong { what: Part::TwoDice })),
            }
        }
    }
}

impl fmt::Display for Xgid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("XGID=")?;
        for &count in &self.places {
            let letter = match count {
                0 => '-',
                1.. => char::from(b'@' + count.unsigned_abs()),
                _ => char::from(b'`' + count.unsigned_abs()),
            };
            write!(f, "{letter}")?;
        }
        let sign = |side| if side == Side::White { 1 } else { -1 };
        let place = match self.owner {
            CubeOwner::Centred => 0,
            CubeOwner::Held(side) => sign(side),
        };
        write!(f, ":{}:{place}:{}:", self.cube_log2, sign(self.on_roll))?;
        match self.dice {
            Dice::NotRolled => f.write_str("00"),
            Dice::Turned(Turning::Beaver) => f.write_str("B"),
            Dice::Turned(Turning::Raccoon) => f.write_str("R"),
            Dice::Turned(_) => f.write_str("D"),
            Dice::Rolled([a, b]) => write!(f, "{a}{b}"),
        }?;
        write!(
            f,
            ":{}:{}:{}:{}:{}",
            self.score.white, self.score.black, self.rules, self.match_length, self.max_cube_log2
        )
    }
}
