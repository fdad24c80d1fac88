//! The page and the catalogues: embedded in the binary, or the page read where it was built, so that a new page makes no new
//! program.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use pasch_words::browser_catalogue;

/// A file of the page, by its name below it.
#[cfg(feature = "embed")]
fn read(name: &str) -> Option<Vec<u8>> {
    #[derive(rust_embed::RustEmbed)]
    #[folder = "page"]
    #[allow_missing = true]
    struct Page;
    Page::get(name).map(|file| file.data.into_owned())
}

/// A file of the page, by its name below it. No name leads out of the page's folder.
#[cfg(not(feature = "embed"))]
fn read(name: &str) -> Option<Vec<u8>> {
    use std::path::{Component, Path};
    let inside = |part| matches!(part, Component::Normal(_));
    let below = Path::new(name).components().all(inside).then_some(name)?;
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("page").join(below)).ok()
}

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
    match read(name) {
        Some(file) => {
            // Vite puts a hash into the names of everything in this folder.
            let keep = if name.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            answer(StatusCode::OK, &kind(name), keep, file)
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
pub fn answer(status: StatusCode, kind: &str, keep: &'static str, body: Vec<u8>) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let kind = HeaderValue::from_str(kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

/// What a file of this name holds. Every text of ours is UTF-8.
fn kind(name: &str) -> String {
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_what_a_file_holds() {
        for (name, told) in [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/index-Dx1.js", "text/javascript; charset=utf-8"),
            ("assets/index-Dx1.css", "text/css; charset=utf-8"),
            ("assets/pasch_bg-1.wasm", "application/wasm"),
            ("assets/letters.woff2", "font/woff2"),
            ("pasch.webmanifest", "application/manifest+json"),
            ("pasch.svg", "image/svg+xml"),
            ("unknown.of-some-kind", "application/octet-stream"),
        ] {
            assert_eq!(kind(name), told, "{name}");
        }
    }

    #[test]
    fn no_name_leads_out_of_the_page() {
        for name in [
            "../Cargo.toml",
            "/etc/hostname",
            "assets/../../Cargo.toml",
            "./../Cargo.toml",
        ] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
