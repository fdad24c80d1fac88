//! The register of statements: every sentence of every printed sheet, in our own words, with what answers it.
//!
//! The data lie in `statements/`, one file for each sheet. A page takes from here where the sheet states what a paragraph
//! tells, and which paragraphs the sheet says nothing of: those are our rulings.

use crate::language::Language;
use pasch_rules::Preset;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// A printed sheet, sentence by sentence.
///
/// ```
/// use pasch_rules::Preset;
/// use pasch_words::{Language, Register};
///
/// let german = Register::of(Preset::German).unwrap();
/// assert_eq!(german.places_telling("bar-first", Language::En), ["R14"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Register {
    /// The languages it is printed in, the first one first.
    pub languages: Vec<String>,
    /// The paragraphs of its page that it states only in part, the rest being our ruling.
    pub parts: Vec<String>,
    /// Its numbered rules or its sections.
    #[serde(rename = "place")]
    pub places: Vec<Place>,
}

/// A numbered rule of a sheet, or a section under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The rule's number, if rules have numbers.
    #[serde(default)]
    pub number: Option<String>,
    /// The heading in each language, if they have none.
    #[serde(default)]
    pub heading: BTreeMap<String, String>,
    /// What it says.
    pub statements: Vec<Statement>,
}

/// One thing that a sheet says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// It in our own words, in English.
    pub says: String,
    /// What kind of statement it is.
    pub kind: StatementKind,
    /// The languages that have it, if not all.
    #[serde(default)]
    pub langs: Vec<String>,
    /// The anchors of the paragraphs that tell it on the sheet's page.
    pub told: Vec<String>,
    /// The tests that hold the program to it.
    #[serde(default)]
    pub kept: Vec<String>,
    /// Is it something that only people at a real board can keep?
    #[serde(default)]
    pub hand: bool,
    /// What the program does not do yet.
    #[serde(default)]
    pub open: Option<String>,
}

/// A kind of statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatementKind {
    /// What must or may be done.
    Rule,
    /// What the players may agree on.
    Option,
    /// A rule at work.
    Example,
    /// What lies in the box.
    Equipment,
    /// What something is called.
    Term,
    /// What is good to do.
    Advice,
}

impl StatementKind {
    /// All of them.
    pub const ALL: [StatementKind; 6] = [
        StatementKind::Rule,
        StatementKind::Option,
        StatementKind::Example,
        StatementKind::Equipment,
        StatementKind::Term,
        StatementKind::Advice,
    ];

    /// A stable key, for translations.
    pub fn key(self) -> &'static str {
        match self {
            StatementKind::Rule => "rule",
            StatementKind::Option => "option",
            StatementKind::Example => "example",
            StatementKind::Equipment => "equipment",
            StatementKind::Term => "term",
            StatementKind::Advice => "advice",
        }
    }

    /// Must the program be held to it by a test, and not only tell it?
    pub fn is_played(self) -> bool {
        matches!(
            self,
            StatementKind::Rule | StatementKind::Option | StatementKind::Example
        )
    }
}

impl fmt::Display for StatementKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// How far a sheet states what a paragraph of its page tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backing {
    /// It states it.
    Stated,
    /// It states part of it; the rest is our ruling.
    InPart,
    /// It says nothing of it.
    Silent,
}

const BUFFALO: &str = include_str!("../statements/buffalo.toml");
const GERMAN: &str = include_str!("../statements/german.toml");
const DANISH: &str = include_str!("../statements/danish.toml");
const JUMBO: &str = include_str!("../statements/jumbo.toml");
const TEN_LANGUAGE: &str = include_str!("../statements/ten-language.toml");
const SOLITAIRE: &str = include_str!("../statements/solitaire.toml");

impl Register {
    /// The register of a preset's sheet; the tournament rules have none.
    pub fn of(preset: Preset) -> Option<&'static Register> {
        static READ: [OnceLock<Register>; 5] = [const { OnceLock::new() }; 5];
        let (index, source) = match preset {
            Preset::Buffalo => (0, BUFFALO),
            Preset::German => (1, GERMAN),
            Preset::Danish => (2, DANISH),
            Preset::Jumbo => (3, JUMBO),
            Preset::TenLanguage => (4, TEN_LANGUAGE),
            Preset::Tournament => return None,
        };
        Some(READ[index].get_or_init(|| Register::read(source)))
    }

    /// The register of the solitaire booklet.
    pub fn of_solitaire() -> &'static Register {
        static READ: OnceLock<Register> = OnceLock::new();
        READ.get_or_init(|| Register::read(SOLITAIRE))
    }

    /// What cannot be read is left out here and found by the test that reads every register.
    fn read(source: &str) -> Register {
        toml::from_str(source).unwrap_or_default()
    }

    /// Every statement with its place.
    pub fn statements(&self) -> impl Iterator<Item = (&Place, &Statement)> {
        self.places
            .iter()
            .flat_map(|place| place.statements.iter().map(move |statement| (place, statement)))
    }

    /// Where the sheet states what a paragraph tells, in the order of the sheet.
    pub fn places_telling(&self, anchor: &str, language: Language) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for place in self.places.iter().filter(|place| place.tells(anchor)) {
            let name = place.name(language);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// How far the sheet states what a paragraph tells.
    pub fn backing(&self, anchor: &str) -> Backing {
        if self.parts.iter().any(|part| part == anchor) {
            Backing::InPart
        } else if self.places.iter().any(|place| place.tells(anchor)) {
            Backing::Stated
        } else {
            Backing::Silent
        }
    }

    /// How many statements the program does not answer yet.
    pub fn open(&self) -> usize {
        let statements = self.statements();
        statements.filter(|(_, statement)| statement.open.is_some()).count()
    }
}

impl Place {
    /// The rule's number, or the heading: in this language if the sheet has it, else in English, else in the sheet's own.
    pub fn name(&self, language: Language) -> &str {
        let heading = |code: &str| self.heading.get(code);
        self.number
            .as_ref()
            .or_else(|| heading(language.code()))
            .or_else(|| heading("en"))
            .or_else(|| self.heading.values().next())
            .map_or("", String::as_str)
    }

    /// Is this its number, or its heading in any language?
    pub fn is_called(&self, name: &str) -> bool {
        self.number.as_deref() == Some(name) || self.heading.values().any(|heading| heading == name)
    }

    fn tells(&self, anchor: &str) -> bool {
        let mut told = self.statements.iter().flat_map(|statement| &statement.told);
        told.any(|told| told == anchor)
    }
}
