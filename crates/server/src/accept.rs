//! Plain connections: who is let in, and for how long.
//!
//! A connection that sends half a header, or nothing, ends by a deadline; so does one that does not read its answer. Only
//! so many are open at a time, of everybody and of each. A connection that becomes a page's socket leaves this house: it
//! counts as a page then.

use crate::config::Limits;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tower_service::Service;

/// The largest header.
const HEADER: usize = 32 * 1024;
/// How long a connection that has to go may take to finish its answer.
const FAREWELL: Duration = Duration::from_millis(1_400);

/// Those who are in a house of limited size, each known by an `Id`.
#[derive(Debug)]
pub struct House<Id>(Arc<Mutex<Counts<Id>>>);

#[derive(Debug)]
struct Counts<Id> {
    all: usize,
    each: HashMap<Id, usize>,
}

/// A place in the house, given back when it is dropped.
#[derive(Debug)]
pub struct Place<Id: Copy + Eq + std::hash::Hash> {
    house: House<Id>,
    id: Id,
}

impl<Id> Clone for House<Id> {
    fn clone(&self) -> House<Id> {
        House(Arc::clone(&self.0))
    }
}

impl<Id> Default for House<Id> {
    fn default() -> House<Id> {
        House(Arc::new(Mutex::new(Counts {
            all: 0,
            each: HashMap::new(),
        })))
    }
}

impl<Id: Copy + Eq + std::hash::Hash> House<Id> {
    /// Lets somebody in, unless it is full, or full of his own.
    pub fn enter(&self, id: Id, all: usize, each: usize) -> Option<Place<Id>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.each.get(&id).copied().unwrap_or(0);
        if counts.all >= all || own >= each {
            return None;
        }
        counts.all += 1;
        counts.each.insert(id, own + 1);
        Some(Place {
            house: self.clone(),
            id,
        })
    }

    /// How many are in of each.
    #[cfg(feature = "nodes")]
    pub fn each(&self) -> HashMap<Id, usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).each.clone()
    }

    /// How many are in.
    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl<Id: Copy + Eq + std::hash::Hash> Drop for Place<Id> {
    fn drop(&mut self) {
        let mut counts = self.house.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(own) = counts.each.get_mut(&self.id) {
            *own -= 1;
            if *own == 0 {
                counts.each.remove(&self.id);
            }
        }
    }
}

/// Lets connections in until the server goes down, and then waits for those that are still answered.
pub async fn serve(
    listener: TcpListener,
    tls: Option<Arc<rustls::ServerConfig>>,
    router: Router,
    limits: Limits,
    mut closing: watch::Receiver<bool>,
) {
    let tls = tls.map(TlsAcceptor::from);
    let house: House<IpAddr> = House::default();
    loop {
        let accepted = tokio::select! {
            biased;
            _ = closing.wait_for(|closing| *closing) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(fault) => {
                // No more files, or the like: those that end make room.
                tracing::warn!(%fault, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let each = if limits.is_many(peer.ip()) {
            usize::MAX
        } else {
            limits.plain_each
        };
        let Some(place) = house.enter(peer.ip(), limits.plain, each) else {
            tracing::debug!(%peer, "too many plain connections");
            continue;
        };
        // Messages are small and each is waited for: none may wait for the next to fill a packet.
        if let Err(fault) = stream.set_nodelay(true) {
            tracing::debug!(%fault, "a connection stays slow");
        }
        let (router, limits, closing) = (router.clone(), limits.clone(), closing.clone());
        let tls = tls.clone();
        tokio::spawn(async move {
            match tls {
                None => converse(stream, peer, router, &limits, closing).await,
                // Whoever does not shake hands in the time of a header goes.
                Some(tls) => match tokio::time::timeout(limits.head, tls.accept(stream)).await {
                    Ok(Ok(stream)) => converse(stream, peer, router, &limits, closing).await,
                    Ok(Err(fault)) => tracing::debug!(%peer, %fault, "no handshake"),
                    Err(_) => tracing::debug!(%peer, "a handshake took too long"),
                },
            }
            drop(place);
        });
    }
    drop(listener);
    let end = tokio::time::Instant::now() + FAREWELL;
    while house.count() > 0 && tokio::time::Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// One connection, until it ends, becomes a socket, or its time is up.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    router: Router,
    limits: &Limits,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEADER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => {
            if let Err(fault) = ended {
                tracing::debug!(%peer, %fault, "a connection ended");
            }
            return;
        }
        () = tokio::time::sleep(limits.plain_life) => {}
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    drop(tokio::time::timeout(FAREWELL, connection).await);
}
