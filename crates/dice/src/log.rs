//! The log of a table's dice: what every line must be, given those before it. The server writes by it, an honest page
//! reveals nothing against it, and a verifier checks with it. It knows no rules of the game; [`crate::verify()`] adds them.
//!
//! What it holds to: all anchors of an epoch are fixed before any of its links is revealed, and links are revealed only
//! for a roll that was decided on. Between the decision and the dice nothing else happens in the game. Chains are renewed
//! only between rolls, or with the consent of every other player; and the dice of a turn that was taken back stay its
//! dice. Of the game it knows one thing: both sides throw in turn. Otherwise whoever dislikes a throw could make another.

use crate::chain::{Bytes, CHAIN_LENGTH, Party, code, dice, head_after, identity, link_before};
use crate::line::{Before, EpochReason, Fallen, Line, RollPurpose, Sitter, Why};
use pasch_rules::{Action, Pair, Side};
use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};

/// Why a line cannot follow those before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LineFault {
    /// Not a line, or not written as one.
    #[error("this is no line of the log: {0}")]
    Unreadable(String),
    /// The first line, and only the first, opens the session.
    #[error("the first line of a log, and only the first, opens the session")]
    Session,
    /// Epochs are numbered, and belong to the game that is played.
    #[error("these chains are not numbered in order, or not for the game that is played")]
    EpochNumber,
    /// There is no reason for new chains.
    #[error("there are new chains without a reason for them")]
    EpochUnasked,
    /// New chains while a roll is open.
    #[error("there are new chains while the roll is open, without the consent of every other player")]
    EpochOverRoll,
    /// A party that has no part.
    #[error("{0} has no part in these dice")]
    NoPart(Party),
    /// The server fixes its part first.
    #[error("the server's anchor comes first")]
    ServerFirst,
    /// An anchor that comes too late.
    #[error("an anchor of {0} comes where none is awaited: it was fixed before, or links are known by now")]
    AnchorLate(Party),
    /// Two parties with one anchor.
    #[error("the anchor of {0} is another's")]
    AnchorEqual(Party),
    /// Rolls are numbered.
    #[error("roll {found} comes where roll {wanted} should")]
    RollNumber {
        /// What came.
        found: u32,
        /// What should have.
        wanted: u32,
    },
    /// Something else while a roll is open.
    #[error("something else happens while the roll is open")]
    StillRolling,
    /// There are no chains to throw with.
    #[error("no chains are there to throw with")]
    NoChains,
    /// One or two dice.
    #[error("{0} dice cannot be thrown")]
    Count(u8),
    /// Both sides throw in turn, first to see who starts and then to move.
    #[error("{0} throws out of turn")]
    OutOfTurn(Side),
    /// The dice of a turn that was taken back stay its dice.
    #[error("new dice are thrown where those of the turn taken back stay: {0:?}")]
    DiceStay(Vec<u8>),
    /// Dice that were not taken back.
    #[error("dice come again that were not those of this turn")]
    NotAgain,
    /// A link before it may be revealed.
    #[error("a link of {0} is revealed before the roll is decided on, or before every anchor is fixed")]
    EarlyLink(Party),
    /// A second one.
    #[error("{0} reveals two links for one roll")]
    LinkTwice(Party),
    /// The server reveals its link first beside one person, last beside two.
    #[error("a link of {0} comes out of turn: the server's is first beside one person, and last beside two")]
    LinkOrder(Party),
    /// A link of no chain, or of another.
    #[error("the link of {0} does not hash to the one before it: it is not of the chain fixed by its anchor")]
    BrokenChain(Party),
    /// The dice fell without a party.
    #[error("the dice fall without the link of {0}")]
    MissingLink(Party),
    /// The dice fell without a decision.
    #[error("the dice fall without a decision")]
    NotDecided,
    /// The dice do not follow.
    #[error("the links give {wanted:?}, not {found:?}")]
    WrongDice {
        /// What the links give.
        wanted: Vec<u8>,
        /// What was written.
        found: Vec<u8>,
    },
    /// The dice fell, but something else was done.
    #[error("what follows is not the throw of the dice that fell")]
    OtherThrow,
    /// A throw in the game that no dice made.
    #[error("a throw without dice that fell for it")]
    ThrowFromNowhere,
    /// More remains than there was, or less than the game that is played.
    #[error("{remain} actions cannot remain of {made}")]
    TakenBack {
        /// What should remain.
        remain: u32,
        /// What there was.
        made: u32,
    },
    /// Only who plays alone takes back.
    #[error("a turn is taken back where two people play")]
    NotAlone,
    /// Dice, or a turn back, in a game that was lost by time.
    #[error("the game was lost by time: no dice fall in it any more, and nothing is taken back")]
    Ended,
    /// A renewal or a consent that does not belong here.
    #[error("a renewal is asked for twice, or agreed to where none is asked for")]
    Renewal,
}

