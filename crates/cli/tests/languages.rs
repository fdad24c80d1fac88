//! The program speaks the person's language wherever it explains itself: help, usage, and what is wrong with the input.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Command, Output};

const LANGUAGES: [&str; 10] = ["de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"];
const OPENING: &str = "4HPwATDgc/ABMA";

fn pasch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .env("LC_ALL", "C")
        .output()
        .expect("pasch starts")
}

fn in_language(args: &[&str], language: &str) -> Output {
    pasch(&[args, &["--lang", language]].concat())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The help of a command: on standard output, without a fault.
fn help(command: &[&str], language: &str) -> String {
    let output = in_language(&[command, &["--help"]].concat(), language);
    assert_eq!(output.status.code(), Some(0), "{command:?} in {language}");
    assert!(output.stderr.is_empty(), "{command:?} in {language}");
    text(&output.stdout)
}

/// The fault of a command line: on standard error, with nothing on standard output and exit code 2.
fn fault(args: &[&str], language: &str) -> String {
    let output = in_language(args, language);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?} in {language}: {message}");
    assert!(output.stdout.is_empty(), "{args:?} in {language}");
    assert!(!message.contains(['\u{2066}', '\u{2068}', '\u{2069}']), "{message:?}");
    assert!(!message.contains("{$") && !message.contains("{ $"), "{message:?}");
    message
}

/// Every command by its words, found in the help itself: the names under the heading of the commands.
fn commands() -> Vec<Vec<String>> {
    let mut found: Vec<Vec<String>> = vec![Vec::new()];
    let mut next = 0;
    while let Some(command) = found.get(next).cloned() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let shown = help(&words, "en");
        let listed = shown.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in listed.take_while(|line| line.starts_with("  ")) {
            let name = line.split_whitespace().next().expect("a name").to_owned();
            found.push([command.clone(), vec![name]].concat());
        }
        next += 1;
    }
    found
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("pasch-languages-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn help_of_every_command_speaks_every_language() {
    let commands = commands();
    assert!(commands.len() > 20, "{commands:?}");
    for command in &commands {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let english: BTreeSet<String> = sentences(&help(&words, "en"));
        for language in LANGUAGES.into_iter().filter(|language| *language != "en") {
            let shown = help(&words, language);
            let kept: Vec<String> = sentences(&shown).intersection(&english).cloned().collect();
            assert!(kept.is_empty(), "{command:?} in {language}: {kept:?}");
            for heading in ["Usage:", "Commands:", "<COMMAND>", "[default", "[possible"] {
                assert!(
                    !shown.contains(heading),
                    "{command:?} in {language}: {heading} in {shown}"
                );
            }
        }
    }
}

/// What help says in words: the texts beside names, without the names themselves. A text of fewer than three words, or
/// one of names only, may be the same in two languages.
fn sentences(help: &str) -> BTreeSet<String> {
    let texts = help.lines().map(|line| match line.trim_start().split_once("  ") {
        Some((_, text)) => text.trim(),
        None => line.trim(),
    });
    let is_sentence = |text: &&str| {
        let words = text
            .split_whitespace()
            .filter(|word| word.chars().all(char::is_alphabetic));
        words.count() >= 3
    };
    texts.filter(is_sentence).map(str::to_owned).collect()
}

#[test]
fn help_is_asked_for_in_several_ways() {
    let hint = help(&["hint"], "de");
    assert!(hint.contains("Aufruf: pasch hint [OPTIONEN]"), "{hint}");
    for args in [
        &["help", "hint"][..],
        &["hint", "-h"],
        &["--lang=de", "help", "hint"],
        &["--lang", "de", "hint", "-h"],
    ] {
        let language: &[&str] = if args[0].starts_with("--lang") {
            &[]
        } else {
            &["--lang", "de"]
        };
        let output = pasch(&[args, language].concat());
        assert_eq!(text(&output.stdout), hint, "{args:?}");
    }
    assert_eq!(
        text(&pasch(&["solitaire", "help", "solve", "--lang", "sv"]).stdout),
        help(&["solitaire", "solve"], "sv")
    );
    let version = pasch(&["--version"]);
    assert!(version.status.success() && text(&version.stdout).starts_with("pasch "));
}

#[test]
fn the_terminal_decides_where_nothing_is_said() {
    let said = |variable: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
            .args(["moves", "--nonsense"])
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", variable)
            .output()
            .expect("pasch starts");
        text(&output.stderr)
    };
    assert!(said("ru_RU.UTF-8").contains("здесь нет"), "{}", said("ru_RU.UTF-8"));
    assert!(said("C").contains("There is no option"), "{}", said("C"));
}

