//! Checking a table's dice: every link, every roll, every throw of the game, and the order in which they were written.

use super::record::{DiceEntry, DiceRecord, GameChain, ProofRoll};
use super::throw::{Throw, hash};
use crate::hexadecimal::{hex, unhex};
use crate::line::Fallen;
use crate::verify::DiceFault;
use pasch_rules::{Action, Session, Side, Terms};

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Rolls, every one of which follows from its link and nonces.
    pub rolls: u32,
    /// Chains that were committed to.
    pub chains: u32,
    /// Actions that the rules accept.
    pub actions: u32,
    /// Rolls in which a page had no part: the server knew these in advance, if no other page had.
    pub left_out: Vec<(u32, Side)>,
    /// Was a roll decided on, but has not fallen yet?
    pub pending: bool,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// Another format.
    #[error("this is version {0} of the format; versions 1 and 2 can be checked")]
    Version(u32),
    /// Terms that the rules refuse.
    #[error("the terms cannot be played: {0}")]
    Terms(String),
    /// Chains are numbered.
    #[error("chain {found} comes where chain {wanted} should")]
    ChainNumber {
        /// What came.
        found: u32,
        /// What should have.
        wanted: u32,
    },
    /// Something that should be 64 digits of hexadecimal.
    #[error("the {0} is not 64 digits of lower-case hexadecimal")]
    Digits(&'static str),
    /// A decision that uses no link or the wrong one.
    #[error("roll {roll} is decided on chain {chain}, link {link}; the next is chain {next_chain}, link {next_link}")]
    WrongLink {
        /// The roll.
        roll: u32,
        /// Its chain.
        chain: u32,
        /// Its link.
        link: u32,
        /// The chain in use.
        next_chain: u32,
        /// The next link.
        next_link: u32,
    },
    /// Rolls are numbered.
    #[error("roll {found} comes where roll {wanted} should")]
    RollNumber {
        /// What came.
        found: u32,
        /// What should have.
        wanted: u32,
    },
    /// A chain has only so many links.
    #[error("the chain has no more links")]
    ChainEnd,
    /// Two decisions without a roll between them.
    #[error("a roll is decided while another has not fallen")]
    StillRolling,
    /// The dice fell without a decision before.
    #[error("the dice fall without a decision, or not as decided")]
    NotDecided,
    /// The link does not hash to the one before.
    #[error("link {link} does not hash to the one before it: it is not of the chain committed to")]
    BrokenChain {
        /// The link.
        link: u32,
    },
    /// A page that was asked is neither in the nonces nor marked, or one that was not asked is.
    #[error("{0}'s page was asked for a nonce, but has neither sent one nor is marked; or the other way round")]
    Nonces(Side),
    /// The hash does not follow.
    #[error("roll {roll} has another hash: its nonces or its link were changed")]
    WrongDigest {
        /// The roll.
        roll: u32,
    },
    /// The dice do not follow.
    #[error("roll {roll} gives {wanted:?}, not {found:?}")]
    WrongDice {
        /// The roll.
        roll: u32,
        /// What the proof gives.
        wanted: Vec<u8>,
        /// What was written.
        found: Vec<u8>,
    },
    /// The dice fell, but something else was done.
    #[error("the throw that follows is not the dice that fell")]
    OtherThrow,
    /// A throw in the game that no dice made.
    #[error("a throw without dice that fell for it")]
    ThrowFromNowhere,
    /// An action that is none.
    #[error("this is no action: {0}")]
    Unreadable(String),
    /// An action that the rules refuse.
    #[error("{0}")]
    Refused(String),
    /// More remains than there was.
    #[error("{remain} actions cannot remain of {made}")]
    TakenBack {
        /// What should remain.
        remain: u32,
        /// What there was.
        made: u32,
    },
}

/// Checks a record from beginning to end.
pub fn verify(record: &DiceRecord) -> Result<Verified, DiceFault<RecordFault>> {
    replay(record).map(|(seen, _)| seen)
}

/// Checks a record, and gives the session that it ends with.
pub fn replay(record: &DiceRecord) -> Result<(Verified, Session), DiceFault<RecordFault>> {
    let at_start = |fault| DiceFault {
        entry: 0,
        roll: 1,
        fault,
    };
    if record.pasch_dice != 1 {
        return Err(at_start(RecordFault::Version(record.pasch_dice)));
    }
    let terms: Terms =
        serde_json::from_value(record.terms.clone()).map_err(|e| at_start(RecordFault::Terms(e.to_string())))?;
    let session = Session::new(terms.clone()).map_err(|e| at_start(RecordFault::Terms(e.to_string())))?;
    let mut check = Check {
        table: &record.table,
        terms,
        session,
        chain: None,
        pending: None,
        fallen: None,
        seen: Verified {
            rolls: 0,
            chains: 0,
            actions: 0,
            left_out: Vec::new(),
            pending: false,
        },
    };
    for (number, entry) in record.entries.iter().enumerate() {
        let roll = check.seen.rolls + u32::from(check.fallen.is_none());
        check.entry(entry).map_err(|fault| DiceFault {
            entry: number + 1,
            roll,
            fault,
        })?;
    }
    check.seen.pending = check.pending.is_some();
    Ok((check.seen, check.session))
}

struct Check<'a> {
    table: &'a str,
    terms: Terms,
    session: Session,
    /// The chain in use, the number of its last link used and that link.
    chain: Option<(&'a GameChain, u32, [u8; 32])>,
    pending: Option<&'a DiceEntry>,
    /// The dice that must be the next action.
    fallen: Option<&'a ProofRoll>,
    seen: Verified,
}

