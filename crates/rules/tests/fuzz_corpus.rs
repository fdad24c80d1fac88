//! The fuzz corpus of the session, replayed.

#[path = "../../../fuzz/fuzz_targets/session_bytes.rs"]
mod session_bytes;

use std::path::Path;

#[test]
fn the_corpus_of_sessions_holds() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/session");
    let mut played = 0;
    for entry in std::fs::read_dir(&corpus).expect("the corpus is part of the repository") {
        let path = entry.expect("an entry").path();
        session_bytes::check(&std::fs::read(path).expect("readable"));
        played += 1;
    }
    assert!(played >= 16, "only {played} sessions in {}", corpus.display());
}
