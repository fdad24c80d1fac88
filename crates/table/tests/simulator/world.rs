//! The world around the table: a store, a network, a clock, and everything that can go wrong with them.

use crate::first;
use crate::page::{Asked, Page};
use crate::timekeeper::Timekeeper;
use pasch_analysis::{Choice, Decision, Level, Matter, Verdict, Wish};
use pasch_dice::{DiceRecord, Log, Witness, unhex, verify};
use pasch_protocol::{Answer, EngineFailing, EngineInfo, Message};
use pasch_rules::{Action, Pair, Phase, Preset, Session, SessionKind, Side, Terms, Timing};
use pasch_table::{
    Ask, Chair, Effect, Entry, GuestId, Input, Joining, Ledger, Limits, Millis, Secret, Setting, Table, Thinking,
    Thought, Write, fingerprint,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const LIMITS: Limits = Limits { guests: 8, pace: 450 };
/// Steps in which everything may go wrong, and in which it no longer does.
const STORM: u32 = 90;
const CALM: u32 = 500;
/// Turns that a page waits for a word.
const PATIENCE: u32 = 25;

/// A fault that is planted to see whether it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plant {
    Nothing,
    /// The shell tells before it writes.
    TellBeforeWrite,
    /// The store goes back a few entries, and nobody but the pages remembers.
    GoBack,
    /// A write is reported durable, but its last entry is lost.
    LoseAnEntry,
    /// The shell forgets what a page contributes to the dice.
    ForgetContributions,
    /// A verdict is told without being written.
    ForgetVerdicts,
}

/// A place where entries really are kept. Without one the world keeps them in its head.
pub trait Shelf {
    /// Keeps what is written; false if nobody knows what became of it.
    fn write(&mut self, write: &Write) -> bool;
    /// The power goes, and comes back.
    fn kill(&mut self);
    /// What is there after that: the entries, and the secret of the dice.
    fn load(&mut self) -> Result<Stored, String>;
    /// From now on nothing goes wrong.
    fn calm(&mut self);
}

/// What a shelf has kept: the entries, and the secret of the dice.
pub type Stored = (Vec<String>, Option<(u32, String)>);

/// Something on its way.
#[derive(Clone, Debug)]
enum Packet {
    ToTable(Box<Input>),
    ToPage(GuestId, Box<Answer>),
}

pub struct World {
    rng: ChaCha8Rng,
    plant: Plant,
    stormy: bool,
    now: Millis,
    setting: Setting,
    /// What is durable, as text: a restored table has read it.
    stored: Vec<String>,
    /// Where it really is, if anywhere.
    shelf: Option<Box<dyn Shelf>>,
    /// A write of which nobody knows what became.
    unsure: Option<Write>,
    /// The server's secret of the dice.
    secret: Option<(u32, String)>,
    /// The state that follows from what is durable.
    durable: Ledger,
    table: Option<Table>,
    wake: Option<Millis>,
    pages: Vec<Page>,
    air: Vec<Packet>,
    guests: GuestId,
    /// Versions that some page was told are done.
    promised: u32,
    timekeeper: Timekeeper,
    /// Whose each connection was.
    seated: Vec<(GuestId, String)>,
    /// Verdicts and hints that were told.
    verdicts: u64,
    hints: u64,
}

/// What came of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    pub deeds: u64,
    pub verdicts: u64,
    pub hints: u64,
}

impl World {
    /// Lives through a seed; gives what was done, or what went wrong that must not.
    pub fn run(seed: u64, plant: Plant) -> Result<Done, String> {
        World::run_on(seed, plant, None)
    }

    /// The same, with what is written on a shelf.
    pub fn run_on(seed: u64, plant: Plant, shelf: Option<Box<dyn Shelf>>) -> Result<Done, String> {
        let mut world = World::new(seed, plant);
        world.shelf = shelf;
        world.live()
    }

