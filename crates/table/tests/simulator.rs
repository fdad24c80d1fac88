//! A table in a world that goes wrong: messages are lost, repeated, late and out of order, writes fail, the table is
//! killed and restored at any point, the clock jumps. After every run nothing acknowledged is lost, all views agree, no
//! refused action changed anything, the dice verify, every page has followed the log that is stored, and nobody waits for ever.
//!
//! A run is its seed. `PASCH_SEEDS=5000` tries so many, `PASCH_FIRST_SEED=77` begins elsewhere; `cargo soak table` does
//! both in a release build.

#[path = "simulator/page.rs"]
mod page;
#[path = "simulator/world.rs"]
mod world;

use world::{Plant, World};

/// Seeds of an ordinary run.
const SEEDS: u64 = 2_000;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

#[test]
fn nothing_is_lost_and_nobody_waits_whatever_goes_wrong() {
    let (first, count) = (number("PASCH_FIRST_SEED", 0), number("PASCH_SEEDS", SEEDS));
    let mut deeds = 0;
    for seed in first..first + count {
        match World::run(seed, Plant::Nothing) {
            Ok(done) => deeds += done,
            Err(what) => panic!("seed {seed}: {what}"),
        }
    }
    println!("{count} seeds, {deeds} deeds acknowledged");
    assert!(
        deeds > 5 * count,
        "the pages hardly played: {deeds} deeds in {count} runs"
    );
}

/// A harness that finds nothing proves nothing: faults that are planted must be found.
#[test]
fn planted_faults_are_found() {
    for plant in [Plant::TellBeforeWrite, Plant::GoBack, Plant::LoseAnEntry] {
        let found = (0..SEEDS).find_map(|seed| World::run(seed, plant).err().map(|what| (seed, what)));
        let (seed, what) = found.unwrap_or_else(|| panic!("{plant:?} is not found in {SEEDS} seeds"));
        println!("{plant:?} is found by seed {seed}: {what}");
    }
}
