//! The engine, asked about situations: chances, plays in order, the cube.

use crate::key::fingerprint;
use pasch_engine::{
    CubeAction, CubeAnswer, CubeDecision, Engine, Interrupt, Interrupted, Kind, Probabilities, Searcher, Stakes,
    Valuations,
};
use pasch_notation::{Chances, format_play};
use pasch_rules::{BoardLaw, Position, Roll, Situation, SituationFaults, Step};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A play with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RankedPlay {
    /// In notation.
    pub play: String,
    /// The steps, in the mover's counting.
    pub steps: Vec<Step>,
    /// The equity: points per unit of the cube, or its like at a match score.
    pub equity: f64,
    /// How much less than the best.
    pub cost: f64,
    /// The mover's chances afterwards.
    pub chances: Chances,
}

/// What to do with the cube.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CubeAdvice {
    /// Equity without a double.
    pub no_double: f64,
    /// Equity doubled and taken.
    pub double_take: f64,
    /// Equity doubled and dropped.
    pub double_pass: f64,
    /// What is best.
    pub action: CubeAction,
    /// And how to answer a double.
    pub answer: CubeAnswer,
}

impl From<&CubeDecision> for CubeAdvice {
    fn from(decision: &CubeDecision) -> CubeAdvice {
        CubeAdvice {
            no_double: f64::from(decision.no_double),
            double_take: f64::from(decision.double_take),
            double_pass: f64::from(decision.double_pass),
            action: decision.action,
            answer: decision.answer,
        }
    }
}

/// What the engine thinks of a situation before the roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Evaluation {
    /// The chances of the player on roll.
    pub chances: Chances,
    /// The equity.
    pub equity: f64,
    /// The chance to win the match, at a match score.
    pub match_chance: Option<f64>,
    /// The cube, where one is turned.
    pub cube: Option<CubeAdvice>,
    /// Which engine looked how far.
    pub settings: String,
}

