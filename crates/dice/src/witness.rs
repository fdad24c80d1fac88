//! An honest page's part in the dice: it follows the log line by line, fixes its part when it is asked to, and reveals a
//! link only where the log allows it and its own player has decided. The page in the browser does the same
//! (`web/src/dice/witness.ts`); bots and tests use this one.

use crate::chain::{Bytes, Chain, Party};
use crate::line::{Fallen, Line, RollPurpose, Sitter};
use crate::log::{Epoch, LineFault, Log, party_of};
use pasch_rules::Side;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Why a page no longer believes its server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WitnessFault {
    /// A line that cannot follow those before it.
    #[error("line {line}, roll {roll}: {fault}")]
    Line {
        /// The line, from 1.
        line: u32,
        /// The roll that is open, or comes next.
        roll: u32,
        /// What is wrong.
        fault: LineFault,
    },
    /// The server's log is not the one that this page has followed.
    #[error("line {line}, roll {roll}: the server's log is another than the one followed so far")]
    Fork {
        /// The line, from 1.
        line: u32,
        /// The roll that is open, or comes next.
        roll: u32,
    },
    /// The server has forgotten lines that this page has seen.
    #[error("roll {roll}: the server shows {theirs} lines of a log that had {ours}")]
    Shorter {
        /// The roll that is open, or comes next.
        roll: u32,
        /// Lines that this page has seen.
        ours: u32,
        /// Lines that the server shows.
        theirs: u32,
    },
    /// The table shows other throws than the log.
    #[error("roll {roll}: the table shows other dice than those that fell")]
    Shown {
        /// The roll that is open, or comes next.
        roll: u32,
    },
}

/// A throw as a table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownThrow {
    /// Whose.
    pub side: Side,
    /// For what.
    pub purpose: RollPurpose,
    /// The dice, in any order.
    pub dice: Vec<u8>,
}

impl ShownThrow {
    fn is(&self, fallen: &Fallen) -> bool {
        let sorted = |dice: &[u8]| {
            let mut dice = dice.to_vec();
            dice.sort_unstable();
            dice
        };
        (self.side, self.purpose) == (fallen.side, fallen.purpose) && sorted(&self.dice) == sorted(&fallen.dice)
    }
}

/// Something that only the player himself may do, and of which his page knows whether he did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// He decided on this roll. In the opening there is nothing to decide.
    Roll(u32),
    /// He took something back, counted from 1.
    TakenBack(u32),
    /// He asked for new chains, and ended this epoch.
    Renewed(u32),
    /// He agreed that this roll, which is open, is made with new chains. No other is: a consent cannot be kept for later.
    Granted(u32),
}

/// A page's memory of a table's dice. All pages of one player at one device share it.
#[derive(Clone, Debug)]
pub struct Witness {
    party: Party,
    /// Does it decide for both sides?
    both: bool,
    log: Log,
    /// Its chains, by their anchors.
    chains: BTreeMap<Bytes, Chain>,
    /// What the player did here.
    done: BTreeSet<Claim>,
    /// What the log says that he did.
    claimed: BTreeSet<Claim>,
    taken_back: u32,
}

impl Witness {
    /// A page that has seen nothing yet, on one side or (at one device) on both.
    pub fn new(side: Side, both: bool) -> Witness {
        Witness {
            party: party_of(side),
            both,
            log: Log::default(),
            chains: BTreeMap::new(),
            done: BTreeSet::new(),
            claimed: BTreeSet::new(),
            taken_back: 0,
        }
    }

    /// Hears lines, of which the first has this number (from 0), and the head that the server has after them. Lines known
    /// by now are passed over; false if some are missing in between, which have to be asked for.
    pub fn hear(&mut self, first: u32, lines: &[String], head: &Bytes) -> Result<bool, WitnessFault> {
        if first > self.log.count() {
            return Ok(false);
        }
        let end = first + lines.len() as u32;
        for line in lines.iter().skip((self.log.count() - first) as usize) {
            self.line(line)?;
        }
        if end == self.log.count() && *head != self.log.head() {
            let (line, roll) = (end, self.roll());
            return Err(WitnessFault::Fork { line, roll });
        }
        Ok(true)
    }

