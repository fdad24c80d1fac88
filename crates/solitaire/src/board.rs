//! The board: 37 holes in rows of 3 5 7 7 7 5 3, numbered row by row from 1 to 37, and the set of pegs on it.
//!
//! A [`Position`] is one `u64`. Hole (row, column) sits at bit `row * 8 + column`: a column of unused bits on the
//! right keeps jumps from wrapping round an edge and turns every symmetry of the board into a few shifts.

use std::fmt;
use std::str::FromStr;

/// How many holes the board has.
pub const HOLES: u8 = 37;

/// The first column and the number of holes of each row.
const ROWS: [(u8, u8); 7] = [(2, 3), (1, 5), (0, 7), (0, 7), (0, 7), (1, 5), (2, 3)];

/// The bit of each hole, in the order of the numbers.
const BIT_OF: [u8; HOLES as usize] = bits_of_holes();
/// The number of the hole at each bit; 0 where there is none.
const HOLE_AT: [u8; 64] = holes_at_bits();
/// The bits of all holes.
pub(crate) const BOARD: u64 = board_bits();

/// A hole by its number, 1 to 37.
///
/// ```
/// use pasch_solitaire::Hole;
/// let centre = Hole::new(19).unwrap();
/// assert_eq!((centre.row(), centre.column()), (3, 3));
/// assert!(Hole::new(38).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// The middle of the board, hole 19.
    pub const CENTRE: Hole = Hole(19);

    /// The hole with this number, if there is one.
    pub const fn new(number: u8) -> Option<Hole> {
        if number >= 1 && number <= HOLES {
            Some(Hole(number))
        } else {
            None
        }
    }

    /// The hole in this row and column of the 7x7 square around the board, if there is one.
    pub fn at(row: u8, column: u8) -> Option<Hole> {
        (row < 7 && column < 7)
            .then(|| HOLE_AT[usize::from(row * 8 + column)])
            .and_then(Hole::new)
    }

    /// All holes, from 1 to 37.
    pub fn all() -> impl Iterator<Item = Hole> {
        (1..=HOLES).map(Hole)
    }

    /// The number, 1 to 37.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The row, 0 (top) to 6.
    pub const fn row(self) -> u8 {
        self.bit() / 8
    }

    /// The column, 0 (left) to 6.
    pub const fn column(self) -> u8 {
        self.bit() % 8
    }

    pub(crate) const fn bit(self) -> u8 {
        BIT_OF[self.0 as usize - 1]
    }

    pub(crate) const fn mask(self) -> u64 {
        1 << self.bit()
    }

    /// The hole at a bit that is known to be one of [`BOARD`].
    pub(crate) const fn at_bit(bit: u8) -> Hole {
        Hole(HOLE_AT[bit as usize])
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hole({})", self.0)
    }
}

/// Why a piece of text is not a hole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HoleFault {
    /// Not a number at all.
    #[error("\"{0}\" is not a hole: holes are the numbers 1 to 37")]
    NotANumber(String),
    /// A number that no hole bears.
    #[error("there is no hole {0}: the holes are 1 to 37")]
    NoSuchHole(String),
}

impl FromStr for Hole {
    type Err = HoleFault;

    fn from_str(text: &str) -> Result<Hole, HoleFault> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(HoleFault::NotANumber(excerpt(text)));
        }
        text.parse()
            .ok()
            .and_then(Hole::new)
            .ok_or_else(|| HoleFault::NoSuchHole(excerpt(text)))
    }
}

/// A set of pegs on the board.
///
/// ```
/// use pasch_solitaire::Position;
/// let cross: Position = "6,12,17,18,19,20,21,26,32".parse().unwrap();
/// assert_eq!(cross.len(), 9);
/// assert_eq!(cross.complement().len(), 28);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Position(u64);

impl Position {
    /// No pegs.
    pub const EMPTY: Position = Position(0);
    /// A peg in every hole.
    pub const FULL: Position = Position(BOARD);

    /// Is there a peg in this hole?
    pub const fn has(self, hole: Hole) -> bool {
        self.0 & hole.mask() != 0
    }

