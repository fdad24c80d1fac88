//! The S and W rows of the danish sheet: `white 2 S1 - 5 S12 - 3 W8 - 5 W6; black 2 W1 - 5 W12 - 3 S8 - 5 S6`.
//!
//! White runs from S1 to S12 and on from W12 to W1; black the other way round. A hit checker is laid `aside`,
//! one borne off is `off`. Checkers that are not told of are off. `; black to move` at the end says whose turn
//! it is (white's otherwise). Danish words are read as well: `hvid`, `sort`, `brikker på`, `til side`, `ude`.

use crate::expected::{Allowed, Part};
use crate::fault::{Fault, ParseFault};
use pasch_rules::{BAR, OFF, Setup, Side, Situation, Standing};
use std::fmt::Write as _;

/// What the sheet calls a point (1 to 24, in the counting of the player asked about); white sits at the bottom.
///
/// ```
/// use pasch_notation::row_name;
/// use pasch_rules::Side;
/// assert_eq!(row_name(24, Side::White), "S1");
/// assert_eq!(row_name(12, Side::White), "W12");
/// assert_eq!(row_name(24, Side::Black), "W1");
/// ```
pub fn row_name(point: u8, player: Side) -> String {
    let (far, near) = match player {
        Side::White => ('S', 'W'),
        Side::Black => ('W', 'S'),
    };
    match point {
        0 => "off".to_owned(),
        1..=12 => format!("{near}{point}"),
        13..=24 => format!("{far}{}", 25 - point),
        _ => "aside".to_owned(),
    }
}

/// The checkers in the rows of the danish sheet.
pub fn write_rows(standing: &Standing) -> String {
    let mut text = String::new();
    for (name, player) in [("white", Side::White), ("; black", Side::Black)] {
        let side = standing.board.side(player);
        text.push_str(name);
        let mut separator = " ";
        // From the bar down to off, the way the checkers run.
        for point in (OFF..=BAR).rev().filter(|&point| side[usize::from(point)] > 0) {
            let _ = write!(
                text,
                "{separator}{} {}",
                side[usize::from(point)],
                row_name(point, player)
            );
            separator = " - ";
        }
    }
    if standing.on_roll == Side::Black {
        text.push_str("; black to move");
    }
    text
}

/// Reads the rows of the danish sheet, in a game of `checkers` checkers a side.
pub fn read_rows(text: &str, checkers: u8) -> Result<Situation, ParseFault> {
    let mut sides = [[0u8; 26]; 2];
    let mut told = [false; 2];
    let mut player = None;
    let mut count = None;
    let mut on_roll = Side::White;
    let words = words(text);
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        let unexpected = |wanted| {
            let found = word.text.chars().next().unwrap_or(' ');
            Err(ParseFault::new(word.at, Fault::Unexpected { found, wanted }))
        };
        let place = match word.text.as_str() {
            "white" | "hvid" | "hvide" | "black" | "sort" | "sorte" => {
                if count.is_some() {
                    return unexpected(Part::RowsPlace);
                }
                let chair = if matches!(word.text.as_str(), "white" | "hvid" | "hvide") {
                    Side::White
                } else {
                    Side::Black
                };
                player = Some(chair);
                continue;
            }
            "move" | "trækker" => {
                on_roll = player.unwrap_or(Side::White);
                continue;
            }
            "to" | "at" | "checker" | "checkers" | "brik" | "brikker" | "on" | "på" | "til" => continue,
            "s" | "w" => {
                let number = rest.next();
                match number.and_then(|number| number.text.parse::<u8>().ok()) {
                    Some(number @ 1..=12) => match (word.text.as_str(), player) {
                        ("s", Some(Side::White)) | ("w", Some(Side::Black)) => 25 - number,
                        _ => number,
                    },
                    _ => {
                        let at = number.map_or(text.chars().count(), |number| number.at);
                        let value = number.and_then(|number| number.text.parse().ok()).unwrap_or(0);
                        let (field, allowed) = (Part::RowsPoint, Allowed::Between(1, 12));
                        return Err(ParseFault::new(at, Fault::OutOfRange { field, value, allowed }));
                    }
                }
            }
            "aside" | "side" | "bar" => BAR,
            "off" | "ude" => OFF,
            number => match number.parse::<i64>() {
                Ok(value @ 0..=99) if count.is_none() => {
                    count = Some(value as u8);
                    continue;
                }
                Ok(value) => {
                    let (field, allowed) = (Part::RowsCount, Allowed::Between(0, 99));
                    return Err(ParseFault::new(word.at, Fault::OutOfRange { field, value, allowed }));
                }
                Err(_) => return unexpected(Part::RowsWord),
            },
        };
        let Some(chair) = player else {
            return unexpected(Part::RowsSide);
        };
        let Some(number) = count.take() else {
            return unexpected(Part::RowsCount);
        };
        let index = usize::from(chair == Side::Black);
        told[index] = true;
        let standing = &mut sides[index][usize::from(place)];
        *standing = standing.saturating_add(number);
    }
    let end = text.chars().count();
    if count.is_some() {
        let wanted = Part::RowsPlace;
        return Err(ParseFault::new(end, Fault::TooShort { wanted }));
    }
    if told == [false; 2] {
        return Err(ParseFault::new(
            end,
            Fault::TooShort {
                wanted: Part::RowsSides,
            },
        ));
    }
    for side in &mut sides {
        // What was said to be off counts; what was not told of is off as well.
        let standing = side.iter().fold(0u8, |sum, &n| sum.saturating_add(n));
        side[usize::from(OFF)] += checkers.saturating_sub(standing);
    }
    let [own, opp] = sides;
    let mut situation = Situation::money(Setup { own, opp, checkers });
    situation.standing.on_roll = on_roll;
    Ok(situation)
}

struct Word {
    at: usize,
    text: String,
}

/// Runs of letters and runs of digits, in small letters; everything else separates.
fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut last = None;
    for (at, letter) in text.chars().enumerate() {
        let kind = match letter {
            _ if letter.is_ascii_digit() => Some(true),
            _ if letter.is_alphabetic() => Some(false),
            _ => None,
        };
        match words.last_mut() {
            Some(word) if kind.is_some() && kind == last => word.text.extend(letter.to_lowercase()),
            _ if kind.is_some() => words.push(Word {
                at,
                text: letter.to_lowercase().collect(),
            }),
            _ if letter.is_whitespace() || ",.;:-–/()".contains(letter) => {}
            // A character that is no word of the notation stands as one, and is refused by the reader.
            _ => words.push(Word {
                at,
                text: letter.to_string(),
            }),
        }
        last = kind;
    }
    words
}
