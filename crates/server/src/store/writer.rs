//! The one who writes: takes whatever has gathered while the last transaction went to disk and commits it as one, so that
//! many tables share the cost of a flush and each still waits for its own.
//!
//! When a transaction fails, because the disk is full, the file is busy or a write went wrong, he opens the files anew,
//! tries until something can be written, and writes what waits one by one. Whoever waits learns nothing before that: a
//! write that may or may not have lasted is repeated, and the store confirms what it has already.

use super::sqlite::{Files, Job, kind};
use super::{Append, Health, Lease, Millis, NewTable, Secret, StoreFault, checksum};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row};
use std::collections::HashMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, watch};

/// How many writes one transaction takes at most.
const BATCH: usize = 512;
/// How often a write is tried by itself on a disk that takes others.
const TRIES: u32 = 4;

/// Something to be written.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table, for this node.
    Create { table: NewTable, owner: String },
    /// A table gets a new epoch, for this node.
    Take { table: String, owner: String },
    /// More entries.
    Append(Append),
    /// A table is given back.
    Release(Lease),
    /// A table on a list.
    Hold { holder: String, table: String },
    /// A table off a list.
    Forget { holder: String, table: String },
    /// A table goes.
    Delete(String),
    /// Old tables go.
    Prune { before: Millis, except: Vec<String> },
    /// Anything at all.
    Probe,
}

/// What came of it: an epoch, a number of tables, or nothing to tell.
#[derive(Clone, Copy, Debug)]
pub struct Written(i64);

impl Written {
    /// The epoch or the number.
    pub fn number(self) -> i64 {
        self.0
    }
}

/// Why a write was not done: by a rule of the store, or because the transaction failed as a whole.
enum Trouble {
    Refused(StoreFault),
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Trouble {
    fn from(fault: sqlx::Error) -> Trouble {
        Trouble::Failed(fault)
    }
}

/// The one who writes.
pub struct Writer {
    files: Files,
    connection: Option<SqliteConnection>,
    jobs: mpsc::Receiver<Job>,
    health: watch::Sender<Health>,
    closing: watch::Receiver<bool>,
}

impl Writer {
    /// With an open connection.
    pub fn new(
        files: Files,
        connection: SqliteConnection,
        jobs: mpsc::Receiver<Job>,
        health: watch::Sender<Health>,
        closing: watch::Receiver<bool>,
    ) -> Writer {
        Writer {
            files,
            connection: Some(connection),
            jobs,
            health,
            closing,
        }
    }

    /// Writes until the store is closed and nothing waits.
    pub async fn run(mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let mut closing = self.closing.clone();
            let taken = tokio::select! {
                biased;
                taken = self.jobs.recv_many(&mut batch, BATCH) => taken,
                _ = closing.wait_for(|closing| *closing), if !self.jobs.is_closed() => {
                    self.jobs.close();
                    continue;
                }
            };
            if taken == 0 {
                break;
            }
            self.write(&mut batch).await;
        }
        if let Some(connection) = self.connection.take()
            && let Err(fault) = connection.close().await
        {
            tracing::warn!(%fault, "closing the store");
        }
    }

    async fn write(&mut self, batch: &mut Vec<Job>) {
        let fault = match self.commit(batch.iter().map(|job| &job.write)).await {
            Ok(done) => {
                for (job, done) in batch.drain(..).zip(done) {
                    drop(job.done.send(done));
                }
                return;
            }
            Err(fault) => fault,
        };
        tracing::warn!(%fault, writes = batch.len(), "a transaction failed");
        let mut open = self.heal().await;
        // One bad write must not take the others with it.
        for job in batch.drain(..) {
            let done = match open {
                true => self.insist(&job.write, &mut open).await,
                false => Err(StoreFault::Closed),
            };
            drop(job.done.send(done));
        }
        if open && *self.health.borrow() != Health::Well {
            tracing::info!("the store can be written to again");
            self.health.send_replace(Health::Well);
        }
    }

    /// Writes one by itself, and waits where waiting may help. What fails for another reason, again and again on a disk that
    /// takes others, is refused.
    async fn insist(&mut self, write: &Write, open: &mut bool) -> Result<Written, StoreFault> {
        let (mut tries, mut pause) = (1, self.files.disk.pauses.0);
        loop {
            let fault = match self.commit(std::iter::once(write)).await {
                Ok(mut done) => return done.pop().unwrap_or(Err(StoreFault::Closed)),
                Err(fault) => fault,
            };
            *open = match passes(&fault) {
                true => self.wait(&fault, &mut pause).await && self.heal().await,
                false => self.heal().await,
            };
            if !*open {
                return Err(StoreFault::Closed);
            }
            if !passes(&fault) {
                if tries == TRIES {
                    return Err(StoreFault::Refused(fault.to_string()));
                }
                tries += 1;
            }
        }
    }

