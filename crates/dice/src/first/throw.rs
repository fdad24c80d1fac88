//! Dice with proof: a hash chain that the server commits to, and the roll made from its next link and the pages' nonces.
//!
//! Link `n` of a chain of `length` is hashed to give link `n - 1`; link 0 is published before the first roll. Nobody who
//! knows link `n - 1` can foresee link `n`, and the server can use no other. The nonces are asked for only after the
//! decision to roll is written down. What that does not prevent is told in `docs/dice.md`.

use super::record::PROOF_VERSION;
use hmac::{Hmac, KeyInit, Mac};
use pasch_rules::{Pair, Side};
use sha2::{Digest, Sha256};

/// A link of a chain.
pub type Link = [u8; 32];

/// A chain, which only the server knows.
#[derive(Clone, Debug)]
pub struct Chain {
    /// From link 0, the commitment, to the last, the seed.
    links: Vec<Link>,
}

impl Chain {
    /// The chain that ends with this seed.
    pub fn new(seed: Link, length: u32) -> Chain {
        let mut links = vec![seed];
        for _ in 0..length {
            let next = links.last().map_or(seed, hash);
            links.push(next);
        }
        links.reverse();
        Chain { links }
    }

    /// What is published.
    pub fn commitment(&self) -> Link {
        self.links.first().copied().unwrap_or_default()
    }

    /// The link with this number, from 1.
    pub fn link(&self, number: u32) -> Option<Link> {
        self.links.get(number as usize).copied()
    }
}

/// The link before a link.
pub fn hash(link: &Link) -> Link {
    Sha256::digest(link).into()
}

/// Everything beside the link that makes a roll.
#[derive(Clone, Copy, Debug)]
pub struct Throw<'a> {
    /// The table.
    pub table: &'a str,
    /// The number of the chain.
    pub chain: u32,
    /// The number of the link.
    pub link: u32,
    /// Who throws.
    pub side: Side,
    /// How many dice.
    pub count: u8,
    /// The nonces that came in time.
    pub nonces: &'a Pair<Option<String>>,
}

impl Throw<'_> {
    /// The dice, as they fall.
    pub fn dice(&self, secret: &Link) -> Vec<u8> {
        let mut dice = Vec::new();
        for block in 0u32.. {
            for byte in self.block(secret, block) {
                if dice.len() == usize::from(self.count) {
                    return dice;
                }
                // 252 is the largest multiple of six in a byte: what lies above would favour the low numbers.
                if byte < 252 {
                    dice.push(byte % 6 + 1);
                }
            }
        }
        dice
    }

    /// The hash that the dice are read from first.
    pub fn digest(&self, secret: &Link) -> Link {
        self.block(secret, 0)
    }

    /// The text that is hashed with the link as key.
    pub fn text(&self, block: u32) -> String {
        let nonce = |nonce: &Option<String>| nonce.clone().unwrap_or_else(|| "-".to_owned());
        [
            PROOF_VERSION.to_owned(),
            self.table.to_owned(),
            self.chain.to_string(),
            self.link.to_string(),
            self.side.to_string(),
            self.count.to_string(),
            nonce(&self.nonces.white),
            nonce(&self.nonces.black),
            block.to_string(),
        ]
        .join("\n")
    }

    fn block(&self, secret: &Link, block: u32) -> [u8; 32] {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret) else {
            unreachable!("HMAC takes keys of any length");
        };
        mac.update(self.text(block).as_bytes());
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_link_hashes_to_the_one_before() {
        let chain = Chain::new([7; 32], 100);
        for number in 1..=100 {
            let before = chain.link(number - 1).unwrap();
            assert_eq!(hash(&chain.link(number).unwrap()), before);
        }
        assert_eq!(chain.link(0), Some(chain.commitment()));
        assert_eq!(chain.link(100), Some([7; 32]));
        assert_eq!(chain.link(101), None);
    }

    /// A million rolls: each of the 36 outcomes as often as chance would have it. The seed is fixed, so that the test
    /// either always passes or never; the bound is the 99.9th percentile for 35 degrees of freedom.
    #[test]
    fn a_million_rolls_pass_the_chi_square_test() {
        let nonces = Pair {
            white: Some("5".repeat(64)),
            black: None,
        };
        let mut counts = [0u32; 36];
        let mut link = [1u8; 32];
        for number in 0..1_000_000u32 {
            link = hash(&link);
            let throw = Throw {
                table: "chi",
                chain: 1,
                link: number,
                side: Side::White,
                count: 2,
                nonces: &nonces,
            };
            let dice = throw.dice(&link);
            counts[usize::from((dice[0] - 1) * 6 + dice[1] - 1)] += 1;
        }
        let expected = 1_000_000.0 / 36.0;
        let chi_square: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - expected).powi(2) / expected)
            .sum();
        assert!(chi_square < 66.62, "{chi_square}");
        assert!(chi_square > 14.0, "too even to be chance: {chi_square}");
    }
}
