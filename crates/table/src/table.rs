//! The table: what goes in, what comes out, and the step from one to the other.

use crate::entry::Entry;
use crate::ledger::{Ledger, LedgerFault};
use crate::listing::listed;
use crate::secrets::Secrets;
use crate::setting::Setting;
use crate::tutor::Judging;
use crate::view::{self, Around, Held};
use pasch_analysis::{Decision, Hint, Level, Verdict, Wish};
use pasch_dice::{Line, Why};
use pasch_protocol::{Answer, AtTable, Colour, Deed, EngineFailing, Fault, FaultKey, Message, Phrase, Refusal};
use pasch_rules::{Action, DieStep, Pair, Session, Side};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// A moment, in milliseconds on the shell's clock.
pub type Millis = u64;

/// A page's number.
pub type GuestId = u64;

/// A table that nobody is at is put away after this long.
const IDLE: Millis = 120_000;

/// How much a table lets anyone do, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Pages that watch, and pages that hold a seat: so many of each.
    pub guests: usize,
    /// How long the computer takes at least, so that people can follow.
    pub pace: Millis,
}

/// What happens to a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// The table was set up, or restored after it was put away or after a crash.
    Opened,
    /// A page comes.
    Join(Joining),
    /// A page goes.
    Leave(GuestId),
    /// A page asks for something.
    Ask {
        /// The page.
        guest: GuestId,
        /// Its request.
        re: u32,
        /// What.
        ask: Ask,
    },
    /// Somebody has thought.
    Thought(Thought),
    /// Another table was founded for the rematch, or could not be.
    Founded(Result<String, Fault>),
    /// Time has passed.
    Tick,
}

impl Input {
    /// Which page's request it is, to be answered even if nothing comes of it.
    pub fn asked(&self) -> Option<(GuestId, u32)> {
        match self {
            Input::Join(joining) => Some((joining.guest, joining.re)),
            Input::Ask { guest, re, .. } => Some((*guest, *re)),
            _ => None,
        }
    }
}

/// A page that comes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Joining {
    /// The page.
    pub guest: GuestId,
    /// Its request.
    pub re: u32,
    /// The seats' secrets that it has.
    pub tokens: Vec<String>,
    /// The fingerprint of its browser's secret.
    pub owner: String,
    /// Does it only want to watch?
    pub watch: bool,
    /// What the player is called.
    pub name: Option<String>,
}

/// What a page at the table asks for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// To do something.
    Act {
        /// On which version.
        at: u32,
        /// For which side.
        side: Option<Side>,
        /// What.
        deed: Deed,
    },
    /// Why a checker cannot go somewhere.
    Explain {
        /// The steps made so far.
        steps: Vec<DieStep>,
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
    /// The lines of the log of dice.
    DiceLog {
        /// From this number on.
        from: u32,
    },
    /// To fix its part in the dice.
    Anchor {
        /// The epoch.
        epoch: u32,
        /// The anchor.
        anchor: String,
    },
    /// To have its part in a roll.
    Link {
        /// The roll.
        roll: u32,
        /// The link.
        link: String,
    },
    /// New chains.
    Renew {
        /// The epoch that is to end.
        epoch: u32,
        /// Why.
        why: Why,
    },
    /// To agree to new chains while a roll is open.
    Grant {
        /// The epoch that is to end.
        epoch: u32,
    },
    /// A hint.
    Hint,
    /// The tutor on or off.
    Tutor(bool),
    /// The tutor's summary.
    Summary,
    /// To sit down at another side.
    Sit(Side),
    /// To be called and shown otherwise.
    Introduce {
        /// The name.
        name: Option<String>,
        /// The colour.
        colour: Option<Colour>,
    },
    /// To say something.
    Say(Phrase),
}

/// What somebody should think about. It can be sent to them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// What the computer does.
    Wish {
        /// The version it is about.
        version: u32,
        /// The session.
        session: Box<Session>,
        /// Whose turn it is.
        side: Side,
        /// How strong it plays.
        level: Level,
        /// The engine of another program that decides for it, where it can.
        #[serde(default)]
        engine: Option<String>,
        /// Chance for its slips.
        seed: u64,
    },
    /// What a decision cost.
    Verdict {
        /// The version after it.
        version: u32,
        /// The decision.
        decision: Box<Decision>,
    },
    /// What the engine would do.
    Hint {
        /// Who asked.
        guest: GuestId,
        /// In which request.
        re: u32,
        /// The version it is about.
        version: u32,
        /// The session.
        session: Box<Session>,
    },
}

