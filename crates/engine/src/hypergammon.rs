//! Hypergammon, solved: with three checkers a side there are 3,276 ways to stand for each, and what every position is
//! worth follows from what its successors are worth.
//!
//! Who is hit begins anew, so there is no order in which to work backwards. Instead every position is judged by one
//! throw and the best play over and over again ([`Solving::sweep`]), until nothing changes any more. Each position has
//! the five chances of play for points without a cube, and what it is worth for money with the cube at each place, seen
//! by the player about to roll who does *not* double now; the cube in the middle once more by the Jacoby rule.

use crate::cube::Holder;
use crate::probabilities::Probabilities;
use crate::search::{Interrupt, Interrupted};
use crate::stored::checksum;
use crate::two_sided::Exact;
use crate::work;
use pasch_rules::{BoardLaw, Position, Roll};
use std::ops::Range;
use thiserror::Error;

/// Checkers a side.
pub const HYPERGAMMON: u8 = 3;
/// The first bytes of a stored table.
const MAGIC: [u8; 8] = *b"PaschHG1";
/// Magic, checkers, sweeps and the largest change of the last of them.
const HEAD: usize = MAGIC.len() + 1 + 4 + 4;
/// Numbers kept for a position.
const NUMBERS: usize = 9;
/// Equities reach from -3 to 3.
const MOST: f32 = 3.0;
/// A sweep that changes no number by more leaves nothing worth a further one: a hit restarts less than half of a game.
pub const SETTLED: f32 = 2e-5;

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Solved {
    /// The chances when both sides play for points without a cube.
    pub chances: Probabilities,
    /// Money equities per unit of the cube.
    pub exact: Exact,
    /// The same with the cube in the middle by the Jacoby rule.
    pub jacoby: f32,
}

impl Solved {
    fn numbers(&self) -> [f32; NUMBERS] {
        let [a, b, c, d, e] = self.chances.to_array();
        let exact = &self.exact;
        [a, b, c, d, e, exact.own, exact.centred, exact.opponent, self.jacoby]
    }

    fn from_numbers([a, b, c, d, e, own, centred, opponent, jacoby]: [f32; NUMBERS]) -> Solved {
        let chances = Probabilities::from_array([a, b, c, d, e]);
        Solved {
            chances,
            exact: Exact {
                cubeless: chances.equity(),
                own,
                centred,
                opponent,
            },
            jacoby,
        }
    }

    /// What the player to roll makes of it without a cube, and with one at his opponent's side, in the middle, in the
    /// middle by the Jacoby rule, and at his own side.
    #[inline]
    fn best(&self) -> [f32; 5] {
        let exact = &self.exact;
        let doubled = exact.double_take().min(1.0);
        [
            exact.cubeless,
            exact.opponent,
            exact.best(Holder::Centred),
            self.jacoby.max(doubled),
            exact.best(Holder::Own),
        ]
    }
}

/// The ways a side can stand, in the order of their ranks.
#[derive(Clone, Debug)]
struct Sides {
    checkers: u8,
    all: Vec<[u8; 26]>,
}

impl Sides {
    fn of(checkers: u8) -> Sides {
        let mut all = Vec::new();
        place(&mut [0; 26], 25, checkers, &mut all);
        all.sort_by_key(rank);
        Sides { checkers, all }
    }

    /// The position with this number; none if it cannot be or if nobody is to roll in it.
    fn position(&self, index: usize) -> Option<Position> {
        let (own, opp) = (self.all[index / self.all.len()], self.all[index % self.all.len()]);
        let shared = (1..25).any(|point| own[point] > 0 && opp[25 - point] > 0);
        // Whoever has no checkers left has won with his own play.
        let finished = own[0] == self.checkers;
        (!shared && !finished).then(|| Position::from_sides_unchecked(own, opp))
    }

    fn index(&self, position: &Position) -> usize {
        rank(position.own()) * self.all.len() + rank(position.opp())
    }
}

/// All ways to put so many checkers on this place and those below.
fn place(side: &mut [u8; 26], highest: usize, left: u8, all: &mut Vec<[u8; 26]>) {
    if highest == 0 {
        side[0] = left;
        all.push(*side);
        return;
    }
    for n in 0..=left {
        side[highest] = n;
        place(side, highest - 1, left - n, all);
    }
    side[highest] = 0;
}

/// The rank of a side among all with as many checkers: its checkers, taken in order, count the ways to stand lower.
#[inline]
fn rank(side: &[u8; 26]) -> usize {
    let (mut rank, mut nth) = (0, 0);
    for (place, &n) in side.iter().enumerate() {
        for _ in 0..n {
            nth += 1;
            // The ways to choose `nth` of `place + nth - 1`.
            rank += (0..nth).fold(1, |ways, k| ways * (place + nth - 1 - k) / (k + 1));
        }
    }
    rank
}

