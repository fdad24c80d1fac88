//! A rollout as a plan: the best plays of a throw, or a position before the roll, each played out many times.

use crate::judge::{Judge, JudgeFault};
use crate::plan::Plan;
use pasch_engine::{Interrupt, Interrupted, Probabilities, RolloutSettings, Tally, Trial};
use pasch_notation::format_play;
use pasch_rules::{Afterstate, BoardLaw, Play, Position, Roll, Side, Situation, Step};
use serde::{Deserialize, Serialize};

/// Trials of a unit: a tenth of a second or so.
const UNIT: u32 = 12;
/// Trials of a round, after which the hopeless are dropped.
const ROUND: u32 = 72;

/// What is rolled out, and how.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rollout {
    /// The law of the board.
    situation: Situation,
    /// What is played out.
    pub contenders: Vec<Contender>,
    /// How.
    pub settings: RolloutSettings,
    /// How many trials each.
    pub trials: u32,
    /// Drop what is clearly worse by so many joint standard errors; 0 for never.
    pub clear: f64,
}

/// One thing that is rolled out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Contender {
    /// The play, in notation, and its steps; none for a position before the roll.
    pub play: Option<(String, Vec<Step>)>,
    /// What is played out: about to be rolled; if a play leads here, by the opponent.
    pub situation: Situation,
}

/// Some trials of one contender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RolloutUnit {
    /// Which contender.
    pub contender: u32,
    /// The number of the first trial.
    pub first: u32,
    /// How many.
    pub count: u32,
}

impl Rollout {
    /// So many of the best plays of a throw are usually compared.
    pub const PLAYS: usize = 4;
    /// And one is usually dropped once it is worse by so many joint standard errors.
    pub const CLEAR: f64 = 3.0;

    /// Rolls out a situation before the roll.
    pub fn of_situation(situation: Situation, settings: RolloutSettings, trials: u32) -> Result<Rollout, JudgeFault> {
        if situation.check()?.is_over() {
            return Err(JudgeFault::Over);
        }
        let contender = Contender {
            play: None,
            situation: situation.clone(),
        };
        Ok(Rollout {
            situation,
            contenders: vec![contender],
            settings,
            trials,
            clear: 0.0,
        })
    }

    /// Rolls out the best so many plays of a throw.
    pub fn of_plays(
        judge: &mut Judge,
        situation: Situation,
        roll: Roll,
        most: usize,
        settings: RolloutSettings,
        trials: u32,
        interrupt: &impl Interrupt,
    ) -> Result<Rollout, JudgeFault> {
        let (position, ranked) = judge.ranked(&situation, roll, settings.plies, interrupt)?;
        let contenders = ranked.iter().take(most.max(1));
        let contenders =
            contenders.map(|ranked| Contender::of_play(&situation, &position, &ranked.play, &ranked.after));
        Ok(Rollout {
            contenders: contenders.collect(),
            situation,
            settings,
            trials,
            clear: 0.0,
        })
    }

    /// What each contender came to, the best first.
    pub fn results(&self, known: &Known) -> Vec<RolloutResult> {
        let both = self.contenders.iter().zip(&known.tallies);
        let mut results: Vec<RolloutResult> = both.map(|(contender, tally)| contender.result(tally)).collect();
        results.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        results
    }

    /// The number of units in all rounds, if nothing is dropped.
    pub fn work(&self) -> u64 {
        u64::from(self.trials) * self.contenders.len() as u64
    }
}

/// What a contender came to, for the player who asked.
#[derive(Clone, Debug)]
pub struct RolloutResult {
    /// The play, in notation; none for a position before the roll.
    pub play: Option<String>,
    /// What the play leaves, the opponent on roll.
    pub after: Option<Position>,
    /// The equity.
    pub equity: f64,
    /// Its standard error.
    pub equity_error: f64,
    /// The chances.
    pub chances: Probabilities,
    /// Their standard errors.
    pub errors: [f64; 5],
    /// How often it was played out.
    pub trials: u32,
}

impl Contender {
    fn result(&self, tally: &Tally) -> RolloutResult {
        let (chances, errors) = self.chances(tally);
        let [.., equity_error] = tally.errors();
        RolloutResult {
            play: self.play.as_ref().map(|(play, _)| play.clone()),
            after: self.play.as_ref().and_then(|_| self.situation.position().ok()),
            equity: self.value(tally),
            equity_error,
            chances,
            errors,
            trials: tally.trials(),
        }
    }

