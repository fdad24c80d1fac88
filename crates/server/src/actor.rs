//! The shell around a table: one task that hands it inputs and the time, and obeys its effects one after the other.
//!
//! It decides nothing. What it must get right is the order: the next effect waits until a write is durable. If a write
//! fails, the table ends here, and the next to ask for it gets it restored as stored.

use crate::figures;
use crate::hall::Hall;
use crate::names;
use crate::outbox::Outbox;
use crate::store::{Append, Lease, StoreFault};
use crate::thinkers::NoThought;
use pasch_protocol::{FaultKey, Message};
use pasch_table::{Effect, GuestId, Input, Ledger, Millis, Table, Thinking};
use std::collections::HashMap;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many commands may wait at a table.
pub const WAITING: usize = 128;

/// The way to a table's task. A channel keeps room for some dozen commands at a time, so it holds only where they are.
pub type Door = mpsc::Sender<Box<Command>>;
/// Where they come out.
pub type Commands = mpsc::Receiver<Box<Command>>;

/// What a table's task is told.
#[derive(Debug)]
pub enum Command {
    /// Something for the table.
    Input(Input),
    /// The same, with the way back to a page that comes.
    Join(pasch_table::Joining, Outbox),
    /// Somebody outside wants to see the ledger.
    Look(oneshot::Sender<Box<Ledger>>),
    /// The table is to be put away, whoever is at it: somebody else will have it.
    End,
}

/// The task's own.
pub struct Actor {
    hall: Hall,
    name: String,
    /// The right to write for this table.
    lease: Lease,
    table: Table,
    outboxes: HashMap<GuestId, Outbox>,
    wake: Option<Millis>,
}

/// How obeying an effect ended.
enum Obeyed {
    /// Go on.
    Yes,
    /// Put the table away if nothing waits for it.
    PutAway,
}

impl Actor {
    /// A task for the table with this ledger.
    pub fn new(hall: Hall, ledger: Ledger, lease: Lease) -> Actor {
        let name = ledger.table().to_owned();
        let table = Table::new(ledger, hall.limits().of_table());
        Actor {
            hall,
            name,
            lease,
            table,
            outboxes: HashMap::new(),
            wake: None,
        }
    }

    /// Takes commands until nobody is left. `actor` tells this task from a later one for the same table.
    pub async fn run(mut self, actor: u64, mut commands: Commands) {
        if let Err(fault) = self.serve(&mut commands).await {
            tracing::error!(table = %self.name, %fault, "a table stops");
        }
        // Whoever is still there, or was just coming, comes again, and finds it where it is then.
        commands.close();
        for outbox in self.outboxes.values() {
            outbox.tell(Message::Closing);
        }
        while let Ok(late) = commands.try_recv() {
            if let Command::Join(_, outbox) = *late {
                outbox.tell(Message::Closing);
            }
        }
        self.hall.remove(&self.name, actor);
        // Whoever sets it up next takes it anyway; to others it is free at once.
        if let Err(fault) = self.hall.store().release(self.lease).await {
            tracing::debug!(table = %self.name, %fault, "a table stays taken");
        }
    }

