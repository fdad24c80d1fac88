//! What visitors use at other nodes, so that a limit is one limit, however many nodes there are.
//!
//! Nodes tell each other every second. What is told is a second old, so that somebody who is fast gets more for a moment, and no more
//! than that: what he has at each node counts at all of them as soon as it is told. To say it of everybody would be much said about
//! those who are far from any limit; who uses less than his limit divided by the nodes is not told of, so that no more than one
//! limit more can go unseen.

use crate::config::Limits;
use crate::visitor::Visitor;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often nodes tell each other.
pub const TELLING: Duration = Duration::from_secs(1);
/// How long what a node has told counts.
const COUNTS: Duration = Duration::from_millis(3_500);

/// What a visitor uses at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// Pages connected.
    pub pages: usize,
    /// Questions open.
    pub questions: usize,
    /// Tables made since the last telling.
    pub made: u32,
}

impl Use {
    /// Is it enough to be told of, among so many nodes?
    pub fn is_much(&self, limits: &Limits, nodes: usize) -> bool {
        self.made > 0
            || self.pages * nodes >= limits.connections_each
            || self.questions * nodes >= limits.questions_each
    }
}

/// What visitors use at other nodes, as it was last told.
#[derive(Clone, Debug, Default)]
pub struct Elsewhere(Arc<Mutex<HashMap<String, Told>>>);

#[derive(Debug)]
struct Told {
    at: Instant,
    uses: HashMap<Visitor, Use>,
}

impl Told {
    fn counts(&self, now: Instant) -> bool {
        now.duration_since(self.at) < COUNTS
    }
}

impl Elsewhere {
    /// A node tells.
    pub fn hear(&self, node: String, uses: impl IntoIterator<Item = (Visitor, Use)>, now: Instant) {
        let mut nodes = self.nodes();
        nodes.retain(|_, told| told.counts(now));
        let told = Told {
            at: now,
            uses: uses.into_iter().collect(),
        };
        nodes.insert(node, told);
    }

    /// How many other nodes there are.
    pub fn count(&self, now: Instant) -> usize {
        self.nodes().values().filter(|told| told.counts(now)).count()
    }

    /// What a visitor uses at all other nodes together.
    pub fn of(&self, visitor: Visitor, now: Instant) -> Use {
        let nodes = self.nodes();
        let uses = nodes.values().filter(|told| told.counts(now));
        let uses = uses.filter_map(|told| told.uses.get(&visitor));
        uses.fold(Use::default(), |all, one| Use {
            pages: all.pages + one.pages,
            questions: all.questions + one.questions,
            made: all.made + one.made,
        })
    }

    fn nodes(&self) -> MutexGuard<'_, HashMap<String, Told>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderMap;

    fn visitor(last: u8) -> Visitor {
        Visitor::of([10, 0, 0, last].into(), &HeaderMap::new(), &[])
    }

    fn pages(pages: usize) -> Use {
        Use {
            pages,
            ..Use::default()
        }
    }

    #[test]
    fn what_is_told_counts_until_it_is_old() {
        let (elsewhere, begun) = (Elsewhere::default(), Instant::now());
        let then = begun + TELLING;
        elsewhere.hear("a".to_owned(), [(visitor(1), pages(3)), (visitor(2), pages(9))], begun);
        elsewhere.hear("b".to_owned(), [(visitor(1), pages(4))], then);
        assert_eq!(elsewhere.of(visitor(1), then), pages(7));
        // What a node told before, it has told anew.
        elsewhere.hear("a".to_owned(), [(visitor(1), pages(1))], then);
        let both = [1, 2].map(|last| elsewhere.of(visitor(last), then));
        assert_eq!((both, elsewhere.count(then)), ([pages(5), Use::default()], 2));
        let late = then + COUNTS;
        assert_eq!(
            (elsewhere.of(visitor(1), late), elsewhere.count(late)),
            (Use::default(), 0)
        );
    }

    /// However a visitor spreads what he uses over the nodes, no more than a limit of it goes unseen.
    #[test]
    fn what_is_not_told_is_less_than_a_limit() {
        let limits = Limits::default();
        for nodes in 1..100 {
            let unseen = (0..=limits.connections_each).filter(|count| !pages(*count).is_much(&limits, nodes));
            assert!(
                unseen.max().unwrap_or(0) * nodes < limits.connections_each,
                "{nodes} nodes"
            );
        }
    }
}
