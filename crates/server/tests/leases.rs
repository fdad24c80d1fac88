//! The lease protocol by the table's simulator: a table that wanders from node to node, while earlier owners stand still, wake up,
//! and send what they were about to write. Messages to the database are delayed, doubled and left unanswered; clocks of nodes are not
//! asked. Whatever was acknowledged is there for every later owner, and nobody writes after a successor has read.
//!
//! The database here is a model of the statements in `store/postgres`: it can be made to forget the fence, and then the laws must break.
//!
//! A run is its seed. `PASCH_SEEDS=1000` tries so many, `PASCH_FIRST_SEED=77` begins elsewhere.

#[allow(dead_code)]
#[path = "../../table/tests/simulator/first.rs"]
mod first;
#[path = "../../table/tests/simulator/page.rs"]
mod page;
#[allow(dead_code)]
#[path = "../../table/tests/simulator/timekeeper.rs"]
mod timekeeper;
#[allow(dead_code)]
#[path = "../../table/tests/simulator/world.rs"]
mod world;

use pasch_table::{Secret, Write};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::cell::Cell;
use std::rc::Rc;
use world::{Shelf, Stored, World};

const SEEDS: u64 = 300;
/// How long a lease lasts, by the database's clock.
const LEASE: u64 = 30;

/// The table's row, its log, and the leases of nodes.
#[derive(Default)]
struct Database {
    clock: u64,
    owner: Option<usize>,
    epoch: u64,
    entries: Vec<String>,
    secret: Option<(u32, String)>,
    leases: Vec<u64>,
    fenced: bool,
}

/// An append on its way.
#[derive(Clone)]
struct Append {
    epoch: u64,
    first: usize,
    entries: Vec<String>,
    secret: Option<Secret>,
}

enum Refusal {
    Succeeded,
    OutOfTurn,
}

impl Database {
    /// The one statement: what has its epoch and comes next is written, what is there already is confirmed.
    fn append(&mut self, append: &Append) -> Result<(), Refusal> {
        if self.fenced && append.epoch != self.epoch {
            return Err(Refusal::Succeeded);
        }
        let end = append.first + append.entries.len();
        let repeated = end == self.entries.len() && self.entries[append.first..] == append.entries[..];
        if append.first == self.entries.len() {
            self.entries.extend(append.entries.iter().cloned());
        } else if !repeated {
            return Err(Refusal::OutOfTurn);
        }
        match &append.secret {
            Some(Secret::Kept { epoch, seed }) => self.secret = Some((*epoch, seed.clone())),
            Some(Secret::Gone) => self.secret = None,
            None => {}
        }
        Ok(())
    }

    /// A table whose owner's lease has run out is taken, under a new epoch.
    fn take(&mut self, node: usize) -> Option<u64> {
        let free = self
            .owner
            .is_none_or(|owner| owner == node || self.leases[owner] <= self.clock);
        if !free || self.leases[node] <= self.clock {
            return None;
        }
        self.owner = Some(node);
        self.epoch += 1;
        Some(self.epoch)
    }

    fn renew(&mut self, node: usize) -> bool {
        let lives = self.leases[node] > self.clock;
        if lives {
            self.leases[node] = self.clock + LEASE;
        }
        lives
    }
}

/// What came of a run.
#[derive(Default)]
struct Tally {
    takeovers: Cell<u64>,
    refused: Cell<u64>,
    intrusions: Cell<u64>,
}

/// Nodes around a database, as a place where the table's entries are kept.
struct Nodes {
    rng: ChaCha8Rng,
    database: Database,
    /// Who has the table as far as the world knows, and by what epoch.
    node: usize,
    epoch: u64,
    /// Writes of earlier owners that have not arrived, or will arrive again, and when.
    late: Vec<(u64, Append)>,
    stormy: bool,
    tally: Rc<Tally>,
}

impl Nodes {
    fn new(seed: u64, fenced: bool, tally: Rc<Tally>) -> Nodes {
        let mut database = Database {
            fenced,
            leases: vec![LEASE],
            ..Database::default()
        };
        let epoch = database.take(0).expect("a new table");
        Nodes {
            rng: ChaCha8Rng::seed_from_u64(seed),
            database,
            node: 0,
            epoch,
            late: Vec::new(),
            stormy: true,
            tally,
        }
    }

