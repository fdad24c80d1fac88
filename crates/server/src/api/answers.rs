//! What programs are told of the rulebooks. Of positions and matches they are told what `pasch moves`, `eval`, `hint`,
//! `rollout` and `analyse --json` say: see [`pasch_analysis::for_programs`].

use super::fault::{ApiFault, Code};
use pasch_protocol::RulebookInfo;
use pasch_rules::Preset;
use pasch_words::{Language, Words, reading};
use serde::Serialize;
use utoipa::ToSchema;

/// The rulebooks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Rulebooks {
    /// Their names, and the languages of their sheets.
    pub rulebooks: Vec<NamedRulebook>,
    /// The codes of the languages in which their pages can be read.
    pub languages: Vec<String>,
}

/// A rulebook by name.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NamedRulebook {
    /// Its name.
    pub id: String,
    /// The languages its sheet is printed in.
    pub sheets: Vec<String>,
}

impl Rulebooks {
    /// All of them.
    pub fn all() -> Rulebooks {
        let named = |info: RulebookInfo| NamedRulebook {
            id: info.id,
            sheets: info.languages,
        };
        Rulebooks {
            rulebooks: RulebookInfo::all().into_iter().map(named).collect(),
            languages: Language::ALL
                .iter()
                .map(|language| language.code().to_owned())
                .collect(),
        }
    }
}

/// A rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Rulebook {
    /// Its name.
    pub id: String,
    /// The language of its page.
    pub language: String,
    /// Its answers to every question of the rules.
    #[schema(value_type = Object)]
    pub answers: serde_json::Value,
    /// Its page: headings, paragraphs, examples.
    #[schema(value_type = Object)]
    pub page: serde_json::Value,
}

impl Rulebook {
    /// The rulebook of this name, in this language.
    pub fn named(id: &str, language: &str) -> Result<Rulebook, ApiFault> {
        let missing = |what: &str| ApiFault::new(Code::NotFound, format!("there is no such {what}"));
        let preset: Preset = id.parse().map_err(|_| missing("rulebook"))?;
        let language: Language = language.parse().map_err(|_| missing("language"))?;
        let info = RulebookInfo::of(&pasch_rules::Rulebook::from(preset));
        let page = reading(&info.id, Words::of(language), &Language::ALL.map(Words::of));
        Ok(Rulebook {
            id: info.id,
            language: language.code().to_owned(),
            answers: info.answers,
            page: page.ok_or_else(|| missing("page"))?,
        })
    }
}
