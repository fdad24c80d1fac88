//! What takes thought, as data that can be sent to whoever thinks; and the thought itself.

use crate::input::{Millis, Thinking, Thought};
use crate::positions::ask;
use crate::questions::{bytes_of, read_file};
use crate::{solitaire, study};
use pasch_analysis::{
    Account, Decision, DiceCounts, Entry, Judge, Judged, Level, Memory, Played, Player, Thoroughness, hint,
};
use pasch_draw::Diagram;
use pasch_engine::Interrupt;
use pasch_notation::parse_position_of_either;
use pasch_protocol::{Ask, Fault, FaultKey, Message, SolitaireAsk};
use pasch_rules::{Pair, Session, Situation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// A search that has not ended by then ends anyway, and a shallower one answers.
const PATIENCE: Millis = 8_000;
/// What a question about solitaire may cost.
const SOLITAIRE: Millis = 25_000;
/// What a few decisions of a match may cost.
const STUDY: Millis = 60_000;

/// A page's question that takes thought and needs no table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "question")]
pub enum Question {
    /// What does this file hold?
    File {
        /// Its bytes in base64.
        bytes: String,
    },
    /// What does the engine think of a situation?
    Situation {
        /// The situation.
        situation: Box<Situation>,
        /// What is asked.
        ask: Ask,
        /// How strong an answer is wanted.
        level: Level,
    },
    /// The truth about a solitaire.
    Solitaire {
        /// The pegs.
        pegs: Vec<u8>,
        /// The pegs to end with.
        goal: Vec<u8>,
        /// What is asked.
        ask: SolitaireAsk,
    },
    /// Which decisions does this file hold?
    Study {
        /// Its bytes in base64.
        bytes: String,
        /// How thoroughly they will be judged.
        thoroughness: Thoroughness,
    },
    /// Which decisions does this session hold?
    Session {
        /// The session.
        session: Box<Session>,
        /// Who played.
        names: Pair<Option<String>>,
        /// How thoroughly they will be judged.
        thoroughness: Thoroughness,
    },
    /// What did these decisions cost?
    Judge {
        /// The decisions.
        decisions: Vec<Decision>,
        /// How thoroughly they are judged.
        thoroughness: Thoroughness,
    },
    /// How was this card answered, and when does it come again?
    Remember {
        /// The card's decision, with what was answered.
        decision: Box<Decision>,
        /// What the card knows of it.
        judged: Box<Judged>,
        /// How closely that was looked at.
        thoroughness: Thoroughness,
        /// What was remembered of it before.
        memory: Option<Memory>,
        /// When it was answered.
        now: i64,
    },
    /// What do these judged decisions come to?
    SumUp {
        /// What was played.
        played: Played,
        /// The decisions.
        entries: Vec<Entry>,
    },
    /// What do these accounts, and these throws, come to, group by group?
    Tally {
        /// The groups of accounts.
        groups: Vec<Vec<Account>>,
        /// The groups of throws.
        #[serde(default)]
        dice: Vec<Vec<DiceCounts>>,
    },
    /// A position as it may come up in play.
    SomePosition {
        /// Which one.
        seed: u32,
    },
    /// A position as a picture.
    Picture {
        /// The position, as text.
        position: String,
    },
}

impl Question {
    /// How long it may take.
    pub fn patience(&self) -> Millis {
        match self {
            Question::Solitaire { .. } => SOLITAIRE,
            Question::Judge { .. } | Question::Remember { .. } => STUDY,
            _ => PATIENCE,
        }
    }

    /// The answer.
    pub fn answer(&self, judge: &mut Judge, interrupt: &impl Interrupt) -> Result<Message, Fault> {
        match self {
            Question::File { bytes } => Ok(read_file(bytes)),
            Question::Situation {
                situation,
                ask: asked,
                level,
            } => ask(judge, situation, *asked, level.plies(), interrupt),
            Question::Solitaire { pegs, goal, ask } => solitaire::answer(pegs, goal, *ask, interrupt),
            Question::Study { bytes, thoroughness } => study::of_file(judge, &bytes_of(bytes)?, *thoroughness),
            Question::Session {
                session,
                names,
                thoroughness,
            } => Ok(study::of_session(judge, session, names.clone(), *thoroughness)),
            Question::Judge {
                decisions,
                thoroughness,
            } => study::judge_decisions(judge, decisions, *thoroughness, interrupt),
            Question::Remember {
                decision,
                judged,
                thoroughness,
                memory,
                now,
            } => study::remember(
                judge,
                (decision, judged, *thoroughness),
                (memory.as_ref(), *now),
                interrupt,
            ),
            Question::SumUp { played, entries } => Ok(study::sum_up(*played, entries)),
            Question::Tally { groups, dice } => Ok(study::tally(groups, dice)),
            Question::SomePosition { seed } => study::some_position(judge, *seed, interrupt),
            Question::Picture { position } => {
                let text = picture(position).map_err(|_| FaultKey::BadPosition)?;
                Ok(Message::File {
                    name: "position.svg".to_owned(),
                    media: "image/svg+xml".to_owned(),
                    text,
                })
            }
        }
    }
}

/// A position, read from text, as SVG; or what is wrong with it.
pub fn picture(position: &str) -> Result<String, String> {
    let situation = parse_position_of_either(position, 15).map_err(|fault| fault.to_string())?;
    situation.position().map_err(|faults| faults.to_string())?;
    Ok(Diagram::new(&situation).svg())
}

impl Thinking {
    /// How long it may take.
    pub fn patience(&self) -> Millis {
        PATIENCE
    }

    /// What comes of it.
    pub fn answer(self, judge: &mut Judge, interrupt: &impl Interrupt) -> Thought {
        match self {
            Thinking::Wish {
                version,
                session,
                side,
                level,
                seed,
                ..
            } => {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let mut even = || (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
                Thought::Wish {
                    version,
                    wish: Player { level }.wish(judge, &session, side, &mut even, interrupt),
                    failed: None,
                }
            }
            Thinking::Verdict { version, decision } => {
                let verdict = decision.verdict(judge, interrupt);
                Thought::Verdict {
                    version,
                    verdict: verdict.ok().flatten().map(Box::new),
                }
            }
            Thinking::Hint {
                guest,
                re,
                version,
                session,
            } => {
                let hint = hint(judge, &session, interrupt);
                Thought::Hint {
                    guest,
                    re,
                    version,
                    hint: hint.ok().map(Box::new),
                }
            }
        }
    }

    /// What is left when the thought went wrong.
    pub fn lost(&self) -> Thought {
        match *self {
            Thinking::Wish { version, .. } => Thought::Wish {
                version,
                wish: None,
                failed: None,
            },
            Thinking::Verdict { version, .. } => Thought::Verdict { version, verdict: None },
            Thinking::Hint { guest, re, version, .. } => Thought::Hint {
                guest,
                re,
                version,
                hint: None,
            },
        }
    }
}
