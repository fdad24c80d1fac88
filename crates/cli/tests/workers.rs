//! Workers as processes: whatever is done by one machine, by two, or by two of which one is killed or stands still in the middle,
//! comes out as the same bytes.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/machines/mod.rs"]
mod machines;

use machines::Nats;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;

const POSITION: &str = "4HPwATDgc/ABMA";
const MATCH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/data/api.mat");

/// `cargo soak workers` plays out as often as is usual.
fn trials() -> String {
    std::env::var("PASCH_SEEDS").unwrap_or_else(|_| "216".to_owned())
}

struct Worker {
    child: Child,
    /// A line for every part it stores.
    parts: mpsc::Receiver<String>,
}

impl Worker {
    fn start(nats: &Nats) -> Worker {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
            .args(["worker", "--nats", &nats.address(), "--threads", "1", "--log", "debug"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (said, parts) = mpsc::channel();
        let log = BufReader::new(child.stderr.take().unwrap());
        std::thread::spawn(move || {
            for line in log
                .lines()
                .map_while(Result::ok)
                .filter(|line| line.contains("a part is stored"))
            {
                drop(said.send(line));
            }
        });
        let mut ready = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut ready)
            .unwrap();
        assert!(ready.contains(&nats.address()), "{ready}");
        Worker { child, parts }
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill")
            .args([signal, &self.child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn pasch(words: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_pasch")).args(words).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    output
}

/// Both kinds of work; the seed makes it new, since what was done before is not done again.
fn work(seed: &str, nats: Option<&Nats>) -> Vec<u8> {
    let (address, trials) = (nats.map(Nats::address), trials());
    let elsewhere: Vec<&str> = address.iter().flat_map(|address| ["--nats", address]).collect();
    let rollout = [
        "rollout", POSITION, "21", "--json", "--plays", "2", "--clear", "0", "--seed", seed, "--trials", &trials,
    ];
    let level = if seed == "1" { "standard" } else { "quick" };
    let analysis = ["analyse", MATCH, "--json", "--level", level];
    let done = [&rollout[..], &analysis[..]].map(|words| {
        let output = pasch(&[words, &elsewhere].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!said.contains("No worker"), "{said}");
        output.stdout
    });
    done.concat()
}

#[test]
fn one_process_two_workers_and_one_that_dies_give_the_same_bytes() {
    let nats = Nats::start();
    let here = ["1", "2", "3"].map(|seed| work(seed, None));
    let (one, two) = (Worker::start(&nats), Worker::start(&nats));
    assert_eq!(work("1", Some(&nats)), here[0]);
    // Both had a part in it.
    for worker in [&one, &two] {
        assert!(worker.parts.try_iter().count() > 0);
    }
    // One is killed in the middle.
    std::thread::scope(|scope| {
        let working = scope.spawn(|| work("2", Some(&nats)));
        one.parts.recv().unwrap();
        one.signal("-KILL");
        assert_eq!(working.join().unwrap(), here[1]);
    });
    // One stands still in the middle, another gets its unit, and then it wakes up and answers, too.
    let three = Worker::start(&nats);
    std::thread::scope(|scope| {
        let working = scope.spawn(|| work("3", Some(&nats)));
        three.parts.recv().unwrap();
        three.signal("-STOP");
        assert_eq!(working.join().unwrap(), here[2]);
        three.signal("-CONT");
    });
    assert_eq!(work("3", Some(&nats)), here[2]);
}

#[test]
fn without_workers_it_is_said_and_done_here() {
    let nats = Nats::start();
    let rollout = ["rollout", POSITION, "--json", "--trials", "24", "--truncate", "4"];
    let here = pasch(&rollout).stdout;
    let alone = pasch(&[&rollout[..], &["--nats", &nats.address()]].concat());
    assert_eq!(alone.stdout, here);
    assert!(String::from_utf8_lossy(&alone.stderr).contains("No worker"));
    // And a messenger that is not there is a fault.
    let nowhere = format!("nats://127.0.0.1:{}", machines::free_port());
    let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args([&rollout[..], &["--nats", &nowhere]].concat())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&nowhere));
}
