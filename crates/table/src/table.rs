//! The table: the step from what goes in to what comes out.

use crate::effect::{Effect, Secret, Write};
use crate::entry::Entry;
use crate::input::{Ask, GuestId, Input, Millis, Thinking, Thought};
use crate::ledger::{Ledger, LedgerFault};
use crate::listing::listed;
use crate::secrets::Secrets;
use crate::setting::Setting;
use crate::tutor::Judging;
use crate::view::{self, Around, Held};
use pasch_analysis::Wish;
use pasch_dice::Line;
use pasch_protocol::{Answer, AtTable, Fault, FaultKey, Message, Refusal};
use pasch_rules::{Action, Pair, Session, Side};
use std::collections::{BTreeMap, VecDeque};

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
    /// Who was shown that a win can be claimed, and that the other holds a roll up.
    pub(crate) claims: Pair<(bool, bool)>,
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
            Ask::Explain { steps, from, to } => self.explain(held, &steps, from, to).map(|()| {
                step.answer(guest, re, Message::Possible);
                false
            }),
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
                step.answer(guest, re, Message::Refused { refusal: *refusal });
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
        self.ledger
            .set_news(changed.map(|side| AtTable::Presence { present: now[side] }));
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
