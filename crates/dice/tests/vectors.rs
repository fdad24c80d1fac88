//! The published vectors of both protocols: ours and the script that was written from `docs/dice.md` alone agree on them. To
//! write those of the second protocol anew: `PASCH_WRITE=1 cargo test -p pasch-dice`.

#[path = "attacks/script.rs"]
mod script;

use pasch_dice::first::{Chain as FirstChain, Throw};
use pasch_dice::{Bytes, Chain, Line, Party, code, dice, head_after, hex, identity, unhex};
use pasch_rules::{Pair, Side};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/dice-vectors.json");

fn vectors() -> Value {
    serde_json::from_str(&std::fs::read_to_string(PATH).unwrap()).unwrap()
}

#[test]
fn the_first_protocol_still_gives_its_vectors() {
    let vectors = vectors();
    let bytes = |value: &Value| unhex(value.as_str().unwrap()).unwrap();
    for chain in vectors["chains"].as_array().unwrap() {
        let links = FirstChain::new(bytes(&chain["seed"]), chain["length"].as_u64().unwrap() as u32);
        assert_eq!(hex(&links.commitment()), chain["commitment"]);
        assert_eq!(hex(&links.link(1).unwrap()), chain["link_1"]);
    }
    for roll in vectors["rolls"].as_array().unwrap() {
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
        let secret = bytes(&roll["secret"]);
        assert_eq!(hex(&throw.digest(&secret)), roll["digest"], "{}", roll["about"]);
        assert_eq!(json!(throw.dice(&secret)), roll["dice"], "{}", roll["about"]);
    }
}

/// Everything that is hashed by the second protocol, once.
fn second() -> Value {
    let session = Bytes(std::array::from_fn(|i| i as u8));
    let chain = |party: Party, seed: u8, game, epoch| {
        let (identity, seed) = (identity(&session, game, epoch), Bytes([seed; 32]));
        let chain = Chain::new(identity, party, seed);
        let made = json!({ "session": session, "game": game, "epoch": epoch, "identity": identity, "party": party,
            "seed": seed, "anchor": chain.anchor(), "link_1": chain.link(1) });
        (made, chain)
    };
    let made = [
        chain(Party::Server, 1, 1, 1),
        chain(Party::White, 2, 1, 1),
        chain(Party::Black, 3, 1, 1),
        chain(Party::White, 2, 2, 3),
    ];
    let game = identity(&session, 1, 1);
    let of = |take: &dyn Fn(&Chain) -> Bytes, count: usize| -> BTreeMap<Party, Bytes> {
        let parties = [Party::Server, Party::White, Party::Black];
        let chains = made.iter().map(|(_, chain)| take(chain));
        parties.into_iter().zip(chains).take(count).collect()
    };
    let codes: Vec<Value> = [2, 3]
        .map(|count| of(&Chain::anchor, count))
        .iter()
        .map(|anchors| json!({ "identity": game, "anchors": anchors, "code": code(&game, anchors) }))
        .collect();
    let throw = |about: &str, number: u32, count: u8, parties: usize| {
        let links = of(&|chain: &Chain| chain.link(number).unwrap(), parties);
        let dice = dice(&game, number, count, &links);
        json!({ "about": about, "identity": game, "number": number, "count": count, "links": links, "dice": dice })
    };
    let skipped = (1..1024)
        .find(|&number| {
            let links = of(&|chain: &Chain| chain.link(number).unwrap(), 3);
            // Two dice from one byte more than two: the first byte was skipped.
            first_byte(&game, number, &links) >= 252
        })
        .unwrap();
    let throws = [
        throw("two people", 1, 2, 3),
        throw("one person", 1, 2, 2),
        throw("the server alone", 1, 2, 1),
        throw("one die", 2, 1, 3),
        throw("the last link", 1024, 2, 3),
        throw("a byte that is skipped", skipped, 2, 3),
    ];
    let lines = [
        Line::Session {
            table: "abcdefghijkmnpqrstuv".to_owned(),
            terms: json!({ "rulebook": { "base": "tournament" } }),
            chance: Bytes([9; 32]),
            before: None,
        },
        Line::Grant {
            epoch: 1,
            party: Party::White,
        },
    ];
    let mut head = Bytes::default();
    let lines: Vec<Value> = (1..)
        .zip(lines)
        .map(|(number, line)| {
            head = head_after(&head, number, &line.text());
            json!({ "line": line.text(), "head": head })
        })
        .collect();
    let chains: Vec<Value> = made.iter().map(|(made, _)| made.clone()).collect();
    json!({ "chains": chains, "codes": codes, "throws": throws, "lines": lines })
}

/// The first byte that a throw of two dice is read from, made here once more from nothing but SHA-256.
fn first_byte(game: &Bytes, number: u32, links: &BTreeMap<Party, Bytes>) -> u8 {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    hash.update(b"pasch-dice-2/throw\0");
    hash.update(game.0);
    hash.update(number.to_be_bytes());
    hash.update([0, 0, 0, 0, 2]);
    for (party, link) in links {
        hash.update([party.number()]);
        hash.update(link.0);
    }
    hash.finalize()[0]
}

#[test]
fn the_second_protocol_gives_its_vectors_and_the_script_agrees() {
    let mut all = vectors();
    if std::env::var_os("PASCH_WRITE").is_some() {
        all["second"] = second();
        std::fs::write(PATH, serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
    }
    assert_eq!(all["second"], second());
    let count = all["rolls"].as_array().unwrap().len() + all["second"]["throws"].as_array().unwrap().len();
    if let Some(answer) = script::run(&["--vectors", PATH]) {
        assert_eq!(answer, Ok(count.to_string()));
    }
}
