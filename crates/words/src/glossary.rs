//! The words of the game, with what they are called elsewhere.

use crate::language::Language;
use crate::page::{Page, Paragraph, Section};
use crate::words::Words;
use serde::Serialize;

/// The notions of the glossary.
pub const NOTIONS: [&str; 39] = [
    "checker",
    "point",
    "home-board",
    "outer-board",
    "bar",
    "blot",
    "closed-point",
    "bridge",
    "double-throw",
    "pip",
    "hit",
    "enter",
    "dance",
    "bear-off",
    "opening-throw",
    "turn",
    "race",
    "straggler",
    "pick-and-pass",
    "stake",
    "single",
    "gammon",
    "backgammon",
    "cube",
    "to-double",
    "redouble",
    "take",
    "drop",
    "beaver",
    "raccoon",
    "jacoby",
    "crawford",
    "match",
    "money-play",
    "resign",
    "jacquet",
    "hole",
    "peg",
    "ruling",
];

/// A word of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its anchor.
    pub id: &'static str,
    /// The word.
    pub word: String,
    /// What it means.
    pub meaning: String,
    /// Language codes and words of the other languages.
    pub elsewhere: Vec<(&'static str, String)>,
}

/// The glossary of a language, in its alphabet, beside the other languages that are built in.
pub fn glossary(words: &Words) -> Vec<Entry> {
    glossary_beside(words, &Language::ALL.map(Words::of))
}

/// The same beside these languages.
pub fn glossary_beside(words: &Words, others: &[&Words]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = NOTIONS.into_iter().map(|id| entry(id, words, others)).collect();
    entries.sort_by_key(|entry| entry.word.to_lowercase());
    entries
}

fn entry(id: &'static str, words: &Words, others: &[&Words]) -> Entry {
    let key = format!("glossary-{id}");
    let elsewhere = others
        .iter()
        .filter(|other| other.language() != words.language() && other.has(&key))
        .map(|other| (other.language().code(), other.text(&key)));
    Entry {
        id,
        word: words.text(&key),
        meaning: words.text(&format!("{key}.meaning")),
        elsewhere: elsewhere.collect(),
    }
}

impl Page {
    /// The glossary as a page.
    pub fn of_glossary(words: &Words) -> Page {
        let section = |entry: Entry| {
            let others: Vec<String> = entry
                .elsewhere
                .iter()
                .map(|(code, word)| format!("{code} {word}"))
                .collect();
            let mut paragraphs = vec![Paragraph {
                text: entry.meaning,
                ..Paragraph::default()
            }];
            if !others.is_empty() {
                paragraphs.push(Paragraph {
                    label: Some(words.text("glossary-elsewhere")),
                    text: others.join(" · "),
                    ..Paragraph::default()
                });
            }
            Section {
                id: entry.id.to_owned(),
                heading: entry.word,
                paragraphs,
            }
        };
        Page {
            language: words.language().code(),
            title: words.text("glossary-title"),
            intro: vec![words.text("glossary-intro")],
            sections: glossary(words).into_iter().map(section).collect(),
            legend: Vec::new(),
        }
    }
}
