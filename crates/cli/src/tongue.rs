//! The language the program speaks: that of `--lang`, else that of the terminal.

use crate::fault::Fault;
use pasch_words::{Language, Words};
use std::sync::OnceLock;

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Settles the language, once, before anything is said.
pub fn choose(asked: Option<&str>) -> Result<(), Fault> {
    let terminal = Language::of_terminal(|name| std::env::var(name).ok());
    let language = match asked.map(str::parse::<Language>) {
        None => terminal,
        Some(Ok(language)) => language,
        Some(Err(unknown)) => {
            let list = Language::ALL.map(Language::code).join(", ");
            let variables = [("name", unknown.0.into()), ("list", list.into())];
            return Err(Fault::input(Words::of(terminal).fill("cli-no-language", &variables)));
        }
    };
    let _ = SPOKEN.set(language);
    Ok(())
}

/// The words of that language.
pub fn words() -> &'static Words {
    Words::of(SPOKEN.get().copied().unwrap_or_default())
}
