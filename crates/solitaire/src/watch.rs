//! How a search is bounded: by the memory it may use, and by a watcher who is shown its progress and may end it.
//!
//! The crate reads no clock and starts no thread; whoever calls it decides when enough is enough.

use std::ops::ControlFlow;

/// What kept a search from a complete answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The time allowed was up.
    Time,
    /// Someone asked for an end.
    Interrupted,
    /// The memory allowed was used up.
    Memory,
}

/// What a search is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Looking for any solution.
    Solution,
    /// Looking for a solution with fewer moves, or the proof that there is none.
    FewestMoves,
    /// Looking for the fewest pegs that can be left.
    FewestPegs,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it is busy with.
    pub stage: Stage,
    /// How many positions it has looked at in this stage.
    pub positions: u64,
    /// How many it has moved because a table had grown too small for them.
    pub moved: u64,
}

/// Called every few thousand positions, looked at or moved; breaking ends the search with that bound.
pub type Watch<'a> = dyn FnMut(Progress) -> ControlFlow<Bound> + 'a;

/// The memory a search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// In bytes, roughly.
    pub memory: usize,
}

impl Default for Limits {
    /// 1.2 GB.
    fn default() -> Limits {
        Limits { memory: 1_200_000_000 }
    }
}

/// So many positions are looked at, or moved, between two questions.
const ASK_EVERY: u64 = 4096;

/// Counts positions and asks the watcher now and then.
pub(crate) struct Meter<'a, 'w> {
    watch: &'a mut Watch<'w>,
    progress: Progress,
}

impl<'a, 'w> Meter<'a, 'w> {
    pub(crate) fn new(stage: Stage, watch: &'a mut Watch<'w>) -> Meter<'a, 'w> {
        Meter {
            watch,
            progress: Progress {
                stage,
                positions: 0,
                moved: 0,
            },
        }
    }

    pub(crate) fn positions(&self) -> u64 {
        self.progress.positions
    }

    pub(crate) fn count(&mut self) -> Result<(), Bound> {
        self.progress.positions += 1;
        self.ask_if(self.progress.positions % ASK_EVERY == 1)
    }

    /// Counts a position that a table has moved.
    pub(crate) fn count_moved(&mut self) -> Result<(), Bound> {
        self.progress.moved += 1;
        self.ask_if(self.progress.moved % ASK_EVERY == 1)
    }

    fn ask_if(&mut self, due: bool) -> Result<(), Bound> {
        if !due {
            return Ok(());
        }
        match (self.watch)(self.progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(bound) => Err(bound),
        }
    }
}