    /// Opens the files anew until something can be written; false if the store is closed before that.
    async fn heal(&mut self) -> bool {
        let mut pause = self.files.disk.pauses.0;
        while let Err(fault) = self.reopen().await {
            if !self.wait(&fault, &mut pause).await {
                return false;
            }
        }
        true
    }

    /// Says that the tables wait, and waits, longer every time; false if the store is closed meanwhile.
    async fn wait(&mut self, fault: &sqlx::Error, pause: &mut Duration) -> bool {
        if *self.health.borrow() == Health::Well {
            tracing::error!(%fault, "the store cannot be written to; the tables wait");
        }
        self.health.send_replace(Health::Waits(fault.to_string()));
        let waited = *pause;
        *pause = (waited * 2).min(self.files.disk.pauses.1);
        tokio::select! {
            () = tokio::time::sleep(waited) => true,
            _ = self.closing.wait_for(|closing| *closing) => false,
        }
    }

    async fn reopen(&mut self) -> Result<(), sqlx::Error> {
        if let Some(connection) = self.connection.take() {
            drop(connection.close_hard().await);
        }
        self.connection = Some(self.files.connect().await?);
        let done = self.commit(std::iter::once(&Write::Probe)).await;
        done.map(drop)
    }

    async fn commit<'a>(
        &mut self,
        writes: impl Iterator<Item = &'a Write>,
    ) -> Result<Vec<Result<Written, StoreFault>>, sqlx::Error> {
        match &mut self.connection {
            Some(connection) => commit(connection, writes).await,
            None => Err(sqlx::Error::WorkerCrashed),
        }
    }
}

/// Writes one thing from outside a server.
pub async fn once(files: &Files, write: &Write) -> Result<Written, StoreFault> {
    let mut connection = files.connect().await?;
    let mut done = commit(&mut connection, std::iter::once(write)).await?;
    connection.close().await?;
    done.pop().unwrap_or(Err(StoreFault::Closed))
}

/// One transaction for all; what a rule refuses is left out and told.
async fn commit<'a>(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<Vec<Result<Written, StoreFault>>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let (mut done, mut deleted) = (Vec::new(), false);
    let mut together: Vec<&Append> = Vec::new();
    let now = now();
    for write in writes {
        let is_new = |write: &Append| together.iter().all(|other| other.lease.table != write.lease.table);
        if let Write::Append(write) = write
            && is_new(write)
        {
            together.push(write);
            continue;
        }
        append(&mut transaction, &mut together, &mut done, now).await?;
        done.push(match enter(&mut transaction, write, now).await {
            Ok(written) => Ok(written),
            Err(Trouble::Refused(fault)) => Err(fault),
            Err(Trouble::Failed(fault)) => return Err(fault),
        });
        deleted |= matches!(write, Write::Delete(_) | Write::Prune { .. });
    }
    append(&mut transaction, &mut together, &mut done, now).await?;
    transaction.commit().await?;
    if deleted {
        wipe(connection).await;
    }
    Ok(done)
}

/// What was deleted must not stay in the files: SQLite overwrites it, but not the copies that it left when it once moved entries
/// from page to page, nor its log. So the files are written anew. Whoever reads right now is waited for, but not for ever: then
/// the next deletion does it.
async fn wipe(connection: &mut SqliteConnection) {
    for file in ["VACUUM main", "VACUUM secrets"] {
        if let Err(fault) = sqlx::query(file).execute(&mut *connection).await {
            tracing::warn!(%fault, "traces of what was deleted stay in the file for now");
        }
    }
    for file in [
        "PRAGMA main.wal_checkpoint(TRUNCATE)",
        "PRAGMA secrets.wal_checkpoint(TRUNCATE)",
    ] {
        let emptied = sqlx::query(file).fetch_one(&mut *connection).await;
        let busy = emptied.and_then(|row| row.try_get::<i64, _>(0));
        if !matches!(busy, Ok(0)) {
            tracing::warn!(?busy, "what was deleted stays in the log of the file for now");
        }
    }
}

