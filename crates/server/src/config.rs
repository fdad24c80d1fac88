//! How a server is set up: where it listens, where it keeps its store, and how much it lets anyone do.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The port when none is named.
pub const PORT: u16 = 7077;

/// A server's set-up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens: this machine alone, unless told otherwise.
    pub listen: SocketAddr,
    /// The folder of its store.
    pub data: PathBuf,
    /// Names under which it may be addressed, beside `localhost` and plain addresses.
    pub hosts: Vec<String>,
    /// How much it lets anyone do.
    pub limits: Limits,
    /// How many thoughts it thinks at a time.
    pub thinkers: usize,
}

impl Config {
    /// This machine alone, with its store in this folder.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: data.into(),
            hosts: Vec::new(),
            limits: Limits::default(),
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

/// How much a server lets anyone do.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of one message.
    pub message: usize,
    /// Messages a second from one page, in the long run.
    pub rate: f64,
    /// Messages at once.
    pub burst: f64,
    /// Pages connected.
    pub connections: usize,
    /// Pages connected from one address that is not this machine.
    pub connections_each: usize,
    /// Tables set up at a time.
    pub tables: usize,
    /// Tables that one page may be at.
    pub tables_each: usize,
    /// Pages at one table.
    pub guests: usize,
    /// How long the computer takes at least, so that people can follow.
    pub pace: Duration,
    /// How long a page may be silent before it is asked whether it is still there.
    pub silence: Duration,
}

impl Limits {
    /// What of them binds a table.
    pub(crate) fn of_table(&self) -> pasch_table::Limits {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        pasch_table::Limits {
            guests: self.guests,
            pace: millis(self.pace),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 1024 * 1024,
            rate: 30.0,
            burst: 120.0,
            connections: 4096,
            connections_each: 64,
            tables: 4096,
            tables_each: 8,
            guests: 64,
            pace: Duration::from_millis(450),
            silence: Duration::from_secs(20),
        }
    }
}
