//! Many nodes: a page's socket may end on any of them, its table is owned by one.
//!
//! The database knows who owns a table; words for it go to that node over NATS, and what the table says comes back the same way. NATS
//! delivers at most once, so every page at a table elsewhere has a link whose words are numbered in both directions. A number
//! that is missing, a node that does not answer, a table that has gone elsewhere: whatever is wrong with a link, it is cut, and
//! its page is told that the table closes. Then it does what it does anyway, and comes again, to see the table as it is stored.
//! Nothing depends on a message that arrives.

use crate::actor::{Command, WAITING};
use crate::hall::Hall;
use crate::outbox::Outbox;
use crate::visitor::Visitor;
use async_nats::connection::State;
use async_nats::{Client, HeaderMap, Message as Delivery, Subscriber};
use axum::extract::ws::Utf8Bytes;
use futures_util::StreamExt;
use pasch_protocol::{Answer, Message};
use pasch_table::{Ask, GuestId, Input, Joining};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// How often nodes ask each other about their links, and how long an answer may take.
const BEAT: Duration = Duration::from_millis(800);
/// How long a node may not ask before its pages are taken for gone.
const GONE: Duration = Duration::from_secs(4);
/// How long a node is waited for that is said to have a table.
const CALL: Duration = Duration::from_millis(700);
/// How long last words may take.
const LEAVING: Duration = Duration::from_millis(500);
/// The header with a word's number.
const NUMBER: &str = "Pasch-Number";

/// The other nodes, as this one sees them.
#[derive(Clone, Debug)]
pub struct Nodes(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    client: Client,
    /// This node's name, as long as the process lives.
    name: String,
    near: Mutex<HashMap<u64, Near>>,
    far: Mutex<HashMap<(String, u64), Far>>,
    links: AtomicU64,
}

/// A page here at a table elsewhere.
#[derive(Debug)]
struct Near {
    owner: String,
    outbox: Outbox,
    /// How many words were sent, and how many were heard.
    sent: u64,
    heard: u64,
    /// How many had been said when the owner was last asked.
    said: u64,
    cut: Arc<Notify>,
}

/// A page elsewhere at a table here.
#[derive(Debug)]
struct Far {
    table: String,
    guest: GuestId,
    door: mpsc::Sender<Command>,
    received: u64,
    told: Arc<AtomicU64>,
    /// When its node was last heard of.
    alive: Instant,
}

/// What one node says to another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    /// Is this table set up with you?
    Have(String),
    /// These are my links to you, with how many words I sent on each. Answered with those you know, and how many you said.
    Beat { from: String, links: Vec<(u64, u64)> },
    /// A page comes.
    Join {
        from: String,
        link: u64,
        table: String,
        joining: Box<Joining>,
        visitor: Visitor,
    },
    /// It asks for something.
    Ask {
        from: String,
        link: u64,
        number: u64,
        re: u32,
        ask: Box<Ask>,
    },
    /// It goes.
    Leave { from: String, link: u64 },
}

impl Nodes {
    /// Connects this node to the others.
    pub async fn open(address: &str, name: &str) -> Result<Nodes, async_nats::ConnectError> {
        let options = async_nats::ConnectOptions::new()
            .name(format!("pasch node {name}"))
            .ping_interval(Duration::from_secs(1))
            .request_timeout(Some(CALL));
        let client = options.connect(address).await?;
        Ok(Nodes(Arc::new(Inner {
            client,
            name: name.to_owned(),
            near: Mutex::default(),
            far: Mutex::default(),
            links: AtomicU64::new(0),
        })))
    }

    /// Is the messenger there?
    pub fn connected(&self) -> bool {
        self.0.client.connection_state() == State::Connected
    }

    /// How many pages here are at tables elsewhere, and the other way round.
    pub fn links(&self) -> (usize, usize) {
        (self.near().len(), self.far().len())
    }

    /// Lets the last words go out: nobody is to miss that the tables here have closed.
    pub async fn take_leave(&self) {
        let end = Instant::now() + LEAVING;
        while !self.far().is_empty() && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        drop(tokio::time::timeout(LEAVING, self.0.client.flush()).await);
    }

