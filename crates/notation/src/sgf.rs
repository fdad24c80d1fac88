//! SGF in gnubg's dialect: one game tree for each game of the match, moves as letters.
//!
//! White's point `p` is the `p`th letter, black's the `p`th from the end of `a` to `x`; `y` is the bar, `z` is off.
//! `MI` tells the match, `RU` the rules, `RE` the result. Comments and analyses become opinions; variations are passed
//! over.

mod analysis;
mod letters;
mod tree;
mod writer;

use crate::expected::Lack;
use crate::reader::{MoveCount, Place, Reader, Reading, Written};
use crate::record::{Beginning, Deed, MatchRecord, Variation};
use crate::record_fault::RecordFaultKind;
use analysis::Scene;
use letters::{point_of, read_play};
use pasch_rules::{BAR, Board, CubeOwner, OFF, Preset, Roll, Side};
use tree::{Node, trees};
pub use writer::{write_sgf, write_sgf_with};

/// Reads a file of game trees; whatever it says, as much of it as makes sense becomes the record.
///
/// ```
/// use pasch_notation::read_sgf;
/// let reading = read_sgf("(;FF[4]GM[6]PW[Ada]PB[Ben]MI[length:5][game:0][ws:0][bs:0])");
/// assert_eq!(reading.record.length, 5);
/// ```
pub fn read_sgf(text: &str) -> Reading {
    let mut reader = Reader::new(MatchRecord::new([String::new(), String::new()], 0));
    let (trees, broken) = trees(text);
    for tree in &trees {
        read_game(&mut reader, tree);
    }
    reader.end_game();
    if let Some((line, what)) = broken {
        reader.fault(Place { number: 0, line }, RecordFaultKind::Missing(what));
    } else if reader.record.games.is_empty() && reader.faults.is_empty() {
        let line = text.lines().count().max(1);
        reader.fault(Place { number: 0, line }, RecordFaultKind::Missing(Lack::Game));
    }
    reader.finish()
}

fn read_game(reader: &mut Reader, nodes: &[Node]) {
    let Some(root) = nodes.first() else { return };
    reader.end_game();
    let here = Place {
        number: 0,
        line: root.line,
    };
    if root.value("GM").is_some_and(|game| game.trim() != "6") {
        return reader.fault(here, RecordFaultKind::Missing(Lack::Backgammon));
    }
    let info = |name: &str| {
        let known = root.values("MI").iter().filter_map(|value| value.split_once(':'));
        known
            .filter(|(key, _)| *key == name)
            .find_map(|(_, value)| value.trim().parse::<u32>().ok())
    };
    if reader.record.games.is_empty() {
        let program = root.value("AP").unwrap_or("");
        reader.opinions.program = program.split(':').next().unwrap_or("").to_owned();
        read_root(&mut reader.record, root, info("length").unwrap_or(0));
    }
    reader.begin_game(here, [info("ws").unwrap_or(0), info("bs").unwrap_or(0)]);
    let mut count = MoveCount::default();
    for (index, node) in nodes.iter().enumerate() {
        if index + 1 == nodes.len()
            && let Some((winner, points)) = left(reader, root, node)
        {
            let end = Place {
                number: count.last(),
                line: node.line,
            };
            reader.wins(end, winner, points);
            return reader.end_game();
        }
        if let Some(beginning) = set_up(reader, node) {
            let place = Place {
                number: count.last(),
                line: node.line,
            };
            if beginning.is_some_and(|beginning| reader.begin_with(beginning)) {
                count = MoveCount::default();
            } else {
                reader.fault(place, RecordFaultKind::Missing(Lack::SetUp));
            }
        }
        for (name, values) in &node.properties {
            let side = match name.as_str() {
                "W" => Side::White,
                "B" => Side::Black,
                "C" => match values.first().and_then(|value| unknown_play(value)) {
                    Some((side, roll)) => {
                        let place = Place {
                            number: count.next(side),
                            line: node.line,
                        };
                        reader.play(place, side, roll, Written::Unknown);
                        continue;
                    }
                    None => continue,
                },
                _ => continue,
            };
            let value = values.first().map_or("", |value| value.trim());
            let place = Place {
                number: count.next(side),
                line: node.line,
            };
            let played = read_play(value, side);
            let table = reader.position(side);
            let scene = Scene {
                side,
                roll: played.as_ref().map(|(roll, _)| *roll),
                table: table.as_ref(),
                is_match: reader.record.length > 0,
            };
            let opinion = analysis::read(node, &scene);
            let before = reader.deeds();
            match value {
                "double" => reader.double(place, side, None, Deed::Double),
                "take" => reader.deed(place, side, Deed::Take),
                "drop" => reader.deed(place, side, Deed::Drop),
                _ => match played {
                    Some((roll, steps)) => reader.play(place, side, roll, Written::Steps(steps)),
                    None => reader.fault(place, RecordFaultKind::Unreadable(value.to_owned())),
                },
            }
            reader.opine(before, opinion);
        }
    }
    if let Some(result) = root.value("RE") {
        let end = Place {
            number: count.last(),
            line: root.line,
        };
        match read_result(result) {
            Some((winner, points)) => reader.wins(end, winner, points),
            None if matches!(result.trim(), "" | "?" | "Void") => {}
            None => reader.fault(end, RecordFaultKind::Unreadable(result.to_owned())),
        }
    }
    reader.end_game();
}