/// The state that follows from the lines.
#[derive(Clone, Debug, Default)]
pub struct Log {
    count: u32,
    head: Bytes,
    session: Option<Bytes>,
    real_board: bool,
    /// Was it agreed that the lower of two opening throws starts?
    lower_starts: bool,
    game: u32,
    /// The game that was begun by the first protocol, if one was: not all of its throws are here.
    taken_up: u32,
    epoch: Option<Epoch>,
    open: Option<Open>,
    /// The dice that must be the next action.
    fallen: Option<Fallen>,
    /// Was this game lost by time?
    ended: bool,
    rolls: u32,
    /// How many actions were made before this game.
    below: u32,
    /// The actions of this game, with the dice of those that are throws.
    made: Vec<Option<Fallen>>,
    /// The dice of turns that were taken back.
    kept: VecDeque<Fallen>,
    renewal: Option<Renewal>,
    renewals: Vec<(u32, Party, Why)>,
    foreseen: Vec<u32>,
}

/// Chains that are in use.
#[derive(Clone, Debug)]
pub struct Epoch {
    /// From 1.
    pub number: u32,
    /// The game.
    pub game: u32,
    /// What its links are hashed with.
    pub identity: Bytes,
    /// Everybody with a part.
    pub parties: Vec<Party>,
    /// The anchors fixed so far.
    pub anchors: BTreeMap<Party, Bytes>,
    /// How many throws were made.
    pub thrown: u32,
    /// Each party's last link, or its anchor.
    last: BTreeMap<Party, Bytes>,
    /// The links revealed for the open roll.
    links: BTreeMap<Party, Bytes>,
}

/// A roll that was decided on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// Its number at the table.
    pub roll: u32,
    /// Who throws.
    pub side: Side,
    /// For what.
    pub purpose: RollPurpose,
    /// How many dice.
    pub count: u8,
}

/// Somebody asks for new chains.
#[derive(Clone, Debug)]
struct Renewal {
    party: Party,
    granted: Vec<Party>,
}

impl Epoch {
    /// Has every party fixed its part?
    pub fn complete(&self) -> bool {
        self.anchors.len() == self.parties.len()
    }

    /// Everybody but the server.
    pub fn people(&self) -> impl Iterator<Item = Party> {
        self.parties.iter().copied().filter(|&party| party != Party::Server)
    }

    /// What two players may read to each other, once every anchor is fixed.
    pub fn code(&self) -> Option<Bytes> {
        self.complete().then(|| code(&self.identity, &self.anchors))
    }
}

impl Log {
    /// Takes the next line. A refused one changes nothing.
    pub fn enter(&mut self, text: &str) -> Result<Line, LineFault> {
        let line = Line::read(text).map_err(LineFault::Unreadable)?;
        let head = head_after(&self.head, self.count + 1, text);
        if self.session.is_none() != matches!(line, Line::Session { .. }) {
            return Err(LineFault::Session);
        }
        if self.fallen.is_some() && !matches!(line, Line::Action { .. }) {
            return Err(LineFault::OtherThrow);
        }
        match &line {
            Line::Session { terms, before, .. } => self.begin(head, terms, before.as_ref()),
            Line::Epoch {
                epoch,
                game,
                reason,
                seats,
            } => self.renew_chains(*epoch, *game, *reason, *seats)?,
            Line::Anchor { epoch, party, anchor } => self.fix(*epoch, *party, *anchor)?,
            Line::Decided {
                roll,
                side,
                purpose,
                count,
            } => self.decide(Open {
                roll: *roll,
                side: *side,
                purpose: *purpose,
                count: *count,
            })?,
            Line::Link { roll, party, link } => self.reveal(*roll, *party, *link)?,
            Line::Thrown { roll, dice } => self.fall(*roll, dice)?,
            Line::Again { roll, dice } => self.fall_again(*roll, dice)?,
            Line::Action { action } => self.act(action)?,
            Line::TakenBack { remain } => self.take_back(*remain)?,
            Line::Renew { epoch, party, why } => self.ask_renewal(*epoch, *party, *why)?,
            Line::Grant { epoch, party } => self.grant(*epoch, *party)?,
        }
        self.count += 1;
        self.head = head;
        Ok(line)
    }

