//! The page and the catalogues, embedded in the binary.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use pasch_words::BROWSER_FILES;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

#[derive(RustEmbed)]
#[folder = "../words/locales"]
#[include = "*.ftl"]
#[allow_missing = true]
struct Words;

/// What stands in the page's place until it is built. It needs no script and no style.
const UNBUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Pasch</title>\n\
<h1>The server runs, but its page is not built yet.</h1>\n\
<p>Start it with <code>cargo play</code>, which builds the page first. By hand, with Node 20 or later:</p>\n\
<pre>cd web\nnpm ci\nnpm run build</pre>\n<p>and then build the server again.</p></html>\n";

/// A file of the page.
pub fn page(path: &str) -> Response<Body> {
    let path = path.trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    match Page::get(name) {
        Some(file) => {
            // Vite puts a hash into the names of everything in this folder.
            let keep = if name.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            answer(StatusCode::OK, kind(name), keep, file.data.into_owned())
        }
        None if name == "index.html" => answer(
            StatusCode::OK,
            "text/html; charset=utf-8",
            "no-store",
            UNBUILT.as_bytes().to_vec(),
        ),
        None => missing(),
    }
}

/// The catalogues of a language that the page needs, one after the other: `de.ftl`.
pub fn words(file: &str) -> Response<Body> {
    let Some(language) = file
        .strip_suffix(".ftl")
        .filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
    else {
        return missing();
    };
    // A build for development reads them from their folder, so that a new wording needs no new server.
    let mut all = Vec::new();
    for file in BROWSER_FILES
        .iter()
        .filter_map(|name| Words::get(&format!("{language}/{name}.ftl")))
    {
        all.extend_from_slice(&file.data);
        all.push(b'\n');
    }
    if all.is_empty() {
        return missing();
    }
    answer(StatusCode::OK, "text/plain; charset=utf-8", "no-cache", all)
}

/// There is nothing of that name.
pub fn missing() -> Response<Body> {
    answer(
        StatusCode::NOT_FOUND,
        "text/plain; charset=utf-8",
        "no-store",
        b"there is nothing here\n".to_vec(),
    )
}

/// An answer of this kind.
pub fn answer(status: StatusCode, kind: &'static str, keep: &'static str, body: Vec<u8>) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "webmanifest" => "application/json",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
