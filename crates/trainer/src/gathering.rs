//! In which order the units of a first layer should lie.
//!
//! The engine fetches the weights of four units together and passes over fours of which none says anything. The order of
//! units is free: whatever it is, the net says the same. So units that speak in the same positions are laid side by side,
//! and more fours are silent.

/// How many units are fetched together.
const TOGETHER: usize = 4;
/// Rounds of exchanging units between groups; after three there is next to nothing to gain.
const ROUNDS: usize = 3;

/// In which of some groups of positions a unit speaks: a bit for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    bits: Vec<u64>,
}

impl Voice {
    /// One that speaks in none of so many groups.
    pub fn silent(groups: usize) -> Voice {
        Voice {
            bits: vec![0; groups.div_ceil(64)],
        }
    }

    /// It speaks in this group.
    pub fn speaks(&mut self, group: usize) {
        self.bits[group / 64] |= 1 << (group % 64);
    }

    fn join(&mut self, other: &Voice) {
        for (own, other) in self.bits.iter_mut().zip(&other.bits) {
            *own |= other;
        }
    }

    fn count(&self) -> u32 {
        self.bits.iter().map(|bits| bits.count_ones()).sum()
    }

    fn count_with(&self, other: &Voice) -> u32 {
        let both = self.bits.iter().zip(&other.bits);
        both.map(|(own, other)| (own | other).count_ones()).sum()
    }
}

/// Some units, and where one of them or more speaks.
struct Group {
    units: Vec<usize>,
    voice: Voice,
}

/// An order of the units in which those of a four speak together as much as can easily be had, and within it those of a
/// pair.
pub fn gathered(voices: &[Voice]) -> Vec<usize> {
    let single = |(unit, voice): (usize, &Voice)| Group {
        units: vec![unit],
        voice: voice.clone(),
    };
    let mut groups: Vec<Group> = voices.iter().enumerate().map(single).collect();
    while groups.first().is_some_and(|group| group.units.len() < TOGETHER) {
        groups = in_twos(groups);
    }
    let mut fours: Vec<Vec<usize>> = groups.into_iter().map(|group| group.units).collect();
    for _ in 0..ROUNDS {
        if !exchanged(&mut fours, voices) {
            break;
        }
    }
    fours.iter().flat_map(|four| paired(four, voices)).collect()
}

/// Joins groups by twos: the one that speaks most finds the one that adds least to it.
fn in_twos(mut groups: Vec<Group>) -> Vec<Group> {
    groups.sort_by_key(|group| group.voice.count());
    let mut joined = Vec::with_capacity(groups.len() / 2 + 1);
    while let Some(mut group) = groups.pop() {
        // What the other says alone is lost on both: the more of it falls together, the better.
        let added = |other: &Group| i64::from(group.voice.count_with(&other.voice)) - i64::from(other.voice.count());
        let best = (0..groups.len()).min_by_key(|&other| added(&groups[other]));
        if let Some(best) = best {
            let other = groups.remove(best);
            group.units.extend(other.units);
            group.voice.join(&other.voice);
        }
        joined.push(group);
    }
    joined
}

fn cost(units: &[usize], voices: &[Voice]) -> u32 {
    let mut voice = voices[units[0]].clone();
    units[1..].iter().for_each(|&unit| voice.join(&voices[unit]));
    voice.count()
}

/// Exchanges units between groups wherever that makes both together more silent. Did it ever?
fn exchanged(groups: &mut [Vec<usize>], voices: &[Voice]) -> bool {
    let mut costs: Vec<u32> = groups.iter().map(|units| cost(units, voices)).collect();
    let mut better = false;
    for b in 1..groups.len() {
        let (before, after) = groups.split_at_mut(b);
        let other = &mut after[0];
        for (a, one) in before.iter_mut().enumerate() {
            for i in 0..one.len() {
                for k in 0..other.len() {
                    std::mem::swap(&mut one[i], &mut other[k]);
                    let now = [cost(one, voices), cost(other, voices)];
                    if now[0] + now[1] < costs[a] + costs[b] {
                        (costs[a], costs[b]) = (now[0], now[1]);
                        better = true;
                    } else {
                        std::mem::swap(&mut one[i], &mut other[k]);
                    }
                }
            }
        }
    }
    better
}

/// Machines that fetch only two units' weights together gain as well: the best of the three ways to pair four.
fn paired(four: &[usize], voices: &[Voice]) -> Vec<usize> {
    let &[a, b, c, d] = four else { return four.to_vec() };
    let ways = [[a, b, c, d], [a, c, b, d], [a, d, b, c]];
    let cost = |way: &[usize; 4]| cost(&way[..2], voices) + cost(&way[2..], voices);
    ways.into_iter()
        .min_by_key(cost)
        .map_or_else(|| four.to_vec(), Vec::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn spoken(order: &[usize], voices: &[Voice], together: usize) -> u32 {
        order.chunks(together).map(|units| cost(units, voices)).sum()
    }

    /// Units that follow four leaders each, shuffled: the leaders' groups are found again, and every unit stays.
    #[test]
    fn units_that_speak_together_lie_together() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        const GROUPS: usize = 400;
        let leaders: Vec<Vec<bool>> = (0..16)
            .map(|_| (0..GROUPS).map(|_| rng.random_bool(0.2)).collect())
            .collect();
        let follower = |unit: usize, rng: &mut ChaCha8Rng| {
            let mut voice = Voice::silent(GROUPS);
            for (group, &speaks) in leaders[unit * 7 % 16].iter().enumerate() {
                if speaks != rng.random_bool(0.02) {
                    voice.speaks(group);
                }
            }
            voice
        };
        let voices: Vec<Voice> = (0..64).map(|unit| follower(unit, &mut rng)).collect();
        let order = gathered(&voices);
        let mut all = order.clone();
        all.sort_unstable();
        assert_eq!(all, (0..64).collect::<Vec<_>>());
        for four in order.chunks(TOGETHER) {
            let leader = |unit: &usize| unit * 7 % 16;
            assert!(four.iter().all(|unit| leader(unit) == leader(&four[0])), "{order:?}");
        }
        let before: Vec<usize> = (0..64).collect();
        assert!(spoken(&order, &voices, 2) < spoken(&before, &voices, 2));
    }

    /// Whatever the voices, nothing is lost and no four speaks more than it would have.
    #[test]
    fn gathering_never_makes_it_worse() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        for units in [16, 32, 48] {
            let voice = |rng: &mut ChaCha8Rng| Voice {
                bits: (0..8).map(|_| rng.random::<u64>() & rng.random::<u64>()).collect(),
            };
            let voices: Vec<Voice> = (0..units).map(|_| voice(&mut rng)).collect();
            let before: Vec<usize> = (0..units).collect();
            let order = gathered(&voices);
            assert!(spoken(&order, &voices, TOGETHER) <= spoken(&before, &voices, TOGETHER));
        }
    }
}
