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
