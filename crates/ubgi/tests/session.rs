//! The session in `docs/ubgi.md` is what the engine says, line by line, with a clock that stands still.

mod common;

use common::Conversation;

const DOCUMENT: &str = include_str!("../../../docs/ubgi.md");

/// The fenced blocks of the document that are sessions: `> ` before what the engine hears.
fn sessions() -> Vec<Vec<&'static str>> {
    let blocks = DOCUMENT.split("```ubgi\n").skip(1);
    blocks
        .map(|block| block.split("```").next().unwrap_or_default().lines().collect())
        .collect()
}

#[test]
fn the_sessions_of_the_document_are_true() {
    let sessions = sessions();
    assert!(sessions.len() >= 2);
    for session in sessions {
        let mut conversation = Conversation::new();
        let mut said = Vec::new();
        for heard in session.iter().filter_map(|line| line.strip_prefix("> ")) {
            said.push(format!("> {heard}"));
            said.extend(conversation.say(heard));
        }
        let (said, written) = (said.join("\n"), session.join("\n"));
        assert_eq!(said, written, "the engine said:\n{said}\n");
    }
}

#[test]
fn every_key_is_in_the_document() {
    for key in pasch_ubgi::Key::ALL {
        assert!(DOCUMENT.contains(&format!("`{}`", key.name())), "{}", key.name());
    }
}

/// What bgci's `check` asks of an engine: the playable core without an error, words for bar and off, and legal plays where
/// that takes some care.
#[test]
fn the_questions_of_a_conformance_check_are_answered() {
    let mut conversation = Conversation::new();
    let mut quiet = |line: &str| {
        let said = conversation.say(line);
        assert!(!said.iter().any(|line| line.starts_with("error")), "{line}: {said:?}");
        said
    };
    let greeting = quiet("ubgi");
    assert!(greeting.iter().any(|line| line == "proto 0.2"));
    assert_eq!(greeting.last().map(String::as_str), Some("ubgiok"));
    for line in ["isready", "set Ply 2", "newgame", "set game.variant backgammon"] {
        quiet(line);
        assert_eq!(quiet("isready"), ["readyok"], "after {line}");
    }
    for (id, first, second, word) in [
        ("4HPwATDgc/ABMA", 6, 1, None),
        ("Np7BQSCYZ/AAWA", 5, 3, Some("bar")),
        ("/z0AADDeaxsAAA", 5, 5, Some("off")),
        // Both dice have to be used in this bear-off.
        ("t02oASACAAAAAA", 5, 1, None),
    ] {
        quiet(&format!("position gnubgid {id}"));
        quiet(&format!("dice {first} {second}"));
        let said = quiet("go chequer");
        let play = said.iter().find_map(|line| line.strip_prefix("bestmove "));
        let play = play.unwrap_or_else(|| panic!("{id}: {said:?}"));
        let names: Vec<&str> = play.split([' ', '/']).collect();
        assert!(word.is_none_or(|word| names.contains(&word)), "{id}: {play}");
        assert!(!names.contains(&"25") && !names.contains(&"0"), "{id}: {play}");
        let position: pasch_notation::PositionId = id.parse().expect("an ID");
        let position = pasch_rules::Position::try_from(position.setup(15)).expect("a position");
        let roll = pasch_rules::Roll::new(first, second).expect("dice");
        let rules = pasch_rules::CheckerRules::TOURNAMENT;
        pasch_notation::read_play(play, &position, roll, &rules).unwrap_or_else(|fault| panic!("{id} {play}: {fault}"));
    }
    quiet("quit");
}
