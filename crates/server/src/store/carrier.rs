//! What is written lies in the log of its file first, and is carried into the file later. That takes many writes all over the
//! file and a flush, and whoever waited for the one who writes waited for that, too. So it is done on a connection of its own,
//! while the one who writes goes on.
//!
//! A log begins anew only when all of it has been carried, and somebody who writes on and on leaves a rest each time. The rest
//! gets smaller from one time to the next; the last of it he carries himself, between two transactions.

use super::sqlite::Files;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::task::JoinHandle;

/// How many pages may gather in the log before they are carried.
const GATHERED: i64 = 2_000;
/// A rest that costs the one who writes little more than a flush.
const SMALL: i64 = 256;
/// However large the rest: a log of so many pages is ended by the one who writes, or it would grow for ever.
const LONGEST: i64 = 8_000;

/// Carries the logs of both files.
pub(super) struct Carrier {
    files: Files,
    connection: Option<SqliteConnection>,
    /// On its way, with the connection.
    carrying: Option<JoinHandle<(Option<SqliteConnection>, Carried)>>,
    /// About how many pages were written since.
    gathered: i64,
}

/// What one way brought, in pages of the longer log.
#[derive(Clone, Copy, Debug, Default)]
struct Carried {
    log: i64,
    left: i64,
}

impl Carrier {
    /// Nothing to carry yet.
    pub(super) fn new(files: Files) -> Carrier {
        Carrier {
            files,
            connection: None,
            carrying: None,
            gathered: 0,
        }
    }

    /// So many pages more were written. True if the one who writes is to carry the rest now.
    pub(super) async fn wrote(&mut self, pages: usize) -> bool {
        self.gathered += i64::try_from(pages).unwrap_or(i64::MAX);
        let mut arrived = Carried::default();
        // Who writes faster than anybody can carry has to wait.
        let too_fast = self.gathered > LONGEST;
        if too_fast || self.carrying.as_ref().is_some_and(JoinHandle::is_finished) {
            arrived = self.arrive().await;
        }
        let rest = arrived.left;
        if rest > 0 && (rest <= SMALL || arrived.log > LONGEST) {
            return true;
        }
        if self.carrying.is_none() && (rest > 0 || self.gathered >= GATHERED) {
            self.gathered = 0;
            let (files, connection) = (self.files.clone(), self.connection.take());
            self.carrying = Some(tokio::spawn(carry(files, connection)));
            if !self.files.disk.aside {
                self.arrive().await;
            }
        }
        false
    }

    /// Waits for what is on its way, and lets go of the files.
    pub(super) async fn rest(&mut self) {
        self.arrive().await;
        if let Some(connection) = self.connection.take() {
            drop(connection.close_hard().await);
        }
    }

    async fn arrive(&mut self) -> Carried {
        let Some(carrying) = self.carrying.take() else {
            return Carried::default();
        };
        let (connection, carried) = carrying.await.unwrap_or_default();
        self.connection = connection;
        carried
    }
}

/// One way; a connection that failed is not used again, and what stays in the log is as safe there.
async fn carry(files: Files, connection: Option<SqliteConnection>) -> (Option<SqliteConnection>, Carried) {
    let open = match connection {
        Some(connection) => Ok(connection),
        None => files.connect().await,
    };
    let carried = match open {
        Ok(mut connection) => match pass(&mut connection).await {
            Ok(carried) => return (Some(connection), carried),
            Err(fault) => {
                drop(connection.close_hard().await);
                fault
            }
        },
        Err(fault) => fault,
    };
    tracing::debug!(fault = %carried, "the log of the store was not carried");
    (None, Carried::default())
}

/// Carries what nobody still needs in the logs of this connection's files.
pub(super) async fn carry_rest(connection: &mut SqliteConnection) {
    if let Err(fault) = pass(connection).await {
        tracing::debug!(%fault, "the rest of the log was not carried");
    }
}

async fn pass(connection: &mut SqliteConnection) -> Result<Carried, sqlx::Error> {
    let mut carried = Carried::default();
    for file in [
        "PRAGMA main.wal_checkpoint(PASSIVE)",
        "PRAGMA secrets.wal_checkpoint(PASSIVE)",
    ] {
        let row = sqlx::query(file).fetch_one(&mut *connection).await?;
        let (log, done): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
        carried.log = carried.log.max(log);
        carried.left = carried.left.max(log - done);
    }
    Ok(carried)
}