/// Was the match left? Then the last node does nothing but turn the cube, so high that a single game is worth all that the
/// winner still needed; gnubg, which knows no such end, counts it so.
fn left(reader: &Reader, root: &Node, last: &Node) -> Option<(Side, u32)> {
    let [(name, values)] = &last.properties[..] else {
        return None;
    };
    let (winner, points) = read_result(root.value("RE")?)?;
    let needed = reader.game()?.left_to(winner, reader.record.length)?;
    let cube = values.first()?.trim().parse::<u32>().ok()?;
    (name == "CV" && cube >= needed && points >= needed).then_some((winner, needed))
}

/// What a node sets by hand: `AE` empties points, `AW` and `AB` put a checker there, `CV` and `CP` turn the
/// cube and give it to somebody. `None` if it sets nothing, and nothing inside where it makes no sense.
fn set_up(reader: &Reader, node: &Node) -> Option<Option<Beginning>> {
    let sets = |name: &str| matches!(name, "AE" | "AW" | "AB" | "CV" | "CP");
    if !node.properties.iter().any(|(name, _)| sets(name)) {
        return None;
    }
    let start = || {
        let (position, _) = reader.position(Side::White)?;
        let (mut white, mut black) = (*position.own(), *position.opp());
        let all = reader.record.variation.checkers();
        let mut cube = reader.cube();
        for (name, values) in &node.properties {
            for value in values.iter().map(|value| value.trim()) {
                match name.as_str() {
                    "AE" => {
                        let (first, last) = value.split_once(':').unwrap_or((value, value));
                        for letter in one_letter(first)?..=one_letter(last)? {
                            white[usize::from(point_of(letter, Side::White)?)] = 0;
                            black[usize::from(point_of(letter, Side::Black)?)] = 0;
                        }
                    }
                    "AW" => add(&mut white, point_of(one_letter(value)?, Side::White)?)?,
                    "AB" => add(&mut black, point_of(one_letter(value)?, Side::Black)?)?,
                    "CV" => cube.value = value.parse().ok()?,
                    "CP" => {
                        cube.owner = match value {
                            "c" => CubeOwner::Centred,
                            "w" => CubeOwner::Held(Side::White),
                            "b" => CubeOwner::Held(Side::Black),
                            _ => return None,
                        }
                    }
                    _ => {}
                }
            }
        }
        for side in [&mut white, &mut black] {
            let standing: u8 = side[1..].iter().try_fold(0u8, |sum, &count| sum.checked_add(count))?;
            side[usize::from(OFF)] = all.checked_sub(standing)?;
        }
        Some(Beginning {
            board: Board { white, black },
            cube,
        })
    };
    Some(start())
}

fn one_letter(value: &str) -> Option<u8> {
    match value.as_bytes() {
        [letter] => Some(*letter),
        _ => None,
    }
}

/// A checker more; what is off the board is counted at the end.
fn add(side: &mut [u8; 26], point: u8) -> Option<()> {
    let place = side
        .get_mut(usize::from(point))
        .filter(|_| (1..=BAR).contains(&point))?;
    *place = place.checked_add(1)?;
    Some(())
}

fn read_root(record: &mut MatchRecord, root: &Node, length: u32) {
    record.length = length;
    for (index, name) in ["PW", "PB"].into_iter().enumerate() {
        record.players[index] = root.value(name).unwrap_or("").to_owned();
    }
    let rules = root.value("RU").unwrap_or("");
    let has = |rule: &str| rules.split(':').any(|known| known == rule);
    record.crawford = length > 0 && has("Crawford");
    record.jacoby = length == 0 && has("Jacoby");
    record.variation = if has("Nackgammon") {
        Variation::Nackgammon
    } else if rules.contains("Hypergammon") {
        Variation::Hypergammon
    } else {
        Variation::Backgammon
    };
    // What we wrote ourselves, or gnubg took over from a match file, stands in the game's comment.
    for line in root.value("GC").unwrap_or("").lines() {
        let inner = line.trim().strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let Some((key, value)) = inner.and_then(|inner| inner.split_once('"')) else {
            continue;
        };
        let (key, value) = (key.trim(), value.strip_suffix('"').unwrap_or(value));
        match (key, value.parse::<Preset>()) {
            ("Rulebook", Ok(preset)) => record.rulebook = preset,
            ("Beavers", _) => record.beavers = length == 0 && value == "On",
            _ => record.headers.push((key.to_owned(), value.to_owned())),
        }
    }
    for (property, key) in [("EV", "Event"), ("RO", "Round"), ("PC", "Site"), ("DT", "EventDate")] {
        let known = record.headers.iter().any(|(name, _)| name == key);
        if let (Some(value), false) = (root.value(property), known) {
            // Days are written with points in match files, with strokes here.
            let value = if property == "DT" {
                value.replace('-', ".")
            } else {
                value.to_owned()
            };
            record.headers.push((key.to_owned(), value));
        }
    }
}

/// `W+4`, or `B+1R` for a resignation.
fn read_result(value: &str) -> Option<(Side, u32)> {
    let (winner, points) = value.trim().split_once('+')?;
    let winner = match winner {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return None,
    };
    Some((winner, points.trim_end_matches('R').parse().ok()?))
}

/// `W 32 ????`, our way to write a play that nobody wrote down.
fn unknown_play(comment: &str) -> Option<(Side, Roll)> {
    let mut words = comment.split_whitespace();
    let side = match words.next()? {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return None,
    };
    let [a, b] = *words.next()?.as_bytes() else { return None };
    let roll = Roll::new(a.wrapping_sub(b'0'), b.wrapping_sub(b'0')).ok()?;
    (words.next() == Some("????")).then_some((side, roll))
}
