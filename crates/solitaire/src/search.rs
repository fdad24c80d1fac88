//! Can any of these goals be reached from this start? A complete search from both ends.
//!
//! From the goals it steps back, layer by layer, keeping every position that leads to a goal in a set. From the start
//! it goes down depth first until it meets the farthest of those layers, remembering dead ends. Both grow in
//! rounds: each round allows more layers and more steps and tries the jumps in another order, so that an unlucky
//! first choice costs little. Positions that look alike under the symmetries of the goals are one position, and
//! pagoda functions cut off what has lost too much.

use crate::board::{Position, Symmetries};
use crate::chance::Chance;
use crate::jump::{Jump, Step, all_steps, steps, unsteps};
use crate::pagoda::{Guard, PagodaProof, Slack};
use crate::table::{ExactSet, ForgetfulSet, NoPlace, slots_within};
use crate::watch::{Bound, Limits, Meter};

/// What a search found out.
pub(crate) enum Reach {
    /// The jumps that lead to a goal.
    Found(Vec<Jump>),
    /// A pagoda function rules every goal out.
    Outweighed(PagodaProof),
    /// Everything was looked at; no goal can be reached.
    Exhausted,
    /// A bound was hit first.
    Stopped(Bound),
}

/// Looks for a way from the start to one of the goals, which all have the same number of pegs.
pub(crate) fn reach(start: Position, goals: &[Position], limits: Limits, meter: &mut Meter) -> Reach {
    let Some(goal_pegs) = goals
        .first()
        .map(|goal| goal.len())
        .filter(|pegs| *pegs > 0 && *pegs <= start.len())
    else {
        // An empty board is never left behind by a jump, and no goal is no goal.
        let trivially = goals.contains(&start);
        return if trivially {
            Reach::Found(Vec::new())
        } else {
            Reach::Exhausted
        };
    };
    let guard = match Guard::build(start, goals) {
        Ok(guard) => guard,
        Err(proof) => return Reach::Outweighed(proof),
    };
    let mut search = Search::new(start, goals, goal_pegs, &guard, limits, meter);
    match search.run(meter) {
        Ok(true) => Reach::Found(search.path()),
        Ok(false) => Reach::Exhausted,
        Err(bound) => Reach::Stopped(bound),
    }
}

struct Search<'a> {
    start: Position,
    goal_pegs: u32,
    guard: &'a Guard,
    /// The symmetries of the goals, good for dead ends.
    alike: Symmetries,
    /// The symmetries of the backward layers: those of the start as well, if the guard cuts by the start.
    layers_alike: Symmetries,
    cut_by_start: bool,
    /// Positions from which a goal can be reached, by pegs: `layers[n]` has `n` pegs more than the goals.
    layers: Vec<ExactSet>,
    layer_slots: usize,
    no_more_layers: bool,
    dead: ForgetfulSet,
    /// In which order jumps are tried.
    rank: [u16; 256],
    steps_left: u64,
    trail: Vec<Step>,
}

/// Why a descent was given up.
enum Halt {
    Round,
    Bound(Bound),
}

