//! The first game, taught step by step: what a page shows and what the learner does.

use pasch_rules::{Board, Cube, Pair, Sentence, StepTree};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The steps of the first game by one rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Lesson {
    /// The labels beside the points.
    pub labels: Pair<Vec<String>>,
    /// Is white's home at the left?
    pub clockwise: bool,
    /// Does the cube rest beside the board?
    pub cube_beside: bool,
    /// The steps. The learner has the light checkers.
    pub steps: Vec<LessonStep>,
}

/// One step of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LessonStep {
    /// What to know, and what to do.
    pub text: Sentence,
    /// What to say once it is done.
    pub praise: Sentence,
    /// Where the checkers stand.
    pub board: Board,
    /// The cube, where the step has one.
    pub cube: Option<Cube>,
    /// What the learner does.
    pub task: LessonTask,
}

/// What the learner does in a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "task")]
pub enum LessonTask {
    /// Taps one of these points.
    Tap {
        /// The points, in the learner's counting.
        points: Vec<u8>,
        /// Does a checker come to stand there?
        places: bool,
    },
    /// Throws to see who starts: these dice fall.
    Throw {
        /// The learner's.
        own: Vec<u8>,
        /// The other side's.
        other: Vec<u8>,
    },
    /// Plays a throw.
    Play {
        /// The dice.
        #[ts(type = "[number, number]")]
        dice: [u8; 2],
        /// Every way to play them.
        tree: StepTree,
        /// The nodes of the tree at which the turn does what is taught.
        goals: Vec<u32>,
    },
    /// Doubles.
    Double {
        /// To this.
        value: u32,
    },
    /// Chooses what a game is worth.
    Points {
        /// What can be chosen.
        choices: Vec<u32>,
        /// What is right.
        right: u32,
    },
}
