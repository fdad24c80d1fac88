//! Rollouts: a position played to its end many times, with the luck of the dice taken out of the count.
//!
//! Before every roll the average over all 21 rolls is known; what the actual roll brings beyond it is luck, and is
//! subtracted from the result. The first two rolls run through all 36 x 36 ways in turn. Each trial draws from its own
//! stream of random numbers, so that a rollout is the same on any number of threads.

use crate::cube::{CubeAnswer, CubeState, Tariff};
use crate::evaluator::Cut;
use crate::probabilities::Probabilities;
use crate::search::{Interrupt, Interrupted, Searcher};
use crate::stakes::Stakes;
use pasch_rules::{Position, Roll};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Plays a roll that are judged to know its luck. Luck may be known roughly, as long as every roll is judged alike.
const LUCK: Cut = Cut { most: 3, margin: 0.1 };

/// How a rollout is played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolloutSettings {
    /// Seed of all trials together.
    pub seed: u64,
    /// Play with the cube, or without?
    pub cubeful: bool,
    /// After so many plies the nets judge instead of playing on.
    pub truncate: Option<u16>,
    /// Take the luck out?
    pub variance_reduction: bool,
    /// How far ahead plays are chosen.
    pub plies: u8,
}

impl Default for RolloutSettings {
    fn default() -> RolloutSettings {
        RolloutSettings {
            seed: 1,
            cubeful: false,
            truncate: None,
            variance_reduction: true,
            plies: 0,
        }
    }
}

/// What one trial came to, seen by the player on roll at its start. With the luck taken out the numbers of a single
/// trial may lie outside of their range; their averages do not.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// The five chances.
    pub chances: [f32; 5],
    /// Equity per unit of the cube at the start, normalised at a match score.
    pub equity: f32,
}

/// The averages of a number of trials.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    trials: u32,
    sums: [f64; 6],
    squares: [f64; 6],
}

impl Tally {
    /// Counts one more trial. Trials must be counted in a fixed order to give the same bits every time.
    pub fn add(&mut self, trial: &Trial) {
        self.trials += 1;
        let values = trial.chances.iter().chain([&trial.equity]);
        for ((sum, square), &value) in self.sums.iter_mut().zip(&mut self.squares).zip(values) {
            *sum += f64::from(value);
            *square += f64::from(value) * f64::from(value);
        }
    }

    /// How many trials were counted.
    pub fn trials(&self) -> u32 {
        self.trials
    }

    /// The mean chances.
    pub fn chances(&self) -> Probabilities {
        let n = f64::from(self.trials.max(1));
        let [a, b, c, d, e, _] = self.sums.map(|sum| (sum / n) as f32);
        Probabilities::from_array([a, b, c, d, e])
    }

    /// The mean equity.
    pub fn equity(&self) -> f64 {
        self.sums[5] / f64::from(self.trials.max(1))
    }

    /// Standard errors: the five chances, then the equity.
    pub fn errors(&self) -> [f64; 6] {
        let n = f64::from(self.trials.max(2));
        let mut errors = [0.0; 6];
        for ((error, &sum), &square) in errors.iter_mut().zip(&self.sums).zip(&self.squares) {
            *error = ((square - sum * sum / n).max(0.0) / (n - 1.0) / n).sqrt();
        }
        errors
    }

    /// Is this one better than the other beyond doubt, at so many joint standard errors?
    ///
    /// ```
    /// use pasch_engine::Tally;
    /// // Nothing is known of either yet.
    /// assert!(!Tally::default().clearly_above(&Tally::default(), 3.0));
    /// ```
    pub fn clearly_above(&self, other: &Tally, errors: f64) -> bool {
        let joint = (self.errors()[5].powi(2) + other.errors()[5].powi(2)).sqrt();
        self.trials > 1 && other.trials > 1 && self.equity() - other.equity() > errors * joint
    }
}

/// What changes during a trial.
struct Course {
    position: Position,
    cube: CubeState,
    /// Is the player of the start on roll?
    own_turn: bool,
    luck: [f32; 5],
    worth_luck: f32,
}

