//! What there is to read, in the reader's language and as data: rulebooks, comparison, glossary, solitaire booklet.

use crate::assets;
use crate::hall::HallFault;
use crate::http::App;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{Response, StatusCode};
use pasch_rules::{Preset, Rule, Rulebook};
use pasch_words::{Comparison, Entry, Language, Page, Sources, Words, glossary, rule_anchors};
use serde::Serialize;

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

/// `/api/pages/<language>/<rulebook>`, `comparison`, `glossary` or `solitaire`.
pub async fn page(Path((language, name)): Path<(String, String)>) -> Response<Body> {
    let Ok(language) = language.parse::<Language>() else {
        return assets::missing();
    };
    let words = Words::of(language);
    match name.as_str() {
        "comparison" => json(&Comparison::of_presets(words)),
        "glossary" => json(&GlossaryPage {
            title: words.text("glossary-title"),
            intro: words.text("glossary-intro"),
            elsewhere: words.text("glossary-elsewhere"),
            entries: glossary(words),
        }),
        "solitaire" => json(&Page::of_solitaire(words)),
        name => match name.parse::<Preset>() {
            Ok(preset) => json(&rulebook_page(&Rulebook::from(preset), words)),
            Err(_) => assets::missing(),
        },
    }
}

/// `/api/pages/<language>/sources/<rulebook>` or `solitaire`: every statement of the printed sheet, and what answers it.
pub async fn sources(Path((language, name)): Path<(String, String)>) -> Response<Body> {
    let Ok(language) = language.parse::<Language>() else {
        return assets::missing();
    };
    let words = Words::of(language);
    let sources = match name.as_str() {
        "solitaire" => Some(Sources::of_solitaire(words)),
        name => name
            .parse::<Preset>()
            .ok()
            .and_then(|preset| Sources::of_rulebook(preset, words)),
    };
    sources.map_or_else(assets::missing, |sources| json(&sources))
}

/// `/api/pages/<language>/table/<table>`: the rules of a table, which may be of its players' own making.
pub async fn table(State(app): State<App>, Path((language, table)): Path<(String, String)>) -> Response<Body> {
    let Ok(language) = language.parse::<Language>() else {
        return assets::missing();
    };
    match app.hall.look(&table).await {
        Ok(ledger) => json(&rulebook_page(&ledger.session().terms().rulebook, Words::of(language))),
        Err(HallFault::NoTable) => assets::missing(),
        Err(fault) => {
            tracing::warn!(%fault, "the rules of a table could not be had");
            let body = b"this cannot be had right now\n".to_vec();
            assets::answer(
                StatusCode::SERVICE_UNAVAILABLE,
                "text/plain; charset=utf-8",
                "no-store",
                body,
            )
        }
    }
}

fn rulebook_page(rulebook: &Rulebook, words: &Words) -> RulebookPage {
    RulebookPage {
        page: Page::of_rulebook(rulebook, words),
        rulebook: rulebook.base().id(),
        rules: rule_anchors(),
    }
}

fn json(page: &impl Serialize) -> Response<Body> {
    match serde_json::to_vec(page) {
        Ok(body) => assets::answer(StatusCode::OK, "application/json", "no-cache", body),
        Err(fault) => {
            tracing::error!(%fault, "a page could not be written");
            let body = b"this page cannot be written\n".to_vec();
            assets::answer(
                StatusCode::INTERNAL_SERVER_ERROR,
                "text/plain; charset=utf-8",
                "no-store",
                body,
            )
        }
    }
}
