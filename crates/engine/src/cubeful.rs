//! Looking ahead with the cube: what a position is worth when both sides double as they should.
//!
//! The tree is the same as without a cube; at every node each way the cube can stand is carried along, and the leaves
//! are judged by the cube model. Replies are chosen for the cube as it stands when nobody doubles.

use crate::cube::{Branches, CubeDecision, CubeState, Tariff, efficiency};
use crate::evaluator::{Cut, MOST_CANDIDATES};
use crate::probabilities::Probabilities;
use crate::search::{Interrupt, Interrupted, RankedPlay, Searcher};
use crate::stakes::Stakes;
use arrayvec::ArrayVec;
use pasch_rules::{Position, Roll};

/// Cube states carried along: three ways to go on at each of three plies.
const MOST_STATES: usize = 27;

type States<T> = ArrayVec<T, MOST_STATES>;

impl Searcher {
    /// The cube decision of the player on roll, `plies` ahead, with the chances behind it.
    pub fn decide(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<(CubeDecision, Probabilities), Interrupted> {
        let chances = self.look(position, plies, &stakes.valuations(), interrupt)?;
        let tariff = stakes.tariff();
        let branches = match plies {
            0 => self.branches_at_once(position, tariff, stakes.cube),
            _ => {
                let cubes = tariff.branch_cubes(stakes.cube);
                let states = listed(&cubes);
                let worths = self.averages(position, &states, stakes.tariffs(), plies, interrupt)?;
                with_values(&cubes, &worths)
            }
        };
        Ok((tariff.decide(stakes.cube, &branches), chances))
    }

    /// What the position is worth to the player about to roll, who does not double now.
    pub fn hold(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<f32, Interrupted> {
        match plies {
            0 => Ok(self.branches_at_once(position, stakes.tariff(), stakes.cube).hold),
            _ => Ok(self.averages(position, &[stakes.cube], stakes.tariffs(), plies, interrupt)?[0]),
        }
    }

    /// What the position is worth to the player about to roll, who may double first.
    pub fn worth(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<f32, Interrupted> {
        Ok(self.worths(position, &[stakes.cube], stakes.tariffs(), plies, interrupt)?[0])
    }

    /// All plays of a roll, the best first by cubeful value; values are normalised equities.
    pub fn rank_cubeful(
        &mut self,
        position: &Position,
        roll: Roll,
        plies: u8,
        stakes: &Stakes,
        interrupt: &impl Interrupt,
    ) -> Result<Vec<RankedPlay>, Interrupted> {
        let next_stakes = stakes.flipped();
        let values = stakes.valuations();
        let mut plays = self.rank_at_once(position, roll, &values);
        let value = |worth: f32| stakes.tariff().equity(-worth, stakes.cube.value);
        for ranked in &mut plays {
            ranked.value = value(self.worth(&ranked.after.opponent_on_roll(), &next_stakes, 0, interrupt)?);
        }
        crate::search::sort(&mut plays);
        for ply in 1..=plies {
            let count = self.promising(&plays, usize::from(ply) - 1);
            for ranked in &mut plays[..count] {
                let next = ranked.after.opponent_on_roll();
                ranked.chances = self.look(&next, ply, &values.flipped(), interrupt)?.flipped();
                ranked.value = value(self.worth(&next, &next_stakes, ply, interrupt)?);
                ranked.plies = ply;
            }
            crate::search::sort(&mut plays);
        }
        Ok(plays)
    }

    /// The worth of a position to the player about to roll, for several states of the cube at once.
    fn worths(
        &mut self,
        position: &Position,
        cubes: &[CubeState],
        tariffs: [&Tariff; 2],
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<States<f32>, Interrupted> {
        let tariff = tariffs[0];
        if plies == 0 || position.is_over() {
            return Ok(cubes
                .iter()
                .map(|&cube| self.worth_at_once(position, tariff, cube))
                .collect());
        }
        let branches: States<Branches<CubeState>> = cubes.iter().map(|&cube| tariff.branch_cubes(cube)).collect();
        let mut states = States::new();
        for (branch, &cube) in branches.iter().zip(cubes) {
            // Where the cube cannot be turned only holding it matters.
            if tariff.may_turn(cube) {
                states.extend(listed(branch));
            } else {
                states.push(branch.hold);
            }
        }
        let averages = self.averages(position, &states, tariffs, plies, interrupt)?;
        let mut at = 0;
        Ok(branches
            .iter()
            .zip(cubes)
            .map(|(branch, &cube)| {
                if !tariff.may_turn(cube) {
                    at += 1;
                    return averages[at - 1];
                }
                let values = with_values(branch, &averages[at..]);
                at += listed(branch).len();
                tariff.combine(cube, &values)
            })
            .collect())
    }

    /// The average over all rolls, nobody doubling before this roll, for several states of the cube.
    fn averages(
        &mut self,
        position: &Position,
        states: &[CubeState],
        tariffs: [&Tariff; 2],
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<States<f32>, Interrupted> {
        let mut totals: States<f32> = states.iter().map(|_| 0.0).collect();
        let turned: States<CubeState> = states.iter().map(|state| state.flipped()).collect();
        let others = [tariffs[1], tariffs[0]];
        for roll in Roll::all() {
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            let next = self.cubeful_reply(position, roll, states[0], tariffs, self.filter().replies);
            let worths = self.worths(&next, &turned, others, plies - 1, interrupt)?;
            let share = f32::from(roll.ways()) / 36.0;
            for (total, worth) in totals.iter_mut().zip(worths) {
                *total -= worth * share;
            }
        }
        Ok(totals)
    }

    /// The reply that leaves the opponent least, judged at once.
    pub(crate) fn cubeful_reply(
        &mut self,
        position: &Position,
        roll: Roll,
        cube: CubeState,
        tariffs: [&Tariff; 2],
        cut: Cut,
    ) -> Position {
        let values = tariffs[0].valuations(cube);
        let replies = self.replies(position, roll, &values, cut);
        let mut afters: ArrayVec<Position, MOST_CANDIDATES> = ArrayVec::new();
        afters.extend(replies);
        let turned = cube.flipped();
        let mut best = (f32::INFINITY, afters[0]);
        for next in &afters {
            let worth = self.worth_at_once(next, tariffs[1], turned);
            if worth < best.0 {
                best = (worth, *next);
            }
        }
        best.1
    }

    /// The model's word, or the exact table's, for the player about to roll who may double first.
    pub(crate) fn worth_at_once(&mut self, position: &Position, tariff: &Tariff, cube: CubeState) -> f32 {
        if let Some(exact) = self.exact(position, tariff, cube) {
            return exact.best(cube.holder) * cube.value as f32;
        }
        let chances = self.chances(position);
        if position.is_over() {
            return tariff.cubeless_worth(&chances, cube);
        }
        tariff.best_worth(&chances, cube, efficiency(position))
    }

    pub(crate) fn branches_at_once(&mut self, position: &Position, tariff: &Tariff, cube: CubeState) -> Branches {
        if let Some(exact) = self.exact(position, tariff, cube) {
            let value = cube.value as f32;
            return Branches {
                hold: value * exact.hold(cube.holder),
                take: value * exact.double_take(),
                turned_back: None,
            };
        }
        let chances = self.chances(position);
        tariff.branches(&chances, cube, efficiency(position))
    }
}

fn listed(branches: &Branches<CubeState>) -> ArrayVec<CubeState, 3> {
    let mut list = ArrayVec::from_iter([branches.hold, branches.take]);
    list.extend(branches.turned_back);
    list
}

fn with_values(branches: &Branches<CubeState>, values: &[f32]) -> Branches {
    Branches {
        hold: values[0],
        take: values[1],
        turned_back: branches.turned_back.map(|_| values[2]),
    }
}
