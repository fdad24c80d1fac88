//! Jellyfish `.mat`: two columns of numbered moves, as sites export them and gnubg reads and writes them.
//!
//! Both columns are found by what stands in them, not by counting blanks: a move begins with two dice and a
//! colon, everything else with a word (`Doubles => 2`, `Takes`, `Drops`, `Resigns`, `Wins 1 point`, `Losses 2 point`).

mod set_board;
mod transcript;
mod writer;

use crate::expected::Lack;
use crate::reader::{Place, Reader, Reading, Written};
use crate::record::{Beginning, Deed, MatchRecord, Variation};
use crate::record_fault::RecordFaultKind;
use crate::xgid::Xgid;
use pasch_rules::{Preset, Roll, Side};
use std::borrow::Cow;
pub use transcript::write_transcript;
pub use writer::write_mat;

/// Reads a match file; whatever it says, as much of it as makes sense becomes the record.
///
/// ```
/// use pasch_notation::read_mat;
/// let text = " 3 point match\n\n Game 1\n Ada : 0                 Ben : 0\n  1) 31: 8/5 6/5            64: 24/14\n";
/// let reading = read_mat(text);
/// assert_eq!(reading.record.players, ["Ada", "Ben"]);
/// assert_eq!((reading.record.length, reading.plays()), (3, 2));
/// ```
pub fn read_mat(text: &str) -> Reading {
    let mut reader = Reader::new(MatchRecord::new([String::new(), String::new()], 0));
    // Unless the file says otherwise, a match is played with the Crawford game, as matches are.
    reader.record.crawford = true;
    let mut length = None;
    let mut expects_players = false;
    let mut columns = Columns::default();
    let mut lines = 0;
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = &plain_blanks(line)[..];
        lines = index + 1;
        let place = |number| Place {
            number,
            line: index + 1,
        };
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            match header(comment) {
                Some(("Begins", value)) if reader.in_game() => {
                    let checkers = reader.record.variation.checkers();
                    let xgid = value.parse::<Xgid>().ok();
                    let beginning = xgid.map(|xgid| Beginning::of_xgid(&xgid, checkers));
                    if !beginning.is_some_and(|beginning| reader.begin_with(beginning)) {
                        reader.fault(place(columns.number), RecordFaultKind::Missing(Lack::SetUp));
                    }
                }
                Some((key, value)) => take_header(&mut reader.record, key, value),
                None => {}
            }
        } else if expects_players {
            expects_players = false;
            match players(line) {
                Some((names, mut score)) => {
                    if reader.record.games.is_empty() {
                        reader.record.players = names.map(str::to_owned);
                    }
                    columns.name(names, &reader.record.players);
                    if columns.swapped {
                        score.reverse();
                    }
                    reader.begin_game(place(0), score);
                }
                None => {
                    reader.fault(place(0), RecordFaultKind::Missing(Lack::Players));
                    reader.begin_game(place(0), [0; 2]);
                    columns.read_moves(&mut reader, line, index + 1);
                }
            }
        } else if let Some(points) = match_length(trimmed).filter(|_| length.is_none()) {
            length = Some(points);
            reader.record.length = points;
            reader.record.crawford &= points > 0;
        } else if is_game_heading(trimmed) {
            reader.end_game();
            if length.is_none() {
                reader.fault(place(0), RecordFaultKind::Missing(Lack::Length));
                length = Some(0);
                reader.record.crawford = false;
            }
            columns = Columns::default();
            expects_players = true;
        } else {
            columns.read_moves(&mut reader, line, index + 1);
        }
    }
    reader.record.crawford &= reader.record.length > 0;
    if !reader.in_game() && reader.record.games.is_empty() {
        let place = Place {
            number: 0,
            line: lines.max(1),
        };
        reader.fault(place, RecordFaultKind::Missing(Lack::Game));
    }
    reader.finish()
}

/// A line from a page has blanks that do not break; they are blanks here.
fn plain_blanks(line: &str) -> Cow<'_, str> {
    if line.contains('\u{a0}') {
        Cow::Owned(line.replace('\u{a0}', " "))
    } else {
        Cow::Borrowed(line)
    }
}

/// `[Key "Value"]`.
fn header(comment: &str) -> Option<(&str, &str)> {
    let inner = comment.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inner.split_once('"')?;
    Some((key.trim(), value.strip_suffix('"')?))
}

