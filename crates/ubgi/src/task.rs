//! A question that was asked with `go`, with everything that is needed to answer it.

use crate::state::Settings;
use pasch_rules::{Roll, Situation};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The play of a throw.
    Chequer(Roll),
    /// To double or not.
    Cube,
    /// How to answer a double.
    Answer,
    /// To double or not, and the play of the throw that follows.
    Turn(Roll),
}

impl Role {
    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            Role::Chequer(_) => "chequer",
            Role::Cube | Role::Answer => "cube",
            Role::Turn(_) => "turn",
        }
    }
}

/// When to be content with less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// After so many milliseconds.
    pub movetime: Option<u64>,
    /// At this depth, the root counted.
    pub depth: Option<u8>,
    /// After so many rolls that were looked into.
    pub nodes: Option<u64>,
    /// Play the best plays out so often.
    pub trials: Option<u32>,
}

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// What is asked.
    pub role: Role,
    /// About which situation; nothing waits in it.
    pub situation: Situation,
    /// How to think.
    pub settings: Settings,
    /// When to be content.
    pub limits: Limits,
    /// Which of the seed's streams of numbers is drawn from.
    pub stream: u64,
}

impl Task {
    /// How far to look ahead, as the engine counts.
    pub fn plies(&self) -> u8 {
        let plies = self.settings.plies;
        self.limits
            .depth
            .map_or(plies, |depth| depth.saturating_sub(1).min(pasch_engine::DEEPEST))
    }
}
