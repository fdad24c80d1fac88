//! `pasch arbitrate` as a program is used: what it reads, what it says, and what it refuses.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Two decisions in lines, one forced throw, one decision of a benchmark and a cube decision of one.
const DECISIONS: &str = "4HPwATDgc/ABMA 3 1
XGID=---BBBBAAA---Ac-bbccbAA-A-:0:0:1:00:0:0:0:0:10 63

XGID=-B----------------------b-:0:0:1:00:0:0:0:0:10 21
{\"id\": \"4HPwATDgc/ABMA\", \"dice\": [6, 4], \"moves\": []}
{\"id\": \"4HPwATDgc/ABMA\", \"kind\": \"cube\"}
";

fn arbitrate(args: &[&str], input: &str) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .arg("arbitrate")
        .args(args)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("pasch starts");
    // It may have given up before it reads.
    let _ = process
        .stdin
        .take()
        .expect("standard input")
        .write_all(input.as_bytes());
    process.wait_with_output().expect("pasch ends")
}

fn answer(args: &[&str], input: &str) -> Value {
    let output = arbitrate(&[args, &["--json"]].concat(), input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn fault(args: &[&str], input: &str) -> String {
    let output = arbitrate(args, input);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// A folder with nets that see the world upside down: they choose the worst plays.
fn contrary_nets() -> Folder {
    let folder = Folder::new("contrary");
    let nets = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/nets");
    for name in ["race.net", "prune.net"] {
        std::fs::copy(format!("{nets}/{name}"), folder.path.join(name)).expect("copied");
    }
    let bytes = std::fs::read(format!("{nets}/contact.net")).expect("the net");
    let net = pasch_engine::Net::from_bytes(&bytes).expect("a sound net");
    let mut weights = net.weights();
    for head in &mut weights.heads {
        let last = head.last_mut().expect("a layer");
        let numbers = last.weights.iter_mut().chain(&mut last.bias);
        numbers.for_each(|weight| *weight = -*weight);
    }
    let net = pasch_engine::Net::from_weights(&weights).expect("a sound net");
    std::fs::write(folder.path.join("contact.net"), net.to_bytes()).expect("written");
    folder
}

/// A folder of a test's own; it goes with this value.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("pasch-arbitrate-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder { path }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

const QUICK: [&str; 4] = ["--trials", "144", "--truncate", "4"];

#[test]
fn nets_that_choose_the_worst_lose_every_dispute() {
    let folder = contrary_nets();
    let contrary = folder.path.display().to_string();
    let found = answer(&[&["built-in", &contrary][..], &QUICK].concat(), DECISIONS);
    assert_eq!(found["players"], serde_json::json!(["built-in", contrary]));
    assert_eq!(found["decisions"], 3, "the forced throw and the cube do not count");
    assert_eq!(found["differ"], 3);
    assert_eq!(found["verdicts"], serde_json::json!([3, 0, 0]));
    let number = |value: &Value| value.as_f64().expect("a number");
    assert!(number(&found["gain"]) > 0.1 && number(&found["interval"][0]) < number(&found["gain"]));
    assert_eq!(found["gain"], found["gain_per_decision"], "they differ everywhere");
    let lines: Vec<u64> = found["disputes"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|dispute| dispute["line"].as_u64().expect("a number"))
        .collect();
    assert_eq!(lines, [1, 2, 5]);
    assert_eq!(found["disputes"][0]["plays"][0], "8/5 6/5");

    let other = answer(&[&[&contrary as &str, "built-in"][..], &QUICK].concat(), DECISIONS);
    assert_eq!(number(&other["gain"]), -number(&found["gain"]));
    let one = answer(
        &[&["built-in", &contrary, "--disputes", "1"][..], &QUICK].concat(),
        DECISIONS,
    );
    assert_eq!((&one["differ"], &one["rolled_out"]), (&3.into(), &1.into()));
    assert_eq!(one["error"], Value::Null, "one dispute has no scatter");

    let output = arbitrate(&[&["built-in", &contrary][..], &QUICK].concat(), DECISIONS);
    let sheet = String::from_utf8(output.stdout).expect("text");
    assert!(
        sheet.contains("differ in 3 of 3 decisions") && sheet.contains("8/5 6/5"),
        "{sheet}"
    );
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = contrary_nets();
    let contrary = folder.path.display().to_string();
    let run = |threads: &str| {
        let file = folder.path.join(format!("decisions-{threads}"));
        std::fs::write(&file, DECISIONS).expect("written");
        Command::new(env!("CARGO_BIN_EXE_pasch"))
            .args([
                "arbitrate",
                "built-in",
                &contrary,
                &file.display().to_string(),
                "--json",
            ])
            .args(QUICK)
            .env("RAYON_NUM_THREADS", threads)
            .output()
            .expect("pasch starts")
            .stdout
    };
    let alone = run("1");
    assert!(!alone.is_empty());
    assert_eq!(run("3"), alone);
}

#[test]
fn players_who_agree_have_no_dispute() {
    let found = answer(&["built-in@1", "built-in@1"], DECISIONS);
    assert_eq!((&found["differ"], &found["gain"]), (&0.into(), &Value::Null));
    assert_eq!(found["disputes"], serde_json::json!([]));
}

#[test]
fn bad_input_is_named_with_its_place() {
    let good = "4HPwATDgc/ABMA 3 1\n";
    for (input, named) in [
        ("4HPwATDgc/ABMA 3 1\n4HPwATDgc/ABM 3 1\n".to_owned(), "Line 2"),
        (format!("{good}4HPwATDgc/ABMA 7 1\n"), "7"),
        (format!("{good}{good}{{\"id\": 4}}\n"), "Line 3"),
        ("{\"id\": \"4HPwATDgc/ABMA\"}".to_owned(), "Line 1"),
        ("{\"id\": \"4HPwATDgc/ABMA\", \"dice\": [0, 9]}".to_owned(), "Line 1"),
        ("\n\n".to_owned(), "no throw"),
    ] {
        let told = fault(&["built-in", "built-in@1"], &input);
        assert!(told.contains(named), "{input:?}: {told}");
    }
    assert!(fault(&["built-in", "built-in@9"], good).contains('9'));
    assert!(fault(&["built-in", "/nowhere@1"], good).contains("/nowhere"));
    assert!(fault(&["built-in", "built-in", "/nowhere.txt"], good).contains("/nowhere.txt"));
    // gnubg is told no other rules; this is known before it is started.
    assert!(fault(&["built-in", "gnubg", "--jacoby"], good).contains("Line 1"));
    assert!(fault(&["built-in", "gnubg", "--rulebook", "german"], good).contains("tournament"));
    assert!(fault(&["built-in", "built-in", "--trials", "1"], good).contains("--trials"));
}
