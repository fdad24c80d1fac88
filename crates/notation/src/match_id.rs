//! Match IDs: cube, score, dice and whose decision it is, in 12 characters as gnubg writes them.
//!
//! The key has 67 bits, each field with its lowest bit first: the cube's exponent (4), its owner (2), the
//! player on roll (1), the Crawford game (1), the state of the game (3), the player to decide (1), double
//! offered (1), resignation offered (2), two dice (3 each), the length of the match (15), the scores of player
//! 0 and 1 (15 each), and one that is set when the Jacoby rule does *not* hold.

use crate::base64;
use crate::expected::{Allowed, Nonsense, Part};
use crate::fault::{Fault, ParseFault};
use crate::table::{Chair, CubeHolder, Offer, TableState};
use pasch_rules::{Roll, Setup};
use std::fmt;
use std::str::FromStr;

const MOST: u16 = 0x7fff;

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameState {
    /// Not begun.
    None,
    /// Under way.
    Playing,
    /// Ended by bearing off.
    Over,
    /// Ended by a resignation.
    Resigned,
    /// Ended by a refused double.
    Dropped,
}

/// Everything a match ID tells. gnubg's player 1 sits at the bottom, player 0 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchId {
    cube_log2: u8,
    owner: Option<Chair>,
    on_roll: Chair,
    crawford: bool,
    state: GameState,
    to_decide: Chair,
    doubled: bool,
    resigned: u8,
    dice: [u8; 2],
    match_length: u16,
    top_points: u16,
    bottom_points: u16,
    jacoby: bool,
}

impl MatchId {
    /// How far the game has come.
    pub fn state(&self) -> GameState {
        self.state
    }

    /// The moment at the table: these checkers, and what the ID tells.
    pub fn table(&self, setup: Setup) -> TableState {
        let (own_points, opp_points) = match self.on_roll {
            Chair::Bottom => (self.bottom_points, self.top_points),
            Chair::Top => (self.top_points, self.bottom_points),
        };
        let money = self.match_length == 0;
        TableState {
            setup,
            on_roll: self.on_roll,
            cube: 1 << self.cube_log2,
            holder: CubeHolder::of_chair(self.owner, self.on_roll),
            own_points,
            opp_points,
            match_length: (!money).then_some(self.match_length),
            crawford: self.crawford,
            jacoby: Some(money && self.jacoby),
            beavers: None,
            roll: Roll::new(self.dice[0], self.dice[1]).ok(),
            offer: match self.resigned {
                0 => self.doubled.then_some(Offer::Double),
                stakes => Some(Offer::Resignation(stakes)),
            },
        }
    }

    /// The ID of a moment, if its numbers fit (cube to 32768, points to 32767) and its offer is one gnubg knows.
    pub fn of_table(table: &TableState) -> Option<MatchId> {
        let (bottom_points, top_points) = (table.points_of(Chair::Bottom), table.points_of(Chair::Top));
        let match_length = table.match_length.unwrap_or(0);
        let cube_log2 = table.cube_log2()?;
        let fits = cube_log2 <= 15 && [bottom_points, top_points, match_length].iter().all(|&n| n <= MOST);
        let (doubled, resigned) = match table.offer {
            None => (false, 0),
            Some(Offer::Double) => (true, 0),
            Some(Offer::Resignation(stakes @ 1..=3)) => (false, stakes),
            Some(_) => return None,
        };
        fits.then_some(MatchId {
            cube_log2,
            owner: table.holder.chair(table.on_roll),
            on_roll: table.on_roll,
            crawford: table.crawford,
            state: GameState::Playing,
            to_decide: if doubled || resigned > 0 {
                table.on_roll.other()
            } else {
                table.on_roll
            },
            doubled,
            resigned,
            dice: table.roll.map_or([0, 0], |roll| [roll.larger(), roll.smaller()]),
            match_length,
            top_points,
            bottom_points,
            jacoby: match_length == 0 && table.jacoby.unwrap_or(false),
        })
    }
}

