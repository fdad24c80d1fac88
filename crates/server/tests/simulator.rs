//! The table's simulator with a real SQLite behind it, on a disk that fails writes, tears them, and forgets what was not
//! flushed when the power goes. Whatever was promised to a page is there afterwards, nothing is there by halves, and the
//! store heals by itself.
//!
//! A run is its seed. `PASCH_SEEDS=1000` tries so many, `PASCH_FIRST_SEED=77` begins elsewhere; `cargo soak store` does both.

mod faulty;
#[allow(dead_code)]
#[path = "../../table/tests/simulator/first.rs"]
mod first;
#[path = "../../table/tests/simulator/page.rs"]
mod page;
mod support;
#[allow(dead_code)]
#[path = "../../table/tests/simulator/timekeeper.rs"]
mod timekeeper;
#[allow(dead_code)]
#[path = "../../table/tests/simulator/world.rs"]
mod world;

use pasch_server::store::{Append, Disk, Folder, Lease, NewTable, SqliteStore, Store};
use pasch_table::Write;
use std::path::PathBuf;
use std::time::Duration;
use tokio::runtime::Runtime;
use world::{Shelf, World};

/// Seeds of an ordinary run.
const SEEDS: u64 = 50;
/// How often the disk fails a write, and then some more.
const FAILING: f64 = 0.02;

/// A real store on a faulty disk.
struct InSqlite {
    runtime: Runtime,
    path: PathBuf,
    store: Option<(SqliteStore, Folder, Lease)>,
}

impl InSqlite {
    fn new(seed: u64) -> InSqlite {
        let path = support::folder();
        faulty::storm(&path, seed, 0.0);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let mut shelf = InSqlite {
            runtime: runtime.expect("a runtime"),
            path: path.clone(),
            store: None,
        };
        let (store, folder) = shelf.open().expect("a new store");
        let lease = shelf.runtime.block_on(store.create(NewTable {
            table: "simulated".to_owned(),
            setting: "{}".to_owned(),
            summary: "{}".to_owned(),
            holders: Vec::new(),
        }));
        shelf.store = Some((store, folder, lease.expect("a new table")));
        faulty::storm(&path, seed, FAILING);
        shelf
    }

    fn open(&self) -> Result<(SqliteStore, Folder), String> {
        let folder = Folder::take(&self.path, "the simulator").map_err(|fault| fault.to_string())?;
        let disk = Disk {
            layer: Some(faulty::NAME.to_owned()),
            patience: Duration::from_millis(100),
            // The storm goes by with every try, not with time.
            pauses: (Duration::from_millis(1), Duration::from_millis(1)),
            ..Disk::default()
        };
        let store = self.runtime.block_on(SqliteStore::open_on(&folder, disk));
        Ok((store.map_err(|fault| fault.to_string())?, folder))
    }
}

impl Shelf for InSqlite {
    fn write(&mut self, write: &Write) -> bool {
        let Some((store, _, lease)) = &self.store else {
            return false;
        };
        let entries = write
            .entries
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("an entry"));
        let append = Append {
            lease: lease.clone(),
            first: write.first,
            entries: entries.collect(),
            summary: write.listed.clone(),
            holder: write.owner.clone(),
            secret: write.secret.clone(),
        };
        self.runtime.block_on(store.append(append)).is_ok()
    }

    fn kill(&mut self) {
        faulty::power_off(&self.path);
        if let Some((store, folder, _)) = self.store.take() {
            self.runtime.block_on(store.close());
            drop((store, folder));
        }
        faulty::power_on(&self.path);
    }

    fn load(&mut self) -> Result<(Vec<String>, Option<(u32, String)>), String> {
        // A disk that fails while a server starts: it is started again.
        let mut last = String::new();
        for _ in 0..200 {
            if self.store.is_none() {
                let (store, folder) = match self.open() {
                    Ok(opened) => opened,
                    Err(fault) => {
                        last = fault;
                        continue;
                    }
                };
                let lease = Lease {
                    table: "simulated".to_owned(),
                    epoch: 0,
                };
                self.store = Some((store, folder, lease));
            }
            let Some((store, _, lease)) = &mut self.store else {
                continue;
            };
            match self.runtime.block_on(store.take("simulated")) {
                Ok(Some((taken, stored))) => {
                    *lease = taken;
                    return Ok((stored.entries, stored.secret));
                }
                Ok(None) => return Err("the table is gone".to_owned()),
                Err(fault @ pasch_server::StoreFault::Damaged { .. }) => return Err(fault.to_string()),
                Err(fault) => last = fault.to_string(),
            }
        }
        Err(format!("the store does not open again: {last}"))
    }

    fn calm(&mut self) {
        faulty::calm(&self.path);
    }
}

impl Drop for InSqlite {
    fn drop(&mut self) {
        self.kill();
        drop(std::fs::remove_dir_all(&self.path));
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

#[test]
fn nothing_acknowledged_is_lost_on_a_disk_that_fails() {
    let (first, count) = (number("PASCH_FIRST_SEED", 0), number("PASCH_SEEDS", SEEDS));
    let (mut deeds, mut failures) = (0, 0);
    for seed in first..first + count {
        let shelf = InSqlite::new(seed);
        let path = shelf.path.clone();
        match World::run_on(seed, world::Plant::Nothing, Some(Box::new(shelf))) {
            Ok(done) => deeds += done.deeds,
            Err(what) => panic!("seed {seed}: {what}"),
        }
        failures += faulty::failures(&path);
    }
    println!("{count} seeds, {deeds} deeds acknowledged, {failures} failures of the disk");
    assert!(
        deeds > 3 * count,
        "the pages hardly played: {deeds} deeds in {count} runs"
    );
    assert!(
        failures > count,
        "the disk hardly failed: {failures} times in {count} runs"
    );
}
