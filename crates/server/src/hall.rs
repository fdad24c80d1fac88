//! The hall: which tables are set up right now, and how to get to one that is put away.

use crate::actor::{Actor, Command, Commands, Door, WAITING};
use crate::bucket::Bucket;
use crate::config::Limits;
use crate::figures;
use crate::names;
#[cfg(feature = "nodes")]
use crate::nodes::Nodes;
use crate::store::{Lease, NewTable, Store, StoreFault, Stored};
use crate::thinkers::Thinkers;
use crate::visitor::Visitor;
use pasch_protocol::{Fault, FaultKey};
use pasch_table::{Ledger, Millis, Secrets, Setting, listed};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

/// The door to the hall.
#[derive(Clone, Debug)]
pub struct Hall(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    limits: Limits,
    tables: Mutex<HashMap<String, Set>>,
    /// Places kept for tables that are being made or fetched.
    kept: AtomicUsize,
    /// What each visitor may still make.
    making: Mutex<HashMap<Visitor, Bucket>>,
    /// What each has made that other nodes have not been told yet.
    #[cfg(feature = "nodes")]
    made: Mutex<HashMap<Visitor, u32>>,
    /// Held while a table is fetched from the store, so that no table is ever set up twice; some tables share one.
    fetching: [tokio::sync::Mutex<()>; 64],
    /// The other nodes, if there are any.
    #[cfg(feature = "nodes")]
    nodes: std::sync::OnceLock<Nodes>,
    /// True once no more tables are set up.
    closed: AtomicBool,
    actors: AtomicU64,
    /// What the tables' clock showed when the hall was opened: milliseconds since 1970, so that days go on from one
    /// server to the next. It never goes back while this one lives, whatever is done to the machine's clock.
    began: Millis,
    opened: Instant,
}

/// A table that is set up.
#[derive(Clone, Debug)]
struct Set {
    actor: u64,
    door: Door,
}

/// How many visitors' makings are remembered before the idle ones are forgotten.
const MAKERS: usize = 1024;

/// How long a table is waited for whose owner may have died, and how often it is asked for meanwhile.
const SUCCESSION: Duration = Duration::from_secs(10);
const LOOKS: Duration = Duration::from_millis(150);

