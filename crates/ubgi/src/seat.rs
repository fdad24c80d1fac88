//! An engine in a seat: what it is asked in a session, and what its answer comes to there.
//!
//! UBGI asks for plays, doubles and the answers to doubles. Whatever else comes up at a table, such as an offer to give up,
//! is not for the engine, and neither is what it says it does not decide.

use crate::host::{Decision, Reply, Wanted};
use pasch_analysis::{Choice, Wish};
use pasch_rules::{Action, Phase, Session, Side, Turning};

/// What the engine on this side is to be asked; nothing where the decision is none of an engine's.
pub fn wanted(session: &Session, side: Side) -> Option<Wanted> {
    let may = session.allowed(side);
    let situation = session.situation();
    let decision = match session.game().phase() {
        Phase::ToRoll { .. } if may.dice > 0 && may.double => Decision::Double,
        Phase::ToPlay { roll, .. } if may.play => Decision::Play(*roll),
        Phase::DoubleOffered(offer) if offer.by != side && offer.turning == Turning::Double => Decision::Answer,
        _ => return None,
    };
    Some(Wanted { situation, decision })
}

/// What an engine's answer comes to at the table; nothing where it gave none.
pub fn wish(reply: Reply, session: &Session, side: Side) -> Option<Wish> {
    let may = session.allowed(side);
    let act = |action| Some(Wish::Act(action));
    match reply {
        Reply::Play(play, _) => act(Action::Play {
            side,
            steps: play.to_vec(),
        }),
        Reply::Doubles(true) => act(Action::Double { side }),
        Reply::Doubles(false) => Some(Wish::Throw),
        Reply::Answers(Choice::Pass) if may.drop => act(Action::Drop { side }),
        Reply::Answers(Choice::Beaver) if may.beaver => act(Action::Beaver { side }),
        Reply::Answers(_) => act(Action::Take { side }),
        Reply::Unable => None,
    }
}
