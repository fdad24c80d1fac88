//! The store in SQLite: one folder, one process, nothing to install.
//!
//! The server's secrets of the dice are kept in a file of their own, which no backup holds: whoever reads the games cannot
//! foresee a throw. Because the folder belongs to one process, a node lives as long as the process that has the folder:
//! its lease is a row that costs nothing to renew, and the first node of a new process finds all others gone.

use super::folder::{at, private, remove};
use super::writer::{Write, Writer, Written};
use super::{Answer, Append, Folder, Health, Lease, Listed, Millis, NewTable, Store, StoreFault, Stored, checksum};
use crate::names;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

/// How many writes may wait for the disk before whoever comes has to wait himself.
const WAITING: usize = 4096;
/// How many tables are read at a time.
const READERS: u32 = 4;

/// What SQLite stands on. Tests put a worse disk below it.
#[derive(Clone, Debug)]
pub struct Disk {
    /// The name of the layer that reads and writes files, if it is not the system's.
    pub layer: Option<String>,
    /// How many pages a file may have; 0 for as many as there is room for.
    pub pages: Arc<AtomicU32>,
    /// How long to wait for another process that has the file locked.
    pub patience: Duration,
    /// How long to wait before the files are opened anew, after something failed: at first, and at most.
    pub pauses: (Duration, Duration),
}

impl Default for Disk {
    fn default() -> Disk {
        Disk {
            layer: None,
            pages: Arc::default(),
            patience: Duration::from_secs(5),
            pauses: (Duration::from_millis(10), Duration::from_secs(2)),
        }
    }
}

/// The two files of a store, and how they are opened.
#[derive(Clone, Debug)]
pub(super) struct Files {
    pub(super) games: PathBuf,
    pub(super) secrets: PathBuf,
    pub(super) disk: Disk,
}

/// A store in a folder.
#[derive(Debug)]
pub struct SqliteStore {
    incarnation: String,
    writer: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: watch::Receiver<Health>,
    closing: watch::Sender<bool>,
    readers: SqlitePool,
    secrets: SqlitePool,
    /// Held until the last is written.
    _folder: Folder,
}

/// Something to be written, and who waits for it.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<Written, StoreFault>>,
}

impl SqliteStore {
    /// Opens the store in a folder, as a new node.
    pub async fn open(folder: &Folder) -> Result<SqliteStore, StoreFault> {
        SqliteStore::open_on(folder, Disk::default()).await
    }

    /// Opens it on a disk of its own kind.
    pub async fn open_on(folder: &Folder, disk: Disk) -> Result<SqliteStore, StoreFault> {
        let files = Files {
            games: folder.private("pasch.sqlite")?,
            secrets: folder.private("secrets.sqlite")?,
            disk,
        };
        let seed = names::seed().map_err(|fault| StoreFault::Refused(fault.to_string()))?;
        let incarnation = pasch_dice::hex(&seed[..8]);
        let connection = files.prepare(&incarnation, folder.first_visit()).await?;
        let (readers, secrets) = (
            files.readers(&files.games, READERS).await?,
            files.readers(&files.secrets, 1).await?,
        );
        let (writer, jobs) = mpsc::channel(WAITING);
        let (told, health) = watch::channel(Health::Well);
        let (closing, closed) = watch::channel(false);
        let task = Writer::new(files, connection, jobs, told, closed).run();
        Ok(SqliteStore {
            incarnation,
            writer,
            task: Mutex::new(Some(tokio::spawn(task))),
            health,
            closing,
            readers,
            secrets,
            _folder: folder.clone(),
        })
    }

    /// The name of this node while it lives.
    pub fn incarnation(&self) -> &str {
        &self.incarnation
    }