    fn live(mut self) -> Result<Done, String> {
        let world = &mut self;
        for _ in 0..STORM {
            world.weather();
            world.turn()?;
        }
        world.stormy = false;
        if let Some(shelf) = &mut world.shelf {
            shelf.calm();
        }
        let before = world.gone_on();
        let mut calm = 0;
        // As soon as it is seen to go on, there is nothing more to wait for.
        while calm < CALM && world.durable.session().over().is_none() && world.gone_on() < before + 24 {
            world.turn()?;
            calm += 1;
            // An engine of another program has ten minutes to answer, and what it said was lost in the storm.
            if let (true, Some(wake)) = (calm > CALM / 2 && world.air.is_empty(), world.wake) {
                world.now = world.now.max(wake);
            }
        }
        let done = Done {
            deeds: world.pages.iter().map(|page| page.done).sum(),
            verdicts: world.verdicts,
            hints: world.hints,
        };
        world.settle()?;
        // Nobody waits for ever: with everybody there and nothing going wrong, the game has gone on.
        if world.durable.session().over().is_none() && world.gone_on() < before + 12 {
            return Err(world.standstill());
        }
        Ok(done)
    }

    /// A match by the clock in which connections break a thousand times, the clock jumps and the server is killed: nobody
    /// wins or loses time beyond the rule. Gives how many deeds were done in it.
    pub fn disconnects(seed: u64, count: u32) -> Result<u64, String> {
        let mut world = World::new(seed, Plant::Nothing);
        let fischer = world.rng.random_bool(0.5);
        world.setting.terms = Terms {
            timing: match fischer {
                true => Timing::Fischer {
                    increment: 5,
                    per_point: 3_600,
                    pause: 120,
                },
                false => Timing::Delay {
                    delay: 12,
                    per_point: 3_600,
                    pause: 120,
                },
            },
            ..Terms::new(Preset::German, SessionKind::Match { points: 1000 })
        };
        world.setting.seats = Pair::of(|side| person(if side == Side::White { "white" } else { "black" }));
        world.pages[1].tokens = vec!["black".to_owned()];
        world.durable = Ledger::new("simulated", world.setting.clone()).map_err(|fault| fault.to_string())?;
        world.stormy = false;
        while world.timekeeper.disconnects < count {
            let playing = world.rng.random_range(0..2);
            if world.rng.random_bool(0.08) && world.pages[playing].guest.is_some() {
                world.hang_up(playing);
                world.timekeeper.disconnects += 1;
            }
            // Somebody thinks, or looks for his cable; or the machine slept.
            if world.rng.random_bool(0.1) {
                world.now += world.rng.random_range(0..20_000);
            }
            if world.rng.random_bool(0.002) {
                world.now += 3_600_000;
            }
            if world.rng.random_bool(0.003) {
                world.kill();
            }
            world.turn()?;
            if world.durable.session().over().is_some() {
                return Err("the match was over too soon".to_owned());
            }
        }
        world.settle()?;
        Ok(world.pages.iter().map(|page| page.done).sum())
    }

    /// A table that began by the first protocol of the dice and goes on by the second, through the same storm.
    pub fn begun_by_the_first(seed: u64) -> Result<Done, String> {
        let mut world = World::new(seed, Plant::Nothing);
        // Tables of that time knew no clocks, and both sat down before the first roll.
        world.setting.terms.timing = Timing::None;
        if world.setting.seats.black == Chair::Open {
            world.setting.seats.black = person("black");
        }
        world.durable = Ledger::new("simulated", world.setting.clone()).map_err(|fault| fault.to_string())?;
        let rolls = world.rng.random_range(1..12);
        for entry in first::entries(&world.durable, rolls, &mut world.rng) {
            let text = serde_json::to_string(&entry).map_err(|fault| fault.to_string())?;
            world.stored.push(text);
            world.durable.enter(&entry).map_err(|fault| fault.to_string())?;
        }
        world.live()
    }