/// May this fault pass by itself: a full disk, a busy file, a write that went wrong?
fn passes(fault: &sqlx::Error) -> bool {
    match fault {
        // Busy, locked, out of memory, read only, I/O, full, cannot open.
        sqlx::Error::Database(fault) => matches!(kind(&**fault), Some(5 | 6 | 7 | 8 | 10 | 13 | 14)),
        sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}

async fn enter(transaction: &mut SqliteConnection, write: &Write, now: Millis) -> Result<Written, Trouble> {
    match write {
        Write::Create { table, owner } => create(transaction, table, owner, now).await,
        Write::Take { table, owner } => take(transaction, table, owner).await,
        Write::Append(write) => {
            let mut done = Vec::new();
            append(transaction, &mut vec![write], &mut done, now).await?;
            done.pop().unwrap_or(Err(StoreFault::Closed)).map_err(Trouble::Refused)
        }
        Write::Release(lease) => {
            let given = sqlx::query("UPDATE tables SET owner = NULL WHERE id = ? AND epoch = ?");
            let given = given.bind(&lease.table).bind(lease.epoch);
            given.execute(transaction).await?;
            Ok(Written(0))
        }
        Write::Hold { holder, table } => {
            owner(transaction, table).await?;
            hold(transaction, table, holder).await?;
            Ok(Written(0))
        }
        Write::Forget { holder, table } => {
            let gone = sqlx::query("DELETE FROM holders WHERE owner = ? AND table_id = ?");
            gone.bind(holder).bind(table).execute(transaction).await?;
            Ok(Written(0))
        }
        Write::Delete(table) => Ok(Written(i64::from(delete(transaction, table).await?))),
        Write::Prune { before, except } => prune(transaction, *before, except).await,
        Write::Probe => {
            let probe = sqlx::query("UPDATE probes SET count = count + 1");
            probe.execute(transaction).await?;
            Ok(Written(0))
        }
    }
}

async fn create(
    transaction: &mut SqliteConnection,
    new: &NewTable,
    owner: &str,
    now: Millis,
) -> Result<Written, Trouble> {
    alive(transaction, owner).await?;
    let there = sqlx::query("SELECT setting, owner, epoch FROM tables WHERE id = ?").bind(&new.table);
    match there.fetch_optional(&mut *transaction).await? {
        None => {
            let made = sqlx::query(
                "INSERT INTO tables (id, created, setting, summary, checksum, owner, epoch) VALUES (?, ?, ?, ?, ?, ?, 1)",
            );
            let made = made.bind(&new.table).bind(now).bind(&new.setting).bind(&new.summary);
            let made = made.bind(checksum::of_setting(&new.table, &new.setting)).bind(owner);
            made.execute(&mut *transaction).await?;
        }
        // It lasted when it seemed to have failed.
        Some(row)
            if row.try_get::<&str, _>(0)? == new.setting
                && row.try_get::<Option<&str>, _>(1)? == Some(owner)
                && row.try_get::<i64, _>(2)? == 1 => {}
        Some(_) => return Err(Trouble::Refused(StoreFault::Exists(new.table.clone()))),
    }
    for holder in &new.holders {
        hold(transaction, &new.table, holder).await?;
    }
    Ok(Written(1))
}

async fn take(transaction: &mut SqliteConnection, table: &str, owner: &str) -> Result<Written, Trouble> {
    alive(transaction, owner).await?;
    let taken = sqlx::query(
        "UPDATE tables SET owner = ?1, epoch = epoch + 1 WHERE id = ?2 \
         AND (owner IS NULL OR owner = ?1 OR owner NOT IN (SELECT incarnation FROM nodes)) RETURNING epoch",
    );
    let taken = taken.bind(owner).bind(table).fetch_optional(&mut *transaction).await?;
    if let Some(row) = taken {
        return Ok(Written(row.try_get(0)?));
    }
    let holder = self::owner(transaction, table).await?.unwrap_or_default();
    Err(Trouble::Refused(StoreFault::Owned {
        table: table.to_owned(),
        owner: holder,
    }))
}

/// Entries of several tables, all of them at once: every statement is a way to the thread that has the file and back, and on a
/// busy machine a way costs more than what is done at its end.
async fn append(
    transaction: &mut SqliteConnection,
    together: &mut Vec<&Append>,
    done: &mut Vec<Result<Written, StoreFault>>,
    now: Millis,
) -> Result<(), sqlx::Error> {
    if together.is_empty() {
        return Ok(());
    }
    let standings = standings(transaction, together).await?;
    let (first, mut rows) = (done.len(), Vec::new());
    for write in &*together {
        let Lease { table, epoch } = &write.lease;
        let standing = standings.get(table);
        done.push(match standing {
            None => Err(StoreFault::NoTable(table.clone())),
            Some((current, _)) if current != epoch => Err(StoreFault::Succeeded {
                table: table.clone(),
                epoch: *epoch,
            }),
            Some((_, stored)) if *stored == write.first => {
                for (number, entry) in (write.first..).zip(&write.entries) {
                    rows.push((table, number, entry, checksum::of_entry(table, number, entry)));
                }
                Ok(Written(0))
            }
            Some((_, stored)) if repeated(transaction, write, *stored).await? => Ok(Written(0)),
            Some((_, stored)) => Err(StoreFault::OutOfTurn {
                table: table.clone(),
                first: write.first,
                stored: *stored,
            }),
        });
    }
    if !rows.is_empty() {
        let made = sqlx::query(
            "INSERT INTO entries (table_id, number, at, entry, checksum) \
             SELECT value ->> 0, value ->> 1, ?2, value ->> 2, value ->> 3 FROM json_each(?1)",
        );
        let made = made.bind(json(&rows)?).bind(now);
        made.execute(&mut *transaction).await?;
    }
    let accepted = together.drain(..).zip(&done[first..]).filter(|(_, done)| done.is_ok());
    for (write, _) in accepted {
        let table = &write.lease.table;
        keep(transaction, table, write.secret.as_ref()).await?;
        if let Some(summary) = &write.summary {
            let update = sqlx::query("UPDATE tables SET summary = ? WHERE id = ?");
            update.bind(summary).bind(table).execute(&mut *transaction).await?;
        }
        if let Some(holder) = &write.holder {
            hold(transaction, table, holder).await?;
        }
    }
    Ok(())
}

/// The epochs of these tables, and how many entries each has.
async fn standings(
    transaction: &mut SqliteConnection,
    together: &[&Append],
) -> Result<HashMap<String, (i64, u32)>, sqlx::Error> {
    let names: Vec<&str> = together.iter().map(|write| write.lease.table.as_str()).collect();
    let found = sqlx::query(
        "SELECT id, epoch, COALESCE((SELECT MAX(number) + 1 FROM entries WHERE table_id = tables.id), 0) \
         FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    );
    let rows = found.bind(json(&names)?).fetch_all(transaction).await?;
    let standing = |row: &SqliteRow| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get(2)?)));
    rows.iter().map(standing).collect()
}

