//! The pages of the rules, from catalogues that are fetched when one is read: one language, and of the others only their
//! glossaries, where those are shown.

use pasch_protocol::{Fault, FaultKey};
use pasch_rules::Rulebook;
use pasch_words::{Language, Words, reading, rulebook_reading};
use serde_json::Value;

/// Makes pages, and keeps the words of the language read last.
#[derive(Default)]
pub struct Reader {
    words: Option<Words>,
}

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Reader({:?})", self.words.as_ref().map(Words::language))
    }
}

impl Reader {
    /// The catalogues of a language, by name: the page's own, that of the rules, and the other languages' glossaries.
    pub fn catalogues(language: Language, glossaries: bool) -> Vec<String> {
        let mut names = vec![language.to_string(), format!("{language}.pages")];
        if glossaries {
            let others = Language::ALL.into_iter().filter(|other| *other != language);
            names.extend(others.map(|other| format!("{other}.glossary")));
        }
        names
    }

    /// The page of this name from those catalogues; nothing if there is none.
    pub fn page(&mut self, name: &str, language: Language, texts: &[Option<String>]) -> Result<Option<Value>, Fault> {
        let (own, others) = texts.split_at(texts.len().min(2));
        let others: Vec<Words> = Language::ALL
            .into_iter()
            .filter(|other| *other != language)
            .zip(others)
            .filter_map(|(other, text)| Some(Words::from_catalogues(other, [text.as_deref()?])))
            .collect();
        let words = self.words(language, own)?;
        Ok(reading(name, words, &others.iter().collect::<Vec<_>>()))
    }

    /// The page of a rulebook.
    pub fn rules(
        &mut self,
        rulebook: &Rulebook,
        language: Language,
        texts: &[Option<String>],
    ) -> Result<Option<Value>, Fault> {
        Ok(rulebook_reading(rulebook, self.words(language, texts)?))
    }

    fn words(&mut self, language: Language, texts: &[Option<String>]) -> Result<&Words, Fault> {
        let known = self.words.take().filter(|words| words.language() == language);
        let words = match known {
            Some(words) => words,
            None => {
                let texts: Option<Vec<&str>> = texts.iter().map(Option::as_deref).collect();
                Words::from_catalogues(language, texts.ok_or(FaultKey::Trouble)?)
            }
        };
        Ok(self.words.insert(words))
    }
}
