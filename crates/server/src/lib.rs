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
#[cfg_attr(not(feature = "nodes"), allow(dead_code))]
mod elsewhere;
mod engines;
mod figures;
mod hall;
mod http;
mod names;
#[cfg(feature = "nodes")]
mod nodes;
mod outbox;
mod pages;
mod queue;
pub mod store;
mod thinkers;
mod tls;
mod visitor;
#[cfg(feature = "nats")]
pub mod work;

pub use config::{Certificate, Config, Limits, PORT};
pub use store::StoreFault;
pub use tls::TlsFault;
pub use visitor::{Network, NoNetwork};

use pasch_engine::Engine;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
#[cfg(feature = "postgres")]
use store::PostgresStore;
#[cfg(feature = "postgres")]
use store::postgres::Times;
use store::{Folder, SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::Instant;

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
    /// The messenger between the nodes cannot be reached.
    #[cfg(feature = "nodes")]
    #[error("{address}: {source}")]
    Messenger {
        /// Where.
        address: String,
        /// Why not.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
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
    /// What runs beside it, to the end.
    listening: Vec<tokio::task::JoinHandle<()>>,
    keep: Option<Duration>,
}

impl Server {
    /// Opens the store and listens.
    pub async fn start(config: Config, engine: Arc<Engine>) -> Result<Server, ServeFault> {
        let address = config.listen;
        let listening = |source| ServeFault::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listening)?;
        let local = listener.local_addr().map_err(listening)?;
        figures::begin();
        let (store, node) = open_store(&config, local).await?;
        let engines = engines::Engines::new(&config.engines);
        let thinkers = thinkers::Thinkers::new(engine, config.thinkers, config.limits.questions_each, engines);
        let hall = hall::Hall::new(Arc::clone(&store), thinkers, config.limits.clone());
        let (closing, closed) = watch::channel(false);
        let (fit, is_fit) = watch::channel(true);
        let mut listening = Vec::new();
        let app = http::App::new(hall.clone(), &config, local, closed, is_fit);
        if let Some(Node { name, renewed }) = node {
            #[cfg(feature = "nodes")]
            if let Some(address) = &config.nats {
                listening = meet_others(&app, address, &name).await?;
            }
            tracing::info!(node = name, "the tables are in PostgreSQL");
            listening.push(tokio::spawn(stay_fit(hall, renewed, fit)));
        }
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
            listening,
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
            listening,
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
            // Whoever is sent away finds his table free elsewhere.
            app.hall.close();
            Instant::now() + LEAVING
        };
        let ((), last) = tokio::join!(accepting, leaving);
        upkeep.abort();
        // Whoever does not take his leave is left.
        let end = Instant::now() + FAREWELL;
        while app.connected() > 0 && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        #[cfg(feature = "nodes")]
        if let Some(nodes) = app.hall.nodes() {
            nodes.take_leave().await;
        }
        listening.iter().for_each(tokio::task::JoinHandle::abort);
        drop(app);
        // What the clients have left of the time is the store's, to leave one whole file behind.
        if tokio::time::timeout_at(last, store.close()).await.is_err() {
            tracing::warn!("the store does not end; everything acknowledged is written");
        }
        Ok(())
    }
}

/// One of the nodes at a database.
struct Node {
    /// What the others know it by.
    name: String,
    renewed: watch::Receiver<Renewal>,
}

/// How a node at a database stands with its lease.
#[derive(Clone, Copy, Debug)]
struct Renewal {
    /// When it last said that it lives.
    at: Instant,
    /// How often it came back under a new name, because the lease had run out.
    lapses: u32,
}

/// The store that is wanted: a database, or else a folder.
async fn open_store(config: &Config, local: SocketAddr) -> Result<(Arc<dyn Store>, Option<Node>), StoreFault> {
    #[cfg(feature = "postgres")]
    if let Some(address) = &config.database {
        let store = PostgresStore::open(address, Times::default()).await?;
        let (renewal, name) = (store.renewal(), store.node().to_owned());
        let store: Arc<dyn Store> = Arc::new(store);
        let (said, renewed) = watch::channel(Renewal {
            at: Instant::now(),
            lapses: 0,
        });
        tokio::spawn(say_that_it_lives(Arc::downgrade(&store), renewal, said));
        return Ok((store, Some(Node { name, renewed })));
    }
    let folder = Folder::take(&config.data, &format!("pasch serve at {local}"))?;
    let store = SqliteStore::open_on(&folder, config.disk.clone()).await?;
    Ok((Arc::new(store), None))
}

/// Meets the other nodes.
#[cfg(feature = "nodes")]
async fn meet_others(
    app: &http::App,
    address: &str,
    name: &str,
) -> Result<Vec<tokio::task::JoinHandle<()>>, ServeFault> {
    let met = async {
        let nodes = nodes::Nodes::open(address, name).await?;
        app.hall.meet(nodes.clone());
        Ok(nodes.listen(&app.hall, &app.guests).await?)
    };
    met.await.map_err(|source| ServeFault::Messenger {
        address: address.to_owned(),
        source,
    })
}

/// Watches whether this node has what it stands on: its database, and the way to the other nodes if there are any. Without, it can do
/// nothing for anyone: then it lets go of its tables and sends its pages away, until it has it again.
async fn stay_fit(hall: hall::Hall, renewed: watch::Receiver<Renewal>, fit: watch::Sender<bool>) {
    let health = hall.store().health();
    // Looks, not time: a process that stood still has not been cut off.
    let (mut looks, mut lapses) = (0, 0);
    loop {
        tokio::time::sleep(LOOK).await;
        // Where nothing is written, the renewals tell.
        let renewal = *renewed.borrow();
        let stands = *health.borrow() == store::Health::Well && renewal.at.elapsed() < LATE;
        #[cfg(feature = "nodes")]
        let stands = stands && hall.nodes().is_none_or(|nodes| nodes.heard().elapsed() < LATE);
        looks = if stands { 0 } else { looks + 1 };
        let now = looks * LOOK < UNFIT;
        if now != *fit.borrow() {
            match now {
                true => tracing::info!("this node is fit again"),
                false => tracing::error!("this node is cut off; its pages are sent away"),
            }
            fit.send_replace(now);
        }
        // What it had under an earlier name may be somebody else's by now, and those who are there would not notice.
        if !now || renewal.lapses != lapses {
            lapses = renewal.lapses;
            hall.let_go();
        }
    }
}

/// How often a node looks whether it has what it stands on, and how long it may be without.
const LOOK: Duration = Duration::from_millis(200);
const UNFIT: Duration = Duration::from_secs(3);
/// How long ago a node that lives has said so at most: it does every second, to its database as to itself.
const LATE: Duration = Duration::from_secs(2);

/// Renews a node's lease as long as there is a store. A node that was cut off for too long comes back as a new one, without the tables
/// that it had.
#[cfg(feature = "postgres")]
async fn say_that_it_lives(store: std::sync::Weak<dyn Store>, every: Duration, said: watch::Sender<Renewal>) {
    let mut looks = tokio::time::interval(every);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let Some(store) = store.upgrade() else { return };
        let mut lapses = said.borrow().lapses;
        let renewed = match store.renew().await {
            Err(StoreFault::Lapsed) => {
                tracing::warn!("the lease of this node has run out; it comes back as a new one");
                lapses += 1;
                store.come_back().await
            }
            renewed => renewed,
        };
        match renewed {
            Ok(()) => drop(said.send_replace(Renewal {
                at: Instant::now(),
                lapses,
            })),
            Err(StoreFault::Closed) => return,
            Err(fault) => tracing::warn!(%fault, "this node cannot say that it lives"),
        }
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