    /// A play of the player on roll, and what it leaves; `position` is what he sees of the situation.
    pub fn of_play(situation: &Situation, position: &Position, play: &Play, after: &Afterstate) -> Contender {
        Contender {
            play: Some((format_play(play, position), play.to_vec())),
            situation: after_play(situation, &after.opponent_on_roll()),
        }
    }

    /// Equity for the player who asked.
    pub fn value(&self, tally: &Tally) -> f64 {
        match self.play {
            Some(_) => -tally.equity(),
            None => tally.equity(),
        }
    }

    /// The chances of the player who asked, and the standard errors of those.
    pub fn chances(&self, tally: &Tally) -> (Probabilities, [f64; 5]) {
        let [a, b, c, d, e, _] = tally.errors();
        match self.play {
            Some(_) => (tally.chances().flipped(), [a, d, e, b, c]),
            None => (tally.chances(), [a, b, c, d, e]),
        }
    }
}

/// The situation after a play: these checkers, the opponent on roll.
fn after_play(situation: &Situation, next: &Position) -> Situation {
    let mover: Side = situation.standing.on_roll;
    let mut after = situation.clone();
    after.standing.board = pasch_rules::Board::from_view(mover.other(), next);
    after.standing.on_roll = mover.other();
    after.standing.roll = None;
    after
}

/// What is known of each contender.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The tally of each contender.
    pub tallies: Vec<Tally>,
    /// Is it still played out?
    open: Vec<bool>,
    done: u32,
}

impl Plan for Rollout {
    type Unit = RolloutUnit;
    type Part = Vec<Trial>;
    type Sum = Known;
    type Worker = Judge;

    fn begin(&self) -> Known {
        Known {
            tallies: vec![Tally::default(); self.contenders.len()],
            open: vec![true; self.contenders.len()],
            done: 0,
        }
    }

    fn round(&self, known: &Known) -> Vec<RolloutUnit> {
        let round = ROUND.min(self.trials.saturating_sub(known.done));
        let open = (0u32..).zip(&known.open).filter(|(_, open)| **open);
        open.flat_map(|(contender, _)| {
            (0..round).step_by(UNIT as usize).map(move |start| RolloutUnit {
                contender,
                first: known.done + start,
                count: UNIT.min(round - start),
            })
        })
        .collect()
    }

    fn run(
        &self,
        judge: &mut Judge,
        unit: &RolloutUnit,
        interrupt: &impl Interrupt,
    ) -> Result<Vec<Trial>, Interrupted> {
        let Some(contender) = self.contenders.get(unit.contender as usize) else {
            return Ok(Vec::new());
        };
        let Ok(position) = contender.situation.position() else {
            return Ok(Vec::new());
        };
        let stakes = judge.engine().stakes(&contender.situation);
        let searcher = judge.searcher(BoardLaw::from(self.situation.law.rulebook.answers()), interrupt)?;
        (unit.first..unit.first.saturating_add(unit.count))
            .map(|index| searcher.trial(&position, &stakes, &self.settings, index, interrupt))
            .collect()
    }

    fn fold(&self, known: &mut Known, units: Vec<RolloutUnit>, parts: Vec<Vec<Trial>>) {
        for (unit, trials) in units.iter().zip(&parts) {
            if let Some(tally) = known.tallies.get_mut(unit.contender as usize) {
                trials.iter().for_each(|trial| tally.add(trial));
            }
        }
        known.done = known.done.saturating_add(ROUND).min(self.trials);
        self.drop_the_hopeless(known);
    }
}

impl Rollout {
    fn drop_the_hopeless(&self, known: &mut Known) {
        if self.clear <= 0.0 || self.contenders.len() < 2 {
            return;
        }
        let values = self.contenders.iter().zip(&known.tallies);
        let best = values.max_by(|(a, left), (b, right)| a.value(left).total_cmp(&b.value(right)));
        if let Some((_, best)) = best {
            let best = *best;
            for (open, tally) in known.open.iter_mut().zip(&known.tallies) {
                // Behind a play the opponent is on roll: the lower number is the better play.
                *open &= !tally.clearly_above(&best, self.clear);
            }
            if known.open.iter().filter(|open| **open).count() == 1 {
                known.open.fill(false);
            }
        }
    }
}
