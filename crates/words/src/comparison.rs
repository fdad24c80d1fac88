//! The six rulebooks side by side, question by question.

use crate::words::Words;
use pasch_rules::{Preset, Question, Rulebook};
use serde::Serialize;

/// The table, in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The title.
    pub title: String,
    /// What the reader should know.
    pub intro: String,
    /// What the mark of a differing answer means.
    pub mark: String,
    /// What the mark of a ruling means.
    pub ruling: String,
    /// The columns.
    pub rulebooks: Vec<Column>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A rulebook in the heading.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Column {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
}

/// A question with every rulebook's answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The anchor of the answer on each rulebook's page.
    pub anchor: &'static str,
    /// The question.
    pub question: String,
    /// Do all give the same answer?
    pub alike: bool,
    /// The answers, in the order of the columns.
    pub cells: Vec<Cell>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// In words.
    pub text: String,
    /// Is it another answer than the tournament rules give?
    pub differs: bool,
    /// Is it our ruling?
    pub ruling: bool,
}

impl Comparison {
    /// The six presets, compared.
    pub fn of_presets(words: &Words) -> Comparison {
        let rulebooks = Preset::ALL.map(Rulebook::from);
        let tournament = Rulebook::from(Preset::Tournament);
        let row = |question: Question| {
            let answers: Vec<_> = rulebooks.iter().map(|book| book.answer(question)).collect();
            let usual = tournament.answer(question);
            let cells: Vec<Cell> = answers
                .iter()
                .map(|answer| Cell {
                    text: words.answer(answer),
                    differs: answer.phrases != usual.phrases,
                    ruling: answer.ruling,
                })
                .collect();
            Row {
                anchor: question.key(),
                question: words.question(question),
                alike: cells.iter().all(|cell| !cell.differs),
                cells,
            }
        };
        Comparison {
            title: words.text("compare-title"),
            intro: words.text("compare-intro"),
            mark: words.text("compare-mark"),
            ruling: words.text("mark-ruling"),
            rulebooks: Preset::ALL
                .into_iter()
                .map(|preset| Column {
                    id: preset.id(),
                    name: words.preset(preset),
                })
                .collect(),
            rows: Question::ALL.into_iter().map(row).collect(),
        }
    }
}
