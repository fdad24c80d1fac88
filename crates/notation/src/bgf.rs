//! `.bgf`: matches of BGBlitz with everything it judged about them.
//!
//! A line of JSON says how the rest is packed: gzip around SMILE, as a rule. Green, the first player, is -1 there and
//! white here; each player counts the points as seen from their own side.

mod smile;

use crate::expected::{Damage, Lack};
use crate::inflate::{End, unpack_gzip};
use crate::move_text::read_play;
use crate::opinion::{Candidate, Chances, CubeChoice, CubeOpinion, Depth, Opinion, PlayOpinion, Worth};
use crate::reader::{MoveCount, Place, Reader, Reading, Written};
use crate::record::{Deed, MatchRecord, Variation};
use crate::record_fault::RecordFaultKind;
use pasch_rules::{Roll, Side, Step};
use smile::Value;

/// A match of a few dozen games takes a megabyte or two.
const MOST_BYTES: usize = 32 << 20;
/// Stands in the place of the second die when a record is no throw.
const NO_THROW: i64 = 7;
/// Stands in the place of an error that was not looked at.
const NOT_JUDGED: f64 = -90.0;

/// Reads a match of BGBlitz; whatever the file holds, as much of it as makes sense becomes the record.
pub fn read_bgf(bytes: &[u8]) -> Reading {
    let mut reader = Reader::new(MatchRecord::new([String::new(), String::new()], 0));
    match body(bytes) {
        Ok(body) => read_match(&mut reader, &body),
        Err(damage) => reader.fault(NOWHERE, RecordFaultKind::Damaged(damage)),
    }
    if reader.record.games.is_empty() && reader.faults.is_empty() {
        reader.fault(NOWHERE, RecordFaultKind::Missing(Lack::Game));
    }
    reader.finish()
}

/// Do these bytes begin like a file of BGBlitz?
pub(crate) fn is_bgf(bytes: &[u8]) -> bool {
    head(bytes).is_some()
}

/// The file has no lines to name.
const NOWHERE: Place = Place { number: 0, line: 0 };

/// The first line, if it is BGBlitz's, and the rest.
fn head(bytes: &[u8]) -> Option<(serde_json::Value, &[u8])> {
    // No head is longer; a file of another kind may have no line's end at all.
    let end = bytes.iter().take(1000).position(|&byte| byte == b'\n')?;
    let (line, rest) = bytes.split_at_checked(end)?;
    let head: serde_json::Value = serde_json::from_slice(line).ok()?;
    (head.get("format")?.as_str()? == "BGF").then_some((head, rest.get(1..).unwrap_or(&[])))
}

fn body(bytes: &[u8]) -> Result<Value, Damage> {
    let (head, rest) = head(bytes).ok_or(Damage::Head)?;
    let says = |name: &str| head.get(name).and_then(serde_json::Value::as_bool) == Some(true);
    let unpacked;
    let plain = if says("compress") {
        unpacked = unpack_gzip(rest, MOST_BYTES);
        match unpacked.end {
            End::Whole => &unpacked.bytes,
            End::Damaged => return Err(Damage::Packing),
            End::TooLarge => return Err(Damage::TooLarge),
        }
    } else if rest.len() > MOST_BYTES {
        return Err(Damage::TooLarge);
    } else {
        rest
    };
    if says("useSmile") {
        smile::read(plain).ok_or(Damage::Structure)
    } else {
        let value: serde_json::Value = serde_json::from_slice(plain).map_err(|_| Damage::Structure)?;
        Ok(Value::from(value))
    }
}

fn read_match(reader: &mut Reader, file: &Value) {
    let length = file
        .get("matchlen")
        .whole()
        .and_then(|length| u32::try_from(length).ok());
    let name = |key: &str| file.get(key).text().to_owned();
    let mut record = MatchRecord::new([name("nameGreen"), name("nameRed")], length.unwrap_or(0));
    record.crawford = record.length > 0 && file.get("useCrawford").is_true();
    record.jacoby = record.length == 0 && file.get("useJacoby").is_true();
    record.beavers = record.length == 0 && file.get("useBeaver").is_true();
    let headers = [
        ("Event", "event"),
        ("Site", "location"),
        ("Round", "round"),
        ("EventDate", "date"),
        ("Comment", "comment"),
    ];
    for (key, member) in headers {
        let value = file.get(member).text();
        if !value.is_empty() {
            record.headers.push((key.to_owned(), value.to_owned()));
        }
    }
    reader.record = record;
    reader.opinions.program = "BGBlitz".to_owned();
    let games = file.get("games").list();
    for (index, game) in games.iter().enumerate() {
        match variation(game) {
            Some(variation) if index == 0 || variation == reader.record.variation => {
                reader.record.variation = variation;
            }
            _ => reader.fault(NOWHERE, RecordFaultKind::Damaged(Damage::Variation)),
        }
        let next = match games.get(index + 1) {
            Some(next) => score(next, ["scoreGreen", "scoreRed"]),
            None => score(file, ["finalGreen", "finalRed"]),
        };
        read_game(reader, game, next);
    }
}

