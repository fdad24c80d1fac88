//! Requests that need neither table nor store nor thought: answered from the request alone.

use crate::{positions, replay, solitaire};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use pasch_notation::{Damage, FileKind, RecordFaultKind, decode_text, read_position_report, read_xgp};
use pasch_protocol::{Fault, FaultKey, Message, Request, RulebookInfo, SolitaireAsk};
use pasch_rules::Sentence;

/// The answer, if the request needs nothing else. It may come from anyone and hold anything.
pub fn answer_alone(request: &Request) -> Option<Message> {
    Some(match request {
        Request::Rulebooks => Message::Rulebooks {
            rulebooks: RulebookInfo::all(),
        },
        Request::ReadPosition { text, checkers } => {
            positions::read_situation(text, *checkers).unwrap_or_else(Message::Fault)
        }
        Request::CheckPosition { situation } => positions::checked((**situation).clone()),
        Request::Solitaire {
            pegs,
            goal,
            ask: SolitaireAsk::Jumps,
        } => solitaire::answer(pegs, goal, SolitaireAsk::Jumps, &()).unwrap_or_else(Message::Fault),
        Request::ReadFile { bytes } => read_file(bytes),
        _ => return None,
    })
}

/// What a file holds: a match to replay, or the first position in it.
fn read_file(bytes: &str) -> Message {
    let bad = |fault: Sentence| Message::Fault(Fault::saying(FaultKey::BadFile, [fault]));
    let damaged = |damage: Damage| RecordFaultKind::Damaged(damage).sentence();
    let Ok(bytes) = BASE64_STANDARD.decode(bytes) else {
        return bad(damaged(Damage::Packing));
    };
    let position = match FileKind::of(&bytes) {
        FileKind::Xgp => read_xgp(&bytes).map_err(damaged),
        FileKind::Report => read_position_report(&decode_text(&bytes))
            .map_err(|fault| fault.sentence())
            .and_then(|positions| positions.into_iter().next().ok_or(damaged(Damage::Structure))),
        _ => {
            return match replay::of_file(&bytes) {
                Ok((replay, _)) => Message::Replay { replay },
                Err(fault) => bad(fault),
            };
        }
    };
    position.map_or_else(bad, |judged| positions::checked(judged.situation))
}
