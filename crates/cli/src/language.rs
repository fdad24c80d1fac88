//! The language the program speaks: that of `--lang`, else that of the terminal.

use crate::fault::Fault;
use pasch_words::{Language, Words};
use std::ffi::OsString;
use std::sync::OnceLock;

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Settles the language, once, before anything is said: even what is wrong with the command line is said in it.
pub fn choose(args: &[OsString]) -> Result<(), Fault> {
    let terminal = Language::of_terminal(|name| std::env::var(name).ok());
    match asked(args).map(|name| name.parse::<Language>()) {
        None => drop(SPOKEN.set(terminal)),
        Some(Ok(language)) => drop(SPOKEN.set(language)),
        Some(Err(unknown)) => {
            let _ = SPOKEN.set(terminal);
            let list = Language::ALL.map(Language::code).join(", ");
            let variables = [("name", unknown.0.into()), ("list", list.into())];
            return Err(Fault::said("cli-no-language", &variables));
        }
    }
    Ok(())
}

/// The value of `--lang`, wherever it stands.
fn asked(args: &[OsString]) -> Option<String> {
    let mut words = args
        .iter()
        .map(|arg| arg.to_string_lossy())
        .take_while(|arg| arg != "--");
    while let Some(word) = words.next() {
        match word.split_once('=') {
            Some(("--lang", language)) => return Some(language.to_owned()),
            _ if word == "--lang" => return words.next().map(|language| language.into_owned()),
            _ => {}
        }
    }
    None
}

/// The words of that language.
pub fn words() -> &'static Words {
    Words::of(SPOKEN.get().copied().unwrap_or_default())
}