/// The table, ready to be asked.
#[derive(Clone, Debug)]
pub struct Hypergammon {
    sides: Sides,
    numbers: Vec<[u16; NUMBERS]>,
    sweeps: u32,
    change: f32,
}

/// Why stored bytes are not a usable table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum HypergammonFault {
    /// Another kind of file, or another version.
    #[error("not a table of hypergammon of this version")]
    Magic,
    /// Cut short or too long.
    #[error("a table of hypergammon has {wanted} bytes, not {found}")]
    Length {
        /// In the file.
        found: usize,
        /// By its header.
        wanted: usize,
    },
    /// Damaged.
    #[error("the table is damaged: its checksum does not fit")]
    Checksum,
}

impl Hypergammon {
    /// Is nothing left to be changed?
    pub fn is_settled(&self) -> bool {
        self.change <= SETTLED
    }

    /// What is known of a position with as many checkers, somebody still to roll.
    #[inline]
    pub fn lookup(&self, position: &Position) -> Option<Solved> {
        let count = |side: &[u8; 26]| side.iter().sum::<u8>();
        let fits = count(position.own()) == self.sides.checkers && count(position.opp()) == self.sides.checkers;
        (fits && !position.is_over()).then(|| solved(&self.numbers[self.sides.index(position)]))
    }

