//! Thinking about a question, a ply further each time, until it is answered well enough or somebody says stop.
//!
//! The first look goes no ply ahead and takes no time to speak of: it is never interrupted, so that there always is an
//! answer. From then on whoever is told to stop answers with the last look that was whole.

use crate::answer::{Answer, Progress, play_text, word};
use crate::refusal::{Code, Refusal};
use crate::task::{Role, Task};
use pasch_analysis::{Choice, Judge, JudgeFault, Known, Player, Rollout, deepen};
use pasch_engine::{CubeAction, CubeDecision, Interrupt, Probabilities, RankedPlay, RolloutSettings};
use pasch_rules::{BoardLaw, Roll, Situation, Turning, Waiting};
use std::cell::Cell;

/// What thinking needs from outside: the wish to stop, chance, threads, and somebody to tell.
pub trait Outside: Interrupt {
    /// An even number between 0 and 1.
    fn even(&mut self) -> f32;
    /// Carries out a rollout on so many threads, until it is done or stopped.
    fn roll_out(&mut self, plan: &Rollout, threads: u16) -> Known;
    /// How far it is.
    fn tell(&mut self, progress: Progress);
}

/// Answers a question. The last progress that is told belongs to the answer.
pub fn think(judge: &mut Judge, task: &Task, outside: &mut impl Outside) -> Result<Answer, Refusal> {
    // The tables of a rulebook that is new here are made first. Whoever cannot wait for them gets an answer without.
    let law = BoardLaw::from(task.situation.law.rulebook.answers());
    let mut hurried = match judge.searcher(law, &*outside) {
        Ok(_) => None,
        Err(_) => Some(judge.in_a_hurry()),
    };
    let judge = hurried.as_mut().unwrap_or(judge);
    let mut work = Work { judge, task, nodes: 0 };
    match task.role {
        Role::Chequer(roll) => {
            let (steps, after) = work.play(&task.situation, roll, outside)?;
            Ok(Answer::Play { steps, after })
        }
        Role::Cube => Ok(Answer::Cube(work.double(outside)?)),
        Role::Answer => Ok(Answer::Cube(work.answer(outside)?)),
        Role::Turn(roll) => {
            let cube = work.double(outside)?;
            let mut situation = task.situation.clone();
            if cube == Choice::Double {
                // Whoever plays on after a double plays for twice as much.
                situation.waiting = Some(Waiting::Turned(Turning::Double));
                situation = situation.taken().unwrap_or(situation);
            }
            let (steps, after) = work.play(&situation, roll, outside)?;
            Ok(Answer::Turn { cube, steps, after })
        }
    }
}

struct Work<'a> {
    judge: &'a mut Judge,
    task: &'a Task,
    nodes: u64,
}

type Chosen = (Vec<pasch_rules::Step>, pasch_rules::Afterstate);

