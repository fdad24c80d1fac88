//! The computer at the keyboard's table: the engine, with chance of its own for the slips of the weaker levels.

use crate::engine_options::{load_hypergammon, load_tables};
use pasch_analysis::{Judge, Level, Player, Wish};
use pasch_engine::{Engine, Interrupt, Nets};
use pasch_rules::{Session, Side, Start};
use rand::RngExt;
use rand_chacha::ChaCha20Rng;
use std::sync::Arc;

/// An opponent. The engine is got ready when it is first asked: two people at one keyboard need none.
pub struct Computer {
    player: Player,
    judge: Option<Judge>,
    chance: ChaCha20Rng,
}

impl Computer {
    /// A player of this level.
    pub fn new(level: Level, chance: ChaCha20Rng) -> Computer {
        Computer {
            player: Player { level },
            judge: None,
            chance,
        }
    }

    /// What it wants to do.
    pub fn wish(&mut self, session: &Session, side: Side, interrupt: &impl Interrupt) -> Option<Wish> {
        let player = self.player;
        self.judge(session);
        let judge = self.judge.as_mut()?;
        let chance = &mut self.chance;
        player.wish(judge, session, side, &mut || chance.random::<f32>(), interrupt)
    }

    /// The engine, ready for the rulebook of this session.
    pub fn judge(&mut self, session: &Session) -> &mut Judge {
        self.judge.get_or_insert_with(|| {
            let engine = Arc::new(Engine::new(Nets::built_in()));
            load_tables(&engine, session.terms().rulebook.checker.overshoot);
            if session.terms().start == Start::Hypergammon {
                load_hypergammon(&engine);
            }
            Judge::new(engine)
        })
    }
}