    /// Begins to listen to the others, for this hall.
    pub async fn listen(&self, hall: Hall) -> Result<Vec<JoinHandle<()>>, async_nats::SubscribeError> {
        let Inner { client, name, .. } = &*self.0;
        let words = client.subscribe(format!("pasch.node.{name}.ask")).await?;
        let told = client.subscribe(format!("pasch.node.{name}.tell.*")).await?;
        Ok(vec![
            tokio::spawn(self.clone().hear(words, hall.clone())),
            tokio::spawn(self.clone().pass_on(told)),
            tokio::spawn(self.clone().beat()),
        ])
    }

    /// The door to a table that this owner is said to have; nothing if he does not answer, or has it no longer.
    pub async fn door(&self, table: &str, owner: &str) -> Option<mpsc::Sender<Command>> {
        let owner = node_of(owner);
        if owner == self.0.name {
            return None;
        }
        let word = serde_json::to_vec(&Word::Have(table.to_owned())).ok()?;
        let call = self.0.client.request(ask_subject(owner), word.into());
        let has = tokio::time::timeout(CALL, call).await.ok()?.ok()?;
        if &has.payload[..] != b"true" {
            return None;
        }
        let (door, commands) = mpsc::channel(WAITING);
        let delegate = self.clone().stand_for(table.to_owned(), owner.to_owned(), commands);
        tokio::spawn(delegate);
        Some(door)
    }

    /// Stands for a table elsewhere, for one page.
    async fn stand_for(self, table: String, owner: String, mut commands: mpsc::Receiver<Command>) {
        let (link, cut) = (self.0.links.fetch_add(1, Ordering::Relaxed), Arc::new(Notify::new()));
        loop {
            let command = tokio::select! {
                command = commands.recv() => command,
                () = cut.notified() => break,
            };
            match command {
                Some(Command::Join(joining, outbox)) => {
                    let visitor = outbox.visitor;
                    let near = Near {
                        owner: owner.clone(),
                        outbox,
                        sent: 0,
                        heard: 0,
                        said: 0,
                        cut: Arc::clone(&cut),
                    };
                    self.near().insert(link, near);
                    let word = Word::Join {
                        from: self.0.name.clone(),
                        link,
                        table: table.clone(),
                        joining: Box::new(joining),
                        visitor,
                    };
                    self.say(&owner, &word).await;
                }
                Some(Command::Input(Input::Ask { re, ask, .. })) => {
                    let number = match self.near().get_mut(&link) {
                        Some(near) => {
                            near.sent += 1;
                            near.sent - 1
                        }
                        None => break,
                    };
                    let word = Word::Ask {
                        from: self.0.name.clone(),
                        link,
                        number,
                        re,
                        ask: Box::new(ask),
                    };
                    self.say(&owner, &word).await;
                }
                // Whatever else there is to say to a table, its owner says.
                Some(Command::Input(Input::Leave(_))) | None => break,
                Some(_) => {}
            }
        }
        self.near().remove(&link);
        let from = self.0.name.clone();
        self.say(&owner, &Word::Leave { from, link }).await;
    }

    async fn say(&self, to: &str, word: &Word) {
        match serde_json::to_vec(word) {
            Ok(text) => {
                if let Err(fault) = self.0.client.publish(ask_subject(to), text.into()).await {
                    tracing::warn!(%fault, "a word to another node is lost");
                }
            }
            Err(fault) => tracing::error!(%fault, "a word to another node cannot be written"),
        }
    }

    /// Hears what other nodes say, one after the other.
    async fn hear(self, mut words: Subscriber, hall: Hall) {
        while let Some(delivery) = words.next().await {
            match serde_json::from_slice(&delivery.payload) {
                Ok(word) => self.heed(&hall, word, &delivery).await,
                Err(fault) => tracing::warn!(%fault, "another node says what this one does not understand"),
            }
        }
    }

