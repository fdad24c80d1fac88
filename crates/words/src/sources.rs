//! Where a page comes from: the statements of the printed sheet in its order, each with what answers it.

use crate::language::Language;
use crate::language_name;
use crate::page::Page;
use crate::page_text::{underlined, wrapped};
use crate::statements::{Place, Register, Statement, StatementKind};
use crate::words::Words;
use pasch_rules::{Preset, Rulebook};
use serde::Serialize;
use std::fmt::Write as _;

/// The sources of a page, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sources {
    /// The code of its language.
    pub language: &'static str,
    /// The title.
    pub title: String,
    /// How many statements there are, and what is shown of them.
    pub intro: Vec<String>,
    /// The statements.
    pub sources: Vec<Source>,
}

/// A statement of a sheet, or several in a row that the same paragraphs tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The rule's number or the heading.
    pub place: String,
    /// What kind of statement it is.
    pub kind: StatementKind,
    /// The kind, in a word.
    pub kind_name: String,
    /// What it says: in English each statement in our own words, elsewhere the paragraph that tells it.
    pub text: String,
    /// How many statements this is.
    pub statements: usize,
    /// The languages of the sheet that have it, if not all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<String>,
    /// The anchors of the paragraphs that tell it.
    pub told: Vec<String>,
    /// The tests that hold the program to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<String>,
    /// Is it for people at a real board to keep?
    pub hand: bool,
    /// Is there something that the program does not do yet?
    pub open: bool,
    /// Who answers it, in words.
    pub answer: String,
}

impl Sources {
    /// The sources of a rulebook's page; the tournament rules have none.
    pub fn of_rulebook(preset: Preset, words: &Words) -> Option<Sources> {
        let page = Page::of_rulebook(&Rulebook::from(preset), words);
        Register::of(preset).map(|register| Sources::of_page(&words.preset(preset), register, &page, words))
    }

    /// The sources of the solitaire booklet.
    pub fn of_solitaire(words: &Words) -> Sources {
        let name = words.text("solitaire-title");
        Sources::of_page(&name, Register::of_solitaire(), &Page::of_solitaire(words), words)
    }

    fn of_page(name: &str, register: &Register, page: &Page, words: &Words) -> Sources {
        let count = register.statements().count();
        let counts = [
            ("count", count.into()),
            ("open", register.open().into()),
            ("languages", languages(&register.languages, words).join(", ").into()),
        ];
        let mut sources: Vec<Source> = Vec::new();
        for (place, statement) in register.statements() {
            let source = source(place, statement, page, words);
            match sources.last_mut().filter(|last| last.is_told_like(&source)) {
                Some(last) => last.statements += 1,
                None => sources.push(source),
            }
        }
        Sources {
            language: words.language().code(),
            title: words.fill("sources-title", &[("rulebook", name.into())]),
            intro: vec![words.fill("sources-count", &counts), words.text("sources-intro")],
            sources,
        }
    }

    /// The sources as text for the terminal.
    pub fn to_text(&self) -> String {
        let words = Words::of(Language::of_tag(self.language).unwrap_or_default());
        let mut text = underlined(&self.title, '=');
        for line in &self.intro {
            let _ = write!(text, "\n{}", wrapped(line, "", ""));
        }
        let mut place = "";
        for source in &self.sources {
            if source.place != place {
                place = &source.place;
                let _ = write!(text, "\n{}", underlined(place, '-'));
            }
            text += &wrapped(&source.text, "  ", "  ");
            text += &wrapped(&words.labelled(&source.kind_name, &source.answer), "      ", "      ");
        }
        text
    }
}

impl Source {
    /// Would it be shown in the same words?
    fn is_told_like(&self, other: &Source) -> bool {
        let shown = |one: &Source| (one.place.clone(), one.text.clone(), one.answer.clone(), one.kind);
        shown(self) == shown(other)
    }
}

fn source(place: &Place, statement: &Statement, page: &Page, words: &Words) -> Source {
    let text = match words.language() {
        Language::En => statement.says.clone(),
        _ => statement
            .told
            .iter()
            .find_map(|anchor| text_at(page, anchor))
            .unwrap_or_default(),
    };
    Source {
        place: place.name(words.language()).to_owned(),
        kind: statement.kind,
        kind_name: words.text(&format!("sources-kind-{}", statement.kind)),
        text,
        statements: 1,
        languages: statement.langs.clone(),
        told: statement.told.clone(),
        kept: statement.kept.clone(),
        hand: statement.hand,
        open: statement.open.is_some(),
        answer: answer(statement, words),
    }
}

/// Who answers a statement: paragraphs, tests, people; and what is still open.
fn answer(statement: &Statement, words: &Words) -> String {
    let list = |items: &[String]| items.join(", ");
    let mut parts = vec![words.fill("sources-told", &[("list", list(&statement.told).into())])];
    if !statement.kept.is_empty() {
        parts.push(words.fill("sources-kept", &[("list", list(&statement.kept).into())]));
    }
    if statement.hand {
        parts.push(words.text("sources-hand"));
    }
    if !statement.langs.is_empty() {
        let named = languages(&statement.langs, words).join(", ");
        parts.push(words.fill("sources-only", &[("languages", named.into())]));
    }
    if statement.open.is_some() {
        parts.push(words.text("sources-open"));
    }
    parts.join(" ")
}

fn languages(codes: &[String], words: &Words) -> Vec<String> {
    let known = codes.iter().filter_map(|code| Language::of_tag(code));
    known.map(|language| language_name(words, language)).collect()
}

fn text_at(page: &Page, anchor: &str) -> Option<String> {
    let mut paragraphs = page.sections.iter().flat_map(|section| &section.paragraphs);
    let found = paragraphs.find(|paragraph| paragraph.anchor.as_deref() == Some(anchor))?;
    Some(found.text.clone())
}