    /// The same, in answer to a question for the lines from `asked` on: fewer cannot be there.
    pub fn answered(&mut self, asked: u32, first: u32, lines: &[String], head: &Bytes) -> Result<bool, WitnessFault> {
        let theirs = first + lines.len() as u32;
        if theirs < asked {
            let (roll, ours) = (self.roll(), self.log.count());
            return Err(WitnessFault::Shorter { roll, ours, theirs });
        }
        let history = self.log.count() == 0;
        let heard = self.hear(first, lines, head);
        // Of what was before it came, a page without a memory cannot say who did it.
        if history {
            self.claimed.clear();
        }
        heard
    }

    fn line(&mut self, text: &str) -> Result<(), WitnessFault> {
        let (line, roll) = (self.log.count() + 1, self.roll());
        let entered = self.log.enter(text);
        match entered.map_err(|fault| WitnessFault::Line { line, roll, fault })? {
            // The table is one where the server throws: dice from a real board would come from nowhere.
            Line::Session { .. } if self.log.is_real_board() => {
                let fault = LineFault::ThrowFromNowhere;
                return Err(WitnessFault::Line { line, roll, fault });
            }
            // Two windows of one browser that sit opposite each other are one party, and keep one memory.
            Line::Epoch { seats, .. } if self.party == Party::Black && seats.black == Sitter::Same => {
                (self.party, self.both) = (Party::White, true);
            }
            // Chains in which this page has no part would be everybody else's choice.
            Line::Epoch { .. }
                if !self
                    .log
                    .epoch()
                    .is_some_and(|epoch| epoch.parties.contains(&self.party)) =>
            {
                let fault = LineFault::NoPart(self.party);
                return Err(WitnessFault::Line { line, roll, fault });
            }
            Line::Decided {
                roll, side, purpose, ..
            } if self.speaks_for(side) && purpose == RollPurpose::Move => {
                self.claimed.insert(Claim::Roll(roll));
            }
            Line::Thrown { roll, .. } => {
                self.claimed.remove(&Claim::Roll(roll));
            }
            Line::TakenBack { .. } => {
                self.taken_back += 1;
                self.claimed.insert(Claim::TakenBack(self.taken_back));
            }
            Line::Renew { epoch, party, .. } if party == self.party => {
                self.claimed.insert(Claim::Renewed(epoch));
            }
            Line::Grant { party, .. } if party == self.party => {
                self.claimed.insert(Claim::Granted(roll));
            }
            _ => {}
        }
        Ok(())
    }

    /// Are the throws that the table shows of this game those of the log? Not yet, while one of the two lags behind; a fault,
    /// if the table says that it shows just these `lines` of the log, or shows what never was in those before. A page gives its
    /// link only for a table that agrees.
    pub fn sees(&self, game: u32, shown: &[ShownThrow], lines: u32) -> Result<bool, WitnessFault> {
        let fallen: Vec<&Fallen> = self.log.throws().collect();
        // Of a game that was taken up in its middle the table shows more.
        let more = if self.log.is_taken_up() {
            shown.len().saturating_sub(fallen.len())
        } else {
            0
        };
        let shown = &shown[more..];
        let same = fallen.iter().zip(shown).all(|(fallen, shown)| shown.is(fallen));
        let all_same = game == self.log.game() && same;
        // A throw that was not played, because the player gave up or lost by time, is not shown for ever.
        let unplayed = shown.len() + 1 == fallen.len();
        let whole = all_same && (shown.len() == fallen.len() || unplayed);
        // An older table of the same game shows the same throws, only fewer or, where turns were taken back, more of them; that
        // can be told where both lists begin with the opening.
        let opened = fallen
            .first()
            .is_some_and(|fallen| fallen.purpose == RollPurpose::Opening)
            && shown.first().is_some_and(|shown| shown.purpose == RollPurpose::Opening);
        let never = match game.cmp(&self.log.game()) {
            Ordering::Less => false,
            Ordering::Equal => opened && !self.log.is_taken_up() && !same,
            Ordering::Greater => true,
        };
        // Before the first line there is nothing to compare.
        let lied = match lines.cmp(&self.log.count()) {
            _ if lines == 0 => false,
            Ordering::Less => never,
            Ordering::Equal => !whole,
            Ordering::Greater => false,
        };
        match lied {
            true => Err(WitnessFault::Shown { roll: self.roll() }),
            false => Ok(all_same && shown.len() == fallen.len()),
        }
    }