/// What came of thinking; nothing where it went wrong.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// What the computer wants.
    Wish {
        /// The version it is about.
        version: u32,
        /// What it wants.
        wish: Option<Wish>,
        /// Why the engine that should have decided did not.
        #[serde(default)]
        failed: Option<EngineFailing>,
    },
    /// What a decision cost.
    Verdict {
        /// The version after the decision.
        version: u32,
        /// The verdict.
        verdict: Option<Box<Verdict>>,
    },
    /// What the engine would do.
    Hint {
        /// Who asked.
        guest: GuestId,
        /// In which request.
        re: u32,
        /// The version it is about.
        version: u32,
        /// The hint.
        hint: Option<Box<Hint>>,
    },
}

/// Entries to be written, all of them or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Write {
    /// The number of the first, from 0.
    pub first: u32,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The new line in the list of games, if it changed.
    pub listed: Option<String>,
    /// A new owner who lists the table.
    pub owner: Option<String>,
    /// What becomes of the server's secret of the dice, which is kept apart from the entries.
    pub secret: Option<Secret>,
}

/// What becomes of the server's secret of the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// Keep this one in the place of any other: it must last before the entries do.
    Kept {
        /// The epoch.
        epoch: u32,
        /// The seed: 64 digits of hexadecimal.
        seed: String,
    },
    /// The session is over: forget it.
    Gone,
}

/// What the shell must do, one after the other. A write that fails ends the table: what follows it is not done, and
/// the next to ask for the table gets it restored as stored.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Write this down, and wait until it is durable.
    Write(Write),
    /// Tell these pages.
    Tell {
        /// Who.
        to: Vec<GuestId>,
        /// What.
        answer: Box<Answer>,
    },
    /// Think about this, and come back with the thought.
    Think(Thinking),
    /// Found another table with this setting, listed by these owners, and come back with its name.
    Found(Box<Setting>),
    /// Come back at this moment if nothing comes before.
    Wake(Millis),
    /// Nobody is here: put the table away if nothing waits for it.
    PutAway,
    /// What should never be has been: end the table as if a write had failed.
    Broken(String),
}

/// Why a request came to nothing.
pub(crate) enum Trouble {
    /// The rules refuse it.
    Refused(Box<Refusal>),
    /// It does not fit this table.
    Fault(Fault),
    /// The table cannot go on.
    Broken(String),
}

pub(crate) fn fault(key: FaultKey) -> Trouble {
    Trouble::Fault(key.into())
}

/// What is at hand during a step, and what comes of it.
pub(crate) struct Step {
    pub(crate) now: Millis,
    pub(crate) secrets: Secrets,
    effects: Vec<Effect>,
}

impl Step {
    pub(crate) fn answer(&mut self, guest: GuestId, re: u32, message: Message) {
        self.tell(vec![guest], Some(re), message);
    }

    pub(crate) fn fault(&mut self, guest: GuestId, re: u32, fault: impl Into<Fault>) {
        self.answer(guest, re, Message::Fault(fault.into()));
    }

    pub(crate) fn tell(&mut self, to: Vec<GuestId>, re: Option<u32>, message: Message) {
        if !to.is_empty() {
            let answer = Box::new(Answer { re, message });
            self.effects.push(Effect::Tell { to, answer });
        }
    }

    pub(crate) fn think(&mut self, about: Thinking) {
        self.effects.push(Effect::Think(about));
    }

    /// Keeps or forgets the secret with what was written last.
    pub(crate) fn keep_secret(&mut self, secret: Secret) {
        let last = self.effects.iter_mut().rev().find_map(|effect| match effect {
            Effect::Write(write) => Some(write),
            _ => None,
        });
        if let Some(write) = last {
            write.secret = Some(secret);
        }
    }

    pub(crate) fn found(&mut self, setting: Setting) {
        self.effects.push(Effect::Found(Box::new(setting)));
    }
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) limits: Limits,
    pub(crate) ledger: Ledger,
    /// The pages at the table, and the seats that each holds.
    pub(crate) guests: BTreeMap<GuestId, Held>,
    /// How many lines of the log the pages were told.
    told: u32,
    /// A page that threw for the start while the other's die was still rolling.
    pub(crate) waiting_throw: Option<(GuestId, u32, Side)>,
    pub(crate) thinking: Option<Pending>,
    /// The version at which the computer is done thinking and waits for real dice that somebody throws for it.
    pub(crate) awaits_dice: Option<u32>,
    /// Decisions that are being judged.
    pub(crate) judging: Vec<Judging>,
    /// Pages that wait for the table of the rematch.
    pub(crate) founding: VecDeque<(GuestId, u32)>,
    /// When each side last said something.
    pub(crate) said: Pair<Option<Millis>>,
    listed: String,
    /// Since when nobody is here.
    empty_since: Option<Millis>,
    /// When the table asked to be woken.
    pub(crate) wake: Option<Millis>,
    /// Who was shown that a win can be claimed.
    pub(crate) claims: Pair<bool>,
}

