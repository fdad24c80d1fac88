//! Bearing off alone: how many rolls one side needs once all its checkers are home.
//!
//! One entry for each of the 54,264 ways to have up to 15 checkers on six points: the distribution of the number
//! of rolls until the last checker is off, and, where none is off yet, until the first one is. The plays behind it
//! are those with the smallest expected number of rolls.

use crate::probabilities::Probabilities;
use crate::search::{Interrupt, Interrupted};
use crate::stored::{Coming, checksum};
use crate::work;
use pasch_rules::{CheckerRules, Overshoot, Position, Roll};

const MAGIC: [u8; 9] = *b"PASCHONE1";
/// Checkers of a full side.
const CHECKERS: usize = 15;
/// Positions of up to 15 checkers on six points.
const POSITIONS: usize = 54_264;
/// No side needs more rolls than this with a chance worth counting.
const ROLLS: usize = 32;
/// Rolls until the first checker is off.
const FIRST: usize = 8;

/// The one-sided table.
#[derive(Debug)]
pub struct OneSided {
    overshoot: Overshoot,
    /// `last[i][n]`: the chance that position i is cleared in exactly n rolls.
    last: Vec<[f32; ROLLS]>,
    /// `first[i][n]`: the chance that its first checker goes off with roll n.
    first: Vec<[f32; FIRST]>,
    /// Expected number of rolls.
    mean: Vec<f32>,
}

impl OneSided {
    /// Works the table out, which takes about a second.
    pub fn generate(overshoot: Overshoot) -> OneSided {
        OneSided::generate_until(overshoot, &()).unwrap_or_else(|_| unreachable!("nobody says stop"))
    }

    /// The same for somebody who may lose patience: it asks before every entry.
    pub fn generate_until(overshoot: Overshoot, interrupt: &dyn Interrupt) -> Result<OneSided, Interrupted> {
        let mut table = OneSided {
            overshoot,
            last: vec![[0.0; ROLLS]; POSITIONS],
            first: vec![[0.0; FIRST]; POSITIONS],
            mean: vec![0.0; POSITIONS],
        };
        table.last[0][0] = 1.0;
        let rules = CheckerRules {
            overshoot,
            ..CheckerRules::TOURNAMENT
        };
        let mut points = [0u8; 6];
        for index in 1..POSITIONS {
            next_points(&mut points);
            debug_assert_eq!(index, index_of(&points));
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            table.fill(index, &points, &rules);
            work::count(1);
        }
        Ok(table)
    }

    /// The overshoot rule the table was made for.
    pub fn overshoot(&self) -> Overshoot {
        self.overshoot
    }

    /// The table as bytes, for a file that saves making it again.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.overshoot as u8);
        let rows = self
            .last
            .iter()
            .flatten()
            .chain(self.first.iter().flatten())
            .chain(&self.mean);
        rows.for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// A table from such bytes, as they come; nothing if they are damaged, of another version or for another overshoot
    /// rule.
    pub fn from_bytes(bytes: impl IntoIterator<Item = u8>, overshoot: Overshoot) -> Option<OneSided> {
        let mut coming = Coming::new(bytes);
        if coming.take()? != MAGIC || coming.take()? != [overshoot as u8] {
            return None;
        }
        let table = OneSided {
            overshoot,
            last: coming.rows(POSITIONS)?,
            first: coming.rows(POSITIONS)?,
            mean: coming.rows(POSITIONS)?.into_iter().map(|[mean]| mean).collect(),
        };
        let whole = coming.sum_fits() && coming.take::<1>().is_none();
        whole.then_some(table)
    }

    fn fill(&mut self, index: usize, points: &[u8; 6], rules: &CheckerRules) {
        let mut own = [0u8; 26];
        own[1..7].copy_from_slice(points);
        let position = Position::from_sides_unchecked(own, [0; 26]);
        let mut mean = 1.0;
        let (mut last, mut first) = ([0.0; ROLLS], [0.0; FIRST]);
        for roll in Roll::all() {
            let (mut best, mut fewest, mut borne) = (0, f32::MAX, false);
            position.for_each_play(roll, rules, |_, after| {
                let after = after.seen_by_mover().own();
                let reached = index_of(&home(after));
                if self.mean[reached] < fewest {
                    (best, fewest, borne) = (reached, self.mean[reached], after[0] > 0);
                }
            });
            let share = f32::from(roll.ways()) / 36.0;
            mean += share * fewest;
            for (later, &sooner) in last[1..].iter_mut().zip(&self.last[best]) {
                *later += share * sooner;
            }
            match borne {
                true => first[1] += share,
                false => (2..FIRST).for_each(|n| first[n] += share * self.first[best][n - 1]),
            }
        }
        (self.mean[index], self.last[index], self.first[index]) = (mean, last, first);
    }

    /// Does the table hold both sides of this position?
    #[inline]
    pub fn covers(position: &Position) -> bool {
        position.own()[7..] == [0; 19] && position.opp()[7..] == [0; 19]
    }

    /// Expected rolls of one side whose checkers are all home.
    pub fn mean_rolls(&self, points: &[u8; 6]) -> f32 {
        self.mean[index_of(points)]
    }

