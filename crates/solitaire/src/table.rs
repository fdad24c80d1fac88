//! Hash tables for positions: an exact set, a forgetful set, and a map to move counts.
//!
//! All three are flat arrays of words with a power of two of slots; no position of a search is empty, so a zero word
//! is a free slot. They grow up to a given number of slots. Then the exact ones refuse, and the forgetful one
//! overwrites, which costs time but never truth. While they grow the watcher is asked, as while the search goes on.

use crate::watch::{Bound, Meter};

/// Why a position found no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// The table has reached the size it may have.
    Full,
    /// The search ends, and with it the table, which is of no use any more.
    Ended(Bound),
}

impl From<Bound> for NoPlace {
    fn from(bound: Bound) -> NoPlace {
        NoPlace::Ended(bound)
    }
}

/// The largest power of two of words that fits into so many bytes.
pub(crate) fn slots_within(bytes: usize) -> usize {
    let words = (bytes / 8).max(SMALLEST);
    1 << words.ilog2()
}

const SMALLEST: usize = 1 << 10;

/// Every position put in is found again.
pub(crate) struct ExactSet {
    slots: Vec<u64>,
    len: usize,
}

impl ExactSet {
    pub(crate) fn new() -> ExactSet {
        ExactSet {
            slots: vec![0; SMALLEST],
            len: 0,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn contains(&self, key: u64) -> bool {
        self.slots[find(&self.slots, key, |slot| slot)] == key
    }

    pub(crate) fn insert(&mut self, key: u64, most_slots: usize, meter: &mut Meter) -> Result<(), NoPlace> {
        let slot = find(&self.slots, key, |slot| slot);
        if self.slots[slot] == key {
            return Ok(());
        }
        if self.len >= self.slots.len() / 8 * 5 {
            if self.slots.len() * 2 > most_slots {
                return Err(NoPlace::Full);
            }
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![0; old.len() * 2];
            for key in old.into_iter().filter(|key| *key != 0) {
                meter.count_moved()?;
                let slot = find(&self.slots, key, |slot| slot);
                self.slots[slot] = key;
            }
            return self.insert(key, most_slots, meter);
        }
        self.slots[slot] = key;
        self.len += 1;
        Ok(())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        self.slots.iter().copied().filter(|key| *key != 0)
    }
}

/// A set that may forget, but never invents.
pub(crate) struct ForgetfulSet {
    slots: Vec<u64>,
    len: usize,
    most_slots: usize,
    victim: usize,
}

/// The slots that a position may be in: one line of the processor's cache.
const BUCKET: usize = 8;

impl ForgetfulSet {
    pub(crate) fn new(most_slots: usize) -> ForgetfulSet {
        ForgetfulSet {
            slots: vec![0; SMALLEST],
            len: 0,
            most_slots,
            victim: 0,
        }
    }

    pub(crate) fn contains(&self, key: u64) -> bool {
        self.slots[self.bucket(key)].contains(&key)
    }

    pub(crate) fn insert(&mut self, key: u64, meter: &mut Meter) -> Result<(), Bound> {
        if self.len >= self.slots.len() / 2 && self.slots.len() < self.most_slots {
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![0; old.len() * 2];
            self.len = 0;
            for key in old.into_iter().filter(|key| *key != 0) {
                meter.count_moved()?;
                self.place(key);
            }
        }
        self.place(key);
        Ok(())
    }

    fn place(&mut self, key: u64) {
        let range = self.bucket(key);
        let bucket = &mut self.slots[range];
        if let Some(free) = bucket.iter().position(|slot| *slot == 0 || *slot == key) {
            self.len += usize::from(bucket[free] == 0);
            bucket[free] = key;
        } else {
            self.victim = (self.victim + 1) % BUCKET;
            bucket[self.victim] = key;
        }
    }

    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let first = home(key, self.slots.len()) & !(BUCKET - 1);
        first..first + BUCKET
    }
}

/// For every position the fewest moves found for it, and the holes of the pegs that can go on with the last of them.
pub(crate) struct MoveMap {
    /// The position in the low 56 bits, the moves above.
    keys: Vec<u64>,
    marks: Vec<u64>,
    len: usize,
}

const MOVES_SHIFT: u32 = 56;
const POSITION_BITS: u64 = (1 << MOVES_SHIFT) - 1;

impl MoveMap {
    pub(crate) fn new() -> MoveMap {
        MoveMap {
            keys: vec![0; SMALLEST],
            marks: vec![0; SMALLEST],
            len: 0,
        }
    }

