//! Judgements that were made before, within a fixed amount of memory.
//!
//! A judgement does not depend on who asks, so a hit gives the very number that a fresh evaluation would: results are
//! the same with any size of cache and on any number of threads.

use crate::probabilities::Probabilities;
use pasch_rules::Position;

/// A direct-mapped table: a newer position takes the place of an older one.
#[derive(Debug)]
pub struct Cache {
    entries: Vec<(Key, Probabilities)>,
}

/// Two independent hashes of a position: two positions never share both in practice (one pair in 2^128).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Key(u64, u64);

impl Key {
    /// The key of a position with the given side to roll.
    #[inline]
    pub fn of(position: &Position) -> Key {
        let (mut a, mut b) = (0x9e37_79b9_7f4a_7c15u64, 0xd6e8_feb8_6659_fd93u64);
        for side in [position.own(), position.opp()] {
            // 26 counts of four bits each fill two words; 15 is the most a side has.
            let (mut low, mut high) = (0u64, 0u64);
            for (place, &n) in side[..16].iter().enumerate() {
                low |= u64::from(n) << (4 * place);
            }
            for (place, &n) in side[16..].iter().enumerate() {
                high |= u64::from(n) << (4 * place);
            }
            for word in [low, high] {
                a = (a ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
                a ^= a >> 32;
                b = (b.rotate_left(23) ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
                b ^= b >> 29;
            }
        }
        Key(a, b)
    }
}

impl Cache {
    /// A cache of about this many positions (a power of two is taken), 40 bytes each.
    pub fn new(positions: usize) -> Cache {
        Cache {
            entries: vec![Default::default(); positions.next_power_of_two().max(2)],
        }
    }

    /// What was found for this key.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Probabilities> {
        let (found, chances) = self.entries[self.place(key)];
        (found == key).then_some(chances)
    }

    /// Remembers, forgetting what stood there.
    #[inline]
    pub fn put(&mut self, key: Key, chances: Probabilities) {
        let place = self.place(key);
        self.entries[place] = (key, chances);
    }

    #[inline]
    fn place(&self, key: Key) -> usize {
        key.0 as usize & (self.entries.len() - 1)
    }
}
