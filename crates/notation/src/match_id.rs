//! Match IDs: cube, score, dice and whose decision it is, in 12 characters as gnubg writes them.
//!
//! The key has 67 bits, each field with its lowest bit first: the cube's exponent (4), its owner (2), the
//! player on roll (1), the Crawford game (1), the state of the game (3), the player to decide (1), double
//! offered (1), resignation offered (2), two dice (3 each), the length of the match (15), the scores of player
//! 0 and 1 (15 each), and one that is set when the Jacoby rule does *not* hold.

use crate::base64;
use crate::expected::{Allowed, Nonsense, Part};
use crate::fault::{Fault, ParseFault};
use pasch_rules::{Cube, CubeOwner, Pair, Roll, Setup, Side, Situation, Stake, Turning, Waiting};
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

/// Everything a match ID tells. gnubg's player 1 sits at the bottom and is our white, player 0 our black.
///
/// ```
/// use pasch_notation::MatchId;
/// use pasch_rules::{Pair, Position, Situation};
/// let mut situation = Situation::money(Position::starting());
/// situation.length = Some(7);
/// situation.standing.score = Pair { white: 2, black: 3 };
/// let written = MatchId::of(&situation).map(|id| id.to_string()).unwrap_or_default();
/// let read: MatchId = written.parse()?;
/// assert_eq!(read.situation(situation.setup()).standing.score, situation.standing.score);
/// # Ok::<(), pasch_notation::ParseFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchId {
    cube_log2: u8,
    owner: CubeOwner,
    on_roll: Side,
    crawford: bool,
    state: GameState,
    to_decide: Side,
    doubled: bool,
    resigned: Option<Stake>,
    dice: [u8; 2],
    match_length: u16,
    score: Pair<u16>,
    jacoby: bool,
}

impl MatchId {
    /// How far the game has come.
    pub fn state(&self) -> GameState {
        self.state
    }

    /// The situation: these checkers, seen by the player on roll, and what the ID tells.
    pub fn situation(&self, setup: Setup) -> Situation {
        let money = self.match_length == 0;
        let mut situation = Situation::seen_by(self.on_roll, setup);
        situation.standing.cube = Cube {
            value: 1 << self.cube_log2,
            owner: self.owner,
        };
        situation.standing.score = Pair::of(|side| u32::from(self.score[side]));
        situation.standing.crawford = self.crawford;
        situation.standing.roll = Roll::new(self.dice[0], self.dice[1]).ok();
        situation.length = (!money).then_some(u32::from(self.match_length));
        situation.law.jacoby = money && self.jacoby;
        situation.waiting = match self.resigned {
            None => self.doubled.then_some(Waiting::Turned(Turning::Double)),
            Some(stake) => Some(Waiting::Resignation(stake)),
        };
        situation
    }

    /// The ID of a situation, if its numbers fit (cube to 32768, points to 32767) and it waits for nothing that gnubg
    /// does not know (it knows doubles and resignations).
    pub fn of(situation: &Situation) -> Option<MatchId> {
        let standing = &situation.standing;
        let fitting = |number: u32| u16::try_from(number).ok().filter(|&number| number <= MOST);
        let (doubled, resigned) = match situation.waiting {
            None => (false, None),
            Some(Waiting::Turned(Turning::Double)) => (true, None),
            Some(Waiting::Resignation(stake)) => (false, Some(stake)),
            Some(Waiting::Turned(_)) => return None,
        };
        Some(MatchId {
            cube_log2: standing.cube.exponent().filter(|&exponent| exponent <= 15)?,
            owner: standing.cube.owner,
            on_roll: standing.on_roll,
            crawford: standing.crawford,
            state: GameState::Playing,
            to_decide: if situation.waiting.is_some() {
                standing.on_roll.other()
            } else {
                standing.on_roll
            },
            doubled,
            resigned,
            dice: standing.roll.map_or([0, 0], |roll| [roll.larger(), roll.smaller()]),
            match_length: fitting(situation.length.unwrap_or(0))?,
            score: Pair {
                white: fitting(standing.score.white)?,
                black: fitting(standing.score.black)?,
            },
            jacoby: situation.length.is_none() && situation.law.jacoby,
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
                0 => CubeOwner::Held(Side::Black),
                1 => CubeOwner::Held(Side::White),
                3 => CubeOwner::Centred,
                _ => return Err(bits.fault(2, Fault::Bits(Nonsense::CubeOwner))),
            },
            on_roll: bits.side(),
            crawford: bits.take(1) == 1,
            state: match bits.take(3) {
                0 => GameState::None,
                1 => GameState::Playing,
                2 => GameState::Over,
                3 => GameState::Resigned,
                4 => GameState::Dropped,
                _ => return Err(bits.fault(3, Fault::Bits(Nonsense::GameState))),
            },
            to_decide: bits.side(),
            doubled: bits.take(1) == 1,
            resigned: match bits.take(2) {
                1 => Some(Stake::Single),
                2 => Some(Stake::Gammon),
                3 => Some(Stake::Backgammon),
                _ => None,
            },
            dice: bits.dice()?,
            match_length: bits.take(15),
            score: {
                let black = bits.take(15);
                Pair {
                    white: bits.take(15),
                    black,
                }
            },
            jacoby: bits.take(1) == 0,
        };
        let length = id.match_length;
        if length > 0 && id.state == GameState::Playing && id.score.black.max(id.score.white) >= length {
            let (start, value) = if id.score.black >= length {
                (36, id.score.black)
            } else {
                (51, id.score.white)
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

    fn side(&mut self) -> Side {
        if self.take(1) == 1 { Side::White } else { Side::Black }
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
        let player = |side| u16::from(side == Side::White);
        let owner = match self.owner {
            CubeOwner::Centred => 3,
            CubeOwner::Held(side) => player(side),
        };
        let fields: [(u16, usize); 14] = [
            (self.cube_log2.into(), 4),
            (owner, 2),
            (player(self.on_roll), 1),
            (self.crawford.into(), 1),
            (self.state as u16, 3),
            (player(self.to_decide), 1),
            (self.doubled.into(), 1),
            (self.resigned.map_or(0, |stake| stake.factor() as u16), 2),
            (self.dice[0].into(), 3),
            (self.dice[1].into(), 3),
            (self.match_length, 15),
            (self.score.black, 15),
            (self.score.white, 15),
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
