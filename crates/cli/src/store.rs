//! `pasch store`: looking after the games that a server keeps.

use crate::fault::{Fault, as_text, print};
use crate::folders::data_folder;
use crate::language::words;
use crate::serve::store_fault;
use crate::values::{BadValue, age};
use pasch_server::store::upkeep;
use std::future::Future;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What to do with the games.
#[derive(clap::Args)]
pub struct Args {
    /// The folder of the games; without it, your data folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Look through it for damage
    Check,
    /// Write a copy of the games to a new file, also while a server runs
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Put such a copy in the place of the games
    Restore {
        /// The copy
        file: PathBuf,
        /// Also where there are games already: they are lost
        #[arg(long)]
        replace: bool,
    },
    /// Delete a table for good
    Delete {
        /// Its name, which is the end of its address
        table: String,
    },
    /// Delete the tables that nobody has touched for long
    Prune {
        /// For how long: 90d, 12w, 36h
        #[arg(long, value_name = "AGE", value_parser = age as fn(&str) -> Result<Duration, BadValue>)]
        older: Duration,
    },
    /// Copy all games of a folder into a database
    #[cfg(feature = "postgres")]
    Copy {
        /// The folder: sqlite:DIR
        from: String,
        /// The database: postgres://user@host/name
        to: String,
    },
}

/// Runs the command.
pub fn run(args: Args) -> Result<(), Fault> {
    let data = args.data.unwrap_or_else(data_folder);
    match args.command {
        Command::Check => {
            let checked = wait(upkeep::check(&data))?;
            let variables = [("tables", checked.tables.into()), ("entries", checked.entries.into())];
            say("store-checked", &variables)?;
            tell(&checked.faults)
        }
        Command::Backup { file } => {
            let checked = wait(upkeep::backup(&data, &file))?;
            let variables = [("tables", checked.tables.into()), ("file", as_text(file.display()))];
            say("store-backed-up", &variables)?;
            tell(&checked.faults)
        }
        Command::Restore { file, replace } => {
            let tables = wait(upkeep::restore(&data, &file, replace))?;
            let variables = [("tables", tables.into()), ("file", as_text(file.display()))];
            say("store-restored", &variables)
        }
        Command::Delete { table } => match wait(upkeep::delete(&data, &table))? {
            true => say("store-deleted", &[("table", as_text(&table))]),
            false => Err(Fault::said("fault-store-no-table", &[("table", as_text(&table))])),
        },
        Command::Prune { older } => {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            let before = i64::try_from(now.saturating_sub(older).as_millis()).unwrap_or(0);
            let count = wait(upkeep::prune(&data, before))?;
            say(
                "store-pruned",
                &[("count", usize::try_from(count).unwrap_or(usize::MAX).into())],
            )
        }
        #[cfg(feature = "postgres")]
        Command::Copy { from, to } => {
            use crate::serve::database;
            use pasch_server::store::postgres::copy;
            let folder = from.strip_prefix("sqlite:").filter(|folder| !folder.is_empty());
            let folder = folder.map(|folder| PathBuf::from(folder.strip_prefix("//").unwrap_or(folder)));
            let folder = folder.ok_or_else(|| Fault::said("fault-copy-from", &[("from", as_text(&from))]))?;
            let copied = wait(copy(&folder, &database(to)?, |_| {}))?;
            let variables = [
                ("tables", copied.tables.into()),
                ("entries", copied.entries.into()),
                ("there", copied.there.into()),
            ];
            say("store-copied", &variables)
        }
    }
}

/// What is damaged; that is a fault of its own.
fn tell(faults: &[pasch_server::StoreFault]) -> Result<(), Fault> {
    for fault in faults {
        print(&format!("{fault}\n"))?;
    }
    match faults.len() {
        0 => Ok(()),
        count => Err(Fault::said("fault-store-damaged", &[("count", count.into())])),
    }
}

fn say(key: &str, variables: &[(&str, pasch_words::Value)]) -> Result<(), Fault> {
    print(&(words().fill(key, variables) + "\n"))
}

fn wait<T>(done: impl Future<Output = Result<T, pasch_server::StoreFault>>) -> Result<T, Fault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))?;
    runtime.block_on(done).map_err(store_fault)
}