impl<'a> Check<'a> {
    fn entry(&mut self, entry: &'a DiceEntry) -> Result<(), RecordFault> {
        if self.fallen.is_some() && !matches!(entry, DiceEntry::Action { .. }) {
            return Err(RecordFault::OtherThrow);
        }
        match entry {
            DiceEntry::Chain(chain) => self.committed(chain),
            DiceEntry::Decided { .. } => self.decided(entry),
            DiceEntry::Rolled(roll) => self.rolled(roll),
            DiceEntry::Action { action } => self.action(action),
            DiceEntry::TakenBack { remain } => self.taken_back(*remain),
        }
    }

    fn committed(&mut self, chain: &'a GameChain) -> Result<(), RecordFault> {
        let wanted = self.seen.chains + 1;
        if chain.chain != wanted {
            return Err(RecordFault::ChainNumber {
                found: chain.chain,
                wanted,
            });
        }
        if self.pending.is_some() {
            return Err(RecordFault::StillRolling);
        }
        let commitment = unhex(&chain.commitment).ok_or(RecordFault::Digits("commitment"))?;
        self.chain = Some((chain, 0, commitment));
        self.seen.chains = wanted;
        Ok(())
    }

    fn decided(&mut self, entry: &'a DiceEntry) -> Result<(), RecordFault> {
        let DiceEntry::Decided { roll, chain, link, .. } = entry else {
            return Err(RecordFault::NotDecided);
        };
        if self.pending.is_some() {
            return Err(RecordFault::StillRolling);
        }
        if *roll != self.seen.rolls + 1 {
            return Err(RecordFault::RollNumber {
                found: *roll,
                wanted: self.seen.rolls + 1,
            });
        }
        let (next_chain, used, length) = self
            .chain
            .map_or((0, 0, 0), |(in_use, used, _)| (in_use.chain, used, in_use.length));
        if (*chain, *link) != (next_chain, used + 1) {
            return Err(RecordFault::WrongLink {
                roll: *roll,
                chain: *chain,
                link: *link,
                next_chain,
                next_link: used + 1,
            });
        }
        if *link > length {
            return Err(RecordFault::ChainEnd);
        }
        self.pending = Some(entry);
        Ok(())
    }

    fn rolled(&mut self, fallen: &'a ProofRoll) -> Result<(), RecordFault> {
        let Some(DiceEntry::Decided {
            roll,
            chain,
            link,
            side,
            purpose,
            count,
            asked,
        }) = self.pending.take()
        else {
            return Err(RecordFault::NotDecided);
        };
        let as_decided = (fallen.roll, fallen.chain, fallen.link, fallen.side, fallen.purpose)
            == (*roll, *chain, *link, *side, *purpose);
        if !as_decided {
            return Err(RecordFault::NotDecided);
        }
        for side in Side::BOTH {
            let nonce = &fallen.nonces[side];
            let marked = fallen.left_out.iter().filter(|left| left.side == side).count();
            if usize::from(nonce.is_some()) + marked != usize::from(asked.contains(&side)) {
                return Err(RecordFault::Nonces(side));
            }
            if nonce.as_deref().is_some_and(|nonce| unhex(nonce).is_none()) {
                return Err(RecordFault::Digits("nonce"));
            }
            self.seen.left_out.extend((marked > 0).then_some((fallen.roll, side)));
        }
        let secret = unhex(&fallen.secret).ok_or(RecordFault::Digits("link"))?;
        let Some((_, used, before)) = &mut self.chain else {
            return Err(RecordFault::NotDecided);
        };
        if hash(&secret) != *before {
            return Err(RecordFault::BrokenChain { link: *link });
        }
        (*used, *before) = (*link, secret);
        let throw = Throw {
            table: self.table,
            chain: *chain,
            link: *link,
            side: *side,
            count: *count,
            nonces: &fallen.nonces,
        };
        if hex(&throw.digest(&secret)) != fallen.digest {
            return Err(RecordFault::WrongDigest { roll: *roll });
        }
        let wanted = throw.dice(&secret);
        if wanted != fallen.dice {
            return Err(RecordFault::WrongDice {
                roll: *roll,
                wanted,
                found: fallen.dice.clone(),
            });
        }
        self.seen.rolls += 1;
        self.fallen = Some(fallen);
        Ok(())
    }

    fn action(&mut self, action: &serde_json::Value) -> Result<(), RecordFault> {
        let action: Action =
            serde_json::from_value(action.clone()).map_err(|e| RecordFault::Unreadable(e.to_string()))?;
        let throws = matches!(action, Action::Roll { .. } | Action::OpeningThrow { .. });
        match self.fallen.take() {
            Some(fallen) if throw_of(fallen).as_ref() != Some(&action) => return Err(RecordFault::OtherThrow),
            None if throws && !self.terms.real_board => return Err(RecordFault::ThrowFromNowhere),
            _ => {}
        }
        self.session
            .apply(action)
            .map_err(|refusal| RecordFault::Refused(refusal.to_string()))?;
        self.seen.actions += 1;
        Ok(())
    }

    fn taken_back(&mut self, remain: u32) -> Result<(), RecordFault> {
        let actions = self.session.log();
        let Some(kept) = actions.get(..remain as usize) else {
            return Err(RecordFault::TakenBack {
                remain,
                made: actions.len() as u32,
            });
        };
        self.session =
            Session::replay(self.terms.clone(), kept.to_vec()).map_err(|e| RecordFault::Refused(e.to_string()))?;
        Ok(())
    }
}

/// The action that dice make.
fn throw_of(fallen: &ProofRoll) -> Option<Action> {
    let (roll, side, purpose, dice) = (fallen.roll, fallen.side, fallen.purpose, fallen.dice.clone());
    Fallen {
        roll,
        side,
        purpose,
        dice,
    }
    .action()
}
