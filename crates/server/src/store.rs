//! The store: every entry of every table in SQLite, written before anyone is told.
//!
//! The server's secrets of the dice are kept in a file of their own, which no backup holds: whoever reads the games cannot
//! foresee a throw.
//!
//! One task owns the connection that writes. It takes whatever has gathered while the last transaction went to disk and
//! commits it as one, so that many tables share the cost of a flush and each still waits for its own.

use pasch_table::Secret;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// How many writes one transaction takes at most.
const BATCH: usize = 512;

/// What can go wrong with the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    /// SQLite says no.
    #[error("the store: {0}")]
    Sqlite(#[from] sqlx::Error),
    /// The store is of a later version, or damaged.
    #[error("the store: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The folder cannot be made.
    #[error("{path}: {source}")]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
    /// A write in the same transaction failed, and this one by itself as well.
    #[error("the store refused a write: {0}")]
    Refused(String),
}

/// Something to be written.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table.
    Create {
        /// Its name.
        table: String,
        /// Its setting, as JSON.
        setting: String,
        /// Its line in the list of games, as JSON.
        summary: String,
        /// Who lists it.
        owner: Option<String>,
    },
    /// More entries.
    Append {
        /// Which table.
        table: String,
        /// The number of the first, from 0: the store refuses a number it has.
        first: u32,
        /// The entries, as JSON.
        entries: Vec<String>,
        /// The new line in the list of games, if it changed.
        summary: Option<String>,
        /// A new owner who lists it.
        owner: Option<String>,
        /// What becomes of the secret of its dice.
        secret: Option<Secret>,
    },
    /// Takes a table off an owner's list.
    Forget {
        /// Whose.
        owner: String,
        /// Which.
        table: String,
    },
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its setting.
    pub setting: String,
    /// Its entries, in order.
    pub entries: Vec<String>,
    /// The secret of its dice, and its epoch.
    pub secret: Option<(u32, String)>,
}

/// A line of an owner's list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// When its last entry was made, in milliseconds since 1970.
    pub updated: i64,
    /// Its line, as JSON.
    pub summary: String,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

/// The door to the store.
#[derive(Clone, Debug)]
pub struct Store {
    writer: mpsc::Sender<Job>,
    readers: SqlitePool,
    secrets: SqlitePool,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.write.fmt(f)
    }
}

impl Store {
    /// Opens the store in a folder, which is made if it is not there. The handle ends when everything is written and
    /// every door is closed.
    pub async fn open(folder: &Path) -> Result<(Store, tokio::task::JoinHandle<()>), StoreFault> {
        let (games, secrets) = (folder.join("pasch.sqlite"), folder.join("secrets.sqlite"));
        private(folder, &[&games, &secrets])?;
        let options = |file: &Path| {
            SqliteConnectOptions::new()
                .filename(file)
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .busy_timeout(Duration::from_secs(10))
        };
        let mut apart = SqliteConnection::connect_with(&options(&secrets)).await?;
        sqlx::query(SEEDS).execute(&mut apart).await?;
        apart.close().await?;
        let mut connection = SqliteConnection::connect_with(&options(&games)).await?;
        migrator().run(&mut connection).await?;
        let name = secrets.to_string_lossy().into_owned();
        let attach = sqlx::query("ATTACH DATABASE ? AS secrets").bind(name);
        attach.execute(&mut connection).await?;
        // What is forgotten is overwritten.
        sqlx::query("PRAGMA secrets.secure_delete = ON")
            .execute(&mut connection)
            .await?;
        let pool = |file: &Path, size| {
            let options = options(file).read_only(true);
            SqlitePoolOptions::new().max_connections(size).connect_with(options)
        };
        let (readers, secrets) = (pool(&games, 4).await?, pool(&secrets, 1).await?);
        let (writer, jobs) = mpsc::channel(4096);
        let handle = tokio::spawn(write_all(connection, jobs));
        let store = Store {
            writer,
            readers,
            secrets,
        };
        Ok((store, handle))
    }

    /// Writes, and returns once it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), StoreFault> {
        let (done, written) = oneshot::channel();
        self.writer
            .send(Job { write, done })
            .await
            .map_err(|_| StoreFault::Closed)?;
        written.await.map_err(|_| StoreFault::Closed)?
    }

    /// A table, if there is one of this name.
    pub async fn load(&self, table: &str) -> Result<Option<Stored>, StoreFault> {
        let Some(row) = sqlx::query("SELECT setting FROM tables WHERE id = ?")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?
        else {
            return Ok(None);
        };
        let entries = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY number")
            .bind(table)
            .fetch_all(&self.readers)
            .await?;
        let entries = entries.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let secret = sqlx::query("SELECT epoch, seed FROM seeds WHERE table_id = ?")
            .bind(table)
            .fetch_optional(&self.secrets)
            .await?;
        let secret = secret.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?)));
        Ok(Some(Stored {
            setting: row.try_get(0)?,
            entries,
            secret: secret.transpose()?,
        }))
    }

    /// An owner's tables, the latest first.
    pub async fn list(&self, owner: &str, limit: u32) -> Result<Vec<Listed>, StoreFault> {
        let rows = sqlx::query(
            "SELECT tables.summary, \
             COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), tables.created) AS updated \
             FROM holders JOIN tables ON tables.id = holders.table_id \
             WHERE holders.owner = ? ORDER BY updated DESC LIMIT ?",
        )
        .bind(owner)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let listed = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Listed {
                summary: row.try_get(0)?,
                updated: row.try_get(1)?,
            })
        };
        rows.iter().map(listed).collect()
    }
}