impl Searcher {
    /// Plays trial number `index` from a position about to be rolled.
    pub fn trial(
        &mut self,
        start: &Position,
        stakes: &Stakes,
        settings: &RolloutSettings,
        index: u32,
        interrupt: &dyn Interrupt,
    ) -> Result<Trial, Interrupted> {
        let mut rng = ChaCha8Rng::seed_from_u64(settings.seed);
        rng.set_stream(u64::from(index) + 1);
        let [own, opp] = stakes.tariffs();
        let mut course = Course {
            position: *start,
            cube: stakes.cube,
            own_turn: true,
            luck: [0.0; 5],
            worth_luck: 0.0,
        };
        for ply in 0u16.. {
            let tariffs = if course.own_turn { [own, opp] } else { [opp, own] };
            if course.position.is_over() || settings.truncate.is_some_and(|most| ply >= most) {
                break;
            }
            if settings.cubeful
                && ply > 0
                && let Some(worth) = self.turn_cube(&mut course, tariffs[0])
            {
                // A double was passed: the chances are those of the position, the worth is settled.
                let chances = self.chances(&course.position);
                return Ok(course.finish(chances, worth, own, stakes.cube, settings));
            }
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            self.play_ply(&mut course, stakes, settings, (ply, index), &mut rng, interrupt)?;
        }
        let tariff = if course.own_turn { own } else { opp };
        let chances = self.chances(&course.position);
        let worth = if settings.cubeful {
            self.worth_at_once(&course.position, tariff, course.cube)
        } else {
            tariff.cubeless_worth(&chances, course.cube)
        };
        Ok(course.finish(chances, worth, own, stakes.cube, settings))
    }

    /// Doubles if that is right; gives what the game was worth to the player on roll if somebody passes.
    fn turn_cube(&mut self, course: &mut Course, tariff: &Tariff) -> Option<f32> {
        if !tariff.may_turn(course.cube) {
            return None;
        }
        let branches = self.branches_at_once(&course.position, tariff, course.cube);
        let decision = tariff.decide(course.cube, &branches);
        if !decision.action.turns() {
            return None;
        }
        course.cube = match decision.answer {
            CubeAnswer::Pass => return Some(tariff.result(course.cube, true, 1)),
            CubeAnswer::Take => course.cube.taken(),
            CubeAnswer::Beaver => course.cube.beavered(),
            CubeAnswer::Redouble => match tariff.taken_back(course.cube, branches.turned_on.unwrap_or(0.0)) {
                (true, _) => course.cube.turned_back(),
                (false, lost) => return Some(lost),
            },
        };
        None
    }

    /// Rolls and plays, keeping account of the luck.
    fn play_ply(
        &mut self,
        course: &mut Course,
        stakes: &Stakes,
        settings: &RolloutSettings,
        (ply, index): (u16, u32),
        rng: &mut ChaCha8Rng,
        interrupt: &dyn Interrupt,
    ) -> Result<(), Interrupted> {
        let roll = match ply {
            0 => ordered_roll(index % 36),
            1 => ordered_roll(index / 36 % 36),
            _ => ordered_roll(draw(rng)),
        };
        let [own, opp] = stakes.tariffs();
        let tariffs = if course.own_turn { [own, opp] } else { [opp, own] };
        if settings.variance_reduction {
            let (mut mean, mut actual) = (Judged::default(), Judged::default());
            for other in Roll::all() {
                let judged = self.judged(course, other, tariffs, settings.cubeful);
                mean.add(&judged, f32::from(other.ways()) / 36.0);
                if other == roll {
                    actual = judged;
                }
            }
            course.add_luck(&actual, &mean);
        }
        course.position = self.chosen(course, roll, stakes, settings, interrupt)?;
        course.cube = course.cube.flipped();
        course.own_turn = !course.own_turn;
        Ok(())
    }