    /// Effective pip count: expected rolls times the 49/6 pips of an average roll.
    pub fn effective_pips(&self, points: &[u8; 6]) -> f32 {
        self.mean_rolls(points) * 49.0 / 6.0
    }

    /// The chances of the side to roll, both sides playing for speed.
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        let (own, opp) = (home(position.own()), home(position.opp()));
        let (mine, theirs) = (index_of(&own), index_of(&opp));
        // The player on roll finishes with roll n before the other's roll n, and after its roll n - 1.
        let ahead = |a: &[f32], b: &[f32]| {
            let (mut chance, mut behind) = (0.0, 1.0);
            for (n, finish) in a.iter().enumerate() {
                chance += finish * behind;
                behind -= b.get(n).copied().unwrap_or(0.0);
            }
            chance
        };
        // The other one finishes with roll n after the player's roll n.
        let after = |a: &[f32], b: &[f32]| {
            let (mut chance, mut behind) = (0.0, 1.0);
            for (n, finish) in a.iter().enumerate() {
                behind -= b.get(n).copied().unwrap_or(0.0);
                chance += finish * behind;
            }
            chance
        };
        let win = ahead(&self.last[mine], &self.last[theirs]);
        let gammon = |none_off: bool, chance: f32| if none_off { chance } else { 0.0 };
        let win_gammon = gammon(position.opp()[0] == 0, ahead(&self.last[mine], &self.first[theirs]));
        let lose_gammon = gammon(position.own()[0] == 0, after(&self.last[theirs], &self.first[mine]));
        Probabilities {
            win,
            win_gammon,
            lose_gammon,
            ..Default::default()
        }
        .ordered()
    }
}

#[inline]
fn home(side: &[u8; 26]) -> [u8; 6] {
    [side[1], side[2], side[3], side[4], side[5], side[6]]
}

/// The rank of a home board: first by what stands on the 6-point, then the 5-point, and so on down, so that every
/// position comes after all those its plays can reach.
#[inline]
fn index_of(points: &[u8; 6]) -> usize {
    let mut index = 0;
    let mut left = CHECKERS;
    for place in (0..6).rev() {
        let n = usize::from(points[place]);
        // Boards with fewer checkers here come first: they may fill the lower points with what is left.
        for fewer in 0..n {
            index += CHOICES[place][left - fewer];
        }
        left -= n;
    }
    index
}

/// `CHOICES[p][n]`: ways to place at most n checkers on p points.
const CHOICES: [[usize; CHECKERS + 1]; 6] = {
    let mut table = [[1; CHECKERS + 1]; 6];
    let mut p = 1;
    while p < 6 {
        table[p][0] = 1;
        let mut n = 1;
        while n <= CHECKERS {
            table[p][n] = table[p][n - 1] + table[p - 1][n];
            n += 1;
        }
        p += 1;
    }
    table
};

/// The board with the next rank.
fn next_points(points: &mut [u8; 6]) {
    let total: u8 = points.iter().sum();
    if usize::from(total) < CHECKERS {
        points[0] += 1;
        return;
    }
    let lowest = points.iter().position(|&n| n > 0).unwrap_or(0);
    points[lowest] = 0;
    points[lowest + 1] += 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effective_pip_counts() {
        let table = OneSided::generate(Overshoot::Farthest);
        for (points, expected) in [
            ([0, 0, 0, 0, 0, 1], 10.2083),
            ([15, 0, 0, 0, 0, 0], 57.0),
            ([1, 1, 1, 1, 1, 1], 28.2865),
            ([0, 0, 0, 3, 5, 7], 86.0689),
        ] {
            assert!((table.effective_pips(&points) - expected).abs() < 1e-3, "{points:?}");
        }
    }

    #[test]
    fn bytes_and_back() {
        let table = OneSided::generate(Overshoot::Farthest);
        let bytes = table.to_bytes();
        let read = |bytes: &[u8], overshoot| OneSided::from_bytes(bytes.iter().copied(), overshoot);
        assert!(
            read(&bytes, Overshoot::Farthest).is_some_and(|again| again.last == table.last
                && again.first == table.first
                && again.mean == table.mean)
        );
        assert!(read(&bytes, Overshoot::AnyBelow).is_none());
        assert!(read(&bytes[..bytes.len() - 1], Overshoot::Farthest).is_none());
        assert!(read(&[&bytes[..], &[0]].concat(), Overshoot::Farthest).is_none());
        let mut damaged = bytes;
        damaged[5000] ^= 1;
        assert!(read(&damaged, Overshoot::Farthest).is_none());
    }

    #[test]
    fn ace_point_races() {
        let table = OneSided::generate(Overshoot::Farthest);
        for (n, expected) in [
            (4, 0.861_111),
            (6, 0.787_809),
            (8, 0.745_263),
            (10, 0.717_450),
            (12, 0.697_529),
        ] {
            let mut side = [0; 26];
            side[1] = n;
            side[0] = 15 - n;
            let chance = table.evaluate(&Position::from_sides_unchecked(side, side)).win;
            assert!((chance - expected).abs() < 1e-5, "{n}: {chance}");
        }
    }
}
