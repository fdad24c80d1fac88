//! How a server is set up: where it listens, where it keeps its store, and how much it lets anyone do.

use crate::store::Disk;
use crate::visitor::Network;
use pasch_host::Recipe;
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
    /// The folder of its store, and of what else it makes.
    pub data: PathBuf,
    /// The address of the database that is its store instead: `postgres://user@host/name`.
    #[cfg(feature = "postgres")]
    pub database: Option<String>,
    /// The messenger by which it reaches the other nodes at the same database: `nats://host:4222`.
    #[cfg(feature = "nodes")]
    pub nats: Option<String>,
    /// Names under which it may be addressed, beside `localhost` and plain addresses.
    pub hosts: Vec<String>,
    /// Pages from elsewhere that may connect, by their origins.
    pub origins: Vec<String>,
    /// With TLS, by which certificate; nothing for plain HTTP.
    pub tls: Option<Certificate>,
    /// Tables that nobody has touched for so long are removed; without, none are.
    pub keep: Option<Duration>,
    /// What its store stands on.
    pub disk: Disk,
    /// How much it lets anyone do.
    pub limits: Limits,
    /// How many thoughts it thinks at a time.
    pub thinkers: usize,
    /// Engines of other programs that people can play against, by name.
    pub engines: Vec<(String, Recipe)>,
}

impl Config {
    /// This machine alone, with its store in this folder.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: data.into(),
            #[cfg(feature = "postgres")]
            database: None,
            #[cfg(feature = "nodes")]
            nats: None,
            hosts: Vec::new(),
            origins: Vec::new(),
            tls: None,
            keep: None,
            disk: Disk::default(),
            limits: Limits::default(),
            thinkers: cores.saturating_sub(1).max(1),
            engines: Vec::new(),
        }
    }
}

/// A certificate to shake hands with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certificate {
    /// In these files, as PEM.
    Given {
        /// The chain of certificates.
        chain: PathBuf,
        /// The key.
        key: PathBuf,
    },
    /// Made here, and kept in the folder of the store.
    Made,
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
    /// Plain connections, which are not a page's socket.
    pub plain: usize,
    /// Plain connections from one address that is neither this machine nor a proxy.
    pub plain_each: usize,
    /// How long a plain connection may take to say what it wants.
    pub head: Duration,
    /// How long a plain connection lasts.
    pub plain_life: Duration,
    /// Proxies whose word is taken for the address of a visitor.
    pub proxies: Vec<Network>,
    /// Questions that take thought and are open at a time, of one visitor.
    pub questions_each: usize,
    /// Tables a second that one visitor may make, in the long run.
    pub making_rate: f64,
    /// Tables that one visitor may make at once.
    pub making_burst: f64,
    /// Tables set up at a time.
    pub tables: usize,
    /// Tables that one page may be at.
    pub tables_each: usize,
    /// Pages that watch one table, and pages that hold its seats: so many of each.
    pub guests: usize,
    /// How long the computer takes at least, so that people can follow.
    pub pace: Duration,
    /// How long a page may be silent before it is asked whether it is still there.
    pub silence: Duration,
}

impl Limits {
    /// Does this address stand for many: this machine, or a proxy?
    pub(crate) fn is_many(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.proxies.iter().any(|proxy| proxy.contains(address))
    }

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
            connections: 16_384,
            connections_each: 64,
            plain: 4096,
            plain_each: 64,
            head: Duration::from_secs(10),
            plain_life: Duration::from_secs(120),
            proxies: Vec::new(),
            questions_each: 6,
            making_rate: 0.2,
            making_burst: 20.0,
            tables: 8_192,
            tables_each: 8,
            guests: 64,
            pace: Duration::from_millis(450),
            silence: Duration::from_secs(3),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox;

    /// A contract is only worth what it says is in force.
    #[test]
    fn the_document_tells_the_limits_in_force() {
        let limits = Limits::default();
        let document = include_str!("../../../docs/limits.md");
        let document = document.split_whitespace().collect::<Vec<_>>().join(" ");
        let thousands = |number: usize| match number {
            0..1000 => number.to_string(),
            _ => format!("{},{:03}", number / 1000, number % 1000),
        };
        let seconds = |time: Duration| time.as_secs();
        let told = [
            format!("| pages connected | {} |", limits.connections_each),
            format!("| plain connections | {} |", limits.plain_each),
            format!("| {} waiting or being answered |", limits.questions_each),
            format!(
                "| tables made | {} at once, then one every {} s |",
                limits.making_burst,
                1.0 / limits.making_rate
            ),
            format!("| tables a page is at | {} |", limits.tables_each),
            format!(
                "| messages of a page | {} at once, then {} a second |",
                limits.burst, limits.rate
            ),
            format!("| one message | {} MiB |", limits.message >> 20),
            format!(
                "{} pages, {} plain connections",
                thousands(limits.connections),
                thousands(limits.plain)
            ),
            format!(
                "{} s for the head of each request and lasts {} s",
                seconds(limits.head),
                seconds(limits.plain_life)
            ),
            format!("asked every {} s whether it is there", seconds(limits.silence)),
            format!("nothing comes for {} s is gone", 3 * seconds(limits.silence)),
            format!(
                "{} messages wait for a page, and each is given {} s",
                outbox::WAITING,
                3 * seconds(limits.silence)
            ),
            format!("{} tables are set up at a time", thousands(limits.tables)),
            format!("{0} pages that watch and {0} that hold its seats", limits.guests),
        ];
        for sentence in told {
            assert!(document.contains(&sentence), "docs/limits.md does not say: {sentence}");
        }
    }
}
