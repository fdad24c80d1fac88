//! A table's ledger: its setting and its entries, and the state that follows from them. Nothing here waits or asks; the
//! same entries always give the same state, which is how a table comes back after a crash.

use crate::chronicle::Chronicle;
use crate::entry::{Decided, Entry};
use crate::setting::{Chair, Setting};
use pasch_analysis::Verdict;
use pasch_dice::{
    CHAIN_LENGTH, Chain, DiceEntry, DiceRecord, GameChain, NonceLeftOut, Proof, ProofRoll, RollPurpose, Throw, hex,
    throw_of, unhex,
};
use pasch_protocol::Occurrence;
use pasch_rules::{Action, Pair, Phase, Refusal, Side, Terms};

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
}

/// A chain in use.
#[derive(Clone, Debug)]
struct InUse {
    number: u32,
    game: u32,
    links: Chain,
    used: u32,
}

/// A table's state.
#[derive(Clone, Debug)]
pub struct Ledger {
    table: String,
    terms: Terms,
    seats: Pair<Chair>,
    chronicle: Chronicle,
    count: u32,
    version: u32,
    chain: Option<InUse>,
    pending: Option<Decided>,
    rolls: u32,
    left_out: u32,
    last_roll: Option<ProofRoll>,
    record: Vec<DiceEntry>,
    tutor: bool,
    verdicts: Vec<Verdict>,
    rematch: Option<String>,
}

impl Ledger {
    /// A table without entries.
    pub fn new(table: &str, setting: Setting) -> Result<Ledger, LedgerFault> {
        Ok(Ledger {
            table: table.to_owned(),
            chronicle: Chronicle::new(setting.terms.clone())?,
            terms: setting.terms,
            seats: setting.seats,
            count: 0,
            version: 0,
            chain: None,
            pending: None,
            rolls: 0,
            left_out: 0,
            last_roll: None,
            record: Vec::new(),
            tutor: setting.tutor,
            verdicts: Vec::new(),
            rematch: None,
        })
    }

