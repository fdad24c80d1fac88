//! Looking after the store in a folder: look through it, copy it, put a copy in its place, delete from it. All but putting a
//! copy in its place can be done while a server has the folder: SQLite keeps the two apart.

use super::folder::{at, private, remove};
use super::sqlite::{Disk, Files, read, sound};
use super::writer::{Write, once};
use super::{Folder, Millis, StoreFault};
use crate::hall;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions};
use sqlx::{Connection, Row};
use std::path::Path;
use std::time::Duration;

/// What a look through a store found.
#[derive(Debug, Default)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries those have that are as they were written.
    pub entries: usize,
    /// What is wrong.
    pub faults: Vec<StoreFault>,
}

/// Looks through a store: the files, every checksum, and every table by the rules.
pub async fn check(data: &Path) -> Result<Checked, StoreFault> {
    let secrets = data.join("secrets.sqlite");
    let mut checked = check_file(&data.join("pasch.sqlite")).await?;
    if secrets.exists() {
        let mut connection = SqliteConnection::connect_with(&reading(&secrets)?).await?;
        match sound(&mut connection, &secrets).await {
            Err(fault @ StoreFault::DamagedFile { .. }) => checked.faults.push(fault),
            other => other?,
        }
        connection.close().await?;
    }
    Ok(checked)
}

/// Writes a copy of the games, as they are at one moment, to a new file. The secrets of the dice are not in it: a table that
/// is restored asks for new chains. Tells what is in the copy, and what is wrong there: a copy with damage in it would not be
/// taken back.
pub async fn backup(data: &Path, to: &Path) -> Result<Checked, StoreFault> {
    let options = reading(&data.join("pasch.sqlite"))?;
    if to.exists() {
        let there = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(at(to)(there));
    }
    private(to)?;
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy().into_owned());
    let copied = copied.execute(&mut connection).await;
    connection.close().await?;
    let lasting = || std::fs::File::open(to).and_then(|file| file.sync_all()).map_err(at(to));
    if let Err(fault) = copied.map_err(StoreFault::from).and_then(|_| lasting()) {
        drop(std::fs::remove_file(to));
        return Err(fault);
    }
    check_file(to).await
}

/// Puts a copy in the place of the store, if the copy is whole. Where there are games already, only if they are to be
/// replaced. No server may have the folder. Tells how many tables there are now.
pub async fn restore(data: &Path, from: &Path, replace: bool) -> Result<usize, StoreFault> {
    let folder = Folder::take(data, "pasch store restore")?;
    let checked = check_file(from).await?;
    if let Some(fault) = checked.faults.into_iter().next() {
        return Err(fault);
    }
    let games = folder.path().join("pasch.sqlite");
    let empty = std::fs::metadata(&games).map_or(true, |data| data.len() == 0);
    if !empty && !replace && check_file(&games).await?.tables > 0 {
        return Err(StoreFault::NotEmpty(games));
    }
    let fresh = folder.path().join("pasch.sqlite.restored");
    remove(&fresh)?;
    private(&fresh)?;
    std::fs::copy(from, &fresh).map_err(at(from))?;
    private(&fresh)?;
    std::fs::File::open(&fresh)
        .and_then(|file| file.sync_all())
        .map_err(at(&fresh))?;
    // Only now, when nothing is missing any more. The log of the old file would be taken for one of the new.
    for name in ["pasch.sqlite", "secrets.sqlite"] {
        for ending in ["-wal", "-shm"] {
            remove(&folder.path().join(format!("{name}{ending}")))?;
        }
    }
    // The copy is older than its secrets: what they would give now has been seen.
    remove(&folder.path().join("secrets.sqlite"))?;
    std::fs::rename(&fresh, &games).map_err(at(&games))?;
    Ok(checked.tables)
}

/// Deletes a table with everything that belongs to it; false if there is none.
pub async fn delete(data: &Path, table: &str) -> Result<bool, StoreFault> {
    let deleted = once(&files(data).await?, &Write::Delete(table.to_owned())).await?;
    Ok(deleted.number() > 0)
}

/// Deletes the tables that nobody has touched since this moment; tells how many.
pub async fn prune(data: &Path, before: Millis) -> Result<u64, StoreFault> {
    let prune = Write::Prune {
        before,
        except: Vec::new(),
    };
    Ok(once(&files(data).await?, &prune).await?.number().unsigned_abs())
}

async fn check_file(file: &Path) -> Result<Checked, StoreFault> {
    let mut checked = Checked::default();
    let mut connection = SqliteConnection::connect_with(&reading(file)?).await?;
    let looked = sound(&mut connection, file).await;
    connection.close().await?;
    match looked {
        Err(fault @ StoreFault::DamagedFile { .. }) => {
            checked.faults.push(fault);
            return Ok(checked);
        }
        other => other?,
    }
    let pool = pool(file).await?;
    for table in names(&pool).await? {
        checked.tables += 1;
        match read(&pool, &table).await {
            Ok(Some(stored)) => match hall::restore(&table, &stored) {
                Ok(_) => checked.entries += stored.entries.len(),
                Err(fault) => checked.faults.push(StoreFault::Damaged {
                    table,
                    what: fault.to_string(),
                }),
            },
            Ok(None) => {}
            Err(fault @ StoreFault::Damaged { .. }) => checked.faults.push(fault),
            Err(fault) => return Err(fault),
        }
    }
    pool.close().await;
    Ok(checked)
}

pub(super) async fn names(pool: &SqlitePool) -> Result<Vec<String>, StoreFault> {
    let rows = sqlx::query("SELECT id FROM tables ORDER BY created, id")
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

pub(super) async fn pool(file: &Path) -> Result<SqlitePool, StoreFault> {
    let pool = SqlitePoolOptions::new().max_connections(1);
    Ok(pool.connect_with(reading(file)?).await?)
}

/// How a file is opened that must be there and is not changed.
pub(super) fn reading(file: &Path) -> Result<SqliteConnectOptions, StoreFault> {
    std::fs::metadata(file).map_err(at(file))?;
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    Ok(options.busy_timeout(Duration::from_secs(5)))
}

async fn files(data: &Path) -> Result<Files, StoreFault> {
    let (games, secrets) = (data.join("pasch.sqlite"), data.join("secrets.sqlite"));
    std::fs::metadata(&games).map_err(at(&games))?;
    let new = !secrets.exists();
    private(&secrets)?;
    let files = Files {
        games,
        secrets,
        disk: Disk::default(),
    };
    if new {
        files.prepare_secrets().await?;
    }
    Ok(files)
}
