//! The fuzz targets' corpora, replayed: what once upset a reader stays a test.

#[path = "../../../fuzz/checks/notation.rs"]
mod checks;

use std::path::Path;

/// A reader's name in the corpora, and what must hold for it.
type Target = (&'static str, fn(&[u8]));

#[test]
fn every_corpus_is_replayed() {
    let targets: [Target; 14] = [
        ("notation_position_id", checks::position_id),
        ("notation_match_id", checks::match_id),
        ("notation_xgid", checks::xgid),
        ("notation_fibs", checks::fibs),
        ("notation_rows", checks::rows),
        ("notation_position", checks::position),
        ("notation_play", checks::play),
        ("notation_mat", checks::mat),
        ("notation_sgf", checks::sgf),
        ("notation_xg", checks::xg),
        ("notation_xgp", checks::xgp),
        ("notation_bgf", checks::bgf),
        ("notation_report", checks::report),
        ("notation_file", checks::any_file),
    ];
    for (name, check) in targets {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../fuzz/corpus")
            .join(name);
        let entries = std::fs::read_dir(&folder).expect("a corpus for every target");
        let mut replayed = 0;
        for entry in entries {
            check(&std::fs::read(entry.expect("an entry").path()).expect("a file"));
            replayed += 1;
        }
        assert!(replayed > 0, "{name} has no corpus");
    }
}
