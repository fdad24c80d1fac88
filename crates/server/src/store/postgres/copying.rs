//! A server moves over: every table of a folder, with its entries, lists and secrets, into a database. What is there already is
//! left, so that a copy that was cut short is taken up again by asking for it again.

use super::super::sqlite::read;
use super::super::{Folder, StoreFault, Stored, checksum, upkeep};
use super::{migrate, read_address};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, Row};
use std::path::Path;

/// How many tables one transaction takes over.
const BATCH: usize = 64;

/// What a copy came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables that were copied.
    pub tables: usize,
    /// Their entries.
    pub entries: usize,
    /// Tables that were there already, as they are here.
    pub there: usize,
}

/// Copies the tables of a folder that no server has. `done` hears of every batch.
pub async fn copy(data: &Path, address: &str, mut done: impl FnMut(Copied)) -> Result<Copied, StoreFault> {
    let options = read_address(address)?;
    upkeep::reading(&data.join("pasch.sqlite"))?;
    let _folder = Folder::take(data, "pasch store copy")?;
    let games = upkeep::pool(&data.join("pasch.sqlite")).await?;
    let secrets = data.join("secrets.sqlite");
    let secrets = match secrets.exists() {
        true => Some(upkeep::pool(&secrets).await?),
        false => None,
    };
    migrate(&options).await?;
    let mut to = PgConnection::connect_with(&options).await?;
    let mut copied = Copied::default();
    for batch in upkeep::names(&games).await?.chunks(BATCH) {
        let mut transaction = to.begin().await?;
        let mut after = copied;
        for table in batch {
            let Some(source) = Source::read(&games, secrets.as_ref(), table).await? else {
                continue;
            };
            match source.put(&mut transaction).await? {
                true => {
                    after.tables += 1;
                    after.entries += source.stored.entries.len();
                }
                false => after.there += 1,
            }
        }
        transaction.commit().await?;
        copied = after;
        done(copied);
    }
    to.close().await?;
    games.close().await;
    if let Some(secrets) = secrets {
        secrets.close().await;
    }
    Ok(copied)
}

/// A table as it lies in the folder.
struct Source {
    table: String,
    stored: Stored,
    created: i64,
    summary: String,
    times: Vec<i64>,
    holders: Vec<String>,
}

impl Source {
    async fn read(games: &SqlitePool, secrets: Option<&SqlitePool>, table: &str) -> Result<Option<Source>, StoreFault> {
        let Some(mut stored) = read(games, table).await? else {
            return Ok(None);
        };
        let row = sqlx::query("SELECT created, summary FROM tables WHERE id = ?").bind(table);
        let row = row.fetch_one(games).await?;
        let times = sqlx::query("SELECT at FROM entries WHERE table_id = ? ORDER BY number").bind(table);
        let times = times.fetch_all(games).await?;
        let holders = sqlx::query("SELECT owner FROM holders WHERE table_id = ? ORDER BY owner").bind(table);
        let holders = holders.fetch_all(games).await?;
        if let Some(secrets) = secrets {
            let seed = sqlx::query("SELECT epoch, seed FROM seeds WHERE table_id = ?").bind(table);
            let seed = seed.fetch_optional(secrets).await?;
            let seed = seed.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?)));
            stored.secret = seed.transpose()?;
        }
        Ok(Some(Source {
            table: table.to_owned(),
            stored,
            created: row.try_get(0)?,
            summary: row.try_get(1)?,
            times: times.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            holders: holders.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
        }))
    }

    /// Puts it into the database; false if it is there. A table that is there and another is a fault: two servers went on.
    async fn put(&self, to: &mut PgConnection) -> Result<bool, StoreFault> {
        let Source { table, stored, .. } = self;
        let made = sqlx::query(
            "INSERT INTO tables (id, created, setting, summary, checksum, owner, epoch) \
             VALUES ($1, $2, $3, $4, $5, NULL, 1) ON CONFLICT (id) DO NOTHING",
        );
        let made = made.bind(table).bind(self.created).bind(&stored.setting);
        let made = made
            .bind(&self.summary)
            .bind(checksum::of_setting(table, &stored.setting));
        if made.execute(&mut *to).await?.rows_affected() == 0 {
            return self.compare(to).await.map(|()| false);
        }
        let sums: Vec<i64> = (0u32..)
            .zip(&stored.entries)
            .map(|(number, entry)| checksum::of_entry(table, number, entry))
            .collect();
        let entries = sqlx::query(
            "INSERT INTO entries (table_id, number, at, entry, checksum) \
             SELECT $1, number - 1, at, entry, checksum \
             FROM unnest($2::bigint[], $3::text[], $4::bigint[]) WITH ORDINALITY AS entry (at, entry, checksum, number)",
        );
        let entries = entries.bind(table).bind(&self.times).bind(&stored.entries).bind(sums);
        entries.execute(&mut *to).await?;
        let holders =
            sqlx::query("INSERT INTO holders (owner, table_id) SELECT holder, $1 FROM unnest($2::text[]) AS holder");
        holders.bind(table).bind(&self.holders).execute(&mut *to).await?;
        if let Some((epoch, seed)) = &stored.secret {
            let kept = sqlx::query("INSERT INTO secrets.seeds (table_id, epoch, seed) VALUES ($1, $2, $3)");
            let kept = kept.bind(table).bind(i64::from(*epoch)).bind(seed);
            kept.execute(to).await?;
        }
        Ok(true)
    }

    /// What is there must be what is here, perhaps played on since.
    async fn compare(&self, to: &mut PgConnection) -> Result<(), StoreFault> {
        let differs = || StoreFault::Exists(self.table.clone());
        let setting = sqlx::query("SELECT setting FROM tables WHERE id = $1").bind(&self.table);
        let setting: String = setting.fetch_one(&mut *to).await?.try_get(0)?;
        let entries = sqlx::query("SELECT entry FROM entries WHERE table_id = $1 ORDER BY number").bind(&self.table);
        let rows = entries.fetch_all(to).await?;
        let there: Vec<&str> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let whole = there
            .iter()
            .zip(&self.stored.entries)
            .all(|(there, here)| there == here);
        match setting == self.stored.setting && whole && there.len() >= self.stored.entries.len() {
            true => Ok(()),
            false => Err(differs()),
        }
    }
}