    /// Time passes at the database; whoever has woken up sends what he had in mind.
    fn pass(&mut self) {
        self.database.clock += self.rng.random_range(1..8);
        if !self.stormy {
            return;
        }
        let now = self.database.clock;
        for (_, late) in self.late.extract_if(.., |(due, _)| *due <= now).collect::<Vec<_>>() {
            let (epoch, before) = (late.epoch, self.database.entries.len());
            match self.database.append(&late) {
                Err(Refusal::Succeeded) => self.tally.refused.set(self.tally.refused.get() + 1),
                // Nobody who was succeeded may add anything.
                Ok(()) if epoch != self.database.epoch && self.database.entries.len() > before => {
                    self.tally.intrusions.set(self.tally.intrusions.get() + 1);
                }
                Ok(()) | Err(Refusal::OutOfTurn) => {}
            }
            if self.rng.random_bool(0.3) {
                self.delay(late);
            }
        }
    }

    /// Some arrive while their owner's lease still lasts, most when it has long run out.
    fn delay(&mut self, append: Append) {
        let due = self.database.clock + self.rng.random_range(1..4 * LEASE);
        self.late.push((due, append));
    }
}

impl Shelf for Nodes {
    fn write(&mut self, write: &Write) -> bool {
        self.pass();
        let entries = write.entries.iter();
        let append = Append {
            epoch: self.epoch,
            first: write.first as usize,
            entries: entries
                .map(|entry| serde_json::to_string(entry).expect("an entry"))
                .collect(),
            secret: write.secret.clone(),
        };
        if self.stormy && self.rng.random_bool(0.12) {
            // The node stands still, with the write in its hands: it arrives now, later, twice, or never.
            if self.rng.random_bool(0.3) {
                drop(self.database.append(&append));
            }
            if self.rng.random_bool(0.8) {
                self.delay(append);
            }
            return false;
        }
        // A node that is busy misses a renewal now and then, and does not know it.
        if !self.stormy || self.rng.random_bool(0.9) {
            self.database.renew(self.node);
        }
        self.database.append(&append).is_ok()
    }

    fn kill(&mut self) {
        // The next owner is another node, or the same process under a new name.
        self.node = self.database.leases.len();
        self.database.leases.push(self.database.clock + LEASE);
    }

    fn load(&mut self) -> Result<Stored, String> {
        for _ in 0..1000 {
            self.pass();
            if !self.database.renew(self.node) {
                self.kill();
            }
            if let Some(epoch) = self.database.take(self.node) {
                self.epoch = epoch;
                self.tally.takeovers.set(self.tally.takeovers.get() + 1);
                return Ok((self.database.entries.clone(), self.database.secret.clone()));
            }
        }
        Err("nobody gets the table".to_owned())
    }

    fn calm(&mut self) {
        self.stormy = false;
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

/// Lives through these seeds: what was acknowledged, and what came of the nodes; or the first fault.
fn live(fenced: bool, seeds: std::ops::Range<u64>) -> (u64, Rc<Tally>, Option<String>) {
    let (mut deeds, tally) = (0, Rc::new(Tally::default()));
    for seed in seeds {
        let nodes = Nodes::new(seed, fenced, Rc::clone(&tally));
        match World::run_on(seed, world::Plant::Nothing, Some(Box::new(nodes))) {
            Ok(done) => deeds += done.deeds,
            Err(what) => return (deeds, tally, Some(format!("seed {seed}: {what}"))),
        }
    }
    (deeds, tally, None)
}

#[test]
fn nothing_acknowledged_is_lost_while_a_table_wanders() {
    let (first, count) = (number("PASCH_FIRST_SEED", 0), number("PASCH_SEEDS", SEEDS));
    let (deeds, tally, fault) = live(true, first..first + count);
    assert_eq!(fault, None);
    let (takeovers, refused) = (tally.takeovers.get(), tally.refused.get());
    println!("{count} seeds, {deeds} deeds acknowledged, {takeovers} takeovers, {refused} late writes refused");
    assert_eq!(tally.intrusions.get(), 0);
    assert!(deeds > 3 * count, "the pages hardly played: {deeds}");
    assert!(takeovers > count, "the table hardly wandered: {takeovers}");
    assert!(refused > count / 2, "hardly anybody came late: {refused}");
}

/// Without the fence the same world finds what it would be there for.
#[test]
fn without_the_fence_the_world_notices() {
    let (_, tally, fault) = live(false, 0..SEEDS);
    assert!(fault.is_some() || tally.intrusions.get() > 0);
}
