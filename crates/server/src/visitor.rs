//! Who asks: the address by which a visitor's budget is counted.
//!
//! An address of the sixth version stands for its /64, of which anyone has a whole one to himself. Behind a proxy the
//! address is the one that the proxy forwards, but only from proxies named in the configuration: anyone can write a header.
//! On this machine itself every page counts for itself, because all of them have one address.

use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// The header in which proxies forward addresses, the nearest last.
const FORWARDED: &str = "x-forwarded-for";

/// Somebody who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Visitor {
    address: IpAddr,
    /// Which page, where the address tells nothing.
    page: Option<u64>,
}

impl Visitor {
    /// Who stands behind a connection from `peer` with these headers.
    pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> Visitor {
        let ours = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
        let mut address = plain(peer);
        // From the nearest outwards, as long as whoever wrote the entry is to be believed.
        let mut entries = headers
            .get_all(FORWARDED)
            .iter()
            .rev()
            .filter_map(|text| text.to_str().ok());
        let mut hops = entries.by_ref().flat_map(|text| text.rsplit(','));
        while ours(address) {
            match hops.next().and_then(|hop| address_of(hop.trim())) {
                Some(next) => address = next,
                None => break,
            }
        }
        Visitor {
            address: shared(address),
            page: None,
        }
    }

    /// The same, seen from one of its pages.
    pub fn page(self, page: u64) -> Visitor {
        let page = self.is_here().then_some(page);
        Visitor { page, ..self }
    }

    /// Is it on this machine?
    pub fn is_here(self) -> bool {
        self.address.is_loopback()
    }
}

/// An address as it stands in the header, with or without its port.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[');
    let parsed = text
        .parse()
        .ok()
        .or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|at| at.ip()));
    parsed.or_else(|| bare.split(']').next()?.parse().ok()).map(plain)
}

/// An address of the fourth version in the clothes of the sixth is one of the fourth.
fn plain(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(six) => six.to_ipv4_mapped().map_or(address, IpAddr::V4),
        four => four,
    }
}

/// The part of an address that one visitor has to himself.
fn shared(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(six) if !six.is_loopback() => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        other => other,
    }
}

/// An address, or all that begin alike: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What is no network.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0:?} is no address and no network like 10.0.0.0/8")]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let fault = || NoNetwork(text.to_owned());
        let (address, bits) = text
            .split_once('/')
            .map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = plain(address.parse().map_err(|_| fault())?);
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), |bits| bits.parse().map_err(|_| fault()))?;
        if bits > all {
            return Err(fault());
        }
        Ok(Network { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl Network {
    /// Is this address in it?
    pub fn contains(&self, address: IpAddr) -> bool {
        let bits = u32::from(self.bits);
        match (self.address, plain(address)) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(32 - bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(128 - bits).unwrap_or(0) == 0
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn visitor(peer: &str, forwarded: &[&str], proxies: &[&str]) -> Visitor {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED, HeaderValue::from_str(line).unwrap());
        }
        let proxies: Vec<Network> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        Visitor::of(peer.parse().unwrap(), &headers, &proxies)
    }

    fn seen(peer: &str, forwarded: &[&str], proxies: &[&str]) -> String {
        visitor(peer, forwarded, proxies).address.to_string()
    }

    #[test]
    fn only_named_proxies_forward_addresses() {
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"], &[]), "203.0.113.9");
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"], &["127.0.0.1"]), "203.0.113.9");
        assert_eq!(seen("127.0.0.1", &["198.51.100.1"], &["127.0.0.1"]), "198.51.100.1");
        // What the visitor wrote himself stands before what the proxy wrote, and is not believed.
        assert_eq!(
            seen("127.0.0.1", &["1.2.3.4, 198.51.100.1"], &["127.0.0.1"]),
            "198.51.100.1"
        );
        assert_eq!(
            seen("127.0.0.1", &["1.2.3.4", "198.51.100.1"], &["127.0.0.1"]),
            "198.51.100.1"
        );
        // A proxy behind a proxy.
        let chain = ["198.51.100.1, 10.1.2.3"];
        assert_eq!(seen("127.0.0.1", &chain, &["127.0.0.1", "10.0.0.0/8"]), "198.51.100.1");
        assert_eq!(seen("127.0.0.1", &chain, &["127.0.0.1"]), "10.1.2.3");
        for nonsense in ["", "unknown", "_hidden", "1.2.3"] {
            assert_eq!(seen("127.0.0.1", &[nonsense], &["127.0.0.1"]), "127.0.0.1");
        }
        assert_eq!(
            seen("::ffff:127.0.0.1", &["198.51.100.1:80"], &["127.0.0.1"]),
            "198.51.100.1"
        );
        assert_eq!(seen("127.0.0.1", &["[2001:db8::7]:80"], &["127.0.0.1"]), "2001:db8::");
    }

    #[test]
    fn the_sixth_version_is_counted_by_its_64_bits() {
        let one = visitor("2001:db8:1:2:3:4:5:6", &[], &[]);
        assert_eq!(one, visitor("2001:db8:1:2:ffff::1", &[], &[]));
        assert_ne!(one, visitor("2001:db8:1:3:3:4:5:6", &[], &[]));
        assert_ne!(visitor("203.0.113.1", &[], &[]), visitor("203.0.113.2", &[], &[]));
    }

    #[test]
    fn pages_of_this_machine_count_for_themselves() {
        let here = visitor("127.0.0.1", &[], &[]);
        assert_ne!(here.page(1), here.page(2));
        let there = visitor("203.0.113.1", &[], &[]);
        assert_eq!(there.page(1), there.page(2));
    }

    #[test]
    fn networks_are_read_and_contain() {
        let network = |text: &str| text.parse::<Network>();
        assert!(network("0.0.0.0/0").unwrap().contains("9.9.9.9".parse().unwrap()));
        assert!(!network("10.0.0.0/8").unwrap().contains("11.0.0.1".parse().unwrap()));
        assert!(network("fd00::/8").unwrap().contains("fd12::1".parse().unwrap()));
        assert!(!network("fd00::/8").unwrap().contains("10.0.0.1".parse().unwrap()));
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "a.example", "fd00::/129", "1.2.3.4/x"] {
            assert!(network(bad).is_err(), "{bad}");
        }
    }
}
