//! `pasch moves`, `perft` and `show` as other programs meet them.

use pasch_notation::PositionId;
use pasch_rules::Setup;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const OPENING: &str = "4HPwATDgc/ABMA";

fn pasch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .output()
        .expect("pasch starts")
}

fn answered(args: &[&str]) -> String {
    let output = pasch(args);
    assert!(
        output.status.success(),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("the answer is text")
}

fn answered_json(args: &[&str]) -> Value {
    serde_json::from_str(&answered(args)).expect("the answer is JSON")
}

/// Exit code 2, nothing on standard output, and a message that names the fault.
fn refused(args: &[&str], named: &[&str]) {
    let output = pasch(args);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?} wrote to standard output");
    for word in named {
        assert!(message.contains(word), "{args:?}: {message:?} does not name {word:?}");
    }
}

fn batch(args: &[&str], input: &str) -> (Option<i32>, Vec<Value>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("pasch starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command line that is refused may end before it has read anything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("pasch ends");
    let lines = String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    (output.status.code(), lines)
}

fn plays(answer: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let plays = answer["plays"].as_array().expect("a list of plays");
    plays
        .iter()
        .map(|play| (text(&play["play"]), text(&play["position"])))
        .collect()
}

/// The ID of an arrangement, right or wrong: places and counts of the mover and of the opponent.
fn id(own: &[(usize, u8)], opp: &[(usize, u8)]) -> String {
    let side = |places: &[(usize, u8)]| {
        let mut side = [0; 26];
        for &(place, count) in places {
            side[place] = count;
        }
        side
    };
    let setup = Setup {
        own: side(own),
        opp: side(opp),
        checkers: 15,
    };
    PositionId::of_setup(&setup).expect("the checkers fit").to_string()
}

#[test]
fn the_plays_of_an_opening_throw() {
    for dice in [&["61"][..], &["6-1"], &["6 1"], &["6", "1"], &["1", "6"]] {
        let answer = answered_json(&[&["moves", OPENING], dice, &["--json"]].concat());
        assert_eq!(answer["position"], OPENING);
        assert_eq!(answer["dice"], json!([6, 1]));
        assert_eq!(answer["rulebook"], "tournament");
        let plays = plays(&answer);
        assert_eq!(plays.len(), 10);
        // The bar-point is made; then the opponent is on roll.
        let opponent = &[(24, 2), (13, 5), (8, 3), (6, 5)];
        let after = id(opponent, &[(24, 2), (13, 4), (8, 2), (7, 2), (6, 5)]);
        assert!(plays.contains(&("13/7 8/7".into(), after)), "{plays:?}");
        let results: HashSet<_> = plays.iter().map(|(_, position)| position).collect();
        assert_eq!(results.len(), plays.len());
    }
    assert!(answered(&["moves", OPENING, "61"]).contains("13/7 8/7"));
}

#[test]
fn no_legal_play_is_one_empty_play() {
    let opponent = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 3)];
    let closed_out = id(&[(25, 1), (1, 14)], &opponent);
    let after = id(&opponent, &[(25, 1), (1, 14)]);
    let answer = answered_json(&["moves", "--json", &closed_out, "66"]);
    assert_eq!(plays(&answer), [(String::new(), after)]);
    assert!(answered(&["moves", &closed_out, "66"]).contains("no legal play"));
}

#[test]
fn hypergammon_is_read_with_three_checkers() {
    let start = id(&[(24, 1), (23, 1), (22, 1)], &[(24, 1), (23, 1), (22, 1)]);
    let answer = answered_json(&["moves", "--json", "--checkers", "3", &start, "65"]);
    // 24, 23 or 22 with either number, or one checker with both: nothing is in the way.
    assert_eq!(plays(&answer).len(), 9);
    // Read as a game of fifteen, twelve checkers a side are already off.
    assert_eq!(plays(&answered_json(&["moves", "--json", &start, "65"])).len(), 9);
}