    /// Writes, and returns once it is on disk.
    async fn write(&self, write: Write) -> Result<Written, StoreFault> {
        let (done, written) = oneshot::channel();
        let job = Job { write, done };
        self.writer.send(job).await.map_err(|_| StoreFault::Closed)?;
        written.await.map_err(|_| StoreFault::Closed)?
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreFault> {
        let mut stored = match read(&self.readers, table).await? {
            Some(stored) => stored,
            None => return Ok(None),
        };
        let secret = sqlx::query("SELECT epoch, seed FROM seeds WHERE table_id = ?")
            .bind(table)
            .fetch_optional(&self.secrets)
            .await?;
        let secret = secret.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?)));
        stored.secret = secret.transpose()?;
        Ok(Some(stored))
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, Lease> {
        async move {
            let (name, owner) = (table.table.clone(), self.incarnation.clone());
            let epoch = self.write(Write::Create { table, owner }).await?.number();
            Ok(Lease { table: name, epoch })
        }
        .boxed()
    }

    fn take<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(Lease, Stored)>> {
        async move {
            let (table, owner) = (table.to_owned(), self.incarnation.clone());
            let taken = Write::Take {
                table: table.clone(),
                owner,
            };
            let epoch = match self.write(taken).await {
                Ok(written) => written.number(),
                Err(StoreFault::NoTable(_)) => return Ok(None),
                Err(fault) => return Err(fault),
            };
            let stored = self.load(&table).await?;
            Ok(stored.map(|stored| (Lease { table, epoch }, stored)))
        }
        .boxed()
    }

    fn read<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        self.load(table).boxed()
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write(Write::Append(append)).map(nothing).boxed()
    }

    fn release(&self, lease: Lease) -> Answer<'_, ()> {
        self.write(Write::Release(lease)).map(nothing).boxed()
    }

    fn renew(&self) -> Answer<'_, ()> {
        async move {
            let lives = sqlx::query("SELECT 1 FROM nodes WHERE incarnation = ?").bind(&self.incarnation);
            match lives.fetch_optional(&self.readers).await? {
                Some(_) => Ok(()),
                None => Err(StoreFault::Lapsed),
            }
        }
        .boxed()
    }

    fn hold<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()> {
        let (holder, table) = (holder.to_owned(), table.to_owned());
        self.write(Write::Hold { holder, table }).map(nothing).boxed()
    }

    fn forget<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()> {
        let (holder, table) = (holder.to_owned(), table.to_owned());
        self.write(Write::Forget { holder, table }).map(nothing).boxed()
    }

    fn list<'a>(&'a self, holder: &'a str, limit: u32) -> Answer<'a, Vec<Listed>> {
        async move {
            let rows = sqlx::query(
                "SELECT tables.summary, \
                 COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), \
                 tables.created) AS updated \
                 FROM holders JOIN tables ON tables.id = holders.table_id \
                 WHERE holders.owner = ? ORDER BY updated DESC LIMIT ?",
            );
            let rows = rows.bind(holder).bind(limit).fetch_all(&self.readers).await?;
            let listed = |row: &SqliteRow| {
                Ok(Listed {
                    summary: row.try_get(0)?,
                    updated: row.try_get(1)?,
                })
            };
            rows.iter().map(listed).collect()
        }
        .boxed()
    }

    fn delete<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
        let written = self.write(Write::Delete(table.to_owned()));
        written.map(|written| Ok(written?.number() > 0)).boxed()
    }

    fn prune<'a>(&'a self, before: Millis, except: &'a [String]) -> Answer<'a, u64> {
        let except = except.to_owned();
        let written = self.write(Write::Prune { before, except });
        written.map(|written| Ok(written?.number().unsigned_abs())).boxed()
    }

    fn probe(&self) -> Answer<'_, ()> {
        self.write(Write::Probe).map(nothing).boxed()
    }

    fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            // Those who read go first: only who writes can leave one whole file behind, and only as the last.
            self.readers.close().await;
            self.secrets.close().await;
            self.closing.send_replace(true);
            let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(task) = task {
                drop(task.await);
            }
        }
        .boxed()
    }
}

fn nothing(written: Result<Written, StoreFault>) -> Result<(), StoreFault> {
    written.map(drop)
}

