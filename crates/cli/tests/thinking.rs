//! Thought within a time: there is always an answer, and without a limit it is that of the depth asked for.

use serde_json::Value;
use std::process::Command;

const OPENING: &str = "4HPwATDgc/ABMA";

fn answer(args: &[&str], threads: &str) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .args(["--json", "--lang", "en"])
        .env("RAYON_NUM_THREADS", threads)
        .output()
        .expect("pasch starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn read(answer: &[u8]) -> Value {
    serde_json::from_slice(answer).expect("JSON")
}

#[test]
fn no_time_is_enough_for_an_answer() {
    let hint = read(&answer(&["hint", OPENING, "31", "--seconds", "0"], "2"));
    assert_eq!(
        (&hint["ply"], &hint["plays"][0]["play"]),
        (&0.into(), &"8/5 6/5".into())
    );
    let eval = read(&answer(&["eval", OPENING, "--seconds", "0"], "2"));
    assert_eq!(
        (&eval["ply"], &eval["cube"]["action"]),
        (&0.into(), &"no double".into())
    );
}

/// No machine looks three plies ahead in so short a time: the thought has ended before, with the last look that was whole.
#[test]
fn time_is_kept() {
    let hint = read(&answer(&["hint", OPENING, "31", "--seconds", "0.02"], "1"));
    let plies = hint["ply"].as_u64().expect("how far it looked");
    assert!(plies < 3, "{plies} plies");
    assert_eq!(hint["plays"][0]["play"], "8/5 6/5");
}

#[test]
fn enough_time_gives_what_the_depth_gives() {
    for command in [&["hint", OPENING, "52"][..], &["eval", OPENING]] {
        let whole = answer(&[command, &["--ply", "1"]].concat(), "1");
        let within = answer(&[command, &["--ply", "1", "--seconds", "600"]].concat(), "2");
        assert_eq!(whole, within, "{command:?}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = ["hint", OPENING, "64", "--ply", "2", "--cubeful"];
    assert_eq!(answer(&args, "1"), answer(&args, "3"));
}
