#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod board_text;
mod booklet;
mod choices;
mod comparison;
mod event;
mod example;
mod glossary;
mod labels;
mod language;
mod number;
mod own;
mod page;
mod page_text;
mod reading;
mod refusal;
mod sheet;
mod solitaire;
mod sources;
mod statements;
mod words;

#[cfg(test)]
mod every_answer;
#[cfg(test)]
mod used_keys;

pub use choices::Choices;
pub use comparison::{Cell, Column, Comparison, Row};
pub use event::Names;
pub use glossary::{Entry, NOTIONS, glossary, glossary_beside};
pub use labels::{NoSuchLabel, labelled_play, play_text, point_label, usual_play};
pub use language::{Language, UnknownLanguage};
pub use page::{BoardPicture, Page, Paragraph, Picture, Section};
pub use page_text::wrapped_lines;
pub use reading::{reading, rulebook_reading};
pub use sheet::{anchor, rule_anchors};
pub use sources::{Source, Sources};
pub use statements::{Backing, Place, Register, Statement, StatementKind};
pub use words::{Value, Words, browser_catalogue, browser_catalogues, catalogues};

/// What a language is called in another.
pub fn language_name(words: &Words, language: Language) -> String {
    words.text(&format!("language-{language}"))
}
