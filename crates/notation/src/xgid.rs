//! XGID: ten fields between colons, the checkers from the bottom player's side.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10` is an opening 5-2: the 26 characters of the top player's
//! bar, points 1 to 24 and the bottom player's bar (capitals for the bottom player's checkers), the cube's
//! exponent, its place, whose turn it is, the dice, both scores, Crawford or the money rules, the match length,
//! and the largest cube's exponent.

use crate::expected::{Allowed, Part};
use crate::fault::{Fault, ParseFault};
use crate::fields::{Field, Fields};
use crate::table::{Chair, CubeHolder, Offer, TableState};
use pasch_rules::{BAR, OFF, Roll, Setup};
use std::fmt;
use std::str::FromStr;

/// The field of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Dice {
    NotRolled,
    Offered(Offer),
    Rolled([u8; 2]),
}

/// Everything an XGID tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xgid {
    /// Bottom checkers above zero, top checkers below: the top's bar, points 1 to 24, the bottom's bar.
    places: [i8; 26],
    cube_log2: u8,
    owner: Option<Chair>,
    on_roll: Chair,
    dice: Dice,
    bottom_points: u16,
    top_points: u16,
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

    /// The moment at the table in a game of `checkers` checkers a side; those missing are off.
    pub fn table(&self, checkers: u8) -> TableState {
        let side = |chair: Chair| {
            let mut side = [0u8; 26];
            for (index, &count) in (0u8..).zip(&self.places) {
                let (own, point) = match chair {
                    Chair::Bottom => (count > 0, index),
                    Chair::Top => (count < 0, BAR - index),
                };
                if own {
                    side[usize::from(point)] = count.unsigned_abs();
                }
            }
            side[usize::from(OFF)] = checkers.saturating_sub(side.iter().fold(0, |sum, &n| sum.saturating_add(n)));
            side
        };
        let money = self.match_length == 0;
        let points = |chair| match chair {
            Chair::Bottom => self.bottom_points,
            Chair::Top => self.top_points,
        };
        TableState {
            setup: Setup {
                own: side(self.on_roll),
                opp: side(self.on_roll.other()),
                checkers,
            },
            on_roll: self.on_roll,
            cube: 1 << self.cube_log2,
            holder: CubeHolder::of_chair(self.owner, self.on_roll),
            own_points: points(self.on_roll),
            opp_points: points(self.on_roll.other()),
            match_length: (!money).then_some(self.match_length),
            crawford: !money && self.rules == 1,
            jacoby: Some(money && self.rules & 1 != 0),
            beavers: Some(money && self.rules & 2 != 0),
            roll: match self.dice {
                Dice::Rolled([a, b]) => Roll::new(a, b).ok(),
                _ => None,
            },
            offer: match self.dice {
                Dice::Offered(offer) => Some(offer),
                _ => None,
            },
        }
    }

    /// The XGID of a moment, if its numbers fit and it has no resignation on offer. The largest cube is 1024.
    pub fn of_table(table: &TableState) -> Option<Xgid> {
        let mut places = [0i8; 26];
        for (chair, side) in [
            (table.on_roll, &table.setup.own),
            (table.on_roll.other(), &table.setup.opp),
        ] {
            for point in 1..=BAR {
                let count = side[usize::from(point)];
                if count == 0 {
                    continue;
                }
                let (index, sign) = match chair {
                    Chair::Bottom => (point, 1),
                    Chair::Top => (BAR - point, -1),
                };
                let place = &mut places[usize::from(index)];
                if count > 15 || *place != 0 {
                    return None;
                }
                *place = sign * i8::try_from(count).ok()?;
            }
        }
        let dice = match (table.roll, table.offer) {
            (_, Some(Offer::Resignation(_))) => return None,
            (_, Some(offer)) => Dice::Offered(offer),
            (Some(roll), None) => Dice::Rolled([roll.larger(), roll.smaller()]),
            (None, None) => Dice::NotRolled,
        };
        let rules = match table.match_length {
            Some(_) => u8::from(table.crawford),
            None => u8::from(table.jacoby == Some(true)) + 2 * u8::from(table.beavers == Some(true)),
        };
        Some(Xgid {
            places,
            cube_log2: table.cube_log2()?,
            owner: table.holder.chair(table.on_roll),
            on_roll: table.on_roll,
            dice,
            bottom_points: table.points_of(Chair::Bottom),
            top_points: table.points_of(Chair::Top),
            rules,
            match_length: table.match_length.unwrap_or(0),
            max_cube_log2: 10,
        })
    }
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
            0 => None,
            1 => Some(Chair::Bottom),
            _ => Some(Chair::Top),
        };
        let turn = fields.next(Part::Turn)?;
        let on_roll = match turn.number(Part::Turn, (-1, 1), Allowed::Either(-1, 1))? {
            1 => Chair::Bottom,
            -1 => Chair::Top,
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

        let [bottom_points, top_points] = scores.map(|field| match match_length {
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
            bottom_points: bottom_points? as u16,
            top_points: top_points? as u16,
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
        "D" => Ok(Dice::Offered(Offer::Double)),
        "B" => Ok(Dice::Offered(Offer::Beaver)),
        "R" => Ok(Dice::Offered(Offer::Raccoon)),
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
        let sign = |chair| if chair == Chair::Bottom { 1 } else { -1 };
        write!(
            f,
            ":{}:{}:{}:",
            self.cube_log2,
            self.owner.map_or(0, sign),
            sign(self.on_roll)
        )?;
        match self.dice {
            Dice::NotRolled => f.write_str("00"),
            Dice::Offered(Offer::Beaver) => f.write_str("B"),
            Dice::Offered(Offer::Raccoon) => f.write_str("R"),
            Dice::Offered(_) => f.write_str("D"),
            Dice::Rolled([a, b]) => write!(f, "{a}{b}"),
        }?;
        write!(
            f,
            ":{}:{}:{}:{}:{}",
            self.bottom_points, self.top_points, self.rules, self.match_length, self.max_cube_log2
        )
    }
}