#[test]
fn faults_are_told_in_every_language() {
    let folder = folder("faults");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let torn = file("torn.game.json", r#"{"pasch_game": 1, "computer": "black", "#);
    let altered = file("altered.game.json", r#"{"pasch_game": 1, "computer": 7}"#);
    let no_match = file("no.mat", "This is a letter.\n\nNothing is played in it.\n");
    let rulebook = file("mine.json", r#"{"base": "chess"}"#);
    let baseless = file("baseless.json", "{}");
    let unplayable = file(
        "unplayable.json",
        r#"{"base": "tournament", "answers": {"cube": null}}"#,
    );
    let record = file("torn.dice.json", "{");
    let missing = folder.join("missing.mat").display().to_string();
    let target = folder.join("out.sgf").display().to_string();

    let cases: &[(&[&str], &str)] = &[
        // What the program reads.
        (&["eval", "4HPwATDgc/ABM"], "14"),
        (&["eval", "4HPwATDgc/AB!A"], "13"),
        (&["eval", "two words"], "4HPwATDgc/ABMA"),
        (&["moves", OPENING, "31", "--checkers", "3"], "15"),
        (&["eval", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:99"], "99"),
        (&["moves", OPENING, "71"], "7"),
        (&["moves", OPENING, "3"], "3-1"),
        (&["moves", OPENING, "3z"], "z"),
        (&["moves", OPENING, "31", "--rulebook", "chess"], "chess"),
        (&["hint", OPENING, "31", "--ply", "9"], "9"),
        (&["eval", OPENING, "--nets", "/nowhere"], "/nowhere"),
        (&["play", "--resume", &missing], &missing),
        (&["play", "--resume", &torn], &torn),
        (&["play", "--resume", &altered], &altered),
        (&["convert", &missing, &target], &missing),
        (&["convert", &no_match, &target], &no_match),
        (&["convert", &no_match], "convert"),
        (&["show", &no_match], &no_match),
        (&["rules", &rulebook], "chess"),
        (&["rules", &baseless], "base"),
        (&["rules", &unplayable], &unplayable),
        (&["dice", "verify", &record], &record),
        (&["play", "--rulebook", "buffalo", "--money"], ""),
        (&["show", OPENING, "--png", &target, "--width", "0"], "10000"),
        (&["duel"], "--gnubg"),
        (&["serve", "--listen", "203.0.113.1:1"], "203.0.113.1:1"),
        (&["solitaire", "solve", "Z"], "Z"),
        // The command line itself.
        (&["moves", OPENING, "31", "--nonsense"], "--nonsense"),
        (&["moves", OPENING, "31", "--rulebok", "german"], "--rulebook"),
        (&["moves", OPENING, "31", "--rulebook"], "--rulebook"),
        (&["moves"], "pasch moves --help"),
        (&["perft", "--depth", "99"], "99"),
        (&["perft", "--depth", "deep"], "deep"),
        (&["perft", "--depth", "1", "--depth", "2"], "--depth"),
        (&["perft", "1"], "1"),
        (&["rollout", OPENING, "--truncate", "far"], "far"),
        (&["rollout", OPENING, "--clear", "far"], "far"),
        (&["play", "--match", "5", "--games", "3"], "--games"),
        (&["play", "--start", "chess"], "hypergammon"),
        (&["serve", "--listen", "here"], "here"),
        (&["show", OPENING, "--scheme", "pink"], "pink"),
        (&["solitaire"], "solve"),
        (&["solitaire", "solv"], "solve"),
        (&["solitaire", "solve", "A", "--seconds=-1"], "--seconds"),
        (&["solitaire", "solve", "--start", "6"], "--end"),
        (&["train", "/tmp/nets", "--contact", "7"], "7"),
        (&["nonsense"], "nonsense"),
    ];
    for (args, named) in cases {
        let english = fault(args, "en");
        assert!(english.contains(named), "{args:?}: {english:?} does not name {named:?}");
        for language in LANGUAGES.into_iter().filter(|language| *language != "en") {
            let told = fault(args, language);
            assert!(
                told.contains(named),
                "{args:?} in {language}: {told:?} does not name {named:?}"
            );
            let (first, first_english) = (told.lines().next(), english.lines().next());
            assert_ne!(first, first_english, "{args:?} in {language}");
        }
    }
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn no_two_languages_tell_a_fault_alike() {
    for args in [&["eval", "4HPwATDgc/ABM"][..], &["perft", "--depth", "99"], &["duel"]] {
        let told: BTreeSet<String> = LANGUAGES.into_iter().map(|language| fault(args, language)).collect();
        assert_eq!(told.len(), LANGUAGES.len(), "{args:?}: {told:#?}");
    }
}

#[test]
fn boards_and_reports_carry_no_english() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../notation/tests/data/seven-points.mat");
    // Fourteen checkers a side are off.
    let nearly_over = "AQAAAQAAAAAAAA";
    for language in LANGUAGES.into_iter().filter(|language| *language != "en") {
        let board = text(&in_language(&["show", nearly_over], language).stdout);
        assert!(board.contains("14") && !board.contains(" off"), "{language}: {board}");
        assert!(
            !board.contains("white") && !board.contains("black"),
            "{language}: {board}"
        );
        let report = text(&in_language(&["convert", "--report", sample], language).stdout);
        assert!(
            report.contains("231") && !report.contains("231 plays"),
            "{language}: {report}"
        );
    }
}
