//! What is wrong with a request: a code that does not change, and a sentence for whoever reads the log.

use super::json;
use crate::thinkers::NoThought;
use axum::body::Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

/// What kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// It is no JSON, or not of this form.
    Unreadable,
    /// A page of another site asks.
    Origin,
    /// There is nothing of this name.
    NotFound,
    /// It is asked in another way.
    Method,
    /// It is too long.
    TooLong,
    /// It is not `application/json`.
    Media,
    /// The position cannot be read or played.
    Position,
    /// The dice cannot fall like that.
    Dice,
    /// There is no such rulebook.
    Rulebook,
    /// A number is out of its range.
    Range,
    /// The file holds no match.
    File,
    /// The visitor has asked enough for the moment.
    TooMany,
    /// The server goes down, or has a trouble of its own.
    Trouble,
}

impl Code {
    fn status(self) -> StatusCode {
        match self {
            Code::Unreadable => StatusCode::BAD_REQUEST,
            Code::Origin => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Method => StatusCode::METHOD_NOT_ALLOWED,
            Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Media => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::Position | Code::Dice | Code::Rulebook | Code::Range | Code::File => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// What is wrong with a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Wrong {
    /// What kind of fault it is.
    pub code: Code,
    /// Which one.
    pub error: String,
}

/// A request that is not answered.
#[derive(Clone, Debug)]
pub struct ApiFault(Wrong);

impl ApiFault {
    pub fn new(code: Code, error: impl Into<String>) -> ApiFault {
        let error = error.into();
        ApiFault(Wrong { code, error })
    }
}

impl From<NoThought> for ApiFault {
    fn from(none: NoThought) -> ApiFault {
        let code = match none {
            NoThought::OverBudget(_) => Code::TooMany,
            NoThought::Wrong => Code::Trouble,
        };
        ApiFault::new(code, none.to_string())
    }
}

impl IntoResponse for ApiFault {
    fn into_response(self) -> Response<Body> {
        let code = self.0.code;
        let mut response = json(code.status(), &self.0).unwrap_or_default();
        if code == Code::TooMany {
            response
                .headers_mut()
                .insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
