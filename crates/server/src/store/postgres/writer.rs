//! The one who appends: takes whatever has gathered while the last statement was on its way and writes it as one, so that many
//! tables share the way to the database and its flush, and each still learns its own fate.
//!
//! When a statement fails, or no answer comes, he connects anew and writes what waits one by one. Whoever waits learns nothing
//! before that: a write that may or may not have lasted is repeated, and the store confirms what it has already.

use super::super::{Append, Health, Secret, StoreFault, checksum};
use super::{Times, now, passes, slow};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Row};
use std::collections::{HashSet, VecDeque};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// How many appends one statement takes at most.
const BATCH: usize = 512;
/// How often an append is tried by itself on a database that takes others.
const TRIES: u32 = 4;

/// Something to be appended, and who waits for it.
#[derive(Debug)]
pub struct Job {
    pub append: Append,
    pub done: oneshot::Sender<Result<(), StoreFault>>,
}

/// What came of an append: it is there, it is refused, or it has to be asked again because others were at the same table.
type Fate = Option<Result<(), StoreFault>>;

/// The one who appends.
pub struct Writer {
    options: PgConnectOptions,
    times: Times,
    connection: Option<PgConnection>,
    jobs: mpsc::Receiver<Job>,
    health: watch::Sender<Health>,
    closing: watch::Receiver<bool>,
}

impl Writer {
    /// Not yet connected: the first append does that.
    pub fn new(
        options: PgConnectOptions,
        times: Times,
        jobs: mpsc::Receiver<Job>,
        health: watch::Sender<Health>,
        closing: watch::Receiver<bool>,
    ) -> Writer {
        Writer {
            options,
            times,
            connection: None,
            jobs,
            health,
            closing,
        }
    }

    /// Writes until the store is closed and nothing waits.
    pub async fn run(mut self) {
        let (mut waiting, mut gathered) = (VecDeque::new(), Vec::new());
        loop {
            if waiting.is_empty() {
                let mut closing = self.closing.clone();
                let taken = tokio::select! {
                    biased;
                    taken = self.jobs.recv_many(&mut gathered, BATCH) => taken,
                    _ = closing.wait_for(|closing| *closing), if !self.jobs.is_closed() => {
                        self.jobs.close();
                        continue;
                    }
                };
                if taken == 0 {
                    break;
                }
            }
            while gathered.len() < BATCH
                && let Ok(job) = self.jobs.try_recv()
            {
                gathered.push(job);
            }
            waiting.extend(gathered.drain(..));
            let batch = next_batch(&mut waiting);
            self.write(batch).await;
        }
        if let Some(connection) = self.connection.take()
            && let Err(fault) = connection.close().await
        {
            tracing::debug!(%fault, "closing the store");
        }
    }

    async fn write(&mut self, batch: Vec<Job>) {
        let fates = match self.commit(batch.iter().map(|job| &job.append)).await {
            Ok(fates) => fates,
            Err(fault) => {
                tracing::warn!(%fault, writes = batch.len(), "a statement failed");
                batch.iter().map(|_| None).collect()
            }
        };
        let mut open = true;
        for (job, fate) in batch.into_iter().zip(fates) {
            let done = match fate {
                Some(done) => done,
                None if open => self.insist(&job.append, &mut open).await,
                None => Err(StoreFault::Closed),
            };
            drop(job.done.send(done));
        }
        if open && *self.health.borrow() != Health::Well {
            tracing::info!("the store can be written to again");
            self.health.send_replace(Health::Well);
        }
    }

    /// Writes one by itself, and waits where waiting may help. What fails for another reason, again and again, is refused.
    async fn insist(&mut self, append: &Append, open: &mut bool) -> Result<(), StoreFault> {
        let (mut tries, mut pause) = (1, self.times.pauses.0);
        loop {
            let why = match self.commit(std::iter::once(append)).await {
                Ok(fates) => match fates.into_iter().next().flatten() {
                    Some(done) => return done,
                    None => "others write for the same table".to_owned(),
                },
                Err(fault) if passes(&fault) => {
                    *open = self.wait(&fault, &mut pause).await;
                    match open {
                        true => continue,
                        false => return Err(StoreFault::Closed),
                    }
                }
                Err(fault) => fault.to_string(),
            };
            if tries == TRIES {
                return Err(StoreFault::Refused(why));
            }
            tries += 1;
        }
    }

