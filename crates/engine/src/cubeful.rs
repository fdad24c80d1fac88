//! Looking ahead with the cube: what a position is worth when both sides double as they should.
//!
//! At every node each way the cube can stand (in the middle, with either player, at each number) is carried along, and
//! the leaves are judged by the cube model. Each of them has a best reply of its own: who owns the cube plays on for
//! the complications that who faces it avoids, and at a match score a gammon is worth more at one number of the cube
//! than at another. Where the replies are the same, the tree below them is walked once.

use crate::cube::{Branches, CubeDecision, CubeState, Efficiency, Tariff, efficiency};
use crate::evaluator::Cut;
use crate::probabilities::Probabilities;
use crate::search::{DEEPEST, Interrupt, Interrupted, RankedPlay, Searcher, sort_plays};
use crate::stakes::Stakes;
use arrayvec::ArrayVec;
use pasch_rules::{Position, Roll};

/// Cube states carried along: three ways to go on at each of three plies.
const MOST_STATES: usize = 27;

type States<T> = ArrayVec<T, MOST_STATES>;

/// What a position is worth to the player about to roll at several states of the cube, and the chances behind the
/// first of these.
#[derive(Clone, Debug, Default)]
struct Outlook {
    worths: States<f32>,
    chances: [f32; 5],
}

/// The reply for one state of the cube: where it leads, and what it leaves the opponent at once.
#[derive(Clone, Copy)]
pub(crate) struct CubefulReply {
    pub(crate) next: Position,
    pub(crate) worth: f32,
}

