//! The pool in which the engine thinks: so many thoughts at a time, each with a judge of its own and a time to end.
//!
//! Play has a lane of its own: the computer's turn at a table never waits behind questions, however many there are. Questions
//! of every kind, hints, evaluations, pictures, solitaire, count against one budget for each visitor. A thought that nobody
//! waits for any more ends: whoever drops the future of one has given it up.

use crate::elsewhere::Elsewhere;
use crate::engines::Engines;
use crate::figures;
use crate::queue::{OverBudget, Queue, Stand};
use crate::visitor::Visitor;
use pasch_analysis::Judge;
use pasch_engine::{Engine, Interrupt};
use pasch_protocol::EngineFailing;
use pasch_table::{Thinking, Thought};
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Judges kept for the next question, with what they remember.
const KEPT: usize = 8;

/// Those who think.
#[derive(Clone)]
pub struct Thinkers {
    engine: Arc<Engine>,
    /// The computer's turns, table by table.
    play: Queue<String>,
    questions: Queue<Visitor>,
    elsewhere: Elsewhere,
    engines: Engines,
    judges: Arc<Mutex<Vec<Judge>>>,
    closing: Arc<AtomicBool>,
    /// The most thoughts that ever had to be thought before a computer's turn could be.
    longest: Arc<AtomicUsize>,
}

/// The moment at which a thought has to end, which comes sooner when nobody waits for it.
pub struct Until {
    moment: Instant,
    given_up: Arc<AtomicBool>,
    closing: Arc<AtomicBool>,
}

impl Interrupt for Until {
    fn interrupted(&self) -> bool {
        self.given_up.load(Ordering::Relaxed) || self.closing.load(Ordering::Relaxed) || Instant::now() > self.moment
    }
}

/// Whoever drops this has given up.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Why nothing was thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoThought {
    /// The visitor has asked enough.
    #[error(transparent)]
    OverBudget(#[from] OverBudget),
    /// The thought went wrong; the details are in the log.
    #[error("a thought went wrong")]
    Wrong,
}

impl Thinkers {
    /// A pool with this many places for play, as many for questions, and so many questions open for each visitor.
    pub fn new(engine: Arc<Engine>, places: usize, questions_each: usize, engines: Engines) -> Thinkers {
        Thinkers {
            engine,
            play: Queue::new(places, usize::MAX),
            questions: Queue::new(places, questions_each),
            elsewhere: Elsewhere::default(),
            engines,
            judges: Arc::default(),
            closing: Arc::default(),
            longest: Arc::default(),
        }
    }

    /// Thinks about a visitor's question, which may take so long.
    pub async fn question<T: Send + 'static>(
        &self,
        visitor: Visitor,
        patience: pasch_table::Millis,
        thought: impl FnOnce(&mut Judge, &Until) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let stand = self
            .questions
            .ask_beside(visitor, self.elsewhere.of(visitor, Instant::now()).questions)?;
        self.think("question", stand, patience, thought).await
    }

    /// Thinks about what a table wants to know, at the expense of this visitor if it is a question.
    pub async fn about(&self, table: &str, visitor: Option<Visitor>, about: Thinking) -> Result<Thought, NoThought> {
        let patience = about.patience();
        let lost = about.lost();
        let failed = match self.by_engine(table, &about).await {
            Ok(Some(thought)) => return Ok(thought),
            Ok(None) => None,
            Err(failing) => Some(failing),
        };
        let thought = match (&about, visitor) {
            (Thinking::Wish { .. }, _) => {
                let stand = self.play.ask(table.to_owned())?;
                self.longest.fetch_max(stand.ahead, Ordering::Relaxed);
                let thought = move |judge: &mut Judge, until: &Until| about.answer(judge, until);
                self.think("play", stand, patience, thought).await
            }
            (_, Some(visitor)) => {
                let thought = move |judge: &mut Judge, until: &Until| about.answer(judge, until);
                self.question(visitor, patience, thought).await
            }
            (_, None) => Err(NoThought::Wrong),
        };
        match (thought, &lost) {
            (Ok(Thought::Wish { version, wish, .. }), _) => Ok(Thought::Wish { version, wish, failed }),
            (Ok(thought), _) => Ok(thought),
            // Only who waits for a hint is told that he has asked enough.
            (Err(NoThought::OverBudget(over)), Thought::Hint { .. }) => Err(over.into()),
            (Err(_), _) => Ok(lost),
        }
    }

    /// What the engine of another program wants in the computer's place; nothing where that is not its decision.
    async fn by_engine(&self, table: &str, about: &Thinking) -> Result<Option<Thought>, EngineFailing> {
        let Thinking::Wish {
            engine: Some(engine),
            session,
            side,
            version,
            ..
        } = about
        else {
            return Ok(None);
        };
        let wish = self.engines.wish(table, engine, session, *side).await?;
        Ok(wish.map(|wish| Thought::Wish {
            version: *version,
            wish: Some(wish),
            failed: None,
        }))
    }

    /// How many questions of each visitor are open.
    #[cfg(feature = "nodes")]
    pub fn questions(&self) -> std::collections::HashMap<Visitor, usize> {
        self.questions.open()
    }

    /// What visitors use at other nodes.
    pub fn elsewhere(&self) -> &Elsewhere {
        &self.elsewhere
    }

    /// Engines of other programs.
    pub fn engines(&self) -> &Engines {
        &self.engines
    }

    /// The most thoughts that ever had to be thought before a computer's turn could be, in its own lane.
    pub fn longest(&self) -> usize {
        self.longest.load(Ordering::Relaxed)
    }

    /// Ends every thought.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.engines.close();
    }

    async fn think<Id: Clone + Eq + Hash + Send + 'static, T: Send + 'static>(
        &self,
        lane: &'static str,
        mut stand: Stand<Id>,
        patience: pasch_table::Millis,
        thought: impl FnOnce(&mut Judge, &Until) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        stand.turn().await;
        let waiting = Waiting(Arc::default());
        let until = Until {
            moment: Instant::now() + Duration::from_millis(patience),
            given_up: Arc::clone(&waiting.0),
            closing: Arc::clone(&self.closing),
        };
        let thinkers = self.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            // The place is free when the thought has ended, whether or not anybody still waits for it.
            let _stand = stand;
            let mut judge = thinkers.judge();
            let begun = Instant::now();
            let thought = thought(&mut judge, &until);
            figures::thought(lane, begun.elapsed());
            thinkers.give_back(judge);
            thought
        });
        let thought = thinking.await;
        drop(waiting);
        thought.map_err(|fault| {
            tracing::error!(%fault, "a thought went wrong");
            NoThought::Wrong
        })
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
        f.debug_struct("Thinkers")
            .field("longest", &self.longest)
            .finish_non_exhaustive()
    }
}
