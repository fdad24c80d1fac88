//! Pages here at tables elsewhere: behind the door of such a table stands a task that passes on what it is told.

use super::link::Near;
use super::word::Word;
use super::{MISSES, Messenger};
use crate::actor::{Command, Commands, Door, WAITING};
use crate::figures;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use pasch_protocol::Message;
use pasch_table::Input;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, mpsc};

/// How many links a beat asks about in one message, so that it is never too long to be sent.
const AT_ONCE: usize = 10_000;

/// The tables elsewhere that pages here are at.
#[derive(Clone, Debug)]
pub struct Tables(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    messenger: Messenger,
    next: AtomicU64,
    links: Mutex<HashMap<u64, Link>>,
    /// How many beats each node has not answered.
    missed: Mutex<HashMap<String, u32>>,
}

/// A page's way to a table.
#[derive(Debug)]
struct Link {
    node: String,
    end: Near,
    outbox: Outbox,
    over: Arc<Notify>,
}

impl Tables {
    /// None yet.
    pub fn new(messenger: Messenger) -> Tables {
        Tables(Arc::new(Inner {
            messenger,
            next: AtomicU64::new(0),
            links: Mutex::default(),
            missed: Mutex::default(),
        }))
    }

    /// How many pages are at them.
    pub fn links(&self) -> usize {
        self.all().len()
    }

    /// The door to a table of this node, for one page.
    pub fn door(&self, table: &str, node: &str) -> Door {
        let (door, commands) = mpsc::channel(WAITING);
        tokio::spawn(self.clone().stand_for(table.to_owned(), node.to_owned(), commands));
        door
    }

    /// Stands for a table elsewhere until its page goes or the link is cut.
    async fn stand_for(self, table: String, node: String, mut commands: Commands) {
        let (link, over) = (self.0.next.fetch_add(1, Ordering::Relaxed), Arc::new(Notify::new()));
        let name = || self.0.messenger.name.to_string();
        loop {
            let command = tokio::select! {
                command = commands.recv() => command,
                () = over.notified() => break,
            };
            let word = match command.map(|command| *command) {
                Some(Command::Join(joining, outbox)) => {
                    let visitor = outbox.visitor;
                    let mut end = Near::default();
                    end.next();
                    let begun = Link {
                        node: node.clone(),
                        end,
                        outbox,
                        over: Arc::clone(&over),
                    };
                    self.all().insert(link, begun);
                    Word::Join {
                        from: name(),
                        link,
                        table: table.clone(),
                        joining: Box::new(joining),
                        visitor,
                    }
                }
                Some(Command::Input(Input::Ask { re, ask, .. })) => {
                    let Some(number) = self.all().get_mut(&link).map(|link| link.end.next()) else {
                        break;
                    };
                    Word::Ask {
                        from: name(),
                        link,
                        number,
                        re,
                        ask: Box::new(ask),
                    }
                }
                Some(Command::Input(Input::Leave(_)) | Command::End) | None => break,
                // Whatever else there is to say to a table is said where it is.
                Some(Command::Input(_) | Command::Look(_)) => continue,
            };
            self.0.messenger.say(&node, &word).await;
        }
        self.all().remove(&link);
        self.0.messenger.say(&node, &Word::Leave { from: name(), link }).await;
    }

    /// A table tells a page something; without text, that it has nothing to tell it any more.
    pub fn tell(&self, by: &str, link: u64, number: u64, text: Utf8Bytes) {
        let mut links = self.all();
        let Some(page) = links.get_mut(&link).filter(|link| link.node == by) else {
            return;
        };
        if !page.end.hear(number) {
            tracing::warn!(node = by, "a word of a table elsewhere is lost");
            cut(links.remove(&link));
        } else if text.is_empty() {
            page.over.notify_one();
            links.remove(&link);
        } else {
            page.outbox.text(text);
        }
    }

    /// A node has heard a beat: do both ends know the same?
    pub fn compare(&self, node: &str, known: &[(u64, u64)]) {
        self.missed().remove(node);
        let mut links = self.all();
        for (link, said) in known {
            if links
                .get(link)
                .is_some_and(|link| link.node == node && !link.end.has_heard(*said))
            {
                tracing::warn!(node, "a word of a table elsewhere is lost");
                cut(links.remove(link));
            }
        }
    }

    /// A node has gone, or does not answer: all its pages here have to look for their tables elsewhere.
    pub fn cut_all(&self, node: &str, why: &str) {
        let mut links = self.all();
        let gone: Vec<u64> = links
            .iter()
            .filter(|(_, link)| link.node == node)
            .map(|(link, _)| *link)
            .collect();
        if !gone.is_empty() {
            tracing::warn!(node, pages = gone.len(), "another node {why}");
        }
        gone.iter().for_each(|link| cut(links.remove(link)));
    }

    /// Asks every node with tables that pages here are at whether all words have arrived.
    pub async fn beat(&self) {
        let mut nodes: HashMap<String, Vec<(u64, u64)>> = HashMap::new();
        for (number, link) in &mut *self.all() {
            let asked = nodes.entry(link.node.clone()).or_default();
            asked.extend(link.end.beat().map(|due| (*number, due)));
        }
        let silent = {
            let mut missed = self.missed();
            missed.retain(|node, _| nodes.contains_key(node));
            nodes
                .keys()
                .for_each(|node| *missed.entry(node.clone()).or_default() += 1);
            missed.extract_if(|_, beats| *beats > MISSES).collect::<Vec<_>>()
        };
        for (node, _) in &silent {
            self.cut_all(node, "does not answer");
        }
        for (node, links) in nodes {
            // A node is asked whether it lives even if there is no link yet to ask about.
            let parts = links.chunks(AT_ONCE).map(<[_]>::to_vec);
            let parts: Vec<_> = if links.is_empty() {
                vec![Vec::new()]
            } else {
                parts.collect()
            };
            for links in parts {
                let from = self.0.messenger.name.to_string();
                self.0.messenger.say(&node, &Word::Beat { from, links }).await;
            }
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<u64, Link>> {
        self.0.links.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn missed(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.0.missed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells a page that its table closes, so that it comes again.
fn cut(link: Option<Link>) {
    if let Some(link) = link {
        figures::cut();
        link.outbox.tell(Message::Closing);
        link.over.notify_one();
    }
}
