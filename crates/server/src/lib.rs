//! The shell around the tables: sockets, the store, the pool in which the engine thinks.
//!
//! A page's message comes in at its connection and goes as a command to the task that owns its table. The task hands it
//! to the table ([`pasch_table`]), which decides; then it obeys: writes what happened to the store, and only then shows
//! everyone. The computer's decisions take the same way. A table is nothing but its entries: after a crash they are
//! replayed through the rules.
//!
//! ```no_run
//! # async fn run() -> Result<(), pasch_server::ServeFault> {
//! use pasch_engine::{Engine, Nets};
//! use pasch_server::{Config, Server};
//!
//! let engine = std::sync::Arc::new(Engine::new(Nets::built_in()));
//! let server = Server::start(Config::new("data"), engine).await?;
//! println!("http://{}", server.local());
//! server.until(std::future::pending()).await
//! # }
//! ```
#![forbid(unsafe_code)]

mod actor;
mod assets;
pub mod bots;
mod config;
mod connection;
mod hall;
mod http;
mod names;
mod outbox;
mod pages;
mod store;
mod thinkers;

pub use config::{Config, Limits, PORT};
pub use store::StoreFault;

use axum::serve::ListenerExt;
use pasch_engine::Engine;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

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
    closing: watch::Sender<bool>,
    writer: JoinHandle<()>,
}

impl Server {
    /// Opens the store and listens.
    pub async fn start(config: Config, engine: Arc<Engine>) -> Result<Server, ServeFault> {
        let address = config.listen;
        let listening = |source| ServeFault::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listening)?;
        let local = listener.local_addr().map_err(listening)?;
        let (store, writer) = store::Store::open(&config.data).await?;
        let thinkers = thinkers::Thinkers::new(engine, config.thinkers);
        let hall = hall::Hall::new(store, thinkers, config.limits.clone());
        let (closing, closed) = watch::channel(false);
        let app = http::App::new(hall, &config, local, closed);
        tracing::info!(address = %local, data = %config.data.display(), "the server listens");
        Ok(Server {
            local,
            app,
            listener,
            closing,
            writer,
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
            closing,
            writer,
            ..
        } = self;
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let leave = async move {
            done.await;
            tracing::info!("the server goes down");
            closing.send_replace(true);
        };
        // Messages are small and each is waited for: none may wait for the next to fill a packet.
        let listener = listener.tap_io(|stream| {
            if let Err(fault) = stream.set_nodelay(true) {
                tracing::debug!(%fault, "a connection stays slow");
            }
        });
        axum::serve(listener, service)
            .with_graceful_shutdown(leave)
            .await
            .map_err(ServeFault::Stopped)?;
        for _ in 0..40 {
            if app.connected() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        app.hall.close();
        drop(app);
        // The writer ends when the last table has let go of the store.
        if tokio::time::timeout(Duration::from_secs(3), writer).await.is_err() {
            tracing::info!("tables still hold the store; everything acknowledged is written");
        }
        Ok(())
    }
}
