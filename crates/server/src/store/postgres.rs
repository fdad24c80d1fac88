//! The store in PostgreSQL: for as many nodes as there are, each of which may stop at any moment, or stand still and wake up.
//!
//! A node has a lease, one row that it renews by the database's clock, never its own. A table names the incarnation that owns
//! it, and its epoch. Taking a table whose owner's lease has run out raises the epoch; renewing a lease does not. The append is
//! one statement of its own that names the epoch and locks the table's row: it either happens before its table is taken, and
//! the successor reads it, or after, and is refused. So nothing here depends on how long a node believes its lease to last.
//!
//! What could hold a lock for a node that stands still is bounded by the database itself: no statement waits for long, and
//! nothing idles in a transaction.

mod copying;
mod writer;

pub use copying::{Copied, copy};

use super::{Answer, Append, Health, Lease, Listed, Millis, NewTable, Store, StoreFault, Stored, checksum};
use crate::names;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{Connection, Row, SqlSafeStr};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use writer::{Job, Writer};

/// How many appends may wait before whoever comes has to wait himself.
const WAITING: usize = 4096;
/// How many connections a node has for everything but appending.
const CONNECTIONS: u32 = 8;

/// How patient a node is with its database.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// How long a node is believed to live after it has said so.
    pub lease: Duration,
    /// How long one statement may take before its connection is given up and the statement repeated.
    pub statement: Duration,
    /// How long something other than an append is tried before it fails.
    pub patience: Duration,
    /// How long to wait before the next try: at first, and at most.
    pub pauses: (Duration, Duration),
}

impl Default for Times {
    fn default() -> Times {
        Times {
            lease: Duration::from_secs(3),
            statement: Duration::from_secs(2),
            patience: Duration::from_secs(5),
            pauses: (Duration::from_millis(10), Duration::from_millis(500)),
        }
    }
}

/// A store in PostgreSQL, as one node sees it.
#[derive(Debug)]
pub struct PostgresStore {
    /// This node, as long as it is open.
    node: String,
    /// The same, as long as its lease lasts.
    incarnation: Mutex<String>,
    entered: AtomicU32,
    pool: PgPool,
    times: Times,
    writer: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: watch::Receiver<Health>,
    closing: watch::Sender<bool>,
}

impl PostgresStore {
    /// Opens the store at an address such as `postgres://user@host/database`, as a new node.
    pub async fn open(address: &str, times: Times) -> Result<PostgresStore, StoreFault> {
        let options = read_address(address)?;
        migrate(&options).await?;
        let options = bounded(options, &times);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(times.statement)
            // Asking every time costs a way there and back; a connection that is gone is noticed by its first statement.
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await?;
        let (writer, jobs) = mpsc::channel(WAITING);
        let (told, health) = watch::channel(Health::Well);
        let (closing, closed) = watch::channel(false);
        let task = Writer::new(options, times, jobs, told, closed).run();
        let seed = names::seed().map_err(|fault| StoreFault::Refused(fault.to_string()))?;
        let store = PostgresStore {
            node: pasch_dice::hex(&seed[..8]),
            incarnation: Mutex::default(),
            entered: AtomicU32::new(0),
            pool,
            times,
            writer,
            task: Mutex::new(Some(tokio::spawn(task))),
            health,
            closing,
        };
        store.enter().await?;
        Ok(store)
    }

