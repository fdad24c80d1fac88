//! The pool in which the engine thinks: so many thoughts at a time, each with a judge of its own and a time to end.

use pasch_analysis::{Judge, Level, Player, hint};
use pasch_engine::{Engine, Interrupt};
use pasch_table::{Thinking, Thought};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// A search that has not ended by then ends anyway, and a shallower one answers.
const PATIENCE: Duration = Duration::from_secs(8);
/// Judges kept for the next question, with what they remember.
const KEPT: usize = 8;

/// Those who think.
#[derive(Clone)]
pub struct Thinkers {
    engine: Arc<Engine>,
    places: Arc<Semaphore>,
    judges: Arc<Mutex<Vec<Judge>>>,
}

/// The moment at which a thought has to end.
pub struct Until(Instant);

impl Until {
    /// So long from now.
    pub fn after(time: Duration) -> Until {
        Until(Instant::now() + time)
    }
}

impl Interrupt for Until {
    fn interrupted(&self) -> bool {
        Instant::now() > self.0
    }
}

impl Thinkers {
    /// A pool of this size.
    pub fn new(engine: Arc<Engine>, places: usize) -> Thinkers {
        Thinkers {
            engine,
            places: Arc::new(Semaphore::new(places.max(1))),
            judges: Arc::default(),
        }
    }

    /// Thinks; nothing comes back only if the thought went wrong.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&mut Judge, &Until) -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let thinkers = self.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            let mut judge = thinkers.judge();
            let thought = thought(&mut judge, &Until::after(PATIENCE));
            thinkers.give_back(judge);
            thought
        });
        thinking
            .await
            .inspect_err(|fault| tracing::error!(%fault, "a thought went wrong"))
            .ok()
    }

    /// Thinks about what a table wants to know.
    pub async fn about(&self, about: Thinking) -> Thought {
        match about {
            Thinking::Wish {
                version,
                session,
                side,
                level,
                seed,
            } => {
                let thought = self.think(move |judge, until| {
                    let mut rng = ChaCha8Rng::seed_from_u64(seed);
                    let mut even = || (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
                    Player { level }.wish(judge, &session, side, &mut even, until)
                });
                Thought::Wish {
                    version,
                    wish: thought.await.flatten(),
                }
            }
            Thinking::Verdict(decision) => {
                let thought = self.think(move |judge, until| decision.judge(judge, Level::WorldClass.plies(), until));
                Thought::Verdict(thought.await.and_then(Result::ok).map(Box::new))
            }
            Thinking::Hint {
                guest,
                re,
                version,
                session,
            } => {
                let thought = self.think(move |judge, until| hint(judge, &session, Level::WorldClass.plies(), until));
                Thought::Hint {
                    guest,
                    re,
                    version,
                    hint: thought.await.and_then(Result::ok).map(Box::new),
                }
            }
        }
    }

    fn judge(&self) -> Judge {
        let kept = self.judges.lock().unwrap_or_else(PoisonError::into_inner).pop();
        kept.unwrap_or_else(|| Judge::new(Arc::clone(&self.engine)))
    }

    fn give_back(&self, judge: Judge) {
        let mut judges = self.judges.lock().unwrap_or_else(PoisonError::into_inner);
        if judges.len() < KEPT {
            judges.push(judge);
        }
    }
}

impl std::fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thinkers({} places)", self.places.available_permits())
    }
}
