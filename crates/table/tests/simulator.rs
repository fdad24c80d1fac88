//! A table in a world that goes wrong: messages are lost, repeated, late and out of order, writes fail, the table is
//! killed and restored at any point, the clock jumps. After every run nothing acknowledged is lost, all views agree, no
//! refused action changed anything, nobody has lost time that was not his, the dice verify, every page has followed the
//! log that is stored, and nobody waits for ever.
//!
//! A run is its seed. `PASCH_SEEDS=5000` tries so many, `PASCH_FIRST_SEED=77` begins elsewhere; `cargo soak table` does
//! both in a release build.

#[path = "simulator/first.rs"]
mod first;
#[path = "simulator/page.rs"]
mod page;
#[path = "simulator/timekeeper.rs"]
mod timekeeper;
#[path = "simulator/world.rs"]
mod world;

use world::{Done, Plant, World};

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
    let mut sum = Done::default();
    for seed in first..first + count {
        match World::run(seed, Plant::Nothing) {
            Ok(done) => {
                sum.deeds += done.deeds;
                sum.verdicts += done.verdicts;
                sum.hints += done.hints;
            }
            Err(what) => panic!("seed {seed}: {what}"),
        }
    }
    println!("{count} seeds: {sum:?}");
    assert!(
        sum.deeds > 5 * count && sum.verdicts > count && sum.hints > count / 4,
        "the pages hardly played: {sum:?} in {count} runs"
    );
}

/// Connections break a thousand times, the clock jumps, the server is killed: what each has lost of his time is between what
/// the game waited for him and what the rule gives back of it.
#[test]
fn a_thousand_disconnects_win_and_lose_nobody_time() {
    for seed in 0..3 {
        match World::disconnects(seed, 1_000) {
            Ok(deeds) => assert!(deeds > 300, "the pages hardly played: {deeds} deeds"),
            Err(what) => panic!("seed {seed}: {what}"),
        }
    }
}

/// What was played by the first protocol of the dice stays, is proved by its own record, and the game goes on by the second.
#[test]
fn a_table_of_the_first_protocol_goes_on_by_the_second() {
    for seed in 0..SEEDS / 20 {
        if let Err(what) = World::begun_by_the_first(seed) {
            panic!("seed {seed}: {what}");
        }
    }
}

/// A harness that finds nothing proves nothing: faults that are planted must be found.
#[test]
fn planted_faults_are_found() {
    for plant in [
        Plant::TellBeforeWrite,
        Plant::GoBack,
        Plant::LoseAnEntry,
        Plant::ForgetContributions,
        Plant::ForgetVerdicts,
    ] {
        let found = (0..SEEDS).find_map(|seed| World::run(seed, plant).err().map(|what| (seed, what)));
        let (seed, what) = found.unwrap_or_else(|| panic!("{plant:?} is not found in {SEEDS} seeds"));
        println!("{plant:?} is found by seed {seed}: {what}");
    }
}