    /// The name of this node while its lease lasts.
    pub fn incarnation(&self) -> String {
        self.incarnation.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The name of this node, with which each of its incarnations begins.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// How often a node should say that it lives.
    pub fn renewal(&self) -> Duration {
        self.times.lease / 3
    }

    /// Comes in under a new name. Those who have been gone for long are forgotten: a node that is not there has no lease.
    async fn enter(&self) -> Result<(), StoreFault> {
        let name = format!("{}-{}", self.node, self.entered.fetch_add(1, Ordering::Relaxed));
        self.try_for_long(|| async {
            sqlx::query("DELETE FROM nodes WHERE lease_until < clock_timestamp() - interval '1 day'")
                .execute(&self.pool)
                .await?;
            let entered = sqlx::query(
                "INSERT INTO nodes (incarnation, lease_until) VALUES ($1, clock_timestamp() + $2 * interval '1 ms') \
                 ON CONFLICT (incarnation) DO UPDATE SET lease_until = EXCLUDED.lease_until",
            );
            let entered = entered.bind(&name).bind(millis(self.times.lease));
            entered.execute(&self.pool).await
        })
        .await?;
        *self.incarnation.lock().unwrap_or_else(PoisonError::into_inner) = name;
        Ok(())
    }

    /// Does something that can be done again, until it is done, or a rule refuses it, or patience ends.
    async fn try_for_long<T, F>(&self, deed: impl Fn() -> F) -> Result<T, StoreFault>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let end = Instant::now() + self.times.patience;
        let mut pause = self.times.pauses.0;
        loop {
            if *self.closing.borrow() {
                return Err(StoreFault::Closed);
            }
            let fault = match tokio::time::timeout(self.times.statement, deed()).await {
                Ok(Ok(done)) => return Ok(done),
                Ok(Err(sqlx::Error::PoolClosed)) => return Err(StoreFault::Closed),
                Ok(Err(fault)) => fault,
                Err(_) => slow(),
            };
            if !passes(&fault) || Instant::now() + pause >= end {
                return Err(fault.into());
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(self.times.pauses.1);
        }
    }

    /// Why this node may do nothing for a table, if it may not.
    async fn alive(&self) -> Result<(), StoreFault> {
        let lives = self.try_for_long(|| async {
            sqlx::query("SELECT 1 FROM nodes WHERE incarnation = $1 AND lease_until > clock_timestamp()")
                .bind(self.incarnation())
                .fetch_optional(&self.pool)
                .await
        });
        lives.await?.map(drop).ok_or(StoreFault::Lapsed)
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreFault> {
        let rows = self.try_for_long(|| async {
            let mut connection = self.pool.acquire().await?;
            let setting = sqlx::query("SELECT setting, checksum FROM tables WHERE id = $1").bind(table);
            let setting = setting.fetch_optional(&mut *connection).await?;
            let entries =
                sqlx::query("SELECT number, entry, checksum FROM entries WHERE table_id = $1 ORDER BY number")
                    .bind(table);
            let entries = entries.fetch_all(&mut *connection).await?;
            let seed = sqlx::query("SELECT epoch, seed FROM secrets.seeds WHERE table_id = $1").bind(table);
            let seed = seed.fetch_optional(&mut *connection).await?;
            Ok((setting, entries, seed))
        });
        let (setting, entries, seed) = rows.await?;
        let Some(setting) = setting else {
            return Ok(None);
        };
        let mut stored = Stored {
            setting: setting.try_get(0)?,
            entries: Vec::with_capacity(entries.len()),
            secret: None,
        };
        let damaged = |what: String| StoreFault::Damaged {
            table: table.to_owned(),
            what,
        };
        if setting.try_get::<i64, _>(1)? != checksum::of_setting(table, &stored.setting) {
            return Err(damaged("its setting is not what was written".to_owned()));
        }
        for (next, row) in (0u32..).zip(&entries) {
            let (number, entry, sum): (i64, String, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            if number != i64::from(next) {
                return Err(damaged(format!("entry {next} is missing")));
            }
            if sum != checksum::of_entry(table, next, &entry) {
                return Err(damaged(format!("entry {number} is not what was written")));
            }
            stored.entries.push(entry);
        }
        if let Some(row) = seed {
            let epoch =
                u32::try_from(row.try_get::<i64, _>(0)?).map_err(|_| damaged("its secret has no age".to_owned()))?;
            stored.secret = Some((epoch, row.try_get(1)?));
        }
        Ok(Some(stored))
    }

    async fn there(&self, table: &str) -> Result<Option<PgRow>, StoreFault> {
        let there = self.try_for_long(|| async {
            sqlx::query("SELECT setting, owner, epoch FROM tables WHERE id = $1")
                .bind(table)
                .fetch_optional(&self.pool)
                .await
        });
        there.await
    }
}

/// A moment by the database's clock, as tables count it.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
use now;

impl Store for PostgresStore {
    fn create(&self, new: NewTable) -> Answer<'_, Lease> {
        async move {
            let made = self.try_for_long(|| async {
                let made = sqlx::query(concat!(
                    "WITH made AS (\
                     INSERT INTO tables (id, created, setting, summary, checksum, owner, epoch) \
                     SELECT $1, ",
                    now!(),
                    ", $2, $3, $4, incarnation, 1 FROM nodes \
                     WHERE incarnation = $5 AND lease_until > clock_timestamp() \
                     ON CONFLICT (id) DO NOTHING RETURNING id), \
                     held AS (INSERT INTO holders (owner, table_id) \
                     SELECT DISTINCT holder, made.id FROM made, unnest($6::text[]) AS holder ON CONFLICT DO NOTHING) \
                     SELECT id FROM made"
                ));
                let made = made.bind(&new.table).bind(&new.setting).bind(&new.summary);
                let made = made.bind(checksum::of_setting(&new.table, &new.setting));
                let made = made.bind(self.incarnation()).bind(&new.holders);
                made.fetch_optional(&self.pool).await
            });
            let lease = Lease {
                table: new.table.clone(),
                epoch: 1,
            };
            if made.await?.is_some() {
                return Ok(lease);
            }
            self.alive().await?;
            // It lasted when it seemed to have failed.
            let mine = match self.there(&new.table).await? {
                Some(row) => {
                    row.try_get::<&str, _>(0)? == new.setting
                        && row.try_get::<Option<&str>, _>(1)? == Some(self.incarnation().as_str())
                        && row.try_get::<i64, _>(2)? == 1
                }
                None => false,
            };
            match mine {
                true => Ok(lease),
                false => Err(StoreFault::Exists(new.table)),
            }
        }
        .boxed()
    }

    fn take<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(Lease, Stored)>> {
        async move {
            if !can_be_stored(table) {
                return Ok(None);
            }
            let taken = self.try_for_long(|| async {
                let taken = sqlx::query(
                    "UPDATE tables SET owner = $1, epoch = epoch + 1 WHERE id = $2 \
                     AND EXISTS (SELECT 1 FROM nodes WHERE incarnation = $1 AND lease_until > clock_timestamp()) \
                     AND (owner IS NULL OR owner = $1 OR NOT EXISTS \
                     (SELECT 1 FROM nodes WHERE incarnation = tables.owner AND lease_until > clock_timestamp())) \
                     RETURNING epoch",
                );
                taken
                    .bind(self.incarnation())
                    .bind(table)
                    .fetch_optional(&self.pool)
                    .await
            });
            let Some(row) = taken.await? else {
                self.alive().await?;
                return match self.there(table).await? {
                    Some(row) => Err(StoreFault::Owned {
                        table: table.to_owned(),
                        owner: row.try_get::<Option<String>, _>(1)?.unwrap_or_default(),
                    }),
                    None => Ok(None),
                };
            };
            let lease = Lease {
                table: table.to_owned(),
                epoch: row.try_get(0)?,
            };
            Ok(self.load(table).await?.map(|stored| (lease, stored)))
        }
        .boxed()
    }

    fn read<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        async move {
            match can_be_stored(table) {
                true => self.load(table).await,
                false => Ok(None),
            }
        }
        .boxed()
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        async move {
            let (done, written) = oneshot::channel();
            let job = Job { append, done };
            self.writer.send(job).await.map_err(|_| StoreFault::Closed)?;
            written.await.map_err(|_| StoreFault::Closed)?
        }
        .boxed()
    }

    fn release(&self, lease: Lease) -> Answer<'_, ()> {
        async move {
            self.try_for_long(|| async {
                sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2")
                    .bind(&lease.table)
                    .bind(lease.epoch)
                    .execute(&self.pool)
                    .await
            })
            .await
            .map(drop)
        }
        .boxed()
    }

