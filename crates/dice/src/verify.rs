//! Checking a record: every line of its log, every throw, and every action by the rules of the game.

use crate::chain::Bytes;
use crate::first;
use crate::line::{Before, Line};
use crate::log::{LineFault, Log};
use crate::record::{DiceRecord, Record, Verified};
use pasch_rules::{Action, Session, Terms};
use sha2::{Digest, Sha256};

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry}, roll {roll}: {fault}")]
pub struct DiceFault<F = RecordFault> {
    /// The entry or line, from 1; 0 is the head of the file.
    pub entry: usize,
    /// The roll that is open there, or comes next.
    pub roll: u32,
    /// What is wrong.
    pub fault: F,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// Of the first protocol.
    #[error("{0}")]
    First(first::RecordFault),
    /// A line that cannot follow.
    #[error("{0}")]
    Line(#[from] LineFault),
    /// Terms that the rules refuse.
    #[error("the terms cannot be played: {0}")]
    Terms(String),
    /// An action that the rules refuse.
    #[error("{0}")]
    Refused(String),
    /// What was played before is missing, or another.
    #[error("what was played before by the first protocol is not the record that this log goes on from")]
    Before,
}

/// Checks a record from beginning to end.
pub fn verify(record: &DiceRecord) -> Result<Verified, DiceFault> {
    match record {
        DiceRecord::First(record) => match first::verify(record) {
            Ok(seen) => Ok(of_first(&record.table, seen)),
            Err(fault) => Err(fault_of_first(fault)),
        },
        DiceRecord::Second(record) => verify_second(record),
    }
}

fn of_first(table: &str, seen: first::Verified) -> Verified {
    Verified {
        version: 1,
        table: table.to_owned(),
        rolls: seen.rolls,
        chains: seen.chains,
        actions: seen.actions,
        first: seen.rolls,
        left_out: seen.left_out,
        pending: seen.pending,
        ..Verified::default()
    }
}

fn fault_of_first(fault: DiceFault<first::RecordFault>) -> DiceFault {
    DiceFault {
        entry: fault.entry,
        roll: fault.roll,
        fault: RecordFault::First(fault.fault),
    }
}

fn verify_second(record: &Record) -> Result<Verified, DiceFault> {
    let mut check = Check {
        before: record.before.as_deref(),
        log: Log::default(),
        session: None,
        seen: Verified::default(),
    };
    if record.pasch_dice != 2 {
        let fault = RecordFault::First(first::RecordFault::Version(record.pasch_dice));
        return Err(check.at(0, fault));
    }
    for (number, text) in record.lines.iter().enumerate() {
        check.line(text).map_err(|fault| check.at(number + 1, fault))?;
    }
    let Check { log, mut seen, .. } = check;
    seen.version = 2;
    seen.rolls = log.rolls();
    seen.chains = log.epoch().map_or(0, |epoch| epoch.number);
    seen.renewed = log.renewals().to_vec();
    seen.foreseen = log.foreseen().to_vec();
    seen.pending = log.open().is_some();
    Ok(seen)
}

struct Check<'a> {
    before: Option<&'a str>,
    log: Log,
    session: Option<Session>,
    seen: Verified,
}

impl Check<'_> {
    fn at(&self, entry: usize, fault: RecordFault) -> DiceFault {
        let open = self.log.open().map(|open| open.roll);
        let roll = open.unwrap_or(self.log.rolls() + u32::from(self.log.fallen().is_none()));
        DiceFault { entry, roll, fault }
    }

    fn line(&mut self, text: &str) -> Result<(), RecordFault> {
        match self.log.enter(text)? {
            Line::Session {
                table, terms, before, ..
            } => {
                self.seen.table = table;
                self.session = Some(self.begun(terms, before)?);
            }
            Line::Decided { side, .. } => {
                let session = self.session.as_ref();
                let may = session.map(|session| session.may_throw(side));
                may.transpose()
                    .map_err(|refusal| RecordFault::Refused(refusal.to_string()))?;
            }
            Line::Action { action } => {
                let action: Action =
                    serde_json::from_value(action).map_err(|fault| LineFault::Unreadable(fault.to_string()))?;
                if let Some(session) = &mut self.session {
                    let done = session.apply(action);
                    done.map_err(|refusal| RecordFault::Refused(refusal.to_string()))?;
                }
                self.seen.actions += 1;
            }
            Line::TakenBack { remain } => {
                if let Some(session) = &self.session {
                    let kept: Vec<Action> = session.log().iter().take(remain as usize).cloned().collect();
                    let replayed = Session::replay(session.terms().clone(), kept);
                    self.session = Some(replayed.map_err(|fault| RecordFault::Refused(fault.to_string()))?);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The session as it stands when the log begins.
    fn begun(&mut self, terms: serde_json::Value, before: Option<Before>) -> Result<Session, RecordFault> {
        let terms: Terms = serde_json::from_value(terms).map_err(|fault| RecordFault::Terms(fault.to_string()))?;
        let (before, text) = match (before, self.before) {
            (None, None) => return Session::new(terms).map_err(|fault| RecordFault::Terms(fault.to_string())),
            (Some(before), Some(text)) => (before, text),
            _ => return Err(RecordFault::Before),
        };
        let hash = Bytes(Sha256::digest(text.as_bytes()).into());
        let record: first::DiceRecord = serde_json::from_str(text).map_err(|_| RecordFault::Before)?;
        let (seen, session) = first::replay(&record).map_err(|fault| RecordFault::First(fault.fault))?;
        let told = Before {
            record: hash,
            rolls: seen.rolls,
            actions: u32::try_from(session.log().len()).unwrap_or(u32::MAX),
            game: session.game_number(),
        };
        if told != before || record.table != self.seen.table || *session.terms() != terms {
            return Err(RecordFault::Before);
        }
        self.seen.first = seen.rolls;
        self.seen.left_out = seen.left_out;
        self.seen.actions = seen.actions;
        Ok(session)
    }
}
