//! The store: every entry of every table, written before anyone is told.
//!
//! A table has one owner, a node of some incarnation, and an epoch that grows with every new owner. Whoever appends names
//! the epoch under which he took the table and the number of the entry that comes next: the store refuses an owner who has
//! been succeeded, however late he wakes up, and a log that would have a gap or two entries in one place. An append that is
//! repeated because nobody knows what became of it is accepted once and confirmed twice.
//!
//! What holds for every store is told by `tests/conformance`, which any store must pass.

mod checksum;
mod folder;
#[cfg(feature = "postgres")]
pub mod postgres;
mod sqlite;
pub mod upkeep;
mod writer;

pub use folder::Folder;
pub(crate) use folder::private;
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use sqlite::{Disk, SqliteStore};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
pub use pasch_table::{Secret, Stored};
use std::path::PathBuf;
use tokio::sync::watch;

/// What comes of asking a store.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreFault>>;

/// A place where tables are kept, as one node sees it.
pub trait Store: std::fmt::Debug + Send + Sync + 'static {
    /// Keeps a new table, and takes it.
    fn create(&self, table: NewTable) -> Answer<'_, Lease>;

    /// Takes a table that nobody has, or that this node has already, or whose owner's time has run out. From then on the
    /// epochs before are refused. Nothing if there is no such table.
    fn take<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(Lease, Stored)>>;

    /// A table as it is stored, whoever has it. Nothing if there is no such table.
    fn read<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>>;

    /// Writes entries and what goes with them, all or none, and returns when they are durable.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Gives a table back, so that another node may take it at once.
    fn release(&self, lease: Lease) -> Answer<'_, ()>;

    /// Says that this node lives. A node that has not said so for too long loses its tables to whoever takes them.
    fn renew(&self) -> Answer<'_, ()>;

    /// Comes back as a new node, after the lease has run out. A store of one process has none that runs out.
    fn come_back(&self) -> Answer<'_, ()> {
        async { Err(StoreFault::Lapsed) }.boxed()
    }

    /// Puts a table on somebody's list of games.
    fn hold<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()>;

    /// Takes a table off somebody's list of games.
    fn forget<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()>;

    /// Somebody's tables, those touched last first.
    fn list<'a>(&'a self, holder: &'a str, limit: u32) -> Answer<'a, Vec<Listed>>;

    /// Deletes a table with everything that belongs to it; false if there was none.
    fn delete<'a>(&'a self, table: &'a str) -> Answer<'a, bool>;

    /// Deletes the tables that nobody has touched since this moment, but not those named; tells how many.
    fn prune<'a>(&'a self, before: Millis, except: &'a [String]) -> Answer<'a, u64>;

    /// Writes something, and returns when it is durable: can the store be written to?
    fn probe(&self) -> Answer<'_, ()>;

    /// Whether the store can be written to, as far as it knows.
    fn health(&self) -> watch::Receiver<Health>;

    /// Ends: what was handed over is written, what comes later is refused.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// A moment, in milliseconds since 1970.
pub type Millis = i64;

/// A table's name and the epoch under which it is owned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The table.
    pub table: String,
    /// The epoch.
    pub epoch: i64,
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name.
    pub table: String,
    /// Its setting, as JSON.
    pub setting: String,
    /// Its line in the list of games, as JSON.
    pub summary: String,
    /// Who lists it.
    pub holders: Vec<String>,
}

/// More entries of a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table, and by what right.
    pub lease: Lease,
    /// The number of the first, from 0: as many as the store has.
    pub first: u32,
    /// The entries, as JSON.
    pub entries: Vec<String>,
    /// The new line in the list of games, if it changed.
    pub summary: Option<String>,
    /// Who lists it from now on.
    pub holder: Option<String>,
    /// What becomes of the secret of its dice.
    pub secret: Option<Secret>,
}

/// A line of somebody's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// When its last entry was made.
    pub updated: Millis,
    /// Its line, as JSON.
    pub summary: String,
}

/// Whether a store can be written to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Health {
    /// It can.
    #[default]
    Well,
    /// It cannot right now, for this reason. Writes wait.
    Waits(String),
}

/// What can go wrong with a store.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreFault {
    /// Another has taken the table since.
    #[error("table {table}: epoch {epoch} is over; another has taken the table")]
    Succeeded {
        /// Which.
        table: String,
        /// The epoch that is over.
        epoch: i64,
    },
    /// Another node has the table.
    #[error("table {table} belongs to {owner}")]
    Owned {
        /// Which.
        table: String,
        /// The node.
        owner: String,
    },
    /// This node has not said for too long that it lives.
    #[error("the lease of this node has run out")]
    Lapsed,
    /// The entry does not come next.
    #[error("table {table}: entry {first} is not the next; there are {stored}")]
    OutOfTurn {
        /// Which table.
        table: String,
        /// The number named.
        first: u32,
        /// How many there are.
        stored: u32,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// There is a table of this name.
    #[error("there is a table {0} already")]
    Exists(String),
    /// What is stored is not what was written.
    #[error("table {table}: {what}")]
    Damaged {
        /// Which table.
        table: String,
        /// What is wrong with it.
        what: String,
    },
    /// The file itself is damaged.
    #[error("{path} is damaged: {what}")]
    DamagedFile {
        /// Which.
        path: PathBuf,
        /// What SQLite says.
        what: String,
    },
    /// Somebody else uses the folder.
    #[error("{folder} is in use by {owner}")]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// Who.
        owner: String,
    },
    /// A file or a folder cannot be had.
    #[error("{path}: {source}")]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The database says no.
    #[error("the store: {0}")]
    Database(#[from] sqlx::Error),
    /// The store is of a later version, or damaged.
    #[error("the store: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// What is to be written cannot be.
    #[error("the store refused a write: {0}")]
    Refused(String),
    /// There are games where a copy was to be put.
    #[error("{0} has games in it")]
    NotEmpty(PathBuf),
    /// The store has ended.
    #[error("the store is closed")]
    Closed,
}
