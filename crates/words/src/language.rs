//! The languages spoken here, and which of them a person wants.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A language that Pasch speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Deutsch.
    De,
    /// English.
    #[default]
    En,
    /// Français.
    Fr,
    /// Español.
    Es,
    /// Italiano.
    It,
    /// Nederlands.
    Nl,
    /// Dansk.
    Da,
    /// Svenska.
    Sv,
    /// Polski.
    Pl,
    /// Русский.
    Ru,
}

/// A language that Pasch does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no language {0:?}; there are de, en, fr, es, it, nl, da, sv, pl and ru")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All ten, in the order of the ten-language leaflet.
    pub const ALL: [Language; 10] = [
        Language::De,
        Language::En,
        Language::Fr,
        Language::Es,
        Language::It,
        Language::Nl,
        Language::Da,
        Language::Sv,
        Language::Pl,
        Language::Ru,
    ];

    /// The code on the command line, in files and in addresses.
    pub fn code(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::It => "it",
            Language::Nl => "nl",
            Language::Da => "da",
            Language::Sv => "sv",
            Language::Pl => "pl",
            Language::Ru => "ru",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::De => "Deutsch",
            Language::En => "English",
            Language::Fr => "Français",
            Language::Es => "Español",
            Language::It => "Italiano",
            Language::Nl => "Nederlands",
            Language::Da => "Dansk",
            Language::Sv => "Svenska",
            Language::Pl => "Polski",
            Language::Ru => "Русский",
        }
    }

    /// The language of a tag such as `de`, `de-AT`, `de_CH.UTF-8` or `DE`.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().trim();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first spoken language in a list like that of the header `Accept-Language`, by its weights.
    ///
    /// ```
    /// use pasch_words::Language;
    /// assert_eq!(Language::of_request("fi, sv-SE;q=0.8, en;q=0.9"), Some(Language::En));
    /// assert_eq!(Language::of_request("fi"), None);
    /// ```
    pub fn of_request(header: &str) -> Option<Language> {
        let mut best: Option<(f32, Language)> = None;
        for part in header.split(',') {
            let mut fields = part.split(';');
            let Some(language) = fields.next().and_then(Language::of_tag) else {
                continue;
            };
            let weight = fields
                .find_map(|field| field.trim().strip_prefix("q="))
                .map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
            if weight > 0.0 && best.is_none_or(|(so_far, _)| weight > so_far) {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }

    /// The language of the terminal, as `LC_ALL`, `LC_MESSAGES` and `LANG` say, in this order of rank; English if they
    /// name none that is spoken here. `variable` looks one up.
    ///
    /// ```
    /// use pasch_words::Language;
    /// let lang = |name: &str| (name == "LANG").then(|| "sv_SE.UTF-8".to_owned());
    /// assert_eq!(Language::of_terminal(lang), Language::Sv);
    /// ```
    pub fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|value| Language::of_tag(&value))
            .unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::of_tag(text).ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}
