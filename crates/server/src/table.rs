//! A table: one task that owns its ledger and takes commands one after the other.
//!
//! Whatever changes the ledger is written to the store before anyone hears of it. The computer's decisions come in as
//! commands like a person's. If the store fails, the table stops, and the next to ask for it gets it restored as stored.

use crate::hall::Hall;
use crate::judge::{Decision, decide};
use crate::ledger::{Chair, Entry, Ledger, LedgerFault};
use crate::names;
use crate::outbox::{GuestId, Outbox};
use crate::store::{StoreFault, Write};
use crate::tutor;
use crate::view::{self, Around, Eyes};
use pasch_protocol::{
    Deed, FaultKey, GameSummary, LeftOut, Level, Message, NonceLeftOut, Occurrence, Pair, Refusal, Verdict,
};
use pasch_rules::{Action, OpeningThrow, Phase, Roll, Session, Side, Turn};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How many commands may wait at a table.
pub const WAITING: usize = 128;
/// A table that nobody sits at is put away after this long.
const IDLE: Duration = Duration::from_secs(120);

/// What a table is told.
#[derive(Debug)]
pub enum Command {
    /// A page comes.
    Join {
        /// The page.
        guest: GuestId,
        /// Its request.
        re: u32,
        /// The way back to it.
        outbox: Outbox,
        /// The seats' secrets that it has.
        tokens: Vec<String>,
        /// The fingerprint of its browser's secret.
        owner: String,
        /// Does it only want to watch?
        watch: bool,
        /// What the player is called.
        name: Option<String>,
    },
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
    /// The computer has thought.
    Thought {
        /// About which version.
        version: u32,
        /// What it wants.
        decision: Option<Decision>,
    },
    /// The tutor has judged.
    Judged(Option<Box<Verdict>>),
    /// Somebody outside wants to see the ledger.
    Look(oneshot::Sender<Box<Ledger>>),
}

/// What a page at the table asks for.
#[derive(Debug)]
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
        steps: Vec<pasch_rules::DieStep>,
        /// From where.
        from: u8,
        /// To where.
        to: u8,
    },
    /// To have a part in a roll.
    Nonce {
        /// The roll.
        roll: u32,
        /// The nonce.
        nonce: String,
    },
    /// A hint.
    Hint,
    /// The tutor on or off.
    Tutor(bool),
    /// The tutor's summary.
    Summary,
}

/// Why a request came to nothing.
enum Trouble {
    /// The rules refuse it.
    Refused(Box<Refusal>),
    /// It does not fit this table.
    Fault(FaultKey, String),
    /// The store failed: the table must stop.
    Store(StoreFault),
}

impl From<StoreFault> for Trouble {
    fn from(fault: StoreFault) -> Trouble {
        Trouble::Store(fault)
    }
}

fn fault(key: FaultKey, english: impl Into<String>) -> Trouble {
    Trouble::Fault(key, english.into())
}

/// A page at the table.
struct Guest {
    outbox: Outbox,
    eyes: Eyes,
}

/// The nonces of the roll that is decided on.
struct Rolling {
    nonces: Pair<Option<String>>,
    awaited: Vec<Side>,
    until: Instant,
}

/// The task's own.
pub struct Table {
    hall: Hall,
    ledger: Ledger,
    guests: HashMap<GuestId, Guest>,
    rolling: Option<Rolling>,
    /// A page that threw for the start while the other's die was still rolling.
    waiting_throw: Option<(GuestId, u32, Side)>,
    /// The version that the computer thinks about.
    thinking: Option<u32>,
    judging: u32,
    listed: String,
}

impl Table {
    /// A table with this ledger.
    pub fn new(hall: Hall, ledger: Ledger) -> Table {
        let listed = summary(&ledger);
        Table {
            hall,
            ledger,
            guests: HashMap::new(),
            rolling: None,
            waiting_throw: None,
            thinking: None,
            judging: 0,
            listed,
        }
    }

