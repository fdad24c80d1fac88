//! Position IDs: 80 bits in 14 characters, as gnubg writes them.
//!
//! The player *not* on roll comes first. Each side tells its points from the ace-point to the bar, each
//! as so many ones as it has checkers there and a zero. Checkers borne off are those that are missing.

use crate::base64;
use crate::expected::{Nonsense, Part};
use crate::fault::{Fault, ParseFault};
use pasch_rules::{BAR, OFF, Position, Setup};
use std::fmt;
use std::str::FromStr;

/// Point 1 to 24 and the bar.
const PLACES: usize = 25;

/// The checkers on points and bars of both sides, in 80 bits.
///
/// ```
/// use pasch_notation::PositionId;
/// use pasch_rules::Position;
/// let id: PositionId = "4HPwATDgc/ABMA".parse()?;
/// assert_eq!(Position::try_from(id.setup(15))?, Position::starting());
/// assert_eq!(PositionId::from(Position::starting()).to_string(), "4HPwATDgc/ABMA");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionId {
    key: [u8; 10],
}

impl PositionId {
    /// The 80 bits, lowest bit of the first byte first.
    pub fn key(self) -> [u8; 10] {
        self.key
    }

    /// The arrangement, in a game of `checkers` checkers a side (15, or 3 in hypergammon): those missing
    /// are off. A side with more than `checkers` is a fault that [`Position::try_from`] finds.
    pub fn setup(self, checkers: u8) -> Setup {
        // A key is checked when it is made, so the sides are always there.
        let [opp, own] = sides(&self.key).unwrap_or_default();
        let with_off = |mut side: [u8; 26]| {
            let standing: u8 = side.iter().sum();
            side[usize::from(OFF)] = checkers.saturating_sub(standing);
            side
        };
        Setup {
            own: with_off(own),
            opp: with_off(opp),
            checkers,
        }
    }

    /// The ID of an arrangement, if its checkers fit: 30 on points and bars of both sides together.
    pub fn of_setup(setup: &Setup) -> Option<PositionId> {
        let mut key = [0u8; 10];
        let mut bit = 0;
        for side in [&setup.opp, &setup.own] {
            for &count in &side[1..=usize::from(BAR)] {
                for _ in 0..count {
                    *key.get_mut(bit / 8)? |= 1 << (bit % 8);
                    bit += 1;
                }
                bit += 1;
            }
        }
        (bit <= 80).then_some(PositionId { key })
    }
}

/// The opponent's and the mover's points and bars, or the bit at which they end too early or too late.
fn sides(key: &[u8; 10]) -> Result<[[u8; 26]; 2], (usize, Nonsense)> {
    let mut sides = [[0u8; 26]; 2];
    let mut place = 0;
    for bit in 0..80 {
        let one = key[bit / 8] >> (bit % 8) & 1 == 1;
        if place == 2 * PLACES {
            if one {
                return Err((bit, Nonsense::PastLastPoint));
            }
        } else if one {
            sides[place / PLACES][place % PLACES + 1] += 1;
        } else {
            place += 1;
        }
    }
    if place < 2 * PLACES {
        return Err((79, Nonsense::TooManyCheckers));
    }
    Ok(sides)
}

impl FromStr for PositionId {
    type Err = ParseFault;

    fn from_str(text: &str) -> Result<PositionId, ParseFault> {
        let key = base64::decode::<10>(text, Part::PositionId)?;
        match sides(&key) {
            Ok(_) => Ok(PositionId { key }),
            Err((bit, why)) => Err(ParseFault::new(base64::char_of_bit(bit / 8, bit % 8), Fault::Bits(why))),
        }
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&base64::encode(&self.key))
    }
}

impl From<Position> for PositionId {
    /// A position has at most 15 checkers a side; one that was made unchecked with more loses them.
    fn from(position: Position) -> PositionId {
        PositionId::of_setup(&Setup::from(position)).unwrap_or(PositionId { key: [0; 10] })
    }
}