    /// Makes an entry. A refused one changes nothing.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), LedgerFault> {
        match entry {
            Entry::Chain {
                chain,
                game,
                length,
                seed,
            } => self.commit(*chain, *game, *length, seed)?,
            Entry::Decided(decided) => self.decide(decided)?,
            Entry::Rolled(roll) => self.fall(roll)?,
            Entry::Action { action } => {
                self.chronicle.act(action.clone())?;
                self.record.push(DiceEntry::Action {
                    action: serde_json::to_value(action).unwrap_or_default(),
                });
            }
            Entry::TakenBack { remain } => self.take_back(*remain)?,
            Entry::Seated { side, chair } => {
                let seat = &mut self.seats[*side];
                if *seat != Chair::Open {
                    return Err(LedgerFault::OutOfOrder("the seat is taken"));
                }
                *seat = chair.clone();
                self.chronicle.set_news(vec![Occurrence::SatDown { side: *side }]);
            }
            Entry::Tutor { on } => self.tutor = *on,
            Entry::Judged(verdict) => {
                self.verdicts.retain(|earlier| earlier.number != verdict.number);
                self.verdicts.push((**verdict).clone());
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        self.count += 1;
        // The tutor's remarks come when they come; whoever acts on what was before them acts on the same position.
        if !matches!(entry, Entry::Judged(_) | Entry::Tutor { .. }) {
            self.version += 1;
        }
        Ok(())
    }

    fn commit(&mut self, chain: u32, game: u32, length: u32, seed: &str) -> Result<(), LedgerFault> {
        if chain != self.chain.as_ref().map_or(0, |chain| chain.number) + 1 || self.pending.is_some() {
            return Err(LedgerFault::OutOfOrder("chain"));
        }
        let seed = unhex(seed).ok_or(LedgerFault::OutOfOrder("seed"))?;
        // A damaged store must not cost the memory of a machine.
        if length > 1 << 16 {
            return Err(LedgerFault::OutOfOrder("length of the chain"));
        }
        let links = Chain::new(seed, length);
        let commitment = hex(&links.commitment());
        self.record.push(DiceEntry::Chain(GameChain {
            chain,
            game,
            length,
            commitment,
        }));
        self.chain = Some(InUse {
            number: chain,
            game,
            links,
            used: 0,
        });
        Ok(())
    }

    fn decide(&mut self, decided: &Decided) -> Result<(), LedgerFault> {
        let next = self.next_link().ok_or(LedgerFault::OutOfOrder("no chain"))?;
        if self.pending.is_some() || decided.roll != self.rolls + 1 || (decided.chain, decided.link) != next {
            return Err(LedgerFault::OutOfOrder("decision"));
        }
        self.record.push(DiceEntry::Decided {
            roll: decided.roll,
            chain: decided.chain,
            link: decided.link,
            side: decided.side,
            purpose: decided.purpose,
            count: decided.count,
            asked: decided.asked.clone(),
        });
        self.pending = Some(decided.clone());
        Ok(())
    }

    fn fall(&mut self, roll: &ProofRoll) -> Result<(), LedgerFault> {
        let decided = self
            .pending
            .as_ref()
            .ok_or(LedgerFault::OutOfOrder("the dice fell unasked"))?;
        if (roll.roll, roll.chain, roll.link) != (decided.roll, decided.chain, decided.link) {
            return Err(LedgerFault::OutOfOrder("other dice fell"));
        }
        if let Some(chain) = &mut self.chain {
            chain.used = roll.link;
        }
        self.pending = None;
        self.rolls = roll.roll;
        self.left_out += u32::from(!roll.left_out.is_empty());
        self.record.push(DiceEntry::Rolled(roll.clone()));
        self.last_roll = Some(roll.clone());
        Ok(())
    }

    fn take_back(&mut self, remain: u32) -> Result<(), LedgerFault> {
        let kept = self
            .session()
            .log()
            .get(..remain as usize)
            .ok_or(LedgerFault::OutOfOrder("taking back"))?
            .to_vec();
        let replayed = Chronicle::replay(self.terms.clone(), kept);
        self.chronicle = replayed.map_err(|_| LedgerFault::OutOfOrder("taking back"))?;
        self.chronicle.set_news(vec![Occurrence::TakenBack]);
        self.verdicts.retain(|verdict| verdict.number < remain);
        self.record.push(DiceEntry::TakenBack { remain });
        Ok(())
    }

    /// The entries that decide a roll: with a new chain before it where a game begins or the old one is used up.
    pub fn decision(&self, side: Side, seed: impl FnOnce() -> [u8; 32]) -> Vec<Entry> {
        let opening = matches!(self.session().game().phase(), Phase::Opening { .. });
        let count = if opening {
            self.session().allowed(side).opening_dice
        } else {
            2
        };
        let game = self.session().game_number();
        let mut entries = Vec::new();
        let usable = |chain: &&InUse| chain.game == game && chain.links.link(chain.used + 1).is_some();
        let (chain, link) = match self.chain.as_ref().filter(usable) {
            Some(chain) => (chain.number, chain.used + 1),
            None => {
                let chain = self.chain.as_ref().map_or(0, |chain| chain.number) + 1;
                entries.push(Entry::Chain {
                    chain,
                    game,
                    length: CHAIN_LENGTH,
                    seed: hex(&seed()),
                });
                (chain, 1)
            }
        };
        entries.push(Entry::Decided(Decided {
            roll: self.rolls + 1,
            chain,
            link,
            side,
            purpose: if opening {
                RollPurpose::Opening
            } else {
                RollPurpose::Move
            },
            count,
            asked: self.people(),
        }));
        entries
    }

    /// The chain that the next roll would need, if there is none yet: committed to as soon as a game can begin.
    pub fn commitment(&self, seed: impl FnOnce() -> [u8; 32]) -> Option<Entry> {
        let game = self.session().game_number();
        let begun = self.chain.as_ref().is_some_and(|chain| chain.game == game);
        let over = matches!(self.session().game().phase(), Phase::Over(_));
        let chain = self.chain.as_ref().map_or(0, |chain| chain.number) + 1;
        (!begun && !over && !self.terms.real_board && self.pending.is_none()).then(|| Entry::Chain {
            chain,
            game,
            length: CHAIN_LENGTH,
            seed: hex(&seed()),
        })
    }

    /// The entries by which the pending roll falls, with these nonces.
    pub fn falling(&self, nonces: Pair<Option<String>>, left_out: Vec<NonceLeftOut>) -> Option<[Entry; 2]> {
        let decided = self.pending.as_ref()?;
        let secret = self.chain.as_ref()?.links.link(decided.link)?;
        let side = decided.side;
        let throw = Throw {
            table: &self.table,
            chain: decided.chain,
            link: decided.link,
            side,
            count: decided.count,
            nonces: &nonces,
        };
        let (dice, digest) = (throw.dice(&secret), hex(&throw.digest(&secret)));
        let roll = ProofRoll {
            roll: decided.roll,
            chain: decided.chain,
            link: decided.link,
            secret: hex(&secret),
            side,
            purpose: decided.purpose,
            nonces,
            left_out,
            digest,
            dice,
        };
        let action = throw_of(&roll)?;
        Some([Entry::Rolled(roll), Entry::Action { action }])
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

    fn next_link(&self) -> Option<(u32, u32)> {
        let chain = self.chain.as_ref()?;
        let link = chain.used + 1;
        chain.links.link(link).map(|_| (chain.number, link))
    }

    /// Puts what happened around the table in the place of the news.
    pub fn set_news(&mut self, news: Vec<Occurrence>) {
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
    pub fn pending(&self) -> Option<&Decided> {
        self.pending.as_ref()
    }

    /// Is the tutor on?
    pub fn tutor(&self) -> bool {
        self.tutor
    }

    /// The tutor's verdicts.
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// The table of the rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The last roll.
    pub fn last_roll(&self) -> Option<&ProofRoll> {
        self.last_roll.as_ref()
    }

    /// Is a seat still open?
    pub fn open_seat(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seats[side] == Chair::Open)
    }

    /// What pages learn of the dice.
    pub fn proof(&self) -> Option<Proof> {
        let chain = self.chain.as_ref()?;
        Some(Proof {
            chain: chain.number,
            commitment: hex(&chain.links.commitment()),
            rolls: self.rolls,
            left_out: self.left_out,
            last: self.last_roll.clone(),
        })
    }

    /// The record of the dice, which tells no secret: links are published as they are used.
    pub fn dice_record(&self) -> DiceRecord {
        DiceRecord {
            pasch_dice: 1,
            table: self.table.clone(),
            terms: serde_json::to_value(&self.terms).unwrap_or_default(),
            entries: self.record.clone(),
        }
    }

    /// How many actions would remain if `side` took something back now: the play it made last, on a real board the
    /// entry made last. Only against the computer, or where one person holds both seats.
    pub fn taking_back(&self, side: Side) -> Option<u32> {
        let alone = self.people().len() < 2;
        let log = self.session().log();
        let both = matches!(
            (&self.seats.white, &self.seats.black),
            (Chair::Person { .. }, Chair::Person { .. })
        );
        if !alone || self.pending.is_some() {
            return None;
        }
        if self.terms.real_board {
            return (log.len() as u32).checked_sub(1);
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
        log.get(start..)?.iter().rposition(own).map(|at| (start + at) as u32)
    }
}
