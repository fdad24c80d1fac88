//! The five puzzles of the booklet by name, and any other problem: a start, and the goal to reach.

use std::fmt;
use std::str::FromStr;

use crate::board::{Hole, Position, excerpt};

/// A puzzle of the booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Puzzle {
    /// Solitaire: from all but the centre to the centre.
    A,
    /// The cross.
    B,
    /// The speaker and his audience.
    C,
    /// The apostles.
    D,
    /// The pirate.
    E,
}

impl Puzzle {
    /// The five, in the order of the booklet.
    pub const ALL: [Puzzle; 5] = [Puzzle::A, Puzzle::B, Puzzle::C, Puzzle::D, Puzzle::E];

    /// The pegs at the start.
    pub fn start(self) -> Position {
        match self {
            Puzzle::A | Puzzle::C | Puzzle::D => Position::FULL.without(Hole::CENTRE),
            Puzzle::B => pegs(&[6, 12, 17, 18, 19, 20, 21, 26, 32]),
            Puzzle::E => pegs(&[1]).complement(),
        }
    }

    /// The pegs at the end.
    pub fn goal(self) -> Position {
        match self {
            Puzzle::A | Puzzle::B => pegs(&[19]),
            Puzzle::C => pegs(&[1, 2, 3, 4, 8, 9, 15, 16, 19, 22, 23, 29, 30, 34, 35, 36, 37]),
            Puzzle::D => pegs(&[1, 3, 4, 8, 9, 15, 19, 23, 29, 30, 34, 35, 37]),
            Puzzle::E => pegs(&[37]),
        }
    }

    /// A good end to aim for, where the goal cannot be reached: the fewest pegs that can be left.
    pub fn instead(self) -> Option<Position> {
        match self {
            Puzzle::A => Some(pegs(&[3, 17])),
            _ => None,
        }
    }

    /// The English title in the booklet.
    pub fn title(self) -> &'static str {
        match self {
            Puzzle::A => "Solitaire",
            Puzzle::B => "The cross",
            Puzzle::C => "The speaker and his audience",
            Puzzle::D => "The apostles",
            Puzzle::E => "The pirate",
        }
    }

    /// Start and goal together.
    pub fn problem(self) -> Problem {
        Problem {
            start: self.start(),
            goal: self.goal(),
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The text names none of the five puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no puzzle \"{0}\": the puzzles are A, B, C, D and E")]
pub struct NoSuchPuzzle(pub String);

impl FromStr for Puzzle {
    type Err = NoSuchPuzzle;

    fn from_str(text: &str) -> Result<Puzzle, NoSuchPuzzle> {
        match text {
            "A" | "a" => Ok(Puzzle::A),
            "B" | "b" => Ok(Puzzle::B),
            "C" | "c" => Ok(Puzzle::C),
            "D" | "d" => Ok(Puzzle::D),
            "E" | "e" => Ok(Puzzle::E),
            other => Err(NoSuchPuzzle(excerpt(other))),
        }
    }
}

/// A start and a goal with no more pegs than the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    start: Position,
    goal: Position,
}

/// A goal that nobody could mean: pegs never come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the end has more pegs ({goal}) than the start ({start}); jumps only take pegs away")]
pub struct GoalTooFull {
    /// Pegs at the start.
    pub start: u32,
    /// Pegs at the end.
    pub goal: u32,
}

impl Problem {
    /// A problem, unless its goal has more pegs than its start.
    pub fn new(start: Position, goal: Position) -> Result<Problem, GoalTooFull> {
        if goal.len() > start.len() {
            return Err(GoalTooFull {
                start: start.len(),
                goal: goal.len(),
            });
        }
        Ok(Problem { start, goal })
    }

    /// The pegs at the start.
    pub fn start(self) -> Position {
        self.start
    }

    /// The pegs at the end.
    pub fn goal(self) -> Position {
        self.goal
    }

    /// How many jumps every solution has: each takes one peg.
    pub fn jumps(self) -> u32 {
        self.start.len() - self.goal.len()
    }

    /// The same question asked backwards: pegs and holes swapped, start and goal exchanged.
    #[must_use]
    pub fn complement(self) -> Problem {
        Problem {
            start: self.goal.complement(),
            goal: self.start.complement(),
        }
    }
}

fn pegs(numbers: &[u8]) -> Position {
    numbers.iter().copied().filter_map(Hole::new).collect()
}