    /// Says that the tables wait, and waits, longer every time; false if the store is closed meanwhile.
    async fn wait(&mut self, fault: &sqlx::Error, pause: &mut Duration) -> bool {
        if *self.health.borrow() == Health::Well {
            tracing::error!(%fault, "the store cannot be written to; the tables wait");
        }
        self.health.send_replace(Health::Waits(fault.to_string()));
        let waited = *pause;
        *pause = (waited * 2).min(self.times.pauses.1);
        tokio::select! {
            () = tokio::time::sleep(waited) => true,
            _ = self.closing.wait_for(|closing| *closing) => false,
        }
    }

    /// One statement for all. A connection on which anything went wrong is not used again: an answer may still be on its way.
    async fn commit<'a>(&mut self, appends: impl Iterator<Item = &'a Append>) -> Result<Vec<Fate>, sqlx::Error> {
        let appends: Vec<&Append> = appends.collect();
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let connecting = PgConnection::connect_with(&self.options);
                let connecting = tokio::time::timeout(self.times.statement, connecting).await;
                connecting.unwrap_or_else(|_| Err(slow()))?
            }
        };
        let written = tokio::time::timeout(self.times.statement, append(&mut connection, &appends)).await;
        let fates = written.unwrap_or_else(|_| Err(slow()))?;
        self.connection = Some(connection);
        Ok(fates)
    }
}

/// What one statement can take: of each table the first that waits, since a statement does not see what it writes itself.
fn next_batch(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let (mut batch, mut later, mut tables) = (Vec::new(), VecDeque::new(), HashSet::new());
    while let Some(job) = waiting.pop_front() {
        if batch.len() < BATCH && tables.insert(job.append.lease.table.clone()) {
            batch.push(job);
        } else {
            later.push_back(job);
        }
    }
    *waiting = later;
    batch
}

/// Of everything asked for, what still has the epoch it names, with the row of its table locked; of that, what comes next in its
/// log; of that, all of it. The rest is told apart by asking.
const APPEND: &str = concat!(
    "WITH asked AS (\
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bool[]) \
     AS asked (table_id, epoch, first, summary, holder, seed_epoch, seed, gone)), \
     fenced AS (\
     SELECT tables.id FROM tables JOIN asked ON tables.id = asked.table_id \
     WHERE tables.epoch = asked.epoch ORDER BY tables.id FOR NO KEY UPDATE OF tables), \
     accepted AS MATERIALIZED (\
     SELECT asked.* FROM asked JOIN fenced ON fenced.id = asked.table_id WHERE asked.first = \
     COALESCE((SELECT number + 1 FROM entries WHERE table_id = asked.table_id ORDER BY number DESC LIMIT 1), 0)), \
     written AS (\
     INSERT INTO entries (table_id, number, at, entry, checksum) \
     SELECT entry.table_id, entry.number, ",
    now!(),
    ", entry.entry, entry.checksum FROM unnest($9::text[], $10::bigint[], $11::text[], $12::bigint[]) \
     AS entry (table_id, number, entry, checksum) JOIN accepted USING (table_id)), \
     told AS (\
     UPDATE tables SET summary = accepted.summary FROM accepted \
     WHERE tables.id = accepted.table_id AND accepted.summary IS NOT NULL), \
     held AS (\
     INSERT INTO holders (owner, table_id) SELECT holder, table_id FROM accepted WHERE holder IS NOT NULL \
     ON CONFLICT DO NOTHING), \
     kept AS (\
     INSERT INTO secrets.seeds (table_id, epoch, seed) SELECT table_id, seed_epoch, seed FROM accepted \
     WHERE seed IS NOT NULL ON CONFLICT (table_id) DO UPDATE SET epoch = EXCLUDED.epoch, seed = EXCLUDED.seed), \
     gone AS (\
     DELETE FROM secrets.seeds USING accepted WHERE seeds.table_id = accepted.table_id AND accepted.gone) \
     SELECT table_id FROM accepted"
);

