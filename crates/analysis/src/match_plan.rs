//! The analysis of a match as a plan: each decision is a unit of its own.
//!
//! What is known from before is taken over by its key, so that work that was cut short is taken up again, and nothing
//! is computed twice.

use crate::course::Course;
use crate::decision::Decision;
use crate::judge::{Judge, JudgeFault};
use crate::judgement::Judgement;
use crate::key::JudgementKey;
use crate::plan::Plan;
use crate::thoroughness::Thoroughness;
use pasch_engine::{Interrupt, Interrupted};
use serde::{Deserialize, Serialize};

/// Decisions of a round.
const ROUND: usize = 48;

/// The analysis of some decisions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MatchPlan {
    /// What is judged.
    pub decisions: Vec<Decision>,
    /// How closely.
    pub thoroughness: Thoroughness,
    known: Vec<Known>,
}

/// What is known about a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Known {
    /// Nothing yet.
    #[default]
    Nothing,
    /// The judgement.
    Judged(Box<Judgement>),
    /// That it cannot be judged: the situation cannot be.
    Unjudged,
}

impl Known {
    /// The judgement, if there is one.
    pub fn judgement(&self) -> Option<&Judgement> {
        match self {
            Known::Judged(judgement) => Some(judgement),
            Known::Nothing | Known::Unjudged => None,
        }
    }
}

/// One decision to be judged, by its place in the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchUnit(pub u32);

impl MatchPlan {
    /// The plan for the course of a match, or of several, one after the other.
    pub fn new(course: &Course, thoroughness: Thoroughness) -> MatchPlan {
        MatchPlan::of_decisions(course.decisions.clone(), thoroughness)
    }

    /// The plan for these decisions, whatever matches they are from.
    pub fn of_decisions(decisions: Vec<Decision>, thoroughness: Thoroughness) -> MatchPlan {
        MatchPlan {
            known: vec![Known::Nothing; decisions.len()],
            decisions,
            thoroughness,
        }
    }

    /// The keys of all decisions, by the fingerprint of the engine ([`Judge::fingerprint`]).
    pub fn keys(&self, engine: u64) -> Vec<JudgementKey> {
        let key = |decision| JudgementKey::of(decision, self.thoroughness, engine);
        self.decisions.iter().map(key).collect()
    }

    /// Takes over what was judged before, and tells how much that was.
    pub fn recall(&mut self, engine: u64, mut kept: impl FnMut(JudgementKey) -> Option<Judgement>) -> usize {
        let mut recalled = 0;
        for (key, known) in self.keys(engine).into_iter().zip(&mut self.known) {
            if let Some(judgement) = kept(key) {
                *known = Known::Judged(Box::new(judgement));
                recalled += 1;
            }
        }
        recalled
    }
}

impl Plan for MatchPlan {
    type Unit = MatchUnit;
    type Part = Option<Judgement>;
    type Sum = Vec<Known>;
    type Worker = Judge;

    fn begin(&self) -> Vec<Known> {
        self.known.clone()
    }

    fn round(&self, known: &Vec<Known>) -> Vec<MatchUnit> {
        let open = (0u32..).zip(known).filter(|(_, known)| **known == Known::Nothing);
        open.map(|(index, _)| MatchUnit(index)).take(ROUND).collect()
    }

    fn run(
        &self,
        judge: &mut Judge,
        unit: &MatchUnit,
        interrupt: &impl Interrupt,
    ) -> Result<Option<Judgement>, Interrupted> {
        // A glance is over before the search asks.
        if interrupt.interrupted() {
            return Err(Interrupted);
        }
        let Some(decision) = self.decisions.get(unit.0 as usize) else {
            return Ok(None);
        };
        match judge.judgement(decision, self.thoroughness, interrupt) {
            Ok(judgement) => Ok(Some(judgement)),
            Err(JudgeFault::Interrupted(interrupted)) => Err(interrupted),
            Err(JudgeFault::Situation(_) | JudgeFault::Over) => Ok(None),
        }
    }

    fn fold(&self, known: &mut Vec<Known>, units: Vec<MatchUnit>, parts: Vec<Option<Judgement>>) {
        for (unit, part) in units.into_iter().zip(parts) {
            if let Some(place) = known.get_mut(unit.0 as usize) {
                *place = part.map_or(Known::Unjudged, |judgement| Known::Judged(Box::new(judgement)));
            }
        }
    }

    /// Each decision is judged by itself: what was judged is known.
    fn fold_cut_short(&self, known: &mut Vec<Known>, units: Vec<MatchUnit>, parts: Vec<Option<Judgement>>) {
        self.fold(known, units, parts);
    }
}
