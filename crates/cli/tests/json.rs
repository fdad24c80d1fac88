//! What programs read: the JSON answers of the engine's commands, field by field in their order, with their figures.
//!
//! The figures are those of the nets in use, and the same on every machine. After a change of nets or of the engine's
//! choices `PASCH_WRITE=1 cargo test -p pasch --test json` writes them anew; fields are named here and stay.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt::{self, Display};
use std::path::Path;
use std::process::Command;

const OPENING: &str = "4HPwATDgc/ABMA";
/// A match to 7, the player on roll leading 3 to 2 with the cube at 2 on his side.
const AT_A_SCORE: &str = "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:3:2:0:7:10";

fn answer(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .args(["--json", "--lang", "en"])
        .output()
        .expect("pasch starts");
    assert!(
        output.status.success(),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The answer has these fields in this order, and is the one that is written down, byte by byte.
fn golden(name: &str, args: &[&str], shape: &str) {
    let found = answer(args);
    assert_eq!(shape_of(&found), shape, "{args:?}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.json"));
    if std::env::var_os("PASCH_WRITE").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    assert!(
        found == written,
        "{args:?} no longer answers what {} holds, but\n{found}",
        path.display()
    );
}

const JUDGEMENT: &str = "{position: text, rulebook: text, ply: whole, probs: [number; 5], equity: number, cube: \
                         {no_double: number, double_take: number, double_pass: number, action: text, answer: text}";

#[test]
fn eval() {
    golden("eval", &["eval", OPENING], &format!("{JUDGEMENT}}}"));
    golden("eval-2", &["eval", OPENING, "--ply", "2"], &format!("{JUDGEMENT}}}"));
    golden(
        "eval-match",
        &["eval", AT_A_SCORE, "--ply", "1"],
        &format!("{JUDGEMENT}, mwc: number}}"),
    );
}

const RANKING: &str = "{position: text, dice: [whole; 2], rulebook: text, ply: whole, cubeful: truth, plays: \
                       [{play: text, position: text, equity: number, probs: [number; 5], ply: whole, cost: number}]}";

#[test]
fn hint() {
    golden("hint", &["hint", OPENING, "31"], RANKING);
    golden("hint-2", &["hint", OPENING, "64", "--ply", "2"], RANKING);
    golden(
        "hint-match",
        &["hint", AT_A_SCORE, "52", "--cubeful", "--ply", "1"],
        RANKING,
    );
}

#[test]
fn moves() {
    let shape = "{position: text, dice: [whole; 2], rulebook: text, plays: [{play: text, position: text}]}";
    golden("moves", &["moves", OPENING, "66"], shape);
}

#[test]
fn rollout() {
    let settings = "settings: {trials: whole, seed: whole, cubeful: truth, truncate: whole, variance_reduction: truth}";
    let figures = "equity: number, equity_error: number, probs: [number; 5], errors: [number; 5], trials: whole";
    let of =
        |result: &str| format!("{{position: text, rulebook: text, {settings}, interrupted: truth, results: {result}}}");
    let quick = ["--trials", "72", "--truncate", "4"];
    golden(
        "rollout",
        &[&["rollout", OPENING][..], &quick].concat(),
        &of(&format!("[{{{figures}}}; 1]")),
    );
    golden(
        "rollout-plays",
        &[&["rollout", OPENING, "31", "--plays", "2", "--cubeful"][..], &quick].concat(),
        &of(&format!("[{{play: text, position: text, {figures}}}; 2]")),
    );
    let whole = shape_of(&answer(&["rollout", OPENING, "--trials", "2"]));
    assert!(whole.contains("truncate: nothing, "), "{whole}");
}

#[test]
fn duel() {
    let shape = "{games: whole, points_per_game: number, error: number, interval: [number; 2], ply: whole, \
                 cubeful: truth, seed: whole}";
    // Against itself with exchanged seats nobody is ahead, and three games are played as two pairs.
    golden(
        "duel",
        &["duel", "built-in", "built-in", "--games", "3", "--seed", "5"],
        shape,
    );
}

#[test]
fn bench() {
    let shape = "{kernel: text, evaluations_per_second: number, evaluations_among_siblings_per_second: number, \
                 plays_per_second: [number; 3], rollout_games_per_second: number, signature: text}";
    assert_eq!(shape_of(&answer(&["bench", "engine", "--seconds", "0.01"])), shape);
    let shape = "[{level: text, plies: whole, noise: number, lost_a_decision: number, standard_error: number}; 5]";
    golden("bench-levels", &["bench", "levels", "--decisions", "2"], shape);
}

/// JSON whose fields keep their order.
enum Json {
    Nothing,
    Truth,
    Whole,
    Number,
    Text,
    List(Vec<Json>),
    Fields(Vec<(String, Json)>),
}

fn shape_of(answer: &str) -> String {
    let read: Json = serde_json::from_str(answer).unwrap_or_else(|fault| panic!("{fault}: {answer}"));
    read.to_string()
}

impl Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Nothing => f.write_str("nothing"),
            Json::Truth => f.write_str("truth"),
            Json::Whole => f.write_str("whole"),
            Json::Number => f.write_str("number"),
            Json::Text => f.write_str("text"),
            Json::List(list) => {
                let shapes: Vec<String> = list.iter().map(Json::to_string).collect();
                let alike = shapes.iter().all(|shape| Some(shape) == shapes.first());
                match shapes.first() {
                    // Lists whose length follows from the position have more than five.
                    Some(first) if alike && shapes.len() <= 5 => write!(f, "[{first}; {}]", shapes.len()),
                    Some(first) if alike => write!(f, "[{first}]"),
                    _ => write!(f, "[{}]", shapes.join(", ")),
                }
            }
            Json::Fields(fields) => {
                let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
                write!(f, "{{{}}}", fields.join(", "))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Nothing)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Truth)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Json, E> {
        Ok(Json::Whole)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Json, E> {
        Ok(Json::Whole)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Number)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Json, E> {
        Ok(Json::Text)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Json::Fields(fields))
    }
}
