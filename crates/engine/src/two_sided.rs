//! The last checkers of both sides: exact equities, with and without the cube, by working backwards.
//!
//! Up to six checkers a side, all home, at least one borne off by each (so that no gammon is left): 924 by 924
//! positions. For each of them four numbers, all for money, per unit of the cube, seen by the player about to roll
//! who does *not* double now: without a cube, holding it, with a centred cube, and with the opponent holding it. The
//! worth of the right to double at once follows from these ([`Exact::best`]).

use crate::cube::Holder;
use crate::probabilities::Probabilities;
use crate::search::{Interrupt, Interrupted};
use crate::stored::{Coming, checksum};
use crate::work;
use pasch_rules::{CheckerRules, Overshoot, Position, Roll};
use thiserror::Error;

/// Checkers a side, at most.
const CHECKERS: usize = 6;
/// Ways to have up to six checkers on six points.
const SIDES: usize = 924;
/// The first bytes of a stored table.
const MAGIC: [u8; 8] = *b"PaschTS1";
/// Magic, overshoot rule, and the checksum at the end.
const FRAME: usize = MAGIC.len() + 1 + 8;
/// A stored table.
const LENGTH: usize = FRAME + SIDES * SIDES * 16;

/// The two-sided table.
#[derive(Clone, Debug)]
pub struct TwoSided {
    overshoot: Overshoot,
    /// `held[own * SIDES + opp]`.
    held: Vec<Exact>,
}

/// Exact money equities per unit of the cube for the player about to roll, if he does not double now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Exact {
    /// Without a cube.
    pub cubeless: f32,
    /// Holding the cube.
    pub own: f32,
    /// With the cube in the middle.
    pub centred: f32,
    /// With the cube at the opponent's side.
    pub opponent: f32,
}

impl Exact {
    /// The chances behind the cubeless equity: there are no gammons here.
    #[inline]
    pub fn probabilities(self) -> Probabilities {
        Probabilities {
            win: (self.cubeless + 1.0) / 2.0,
            ..Default::default()
        }
    }

    /// The equity without doubling now.
    #[inline]
    pub fn hold(self, holder: Holder) -> f32 {
        match holder {
            Holder::Own => self.own,
            Holder::Centred => self.centred,
            Holder::Opponent => self.opponent,
        }
    }

    /// The equity after a double that is taken, per unit of the cube before it.
    #[inline]
    pub fn double_take(self) -> f32 {
        2.0 * self.opponent
    }

    /// The equity with the right to double now, if the cube's place gives it, both sides choosing well.
    #[inline]
    pub fn best(self, holder: Holder) -> f32 {
        match holder {
            Holder::Opponent => self.opponent,
            _ => self.hold(holder).max(self.double_take().min(1.0)),
        }
    }
}

/// Why stored bytes are not a usable table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TwoSidedFault {
    /// Another kind of file, or another version.
    #[error("not a two-sided bear-off table of this version")]
    Magic,
    /// Cut short or too long.
    #[error("a two-sided bear-off table has {LENGTH} bytes, not {0}")]
    Length(usize),
    /// Made for another rule.
    #[error("the table is for another rule about bearing off with a number too large")]
    Overshoot,
    /// Damaged.
    #[error("the table is damaged: its checksum does not fit")]
    Checksum,
}

impl TwoSided {
    /// Works the table out, which takes about a second.
    pub fn generate(overshoot: Overshoot) -> TwoSided {
        TwoSided::generate_until(overshoot, &()).unwrap_or_else(|_| unreachable!("nobody says stop"))
    }

    /// The same for somebody who may lose patience: it asks before every side, and before what that side makes of all
    /// others.
    pub fn generate_until(overshoot: Overshoot, interrupt: &dyn Interrupt) -> Result<TwoSided, Interrupted> {
        let plays = plays_by_side(overshoot, interrupt)?;
        let mut making = Making {
            held: vec![Exact::default(); SIDES * SIDES],
            best: vec![[0.0; 4]; SIDES * SIDES],
        };
        // Who has no checkers left has won: -1 for the one to roll.
        for own in 1..SIDES {
            making.best[own * SIDES] = [-1.0; 4];
        }
        // (own, opp) needs (opp, s) for all s that own's plays reach, and every such s has a lower rank than own.
        for high in 1..SIDES {
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            for low in 1..=high {
                making.fill(high, low, &plays[high]);
                if low < high {
                    making.fill(low, high, &plays[low]);
                }
            }
            work::count(2 * high);
        }
        Ok(TwoSided {
            overshoot,
            held: making.held,
        })
    }