impl<'a> Search<'a> {
    fn new(
        start: Position,
        goals: &[Position],
        goal_pegs: u32,
        guard: &'a Guard,
        limits: Limits,
        meter: &mut Meter,
    ) -> Search<'a> {
        let alike = Symmetries::of(goals);
        let both = alike.and(Symmetries::of(&[start]));
        // Cutting by what the start had is sound only for symmetries that the start shares.
        let cut_by_start = both.count() * 2 >= alike.count();
        let layers_alike = if cut_by_start { both } else { alike };
        let mut first = ExactSet::new();
        for goal in goals {
            if !cut_by_start || guard.below_ceiling(goal.bits()).is_some() {
                // The number of goals is small; a fresh set of any size holds them.
                let _ = first.insert(layers_alike.canonical(goal.bits()), usize::MAX, meter);
            }
        }
        Search {
            start,
            goal_pegs,
            guard,
            alike,
            layers_alike,
            cut_by_start,
            layers: vec![first],
            layer_slots: slots_within(limits.memory / 3),
            no_more_layers: false,
            dead: ForgetfulSet::new(slots_within(limits.memory / 3)),
            rank: [0; 256],
            steps_left: 0,
            trail: Vec::new(),
        }
    }

    fn run(&mut self, meter: &mut Meter) -> Result<bool, Bound> {
        const FIRST_LAYER: usize = 30_000;
        const FIRST_STEPS: u64 = 100_000;
        let mut chance = Chance::new(1);
        for round in 0.. {
            let growth = 1usize << (2 * round).min(40);
            while self.meet_pegs() < self.start.len() && !self.no_more_layers && self.last_len() < FIRST_LAYER * growth
            {
                self.step_back(meter)?;
                if self.last_len() == 0 {
                    return Ok(false);
                }
            }
            self.order_jumps(round, &mut chance);
            self.steps_left = FIRST_STEPS * growth as u64;
            let start = self.start.bits();
            let Some(slack) = self.guard.above_floor(start) else {
                return Ok(false);
            };
            match self.descend(start, self.alike.canonical(start), slack, self.start.len(), meter) {
                Ok(found) => return Ok(found),
                Err(Halt::Bound(bound)) => return Err(bound),
                Err(Halt::Round) => self.trail.clear(),
            }
        }
        Ok(false)
    }

    /// The pegs of the positions in the farthest layer.
    fn meet_pegs(&self) -> u32 {
        self.goal_pegs + self.layers.len() as u32 - 1
    }

    fn last_len(&self) -> usize {
        self.layers.last().map_or(0, ExactSet::len)
    }

    /// Adds the layer of all positions that are one jump before the farthest one.
    fn step_back(&mut self, meter: &mut Meter) -> Result<(), Bound> {
        let used: usize = self.layers.iter().map(ExactSet::slots).sum();
        let most_slots = self.layer_slots.saturating_sub(used);
        let mut next = ExactSet::new();
        let Some(last) = self.layers.last() else { return Ok(()) };
        for pegs in last.iter() {
            meter.count()?;
            let slack = self.guard.below_ceiling(pegs);
            for step in unsteps(pegs) {
                let rich = slack.and_then(|slack| self.guard.spend(slack, step)).is_none();
                if self.cut_by_start && rich {
                    continue;
                }
                let before = self.layers_alike.canonical(pegs ^ step.flip());
                match next.insert(before, most_slots, meter) {
                    Ok(()) => {}
                    Err(NoPlace::Full) => {
                        self.no_more_layers = true;
                        return Ok(());
                    }
                    Err(NoPlace::Ended(bound)) => return Err(bound),
                }
            }
        }
        self.layers.push(next);
        Ok(())
    }

    /// Cheap jumps first; from the second round on with more and more chance in it.
    fn order_jumps(&mut self, round: u32, chance: &mut Chance) {
        let noise = 1 + 8 * round as usize;
        let mut order: Vec<(u32, Step)> = all_steps()
            .map(|step| (self.guard.price(step) * 4 + chance.below(noise) as u32, step))
            .collect();
        if round > 0 {
            chance.shuffle(&mut order);
        }
        order.sort_by_key(|(price, _)| *price);
        for (rank, (_, step)) in order.into_iter().enumerate() {
            self.rank[step.index()] = rank as u16;
        }
    }

    /// Can the farthest layer be met from here? The trail of a success is kept, last step first.
    fn descend(&mut self, pegs: u64, key: u64, slack: Slack, count: u32, meter: &mut Meter) -> Result<bool, Halt> {
        if count == self.meet_pegs() {
            let key = self.layers_alike.canonical(pegs);
            return Ok(self.layers.last().is_some_and(|layer| layer.contains(key)));
        }
        meter.count().map_err(Halt::Bound)?;
        self.steps_left = self.steps_left.checked_sub(1).ok_or(Halt::Round)?;
        let mut choices = [(0u16, None); 92];
        let mut many = 0;
        for (choice, step) in choices.iter_mut().zip(steps(pegs)) {
            *choice = (self.rank[step.index()], Some(step));
            many += 1;
        }
        let choices = &mut choices[..many];
        choices.sort_unstable_by_key(|(rank, _)| *rank);
        for step in choices.iter().filter_map(|(_, step)| *step) {
            let Some(slack) = self.guard.spend(slack, step) else {
                continue;
            };
            let after = pegs ^ step.flip();
            let after_key = self.alike.canonical(after);
            if self.dead.contains(after_key) {
                continue;
            }
            if self.descend(after, after_key, slack, count - 1, meter)? {
                self.trail.push(step);
                return Ok(true);
            }
        }
        self.dead.insert(key, meter).map_err(Halt::Bound)?;
        Ok(false)
    }

    /// The jumps of the trail, and on from layer to layer down to a goal.
    fn path(&self) -> Vec<Jump> {
        let mut pegs = self.start.bits();
        let mut jumps = Vec::new();
        let mut take = |pegs: &mut u64, step: Step| {
            *pegs ^= step.flip();
            jumps.push(step.jump());
        };
        for step in self.trail.iter().rev() {
            take(&mut pegs, *step);
        }
        for layer in self.layers.iter().rev().skip(1) {
            let leads_on = |step: &Step| layer.contains(self.layers_alike.canonical(pegs ^ step.flip()));
            if let Some(step) = steps(pegs).find(leads_on) {
                take(&mut pegs, step);
            }
        }
        jumps
    }
}