impl Work<'_> {
    /// The play of a throw.
    fn play(&mut self, situation: &Situation, roll: Roll, outside: &mut impl Outside) -> Result<Chosen, Refusal> {
        let task = self.task;
        let looked = deepen(0..=task.plies(), |plies, stoppable| {
            let ranked = self.look(stoppable, outside, |judge, stop| {
                rank(judge, situation, roll, plies, task, stop)
            })?;
            self.tell_play(&ranked, plies, None, outside);
            Ok(ranked)
        });
        let (_, mut ranked) = looked.map_err(|fault| judge_fault(&fault))?;
        if let Some(trials) = self.task.limits.trials {
            self.play_out(situation, roll, &mut ranked, trials, outside)?;
        }
        self.task.settings.level.see(&mut ranked, &mut || outside.even());
        // A throw that cannot be played has one play: none.
        let best = ranked
            .first()
            .ok_or_else(|| Refusal::new(Code::Impossible, "there is no play"))?;
        Ok((best.play.to_vec(), best.after))
    }

    /// Puts the best plays in the order in which they come out of a rollout.
    fn play_out(
        &mut self,
        situation: &Situation,
        roll: Roll,
        ranked: &mut [RankedPlay],
        trials: u32,
        outside: &mut impl Outside,
    ) -> Result<(), Refusal> {
        if ranked.len() < 2 || outside.interrupted() {
            return Ok(());
        }
        let settings = RolloutSettings {
            seed: self.task.settings.seed.wrapping_add(self.task.stream),
            cubeful: self.task.settings.cubeful,
            ..RolloutSettings::default()
        };
        let plan = Rollout::of_plays(
            self.judge,
            situation.clone(),
            roll,
            Rollout::PLAYS,
            settings,
            trials,
            &*outside,
        );
        let mut plan = match plan {
            Ok(plan) => plan,
            Err(JudgeFault::Interrupted(_)) => return Ok(()),
            Err(fault) => return Err(judge_fault(&fault)),
        };
        plan.clear = Rollout::CLEAR;
        let known = outside.roll_out(&plan, self.task.settings.threads);
        let mut found: Vec<(usize, f64, Probabilities)> = Vec::new();
        for (contender, tally) in plan.contenders.iter().zip(&known.tallies) {
            let steps = contender.play.as_ref().map(|(_, steps)| steps.as_slice());
            let at = ranked.iter().position(|ranked| Some(ranked.play.as_slice()) == steps);
            if let Some(at) = at.filter(|_| tally.trials() > 0) {
                found.push((at, contender.value(tally), contender.chances(tally).0));
            }
        }
        let fewest = known.tallies.iter().map(|tally| tally.trials()).max().unwrap_or(0);
        if found.is_empty() {
            return Ok(());
        }
        // What was not played out stays behind what was.
        let least = found.iter().map(|(_, value, _)| *value).fold(f64::INFINITY, f64::min) as f32;
        for (at, play) in ranked.iter_mut().enumerate() {
            match found.iter().find(|(place, ..)| *place == at) {
                Some((_, value, chances)) => (play.value, play.chances) = (*value as f32, *chances),
                None => play.value = play.value.min(least),
            }
        }
        let played_out = |at: usize| found.iter().any(|(place, ..)| *place == at);
        let mut order: Vec<usize> = (0..ranked.len()).collect();
        order.sort_by(|&a, &b| {
            let first = played_out(b).cmp(&played_out(a));
            first.then(ranked[b].value.total_cmp(&ranked[a].value))
        });
        let sorted: Vec<RankedPlay> = order.iter().map(|&at| ranked[at].clone()).collect();
        ranked.clone_from_slice(&sorted);
        self.tell_play(ranked, 0, Some(fewest), outside);
        Ok(())
    }

    fn tell_play(&self, ranked: &[RankedPlay], plies: u8, trials: Option<u32>, outside: &mut impl Outside) {
        if let Some(best) = ranked.first() {
            outside.tell(Progress {
                role: self.task.role,
                depth: plies + 1,
                nodes: self.nodes,
                trials,
                equity: f64::from(best.value),
                match_chance: None,
                chances: best.chances,
                line: play_text(&best.play),
            });
        }
    }

    /// To double or not.
    fn double(&mut self, outside: &mut impl Outside) -> Result<Choice, Refusal> {
        let choice = |doubles: bool| if doubles { Choice::Double } else { Choice::NoDouble };
        let decision = self.decide(outside, |decision| {
            (
                choice(decision.action.turns()),
                decision.no_double.max(decision.doubled),
            )
        })?;
        let doubles = decision.is_some_and(|decision| self.player().doubles(&decision, &mut || outside.even()));
        Ok(choice(doubles))
    }

    /// How to answer the double of the player on roll.
    fn answer(&mut self, outside: &mut impl Outside) -> Result<Choice, Refusal> {
        let decision = self.decide(outside, |decision| (decision.answer.into(), -decision.doubled))?;
        let decision = decision.filter(|decision| decision.action != CubeAction::NotAvailable);
        let decision =
            decision.ok_or_else(|| Refusal::new(Code::Impossible, "the side on roll may not double here"))?;
        Ok(self.player().answers(&decision, &mut || outside.even()).into())
    }

    fn player(&self) -> Player {
        Player {
            level: self.task.settings.level,
        }
    }

    /// The cube decision, if there is a cube; each ply is told with the choice and the equity that `told` makes of it.
    fn decide(
        &mut self,
        outside: &mut impl Outside,
        told: impl Fn(&CubeDecision) -> (Choice, f32),
    ) -> Result<Option<CubeDecision>, Refusal> {
        let situation = &self.task.situation;
        let asked_back = self.task.role == Role::Answer;
        let looked = deepen(0..=self.task.plies(), |plies, stoppable| {
            let found = self.look(stoppable, outside, |judge, stop| judge.weigh(situation, plies, stop));
            let (evaluation, decision, own) = found?;
            let decision = evaluation.cube.as_ref().map(|_| decision);
            let (choice, equity) = match &decision {
                Some(decision) => {
                    let (choice, equity) = told(decision);
                    (choice, f64::from(equity))
                }
                None => (Choice::NoDouble, evaluation.equity),
            };
            outside.tell(Progress {
                role: self.task.role,
                depth: plies + 1,
                nodes: self.nodes,
                trials: None,
                equity,
                match_chance: evaluation.match_chance.filter(|_| !asked_back),
                chances: if asked_back { own.flipped() } else { own },
                line: word(&choice).to_owned(),
            });
            Ok(decision)
        });
        looked
            .map(|(_, decision)| decision)
            .map_err(|fault| judge_fault(&fault))
    }

    /// One look, whose rolls are counted.
    fn look<T, O: Outside>(
        &mut self,
        stoppable: bool,
        outside: &O,
        look: impl FnOnce(&mut Judge, &Counted<'_, O>) -> Result<T, JudgeFault>,
    ) -> Result<T, JudgeFault> {
        let counted = Counted {
            inner: stoppable.then_some(outside),
            most: self.task.limits.nodes.filter(|_| stoppable),
            asked: Cell::new(self.nodes),
        };
        let found = look(self.judge, &counted);
        self.nodes = counted.asked.get();
        found
    }
}

/// The wish to stop, with a count of how often it was asked for: once for each roll that is looked into.
struct Counted<'a, I> {
    inner: Option<&'a I>,
    most: Option<u64>,
    asked: Cell<u64>,
}

impl<I: Interrupt> Interrupt for Counted<'_, I> {
    fn interrupted(&self) -> bool {
        let asked = self.asked.get();
        if self.most.is_some_and(|most| asked >= most) {
            return true;
        }
        self.asked.set(asked.saturating_add(1));
        self.inner.interrupted()
    }
}

fn rank(
    judge: &mut Judge,
    situation: &Situation,
    roll: Roll,
    plies: u8,
    task: &Task,
    stop: &impl Interrupt,
) -> Result<Vec<RankedPlay>, JudgeFault> {
    let position = situation.check()?;
    let stakes = judge.engine().stakes(situation);
    let searcher = judge.searcher(BoardLaw::from(situation.law.rulebook.answers()), stop)?;
    if task.settings.cubeful {
        return Ok(searcher.rank_cubeful(&position, roll, plies, &stakes, stop)?);
    }
    let mut ranked = searcher.rank(&position, roll, plies, &stakes.valuations(), stop)?;
    for play in &mut ranked {
        play.value = stakes.tariff().equity(play.value, stakes.cube.value);
    }
    Ok(ranked)
}

fn judge_fault(fault: &JudgeFault) -> Refusal {
    Refusal::new(Code::Impossible, fault)
}
