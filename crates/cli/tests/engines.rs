//! Engines through the host's doors: against itself Pasch plays the duel that it plays without them, by UBGI as by gnubg's
//! protocol; what hangs, ends or lies loses its game and nothing else; and gnubg's own interface plays against Pasch.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

const PASCH: &str = env!("CARGO_BIN_EXE_pasch");

fn duel(arguments: &[&str]) -> Output {
    let mut command = Command::new(PASCH);
    command.args(["--lang", "en", "duel", "--json"]);
    if !arguments.contains(&"--threads") {
        command.args(["--threads", "2"]);
    }
    command.args(arguments).output().expect("pasch runs")
}

fn score(arguments: &[&str]) -> Value {
    let output = duel(arguments);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {told}");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|fault| panic!("{fault}: {told}"))
}

/// The figures of two duels that must be the same; what is said of forfeits is the engine's alone.
fn assert_same(one: &Value, other: &Value) {
    for figure in ["games", "points_per_game", "error", "interval", "without_luck"] {
        assert_eq!(one[figure], other[figure], "{figure}: {one} {other}");
    }
}

/// `pasch external` on a free port; it ends with this value.
struct Listening {
    process: Child,
    address: String,
}

impl Listening {
    fn start(arguments: &[&str]) -> Listening {
        let mut process = Command::new(PASCH)
            .args(["--lang", "en", "external", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("pasch runs");
        let mut line = String::new();
        let output = process.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().last().expect("an address").to_owned();
        Listening { process, address }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn against_itself_it_is_the_built_in_duel() {
    for (cube, external) in [(None, Some("--cubeless")), (Some("--cubeful"), None)] {
        let usual = ["--games", "6", "--seed", "11"];
        let with = |more: &[&str]| score(&[&usual[..], cube.as_slice(), more].concat());
        let built_in = with(&["built-in", "built-in", "--without-luck"]);
        let ubgi = with(&["--engine", &format!("'{PASCH}' ubgi")]);
        assert_same(&built_in, &ubgi);
        assert_eq!(ubgi["forfeits"], 0);
        let listening = Listening::start(&[&["--ply", "0"], external.as_slice()].concat());
        let through = with(&["--engine", &format!("external:{}", listening.address)]);
        assert_same(&built_in, &through);
    }
}

/// The luck that is taken out is most of what makes a result uncertain; of two that play alike nothing is left.
#[test]
fn without_luck_the_interval_is_narrower() {
    let alike = score(&["built-in", "built-in", "--games", "8", "--without-luck", "--seed", "3"]);
    assert!(
        alike["without_luck"]["error"]
            .as_f64()
            .is_some_and(|error| error < 1e-9),
        "{alike}"
    );
    let engine = format!("'{PASCH}' ubgi");
    let weaker = score(&["--engine", &engine, "--set", "engine.level=casual", "--games", "60"]);
    let (raw, adjusted) = (weaker["error"].as_f64(), weaker["without_luck"]["error"].as_f64());
    assert!(
        adjusted.zip(raw).is_some_and(|(adjusted, raw)| adjusted < raw),
        "{weaker}"
    );
    let gained = weaker["without_luck"]["interval"][1].as_f64();
    assert!(gained.is_some_and(|most| most > 0.0), "{weaker}");
}

#[cfg(unix)]
#[test]
fn who_does_not_play_on_loses_its_game_alone() {
    let broken = [
        (
            "ends",
            format!("sh -c \"sed -u 24q | '{PASCH}' ubgi\""),
            "ended in the middle",
        ),
        (
            "hangs",
            format!("sh -c \"'{PASCH}' ubgi | sed -u '/^best/d'\""),
            "did not answer in time",
        ),
        (
            "lies",
            format!("sh -c \"'{PASCH}' ubgi | sed -u 's|^bestmove .*|bestmove 24/1|'\""),
            "bestmove 24/1",
        ),
    ];
    for (how, command, named) in broken {
        let output = duel(&["--engine", &command, "--games", "2", "--move-time", "1"]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{how}: {told}");
        let score: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(score["games"], 2, "{how}");
        assert_eq!(score["forfeits"], 2, "{how}: {told}");
        assert_eq!(score["points_per_game"], 1.0, "{how}");
        assert!(told.contains("Pasch") && told.contains(named), "{how}: {told}");
    }
}

#[test]
fn what_is_no_engine_is_named() {
    for (arguments, named) in [
        (&["--engine", "no-such-engine-here"][..], "no-such-engine-here"),
        (&["--engine", "'half"], "quotation mark"),
        (&["--engine", "x", "--set", "nothing"], "NAME=VALUE"),
        (
            &["--engine", &format!("'{PASCH}' ubgi"), "--set", "engine.wings=2"],
            "engine.wings",
        ),
        (
            &["--engine", &format!("'{PASCH}' ubgi"), "--set", "engine.ply=9"],
            "engine.ply",
        ),
    ] {
        let output = duel(arguments);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(
            told.contains(named) && output.stdout.is_empty(),
            "{arguments:?}: {told}"
        );
    }
}

/// An interface that sends nonsense is told so, and goes on.
#[test]
fn the_external_player_survives_nonsense() {
    let listening = Listening::start(&["--ply", "0"]);
    let stream = std::net::TcpStream::connect(&listening.address).expect("it listens");
    let mut reader = BufReader::new(stream.try_clone().expect("a second hand"));
    let mut ask = |line: &str| {
        let mut answer = String::new();
        (&stream).write_all(line.as_bytes()).expect("it hears");
        reader.read_line(&mut answer).expect("it answers");
        answer
    };
    let board = |dice: &str, doubled: u8| {
        format!(
            "board:gnubg:root:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:{dice}:{dice}:1:1:1:{doubled}:1:-1:0:25:0:0:0:0:0:0:0:1\n\0"
        )
    };
    assert!(ask("dance\n").starts_with("Error: "));
    assert!(ask("board:::\n\0").starts_with("Error: "));
    assert_eq!(ask(&board("3:1", 0)), "8/5 6/5\n");
    assert_eq!(ask(&board("0:0", 0)), "roll\n");
    assert_eq!(ask(&board("0:0", 1)), "take\n");
}

/// gnubg's own interface plays whole matches against Pasch in both seats, in which both drop doubles.
#[test]
fn gnubg_plays_a_match_against_it() {
    let Some(gnubg) = pasch_host::find_gnubg() else {
        println!("gnubg is not installed: its interface is not tried");
        return;
    };
    let listening = Listening::start(&["--ply", "0"]);
    for seat in [0, 1] {
        let home = std::env::temp_dir().join(format!("pasch-external-{}-{seat}", std::process::id()));
        std::fs::create_dir_all(&home).expect("a folder");
        let other = 1 - seat;
        let written = home.join("match.mat");
        let commands = format!(
            "set display off\nset automatic roll on\nset automatic game on\nset confirm new off\nset threads 1\n\
             set player {seat} external {}\nset player {other} gnubg\n\
             set player {other} chequerplay evaluation plies 0\nset player {other} cubedecision evaluation plies 0\n\
             set seed 11\nnew match 7\nshow score\nexport match mat {}\n",
            listening.address,
            written.display()
        );
        let mut process = Command::new(&gnubg)
            .args(["-t", "-q", "-r"])
            .env("HOME", &home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("gnubg runs");
        let mut input = process.stdin.take().expect("a pipe");
        let writing = std::thread::spawn(move || input.write_all(commands.as_bytes()));
        let output = process.wait_with_output().expect("gnubg ends");
        drop(writing.join());
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(told.contains("has won the match"), "seat {seat}: {told}");
        assert!(
            !told.contains("Error") && !told.contains("badly formed"),
            "seat {seat}: {told}"
        );
        // gnubg passes silently over a play that it does not allow, as if nothing could be played.
        let read = pasch_notation::read_mat(&std::fs::read_to_string(&written).expect("a match"));
        assert_eq!(read.faults, Vec::new(), "seat {seat}");
        let _ = std::fs::remove_dir_all(home);
    }
}

/// gnubg that somebody else has started plays the duel of the one that is started for it, with and without the cube.
#[test]
fn gnubg_is_the_same_by_either_door() {
    let Some(gnubg) = pasch_host::find_gnubg() else {
        println!("gnubg is not installed: it is not duelled with");
        return;
    };
    for (number, cube) in [None, Some("--cubeful")].into_iter().enumerate() {
        let usual = ["--games", "4", "--seed", "5", "--threads", "1"];
        let with = |more: &[&str]| duel(&[&usual[..], cube.as_slice(), more].concat());
        let figures = |output: Output| -> Value {
            let told = String::from_utf8_lossy(&output.stderr);
            serde_json::from_slice(&output.stdout).unwrap_or_else(|fault| panic!("{fault}: {told}"))
        };
        let started_for_it = figures(with(&["--gnubg"]));
        let home = std::env::temp_dir().join(format!("pasch-door-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&home).expect("a folder");
        let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr();
        let port = port.expect("an address").port();
        let worth = if cube.is_some() { "on" } else { "off" };
        let commands = format!(
            "set jacoby off\nset evaluation chequerplay evaluation plies 0\n\
             set evaluation chequerplay evaluation cubeful {worth}\n\
             set evaluation cubedecision evaluation plies 0\nset threads 1\nexternal localhost:{port}\n"
        );
        let script = home.join("commands");
        std::fs::write(&script, commands).expect("a file");
        let mut process = Command::new(&gnubg)
            .args(["-t", "-q", "-r", "-c"])
            .arg(&script)
            .env("HOME", &home)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("gnubg runs");
        let address = format!("external:localhost:{port}");
        // It takes a while until gnubg listens.
        let mut output = with(&["--engine", &address]);
        for _ in 0..600 {
            if output.status.success() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
            output = with(&["--engine", &address]);
        }
        let _ = process.kill();
        let _ = process.wait();
        let _ = std::fs::remove_dir_all(home);
        assert_same(&started_for_it, &figures(output));
    }
}
