//! Whoever thinks: a judge of its own in a worker of its own, and the bear-off tables, which come from the store or are
//! made here.

use crate::order::{Done, Work};
use pasch_analysis::{Judge, contact, decisions, evaluate_all, signature};
use pasch_engine::{Engine, Interrupt, Nets, OneSided, TwoSided};
use pasch_protocol::Message;
use pasch_rules::{BoardLaw, Overshoot};
use std::sync::Arc;

/// A judge with its engine.
pub struct Thinker {
    engine: Arc<Engine>,
    judge: Judge,
    /// The rules whose tables are at hand.
    tables: Vec<Overshoot>,
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thinker({} tables)", self.tables.len())
    }
}

impl Default for Thinker {
    fn default() -> Thinker {
        let engine = Arc::new(Engine::without_tables(Nets::built_in()));
        let judge = Judge::new(Arc::clone(&engine));
        Thinker {
            engine,
            judge,
            tables: Vec::new(),
        }
    }
}

impl Thinker {
    /// Thinks. `clock` tells the time in milliseconds: a thought that takes too long ends.
    pub fn think(&mut self, work: Work, clock: impl Fn() -> f64) -> Done {
        let until = |patience: u64| Until {
            at: clock() + patience as f64,
            clock: &clock,
        };
        match work {
            Work::Table(thinking) => {
                let until = until(thinking.patience());
                Done::Table(thinking.answer(&mut self.judge, &until))
            }
            Work::Question(question) => {
                let until = until(question.patience());
                let message = question.answer(&mut self.judge, &until);
                Done::Question(Box::new(message.unwrap_or_else(Message::Fault)))
            }
        }
    }

    /// Takes tables over that were made before, as they come; says whether they are whole.
    pub fn adopt(
        &mut self,
        overshoot: Overshoot,
        one_sided: impl IntoIterator<Item = u8>,
        two_sided: impl IntoIterator<Item = u8>,
    ) -> bool {
        // What is remembered was judged without them. It goes first, so that they find its room.
        self.judge = Judge::new(Arc::clone(&self.engine));
        let one_sided = OneSided::from_bytes(one_sided, overshoot);
        let two_sided = TwoSided::from_bytes(two_sided, overshoot).ok();
        let whole = one_sided.is_some() && two_sided.is_some();
        self.engine.adopt(one_sided, two_sided);
        if whole && !self.tables.contains(&overshoot) {
            self.tables.push(overshoot);
        }
        whole
    }

    /// The rule whose tables would serve this work and are not at hand.
    pub fn wants(&self, work: &Work) -> Option<Overshoot> {
        work.overshoot().filter(|overshoot| !self.tables.contains(overshoot))
    }

    /// One number for all its choices, as `pasch bench engine` shows it. The tables must be at hand.
    pub fn signature(&self) -> String {
        format!("{:016x}", signature(&self.engine, &decisions(&self.engine)))
    }

    /// How many positions it judges a second without looking ahead, one by one, measured for so many milliseconds.
    pub fn evaluations_per_second(&self, time: f64, clock: impl Fn() -> f64) -> f64 {
        let evaluator = self.engine.evaluator(BoardLaw::TOURNAMENT);
        let positions = contact(&decisions(&self.engine));
        let start = clock();
        let mut done = 0;
        while clock() < start + time {
            done += evaluate_all(&evaluator, &positions);
        }
        done as f64 * 1000.0 / (clock() - start)
    }
}

/// The moment at which a thought has to end.
struct Until<'a, C> {
    at: f64,
    clock: &'a C,
}

impl<C: Fn() -> f64> Interrupt for Until<'_, C> {
    fn interrupted(&self) -> bool {
        (self.clock)() > self.at
    }
}
