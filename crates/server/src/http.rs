//! The server's front: one WebSocket, the page, the catalogues, downloads; and what keeps strangers' pages away.

use crate::accept::House;
use crate::api;
use crate::assets;
use crate::config::Config;
use crate::connection;
use crate::figures;
use crate::hall::{Hall, HallFault};
use crate::names;
use crate::pages;
use crate::thinkers::NoThought;
use crate::visitor::Visitor;
use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Extension, Path, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::routing::get;
use pasch_protocol::RecordFormat;
use pasch_table::{file, picture as picture_of};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

/// What every request may need.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub hall: Hall,
    /// True once the server goes down.
    pub closing: watch::Receiver<bool>,
    /// False while the server is cut off from what it stands on.
    pub fit: watch::Receiver<bool>,
    /// Addresses for other devices.
    pub addresses: Arc<[String]>,
    /// The port.
    pub port: u16,
    hosts: Arc<[String]>,
    /// Pages from elsewhere that may connect.
    origins: Arc<[String]>,
    /// The pages that are connected, by their visitors.
    pub guests: House<Visitor>,
    /// The number of the next page.
    next: Arc<AtomicU64>,
}

impl App {
    /// The front of this hall.
    pub fn new(
        hall: Hall,
        config: &Config,
        local: SocketAddr,
        closing: watch::Receiver<bool>,
        fit: watch::Receiver<bool>,
    ) -> App {
        App {
            hall,
            closing,
            fit,
            addresses: addresses(local, config.tls.is_some()).into(),
            port: local.port(),
            hosts: config.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            origins: config.origins.iter().map(|origin| plain_origin(origin)).collect(),
            guests: House::default(),
            // Pages of several nodes meet at one table, and none has another's number.
            next: Arc::new(AtomicU64::new(names::seed().map_or(0, |seed| {
                let [a, b, c, d, e, ..] = seed;
                u64::from_be_bytes([a, b, c, d, e, 0, 0, 0])
            }))),
        }
    }

    /// The names and addresses under which browsers may address this server.
    pub fn names(&self) -> Vec<String> {
        let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned(), "::1".to_owned()];
        let outward = self.addresses.iter().filter_map(|address| address.split_once("//"));
        let outward = outward.map(|(_, host)| without_port(host).trim_matches(['[', ']']).to_owned());
        for name in outward.chain(self.hosts.iter().cloned()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Pages from elsewhere that may connect.
    pub fn origins(&self) -> &[String] {
        &self.origins
    }

    /// Should pages be sent here?
    pub fn is_ready(&self) -> bool {
        !*self.closing.borrow() && *self.fit.borrow()
    }

    /// How many pages are connected.
    pub fn connected(&self) -> usize {
        self.guests.count()
    }
}

/// Every way in.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/api/socket", get(socket))
        .route("/api/tables/{file}", get(download))
        .route("/api/picture/{file}", get(picture))
        .route("/api/pages/{language}/{*page}", get(pages::page))
        .nest("/api/v1", api::router())
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        // Browsers ask for it beside anything that names no icon of its own; the page names one.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
        .route(
            "/words/{file}",
            get(async |Path(file): Path<String>| assets::words(&file)),
        )
        .fallback(get(async |uri: Uri| assets::page(uri.path())))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Lets in only those who address this server by a name of its own, and says on every answer what a page may do.
async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let visitor = Visitor::of(peer.ip(), request.headers(), &app.hall.limits().proxies);
    request.extensions_mut().insert(visitor);
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    // A page elsewhere could give its own name our address; it cannot give its name ours.
    if !host.is_some_and(|host| app.knows(host)) {
        let body = b"this server is not known by that name; see pasch serve --host\n".to_vec();
        return assets::answer(
            StatusCode::MISDIRECTED_REQUEST,
            "text/plain; charset=utf-8",
            "no-store",
            body,
        );
    }
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
         img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    // Pictures above all: another site's page may link to them, but not show them at our expense.
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

impl App {
    fn knows(&self, host: &str) -> bool {
        let name = without_port(host).to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare == "localhost" || bare.parse::<IpAddr>().is_ok() || self.hosts.contains(&name)
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port))
            if port.bytes().all(|b| b.is_ascii_digit()) && (!name.contains(':') || name.ends_with(']')) =>
        {
            name
        }
        _ => host,
    }
}

/// An origin as browsers write it.
fn plain_origin(origin: &str) -> String {
    origin.trim().trim_end_matches('/').to_ascii_lowercase()
}