    /// A map with one position, to which no move leads.
    pub(crate) fn of_one(position: u64) -> MoveMap {
        let mut map = MoveMap::new();
        let slot = home(position, SMALLEST);
        map.keys[slot] = position;
        map.len = 1;
        map
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn slots(&self) -> usize {
        self.keys.len()
    }

    /// The moves and the marks of a position.
    pub(crate) fn get(&self, position: u64) -> Option<(u32, u64)> {
        let slot = find(&self.keys, position, |slot| slot & POSITION_BITS);
        (self.keys[slot] != 0).then(|| ((self.keys[slot] >> MOVES_SHIFT) as u32, self.marks[slot]))
    }

    /// Fewer moves replace what is known, as many add their marks, more are ignored.
    pub(crate) fn offer(
        &mut self,
        position: u64,
        (moves, marks): (u32, u64),
        most_slots: usize,
        meter: &mut Meter,
    ) -> Result<(), NoPlace> {
        let slot = find(&self.keys, position, |slot| slot & POSITION_BITS);
        let known = self.keys[slot];
        if known == 0 && self.len >= self.keys.len() / 8 * 5 {
            if self.keys.len() * 2 > most_slots {
                return Err(NoPlace::Full);
            }
            self.grow(meter)?;
            return self.offer(position, (moves, marks), most_slots, meter);
        }
        let known_moves = (known >> MOVES_SHIFT) as u32;
        if known == 0 || moves < known_moves {
            self.len += usize::from(known == 0);
            self.keys[slot] = position | u64::from(moves) << MOVES_SHIFT;
            self.marks[slot] = marks;
        } else if moves == known_moves {
            self.marks[slot] |= marks;
        }
        Ok(())
    }

    /// Position, moves and marks of every entry.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, u32, u64)> + '_ {
        let entries = self.keys.iter().zip(&self.marks).filter(|(key, _)| **key != 0);
        entries.map(|(key, marks)| (key & POSITION_BITS, (key >> MOVES_SHIFT) as u32, *marks))
    }

    fn grow(&mut self, meter: &mut Meter) -> Result<(), Bound> {
        let keys = std::mem::take(&mut self.keys);
        let marks = std::mem::take(&mut self.marks);
        self.keys = vec![0; keys.len() * 2];
        self.marks = vec![0; keys.len() * 2];
        for (key, marks) in keys.into_iter().zip(marks).filter(|(key, _)| *key != 0) {
            meter.count_moved()?;
            let slot = find(&self.keys, key & POSITION_BITS, |slot| slot & POSITION_BITS);
            self.keys[slot] = key;
            self.marks[slot] = marks;
        }
        Ok(())
    }
}

/// The slot that holds the key, or the free one where it belongs.
fn find(slots: &[u64], key: u64, key_of: impl Fn(u64) -> u64) -> usize {
    let last = slots.len() - 1;
    let mut slot = home(key, slots.len());
    while slots[slot] != 0 && key_of(slots[slot]) != key {
        slot = (slot + 1) & last;
    }
    slot
}

/// Where a key would like to be: the top bits of a product spread neighbouring positions well.
fn home(key: u64, slots: usize) -> usize {
    let mixed = (key ^ (key >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (64 - slots.ilog2())) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::watch::{Progress, Stage};
    use std::ops::ControlFlow;

    fn patient(_: Progress) -> ControlFlow<Bound> {
        ControlFlow::Continue(())
    }

    #[test]
    fn sets_find_what_was_put_in_and_nothing_else() {
        let (mut exact, mut forgetful) = (ExactSet::new(), ForgetfulSet::new(1 << 11));
        let mut patient = patient;
        let mut meter = Meter::new(Stage::Solution, &mut patient);
        for key in (1..20_000u64).map(|number| number * 3) {
            exact.insert(key, usize::MAX, &mut meter).unwrap();
            forgetful.insert(key, &mut meter).unwrap();
        }
        assert_eq!(exact.len(), 19_999);
        for number in 1..60_000u64 {
            assert_eq!(exact.contains(number), number % 3 == 0 && number < 60_000);
            assert!(!forgetful.contains(number) || number % 3 == 0);
        }
    }

    #[test]
    fn an_exact_table_says_when_it_is_full() {
        let (mut set, mut map) = (ExactSet::new(), MoveMap::new());
        let mut patient = patient;
        let mut meter = Meter::new(Stage::Solution, &mut patient);
        let full = Err(NoPlace::Full);
        let refused = (1..).find(|key| set.insert(*key, SMALLEST, &mut meter) == full);
        assert_eq!(refused, Some(641));
        let refused = (1..).find(|key| map.offer(*key, (1, 0), SMALLEST, &mut meter) == full);
        assert_eq!(refused, Some(641));
    }

    /// A large table takes long to grow: whoever wants an end is asked on the way, and heard.
    #[test]
    fn a_table_that_grows_can_be_stopped() {
        let mut at_once = |progress: Progress| match progress.moved > 100_000 {
            true => ControlFlow::Break(Bound::Interrupted),
            false => ControlFlow::Continue(()),
        };
        let ended = Err(NoPlace::Ended(Bound::Interrupted));
        let mut meter = Meter::new(Stage::Solution, &mut at_once);
        let mut exact = ExactSet::new();
        assert!((1..1_000_000).any(|key| exact.insert(key, usize::MAX, &mut meter) == ended));
        let mut meter = Meter::new(Stage::Solution, &mut at_once);
        let mut map = MoveMap::new();
        assert!((1..1_000_000).any(|key| map.offer(key, (1, 0), usize::MAX, &mut meter) == ended));
        let mut meter = Meter::new(Stage::Solution, &mut at_once);
        let mut forgetful = ForgetfulSet::new(1 << 22);
        assert!((1..1_000_000).any(|key| forgetful.insert(key, &mut meter) == Err(Bound::Interrupted)));
    }

    #[test]
    fn fewer_moves_win_and_marks_add_up() {
        let mut map = MoveMap::new();
        let mut patient = patient;
        let mut meter = Meter::new(Stage::FewestMoves, &mut patient);
        for (moves, marks) in [(5, 1), (4, 2), (4, 4), (6, 8)] {
            map.offer(77, (moves, marks), SMALLEST, &mut meter).unwrap();
        }
        assert_eq!(map.get(77), Some((4, 6)));
        assert_eq!(map.get(78), None);
    }
}