/// The server's secret of each table's dice.
const SEEDS: &str = "CREATE TABLE IF NOT EXISTS seeds (\
     table_id TEXT PRIMARY KEY, epoch INTEGER NOT NULL, seed TEXT NOT NULL) STRICT, WITHOUT ROWID";

/// Makes the folder and the files so that nobody but the server's own user can read them.
fn private(folder: &Path, files: &[&Path]) -> Result<(), StoreFault> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |source| StoreFault::Folder { path, source }
    };
    let ours = !folder.exists() || files.iter().any(|file| file.exists());
    std::fs::create_dir_all(folder).map_err(at(folder))?;
    for file in files {
        let mut options = std::fs::OpenOptions::new();
        options.create(true).append(true).open(file).map_err(at(file))?;
        restrict(file, 0o600).map_err(at(file))?;
    }
    // A folder that somebody else made for more than this is left as it is.
    if ours {
        restrict(folder, 0o700).map_err(at(folder))?;
    }
    Ok(())
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}

fn migrator() -> Migrator {
    let first = include_str!("../migrations/1_tables.sql").into_sql_str();
    Migrator::with_migrations(vec![Migration::new(
        1,
        "tables".into(),
        MigrationType::Simple,
        first,
        false,
    )])
}

/// Takes what has gathered, commits it, tells everyone; until the last door is closed.
async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        match commit(&mut connection, batch.iter().map(|job| &job.write)).await {
            Ok(()) => batch.drain(..).for_each(|job| drop(job.done.send(Ok(())))),
            // One bad write must not take the others with it.
            Err(fault) => {
                tracing::warn!(%fault, writes = batch.len(), "a transaction failed; writing one by one");
                for job in batch.drain(..) {
                    let done = commit(&mut connection, std::iter::once(&job.write)).await;
                    drop(
                        job.done
                            .send(done.map_err(|fault| StoreFault::Refused(fault.to_string()))),
                    );
                }
            }
        }
    }
    if let Err(fault) = connection.close().await {
        tracing::warn!(%fault, "closing the store");
    }
}

async fn commit<'a>(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let now = now();
    for write in writes {
        match write {
            Write::Create {
                table,
                setting,
                summary,
                owner,
            } => {
                sqlx::query("INSERT INTO tables (id, created, setting, summary) VALUES (?, ?, ?, ?)")
                    .bind(table)
                    .bind(now)
                    .bind(setting)
                    .bind(summary)
                    .execute(&mut *transaction)
                    .await?;
                hold(&mut transaction, table, owner.as_deref()).await?;
            }
            Write::Append {
                table,
                first,
                entries,
                summary,
                owner,
                secret,
            } => {
                keep(&mut transaction, table, secret.as_ref()).await?;
                append(&mut transaction, table, *first, entries, now).await?;
                if let Some(summary) = summary {
                    sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
                        .bind(summary)
                        .bind(table)
                        .execute(&mut *transaction)
                        .await?;
                }
                hold(&mut transaction, table, owner.as_deref()).await?;
            }
            Write::Forget { owner, table } => {
                sqlx::query("DELETE FROM holders WHERE owner = ? AND table_id = ?")
                    .bind(owner)
                    .bind(table)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
    }
    transaction.commit().await
}

async fn append(
    transaction: &mut SqliteConnection,
    table: &str,
    first: u32,
    entries: &[String],
    now: i64,
) -> Result<(), sqlx::Error> {
    for (number, entry) in (first..).zip(entries) {
        sqlx::query("INSERT INTO entries (table_id, number, at, entry) VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(number)
            .bind(now)
            .bind(entry)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

async fn keep(transaction: &mut SqliteConnection, table: &str, secret: Option<&Secret>) -> Result<(), sqlx::Error> {
    let query = match secret {
        None => return Ok(()),
        Some(Secret::Kept { epoch, seed }) => {
            let kept = sqlx::query("INSERT OR REPLACE INTO secrets.seeds (table_id, epoch, seed) VALUES (?, ?, ?)");
            kept.bind(table).bind(*epoch).bind(seed)
        }
        Some(Secret::Gone) => sqlx::query("DELETE FROM secrets.seeds WHERE table_id = ?").bind(table),
    };
    query.execute(transaction).await.map(drop)
}

async fn hold(transaction: &mut SqliteConnection, table: &str, owner: Option<&str>) -> Result<(), sqlx::Error> {
    if let Some(owner) = owner {
        sqlx::query("INSERT OR IGNORE INTO holders (owner, table_id) VALUES (?, ?)")
            .bind(owner)
            .bind(table)
            .execute(transaction)
            .await?;
    }
    Ok(())
}

fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}
