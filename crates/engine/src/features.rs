//! What a net sees of a position.
//!
//! Every feature is a small whole number: how many checkers stand on a point, how many of the 36 rolls hit a
//! blot, how deep a blockade is. The first layer of a net is therefore a sum of table rows, one for each feature at
//! its value, and costs a handful of vector additions. In training a row is not free: it lies on straight lines
//! between a few knots, so that rare values learn from their neighbours.

use crate::kernel::{Errand, at_home};
use arrayvec::ArrayVec;
use pasch_rules::Position;
use std::sync::OnceLock;

/// The most rows that a position selects: 30 slots with checkers at most, 27 judged features, and room for more.
const ROWS: usize = 64;
/// The most rows that a feature set has.
const MOST_ROWS: usize = 2048;

/// The rows that a position selects.
pub type Rows = ArrayVec<u16, ROWS>;

/// Which set of features a net reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Both sides can still meet.
    Contact,
    /// They have passed each other.
    Race,
    /// Checkers alone, for the first cut.
    Prune,
    /// What a contact net reads, for a small net that chooses among plays and leaves their value to the large one.
    Chooser,
}

/// A feature set: how feature values map to rows, and rows to trainable inputs.
#[derive(Debug)]
pub struct FeatureSet {
    /// Row -> the one or two inputs it lies between, with their weights.
    rows: Vec<[(u16, f32); 2]>,
    inputs: usize,
    hash: u64,
}

/// Knots for a number of checkers, from 1 to 15 (none selects no row).
const COUNT: &[u8] = &[1, 2, 3, 4, 6, 15];
const ROLLS: &[u8] = &[0, 2, 5, 8, 11, 14, 17, 20, 25, 30, 36];
const PIPS: &[u8] = &[0, 3, 7, 12, 17, 22, 27, 32, 37, 42, 50, 63];
const SPREAD: &[u8] = &[0, 12, 20, 25, 28, 30, 32, 34, 36, 39, 44, 52, 63];
const LOSS: &[u8] = &[0, 2, 4, 7, 11, 16, 23, 31];
const TOUCH: &[u8] = &[0, 1, 3, 6, 10, 15, 21, 28, 39];
const SMALL: &[u8] = &[0, 1, 2, 3, 4, 5, 6, 8, 11, 15];
const PRIME: &[u8] = &[0, 1, 2, 3, 4, 5, 6];
const ENTRY: &[u8] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
];

/// The judged features of one side in a contact position, in the order in which `contact_side` gives them.
const CONTACT_SIDE: [&[u8]; 13] = [
    PIPS, ROLLS, ROLLS, LOSS, ENTRY, ROLLS, ROLLS, ROLLS, ROLLS, PRIME, TOUCH, SMALL, SMALL,
];
const RACE_SIDE: [&[u8]; 3] = [PIPS, SMALL, SMALL];

/// The most judged features that a position has.
const MOST_JUDGED: usize = 2 * CONTACT_SIDE.len() + 1;

/// Rows of one checker slot: counts 1 to 15.
const SLOT_ROWS: u16 = 15;
const SLOTS: u16 = 52;

impl FeatureSet {
    /// The set for a kind of net, made once.
    pub fn of(kind: Kind) -> &'static FeatureSet {
        static SETS: [OnceLock<FeatureSet>; 3] = [const { OnceLock::new() }; 3];
        let (index, side): (usize, &[&[u8]]) = match kind {
            Kind::Contact | Kind::Chooser => (0, &CONTACT_SIDE),
            Kind::Race => (1, &RACE_SIDE),
            Kind::Prune => (2, &[]),
        };
        SETS[index].get_or_init(|| FeatureSet::build(side))
    }

    fn build(side: &[&[u8]]) -> FeatureSet {
        let mut set = FeatureSet {
            rows: Vec::new(),
            inputs: 0,
            hash: 0xcbf2_9ce4_8422_2325,
        };
        for _ in 0..SLOTS {
            set.add(COUNT, 1);
        }
        for _ in 0..2 {
            side.iter().for_each(|knots| set.add(knots, 0));
        }
        if !side.is_empty() {
            set.add(SPREAD, 0);
        }
        assert!(
            set.rows.len() <= MOST_ROWS,
            "rows are counted in a table of {MOST_ROWS}"
        );
        set
    }

    /// Appends the rows of one feature, whose values run from `first` to its last knot.
    fn add(&mut self, knots: &[u8], first: u8) {
        for value in first..=knots[knots.len() - 1] {
            let upper = knots.partition_point(|&knot| knot < value);
            let lower = if knots[upper] == value { upper } else { upper - 1 };
            let share = match knots[upper] - knots[lower] {
                0 => 0.0,
                width => f32::from(value - knots[lower]) / f32::from(width),
            };
            let input = |knot: usize| (self.inputs + knot) as u16;
            self.rows.push([(input(lower), 1.0 - share), (input(upper), share)]);
        }
        for &knot in knots.iter().chain([&255]) {
            self.hash = (self.hash ^ u64::from(knot)).wrapping_mul(0x100_0000_01b3);
        }
        self.inputs += knots.len();
    }

    /// How many trainable inputs there are.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many rows the first layer's table has.
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// The inputs behind a row, with their weights; the second may have weight 0.
    pub fn row_inputs(&self, row: u16) -> &[(u16, f32); 2] {
        &self.rows[usize::from(row)]
    }

    /// A fingerprint of the set, written into every net made for it.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

