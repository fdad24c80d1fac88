//! The computer at the keyboard's table: the engine, with chance of its own for the slips of the weaker levels.

use crate::engine_options::load_tables;
use pasch_analysis::{Judge, Level, Player, Wish};
use pasch_engine::{Engine, Nets};
use pasch_rules::{Session, Side};
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

    /// How strong it plays.
    pub fn level(&self) -> Level {
        self.player.level
    }

    /// What it wants to do.
    pub fn wish(&mut self, session: &Session, side: Side) -> Option<Wish> {
        let judge = self.judge.get_or_insert_with(|| {
            let engine = Arc::new(Engine::new(Nets::built_in()));
            load_tables(&engine, session.terms().rulebook.checker.overshoot);
            Judge::new(engine)
        });
        let chance = &mut self.chance;
        self.player
            .wish(judge, session, side, &mut || chance.random::<f32>(), &())
    }
}