    fn renew(&self) -> Answer<'_, ()> {
        async move {
            let renewed = self.try_for_long(|| async {
                let renewed = sqlx::query(
                    "UPDATE nodes SET lease_until = clock_timestamp() + $2 * interval '1 ms' \
                     WHERE incarnation = $1 AND lease_until > clock_timestamp()",
                );
                let renewed = renewed.bind(self.incarnation()).bind(millis(self.times.lease));
                renewed.execute(&self.pool).await
            });
            match renewed.await?.rows_affected() {
                0 => Err(StoreFault::Lapsed),
                _ => Ok(()),
            }
        }
        .boxed()
    }

    fn come_back(&self) -> Answer<'_, ()> {
        self.enter().boxed()
    }

    fn hold<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()> {
        async move {
            let nowhere = || StoreFault::NoTable(table.to_owned());
            if !can_be_stored(table) {
                return Err(nowhere());
            }
            let there = self.try_for_long(|| async {
                let held = sqlx::query(
                    "WITH held AS (INSERT INTO holders (owner, table_id) SELECT $1, id FROM tables WHERE id = $2 \
                     ON CONFLICT DO NOTHING) SELECT 1 FROM tables WHERE id = $2",
                );
                held.bind(holder).bind(table).fetch_optional(&self.pool).await
            });
            there.await?.map(drop).ok_or_else(nowhere)
        }
        .boxed()
    }

    fn forget<'a>(&'a self, holder: &'a str, table: &'a str) -> Answer<'a, ()> {
        async move {
            if !can_be_stored(table) {
                return Ok(());
            }
            self.try_for_long(|| async {
                let gone = sqlx::query("DELETE FROM holders WHERE owner = $1 AND table_id = $2");
                gone.bind(holder).bind(table).execute(&self.pool).await
            })
            .await
            .map(drop)
        }
        .boxed()
    }

    fn list<'a>(&'a self, holder: &'a str, limit: u32) -> Answer<'a, Vec<Listed>> {
        async move {
            let rows = self.try_for_long(|| async {
                let rows = sqlx::query(
                    "SELECT tables.summary, \
                     COALESCE((SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), \
                     tables.created) AS updated \
                     FROM holders JOIN tables ON tables.id = holders.table_id \
                     WHERE holders.owner = $1 ORDER BY updated DESC LIMIT $2",
                );
                rows.bind(holder).bind(i64::from(limit)).fetch_all(&self.pool).await
            });
            let listed = |row: &PgRow| {
                Ok(Listed {
                    summary: row.try_get(0)?,
                    updated: row.try_get(1)?,
                })
            };
            rows.await?.iter().map(listed).collect()
        }
        .boxed()
    }

    fn delete<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
        async move {
            if !can_be_stored(table) {
                return Ok(false);
            }
            self.try_for_long(|| async {
                let mut transaction = self.pool.begin().await?;
                let gone = delete(&mut transaction, table).await?;
                transaction.commit().await?;
                Ok(gone)
            })
            .await
        }
        .boxed()
    }

    fn prune<'a>(&'a self, before: Millis, except: &'a [String]) -> Answer<'a, u64> {
        async move {
            let old = self.try_for_long(|| async {
                // What another node has set up is its own to touch.
                let old = sqlx::query(
                    "SELECT id FROM tables WHERE created < $1 AND id <> ALL ($2) AND NOT EXISTS \
                     (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= $1) AND NOT EXISTS \
                     (SELECT 1 FROM nodes WHERE incarnation = tables.owner AND incarnation <> $3 \
                     AND lease_until > clock_timestamp())",
                );
                let old = old.bind(before).bind(except).bind(self.incarnation());
                old.fetch_all(&self.pool).await
            });
            let mut count = 0;
            for row in old.await? {
                count += u64::from(self.delete(row.try_get(0)?).await?);
            }
            Ok(count)
        }
        .boxed()
    }

    fn probe(&self) -> Answer<'_, ()> {
        async move {
            self.try_for_long(|| async {
                sqlx::query("UPDATE probes SET count = count + 1")
                    .execute(&self.pool)
                    .await
            })
            .await
            .map(drop)
        }
        .boxed()
    }

    fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.closing.send_replace(true);
            let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(task) = task {
                drop(task.await);
            }
            // Nobody has to wait for the lease of a node that says farewell.
            let gone = sqlx::query("DELETE FROM nodes WHERE incarnation = $1").bind(self.incarnation());
            let gone = tokio::time::timeout(self.times.statement, gone.execute(&self.pool)).await;
            if !matches!(gone, Ok(Ok(_))) {
                tracing::debug!(?gone, "the lease runs out by itself");
            }
            self.pool.close().await;
        }
        .boxed()
    }
}

