//! The programs' door: questions in JSON over plain HTTP, described by OpenAPI. `docs/openapi.json` is what this code says of
//! itself; a test compares.
//!
//! Every question that takes thought counts against its visitor's budget like those of a page, has a time to end, and
//! answers with what is known by then. What is wrong with a request is told by a code that does not change and a sentence.

mod answers;
mod document;
mod fault;
mod matches;
mod positions;
mod questions;

use crate::http::{App, own_origin};
use crate::visitor::Visitor;
use answers::{Rulebook, Rulebooks};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use fault::{ApiFault, Code, Wrong};
use pasch_analysis::Judge;
use pasch_analysis::for_programs::{Analysis, Evaluation, Plays, Ranking, RolledOut};
use pasch_table::Millis;
use questions::{AnalyseMatch, Evaluate, LegalPlays, Rank, RollOut};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::thinkers::Until;

pub use document::text as document_text;

/// Every way in, below `/api/v1`.
pub fn router() -> Router<App> {
    Router::new()
        .route("/plays", post(plays))
        .route("/evaluate", post(evaluate))
        .route("/rank", post(rank))
        .route("/rollout", post(rollout))
        .route("/analyse", post(analyse))
        .route("/rules", get(rulebooks))
        .route("/rules/{rulebook}/{language}", get(rulebook))
        .route("/openapi.json", get(async || document_answer()))
        .fallback(async || ApiFault::new(Code::NotFound, "there is nothing of this name").into_response())
        .method_not_allowed_fallback(async || {
            ApiFault::new(Code::Method, "this is asked in another way: see /api/v1/openapi.json").into_response()
        })
}

/// A request that was read: who asks, and what.
struct Asked<Q> {
    app: App,
    visitor: Visitor,
    question: Q,
}

impl<Q: DeserializeOwned> FromRequest<App> for Asked<Q> {
    type Rejection = ApiFault;

    async fn from_request(request: Request, app: &App) -> Result<Asked<Q>, ApiFault> {
        let headers = request.headers();
        // Another site's page could use its reader's machine to ask.
        if !own_origin(headers, app.origins()) {
            return Err(ApiFault::new(
                Code::Origin,
                "only this server's own page may ask from a browser",
            ));
        }
        let is_json = |value: &HeaderValue| {
            let kind = value.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
            kind.trim().eq_ignore_ascii_case("application/json")
        };
        if !headers.get(CONTENT_TYPE).is_some_and(is_json) {
            return Err(ApiFault::new(Code::Media, "a question is application/json"));
        }
        let visitor = request.extensions().get::<Visitor>().copied();
        let visitor = visitor.ok_or_else(|| ApiFault::new(Code::Unreadable, "nobody asks"))?;
        let most = app.hall.limits().message;
        let body = to_bytes(request.into_body(), most).await;
        let body = body.map_err(|_| ApiFault::new(Code::TooLong, format!("a question has at most {most} bytes")))?;
        let question =
            serde_json::from_slice(&body).map_err(|fault| ApiFault::new(Code::Unreadable, fault.to_string()))?;
        Ok(Asked {
            app: app.clone(),
            visitor,
            question,
        })
    }
}

impl<Q: Send + 'static> Asked<Q> {
    /// Thinks about it in the visitor's turn, for so long at most.
    async fn think<A: Serialize + Send + 'static>(
        self,
        patience: Millis,
        thought: fn(&Q, &mut Judge, &Until) -> Result<A, ApiFault>,
    ) -> Response<Body> {
        let Asked { app, visitor, question } = self;
        let thinkers = app.hall.thinkers().clone();
        let thought = thinkers.question(visitor, patience, move |judge, until| {
            thought(&question, judge, until).and_then(|answer| json(StatusCode::OK, &answer))
        });
        match thought.await {
            Ok(answered) => answered.unwrap_or_else(IntoResponse::into_response),
            Err(none) => ApiFault::from(none).into_response(),
        }
    }
}

/// How long a look may take; a rollout or a match has longer.
const LOOK: Millis = 8_000;
const LONG: Millis = 60_000;

/// Every distinct result of a throw.
#[utoipa::path(post, path = "/api/v1/plays", request_body = LegalPlays, tag = "positions",
    responses((status = 200, description = "the answer", body = Plays), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn plays(asked: Asked<LegalPlays>) -> Response<Body> {
    asked.think(LOOK, |question, _, _| positions::plays(question)).await
}

/// Chances, equity and cube action of a position before the roll.
#[utoipa::path(post, path = "/api/v1/evaluate", request_body = Evaluate, tag = "positions",
    responses((status = 200, description = "the answer", body = Evaluation), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn evaluate(asked: Asked<Evaluate>) -> Response<Body> {
    asked.think(LOOK, positions::evaluate).await
}

/// The plays of a throw, the best first.
#[utoipa::path(post, path = "/api/v1/rank", request_body = Rank, tag = "positions",
    responses((status = 200, description = "the answer", body = Ranking), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn rank(asked: Asked<Rank>) -> Response<Body> {
    asked.think(LOOK, positions::rank).await
}

/// A position, or the best plays of a throw, played out with the luck taken out.
#[utoipa::path(post, path = "/api/v1/rollout", request_body = RollOut, tag = "positions",
    responses((status = 200, description = "the answer", body = RolledOut), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn rollout(asked: Asked<RollOut>) -> Response<Body> {
    asked.think(LONG, positions::roll_out).await
}

/// A match file of any program, judged.
#[utoipa::path(post, path = "/api/v1/analyse", request_body = AnalyseMatch, tag = "matches",
    responses((status = 200, description = "the answer", body = Analysis), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn analyse(asked: Asked<AnalyseMatch>) -> Response<Body> {
    asked.think(LONG, matches::analyse).await
}

/// The rulebooks that positions can be judged by.
#[utoipa::path(get, path = "/api/v1/rules", tag = "rules", responses((status = 200, description = "the answer", body = Rulebooks)))]
async fn rulebooks() -> Response<Body> {
    json(StatusCode::OK, &Rulebooks::all()).unwrap_or_else(IntoResponse::into_response)
}

/// A rulebook: its answers as data, and its page in a language.
#[utoipa::path(get, path = "/api/v1/rules/{rulebook}/{language}", tag = "rules",
    params(("rulebook" = String, Path, description = "its name, as /api/v1/rules gives it", example = "german"),
        ("language" = String, Path, description = "the code of one of ten languages", example = "en")),
    responses((status = 200, description = "the answer", body = Rulebook), (status = "4XX", description = "what is wrong with the question", body = Wrong)))]
async fn rulebook(State(_): State<App>, Path((rulebook, language)): Path<(String, String)>) -> Response<Body> {
    let found = Rulebook::named(&rulebook, &language);
    let answered = found.and_then(|rulebook| json(StatusCode::OK, &rulebook));
    answered.unwrap_or_else(IntoResponse::into_response)
}

fn document_answer() -> Response<Body> {
    let mut response = Response::new(Body::from(document::text()));
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

/// An answer in JSON.
fn json(status: StatusCode, answer: &impl Serialize) -> Result<Response<Body>, ApiFault> {
    let body = serde_json::to_vec(answer).map_err(|fault| ApiFault::new(Code::Unreadable, fault.to_string()))?;
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