impl Searcher {
    /// The cube decision of the player on roll, `plies` ahead, with the chances behind it.
    pub fn decide(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<(CubeDecision, Probabilities), Interrupted> {
        let tariff = stakes.tariff();
        if plies == 0 || position.is_over() {
            let branches = self.branches_at_once(position, tariff, stakes.cube);
            return Ok((tariff.decide(stakes.cube, &branches), self.chances(position)));
        }
        let mut states = States::new();
        let places = tariff.branch_cubes(stakes.cube).map(|state| place(&mut states, state));
        let outlook = self.averages(position, &states, stakes.tariffs(), plies, interrupt)?;
        let branches = places.map(|place| outlook.worths[place]);
        let chances = Probabilities::from_array(outlook.chances);
        Ok((tariff.decide(stakes.cube, &branches), chances))
    }

    /// What the position is worth to the player about to roll, who does not double now.
    pub fn hold(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<f32, Interrupted> {
        if plies == 0 || position.is_over() {
            return Ok(self.branches_at_once(position, stakes.tariff(), stakes.cube).hold);
        }
        let outlook = self.averages(position, &[stakes.cube], stakes.tariffs(), plies, interrupt)?;
        Ok(outlook.worths[0])
    }

    /// What the position is worth to the player about to roll, who may double first.
    pub fn worth(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<f32, Interrupted> {
        let outlook = self.outlook(position, &[stakes.cube], stakes.tariffs(), plies, interrupt)?;
        Ok(outlook.worths[0])
    }

    /// All plays of a roll, the best first by cubeful value; values are normalised equities.
    pub fn rank_cubeful(
        &mut self,
        position: &Position,
        roll: Roll,
        plies: u8,
        stakes: &Stakes,
        interrupt: &dyn Interrupt,
    ) -> Result<Vec<RankedPlay>, Interrupted> {
        let mut plays = self.rank_cubeful_at_once(position, roll, stakes);
        for ply in 1..=plies.min(DEEPEST) {
            let count = self.filter().promising(&plays, ply - 1, 1.0);
            for ranked in &mut plays[..count] {
                self.deepen_cubeful(ranked, ply, stakes, interrupt)?;
            }
            sort_plays(&mut plays);
        }
        Ok(plays)
    }

    /// All plays of a roll judged as they stand, the best first by cubeful value.
    pub fn rank_cubeful_at_once(&mut self, position: &Position, roll: Roll, stakes: &Stakes) -> Vec<RankedPlay> {
        let mut plays = self.rank_at_once(position, roll, &stakes.valuations());
        let turned = stakes.cube.flipped();
        for ranked in &mut plays {
            let worth = self.worth_at_once(&ranked.after.opponent_on_roll(), stakes.tariffs()[1], turned);
            ranked.value = stakes.tariff().equity(-worth, stakes.cube.value);
        }
        sort_plays(&mut plays);
        plays
    }

    /// Looks at a play so many plies ahead, with the cube.
    pub fn deepen_cubeful(
        &mut self,
        ranked: &mut RankedPlay,
        plies: u8,
        stakes: &Stakes,
        interrupt: &dyn Interrupt,
    ) -> Result<(), Interrupted> {
        let [own, opp] = stakes.tariffs();
        let next = ranked.after.opponent_on_roll();
        let outlook = self.outlook(&next, &[stakes.cube.flipped()], [opp, own], plies, interrupt)?;
        ranked.chances = Probabilities::from_array(outlook.chances).flipped();
        ranked.value = own.equity(-outlook.worths[0], stakes.cube.value);
        ranked.plies = plies;
        Ok(())
    }

    /// A position seen by the player about to roll, who may double first, for several states of the cube at once.
    fn outlook(
        &mut self,
        position: &Position,
        cubes: &[CubeState],
        tariffs: [&Tariff; 2],
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<Outlook, Interrupted> {
        let tariff = tariffs[0];
        if plies == 0 || position.is_over() {
            return Ok(Outlook {
                worths: self.worths_at_once(position, tariff, cubes),
                chances: self.chances(position).to_array(),
            });
        }
        let mut states = States::new();
        let branches: States<Branches<usize>> = cubes
            .iter()
            .map(|&cube| {
                if tariff.may_turn(cube) {
                    return tariff.branch_cubes(cube).map(|state| place(&mut states, state));
                }
                // Where the cube cannot be turned only holding it matters.
                let hold = place(&mut states, cube);
                Branches {
                    hold,
                    take: hold,
                    turned_on: None,
                }
            })
            .collect();
        let averages = self.averages(position, &states, tariffs, plies, interrupt)?;
        let worths = branches.iter().zip(cubes).map(|(branches, &cube)| {
            let values = branches.map(|place| averages.worths[place]);
            tariff.combine(cube, &values)
        });
        Ok(Outlook {
            worths: worths.collect(),
            chances: averages.chances,
        })
    }

    /// The average over all rolls, nobody doubling before this roll, for several states of the cube.
    fn averages(
        &mut self,
        position: &Position,
        states: &[CubeState],
        tariffs: [&Tariff; 2],
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<Outlook, Interrupted> {
        let mut average = Outlook {
            worths: states.iter().map(|_| 0.0).collect(),
            chances: [0.0; 5],
        };
        for roll in Roll::all() {
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            let played = self.played(position, roll, states, tariffs, plies, interrupt)?;
            let share = f32::from(roll.ways()) / 36.0;
            let sums = average.worths.iter_mut().chain(&mut average.chances);
            for (sum, part) in sums.zip(played.worths.iter().chain(&played.chances)) {
                *sum += part * share;
            }
        }
        Ok(average)
    }

    /// A roll played as each state of the cube asks for, seen by the player who has rolled.
    fn played(
        &mut self,
        position: &Position,
        roll: Roll,
        states: &[CubeState],
        tariffs: [&Tariff; 2],
        plies: u8,
        interrupt: &dyn Interrupt,
    ) -> Result<Outlook, Interrupted> {
        let replies = self.cubeful_replies(position, roll, states, tariffs, self.filter().replies);
        if plies == 1 {
            return Ok(Outlook {
                worths: replies.iter().map(|reply| -reply.worth).collect(),
                chances: self.chances(&replies[0].next).flipped().to_array(),
            });
        }
        let others = [tariffs[1], tariffs[0]];
        let mut seen = Outlook {
            worths: states.iter().map(|_| 0.0).collect(),
            chances: [0.0; 5],
        };
        for (first, reply) in replies.iter().enumerate() {
            if replies[..first].iter().any(|before| before.next == reply.next) {
                continue;
            }
            let shared: States<usize> = (first..states.len())
                .filter(|&state| replies[state].next == reply.next)
                .collect();
            let cubes: States<CubeState> = shared.iter().map(|&state| states[state].flipped()).collect();
            let found = self.outlook(&reply.next, &cubes, others, plies - 1, interrupt)?;
            for (&state, worth) in shared.iter().zip(found.worths) {
                seen.worths[state] = -worth;
            }
            if first == 0 {
                seen.chances = Probabilities::from_array(found.chances).flipped().to_array();
            }
        }
        Ok(seen)
    }

    /// For each state of the cube the reply that leaves the opponent least, judged at once.
    fn cubeful_replies(
        &mut self,
        position: &Position,
        roll: Roll,
        states: &[CubeState],
        tariffs: [&Tariff; 2],
        cut: Cut,
    ) -> States<CubefulReply> {
        let none = CubefulReply {
            next: *position,
            worth: f32::INFINITY,
        };
        let mut chosen: States<CubefulReply> = states.iter().map(|_| none).collect();
        let mut waiting: States<usize> = (0..states.len()).collect();
        // States at which gammons are worth about the same share the plays that get past the cheap nets.
        while let Some(&leader) = waiting.first() {
            let values = tariffs[0].valuations(states[leader]);
            let (alike, others): (States<usize>, States<usize>) = waiting
                .iter()
                .copied()
                .partition(|&state| values.mover.is_like(&tariffs[0].valuations(states[state]).mover));
            let cubes: States<CubeState> = alike.iter().map(|&state| states[state].flipped()).collect();
            for next in self.replies(position, roll, &values, cut) {
                let worths = self.worths_at_once(&next, tariffs[1], &cubes);
                for (&state, worth) in alike.iter().zip(worths) {
                    if worth < chosen[state].worth {
                        chosen[state] = CubefulReply { next, worth };
                    }
                }
            }
            waiting = others;
        }
        chosen
    }

    /// The same for one state of the cube.
    pub(crate) fn cubeful_reply(
        &mut self,
        position: &Position,
        roll: Roll,
        cube: CubeState,
        tariffs: [&Tariff; 2],
        cut: Cut,
    ) -> CubefulReply {
        self.cubeful_replies(position, roll, &[cube], tariffs, cut)[0]
    }

    /// The model's word, or the exact table's, for the player about to roll who may double first.
    pub(crate) fn worth_at_once(&mut self, position: &Position, tariff: &Tariff, cube: CubeState) -> f32 {
        self.worths_at_once(position, tariff, &[cube])[0]
    }

    fn worths_at_once(&mut self, position: &Position, tariff: &Tariff, cubes: &[CubeState]) -> States<f32> {
        let chances = self.chances(position);
        if position.is_over() {
            let worths = cubes.iter().map(|&cube| tariff.cubeless_worth(&chances, cube));
            return worths.collect();
        }
        let efficiency = self.efficiency(position, &chances);
        cubes
            .iter()
            .map(|&cube| match self.exact_branches(position, tariff, cube) {
                Some(branches) => tariff.combine(cube, &branches),
                None => tariff.best_worth(&chances, cube, efficiency),
            })
            .collect()
    }

    pub(crate) fn branches_at_once(&mut self, position: &Position, tariff: &Tariff, cube: CubeState) -> Branches {
        if let Some(branches) = self.exact_branches(position, tariff, cube) {
            return branches;
        }
        let chances = self.chances(position);
        tariff.branches(&chances, cube, self.efficiency(position, &chances))
    }

    /// The efficiency of the cube: by the exact table, or by the kind of position.
    fn efficiency(&self, position: &Position, chances: &Probabilities) -> Efficiency {
        let usual = efficiency(position, chances);
        match self.evaluator().last_checkers(position) {
            Some(exact) => Efficiency::seen_in(&exact, usual),
            None => usual,
        }
    }

    /// The exact table's word on a cube decision, where it has one.
    fn exact_branches(&self, position: &Position, tariff: &Tariff, cube: CubeState) -> Option<Branches> {
        let exact = self.exact(position, tariff, cube)?;
        let worth = |state: CubeState| state.value as f32 * exact.hold(state.holder);
        Some(tariff.branch_cubes(cube).map(worth))
    }
}

/// Where a state stands in the list; it is put there if it is new.
fn place(states: &mut States<CubeState>, state: CubeState) -> usize {
    let known = states.iter().position(|&other| other == state);
    known.unwrap_or_else(|| {
        states.push(state);
        states.len() - 1
    })
}