    fn begin(&mut self, head: Bytes, terms: &serde_json::Value, before: Option<&Before>) {
        self.session = Some(head);
        let said = |pointer| terms.pointer(pointer).and_then(serde_json::Value::as_bool) == Some(true);
        self.real_board = said("/real_board");
        self.lower_starts = said("/agreement/lower_starts");
        self.game = before.map_or(1, |before| before.game);
        self.taken_up = before.map_or(0, |before| before.game);
        self.rolls = before.map_or(0, |before| before.rolls);
        self.below = before.map_or(0, |before| before.actions);
    }

    fn renew_chains(
        &mut self,
        epoch: u32,
        game: u32,
        reason: EpochReason,
        seats: Pair<Sitter>,
    ) -> Result<(), LineFault> {
        let last = self.epoch.as_ref();
        if epoch != last.map_or(0, |last| last.number) + 1 || game != self.game {
            return Err(LineFault::EpochNumber);
        }
        let same_game = last.is_some_and(|last| last.game == game);
        let used_up = last.is_some_and(|last| last.thrown == CHAIN_LENGTH);
        let reasonable = match reason {
            EpochReason::Start => !same_game,
            EpochReason::Short => same_game && used_up,
            EpochReason::Renewed => same_game && self.renewal.is_some(),
        };
        if !reasonable || self.real_board {
            return Err(LineFault::EpochUnasked);
        }
        if !self.awaited_grants().is_empty() || (self.open.is_some() && reason != EpochReason::Renewed) {
            return Err(LineFault::EpochOverRoll);
        }
        let person = |side: Side| (seats[side] == Sitter::Person).then_some(party_of(side));
        let session = self.session.unwrap_or_default();
        self.epoch = Some(Epoch {
            number: epoch,
            game,
            identity: identity(&session, game, epoch),
            parties: [Some(Party::Server), person(Side::White), person(Side::Black)]
                .into_iter()
                .flatten()
                .collect(),
            anchors: BTreeMap::new(),
            thrown: 0,
            last: BTreeMap::new(),
            links: BTreeMap::new(),
        });
        self.renewal = None;
        Ok(())
    }

    fn fix(&mut self, epoch: u32, party: Party, anchor: Bytes) -> Result<(), LineFault> {
        let current = self.epoch.as_mut().ok_or(LineFault::NoChains)?;
        if epoch != current.number || current.anchors.contains_key(&party) {
            return Err(LineFault::AnchorLate(party));
        }
        if !current.parties.contains(&party) {
            return Err(LineFault::NoPart(party));
        }
        if (party == Party::Server) != current.anchors.is_empty() {
            return Err(LineFault::ServerFirst);
        }
        if current.anchors.values().any(|other| *other == anchor) {
            return Err(LineFault::AnchorEqual(party));
        }
        current.anchors.insert(party, anchor);
        current.last.insert(party, anchor);
        Ok(())
    }

    fn decide(&mut self, open: Open) -> Result<(), LineFault> {
        if self.open.is_some() {
            return Err(LineFault::StillRolling);
        }
        if self.ended {
            return Err(LineFault::Ended);
        }
        let wanted = self.rolls + 1;
        if open.roll != wanted {
            let found = open.roll;
            return Err(LineFault::RollNumber { found, wanted });
        }
        if open.count == 0 || open.count > 2 {
            return Err(LineFault::Count(open.count));
        }
        if !self.in_turn(open.side, open.purpose) {
            return Err(LineFault::OutOfTurn(open.side));
        }
        let usable = |epoch: &Epoch| epoch.game == self.game && epoch.thrown < CHAIN_LENGTH;
        if !self.epoch.as_ref().is_some_and(usable) {
            return Err(LineFault::NoChains);
        }
        if let Some(kept) = self.staying(open.side, open.purpose, open.count) {
            return Err(LineFault::DiceStay(kept.dice.clone()));
        }
        self.open = Some(open);
        Ok(())
    }

