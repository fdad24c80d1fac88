//! The engine on a thread of its own, so that the screen never waits for it.
//!
//! Questions are answered in the order in which they were asked; those that nobody waits for any more end at once.

use super::computer::Computer;
use pasch_analysis::{Decision, Hint, Verdict, Wish, hint};
use pasch_engine::Interrupt;
use pasch_rules::{Session, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};

/// Something to think about, as things stand in a session.
pub enum Question {
    /// What the computer does on this side.
    Wish(Session, Side),
    /// What the engine would do.
    Hint(Session),
    /// What the tutor says of a decision in a session. It stays wanted, however the game goes on.
    Verdict(Session, Box<Decision>),
}

/// What came of it.
pub enum Thought {
    Wish(Side, Option<Wish>),
    /// Nothing where there is nothing to decide.
    Hint(Option<Hint>),
    /// Nothing where there was nothing to judge.
    Verdict(Option<Box<Verdict>>),
}

/// The way to the thread. It ends when this goes.
pub struct Thinker {
    ask: Sender<(u64, Question)>,
    /// Questions older than this are forgotten.
    wanted: Arc<AtomicU64>,
    asked: u64,
}

/// A question is given up when a later one has made it void.
struct Forgotten<'a> {
    number: u64,
    wanted: &'a AtomicU64,
}

impl Interrupt for Forgotten<'_> {
    fn interrupted(&self) -> bool {
        self.number < self.wanted.load(Ordering::Relaxed)
    }
}

impl Thinker {
    /// Begins to think; `tell` gets the number of the question and the answer.
    pub fn start(mut computer: Computer, tell: impl Fn(u64, Thought) + Send + 'static) -> Thinker {
        let (ask, questions) = mpsc::channel::<(u64, Question)>();
        let wanted = Arc::new(AtomicU64::new(0));
        let still = Arc::clone(&wanted);
        std::thread::spawn(move || {
            for (number, question) in questions {
                let forgotten = Forgotten { number, wanted: &still };
                let stays = matches!(question, Question::Verdict(..));
                if forgotten.interrupted() && !stays {
                    continue;
                }
                let thought = match question {
                    Question::Wish(session, side) => Thought::Wish(side, computer.wish(&session, side, &forgotten)),
                    Question::Hint(session) => {
                        let judge = computer.judge(&session);
                        Thought::Hint(hint(judge, &session, &forgotten).ok())
                    }
                    Question::Verdict(session, decision) => {
                        let verdict = decision.verdict(computer.judge(&session), &());
                        Thought::Verdict(verdict.ok().flatten().map(Box::new))
                    }
                };
                if stays || !forgotten.interrupted() {
                    tell(number, thought);
                }
            }
        });
        Thinker { ask, wanted, asked: 0 }
    }

    /// Asks, and gives the number that the answer will have.
    pub fn ask(&mut self, question: Question) -> u64 {
        self.asked += 1;
        let _ = self.ask.send((self.asked, question));
        self.asked
    }

    /// Nobody waits any more for what was asked so far.
    pub fn forget(&mut self) {
        self.wanted.store(self.asked + 1, Ordering::Relaxed);
    }
}
