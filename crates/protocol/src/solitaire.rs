//! Solitaire: the server knows the rules and the truth, the page shows them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SolitaireAsk {
    /// Can the goal still be reached, and what is the next jump?
    Hint,
    /// Can it, and why not?
    Verdict,
    /// The solution with the fewest moves.
    Solution,
}

/// A puzzle of the booklet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PuzzleInfo {
    /// Its letter, in lower case.
    pub name: String,
    /// The pegs at the start, by hole number (1 to 37).
    pub start: Vec<u8>,
    /// The pegs at the end.
    pub goal: Vec<u8>,
    /// What to aim for instead, where the goal cannot be reached.
    pub instead: Option<Vec<u8>>,
}

/// A jump from hole to hole, over the one between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Jump {
    /// From where.
    pub from: u8,
    /// Over which hole, whose peg is taken.
    pub over: u8,
    /// To where.
    pub to: u8,
}

/// A game as it stands: everything that a page may offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SolitaireGame {
    /// Every jump that can be made now.
    pub jumps: Vec<Jump>,
    /// What was played, move by move: jumps of the same peg in a row are one move.
    pub moves: Vec<Vec<Jump>>,
    /// Is the puzzle solved?
    pub solved: bool,
}

/// The truth about a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "verdict")]
pub enum SolitaireVerdict {
    /// It can be done, like this.
    Solvable {
        /// The jumps of each move.
        moves: Vec<Vec<Jump>>,
        /// Is it known that no solution has fewer moves?
        fewest: bool,
        /// No solution has fewer moves than this.
        at_least: u32,
    },
    /// It cannot be done.
    Impossible {
        /// Why.
        why: Impossible,
    },
    /// The search was ended before it knew.
    Unknown,
}

/// A proof that a goal is out of reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "proof")]
pub enum Impossible {
    /// Colouring by diagonals: every jump changes the parity of all three colours, and they do not fit.
    Colouring {
        /// How many jumps a solution would have.
        jumps: u32,
        /// Both colourings.
        colourings: Vec<Colouring>,
    },
    /// Weights whose sum no jump raises would have to rise.
    Weights {
        /// The weight of each hole, hole 1 first.
        weights: Vec<i8>,
        /// The sum at the start.
        start: i32,
        /// The sum at the goal.
        goal: i32,
    },
    /// Every way was tried.
    Exhausted {
        /// How many positions were looked at.
        positions: u32,
    },
}

/// A colouring of the board in three colours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Colouring {
    /// The colour (0, 1, 2) of each hole, hole 1 first.
    pub colours: Vec<u8>,
    /// Pegs on each colour at the start.
    #[ts(type = "[number, number, number]")]
    pub start: [u32; 3],
    /// Pegs on each colour at the goal.
    #[ts(type = "[number, number, number]")]
    pub goal: [u32; 3],
    /// Which colours do not fit.
    #[ts(type = "[boolean, boolean, boolean]")]
    pub contradicts: [bool; 3],
}
