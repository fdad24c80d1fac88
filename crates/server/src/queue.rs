//! Who is served next: so many places, and those who wait for one take turns by who they are.
//!
//! However many questions somebody asks, whoever asks his first comes after one of them at most. What somebody has asked
//! and not yet got an answer to is counted, and beyond a bound refused: that is his budget.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// So many places, for whoever is known by an `Id`.
#[derive(Debug)]
pub struct Queue<Id>(Arc<Mutex<Inner<Id>>>);

impl<Id> Clone for Queue<Id> {
    fn clone(&self) -> Queue<Id> {
        Queue(Arc::clone(&self.0))
    }
}

#[derive(Debug)]
struct Inner<Id> {
    free: usize,
    each: usize,
    /// Those who wait, in the order of their turns.
    turns: VecDeque<Id>,
    waiting: HashMap<Id, VecDeque<oneshot::Sender<()>>>,
    /// What each has asked and not yet got.
    open: HashMap<Id, usize>,
}

/// Too much is asked already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too much is asked at a time")]
pub struct OverBudget;

/// A stand in the queue, from asking to the end of the work. It is given back when it is dropped.
#[derive(Debug)]
pub struct Stand<Id: Clone + Eq + Hash> {
    queue: Queue<Id>,
    id: Id,
    /// Until its turn comes.
    turn: Option<oneshot::Receiver<()>>,
    /// How many are served before it, as things stand when it comes.
    pub ahead: usize,
}

impl<Id: Clone + Eq + Hash> Queue<Id> {
    /// So many places, and so many questions open for each.
    pub fn new(places: usize, each: usize) -> Queue<Id> {
        Queue(Arc::new(Mutex::new(Inner {
            free: places.max(1),
            each,
            turns: VecDeque::new(),
            waiting: HashMap::new(),
            open: HashMap::new(),
        })))
    }

    /// What each has asked and not yet got.
    #[cfg(feature = "nodes")]
    pub fn open(&self) -> HashMap<Id, usize> {
        self.inner().open.clone()
    }

    /// Asks for a place.
    pub fn ask(&self, id: Id) -> Result<Stand<Id>, OverBudget> {
        self.ask_beside(id, 0)
    }

    /// The same, for somebody who has asked so much elsewhere already.
    pub fn ask_beside(&self, id: Id, elsewhere: usize) -> Result<Stand<Id>, OverBudget> {
        let mut inner = self.inner();
        let open = inner.open.get(&id).copied().unwrap_or(0);
        if open.saturating_add(elsewhere) >= inner.each {
            return Err(OverBudget);
        }
        inner.open.insert(id.clone(), open + 1);
        let (turn, ahead) = if inner.free > 0 {
            inner.free -= 1;
            (None, 0)
        } else {
            let ahead = inner.ahead(&id);
            let (call, turn) = oneshot::channel();
            let own = inner.waiting.entry(id.clone()).or_default();
            own.push_back(call);
            if own.len() == 1 {
                inner.turns.push_back(id.clone());
            }
            (Some(turn), ahead)
        };
        drop(inner);
        Ok(Stand {
            queue: self.clone(),
            id,
            turn,
            ahead,
        })
    }

    fn inner(&self) -> MutexGuard<'_, Inner<Id>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Id: Clone + Eq + Hash> Inner<Id> {
    /// How many who wait are called before another question of this one would be.
    fn ahead(&self, id: &Id) -> usize {
        let own = self.waiting.get(id).map_or(0, VecDeque::len);
        let position = self
            .turns
            .iter()
            .position(|waits| waits == id)
            .unwrap_or(self.turns.len());
        let others = self.turns.iter().enumerate().filter(|(_, waits)| *waits != id);
        // In each of the rounds before its own, everyone who still waits gets a turn; in its own, those before it.
        let before = others.map(|(at, waits)| {
            let rounds = if at < position { own + 1 } else { own };
            self.waiting.get(waits).map_or(0, VecDeque::len).min(rounds)
        });
        own + before.sum::<usize>()
    }

    /// Takes those of this one out who have gone.
    fn pass_over(&mut self, id: &Id) {
        let Some(own) = self.waiting.get_mut(id) else { return };
        own.retain(|call| !call.is_closed());
        if own.is_empty() {
            self.waiting.remove(id);
            self.turns.retain(|waits| waits != id);
        }
    }

