//! `pasch play` and `pasch rules` as people meet them: whole games through pipes, saved games, bad input.

use pasch_notation::{PositionId, format_play};
use pasch_rules::{CheckerRules, Phase, Position, Preset, Question, Rulebook};
use pasch_words::{Language, Words};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pasch"));
    command
        .env("LC_ALL", "C")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs it with these lines as its input.
fn told(args: &[&str], lines: &str) -> Output {
    let mut child = command(args).spawn().expect("pasch starts");
    let mut input = child.stdin.take().expect("its input");
    // It may stop reading early; what it says is looked at below.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    child.wait_with_output().expect("pasch ends")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Exit code 2, nothing on standard output, and a message that names the fault.
fn refused(args: &[&str], named: &[&str]) {
    let output = told(args, "\n\n\n");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?} wrote to standard output");
    for word in named {
        assert!(message.contains(word), "{args:?}: {message:?} does not name {word:?}");
    }
}

fn scratch(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("pasch-play-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a scratch directory");
    dir
}

/// A game in progress, spoken with line by line.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn start(args: &[&str]) -> (Talk, Value) {
        let mut child = command(args).spawn().expect("pasch starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let mut talk = Talk { child, input, output };
        let first = talk.hear();
        (talk, first)
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("an answer");
        serde_json::from_str(&line).expect("JSON")
    }

    fn say(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").expect("it listens");
        self.hear()
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// What a player says who takes the last legal play of each throw.
fn next_line(state: &Value, rules: &CheckerRules) -> String {
    let phase: Phase = serde_json::from_value(state["phase"].clone()).expect("a phase");
    let pending = state["pending"].as_array().is_some_and(|steps| !steps.is_empty());
    match phase {
        Phase::ToPlay { .. } if pending => "done".to_owned(),
        Phase::ToPlay { roll, .. } => {
            let id: PositionId = state["position"]
                .as_str()
                .expect("an id")
                .parse()
                .expect("a position id");
            let position = Position::try_from(id.setup(15)).expect("a position");
            let plays = position.legal_plays(roll, rules);
            format_play(&plays[plays.len() - 1].0, &position)
        }
        Phase::DoubleOffered(_) => "take".to_owned(),
        Phase::ResignOffered { .. } => "decline".to_owned(),
        Phase::Opening { .. } | Phase::ToRoll { .. } | Phase::Over(_) => String::new(),
    }
}

#[test]
fn a_session_by_every_rulebook_is_played_to_its_end_between_two_people() {
    for preset in Preset::ALL {
        let rules = Rulebook::from(preset).checker;
        let (mut talk, mut state) = Talk::start(&["play", "--two", "--json", "--seed", "7", "--rulebook", preset.id()]);
        let mut lines = 0;
        while state["over"].is_null() {
            state = talk.say(&next_line(&state, &rules));
            assert!(state["error"].is_null(), "{preset}: {state}");
            lines += 1;
            assert!(lines < 20_000, "{preset}: it does not end");
        }
        talk.end();
    }
}

#[test]
fn the_computer_plays_a_whole_game() {
    let rules = Rulebook::from(Preset::Danish).checker;
    for side in [&[][..], &["--computer-white"][..]] {
        let args = [&["play", "--json", "--seed", "3", "--rulebook", "danish"], side].concat();
        let (mut talk, mut state) = Talk::start(&args);
        let mut computers = 0;
        while state["over"].is_null() {
            state = talk.say(&next_line(&state, &rules));
            assert!(state["error"].is_null(), "{state}");
            let events = state["events"].as_array().expect("events");
            computers += events.iter().filter(|event| event["event"] == "played").count();
        }
        assert!(computers > 10);
        talk.end();
    }
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let file = scratch("resume").join("game.json");
    let path = file.to_str().expect("a path");
    let rules = Rulebook::from(Preset::Jumbo).checker;
    let args = [
        "play",
        "--two",
        "--json",
        "--seed",
        "11",
        "--rulebook",
        "jumbo",
        "--games",
        "3",
        "--save",
        path,
    ];
    let (mut talk, mut state) = Talk::start(&args);
    for _ in 0..25 {
        state = talk.say(&next_line(&state, &rules));
    }
    while state["pending"].as_array().is_some_and(|steps| !steps.is_empty()) {
        state = talk.say("done");
    }
    talk.end();
    let (talk, resumed) = Talk::start(&["play", "--json", "--resume", path]);
    for part in ["phase", "board", "cube", "score", "position"] {
        assert_eq!(resumed[part], state[part], "{part}");
    }
    talk.end();
}

#[test]
fn a_cut_off_or_altered_game_is_refused_and_left_alone() {
    let dir = scratch("cut");
    let file = dir.join("game.json");
    let path = file.to_str().expect("a path");
    told(&["play", "--seed", "1", "--save", path], "\n\n");
    let whole = std::fs::read_to_string(&file).expect("it was saved");
    for cut in [0, 1, whole.len() / 2, whole.len() - 3] {
        std::fs::write(&file, &whole[..cut]).expect("written");
        refused(&["play", "--resume", path], &["game.json"]);
        assert_eq!(std::fs::read_to_string(&file).expect("there"), &whole[..cut]);
    }
    std::fs::write(&file, whole.replace("\"pasch_game\":1", "\"pasch_game\":9")).expect("written");
    refused(&["play", "--resume", path], &["game.json", "version 9"]);
    std::fs::write(
        &file,
        "{\"pasch_game\":1,\"computer\":null,\"session\":{\"pasch_session\":1,\"terms\":{\"rulebook\":\
        {\"base\":\"german\"},\"session\":{\"kind\":\"single-game\"}},\"actions\":[{\"action\":\"next-game\"}]}}",
    )
    .expect("written");
    refused(&["play", "--resume", path], &["action 1", "not over"]);
    refused(
        &["play", "--resume", dir.join("none.json").to_str().expect("a path")],
        &["none.json"],
    );
    let left: Vec<_> = std::fs::read_dir(&dir).expect("the directory").collect();
    assert_eq!(left.len(), 1, "only the game itself is there");
}

#[test]
fn bad_arguments_are_refused() {
    refused(&["play", "--rulebook", "greek"], &["greek", "buffalo"]);
    refused(
        &["play", "--rulebook", "buffalo", "--match", "5"],
        &["Buffalo box", "matches"],
    );
    refused(&["play", "--match", "0"], &["not to 0"]);
    refused(&["play", "--match", "5", "--agree", "jacoby"], &["Jacoby", "money"]);
    refused(
        &["play", "--rulebook", "german", "--start", "hypergammon"],
        &["hypergammon"],
    );
    refused(
        &["play", "--rulebook", "german", "--single", "--agree", "beavers"],
        &["beavers"],
    );
    refused(&["rules", "greek"], &["greek"]);
    refused(&["rules", "german", "--lang", "tlh"], &["tlh"]);
    refused(&["rules", "missing.json"], &["missing.json"]);
}

#[test]
fn a_rulebook_of_ones_own_is_read_checked_and_named() {
    let dir = scratch("rulebook");
    let file = dir.join("own.json");
    let path = file.to_str().expect("a path");
    std::fs::write(
        &file,
        r#"{"base": "buffalo", "answers": {"sessions": {"match_to": true}}}"#,
    )
    .expect("written");
    let output = told(&["rules", path], "");
    assert!(
        text(&output).contains("Buffalo box, changed") && text(&output).contains("These answers are yours: sessions"),
        "{}",
        text(&output)
    );
    assert!(told(&["play", "--rulebook", path, "--match", "3"], "").status.success());
    std::fs::write(&file, r#"{"base": "buffalo", "answers": {"crawford": true}}"#).expect("written");
    refused(&["rules", path], &["own.json", "Crawford"]);
    std::fs::write(&file, r#"{"base": "buffalo", "answers": {"crawfish": true}}"#).expect("written");
    refused(&["rules", path], &["own.json", "crawfish"]);
    std::fs::write(&file, r#"{"base": "bufallo"}"#).expect("written");
    refused(&["rules", path], &["own.json", "bufallo"]);
}

#[test]
fn refused_moves_name_the_rule_and_undo_takes_a_step_back() {
    let output = told(
        &[
            "play",
            "--two",
            "--rulebook",
            "german",
            "--numbers",
            "usual",
            "--seed",
            "2",
        ],
        "\n13/12/11/10/9\n24/off\n6/7\nresign gammon\ndecline\nundo\nfnord\n",
    );
    assert!(output.status.success());
    let said = text(&output);
    for words in [
        "German sheet, R9: ",
        "German sheet, R3: ",
        "offers to resign a gammon",
        "refuses",
        "nothing to take back",
        "fnord",
    ] {
        assert!(said.contains(words), "{words:?} is missing in {said}");
    }
}

#[test]
fn the_scorekeeper_flags_a_wrong_move_and_has_it_put_right_or_stand() {
    let said = text(&told(
        &["play", "--scorekeeper", "--rulebook", "german", "--numbers", "usual"],
        "white 6\nblack 1\nvoid flat\n13/7 8/7\nvoid halves\n63: 24/21 13/6\nplayed\nwhite correct\n24/15\n\
         51: 13/8 6/4\nplayed\n21\nwhite correct\n",
    ));
    let mut rest = said.as_str();
    for words in [
        "White starts with 6-1",
        "German sheet, R11",
        "White plays 13/7 8/7 with 6-1",
        "Black has to throw again",
        "German sheet, R9: 13/6",
        "with 6-3, which is wrong",
        "White demands that the move be put right",
        "Black plays 24/15 with 6-3",
        "with 5-1, which is wrong",
        "the wrong move stands",
        "The last move was not wrong",
    ] {
        let at = rest
            .find(words)
            .unwrap_or_else(|| panic!("{words:?} does not follow in {said}"));
        rest = &rest[at + words.len()..];
    }
}

#[test]
fn the_sheets_answer_every_question() {
    for preset in Preset::ALL {
        let sheet = text(&told(&["rules", preset.id()], ""));
        let json: Value = serde_json::from_str(&text(&told(&["rules", preset.id(), "--json"], ""))).expect("JSON");
        assert_eq!(json["base"], preset.id());
        assert_eq!(json["sheet"].as_array().map(Vec::len), Some(Question::ALL.len()));
        for section in json["page"]["sections"].as_array().expect("sections") {
            let heading = section["heading"].as_str().expect("a heading");
            assert!(sheet.contains(heading), "{preset}: {heading}");
        }
    }
    let table = text(&told(&["rules"], ""));
    let english = Words::of(Language::En);
    for question in Question::ALL {
        assert!(table.contains(&english.question(question)));
    }
}

#[test]
fn the_rules_speak_the_language_asked_for() {
    let german = text(&told(&["rules", "german", "--lang", "de"], ""));
    assert!(german.contains("R14: Hast du einen Stein auf der Bar"), "{german}");
    let glossary = text(&told(&["rules", "glossary", "--lang", "de"], ""));
    assert!(glossary.contains("Dopplerwürfel"));
    let booklet = text(&told(&["rules", "solitaire", "--lang", "de"], ""));
    assert!(booklet.contains("Die Apostel"));
}