impl Files {
    /// Everything that is done once: the newest form, a look at what is there, and this node's name in it.
    async fn prepare(&self, incarnation: &str, alone: bool) -> Result<SqliteConnection, StoreFault> {
        self.prepare_secrets().await?;
        let mut connection = self.whole(&self.games).await?;
        migrator().run_direct(None, &mut connection, false).await?;
        complete(&mut connection).await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        if alone {
            sqlx::query("DELETE FROM nodes").execute(&mut *transaction).await?;
        }
        let named = sqlx::query("INSERT INTO nodes (incarnation) VALUES (?)").bind(incarnation);
        named.execute(&mut *transaction).await?;
        transaction.commit().await?;
        connection.close().await?;
        Ok(self.connect().await?)
    }

    /// The file of the secrets, which a restored store begins anew. So does one whose file is damaged: what is lost with it are
    /// chains that can be renewed, and for that no game should stand still.
    pub(super) async fn prepare_secrets(&self) -> Result<(), StoreFault> {
        let mut apart = match self.whole(&self.secrets).await {
            Err(fault @ StoreFault::DamagedFile { .. }) => {
                tracing::error!(%fault, "it is set aside; the games in progress begin with new chains");
                set_aside(&self.secrets)?;
                self.whole(&self.secrets).await?
            }
            other => other?,
        };
        sqlx::query(SEEDS).execute(&mut apart).await?;
        Ok(apart.close().await?)
    }

    /// One of the files, looked through.
    async fn whole(&self, file: &Path) -> Result<SqliteConnection, StoreFault> {
        let opened = SqliteConnection::connect_with(&self.options(file)).await;
        let mut connection = opened.map_err(|fault| named(file, fault))?;
        sound(&mut connection, file).await?;
        Ok(connection)
    }

    /// The connection that writes, with the secrets beside the games.
    pub(super) async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        let mut connection = SqliteConnection::connect_with(&self.options(&self.games)).await?;
        let name = self.secrets.to_string_lossy().into_owned();
        let attach = sqlx::query("ATTACH DATABASE ? AS secrets").bind(name);
        attach.execute(&mut connection).await?;
        for setting in [
            "PRAGMA secrets.secure_delete = ON",
            // A log that was long once does not stay so.
            "PRAGMA main.journal_size_limit = 33554432",
            "PRAGMA secrets.journal_size_limit = 33554432",
        ] {
            sqlx::query(setting).execute(&mut connection).await?;
        }
        Ok(connection)
    }

    async fn readers(&self, file: &Path, size: u32) -> Result<SqlitePool, sqlx::Error> {
        let options = self.options(file).read_only(true);
        let pool = SqlitePoolOptions::new().max_connections(size).min_connections(0);
        pool.connect_with(options).await
    }

    fn options(&self, file: &Path) -> SqliteConnectOptions {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is deleted is overwritten.
            .pragma("secure_delete", "ON")
            .busy_timeout(self.disk.patience);
        let options = match &self.disk.layer {
            Some(layer) => options.vfs(layer.clone()),
            None => options,
        };
        match self.disk.pages.load(Ordering::SeqCst) {
            0 => options,
            pages => options.pragma("max_page_count", pages.to_string()),
        }
    }
}

/// The server's secret of each table's dice.
const SEEDS: &str = "CREATE TABLE IF NOT EXISTS seeds (\
     table_id TEXT PRIMARY KEY, epoch INTEGER NOT NULL, seed TEXT NOT NULL) STRICT, WITHOUT ROWID";

fn migrator() -> Migrator {
    let migration = |number, name: &'static str, sql: sqlx::SqlStr| {
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(vec![
        migration(
            1,
            "tables",
            include_str!("../../migrations/1_tables.sql").into_sql_str(),
        ),
        migration(
            2,
            "owners",
            include_str!("../../migrations/2_owners.sql").into_sql_str(),
        ),
    ])
}

