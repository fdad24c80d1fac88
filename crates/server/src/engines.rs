//! Engines of other programs that people play against: each one process, asked by one table after the other.
//!
//! Every question tells an engine everything, so that one process serves all tables. An engine that ends or lies is started
//! once more and asked again; what fails twice has failed, and the table's own computer goes on. One that takes too long
//! has had its time.

use crate::queue::Queue;
use pasch_analysis::Wish;
use pasch_host::{Engine, EngineFault, Failing, Recipe, Wanted};
use pasch_protocol::EngineFailing;
use pasch_rules::{Session, Side};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The engines of a server, by name.
#[derive(Clone, Default)]
pub struct Engines {
    names: Arc<[String]>,
    stables: Arc<HashMap<String, Stable>>,
    closing: Arc<AtomicBool>,
}

/// One engine.
struct Stable {
    recipe: Recipe,
    queue: Queue<String>,
    /// The process, while nobody asks it.
    running: Arc<Mutex<Option<Engine>>>,
}

impl Engines {
    /// These engines; none is started before somebody plays against it.
    pub fn new(engines: &[(String, Recipe)]) -> Engines {
        let stable = |(name, recipe): &(String, Recipe)| {
            let stable = Stable {
                recipe: recipe.clone(),
                queue: Queue::new(1, usize::MAX),
                running: Arc::default(),
            };
            (name.clone(), stable)
        };
        Engines {
            names: engines.iter().map(|(name, _)| name.clone()).collect(),
            stables: Arc::new(engines.iter().map(stable).collect()),
            closing: Arc::default(),
        }
    }

    /// Their names, in the order in which they were given.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What an engine wants to do for this side at this table; nothing where that is none of its decisions.
    pub async fn wish(
        &self,
        table: &str,
        engine: &str,
        session: &Session,
        side: Side,
    ) -> Result<Option<Wish>, EngineFailing> {
        let Some(wanted) = pasch_ubgi::wanted(session, side) else {
            return Ok(None);
        };
        // An engine that this server does not have is one of an earlier start of it.
        let stable = self.stables.get(engine).ok_or(EngineFailing::Gone)?;
        let mut stand = stable.queue.ask(table.to_owned()).map_err(|_| EngineFailing::Gone)?;
        stand.turn().await;
        let (recipe, running) = (stable.recipe.clone(), Arc::clone(&stable.running));
        let closing = Arc::clone(&self.closing);
        let asked = tokio::task::spawn_blocking(move || {
            let _stand = stand;
            ask(&recipe, &running, &wanted, &closing)
        });
        match asked.await {
            Ok(Ok(reply)) => Ok(pasch_ubgi::wish(reply, session, side)),
            Ok(Err(fault)) => {
                tracing::warn!(engine, table, %fault, "an engine does not play on");
                Err(failing(&fault))
            }
            Err(fault) => {
                tracing::error!(engine, table, %fault, "asking an engine went wrong");
                Err(EngineFailing::Gone)
            }
        }
    }

    /// Gives every engine up.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        for stable in self.stables.values() {
            drop(take(&stable.running));
        }
    }
}

fn take(running: &Mutex<Option<Engine>>) -> Option<Engine> {
    running.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Asks the process that runs, or a new one; where it ends or lies, a new one once more.
fn ask(
    recipe: &Recipe,
    running: &Mutex<Option<Engine>>,
    wanted: &Wanted,
    closing: &AtomicBool,
) -> Result<pasch_host::Reply, EngineFault> {
    let given_up = || closing.load(Ordering::Relaxed);
    let attempt = |engine: Option<Engine>| {
        let mut engine = match engine {
            Some(engine) => engine,
            None => Engine::start(recipe)?,
        };
        let reply = engine.ask_unless(wanted, &given_up)?;
        Ok((engine, reply))
    };
    let asked = attempt(take(running)).or_else(|fault| match &fault {
        EngineFault::Failed {
            failing: Failing::Silent,
            ..
        } => Err(fault),
        _ if given_up() => Err(fault),
        _ => {
            tracing::info!(%fault, "an engine is started again");
            attempt(None)
        }
    });
    let (engine, reply) = asked?;
    *running.lock().unwrap_or_else(PoisonError::into_inner) = Some(engine);
    Ok(reply)
}

fn failing(fault: &EngineFault) -> EngineFailing {
    match fault {
        EngineFault::Start { .. } => EngineFailing::Gone,
        EngineFault::Failed { failing, .. } => match failing {
            Failing::Gone => EngineFailing::Gone,
            Failing::Silent => EngineFailing::Silent,
            Failing::Refused { .. } | Failing::Illegal { .. } => EngineFailing::Wrong,
        },
    }
}

impl std::fmt::Debug for Engines {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engines")
            .field("names", &self.names)
            .finish_non_exhaustive()
    }
}
