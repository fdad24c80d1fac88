//! `cargo soak NAME [--seeds N] [--first S]`: the long forms of tests that `cargo verify` runs in short.

use crate::{cargo, root, run};
use std::process::Command;

/// Something that can be soaked.
struct Soak {
    name: &'static str,
    /// What a seed is here.
    what: &'static str,
    /// How many of them, if nobody says.
    seeds: u64,
    kind: Kind,
}

enum Kind {
    /// A test that reads `PASCH_SEEDS` and `PASCH_FIRST_SEED`: its package, its file and its function.
    Test(&'static str, &'static str, &'static str),
    /// Every fuzz target for so many seconds.
    Fuzz,
    /// The server under load for so many seconds.
    Load,
}

const SOAKS: [Soak; 9] = [
    Soak {
        name: "table",
        what: "seeds of the simulated table",
        seeds: 100_000,
        kind: Kind::Test(
            "pasch-table",
            "simulator",
            "nothing_is_lost_and_nobody_waits_whatever_goes_wrong",
        ),
    },
    Soak {
        name: "store",
        what: "seeds of the simulated table on a disk that fails",
        seeds: 1_000,
        kind: Kind::Test(
            "pasch-server",
            "simulator",
            "nothing_acknowledged_is_lost_on_a_disk_that_fails",
        ),
    },
    Soak {
        name: "kills",
        what: "kills of the real server",
        seeds: 50,
        kind: Kind::Test(
            "pasch",
            "crash",
            "nothing_acknowledged_is_lost_when_the_server_is_killed",
        ),
    },
    Soak {
        name: "nodes",
        what: "kills of one of three nodes under 500 tables",
        seeds: 100,
        kind: Kind::Test("pasch", "nodes", "nothing_acknowledged_is_lost_when_a_node_is_killed"),
    },
    Soak {
        name: "node-load",
        what: "seconds of 500 tables at one node, then at three",
        seeds: 30,
        kind: Kind::Test("pasch", "nodes", "three_nodes_answer_nearly_as_fast_as_one"),
    },
    Soak {
        name: "workers",
        what: "games of each play, by workers that die and stand still",
        seeds: 1_296,
        kind: Kind::Test(
            "pasch",
            "workers",
            "one_process_two_workers_and_one_that_dies_give_the_same_bytes",
        ),
    },
    Soak {
        name: "gnubg",
        what: "matches analysed beside gnubg",
        seeds: 5,
        kind: Kind::Test("pasch-analysis", "beside_gnubg", "marks_are_those_of_gnubg_or_nearly"),
    },
    Soak {
        name: "fuzz",
        what: "seconds of each fuzz target",
        seeds: 600,
        kind: Kind::Fuzz,
    },
    Soak {
        name: "load",
        what: "seconds of 500 tables at once",
        seeds: 60,
        kind: Kind::Load,
    },
];

/// Runs one of them, by its name.
pub fn soak(words: Vec<String>) -> Result<(), String> {
    let mut words = words.into_iter();
    let name = words.next().ok_or_else(|| format!("say what to soak: {}", names()))?;
    let known = SOAKS.iter().find(|soak| soak.name == name);
    let soak = known.ok_or_else(|| format!("there is nothing called {name:?} to soak; there are: {}", names()))?;
    let (mut seeds, mut first) = (soak.seeds, 0);
    while let Some(word) = words.next() {
        let number = words.next().and_then(|text| text.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("{word} wants a number"))?;
        match word.as_str() {
            "--seeds" => seeds = number,
            "--first" => first = number,
            other => return Err(format!("there is no option {other}; there are --seeds and --first")),
        }
    }
    let title = format!("{name}: {seeds} {}, from {first} on", soak.what);
    match soak.kind {
        Kind::Test(package, test, function) => {
            let mut test = cargo(&["test", "--release", "--package", package, "--test", test, function]);
            test.args(["--", "--nocapture", "--include-ignored"])
                .env("PASCH_SEEDS", seeds.to_string())
                .env("PASCH_FIRST_SEED", first.to_string());
            run(&title, &mut test)
        }
        Kind::Fuzz => {
            println!("{title}");
            fuzz(seeds, first)
        }
        Kind::Load => {
            let seconds = seeds.to_string();
            let bench = [
                "run",
                "--release",
                "--package",
                "pasch",
                "--",
                "bench",
                "server",
                "--seconds",
            ];
            run(&title, cargo(&bench).arg(seconds))
        }
    }
}

fn names() -> String {
    let name = |soak: &Soak| format!("{} ({})", soak.name, soak.what);
    SOAKS.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Every target in turn. The fuzzer is a tool of its own, and is installed where it is missing.
fn fuzz(seconds: u64, seed: u64) -> Result<(), String> {
    let succeeds = |command: &mut Command| command.output().is_ok_and(|output| output.status.success());
    // It wants what only the nightly compiler offers, or any other that is told to pass for one.
    let nightly = succeeds(Command::new("cargo").args(["+nightly", "--version"]));
    let fuzzer = || {
        let mut fuzzer = Command::new("cargo");
        if nightly {
            fuzzer.arg("+nightly");
        } else {
            fuzzer.env("RUSTC_BOOTSTRAP", "1");
        }
        fuzzer.arg("fuzz").current_dir(root());
        fuzzer
    };
    if !succeeds(fuzzer().arg("--version")) {
        run(
            "cargo-fuzz is missing and is installed now",
            &mut cargo(&["install", "cargo-fuzz", "--locked"]),
        )?;
    }
    let listed = fuzzer().arg("list").output().map_err(|fault| fault.to_string())?;
    for target in String::from_utf8_lossy(&listed.stdout).lines() {
        // The fuzzer's own zero means any seed.
        let (seconds, seed) = (format!("-max_total_time={seconds}"), format!("-seed={}", seed + 1));
        run(target, fuzzer().args(["run", target, "--", &seconds, &seed]))?;
    }
    Ok(())
}
