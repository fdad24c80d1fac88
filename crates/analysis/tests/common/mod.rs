//! What the tests of long work share: a judge, and somebody who loses patience.

use pasch_analysis::Judge;
use pasch_engine::{Engine, Interrupt, Nets};
use pasch_rules::Overshoot;
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// A judge with a memory of its own; all share the engine, whose tables are made.
pub fn judge() -> Judge {
    static ENGINE: OnceLock<Arc<Engine>> = OnceLock::new();
    let engine = ENGINE.get_or_init(|| {
        let engine = Engine::new(Nets::built_in());
        engine.prepare(Overshoot::Farthest, &()).expect("nobody interrupts");
        Arc::new(engine)
    });
    Judge::new(Arc::clone(engine))
}

/// Says stop from some question on, and counts them.
#[allow(dead_code)]
pub struct After {
    patience: u32,
    pub asked: Cell<u32>,
}

impl Interrupt for After {
    fn interrupted(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() >= self.patience
    }
}

/// Says stop when it is asked so many times.
#[allow(dead_code)]
pub fn after(patience: u32) -> After {
    After {
        patience,
        asked: Cell::new(0),
    }
}
