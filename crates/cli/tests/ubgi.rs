//! `pasch ubgi` at the other end of a pipe: it hears while it thinks, and ends when it should.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
            .arg("ubgi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("pasch starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    fn say(&mut self, lines: &[&str]) {
        let input = self.input.as_mut().expect("not yet closed");
        for line in lines {
            writeln!(input, "{line}").expect("it listens");
        }
    }

    /// Hears lines up to the first that begins like this.
    fn hear(&mut self, wanted: &str) -> Vec<String> {
        let mut heard: Vec<String> = Vec::new();
        while !heard.last().is_some_and(|line| line.starts_with(wanted)) {
            let mut line = String::new();
            let count = self.output.read_line(&mut line).expect("lines");
            assert!(count > 0, "no {wanted} in {heard:?}");
            heard.push(line.trim_end().to_owned());
        }
        heard
    }

    /// Waits for the end, and for the last lines.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = self.output.lines().map(|line| line.expect("lines")).collect();
        assert!(self.child.wait().expect("it ends").success());
        rest
    }
}

#[test]
fn it_hears_while_it_thinks() {
    let mut engine = Engine::start();
    engine.say(&["ubgi", "isready"]);
    engine.hear("ubgiok");
    engine.hear("readyok");
    // So many trials take hours.
    engine.say(&[
        "position gnubgid 4HPwATDgc/ABMA",
        "dice 4 1",
        "go role chequer trials 10000000",
    ]);
    engine.hear("info role chequer depth 1 ");
    engine.say(&["isready", "dice 3 1"]);
    engine.hear("readyok");
    engine.hear("error search_in_progress dice");
    engine.say(&["stop"]);
    engine.hear("bestmove ");
    engine.say(&["dice 3 1", "go nodes 0"]);
    assert_eq!(engine.hear("best").last().map(String::as_str), Some("bestmove 8/5 6/5"));
    // Told to quit, it still answers.
    engine.say(&["go role chequer trials 10000000", "quit"]);
    assert!(engine.end().iter().any(|line| line.starts_with("bestmove ")));
}

#[test]
fn a_time_is_kept_and_the_end_of_the_input_waits_for_the_answer() {
    let mut engine = Engine::start();
    engine.say(&[
        "position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:42:0:0:0:7:10",
        "\u{fffd}\u{1}nonsense",
        "go chequer movetime 100 trials 10000000",
    ]);
    let rest = engine.end();
    assert!(
        rest.first().is_some_and(|line| line.starts_with("error bad_command ")),
        "{rest:?}"
    );
    assert!(
        rest.last().is_some_and(|line| line.starts_with("bestmove ")),
        "{rest:?}"
    );
}