/// Is the request from our own page, from one that is let in, or from no page at all?
pub(crate) fn own_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str)) else {
        return false;
    };
    if allowed.contains(&plain_origin(origin)) {
        return true;
    }
    let place = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    place.is_some_and(|place| place.eq_ignore_ascii_case(host))
}

/// What a page's socket reads at a time.
const BUFFER: usize = 4 * 1024;

async fn socket(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let refused = |status, why: &str| assets::answer(status, "text/plain; charset=utf-8", "no-store", why.into());
    if !own_origin(&headers, &app.origins) {
        let why = "only this server's own page may connect, and those of --allow-origin\n";
        return refused(StatusCode::FORBIDDEN, why);
    }
    if !*app.fit.borrow() {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "this server is cut off\n");
    }
    let limits = app.hall.limits().clone();
    let each = if visitor.is_here() {
        usize::MAX
    } else {
        let elsewhere = app.hall.thinkers().elsewhere().of(visitor, Instant::now()).pages;
        limits.connections_each.saturating_sub(elsewhere)
    };
    let Some(place) = app.guests.enter(visitor, limits.connections, each) else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "too many pages are connected\n");
    };
    let id = app.next.fetch_add(1, Ordering::Relaxed);
    upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        // Most pages say little at a time, and there are many.
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .on_upgrade(async move |socket| {
            connection::serve(socket, app, id, visitor.page(id)).await;
            drop(place);
        })
}

/// How long the store may take to write something before the server is called unwell.
const PROBE: Duration = Duration::from_secs(3);

/// Whether the server lives: it does if it can write.
async fn health(State(app): State<App>) -> Response<Body> {
    let written = tokio::time::timeout(PROBE, app.hall.store().probe()).await;
    let why = match written {
        Ok(Ok(())) => None,
        Ok(Err(fault)) => Some(fault.to_string()),
        Err(_) => Some("the store does not write".to_owned()),
    };
    if let Some(why) = &why {
        tracing::warn!(why, "the server is not well");
    }
    let state = serde_json::json!({
        "ok": why.is_none(),
        "tables": app.hall.count(),
        "connected": app.connected(),
        "turns_ahead": app.hall.thinkers().longest(),
    });
    let status = match why {
        None => StatusCode::OK,
        Some(_) => StatusCode::SERVICE_UNAVAILABLE,
    };
    assets::answer(
        status,
        "application/json",
        "no-store",
        format!("{state}\n").into_bytes(),
    )
}

/// Whether pages should be sent here: not to one that goes down, nor to one that is cut off.
async fn ready(State(app): State<App>) -> Response<Body> {
    let (status, text) = match (app.is_ready(), *app.closing.borrow()) {
        (true, _) => (StatusCode::OK, "ready\n"),
        (false, true) => (StatusCode::SERVICE_UNAVAILABLE, "the server goes down\n"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "this server is cut off\n"),
    };
    assets::answer(status, "text/plain; charset=utf-8", "no-store", text.into())
}

/// Figures for Prometheus.
async fn metrics(State(app): State<App>) -> Response<Body> {
    match figures::tell(&app) {
        Some(text) => {
            let kind = "text/plain; version=0.0.4; charset=utf-8";
            assets::answer(StatusCode::OK, kind, "no-store", text.into_bytes())
        }
        None => assets::missing(),
    }
}

/// A table's record: `<table>.mat`, `.sgf`, `.dice.json`.
async fn download(State(app): State<App>, Path(name): Path<String>) -> Response<Body> {
    let Some((table, kind)) = name.split_once('.') else {
        return assets::missing();
    };
    let plain =
        |status, text: String| assets::answer(status, "text/plain; charset=utf-8", "no-store", text.into_bytes());
    let ledger = match app.hall.look(table).await {
        Ok(ledger) => ledger,
        Err(HallFault::NoTable) => return assets::missing(),
        Err(fault) => {
            tracing::warn!(%fault, "a download failed");
            return plain(
                StatusCode::SERVICE_UNAVAILABLE,
                "this cannot be had right now\n".to_owned(),
            );
        }
    };
    let Some(format) = RecordFormat::ALL.into_iter().find(|format| format.ending() == kind) else {
        return assets::missing();
    };
    let (media, text) = (format.media(), file(&ledger, format));
    match text {
        Ok(text) => {
            let mut response = assets::answer(StatusCode::OK, media, "no-store", text.into_bytes());
            if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"pasch-{table}.{kind}\"")) {
                response.headers_mut().insert(CONTENT_DISPOSITION, value);
            }
            response
        }
        Err(why) => plain(
            StatusCode::UNPROCESSABLE_ENTITY,
            format!("this cannot be written as .{kind}: {why}\n"),
        ),
    }
}

