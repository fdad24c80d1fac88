//! What long searches have found out about the booklet's own problems, so that nobody waits for it a second time.
//!
//! Each line is checked by a test against the rules, the proofs of the three that are proved by searching again; for the
//! other two the searches had 2.5 GB.

use crate::jump::Line;
use crate::puzzle::{Problem, Puzzle};
use crate::truth::{Fewness, Solution};
use crate::watch::Bound;

/// The best solution known of a problem of the booklet, or of what it aims for where its goal is out of reach.
///
/// ```
/// use pasch_solitaire::{Fewness, Puzzle, known};
/// let apostles = known(Puzzle::D.problem()).unwrap();
/// assert_eq!((apostles.line.moves().len(), apostles.fewest), (15, Fewness::Proved));
/// ```
pub fn known(problem: Problem) -> Option<Solution> {
    let asked = |puzzle: &Puzzle| {
        let goal = puzzle.instead().unwrap_or(puzzle.goal());
        (puzzle.start(), goal) == (problem.start(), problem.goal())
    };
    let (line, at_least) = match Puzzle::ALL.into_iter().find(asked)? {
        Puzzle::A => (
            "21-19 18-20 34-21-19 26-28 29-27 36-26-28 37-27 30-32 5-18-31 35-25 7-20-33-31-18 23-25-11 15-29-27 16-18-5 \
             1-11-13 9-11 8-21 2-12-14-28-26-12-10 4-17",
            Some(18),
        ),
        // The cross is searched faster than read.
        Puzzle::B => return None,
        Puzzle::C => (
            "6-19 8-6 21-8 34-21 26-12-14-28 10-12 25-11-13 32-34-21-19 5-7-20-33 30-32-34 17-30",
            None,
        ),
        Puzzle::D => (
            "21-19 7-20 27-13 5-7-20 19-6 32-19 24-26 10-12 37-27-25-11-13-27 16-18 35-37 2-12 15-13-11-25-35 29-15 27-29",
            None,
        ),
        Puzzle::E => (
            "3-1 12-2 26-12 4-6-19 18-5 9-11 36-26-12-10 21-19 23-9-11 24-10-12-26-24 35-25 34-21 30-17 1-11 8-6 \
             2-12-10-24-26-28 22-20-7 15-13 37-27 7-20-33 29-27-37",
            Some(18),
        ),
    };
    let line: Line = line.parse().ok()?;
    let fewest = at_least.map_or(Fewness::Proved, |at_least| Fewness::Unknown {
        at_least,
        bound: Bound::Memory,
    });
    Some(Solution { line, fewest })
}
