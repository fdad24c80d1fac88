#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod accept;
mod actor;
pub mod api;
mod assets;
pub mod bots;
mod bucket;
mod config;
mod connection;
mod engines;
mod hall;
mod http;
mod names;
mod outbox;
mod pages;
mod queue;
pub mod store;
mod thinkers;
mod tls;
mod visitor;

pub use config::{Certificate, Config, Limits, PORT};
pub use store::StoreFault;
pub use tls::TlsFault;
pub use visitor::{Network, NoNetwork};

use pasch_engine::Engine;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Folder, SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeFault {
    /// It cannot listen there.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// There is no certificate.
    #[error(transparent)]
    Tls(#[from] TlsFault),
    /// Its store does not open.
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// It stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    local: SocketAddr,
    app: http::App,
    listener: TcpListener,
    tls: Option<Arc<rustls::ServerConfig>>,
    closing: watch::Sender<bool>,
    store: Arc<dyn Store>,
    keep: Option<Duration>,
}

impl Server {
    /// Opens the store and listens.
    pub async fn start(config: Config, engine: Arc<Engine>) -> Result<Server, ServeFault> {
        let address = config.listen;
        let listening = |source| ServeFault::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listening)?;
        let local = listener.local_addr().map_err(listening)?;
        let folder = Folder::take(&config.data, &format!("pasch serve at {local}"))?;
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open_on(&folder, config.disk.clone()).await?);
        let engines = engines::Engines::new(&config.engines);
        let thinkers = thinkers::Thinkers::new(engine, config.thinkers, config.limits.questions_each, engines);
        let hall = hall::Hall::new(Arc::clone(&store), thinkers, config.limits.clone());
        let (closing, closed) = watch::channel(false);
        let app = http::App::new(hall, &config, local, closed);
        let tls = config.tls.as_ref();
        let tls = tls.map(|certificate| tls::config(certificate, &config.data.join("tls"), &app.names()));
        let tls = tls.transpose()?.map(Arc::new);
        tracing::info!(address = %local, data = %config.data.display(), "the server listens");
        Ok(Server {
            local,
            app,
            listener,
            tls,
            closing,
            store,
            keep: config.keep,
        })
    }

    /// Where it listens.
    pub fn local(&self) -> SocketAddr {
        self.local
    }

    /// Serves until `done`, then takes leave of everyone and writes the rest.
    pub async fn until(self, done: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeFault> {
        let Server {
            app,
            listener,
            tls,
            closing,
            store,
            keep,
            ..
        } = self;
        let router = http::router(app.clone());
        let upkeep = tokio::spawn(upkeep(app.hall.clone(), keep));
        let accepting = accept::serve(listener, tls, router, app.hall.limits().clone(), closing.subscribe());
        let leaving = async {
            done.await;
            tracing::info!("the server goes down");
            app.hall.thinkers().close();
            closing.send_replace(true);
            tokio::time::Instant::now() + LEAVING
        };
        let ((), last) = tokio::join!(accepting, leaving);
        upkeep.abort();
        // Whoever does not take his leave is left.
        let end = tokio::time::Instant::now() + FAREWELL;
        while app.connected() > 0 && tokio::time::Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        app.hall.close();
        drop(app);
        // What the clients have left of the time is the store's, to leave one whole file behind.
        if tokio::time::timeout_at(last, store.close()).await.is_err() {
            tracing::warn!("the store does not end; everything acknowledged is written");
        }
        Ok(())
    }
}

/// How long to wait for pages when the server goes down.
const FAREWELL: Duration = Duration::from_millis(1_400);
/// How long going down takes at most.
const LEAVING: Duration = Duration::from_millis(4_600);
/// How often tables that nobody touches are looked for, unless the rule itself is shorter.
const UPKEEP: Duration = Duration::from_secs(3600);

/// Removes what nobody has touched for as long as the rule says.
async fn upkeep(hall: hall::Hall, keep: Option<Duration>) {
    let Some(keep) = keep else { return };
    let mut looks = tokio::time::interval(UPKEEP.min(keep).max(Duration::from_millis(1)));
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        match hall.prune(keep).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "tables that nobody touched are removed"),
            Err(fault) => tracing::warn!(%fault, "old tables stay"),
        }
    }
}