    async fn serve(&mut self, commands: &mut Commands) -> Result<(), StoreFault> {
        self.step(Input::Opened).await?;
        loop {
            let wake = self.wake;
            let clock = self.hall.clone();
            let sleep = async move {
                match wake {
                    Some(at) => clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let obeyed = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) if matches!(*command, Command::End) => return Ok(()),
                    Some(command) => self.command(*command).await?,
                    None => return Ok(()),
                },
                () = sleep => self.step(Input::Tick).await?,
            };
            if matches!(obeyed, Obeyed::PutAway) && self.hall.close_if_idle(&self.name, commands) {
                return Ok(());
            }
        }
    }

    async fn command(&mut self, command: Command) -> Result<Obeyed, StoreFault> {
        match command {
            Command::Input(input) => {
                let leaves = match &input {
                    Input::Leave(guest) => Some(*guest),
                    _ => None,
                };
                let obeyed = self.step(input).await;
                leaves.map(|guest| self.outboxes.remove(&guest));
                obeyed
            }
            Command::Join(joining, outbox) => {
                let guest = joining.guest;
                self.outboxes.insert(guest, outbox);
                let obeyed = self.step(Input::Join(joining)).await;
                if !self.table.guests().any(|there| there == guest) {
                    self.outboxes.remove(&guest);
                }
                obeyed
            }
            Command::Look(reply) => {
                drop(reply.send(Box::new(self.table.ledger().clone())));
                Ok(Obeyed::Yes)
            }
            Command::End => Ok(Obeyed::PutAway),
        }
    }

    async fn step(&mut self, input: Input) -> Result<Obeyed, StoreFault> {
        let asked = input.asked();
        let apologise = |actor: &Actor| {
            if let Some((guest, re)) = asked
                && let Some(outbox) = actor.outboxes.get(&guest)
            {
                outbox.fault(re, FaultKey::Trouble);
            }
        };
        let Ok(chance) = names::seed() else {
            apologise(self);
            return Ok(Obeyed::Yes);
        };
        let effects = self.table.step(self.hall.now(), chance, input);
        let obeyed = self.obey(effects).await;
        if obeyed.is_err() {
            apologise(self);
        }
        obeyed
    }

    async fn obey(&mut self, effects: Vec<Effect>) -> Result<Obeyed, StoreFault> {
        let mut obeyed = Obeyed::Yes;
        self.wake = None;
        for effect in effects {
            match effect {
                Effect::Write(write) => self.write(write).await?,
                Effect::Tell { to, answer } => match serde_json::to_string(&answer) {
                    Ok(text) => {
                        let text = axum::extract::ws::Utf8Bytes::from(text);
                        let outboxes = to.iter().filter_map(|guest| self.outboxes.get(guest));
                        outboxes.for_each(|outbox| outbox.text(text.clone()));
                    }
                    Err(fault) => tracing::error!(%fault, "a message cannot be written"),
                },
                Effect::Think(about) => {
                    let (hall, name) = (self.hall.clone(), self.name.clone());
                    // A question is somebody's; what the tutor says is for those who are there.
                    let (asked, page) = match &about {
                        Thinking::Hint { guest, re, .. } => (Some(*re), self.outboxes.get(guest).cloned()),
                        _ => (None, self.outboxes.values().next().cloned()),
                    };
                    tokio::spawn(think(hall, name, about, asked, page));
                }
                Effect::Found(setting) => {
                    let (hall, name) = (self.hall.clone(), self.name.clone());
                    tokio::spawn(async move {
                        let founded = hall.again(*setting).await;
                        hall.tell(&name, Command::Input(Input::Founded(founded))).await;
                    });
                }
                Effect::Wake(at) => self.wake = Some(at),
                Effect::PutAway => obeyed = Obeyed::PutAway,
                Effect::Broken(why) => return Err(StoreFault::Refused(why)),
            }
        }
        Ok(obeyed)
    }

    async fn write(&self, write: pasch_table::Write) -> Result<(), StoreFault> {
        let entries = write
            .entries
            .iter()
            .map(serde_json::to_string)
            .collect::<Result<_, _>>();
        let append = Append {
            lease: self.lease.clone(),
            first: write.first,
            entries: entries.map_err(|fault| StoreFault::Refused(fault.to_string()))?,
            summary: write.listed,
            holder: write.owner,
            secret: write.secret,
        };
        let begun = Instant::now();
        let written = self.hall.store().append(append).await;
        figures::written(begun.elapsed(), written.is_ok());
        written
    }
}

/// Thinks for a table and brings back the thought. A hint for a page that has gone is given up.
async fn think(hall: Hall, table: String, about: Thinking, asked: Option<u32>, page: Option<Outbox>) {
    let visitor = page.as_ref().map(|page| page.visitor);
    let gone = async {
        match (asked, &page) {
            (Some(_), Some(page)) => page.closed().await,
            _ => std::future::pending().await,
        }
    };
    let thought = tokio::select! {
        thought = hall.thinkers().about(&table, visitor, about) => thought,
        () = gone => return,
    };
    match (thought, asked, page) {
        (Ok(thought), ..) => hall.tell(&table, Command::Input(Input::Thought(thought))).await,
        (Err(NoThought::OverBudget(_)), Some(re), Some(page)) => page.fault(re, FaultKey::TooMany),
        _ => {}
    }
}
