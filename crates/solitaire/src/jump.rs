//! Jumps, moves and lines: what a player does, and how it is written.
//!
//! A jump is `17-19`; a move is one or more jumps in a row by the same peg, `17-19-6`; a line is a list of moves.

use std::fmt;
use std::str::FromStr;

use crate::board::{BOARD, Hole, HoleFault, Position, excerpt, ones};

/// One peg leaps over a neighbour, along a row or a column, and takes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jump {
    from: Hole,
    over: Hole,
    to: Hole,
}

/// Why a jump cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum JumpFault {
    /// The two holes are in different rows and different columns.
    #[error("{from}-{to} is not along a row or a column")]
    NotStraight {
        /// Where the jump would start.
        from: Hole,
        /// Where it would land.
        to: Hole,
    },
    /// The two holes are in line, but not two apart.
    #[error("{from}-{to} is no jump: a peg lands two holes on, over exactly one neighbour")]
    WrongDistance {
        /// Where the jump would start.
        from: Hole,
        /// Where it would land.
        to: Hole,
    },
    /// Nothing to jump with.
    #[error("{from}-{to}: there is no peg in hole {from}", from = .0.from, to = .0.to)]
    NoPeg(Jump),
    /// Nothing to jump over.
    #[error("{from}-{to}: there is no peg in hole {over} to jump over", from = .0.from, over = .0.over, to = .0.to)]
    NothingToTake(Jump),
    /// No room to land.
    #[error("{from}-{to}: hole {to} is not empty", from = .0.from, to = .0.to)]
    Occupied(Jump),
}

impl Jump {
    /// The jump between two holes, if the board has it.
    pub fn new(from: Hole, to: Hole) -> Result<Jump, JumpFault> {
        let rows = from.row().abs_diff(to.row());
        let columns = from.column().abs_diff(to.column());
        if rows != 0 && columns != 0 {
            return Err(JumpFault::NotStraight { from, to });
        }
        let middle = Hole::at((from.row() + to.row()) / 2, (from.column() + to.column()) / 2);
        match middle {
            Some(over) if rows + columns == 2 => Ok(Jump { from, over, to }),
            _ => Err(JumpFault::WrongDistance { from, to }),
        }
    }

    /// All jumps that the board has, 92 of them.
    pub fn all() -> impl Iterator<Item = Jump> {
        Hole::all().flat_map(|from| Hole::all().filter_map(move |to| Jump::new(from, to).ok()))
    }

    /// Where the peg starts.
    pub const fn from(self) -> Hole {
        self.from
    }

    /// Which peg is taken.
    pub const fn over(self) -> Hole {
        self.over
    }

    /// Where the peg lands.
    pub const fn to(self) -> Hole {
        self.to
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Jump({self})")
    }
}

impl Position {
    /// The jumps that can be made here.
    ///
    /// ```
    /// use pasch_solitaire::Puzzle;
    /// assert_eq!(Puzzle::A.start().jumps().len(), 4);
    /// ```
    pub fn jumps(self) -> Vec<Jump> {
        steps(self.bits()).map(Step::jump).collect()
    }

    /// The position after a jump.
    pub fn jump(self, jump: Jump) -> Result<Position, JumpFault> {
        if !self.has(jump.from) {
            Err(JumpFault::NoPeg(jump))
        } else if !self.has(jump.over) {
            Err(JumpFault::NothingToTake(jump))
        } else if self.has(jump.to) {
            Err(JumpFault::Occupied(jump))
        } else {
            Ok(self.without(jump.from).without(jump.over).with(jump.to))
        }
    }
}

/// One peg's consecutive jumps: the hole it starts from and every hole it lands in.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Move {
    jumps: Vec<Jump>,
}

impl Move {
    /// The move through these holes, at least two of them.
    pub fn new(holes: &[Hole]) -> Result<Move, MoveFault> {
        if holes.len() < 2 {
            return Err(MoveFault::TooShort);
        }
        let jumps = holes
            .windows(2)
            .map(|pair| Jump::new(pair[0], pair[1]))
            .collect::<Result<_, _>>()?;
        Ok(Move { jumps })
    }