    async fn heed(&self, hall: &Hall, word: Word, delivery: &Delivery) {
        match word {
            Word::Have(table) => {
                let has = hall.door_here(&table).is_some();
                self.reply(delivery, has.to_string().into_bytes()).await;
            }
            Word::Beat { from, links } => {
                let mut known = Vec::new();
                for (link, sent) in links {
                    let place = (from.clone(), link);
                    let fits = self.far().get_mut(&place).map(|far| {
                        far.alive = Instant::now();
                        (far.received == sent, far.told.load(Ordering::SeqCst))
                    });
                    match fits {
                        Some((true, told)) => known.push((link, told)),
                        // A word was lost.
                        Some((false, _)) => self.dismiss(&place).await,
                        None => {}
                    }
                }
                if let Ok(text) = serde_json::to_vec(&known) {
                    self.reply(delivery, text).await;
                }
            }
            Word::Join {
                from,
                link,
                table,
                joining,
                visitor,
            } => self.admit(hall, (from, link), table, *joining, visitor).await,
            Word::Ask {
                from,
                link,
                number,
                re,
                ask,
            } => {
                let place = (from, link);
                let sent = match self.far().get_mut(&place) {
                    Some(far) if far.received == number => {
                        far.received += 1;
                        let (guest, ask) = (far.guest, *ask);
                        far.door.try_send(Command::Input(Input::Ask { guest, re, ask })).is_ok()
                    }
                    Some(_) => false,
                    None => return,
                };
                if !sent {
                    self.dismiss(&place).await;
                }
            }
            Word::Leave { from, link } => self.dismiss(&(from, link)).await,
        }
    }

    async fn reply(&self, to: &Delivery, text: Vec<u8>) {
        if let Some(reply) = &to.reply
            && let Err(fault) = self.0.client.publish(reply.clone(), text.into()).await
        {
            tracing::debug!(%fault, "another node gets no answer");
        }
    }

    /// A page elsewhere comes to a table here. If the table is here no longer, it is told so.
    async fn admit(&self, hall: &Hall, place: (String, u64), table: String, joining: Joining, visitor: Visitor) {
        let (outbox, outgoing, overflow) = Outbox::new(visitor);
        let told = Arc::new(AtomicU64::new(0));
        let guest = joining.guest;
        if let Some(door) = hall.door_here(&table) {
            // It comes again by a new link: the old one is no longer its way to the table.
            self.far()
                .retain(|(from, _), far| *from != place.0 || far.guest != guest || far.table != table);
            if door.try_send(Command::Join(joining, outbox)).is_ok() {
                let far = Far {
                    table,
                    guest,
                    door,
                    received: 0,
                    told: Arc::clone(&told),
                    alive: Instant::now(),
                };
                self.far().insert(place.clone(), far);
            }
        }
        tokio::spawn(self.clone().relay(place, told, outgoing, overflow));
    }

    /// Brings what a table says to a page elsewhere, until the table has nothing to say to it any more.
    async fn relay(
        self,
        place: (String, u64),
        told: Arc<AtomicU64>,
        mut outgoing: mpsc::Receiver<Utf8Bytes>,
        overflow: Arc<Notify>,
    ) {
        loop {
            let text = tokio::select! {
                text = outgoing.recv() => text,
                () = overflow.notified() => None,
            };
            let Some(text) = text else { break };
            self.tell(&place, &told, text).await;
        }
        // A page that was let in and not let go is at a table that has ended; one that was never let in finds none.
        let closing = match self.far().get(&place) {
            Some(far) => far.door.is_closed(),
            None => told.load(Ordering::SeqCst) == 0,
        };
        let closing = closing.then_some(Answer {
            re: None,
            message: Message::Closing,
        });
        let closing = closing.and_then(|closing| serde_json::to_string(&closing).ok());
        // And without another word the link is over: what was to be said has been said.
        for text in closing.into_iter().chain([String::new()]) {
            self.tell(&place, &told, text.into()).await;
        }
        self.dismiss(&place).await;
    }

    async fn tell(&self, (node, link): &(String, u64), told: &AtomicU64, text: Utf8Bytes) {
        let number = told.fetch_add(1, Ordering::SeqCst);
        let mut headers = HeaderMap::new();
        headers.insert(NUMBER, number.to_string());
        let subject = format!("pasch.node.{node}.tell.{link}");
        let told = self
            .0
            .client
            .publish_with_headers(subject, headers, text.as_str().to_owned().into());
        if let Err(fault) = told.await {
            tracing::debug!(%fault, "a page elsewhere misses something");
        }
    }

    /// A page elsewhere goes, or is taken for gone.
    async fn dismiss(&self, place: &(String, u64)) {
        let far = self.far().remove(place);
        if let Some(far) = far {
            tokio::spawn(async move {
                drop(far.door.send(Command::Input(Input::Leave(far.guest))).await);
            });
        }
    }