fn score(object: &Value, names: [&str; 2]) -> [u32; 2] {
    names.map(|name| {
        let points = object.get(name).whole().and_then(|points| u32::try_from(points).ok());
        points.unwrap_or(0)
    })
}

/// The start by the checkers: two more back, or three a side.
fn variation(game: &Value) -> Option<Variation> {
    let initial = game.get("initial").get("points").list();
    let points: Vec<i64> = initial
        .iter()
        .take(24)
        .map(|count| count.whole().unwrap_or(0))
        .collect();
    let own = |wanted: &[(usize, i64)]| {
        (1..=24).all(|point| {
            let count = wanted
                .iter()
                .find(|(known, _)| *known == point)
                .map_or(0, |(_, count)| *count);
            points.get(point - 1).is_some_and(|&here| (-here).max(0) == count)
        })
    };
    if points.is_empty() || own(&[(24, 2), (13, 5), (8, 3), (6, 5)]) {
        Some(Variation::Backgammon)
    } else if own(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]) {
        Some(Variation::Nackgammon)
    } else if own(&[(24, 1), (23, 1), (22, 1)]) {
        Some(Variation::Hypergammon)
    } else {
        None
    }
}

fn read_game(reader: &mut Reader, game: &Value, next: [u32; 2]) {
    let before = score(game, ["scoreGreen", "scoreRed"]);
    reader.begin_game(NOWHERE, before);
    let mut count = MoveCount::default();
    let mut offered: Option<CubeOpinion> = None;
    for entry in game.get("moves").list() {
        let side = match entry.get("player").whole() {
            Some(-1) => Side::White,
            Some(1) => Side::Black,
            _ => {
                let number = count.last();
                reader.fault(Place { number, line: 0 }, RecordFaultKind::Damaged(Damage::Structure));
                continue;
            }
        };
        let deed = match deed(entry) {
            Some(Some(deed)) => deed,
            Some(None) => continue,
            None => {
                let number = count.last();
                reader.fault(Place { number, line: 0 }, RecordFaultKind::Damaged(Damage::Structure));
                continue;
            }
        };
        let place = Place {
            number: count.next(side),
            line: 0,
        };
        let deeds = reader.deeds();
        let comment = entry.get("comment").text().trim();
        let mut opinion = Opinion {
            comment: (!comment.is_empty()).then(|| comment.to_owned()),
            ..Opinion::default()
        };
        let cost = error(entry.get("pr").get("cubeError"));
        match deed {
            Entry::Throw(roll, text) => {
                opinion.cube = cube_opinion(entry, cost);
                opinion.play = play_opinion(reader, entry, side, roll);
                opinion.luck = luck(entry.get("luck"));
                reader.play(place, side, roll, Written::Text(&text));
            }
            Entry::Double => {
                opinion.cube = cube_opinion(entry, cost);
                offered = opinion.cube;
                reader.double(place, side, None, Deed::Double);
            }
            Entry::Answer(deed) => {
                // The answer's own numbers are the other player's; these are the doubler's.
                opinion.cube = offered.take().map(|cube| CubeOpinion { cost, ..cube });
                reader.deed(place, side, deed);
            }
        }
        reader.opine(deeds, opinion);
    }
    let points = game.get("wonPoints").whole().map_or(0, i64::unsigned_abs);
    let end = Place {
        number: count.last(),
        line: 0,
    };
    let winner = match (next[0] > before[0], next[1] > before[1]) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        _ => None,
    };
    if let (Some(winner), Ok(points @ 1..)) = (winner, u32::try_from(points)) {
        reader.wins(end, winner, points);
    }
    reader.end_game();
}

/// What a record tells of.
enum Entry {
    Throw(Roll, String),
    Double,
    Answer(Deed),
}

/// A record's deed; `Some(None)` for one that is none, `None` for one that makes no sense.
fn deed(entry: &Value) -> Option<Option<Entry>> {
    let numbers = |name: &str| -> Vec<i64> {
        let list = entry.get(name).list().iter().take(4);
        list.map(|value| value.whole().unwrap_or(-1)).collect()
    };
    let (from, to) = (numbers("from"), numbers("to"));
    let (red, green) = (entry.get("red").whole()?, entry.get("green").whole()?);
    if green != NO_THROW {
        return Some(Some(Entry::Throw(roll(red, green)?, movements(&from, &to)?)));
    }
    Some(match red {
        1 => Some(Entry::Double),
        2 => Some(Entry::Answer(Deed::Take)),
        3 => Some(Entry::Answer(Deed::Drop)),
        // The end of the game is told by its points.
        4 => None,
        // Nothing could be moved; the dice stand where the first movement would.
        5 => Some(Entry::Throw(roll(*from.first()?, *to.first()?)?, String::new())),
        _ => return None,
    })
}