/// A place kept for a table, until it stands there or cannot be had.
struct Kept<'a>(&'a AtomicUsize);

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum HallFault {
    /// There is none of this name.
    #[error("there is no such table")]
    NoTable,
    /// The hall is closed.
    #[error("no more tables are set up here")]
    Closed,
    /// As many as this server takes.
    #[error("as many tables are in use as this server takes")]
    Full,
    /// As many as one visitor may make.
    #[error("more tables are made than one visitor may make")]
    Enough,
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
            HallFault::Full | HallFault::Enough => FaultKey::TooMany,
            HallFault::Terms(_) => FaultKey::BadTerms,
            HallFault::Closed | HallFault::Store(_) | HallFault::Damaged(_) => FaultKey::Trouble,
        }
    }
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Arc<dyn Store>, thinkers: Thinkers, limits: Limits) -> Hall {
        Hall(Arc::new(Inner {
            store,
            thinkers,
            limits,
            tables: Mutex::default(),
            kept: AtomicUsize::new(0),
            making: Mutex::default(),
            #[cfg(feature = "nodes")]
            made: Mutex::default(),
            fetching: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            #[cfg(feature = "nodes")]
            nodes: std::sync::OnceLock::new(),
            closed: AtomicBool::new(false),
            actors: AtomicU64::new(0),
            began: since_1970(),
            opened: Instant::now(),
        }))
    }

    /// The store.
    pub fn store(&self) -> &dyn Store {
        &*self.0.store
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
        let passed = u64::try_from(self.0.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.0.began.saturating_add(passed)
    }

    /// Waits until the tables' clock shows this.
    pub async fn sleep_until(&self, at: Millis) {
        let passed = Duration::from_millis(at.saturating_sub(self.0.began));
        tokio::time::sleep_until(self.0.opened + passed).await;
    }

    /// How many tables are set up.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Sets up a new table and returns its name. What a visitor makes is counted; what a table makes for its players is not.
    pub async fn create(
        &self,
        setting: Setting,
        holders: Vec<String>,
        visitor: Option<Visitor>,
    ) -> Result<String, HallFault> {
        if visitor.is_some_and(|visitor| !self.may_make(visitor)) {
            return Err(HallFault::Enough);
        }
        let kept = self.keep_place()?;
        let chance = names::seed().map_err(|fault| HallFault::Damaged(fault.to_string()))?;
        let mut secrets = Secrets::new(chance);
        let table = secrets.table_name();
        let ledger = Ledger::new(&table, setting.clone()).map_err(|fault| HallFault::Terms(fault.to_string()))?;
        let text = |fault: serde_json::Error| HallFault::Damaged(fault.to_string());
        let new = NewTable {
            table: table.clone(),
            setting: serde_json::to_string(&setting).map_err(text)?,
            summary: listed(&ledger),
            holders,
        };
        let lease = self.store().create(new).await?;
        self.set_up(ledger, lease, kept);
        Ok(table)
    }

    /// Sets up the same once more, on the lists of all who sit there.
    pub async fn again(&self, setting: Setting) -> Result<String, Fault> {
        let holders = setting.owners();
        let created = self.create(setting, holders, None).await;
        created.map_err(|fault| Fault::from(fault.key()))
    }

    /// The door of a table: here, or at the node that has it. One that is put away is fetched from the store. If its owner has died,
    /// it is to be had as soon as that is known, which is soon.
    pub async fn open(&self, table: &str) -> Result<Door, HallFault> {
        let end = Instant::now() + SUCCESSION;
        loop {
            let fault = match self.fetch(table).await {
                Err(HallFault::Store(fault @ (StoreFault::Owned { .. } | StoreFault::Lapsed))) => fault,
                opened => return opened,
            };
            #[cfg(feature = "nodes")]
            if let (StoreFault::Owned { owner, .. }, Some(nodes)) = (&fault, self.nodes())
                && let Some(door) = nodes.door(table, owner).await
            {
                return Ok(door);
            }
            if Instant::now() >= end {
                return Err(fault.into());
            }
            tokio::time::sleep(LOOKS).await;
        }
    }

    /// From now on tables are looked for at other nodes, too.
    #[cfg(feature = "nodes")]
    pub fn meet(&self, nodes: Nodes) {
        drop(self.0.nodes.set(nodes));
    }

    /// The other nodes, if there are any.
    #[cfg(feature = "nodes")]
    pub fn nodes(&self) -> Option<&Nodes> {
        self.0.nodes.get()
    }

    /// The door of a table that is set up here.
    #[cfg(feature = "nodes")]
    pub fn door_here(&self, table: &str) -> Option<Door> {
        self.tables().get(table).map(|set| set.door.clone())
    }

    /// Whether a table is here that others believe to be, or may be from now on.
    #[cfg(feature = "nodes")]
    pub async fn have(&self, table: &str) -> bool {
        self.fetch(table).await.is_ok()
    }

    async fn fetch(&self, table: &str) -> Result<Door, HallFault> {
        if let Some(set) = self.tables().get(table) {
            return Ok(set.door.clone());
        }
        let mut place = std::hash::DefaultHasher::new();
        table.hash(&mut place);
        let _fetching = self.0.fetching[place.finish() as usize % self.0.fetching.len()]
            .lock()
            .await;
        if let Some(set) = self.tables().get(table) {
            return Ok(set.door.clone());
        }
        let kept = self.keep_place()?;
        let (lease, stored) = self.store().take(table).await?.ok_or(HallFault::NoTable)?;
        figures::taken();
        let ledger = restore(table, &stored)?;
        Ok(self.set_up(ledger, lease, kept))
    }

    /// Tells a table something, fetching it if need be. What cannot be told is dropped: the table is gone.
    pub async fn tell(&self, table: &str, command: Command) {
        let mut command = Box::new(command);
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

    /// A table's ledger as it is now. One that may be elsewhere is read as it is stored.
    pub async fn look(&self, table: &str) -> Result<Box<Ledger>, HallFault> {
        #[cfg(feature = "nodes")]
        if self.nodes().is_some() && self.door_here(table).is_none() {
            let stored = self.store().read(table).await?.ok_or(HallFault::NoTable)?;
            return restore(table, &stored).map(Box::new);
        }
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
    pub fn close_if_idle(&self, table: &str, commands: &mut Commands) -> bool {
        let mut tables = self.tables();
        if !commands.is_empty() {
            return false;
        }
        tables.remove(table);
        commands.close();
        drop(tables);
        while let Ok(late) = commands.try_recv() {
            let (hall, table) = (self.clone(), table.to_owned());
            tokio::spawn(async move { hall.tell(&table, *late).await });
        }
        true
    }

    /// Lets go of every table when what it has heard until now is done: whoever is there has to come again.
    pub fn let_go(&self) {
        let doors: Vec<Door> = self.tables().drain().map(|(_, set)| set.door).collect();
        for door in doors {
            if let Err(mpsc::error::TrySendError::Full(end)) = door.try_send(Box::new(Command::End)) {
                tokio::spawn(async move { drop(door.send(end).await) });
            }
        }
    }

    /// The same for good: no more tables are set up here.
    pub fn close(&self) {
        self.0.closed.store(true, Ordering::SeqCst);
        self.let_go();
    }

    /// Keeps a place for a table before it is made, so that many at once do not become too many.
    fn keep_place(&self) -> Result<Kept<'_>, HallFault> {
        if self.0.closed.load(Ordering::SeqCst) {
            return Err(HallFault::Closed);
        }
        let tables = self.tables();
        let kept = &self.0.kept;
        if tables.len() + kept.load(Ordering::SeqCst) >= self.limits().tables {
            return Err(HallFault::Full);
        }
        kept.fetch_add(1, Ordering::SeqCst);
        drop(tables);
        Ok(Kept(kept))
    }

    fn may_make(&self, visitor: Visitor) -> bool {
        let made = self.making(visitor, Bucket::take);
        #[cfg(feature = "nodes")]
        if made && self.nodes().is_some() {
            *self.made().entry(visitor).or_default() += 1;
        }
        made
    }

    /// Does something with what a visitor may still make.
    fn making<T>(&self, visitor: Visitor, done: impl FnOnce(&mut Bucket) -> T) -> T {
        let limits = self.limits();
        let mut making = self.0.making.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever has made nothing for long is forgotten.
        if making.len() >= MAKERS {
            making.retain(|_, bucket| !bucket.is_full());
        }
        let bucket = making.entry(visitor);
        done(bucket.or_insert_with(|| Bucket::new(limits.making_rate, limits.making_burst)))
    }

    /// What each visitor has made since this was last asked.
    #[cfg(feature = "nodes")]
    pub fn take_made(&self) -> HashMap<Visitor, u32> {
        std::mem::take(&mut *self.made())
    }

    /// A visitor has made so many tables at another node.
    #[cfg(feature = "nodes")]
    pub fn made_elsewhere(&self, visitor: Visitor, count: u32) {
        self.making(visitor, |bucket| bucket.lose(count));
    }

    #[cfg(feature = "nodes")]
    fn made(&self) -> MutexGuard<'_, HashMap<Visitor, u32>> {
        self.0.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Deletes what nobody has touched for so long, but no table that is set up; tells how many.
    pub async fn prune(&self, older: Duration) -> Result<u64, HallFault> {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let before = now.unwrap_or_default().saturating_sub(older).as_millis();
        let set_up: Vec<String> = self.tables().keys().cloned().collect();
        let before = i64::try_from(before).unwrap_or(0);
        Ok(self.store().prune(before, &set_up).await?)
    }

    fn set_up(&self, ledger: Ledger, lease: Lease, kept: Kept<'_>) -> Door {
        let (door, commands) = mpsc::channel(WAITING);
        let actor = self.0.actors.fetch_add(1, Ordering::Relaxed);
        let set = Set {
            actor,
            door: door.clone(),
        };
        let mut tables = self.tables();
        tables.insert(ledger.table().to_owned(), set);
        // Before anyone else counts.
        drop(kept);
        drop(tables);
        // The hall was closed while the table was fetched.
        if self.0.closed.load(Ordering::SeqCst) {
            self.let_go();
        }
        tokio::spawn(Actor::new(self.clone(), ledger, lease).run(actor, commands));
        door
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Set>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn since_1970() -> Millis {
    let passed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    passed.map_or(0, |passed| u64::try_from(passed.as_millis()).unwrap_or(u64::MAX))
}

/// The ledger that follows from what is stored.
pub fn restore(table: &str, stored: &Stored) -> Result<Ledger, HallFault> {
    pasch_table::restore(table, stored).map_err(|damaged| {
        tracing::error!(table, %damaged, "a stored table cannot be restored");
        HallFault::Damaged(damaged.to_string())
    })
}