/// Why there is no judgement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JudgeFault {
    /// The situation cannot be.
    #[error("{0}")]
    Situation(#[from] SituationFaults),
    /// Nothing is left to decide.
    #[error("the game is over in this position")]
    Over,
    /// Nobody waits for the answer any more.
    #[error(transparent)]
    Interrupted(#[from] Interrupted),
}

/// Which engine looks how far, to stand beside every result.
pub fn settings(plies: u8) -> String {
    format!("pasch {}, {plies} ply", env!("CARGO_PKG_VERSION"))
}

/// The engine with its memory of what it has seen, one for each law of the board. It belongs to one thread at a time.
///
/// ```
/// use pasch_analysis::Judge;
/// use pasch_engine::{Engine, Nets};
/// use pasch_rules::{Position, Situation};
/// use std::sync::Arc;
/// let mut judge = Judge::new(Arc::new(Engine::without_tables(Nets::built_in())));
/// let judged = judge.evaluate(&Situation::money(Position::starting()), 0, &())?;
/// assert!(judged.equity > 0.0 && judged.equity < 0.2);
/// # Ok::<(), pasch_analysis::JudgeFault>(())
/// ```
pub struct Judge {
    engine: Arc<Engine>,
    searchers: Vec<(BoardLaw, Searcher)>,
}

impl Judge {
    /// A judge with this engine.
    pub fn new(engine: Arc<Engine>) -> Judge {
        Judge {
            engine,
            searchers: Vec::new(),
        }
    }

    /// The engine it asks.
    pub fn engine(&self) -> &Arc<Engine> {
        &self.engine
    }

    /// What tells this engine from others: the numbers it gives to a few positions, to the bit.
    pub fn fingerprint(&self) -> u64 {
        // None of them is in a table.
        let mut searcher = self.engine.as_it_is().searcher(BoardLaw::TOURNAMENT);
        let start = Position::starting();
        let mut race = [0; 26];
        (race[3], race[8], race[11]) = (5, 5, 5);
        let race = Position::from_sides_unchecked(race, race);
        let mut numbers: Vec<f32> = Vec::new();
        for position in [start, race] {
            numbers.extend(searcher.evaluator().evaluate(&position).to_array());
            for roll in Roll::all() {
                // The cheap net decides what is seen here at all.
                let next = searcher.best_at_once(&position, roll, &Valuations::POINTS);
                numbers.extend(searcher.evaluator().evaluate(&next).to_array());
            }
        }
        numbers.extend(
            searcher
                .evaluator()
                .prune
                .evaluate(&Kind::Prune.rows(&start))
                .to_array(),
        );
        fingerprint(numbers)
    }

    /// One who judges by what is at hand, for those who cannot wait any more.
    pub fn in_a_hurry(&self) -> Judge {
        Judge::new(Arc::new(self.engine.as_it_is()))
    }

    /// The search for a law. The first time its tables may have to be made, which takes seconds: unless somebody says stop.
    pub fn searcher(&mut self, law: BoardLaw, interrupt: &impl Interrupt) -> Result<&mut Searcher, Interrupted> {
        let at = match self.searchers.iter().position(|(own, _)| *own == law) {
            Some(at) => at,
            None => {
                self.engine.prepare(law.plays.overshoot, interrupt)?;
                self.searchers.push((law, self.engine.searcher(law)));
                self.searchers.len() - 1
            }
        };
        Ok(&mut self.searchers[at].1)
    }

    /// The plays of a roll, the best first.
    pub fn rank(
        &mut self,
        situation: &Situation,
        roll: Roll,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Vec<RankedPlay>, JudgeFault> {
        let (position, ranked) = self.ranked(situation, roll, plies, interrupt)?;
        let best = ranked.first().map_or(0.0, |play| play.value);
        Ok(ranked
            .iter()
            .map(|ranked| RankedPlay {
                play: format_play(&ranked.play, &position),
                steps: ranked.play.to_vec(),
                equity: f64::from(ranked.value),
                cost: f64::from((best - ranked.value).max(0.0)),
                chances: chances(&ranked.chances),
            })
            .collect())
    }

    /// The chances before the roll, and the cube.
    pub fn evaluate(
        &mut self,
        situation: &Situation,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Evaluation, JudgeFault> {
        self.weigh(situation, plies, interrupt)
            .map(|(evaluation, ..)| evaluation)
    }

    /// The same, with the numbers from which a player decides and the engine's own chances.
    pub fn weigh(
        &mut self,
        situation: &Situation,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<(Evaluation, CubeDecision, Probabilities), JudgeFault> {
        let (decision, chances, stakes) = self.decided(situation, plies, interrupt)?;
        let tariff = stakes.tariff();
        let cubeless = tariff.equity(tariff.cubeless_worth(&chances, stakes.cube), stakes.cube.value);
        let evaluation = Evaluation {
            chances: self::chances(&chances),
            equity: f64::from(cubeless),
            match_chance: decision.mwc.map(f64::from),
            cube: situation.cube_in_play().map(|_| CubeAdvice::from(&decision)),
            settings: settings(plies),
        };
        Ok((evaluation, decision, chances))
    }

    /// The plays of a roll as the engine has them, and the position they are made from.
    pub(crate) fn ranked(
        &mut self,
        situation: &Situation,
        roll: Roll,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<(Position, Vec<pasch_engine::RankedPlay>), JudgeFault> {
        let (position, stakes, searcher) = self.about(situation, interrupt)?;
        let ranked = searcher.rank_cubeful(&position, roll, plies, &stakes, interrupt)?;
        Ok((position, ranked))
    }

    /// The cube decision of the player on roll, the chances behind it, and what is at stake.
    pub(crate) fn decided(
        &mut self,
        situation: &Situation,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<(CubeDecision, Probabilities, Stakes), JudgeFault> {
        let (position, stakes, searcher) = self.about(situation, interrupt)?;
        let (decision, chances) = searcher.decide(&position, &stakes, plies, interrupt)?;
        Ok((decision, chances, stakes))
    }

    /// What the situation is worth to the player on roll, who does not double now; by his own tariff.
    pub(crate) fn hold(
        &mut self,
        situation: &Situation,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<f32, JudgeFault> {
        let (position, stakes, searcher) = self.about(situation, interrupt)?;
        Ok(searcher.hold(&position, &stakes, plies, interrupt)?)
    }

    /// The position of a situation that can be played on, what is at stake in it, and the search for its law.
    fn about(
        &mut self,
        situation: &Situation,
        interrupt: &impl Interrupt,
    ) -> Result<(Position, Stakes, &mut Searcher), JudgeFault> {
        let position = situation.check()?;
        if position.is_over() {
            return Err(JudgeFault::Over);
        }
        let stakes = self.engine.stakes(situation);
        let searcher = self.searcher(BoardLaw::from(situation.law.rulebook.answers()), interrupt)?;
        Ok((position, stakes, searcher))
    }
}

/// Chances as people and files know them.
pub(crate) fn chances(found: &Probabilities) -> Chances {
    let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = found.to_array().map(f64::from);
    Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}
