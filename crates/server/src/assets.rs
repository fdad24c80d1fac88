//! The page and the catalogues, embedded in the binary.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use pasch_words::browser_catalogue;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// What stands in the page's place until it is built. It needs no script and no style.
const UNBUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Pasch</title>\n\
<h1>The server runs, but its page is not built yet.</h1>\n\
<p>Start it with <code>cargo play</code>, which builds the page first. By hand, with Node 20 or later:</p>\n\
<pre>cd web\nnpm ci\nnpm run build</pre>\n<p>and then build the server again.</p></html>\n";

/// A service worker that takes itself away.
const GOODBYE: &str = "self.addEventListener('install', () => self.skipWaiting());\n\
self.addEventListener('activate', (event) => event.waitUntil((async () => {\n\
  for (const name of await caches.keys()) if (name.startsWith('pasch ')) await caches.delete(name);\n\
  await self.registration.unregister();\n\
})()));\n";

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
        // A page that was built without its engine installs nothing, and takes back what an earlier one has installed.
        None if name == "sw.js" => answer(
            StatusCode::OK,
            "text/javascript; charset=utf-8",
            "no-store",
            GOODBYE.as_bytes().to_vec(),
        ),
        None => missing(),
    }
}

/// A catalogue that the page needs: `de.ftl`.
pub fn words(file: &str) -> Response<Body> {
    match file.strip_suffix(".ftl").and_then(browser_catalogue) {
        Some(text) => answer(
            StatusCode::OK,
            "text/plain; charset=utf-8",
            "no-cache",
            text.into_bytes(),
        ),
        None => missing(),
    }
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
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