    /// Brings what tables elsewhere say to the pages here.
    async fn pass_on(self, mut told: Subscriber) {
        while let Some(delivery) = told.next().await {
            let link = delivery.subject.rsplit('.').next().and_then(|link| link.parse().ok());
            let number = delivery.headers.as_ref().and_then(|headers| headers.get(NUMBER));
            let number = number.and_then(|number| number.as_str().parse::<u64>().ok());
            let (Some(link), Some(number)) = (link, number) else {
                continue;
            };
            let mut near = self.near();
            let Some(page) = near.get_mut(&link) else {
                continue;
            };
            match std::str::from_utf8(&delivery.payload) {
                Ok("") if number == page.heard => page.cut.notify_one(),
                Ok(text) if number == page.heard => {
                    page.heard += 1;
                    page.outbox.text(text.to_owned().into());
                }
                _ => {
                    if let Some(page) = near.remove(&link) {
                        cut(&page);
                    }
                }
            }
        }
    }

    /// Asks all owners of tables that pages here are at whether everything has arrived, and takes leave of nodes that no longer
    /// ask.
    async fn beat(self) {
        let mut missed: HashMap<String, u32> = HashMap::new();
        let mut beats = tokio::time::interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            beats.tick().await;
            let mut owners: HashMap<String, Vec<(u64, u64)>> = HashMap::new();
            for (link, near) in &*self.near() {
                owners.entry(near.owner.clone()).or_default().push((*link, near.sent));
            }
            missed.retain(|owner, _| owners.contains_key(owner));
            let asking = owners.into_iter().map(async |(owner, links)| {
                let answer = self.ask_about(&owner, &links).await;
                (owner, links, answer)
            });
            for (owner, links, answer) in futures_util::future::join_all(asking).await {
                match answer {
                    Some(known) => {
                        missed.remove(&owner);
                        self.compare(&links, &known);
                    }
                    None => {
                        let misses = missed.entry(owner.clone()).or_default();
                        *misses += 1;
                        if *misses >= 2 {
                            tracing::warn!(owner, "another node does not answer");
                            let mut near = self.near();
                            near.extract_if(|_, page| page.owner == owner)
                                .for_each(|(_, page)| cut(&page));
                        }
                    }
                }
            }
            let silent: Vec<(String, u64)> = {
                let far = self.far();
                let silent = far.iter().filter(|(_, far)| far.alive.elapsed() > GONE);
                silent.map(|(place, _)| place.clone()).collect()
            };
            for place in silent {
                self.dismiss(&place).await;
            }
        }
    }

    async fn ask_about(&self, owner: &str, links: &[(u64, u64)]) -> Option<HashMap<u64, u64>> {
        let (from, links) = (self.0.name.clone(), links.to_owned());
        let word = serde_json::to_vec(&Word::Beat { from, links }).ok()?;
        let call = self.0.client.request(ask_subject(owner), word.into());
        let answer = tokio::time::timeout(BEAT, call).await.ok()?.ok()?;
        let known: Vec<(u64, u64)> = serde_json::from_slice(&answer.payload).ok()?;
        Some(known.into_iter().collect())
    }

    /// What the owner had said when it was asked before must have been heard by now.
    fn compare(&self, asked: &[(u64, u64)], known: &HashMap<u64, u64>) {
        let mut near = self.near();
        for (link, _) in asked {
            let Some(page) = near.get_mut(link) else { continue };
            let fits = known.get(link).is_some_and(|said| {
                let fits = page.heard >= page.said;
                page.said = *said;
                fits
            });
            if !fits && let Some(page) = near.remove(link) {
                cut(&page);
            }
        }
    }

    fn near(&self) -> MutexGuard<'_, HashMap<u64, Near>> {
        self.0.near.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn far(&self) -> MutexGuard<'_, HashMap<(String, u64), Far>> {
        self.0.far.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells a page that its table closes, so that it comes again.
fn cut(page: &Near) {
    page.outbox.tell(Message::Closing);
    page.cut.notify_one();
}

fn ask_subject(node: &str) -> String {
    format!("pasch.node.{node}.ask")
}

/// The node of an incarnation.
fn node_of(incarnation: &str) -> &str {
    incarnation.split('-').next().unwrap_or(incarnation)
}
