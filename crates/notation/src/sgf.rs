//! SGF in gnubg's dialect: one game tree for each game of the match, moves as letters.
//!
//! White's point `p` is the `p`th letter, black's the `p`th from the end of `a` to `x`; `y` is the bar, `z` is off.
//! `MI` tells the match, `RU` the rules, `RE` the result. Variations, comments and analyses are passed over.

use crate::expected::Lack;
use crate::reader::{MoveCount, Place, Reader, Reading, Written};
use crate::record::{Deed, MatchRecord, Variation};
use crate::record_fault::RecordFaultKind;
use pasch_rules::{BAR, OFF, Preset, Roll, Side, Step};
use std::fmt::Write as _;

/// Reads a file of game trees; whatever it says, as much of it as makes sense becomes the record.
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

/// A node: its properties with all their values.
struct Node {
    line: usize,
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    fn values(&self, name: &str) -> &[String] {
        let found = self.properties.iter().find(|(known, _)| known == name);
        found.map_or(&[], |(_, values)| values)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// The nodes of each tree's main line; and where and why reading stopped, if it did.
fn trees(text: &str) -> (Vec<Vec<Node>>, Option<(usize, Lack)>) {
    let mut trees: Vec<Vec<Node>> = Vec::new();
    // How many variations began at each depth: only the first of each is the main line.
    let mut begun: Vec<usize> = vec![0];
    let mut line = 1;
    let mut letters = text.trim_start_matches('\u{feff}').chars().peekable();
    let mut name = String::new();
    let mut last_name = None;
    while let Some(letter) = letters.next() {
        let main = begun.len() >= 2 && begun[1..begun.len() - 1].iter().all(|&count| count == 1);
        match letter {
            '\n' => line += 1,
            _ if letter.is_whitespace() => {}
            '(' => {
                if let Some(count) = begun.last_mut() {
                    *count += 1;
                }
                begun.push(0);
                if begun.len() == 2 {
                    trees.push(Vec::new());
                }
                last_name = None;
            }
            ')' => {
                if begun.len() < 2 {
                    return (trees, Some((line, Lack::OpeningBracket)));
                }
                begun.pop();
                last_name = None;
            }
            ';' => {
                last_name = None;
                if begun.len() < 2 {
                    return (trees, Some((line, Lack::Tree)));
                }
                if main && let Some(tree) = trees.last_mut() {
                    let properties = Vec::new();
                    tree.push(Node { line, properties });
                }
            }
            '[' => {
                let Some(value) = bracketed(&mut letters, &mut line) else {
                    return (trees, Some((line, Lack::ValueEnd)));
                };
                if !name.is_empty() {
                    last_name = Some(std::mem::take(&mut name));
                    if main && let Some(node) = trees.last_mut().and_then(|tree| tree.last_mut()) {
                        let property = last_name.clone().unwrap_or_default();
                        node.properties.push((property, Vec::new()));
                    }
                }
                if last_name.is_none() {
                    return (trees, Some((line, Lack::Property)));
                }
                if main
                    && let Some(node) = trees.last_mut().and_then(|tree| tree.last_mut())
                    && let Some((_, values)) = node.properties.last_mut()
                {
                    values.push(value);
                }
            }
            _ if letter.is_ascii_alphabetic() => {
                // Small letters in a name are an old habit and mean nothing.
                if letter.is_ascii_uppercase() {
                    name.push(letter);
                }
            }
            _ => return (trees, Some((line, Lack::PropertyName))),
        }
    }
    let open = begun.len() > 1;
    (trees, open.then_some((line, Lack::ClosingBracket)))
}

/// A value up to its closing bracket, without the backslashes that shield brackets in it.
fn bracketed(letters: &mut std::iter::Peekable<std::str::Chars<'_>>, line: &mut usize) -> Option<String> {
    let mut value = String::new();
    loop {
        let letter = match letters.next()? {
            ']' => return Some(value),
            '\\' => letters.next()?,
            letter => letter,
        };
        *line += usize::from(letter == '\n');
        value.push(letter);
    }
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
        read_root(&mut reader.record, root, info("length").unwrap_or(0));
    }
    reader.begin_game(here, [info("ws").unwrap_or(0), info("bs").unwrap_or(0)]);
    let mut doubles = 0;
    let mut count = MoveCount::default();
    for node in nodes {
        for (name, values) in &node.properties {
            let side = match name.as_str() {
                "W" => Side::White,
                "B" => Side::Black,
                "AE" | "AW" | "AB" | "CV" | "CP" => {
                    let place = Place {
                        number: count.last(),
                        line: node.line,
                    };
                    let what = Lack::SetUp;
                    reader.fault(place, RecordFaultKind::Missing(what));
                    continue;
                }
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
            doubles = if value == "double" { doubles + 1 } else { 0 };
            match value {
                "double" => {
                    let deed = match (doubles, reader.record.rulebook) {
                        (1, _) => Deed::Double,
                        (_, Preset::Danish) => Deed::Redouble,
                        (2, _) => Deed::Beaver,
                        _ => Deed::Raccoon,
                    };
                    reader.double(place, side, None, deed);
                }
                "take" => reader.deed(place, side, Deed::Take),
                "drop" => reader.deed(place, side, Deed::Drop),
                _ => match read_letters(value, side) {
                    Some((roll, steps)) => reader.play(place, side, roll, Written::Steps(steps)),
                    None => reader.fault(place, RecordFaultKind::Unreadable(value.to_owned())),
                },
            }
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

/// `51xwmh`: two dice, then a pair of letters for each step.
fn read_letters(value: &str, side: Side) -> Option<(Roll, Vec<Step>)> {
    let bytes = value.as_bytes();
    let (dice, letters) = bytes.split_at_checked(2)?;
    let roll = Roll::new(dice[0].wrapping_sub(b'0'), dice[1].wrapping_sub(b'0')).ok()?;
    if letters.len() % 2 != 0 || letters.len() > 8 {
        return None;
    }
    let mut steps = Vec::new();
    for pair in letters.chunks_exact(2) {
        let (from, to) = (point_of(pair[0], side)?, point_of(pair[1], side)?);
        steps.push(Step { from, to, hit: false });
    }
    Some((roll, steps))
}

fn point_of(letter: u8, side: Side) -> Option<u8> {
    match (letter, side) {
        (b'y', _) => Some(BAR),
        (b'z', _) => Some(OFF),
        (b'a'..=b'x', Side::White) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Side::Black) => Some(24 - (letter - b'a')),
        _ => None,
    }
}

fn letter_of(point: u8, side: Side) -> char {
    match (point, side) {
        (OFF, _) => 'z',
        (1..=24, Side::White) => char::from(b'a' + point - 1),
        (1..=24, Side::Black) => char::from(b'a' + 24 - point),
        _ => 'y',
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

/// Writes game trees that gnubg reads.
pub fn write_sgf(record: &MatchRecord) -> String {
    let mut text = String::new();
    for (index, game) in record.games.iter().enumerate() {
        let [white, black] = record.players.each_ref().map(|name| shielded(name));
        let version = env!("CARGO_PKG_VERSION");
        let _ = write!(
            text,
            "(;FF[4]GM[6]CA[UTF-8]AP[Pasch:{version}]MI[length:{}]",
            record.length
        );
        let _ = write!(
            text,
            "[game:{index}][ws:{}][bs:{}]PW[{white}]PB[{black}]",
            game.score[0], game.score[1]
        );
        if index == 0 {
            write_headers(&mut text, record);
        }
        let mut rules = Vec::new();
        if record.crawford {
            rules.push("Crawford");
        }
        if record.is_crawford_game(index) {
            rules.push("CrawfordGame");
        }
        if record.jacoby {
            rules.push("Jacoby");
        }
        match record.variation {
            Variation::Backgammon => {}
            Variation::Nackgammon => rules.push("Nackgammon"),
            Variation::Hypergammon => rules.push("Hypergammon3"),
        }
        if !rules.is_empty() {
            let _ = write!(text, "RU[{}]", rules.join(":"));
        }
        if let Some((winner, points)) = game.result {
            let resigned = matches!(game.deeds.last(), Some((_, Deed::Resign(_))));
            let _ = write!(
                text,
                "RE[{}+{points}{}]",
                letter(winner),
                if resigned { "R" } else { "" }
            );
        }
        for (side, deed) in &game.deeds {
            write_deed(&mut text, *side, deed);
        }
        text.push_str(")\n");
    }
    text
}

fn write_headers(text: &mut String, record: &MatchRecord) {
    let mut headers = record.headers.clone();
    if record.beavers {
        headers.push(("Beavers".to_owned(), "On".to_owned()));
    }
    if record.rulebook != Preset::Tournament {
        headers.push(("Rulebook".to_owned(), record.rulebook.id().to_owned()));
    }
    if !headers.is_empty() {
        let one_line = |value: &str| value.replace(['\n', '\r', '"'], " ");
        let lines: Vec<String> = headers
            .iter()
            .map(|(key, value)| format!("[{} \"{}\"]", one_line(key), one_line(value)))
            .collect();
        let _ = write!(text, "GC[{}]", shielded(&lines.join("\n")));
    }
}

fn write_deed(text: &mut String, side: Side, deed: &Deed) {
    let player = letter(side);
    let _ = match deed {
        Deed::Play { roll, steps, .. } => {
            let letters: String = steps
                .iter()
                .flat_map(|step| [letter_of(step.from, side), letter_of(step.to, side)])
                .collect();
            write!(text, "\n;{player}[{}{}{letters}]", roll.larger(), roll.smaller())
        }
        Deed::UnknownPlay { roll } => write!(text, "\n;C[{player} {}{} ????]", roll.larger(), roll.smaller()),
        Deed::Double | Deed::Beaver | Deed::Raccoon | Deed::Redouble => write!(text, "\n;{player}[double]"),
        Deed::Take => write!(text, "\n;{player}[take]"),
        Deed::Drop => write!(text, "\n;{player}[drop]"),
        // The result tells of it.
        Deed::Resign(_) => Ok(()),
    };
}

fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn shielded(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        if matches!(letter, ']' | '\\' | ':') {
            text.push('\\');
        }
        text.push(letter);
    }
    text
}