fn roll(one: i64, other: i64) -> Option<Roll> {
    Roll::new(u8::try_from(one).ok()?, u8::try_from(other).ok()?).ok()
}

/// `25/20 13/11`: a movement may use several dice at once.
fn movements(from: &[i64], to: &[i64]) -> Option<String> {
    let pairs = from.iter().zip(to).filter(|(from, _)| **from >= 0);
    let written: Option<Vec<String>> = pairs
        .map(|(from, to)| {
            let point = |point: &i64| u8::try_from((*point).max(0)).ok();
            Some(format!("{}/{}", point(from)?, point(to)?))
        })
        .collect();
    Some(written?.join(" "))
}

fn play_opinion(reader: &Reader, entry: &Value, side: Side, roll: Roll) -> Option<PlayOpinion> {
    let position = reader.position(side);
    let mut candidates = Vec::new();
    let mut played = None;
    for judged in entry.get("moveAnalysis").list() {
        let written = deed(judged.get("move"));
        let (Some(Some(Entry::Throw(_, text))), Some((position, rules))) = (written, &position) else {
            continue;
        };
        let Ok((play, _)) = read_play(&text, position, roll, rules) else {
            continue;
        };
        let steps: Vec<Step> = play.to_vec();
        let Some(equity) = equity(judged.get("eq")) else {
            continue;
        };
        if judged.get("played").is_true() {
            played = Some(candidates.len());
        }
        candidates.push(Candidate {
            steps,
            chances: chances(judged.get("eq")),
            equity,
            depth: depth(judged),
        });
    }
    let cost = error(entry.get("pr").get("checkerError"));
    (!candidates.is_empty()).then_some(PlayOpinion {
        candidates,
        played,
        cost,
        counted: Some(cost.is_some()),
    })
}

fn cube_opinion(entry: &Value, cost: Option<Worth>) -> Option<CubeOpinion> {
    let equity = entry.get("equity");
    let cube = equity.get("cubeDecision");
    let worth = |name: &str| {
        let number = cube.get(name).number()?;
        Some(if equity.get("useMatchEquity").is_true() {
            Worth::MatchChance(number)
        } else {
            Worth::Equity(number)
        })
    };
    Some(CubeOpinion {
        chances: chances(equity),
        no_double: worth("eqNoDouble")?,
        double_take: worth("eqDoubleTake")?,
        double_pass: worth("eqDoublePass")?,
        choice: choice(cube.get("stateOnMove").text(), cube.get("stateOther").text()),
        depth: depth(entry),
        cost,
    })
}

fn choice(mover: &str, other: &str) -> Option<CubeChoice> {
    let takes = other == "ACCEPT";
    match mover {
        "" => None,
        mover if mover.contains("TOO_GOOD") => Some(CubeChoice::TooGood),
        mover if mover.starts_with("NO_") => Some(CubeChoice::NoDouble),
        mover if mover.contains("DOUBLE") && takes => Some(CubeChoice::DoubleTake),
        mover if mover.contains("DOUBLE") => Some(CubeChoice::DoublePass),
        _ => None,
    }
}

fn chances(equity: &Value) -> Option<Chances> {
    let names = ["myWins", "myGammon", "myBackGammon", "oppGammon", "oppBackGammon"];
    let numbers: Vec<f64> = names.iter().filter_map(|name| equity.get(name).number()).collect();
    Chances::new(numbers.try_into().ok()?)
}

/// What a play is worth with the cube.
fn equity(value: &Value) -> Option<Worth> {
    if value.get("hasEMG").is_true() {
        return value.get("emg").number().and_then(Worth::equity);
    }
    let with_cube = value.get("cubeDecision").get("eqCubeFul").number();
    let plain = value.get("equity").number();
    with_cube
        .filter(|_| !value.get("useMatchEquity").is_true())
        .or(plain)
        .and_then(Worth::equity)
}

fn depth(value: &Value) -> Depth {
    let plies = value.get("ply").whole().and_then(|plies| u8::try_from(plies).ok());
    plies.map_or(Depth::Untold, Depth::Plies)
}

fn error(value: &Value) -> Option<Worth> {
    let error = value.number().filter(|error| *error > NOT_JUDGED)?;
    Worth::equity(error.abs())
}

/// Luck in points: in a match the weighted number is, for money the plain one.
fn luck(value: &Value) -> Option<Worth> {
    let name = if value.get("mode").text() == "Money" {
        "luckPlain"
    } else {
        "luckWeighted"
    };
    value.get(name).number().and_then(Worth::equity)
}
