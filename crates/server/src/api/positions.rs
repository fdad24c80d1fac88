//! Questions about a position.

use super::fault::{ApiFault, Code};
use super::questions::{Evaluate, LegalPlays, Place, Rank, RollOut};
use pasch_analysis::for_programs::{Asked, Evaluation, Figures, Plays, Ranking, RolledOut};
use pasch_analysis::{Judge, JudgeFault, Rollout, carry_out};
use pasch_engine::{DEEPEST, Interrupt, RolloutSettings};
use pasch_notation::parse_position;
use pasch_rules::{Position, Preset, Roll, Rulebook, Situation};

const MOST_TRIALS: u32 = 1296;

/// A position that makes sense, about to be rolled or played.
struct Found {
    situation: Situation,
    position: Position,
}

impl Found {
    fn of(place: &Place) -> Result<Found, ApiFault> {
        let bad = |why: String| ApiFault::new(Code::Position, why);
        let name = place.rulebook.as_deref().unwrap_or("tournament");
        let preset: Preset = name
            .parse()
            .map_err(|_| ApiFault::new(Code::Rulebook, format!("there is no rulebook {name:?}")))?;
        let checkers = place.checkers.unwrap_or(15);
        if !(1..=15).contains(&checkers) {
            return Err(ApiFault::new(Code::Range, "checkers must be 1 to 15"));
        }
        let read = parse_position(place.position.trim(), checkers).map_err(|fault| bad(fault.to_string()))?;
        let mut situation = read.played_by(Rulebook::from(preset), place.jacoby, place.beavers);
        let position = situation.check().map_err(|faults| bad(faults.to_string()))?;
        if position.is_over() {
            return Err(bad(JudgeFault::Over.to_string()));
        }
        situation.standing.roll = None;
        situation.waiting = None;
        Ok(Found { situation, position })
    }

    fn asked(&self, judge: &Judge) -> Asked {
        Asked {
            position: self.position,
            rulebook: self.situation.law.rulebook.clone(),
            stakes: judge.engine().stakes(&self.situation),
        }
    }
}

fn roll_of([first, second]: [u8; 2]) -> Result<Roll, ApiFault> {
    Roll::new(first, second).map_err(|fault| ApiFault::new(Code::Dice, fault.to_string()))
}

fn plies(ply: u8) -> Result<u8, ApiFault> {
    match ply {
        0..=DEEPEST => Ok(ply),
        _ => Err(ApiFault::new(Code::Range, format!("ply must be 0 to {DEEPEST}"))),
    }
}

pub fn plays(question: &LegalPlays) -> Result<Plays, ApiFault> {
    let Found { situation, position } = Found::of(&question.place)?;
    Ok(Plays::of(&position, roll_of(question.dice)?, &situation.law.rulebook))
}

pub fn evaluate(question: &Evaluate, judge: &mut Judge, until: &impl Interrupt) -> Result<Evaluation, ApiFault> {
    let asked = Found::of(&question.place)?.asked(judge);
    Evaluation::of(&asked, judge, 0..=plies(question.ply)?, until).map_err(judge_fault)
}

pub fn rank(question: &Rank, judge: &mut Judge, until: &impl Interrupt) -> Result<Ranking, ApiFault> {
    let asked = Found::of(&question.place)?.asked(judge);
    let (roll, plies) = (roll_of(question.dice)?, plies(question.ply)?);
    let figures = Figures { cubeful: true, plies };
    let ranking = Ranking::of(&asked, roll, figures, judge, until, |plan, judge| {
        carry_out(plan, judge, until)
    });
    ranking.map_err(|fault| judge_fault(fault.into()))
}

pub fn roll_out(question: &RollOut, judge: &mut Judge, until: &impl Interrupt) -> Result<RolledOut, ApiFault> {
    let found = Found::of(&question.place)?;
    if !(2..=MOST_TRIALS).contains(&question.trials) {
        return Err(ApiFault::new(Code::Range, format!("trials must be 2 to {MOST_TRIALS}")));
    }
    let settings = RolloutSettings {
        seed: question.seed,
        cubeful: question.cubeful,
        ..RolloutSettings::default()
    };
    let (asked, trials) = (found.asked(judge), question.trials);
    let plan = match question.dice.map(roll_of).transpose()? {
        None => Rollout::of_situation(found.situation, settings, trials),
        Some(roll) => Rollout::of_plays(judge, found.situation, roll, Rollout::PLAYS, settings, trials, until),
    };
    let mut plan = plan.map_err(judge_fault)?;
    plan.clear = Rollout::CLEAR;
    let known = carry_out(&plan, judge, until);
    Ok(RolledOut::of(&asked, &plan, &known, until.interrupted()))
}

fn judge_fault(fault: JudgeFault) -> ApiFault {
    let code = match fault {
        JudgeFault::Situation(_) | JudgeFault::Over => Code::Position,
        // Nothing was known yet when the time was up.
        JudgeFault::Interrupted(_) => Code::Trouble,
    };
    ApiFault::new(code, fault.to_string())
}
