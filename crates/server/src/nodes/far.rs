//! Pages elsewhere at tables here: a table sees them as it sees its own, with an outbox that leads to their nodes.

use super::link::Far;
use super::word::UNKNOWN;
use super::{GONE, Messenger, word};
use crate::actor::{Command, Door};
use crate::outbox::Outbox;
use crate::visitor::Visitor;
use axum::extract::ws::Utf8Bytes;
use pasch_protocol::{Answer, Message};
use pasch_table::{Ask, GuestId, Input, Joining};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::Instant;

/// A link, by its page's node and the number that it has there.
pub type Place = (String, u64);

/// The pages elsewhere that are at tables here.
#[derive(Clone, Debug)]
pub struct Pages(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    messenger: Messenger,
    links: Mutex<HashMap<Place, Link>>,
}

/// A page's way to a table, as the table's node sees it.
#[derive(Debug)]
struct Link {
    table: String,
    guest: GuestId,
    door: Door,
    end: Arc<Mutex<Far>>,
    /// When its node was last heard of.
    alive: Instant,
    /// Used when the page itself ends the link. If it goes unused, the link was cut.
    over: oneshot::Sender<()>,
}

impl Link {
    fn end(&self) -> MutexGuard<'_, Far> {
        lock(&self.end)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pages {
    /// None yet.
    pub fn new(messenger: Messenger) -> Pages {
        Pages(Arc::new(Inner {
            messenger,
            links: Mutex::default(),
        }))
    }

    /// How many there are.
    pub fn links(&self) -> usize {
        self.all().len()
    }

    /// A page comes to a table, if it is here. If not, it is told to come again.
    pub fn admit(&self, place: Place, table: &str, door: Option<Door>, joining: Joining, visitor: Visitor) {
        let (outbox, outgoing, overflow) = Outbox::new(visitor);
        let (over, ended) = oneshot::channel();
        let (guest, end) = (joining.guest, Arc::<Mutex<Far>>::default());
        let mut links = self.all();
        // It may come again by a new link: the old one is no longer its way to the table, nor its to leave by.
        let old = |(node, _): &Place, link: &mut Link| *node == place.0 && link.guest == guest && link.table == table;
        for (_, link) in links.extract_if(old) {
            link.over.send(()).ok();
        }
        let let_in = door.filter(|door| {
            let command = Command::Join(joining, outbox.clone());
            door.try_send(Box::new(command)).is_ok()
        });
        if let Some(door) = let_in {
            let link = Link {
                table: table.to_owned(),
                guest,
                door,
                end: Arc::clone(&end),
                alive: Instant::now(),
                over,
            };
            links.insert(place.clone(), link);
        }
        drop(links);
        tokio::spawn(self.clone().relay(place, end, outgoing, overflow, ended));
    }

    /// Brings what a table says to a page elsewhere, until it has nothing to say to it any more, or the page has gone. A page whose
    /// link is cut is told that its table closes, so that it comes again.
    async fn relay(
        self,
        place: Place,
        end: Arc<Mutex<Far>>,
        mut outgoing: mpsc::Receiver<Utf8Bytes>,
        overflow: Arc<Notify>,
        mut ended: oneshot::Receiver<()>,
    ) {
        let cut = loop {
            let text = tokio::select! {
                biased;
                () = overflow.notified() => break true,
                ended = &mut ended => break ended.is_err(),
                text = outgoing.recv() => text,
            };
            let Some(text) = text else { break false };
            self.tell(&place, &end, &text).await;
        };
        // Whoever thinks for this page alone need not go on.
        drop(outgoing);
        if cut {
            let closing = Answer {
                re: None,
                message: Message::Closing,
            };
            let closing = serde_json::to_string(&closing).unwrap_or_default();
            self.tell(&place, &end, &closing).await;
        }
        self.tell(&place, &end, "").await;
        self.dismiss(&place);
    }

    async fn tell(&self, place: &Place, end: &Mutex<Far>, text: &str) {
        let number = lock(end).next();
        let text = word::text(place.1, number, text);
        self.0.messenger.tell(&place.0, text).await;
    }

    /// A page asks its table for something.
    pub fn ask(&self, place: &Place, number: u64, re: u32, ask: Ask) {
        let mut links = self.all();
        let Some(link) = links.get_mut(place) else { return };
        let guest = link.guest;
        let asked = link.end().hear(number) && {
            let command = Command::Input(Input::Ask { guest, re, ask });
            link.door.try_send(Box::new(command)).is_ok()
        };
        drop(links);
        if !asked {
            // A word was lost, or the table is gone, or hears too much.
            self.dismiss(place);
        }
    }

    /// A node beats, and says how many words must have come on its links. If they have, how many it must have heard.
    pub fn beat(&self, node: &str, asked: &[(u64, u64)]) -> Vec<(u64, u64)> {
        let mut known = Vec::new();
        for (number, due) in asked {
            let place = (node.to_owned(), *number);
            let fits = self.all().get_mut(&place).and_then(|link| {
                link.alive = Instant::now();
                link.end().beat(*due)
            });
            if fits.is_none() {
                self.dismiss(&place);
            }
            known.push((*number, fits.unwrap_or(UNKNOWN)));
        }
        known
    }

    /// A page goes by itself.
    pub fn leave(&self, place: &Place) {
        let link = self.all().remove(place);
        if let Some(link) = link {
            link.over.send(()).ok();
            go(link.door, link.guest);
        }
    }

    /// The link to a page is cut.
    fn dismiss(&self, place: &Place) {
        let link = self.all().remove(place);
        if let Some(link) = link {
            go(link.door, link.guest);
        }
    }

    /// Lets pages go whose nodes have not been heard of for too long.
    pub fn let_silent_ones_go(&self) {
        let silent: Vec<Place> = {
            let links = self.all();
            let silent = links.iter().filter(|(_, link)| link.alive.elapsed() > GONE);
            silent.map(|(place, _)| place.clone()).collect()
        };
        silent.iter().for_each(|place| self.dismiss(place));
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Place, Link>> {
        self.0.links.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells a table that a page has gone.
fn go(door: Door, guest: GuestId) {
    tokio::spawn(async move { drop(door.send(Box::new(Command::Input(Input::Leave(guest)))).await) });
}
