//! Arbitration as a plan: where two players chose differently, both plays are played out with the same dice until it is
//! clear which one was better, or the budget is spent.

use crate::judge::Judge;
use crate::plan::Plan;
use crate::rollout::Contender;
use pasch_engine::{Interrupt, Interrupted, RolloutSettings, Stakes};
use pasch_rules::{BoardLaw, Situation};
use serde::{Deserialize, Serialize};

/// Pairs of trials of a unit: a fifth of a second or so.
const UNIT: u32 = 12;
/// Pairs of trials of a round, after which what is clear is left alone.
const ROUND: u32 = 72;

/// What is arbitrated, and how.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Arbitration {
    /// Where the two players differ.
    pub disputes: Vec<Dispute>,
    /// How the plays are played out.
    pub settings: RolloutSettings,
    /// The budget: at most so many trials of each play.
    pub trials: u32,
    /// A dispute is settled when its interval of so many standard errors leaves out zero; 0 to spend the whole budget
    /// on each. Settling early makes a small difference look a little larger than it is, whoever it favours.
    pub clear: f64,
}

/// Two plays of one throw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dispute {
    /// Before the play.
    situation: Situation,
    /// What the first and the second player chose.
    pub plays: [Contender; 2],
}

impl Dispute {
    /// The dispute about a throw; none if both plays lead to the same position.
    pub fn between(situation: &Situation, plays: [Contender; 2]) -> Option<Dispute> {
        let [first, second] = &plays;
        (first.situation.standing.board != second.situation.standing.board).then(|| Dispute {
            situation: situation.clone(),
            plays,
        })
    }
}

/// Some pairs of trials of one dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbitrationUnit {
    /// Which dispute.
    pub dispute: u32,
    /// The number of the first trial.
    pub first: u32,
    /// How many.
    pub count: u32,
}

/// By how much the first player's play is the better one, from pairs of trials that share their dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margin {
    trials: u32,
    sum: f64,
    squares: f64,
}

impl Margin {
    /// Counts one more pair. Pairs must be counted in a fixed order to give the same bits every time.
    pub fn add(&mut self, difference: f64) {
        self.trials += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// How many pairs were counted.
    pub fn trials(&self) -> u32 {
        self.trials
    }

    /// The mean: equity per unit of the cube, or its like at a match score.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.trials.max(1))
    }

    /// The standard error of the mean; without two pairs nothing is known.
    pub fn error(&self) -> f64 {
        if self.trials < 2 {
            return f64::INFINITY;
        }
        let n = f64::from(self.trials);
        ((self.squares - self.sum * self.sum / n).max(0.0) / (n - 1.0) / n).sqrt()
    }

    /// Does the interval of so many standard errors leave out zero?
    pub fn is_clear(&self, errors: f64) -> bool {
        self.trials > 1 && self.mean().abs() > errors * self.error()
    }
}

/// What all disputes come to for the first player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// How many disputes were looked at.
    pub disputes: usize,
    /// The mean gain of a dispute.
    pub mean: f64,
    /// Its standard error, from how the disputes scatter: the error of each rollout is part of that. Infinite below
    /// two disputes.
    pub error: f64,
}

impl Gain {
    /// The gain over these disputes.
    pub fn over(margins: &[Margin]) -> Gain {
        let mut all = Margin::default();
        let looked_at = margins.iter().filter(|margin| margin.trials() > 0);
        looked_at.for_each(|margin| all.add(margin.mean()));
        Gain {
            disputes: all.trials() as usize,
            mean: all.mean(),
            error: all.error(),
        }
    }
}

impl Plan for Arbitration {
    type Unit = ArbitrationUnit;
    type Part = Vec<f64>;
    type Sum = Vec<Margin>;
    type Worker = Judge;

    fn begin(&self) -> Vec<Margin> {
        vec![Margin::default(); self.disputes.len()]
    }

    fn round(&self, known: &Vec<Margin>) -> Vec<ArbitrationUnit> {
        let mut units = Vec::new();
        for (dispute, margin) in (0u32..).zip(known) {
            if self.clear > 0.0 && margin.is_clear(self.clear) {
                continue;
            }
            let end = self.trials.min(margin.trials().saturating_add(ROUND));
            let starts = (margin.trials()..end).step_by(UNIT as usize);
            units.extend(starts.map(|first| ArbitrationUnit {
                dispute,
                first,
                count: UNIT.min(end - first),
            }));
        }
        units
    }

    fn run(
        &self,
        judge: &mut Judge,
        unit: &ArbitrationUnit,
        interrupt: &impl Interrupt,
    ) -> Result<Vec<f64>, Interrupted> {
        // A unit of another plan comes to nothing, and a position that cannot be is no better than any other.
        let nothing = || Ok(vec![0.0; unit.count as usize]);
        let Some(dispute) = self.disputes.get(unit.dispute as usize) else {
            return nothing();
        };
        let [Ok(first), Ok(second)] = dispute.plays.each_ref().map(|play| play.situation.position()) else {
            return nothing();
        };
        let [own, other]: [Stakes; 2] = dispute
            .plays
            .each_ref()
            .map(|play| judge.engine().stakes(&play.situation));
        let searcher = judge.searcher(BoardLaw::from(dispute.situation.law.rulebook.answers()), interrupt)?;
        let mut differences = Vec::with_capacity(unit.count as usize);
        for index in unit.first..unit.first.saturating_add(unit.count) {
            // The opponent is on roll: what he gets less is gained.
            let first = searcher.trial(&first, &own, &self.settings, index, interrupt)?;
            let second = searcher.trial(&second, &other, &self.settings, index, interrupt)?;
            differences.push(f64::from(second.equity) - f64::from(first.equity));
        }
        Ok(differences)
    }

    fn fold(&self, known: &mut Vec<Margin>, units: Vec<ArbitrationUnit>, parts: Vec<Vec<f64>>) {
        for (unit, differences) in units.iter().zip(&parts) {
            if let Some(margin) = known.get_mut(unit.dispute as usize) {
                differences.iter().for_each(|&difference| margin.add(difference));
            }
        }
    }
}
