//! A game in progress: a problem, the jumps made so far, and those taken back.

use crate::board::Position;
use crate::jump::{Jump, JumpFault, Line, LineFault};
use crate::puzzle::Problem;

/// A game that can be played, taken back and played again.
///
/// ```
/// use pasch_solitaire::{Game, Puzzle};
/// let mut game = Game::new(Puzzle::A.problem());
/// game.play(&"17-19 30-17".parse().unwrap()).unwrap();
/// assert_eq!(game.undo().unwrap().to_string(), "30-17");
/// assert_eq!(game.redo().unwrap().to_string(), "30-17");
/// assert!(game.redo().is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    problem: Problem,
    position: Position,
    made: Vec<Jump>,
    undone: Vec<Jump>,
}

impl Game {
    /// A game at its start.
    pub fn new(problem: Problem) -> Game {
        Game {
            problem,
            position: problem.start(),
            made: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The problem being played.
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// The pegs now.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The jumps made so far, written as moves.
    pub fn line(&self) -> Line {
        Line::from_jumps(self.made.iter().copied())
    }

    /// Has the goal been reached?
    pub fn is_solved(&self) -> bool {
        self.position == self.problem.goal()
    }

    /// Makes one jump; what had been taken back is forgotten.
    pub fn jump(&mut self, jump: Jump) -> Result<(), JumpFault> {
        self.position = self.position.jump(jump)?;
        self.made.push(jump);
        self.undone.clear();
        Ok(())
    }

    /// Makes every jump of a line, or, if one of them is at fault, none.
    pub fn play(&mut self, line: &Line) -> Result<(), LineFault> {
        line.play(self.position)?;
        for jump in line.jumps() {
            // The whole line was tried above, so every jump of it can be made.
            if self.jump(jump).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// Takes the last jump back.
    pub fn undo(&mut self) -> Option<Jump> {
        let jump = self.made.pop()?;
        self.position = self.position.without(jump.to()).with(jump.over()).with(jump.from());
        self.undone.push(jump);
        Some(jump)
    }

    /// Makes the jump again that was taken back last.
    pub fn redo(&mut self) -> Option<Jump> {
        let jump = *self.undone.last()?;
        self.position = self.position.jump(jump).ok()?;
        self.made.push(jump);
        self.undone.pop()
    }
}
