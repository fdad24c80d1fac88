//! Situations outside a game: read from text or taken from the editor, checked, and judged.

use pasch_analysis::{Judge, JudgeFault, settings};
use pasch_notation::{MatchId, PositionId, Xgid, parse_position};
use pasch_protocol::{Ask, FaultKey, Message};
use pasch_rules::{Pair, Situation, Turn};

/// Why a situation is none, and which key a page knows that by.
pub type PositionFault = (FaultKey, String);

fn bad(english: impl Into<String>) -> PositionFault {
    (FaultKey::BadPosition, english.into())
}

/// A situation from text.
pub fn read_situation(text: &str, checkers: u8) -> Result<Message, PositionFault> {
    if !(1..=15).contains(&checkers) {
        return Err(bad(format!("a game has 1 to 15 checkers a side, not {checkers}")));
    }
    let situation = parse_position(text.trim(), checkers).map_err(|fault| bad(fault.to_string()))?;
    Ok(checked(situation))
}

/// A situation with its faults, names and plays.
pub fn checked(situation: Situation) -> Message {
    let standing = &situation.standing;
    let (position, faults) = match situation.check() {
        Ok(position) => (Some(position), Vec::new()),
        Err(faults) => (None, faults.0.iter().map(ToString::to_string).collect()),
    };
    let tree = match (position, standing.roll) {
        (Some(position), Some(roll)) if !position.is_over() => {
            Some(Turn::new(position, roll, situation.law.rulebook.checker).tree())
        }
        _ => None,
    };
    let pips = |side: &[u8; 26]| side.iter().zip(0u32..).map(|(&n, point)| u32::from(n) * point).sum();
    Message::Position {
        position_id: PositionId::of_setup(&situation.setup()).map(|id| id.to_string()),
        match_id: MatchId::of(&situation).map(|id| id.to_string()),
        xgid: Xgid::of(&situation).map(|id| id.to_string()),
        pips: Pair {
            white: pips(&standing.board.white),
            black: pips(&standing.board.black),
        },
        faults,
        tree,
        situation: Box::new(situation),
    }
}

/// What a judge thinks of a situation, looking so many plies ahead.
pub fn ask(
    judge: &mut Judge,
    situation: &Situation,
    ask: Ask,
    plies: u8,
    interrupt: &impl pasch_engine::Interrupt,
) -> Result<Message, PositionFault> {
    let fault = |fault: JudgeFault| match fault {
        JudgeFault::Interrupted(_) => (FaultKey::Trouble, fault.to_string()),
        fault => bad(fault.to_string()),
    };
    match (ask, situation.standing.roll) {
        (Ask::Evaluate, _) => {
            let evaluation = judge.evaluate(situation, plies, interrupt).map_err(fault)?;
            Ok(Message::Evaluation { evaluation })
        }
        (Ask::Plays, None) => Err(bad("there are no dice to play")),
        (Ask::Plays, Some(roll)) => Ok(Message::Plays {
            plays: judge.rank(situation, roll, plies, interrupt).map_err(fault)?,
            settings: settings(plies),
        }),
    }
}