    /// May this side throw after the throws of this game so far? Whoever threw to move lets the other throw next. To see who
    /// starts both throw once, and again only after a tie; nobody does once that is settled, or somebody has moved.
    fn in_turn(&self, side: Side, purpose: RollPurpose) -> bool {
        let throws: Vec<&Fallen> = self.throws().collect();
        match throws.as_slice() {
            [] => true,
            [.., last] if last.purpose == RollPurpose::Move => purpose == RollPurpose::Move && side != last.side,
            all if !self.is_taken_up() => self.opens(all, side, purpose),
            // The first of them may have answered one that fell by the first protocol.
            [_] => true,
            all => [all, &all[1..]]
                .into_iter()
                .any(|pairs| self.is_opening(pairs) && self.opens(pairs, side, purpose)),
        }
    }

    /// May this throw follow these, all of which are to see who starts?
    fn opens(&self, throws: &[&Fallen], side: Side, purpose: RollPurpose) -> bool {
        match (throws, purpose) {
            ([.., last], RollPurpose::Opening) if throws.len() % 2 == 1 => side != last.side,
            (_, RollPurpose::Move) if throws.len() % 2 == 1 => false,
            ([.., one, other], RollPurpose::Opening) => total(one) == total(other),
            ([.., one, other], RollPurpose::Move) => self.first_to_move(one, other) == Some(side),
            _ => true,
        }
    }

    /// Are these throws in pairs, one of each side, all but the last of them ties?
    fn is_opening(&self, throws: &[&Fallen]) -> bool {
        let follows = |at: usize| self.opens(&throws[..at], throws[at].side, throws[at].purpose);
        (1..throws.len()).all(follows)
    }

    /// Who throws first to move after these two opening throws. One die each is a throw, which the starter plays.
    fn first_to_move(&self, one: &Fallen, other: &Fallen) -> Option<Side> {
        let higher = match total(one).cmp(&total(other)) {
            Ordering::Equal => return None,
            Ordering::Greater => one.side,
            Ordering::Less => other.side,
        };
        let is_played = other.dice.len() == 1;
        Some(if is_played && !self.lower_starts {
            higher.other()
        } else {
            higher
        })
    }

    fn reveal(&mut self, roll: u32, party: Party, link: Bytes) -> Result<(), LineFault> {
        let early = LineFault::EarlyLink(party);
        let (Some(open), Some(epoch)) = (&self.open, &mut self.epoch) else {
            return Err(early);
        };
        if open.roll != roll || !epoch.complete() {
            return Err(early);
        }
        if !epoch.parties.contains(&party) {
            return Err(LineFault::NoPart(party));
        }
        if epoch.links.contains_key(&party) {
            return Err(LineFault::LinkTwice(party));
        }
        let (people, revealed) = (epoch.people().count(), epoch.links.len());
        let in_turn = match (people, party) {
            (2, Party::Server) => revealed == 2,
            (2, _) => true,
            (_, Party::Server) => revealed == 0,
            (_, _) => revealed == 1,
        };
        if !in_turn {
            return Err(LineFault::LinkOrder(party));
        }
        let before = link_before(&epoch.identity, party, epoch.thrown + 1, &link);
        if epoch.last.get(&party) != Some(&before) {
            return Err(LineFault::BrokenChain(party));
        }
        epoch.links.insert(party, link);
        Ok(())
    }

    fn fall(&mut self, roll: u32, found: &[u8]) -> Result<(), LineFault> {
        let (Some(open), Some(epoch)) = (&self.open, &mut self.epoch) else {
            return Err(LineFault::NotDecided);
        };
        if open.roll != roll {
            return Err(LineFault::NotDecided);
        }
        if let Some(&party) = epoch.parties.iter().find(|party| !epoch.links.contains_key(party)) {
            return Err(LineFault::MissingLink(party));
        }
        let wanted = dice(&epoch.identity, epoch.thrown + 1, open.count, &epoch.links);
        if wanted != found {
            let found = found.to_vec();
            return Err(LineFault::WrongDice { wanted, found });
        }
        epoch.thrown += 1;
        epoch.last.append(&mut epoch.links);
        self.fallen = Some(Fallen {
            roll,
            side: open.side,
            purpose: open.purpose,
            dice: wanted,
        });
        self.rolls = roll;
        self.open = None;
        self.renewal = None;
        Ok(())
    }