    fn new(seed: u64, plant: Plant) -> World {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let preset = *Preset::ALL.choose(&mut rng).unwrap_or(&Preset::Tournament);
        let mut terms = Terms::from(preset);
        if terms.rulebook.sessions.match_to && rng.random_bool(0.5) {
            terms.session = SessionKind::Match { points: 3 };
        }
        terms.timing = any_timing(&mut rng);
        // Two people, a person and the computer, or a seat kept for whoever comes.
        let black = match rng.random_range(0..3) {
            0 => person("black"),
            1 => Chair::Computer {
                level: Level::Beginner,
                engine: rng.random_bool(0.5).then(|| EngineInfo {
                    name: "engine".to_owned(),
                    failed: None,
                }),
            },
            _ => Chair::Open,
        };
        let setting = Setting {
            terms,
            seats: Pair {
                white: person("white"),
                black,
            },
            tutor: rng.random_bool(0.6),
            parent: None,
        };
        let durable = Ledger::new("simulated", setting.clone()).expect("terms that can be played");
        let pages = vec![
            Page::new("white", false, vec!["white".to_owned()]),
            Page::new("black", false, Vec::new()),
            Page::new("somebody", true, Vec::new()),
        ];
        World {
            rng,
            plant,
            stormy: true,
            now: 0,
            setting,
            stored: Vec::new(),
            shelf: None,
            unsure: None,
            secret: None,
            durable,
            table: None,
            wake: None,
            pages,
            air: Vec::new(),
            guests: 0,
            promised: 0,
            timekeeper: Timekeeper::default(),
            seated: Vec::new(),
            verdicts: 0,
            hints: 0,
        }
    }

    /// How much was written down beside the time.
    fn gone_on(&self) -> usize {
        let time = |text: &&String| !text.starts_with("{\"entry\":\"time\"");
        self.stored.iter().filter(time).count()
    }

    fn chance(&mut self, chance: f64) -> bool {
        self.stormy && self.rng.random_bool(chance)
    }

    /// What goes wrong between two turns.
    fn weather(&mut self) {
        if self.chance(0.03) {
            self.kill();
        }
        if self.chance(0.03) {
            self.now += 7 * 24 * 3_600_000;
        }
        for index in 0..self.pages.len() {
            if self.chance(0.02) {
                self.hang_up(index);
            }
            // A browser forgets what it kept.
            if self.chance(0.002) {
                self.pages[index].forget();
                self.hang_up(index);
            }
        }
    }

    /// The table is gone with everything it had in its head; the connections break.
    fn kill(&mut self) {
        self.table = None;
        self.timekeeper.crash();
        self.wake = None;
        self.air.clear();
        if let Some(shelf) = &mut self.shelf {
            shelf.kill();
        }
        for page in &mut self.pages {
            page.disconnect();
        }
        // A backup is restored without the secret.
        if self.chance(0.1) {
            self.secret = None;
        }
        if self.plant == Plant::GoBack && self.rng.random_bool(0.1) {
            self.go_back();
        }
        // The clock of another process begins anew.
        self.now = 0;
    }

    fn go_back(&mut self) {
        let kept = self.stored.len().saturating_sub(self.rng.random_range(1..6));
        self.stored.truncate(kept);
        if let Ok(ledger) = replayed(&self.setting, &self.stored) {
            self.promised = ledger.version();
            self.durable = ledger;
        }
        for page in &mut self.pages {
            page.view = None;
        }
    }

    fn hang_up(&mut self, index: usize) {
        if let Some(guest) = self.pages[index].guest {
            self.pages[index].disconnect();
            self.air
                .retain(|packet| !matches!(packet, Packet::ToPage(to, _) if *to == guest));
            self.air.push(Packet::ToTable(Box::new(Input::Leave(guest))));
        }
    }

    /// A turn of the world: time passes, pages act, something arrives.
    fn turn(&mut self) -> Result<(), String> {
        self.now += self.rng.random_range(0..400);
        if self.table.is_none() {
            self.restore()?;
        }
        if self.wake.is_some_and(|at| at <= self.now) || self.chance(0.05) {
            self.step(Input::Tick)?;
        }
        for index in 0..self.pages.len() {
            self.page_acts(index)?;
        }
        // Some of what is in the air arrives, in any order while it storms.
        for _ in 0..self.air.len().min(4) {
            let at = if self.stormy {
                self.rng.random_range(0..self.air.len())
            } else {
                0
            };
            let packet = self.air.remove(at);
            let delayed = self.chance(0.2);
            if delayed || self.chance(0.03) {
                self.air.push(packet.clone());
            }
            let lost = self.chance(0.04);
            if delayed || lost {
                continue;
            }
            self.arrive(packet)?;
            if self.table.is_none() || self.air.is_empty() {
                break;
            }
        }
        Ok(())
    }