fn take_header(record: &mut MatchRecord, key: &str, value: &str) {
    let on = |value: &str| !matches!(value.to_ascii_lowercase().as_str(), "off" | "no" | "false");
    match key {
        "Crawford" => record.crawford = on(value),
        "Jacoby" => record.jacoby = on(value),
        "Beaver" | "Beavers" => record.beavers = on(value),
        "Player 1" => record.players[0] = value.to_owned(),
        "Player 2" => record.players[1] = value.to_owned(),
        "Variation" => match Variation::ALL.into_iter().find(|known| known.name() == value) {
            Some(known) => record.variation = known,
            None => record.headers.push((key.to_owned(), value.to_owned())),
        },
        "Rulebook" => match value.parse::<Preset>() {
            Ok(preset) => record.rulebook = preset,
            Err(_) => record.headers.push((key.to_owned(), value.to_owned())),
        },
        _ => record.headers.push((key.to_owned(), value.to_owned())),
    }
}

/// `7 point match`; 0 for a session without an end, which has no number or none that could be played to.
pub(crate) fn match_length(line: &str) -> Option<u32> {
    let line = line.to_ascii_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [points, "point" | "points", "match"] | ["match", "of" | "to", points, "point" | "points"] => {
            match points.parse::<i64>().ok()? {
                99_999 => Some(0),
                points => u32::try_from(points.max(0)).ok(),
            }
        }
        ["unlimited", "match" | "session"] | ["money", "game" | "match" | "play" | "session"] => Some(0),
        _ => None,
    }
}

/// `Game 3`; some say in brackets that it is the Crawford game, which follows from the score.
fn is_game_heading(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("game"))
        && words.next().is_some_and(|word| word.parse::<u32>().is_ok())
        && words.next().is_none_or(|word| word.starts_with('('))
}

/// `South : 0                       North : 0`; the names may be anything with no two blanks and a number in it.
fn players(line: &str) -> Option<([&str; 2], [u32; 2])> {
    // After a name as long as its column one blank is left, or a tab.
    players_apart(line, &["  "]).or_else(|| players_apart(line, &[" ", "\t"]))
}

