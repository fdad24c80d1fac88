//! What is settled when a table is set up, and how a page's wish becomes that.

use crate::secrets::{Secrets, fingerprint};
use pasch_analysis::Level;
use pasch_protocol as wire;
use pasch_protocol::FaultKey;
use pasch_rules::{Cube, Pair, Preset, Rulebook, Side, Start, Terms, UnknownRulebook};
use serde::{Deserialize, Serialize};

/// What is settled when a table is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setting {
    /// What is played.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Pair<Chair>,
    /// Is the tutor on at first?
    pub tutor: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "chair")]
pub enum Chair {
    /// A person's.
    Person {
        /// What the person is called.
        name: Option<String>,
        /// The fingerprint of the seat's secret.
        token: String,
        /// The fingerprint of the browser's secret.
        owner: String,
    },
    /// The computer's.
    Computer {
        /// How strong.
        level: Level,
    },
    /// Kept for the first to open the link.
    Open,
}

/// A setting that a page wished for, and the secrets of the seats that are its own.
#[derive(Clone, Debug)]
pub struct Wished {
    /// The setting.
    pub setting: Setting,
    /// The secrets of the page's seats.
    pub tokens: Vec<String>,
}

impl Setting {
    /// The setting that a page wishes for. `owner` is the fingerprint of its browser's secret.
    pub fn wished(
        terms: wire::Terms,
        seats: &Pair<wire::Seat>,
        tutor: bool,
        owner: &str,
        secrets: &mut Secrets,
    ) -> Result<Wished, (FaultKey, String)> {
        let bad = |english: &str| (FaultKey::BadTerms, english.to_owned());
        let terms = terms_of(terms).map_err(|english| bad(&english))?;
        let both_mine = matches!(
            (&seats.white, &seats.black),
            (wire::Seat::Me { .. }, wire::Seat::Me { .. })
        );
        if terms.real_board && !both_mine {
            return Err(bad("at a real board both seats are written down by one page"));
        }
        if matches!((&seats.white, &seats.black), (wire::Seat::Link, wire::Seat::Link)) {
            return Err(bad("somebody has to sit at the table"));
        }
        let mut tokens = Vec::new();
        let seats = Pair::of(|side: Side| match &seats[side] {
            wire::Seat::Link => Chair::Open,
            wire::Seat::Computer { level } => Chair::Computer { level: *level },
            wire::Seat::Me { name } => {
                let token = secrets.secret();
                let chair = Chair::Person {
                    name: short(name.clone()),
                    token: fingerprint(&token),
                    owner: owner.to_owned(),
                };
                tokens.push(token);
                chair
            }
        });
        Ok(Wished {
            setting: Setting { terms, seats, tutor },
            tokens,
        })
    }
}

/// The terms as the rules take them, or every reason why they do not.
fn terms_of(terms: wire::Terms) -> Result<Terms, String> {
    let preset: Preset = terms
        .rulebook
        .parse()
        .map_err(|fault: UnknownRulebook| fault.to_string())?;
    let rulebook = match terms.answers {
        None => Rulebook::from(preset),
        Some(answers) => {
            let data = serde_json::json!({ "base": preset.id(), "answers": answers });
            serde_json::from_value(data).map_err(|fault| fault.to_string())?
        }
    };
    let mut terms = Terms {
        rulebook,
        session: terms.session,
        start: terms.start,
        agreement: terms.agreement,
        real_board: terms.real_board,
    };
    // A position brings its cube along; where the session has none, it stays in the box.
    let boxed = terms.cube_in_use().is_err();
    if let Start::Middle(standing) = &mut terms.start
        && boxed
    {
        standing.cube = Cube::START;
    }
    terms.check().map_err(|faults| faults.to_string())?;
    Ok(terms)
}

/// A name without line breaks and of a length that fits beside a board.
pub(crate) fn short(name: Option<String>) -> Option<String> {
    let name: String = name?.chars().filter(|c| !c.is_control()).take(40).collect();
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}
