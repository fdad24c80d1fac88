//! Matches in two columns, written.

use crate::record::{Deed, MatchRecord, plain_steps, rows};
use pasch_rules::{Preset, Side, Step};
use std::fmt::Write as _;

/// Writes a match file that gnubg, XG and the sites' programs read.
pub fn write_mat(record: &MatchRecord) -> String {
    let play = |_: usize, _: usize, steps: &[Step]| plain_steps(steps);
    let style = Style {
        width: 27,
        play: &play,
        note: &|_, _| None,
    };
    write_columns(record, &style)
}

/// How a match is written in columns.
pub(super) struct Style<'a> {
    /// How wide the left column is.
    pub(super) width: usize,
    /// The play of this game and deed, both from 0.
    pub(super) play: &'a dyn Fn(usize, usize, &[Step]) -> String,
    /// What is to be said about this game and deed in a line of its own.
    pub(super) note: &'a dyn Fn(usize, usize) -> Option<String>,
}

pub(super) fn write_columns(record: &MatchRecord, style: &Style<'_>) -> String {
    let mut text = String::new();
    let mut line = |key: &str, value: &str| {
        let _ = writeln!(text, "; [{key} \"{}\"]", one_line(value));
    };
    for (key, value) in &record.headers {
        line(&one_line(key), value);
    }
    line("Player 1", &record.players[0]);
    line("Player 2", &record.players[1]);
    line("Variation", record.variation.name());
    let on_off = |on| if on { "On" } else { "Off" };
    if record.length > 0 {
        line("Crawford", on_off(record.crawford));
    } else {
        line("Jacoby", on_off(record.jacoby));
        line("Beaver", on_off(record.beavers));
    }
    if record.rulebook != Preset::Tournament {
        line("Rulebook", record.rulebook.id());
    }
    let _ = writeln!(text, "\n {} point match", record.length);
    let mut cube_text = CubeText::default();
    // The names stand above the moves, which have their number before them.
    let (width, under) = (style.width, style.width + 3);
    for (index, game) in record.games.iter().enumerate() {
        let _ = writeln!(text, "\n Game {}", index + 1);
        let [white, black] = record.players.each_ref().map(|name| name_in_line(name));
        let left = format!("{white} : {}", game.score[0]);
        // Two blanks at least end the left name, however long it is.
        let gap = if left.chars().count() < under { " " } else { "  " };
        let _ = writeln!(text, " {left:<under$}{gap}{black} : {}", game.score[1]);
        if let Some(begins) = game.begins.and_then(|begins| begins.xgid()) {
            let _ = writeln!(text, "; [Begins \"{begins}\"]");
        }
        cube_text.value = game.begins.map_or(1, |begins| begins.cube.value);
        let rows = rows(&game.deeds);
        let mut open = String::new();
        for (row, cells) in rows.iter().enumerate() {
            let [left, right] = cells.map(|cell| {
                let deed = cell.and_then(|cell| Some((cell, &game.deeds.get(cell)?.1)));
                deed.map_or(String::new(), |(cell, deed)| {
                    cube_text.entry(deed, |steps| (style.play)(index, cell, steps))
                })
            });
            open = format!("{:>3}) {left:<width$} ", row + 1);
            let notes: Vec<String> = cells
                .iter()
                .flatten()
                .filter_map(|&cell| (style.note)(index, cell))
                .collect();
            if cells[1].is_some() || row + 1 < rows.len() || !notes.is_empty() {
                let _ = writeln!(text, "{}", format!("{open}{right}").trim_end());
                open.clear();
            }
            for note in notes {
                let _ = writeln!(text, "; {}) {note}", row + 1);
            }
        }
        if let Some((winner, points)) = game.result {
            let wins = format!(" Wins {points} point{}", if points == 1 { "" } else { "s" });
            match winner {
                Side::White if open.is_empty() => {
                    let _ = writeln!(text, "     {wins}");
                }
                // gnubg wants the blanks of the right column here; without them it makes up a double.
                Side::White => {
                    let _ = writeln!(text, "{open}\n     {wins}");
                }
                Side::Black => {
                    let right = style.width + 6;
                    let _ = writeln!(text, "{open:<right$}{wins}");
                }
            }
        } else if !open.is_empty() {
            let _ = writeln!(text, "{}", open.trim_end());
        }
    }
    text
}

/// The entries of a game; those that turn the cube say to what number.
#[derive(Default)]
struct CubeText {
    value: u32,
}

impl CubeText {
    fn entry(&mut self, deed: &Deed, play: impl Fn(&[Step]) -> String) -> String {
        let word = match deed {
            Deed::Play { roll, steps, .. } => {
                return format!("{}{}: {}", roll.larger(), roll.smaller(), play(steps));
            }
            Deed::UnknownPlay { roll } => return format!("{}{}: ????", roll.larger(), roll.smaller()),
            Deed::Take => return " Takes".to_owned(),
            Deed::Drop => return " Drops".to_owned(),
            Deed::Resign(_) => return String::new(),
            Deed::Double => "Doubles",
            Deed::Beaver => "Beavers",
            Deed::Raccoon => "Raccoons",
            Deed::Redouble => "Redoubles",
        };
        self.value = self.value.saturating_mul(2);
        format!(" {word} => {}", self.value)
    }
}

pub(super) fn one_line(value: &str) -> String {
    value.replace(['\n', '\r', '"'], " ")
}

/// A name that cannot be mistaken for the line's own signs, nor the line for a comment.
fn name_in_line(name: &str) -> String {
    let name = one_line(name);
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ").replace(':', ".");
    match name.strip_prefix([';', '#']) {
        Some(rest) => format!(",{rest}"),
        None => name,
    }
}
