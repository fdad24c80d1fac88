//! Questions about a position.

use super::answers::{CubeAction, Evaluation, LegalPlay, Plays, RankedPlay, Ranking, RolledOut, RolledPlay};
use super::fault::{ApiFault, Code};
use super::questions::{Evaluate, LegalPlays, Place, Rank, RollOut};
use pasch_analysis::{Judge, JudgeFault, Rollout, RolloutResult, carry_out};
use pasch_engine::{DEEPEST, Interrupt, RolloutSettings};
use pasch_notation::{Chances, PositionId, parse_position, written_plays};
use pasch_rules::{BoardLaw, Position, Preset, Roll, Rulebook, Situation};

/// The best plays of a throw that are played out, and when one of them is clearly worse.
const PLAYED_OUT: usize = 4;
const CLEAR: f64 = 3.0;
const MOST_TRIALS: u32 = 1296;

/// A position that makes sense.
struct Found {
    situation: Situation,
    position: Position,
    rulebook: String,
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
        let read = parse_position(place.position.trim(), checkers);
        let mut situation = read.map_err(|fault| bad(fault.to_string()))?;
        situation.law.rulebook = Rulebook::from(preset);
        situation.law.jacoby |= place.jacoby;
        situation.law.beavers |= place.beavers;
        let situation = situation.with_cube_in_its_box();
        let position = situation.check().map_err(|faults| bad(faults.to_string()))?;
        if position.is_over() {
            return Err(bad("the game is over in this position".to_owned()));
        }
        Ok(Found {
            rulebook: preset.id().to_owned(),
            situation,
            position,
        })
    }

    fn id(&self) -> String {
        PositionId::from(self.position).to_string()
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
    let found = Found::of(&question.place)?;
    let roll = roll_of(question.dice)?;
    let rules = BoardLaw::from(found.situation.law.rulebook.answers()).plays;
    let plays = written_plays(&found.position, roll, &rules).into_iter();
    let told = plays.map(|(play, after)| LegalPlay {
        play,
        position: after.to_string(),
    });
    Ok(Plays {
        position: found.id(),
        dice: roll.into(),
        rulebook: found.rulebook.clone(),
        plays: told.collect(),
    })
}

pub fn evaluate(question: &Evaluate, judge: &mut Judge, until: &impl Interrupt) -> Result<Evaluation, ApiFault> {
    let found = Found::of(&question.place)?;
    let mut situation = found.situation.clone();
    situation.standing.roll = None;
    situation.waiting = None;
    let (ply, (evaluation, _, chances)) = deepest(plies(question.ply)?, until, |ply, stop| {
        judge.weigh(&situation, ply, stop)
    })?;
    let cube = evaluation.cube.map(|cube| CubeAction {
        no_double: cube.no_double,
        double_take: cube.double_take,
        double_pass: cube.double_pass,
        action: cube.action.name().to_owned(),
        answer: cube.answer.name().to_owned(),
    });
    Ok(Evaluation {
        position: found.id(),
        rulebook: found.rulebook.clone(),
        ply,
        probs: chances.to_array().map(f64::from),
        equity: evaluation.equity,
        mwc: evaluation.match_chance,
        cube,
    })
}

pub fn rank(question: &Rank, judge: &mut Judge, until: &impl Interrupt) -> Result<Ranking, ApiFault> {
    let found = Found::of(&question.place)?;
    let roll = roll_of(question.dice)?;
    let mut situation = found.situation.clone();
    situation.waiting = None;
    let (ply, ranked) = deepest(plies(question.ply)?, until, |ply, stop| {
        judge.rank(&situation, roll, ply, stop)
    })?;
    let told = ranked.into_iter().map(|ranked| RankedPlay {
        play: ranked.play,
        equity: ranked.equity,
        cost: ranked.cost,
        probs: chances(&ranked.chances),
    });
    Ok(Ranking {
        position: found.id(),
        dice: roll.into(),
        rulebook: found.rulebook.clone(),
        ply,
        plays: told.collect(),
    })
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
    let mut situation = found.situation.clone();
    situation.waiting = None;
    let plan = match question.dice {
        None => {
            situation.standing.roll = None;
            Rollout::of_situation(situation, settings, question.trials)
        }
        Some(dice) => {
            let (roll, trials) = (roll_of(dice)?, question.trials);
            Rollout::of_plays(judge, situation, roll, PLAYED_OUT, settings, trials, &None::<&()>)
        }
    };
    let mut plan = plan.map_err(judge_fault)?;
    plan.clear = CLEAR;
    let known = carry_out(&plan, judge, until);
    let results = plan.results(&known).into_iter().filter(|result| result.trials > 0);
    Ok(RolledOut {
        position: found.id(),
        rulebook: found.rulebook.clone(),
        trials: question.trials,
        seed: question.seed,
        cubeful: question.cubeful,
        interrupted: until.interrupted(),
        results: results.map(rolled).collect(),
    })
}

fn rolled(result: RolloutResult) -> RolledPlay {
    RolledPlay {
        play: result.play,
        equity: result.equity,
        equity_error: result.equity_error,
        probs: result.chances.to_array().map(f64::from),
        trials: result.trials,
    }
}

/// Looks a ply further each time, and gives the last look that was whole. The first goes no ply ahead and to its end, so that
/// there always is an answer.
fn deepest<T, I: Interrupt>(
    plies: u8,
    until: &I,
    mut look: impl FnMut(u8, &Option<&I>) -> Result<T, JudgeFault>,
) -> Result<(u8, T), ApiFault> {
    let mut known = (0, look(0, &None).map_err(judge_fault)?);
    for ply in 1..=plies {
        match look(ply, &Some(until)) {
            Ok(found) => known = (ply, found),
            Err(JudgeFault::Interrupted(_)) => break,
            Err(fault) => return Err(judge_fault(fault)),
        }
    }
    Ok(known)
}

fn chances(chances: &Chances) -> [f64; 5] {
    [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    ]
}

fn judge_fault(fault: JudgeFault) -> ApiFault {
    ApiFault::new(Code::Position, fault.to_string())
}
