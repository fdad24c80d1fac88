//! `pasch dice verify` as others meet it.

use std::path::PathBuf;
use std::process::{Command, Output};

fn pasch(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch")).args(words).output().unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("pasch-dice-{}-{name}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path
}

/// A record with one roll, made from the published test vector.
fn record(dice: &str) -> String {
    format!(
        r#"{{"pasch_dice": 1, "table": "abcdefghijkmnpqrstuv", "terms": {{"rulebook": {{"base": "tournament"}}, "session": {{"kind": "match", "points": 1}}}},
        "entries": [
          {{"entry": "chain", "chain": 1, "game": 1, "length": 4, "commitment": "079a7bb1c57596c932c7828f037f2756bb21b4f9d326b9f6565546856f01af53"}},
          {{"entry": "decided", "roll": 1, "chain": 1, "link": 1, "side": "white", "purpose": "opening", "count": 1, "asked": ["white"]}},
          {{"entry": "rolled", "roll": 1, "chain": 1, "link": 1, "side": "white", "purpose": "opening",
            "secret": "83785d4a226c981b5106172114863bfcc916a87e7c06e24f343fb0de254f0b53",
            "nonces": {{"white": "018fa96a44715c90bf93be148069cb28dd45d398f2cc75aa1565311f6e55d174", "black": null}},
            "left_out": [], "digest": "DIGEST", "dice": [{dice}]}},
          {{"entry": "action", "action": {{"action": "opening-throw", "side": "white", "throw": {{"one": {dice}}}}}}}
        ]}}"#
    )
    .replace("DIGEST", DIGEST)
}

/// The hash of the third vector in `docs/dice-vectors.json`.
const DIGEST: &str = "36d8a6c1a449cd762effc70c0d6788d785ffc3ca515ed02f602d8df36dc38c31";

#[test]
fn a_true_record_is_verified_and_a_false_one_refused_with_its_place() {
    let good = file("good.json", &record("1"));
    let run = pasch(&["dice", "verify", good.to_str().unwrap(), "--json"]);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let answer: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(
        (&answer["verified"], &answer["rolls"]),
        (&serde_json::json!(true), &serde_json::json!(1))
    );

    // The weaker promise is said, and the stronger is not.
    let run = pasch(&["dice", "verify", good.to_str().unwrap(), "--lang", "en"]);
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(
        said.contains("first protocol") && !said.contains("fixed before"),
        "{said}"
    );

    let bad = file("bad.json", &record("6"));
    let run = pasch(&["dice", "verify", bad.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    assert!(run.stdout.is_empty());
    let message = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(
        message.contains("entry 3, roll 1") && message.contains("bad.json"),
        "{message}"
    );

    let torn = file("torn.json", "{\"pasch_dice\": 1,");
    for name in [torn.to_str().unwrap(), "no-such-file.json"] {
        let run = pasch(&["dice", "verify", name]);
        assert_eq!(run.status.code(), Some(2));
        assert!(run.stdout.is_empty() && String::from_utf8_lossy(&run.stderr).contains(name));
    }
    for path in [good, bad, torn] {
        std::fs::remove_file(path).unwrap();
    }
}