    /// The table as bytes, for a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + self.numbers.len() * 2 * NUMBERS + 8);
        bytes.extend(MAGIC);
        bytes.push(self.sides.checkers);
        bytes.extend(self.sweeps.to_le_bytes());
        bytes.extend(self.change.to_le_bytes());
        self.numbers
            .as_flattened()
            .iter()
            .for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads what [`Hypergammon::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Hypergammon, HypergammonFault> {
        let (Some(&checkers), true) = (bytes.get(MAGIC.len()), bytes.starts_with(&MAGIC)) else {
            return Err(HypergammonFault::Magic);
        };
        if !(1..=HYPERGAMMON).contains(&checkers) {
            return Err(HypergammonFault::Magic);
        }
        let sides = Sides::of(checkers);
        let wanted = HEAD + sides.all.len() * sides.all.len() * 2 * NUMBERS + 8;
        if bytes.len() != wanted {
            let found = bytes.len();
            return Err(HypergammonFault::Length { found, wanted });
        }
        let (body, sum) = bytes.split_at(wanted - 8);
        if checksum(body).to_le_bytes() != sum {
            return Err(HypergammonFault::Checksum);
        }
        let word = |at: usize| [0, 1, 2, 3].map(|k| body[at + k]);
        let numbers = body[HEAD..].as_chunks::<2>().0.as_chunks::<NUMBERS>().0;
        Ok(Hypergammon {
            sides,
            numbers: numbers.iter().map(|nine| nine.map(u16::from_le_bytes)).collect(),
            sweeps: u32::from_le_bytes(word(MAGIC.len() + 1)),
            change: f32::from_le_bytes(word(MAGIC.len() + 5)),
        })
    }
}

fn solved(numbers: &[u16; NUMBERS]) -> Solved {
    let mut at = 0;
    Solved::from_numbers(numbers.map(|number| {
        at += 1;
        let share = f32::from(number) / f32::from(u16::MAX);
        if at <= 5 { share } else { MOST * (2.0 * share - 1.0) }
    }))
}

fn stored(solved: &Solved) -> [u16; NUMBERS] {
    let mut at = 0;
    solved.numbers().map(|number| {
        at += 1;
        let share = if at <= 5 { number } else { (number / MOST + 1.0) / 2.0 };
        (share * f32::from(u16::MAX)).round() as u16
    })
}

/// The table while it is worked out.
#[derive(Clone, Debug)]
pub struct Solving {
    law: BoardLaw,
    sides: Sides,
    known: Vec<Solved>,
    sweeps: u32,
    change: f32,
}

impl Solving {
    /// Begins with nothing but the ends of games, by these rules.
    pub fn new(checkers: u8, law: BoardLaw) -> Solving {
        let sides = Sides::of(checkers.clamp(1, HYPERGAMMON));
        let count = sides.all.len();
        let ends = |index: usize| {
            let (own, opp) = (&sides.all[index / count], &sides.all[index % count]);
            if opp[0] < sides.checkers || own[0] == sides.checkers {
                return Solved::default();
            }
            let chances = Probabilities::decided(false, law.stake_lost(own));
            let lost = chances.equity();
            Solved {
                chances,
                exact: Exact {
                    cubeless: lost,
                    own: lost,
                    centred: lost,
                    opponent: lost,
                },
                jacoby: -1.0,
            }
        };
        Solving {
            known: (0..count * count).map(ends).collect(),
            law,
            sides,
            sweeps: 0,
            change: f32::INFINITY,
        }
    }

    /// Goes on from a table that is not settled yet. What rounding took comes back with the next sweeps.
    pub fn resume(table: &Hypergammon, law: BoardLaw) -> Solving {
        let mut solving = Solving::new(table.sides.checkers, law);
        for (index, (known, numbers)) in solving.known.iter_mut().zip(&table.numbers).enumerate() {
            if let Some(position) = table.sides.position(index)
                && !position.is_over()
            {
                *known = solved(numbers);
            }
        }
        (solving.sweeps, solving.change) = (table.sweeps, table.change);
        solving
    }

    /// How many numbers a position could have.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Is there no position?
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Sweeps so far, and the largest change of the last one.
    pub fn progress(&self) -> (u32, f32) {
        (self.sweeps, self.change)
    }

    /// Is nothing left to be changed?
    pub fn is_settled(&self) -> bool {
        self.change <= SETTLED
    }

    /// A part of the next sweep: these positions judged by one throw and what is known so far. Parts can be made on
    /// any thread and in any order. Before every position it asks whether to stop.
    pub fn improved(&self, part: Range<usize>, interrupt: &dyn Interrupt) -> Result<Vec<Solved>, Interrupted> {
        let improve = |index| match interrupt.interrupted() {
            true => Err(Interrupted),
            false => Ok(self.improve(index)),
        };
        part.map(improve).collect()
    }

    /// Ends a sweep whose parts, in order, are these.
    pub fn sweep(&mut self, parts: impl IntoIterator<Item = Vec<Solved>>) {
        let mut change = 0.0f32;
        for (known, new) in self.known.iter_mut().zip(parts.into_iter().flatten()) {
            for (a, b) in known.numbers().into_iter().zip(new.numbers()) {
                change = change.max((a - b).abs());
            }
            *known = new;
        }
        self.sweeps += 1;
        self.change = change;
    }

    /// The table as far as it is known.
    pub fn table(&self) -> Hypergammon {
        Hypergammon {
            sides: self.sides.clone(),
            numbers: self.known.iter().map(stored).collect(),
            sweeps: self.sweeps,
            change: self.change,
        }
    }

    fn improve(&self, index: usize) -> Solved {
        let Some(position) = self.sides.position(index).filter(|position| !position.is_over()) else {
            return self.known[index];
        };
        work::count(1);
        let mut chances = [0.0f32; 5];
        let mut worths = [0.0f32; 4];
        for roll in Roll::all() {
            let ways = f32::from(roll.ways()) / 36.0;
            // Without a cube and at each place of it there is a best play: the one that leaves the opponent least.
            let mut least = [f32::MAX; 5];
            let mut left = Probabilities::default();
            position.for_each_play(roll, &self.law.plays, |_, after| {
                let next = &self.known[self.sides.index(&after.opponent_on_roll())];
                let best = next.best();
                if best[0] < least[0] {
                    left = next.chances;
                }
                for (least, best) in least.iter_mut().zip(best) {
                    *least = if best < *least { best } else { *least };
                }
            });
            for (sum, chance) in chances.iter_mut().zip(left.flipped().to_array()) {
                *sum += ways * chance;
            }
            for (sum, least) in worths.iter_mut().zip(&least[1..]) {
                *sum -= ways * least;
            }
        }
        // What the opponent faces with the cube at his opponent's side is what I have with it at mine.
        let [own, centred, jacoby, opponent] = worths;
        let [a, b, c, d, e] = chances;
        Solved::from_numbers([a, b, c, d, e, own, centred, opponent, jacoby])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::LazyLock;

    fn solve(checkers: u8) -> Solving {
        let mut solving = Solving::new(checkers, BoardLaw::TOURNAMENT);
        while !solving.is_settled() {
            let half = solving.len() / 2;
            let parts =
                [0..half, half..solving.len()].map(|part| solving.improved(part, &()).expect("nobody says stop"));
            solving.sweep(parts);
            assert!(solving.progress().0 < 1000, "{:?}", solving.progress());
        }
        solving
    }

    /// One checker a side is the same game in small: 676 positions.
    static SMALL: LazyLock<Solving> = LazyLock::new(|| solve(1));

    fn position(own: usize, opp: usize) -> Position {
        let side = |at: usize| {
            let mut side = [0; 26];
            side[at] = 1;
            side
        };
        Position::from_sides_unchecked(side(own), side(opp))
    }

    fn known(own: usize, opp: usize) -> Solved {
        SMALL.table().lookup(&position(own, opp)).unwrap_or_default()
    }

    #[test]
    fn ranks_count() {
        for (checkers, ways) in [(1, 26), (2, 351), (3, 3276)] {
            let sides = Sides::of(checkers);
            assert_eq!(sides.all.len(), ways);
            assert!(sides.all.iter().enumerate().all(|(index, side)| rank(side) == index));
        }
    }

    /// From the 6-point one checker is borne off by 27 of 36 throws; if not, the opponent on his ace point is.
    #[test]
    fn last_rolls_by_hand() {
        let exact = known(6, 1);
        assert!((exact.chances.win - 27.0 / 36.0).abs() < 1e-4, "{exact:?}");
        // Nothing is off yet: whoever loses, loses a gammon.
        assert!((exact.chances.win_gammon - 27.0 / 36.0).abs() < 1e-4, "{exact:?}");
        assert!((exact.exact.cubeless - 2.0 * 0.5).abs() < 4e-4, "{exact:?}");
        // Doubled it is worth two points, so it is dropped; but not doubled it is worth as much as that.
        assert!((exact.exact.opponent - 1.0).abs() < 4e-4, "{exact:?}");
        // By the Jacoby rule the gammon counts only with a turned cube: one wins and loses a point.
        assert!((exact.jacoby - 0.5).abs() < 4e-4, "{exact:?}");
    }

    /// A settled table is its own sweep, and the laws of the cube hold in it.
    #[test]
    fn a_solution_stays() {
        let mut again = SMALL.clone();
        let sweep = again.improved(0..again.len(), &()).expect("nobody says stop");
        again.sweep([sweep]);
        assert!(again.progress().1 <= SETTLED, "{:?}", again.progress());
        for index in 0..SMALL.len() {
            if SMALL.sides.position(index).is_none_or(|position| position.is_over()) {
                continue;
            }
            let Solved { chances, exact, .. } = SMALL.known[index];
            assert!((chances.equity() - exact.cubeless).abs() < 1e-4);
            assert!(exact.own >= exact.cubeless - 1e-4, "{index} {exact:?}");
            assert!(exact.opponent <= exact.cubeless + 1e-4, "{index} {exact:?}");
            assert!(
                exact.best(Holder::Own) >= exact.best(Holder::Centred) - 1e-4,
                "{index} {exact:?}"
            );
            assert!(
                exact.best(Holder::Centred) >= exact.opponent - 1e-4,
                "{index} {exact:?}"
            );
        }
    }

    /// Who goes on from a table that was kept half way arrives at the same numbers.
    #[test]
    fn half_way_and_on() {
        let mut solving = Solving::new(1, BoardLaw::TOURNAMENT);
        for _ in 0..4 {
            let sweep = solving.improved(0..solving.len(), &()).expect("nobody says stop");
            solving.sweep([sweep]);
        }
        let kept = solving.table();
        assert!(!kept.is_settled());
        let read = Hypergammon::from_bytes(&kept.to_bytes()).expect("what was written");
        assert_eq!(read.numbers, kept.numbers);
        let mut solving = Solving::resume(&read, BoardLaw::TOURNAMENT);
        assert_eq!(solving.progress().0, 4);
        while !solving.is_settled() {
            let sweep = solving.improved(0..solving.len(), &()).expect("nobody says stop");
            solving.sweep([sweep]);
        }
        for (a, b) in solving.known.iter().zip(&SMALL.known) {
            for (a, b) in a.numbers().into_iter().zip(b.numbers()) {
                assert!((a - b).abs() < 3e-4, "{a} {b}");
            }
        }
    }

    #[test]
    fn bad_bytes_are_refused() {
        let bytes = SMALL.table().to_bytes();
        let fault = |bytes: &[u8]| Hypergammon::from_bytes(bytes).err();
        assert_eq!(fault(b"nonsense"), Some(HypergammonFault::Magic));
        assert!(matches!(
            fault(&bytes[..500]),
            Some(HypergammonFault::Length { found: 500, .. })
        ));
        let mut damaged = bytes.clone();
        damaged[700] ^= 1;
        assert_eq!(fault(&damaged), Some(HypergammonFault::Checksum));
        damaged[8] = 9;
        assert_eq!(fault(&damaged), Some(HypergammonFault::Magic));
    }

    #[test]
    fn other_numbers_of_checkers_are_not_known() {
        let table = SMALL.table();
        assert_eq!(table.lookup(&Position::starting()), None);
        assert_eq!(table.lookup(&position(0, 3)), None);
        assert!(table.lookup(&position(25, 3)).is_some());
    }
}