    /// Where the play that is chosen for the roll leads.
    fn chosen(
        &mut self,
        course: &Course,
        roll: Roll,
        stakes: &Stakes,
        settings: &RolloutSettings,
        interrupt: &dyn Interrupt,
    ) -> Result<Position, Interrupted> {
        let [own, opp] = stakes.tariffs();
        let tariffs = if course.own_turn { [own, opp] } else { [opp, own] };
        let position = &course.position;
        let cut = self.filter().replies;
        let values = tariffs[0].valuations(course.cube);
        let ranked = match (settings.plies, settings.cubeful) {
            (0, false) => return Ok(self.reply(position, roll, &values, cut).next),
            (0, true) => return Ok(self.cubeful_reply(position, roll, course.cube, tariffs, cut).next),
            (plies, false) => self.rank(position, roll, plies, &values, interrupt)?,
            (plies, true) => {
                let mut seen = if course.own_turn {
                    stakes.clone()
                } else {
                    stakes.flipped()
                };
                seen.cube = course.cube;
                self.rank_cubeful(position, roll, plies, &seen, interrupt)?
            }
        };
        Ok(ranked[0].after.opponent_on_roll())
    }

    /// What a roll is worth to the player who plays it, judged roughly.
    fn judged(&mut self, course: &Course, roll: Roll, tariffs: [&Tariff; 2], cubeful: bool) -> Judged {
        let (position, cube) = (&course.position, course.cube);
        if cubeful {
            let reply = self.cubeful_reply(position, roll, cube, tariffs, LUCK);
            return Judged {
                chances: self.chances(&reply.next).flipped().to_array(),
                worth: -reply.worth,
            };
        }
        let reply = self.reply(position, roll, &tariffs[0].valuations(cube), LUCK);
        Judged {
            chances: reply.chances.to_array(),
            worth: tariffs[0].cubeless_worth(&reply.chances, cube),
        }
    }
}

/// A value with the chances behind it, seen by the player who has moved.
#[derive(Clone, Copy, Default)]
struct Judged {
    chances: [f32; 5],
    worth: f32,
}

impl Judged {
    fn add(&mut self, other: &Judged, share: f32) {
        for (sum, &chance) in self.chances.iter_mut().zip(&other.chances) {
            *sum += chance * share;
        }
        self.worth += other.worth * share;
    }
}

impl Course {
    fn add_luck(&mut self, actual: &Judged, mean: &Judged) {
        let [win, wg, wbg, lg, lbg] = [0, 1, 2, 3, 4].map(|i| actual.chances[i] - mean.chances[i]);
        let worth = actual.worth - mean.worth;
        let (luck, worth) = match self.own_turn {
            true => ([win, wg, wbg, lg, lbg], worth),
            false => ([-win, lg, lbg, wg, wbg], -worth),
        };
        for (sum, part) in self.luck.iter_mut().zip(luck) {
            *sum += part;
        }
        self.worth_luck += worth;
    }

    /// The trial's result from the chances and the worth of the player on roll at its end.
    fn finish(
        &self,
        chances: Probabilities,
        worth: f32,
        own: &Tariff,
        cube: CubeState,
        settings: &RolloutSettings,
    ) -> Trial {
        let (chances, worth) = if self.own_turn {
            (chances, worth)
        } else {
            (chances.flipped(), -worth)
        };
        let mut result = chances.to_array();
        let mut worth = worth;
        if settings.variance_reduction {
            for (chance, luck) in result.iter_mut().zip(self.luck) {
                *chance -= luck;
            }
            worth -= self.worth_luck;
        }
        Trial {
            chances: result,
            equity: own.equity(worth, cube.value),
        }
    }
}

/// One of the 36 ways two dice fall.
fn ordered_roll(way: u32) -> Roll {
    let (a, b) = ((way / 6 % 6) as u8 + 1, (way % 6) as u8 + 1);
    Roll::new(a, b).unwrap_or_else(|fault| unreachable!("{fault}"))
}

/// A number below 36, every one equally likely.
fn draw(rng: &mut ChaCha8Rng) -> u32 {
    loop {
        // The largest multiple of 36 below 2^32.
        let number = rng.next_u32();
        if number < 4_294_967_292 {
            return number % 36;
        }
    }
}
