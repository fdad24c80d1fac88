//! Thinking about a question, a ply further each time, until it is answered well enough or somebody says stop.
//!
//! The first look goes no ply ahead and takes no time to speak of: it is never interrupted, so that there always is an
//! answer. From then on whoever is told to stop answers with the last look that was whole.

use crate::answer::{Answer, CubeWord, Progress, play_text};
use crate::refusal::{Code, Refusal};
use crate::task::{Role, Task};
use pasch_analysis::{CubeAdvice, Evaluation, Judge, JudgeFault, Known, Rollout};
use pasch_engine::{CubeAction, CubeAnswer, Interrupt, Probabilities, RankedPlay, RolloutSettings};
use pasch_rules::{BoardLaw, CubeOwner, Roll, Situation};
use std::cell::Cell;

/// So many of the best plays are played out.
const PLAYED_OUT: usize = 4;
/// A play that is worse by so many joint standard errors is played out no further.
const CLEAR: f64 = 3.0;

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
            if cube == CubeWord::Double {
                // Whoever plays on after a double plays for twice as much.
                let standing = &mut situation.standing;
                standing.cube.value = standing.cube.value.saturating_mul(2);
                standing.cube.owner = CubeOwner::Held(standing.on_roll.other());
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
        let mut ranked = Vec::new();
        for plies in 0..=self.task.plies() {
            match self.look(plies, outside, |judge, stop| {
                rank(judge, situation, roll, plies, self.task, stop)
            }) {
                Ok(found) => ranked = found,
                Err(JudgeFault::Interrupted(_)) => break,
                Err(fault) => return Err(judge_fault(&fault)),
            }
            self.tell_play(&ranked, plies, None, outside);
        }
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
        let plan = Rollout::of_plays(self.judge, situation.clone(), roll, PLAYED_OUT, settings, trials);
        let mut plan = plan.map_err(|fault| judge_fault(&fault))?;
        plan.clear = CLEAR;
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
    fn double(&mut self, outside: &mut impl Outside) -> Result<CubeWord, Refusal> {
        let level = self.task.settings.level;
        let found = self.evaluate(outside, |advice| {
            let word = if advice.action.turns() {
                CubeWord::Double
            } else {
                CubeWord::NoDouble
            };
            (word, advice.no_double.max(advice.double_take.min(advice.double_pass)))
        })?;
        let Some(advice) = found.cube.filter(|advice| advice.action != CubeAction::NotAvailable) else {
            return Ok(CubeWord::NoDouble);
        };
        let turns = if level.noise() > 0.0 {
            let doubled = advice.double_take.min(advice.double_pass);
            doubled - advice.no_double + f64::from(level.slip(&mut || outside.even())) > 0.0
        } else {
            advice.action.turns()
        };
        Ok(if turns { CubeWord::Double } else { CubeWord::NoDouble })
    }

    /// How to answer the double of the player on roll.
    fn answer(&mut self, outside: &mut impl Outside) -> Result<CubeWord, Refusal> {
        let level = self.task.settings.level;
        let impossible = || Refusal::new(Code::Impossible, "the side on roll may not double here");
        let found = self.evaluate(outside, |advice| {
            (answer_word(advice), -advice.double_take.min(advice.double_pass))
        })?;
        let advice = found.cube.ok_or_else(impossible)?;
        if advice.action == CubeAction::NotAvailable {
            return Err(impossible());
        }
        if level.noise() > 0.0 {
            // What is seen wrongly is seen per unit of the stake that is offered.
            let slip = 2.0 * f64::from(level.slip(&mut || outside.even()));
            let taken = advice.double_pass - advice.double_take + slip >= 0.0;
            return Ok(match answer_word(&advice) {
                word if taken && word != CubeWord::Drop => word,
                _ if taken => CubeWord::Take,
                _ => CubeWord::Drop,
            });
        }
        Ok(answer_word(&advice))
    }

    /// The chances before the roll and the cube, each ply told with the word and the equity that `told` makes of it.
    fn evaluate(
        &mut self,
        outside: &mut impl Outside,
        told: impl Fn(&CubeAdvice) -> (CubeWord, f64),
    ) -> Result<Evaluation, Refusal> {
        let situation = &self.task.situation;
        let mut whole = None;
        for plies in 0..=self.task.plies() {
            let found = match self.look(plies, outside, |judge, stop| judge.evaluate(situation, plies, stop)) {
                Ok(found) => found,
                Err(JudgeFault::Interrupted(_)) => break,
                Err(fault) => return Err(judge_fault(&fault)),
            };
            let own = [
                found.chances.win,
                found.chances.win_gammon,
                found.chances.win_backgammon,
                found.chances.lose_gammon,
                found.chances.lose_backgammon,
            ];
            let own = Probabilities::from_array(own.map(|chance| chance as f32));
            let (word, equity) = found.cube.as_ref().map_or((CubeWord::NoDouble, found.equity), &told);
            let asked_back = self.task.role == Role::Answer;
            outside.tell(Progress {
                role: self.task.role,
                depth: plies + 1,
                nodes: self.nodes,
                trials: None,
                equity,
                match_chance: found.match_chance.filter(|_| !asked_back),
                chances: if asked_back { own.flipped() } else { own },
                line: word.name().to_owned(),
            });
            whole = Some(found);
        }
        whole.ok_or_else(|| Refusal::new(Code::Impossible, "there is nothing to decide"))
    }

    /// One look, whose rolls are counted. The first one is not interrupted.
    fn look<T, O: Outside>(
        &mut self,
        plies: u8,
        outside: &O,
        look: impl FnOnce(&mut Judge, &Counted<'_, O>) -> Result<T, JudgeFault>,
    ) -> Result<T, JudgeFault> {
        let first = plies == 0;
        let counted = Counted {
            inner: (!first).then_some(outside),
            most: self.task.limits.nodes.filter(|_| !first),
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
    let searcher = judge.searcher(BoardLaw::from(situation.law.rulebook.answers()));
    if task.settings.cubeful {
        return Ok(searcher.rank_cubeful(&position, roll, plies, &stakes, stop)?);
    }
    let mut ranked = searcher.rank(&position, roll, plies, &stakes.valuations(), stop)?;
    for play in &mut ranked {
        play.value = stakes.tariff().equity(play.value, stakes.cube.value);
    }
    Ok(ranked)
}

fn answer_word(advice: &CubeAdvice) -> CubeWord {
    match advice.answer {
        CubeAnswer::Take => CubeWord::Take,
        CubeAnswer::Pass => CubeWord::Drop,
        CubeAnswer::Beaver => CubeWord::Beaver,
        CubeAnswer::Redouble => CubeWord::Redouble,
    }
}

fn judge_fault(fault: &JudgeFault) -> Refusal {
    Refusal::new(Code::Impossible, fault)
}
