//! The tutor: hints before a decision, a verdict after it, and a summary of what was costly.

use crate::judge::Judge;
use crate::ledger::{Chair, Ledger};
use crate::spot::{Spot, roll_of};
use pasch_protocol::{CubeAdvice, Level, Pair, RankedPlay, Summary, Verdict, VerdictKind};
use pasch_rules::{Action, Phase, Session, Side, Step};

/// How many plays a verdict lists, and how many decisions a summary.
const LISTED: usize = 5;
const COSTLIEST: usize = 10;

/// Does the tutor judge this action?
pub fn judged(ledger: &Ledger, action: &Action) -> bool {
    let decision = match action {
        Action::Play { steps, .. } => !steps.is_empty(),
        Action::Double { .. } | Action::Take { .. } | Action::Drop { .. } | Action::Beaver { .. } => true,
        _ => false,
    };
    let person = action
        .side()
        .is_some_and(|side| matches!(ledger.seats().get(side), Chair::Person { .. }));
    ledger.tutor() && decision && person && !ledger.terms().real_board
}

/// What a player of the highest level would do: the plays with a throw, the cube otherwise.
pub fn hint(judge: &dyn Judge, session: &Session, side: Side) -> (Vec<RankedPlay>, Option<CubeAdvice>) {
    let spot = Spot::of_session(session, side);
    match session.game().phase() {
        Phase::ToPlay { roll, .. } => {
            let mut plays = judge.rank(&spot, *roll, Level::WorldClass);
            plays.truncate(2 * LISTED);
            (plays, None)
        }
        Phase::DoubleOffered(offer) => (
            Vec::new(),
            judge.evaluate(&spot.before_offer(offer), Level::WorldClass).cube,
        ),
        _ => (Vec::new(), judge.evaluate(&spot, Level::WorldClass).cube),
    }
}

/// The verdict on a decision, made in this session.
pub fn verdict(judge: &dyn Judge, before: &Session, side: Side, action: &Action) -> Option<Verdict> {
    let spot = Spot::of_session(before, side);
    let roll = roll_of(before);
    let blank = Verdict {
        game: before.game_number(),
        number: before.log().len() as u32,
        side: side.into(),
        kind: VerdictKind::Play,
        dice: roll.map(Into::into),
        board: (*before.game().board()).into(),
        made: String::new(),
        best: String::new(),
        best_steps: Vec::new(),
        made_steps: Vec::new(),
        cost: 0.0,
        plays: Vec::new(),
        cube: None,
        xgid: spot.xgid(roll).unwrap_or_default(),
    };
    match (action, before.game().phase()) {
        (Action::Play { steps, .. }, Phase::ToPlay { .. }) => play(judge, &spot, steps, roll?, blank),
        (Action::Double { .. } | Action::Roll { .. }, Phase::ToRoll { .. }) => {
            let cube = judge.evaluate(&spot, Level::WorldClass).cube?;
            let doubled = matches!(action, Action::Double { .. });
            let value = |double: bool| {
                if double {
                    cube.double_take.min(cube.double_pass)
                } else {
                    cube.no_double
                }
            };
            let best = matches!(cube.action.as_str(), "double" | "redouble");
            let name = |double: bool| if double { "double" } else { "no double" }.to_owned();
            Some(Verdict {
                kind: VerdictKind::Double,
                made: name(doubled),
                best: name(best),
                cost: if doubled == best {
                    0.0
                } else {
                    (value(best) - value(doubled)).max(0.0)
                },
                cube: Some(cube),
                ..blank
            })
        }
        (_, Phase::DoubleOffered(offer)) => {
            let cube = judge.evaluate(&spot.before_offer(offer), Level::WorldClass).cube?;
            let made = match action {
                Action::Drop { .. } => "pass",
                Action::Beaver { .. } => "beaver",
                _ => "take",
            };
            // The numbers are the doubler's: what is good for him is bad here.
            let value = |answer: &str| match answer {
                "pass" => -cube.double_pass,
                "beaver" => -2.0 * cube.double_take,
                _ => -cube.double_take,
            };
            Some(Verdict {
                kind: VerdictKind::Answer,
                made: made.to_owned(),
                best: cube.answer.clone(),
                cost: if made == cube.answer {
                    0.0
                } else {
                    (value(&cube.answer) - value(made)).max(0.0)
                },
                cube: Some(cube),
                ..blank
            })
        }
        _ => None,
    }
}

fn play(judge: &dyn Judge, spot: &Spot, steps: &[Step], roll: pasch_rules::Roll, blank: Verdict) -> Option<Verdict> {
    let mut plays = judge.rank(spot, roll, Level::WorldClass);
    let rules = &spot.rulebook.checker;
    let (_, made_after) = spot.position.play(steps, roll, rules).ok()?;
    let leads_there = |ranked: &RankedPlay| {
        let steps: Vec<Step> = ranked.steps.iter().map(|&step| step.into()).collect();
        let reached = spot.position.play(&steps, roll, rules);
        reached.is_ok_and(|(_, after)| after == made_after)
    };
    let at = plays.iter().position(leads_there)?;
    let (made, best) = (plays.get(at)?.clone(), plays.first()?.clone());
    if at >= LISTED {
        plays.truncate(LISTED - 1);
        plays.push(made.clone());
    } else {
        plays.truncate(LISTED);
    }
    Some(Verdict {
        made: made.play,
        made_steps: made.steps,
        best: best.play,
        best_steps: best.steps,
        cost: made.cost,
        plays,
        ..blank
    })
}

/// What was costly.
pub fn summary(verdicts: &[Verdict], pending: u32) -> Summary {
    let of = |side: Side| verdicts.iter().filter(move |verdict| verdict.side == side.into());
    let mut costliest: Vec<Verdict> = verdicts.iter().filter(|verdict| verdict.cost > 0.0).cloned().collect();
    costliest.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    costliest.truncate(COSTLIEST);
    Summary {
        decisions: Pair::of(|side| of(side).count() as u32),
        cost: Pair::of(|side| of(side).map(|verdict| verdict.cost).sum()),
        costliest,
        pending,
    }
}