    /// This position with a peg put into the hole.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Position {
        Position(self.0 | hole.mask())
    }

    /// This position with the hole emptied.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Position {
        Position(self.0 & !hole.mask())
    }

    /// Pegs where there were none, and none where there were pegs.
    #[must_use]
    pub const fn complement(self) -> Position {
        Position(BOARD & !self.0)
    }

    /// The number of pegs.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no peg at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The holes with pegs, by rising number.
    pub fn holes(self) -> impl Iterator<Item = Hole> {
        ones(self.0).map(Hole::at_bit)
    }

    /// The numbers of the holes with pegs, rising.
    pub fn numbers(self) -> Vec<u8> {
        self.holes().map(Hole::number).collect()
    }

    /// The position seen through one of the eight symmetries of the board (0 is the identity, the rest count up to 7).
    #[must_use]
    pub fn image(self, symmetry: u8) -> Position {
        Position(image(self.0, symmetry % 8))
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u64) -> Position {
        Position(bits & BOARD)
    }
}

impl FromIterator<Hole> for Position {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Position {
        holes.into_iter().fold(Position::EMPTY, Position::with)
    }
}

/// The list of holes, as in `6,12,19`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, hole) in self.holes().enumerate() {
            write!(f, "{}{hole}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// Why a list of holes cannot be read; `item` counts from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HoleListFault {
    /// The list names no hole.
    #[error("the list names no hole")]
    Empty,
    /// One entry is not a hole.
    #[error("item {item}: {fault}")]
    Hole {
        /// Which entry.
        item: usize,
        /// What is wrong with it.
        fault: HoleFault,
    },
    /// One hole stands in the list twice.
    #[error("item {item}: hole {hole} is named twice")]
    Twice {
        /// The second entry.
        item: usize,
        /// The hole.
        hole: Hole,
    },
}

/// Reads a list of holes parted by commas or blanks.
impl FromStr for Position {
    type Err = HoleListFault;

    fn from_str(text: &str) -> Result<Position, HoleListFault> {
        if text.trim().is_empty() {
            return Err(HoleListFault::Empty);
        }
        let mut position = Position::EMPTY;
        let entries = text.split(',').flat_map(|part| {
            let mut words = part.split_whitespace().peekable();
            // Two commas in a row hide a forgotten hole: keep the gap as an entry of its own.
            let gap = words.peek().is_none().then_some("");
            gap.into_iter().chain(words)
        });
        for (index, entry) in entries.enumerate() {
            let item = index + 1;
            let hole: Hole = entry.parse().map_err(|fault| HoleListFault::Hole { item, fault })?;
            if position.has(hole) {
                return Err(HoleListFault::Twice { item, hole });
            }
            position = position.with(hole);
        }
        Ok(position)
    }
}

/// The subset of the eight symmetries that a search may use, and the smallest image under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Symmetries(u8);

impl Symmetries {
    pub(crate) const ALL: Symmetries = Symmetries(0xFF);

    /// The symmetries that map this set of positions onto itself.
    pub(crate) fn of(positions: &[Position]) -> Symmetries {
        let mut sorted: Vec<Position> = positions.to_vec();
        sorted.sort_unstable();
        let keeps = |symmetry: &u8| {
            let mut images: Vec<Position> = sorted.iter().map(|position| position.image(*symmetry)).collect();
            images.sort_unstable();
            images == sorted
        };
        Symmetries((0..8).filter(keeps).fold(0, |set, symmetry| set | 1 << symmetry))
    }