fn json(value: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|fault| sqlx::Error::Encode(Box::new(fault)))
}

/// Are these entries the last that are there?
async fn repeated(transaction: &mut SqliteConnection, write: &Append, stored: u32) -> Result<bool, sqlx::Error> {
    let last = u32::try_from(write.entries.len()).is_ok_and(|count| write.first.checked_add(count) == Some(stored));
    if !last || write.entries.is_empty() {
        return Ok(false);
    }
    let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number");
    let rows = rows.bind(&write.lease.table).bind(write.first);
    let rows = rows.fetch_all(transaction).await?;
    let there: Vec<&str> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(there == write.entries)
}

/// Whose a table is, if it is there.
async fn owner(transaction: &mut SqliteConnection, table: &str) -> Result<Option<String>, Trouble> {
    let found = sqlx::query("SELECT owner FROM tables WHERE id = ?");
    match found.bind(table).fetch_optional(transaction).await? {
        Some(row) => Ok(row.try_get(0)?),
        None => Err(Trouble::Refused(StoreFault::NoTable(table.to_owned()))),
    }
}

/// Has this node's lease not run out?
async fn alive(transaction: &mut SqliteConnection, owner: &str) -> Result<(), Trouble> {
    let lives = sqlx::query("SELECT 1 FROM nodes WHERE incarnation = ?").bind(owner);
    match lives.fetch_optional(transaction).await? {
        Some(_) => Ok(()),
        None => Err(Trouble::Refused(StoreFault::Lapsed)),
    }
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

async fn hold(transaction: &mut SqliteConnection, table: &str, holder: &str) -> Result<(), sqlx::Error> {
    let held = sqlx::query("INSERT OR IGNORE INTO holders (owner, table_id) VALUES (?, ?)");
    held.bind(holder).bind(table).execute(transaction).await.map(drop)
}

async fn delete(transaction: &mut SqliteConnection, table: &str) -> Result<bool, sqlx::Error> {
    for part in [
        "DELETE FROM secrets.seeds WHERE table_id = ?",
        "DELETE FROM holders WHERE table_id = ?",
        "DELETE FROM entries WHERE table_id = ?",
    ] {
        sqlx::query(part).bind(table).execute(&mut *transaction).await?;
    }
    let gone = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table);
    Ok(gone.execute(transaction).await?.rows_affected() > 0)
}

async fn prune(transaction: &mut SqliteConnection, before: Millis, except: &[String]) -> Result<Written, Trouble> {
    let old = sqlx::query(
        "SELECT id FROM tables WHERE created < ?1 AND NOT EXISTS \
         (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= ?1)",
    );
    let rows = old.bind(before).fetch_all(&mut *transaction).await?;
    let mut count = 0;
    for row in rows {
        let table: String = row.try_get(0)?;
        if !except.contains(&table) && delete(transaction, &table).await? {
            count += 1;
        }
    }
    Ok(Written(count))
}

fn now() -> Millis {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Millis)
}
