//! Pages and the comparison for the terminal: wrapped lines, and boards drawn with letters.

use crate::board_text::{draw_board, draw_pegs};
use crate::comparison::Comparison;
use crate::language::Language;
use crate::page::{Page, Paragraph, Picture};
use crate::words::Words;
use std::fmt::Write as _;

const WIDTH: usize = 96;

impl Page {
    /// The page as text, no line longer than a terminal is wide.
    pub fn to_text(&self) -> String {
        let words = Words::of(Language::of_tag(self.language).unwrap_or_default());
        let mut text = String::new();
        text += &underlined(&self.title, '=');
        for line in &self.intro {
            let _ = write!(text, "\n{}", wrapped(line, "", ""));
        }
        for section in &self.sections {
            let _ = write!(text, "\n{}", underlined(&section.heading, '-'));
            for paragraph in &section.paragraphs {
                write_paragraph(&mut text, paragraph, words);
            }
        }
        if !self.legend.is_empty() {
            text.push('\n');
        }
        for line in &self.legend {
            text += &wrapped(line, "", "");
        }
        text
    }
}

impl Words {
    /// Parts of one sentence, as this language sets the semicolon.
    pub fn joined(&self, parts: impl IntoIterator<Item = String>) -> String {
        let join =
            |one: String, other: String| self.fill("answer-and", &[("one", one.into()), ("other", other.into())]);
        parts.into_iter().reduce(join).unwrap_or_default()
    }

    /// A word or two and what they head, as this language sets the colon.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.fill("page-labelled", &[("label", label.into()), ("text", text.into())])
    }
}

fn write_paragraph(text: &mut String, paragraph: &Paragraph, words: &Words) {
    let body = match &paragraph.label {
        None => paragraph.text.clone(),
        Some(label) => words.labelled(label, &paragraph.text),
    };
    let marks: String = [&paragraph.ruling, &paragraph.changed]
        .into_iter()
        .flatten()
        .map(|mark| format!(" [{mark}]"))
        .collect();
    let indent = if paragraph.example { "    " } else { "  " };
    *text += &wrapped(&format!("{body}{marks}"), indent, indent);
    if paragraph.pictures.is_empty() {
        return;
    }
    let pegs: Vec<(&str, String)> = paragraph
        .pictures
        .iter()
        .filter_map(|picture| match picture {
            Picture::Pegs { pegs, caption } => Some((caption.as_str(), draw_pegs(pegs))),
            Picture::Board(_) => None,
        })
        .collect();
    text.push('\n');
    for picture in &paragraph.pictures {
        if let Picture::Board(board) = picture {
            *text += &draw_board(board, words, "      ");
            if !board.caption.is_empty() {
                let _ = writeln!(text, "      {}", board.caption);
            }
        }
    }
    *text += &beside(&pegs);
    text.push('\n');
}

/// Drawings side by side, each under its caption.
fn beside(drawings: &[(&str, String)]) -> String {
    let blocks: Vec<Vec<String>> = drawings
        .iter()
        .map(|(caption, drawing)| {
            let lines = drawing.lines().map(str::to_owned);
            std::iter::once((*caption).to_owned()).chain(lines).collect()
        })
        .collect();
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..height {
        let mut line = String::from("      ");
        for block in &blocks {
            let cell = block.get(row).map_or("", String::as_str);
            line += &padded(cell, 24);
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

const COLUMN: usize = 24;

impl Comparison {
    /// The table as text; answers unlike the tournament's are marked with a star, rulings with a small circle.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}\n", underlined(&self.title, '='));
        text += &wrapped(&self.intro, "", "");
        let _ = writeln!(text, "* {}   ° {}\n", self.mark, self.ruling);
        let names: Vec<Vec<String>> = self
            .rulebooks
            .iter()
            .map(|column| wrapped_lines(&format!("{} ({})", column.name, column.id), COLUMN - 2))
            .collect();
        write_row(&mut text, &names);
        for row in &self.rows {
            let _ = write!(text, "\n{}", wrapped(&row.question, "", ""));
            let cells: Vec<Vec<String>> = row
                .cells
                .iter()
                .map(|cell| {
                    let differs = if cell.differs { " *" } else { "" };
                    let ruling = if cell.ruling { " °" } else { "" };
                    wrapped_lines(&format!("{}{differs}{ruling}", cell.text), COLUMN - 2)
                })
                .collect();
            write_row(&mut text, &cells);
        }
        text
    }
}

fn write_row(text: &mut String, cells: &[Vec<String>]) {
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..height {
        let row: String = cells
            .iter()
            .map(|cell| padded(cell.get(line).map_or("", String::as_str), COLUMN))
            .collect();
        let _ = writeln!(text, "  {}", row.trim_end());
    }
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// All scripts used here have letters one column wide.
fn columns(text: &str) -> usize {
    text.chars().count()
}

/// A heading and the line under it.
pub(crate) fn underlined(heading: &str, with: char) -> String {
    format!("{heading}\n{}\n", with.to_string().repeat(columns(heading)))
}

pub(crate) fn wrapped(text: &str, first: &str, rest: &str) -> String {
    let mut out = String::new();
    for (index, line) in wrapped_lines(text, WIDTH - columns(rest)).iter().enumerate() {
        let indent = if index == 0 { first } else { rest };
        let _ = writeln!(out, "{indent}{line}");
    }
    out
}

/// A text in lines of at most so many letters, as far as words allow. It breaks at ordinary spaces only: other spaces are
/// there to hold words together.
pub fn wrapped_lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