impl Kind {
    /// The rows a position selects, side to roll first.
    pub fn rows(self, position: &Position) -> Rows {
        at_home(Selection { kind: self, position })
    }
}

/// A question for the features of a position.
struct Selection<'a> {
    kind: Kind,
    position: &'a Position,
}

impl Errand for Selection<'_> {
    type Result = Rows;

    #[inline(always)]
    fn run(self) -> Rows {
        let position = self.position;
        let mut rows = Rows::new();
        let (own, opp) = (position.own(), position.opp());
        let masks = [Masks::of(own), Masks::of(opp)];
        slots(own, masks[0].some, 0, &mut rows);
        slots(opp, masks[1].some, 26, &mut rows);
        let mut values = Values {
            next: SLOTS * SLOT_ROWS,
            rows: &mut rows,
        };
        match self.kind {
            Kind::Prune => {}
            Kind::Contact | Kind::Chooser => {
                let (own, opp) = (Side::new(own, masks[0]), Side::new(opp, masks[1]));
                contact_side(&own, &opp, &mut values);
                contact_side(&opp, &own, &mut values);
                values.push(spread(own.pips, opp.pips), 63);
            }
            Kind::Race => {
                let pips = [position.pips() as i32, position.opponent_pips() as i32];
                for (side, pips) in [(own, pips[0]), (opp, pips[1])] {
                    values.push(pips / 4, 63);
                    values.push(side[7..].iter().map(|&n| i32::from(n)).sum(), 15);
                    values.push(side[19..].iter().map(|&n| i32::from(n)).sum(), 15);
                }
                values.push(spread(pips[0], pips[1]), 63);
            }
        }
        rows
    }
}

impl Kind {
    /// How many judged features end every list of rows.
    fn judged(self) -> usize {
        match self {
            Kind::Contact | Kind::Chooser => 2 * CONTACT_SIDE.len() + 1,
            Kind::Race => 2 * RACE_SIDE.len() + 1,
            Kind::Prune => 0,
        }
    }
}

/// How many heads a contact net may have behind its first layer: one for each way in which sides can be entangled.
pub const HEADS: usize = 4;

/// Which of them judges a position, by the rows that it selects: whether its side to roll, and whether the other, has two
/// checkers or more in the other's home or on the bar.
#[inline]
pub fn head_of(rows: &Rows) -> usize {
    let back = |side: u16| {
        let slot = |slot: u16| (side + slot) * SLOT_ROWS;
        let here = rows.iter().filter(|&&row| (slot(19)..slot(26)).contains(&row));
        here.map(|row| row % SLOT_ROWS + 1).sum::<u16>()
    };
    usize::from(back(0) < 2) + 2 * usize::from(back(26) < 2)
}

/// How the checkers' rows of a position differ from those of a relative.
#[derive(Default)]
pub(crate) struct RowChange {
    /// Selected besides. A throw moves four checkers and hits as many at most: nine slots lose, nine gain.
    pub(crate) more: ArrayVec<u16, 24>,
    /// No longer selected.
    pub(crate) less: ArrayVec<u16, 24>,
}