impl FromStr for MatchId {
    type Err = ParseFault;

    fn from_str(text: &str) -> Result<MatchId, ParseFault> {
        let mut bits = Bits {
            key: base64::decode::<9>(text, Part::MatchId)?,
            at: 0,
        };
        let id = MatchId {
            cube_log2: bits.take(4) as u8,
            owner: match bits.take(2) {
                0 => Some(Chair::Top),
                1 => Some(Chair::Bottom),
                3 => None,
                _ => return Err(bits.fault(2, Fault::Bits(Nonsense::CubeOwner))),
            },
            on_roll: bits.chair(),
            crawford: bits.take(1) == 1,
            state: match bits.take(3) {
                0 => GameState::None,
                1 => GameState::Playing,
                2 => GameState::Over,
                3 => GameState::Resigned,
                4 => GameState::Dropped,
                _ => return Err(bits.fault(3, Fault::Bits(Nonsense::GameState))),
            },
            to_decide: bits.chair(),
            doubled: bits.take(1) == 1,
            resigned: bits.take(2) as u8,
            dice: bits.dice()?,
            match_length: bits.take(15),
            top_points: bits.take(15),
            bottom_points: bits.take(15),
            jacoby: bits.take(1) == 0,
        };
        let length = id.match_length;
        if length > 0 && id.state == GameState::Playing && id.top_points.max(id.bottom_points) >= length {
            let (start, value) = if id.top_points >= length {
                (36, id.top_points)
            } else {
                (51, id.bottom_points)
            };
            let fault = Fault::OutOfRange {
                field: Part::Score,
                value: value.into(),
                allowed: Allowed::BelowLength,
            };
            return Err(ParseFault::new(base64::char_of_bit(start / 8, start % 8), fault));
        }
        if bits.take(5) != 0 {
            return Err(bits.fault(5, Fault::Bits(Nonsense::LastLetter)));
        }
        Ok(id)
    }
}

/// The bits of a key, read in order.
struct Bits {
    key: [u8; 9],
    at: usize,
}

impl Bits {
    fn take(&mut self, count: usize) -> u16 {
        let bit = |at: usize| u16::from(self.key.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1));
        let value = (0..count).fold(0, |value, i| value | bit(self.at + i) << i);
        self.at += count;
        value
    }

    fn chair(&mut self) -> Chair {
        if self.take(1) == 1 { Chair::Bottom } else { Chair::Top }
    }

    fn dice(&mut self) -> Result<[u8; 2], ParseFault> {
        let dice = [self.take(3) as u8, self.take(3) as u8];
        if dice != [0, 0] && Roll::try_from(dice).is_err() {
            return Err(self.fault(6, Fault::Bits(Nonsense::Die)));
        }
        Ok(dice)
    }

    /// A fault in the field of `width` bits that was just read.
    fn fault(&self, width: usize, fault: Fault) -> ParseFault {
        let start = self.at - width;
        ParseFault::new(base64::char_of_bit(start / 8, start % 8), fault)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = |chair| u16::from(chair == Chair::Bottom);
        let fields: [(u16, usize); 14] = [
            (self.cube_log2.into(), 4),
            (self.owner.map_or(3, player), 2),
            (player(self.on_roll), 1),
            (self.crawford.into(), 1),
            (self.state as u16, 3),
            (player(self.to_decide), 1),
            (self.doubled.into(), 1),
            (self.resigned.into(), 2),
            (self.dice[0].into(), 3),
            (self.dice[1].into(), 3),
            (self.match_length, 15),
            (self.top_points, 15),
            (self.bottom_points, 15),
            ((!self.jacoby).into(), 1),
        ];
        let mut key = [0u8; 9];
        let mut at = 0;
        for (value, width) in fields {
            for i in 0..width {
                key[at / 8] |= u8::from(value >> i & 1 == 1) << (at % 8);
                at += 1;
            }
        }
        f.pad(&base64::encode(&key))
    }
}