/// What the computer thinks about.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    /// Which version.
    pub(crate) version: u32,
    /// It acts no sooner than this.
    pub(crate) not_before: Millis,
    /// The thought comes before this, or not at all.
    pub(crate) until: Millis,
    /// What it wants, once it knows.
    pub(crate) wish: Option<Wish>,
}

impl Table {
    /// A table with this ledger.
    pub fn new(ledger: Ledger, limits: Limits) -> Table {
        let (listed, told) = (listed(&ledger), ledger.log().count());
        Table {
            limits,
            ledger,
            guests: BTreeMap::new(),
            told,
            waiting_throw: None,
            thinking: None,
            awaits_dice: None,
            judging: Vec::new(),
            founding: VecDeque::new(),
            said: Pair::default(),
            listed,
            empty_since: None,
            wake: None,
            claims: Pair::default(),
        }
    }

    /// What the table is made of.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The pages at the table.
    pub fn guests(&self) -> impl Iterator<Item = GuestId> {
        self.guests.keys().copied()
    }

    /// Takes an input. `chance` is 32 bytes that nobody could foresee, new for every step.
    pub fn step(&mut self, now: Millis, chance: [u8; 32], input: Input) -> Vec<Effect> {
        let mut step = Step {
            now,
            secrets: Secrets::new(chance),
            effects: Vec::new(),
        };
        if let Err(Trouble::Broken(why)) = self.take(&mut step, input) {
            step.effects.push(Effect::Broken(why));
            return step.effects;
        }
        self.empty_since = match (self.guests.is_empty(), self.empty_since) {
            (false, _) => None,
            (true, known) => known.or(Some(now)),
        };
        // A clock that runs in minutes is kept to its end.
        let kept = self.keeps_time();
        let idle = self.empty_since.map(|since| since + IDLE).filter(|_| !kept);
        if idle.is_some_and(|until| until <= now) {
            step.effects.push(Effect::PutAway);
            self.empty_since = Some(now);
        }
        let thought = self.thinking.as_ref().map(|pending| match pending.wish {
            Some(_) => pending.not_before,
            None => pending.until,
        });
        let idle = self.empty_since.map(|since| since + IDLE).filter(|_| !kept);
        self.wake = [thought, idle, self.next_chime(now)].into_iter().flatten().min();
        step.effects.extend(self.wake.map(Effect::Wake));
        step.effects
    }

    fn take(&mut self, step: &mut Step, input: Input) -> Result<(), Trouble> {
        self.keep_time(step, matches!(input, Input::Opened))?;
        match input {
            // Whatever the table owes before the first request: the chains of its game.
            Input::Opened => self.promise(step)?,
            Input::Join(joining) => self.join(step, joining)?,
            Input::Leave(guest) => self.leave(step, guest)?,
            Input::Ask { guest, re, ask } => self.asked(step, guest, re, ask)?,
            Input::Thought(Thought::Wish { version, wish, failed }) => {
                self.engine_failed(step, version, failed)?;
                self.wished(version, wish);
            }
            Input::Thought(Thought::Verdict { version, verdict }) => self.judged(step, version, verdict)?,
            Input::Thought(Thought::Hint {
                guest,
                re,
                version,
                hint,
            }) => self.hinted(step, guest, re, version, hint),
            Input::Founded(table) => self.founded(step, table)?,
            Input::Tick => {}
        }
        self.act_on_wish(step)?;
        self.go_on(step);
        Ok(())
    }

    fn asked(&mut self, step: &mut Step, guest: GuestId, re: u32, ask: Ask) -> Result<(), Trouble> {
        let Some(&held) = self.guests.get(&guest) else {
            return Ok(());
        };
        let table = self.ledger.table().to_owned();
        let done = match ask {
            Ask::Act { at, side, deed } => self.act(step, (guest, re), held, at, side, deed),
            Ask::Explain { steps, from, to } => self.explain(held, &steps, from, to).map(|()| true),
            Ask::DiceLog { from } => {
                self.lines(step, vec![guest], Some(re), from);
                Ok(false)
            }
            Ask::Anchor { epoch, anchor } => self.anchor(step, held, epoch, &anchor).map(|()| true),
            Ask::Link { roll, link } => self.link(step, held, roll, &link).map(|()| true),
            Ask::Renew { epoch, why } => self.renew(step, held, epoch, why).map(|()| true),
            Ask::Grant { epoch } => self.grant(step, held, epoch).map(|()| true),
            Ask::Hint => self.hint(step, guest, re, held).map(|()| false),
            Ask::Tutor(on) => self.switch_tutor(step, held, on).map(|()| true),
            Ask::Sit(side) => self.sit(step, (guest, re), held, side),
            Ask::Introduce { name, colour } => self.introduce(step, held, name, colour).map(|()| true),
            Ask::Say(phrase) => self.say(step, held, phrase).map(|()| true),
            Ask::Summary => {
                let summary = pasch_analysis::summary(self.ledger.verdicts(), self.judging.len() as u32);
                let table = table.clone();
                step.answer(guest, re, Message::Summary { table, summary });
                Ok(false)
            }
        };
        match done {
            Ok(true) => {
                let version = self.ledger.version();
                step.answer(guest, re, Message::Done { table, version });
            }
            Ok(false) => {}
            Err(Trouble::Refused(refusal)) => {
                let refusal = *refusal;
                step.answer(guest, re, Message::Refused { table, refusal });
            }
            Err(Trouble::Fault(fault)) => step.fault(guest, re, fault),
            Err(broken) => return Err(broken),
        }
        Ok(())
    }

