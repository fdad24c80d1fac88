//! The engine as judge: what each level sees of a position, and how much of it gets lost on the way to the hand.

use crate::bots::Chance;
use crate::eye::Eye;
use crate::judge::Judge;
use crate::names;
use crate::spot::{Holder, Spot};
use pasch_engine as engine;
use pasch_engine::{CubeState, Engine, Interrupt, Law, PlayedFor, Score, Searcher, Table, accepts, resignation};
use pasch_notation::format_play;
use pasch_protocol::{CubeAdvice, Evaluation, Level, Probabilities, RankedPlay};
use pasch_rules::{Roll, Stake, Step};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A search that has not ended by then ends anyway, and a shallower one answers.
const PATIENCE: Duration = Duration::from_secs(8);
/// Who wins more often than this does not think of giving up.
const HOPE: f32 = 0.01;
/// Searchers kept for the next question.
const KEPT: usize = 8;

/// The engine, and searchers that remember what they saw.
pub struct Brain {
    engine: Arc<Engine>,
    searchers: Mutex<Vec<(Law, Searcher)>>,
}

struct Until(Instant);

impl Interrupt for Until {
    fn interrupted(&self) -> bool {
        Instant::now() > self.0
    }
}

impl Brain {
    /// A judge with this engine.
    pub fn new(engine: Arc<Engine>) -> Brain {
        Brain {
            engine,
            searchers: Mutex::default(),
        }
    }

    /// The engine's word for a level.
    fn skill(level: Level) -> engine::Level {
        match level {
            Level::Beginner => engine::Level::Beginner,
            Level::Casual => engine::Level::Casual,
            Level::Advanced => engine::Level::Advanced,
            Level::Expert => engine::Level::Expert,
            Level::WorldClass => engine::Level::WorldClass,
        }
    }

    /// Lends a searcher for the spot's rules.
    fn with<T>(&self, spot: &Spot, think: impl FnOnce(&mut Searcher) -> T) -> T {
        let law = Law::from(&spot.rulebook);
        let kept = {
            let mut searchers = self.searchers.lock().unwrap_or_else(PoisonError::into_inner);
            searchers
                .iter()
                .position(|(own, _)| *own == law)
                .map(|at| searchers.swap_remove(at).1)
        };
        let mut searcher = kept.unwrap_or_else(|| self.engine.searcher(law));
        let thought = think(&mut searcher);
        let mut searchers = self.searchers.lock().unwrap_or_else(PoisonError::into_inner);
        if searchers.len() < KEPT {
            searchers.push((law, searcher));
        }
        thought
    }

    /// What is at stake.
    fn table(&self, spot: &Spot) -> Table {
        let away = |points: u32, length: u32| u16::try_from(length.saturating_sub(points).max(1)).unwrap_or(u16::MAX);
        let played_for = PlayedFor {
            score: spot.score.map(|score| Score {
                own_away: away(score.own, score.length),
                opp_away: away(score.opponent, score.length),
                crawford: score.crawford,
            }),
            jacoby: spot.jacoby,
            beavers: spot.beavers,
            without_cube: spot.holder == Holder::None,
        };
        let holder = match spot.holder {
            Holder::Own => engine::Holder::Own,
            Holder::Opponent => engine::Holder::Opponent,
            Holder::Centred | Holder::None => engine::Holder::Centred,
        };
        let cube = CubeState {
            value: spot.cube,
            holder,
        };
        Table::by(&spot.rulebook, &played_for, cube, self.engine.match_equity())
    }

    fn ranked(&self, spot: &Spot, roll: Roll, plies: u8) -> Vec<engine::RankedPlay> {
        let table = self.table(spot);
        let until = Until(Instant::now() + PATIENCE);
        self.with(spot, |searcher| {
            let deep = searcher.rank_cubeful(&spot.position, roll, plies, &table, &until);
            deep.or_else(|_| searcher.rank_cubeful(&spot.position, roll, 0, &table, &()))
                .unwrap_or_default()
        })
    }

