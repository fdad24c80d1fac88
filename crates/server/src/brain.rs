//! The engine as judge: what each level sees of a position, and how much of it gets lost on the way to the hand.

use crate::bots::Chance;
use crate::eye::Eye;
use crate::judge::Judge;
use crate::names;
use crate::spot::{Holder, Spot};
use pasch_engine as engine;
use pasch_engine::{
    Crawford, CubeState, CubeTerms, Engine, Interrupt, Law, Retort, Searcher, Stakes, Table, Tariff, accepts,
    resignation,
};
use pasch_notation::format_play;
use pasch_protocol::{CubeAdvice, Evaluation, Level, Probabilities, RankedPlay};
use pasch_rules::{DoubleAnswer, Roll, Stake, Step};
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

    /// How far a level looks ahead, and how far off its judgement may be, in points.
    fn skill(level: Level) -> (u8, f32) {
        match level {
            Level::Beginner => (0, 0.25),
            Level::Casual => (0, 0.10),
            Level::Advanced => (0, 0.03),
            Level::Expert => (1, 0.0),
            Level::WorldClass => (2, 0.0),
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
        let stakes = match spot.score {
            None => Stakes::Money { jacoby: spot.jacoby },
            Some(score) => {
                let (own_away, opp_away) = (away(score.own, score.length), away(score.opponent, score.length));
                let crawford = match score.crawford {
                    true => Crawford::Now,
                    false if own_away == 1 || opp_away == 1 || !spot.rulebook.crawford => Crawford::Past,
                    false => Crawford::Ahead,
                };
                Stakes::Match {
                    own_away,
                    opp_away,
                    crawford,
                }
            }
        };
        let terms = match (spot.rulebook.cube, spot.holder) {
            (None, _) | (_, Holder::None) => CubeTerms::NONE,
            (Some(cube), _) => CubeTerms {
                limit: cube.limit,
                retort: match cube.answer {
                    DoubleAnswer::RedoubleAtOnce => Retort::RedoubleAtOnce,
                    DoubleAnswer::TakeOrDrop if spot.beavers && spot.score.is_none() => Retort::Beaver,
                    DoubleAnswer::TakeOrDrop => Retort::None,
                },
            },
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
        Table::new(Tariff::new(stakes, terms, self.engine.match_equity()), cube)
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
        let ranked = self.ranked(spot, roll, Brain::skill(level).0);
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
        let Some((decision, found, table)) = self.decided(spot, Brain::skill(level).0) else {
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
        let (plies, noise) = Brain::skill(level);
        let mut ranked = self.ranked(spot, roll, plies);
        if noise > 0.0
            && let Ok(chance) = names::seed()
        {
            // Each play looks a little better or worse than it is, most of them by little.
            let mut chance = Chance::new(
                chance
                    .iter()
                    .fold(0, |seed, &byte| seed << 8 ^ seed >> 56 ^ u64::from(byte)),
            );
            for play in &mut ranked {
                let mut share = || chance.below(1001) as f32 / 1000.0;
                play.value += noise * (share() + share() - 1.0);
            }
            ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        ranked.first().map(|best| best.play.to_vec()).unwrap_or_default()
    }

    fn accepts(&self, spot: &Spot, stake: Stake, level: Level) -> bool {
        let times = stake.factor() as u8;
        match self.decided(spot, Brain::skill(level).0.min(1)) {
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
        let (decision, _, table) = self.decided(spot, Brain::skill(level).0.max(2))?;
        let times = resignation(table.tariff(), table.cube, decision.worth)?;
        Stake::ALL.into_iter().find(|stake| stake.factor() == u32::from(times))
    }

    fn settings(&self, level: Level) -> String {
        format!("pasch {}, {} ply", env!("CARGO_PKG_VERSION"), Brain::skill(level).0)
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