    /// The jumps, at least one.
    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }

    /// The holes the peg touches, start first.
    pub fn holes(&self) -> Vec<Hole> {
        let first = self.jumps.first().map(|jump| jump.from);
        first.into_iter().chain(self.jumps.iter().map(|jump| jump.to)).collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, hole) in self.holes().into_iter().enumerate() {
            write!(f, "{}{hole}", if index == 0 { "" } else { "-" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// Why a piece of text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFault {
    /// A move needs a start and a landing.
    #[error("a move names at least two holes, as in 17-19")]
    TooShort,
    /// One of the holes cannot be read.
    #[error(transparent)]
    Hole(#[from] HoleFault),
    /// One of the jumps does not exist on the board.
    #[error(transparent)]
    Jump(#[from] JumpFault),
}

impl FromStr for Move {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Move, MoveFault> {
        let holes = text.split('-').map(str::parse).collect::<Result<Vec<Hole>, _>>()?;
        Move::new(&holes)
    }
}

/// Moves in the order they are played.
///
/// ```
/// use pasch_solitaire::{Line, Puzzle};
/// let line: Line = "32-19".parse().unwrap();
/// assert!(line.play(Puzzle::A.start()).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Line {
    moves: Vec<Move>,
}

impl Line {
    /// A line of these moves.
    pub fn new(moves: Vec<Move>) -> Line {
        Line { moves }
    }

    /// The shortest way to write these jumps: those that one peg makes in a row become one move.
    pub fn from_jumps(jumps: impl IntoIterator<Item = Jump>) -> Line {
        let mut moves: Vec<Move> = Vec::new();
        for jump in jumps {
            match moves.last_mut() {
                Some(last) if last.jumps.last().is_some_and(|before| before.to == jump.from) => last.jumps.push(jump),
                _ => moves.push(Move { jumps: vec![jump] }),
            }
        }
        Line { moves }
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The jumps of all moves.
    pub fn jumps(&self) -> impl Iterator<Item = Jump> + '_ {
        self.moves.iter().flat_map(|one| one.jumps.iter().copied())
    }

    /// Plays the line; the fault names the move and the jump that cannot be made.
    pub fn play(&self, start: Position) -> Result<Position, LineFault> {
        let mut position = start;
        for (index, one) in self.moves.iter().enumerate() {
            for jump in &one.jumps {
                position = position.jump(*jump).map_err(|fault| LineFault {
                    number: index + 1,
                    text: one.to_string(),
                    fault: fault.into(),
                })?;
            }
        }
        Ok(position)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, one) in self.moves.iter().enumerate() {
            write!(f, "{}{one}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line({self})")
    }
}

/// Which move of a line is at fault, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} ({text}): {fault}")]
pub struct LineFault {
    /// Which move, counted from 1.
    pub number: usize,
    /// The move as it was written (its beginning, if it is long).
    pub text: String,
    /// What is wrong with it.
    pub fault: MoveFault,
}

/// Reads moves parted by blanks or commas.
impl FromStr for Line {
    type Err = LineFault;

    fn from_str(text: &str) -> Result<Line, LineFault> {
        let words = text
            .split(|letter: char| letter.is_whitespace() || letter == ',')
            .filter(|word| !word.is_empty());
        let read = |(index, word): (usize, &str)| {
            word.parse().map_err(|fault| LineFault {
                number: index + 1,
                text: excerpt(word),
                fault,
            })
        };
        Ok(Line {
            moves: words.enumerate().map(read).collect::<Result<_, _>>()?,
        })
    }
}

/// A jump as the searches see it: direction (right, left, down, up) and the bit it starts from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step(u8);

impl Step {
    const DIRECTIONS: [i8; 4] = [1, -1, 8, -8];

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Playing and taking back both swap exactly these three bits.
    pub(crate) const fn flip(self) -> u64 {
        FLIPS[self.0 as usize]
    }

    pub(crate) const fn from(self) -> u64 {
        1 << (self.0 & 63)
    }

    pub(crate) const fn to(self) -> u64 {
        1 << ((self.0 & 63) as i8 + 2 * Step::DIRECTIONS[(self.0 >> 6) as usize])
    }

    /// The jump behind a step that [`steps`] or [`unsteps`] gave.
    pub(crate) const fn jump(self) -> Jump {
        let from = (self.0 & 63) as i8;
        let direction = Step::DIRECTIONS[(self.0 >> 6) as usize];
        Jump {
            from: Hole::at_bit(from as u8),
            over: Hole::at_bit((from + direction) as u8),
            to: Hole::at_bit((from + 2 * direction) as u8),
        }
    }
}

const FLIPS: [u64; 256] = flips();

/// Every step that can be made on a board with these pegs.
pub(crate) fn steps(pegs: u64) -> impl Iterator<Item = Step> {
    let empty = BOARD & !pegs;
    let movers = [
        pegs & (pegs >> 1) & (empty >> 2),
        pegs & (pegs << 1) & (empty << 2),
        pegs & (pegs >> 8) & (empty >> 16),
        pegs & (pegs << 8) & (empty << 16),
    ];
    (0..4).flat_map(move |direction| ones(movers[direction as usize]).map(move |from| Step(direction << 6 | from)))
}

/// Every step that may have led to a board with these pegs: taking a jump back is jumping on the complement.
pub(crate) fn unsteps(pegs: u64) -> impl Iterator<Item = Step> {
    steps(BOARD & !pegs)
}

/// Every step that the board has.
pub(crate) fn all_steps() -> impl Iterator<Item = Step> {
    (0..=255).filter(|index| FLIPS[usize::from(*index)] != 0).map(Step)
}

const fn flips() -> [u64; 256] {
    let mut flips = [0; 256];
    let mut index = 0;
    while index < 256 {
        let from = (index & 63) as i8;
        let direction = Step::DIRECTIONS[index >> 6];
        let to = from + 2 * direction;
        if to >= 0 && to < 64 {
            let flip = 1 << from | 1 << (from + direction) | 1 << to;
            if flip & BOARD == flip {
                flips[index] = flip;
            }
        }
        index += 1;
    }
    flips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_lists_of_all_jumps_agree() {
        let mut from_geometry: Vec<Jump> = Jump::all().collect();
        let mut from_bits: Vec<Jump> = all_steps().map(Step::jump).collect();
        from_geometry.sort_unstable();
        from_bits.sort_unstable();
        assert_eq!(from_geometry, from_bits);
        assert_eq!(from_bits.len(), 92);
        for step in all_steps() {
            assert_eq!(step.from(), step.jump().from.mask());
            assert_eq!(step.to(), step.jump().to.mask());
        }
    }
}
