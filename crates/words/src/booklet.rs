//! The solitaire booklet as a page: rules, the five puzzles, and the truth about each.

use crate::page::{Page, Paragraph, Picture, Section};
use crate::words::Words;
use pasch_solitaire::{Position, Puzzle};

impl Page {
    /// The booklet.
    pub fn of_solitaire(words: &Words) -> Page {
        let section = |id: &str, keys: &[&str]| Section {
            id: id.to_owned(),
            heading: words.text(&format!("solitaire-{id}-title")),
            paragraphs: keys
                .iter()
                .map(|key| Paragraph {
                    anchor: Some((*key).to_owned()),
                    text: words.text(key),
                    ..Paragraph::default()
                })
                .collect(),
        };
        let mut sections = vec![
            section("aim", &["solitaire-aim"]),
            section("set-up", &["solitaire-set-up"]),
            section("jump", &["solitaire-jump", "solitaire-move"]),
            section("puzzles", &["solitaire-puzzles"]),
        ];
        sections.extend(Puzzle::ALL.into_iter().map(|puzzle| of_puzzle(puzzle, words)));
        Page {
            language: words.language().code(),
            title: words.text("solitaire-title"),
            intro: Vec::new(),
            sections,
            legend: Vec::new(),
        }
    }
}

impl Words {
    /// The title of a puzzle.
    pub fn puzzle(&self, puzzle: Puzzle) -> String {
        self.text(&puzzle_key(puzzle, ""))
    }
}

fn of_puzzle(puzzle: Puzzle, words: &Words) -> Section {
    let picture = |pegs: Position, caption: &str| Picture::Pegs {
        pegs: pegs.numbers(),
        caption: words.text(caption),
    };
    let plain = |text: String| Paragraph {
        text,
        ..Paragraph::default()
    };
    let mut paragraphs = vec![
        Paragraph {
            pictures: vec![
                picture(puzzle.start(), "solitaire-start"),
                picture(puzzle.goal(), "solitaire-end"),
            ],
            anchor: Some(puzzle_key(puzzle, "-task")),
            ..plain(words.text(&puzzle_key(puzzle, "-task")))
        },
        plain(words.text(&puzzle_key(puzzle, "-truth"))),
    ];
    match puzzle {
        Puzzle::A => paragraphs.push(plain(words.text("proof-colours"))),
        Puzzle::C | Puzzle::E => paragraphs.push(plain(words.text(&puzzle_key(puzzle, "-reading")))),
        Puzzle::B | Puzzle::D => {}
    }
    Section {
        id: format!("puzzle-{puzzle}").to_lowercase(),
        heading: format!("{puzzle} · {}", words.puzzle(puzzle)),
        paragraphs,
    }
}

fn puzzle_key(puzzle: Puzzle, part: &str) -> String {
    format!("puzzle-{puzzle}{part}").to_lowercase()
}