#[test]
fn the_rulebook_decides() {
    // Checkers on 6, 4 and 2: what may a 5 take off?
    let home = id(&[(6, 1), (4, 1), (2, 1)], &[(1, 2)]);
    let count = |rulebook| {
        let answer = answered_json(&["moves", &home, "51", "--json", "--rulebook", rulebook]);
        assert_eq!(answer["rulebook"], rulebook);
        plays(&answer).len()
    };
    let strict = count("tournament");
    assert!(count("ten-language") > strict);
    // The german sheet wants the last checker outside home with the larger number.
    let straggler = id(&[(9, 1), (5, 7), (4, 7)], &[(1, 15)]);
    let answer = answered_json(&["moves", &straggler, "43", "--json", "--rulebook", "german"]);
    assert!(
        plays(&answer)
            .iter()
            .all(|(play, _)| play.starts_with("9/5") || play.starts_with("9/2"))
    );
}

#[test]
fn bad_input_is_refused() {
    refused(&["moves", "4HPwATDgc/ABM", "31"], &["4HPwATDgc/ABM", "character 14"]);
    refused(&["moves", "4HPwATDgc/AB!A", "31"], &["character 13", "!"]);
    refused(&["moves", OPENING, "71"], &["1 to 6, not 7"]);
    refused(&["moves", OPENING, "3"], &["two numbers"]);
    refused(&["moves", OPENING, "3x"], &["Dice", "3x"]);
    refused(&["moves", OPENING, "31", "--rulebook", "chess"], &["chess"]);
    refused(&["moves", OPENING, "31", "--checkers", "0"], &["checkers"]);
    refused(
        &["moves", OPENING, "31", "--checkers", "3"],
        &["15 checkers instead of 3"],
    );
    refused(&["moves"], &["POSITION"]);
    refused(&["perft", "--rulebook", "chess"], &["chess"]);
    refused(&["perft", "--depth", "99"], &["depth"]);
    refused(&["show", "nonsense"], &["nonsense"]);
    refused(&["show", &id(&[(6, 16)], &[(6, 14)])], &["16 checkers instead of 15"]);
    refused(
        &["show", &id(&[(1, 15)], &[(24, 15)])],
        &["Both sides have checkers on point 1"],
    );
}

#[test]
fn a_batch_answers_line_by_line_and_goes_on_after_a_fault() {
    let input = format!("{OPENING} 3 1\n\nbad 3 1\n  {OPENING} 66  \n{OPENING} 7 1\n{OPENING}\n{OPENING} 6-5");
    let (code, answers) = batch(&["moves", "--batch"], &input);
    assert_eq!(code, Some(0));
    let faults: Vec<_> = answers.iter().map(|answer| answer["line"].as_u64()).collect();
    assert_eq!(faults, [None, Some(3), None, Some(5), Some(6), None]);
    let dice: Vec<_> = answers.iter().map(|answer| answer["dice"].clone()).collect();
    assert_eq!(
        dice,
        [
            json!([3, 1]),
            Value::Null,
            json!([6, 6]),
            Value::Null,
            Value::Null,
            json!([6, 5])
        ]
    );
    assert!(
        answers[3]["error"]
            .as_str()
            .is_some_and(|error| error.contains("not 7"))
    );
    let refused = batch(&["moves", "--batch", "--rulebook", "chess"], &input);
    assert_eq!(refused, (Some(2), Vec::new()));
}

#[test]
fn perft_from_the_opening() {
    let answer = answered_json(&["perft", "--depth", "2", "--json"]);
    let levels = answer["levels"].as_array().expect("levels");
    let results: Vec<_> = levels.iter().map(|level| level["results"].as_u64()).collect();
    assert_eq!(results, [Some(447), Some(183_632)]);
    assert!(answered(&["perft"]).contains("183632"));
}

#[test]
fn boards_are_shown_in_the_numbering_of_the_rulebook() {
    let usual = answered(&["show", OPENING, "--text"]);
    assert!(usual.starts_with("   13  14"), "{usual}");
    assert_eq!(
        usual.matches('O').count(),
        15 + 1,
        "fifteen white checkers and the legend: {usual}"
    );
    let danish = answered(&["show", OPENING, "--rulebook", "danish"]);
    assert!(danish.starts_with("  S12 S11"), "{danish}");
    let buffalo = answered(&["show", OPENING, "--rulebook", "buffalo"]);
    assert!(buffalo.starts_with("   12  11"), "{buffalo}");
    let mirrored = answered(&["show", OPENING, "--mirror"]);
    assert!(mirrored.starts_with("   24  23"), "{mirrored}");
    assert_eq!(answered_json(&["show", OPENING, "--json"])["pips"], json!([167, 167]));
}