    /// This page's anchor, if one is awaited, made from 32 bytes of chance that nobody else knows.
    pub fn anchor(&mut self, chance: [u8; 32]) -> Option<(u32, Bytes)> {
        let epoch = self.log.epoch()?;
        let awaited = self.log.awaited_anchors();
        if self.doubt().is_some() || !awaited.contains(&self.party) || awaited.contains(&Party::Server) {
            return None;
        }
        let number = epoch.number;
        let chain = Chain::new(epoch.identity, self.party, Bytes(chance));
        let anchor = chain.anchor();
        self.chains.insert(anchor, chain);
        Some((number, anchor))
    }

    /// This page's link, if one is awaited and may be given: the same one however often it is asked for.
    pub fn link(&self) -> Option<(u32, Bytes)> {
        let open = self.log.open()?;
        if self.doubt().is_some() || !self.log.awaited_links().contains(&self.party) {
            return None;
        }
        let epoch = self.log.epoch()?;
        Some((open.roll, self.chain(epoch)?.link(epoch.thrown + 1)?))
    }

    /// Were the chains in use fixed without this page? Then it asks for new ones, and says so.
    pub fn estranged(&self) -> Option<u32> {
        let epoch = self.log.epoch()?;
        let fixed = epoch.anchors.contains_key(&self.party);
        (fixed && self.chain(epoch).is_none()).then_some(epoch.number)
    }

    fn chain(&self, epoch: &Epoch) -> Option<&Chain> {
        self.chains.get(epoch.anchors.get(&self.party)?)
    }

    /// The player decides to roll, or it was refused him.
    pub fn decide(&mut self, decides: bool) {
        let claim = Claim::Roll(self.log.rolls() + 1);
        match decides {
            true => self.done.insert(claim),
            false => self.done.remove(&claim),
        };
    }

    /// The player takes back.
    pub fn take_back(&mut self) {
        self.done.insert(Claim::TakenBack(self.taken_back + 1));
    }

    /// The player asks for new chains: gives the epoch that ends.
    pub fn renew(&mut self) -> Option<u32> {
        let epoch = self.log.epoch()?.number;
        self.done.insert(Claim::Renewed(epoch));
        Some(epoch)
    }

    /// The player agrees to new chains for the open roll, if the log asks him: gives the epoch that ends.
    pub fn grant(&mut self) -> Option<u32> {
        let (epoch, roll) = (self.log.epoch()?.number, self.log.open()?.roll);
        if !self.log.awaited_grants().contains(&self.party) {
            return None;
        }
        self.done.insert(Claim::Granted(roll));
        Some(epoch)
    }

    /// What the player has not done here, although the log says so. Nothing is given until he says that he did.
    pub fn doubt(&self) -> Option<Claim> {
        self.claimed.difference(&self.done).next().copied()
    }

    /// The player says that he did it, at another device.
    pub fn confirm(&mut self) {
        self.done.extend(self.claimed.iter().copied());
    }

    /// The player goes on although the server's memory has gone back. What was fixed or revealed before counts for nothing.
    pub fn begin_anew(&mut self) {
        let (party, both) = (self.party, self.both);
        *self = Witness {
            party,
            ..Witness::new(Side::White, both)
        };
    }

    /// What this page has followed.
    pub fn log(&self) -> &Log {
        &self.log
    }

    fn speaks_for(&self, side: Side) -> bool {
        self.both || party_of(side) == self.party
    }

    fn roll(&self) -> u32 {
        self.log.open().map_or(self.log.rolls() + 1, |open| open.roll)
    }
}
