//! What is settled when a table is set up, and how a page's wish becomes that.

use crate::secrets::{Secrets, fingerprint};
use pasch_analysis::Level;
use pasch_protocol as wire;
use pasch_protocol::{Colour, EngineInfo, Fault, FaultKey};
use pasch_rules::{
    Answers, BoardLaw, Cube, Pair, Preset, Rulebook, RulebookFault, Sentence, Session, Side, Start, Terms, TermsFault,
};
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
    /// The table on a server whose game goes on here after the server went away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "chair")]
pub enum Chair {
    /// A person's.
    Person {
        /// What the person is called.
        name: Option<String>,
        /// The colour that the person is shown in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
        /// The fingerprint of the seat's secret.
        token: String,
        /// The fingerprint of the browser's secret.
        owner: String,
    },
    /// The computer's.
    Computer {
        /// How strong.
        level: Level,
        /// The engine of another program that plays for it, or did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        engine: Option<EngineInfo>,
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
    /// The setting that a page wishes for. `owner` is the fingerprint of its browser's secret, `engines` are those that can
    /// be played against in this house.
    pub fn wished(
        terms: wire::WishedTerms,
        seats: &Pair<wire::Seat>,
        tutor: bool,
        owner: &str,
        engines: &[String],
        secrets: &mut Secrets,
    ) -> Result<Wished, Fault> {
        let terms = terms_of(terms)?;
        for side in Side::BOTH {
            if let wire::Seat::Computer { engine: Some(name), .. } = &seats[side]
                && !(engines.contains(name) && is_played_by_engines(&terms))
            {
                return Err(FaultKey::NoEngine.into());
            }
        }
        let mine = |side: Side| matches!(seats[side], wire::Seat::Me { .. });
        let open = |side: Side| seats[side] == wire::Seat::Link;
        // At a real board one page writes down both sides, and throws for the computer; everywhere else somebody has to sit.
        let real = !Side::BOTH.into_iter().any(open) && Side::BOTH.into_iter().any(mine);
        if Side::BOTH.into_iter().all(open) || (terms.real_board && !real) {
            return Err(FaultKey::BadTerms.into());
        }
        let mut tokens = Vec::new();
        let seats = Pair::of(|side: Side| match &seats[side] {
            wire::Seat::Link => Chair::Open,
            wire::Seat::Computer { level, engine } => Chair::Computer {
                level: *level,
                engine: engine.clone().map(|name| EngineInfo { name, failed: None }),
            },
            wire::Seat::Me { name } => {
                let token = secrets.secret();
                let chair = Chair::Person {
                    name: short(name.clone()),
                    colour: None,
                    token: fingerprint(&token),
                    owner: owner.to_owned(),
                };
                tokens.push(token);
                chair
            }
        });
        Ok(Wished {
            setting: Setting {
                terms,
                seats,
                tutor,
                parent: None,
            },
            tokens,
        })
    }
}

impl Setting {
    /// The same for another session: engines that failed get another chance.
    #[must_use]
    pub(crate) fn again(mut self) -> Setting {
        for side in Side::BOTH {
            if let Chair::Computer {
                engine: Some(engine), ..
            } = &mut self.seats[side]
            {
                engine.failed = None;
            }
        }
        self
    }

    /// The fingerprints of those who sit there.
    pub fn owners(&self) -> Vec<String> {
        let owner = |side| match &self.seats[side] {
            Chair::Person { owner, .. } => Some(owner.clone()),
            _ => None,
        };
        Side::BOTH.into_iter().filter_map(owner).collect()
    }
}

/// Engines of other programs know one way to move the checkers, and fifteen of them.
fn is_played_by_engines(terms: &Terms) -> bool {
    let fifteen = Session::new(terms.clone()).is_ok_and(|session| session.situation().checkers == 15);
    BoardLaw::from(terms.rulebook.answers()) == BoardLaw::TOURNAMENT && fifteen
}

/// The terms as the rules take them, or every reason why they do not.
fn terms_of(terms: wire::WishedTerms) -> Result<Terms, Fault> {
    let preset: Preset = terms.rulebook.parse().map_err(|_| FaultKey::BadTerms)?;
    let rulebook = match terms.answers {
        None => Rulebook::from(preset),
        Some(answers) => {
            let answers: Answers = serde_json::from_value(answers).map_err(Fault::unreadable)?;
            let amended = Rulebook::from(preset).amend(|all| *all = answers);
            amended.map_err(|faults| bad(faults.0.iter().map(RulebookFault::sentence)))?
        }
    };
    let mut terms = Terms {
        rulebook,
        session: terms.session,
        start: terms.start,
        agreement: terms.agreement,
        real_board: terms.real_board,
        timing: terms.timing,
    };
    // A position brings its cube along; where none may be turned, it stays in the box.
    let boxed = terms.cube_in_use().is_err();
    if let Start::Middle(standing) = &mut terms.start
        && (boxed || standing.crawford)
    {
        standing.cube = Cube::START;
    }
    terms
        .check()
        .map_err(|faults| bad(faults.0.iter().map(TermsFault::sentence)))?;
    Ok(terms)
}

fn bad(sentences: impl IntoIterator<Item = Sentence>) -> Fault {
    Fault::saying(FaultKey::BadTerms, sentences)
}

/// A name without line breaks and of a length that fits beside a board.
pub(crate) fn short(name: Option<String>) -> Option<String> {
    let name: String = name?.chars().filter(|c| !c.is_control()).take(40).collect();
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}
