//! The hall: which tables are set up right now, and how to get to one that is put away.

use crate::actor::{Actor, Command, WAITING};
use crate::config::Limits;
use crate::names;
use crate::store::{Store, StoreFault, Stored, Write};
use crate::thinkers::Thinkers;
use pasch_protocol::{Fault, FaultKey};
use pasch_table::{Chair, Entry, Ledger, Millis, Secrets, Setting, listed};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

/// The door to the hall.
#[derive(Clone, Debug)]
pub struct Hall(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    thinkers: Thinkers,
    limits: Limits,
    tables: Mutex<HashMap<String, Set>>,
    /// Held while a table is fetched from the store, so that no table is ever set up twice.
    fetching: tokio::sync::Mutex<()>,
    actors: AtomicU64,
    /// When the tables' clock stood at zero.
    opened: Instant,
}

/// A table that is set up.
#[derive(Clone, Debug)]
struct Set {
    actor: u64,
    door: mpsc::Sender<Command>,
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum HallFault {
    /// There is none of this name.
    #[error("there is no such table")]
    NoTable,
    /// As many as this server takes.
    #[error("as many tables are in use as this server takes")]
    Full,
    /// The terms cannot be played.
    #[error("{0}")]
    Terms(String),
    /// The store failed; the details are for the log.
    #[error("the store does not answer")]
    Store(#[from] StoreFault),
    /// What is stored makes no table; the details are for the log.
    #[error("the table cannot be restored")]
    Damaged(String),
}

impl HallFault {
    /// What a page knows it by.
    pub fn key(&self) -> FaultKey {
        match self {
            HallFault::NoTable => FaultKey::NoTable,
            HallFault::Full => FaultKey::TooMany,
            HallFault::Terms(_) => FaultKey::BadTerms,
            HallFault::Store(_) | HallFault::Damaged(_) => FaultKey::Trouble,
        }
    }
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Store, thinkers: Thinkers, limits: Limits) -> Hall {
        Hall(Arc::new(Inner {
            store,
            thinkers,
            limits,
            tables: Mutex::default(),
            fetching: tokio::sync::Mutex::default(),
            actors: AtomicU64::new(0),
            opened: Instant::now(),
        }))
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Those who think.
    pub fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The tables' clock.
    pub fn now(&self) -> Millis {
        u64::try_from(self.0.opened.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Waits until the tables' clock shows this.
    pub async fn sleep_until(&self, at: Millis) {
        tokio::time::sleep_until(self.0.opened + Duration::from_millis(at)).await;
    }

    /// How many tables are set up.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Sets up a new table and returns its name.
    pub async fn create(&self, setting: Setting, owner: Option<String>) -> Result<String, HallFault> {
        if self.count() >= self.limits().tables {
            return Err(HallFault::Full);
        }
        let chance = names::seed().map_err(|fault| HallFault::Damaged(fault.to_string()))?;
        let mut secrets = Secrets::new(chance);
        let table = secrets.table_name();
        let ledger = Ledger::new(&table, setting.clone()).map_err(|fault| HallFault::Terms(fault.to_string()))?;
        let text = |fault: serde_json::Error| HallFault::Damaged(fault.to_string());
        let write = Write::Create {
            table: table.clone(),
            setting: serde_json::to_string(&setting).map_err(text)?,
            summary: listed(&ledger),
            owner,
        };
        self.store().write(write).await?;
        self.set_up(ledger);
        Ok(table)
    }

    /// Sets up the same once more, on the lists of all who sit there.
    pub async fn again(&self, setting: Setting) -> Result<String, Fault> {
        let owners: Vec<String> = pasch_rules::Side::BOTH
            .into_iter()
            .filter_map(|side| match &setting.seats[side] {
                Chair::Person { owner, .. } => Some(owner.clone()),
                _ => None,
            })
            .collect();
        let fault = |fault: HallFault| Fault::from(fault.key());
        let table = self.create(setting, owners.first().cloned()).await.map_err(fault)?;
        if let Some(owner) = owners.get(1) {
            let write = Write::Append {
                table: table.clone(),
                first: 0,
                entries: Vec::new(),
                summary: None,
                owner: Some(owner.clone()),
                secret: None,
            };
            let written = self.store().write(write).await;
            written.map_err(|refused| fault(HallFault::Store(refused)))?;
        }
        Ok(table)
    }

    /// The door of a table, which is fetched from the store if it is put away.
    pub async fn open(&self, table: &str) -> Result<mpsc::Sender<Command>, HallFault> {
        if let Some(set) = self.tables().get(table) {
            return Ok(set.door.clone());
        }
        let _fetching = self.0.fetching.lock().await;
        if let Some(set) = self.tables().get(table) {
            return Ok(set.door.clone());
        }
        if self.count() >= self.limits().tables {
            return Err(HallFault::Full);
        }
        let stored = self.store().load(table).await?.ok_or(HallFault::NoTable)?;
        let ledger = restore(table, &stored)?;
        Ok(self.set_up(ledger))
    }

    /// Tells a table something, fetching it if need be. What cannot be told is dropped: the table is gone.
    pub async fn tell(&self, table: &str, command: Command) {
        let mut command = command;
        // A table may be put away between asking for its door and going through it.
        for _ in 0..3 {
            let Ok(door) = self.open(table).await else {
                return;
            };
            match door.send(command).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
    }

    /// A table's ledger as it is now.
    pub async fn look(&self, table: &str) -> Result<Box<Ledger>, HallFault> {
        let (reply, ledger) = oneshot::channel();
        self.open(table).await?;
        self.tell(table, Command::Look(reply)).await;
        ledger.await.map_err(|_| HallFault::NoTable)
    }

    /// Takes a table out of the hall if this task is still the one that runs it.
    pub fn remove(&self, table: &str, actor: u64) {
        let mut tables = self.tables();
        if tables.get(table).is_some_and(|set| set.actor == actor) {
            tables.remove(table);
        }
    }

    /// Puts a table away that nobody is at. A command that came in the last moment goes to the next to run it.
    pub fn close_if_idle(&self, table: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables();
        if !commands.is_empty() {
            return false;
        }
        tables.remove(table);
        commands.close();
        drop(tables);
        while let Ok(late) = commands.try_recv() {
            let (hall, table) = (self.clone(), table.to_owned());
            tokio::spawn(async move { hall.tell(&table, late).await });
        }
        true
    }

    /// Takes every door away, so that the tables end when their last command is done.
    pub fn close(&self) {
        self.tables().clear();
    }

    fn set_up(&self, ledger: Ledger) -> mpsc::Sender<Command> {
        let (door, commands) = mpsc::channel(WAITING);
        let actor = self.0.actors.fetch_add(1, Ordering::Relaxed);
        self.tables().insert(
            ledger.table().to_owned(),
            Set {
                actor,
                door: door.clone(),
            },
        );
        tokio::spawn(Actor::new(self.clone(), ledger).run(actor, commands));
        door
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Set>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The ledger that follows from what is stored.
pub fn restore(table: &str, stored: &Stored) -> Result<Ledger, HallFault> {
    let damaged = |what: &dyn std::fmt::Display| {
        tracing::error!(table, fault = %what, "a stored table cannot be restored");
        HallFault::Damaged(what.to_string())
    };
    let setting: Setting = serde_json::from_str(&stored.setting).map_err(|fault| damaged(&fault))?;
    let mut ledger = Ledger::new(table, setting).map_err(|fault| damaged(&fault))?;
    for (number, text) in stored.entries.iter().enumerate() {
        let entry: Entry =
            serde_json::from_str(text).map_err(|fault| damaged(&format_args!("entry {number}: {fault}")))?;
        ledger
            .enter(&entry)
            .map_err(|fault| damaged(&format_args!("entry {number}: {fault}")))?;
    }
    // Without its secret the table asks for new chains; nobody else's dice depend on it.
    if let Some((epoch, seed)) = &stored.secret
        && let Some(seed) = pasch_dice::unhex(seed)
    {
        ledger.hold(*epoch, seed);
    }
    Ok(ledger)
}
