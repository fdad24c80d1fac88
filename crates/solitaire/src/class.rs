//! Parity classes: a proof of impossibility that fits on one page.
//!
//! Colour the holes with three colours along the diagonals. The three holes of any jump bear three different colours;
//! the jump empties two of them and fills the third, so it flips the parity of all three tallies at once. After `n`
//! jumps every tally has kept its parity (`n` even) or changed it (`n` odd). If start and goal disagree with that in
//! any colour, no line of jumps can lead from one to the other. There are two such colourings, one for each direction
//! of the diagonals, and together they part all positions into 16 classes.

use crate::board::{Hole, Position};
use crate::puzzle::Problem;

/// A direction of the diagonals along which the colour stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Diagonal {
    /// From lower left to upper right.
    Rising,
    /// From upper left to lower right.
    Falling,
}

impl Diagonal {
    /// Both directions.
    pub const BOTH: [Diagonal; 2] = [Diagonal::Rising, Diagonal::Falling];

    /// The colour of a hole, 0, 1 or 2.
    pub fn colour(self, hole: Hole) -> u8 {
        match self {
            Diagonal::Rising => (hole.row() + hole.column()) % 3,
            Diagonal::Falling => (hole.row() + 6 - hole.column()) % 3,
        }
    }

    /// How many pegs stand on each colour.
    pub fn tally(self, position: Position) -> [u32; 3] {
        let mut tally = [0; 3];
        for hole in position.holes() {
            tally[usize::from(self.colour(hole))] += 1;
        }
        tally
    }
}

/// What no jump can change about a position: which of the three tallies agree in parity, in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class(u8);

impl Class {
    /// The class of a position.
    ///
    /// ```
    /// use pasch_solitaire::{Class, Puzzle};
    /// assert_ne!(Class::of(Puzzle::A.start()), Class::of(Puzzle::A.goal()));
    /// ```
    pub fn of(position: Position) -> Class {
        let bits = Diagonal::BOTH.map(|diagonal| {
            let [first, second, third] = diagonal.tally(position).map(|pegs| (pegs % 2) as u8);
            (first ^ second) << 1 | (second ^ third)
        });
        Class(bits[0] << 2 | bits[1])
    }

    /// The fewest pegs (at least one) that any position of this class has.
    pub fn fewest_pegs(self) -> u32 {
        (1..).find(|pegs| !self.positions(*pegs).is_empty()).unwrap_or(1)
    }

    /// All positions of this class with so many pegs. Meant for small numbers: there are 37 over `pegs` to look at.
    pub fn positions(self, pegs: u32) -> Vec<Position> {
        let mut found = Vec::new();
        choose(Position::EMPTY, 1, pegs, &mut |position| {
            if Class::of(position) == self {
                found.push(position);
            }
        });
        found
    }
}

/// Calls back with every way of adding so many pegs in holes from `first` on.
fn choose(position: Position, first: u8, pegs: u32, visit: &mut impl FnMut(Position)) {
    if pegs == 0 {
        return visit(position);
    }
    for hole in (first..).map_while(Hole::new) {
        choose(position.with(hole), hole.number() + 1, pegs - 1, visit);
    }
}

/// The tallies of one colouring, at the start and at the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    /// The colouring.
    pub diagonal: Diagonal,
    /// Pegs on each colour at the start.
    pub start: [u32; 3],
    /// Pegs on each colour at the goal.
    pub goal: [u32; 3],
}

/// A proof that a goal is out of reach: the tallies, and the number of jumps between start and goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassProof {
    /// How many jumps any solution would have.
    pub jumps: u32,
    /// The tallies of both colourings.
    pub tallies: [Tally; 2],
}

impl ClassProof {
    /// The proof that this problem has no solution, if start and goal are in different classes.
    pub fn find(problem: Problem) -> Option<ClassProof> {
        let tallies = Diagonal::BOTH.map(|diagonal| Tally {
            diagonal,
            start: diagonal.tally(problem.start()),
            goal: diagonal.tally(problem.goal()),
        });
        let proof = ClassProof {
            jumps: problem.jumps(),
            tallies,
        };
        let contradiction = tallies
            .iter()
            .any(|tally| (0..3).any(|colour| proof.contradicts(tally, colour)));
        contradiction.then_some(proof)
    }

    /// Does this colour of this colouring end with another parity than so many jumps leave it with?
    pub fn contradicts(&self, tally: &Tally, colour: usize) -> bool {
        (tally.start[colour] + self.jumps + tally.goal[colour]) % 2 == 1
    }
}

/// For each start with a single empty hole, the single-peg finishes that the class test allows.
pub fn finishes_by_class() -> Vec<(Hole, Vec<Hole>)> {
    let finishes = |vacancy: Hole| {
        let class = Class::of(Position::FULL.without(vacancy));
        Hole::all()
            .filter(|last| Class::of(Position::EMPTY.with(*last)) == class)
            .collect()
    };
    Hole::all().map(|vacancy| (vacancy, finishes(vacancy))).collect()
}