    fn page_acts(&mut self, index: usize) -> Result<(), String> {
        if self.pages[index].guest.is_none() {
            if self.rng.random_bool(0.5) {
                self.guests += 1;
                let page = &mut self.pages[index];
                page.guest = Some(self.guests);
                self.seated.push((self.guests, page.owner.clone()));
                let joining = Joining {
                    guest: self.guests,
                    re: page.request(Asked::Join),
                    tokens: page.tokens.clone(),
                    owner: page.owner.clone(),
                    watch: page.watches,
                    name: None,
                };
                self.air.push(Packet::ToTable(Box::new(Input::Join(joining))));
            }
            return Ok(());
        }
        // A page that hears nothing for long connects anew: what it missed it is shown then.
        self.pages[index].waited += 1;
        if self.pages[index].waited > PATIENCE || self.pages[index].behind > 3 {
            self.hang_up(index);
            return Ok(());
        }
        let open = &self.pages[index].open;
        let busy = open.values().any(|asked| matches!(asked, Asked::Deed | Asked::Roll));
        if (!busy || self.chance(0.1)) && self.rng.random_bool(0.7) {
            let honest = !self.stormy;
            let Some(guest) = self.pages[index].guest else {
                return Ok(());
            };
            if let Some((re, ask)) = self.pages[index].ask(&mut self.rng, honest) {
                let input = Input::Ask { guest, re, ask };
                self.air.push(Packet::ToTable(Box::new(input)));
            }
        }
        Ok(())
    }

    fn arrive(&mut self, packet: Packet) -> Result<(), String> {
        match packet {
            Packet::ToTable(input)
                if self.plant == Plant::ForgetContributions
                    && matches!(
                        *input,
                        Input::Ask {
                            ask: Ask::Link { .. },
                            ..
                        }
                    ) =>
            {
                Ok(())
            }
            Packet::ToTable(input) => self.step(*input),
            Packet::ToPage(guest, answer) => {
                if let Some(page) = self.pages.iter_mut().find(|page| page.guest == Some(guest)) {
                    page.hear(&answer);
                    if let Some(fault) = &page.fault {
                        return Err(format!("{} no longer believes the table: {fault}", page.owner));
                    }
                    if let Some(doubt) = page.witness.as_ref().and_then(Witness::doubt) {
                        return Err(format!("{} did not do this: {doubt:?}", page.owner));
                    }
                }
                Ok(())
            }
        }
    }

    /// A table from what is stored, as after a crash.
    fn restore(&mut self) -> Result<(), String> {
        self.look_at_the_shelf()?;
        let mut ledger = replayed(&self.setting, &self.stored)?;
        if let Some((epoch, seed)) = &self.secret
            && let Some(seed) = unhex(seed)
        {
            ledger.hold(*epoch, seed);
        }
        if ledger.version() < self.promised {
            return Err(format!(
                "version {} was promised, {} is restored",
                self.promised,
                ledger.version()
            ));
        }
        self.table = Some(Table::new(ledger, LIMITS));
        self.step(Input::Opened)
    }

    /// What is on the shelf is what was written, and the write of which nobody knew is there or not, but not by halves.
    fn look_at_the_shelf(&mut self) -> Result<(), String> {
        let Some(shelf) = &mut self.shelf else {
            return Ok(());
        };
        let (stored, secret) = shelf.load()?;
        let unsure = self.unsure.take();
        if self.secret.is_some() || unsure.is_some() {
            self.secret = secret;
        }
        if stored == self.stored {
            return Ok(());
        }
        if let Some(write) = unsure {
            for entry in &write.entries {
                self.keep(entry)?;
            }
        }
        match stored == self.stored {
            true => Ok(()),
            false => Err(format!(
                "{} entries were written, and other {} are there",
                self.stored.len(),
                stored.len()
            )),
        }
    }

