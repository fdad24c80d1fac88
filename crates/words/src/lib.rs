//! Ten languages: interface, explanations, rulebook pages.
//!
//! The texts lie in `locales/<language>/*.ftl` (Fluent) and are built into the program; [`Words`] gives each by its key.
#![forbid(unsafe_code)]

mod language;
mod number;
mod words;

pub use language::{Language, UnknownLanguage};
pub use words::{Value, Words, browser_catalogue, catalogues};
