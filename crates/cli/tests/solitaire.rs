//! `pasch solitaire` as its users meet it: the JSON of every verdict, and clear refusals of bad input.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn pasch(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .env("LC_ALL", "C")
        .arg("solitaire")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads no input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(arguments: &[&str], input: &str) -> String {
    let output = pasch(arguments, input);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&text(arguments, "")).unwrap()
}

/// The moves of an answer as `check` wants them.
fn line(moves: &Value) -> String {
    let one = |holes: &Value| {
        holes
            .as_array()
            .unwrap()
            .iter()
            .map(Value::to_string)
            .collect::<Vec<_>>()
            .join("-")
    };
    moves.as_array().unwrap().iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn solve_answers_in_the_agreed_json() {
    for puzzle in ["B", "C", "D", "E"] {
        let answer = json(&["solve", puzzle, "--json"]);
        let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
        let mut agreed = ["start", "end", "verdict", "proof", "moves", "jumps", "minimal", "best"];
        agreed.sort_unstable();
        let mut found = keys.clone();
        found.sort_unstable();
        assert_eq!(found, agreed);
        assert_eq!(
            (&answer["verdict"], &answer["proof"]),
            (&"solvable".into(), &"solution".into())
        );
        assert_eq!(answer["best"], Value::Null);
        let checked = json(&["check", puzzle, &line(&answer["moves"]), "--json"]);
        assert_eq!(
            (&checked["solved"], &checked["jumps"]),
            (&true.into(), &answer["jumps"])
        );
    }
}

#[test]
fn the_first_puzzle_is_impossible_and_the_best_is_given() {
    let answer = json(&["solve", "A", "--json"]);
    assert_eq!(
        (&answer["verdict"], &answer["proof"]),
        (&"impossible".into(), &"class".into())
    );
    assert_eq!(
        (&answer["moves"], &answer["minimal"]),
        (&Value::Array(vec![]), &false.into())
    );
    assert_eq!(answer["best"]["pegs"], 2);
    let checked = json(&["check", "A", &line(&answer["best"]["moves"]), "--json"]);
    assert_eq!(
        (&checked["position"], &checked["solved"]),
        (&answer["best"]["end"], &false.into())
    );
    let words = text(&["solve", "A"], "");
    assert!(words.contains("a contradiction") && words.contains("2 pegs"), "{words}");
}

#[test]
fn minimal_solutions_say_so() {
    let answer = json(&["solve", "b", "--minimal", "--json"]);
    assert_eq!(
        (&answer["minimal"], answer["moves"].as_array().unwrap().len()),
        (&true.into(), 6)
    );
}

#[test]
fn a_search_without_time_is_unknown() {
    let answer = json(&["solve", "E", "--seconds", "0", "--json"]);
    assert_eq!(
        (&answer["verdict"], &answer["proof"]),
        (&"unknown".into(), &Value::Null)
    );
}

#[test]
fn own_problems_are_judged() {
    let solve = |start: &str, end: &str| json(&["solve", "--start", start, "--end", end, "--json"]);
    assert_eq!(solve("1,2", "3")["moves"], serde_json::json!([[1, 3]]));
    assert_eq!(solve("1,2", "1")["proof"], "class");
    let apart = solve("1,22,36", "1,22,36");
    assert_eq!((&apart["verdict"], &apart["jumps"]), (&"solvable".into(), &0.into()));
    let searched = solve("1,2,16", "20");
    assert_eq!(searched["verdict"], "impossible");
}

#[test]
fn hints_lead_on_or_say_why_not() {
    let hint = json(&["hint", "B", "20-22 18-20", "--json"]);
    assert_eq!(
        (&hint["verdict"], &hint["jump"]),
        (&"solvable".into(), &serde_json::json!([6, 19]))
    );
    let late = json(&["hint", "B", "20-22", "18-16", "--json"]);
    assert_eq!(
        (&late["verdict"], &late["proof"]),
        (&"impossible".into(), &"search".into())
    );
    assert_eq!(json(&["hint", "A", "--json"])["proof"], "class");
    let spent = json(&["hint", "--start", "1,2,8", "--end", "1,2,8", "1-3", "--json"]);
    assert_eq!(spent["verdict"], "impossible");
}

#[test]
fn the_table_and_the_drawings() {
    let table = json(&["table", "--json"]);
    assert_eq!(table.as_array().unwrap().len(), 37);
    assert_eq!(table[18], serde_json::json!({"empty": 19, "finishes": []}));
    assert_eq!(json(&["show", "--json"]).as_array().unwrap().len(), 5);
    assert!(text(&["show", "C"], "").contains("The speaker and his audience"));
}

#[test]
fn a_game_is_played_taken_back_and_ends_with_the_input() {
    let played = text(
        &["play", "B"],
        "20-22\nundo\nredo\n1-9\nhint\n18-20 6-19-21 32-19 22-20-18 17-19\n",
    );
    for expected in [
        "Took 20-22 back.",
        "Played 20-22 again.",
        "not along a row",
        "Try ",
        "Solved in 6 moves",
    ] {
        assert!(played.contains(expected), "{expected:?} is missing in {played}");
    }
    text(&["play"], "");
    text(&["play", "E"], "quit\nnothing after this is read");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let cases: [(&[&str], &str); 12] = [
        (&["check", "A", "17-19 38-25"], "move 2 (38-25): there is no hole 38"),
        (
            &["check", "A", "11-19"],
            "move 1 (11-19): 11-19 is not along a row or a column",
        ),
        (&["check", "A", "1-3"], "hole 3 is not empty"),
        (&["check", "A"], "no moves to check"),
        (
            &["solve", "--start", "1,2", "--end", "1,2,3"],
            "--end: the end has more pegs (3) than the start (2)",
        ),
        (
            &["solve", "--start", "1,38", "--end", "1"],
            "--start: item 2: there is no hole 38",
        ),
        (
            &["solve", "--start", "1,2,2", "--end", "1"],
            "--start: item 3: hole 2 is named twice",
        ),
        (
            &["solve", "--start", "1,2", "--end", ""],
            "--end: the list names no hole",
        ),
        (&["solve", "F"], "there is no puzzle “f”"),
        (&["solve"], "name a puzzle"),
        (&["solve", "A", "--start", "1", "--end", "1"], "not both"),
        (&["solve", "A", "--seconds", "soon"], "it takes a number of seconds"),
    ];
    for (arguments, message) in cases {
        let output = pasch(arguments, "");
        let said = String::from_utf8_lossy(&output.stderr).to_lowercase();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
}