    pub(crate) fn and(self, other: Symmetries) -> Symmetries {
        Symmetries(self.0 & other.0)
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The smallest image of a position: one representative for all that look alike.
    pub(crate) fn canonical(self, bits: u64) -> u64 {
        if self.0 == 1 {
            return bits;
        }
        if self == Symmetries::ALL {
            return images(bits).into_iter().fold(u64::MAX, u64::min);
        }
        ones(u64::from(self.0))
            .map(|symmetry| image(bits, symmetry))
            .min()
            .unwrap_or(bits)
    }

    /// The representative, and every hole that the marked hole can become on the way to it.
    pub(crate) fn canonical_with_mark(self, bits: u64, mark: u64) -> (u64, u64) {
        if self.0 == 1 {
            return (bits, mark);
        }
        if self == Symmetries::ALL {
            let seen = images(bits);
            let smallest = seen.iter().fold(u64::MAX, |smallest, image| smallest.min(*image));
            let ways = (0..8).zip(seen).filter(|(_, seen)| *seen == smallest);
            return (
                smallest,
                ways.fold(0, |marks, (symmetry, _)| marks | image(mark, symmetry)),
            );
        }
        let mut best = (u64::MAX, 0);
        for symmetry in ones(u64::from(self.0)) {
            let seen = image(bits, symmetry);
            if seen < best.0 {
                best = (seen, image(mark, symmetry));
            } else if seen == best.0 {
                best.1 |= image(mark, symmetry);
            }
        }
        best
    }
}

/// The set bits of a word, lowest first.
pub(crate) fn ones(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as u8;
            word &= word - 1;
            bit
        })
    })
}

/// The first characters of a text, for messages about input of any length.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// The images under all eight symmetries, in the order of [`image`].
fn images(bits: u64) -> [u64; 8] {
    let (a, b) = (bits, transpose(bits));
    let (c, d) = (flip(a), flip(b));
    [a, b, c, d, turn(a), turn(b), turn(c), turn(d)]
}

fn image(bits: u64, symmetry: u8) -> u64 {
    let mut seen = bits;
    if symmetry & 1 != 0 {
        seen = transpose(seen);
    }
    if symmetry & 2 != 0 {
        seen = flip(seen);
    }
    if symmetry & 4 != 0 {
        seen = turn(seen);
    }
    seen
}

/// Rows become columns.
const fn transpose(bits: u64) -> u64 {
    let swap = (bits ^ (bits >> 7)) & 0x00AA_00AA_00AA_00AA;
    let bits = bits ^ swap ^ (swap << 7);
    let swap = (bits ^ (bits >> 14)) & 0x0000_CCCC_0000_CCCC;
    let bits = bits ^ swap ^ (swap << 14);
    let swap = (bits ^ (bits >> 28)) & 0x0000_0000_F0F0_F0F0;
    bits ^ swap ^ (swap << 28)
}

/// Top becomes bottom.
const fn flip(bits: u64) -> u64 {
    bits.swap_bytes() >> 8
}

/// Half a turn.
const fn turn(bits: u64) -> u64 {
    bits.reverse_bits() >> 9
}

const fn bits_of_holes() -> [u8; HOLES as usize] {
    let mut bits = [0; HOLES as usize];
    let (mut next, mut row) = (0, 0);
    while row < 7 {
        let (first, count) = ROWS[row];
        let mut column = first;
        while column < first + count {
            bits[next] = row as u8 * 8 + column;
            next += 1;
            column += 1;
        }
        row += 1;
    }
    bits
}

const fn holes_at_bits() -> [u8; 64] {
    let mut holes = [0; 64];
    let mut index = 0;
    while index < HOLES as usize {
        holes[BIT_OF[index] as usize] = index as u8 + 1;
        index += 1;
    }
    holes
}

const fn board_bits() -> u64 {
    let mut bits = 0;
    let mut index = 0;
    while index < HOLES as usize {
        bits |= 1 << BIT_OF[index];
        index += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_keep_the_board_and_differ() {
        let corner = Position::EMPTY.with(Hole(2)).with(Hole(4));
        let mut images: Vec<Position> = (0..8).map(|symmetry| corner.image(symmetry)).collect();
        assert!((0..8).all(|symmetry| Position::FULL.image(symmetry) == Position::FULL));
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }

    #[test]
    fn the_representative_is_the_same_for_all_images() {
        let position = Position::from_iter([1, 5, 17, 22, 36].map(Hole));
        let expected = Symmetries::ALL.canonical(position.bits());
        for symmetry in 0..8 {
            assert_eq!(Symmetries::ALL.canonical(position.image(symmetry).bits()), expected);
        }
    }
}
