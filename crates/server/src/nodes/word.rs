//! What nodes say to each other, and under which subjects.

use crate::visitor::Visitor;
use async_nats::Message as Delivery;
use async_nats::StatusCode;
use axum::extract::ws::Utf8Bytes;
use pasch_table::{Ask, Joining};
use serde::{Deserialize, Serialize};

/// What the node of a page says to the node of a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// Is this table set up with you? It is answered at once, with yes or no.
    Have(String),
    /// These of my links to you are older than a beat, and so many words I had sent on each of them at the last one.
    Beat { from: String, links: Vec<(u64, u64)> },
    /// A page comes: the first word of a link.
    Join {
        from: String,
        link: u64,
        table: String,
        joining: Box<Joining>,
        visitor: Visitor,
    },
    /// It asks for something.
    Ask {
        from: String,
        link: u64,
        number: u64,
        re: u32,
        ask: Box<Ask>,
    },
    /// It goes.
    Leave { from: String, link: u64 },
}

/// The answer to [`Word::Have`].
pub const YES: &[u8] = b"yes";
pub const NO: &[u8] = b"no";

/// Where nodes tell each other what visitors use.
pub const USES: &str = "pasch.nodes.uses";

/// Where a node hears words.
pub fn asked(node: &str) -> String {
    format!("pasch.node.{node}.ask")
}

/// Where a node hears what tables of another node tell its pages. Words go there one after the other, beats among them.
pub fn told(node: &str, by: &str) -> String {
    format!("pasch.node.{node}.tell.{by}")
}

/// What comes back from the node of a table.
#[derive(Debug, PartialEq, Eq)]
pub enum Told {
    /// Nobody hears what is said to it: it has gone.
    Gone,
    /// It has heard a beat. So many words it had said on each of these links at the last one, or it does not know the link.
    Beat(Vec<(u64, u64)>),
    /// Something for a page; without text, that the link is over.
    Text { link: u64, number: u64, text: Utf8Bytes },
}

/// More words than were ever said: of a link that is not known, or on which a word was lost.
pub const UNKNOWN: u64 = u64::MAX;

const BEAT: &str = "beat";

/// [`Told::Beat`], as it is sent.
pub fn beat(links: &[(u64, u64)]) -> String {
    let links = links.iter().map(|(link, said)| format!(" {link}:{said}"));
    BEAT.to_owned() + &links.collect::<String>()
}

/// [`Told::Text`], as it is sent: what is for a page, which is most of what is sent, is passed on as it is.
pub fn text(link: u64, number: u64, text: &str) -> String {
    format!("{link} {number} {text}")
}

impl Told {
    /// By which node, and what; nothing if it cannot be read.
    pub fn read(delivery: &Delivery) -> Option<(String, Told)> {
        let by = delivery.subject.rsplit('.').next()?.to_owned();
        if delivery.status == Some(StatusCode::NO_RESPONDERS) {
            return Some((by, Told::Gone));
        }
        Some((by, Told::parse(std::str::from_utf8(&delivery.payload).ok()?)?))
    }

    fn parse(text: &str) -> Option<Told> {
        if let Some(links) = text.strip_prefix(BEAT) {
            let link = |word: &str| {
                let (link, said) = word.split_once(':')?;
                Some((link.parse().ok()?, said.parse().ok()?))
            };
            let links: Option<Vec<(u64, u64)>> = links.split_ascii_whitespace().map(link).collect();
            return links.map(Told::Beat);
        }
        let mut parts = text.splitn(3, ' ');
        let (link, number) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let text = Utf8Bytes::from(parts.next()?.to_owned());
        Some(Told::Text { link, number, text })
    }
}

/// The node of an incarnation, as the store names it.
pub fn node_of(incarnation: &str) -> &str {
    incarnation.split('-').next().unwrap_or(incarnation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for links in [vec![], vec![(1, 2), (u64::MAX, 0)]] {
            assert_eq!(Told::parse(&beat(&links)), Some(Told::Beat(links)));
        }
        for said in ["{\"type\": \"table\"}", ""] {
            let (link, number) = (7, u64::MAX);
            let told = Told::Text {
                link,
                number,
                text: said.into(),
            };
            assert_eq!(Told::parse(&text(link, number, said)), Some(told));
        }
        for nothing in ["", "7", "7 8", "x 8 text", "beat 7", "beat 7:x", "-1 2 text"] {
            assert_eq!(Told::parse(nothing), None, "{nothing:?}");
        }
    }
}
