//! A language's catalogues: every text by its key, with its variables filled in.

use crate::language::Language;
use crate::number::as_written;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Language, file and text of every catalogue that is built in.
#[cfg(feature = "built-in")]
static CATALOGUES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));
#[cfg(not(feature = "built-in"))]
static CATALOGUES: &[(&str, &str, &str)] = &[];

/// The files that the browser needs; the pages of the rulebooks reach it as finished text.
pub const BROWSER_FILES: [&str; 9] = [
    "web",
    "company",
    "lesson",
    "refusals",
    "reading",
    "events",
    "solitaire",
    "analysis",
    "study",
];

/// The files from which those pages are made where no server makes them.
const PAGE_FILES: [&str; 4] = ["sheets", "glossary", "results", "help"];

/// The texts of one language.
///
/// ```
/// use pasch_words::{Language, Words};
/// let english = Words::of(Language::En);
/// assert_eq!(english.text("refusal-session-over"), "The session is over.");
/// assert_eq!(english.fill("refusal-cube-limit", &[("limit", 64.into())]), "The cube goes no higher than 64.");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// A language's words that are built in. They are read once and then kept.
    pub fn of(language: Language) -> &'static Words {
        static LOADED: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        LOADED[language as usize].get_or_init(|| {
            let sources = catalogues(language).map(|(_, source)| source);
            Words::from_catalogues(language, sources)
        })
    }

    /// A language's words from catalogues that were handed in.
    ///
    /// ```
    /// use pasch_words::{Language, Words};
    /// let words = Words::from_catalogues(Language::De, ["guten-tag = Guten Tag!"]);
    /// assert_eq!(words.text("guten-tag"), "Guten Tag!");
    /// ```
    pub fn from_catalogues<'a>(language: Language, sources: impl IntoIterator<Item = &'a str>) -> Words {
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(as_written));
        for source in sources {
            // What cannot be read is left out here and found by the test that reads every catalogue.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Does this language have a text of its own under that key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text without variables.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with its variables; `key.attribute` names an attribute. A text that this language lacks is given in
    /// English, and one that nobody has by its key, so that it is noticed.
    pub fn fill(&self, key: &str, variables: &[(&str, Value)]) -> String {
        #[cfg(test)]
        crate::used_keys::note(key);
        let args: FluentArgs = variables
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value)))
            .collect();
        self.format(key, &args)
            .or_else(|| Words::of(Language::En).format(key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    fn format(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => self.bundle.get_message(key)?.get_attribute(attribute)?.value(),
        };
        let text = self.bundle.format_pattern(pattern, Some(args), &mut Vec::new());
        Some(legible(text.into_owned()))
    }
}

/// What is told may quote a file: signs that would command the terminal are only shown to have been there.
fn legible(text: String) -> String {
    let commands = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\t');
    if text.contains(commands) {
        text.replace(commands, "\u{fffd}")
    } else {
        text
    }
}

/// File name and text of every catalogue of a language that is built in.
pub fn catalogues(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    CATALOGUES
        .iter()
        .filter(move |(code, _, _)| *code == language.code())
        .map(|&(_, file, source)| (file, source))
}

/// A catalogue as a browser fetches it: `de` for what the page itself says, `de.pages` for the pages of the rules where no
/// server makes them, `de.glossary` for the glossary alone. Nothing if there is none of that name.
///
/// ```
/// assert!(pasch_words::browser_catalogue("de.glossary").is_some_and(|text| text.contains("glossary-checker")));
/// assert_eq!(pasch_words::browser_catalogue("xx"), None);
/// ```
pub fn browser_catalogue(name: &str) -> Option<String> {
    let (code, part) = name.split_once('.').unwrap_or((name, ""));
    let language = Language::ALL.into_iter().find(|language| language.code() == code)?;
    let files: &[&str] = match part {
        "" => &BROWSER_FILES,
        "pages" => &PAGE_FILES,
        "glossary" => &["glossary"],
        _ => return None,
    };
    let mut text = String::new();
    for (_, source) in catalogues(language).filter(|(file, _)| files.contains(file)) {
        text.push_str(source);
        text.push('\n');
    }
    (!text.is_empty()).then_some(text)
}

/// The names of all of them.
pub fn browser_catalogues() -> impl Iterator<Item = String> {
    let parts = ["", ".pages", ".glossary"];
    Language::ALL
        .into_iter()
        .flat_map(move |language| parts.map(|part| format!("{language}{part}")))
}

/// A value to put into a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number, which may choose a plural.
    Number(f64),
    /// Anything else; it may choose between forms too.
    Text(String),
}

impl From<&Value> for FluentValue<'_> {
    fn from(value: &Value) -> Self {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.clone()),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(number as f64)
            }
        }
    )* };
}

from_numbers!(u8, u16, u32, u64, usize, i32, f64);
