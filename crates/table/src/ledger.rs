//! A table's ledger: its setting and its entries, and the state that follows from them. Nothing here waits or asks; the
//! same entries always give the same state, which is how a table comes back after a crash.

use crate::chronicle::Chronicle;
use crate::clock::{Awaited, Clock, Moment};
use crate::earlier::Earlier;
use crate::entry::Entry;
use crate::setting::{Chair, Setting};
use pasch_analysis::Verdict;
use pasch_dice::{
    Bytes, CHAIN_LENGTH, Chain, DiceRecord, EpochReason, Line, LineFault, Log, Open, Party, Proof, Record, RollPurpose,
    Sitter, party_of,
};
use pasch_protocol::{AtTable, Occurrence};
use pasch_rules::{Action, Pair, Phase, Refusal, Side, Terms, Timing};

/// Why entries do not make a table.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LedgerFault {
    /// Terms that cannot be played.
    #[error("the terms: {0}")]
    Terms(#[from] pasch_rules::TermsFaults),
    /// An action that the rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// An entry that does not follow from those before it.
    #[error("the entry does not follow from those before it: {0}")]
    OutOfOrder(&'static str),
    /// A line that cannot follow in the log of dice.
    #[error("the dice: {0}")]
    Line(#[from] LineFault),
}

/// A table's state.
#[derive(Clone, Debug)]
pub struct Ledger {
    table: String,
    terms: Terms,
    seats: Pair<Chair>,
    chronicle: Chronicle,
    clock: Clock,
    count: u32,
    version: u32,
    earlier: Earlier,
    log: Log,
    lines: Vec<String>,
    /// The server's own chain, and its epoch: not in the entries, but kept apart from them.
    secret: Option<(u32, Chain)>,
    tutor: bool,
    verdicts: Vec<Verdict>,
    rematch: Option<String>,
    parent: Option<String>,
}

impl Ledger {
    /// A table without entries.
    pub fn new(table: &str, setting: Setting) -> Result<Ledger, LedgerFault> {
        Ok(Ledger {
            table: table.to_owned(),
            chronicle: Chronicle::new(setting.terms.clone())?,
            clock: Clock::new(&setting.terms),
            terms: setting.terms,
            seats: setting.seats,
            count: 0,
            version: 0,
            earlier: Earlier::default(),
            log: Log::default(),
            lines: Vec::new(),
            secret: None,
            tutor: setting.tutor,
            verdicts: Vec::new(),
            rematch: None,
            parent: setting.parent,
        })
    }

    /// Makes an entry. A refused one changes nothing.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), LedgerFault> {
        let mut decides = !matches!(
            entry,
            Entry::Judged(_) | Entry::Tutor { .. } | Entry::Time(_) | Entry::EngineFailed { .. }
        );
        let first = matches!(
            entry,
            Entry::Chain { .. } | Entry::Decided(_) | Entry::Rolled(_) | Entry::Action { .. } | Entry::TakenBack { .. }
        );
        if first && self.log.begun() {
            return Err(LedgerFault::OutOfOrder(
                "an entry of the first protocol in the log of the second",
            ));
        }
        match entry {
            Entry::Line { line } => decides = self.line(line)?,
            Entry::Chain {
                chain,
                game,
                length,
                seed,
            } => self.earlier.commit(*chain, *game, *length, seed)?,
            Entry::Decided(decided) => self.earlier.decide(decided)?,
            Entry::Rolled(roll) => self.earlier.fall(roll)?,
            Entry::Action { action } => {
                self.act(action.clone())?;
                self.earlier.act(action);
            }
            Entry::TakenBack { remain } => {
                self.chronicle = self.taken_back(*remain)?;
                self.earlier.take_back(*remain);
                self.verdicts.retain(|verdict| verdict.number < *remain);
            }
            Entry::Time(moment) => self.clock.pass(*moment),
            Entry::Seated { side, chair } => {
                let seat = &mut self.seats[*side];
                let same = matches!((&*seat, chair), (Chair::Person { token, .. }, Chair::Person { token: again, .. }) if token == again);
                if *seat != Chair::Open && !same {
                    return Err(LedgerFault::OutOfOrder("the seat is taken"));
                }
                *seat = chair.clone();
                self.chronicle.set_news((!same).then_some(AtTable::SatDown));
            }
            Entry::EngineFailed { side, why } => match &mut self.seats[*side] {
                Chair::Computer {
                    engine: Some(engine), ..
                } if engine.failed.is_none() => {
                    engine.failed = Some(*why);
                    let (side, why) = (*side, *why);
                    self.chronicle.set_news([AtTable::EngineFailed { side, why }]);
                }
                _ => return Err(LedgerFault::OutOfOrder("no engine plays there")),
            },
            Entry::Tutor { on } => self.tutor = *on,
            Entry::Judged(verdict) => {
                self.verdicts.retain(|earlier| earlier.number != verdict.number);
                self.verdicts.push((**verdict).clone());
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        self.count += 1;
        self.clock.wait_for(self.awaited());
        // The tutor's remarks and the pages' parts in the dice come when they come; whoever acts on what was before them
        // acts on the same position.
        if decides {
            self.version += 1;
        }
        Ok(())
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        // A game that ends by time ends before the throw that was on its way: nothing was decided there.
        let ends_by_time = matches!(action, Action::Flag { .. } | Action::Claim { .. });
        let number = self.session().log().len() as u32;
        self.chronicle.act(action)?;
        if ends_by_time {
            self.verdicts.retain(|verdict| verdict.number < number);
        }
        for occurrence in self.chronicle.news() {
            if let Occurrence::Session(event) = occurrence {
                self.clock.tell(event);
            }
        }
        Ok(())
    }

    /// Whom the game waits for. A roll waits for the pages that have a part in it; before the first throw of a game, and
    /// between games, either player may go on, so that nobody waits for the other.
    fn awaited(&self) -> Awaited {
        let nobody = Awaited::default();
        if self.terms.timing == Timing::None || self.open_seat().is_some() || self.session().over().is_some() {
            return nobody;
        }
        let person = |side: Side| matches!(self.seats[side], Chair::Person { .. });
        let people = |awaited: &dyn Fn(Side) -> bool| Pair::of(|side| person(side) && awaited(side));
        if let Some(open) = self.log.open() {
            let parties = [self.log.awaited_anchors(), self.log.awaited_links()].concat();
            // Two people at one device are one party; the time is that of who throws.
            let one = self.people().len() < 2 && person(open.side);
            let awaited = |side: Side| match one {
                true => side == open.side && parties.iter().any(|party| *party != Party::Server),
                false => parties.contains(&party_of(side)),
            };
            let roll = Some((open.roll, open.side));
            return Awaited {
                people: people(&awaited),
                roll,
            };
        }
        let phase = self.session().game().phase();
        let awaited = |side: Side| match phase {
            Phase::Opening { white, black } => match side {
                Side::White => white.is_none() && black.is_some(),
                Side::Black => black.is_none() && white.is_some(),
            },
            phase => phase.turn() == Some(side),
        };
        Awaited {
            people: people(&awaited),
            roll: None,
        }
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Lets time pass that is not written down, because no clock was agreed on.
    pub fn pass(&mut self, moment: Moment) {
        self.clock.pass(moment);
    }

    /// Forgets an entry that told the time, because nothing came of what it was told for.
    pub(crate) fn set_back(&mut self, clock: Clock, count: u32) {
        self.clock = clock;
        self.count = count;
    }

    /// Takes a line of the log; true if it changes what a player decides on.
    fn line(&mut self, text: &str) -> Result<bool, LedgerFault> {
        let line = Line::read(text).map_err(LineFault::Unreadable)?;
        match &line {
            Line::Action { action } => {
                let action: Action =
                    serde_json::from_value(action.clone()).map_err(|fault| LineFault::Unreadable(fault.to_string()))?;
                self.session().check(&action)?;
                self.log.enter(text)?;
                self.act(action)?;
            }
            Line::TakenBack { remain } => {
                let chronicle = self.taken_back(*remain)?;
                self.log.enter(text)?;
                self.chronicle = chronicle;
                self.verdicts.retain(|verdict| verdict.number < *remain);
            }
            _ => drop(self.log.enter(text)?),
        }
        self.lines.push(text.to_owned());
        Ok(matches!(
            line,
            Line::Decided { .. }
                | Line::Thrown { .. }
                | Line::Again { .. }
                | Line::Action { .. }
                | Line::TakenBack { .. }
        ))
    }

    fn taken_back(&self, remain: u32) -> Result<Chronicle, LedgerFault> {
        let kept = self.session().log().get(..remain as usize);
        let kept = kept.ok_or(LedgerFault::OutOfOrder("taking back"))?.to_vec();
        let replayed = Chronicle::replay(self.terms.clone(), kept);
        let mut chronicle = replayed.map_err(|_| LedgerFault::OutOfOrder("taking back"))?;
        chronicle.set_news([AtTable::TakenBack]);
        Ok(chronicle)
    }

    /// The line that opens the log, if it is not open and there is something to play.
    pub fn opening(&self, chance: [u8; 32]) -> Option<Line> {
        if self.log.begun() || self.session().over().is_some() {
            return None;
        }
        let actions = u32::try_from(self.session().log().len()).unwrap_or(u32::MAX);
        let game = self.session().game_number();
        Some(Line::Session {
            table: self.table.clone(),
            terms: serde_json::to_value(&self.terms).unwrap_or_default(),
            chance: Bytes(chance),
            before: self.earlier.told(&self.table, &self.terms, actions, game),
        })
    }

    /// The line that opens an epoch, if the game needs new chains now.
    pub fn new_epoch(&self) -> Option<Line> {
        let idle = self.terms.real_board || self.open_seat().is_some() || self.session().over().is_some();
        if idle || !self.log.begun() || matches!(self.session().game().phase(), Phase::Over(_)) {
            return None;
        }
        let epoch = self.log.epoch().filter(|epoch| epoch.game == self.log.game());
        let reason = match epoch {
            None => EpochReason::Start,
            Some(_) if self.log.renewal().is_some() && self.log.awaited_grants().is_empty() => EpochReason::Renewed,
            Some(epoch) if epoch.thrown == CHAIN_LENGTH && self.log.open().is_none() => EpochReason::Short,
            Some(_) => return None,
        };
        let people = self.people();
        Some(Line::Epoch {
            epoch: self.log.epoch().map_or(0, |epoch| epoch.number) + 1,
            game: self.log.game(),
            reason,
            seats: Pair::of(|side| match &self.seats[side] {
                Chair::Person { .. } if people.contains(&side) => Sitter::Person,
                Chair::Person { .. } => Sitter::Same,
                _ => Sitter::Computer,
            }),
        })
    }

    /// Has the server no longer the secret of the chains in use, as after a backup was restored?
    pub fn has_lost_its_secret(&self) -> bool {
        let epoch = self.log.epoch().filter(|epoch| epoch.game == self.log.game());
        let held = self.secret.as_ref().map(|(epoch, _)| *epoch);
        let lost = |epoch: &pasch_dice::Epoch| epoch.anchors.contains_key(&Party::Server) && held != Some(epoch.number);
        self.session().over().is_none() && epoch.is_some_and(lost)
    }

    /// Holds the server's secret of an epoch; one that is over is of no use.
    pub fn hold(&mut self, epoch: u32, seed: [u8; 32]) {
        if let Some(current) = self.log.epoch().filter(|current| current.number == epoch) {
            let chain = Chain::new(current.identity, Party::Server, Bytes(seed));
            self.secret = Some((epoch, chain));
        }
    }

    /// Forgets the server's secret; true if there was one.
    pub fn let_go(&mut self) -> bool {
        self.secret.take().is_some()
    }

    /// The line by which the server fixes its part.
    pub fn own_anchor(&self) -> Option<Line> {
        let (epoch, chain) = self.secret.as_ref()?;
        Some(Line::Anchor {
            epoch: *epoch,
            party: Party::Server,
            anchor: chain.anchor(),
        })
    }

    /// The entries by which the open roll goes on without waiting for anyone: the server's link when its turn has come, and
    /// the dice once every link is there.
    pub fn progress(&self) -> Option<Vec<Entry>> {
        if let Some((roll, dice)) = self.log.falling() {
            let open = self.log.open()?;
            let fallen = pasch_dice::Fallen {
                roll,
                side: open.side,
                purpose: open.purpose,
                dice: dice.clone(),
            };
            let action = action_line(&fallen.action()?);
            return Some(vec![Line::Thrown { roll, dice }.into(), action.into()]);
        }
        if self.log.awaited_links() != [Party::Server] {
            return None;
        }
        let (roll, epoch) = (self.log.open()?.roll, self.log.epoch()?);
        let (number, chain) = self.secret.as_ref()?;
        let link = chain.link(epoch.thrown + 1).filter(|_| *number == epoch.number)?;
        let party = Party::Server;
        Some(vec![Line::Link { roll, party, link }.into()])
    }

    /// The entries that decide a roll; where a turn was taken back, its dice fall again.
    pub fn decision(&self, side: Side) -> Vec<Entry> {
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        let (purpose, count) = match opening {
            true => (RollPurpose::Opening, self.session().allowed(side).dice),
            false => (RollPurpose::Move, 2),
        };
        let kept = self.log.staying(side, purpose, count);
        if let Some((kept, action)) = kept.and_then(|kept| Some((kept, kept.action()?))) {
            let (roll, dice) = (kept.roll, kept.dice.clone());
            return vec![Line::Again { roll, dice }.into(), action_line(&action).into()];
        }
        let roll = self.log.rolls() + 1;
        vec![
            Line::Decided {
                roll,
                side,
                purpose,
                count,
            }
            .into(),
        ]
    }

    /// Whose pages have a part in the dice: one for each person, and one alone where both seats are one person's.
    fn people(&self) -> Vec<Side> {
        let owner = |side| match &self.seats[side] {
            Chair::Person { owner, .. } => Some(owner),
            _ => None,
        };
        match (owner(Side::White), owner(Side::Black)) {
            (Some(white), Some(black)) if white == black => vec![Side::White],
            _ => Side::BOTH.into_iter().filter(|&side| owner(side).is_some()).collect(),
        }
    }

    /// Puts what happened around the table in the place of the news.
    pub fn set_news(&mut self, news: impl IntoIterator<Item = AtTable>) {
        self.chronicle.set_news(news);
    }

    /// The table's name.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// How many entries were made.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Which state of the table this is: grows with every entry that a player could mind.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// What is played.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where.
    pub fn seats(&self) -> &Pair<Chair> {
        &self.seats
    }

    /// The session and its story.
    pub fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The session.
    pub fn session(&self) -> &pasch_rules::Session {
        self.chronicle.session()
    }

    /// The roll that was decided on but has not fallen.
    pub fn pending(&self) -> Option<&Open> {
        self.log.open()
    }

    /// The log of the dice.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Its lines.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Is the tutor on?
    pub fn tutor(&self) -> bool {
        self.tutor
    }

    /// The tutor's verdicts.
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// The table on a server whose game goes on here.
    pub fn parent(&self) -> Option<&str> {
        self.parent.as_deref()
    }

    /// The table of the rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Is a seat still open?
    pub fn open_seat(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seats[side] == Chair::Open)
    }

    /// What pages learn of the dice.
    pub fn proof(&self) -> Option<Proof> {
        let epoch = self.log.epoch()?;
        let sides = |parties: &[Party]| -> Vec<Side> {
            let of = |side: &Side| parties.contains(&party_of(*side));
            Side::BOTH.into_iter().filter(of).collect()
        };
        let awaited = [self.log.awaited_anchors(), self.log.awaited_links()].concat();
        Some(Proof {
            epoch: epoch.number,
            code: epoch.code().map(|code| code.to_string()),
            lines: self.log.count(),
            rolls: self.log.rolls(),
            renewed: self.log.renewals().len() as u32,
            foreseen: self.log.foreseen().len() as u32,
            waits: self.log.open().map_or_else(Vec::new, |_| sides(&awaited)),
        })
    }

    /// The record of the dice, which tells no secret: links are published as they are used.
    pub fn dice_record(&self) -> DiceRecord {
        if !self.log.begun() {
            return DiceRecord::First(self.earlier.record(&self.table, &self.terms));
        }
        DiceRecord::Second(Record {
            pasch_dice: 2,
            before: self.earlier.text(&self.table, &self.terms),
            lines: self.lines.clone(),
        })
    }

    /// How many actions would remain if `side` took something back now: the play it made last, on a real board the
    /// entry made last. Only against the computer, or where one person holds both seats.
    pub fn taking_back(&self, side: Side) -> Option<u32> {
        // By a clock one plays in earnest, and no time comes back.
        let alone = self.people().len() < 2 && !self.terms.timing.has_clock();
        let log = self.session().log();
        let both = matches!(
            (&self.seats.white, &self.seats.black),
            (Chair::Person { .. }, Chair::Person { .. })
        );
        if !alone || self.pending().is_some() {
            return None;
        }
        if self.terms.real_board {
            // What the computer did by itself goes back together with what was entered before it.
            let entered = |action: &Action| match action {
                Action::Roll { .. } | Action::OpeningThrow { .. } => true,
                other => !other
                    .side()
                    .is_some_and(|side| matches!(self.seats[side], Chair::Computer { .. })),
            };
            return log.iter().rposition(entered).map(|at| at as u32);
        }
        // Not beyond the game being played, and not after its end.
        if matches!(self.session().game().phase(), Phase::Over(_)) {
            return None;
        }
        let start = log
            .iter()
            .rposition(|action| matches!(action, Action::NextGame))
            .map_or(0, |at| at + 1);
        let own = |action: &Action| matches!(action, Action::Play { side: by, .. } if both || *by == side);
        let remain = log.get(start..)?.iter().rposition(own).map(|at| (start + at) as u32);
        remain.filter(|remain| *remain >= self.log.below())
    }
}

/// An action as a line of the log.
pub fn action_line(action: &Action) -> Line {
    let action = serde_json::to_value(action).unwrap_or_default();
    Line::Action { action }
}
