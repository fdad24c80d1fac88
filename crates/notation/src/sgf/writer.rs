//! Matches as game trees, written.

use super::analysis::{self, Scene};
use super::letters::{letter_of, write_steps};
use crate::opinion::Opinions;
use crate::record::{Beginning, Deed, MatchRecord, Variation};
use pasch_rules::{BAR, Cube, CubeOwner, Preset, Side};
use std::fmt::Write as _;

/// Writes game trees that gnubg reads.
pub fn write_sgf(record: &MatchRecord) -> String {
    write_sgf_with(record, &Opinions::default())
}

/// Writes game trees that gnubg reads, with what was judged as it shows it.
pub fn write_sgf_with(record: &MatchRecord, opinions: &Opinions) -> String {
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
        let left = game
            .result
            .and_then(|(winner, points)| game.left_to(winner, record.length).filter(|needed| *needed == points));
        if let Some((winner, points)) = game.result {
            let resigned = left.is_some() || matches!(game.deeds.last(), Some((_, Deed::Resign(_))));
            let _ = write!(
                text,
                "RE[{}+{points}{}]",
                letter(winner),
                if resigned { "R" } else { "" }
            );
        }
        if let Some(beginning) = &game.begins {
            write_beginning(&mut text, beginning);
        }
        for (number, (side, deed)) in game.deeds.iter().enumerate() {
            write_deed(&mut text, *side, deed);
            // A resignation has no node, and a play that nobody wrote down has a comment already.
            let has_node = !matches!(deed, Deed::Resign(_) | Deed::UnknownPlay { .. });
            if let Some(opinion) = opinions.of(index, number).filter(|_| has_node) {
                let scene = Scene {
                    side: *side,
                    roll: None,
                    table: None,
                    is_match: record.length > 0,
                };
                analysis::write(&mut text, opinion, &scene);
            }
        }
        // gnubg counts a game at three times the cube at most, so a match that was left ends with a cube that is worth it.
        if let Some(cube) = left.and_then(u32::checked_next_power_of_two) {
            let _ = write!(text, "\n;CV[{cube}]");
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

/// A node that empties the board, puts the checkers where they stand, and turns the cube.
fn write_beginning(text: &mut String, Beginning { board, cube }: &Beginning) {
    text.push_str("\n;AE[a:y]");
    for (name, side, checkers) in [("AW", Side::White, &board.white), ("AB", Side::Black, &board.black)] {
        text.push_str(name);
        for point in 1..=BAR {
            for _ in 0..checkers[usize::from(point)] {
                let _ = write!(text, "[{}]", letter_of(point, side));
            }
        }
    }
    if *cube != Cube::START {
        let owner = match cube.owner {
            CubeOwner::Centred => 'c',
            CubeOwner::Held(Side::White) => 'w',
            CubeOwner::Held(Side::Black) => 'b',
        };
        let _ = write!(text, "CV[{}]CP[{owner}]", cube.value);
    }
}

fn write_deed(text: &mut String, side: Side, deed: &Deed) {
    let player = letter(side);
    let _ = match deed {
        Deed::Play { roll, steps, .. } => {
            let letters = write_steps(steps, side);
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

pub(super) fn shielded(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        if matches!(letter, ']' | '\\' | ':') {
            text.push('\\');
        }
        text.push(letter);
    }
    text
}