    /// The overshoot rule the table was made for.
    pub fn overshoot(&self) -> Overshoot {
        self.overshoot
    }

    /// Does the table hold this position? Both sides must be home with one to six checkers and have borne one off.
    #[inline]
    pub fn covers(position: &Position) -> bool {
        let covered = |side: &[u8; 26]| {
            let left: u8 = side[1..7].iter().sum();
            side[0] > 0 && (1..=CHECKERS as u8).contains(&left) && side[7..] == [0; 19]
        };
        covered(position.own()) && covered(position.opp())
    }

    /// The exact equities of a position that the table covers.
    #[inline]
    pub fn lookup(&self, position: &Position) -> Option<Exact> {
        Self::covers(position).then(|| self.held[rank(position.own()) * SIDES + rank(position.opp())])
    }

    /// The table as bytes, for a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.push(code(self.overshoot));
        for exact in &self.held {
            for number in [exact.cubeless, exact.own, exact.centred, exact.opponent] {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads what [`TwoSided::to_bytes`] wrote for the same rule, as it comes.
    pub fn from_bytes(bytes: impl IntoIterator<Item = u8>, overshoot: Overshoot) -> Result<TwoSided, TwoSidedFault> {
        let mut coming = Coming::new(bytes);
        if coming.take() != Some(MAGIC) {
            return Err(TwoSidedFault::Magic);
        }
        let rule = coming.take();
        let held = coming.exacts();
        let fits = coming.sum_fits();
        match (rule, held, coming.count()) {
            (Some([rule]), Some(held), LENGTH) if fits => match rule == code(overshoot) {
                true => Ok(TwoSided { overshoot, held }),
                false => Err(TwoSidedFault::Overshoot),
            },
            (_, _, LENGTH) => Err(TwoSidedFault::Checksum),
            (_, _, found) => Err(TwoSidedFault::Length(found)),
        }
    }
}

impl<I: Iterator<Item = u8>> Coming<I> {
    fn exacts(&mut self) -> Option<Vec<Exact>> {
        let mut all = Vec::with_capacity(SIDES * SIDES);
        for _ in 0..SIDES * SIDES {
            let [cubeless, own, centred, opponent] = self.numbers()?;
            all.push(Exact {
                cubeless,
                own,
                centred,
                opponent,
            });
        }
        Some(all)
    }
}

/// For every side: the ranks that each of the 21 throws can reach, with the ways to throw it.
type Plays = Vec<Vec<(f32, Vec<u16>)>>;

fn plays_by_side(overshoot: Overshoot, interrupt: &dyn Interrupt) -> Result<Plays, Interrupted> {
    let rules = CheckerRules {
        overshoot,
        ..CheckerRules::TOURNAMENT
    };
    let mut side = [0u8; 26];
    let mut plays = vec![Vec::new()];
    for index in 1..SIDES {
        next_side(&mut side);
        debug_assert_eq!(index, rank(&side));
        if interrupt.interrupted() {
            return Err(Interrupted);
        }
        let position = Position::from_sides_unchecked(side, [0; 26]);
        let by_roll = Roll::all().map(|roll| {
            let mut reached = Vec::new();
            position.for_each_play(roll, &rules, |_, after| {
                reached.push(rank(after.seen_by_mover().own()) as u16);
            });
            reached.sort_unstable();
            reached.dedup();
            (f32::from(roll.ways()), reached)
        });
        plays.push(by_roll.collect());
        work::count(1);
    }
    Ok(plays)
}

/// The table while it grows.
struct Making {
    held: Vec<Exact>,
    /// Cubeless, opponent's cube, centred, own: with the right to double used well. In this order the one to roll
    /// next finds, at the place of his opponent's cube state, what his opponent will make of it.
    best: Vec<[f32; 4]>,
}

impl Making {
    fn fill(&mut self, own: usize, opp: usize, plays: &[(f32, Vec<u16>)]) {
        let answers = &self.best[opp * SIDES..][..SIDES];
        let mut sum = [0.0f32; 4];
        for (ways, reached) in plays {
            // Each cube state has its own best play: the one that leaves the opponent least.
            let mut least = [f32::MAX; 4];
            for &after in reached {
                let answer = &answers[usize::from(after)];
                for (least, &answer) in least.iter_mut().zip(answer) {
                    *least = if answer < *least { answer } else { *least };
                }
            }
            for (sum, least) in sum.iter_mut().zip(least) {
                *sum -= ways * least;
            }
        }
        let [cubeless, holding, centred, opponent] = sum.map(|sum| sum / 36.0);
        let exact = Exact {
            cubeless,
            own: holding,
            centred,
            opponent,
        };
        self.held[own * SIDES + opp] = exact;
        self.best[own * SIDES + opp] = [
            cubeless,
            exact.best(Holder::Opponent),
            exact.best(Holder::Centred),
            exact.best(Holder::Own),
        ];
    }
}

/// The rank of a side: first by what stands on the 6-point, then the 5-point, and so on down, so that a side comes
/// after all those its plays can reach.
#[inline]
fn rank(side: &[u8; 26]) -> usize {
    let mut rank = 0;
    let mut left = CHECKERS;
    for point in (1..=6).rev() {
        let n = usize::from(side[point]);
        rank += usize::from(BELOW[point - 1][left][n]);
        left -= n;
    }
    rank
}

/// `BELOW[p][left][n]`: with `left` checkers still to place, the sides that have fewer than n on point p + 1.
const BELOW: [[[u16; CHECKERS + 1]; CHECKERS + 1]; 6] = {
    // choices[p][n]: ways to place at most n checkers on p points.
    let mut choices = [[1u16; CHECKERS + 1]; 6];
    let mut p = 1;
    while p < 6 {
        let mut n = 1;
        while n <= CHECKERS {
            choices[p][n] = choices[p][n - 1] + choices[p - 1][n];
            n += 1;
        }
        p += 1;
    }
    let mut below = [[[0u16; CHECKERS + 1]; CHECKERS + 1]; 6];
    let mut p = 0;
    while p < 6 {
        let mut left = 0;
        while left <= CHECKERS {
            let mut n = 1;
            while n <= left {
                below[p][left][n] = below[p][left][n - 1] + choices[p][left + 1 - n];
                n += 1;
            }
            left += 1;
        }
        p += 1;
    }
    below
};

/// The side with the next rank.
fn next_side(side: &mut [u8; 26]) {
    let left: u8 = side[1..7].iter().sum();
    if usize::from(left) < CHECKERS {
        side[1] += 1;
        return;
    }
    let lowest = side[1..7].iter().position(|&n| n > 0).unwrap_or(0) + 1;
    side[lowest] = 0;
    side[lowest + 1] += 1;
}

fn code(overshoot: Overshoot) -> u8 {
    match overshoot {
        Overshoot::Farthest => 0,
        Overshoot::AnyBelow => 1,
        Overshoot::AnyCarried => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::LazyLock;

    static TABLE: LazyLock<TwoSided> = LazyLock::new(|| TwoSided::generate(Overshoot::Farthest));

    fn position(own: [u8; 6], opp: [u8; 6]) -> Position {
        let side = |points: [u8; 6]| {
            let mut side = [0; 26];
            side[1..7].copy_from_slice(&points);
            side[0] = 15 - points.iter().sum::<u8>();
            side
        };
        Position::from_sides_unchecked(side(own), side(opp))
    }

    #[test]
    fn ace_point_races() {
        for (n, expected) in [(2, 1.0), (4, 0.861_111), (6, 0.787_809)] {
            let side = [n, 0, 0, 0, 0, 0];
            let exact = TABLE.lookup(&position(side, side));
            let win = exact.map(|exact| exact.probabilities().win).unwrap_or_default();
            assert!((win - expected).abs() < 1e-5, "{n} checkers: {win}");
        }
    }

    /// A last roll that misses on a 1 and few others: 36 ways counted by hand.
    #[test]
    fn the_last_roll() {
        // 5 and 2 against one checker that is off next turn: 19 of 36 rolls take both checkers off.
        let exact = TABLE
            .lookup(&position([0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0]))
            .unwrap_or_default();
        assert!((exact.cubeless - (2.0 * 19.0 / 36.0 - 1.0)).abs() < 1e-6, "{exact:?}");
        // The opponent never uses the cube, so doubling doubles the advantage.
        assert!((exact.double_take() - 2.0 * exact.cubeless).abs() < 1e-6);
        assert!((exact.best(Holder::Centred) - 2.0 * exact.cubeless).abs() < 1e-6);
        assert!((exact.own - exact.cubeless).abs() < 1e-6);
    }

    #[test]
    fn holding_the_cube_is_worth_something() {
        for (index, exact) in TABLE.held.iter().enumerate() {
            let (own, opp) = (index / SIDES, index % SIDES);
            if own == 0 || opp == 0 {
                continue;
            }
            let (high, low) = (exact.best(Holder::Own), exact.opponent);
            assert!(high + 1e-6 >= exact.best(Holder::Centred), "{index}: {exact:?}");
            assert!(
                exact.own + 1e-6 >= exact.cubeless && low <= exact.cubeless + 1e-6,
                "{index}: {exact:?}"
            );
            assert!(exact.best(Holder::Centred) + 1e-6 >= low, "{index}: {exact:?}");
            assert!(low >= -1.0 && high <= 1.0, "{exact:?}");
        }
    }

    /// The rank runs through all sides without a gap, and the empty side is the first.
    #[test]
    fn ranks_count() {
        let mut side = [0; 26];
        for expected in 0..SIDES {
            assert_eq!(rank(&side), expected);
            if expected + 1 < SIDES {
                next_side(&mut side);
            }
        }
        assert_eq!(side[6], 6);
    }

    #[test]
    fn covers_only_what_it_knows() {
        assert!(TwoSided::covers(&position([6, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])));
        assert!(!TwoSided::covers(&position([6, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1])));
        assert!(!TwoSided::covers(&position([1, 0, 0, 0, 0, 0], [0; 6])));
        assert!(!TwoSided::covers(&Position::starting()));
        // Three checkers, none borne off: a gammon is still possible.
        let mut side = [0; 26];
        side[1] = 3;
        assert!(!TwoSided::covers(&Position::from_sides_unchecked(side, side)));
    }

    /// Cubeless numbers agree with the one-sided table where speed is all that counts.
    #[test]
    fn agrees_with_the_one_sided_table() {
        let alone = crate::bearoff::OneSided::generate(Overshoot::Farthest);
        for (own, opp) in [
            ([3, 2, 1, 0, 0, 0], [2, 2, 2, 0, 0, 0]),
            ([0, 0, 2, 2, 1, 1], [0, 1, 2, 1, 1, 1]),
            ([0, 0, 0, 0, 0, 6], [0, 0, 0, 0, 0, 6]),
        ] {
            let position = position(own, opp);
            let exact = TABLE.lookup(&position).unwrap_or_default().probabilities().win;
            let fast = alone.evaluate(&position).win;
            assert!((exact - fast).abs() < 3e-3, "{own:?} {opp:?}: {exact}, {fast}");
        }
    }

    #[test]
    fn bytes_and_back() {
        let bytes = TABLE.to_bytes();
        let again = TwoSided::from_bytes(bytes.iter().copied(), Overshoot::Farthest);
        assert!(again.is_ok_and(|again| again.held == TABLE.held));
        let fault = |bytes: &[u8]| TwoSided::from_bytes(bytes.iter().copied(), Overshoot::Farthest).err();
        assert_eq!(fault(&bytes[..100]), Some(TwoSidedFault::Length(100)));
        assert_eq!(fault(b"nonsense"), Some(TwoSidedFault::Magic));
        let mut damaged = bytes.clone();
        damaged[5000] ^= 1;
        assert_eq!(fault(&damaged), Some(TwoSidedFault::Checksum));
        assert_eq!(
            TwoSided::from_bytes(bytes, Overshoot::AnyBelow).err(),
            Some(TwoSidedFault::Overshoot)
        );
    }

    /// One checker each is a race that no overshoot rule touches; two checkers are not.
    #[test]
    fn the_rule_matters_where_it_can() {
        let free = TwoSided::generate(Overshoot::AnyCarried);
        let same = |own, opp| free.lookup(&position(own, opp)) == TABLE.lookup(&position(own, opp));
        for point in 0..6 {
            let mut side = [0; 6];
            side[point] = 1;
            assert!(same(side, side));
        }
        assert!(free.held.iter().zip(&TABLE.held).any(|(a, b)| a != b));
    }
}
