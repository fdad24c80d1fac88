//! Long work as a plan: units that can be done anywhere, and a fold that makes one result of their parts.
//!
//! A plan goes in rounds, since what is worth doing next may depend on what is known. The units of a round are
//! independent of each other and can be sent to other threads or machines. Only [`Plan::fold`] sums, and always in
//! the order of the units: so the result is the same, bit by bit, wherever the units were done.

use pasch_engine::{Interrupt, Interrupted};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A plan of long work.
pub trait Plan {
    /// A piece of the work.
    type Unit: Serialize + DeserializeOwned + Send + Sync;
    /// What a piece comes to.
    type Part: Serialize + DeserializeOwned + Send;
    /// What is known so far.
    type Sum: Clone;
    /// Who does the work: one for each thread, with a memory of its own.
    type Worker;

    /// What is known before anything is done.
    fn begin(&self) -> Self::Sum;

    /// The units of the next round; none when the work is done.
    fn round(&self, known: &Self::Sum) -> Vec<Self::Unit>;

    /// Does a piece of the work, unless it is told to stop.
    fn run(
        &self,
        worker: &mut Self::Worker,
        unit: &Self::Unit,
        interrupt: &impl Interrupt,
    ) -> Result<Self::Part, Interrupted>;

    /// Adds the parts of a round to what is known, in the order of its units.
    fn fold(&self, known: &mut Self::Sum, units: Vec<Self::Unit>, parts: Vec<Self::Part>);

    /// Adds what was done of a round that was cut short, in the order of its units. Where parts say something only
    /// together it comes to nothing.
    fn fold_cut_short(&self, known: &mut Self::Sum, units: Vec<Self::Unit>, parts: Vec<Self::Part>) {
        let _ = (known, units, parts);
    }
}

/// Carries out a plan here and now. Told to stop, it gives what is known by then.
///
/// ```
/// use pasch_analysis::{Judge, Rollout, carry_out};
/// use pasch_engine::{Engine, Nets, RolloutSettings};
/// use pasch_rules::{Position, Situation};
/// use std::sync::Arc;
/// let settings = RolloutSettings { truncate: Some(2), ..RolloutSettings::default() };
/// let plan = Rollout::of_situation(Situation::money(Position::starting()), settings, 4)?;
/// let mut judge = Judge::new(Arc::new(Engine::without_tables(Nets::built_in())));
/// let known = carry_out(&plan, &mut judge, &());
/// assert_eq!(plan.results(&known)[0].trials, 4);
/// # Ok::<(), pasch_analysis::JudgeFault>(())
/// ```
pub fn carry_out<P: Plan>(plan: &P, worker: &mut P::Worker, interrupt: &impl Interrupt) -> P::Sum {
    let mut known = plan.begin();
    loop {
        let units = plan.round(&known);
        if units.is_empty() {
            return known;
        }
        let run = |unit| plan.run(worker, unit, interrupt).ok();
        let parts: Vec<_> = units.iter().map_while(run).collect();
        if parts.len() < units.len() {
            let done = units.into_iter().take(parts.len()).collect();
            plan.fold_cut_short(&mut known, done, parts);
            return known;
        }
        plan.fold(&mut known, units, parts);
    }
}