    fn step(&mut self, input: Input) -> Result<(), String> {
        let present = self.present();
        let Some(table) = &mut self.table else {
            return Ok(());
        };
        self.timekeeper.reckon(table.ledger(), present, self.wake, self.now);
        let (count, chance) = (table.ledger().count(), self.rng.random());
        let effects = table.step(self.now, chance, input);
        let wrote = effects.iter().any(|effect| matches!(effect, Effect::Write(_)));
        if !wrote && table.ledger().count() != count {
            return Err("the state changed without a write".to_owned());
        }
        let effects = match self.plant {
            Plant::TellBeforeWrite => told_first(effects),
            _ => effects,
        };
        self.wake = None;
        for effect in effects {
            if !self.obey(effect)? {
                self.kill();
                break;
            }
        }
        self.timekeeper.look(&self.durable);
        self.timekeeper.check(&self.durable)
    }

    /// Whose pages the table has.
    fn present(&self) -> Pair<bool> {
        let there: Vec<GuestId> = self.table.iter().flat_map(Table::guests).collect();
        let sits = |owner: &str| {
            let pages = self.seated.iter().filter(|(_, of)| of == owner);
            pages.map(|(guest, _)| guest).any(|guest| there.contains(guest))
        };
        Pair::of(|side| match &self.durable.seats()[side] {
            Chair::Person { owner, .. } => sits(owner),
            _ => false,
        })
    }

    /// Obeys an effect as a shell does; not, if the world does not let it.
    fn obey(&mut self, effect: Effect) -> Result<bool, String> {
        match effect {
            Effect::Write(write) => return self.write(&write),
            Effect::Tell { to, answer } => {
                self.check_told(&answer.message)?;
                for guest in to {
                    self.air.push(Packet::ToPage(guest, answer.clone()));
                }
            }
            Effect::Think(about) => {
                let thought = self.thought(about);
                self.air.push(Packet::ToTable(Box::new(Input::Thought(thought))));
            }
            Effect::Found(_) => {
                let founded = Ok("another".to_owned());
                self.air.push(Packet::ToTable(Box::new(Input::Founded(founded))));
            }
            Effect::Wake(at) => self.wake = Some(at),
            Effect::PutAway => {
                self.timekeeper.crash();
                self.table = None;
                self.wake = None;
            }
            Effect::Broken(why) => return Err(format!("broken: {why}")),
        }
        Ok(true)
    }

    /// A write lasts, or fails with nothing written, or lasts although it seems to have failed.
    fn write(&mut self, write: &Write) -> Result<bool, String> {
        if write.first as usize != self.stored.len() {
            return Err(format!(
                "entry {} is written where {} is next",
                write.first,
                self.stored.len()
            ));
        }
        if self.chance(0.02) {
            return Ok(false);
        }
        if self.plant == Plant::ForgetVerdicts && matches!(write.entries[..], [Entry::Judged(_)]) {
            return Ok(true);
        }
        if let Some(shelf) = &mut self.shelf
            && !shelf.write(write)
        {
            self.unsure = Some(write.clone());
            return Ok(false);
        }
        let kept = match self.plant {
            Plant::LoseAnEntry if self.rng.random_bool(0.05) => write.entries.len().saturating_sub(1),
            _ => write.entries.len(),
        };
        match &write.secret {
            Some(Secret::Kept { epoch, seed }) => self.secret = Some((*epoch, seed.clone())),
            Some(Secret::Gone) => self.secret = None,
            None => {}
        }
        for entry in &write.entries[..kept] {
            self.keep(entry)?;
        }
        Ok(!self.chance(0.02))
    }

    fn keep(&mut self, entry: &Entry) -> Result<(), String> {
        let text = serde_json::to_string(entry).map_err(|fault| fault.to_string())?;
        self.stored.push(text);
        let entered = self.durable.enter(entry);
        entered.map_err(|fault| format!("what is written does not follow: {fault}"))
    }

    /// Whatever a page is told must be durable by then.
    fn check_told(&mut self, message: &Message) -> Result<(), String> {
        let version = match message {
            Message::Verdict { verdict, .. } => {
                self.verdicts += 1;
                return match self.durable.verdicts().contains(verdict) {
                    true => Ok(()),
                    false => Err(format!("a verdict on {} is told that is not durable", verdict.number)),
                };
            }
            Message::Hint { .. } => {
                self.hints += 1;
                return Ok(());
            }
            Message::Table(view) => view.version,
            Message::Done { version, .. } => *version,
            _ => return Ok(()),
        };
        if version > self.durable.version() {
            let durable = self.durable.version();
            return Err(format!("version {version} is told while only {durable} is durable"));
        }
        self.promised = self.promised.max(version);
        Ok(())
    }