/// Names and scores, if what lies between the left score and the right name begins like this.
fn players_apart<'a>(line: &'a str, between: &[&str]) -> Option<([&'a str; 2], [u32; 2])> {
    let (rest, right_score) = line.trim().rsplit_once(':')?;
    // The left score is the number after a colon that is followed by blanks and the right name.
    for (colon, _) in rest.match_indices(':') {
        let after = rest[colon + 1..].trim_start();
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (score, right) = after.split_at(digits);
        if digits > 0 && between.iter().any(|gap| right.starts_with(gap)) {
            let names = [rest[..colon].trim(), right.trim()];
            return Some((names, [score.parse().ok()?, right_score.trim().parse().ok()?]));
        }
    }
    None
}

/// The two columns of a game.
#[derive(Default)]
struct Columns {
    /// The move that was numbered last.
    number: usize,
    /// Some programs have the one who writes always on the left, and so change the columns from game to game.
    swapped: bool,
}

impl Columns {
    /// Takes in who stands above which column.
    fn name(&mut self, [left, right]: [&str; 2], [one, two]: &[String; 2]) {
        self.swapped = left != right && left == two && right == one;
    }

    /// One line of moves: a number, then the left player's entry, the right player's, or both.
    fn read_moves(&mut self, reader: &mut Reader, line: &str, line_number: usize) {
        let unnumbered = line.trim_start();
        let indent = line.len() - unnumbered.len();
        let digits = unnumbered.len() - unnumbered.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let mut body = indent;
        if digits > 0 && unnumbered[digits..].starts_with(')') {
            self.number = unnumbered[..digits].parse().unwrap_or(usize::MAX);
            body = indent + digits + 1;
        }
        let place = Place {
            number: self.number,
            line: line_number,
        };
        let starts = entry_starts(line, body);
        let first = starts.first().copied().unwrap_or(line.len());
        let before = line.get(body..first).unwrap_or("").trim();
        if !before.is_empty() {
            reader.fault(place, RecordFaultKind::Unreadable(before.to_owned()));
        }
        for (index, &start) in starts.iter().enumerate() {
            let end = starts.get(index + 1).copied().unwrap_or(line.len());
            let entry = line[start..end].trim();
            let column = line[..start]
                .chars()
                .map(|c| if c == '\t' { 8 } else { 1 })
                .sum::<usize>();
            let right = index > 0 || column >= RIGHT_COLUMN;
            let side = if right == self.swapped {
                Side::White
            } else {
                Side::Black
            };
            if index > 1 || !read_entry(reader, place, side, entry) {
                reader.fault(place, RecordFaultKind::Unreadable(entry.to_owned()));
            }
        }
    }
}

/// An entry that begins this far right belongs to the right player; left ones begin within the first ten characters.
const RIGHT_COLUMN: usize = 16;

/// `pass` alone is not among them: beside dice it says that nothing could be played.
const WORDS: [&str; 29] = [
    "doubles",
    "double",
    "redoubles",
    "redouble",
    "beavers",
    "beaver",
    "raccoons",
    "raccoon",
    "takes",
    "take",
    "accepts",
    "accept",
    "drops",
    "drop",
    "passes",
    "rejects",
    "reject",
    "wins",
    "win",
    "losses",
    "loses",
    "lose",
    "lost",
    "resigns",
    "resign",
    "resigned",
    "forfeits",
    "forfeit",
    "forfeited",
];

/// Where in the line an entry begins: at two dice with a colon (`31:`, `3-1:`), or without one if a movement follows, or at
/// one of the words.
fn entry_starts(line: &str, body: usize) -> Vec<usize> {
    let bytes = line.as_bytes();
    let mut starts = Vec::new();
    let mut at = body;
    while let Some(&byte) = bytes.get(at) {
        // In brackets stand counts, or a whole position with names in it.
        if byte == b'('
            && let Some(inside) = bytes[at..].iter().position(|&byte| byte == b')')
        {
            at += inside + 1;
            continue;
        }
        let fresh = at == body || bytes.get(at - 1).is_some_and(u8::is_ascii_whitespace);
        if fresh && !byte.is_ascii_whitespace() {
            let is_die = |at: usize| bytes.get(at).is_some_and(|byte| (b'1'..=b'6').contains(byte));
            let dice = is_die(at) && is_die(at + 1);
            let dice = dice && (bytes.get(at + 2) == Some(&b':') || is_bare_throw(&bytes[at + 2..]));
            let apart = is_die(at) && bytes.get(at + 1) == Some(&b'-') && is_die(at + 2);
            let dice = dice || apart && bytes.get(at + 3) == Some(&b':');
            let letters = bytes[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
            let word = &bytes[at..at + letters];
            // Behind dice it tells what was done with them.
            let set = set_board::tells(&line[at..]) && !line[body..at].trim_end().ends_with(':');
            if dice || set || WORDS.iter().any(|known| word.eq_ignore_ascii_case(known.as_bytes())) {
                starts.push(at);
            }
        }
        at += 1;
    }
    starts
}

/// `31 8/5 6/5`: is what follows the dice a blank and a movement?
fn is_bare_throw(rest: &[u8]) -> bool {
    let Some(movement) = rest.strip_prefix(b" ") else {
        return false;
    };
    let from = movement.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    from > 0 && movement.get(from) == Some(&b'/')
}

/// Takes one entry in; `false` if it cannot be read.
fn read_entry(reader: &mut Reader, place: Place, side: Side, entry: &str) -> bool {
    if let Some((dice, text)) = entry.split_once([':', ' '])
        && let [a, b] | [a, b'-', b] = dice.as_bytes()
        && let Ok(roll) = Roll::new(a.wrapping_sub(b'0'), b.wrapping_sub(b'0'))
    {
        let text = text.trim();
        if set_board::tells(text) {
            return read_set_board(reader, place, Some((side, roll)), text);
        }
        let unknown = !text.is_empty() && text.bytes().all(|byte| byte == b'?');
        let written = if unknown { Written::Unknown } else { Written::Text(text) };
        reader.play(place, side, roll, written);
        return true;
    }
    if set_board::tells(entry) {
        return read_set_board(reader, place, None, entry);
    }
    let mut words = entry.split_whitespace();
    let head = words.next().unwrap_or("").to_ascii_lowercase();
    let value = words.find_map(|word| word.parse::<u32>().ok());
    match (head.as_str(), value) {
        ("doubles" | "double", _) => reader.double(place, side, value, Deed::Double),
        ("redoubles" | "redouble", _) => reader.double(place, side, value, Deed::Redouble),
        ("beavers" | "beaver", _) => reader.double(place, side, value, Deed::Beaver),
        ("raccoons" | "raccoon", _) => reader.double(place, side, value, Deed::Raccoon),
        ("takes" | "take" | "accepts" | "accept", _) => reader.deed(place, side, Deed::Take),
        ("drops" | "drop" | "passes" | "rejects" | "reject", _) => reader.deed(place, side, Deed::Drop),
        ("wins" | "win", Some(points)) => reader.wins(place, side, points),
        ("losses" | "loses" | "lose" | "lost", Some(points)) => reader.resign(place, side, points),
        // What it was worth says the line that names the winner.
        ("resigns" | "resign" | "resigned", _) => reader.resigned(place, side),
        ("forfeits" | "forfeit" | "forfeited", _) => {}
        ("losses" | "loses" | "lose" | "lost", None) => return entry.to_ascii_lowercase().contains("time"),
        _ => return false,
    }
    true
}

/// Checkers set by hand, perhaps after a throw whose play is not told.
fn read_set_board(reader: &mut Reader, place: Place, thrown: Option<(Side, Roll)>, entry: &str) -> bool {
    match set_board::read(entry, reader.record.variation.checkers()) {
        Some(beginning) => reader.set_by_hand(place, thrown, beginning),
        None => reader.fault(place, RecordFaultKind::Missing(Lack::SetUp)),
    }
    true
}
