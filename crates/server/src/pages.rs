//! What there is to read, in the reader's language and as data: rulebooks, comparison, glossary, solitaire booklet.

use crate::assets;
use crate::hall::{Hall, HallFault};
use crate::http::App;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{Response, StatusCode};
use pasch_words::{Language, Words, reading, rulebook_reading};
use serde_json::Value;

/// `/api/pages/<language>/<page>`: a rulebook, `comparison`, `glossary`, `solitaire`; `sources/` with a rulebook or
/// `solitaire`: every statement of the printed sheet, and what answers it; `table/` with a table: its rules.
pub async fn page(State(app): State<App>, Path((language, name)): Path<(String, String)>) -> Response<Body> {
    match read(&app.hall, &language, &name).await {
        Ok(Some(page)) => {
            let body = page.to_string().into_bytes();
            assets::answer(StatusCode::OK, "application/json", "no-cache", body)
        }
        Ok(None) => assets::missing(),
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

/// The page of this name; nothing if there is none.
pub async fn read(hall: &Hall, language: &str, name: &str) -> Result<Option<Value>, HallFault> {
    let Ok(language) = language.parse::<Language>() else {
        return Ok(None);
    };
    let words = Words::of(language);
    match name.strip_prefix("table/") {
        None => Ok(reading(name, words, &Language::ALL.map(Words::of))),
        Some(table) => match hall.look(table).await {
            Ok(ledger) => Ok(rulebook_reading(&ledger.session().terms().rulebook, words)),
            Err(HallFault::NoTable) => Ok(None),
            Err(fault) => Err(fault),
        },
    }
}
