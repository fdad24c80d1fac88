//! What there is to read, in the reader's language and as data: rulebooks, comparison, glossary, solitaire booklet, and
//! where each comes from.

use crate::choices::Choices;
use crate::comparison::Comparison;
use crate::glossary::{Entry, glossary_beside};
use crate::page::Page;
use crate::sheet::rule_anchors;
use crate::sources::Sources;
use crate::words::Words;
use pasch_rules::{Preset, Rule, Rulebook};
use serde::Serialize;
use serde_json::Value;

/// A rulebook's page, and where on it each rule stands that a refused move may name.
#[derive(Serialize)]
struct RulebookPage {
    #[serde(flatten)]
    page: Page,
    rulebook: &'static str,
    rules: Vec<(Rule, &'static str)>,
}

/// The glossary, with the words of the other languages apart, so that a browser can say each in its own voice.
#[derive(Serialize)]
struct GlossaryPage {
    title: String,
    intro: String,
    elsewhere: String,
    entries: Vec<Entry>,
}

/// The page of this name: a rulebook, `comparison`, `choices` (what may be answered), `glossary`, `solitaire`, or `sources/` with a rulebook or `solitaire`.
/// `others` are the languages beside which the glossary stands.
///
/// ```
/// use pasch_words::{Language, Words, reading};
/// let page = reading("german", Words::of(Language::En), &[]).unwrap();
/// assert_eq!(page["rulebook"], "german");
/// assert_eq!(reading("greek", Words::of(Language::En), &[]), None);
/// ```
pub fn reading(name: &str, words: &Words, others: &[&Words]) -> Option<Value> {
    match name.split_once('/') {
        Some(("sources", "solitaire")) => value(&Sources::of_solitaire(words)),
        Some(("sources", name)) => value(&Sources::of_rulebook(name.parse::<Preset>().ok()?, words)?),
        Some(_) => None,
        None => match name {
            "comparison" => value(&Comparison::of_presets(words)),
            "choices" => value(&Choices::all(words)),
            "glossary" => value(&GlossaryPage {
                title: words.text("glossary-title"),
                intro: words.text("glossary-intro"),
                elsewhere: words.text("glossary-elsewhere"),
                entries: glossary_beside(words, others),
            }),
            "solitaire" => value(&Page::of_solitaire(words)),
            name => rulebook_reading(&Rulebook::from(name.parse::<Preset>().ok()?), words),
        },
    }
}

/// The page of a rulebook, which may be of its players' own making.
pub fn rulebook_reading(rulebook: &Rulebook, words: &Words) -> Option<Value> {
    value(&RulebookPage {
        page: Page::of_rulebook(rulebook, words),
        rulebook: rulebook.base().id(),
        rules: rule_anchors(),
    })
}

fn value(page: &impl Serialize) -> Option<Value> {
    serde_json::to_value(page).ok()
}
