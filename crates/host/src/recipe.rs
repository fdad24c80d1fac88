//! How an engine is had: the words of its command, what it shall be set to, and how long it may take.

use pasch_ubgi::Setting;
use std::time::Duration;

/// How an engine is had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    words: Vec<String>,
    /// What it shall be set to.
    pub settings: Vec<Setting>,
    /// How long it may take.
    pub patience: Patience,
}

/// How long an engine may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// To get ready.
    pub start: Duration,
    /// To answer; then it is told to stop.
    pub answer: Duration,
    /// To answer once it was told to stop; then it has failed.
    pub stop: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            start: Duration::from_secs(60),
            answer: Duration::from_secs(60),
            stop: Duration::from_secs(2),
        }
    }
}

/// Why a text is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCommand {
    /// There is no word in it.
    #[error("there is no command")]
    Empty,
    /// A quotation mark has no second.
    #[error("a quotation mark is not closed")]
    Open,
}

impl Recipe {
    /// Reads a command: words between blanks, with `'` or `"` around what has blanks in it.
    pub fn read(text: &str) -> Result<Recipe, NoCommand> {
        let words = split(text)?;
        if words.first().is_none_or(String::is_empty) {
            return Err(NoCommand::Empty);
        }
        Ok(Recipe {
            words,
            settings: Vec::new(),
            patience: Patience::default(),
        })
    }

    /// The command and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Is it GNU Backgammon, whose external player is asked?
    pub fn is_gnubg(&self) -> bool {
        self.words == ["gnubg"]
    }

    /// The address where an external player listens already.
    pub(crate) fn address(&self) -> Option<&str> {
        match &self.words[..] {
            [word] => word.strip_prefix("external:"),
            _ => None,
        }
    }

    /// The value that something shall be set to.
    pub(crate) fn setting(&self, name: &str) -> Option<&str> {
        let found = self.settings.iter().rev().find(|setting| setting.name == name);
        found.map(|setting| setting.value.as_str())
    }
}

fn split(text: &str) -> Result<Vec<String>, NoCommand> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        Some(_) => Err(NoCommand::Open),
        None => Ok(words),
    }
}