/// Looks through a whole file for damage.
pub(super) async fn sound(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreFault> {
    let checked = sqlx::query("PRAGMA quick_check(5)").fetch_all(connection).await;
    let rows = checked.map_err(|fault| named(path, fault))?;
    let said: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    if said != ["ok"] {
        return Err(StoreFault::DamagedFile {
            path: path.to_owned(),
            what: said.join("; "),
        });
    }
    Ok(())
}

/// A fault with the file's name, if the file is so damaged that it cannot even be looked through.
fn named(path: &Path, fault: sqlx::Error) -> StoreFault {
    match fault {
        sqlx::Error::Database(fault) if matches!(kind(&*fault), Some(11 | 26)) => StoreFault::DamagedFile {
            path: path.to_owned(),
            what: fault.to_string(),
        },
        other => other.into(),
    }
}

/// Puts a file out of the way, where it can still be looked at. Its log goes: it would be taken for one of the next file.
fn set_aside(file: &Path) -> Result<(), StoreFault> {
    for ending in ["-wal", "-shm"] {
        remove(&beside(file, ending))?;
    }
    std::fs::rename(file, beside(file, ".damaged")).map_err(at(file))?;
    private(file)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What kind of fault this is, by SQLite's own number without its details.
pub(super) fn kind(fault: &dyn sqlx::error::DatabaseError) -> Option<u32> {
    let code = fault.code()?.parse::<u32>().ok()?;
    Some(code & 0xff)
}

/// Gives a checksum to what an earlier version stored without one.
async fn complete(connection: &mut SqliteConnection) -> Result<(), StoreFault> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let settings = sqlx::query("SELECT id, setting FROM tables WHERE checksum IS NULL");
    for row in settings.fetch_all(&mut *transaction).await? {
        let (table, setting): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let sum = checksum::of_setting(&table, &setting);
        let update = sqlx::query("UPDATE tables SET checksum = ? WHERE id = ?");
        update.bind(sum).bind(&table).execute(&mut *transaction).await?;
        let entries = sqlx::query("SELECT number, entry FROM entries WHERE table_id = ? AND checksum IS NULL");
        for row in entries.bind(&table).fetch_all(&mut *transaction).await? {
            let (number, entry): (u32, String) = (row.try_get(0)?, row.try_get(1)?);
            let sum = checksum::of_entry(&table, number, &entry);
            let update = sqlx::query("UPDATE entries SET checksum = ? WHERE table_id = ? AND number = ?");
            let update = update.bind(sum).bind(&table).bind(number);
            update.execute(&mut *transaction).await?;
        }
    }
    Ok(transaction.commit().await?)
}

/// A table without its secret, if it is there and as it was written.
pub(super) async fn read(readers: &SqlitePool, table: &str) -> Result<Option<Stored>, StoreFault> {
    let damaged = |what: String| StoreFault::Damaged {
        table: table.to_owned(),
        what,
    };
    let found = sqlx::query("SELECT setting, checksum FROM tables WHERE id = ?").bind(table);
    let Some(row) = found.fetch_optional(readers).await? else {
        return Ok(None);
    };
    let (setting, sum): (String, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    if sum != Some(checksum::of_setting(table, &setting)) {
        return Err(damaged("its setting is not what was written".to_owned()));
    }
    let rows = sqlx::query("SELECT number, entry, checksum FROM entries WHERE table_id = ? ORDER BY number");
    let rows = rows.bind(table).fetch_all(readers).await?;
    let mut entries = Vec::with_capacity(rows.len());
    for (next, row) in (0..).zip(&rows) {
        let (number, entry, sum): (u32, String, Option<i64>) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if number != next {
            return Err(damaged(format!("entry {next} is missing")));
        }
        if sum != Some(checksum::of_entry(table, number, &entry)) {
            return Err(damaged(format!("entry {number} is not what was written")));
        }
        entries.push(entry);
    }
    Ok(Some(Stored {
        setting,
        entries,
        secret: None,
    }))
}