    /// Takes commands until nobody is left. `actor` tells this task from a later one for the same table.
    pub async fn run(mut self, actor: u64, mut commands: mpsc::Receiver<Command>) {
        let name = self.ledger.table().to_owned();
        if let Err(fault) = self.wake().await {
            tracing::error!(table = %name, %fault, "a table stops");
        } else if let Err(fault) = self.serve(&mut commands).await {
            tracing::error!(table = %name, %fault, "a table stops");
            for guest in self.guests.values() {
                guest.outbox.tell(Message::Closing);
            }
        }
        self.hall.remove(&name, actor);
    }

    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) -> Result<(), StoreFault> {
        loop {
            let until = self
                .rolling
                .as_ref()
                .map_or_else(|| Instant::now() + IDLE, |rolling| rolling.until);
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.command(command).await?,
                    None => return Ok(()),
                },
                () = tokio::time::sleep_until(until) => {
                    if self.rolling.is_some() {
                        self.fall().await?;
                    } else if self.guests.is_empty() && self.hall.close_if_idle(self.ledger.table(), commands) {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Whatever the table owes before the first command: a commitment, or a roll that was decided on before a crash.
    async fn wake(&mut self) -> Result<(), StoreFault> {
        self.promise().await?;
        if self.ledger.pending().is_some() {
            self.await_nonces(true);
        }
        Ok(())
    }

    async fn command(&mut self, command: Command) -> Result<(), StoreFault> {
        match command {
            Command::Join {
                guest,
                re,
                outbox,
                tokens,
                owner,
                watch,
                name,
            } => {
                self.join(guest, re, outbox, &tokens, owner, watch, name).await?;
            }
            Command::Leave(guest) => self.leave(guest),
            Command::Ask { guest, re, ask } => self.ask(guest, re, ask).await?,
            Command::Thought { version, decision } => self.thought(version, decision).await?,
            Command::Judged(verdict) => self.judged(verdict).await?,
            Command::Look(reply) => drop(reply.send(Box::new(self.ledger.clone()))),
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    async fn join(
        &mut self,
        id: GuestId,
        re: u32,
        outbox: Outbox,
        tokens: &[String],
        owner: String,
        watch: bool,
        name: Option<String>,
    ) -> Result<(), StoreFault> {
        if self.guests.len() >= self.hall.limits().guests {
            outbox.fault(re, FaultKey::TooMany, "too many pages are at this table");
            return Ok(());
        }
        let mut eyes = Eyes::default();
        let mut given: Pair<Option<String>> = Pair::default();
        for side in Side::BOTH {
            let Chair::Person {
                token, owner: holder, ..
            } = self.ledger.seats().get(side)
            else {
                continue;
            };
            let shown = tokens.iter().find(|shown| names::fingerprint(shown) == *token);
            if shown.is_some() || (!watch && *holder == owner) {
                eyes.take(side);
                *given.get_mut(side) = shown.cloned();
            }
        }
        if let (Some(side), false, false) = (self.ledger.open_seat(), watch, eyes.white || eyes.black) {
            let Ok(token) = names::secret() else {
                outbox.fault(re, FaultKey::Trouble, "no seat can be given out now");
                return Ok(());
            };
            let chair = Chair::Person {
                name,
                token: names::fingerprint(&token),
                owner: owner.clone(),
            };
            match self.enter(vec![Entry::Seated { side, chair }], Some(owner)).await {
                Ok(()) => {
                    eyes.take(side);
                    *given.get_mut(side) = Some(token);
                }
                Err(Trouble::Store(fault)) => return Err(fault),
                Err(_) => {}
            }
        }
        outbox.answer(
            re,
            Message::Joined {
                table: self.ledger.table().to_owned(),
                tokens: given,
            },
        );
        let before = self.present();
        self.guests.insert(
            id,
            Guest {
                outbox: outbox.clone(),
                eyes,
            },
        );
        self.announce_presence(before);
        self.show();
        self.ask_again_for_nonce(&outbox, eyes);
        self.go_on().await
    }

    fn leave(&mut self, id: GuestId) {
        let before = self.present();
        if self.guests.remove(&id).is_some() {
            self.announce_presence(before);
            self.show();
        }
    }

    async fn ask(&mut self, guest: GuestId, re: u32, ask: Ask) -> Result<(), StoreFault> {
        let Some(Guest { outbox, eyes }) = self.guests.get(&guest) else {
            return Ok(());
        };
        let (outbox, eyes) = (outbox.clone(), *eyes);
        let table = self.ledger.table().to_owned();
        let done = match ask {
            Ask::Act { at, side, deed } => self.act(guest, re, eyes, at, side, deed).await,
            Ask::Explain { steps, from, to } => self.explain(eyes, &steps, from, to).map(|()| true),
            Ask::Nonce { roll, nonce } => self.nonce(eyes, roll, nonce).await.map(|()| true),
            Ask::Hint => self.hint(eyes, re, &outbox).map(|()| false),
            Ask::Tutor(on) => self.switch_tutor(eyes, on).await.map(|()| true),
            Ask::Summary => {
                let summary = tutor::summary(self.ledger.verdicts(), self.judging);
                outbox.answer(
                    re,
                    Message::Summary {
                        table: table.clone(),
                        summary,
                    },
                );
                Ok(false)
            }
        };
        match done {
            Ok(true) => outbox.answer(
                re,
                Message::Done {
                    table,
                    version: self.ledger.version(),
                },
            ),
            Ok(false) => {}
            Err(Trouble::Refused(refusal)) => outbox.answer(
                re,
                Message::Refused {
                    table,
                    refusal: *refusal,
                },
            ),
            Err(Trouble::Fault(key, english)) => outbox.fault(re, key, english),
            Err(Trouble::Store(fault)) => {
                outbox.fault(re, FaultKey::Trouble, "this could not be written down and was not done");
                return Err(fault);
            }
        }
        self.go_on().await
    }

    /// A deed: true once it is done, false if it has to wait.
    async fn act(
        &mut self,
        guest: GuestId,
        re: u32,
        eyes: Eyes,
        at: u32,
        side: Option<Side>,
        deed: Deed,
    ) -> Result<bool, Trouble> {
        let side = self.actor(eyes, side)?;
        if self.ledger.open_seat().is_some() {
            return Err(fault(FaultKey::SeatOpen, "the other seat is still open"));
        }
        if let Some(pending) = self.ledger.pending() {
            // Both may throw for the start at the same moment.
            let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
            if opening && deed == Deed::Roll && pending.side != side && self.waiting_throw.is_none() {
                self.waiting_throw = Some((guest, re, side));
                return Ok(false);
            }
            return Err(fault(FaultKey::Stale, "the dice are rolling"));
        }
        let throws_too = deed == Deed::Roll && matches!(self.session().game().phase(), Phase::Opening { .. });
        if at != self.ledger.version() && !(throws_too && self.session().allowed(side).opening_dice > 0) {
            return Err(fault(
                FaultKey::Stale,
                format!("the table has moved on from version {at}"),
            ));
        }
        let real = self.ledger.terms().real_board;
        let action = match deed {
            Deed::Roll if real => return Err(fault(FaultKey::NotHere, "on a real board the dice are entered")),
            Deed::Roll => return self.decide_roll(side).await.map(|()| true),
            Deed::Throw { .. } if !real => return Err(fault(FaultKey::NotHere, "the server throws the dice")),
            Deed::Throw { dice } => self.entered_throw(side, &dice)?,
            Deed::Play { steps } => Action::Play {
                side,
                steps: limited(&steps)?,
            },
            Deed::Double => Action::Double { side },
            Deed::Take => Action::Take { side },
            Deed::Drop => Action::Drop { side },
            Deed::Redouble => Action::Redouble { side },
            Deed::Beaver => Action::Beaver { side },
            Deed::Raccoon => Action::Raccoon { side },
            Deed::Resign { stake } => Action::Resign {
                side,
                stake: stake.into(),
            },
            Deed::Accept => Action::Accept { side },
            Deed::Decline => Action::Decline { side },
            Deed::NextGame => Action::NextGame,
            Deed::Finish => Action::Finish,
            Deed::VoidThrow { why } => Action::VoidThrow { side, why: why.into() },
            Deed::WrongPlay { steps } => Action::WrongPlay {
                side,
                steps: limited(&steps)?,
            },
            Deed::DemandCorrection => Action::DemandCorrection { side },
            Deed::LiftDice => Action::LiftDice { side },
            Deed::TakeBack => return self.take_back(side).await.map(|()| true),
            Deed::Rematch => return self.rematch().await.map(|()| true),
        };
        self.do_action(side, action).await.map(|()| true)
    }

    async fn do_action(&mut self, side: Side, action: Action) -> Result<(), Trouble> {
        let judged = tutor::judged(&self.ledger, &action).then(|| self.session().clone());
        self.enter(vec![Entry::Action { action: action.clone() }], None).await?;
        if let Some(before) = judged {
            self.judge(before, side, action);
        }
        self.promise().await?;
        self.show();
        Ok(())
    }

    /// Which side a page acts for.
    fn actor(&self, eyes: Eyes, side: Option<Side>) -> Result<Side, Trouble> {
        let phase = self.session().game().phase();
        let natural = match phase {
            Phase::Opening { white: Some(_), .. } => Some(Side::Black),
            Phase::Opening { .. } => Some(Side::White),
            phase => phase.turn(),
        };
        let held = |side: &Side| eyes.hold(*side);
        let acting = match side {
            Some(side) => Some(side).filter(held),
            None => natural.filter(held).or_else(|| Side::BOTH.into_iter().find(held)),
        };
        acting.ok_or_else(|| fault(FaultKey::NotYourSeat, "this page does not hold that seat"))
    }

    fn entered_throw(&self, side: Side, dice: &[u8]) -> Result<Action, Trouble> {
        let roll = |a, b| Roll::new(a, b).map_err(|bad| fault(FaultKey::NotHere, bad.to_string()));
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        match *dice {
            [die] if opening => Ok(Action::OpeningThrow {
                side,
                throw: OpeningThrow::One(die),
            }),
            [a, b] if opening => Ok(Action::OpeningThrow {
                side,
                throw: OpeningThrow::Two(roll(a, b)?),
            }),
            [a, b] => Ok(Action::Roll {
                side,
                roll: roll(a, b)?,
            }),
            _ => Err(fault(
                FaultKey::NotHere,
                format!("{} dice cannot be thrown", dice.len()),
            )),
        }
    }

    async fn take_back(&mut self, side: Side) -> Result<(), Trouble> {
        let remain = self
            .ledger
            .taking_back(side)
            .ok_or_else(|| fault(FaultKey::NotHere, "there is nothing here that can be taken back"))?;
        self.thinking = None;
        self.enter(vec![Entry::TakenBack { remain }], None).await?;
        self.promise().await?;
        self.show();
        Ok(())
    }

    async fn rematch(&mut self) -> Result<(), Trouble> {
        if self.session().over().is_none() {
            return Err(fault(FaultKey::NotHere, "the session is not over yet"));
        }
        if self.ledger.rematch().is_some() {
            return Ok(());
        }
        let table = self
            .hall
            .again(&self.ledger)
            .await
            .map_err(|english| fault(FaultKey::TooMany, english))?;
        self.enter(vec![Entry::Rematch { table }], None).await?;
        self.show();
        Ok(())
    }

    fn explain(&self, eyes: Eyes, steps: &[pasch_rules::DieStep], from: u8, to: u8) -> Result<(), Trouble> {
        let Phase::ToPlay { side, roll } = *self.session().game().phase() else {
            return Err(fault(FaultKey::NotHere, "there is no throw to be played"));
        };
        if !eyes.hold(side) {
            return Err(fault(FaultKey::NotYourSeat, "this page does not hold that seat"));
        }
        let book = &self.ledger.terms().rulebook;
        let refused = |reason| {
            let refusal = pasch_rules::Refusal {
                rulebook: book.base(),
                reason,
            };
            Trouble::Refused(Box::new(Refusal::of(&refusal, book.numbering, side)))
        };
        let mut turn = Turn::new(self.session().game().board().seen_by(side), roll, book.checker);
        for step in steps.iter().take(4) {
            turn.push(*step).map_err(|step| refused(step.into()))?;
        }
        turn.move_checker(from, to)
            .map(|_| ())
            .map_err(|step| refused(step.into()))
    }

    // The dice.

    /// Writes the decision down; only then are nonces asked for.
    async fn decide_roll(&mut self, side: Side) -> Result<(), Trouble> {
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        let may = self.session().allowed(side);
        if !(may.roll || may.opening_dice > 0) {
            let probe = match (opening, Roll::new(2, 1)) {
                (false, Ok(roll)) => Action::Roll { side, roll },
                _ => Action::OpeningThrow {
                    side,
                    throw: OpeningThrow::One(1),
                },
            };
            let refused = self
                .session()
                .clone()
                .apply(probe)
                .err()
                .map(|refusal| self.refusal(&refusal, side));
            return Err(refused.unwrap_or_else(|| fault(FaultKey::NotHere, "the dice cannot be rolled now")));
        }
        let seed = names::seed().map_err(|no| fault(FaultKey::Trouble, no.to_string()))?;
        // A roll without a double, where one was possible, is a decision that the tutor judges.
        let judged = (may.double && self.ledger.tutor() && self.is_person(side)).then(|| self.session().clone());
        let entries = self.ledger.decision(side, || seed);
        self.enter(entries, None).await?;
        if let Some(before) = judged {
            self.judge(
                before,
                side,
                Action::Roll {
                    side,
                    roll: Roll::new(2, 1).map_err(|_| fault(FaultKey::Trouble, ""))?,
                },
            );
        }
        self.await_nonces(false);
        if self.rolling.as_ref().is_some_and(|rolling| rolling.awaited.is_empty()) {
            self.fall().await?;
        } else {
            self.show();
        }
        Ok(())
    }

    /// Asks every person's page. One that is not there is not waited for, except after a restart, when all come back.
    fn await_nonces(&mut self, restarted: bool) {
        let Some(pending) = self.ledger.pending() else {
            return;
        };
        let present = self.present();
        let awaited = pending
            .asked
            .iter()
            .copied()
            .filter(|&side| restarted || *present.get(side))
            .collect();
        let until = Instant::now() + self.hall.limits().nonce_time;
        self.rolling = Some(Rolling {
            nonces: Pair::default(),
            awaited,
            until,
        });
        for guest in self.guests.values() {
            self.want_nonce(&guest.outbox, guest.eyes);
        }
    }

    fn ask_again_for_nonce(&self, outbox: &Outbox, eyes: Eyes) {
        if self.rolling.is_some() {
            self.want_nonce(outbox, eyes);
        }
    }

    fn want_nonce(&self, outbox: &Outbox, eyes: Eyes) {
        let (Some(pending), Some(rolling)) = (self.ledger.pending(), &self.rolling) else {
            return;
        };
        let asked = |side: &&Side| eyes.hold(**side) && rolling.nonces.get(**side).is_none();
        if let Some(&side) = pending.asked.iter().find(asked) {
            outbox.tell(Message::NonceWanted {
                table: self.ledger.table().to_owned(),
                roll: pending.roll,
                chain: pending.chain,
                link: pending.link,
                side: side.into(),
                within: rolling.until.saturating_duration_since(Instant::now()).as_millis() as u32,
            });
        }
    }

    async fn nonce(&mut self, eyes: Eyes, roll: u32, nonce: String) -> Result<(), Trouble> {
        let (Some(pending), Some(rolling)) = (self.ledger.pending(), &mut self.rolling) else {
            return Err(fault(FaultKey::Stale, "no roll waits for a nonce"));
        };
        if pending.roll != roll {
            return Err(fault(FaultKey::Stale, format!("roll {roll} does not wait for a nonce")));
        }
        if names::unhex(&nonce).is_none() {
            return Err(fault(
                FaultKey::Unreadable,
                "a nonce is 64 digits of lower-case hexadecimal",
            ));
        }
        let side = pending.asked.iter().copied().find(|&side| eyes.hold(side));
        let side = side.ok_or_else(|| fault(FaultKey::NotYourSeat, "this page is not asked for a nonce"))?;
        // The first answer counts; a second page of the same player changes nothing.
        rolling.nonces.get_mut(side).get_or_insert(nonce);
        rolling.awaited.retain(|&awaited| awaited != side);
        if rolling.awaited.is_empty() {
            self.fall().await?;
        }
        Ok(())
    }

    /// The dice fall, with the nonces that came.
    async fn fall(&mut self) -> Result<(), StoreFault> {
        let Some(rolling) = self.rolling.take() else {
            return Ok(());
        };
        let present = self.present();
        let asked = self
            .ledger
            .pending()
            .map(|pending| pending.asked.clone())
            .unwrap_or_default();
        let missing = asked.into_iter().filter(|&side| rolling.nonces.get(side).is_none());
        let left_out = missing
            .map(|side| NonceLeftOut {
                side: side.into(),
                why: if *present.get(side) {
                    LeftOut::Late
                } else {
                    LeftOut::Absent
                },
            })
            .collect();
        let Some(entries) = self.ledger.falling(rolling.nonces, left_out) else {
            tracing::error!(table = self.ledger.table(), "a roll cannot fall");
            return Ok(());
        };
        match self.enter(entries.into(), None).await {
            Ok(()) => {}
            Err(Trouble::Store(fault)) => return Err(fault),
            Err(_) => tracing::error!(table = self.ledger.table(), "the rules refuse the dice"),
        }
        if let Some(proof) = self.ledger.last_roll() {
            let rolled = Message::Rolled {
                table: self.ledger.table().to_owned(),
                proof: proof.clone(),
            };
            for guest in self.guests.values() {
                guest.outbox.tell(rolled.clone());
            }
        }
        self.show();
        if let Some((guest, re, side)) = self.waiting_throw.take() {
            if self.session().allowed(side).opening_dice > 0 {
                let done = Box::pin(self.decide_roll(side)).await;
                if let (Ok(()), Some(guest)) = (&done, self.guests.get(&guest)) {
                    let table = self.ledger.table().to_owned();
                    guest.outbox.answer(
                        re,
                        Message::Done {
                            table,
                            version: self.ledger.version(),
                        },
                    );
                }
                if let Err(Trouble::Store(fault)) = done {
                    return Err(fault);
                }
            } else if let Some(guest) = self.guests.get(&guest) {
                guest.outbox.fault(re, FaultKey::Stale, "the throw is no longer wanted");
            }
        }
        self.go_on().await
    }

    /// Commits to the chain of a game before it begins.
    async fn promise(&mut self) -> Result<(), StoreFault> {
        let Ok(seed) = names::seed() else {
            return Ok(());
        };
        let Some(entry) = self.ledger.commitment(|| seed) else {
            return Ok(());
        };
        match self.enter(vec![entry], None).await {
            Err(Trouble::Store(fault)) => Err(fault),
            _ => Ok(()),
        }
    }

    // The computer and the tutor.

    /// Lets the computer act if it is its turn and somebody is there to see it.
    async fn go_on(&mut self) -> Result<(), StoreFault> {
        let waits = self.ledger.open_seat().is_some() || self.ledger.pending().is_some() || self.guests.is_empty();
        if waits || self.thinking.is_some() {
            return Ok(());
        }
        let Some((side, level)) = self.computer_to_act() else {
            return Ok(());
        };
        let version = self.ledger.version();
        self.thinking = Some(version);
        let (session, hall, table) = (
            self.session().clone(),
            self.hall.clone(),
            self.ledger.table().to_owned(),
        );
        let pace = self.hall.limits().pace;
        tokio::spawn(async move {
            let started = Instant::now();
            let again = session.clone();
            let thought = hall
                .thinkers()
                .think(move |judge| decide(judge, &session, side, level))
                .await;
            // A judge that came to grief must not leave a person waiting.
            let thought = thought.unwrap_or_else(|| decide(&crate::eye::Eye, &again, side, level));
            tokio::time::sleep_until(started + pace).await;
            hall.tell(
                &table,
                Command::Thought {
                    version,
                    decision: thought,
                },
            )
            .await;
        });
        self.show();
        Ok(())
    }

    fn computer_to_act(&self) -> Option<(Side, Level)> {
        let level = |side| match self.ledger.seats().get(side) {
            Chair::Computer { level } => Some((side, *level)),
            _ => None,
        };
        let session = self.session();
        if session.over().is_some() {
            return None;
        }
        match session.game().phase() {
            Phase::Opening { .. } => {
                // A person throws first, for the pleasure of it.
                let to_throw = |side: &Side| session.allowed(*side).opening_dice > 0;
                let people_wait = Side::BOTH
                    .into_iter()
                    .any(|side| level(side).is_none() && to_throw(&side));
                Side::BOTH
                    .into_iter()
                    .filter(|side| !people_wait && to_throw(side))
                    .find_map(level)
            }
            // Between games a person decides, if there is one.
            Phase::Over(_) => level(Side::White).and(level(Side::Black)),
            phase => phase.turn().and_then(level),
        }
    }

    async fn thought(&mut self, version: u32, decision: Option<Decision>) -> Result<(), StoreFault> {
        if self.thinking != Some(version) {
            return Ok(());
        }
        self.thinking = None;
        if version != self.ledger.version() {
            return self.go_on().await;
        }
        let done = match (decision, self.computer_to_act()) {
            (Some(Decision::Roll), Some((side, _))) => self.decide_roll(side).await,
            (Some(Decision::Act(action)), Some((side, _))) => self.do_action(side, action).await,
            _ => Err(fault(FaultKey::Trouble, "the computer does not know what to do")),
        };
        match done {
            Ok(()) => self.go_on().await,
            Err(Trouble::Store(fault)) => Err(fault),
            // Tried again when somebody comes or acts, not in a circle.
            Err(Trouble::Refused(refusal)) => {
                tracing::error!(
                    table = self.ledger.table(),
                    refusal = refusal.english,
                    "the computer was refused"
                );
                self.show();
                Ok(())
            }
            Err(Trouble::Fault(_, english)) => {
                tracing::error!(table = self.ledger.table(), english, "the computer was refused");
                self.show();
                Ok(())
            }
        }
    }

    fn hint(&self, eyes: Eyes, re: u32, outbox: &Outbox) -> Result<(), Trouble> {
        let session = self.session();
        let side = session.game().phase().turn().filter(|&side| eyes.hold(side));
        let side = side.ok_or_else(|| fault(FaultKey::NotYourSeat, "it is not this page's turn"))?;
        if self.ledger.terms().real_board {
            return Err(fault(FaultKey::NotHere, "there are no hints at a real board"));
        }
        let (session, thinkers, outbox) = (session.clone(), self.hall.thinkers().clone(), outbox.clone());
        let (table, version) = (self.ledger.table().to_owned(), self.ledger.version());
        tokio::spawn(async move {
            let settings = thinkers.settings(Level::WorldClass);
            match thinkers.think(move |judge| tutor::hint(judge, &session, side)).await {
                Some((plays, cube)) => outbox.answer(
                    re,
                    Message::Hint {
                        table,
                        version,
                        plays,
                        cube,
                        settings,
                    },
                ),
                None => outbox.fault(re, FaultKey::Trouble, "there is no hint for this position"),
            }
        });
        Ok(())
    }

    async fn switch_tutor(&mut self, eyes: Eyes, on: bool) -> Result<(), Trouble> {
        if !(eyes.white || eyes.black) {
            return Err(fault(FaultKey::NotYourSeat, "those who watch do not switch the tutor"));
        }
        self.enter(vec![Entry::Tutor { on }], None).await?;
        self.show();
        Ok(())
    }

    fn judge(&mut self, before: Session, side: Side, action: Action) {
        self.judging += 1;
        let (hall, table) = (self.hall.clone(), self.ledger.table().to_owned());
        tokio::spawn(async move {
            let verdict = hall
                .thinkers()
                .think(move |judge| tutor::verdict(judge, &before, side, &action))
                .await;
            hall.tell(&table, Command::Judged(verdict.flatten().map(Box::new)))
                .await;
        });
    }

    async fn judged(&mut self, verdict: Option<Box<Verdict>>) -> Result<(), StoreFault> {
        self.judging = self.judging.saturating_sub(1);
        let Some(verdict) = verdict else {
            return Ok(());
        };
        match self.enter(vec![Entry::Judged(verdict.clone())], None).await {
            Err(Trouble::Store(fault)) => return Err(fault),
            Err(_) => return Ok(()),
            Ok(()) => {}
        }
        let table = self.ledger.table().to_owned();
        for guest in self
            .guests
            .values()
            .filter(|guest| guest.eyes.hold(verdict.side.into()))
        {
            guest.outbox.tell(Message::Verdict {
                table: table.clone(),
                verdict: verdict.clone(),
            });
        }
        Ok(())
    }

    // The ledger and the pages.

    /// Makes entries and writes them down. Nobody hears of them before they are on disk.
    async fn enter(&mut self, entries: Vec<Entry>, owner: Option<String>) -> Result<(), Trouble> {
        let first = self.ledger.count();
        for (number, entry) in entries.iter().enumerate() {
            match self.ledger.enter(entry) {
                Ok(()) => {}
                // Half of it is done: only the store knows how it was.
                Err(half) if number > 0 => return Err(StoreFault::Refused(half.to_string()).into()),
                Err(LedgerFault::Refused(refusal)) => {
                    let actor = match entry {
                        Entry::Action { action } => action.side(),
                        _ => None,
                    };
                    return Err(self.refusal(&refusal, actor.unwrap_or(Side::White)));
                }
                Err(other) => return Err(fault(FaultKey::Trouble, other.to_string())),
            }
        }
        let entries = entries.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let entries = entries.map_err(|fault| StoreFault::Refused(fault.to_string()))?;
        let listed = summary(&self.ledger);
        let summary = (listed != self.listed).then(|| listed.clone());
        self.listed = listed;
        let write = Write::Append {
            table: self.ledger.table().to_owned(),
            first,
            entries,
            summary,
            owner,
        };
        self.hall.store().write(write).await?;
        Ok(())
    }

    fn refusal(&self, refusal: &pasch_rules::Refusal, side: Side) -> Trouble {
        let numbering = self.ledger.terms().rulebook.numbering;
        Trouble::Refused(Box::new(Refusal::of(refusal, numbering, side)))
    }

    fn session(&self) -> &Session {
        self.ledger.session()
    }

    fn is_person(&self, side: Side) -> bool {
        matches!(self.ledger.seats().get(side), Chair::Person { .. })
    }

    fn present(&self) -> Pair<bool> {
        Pair::of(|side| self.guests.values().any(|guest| guest.eyes.hold(side)))
    }

    fn announce_presence(&mut self, before: Pair<bool>) {
        let now = self.present();
        let changed = Side::BOTH.into_iter().filter(|&side| before.get(side) != now.get(side));
        let news = changed
            .map(|side| Occurrence::Presence {
                side: side.into(),
                present: *now.get(side),
            })
            .collect();
        self.ledger.set_news(news);
    }

    /// Sends every page its view of the table.
    fn show(&self) {
        let watchers = self
            .guests
            .values()
            .filter(|guest| guest.eyes == Eyes::default())
            .count() as u32;
        let around = Around {
            present: self.present(),
            watchers,
            thinking: self.thinking.is_some(),
        };
        let mut texts: HashMap<Eyes, axum::extract::ws::Utf8Bytes> = HashMap::new();
        for guest in self.guests.values() {
            let text = texts.entry(guest.eyes).or_insert_with(|| {
                let table = Message::Table(Box::new(view::table(&self.ledger, &around, guest.eyes)));
                let answer = pasch_protocol::Answer {
                    re: None,
                    message: table,
                };
                serde_json::to_string(&answer).unwrap_or_default().into()
            });
            guest.outbox.text(text.clone());
        }
    }
}

/// A table's line in the list of games as it is stored, with what no page is told: whose the seats are.
#[derive(Serialize, Deserialize)]
struct Listed {
    #[serde(flatten)]
    game: GameSummary,
    #[serde(default)]
    owners: Pair<Option<String>>,
}

/// A table's line in the list of games.
pub fn summary(ledger: &Ledger) -> String {
    let session = ledger.session();
    let score = session.score().into_array();
    let game = GameSummary {
        table: ledger.table().to_owned(),
        created: 0,
        updated: 0,
        rulebook: ledger.terms().rulebook.base().id().to_owned(),
        session: ledger.terms().session.into(),
        real_board: ledger.terms().real_board,
        seats: Pair::of(|side| view::seat(ledger.seats().get(side), false, false)),
        score: Pair {
            white: score[0],
            black: score[1],
        },
        over: session.over().is_some(),
        winner: match session.over() {
            Some(pasch_rules::Outcome::Won(side)) => Some(side.into()),
            _ => None,
        },
    };
    let owners = Pair::of(|side| match ledger.seats().get(side) {
        Chair::Person { owner, .. } => Some(owner.clone()),
        _ => None,
    });
    serde_json::to_string(&Listed { game, owners }).unwrap_or_default()
}

/// The stored line as the browser with this fingerprint sees it.
pub fn summary_for(stored: &str, owner: &str) -> Option<GameSummary> {
    let Listed { mut game, owners } = serde_json::from_str(stored).ok()?;
    game.seats.white.mine = owners.white.as_deref() == Some(owner);
    game.seats.black.mine = owners.black.as_deref() == Some(owner);
    Some(game)
}

/// More steps than any turn has are not worth looking at.
fn limited(steps: &[pasch_protocol::Step]) -> Result<Vec<pasch_rules::Step>, Trouble> {
    if steps.len() > 16 {
        return Err(fault(
            FaultKey::NotHere,
            format!("{} steps are more than any turn has", steps.len()),
        ));
    }
    Ok(steps.iter().map(|&step| step.into()).collect())
}
