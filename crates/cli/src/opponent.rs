//! An engine of another program as an opponent: asked over its protocol, and started again when it fails.

use crate::engine_recipe::engine_fault;
use crate::fault::Fault;
use pasch_host::{Decision, Engine, EngineFault, Recipe, Reply, Wanted};
use pasch_rules::{Afterstate, Play, Roll, Situation};

/// An engine that is asked. One that fails is started again for the next decision.
pub struct Opponent {
    recipe: Recipe,
    engine: Option<Engine>,
}

impl Opponent {
    /// Starts it.
    pub fn start(recipe: &Recipe) -> Result<Opponent, Fault> {
        let engine = Engine::start(recipe).map_err(|fault| engine_fault(&fault))?;
        Ok(Opponent {
            recipe: recipe.clone(),
            engine: Some(engine),
        })
    }

    /// The play that the engine chooses.
    pub fn choose(&mut self, situation: &Situation, roll: Roll) -> Result<(Play, Afterstate), Failure> {
        let decision = Decision::Play(roll);
        match self.ask(situation.clone(), decision)? {
            Reply::Play(play, after) => Ok((play, after)),
            _ => Err(self.unable()),
        }
    }

    /// What the engine answers.
    pub fn ask(&mut self, situation: Situation, decision: Decision) -> Result<Reply, Failure> {
        let ended = |fault: EngineFault| Failure::Ends(engine_fault(&fault));
        let engine = match &mut self.engine {
            Some(engine) => engine,
            None => self.engine.insert(Engine::start(&self.recipe).map_err(ended)?),
        };
        let asked = engine.ask(&Wanted { situation, decision });
        asked.map_err(|fault| {
            self.engine = None;
            Failure::Game(engine_fault(&fault))
        })
    }

    /// It answered something else than was asked.
    pub fn unable(&self) -> Failure {
        let name = self.engine.as_ref().map_or("", Engine::name);
        Failure::Ends(Fault::said("fault-engine-cube", &[("engine", name.into())]))
    }
}

/// What a decision that could not be had costs.
pub enum Failure {
    /// The game.
    Game(Fault),
    /// The duel.
    Ends(Fault),
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match failure {
            Failure::Game(fault) | Failure::Ends(fault) => fault,
        }
    }
}
