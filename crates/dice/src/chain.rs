//! Chains of links: each party fixes its whole part in a game's dice before the first throw, and reveals it link by link.
//!
//! A chain is made from a secret seed, its last link; each link hashes to the one before it, and the first hash of all is
//! the anchor, which is published. Whoever has published an anchor can find no second link for it, and whoever knows a
//! link cannot find the next. A throw is a hash of one link of every party: as long as one of them is not known, nobody
//! can foresee it, and once the anchors are fixed nobody can choose it.

use crate::hexadecimal::{hex, unhex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The links of a chain: more than the rolls of any sane game. A game that outlives it gets new ones.
pub const CHAIN_LENGTH: u32 = 1024;

/// Between two marks of a chain that is kept: so many links are hashed anew when one is wanted.
const MARK: u32 = 32;

/// 32 bytes: a hash, a link, an anchor, a seed.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes(pub [u8; 32]);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes =
            unhex(&text).ok_or_else(|| serde::de::Error::custom("64 digits of lower-case hexadecimal are wanted"));
        bytes.map(Bytes)
    }
}

/// Somebody with a part in the dice. The computer has none of its own: the server throws for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// The server.
    Server,
    /// The page of the light checkers, or of both.
    White,
    /// The page of the dark checkers.
    Black,
}