impl RowChange {
    /// From one position to another, both with the same side to roll; none if they are no relatives.
    #[inline]
    pub(crate) fn between(from: &Position, to: &Position) -> Option<RowChange> {
        let mut change = RowChange::default();
        for (first, before, after) in [(0, from.own(), to.own()), (26, from.opp(), to.opp())] {
            for slot in bits(differences(before, after)) {
                let row = |count: u8| (first + slot as u16) * SLOT_ROWS + u16::from(count.min(15)) - 1;
                if before[slot] > 0 {
                    change.less.try_push(row(before[slot])).ok()?;
                }
                if after[slot] > 0 {
                    change.more.try_push(row(after[slot])).ok()?;
                }
            }
        }
        Some(change)
    }
}

/// Bit p: the two hold different numbers at p.
#[inline]
fn differences(a: &[u8; 26], b: &[u8; 26]) -> u32 {
    let mut mask = 0;
    for (first, count) in [(0, 8), (8, 8), (16, 8), (24, 2)] {
        let word = |side: &[u8; 26]| {
            let mut bytes = [0u8; 8];
            bytes[..count].copy_from_slice(&side[first..first + count]);
            u64::from_le_bytes(bytes)
        };
        mask |= tops(word(a) ^ word(b), 0x7f7f_7f7f_7f7f_7f7f) << first;
    }
    mask
}

/// Bit k: byte k of the word, below 128, reaches the top bit when the carry is added.
#[inline(always)]
fn tops(word: u64, carry: u64) -> u32 {
    let tops = (word.wrapping_add(carry) & 0x8080_8080_8080_8080) >> 7;
    (tops.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The rows that all positions select, and what each selects besides; all of them of one kind.
pub fn split_shared<'a, const N: usize>(
    kind: Kind,
    rows: impl ExactSizeIterator<Item = &'a Rows> + Clone,
    own: &mut ArrayVec<Rows, N>,
) -> Rows {
    own.clear();
    let all = rows.len() as u8;
    let Some(first) = rows.clone().next() else {
        return Rows::new();
    };
    let judged = kind.judged();
    // A judged feature has the same place from the end in every list: its values are compared where they stand.
    let mut differs = [0u16; MOST_JUDGED];
    let differs = &mut differs[..judged];
    // Counting checkers needs no branch that depends on the position; comparing sorted lists would.
    let mut counts = [0u8; (SLOTS * SLOT_ROWS) as usize];
    let parts = |rows: &'a Rows| rows.split_at(rows.len() - judged);
    let values = parts(first).1;
    for rows in rows.clone() {
        let (checkers, others) = parts(rows);
        for &row in checkers {
            counts[usize::from(row)] += 1;
        }
        for ((differs, value), other) in differs.iter_mut().zip(values).zip(others) {
            *differs |= value ^ other;
        }
    }
    let select = |rows: &'a Rows, shared: bool| {
        let (checkers, values) = parts(rows);
        let mut selected = [0; ROWS];
        let mut found = 0;
        for &row in checkers {
            selected[found % ROWS] = row;
            found += usize::from((counts[usize::from(row)] == all) == shared);
        }
        for (&value, &differs) in values.iter().zip(&*differs) {
            selected[found % ROWS] = value;
            found += usize::from((differs == 0) == shared);
        }
        let mut rows = Rows::from(selected);
        rows.truncate(found);
        rows
    };
    own.extend(rows.map(|rows| select(rows, false)));
    select(first, true)
}

#[inline(always)]
fn slots(side: &[u8; 26], occupied: u32, first: u16, rows: &mut Rows) {
    for slot in bits(occupied) {
        rows.push((first + slot as u16) * SLOT_ROWS + u16::from(side[slot].min(15)) - 1);
    }
}

/// The set bits, lowest first.
#[inline(always)]
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros();
            mask &= mask - 1;
            bit as usize
        })
    })
}

/// One side's checkers as bits: bit p is point p, 0 off, 25 the bar.
#[derive(Clone, Copy)]
struct Masks {
    /// One or more.
    some: u32,
    /// Two or more.
    many: u32,
}