    /// Somebody who thinks, but not well: anything that is allowed, or nothing at all.
    fn thought(&mut self, about: Thinking) -> Thought {
        let failed = self.chance(0.1);
        match about {
            Thinking::Wish {
                version,
                session,
                side,
                engine,
                ..
            } => Thought::Wish {
                version,
                wish: any_wish(&session, side, &mut self.rng).filter(|_| !failed),
                // An engine that failed is not asked again: the table would hear of it twice.
                failed: engine.filter(|_| self.chance(0.1)).map(|_| EngineFailing::Gone),
            },
            Thinking::Verdict { version, decision } => Thought::Verdict {
                version,
                verdict: Some(Box::new(any_verdict(&decision))).filter(|_| !failed),
            },
            Thinking::Hint { guest, re, version, .. } => Thought::Hint {
                guest,
                re,
                version,
                hint: Some(Box::default()).filter(|_| !failed),
            },
        }
    }

    /// Who waits for whom, when nothing goes on.
    fn standstill(&self) -> String {
        let phase = self.durable.session().game().phase();
        let mut text = format!("the game does not go on: {phase:?}, version {}", self.durable.version());
        for page in &self.pages {
            let version = page.view.as_ref().map(|view| view.version);
            let (owner, open) = (&page.owner, page.open.values().collect::<Vec<_>>());
            text.push_str(&format!("; {owner} sees {version:?}, waits for {open:?}"));
        }
        let computer = matches!(self.durable.seats().black, Chair::Computer { .. });
        let thinking = self.table.as_ref().map(|table| format!("{table:?}"));
        let thinking = thinking.and_then(|text| {
            text.split("thinking: ")
                .nth(1)
                .map(|rest| rest.chars().take(90).collect::<String>())
        });
        text + &format!(
            "; black is a computer: {computer}, thinking {}",
            thinking.unwrap_or_default()
        )
    }

    /// Each verdict is on something that was decided just there, by a person, and there is one at most.
    fn check_verdicts(&self, ledger: &Ledger) -> Result<(), String> {
        let session = ledger.session();
        let mut replay = Session::new(session.terms().clone()).map_err(|fault| fault.to_string())?;
        let mut found = 0;
        for (number, action) in (0..).zip(session.log()) {
            let here = ledger.verdicts().iter().filter(|verdict| verdict.number == number);
            for (nth, verdict) in here.enumerate() {
                let decided = match action {
                    Action::Roll { side, .. } => Decision::in_throw(&replay, *side),
                    action => Decision::in_action(&replay, action),
                };
                let wanted = decided.map(|decision| any_verdict(&decision));
                if nth > 0 || wanted.as_ref() != Some(verdict) {
                    return Err(format!(
                        "the verdict on {number} is on another decision than {action:?}"
                    ));
                }
                found += 1;
            }
            replay.apply(action.clone()).map_err(|refusal| refusal.to_string())?;
        }
        // The dice of a decision to roll may still be on their way.
        if found + 1 < ledger.verdicts().len() {
            return Err("there are verdicts on what was never decided".to_owned());
        }
        Ok(())
    }

    /// After the storm: what is stored makes the same table, the dice are in order, every page sees the same.
    fn settle(&mut self) -> Result<(), String> {
        let again = replayed(&self.setting, &self.stored)?;
        if again.session() != self.durable.session()
            || again.version() != self.durable.version()
            || (again.terms().timing.has_clock() && again.clock() != self.durable.clock())
        {
            return Err("what is stored makes another table".to_owned());
        }
        self.check_verdicts(&again)?;
        let record = again.dice_record();
        verify(&record).map_err(|fault| format!("the dice: {fault}"))?;
        for page in &self.pages {
            // What a page has followed is what is recorded.
            let (DiceRecord::Second(record), Some(witness)) = (&record, &page.witness) else {
                continue;
            };
            let followed = witness.log();
            let mut log = Log::default();
            for line in record.lines.iter().take(followed.count() as usize) {
                log.enter(line).map_err(|fault| fault.to_string())?;
            }
            if log.head() != followed.head() {
                return Err(format!("{} has followed another log", page.owner));
            }
            let Some(view) = page.view.as_ref().filter(|view| view.version == again.version()) else {
                continue;
            };
            let session = again.session();
            let same = view.board == *session.game().board()
                && view.score == session.score()
                && view.over.is_some() == session.over().is_some();
            if !same {
                return Err(format!("a page sees another version {}", view.version));
            }
        }
        Ok(())
    }
}

