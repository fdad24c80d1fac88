//! Requests that need neither table nor store nor thought: answered from the request alone.

use crate::{lesson, own_rulebook, positions, replay, solitaire};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use pasch_analysis::{EquityTable, ScoreFacts};
use pasch_notation::{Damage, RecordFaultKind, read_position_file};
use pasch_protocol::{Fault, FaultKey, Message, Request, RulebookInfo};
use pasch_rules::Sentence;

/// The answer, if the request needs nothing else. It may come from anyone and hold anything.
pub fn answer_alone(request: &Request) -> Option<Message> {
    Some(match request {
        Request::Rulebooks => Message::Rulebooks {
            rulebooks: RulebookInfo::all(),
        },
        Request::Amend { base, answers, choose } => {
            own_rulebook::amend(base, answers.as_ref(), choose.as_ref()).unwrap_or_else(Message::Fault)
        }
        Request::Ping => Message::Here,
        Request::Lesson { rulebook } => lesson::lesson(rulebook).unwrap_or_else(Message::Fault),
        Request::LessonExplain {
            rulebook,
            step,
            steps,
            from,
            to,
        } => lesson::explained(rulebook, *step, steps, *from, *to).unwrap_or_else(Message::Fault),
        Request::Puzzles => Message::Puzzles {
            puzzles: solitaire::puzzles(),
        },
        Request::ReadPosition { text, checkers } => {
            positions::read_situation(text, *checkers).unwrap_or_else(Message::Fault)
        }
        Request::CheckPosition { situation } => positions::checked((**situation).clone()),
        Request::SolitaireGame { puzzle, made } => solitaire::game(puzzle, made).unwrap_or_else(Message::Fault),
        Request::ScoreFacts { away, crawford } => Message::ScoreFacts {
            facts: ScoreFacts::at(*away, *crawford),
        },
        Request::EquityTable { length } => Message::EquityTable {
            table: EquityTable::up_to(*length),
        },
        _ => return None,
    })
}

/// The bytes of a file that came as text.
pub fn bytes_of(text: &str) -> Result<Vec<u8>, Fault> {
    let damaged = || {
        Fault::saying(
            FaultKey::BadFile,
            [RecordFaultKind::Damaged(Damage::Packing).sentence()],
        )
    };
    BASE64_STANDARD.decode(text).map_err(|_| damaged())
}

/// What a file holds: a match to replay, or the first position in it.
pub(crate) fn read_file(bytes: &str) -> Message {
    let bad = |fault: Sentence| Message::Fault(Fault::saying(FaultKey::BadFile, [fault]));
    let bytes = match bytes_of(bytes) {
        Ok(bytes) => bytes,
        Err(fault) => return Message::Fault(fault),
    };
    let Some(positions) = read_position_file(&bytes) else {
        return match replay::of_file(&bytes) {
            Ok((replay, _)) => Message::Replay { replay },
            Err(fault) => bad(fault),
        };
    };
    let none = || RecordFaultKind::Damaged(Damage::Structure).sentence();
    let first = positions.and_then(|positions| positions.into_iter().next().ok_or_else(none));
    first.map_or_else(bad, |judged| positions::checked(judged.situation))
}