impl Masks {
    /// Eight counts at a time: adding 127 (or 126) carries into a byte's top bit if it held 1 (or 2) or more, and a
    /// multiplication gathers the top bits.
    #[inline(always)]
    fn of(side: &[u8; 26]) -> Masks {
        let mut masks = Masks { some: 0, many: 0 };
        for (first, count) in [(0, 8), (8, 8), (16, 8), (24, 2)] {
            let mut bytes = [0u8; 8];
            bytes[..count].copy_from_slice(&side[first..first + count]);
            let word = u64::from_le_bytes(bytes);
            masks.some |= tops(word, 0x7f7f_7f7f_7f7f_7f7f) << first;
            masks.many |= tops(word, 0x7e7e_7e7e_7e7e_7e7e) << first;
        }
        masks
    }
}

/// The difference of the pip counts, squeezed so that close races are told apart best.
#[inline(always)]
fn spread(own: i32, opp: i32) -> i32 {
    let lead = opp - own;
    32 + lead.signum()
        * if lead.abs() <= 32 {
            lead.abs() / 2
        } else {
            16 + (lead.abs() - 32) / 6
        }
}

/// Appends judged features, one after the other.
struct Values<'a> {
    next: u16,
    rows: &'a mut Rows,
}

impl Values<'_> {
    /// A feature that runs from 0 to `top`; larger values count as `top`.
    #[inline(always)]
    fn push(&mut self, value: i32, top: u16) {
        self.rows.push(self.next + (value.max(0) as u16).min(top));
        self.next += top + 1;
    }
}

/// One side's checkers as bit masks in its own counting: bit p is point p.
struct Side<'a> {
    checkers: &'a [u8; 26],
    pips: i32,
    occupied: u32,
    blocks: u32,
    blots: u32,
    rear: u32,
}