/// One of the agreements about time, short enough for flags to fall.
fn any_timing(rng: &mut ChaCha8Rng) -> Timing {
    let pause = rng.random_range(0..10);
    match rng.random_range(0..6) {
        0 => Timing::Claim { after: 30 },
        1 => Timing::Delay {
            delay: rng.random_range(0..6),
            per_point: rng.random_range(10..60),
            pause,
        },
        2 => Timing::Fischer {
            increment: rng.random_range(0..6),
            per_point: rng.random_range(10..60),
            pause,
        },
        3 => Timing::Days { days: 1 },
        _ => Timing::None,
    }
}

fn person(name: &str) -> Chair {
    Chair::Person {
        name: None,
        colour: None,
        token: fingerprint(name),
        owner: name.to_owned(),
    }
}

/// A verdict as it could be: on what was decided, and nothing cost anything.
fn any_verdict(decision: &Decision) -> Verdict {
    let (dice, steps) = match &decision.matter {
        Matter::Play { roll, steps, .. } => (Some(*roll), steps.clone()),
        _ => (None, Vec::new()),
    };
    let made = match &decision.matter {
        Matter::Double(true) => Choice::Double,
        Matter::Double(false) => Choice::NoDouble,
        Matter::Answer(answer) => Choice::from(*answer),
        _ => Choice::Play(format!("{steps:?}")),
    };
    Verdict {
        game: decision.game,
        number: decision.number,
        side: decision.side,
        kind: decision.matter.kind(),
        dice,
        board: decision.situation.standing.board,
        best: made.clone(),
        made,
        best_steps: steps.clone(),
        made_steps: steps,
        cost: 0.0,
        plays: Vec::new(),
        cube: None,
        turned_on: None,
        xgid: String::new(),
        settings: String::new(),
    }
}

fn replayed(setting: &Setting, stored: &[String]) -> Result<Ledger, String> {
    let mut ledger = Ledger::new("simulated", setting.clone()).map_err(|fault| fault.to_string())?;
    for text in stored {
        let entry: Entry = serde_json::from_str(text).map_err(|fault| format!("an entry does not read: {fault}"))?;
        ledger
            .enter(&entry)
            .map_err(|fault| format!("an entry does not follow: {fault}"))?;
    }
    Ok(ledger)
}

/// What a shell does that answers first and writes behind.
fn told_first(effects: Vec<Effect>) -> Vec<Effect> {
    let (told, rest): (Vec<Effect>, Vec<Effect>) = effects
        .into_iter()
        .partition(|effect| matches!(effect, Effect::Tell { .. }));
    told.into_iter().chain(rest).collect()
}

/// Anything that is allowed.
fn any_wish(session: &Session, side: Side, rng: &mut ChaCha8Rng) -> Option<Wish> {
    let may = session.allowed(side);
    let mut wishes = Vec::new();
    if may.dice > 0 {
        wishes.push(Wish::Throw);
    }
    let actions = [
        (may.double && rng.random_bool(0.2), Action::Double { side }),
        (may.take, Action::Take { side }),
        (may.drop && rng.random_bool(0.2), Action::Drop { side }),
        (may.accept, Action::Accept { side }),
        (may.decline, Action::Decline { side }),
        (may.next_game, Action::NextGame),
    ];
    wishes.extend(
        actions
            .into_iter()
            .filter(|(may, _)| *may)
            .map(|(_, action)| Wish::Act(action)),
    );
    if let (true, Phase::ToPlay { roll, .. }) = (may.play, session.game().phase()) {
        let position = session.game().board().seen_by(side);
        let plays = position.legal_plays(*roll, &session.terms().rulebook.checker);
        let steps = plays.choose(rng).map(|(play, _)| play.to_vec()).unwrap_or_default();
        wishes.push(Wish::Act(Action::Play { side, steps }));
    }
    wishes.choose(rng).cloned()
}
