//! The questions of the comparison and everything that may be answered, as words for whoever makes a rulebook of one's own.

use crate::words::Words;
use pasch_rules::{Phrase, Preset, Question, Rulebook};
use serde::Serialize;
use std::collections::BTreeMap;

/// Questions and phrases by their names, in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choices {
    /// The questions.
    pub questions: BTreeMap<&'static str, String>,
    /// The phrases; one with a number in it as `cube-limit/64`.
    pub phrases: BTreeMap<String, String>,
}

impl Choices {
    /// All of them.
    pub fn all(words: &Words) -> Choices {
        let named = |question: Question| (question.key(), words.question(question));
        let offered = Preset::ALL.into_iter().map(Rulebook::from).flat_map(|book| {
            let parts = Question::ALL.into_iter().flat_map(move |question| book.parts(question));
            parts.flat_map(|part| part.phrases.into_iter().map(|(phrase, _)| phrase))
        });
        // A rulebook from a file may have any limit that a cube can show.
        let limits = (1..=20).map(|power| Phrase {
            key: "cube-limit",
            number: Some(1 << power),
        });
        let worded = |phrase: Phrase| {
            let name = match phrase.number {
                Some(number) => format!("{}/{number}", phrase.key),
                None => phrase.key.to_owned(),
            };
            (name, words.phrase(&phrase))
        };
        Choices {
            questions: Question::ALL.into_iter().map(named).collect(),
            phrases: offered.chain(limits).map(worded).collect(),
        }
    }
}