/// Deletes a table. Its row first: whoever writes for it has written by then, or finds it gone.
async fn delete(transaction: &mut PgConnection, table: &str) -> Result<bool, sqlx::Error> {
    let locked = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(table);
    let there = locked.fetch_optional(&mut *transaction).await?.is_some();
    for part in [
        "DELETE FROM secrets.seeds WHERE table_id = $1",
        "DELETE FROM holders WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(part).bind(table).execute(&mut *transaction).await?;
    }
    Ok(there)
}

/// What is meant by an address.
fn read_address(address: &str) -> Result<PgConnectOptions, StoreFault> {
    let options = PgConnectOptions::from_str(address)?;
    Ok(options.application_name("pasch"))
}

/// Whatever a node does ends in time, whether the node is there to see it or not.
fn bounded(options: PgConnectOptions, times: &Times) -> PgConnectOptions {
    let (statement, lock) = (millis(times.statement), millis(times.lease / 3));
    options.options([
        ("statement_timeout", statement.to_string()),
        ("lock_timeout", lock.to_string()),
        ("idle_in_transaction_session_timeout", lock.to_string()),
        // Acknowledged is what is on disk, whatever else the database is used for.
        ("synchronous_commit", "on".to_owned()),
    ])
}

/// Brings the database to its newest form; of many nodes that start at once, one does it and the others wait.
async fn migrate(options: &PgConnectOptions) -> Result<(), StoreFault> {
    let mut connection = PgConnection::connect_with(options).await?;
    let first = Migration::new(
        1,
        "tables".into(),
        MigrationType::Simple,
        include_str!("../../migrations/postgres/1_tables.sql").into_sql_str(),
        false,
    );
    let migrated = Migrator::with_migrations(vec![first]);
    migrated.run_direct(None, &mut connection, false).await?;
    Ok(connection.close().await?)
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A statement to which no answer came.
fn slow() -> sqlx::Error {
    std::io::Error::new(std::io::ErrorKind::TimedOut, "the database does not answer").into()
}

/// PostgreSQL's texts have no zero in them, so that what has one in its name is not there.
fn can_be_stored(name: &str) -> bool {
    !name.contains('\0')
}

/// May this fault pass by itself: a connection that broke, a database that starts, stops or changes places, a full disk?
fn passes(fault: &sqlx::Error) -> bool {
    match fault {
        sqlx::Error::Database(fault) => fault.code().is_some_and(|code| {
            // Connection, rollback (a deadlock), resources, the operator's hand, the system below.
            matches!(code.get(..2), Some("08" | "40" | "53" | "57" | "58"))
                // A lock that was not to be had, a statement in a standby that becomes the primary.
                || matches!(&*code, "55P03" | "25006")
        }),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}
