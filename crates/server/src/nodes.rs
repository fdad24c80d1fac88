//! Many nodes: a page's socket may end on any of them, and its table is with one.
//!
//! The store knows who has a table. Whoever has not gets a door to it all the same, and behind the door stands a task that passes on what
//! it is told ([`near`]); at the other end the table's node lets the page in as one of its own ([`far`]). NATS delivers at most
//! once, and nothing here is built on more: what both ends know of a link ([`link`]) tells them when a word is missing. A word that is
//! lost, a node that does not answer, a table that has gone elsewhere: whatever is wrong with a link, it is cut, and its page is
//! told that the table closes. Then it does what it does anyway, comes again, and sees the table as it is stored.

mod far;
mod link;
mod near;
mod word;

use crate::accept::House;
use crate::actor::Door;
use crate::elsewhere::{TELLING, Use};
use crate::hall::Hall;
use crate::visitor::Visitor;
use async_nats::{Client, ConnectError, Subscriber};
use far::Pages;
use futures_util::StreamExt;
use near::Tables;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use word::{Told, Word};

/// How often nodes ask each other about their links.
const BEAT: Duration = Duration::from_millis(700);
/// How many beats may go unanswered before a node is taken for gone. One that was killed is known to be gone at once.
const MISSES: u32 = 3;
/// How long a node may not beat before its pages are taken for gone.
const GONE: Duration = Duration::from_secs(5);
/// How long a node is waited for that is said to have a table.
const CALL: Duration = Duration::from_millis(700);
/// How long last words may take.
const LEAVING: Duration = Duration::from_millis(500);

/// The other nodes, as this one sees them.
#[derive(Clone, Debug)]
pub struct Nodes(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    messenger: Messenger,
    tables: Tables,
    pages: Pages,
    /// When this node last heard itself: when the messenger was there.
    heard: watch::Sender<Instant>,
}

/// The way to the other nodes, for one of them.
#[derive(Clone, Debug)]
struct Messenger {
    client: Client,
    /// The name of this node, as long as the process lives.
    name: Arc<str>,
}

impl Messenger {
    /// Says something to another node. If nobody hears it, that comes back where its tables would be heard.
    async fn say(&self, to: &str, word: &Word) {
        let text = match serde_json::to_vec(word) {
            Ok(text) => text,
            Err(fault) => return tracing::error!(%fault, "a word to another node cannot be written"),
        };
        let said = self
            .client
            .publish_with_reply(word::asked(to), word::told(&self.name, to), text.into());
        if let Err(fault) = said.await {
            tracing::warn!(%fault, "a word to another node is lost");
        }
    }

    /// Tells another node something that it, or one of its pages, is to know.
    async fn tell(&self, to: &str, text: String) {
        let told = self.client.publish(word::told(to, &self.name), text.into()).await;
        if let Err(fault) = told {
            tracing::debug!(%fault, "a page elsewhere misses something");
        }
    }

    /// Does this node have the table?
    async fn has(&self, node: &str, table: &str) -> bool {
        let Ok(word) = serde_json::to_vec(&Word::Have(table.to_owned())) else {
            return false;
        };
        let call = self.client.request(word::asked(node), word.into());
        matches!(tokio::time::timeout(CALL, call).await, Ok(Ok(answer)) if answer.payload == word::YES)
    }
}

impl Nodes {
    /// Comes among the nodes under this name.
    pub async fn open(address: &str, name: &str) -> Result<Nodes, ConnectError> {
        let options = async_nats::ConnectOptions::new()
            .name(format!("pasch node {name}"))
            .ping_interval(Duration::from_secs(1))
            .connection_timeout(Duration::from_secs(2));
        let messenger = Messenger {
            client: options.connect(address).await?,
            name: name.into(),
        };
        Ok(Nodes(Arc::new(Inner {
            tables: Tables::new(messenger.clone()),
            pages: Pages::new(messenger.clone()),
            messenger,
            heard: watch::Sender::new(Instant::now()),
        })))
    }

    /// When the messenger was there last. It is asked with every beat.
    pub fn heard(&self) -> Instant {
        *self.0.heard.borrow()
    }

    /// How many pages here are at tables elsewhere, and how many elsewhere at tables here.
    pub fn links(&self) -> (usize, usize) {
        (self.0.tables.links(), self.0.pages.links())
    }

    /// The door to a table that this incarnation is said to have; nothing if it does not answer, or has it no longer.
    pub async fn door(&self, table: &str, owner: &str) -> Option<Door> {
        let node = word::node_of(owner);
        if *node == *self.0.messenger.name || !self.0.messenger.has(node, table).await {
            return None;
        }
        Some(self.0.tables.door(table, node))
    }

    /// Begins to listen to the others, for this hall.
    pub async fn listen(
        &self,
        hall: &Hall,
        guests: &House<Visitor>,
    ) -> Result<Vec<JoinHandle<()>>, async_nats::SubscribeError> {
        let Messenger { client, name } = &self.0.messenger;
        let words = client.subscribe(word::asked(name)).await?;
        let told = client.subscribe(word::told(name, "*")).await?;
        let uses = client.subscribe(word::USES).await?;
        Ok(vec![
            tokio::spawn(self.clone().hear(words, hall.clone())),
            tokio::spawn(self.clone().hear_uses(uses, hall.clone())),
            tokio::spawn(self.clone().tell_uses(hall.clone(), guests.clone())),
            tokio::spawn(self.clone().pass_on(told)),
            tokio::spawn(self.clone().beat()),
        ])
    }

