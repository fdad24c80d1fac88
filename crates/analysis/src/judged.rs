//! A decision judged, with everything that is said of it: one value that a page can keep and show.

use crate::account::Entry;
use crate::decision::{Choice, Decision};
use crate::judge::{Judge, JudgeFault};
use crate::judgement::Judgement;
use crate::mark::Mark;
use crate::thoroughness::Thoroughness;
use crate::why::whys;
use pasch_engine::Interrupt;
use pasch_rules::Sentence;
use serde::{Deserialize, Serialize};

/// A decision judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judged {
    /// The judgement.
    pub judgement: Judgement,
    /// What was done; nothing for a resignation.
    pub made: Option<Choice>,
    /// What was best.
    pub best: Option<Choice>,
    /// How bad it was.
    pub mark: Option<Mark>,
    /// Why.
    pub whys: Vec<Sentence>,
    /// For the sums.
    pub entry: Entry,
}

impl Judge {
    /// Judges a decision that may come from anyone and hold anything.
    pub fn judged(
        &mut self,
        decision: &Decision,
        thoroughness: Thoroughness,
        interrupt: &impl Interrupt,
    ) -> Result<Judged, JudgeFault> {
        decision.situation.check()?;
        let judgement = self.judgement(decision, thoroughness, interrupt)?;
        let (made, best) = judgement.choices(decision).unzip();
        let whys = whys(decision, &judgement, self.engine());
        Ok(Judged {
            made,
            best,
            mark: Mark::of(judgement.cost),
            whys: whys.iter().map(|why| why.sentence()).collect(),
            entry: Entry::of(decision, &judgement),
            judgement,
        })
    }
}
