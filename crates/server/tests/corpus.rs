//! The fuzz corpus of the protocol, replayed.

use std::path::Path;

#[path = "../../../fuzz/checks/protocol.rs"]
mod checks;

#[test]
fn every_message_of_the_corpus_is_answered_without_harm() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/protocol");
    let mut replayed = 0;
    for entry in std::fs::read_dir(&corpus).expect("the corpus is part of the repository") {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        checks::check(&bytes);
        // And every way in which it can be torn off or damaged in one place.
        for end in 0..bytes.len() {
            checks::check(&bytes[..end]);
            let mut damaged = bytes.clone();
            damaged[end] ^= 1 << (end % 7);
            checks::check(&damaged);
        }
        replayed += 1;
    }
    assert!(replayed >= 15, "only {replayed} messages in {}", corpus.display());
}