    /// Makes entries, to be written down before anyone hears of them.
    pub(crate) fn enter(&mut self, step: &mut Step, entries: Vec<Entry>, owner: Option<String>) -> Result<(), Trouble> {
        let (first, clock) = (self.ledger.count(), *self.ledger.clock());
        let tells_time = matches!(entries.first(), Some(Entry::Time(_)));
        let time = self.time(step.now).filter(|_| !tells_time);
        let told = usize::from(time.is_some());
        let entries: Vec<Entry> = time.into_iter().chain(entries).collect();
        for (number, entry) in entries.iter().enumerate() {
            let Err(refused) = self.ledger.enter(entry) else {
                continue;
            };
            // Half of it is done: only the store knows how it was.
            if number > told {
                return Err(Trouble::Broken(refused.to_string()));
            }
            self.ledger.set_back(clock, first);
            return Err(match refused {
                LedgerFault::Refused(refusal) => self.refusal(&refusal, actor_of(entry).unwrap_or(Side::White)),
                LedgerFault::Line(_) => fault(FaultKey::Unreadable),
                _ => fault(FaultKey::Trouble),
            });
        }
        let now_listed = listed(&self.ledger);
        let new_line = (now_listed != self.listed).then(|| now_listed.clone());
        self.listed = now_listed;
        // What is entered without a word to anyone in between is written as one.
        if let Some(Effect::Write(write)) = step.effects.last_mut()
            && (write.owner.is_none() || owner.is_none())
        {
            write.entries.extend(entries);
            write.listed = new_line.or(write.listed.take());
            write.owner = owner.or(write.owner.take());
        } else {
            step.effects.push(Effect::Write(Write {
                first,
                entries,
                listed: new_line,
                owner,
                secret: None,
            }));
        }
        Ok(())
    }

    pub(crate) fn refusal(&self, refusal: &pasch_rules::Refusal, side: Side) -> Trouble {
        Trouble::Refused(Box::new(Refusal::of(refusal, side)))
    }

    pub(crate) fn session(&self) -> &Session {
        self.ledger.session()
    }

    /// Is a page of each side there?
    pub(crate) fn present(&self) -> Pair<bool> {
        Pair::of(|side| self.guests.values().any(|held| held.holds(side)))
    }

    pub(crate) fn announce_presence(&mut self, before: Pair<bool>) {
        let now = self.present();
        let changed = Side::BOTH.into_iter().filter(|&side| before[side] != now[side]);
        self.ledger.set_news(changed.map(|side| AtTable::Presence {
            side,
            present: now[side],
        }));
    }

    /// Sends every page with a seat what is new in the log of dice, and every page its view of the table.
    pub(crate) fn show(&mut self, step: &mut Step) {
        let seated = self.guests.iter().filter(|(_, held)| held.any());
        if self.told < self.ledger.log().count() {
            self.lines(step, seated.map(|(guest, _)| *guest).collect(), None, self.told);
            self.told = self.ledger.log().count();
        }
        let watchers = self.guests.values().filter(|held| **held == Held::default()).count() as u32;
        let around = Around {
            present: self.present(),
            watchers,
            thinking: self.thinking.is_some(),
            dice_for: self.dice_for(),
            clock: self.shown_clock(step.now),
        };
        let mut alike: BTreeMap<Held, Vec<GuestId>> = BTreeMap::new();
        for (&guest, &held) in &self.guests {
            alike.entry(held).or_default().push(guest);
        }
        for (held, guests) in alike {
            let view = view::table(&self.ledger, &around, held);
            step.tell(guests, None, Message::Table(Box::new(view)));
        }
    }
}

/// Who acts in an entry.
fn actor_of(entry: &Entry) -> Option<Side> {
    let Entry::Line { line } = entry else { return None };
    match Line::read(line) {
        Ok(Line::Action { action }) => serde_json::from_value::<Action>(action).ok()?.side(),
        _ => None,
    }
}