    fn fall_again(&mut self, roll: u32, found: &[u8]) -> Result<(), LineFault> {
        if self.open.is_some() {
            return Err(LineFault::StillRolling);
        }
        let kept = self.kept.pop_front_if(|kept| kept.roll == roll && kept.dice == found);
        self.fallen = Some(kept.ok_or(LineFault::NotAgain)?);
        self.foreseen.push(roll);
        Ok(())
    }

    fn act(&mut self, action: &serde_json::Value) -> Result<(), LineFault> {
        let action: Action =
            serde_json::from_value(action.clone()).map_err(|fault| LineFault::Unreadable(fault.to_string()))?;
        let throws = matches!(action, Action::Roll { .. } | Action::OpeningThrow { .. });
        let by_time = matches!(action, Action::Flag { .. } | Action::Claim { .. });
        match &self.fallen {
            Some(fallen) if fallen.action().as_ref() != Some(&action) => return Err(LineFault::OtherThrow),
            None if throws && !self.real_board => return Err(LineFault::ThrowFromNowhere),
            None if self.open.is_some() && !by_time => return Err(LineFault::StillRolling),
            _ => {}
        }
        if by_time {
            self.end_by_time();
        }
        self.made.push(self.fallen.take());
        if action == Action::NextGame {
            self.below += self.made.len() as u32;
            self.made.clear();
            self.kept.clear();
            self.game += 1;
            self.ended = false;
        }
        Ok(())
    }

    /// A game that is lost while a roll is open leaves it unthrown. Its number is used up, and no dice fall until the next
    /// game, which begins with new chains: so nobody who knows links can throw again.
    fn end_by_time(&mut self) {
        self.ended = true;
        self.renewal = None;
        if let Some(open) = self.open.take() {
            self.rolls = open.roll;
        }
    }

    fn take_back(&mut self, remain: u32) -> Result<(), LineFault> {
        if self.open.is_some() {
            return Err(LineFault::StillRolling);
        }
        if self.ended {
            return Err(LineFault::Ended);
        }
        if self.epoch.as_ref().is_some_and(|epoch| epoch.people().count() == 2) {
            return Err(LineFault::NotAlone);
        }
        let made = self.below + self.made.len() as u32;
        let whole = remain <= made && (self.real_board || remain >= self.below);
        if !whole {
            return Err(LineFault::TakenBack { remain, made });
        }
        let taken = self.made.split_off(remain.saturating_sub(self.below) as usize);
        self.below = self.below.min(remain);
        for fallen in taken.into_iter().rev().flatten() {
            self.kept.push_front(fallen);
        }
        Ok(())
    }

    fn ask_renewal(&mut self, epoch: u32, party: Party, why: Why) -> Result<(), LineFault> {
        let current = self.epoch.as_ref().ok_or(LineFault::NoChains)?;
        if !current.parties.contains(&party) {
            return Err(LineFault::NoPart(party));
        }
        if epoch != current.number || self.renewal.is_some() {
            return Err(LineFault::Renewal);
        }
        let granted = Vec::new();
        self.renewal = Some(Renewal { party, granted });
        self.renewals.push((self.rolls + 1, party, why));
        Ok(())
    }

    fn grant(&mut self, epoch: u32, party: Party) -> Result<(), LineFault> {
        let current = self.epoch.as_ref().is_some_and(|current| current.number == epoch);
        if !current || !self.awaited_grants().contains(&party) {
            return Err(LineFault::Renewal);
        }
        if let Some(renewal) = &mut self.renewal {
            renewal.granted.push(party);
        }
        Ok(())
    }

