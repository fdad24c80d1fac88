//! An engine of another program that runs, whatever it speaks.

use crate::external::External;
use crate::gnubg;
use crate::process::Process;
use crate::recipe::Recipe;
use pasch_ubgi::{Failing, Reply, Wanted};

/// An engine that runs; it ends with this value.
pub struct Engine(Kind);

enum Kind {
    Ubgi(Process),
    External(External),
}

/// Why an engine cannot be had, or is of no use any more.
#[derive(Debug, thiserror::Error)]
pub enum EngineFault {
    /// It cannot be started, or connected to.
    #[error("{program} cannot be started: {source}")]
    Start {
        /// What was to be started.
        program: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// It failed.
    #[error("{program}: {failing}")]
    Failed {
        /// Which.
        program: String,
        /// How.
        failing: Failing,
    },
}

impl Engine {
    /// Starts an engine, and waits until it is ready.
    pub fn start(recipe: &Recipe) -> Result<Engine, EngineFault> {
        let kind = if recipe.is_gnubg() {
            Kind::External(gnubg::start(recipe)?)
        } else if let Some(address) = recipe.address() {
            Kind::External(External::connect(address, recipe.patience)?)
        } else {
            Kind::Ubgi(Process::start(recipe)?)
        };
        Ok(Engine(kind))
    }

    /// What it calls itself, or its command.
    pub fn name(&self) -> &str {
        match &self.0 {
            Kind::Ubgi(process) => process.name(),
            Kind::External(external) => external.name(),
        }
    }

    /// Asks for a decision. What comes back is legal. After a fault it is of no use any more.
    pub fn ask(&mut self, wanted: &Wanted) -> Result<Reply, EngineFault> {
        self.ask_unless(wanted, &|| false)
    }

    /// The same, unless whoever asks gives up: then the engine is late.
    pub fn ask_unless(&mut self, wanted: &Wanted, given_up: &dyn Fn() -> bool) -> Result<Reply, EngineFault> {
        match &mut self.0 {
            Kind::Ubgi(process) => process.ask(wanted, given_up),
            Kind::External(external) => external.ask(wanted),
        }
    }
}