impl Party {
    /// The byte that stands for it in what is hashed.
    pub fn number(self) -> u8 {
        match self {
            Party::Server => 0,
            Party::White => 1,
            Party::Black => 2,
        }
    }

    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Party::Server => "server",
            Party::White => "white",
            Party::Black => "black",
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The identity of a set of chains: of this session, this game, this epoch, and no other.
pub fn identity(session: &Bytes, game: u32, epoch: u32) -> Bytes {
    tagged("epoch", &[&session.0, &game.to_be_bytes(), &epoch.to_be_bytes()])
}

/// The link before link `number` of a party's chain; before the first it is the anchor.
pub fn link_before(identity: &Bytes, party: Party, number: u32, link: &Bytes) -> Bytes {
    tagged(
        "link",
        &[&identity.0, &[party.number()], &number.to_be_bytes(), &link.0],
    )
}

/// The hash of everything that was fixed before the first throw. Two who read the same aloud play the same game.
pub fn code(identity: &Bytes, anchors: &BTreeMap<Party, Bytes>) -> Bytes {
    tagged("anchors", &[&identity.0, &parts(anchors)])
}

/// The head of a log that had this one before the line.
pub fn head_after(head: &Bytes, number: u32, line: &str) -> Bytes {
    let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
    let (number, length) = (number.to_be_bytes(), length.to_be_bytes());
    tagged("line", &[&head.0, &number, &length, line.as_bytes()])
}

/// The dice of throw `number` of an epoch, as they fall.
///
/// ```
/// use pasch_dice::{Bytes, Party, dice, identity};
/// use std::collections::BTreeMap;
/// let table = identity(&Bytes([1; 32]), 1, 1);
/// let links = BTreeMap::from([(Party::Server, Bytes([3; 32])), (Party::White, Bytes([4; 32]))]);
/// let fallen = dice(&table, 1, 2, &links);
/// assert!(fallen.len() == 2 && fallen.iter().all(|die| (1..=6).contains(die)));
/// assert_eq!(fallen, dice(&table, 1, 2, &links));
/// ```
pub fn dice(identity: &Bytes, number: u32, count: u8, links: &BTreeMap<Party, Bytes>) -> Vec<u8> {
    let (parts, mut dice) = (parts(links), Vec::new());
    for block in 0u32.. {
        let (number, block) = (number.to_be_bytes(), block.to_be_bytes());
        for byte in tagged("throw", &[&identity.0, &number, &block, &[count], &parts]).0 {
            if dice.len() == usize::from(count) {
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

fn parts(of: &BTreeMap<Party, Bytes>) -> Vec<u8> {
    let part = |(party, bytes): (&Party, &Bytes)| [&[party.number()], &bytes.0[..]].concat();
    of.iter().flat_map(part).collect()
}

/// SHA-256 over a tag of its own and parts whose lengths are known.
fn tagged(name: &str, parts: &[&[u8]]) -> Bytes {
    let mut hash = Sha256::new();
    hash.update(b"pasch-dice-2/");
    hash.update(name.as_bytes());
    hash.update([0]);
    for part in parts {
        hash.update(part);
    }
    Bytes(hash.finalize().into())
}

/// A chain, known to its party alone. It keeps a mark every few links, so that thousands of tables fit into memory.
///
/// ```
/// use pasch_dice::{Bytes, Chain, Party, identity, link_before};
/// let table = identity(&Bytes([1; 32]), 1, 1);
/// let chain = Chain::new(table, Party::White, Bytes([2; 32]));
/// let links = [1, 2].map(|number| chain.link(number).expect("a link"));
/// // Whoever knows the anchor can check every link, and foresee none.
/// assert_eq!(link_before(&table, Party::White, 1, &links[0]), chain.anchor());
/// assert_eq!(link_before(&table, Party::White, 2, &links[1]), links[0]);
/// ```
#[derive(Clone)]
pub struct Chain {
    identity: Bytes,
    party: Party,
    /// Links 0, 32, 64 and so on, to the last.
    marks: Vec<Bytes>,
}

impl Chain {
    /// The chain of a party that ends with this seed.
    pub fn new(identity: Bytes, party: Party, seed: Bytes) -> Chain {
        let mut link = seed;
        let mut marks = Vec::with_capacity((CHAIN_LENGTH / MARK) as usize + 1);
        marks.push(seed);
        for number in (1..=CHAIN_LENGTH).rev() {
            link = link_before(&identity, party, number, &link);
            if (number - 1) % MARK == 0 {
                marks.push(link);
            }
        }
        marks.reverse();
        Chain { identity, party, marks }
    }

    /// What is published before the first throw.
    pub fn anchor(&self) -> Bytes {
        self.marks.first().copied().unwrap_or_default()
    }

    /// The link with this number, from 1.
    pub fn link(&self, number: u32) -> Option<Bytes> {
        let mark = number.div_ceil(MARK);
        let mut link = *self.marks.get(mark as usize)?;
        for above in (number + 1..=mark * MARK).rev() {
            link = link_before(&self.identity, self.party, above, &link);
        }
        (number > 0).then_some(link)
    }
}

impl fmt::Debug for Chain {
    /// Without its secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({}, {})", self.party, self.anchor())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_link_hashes_to_the_one_before() {
        let identity = identity(&Bytes([1; 32]), 1, 1);
        let chain = Chain::new(identity, Party::White, Bytes([7; 32]));
        let mut before = chain.anchor();
        for number in 1..=CHAIN_LENGTH {
            let link = chain.link(number).unwrap();
            assert_eq!(link_before(&identity, Party::White, number, &link), before, "{number}");
            before = link;
        }
        assert_eq!(before, Bytes([7; 32]));
        assert_eq!(chain.link(0), None);
        assert_eq!(chain.link(CHAIN_LENGTH + 1), None);
    }

    #[test]
    fn a_seed_makes_other_links_for_another_party_game_or_epoch() {
        let (seed, session) = (Bytes([7; 32]), Bytes([1; 32]));
        let of = |game, epoch, party| Chain::new(identity(&session, game, epoch), party, seed).anchor();
        let all = [
            of(1, 1, Party::White),
            of(1, 1, Party::Black),
            of(2, 1, Party::White),
            of(1, 2, Party::White),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one));
        }
    }

    /// A million rolls: each of the 36 outcomes as often as chance would have it. The seed is fixed, so that the test
    /// either always passes or never; the bound is the 99.9th percentile for 35 degrees of freedom.
    #[test]
    fn a_million_rolls_pass_the_chi_square_test() {
        let identity = identity(&Bytes([3; 32]), 1, 1);
        let mut counts = [0u32; 36];
        let mut links = BTreeMap::from([(Party::Server, Bytes([1; 32])), (Party::White, Bytes([2; 32]))]);
        for number in 0..1_000_000u32 {
            if let Some(link) = links.get_mut(&Party::White) {
                *link = link_before(&identity, Party::White, number, link);
            }
            let dice = dice(&identity, number, 2, &links);
            counts[usize::from((dice[0] - 1) * 6 + dice[1] - 1)] += 1;
        }
        let expected = 1_000_000.0 / 36.0;
        let distance = |&n: &u32| (f64::from(n) - expected).powi(2) / expected;
        let chi_square: f64 = counts.iter().map(distance).sum();
        assert!(chi_square < 66.62, "{chi_square}");
        assert!(chi_square > 14.0, "too even to be chance: {chi_square}");
    }
}
