//! The plays of a throw in order, as a plan: each round looks one ply farther ahead, and each unit at one play.
//!
//! Told to stop, the plan gives the last whole round, and there is one at once: so thought can be limited by time, and
//! the answer depends on how far it got but never on the number of threads.

use crate::judge::Judge;
use crate::plan::Plan;
use pasch_engine::{DEEPEST, Filter, Interrupt, Interrupted, Probabilities, RankedPlay, Stakes, sort_plays};
use pasch_rules::{BoardLaw, Position, Roll};
use serde::{Deserialize, Serialize};

/// Which plays are ranked, and how far ahead.
#[derive(Clone, Debug)]
pub struct Ranking {
    law: BoardLaw,
    stakes: Stakes,
    /// By how they stand.
    plays: Vec<RankedPlay>,
    filter: Filter,
    cubeful: bool,
    plies: u8,
}

/// A play that is looked at so far ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingUnit {
    /// Which play, counted as they stand at first.
    pub play: u32,
    /// How far ahead.
    pub plies: u8,
}

/// What a play was found to be worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RankingPart {
    /// Its value.
    pub value: f32,
    /// The five chances behind it.
    pub chances: [f32; 5],
}

/// The plays as far as they are known.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The best first.
    pub plays: Vec<RankedPlay>,
    /// How far ahead the best were looked at.
    pub plies: u8,
}

impl Ranking {
    /// The plays of a throw, to be looked at so far ahead; valued with the cube or without, as
    /// [`Searcher::rank_cubeful`](pasch_engine::Searcher::rank_cubeful) and `rank` do.
    pub fn new(
        judge: &mut Judge,
        law: BoardLaw,
        (position, roll): (&Position, Roll),
        stakes: Stakes,
        cubeful: bool,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Ranking, Interrupted> {
        let searcher = judge.searcher(law, interrupt)?;
        let plays = match cubeful {
            true => searcher.rank_cubeful_at_once(position, roll, &stakes),
            false => searcher.rank_at_once(position, roll, &stakes.valuations()),
        };
        Ok(Ranking {
            law,
            plays,
            filter: *searcher.filter(),
            stakes,
            cubeful,
            plies: plies.min(DEEPEST),
        })
    }
}

impl Plan for Ranking {
    type Unit = RankingUnit;
    type Part = RankingPart;
    type Sum = Ranked;
    type Worker = Judge;

    fn begin(&self) -> Ranked {
        Ranked {
            plays: self.plays.clone(),
            plies: 0,
        }
    }

    fn round(&self, known: &Ranked) -> Vec<RankingUnit> {
        if known.plies >= self.plies {
            return Vec::new();
        }
        let point = match self.cubeful {
            true => 1.0,
            false => self.stakes.valuations().mover.point(),
        };
        let count = self.filter.promising(&known.plays, known.plies, point);
        let places = known.plays.iter().take(count).filter_map(|ranked| {
            let same = |play: &RankedPlay| play.after == ranked.after;
            u32::try_from(self.plays.iter().position(same)?).ok()
        });
        let unit = |play| RankingUnit {
            play,
            plies: known.plies + 1,
        };
        places.map(unit).collect()
    }

    fn run(
        &self,
        judge: &mut Judge,
        unit: &RankingUnit,
        interrupt: &impl Interrupt,
    ) -> Result<RankingPart, Interrupted> {
        let Some(mut ranked) = self.plays.get(unit.play as usize).cloned() else {
            // A unit of another plan comes to nothing.
            return Ok(RankingPart {
                value: f32::NEG_INFINITY,
                chances: [0.0; 5],
            });
        };
        let searcher = judge.searcher(self.law, interrupt)?;
        match self.cubeful {
            true => searcher.deepen_cubeful(&mut ranked, unit.plies, &self.stakes, interrupt)?,
            false => searcher.deepen(&mut ranked, unit.plies, &self.stakes.valuations(), interrupt)?,
        }
        Ok(RankingPart {
            value: ranked.value,
            chances: ranked.chances.to_array(),
        })
    }

    fn fold(&self, known: &mut Ranked, units: Vec<RankingUnit>, parts: Vec<RankingPart>) {
        for (unit, part) in units.iter().zip(&parts) {
            let Some(play) = self.plays.get(unit.play as usize) else {
                continue;
            };
            if let Some(ranked) = known.plays.iter_mut().find(|ranked| ranked.after == play.after) {
                ranked.value = part.value;
                ranked.chances = Probabilities::from_array(part.chances);
                ranked.plies = unit.plies;
            }
        }
        known.plies += 1;
        sort_plays(&mut known.plays);
    }
}
