//! A real server on a free port with a store of its own, for tests with real sockets.
#![allow(dead_code, missing_docs)]

use pasch_analysis::Level;
use pasch_dice::DiceRecord;
use pasch_engine::{Engine, Nets};
use pasch_protocol::{Message, Request, Seat};
use pasch_rules::{Pair, SessionKind};
use pasch_server::bots::{Bot, terms};
use pasch_server::{Config, Server};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

pub struct Running {
    pub address: SocketAddr,
    pub data: PathBuf,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    serving: tokio::task::JoinHandle<()>,
}

static NUMBER: AtomicU32 = AtomicU32::new(0);
/// One for all tests: its tables are made once.
static ENGINE: LazyLock<Arc<Engine>> = LazyLock::new(|| Arc::new(Engine::new(Nets::built_in())));

pub fn folder() -> PathBuf {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("pasch-server-test-{}-{number}", std::process::id()))
}

impl Running {
    pub async fn start() -> Running {
        Running::with(folder(), |_| {}).await
    }

    pub async fn with(data: PathBuf, change: impl FnOnce(&mut Config)) -> Running {
        let mut config = Config::new(&data);
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.limits.pace = Duration::ZERO;
        config.limits.rate = 10_000.0;
        config.limits.burst = 10_000.0;
        config.limits.making_burst = 10_000.0;
        change(&mut config);
        let server = Server::start(config, Arc::clone(&ENGINE)).await.unwrap();
        let address = server.local();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let serving = tokio::spawn(async move {
            server.until(async { drop(stopped.await) }).await.unwrap();
        });
        Running {
            address,
            data,
            stop: Some(stop),
            serving,
        }
    }

    pub async fn bot(&self, seed: u64) -> Bot {
        Bot::connect(self.address, None, seed).await.unwrap()
    }

    /// Ends it in good order and keeps the store.
    pub async fn stop(mut self) -> PathBuf {
        drop(self.stop.take());
        self.serving.await.unwrap();
        self.data.clone()
    }

    /// Ends it in good order and takes the store away.
    pub async fn finish(self) {
        let data = self.stop().await;
        std::fs::remove_dir_all(data).unwrap();
    }
}

pub fn me() -> Seat {
    Seat::Me { name: None }
}

pub fn computer(level: Level) -> Seat {
    Seat::Computer { level, engine: None }
}

pub fn create(rulebook: &str, session: SessionKind, white: Seat, black: Seat) -> Request {
    Request::Create {
        terms: terms(rulebook, session),
        white,
        black,
        tutor: false,
        parent: None,
    }
}

/// Two bots at a table, the second by link, both shown the table.
pub async fn two(server: &Running, session: SessionKind, seed: u64) -> (Bot, Bot, String, Pair<Option<String>>) {
    let (mut white, mut black) = (server.bot(seed).await, server.bot(seed + 1).await);
    let (table, mut tokens) = white
        .create(create("tournament", session, me(), Seat::Link))
        .await
        .unwrap();
    let given = black.join(&table, Vec::new()).await.unwrap();
    assert!(given.white.is_none());
    tokens.black = given.black;
    shown(&mut white).await;
    shown(&mut black).await;
    (white, black, table, tokens)
}

/// Reads until the table was shown with both seats taken.
pub async fn shown(bot: &mut Bot) {
    let open = |bot: &Bot| {
        bot.table
            .as_ref()
            .is_none_or(|table| table.phase == pasch_protocol::TablePhase::Before(pasch_protocol::Before::Waiting))
    };
    while open(bot) {
        bot.next().await.unwrap();
    }
}

/// The record of the dice of a bot's table.
pub async fn record(bot: &mut Bot, table: &str) -> DiceRecord {
    match bot
        .ask(Request::Dice {
            table: table.to_owned(),
        })
        .await
        .unwrap()
    {
        Message::Dice { record } => record,
        other => panic!("{other:?}"),
    }
}

/// Fetches a page over plain HTTP.
pub async fn fetch(server: &Running, path: &str) -> String {
    let host = server.address;
    raw(
        server,
        &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"),
    )
    .await
}

/// Sends bytes and returns the answer: as much as its head promises, or all there is before the end.
pub async fn raw(server: &Running, request: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = Vec::new();
    let mut part = [0; 65536];
    // A picture takes its time on a busy machine; who hears nothing at all for a minute will hear nothing.
    while !is_whole(&text)
        && let Ok(Ok(read @ 1..)) = tokio::time::timeout(Duration::from_secs(60), stream.read(&mut part)).await
    {
        text.extend_from_slice(&part[..read]);
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Has an answer come to the end that its head names? One that names none ends with the connection.
fn is_whole(answer: &[u8]) -> bool {
    let Some(head) = answer.windows(4).position(|four| four == b"\r\n\r\n") else {
        return false;
    };
    let (head, body) = (
        String::from_utf8_lossy(&answer[..head]).to_lowercase(),
        &answer[head + 4..],
    );
    let value = |name: &str| head.lines().find_map(|line| line.strip_prefix(name).map(str::trim));
    // After a change of protocols there is nothing that is an answer.
    if head.starts_with("http/1.1 101") {
        return true;
    }
    if value("transfer-encoding:") == Some("chunked") {
        return body.ends_with(b"\r\n0\r\n\r\n");
    }
    let length = value("content-length:").and_then(|length| length.parse::<usize>().ok());
    length.is_some_and(|length| body.len() >= length)
}
