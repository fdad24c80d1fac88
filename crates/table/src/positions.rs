//! Situations outside a game: read from text or taken from the editor, checked, and judged.

use pasch_analysis::{Judge, JudgeFault, settings};
use pasch_notation::{MatchId, PositionId, Xgid, parse_position_of_either};
use pasch_protocol::{Ask, Fault, FaultKey, Message};
use pasch_rules::{Pair, Sentence, SetupFault, Situation, SituationFault, Turn};

/// A situation from text.
pub fn read_situation(text: &str, checkers: u8) -> Result<Message, Fault> {
    if !(1..=15).contains(&checkers) {
        return Err(bad([SetupFault::CheckerNumber(checkers).sentence()]));
    }
    let situation = parse_position_of_either(text.trim(), checkers).map_err(|fault| bad([fault.sentence()]))?;
    Ok(checked(situation))
}

/// A situation with its faults, names and plays.
pub fn checked(situation: Situation) -> Message {
    let situation = situation.with_cube_in_its_box();
    let standing = &situation.standing;
    let (position, faults) = match situation.check() {
        Ok(position) if position.is_over() => (None, vec![over()]),
        Ok(position) => (Some(position), Vec::new()),
        Err(faults) => (None, faults.0.iter().map(SituationFault::sentence).collect()),
    };
    let tree = match (position, standing.roll) {
        (Some(position), Some(roll)) => Some(Turn::new(position, roll, situation.law.rulebook.checker).tree()),
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
        can_be_crawford: standing.can_be_crawford(situation.length),
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
) -> Result<Message, Fault> {
    let situation = &situation.clone().with_cube_in_its_box();
    let fault = |fault: JudgeFault| match fault {
        JudgeFault::Interrupted(_) => FaultKey::Trouble.into(),
        JudgeFault::Over => bad([over()]),
        JudgeFault::Situation(faults) => bad(faults.0.iter().map(SituationFault::sentence)),
    };
    match (ask, situation.standing.roll) {
        (Ask::Evaluate, _) => {
            let evaluation = judge.evaluate(situation, plies, interrupt).map_err(fault)?;
            Ok(Message::Evaluation { evaluation })
        }
        // Plays are asked for with dice.
        (Ask::Plays, None) => Err(FaultKey::BadPosition.into()),
        (Ask::Plays, Some(roll)) => Ok(Message::Plays {
            plays: judge.rank(situation, roll, plies, interrupt).map_err(fault)?,
            settings: settings(plies),
        }),
    }
}

fn bad(sentences: impl IntoIterator<Item = Sentence>) -> Fault {
    Fault::saying(FaultKey::BadPosition, sentences)
}

/// A game that is over can be, but there is nothing to play in it.
fn over() -> Sentence {
    Sentence::new("situation-over", [])
}