async fn append(connection: &mut PgConnection, appends: &[&Append]) -> Result<Vec<Fate>, sqlx::Error> {
    let kept = |append: &Append| match &append.secret {
        Some(Secret::Kept { epoch, seed }) => (Some(i64::from(*epoch)), Some(seed.clone())),
        _ => (None, None),
    };
    let (ages, seeds): (Vec<Option<i64>>, Vec<Option<String>>) = appends.iter().map(|append| kept(append)).unzip();
    let gone: Vec<bool> = appends
        .iter()
        .map(|append| matches!(append.secret, Some(Secret::Gone)))
        .collect();
    let (mut tables, mut numbers, mut entries, mut sums) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for append in appends {
        for (number, entry) in (i64::from(append.first)..).zip(&append.entries) {
            // A number that cannot be is none that comes next, and is refused for that.
            let place = u32::try_from(number).unwrap_or(u32::MAX);
            tables.push(append.lease.table.as_str());
            numbers.push(number);
            entries.push(entry.as_str());
            sums.push(checksum::of_entry(&append.lease.table, place, entry));
        }
    }
    let query = sqlx::query(APPEND)
        .bind(texts(appends, |append| append.lease.table.as_str()))
        .bind(appends.iter().map(|append| append.lease.epoch).collect::<Vec<i64>>())
        .bind(
            appends
                .iter()
                .map(|append| i64::from(append.first))
                .collect::<Vec<i64>>(),
        )
        .bind(texts(appends, |append| append.summary.as_deref()))
        .bind(texts(appends, |append| append.holder.as_deref()))
        .bind(ages)
        .bind(seeds)
        .bind(gone)
        .bind(tables)
        .bind(numbers)
        .bind(entries)
        .bind(sums);
    let rows = query.fetch_all(&mut *connection).await?;
    let accepted: HashSet<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let mut fates = Vec::with_capacity(appends.len());
    for append in appends {
        fates.push(match accepted.contains(&append.lease.table) {
            true => Some(Ok(())),
            false => why_not(connection, append).await?,
        });
    }
    Ok(fates)
}

fn texts<'a, T>(appends: &[&'a Append], text: impl Fn(&'a Append) -> T) -> Vec<T> {
    appends.iter().map(|append| text(append)).collect()
}

/// Why an append was not accepted, or that it was before.
async fn why_not(connection: &mut PgConnection, append: &Append) -> Result<Fate, sqlx::Error> {
    let table = append.lease.table.clone();
    let standing = sqlx::query(
        "SELECT epoch, COALESCE((SELECT max(number) + 1 FROM entries WHERE table_id = tables.id), 0) \
         FROM tables WHERE id = $1",
    );
    let Some(row) = standing.bind(&table).fetch_optional(&mut *connection).await? else {
        return Ok(Some(Err(StoreFault::NoTable(table))));
    };
    let (epoch, stored): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if epoch != append.lease.epoch {
        let epoch = append.lease.epoch;
        return Ok(Some(Err(StoreFault::Succeeded { table, epoch })));
    }
    let first = i64::from(append.first);
    if first == stored {
        return Ok(None);
    }
    if !append.entries.is_empty() && first + append.entries.len() as i64 == stored {
        let last = sqlx::query("SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number");
        let rows = last.bind(&table).bind(first).fetch_all(connection).await?;
        let there: Vec<&str> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        if there == append.entries {
            return Ok(Some(Ok(())));
        }
    }
    Ok(Some(Err(StoreFault::OutOfTurn {
        table,
        first: append.first,
        stored: u32::try_from(stored).unwrap_or(u32::MAX),
    })))
}
