//! What a page asks for, sorted by who can answer it: so that every shell around the tables sends it the same way.

use crate::input::Ask;
use crate::ledger::Ledger;
use crate::listing::listed_for;
use crate::question::Question;
use crate::questions::answer_alone;
use crate::replay::of_session;
use crate::secrets::fingerprint;
use crate::setting::{Chair, short};
use pasch_analysis::Thoroughness;
use pasch_notation::{MatchRecord, write_mat, write_sgf};
use pasch_protocol::{
    Fault, FaultKey, Message, RecordFormat, Request, Seat, StudySource, VERSION, Welcome, WishedTerms,
};
use pasch_rules::{Pair, Side};

/// The secrets of seats that a page may name when it comes.
const TOKENS: usize = 4;
/// The steps of a turn.
const STEPS: usize = 4;

/// What a page asks for, by who can answer it.
#[derive(Clone, Debug)]
pub enum Errand {
    /// The first word of a page: [`greet`].
    Hello {
        /// The version it speaks.
        protocol: u32,
        /// The secret by which its games are known.
        owner: Option<String>,
    },
    /// A new table.
    Create {
        /// What is played.
        terms: WishedTerms,
        /// Who sits where.
        seats: Pair<Seat>,
        /// Is the tutor on?
        tutor: bool,
        /// The table whose game goes on there.
        parent: Option<String>,
    },
    /// To come to a table.
    Join {
        /// Which.
        table: String,
        /// The secrets of the seats that the page has.
        tokens: Vec<String>,
        /// Only to watch?
        watch: bool,
        /// What the player is called.
        name: Option<String>,
    },
    /// To leave it.
    Leave {
        /// Which.
        table: String,
    },
    /// Something for a table that the page is at.
    Ask {
        /// Which.
        table: String,
        /// What.
        ask: Ask,
    },
    /// The list of its games: [`games`].
    Games,
    /// To take a game off that list.
    Forget {
        /// Which.
        table: String,
    },
    /// What can be read off a table's ledger.
    Look {
        /// Which table.
        table: String,
        /// What.
        look: Look,
    },
    /// A page of the rules.
    Read {
        /// In which language.
        language: String,
        /// Which.
        page: String,
    },
    /// What takes thought.
    Think(Question),
    /// What is known already.
    Known(Box<Message>),
}

/// What can be read off a table's ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Its games, move by move.
    Replay,
    /// Its dice with their proof.
    Dice,
    /// Its record as a file.
    Record(RecordFormat),
    /// Its decisions, to be judged.
    Study(Thoroughness),
}

/// What came of a look.
#[derive(Clone, Debug)]
pub enum Seen {
    /// The answer.
    Known(Box<Message>),
    /// What still takes thought.
    Think(Question),
}

impl From<Request> for Errand {
    fn from(request: Request) -> Errand {
        let ask = |table, ask| Errand::Ask { table, ask };
        match request {
            Request::Hello { protocol, owner } => Errand::Hello { protocol, owner },
            Request::Create {
                terms,
                white,
                black,
                tutor,
                parent,
            } => Errand::Create {
                terms,
                seats: Pair { white, black },
                tutor,
                parent: short(parent),
            },
            Request::Join {
                table,
                mut tokens,
                watch,
                name,
            } => {
                tokens.truncate(TOKENS);
                Errand::Join {
                    table,
                    tokens,
                    watch,
                    name,
                }
            }
            Request::Leave { table } => Errand::Leave { table },
            Request::Act { table, at, side, deed } => ask(table, Ask::Act { at, side, deed }),
            Request::Explain {
                table,
                mut steps,
                from,
                to,
            } => {
                steps.truncate(STEPS);
                ask(table, Ask::Explain { steps, from, to })
            }
            Request::DiceLog { table, from } => ask(table, Ask::DiceLog { from }),
            Request::Anchor { table, epoch, anchor } => ask(table, Ask::Anchor { epoch, anchor }),
            Request::Link { table, roll, link } => ask(table, Ask::Link { roll, link }),
            Request::Renew { table, epoch, why } => ask(table, Ask::Renew { epoch, why }),
            Request::Grant { table, epoch } => ask(table, Ask::Grant { epoch }),
            Request::Hint { table } => ask(table, Ask::Hint),
            Request::Tutor { table, on } => ask(table, Ask::Tutor(on)),
            Request::Summary { table } => ask(table, Ask::Summary),
            Request::Sit { table, side } => ask(table, Ask::Sit(side)),
            Request::Introduce { table, name, colour } => ask(table, Ask::Introduce { name, colour }),
            Request::Say { table, phrase } => ask(table, Ask::Say(phrase)),
            Request::Games => Errand::Games,
            Request::Forget { table } => Errand::Forget { table },
            Request::Replay { table } => Errand::Look {
                table,
                look: Look::Replay,
            },
            Request::Dice { table } => Errand::Look {
                table,
                look: Look::Dice,
            },
            Request::Record { table, format } => Errand::Look {
                table,
                look: Look::Record(format),
            },
            Request::Read { language, page } => Errand::Read { language, page },
            Request::ReadFile { bytes } => Errand::Think(Question::File { bytes }),
            Request::Study { source, thoroughness } => match source {
                StudySource::File { bytes } => Errand::Think(Question::Study { bytes, thoroughness }),
                StudySource::Table { table } => Errand::Look {
                    table,
                    look: Look::Study(thoroughness),
                },
            },
            Request::Judge {
                decisions,
                thoroughness,
            } => Errand::Think(Question::Judge {
                decisions,
                thoroughness,
            }),
            Request::Remember {
                decision,
                judged,
                thoroughness,
                memory,
                now,
            } => Errand::Think(Question::Remember {
                decision,
                judged,
                thoroughness,
                memory,
                now,
            }),
            Request::SomePosition { seed } => Errand::Think(Question::SomePosition { seed }),
            Request::SumUp { played, entries } => Errand::Think(Question::SumUp { played, entries }),
            Request::Tally { groups, dice } => Errand::Think(Question::Tally { groups, dice }),
            Request::Picture { position } => Errand::Think(Question::Picture { position }),
            Request::Ask { situation, ask, level } => Errand::Think(Question::Situation { situation, ask, level }),
            Request::Solitaire { pegs, goal, ask } => Errand::Think(Question::Solitaire { pegs, goal, ask }),
            request => Errand::Known(Box::new(
                answer_alone(&request).unwrap_or_else(|| Message::Fault(FaultKey::Unreadable.into())),
            )),
        }
    }
}

