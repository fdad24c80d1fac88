//! Dice with proof, checked by two who share no code: ours and a script written from `docs/dice.md` alone.

mod support;

use pasch_dice::{Chain, DiceEntry, DiceRecord, Throw, hex, verify};
use pasch_rules::{Pair, SessionKind, Side};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use support::{Running, record, two};

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The other verifier: its answer, or nothing where there is no Python.
fn other(words: &[&str]) -> Option<Result<String, String>> {
    let run = Command::new("python3")
        .arg("-B")
        .arg(at("tests/verify_dice.py"))
        .args(words)
        .output();
    let Ok(run) = run else {
        eprintln!("left out: there is no python3 to run the other verifier");
        return None;
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    Some(if run.status.success() {
        Ok(text(&run.stdout))
    } else {
        Err(text(&run.stderr))
    })
}

fn unhex(text: &str) -> [u8; 32] {
    let bytes: Vec<u8> = (0..32)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap())
        .collect();
    bytes.try_into().unwrap()
}

#[test]
fn both_agree_on_the_test_vectors() {
    let path = at("../../docs/dice-vectors.json");
    let vectors: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    for chain in vectors["chains"].as_array().unwrap() {
        let links = Chain::new(
            unhex(chain["seed"].as_str().unwrap()),
            chain["length"].as_u64().unwrap() as u32,
        );
        assert_eq!(hex(&links.commitment()), chain["commitment"]);
        assert_eq!(hex(&links.link(1).unwrap()), chain["link_1"]);
    }
    let rolls = vectors["rolls"].as_array().unwrap();
    for roll in rolls {
        let number = |key: &str| roll[key].as_u64().unwrap() as u32;
        let nonce = |key: &str| roll[key].as_str().map(str::to_owned);
        let nonces = Pair {
            white: nonce("white"),
            black: nonce("black"),
        };
        let throw = Throw {
            table: roll["table"].as_str().unwrap(),
            chain: number("chain"),
            link: number("link"),
            side: if roll["side"] == "white" {
                Side::White
            } else {
                Side::Black
            },
            count: number("count") as u8,
            nonces: &nonces,
        };
        let secret = unhex(roll["secret"].as_str().unwrap());
        assert_eq!(hex(&throw.digest(&secret)), roll["digest"], "{}", roll["about"]);
        let dice = throw.dice(&secret);
        assert_eq!(serde_json::json!(dice), roll["dice"], "{}", roll["about"]);
    }
    if let Some(answer) = other(&["--vectors", path.to_str().unwrap()]) {
        assert_eq!(answer, Ok(rolls.len().to_string()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_agree_on_a_whole_game_and_find_every_change() {
    let server = Running::start().await;
    let (mut white, mut black, table, _) = two(&server, SessionKind::Match { points: 3 }, 7).await;
    let (first, second) = tokio::join!(
        white.play(Duration::ZERO, |_| {}, |_| false),
        black.play(Duration::ZERO, |_| {}, |_| false),
    );
    first.unwrap();
    second.unwrap();
    let record = record(&mut white, &table).await;
    server.finish().await;

    let file = std::env::temp_dir().join(format!("pasch-proof-{}.dice.json", std::process::id()));
    let judge = |record: &DiceRecord| {
        std::fs::write(&file, serde_json::to_string(record).unwrap()).unwrap();
        (verify(record), other(&[file.to_str().unwrap()]))
    };
    let (ours, theirs) = judge(&record);
    let rolls = ours.unwrap().rolls;
    if let Some(theirs) = theirs {
        assert_eq!(theirs, Ok(rolls.to_string()));
    }

    let digit = |text: &mut String| {
        let changed = if text.ends_with('0') { '1' } else { '0' };
        text.pop();
        text.push(changed);
    };
    // Each roll's link, nonce and dice, each commitment, and a roll left out or put in.
    type Change = fn(&mut DiceEntry, &dyn Fn(&mut String)) -> bool;
    let changes: [(&str, Change); 6] = [
        ("link", |entry, digit| match entry {
            DiceEntry::Rolled(roll) => {
                digit(&mut roll.secret);
                true
            }
            _ => false,
        }),
        ("white's nonce", |entry, digit| match entry {
            DiceEntry::Rolled(roll) => {
                digit(roll.nonces.white.as_mut().unwrap());
                true
            }
            _ => false,
        }),
        ("black's nonce", |entry, digit| match entry {
            DiceEntry::Rolled(roll) => {
                digit(roll.nonces.black.as_mut().unwrap());
                true
            }
            _ => false,
        }),
        ("dice", |entry, _| match entry {
            DiceEntry::Rolled(roll) => {
                roll.dice[0] = roll.dice[0] % 6 + 1;
                true
            }
            _ => false,
        }),
        ("nonce hidden", |entry, _| match entry {
            DiceEntry::Rolled(roll) => {
                roll.nonces.black = None;
                true
            }
            _ => false,
        }),
        ("commitment", |entry, digit| match entry {
            DiceEntry::Chain(chain) => {
                digit(&mut chain.commitment);
                true
            }
            _ => false,
        }),
    ];
    let mut asked_of_the_other = 0;
    for (what, change) in changes {
        for index in 0..record.entries.len() {
            let mut changed = record.clone();
            if !change(&mut changed.entries[index], &digit) {
                continue;
            }
            assert!(verify(&changed).is_err(), "{what} of entry {index}");
            // The script is slower to start; a few of each are enough.
            if index % 17 == 3 && asked_of_the_other < 40 {
                asked_of_the_other += 1;
                if let (_, Some(theirs)) = judge(&changed) {
                    assert!(theirs.is_err(), "{what} of entry {index}: {theirs:?}");
                }
            }
        }
    }
    // A throw of the game that is not what fell, and a roll taken out.
    for index in 0..record.entries.len() {
        let mut changed = record.clone();
        if let DiceEntry::Action { action } = &mut changed.entries[index] {
            if action["action"] != "roll" {
                continue;
            }
            let other = if action["roll"] == serde_json::json!([6, 6]) {
                [5, 5]
            } else {
                [6, 6]
            };
            action["roll"] = serde_json::json!(other);
            assert!(verify(&changed).is_err());
        }
        let mut shorter = record.clone();
        shorter.entries.remove(index);
        let last = index + 1 == record.entries.len();
        assert!(last || verify(&shorter).is_err(), "entry {index} taken out");
    }
    std::fs::remove_file(&file).unwrap();
}