/// A position as a picture: `<position, percent-encoded>.svg` or `.png`.
async fn picture(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Path(file): Path<String>,
) -> Response<Body> {
    let plain = |status, why: String| assets::answer(status, "text/plain; charset=utf-8", "no-store", why.into_bytes());
    // What another site's page could not show anyway is not drawn for it.
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site")
        && headers.get("sec-fetch-dest").is_some_and(|dest| dest != "document")
    {
        return plain(
            StatusCode::FORBIDDEN,
            "only this server's own page may show this\n".to_owned(),
        );
    }
    let Some((text, kind @ ("svg" | "png"))) = file.rsplit_once('.') else {
        return assets::missing();
    };
    let (text, png) = (text.to_owned(), kind == "png");
    // Drawing takes a moment, and has its place among the thoughts; it never asks whether to stop.
    let drawn = app
        .hall
        .thinkers()
        .question(visitor, 0, move |_, _| draw(&text, png))
        .await;
    match drawn {
        Ok(Ok(bytes)) => assets::answer(
            StatusCode::OK,
            if png { "image/png" } else { "image/svg+xml" },
            "no-cache",
            bytes,
        ),
        Ok(Err(why)) => plain(StatusCode::UNPROCESSABLE_ENTITY, format!("{why}\n")),
        Err(NoThought::OverBudget(over)) => plain(StatusCode::TOO_MANY_REQUESTS, format!("{over}\n")),
        Err(NoThought::Wrong) => plain(StatusCode::SERVICE_UNAVAILABLE, "this cannot be drawn\n".to_owned()),
    }
}

fn draw(text: &str, png: bool) -> Result<Vec<u8>, String> {
    let svg = picture_of(text)?;
    #[cfg(feature = "png")]
    if png {
        return pasch_draw::png(&svg, 1200).map_err(|fault| fault.to_string());
    }
    #[cfg(not(feature = "png"))]
    if png {
        return Err("this server draws .svg alone".to_owned());
    }
    Ok(svg.into_bytes())
}

/// Addresses under which other devices reach a server that listens there.
fn addresses(local: SocketAddr, tls: bool) -> Vec<String> {
    let ip = local.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    let ip = if ip.is_unspecified() { outward() } else { Some(ip) };
    let scheme = if tls { "https" } else { "http" };
    ip.map(|ip| format!("{scheme}://{}", SocketAddr::new(ip, local.port())))
        .into_iter()
        .collect()
}

/// The address this machine would send from. Nothing is sent: a datagram socket only looks up its route.
fn outward() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket
        .local_addr()
        .ok()
        .map(|address| address.ip())
        .filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_may_connect() {
        let headers = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_str(host).unwrap());
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            headers
        };
        assert!(own_origin(&headers("localhost:7077", None), &[]));
        assert!(own_origin(
            &headers("localhost:7077", Some("http://localhost:7077")),
            &[]
        ));
        assert!(own_origin(&headers("[::1]:7077", Some("http://[::1]:7077")), &[]));
        for elsewhere in [
            "http://localhost:8080",
            "http://evil.example",
            "null",
            "file://",
            "http://localhost:7077.evil.example",
        ] {
            let request = headers("localhost:7077", Some(elsewhere));
            assert!(!own_origin(&request, &[]), "{elsewhere}");
            assert!(
                !own_origin(&request, &[plain_origin("https://pasch.example/")]),
                "{elsewhere}"
            );
        }
        let allowed = [plain_origin("https://Pasch.example/")];
        let let_in = |origin| own_origin(&headers("localhost:7077", Some(origin)), &allowed);
        assert!(let_in("https://pasch.example"));
        assert!(!let_in("http://pasch.example"));
        assert!(!let_in("https://pasch.example.evil.example"));
    }

    #[test]
    fn ports_are_cut_off_addresses() {
        for (host, name) in [
            ("localhost:1", "localhost"),
            ("[::1]:80", "[::1]"),
            ("[::1]", "[::1]"),
            ("1.2.3.4", "1.2.3.4"),
            ("::1", "::1"),
        ] {
            assert_eq!(without_port(host), name);
        }
    }
}