impl<'a> Side<'a> {
    #[inline(always)]
    fn new(checkers: &'a [u8; 26], masks: Masks) -> Side<'a> {
        let on_points = (1 << 25) - 2;
        Side {
            checkers,
            pips: checkers.iter().zip(0..).map(|(&n, point)| point * i32::from(n)).sum(),
            rear: 31 - (masks.some | 1).leading_zeros(),
            occupied: masks.some & on_points,
            blots: masks.some & !masks.many & on_points,
            blocks: masks.many & on_points,
        }
    }

    fn bar(&self) -> u8 {
        self.checkers[25]
    }
}

/// A mask of points in the other side's counting.
#[inline(always)]
fn turned(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

#[inline(always)]
fn contact_side(side: &Side, other: &Side, values: &mut Values) {
    values.push(side.pips / 4, 63);

    let shots = shots(other, side);
    values.push(shots.rolls, 36);
    values.push(shots.double_hits, 36);
    values.push(shots.loss / 24, 31);

    let closed = (other.blocks & 0x7e).count_ones() as i32;
    values.push(i32::from(side.bar().min(3)) * 7 + closed, 27);

    // How freely the two rearmost groups move, and how a checker anywhere in the other's home board would.
    let freedom = freedom_table();
    let free_from = |point: u32| i32::from(freedom[((other.blocks >> (26 - point)) & 0xfff) as usize]);
    values.push(free_from(side.rear.max(1)), 36);
    let next = 31 - ((side.occupied & ((1 << side.rear) - 1)) | 1).leading_zeros();
    values.push(free_from(next.max(1)), 36);
    let home = (19..=25).map(free_from);
    let (least, sum) = home.fold((36, 0), |(least, sum), free| (free.min(least), sum + free));
    values.push(least, 36);
    values.push(sum / 7, 36);

    let mut run = side.blocks;
    let mut length = 0;
    while run != 0 {
        run &= run >> 1;
        length += 1;
    }
    values.push(length, 6);

    // Pips until everything has passed the other's rearmost checker.
    let meeting = 25 - other.rear as usize;
    let behind = (side.occupied | u32::from(side.bar() > 0) << 25) & !((2 << meeting) - 1);
    let touch = bits(behind).map(|point| (point - meeting) as i32 * i32::from(side.checkers[point]));
    values.push(touch.sum::<i32>() / 4, 39);

    values.push(side.checkers[1..4].iter().map(|&n| i32::from(n)).sum(), 15);
    values.push(side.checkers[18..].iter().map(|&n| i32::from(n)).sum(), 15);
}

struct Shots {
    /// Of 36: something is hit.
    rolls: i32,
    /// Of 36: two different blots can be hit.
    double_hits: i32,
    /// Pips lost, the dearest blot each time, summed over the 36 rolls.
    loss: i32,
}

impl Shots {
    /// So many rolls hit these blots, in the hitter's counting, and two of them or not. None hit counts nothing.
    #[inline(always)]
    fn count(&mut self, ways: i32, hit: u32, two: bool) {
        self.rolls += ways * i32::from(hit != 0);
        self.double_hits += ways * i32::from(two);
        self.loss += ways * (31 - (hit | 1).leading_zeros() as i32);
    }
}

/// What `hitter` could hit of `target`'s blots if it were to roll now.
#[inline(always)]
fn shots(hitter: &Side, target: &Side) -> Shots {
    let mut shots = Shots {
        rolls: 0,
        double_hits: 0,
        loss: 0,
    };
    let blots = turned(target.blots);
    let reach = hitter.occupied | u32::from(hitter.bar() > 0) << 25;
    // Only blots that some hitter still has in front of it matter.
    if blots & ((1 << (31 - (reach | 1).leading_zeros())) - 1) == 0 {
        return shots;
    }
    let open = !turned(target.blocks) & ((1 << 25) - 2);
    if hitter.bar() == 0 {
        shots_on_board(hitter.occupied, open, blots, &mut shots);
    } else {
        shots_from_bar(hitter, open, blots, &mut shots);
    }
    shots
}

/// More than one bit?
#[inline(always)]
fn several(mask: u32) -> bool {
    mask & mask.wrapping_sub(1) != 0
}

/// With nobody on the bar: every checker may go first, and none of it needs a branch.
#[inline(always)]
fn shots_on_board(from: u32, open: u32, blots: u32, shots: &mut Shots) {
    let landing = [1, 2, 3, 4, 5, 6].map(|die| (from >> die) & open);
    for larger in 1..=6 {
        let first = landing[larger - 1];
        for smaller in 1..larger {
            let second = landing[smaller - 1];
            let on = |first: u32, second: u32| ((first >> smaller) | (second >> larger)) & open & blots;
            let (hit_first, hit_second) = (first & blots, second & blots);
            let direct = hit_first | hit_second;
            let two = (hit_first != 0) & (hit_second != 0) & several(direct);
            shots.count(2, direct | on(first, second), two | (on(hit_first, hit_second) != 0));
        }
        let again = (first >> larger) & open;
        let third = (again >> larger) & open;
        let hit = (first | again | third | (third >> larger) & open) & blots;
        shots.count(1, hit, several(hit));
    }
}

/// Checkers on the bar come first; then the others may go as well.
fn shots_from_bar(hitter: &Side, open: u32, blots: u32, shots: &mut Shots) {
    const BAR: u32 = 1 << 25;
    let bar = hitter.bar();
    let step = |from: u32, die: u32| (from >> die) & open;
    for larger in 1..=6 {
        for smaller in 1..larger {
            let entry = [step(BAR, larger), step(BAR, smaller)];
            let (first, second) = if bar == 1 {
                let then = |entered: u32, die: u32| match entered {
                    0 => 0,
                    _ => step(hitter.occupied | entered, die),
                };
                (entry[0] | then(entry[1], larger), entry[1] | then(entry[0], smaller))
            } else {
                (entry[0], entry[1])
            };
            let (first, second) = (first & blots, second & blots);
            let direct = first | second;
            let two = first != 0 && second != 0 && several(direct);
            let on = (step(first, smaller) | step(second, larger)) & blots;
            shots.count(2, direct, two || on != 0);
        }
        let (mut from, mut landed) = (BAR, 0);
        for number in 1..=4 {
            let to = step(from, larger);
            if to == 0 {
                break;
            }
            landed |= to;
            from = if number < bar { BAR } else { to | hitter.occupied };
        }
        let hit = landed & blots;
        shots.count(1, hit, several(hit));
    }
}

/// For every pattern of blocked points 1 to 12 ahead: by how many of the 36 rolls one checker moves both numbers.
fn freedom_table() -> &'static [u8; 4096] {
    static TABLE: OnceLock<Box<[u8; 4096]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Box::new([0u8; 4096]);
        for (mask, entry) in table.iter_mut().enumerate() {
            let open = |distance: u32| mask & (1 << (distance - 1)) == 0;
            for a in 1..=6 {
                for b in 1..=6 {
                    *entry += u8::from(open(a + b) && (open(a) || open(b)));
                }
            }
        }
        table
    })
}