    /// Dice that fell for this turn before it was taken back.
    pub fn staying(&self, side: Side, purpose: RollPurpose, count: u8) -> Option<&Fallen> {
        let same =
            |kept: &&Fallen| (kept.side, kept.purpose) == (side, purpose) && kept.dice.len() == usize::from(count);
        self.kept.front().filter(same)
    }

    /// Whose consent a renewal waits for: of every other player, if links of an open roll may be known.
    pub fn awaited_grants(&self) -> Vec<Party> {
        let (Some(renewal), Some(epoch), Some(_)) = (&self.renewal, &self.epoch, &self.open) else {
            return Vec::new();
        };
        let silent = |party: &Party| *party != renewal.party && !renewal.granted.contains(party);
        let awaited = epoch.people().filter(silent);
        if epoch.complete() {
            awaited.collect()
        } else {
            Vec::new()
        }
    }

    /// Who asks for new chains, if anybody does.
    pub fn renewal(&self) -> Option<Party> {
        self.renewal.as_ref().map(|renewal| renewal.party)
    }

    /// Whose anchor is awaited.
    pub fn awaited_anchors(&self) -> Vec<Party> {
        let epoch = self.epoch.as_ref();
        let missing = epoch.map(|epoch| epoch.parties.iter().filter(|party| !epoch.anchors.contains_key(party)));
        missing.into_iter().flatten().copied().collect()
    }

    /// Whose link may be revealed now.
    pub fn awaited_links(&self) -> Vec<Party> {
        let (Some(epoch), Some(_)) = (&self.epoch, &self.open) else {
            return Vec::new();
        };
        if !epoch.complete() {
            return Vec::new();
        }
        let server = epoch.links.contains_key(&Party::Server);
        let silent = epoch.people().filter(|party| !epoch.links.contains_key(party));
        let silent: Vec<Party> = silent.collect();
        let alone = epoch.people().count() < 2;
        match (server, alone) {
            (false, true) => vec![Party::Server],
            (false, false) if silent.is_empty() => vec![Party::Server],
            _ => silent,
        }
    }

    /// The dice that the links of the open roll give, once all are there.
    pub fn falling(&self) -> Option<(u32, Vec<u8>)> {
        let (epoch, open) = (self.epoch.as_ref()?, self.open.as_ref()?);
        let all = epoch.links.len() == epoch.parties.len();
        all.then(|| {
            (
                open.roll,
                dice(&epoch.identity, epoch.thrown + 1, open.count, &epoch.links),
            )
        })
    }

    /// How many lines there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The hash of all of them.
    pub fn head(&self) -> Bytes {
        self.head
    }

    /// Is the session opened?
    pub fn begun(&self) -> bool {
        self.session.is_some()
    }

    /// Is it the log of a real board, where people throw?
    pub fn is_real_board(&self) -> bool {
        self.real_board
    }

    /// Was the game that is played begun by the first protocol? Then not all of its throws are here.
    pub fn is_taken_up(&self) -> bool {
        self.taken_up == self.game
    }

    /// The game that is played.
    pub fn game(&self) -> u32 {
        self.game
    }

    /// The chains in use.
    pub fn epoch(&self) -> Option<&Epoch> {
        self.epoch.as_ref()
    }

    /// The roll that was decided on but has not fallen.
    pub fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// Dice that wait for their action.
    pub fn fallen(&self) -> Option<&Fallen> {
        self.fallen.as_ref()
    }

    /// The throws of the game that is played, those taken back left out.
    pub fn throws(&self) -> impl Iterator<Item = &Fallen> {
        self.made.iter().flatten()
    }

    /// How many rolls were made.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    /// How many actions cannot be taken back, because they are of an earlier game.
    pub fn below(&self) -> u32 {
        self.below
    }

    /// Before which rolls chains were renewed, at whose wish and why.
    pub fn renewals(&self) -> &[(u32, Party, Why)] {
        &self.renewals
    }

    /// Rolls whose dice were known when they were thrown, because a turn was taken back.
    pub fn foreseen(&self) -> &[u32] {
        &self.foreseen
    }
}

fn total(fallen: &Fallen) -> u32 {
    fallen.dice.iter().map(|&die| u32::from(die)).sum()
}

/// The party that a side's page is.
pub fn party_of(side: Side) -> Party {
    match side {
        Side::White => Party::White,
        Side::Black => Party::Black,
    }
}