/// The number of a request that cannot be read otherwise, so that the page knows which it was; 0 if it has none.
pub fn number_of(text: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Number {
        id: u32,
    }
    serde_json::from_str::<Number>(text).map_or(0, |number| number.id)
}

/// Greets a page that has said nothing before: its owner's fingerprint and the answer. `fresh` is a new secret, for a
/// browser that brings none.
pub fn greet(
    protocol: u32,
    owner: Option<String>,
    fresh: impl FnOnce() -> Option<String>,
    house: &Welcoming,
) -> Result<(String, Message), Fault> {
    if protocol != VERSION {
        return Err(FaultKey::OtherVersion.into());
    }
    // A secret that is too short to be one of ours is not taken.
    let known = owner.filter(|owner| (16..=128).contains(&owner.len()));
    let owner = known.or_else(fresh).ok_or(FaultKey::Trouble)?;
    let welcome = Welcome {
        protocol: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        owner: owner.clone(),
        engines: house.engines.to_vec(),
        addresses: house.addresses.to_vec(),
        port: house.port,
    };
    Ok((fingerprint(&owner), Message::Welcome(welcome)))
}

/// Where a house can be found; nowhere, if it stands in the page itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Welcoming<'a> {
    /// Addresses under which other devices reach it.
    pub addresses: &'a [String],
    /// The port it listens on.
    pub port: u16,
    /// Engines of other programs that can be played against there.
    pub engines: &'a [String],
}

/// What must be said of a page that has not said hello, or says it twice.
pub fn misgreeted(again: bool) -> Fault {
    Fault::unreadable(match again {
        true => "this page has said hello already",
        false => "the first message of a page is hello",
    })
}

/// An owner's games, from the stored lines and when each was touched last.
pub fn games(lines: impl IntoIterator<Item = (String, i64)>, owner: &str) -> Message {
    let game = |(line, updated): (String, i64)| {
        let mut game = listed_for(&line, owner)?;
        game.updated = updated;
        Some(game)
    };
    Message::Games {
        games: lines.into_iter().filter_map(game).collect(),
    }
}

impl Look {
    /// What is read.
    pub fn at(self, ledger: &Ledger) -> Seen {
        let names = || Pair::of(|side| name(ledger, side));
        let message = match self {
            Look::Study(thoroughness) => {
                return Seen::Think(Question::Session {
                    session: Box::new(ledger.session().clone()),
                    names: names(),
                    thoroughness,
                });
            }
            Look::Replay => Message::Replay {
                replay: of_session(ledger.session(), names()),
            },
            Look::Dice => Message::Dice {
                record: ledger.dice_record(),
            },
            Look::Record(format) => match file(ledger, format) {
                Ok(text) => Message::File {
                    name: format!("pasch-{}.{}", ledger.table(), format.ending()),
                    media: format.media().to_owned(),
                    text,
                },
                Err(_) => Message::Fault(FaultKey::NotHere.into()),
            },
        };
        Seen::Known(Box::new(message))
    }
}

/// A table's record as the text of a file; or why it cannot be written in this form.
pub fn file(ledger: &Ledger, format: RecordFormat) -> Result<String, String> {
    let players = || {
        Side::BOTH.map(|side| match &ledger.seats()[side] {
            Chair::Computer {
                engine: Some(engine), ..
            } => engine.name.clone(),
            Chair::Computer { .. } => "Pasch".to_owned(),
            _ => name(ledger, side).unwrap_or_else(|| side.to_string()),
        })
    };
    let record = || MatchRecord::of_session(ledger.session(), players()).map_err(|fault| fault.to_string());
    match format {
        RecordFormat::Mat => record().map(|record| write_mat(&record)),
        RecordFormat::Sgf => record().map(|record| write_sgf(&record)),
        RecordFormat::Dice => serde_json::to_string_pretty(&ledger.dice_record()).map_err(|fault| fault.to_string()),
    }
}

fn name(ledger: &Ledger, side: Side) -> Option<String> {
    match &ledger.seats()[side] {
        Chair::Person { name, .. } => name.clone(),
        _ => None,
    }
}