    /// A place is free: calls whoever is next.
    fn call(&mut self) {
        while let Some(id) = self.turns.pop_front() {
            let Some(own) = self.waiting.get_mut(&id) else { continue };
            let call = own.pop_front();
            if own.is_empty() {
                self.waiting.remove(&id);
            } else {
                self.turns.push_back(id);
            }
            // Whoever went meanwhile is passed over.
            if call.is_some_and(|call| call.send(()).is_ok()) {
                return;
            }
        }
        self.free += 1;
    }
}

impl<Id: Clone + Eq + Hash> Stand<Id> {
    /// Waits until it is its turn.
    pub async fn turn(&mut self) {
        if let Some(turn) = &mut self.turn {
            // The queue cannot go before its stands.
            drop(turn.await);
            self.turn = None;
        }
    }
}

impl<Id: Clone + Eq + Hash> Drop for Stand<Id> {
    fn drop(&mut self) {
        let mut inner = self.queue.inner();
        if let Some(open) = inner.open.get_mut(&self.id) {
            *open -= 1;
            if *open == 0 {
                inner.open.remove(&self.id);
            }
        }
        // Called in the last moment, or at work: the place goes to the next. Otherwise it never had one.
        let called = match &mut self.turn {
            None => true,
            Some(turn) => turn.try_recv().is_ok(),
        };
        if called {
            inner.call();
        } else {
            self.turn = None;
            inner.pass_over(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// Serves everyone who waits, one after the other, and tells in which order.
    fn served(mut working: Stand<char>, mut waiting: Vec<(char, Stand<char>)>) -> String {
        let mut order = String::new();
        loop {
            drop(working);
            let next = waiting
                .iter_mut()
                .position(|(_, stand)| stand.turn().now_or_never().is_some());
            let Some(next) = next else { return order };
            let (name, stand) = waiting.remove(next);
            order.push(name);
            working = stand;
        }
    }

    #[test]
    fn those_who_wait_take_turns() {
        let queue = Queue::new(1, 10);
        let working = queue.ask('x').unwrap();
        let asked: Vec<(char, Stand<char>)> = "aaaabac".chars().map(|id| (id, queue.ask(id).unwrap())).collect();
        let ahead: Vec<usize> = asked.iter().map(|(_, stand)| stand.ahead).collect();
        assert_eq!(ahead, [0, 1, 2, 3, 1, 5, 2]);
        assert_eq!(served(working, asked), "abcaaaa");
        assert_eq!(queue.ask('z').unwrap().ahead, 0);
    }

    #[test]
    fn a_budget_counts_what_is_open_and_ends_with_it() {
        let queue = Queue::new(1, 2);
        let stands = [queue.ask('a').unwrap(), queue.ask('a').unwrap()];
        assert_eq!(queue.ask('a').err(), Some(OverBudget));
        let other = queue.ask('b').unwrap();
        drop(stands);
        assert!(queue.ask('a').is_ok());
        drop(other);
        assert!(queue.inner().open.is_empty());
        assert_eq!(queue.inner().free, 1);
    }

    #[test]
    fn who_goes_before_his_turn_keeps_nobody_waiting() {
        let queue = Queue::new(2, 10);
        let working = [queue.ask('x').unwrap(), queue.ask('y').unwrap()];
        let gone: Vec<Stand<char>> = (0..5).map(|_| queue.ask('a').unwrap()).collect();
        let mut stays = queue.ask('b').unwrap();
        drop(gone);
        assert_eq!(queue.inner().waiting.len(), 1);
        assert!(stays.turn().now_or_never().is_none());
        drop(working);
        assert!(stays.turn().now_or_never().is_some());
        drop(stays);
        assert_eq!(queue.inner().free, 2);
    }

    /// One that is called and goes at the same moment gives its place on.
    #[test]
    fn a_call_that_nobody_hears_goes_to_the_next() {
        let queue = Queue::new(1, 10);
        let working = queue.ask('x').unwrap();
        let (called, mut next) = (queue.ask('a').unwrap(), queue.ask('b').unwrap());
        drop(working);
        drop(called);
        assert!(next.turn().now_or_never().is_some());
    }
}
