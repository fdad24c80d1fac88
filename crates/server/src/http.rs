//! The server's front: one WebSocket, the page, the catalogues, downloads; and what keeps strangers' pages away.

use crate::assets;
use crate::config::Config;
use crate::connection;
use crate::hall::{Hall, HallFault};
use crate::pages;
use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::routing::get;
use pasch_draw::Diagram;
use pasch_notation::{MatchRecord, parse_position, write_mat, write_sgf};
use pasch_rules::Side;
use pasch_table::{Chair, Ledger};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

/// What every request may need.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub hall: Hall,
    /// True once the server goes down.
    pub closing: watch::Receiver<bool>,
    /// Addresses for other devices.
    pub addresses: Arc<[String]>,
    /// The port.
    pub port: u16,
    hosts: Arc<[String]>,
    guests: Arc<Guests>,
}

/// Who is connected.
#[derive(Debug, Default)]
struct Guests {
    next: AtomicU64,
    each: Mutex<HashMap<IpAddr, usize>>,
}

/// A place among the connected, given back when it is dropped.
#[derive(Debug)]
struct Place {
    guests: Arc<Guests>,
    address: IpAddr,
}

impl Guests {
    fn enter(self: &Arc<Guests>, address: IpAddr, all: usize, each: usize) -> Option<Place> {
        let mut counts = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.get(&address).copied().unwrap_or(0);
        if counts.values().sum::<usize>() >= all || (!address.is_loopback() && own >= each) {
            return None;
        }
        counts.insert(address, own + 1);
        Some(Place {
            guests: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.guests.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.address) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

impl App {
    /// The front of this hall.
    pub fn new(hall: Hall, config: &Config, local: SocketAddr, closing: watch::Receiver<bool>) -> App {
        App {
            hall,
            closing,
            addresses: addresses(local).into(),
            port: local.port(),
            hosts: config.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            guests: Arc::default(),
        }
    }

    /// How many pages are connected.
    pub fn connected(&self) -> usize {
        self.guests
            .each
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .values()
            .sum()
    }
}

/// Every way in.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/api/socket", get(socket))
        .route("/api/tables/{file}", get(download))
        .route("/api/picture/{file}", get(picture))
        .route("/api/pages/{language}/{page}", get(pages::page))
        .route("/api/pages/{language}/table/{table}", get(pages::table))
        .route("/api/pages/{language}/sources/{page}", get(pages::sources))
        .route("/healthz", get(health))
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
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
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

const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
         img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
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

/// Is the request from our own page, or from no page at all?
fn own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str)) else {
        return false;
    };
    let place = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    place.is_some_and(|place| place.eq_ignore_ascii_case(host))
}

async fn socket(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let refused = |status, why: &str| assets::answer(status, "text/plain; charset=utf-8", "no-store", why.into());
    if !own_origin(&headers) {
        return refused(StatusCode::FORBIDDEN, "only this server's own page may connect\n");
    }
    let limits = app.hall.limits().clone();
    let Some(place) = app.guests.enter(peer.ip(), limits.connections, limits.connections_each) else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "too many pages are connected\n");
    };
    let id = app.guests.next.fetch_add(1, Ordering::Relaxed);
    upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .on_upgrade(async move |socket| {
            connection::serve(socket, app, id).await;
            drop(place);
        })
}

async fn health(State(app): State<App>) -> Response<Body> {
    let state = serde_json::json!({ "ok": true, "tables": app.hall.count(), "connected": app.connected() });
    assets::answer(
        StatusCode::OK,
        "application/json",
        "no-store",
        format!("{state}\n").into_bytes(),
    )
}

/// A table's record: `<table>.mat`, `.sgf`, `.dice.json`.
async fn download(State(app): State<App>, Path(file): Path<String>) -> Response<Body> {
    let Some((table, kind)) = file.split_once('.') else {
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
    let record = || MatchRecord::of_session(ledger.session(), players(&ledger));
    let (media, text) = match kind {
        "mat" => (
            "text/plain; charset=utf-8",
            record().map(|record| write_mat(&record)).map_err(|e| e.to_string()),
        ),
        "sgf" => (
            "application/x-go-sgf",
            record().map(|record| write_sgf(&record)).map_err(|e| e.to_string()),
        ),
        "dice.json" => (
            "application/json",
            serde_json::to_string_pretty(&ledger.dice_record()).map_err(|e| e.to_string()),
        ),
        _ => return assets::missing(),
    };
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
async fn picture(State(app): State<App>, Path(file): Path<String>) -> Response<Body> {
    let Some((text, kind @ ("svg" | "png"))) = file.rsplit_once('.') else {
        return assets::missing();
    };
    let (text, png) = (text.to_owned(), kind == "png");
    // Drawing takes a moment, and has its place among the thoughts.
    let drawn = app.hall.thinkers().think(move |_, _| draw(&text, png)).await;
    match drawn {
        Some(Ok(bytes)) => assets::answer(
            StatusCode::OK,
            if png { "image/png" } else { "image/svg+xml" },
            "no-cache",
            bytes,
        ),
        Some(Err(why)) => {
            let body = format!("{why}\n").into_bytes();
            assets::answer(
                StatusCode::UNPROCESSABLE_ENTITY,
                "text/plain; charset=utf-8",
                "no-store",
                body,
            )
        }
        None => assets::missing(),
    }
}

fn draw(text: &str, png: bool) -> Result<Vec<u8>, String> {
    let table = parse_position(text, 15).or_else(|fault| parse_position(text, 3).map_err(|_| fault));
    let table = table.map_err(|fault| fault.to_string())?;
    table.position().map_err(|faults| faults.to_string())?;
    let svg = Diagram::new(&table).svg();
    if png {
        pasch_draw::png(&svg, 1200).map_err(|fault| fault.to_string())
    } else {
        Ok(svg.into_bytes())
    }
}

fn players(ledger: &Ledger) -> [String; 2] {
    Side::BOTH.map(|side| match &ledger.seats()[side] {
        Chair::Person { name: Some(name), .. } => name.clone(),
        Chair::Computer { .. } => "Pasch".to_owned(),
        _ => side.to_string(),
    })
}

/// Addresses under which other devices reach a server that listens there.
fn addresses(local: SocketAddr) -> Vec<String> {
    let ip = local.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    let ip = if ip.is_unspecified() { outward() } else { Some(ip) };
    ip.map(|ip| format!("http://{}", SocketAddr::new(ip, local.port())))
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
        assert!(own_origin(&headers("localhost:7077", None)));
        assert!(own_origin(&headers("localhost:7077", Some("http://localhost:7077"))));
        assert!(own_origin(&headers("[::1]:7077", Some("http://[::1]:7077"))));
        for elsewhere in [
            "http://localhost:8080",
            "http://evil.example",
            "null",
            "file://",
            "http://localhost:7077.evil.example",
        ] {
            assert!(!own_origin(&headers("localhost:7077", Some(elsewhere))), "{elsewhere}");
        }
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
