//! The nets that the program carries, and the choices it makes with them, are those that the papers tell of.

use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::process::Command;

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// What stands between two marks.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

#[test]
fn the_ledger_has_the_nets_in_use() {
    let ledger = text("nets/ledger.md");
    for name in ["contact", "race", "prune", "hypergammon-contact", "hypergammon-race"] {
        let mut lines = ledger
            .lines()
            .filter(|line| line.starts_with(&format!("| {name} ")) && line.contains("**in use**"));
        let line = lines.next().unwrap_or_else(|| panic!("no {name} net is in use"));
        assert_eq!(lines.next(), None, "one {name} net is in use");
        let noted = between(line, "sha256 ", "…").unwrap_or_else(|| panic!("no checksum in {line}"));
        assert_eq!(noted.len(), 16, "{line}");
        let bytes = std::fs::read(root().join(format!("crates/engine/nets/{name}.net"))).expect("the net");
        let sum: String = Sha256::digest(&bytes)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert!(
            sum.starts_with(noted),
            "crates/engine/nets/{name}.net is {sum}, the ledger has {noted}"
        );
    }
}

#[test]
fn the_strength_on_paper_is_that_of_these_choices() {
    let paper = text("docs/strength.md");
    let noted = between(&paper, "signature `", "`").expect("docs/strength.md names the signature");
    let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(["bench", "engine", "--seconds", "0.01", "--json"])
        .output()
        .expect("pasch starts");
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        figures["signature"], noted,
        "the engine chooses differently: measure it anew, and say so in docs/strength.md"
    );
}