    fn decided(&self, spot: &Spot, plies: u8) -> Option<(engine::Decision, engine::Probabilities, Table)> {
        let table = self.table(spot);
        let until = Until(Instant::now() + PATIENCE);
        let thought = self.with(spot, |searcher| {
            let deep = searcher.decide(&spot.position, &table, plies, &until);
            deep.or_else(|_| searcher.decide(&spot.position, &table, 0, &())).ok()
        });
        thought.map(|(decision, chances)| (decision, chances, table))
    }
}

impl Judge for Brain {
    fn rank(&self, spot: &Spot, roll: Roll, level: Level) -> Vec<RankedPlay> {
        let ranked = self.ranked(spot, roll, Brain::skill(level).plies());
        let best = ranked.first().map_or(0.0, |play| play.value);
        let wire = |ranked: &engine::RankedPlay| RankedPlay {
            play: format_play(&ranked.play, &spot.position),
            steps: ranked.play.iter().map(|&step| step.into()).collect(),
            equity: f64::from(ranked.value),
            cost: f64::from((best - ranked.value).max(0.0)),
            chances: chances(&ranked.chances),
        };
        ranked.iter().map(wire).collect()
    }

    fn evaluate(&self, spot: &Spot, level: Level) -> Evaluation {
        let Some((decision, found, table)) = self.decided(spot, Brain::skill(level).plies()) else {
            return Eye.evaluate(spot, level);
        };
        let tariff = table.tariff();
        Evaluation {
            chances: chances(&found),
            equity: f64::from(tariff.equity(tariff.cubeless_worth(&found, table.cube), table.cube.value)),
            match_chance: decision.mwc.map(f64::from),
            cube: (spot.holder != Holder::None).then(|| CubeAdvice {
                no_double: f64::from(decision.no_double),
                double_take: f64::from(decision.double_take),
                double_pass: f64::from(decision.double_pass),
                action: decision.action.name().to_owned(),
                answer: decision.answer.name().to_owned(),
            }),
            settings: self.settings(level),
        }
    }

    fn choose(&self, spot: &Spot, roll: Roll, level: Level) -> Vec<Step> {
        let skill = Brain::skill(level);
        let mut ranked = self.ranked(spot, roll, skill.plies());
        if let Ok(seed) = names::seed() {
            let seed = seed
                .iter()
                .fold(0, |seed, &byte| seed << 8 ^ seed >> 56 ^ u64::from(byte));
            let mut chance = Chance::new(seed);
            skill.see(&mut ranked, &mut || chance.below(1 << 20) as f32 / (1 << 20) as f32);
        }
        ranked.first().map(|best| best.play.to_vec()).unwrap_or_default()
    }

    fn accepts(&self, spot: &Spot, stake: Stake, level: Level) -> bool {
        let times = stake.factor() as u8;
        match self.decided(spot, Brain::skill(level).plies().min(1)) {
            Some((decision, _, table)) => accepts(table.tariff(), table.cube, times, decision.worth),
            None => Eye.accepts(spot, stake, level),
        }
    }

    fn resigns(&self, spot: &Spot, level: Level) -> Option<Stake> {
        // A glance tells most games that are not lost. What it takes for lost is looked at to the end of both turns.
        let (_, glance, _) = self.decided(spot, 0)?;
        if glance.win > HOPE {
            return None;
        }
        let (decision, _, table) = self.decided(spot, Brain::skill(level).plies().max(2))?;
        let times = resignation(table.tariff(), table.cube, decision.worth)?;
        Stake::ALL.into_iter().find(|stake| stake.factor() == u32::from(times))
    }

    fn settings(&self, level: Level) -> String {
        format!(
            "pasch {}, {} ply",
            env!("CARGO_PKG_VERSION"),
            Brain::skill(level).plies()
        )
    }
}

fn chances(found: &engine::Probabilities) -> Probabilities {
    let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = found.to_array().map(f64::from);
    Probabilities {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}