    /// Lets the last words go out: every page elsewhere is to know that the tables here have closed.
    pub async fn take_leave(&self) {
        let end = Instant::now() + LEAVING;
        while self.0.pages.links() > 0 && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        drop(tokio::time::timeout(LEAVING, self.0.messenger.client.flush()).await);
    }

    /// Hears what other nodes say, one after the other. Nothing that is heard keeps what comes after it waiting.
    async fn hear(self, mut words: Subscriber, hall: Hall) {
        let pages = &self.0.pages;
        while let Some(delivery) = words.next().await {
            let word = match serde_json::from_slice(&delivery.payload) {
                Ok(word) => word,
                Err(fault) => {
                    tracing::warn!(%fault, "another node says what this one does not understand");
                    continue;
                }
            };
            match word {
                Word::Have(table) => {
                    let (hall, client) = (hall.clone(), self.0.messenger.client.clone());
                    tokio::spawn(async move {
                        let answer = match hall.have(&table).await {
                            true => word::YES,
                            false => word::NO,
                        };
                        if let Some(reply) = delivery.reply
                            && let Err(fault) = client.publish(reply, answer.into()).await
                        {
                            tracing::debug!(%fault, "another node gets no answer");
                        }
                    });
                }
                Word::Beat { from, links } => {
                    let known = pages.beat(&from, &links);
                    self.0.messenger.tell(&from, word::beat(&known)).await;
                }
                Word::Join {
                    from,
                    link,
                    table,
                    joining,
                    visitor,
                } => pages.admit((from, link), &table, hall.door_here(&table), *joining, visitor),
                Word::Ask {
                    from,
                    link,
                    number,
                    re,
                    ask,
                } => pages.ask(&(from, link), number, re, *ask),
                Word::Leave { from, link } => pages.leave(&(from, link)),
            }
        }
    }

    /// Brings what tables elsewhere say to the pages here.
    async fn pass_on(self, mut told: Subscriber) {
        while let Some(delivery) = told.next().await {
            match Told::read(&delivery) {
                Some((by, Told::Text { link, number, text })) => self.0.tables.tell(&by, link, number, text),
                Some((by, Told::Beat(known))) => {
                    if *by == *self.0.messenger.name {
                        self.0.heard.send_replace(Instant::now());
                    }
                    self.0.tables.compare(&by, &known);
                }
                Some((by, Told::Gone)) => self.0.tables.cut_all(&by, "has gone"),
                None => tracing::warn!("another node tells what this one does not understand"),
            }
        }
    }

    /// Tells all other nodes what visitors use here.
    async fn tell_uses(self, hall: Hall, guests: House<Visitor>) {
        let mut tellings = tokio::time::interval(TELLING);
        tellings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tellings.tick().await;
            let mut uses: HashMap<Visitor, Use> = HashMap::new();
            for (visitor, pages) in guests.each() {
                uses.entry(visitor).or_default().pages = pages;
            }
            for (visitor, questions) in hall.thinkers().questions() {
                uses.entry(visitor).or_default().questions = questions;
            }
            for (visitor, made) in hall.take_made() {
                uses.entry(visitor).or_default().made = made;
            }
            // Pages of the machine itself count each for itself.
            let nodes = hall.thinkers().elsewhere().count(std::time::Instant::now()) + 1;
            uses.retain(|visitor, used| !visitor.is_here() && used.is_much(hall.limits(), nodes));
            let told = (self.0.messenger.name.to_string(), Vec::from_iter(uses));
            let Ok(text) = serde_json::to_vec(&told) else { continue };
            if let Err(fault) = self.0.messenger.client.publish(word::USES, text.into()).await {
                tracing::debug!(%fault, "other nodes are not told of visitors");
            }
        }
    }

    /// Hears what visitors use elsewhere.
    async fn hear_uses(self, mut told: Subscriber, hall: Hall) {
        while let Some(delivery) = told.next().await {
            let read = serde_json::from_slice::<(String, Vec<(Visitor, Use)>)>(&delivery.payload);
            let (node, uses) = match read {
                Ok((node, _)) if *node == *self.0.messenger.name => continue,
                Ok(told) => told,
                Err(fault) => {
                    tracing::warn!(%fault, "another node tells what this one does not understand");
                    continue;
                }
            };
            for (visitor, used) in uses.iter().filter(|(_, used)| used.made > 0) {
                hall.made_elsewhere(*visitor, used.made);
            }
            hall.thinkers().elsewhere().hear(node, uses, std::time::Instant::now());
        }
    }

    /// Asks all nodes with tables that pages here are at whether everything has arrived, and itself whether the messenger is there;
    /// takes leave of pages whose nodes no longer ask.
    async fn beat(self) {
        let mut beats = tokio::time::interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let name = &self.0.messenger.name;
        loop {
            beats.tick().await;
            let from = name.to_string();
            let links = Vec::new();
            self.0.messenger.say(name, &Word::Beat { from, links }).await;
            self.0.tables.beat().await;
            self.0.pages.let_silent_ones_go();
        }
    }
}
