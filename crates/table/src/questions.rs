//! Requests that need neither table nor store nor thought: answered from the request alone.

use crate::{positions, replay, solitaire};
use pasch_protocol::{Fault, FaultKey, Message, Request, RulebookInfo, SolitaireAsk};
use std::ops::ControlFlow;

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
        } => solitaire::answer(pegs, goal, SolitaireAsk::Jumps, &mut || ControlFlow::Continue(()))
            .unwrap_or_else(Message::Fault),
        Request::ReadFile { name, text } => match replay::of_file(name, text) {
            Ok((replay, _)) => Message::Replay { replay },
            Err(fault) => Message::Fault(Fault::saying(FaultKey::BadFile, [fault])),
        },
        _ => return None,
    })
}
