//! Duels: two players, the same dice for both, and what it comes to.
//!
//! Games come in pairs that share every throw, with the seats exchanged: most of the luck cancels. The unit of account
//! is therefore the pair.

use pasch_engine::{CubeAnswer, CubeState, Holder, Searcher, Stakes, Tariff};
use pasch_rules::{BoardLaw, Position, Roll};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Somebody who plays: asked from the point of view of the player on roll.
pub trait Duellist {
    /// Why a decision could not be had.
    type Fault;

    /// The position that the chosen play leads to, the opponent on roll.
    fn play(&mut self, position: &Position, roll: Roll, cube: CubeState) -> Result<Position, Self::Fault>;

    /// Double before this roll?
    fn doubles(&mut self, position: &Position, cube: CubeState) -> Result<bool, Self::Fault>;

    /// Take the double that the opponent, on roll in `position`, offers? The cube is as it stood before.
    fn takes(&mut self, position: &Position, cube: CubeState) -> Result<bool, Self::Fault>;
}

/// A player of ours.
pub struct Pasch {
    searcher: Searcher,
    plies: u8,
    cubeful: bool,
}

impl Pasch {
    /// A player that looks so many plies ahead, with an eye on the cube or without.
    pub fn new(searcher: Searcher, plies: u8, cubeful: bool) -> Pasch {
        Pasch {
            searcher,
            plies,
            cubeful,
        }
    }
}

/// Nothing interrupts our own search.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

impl Duellist for Pasch {
    type Fault = Never;

    fn play(&mut self, position: &Position, roll: Roll, cube: CubeState) -> Result<Position, Never> {
        let stakes = Stakes::new(Tariff::money(false), cube);
        let ranked = match self.cubeful {
            true => self.searcher.rank_cubeful(position, roll, self.plies, &stakes, &()),
            false => self
                .searcher
                .rank(position, roll, self.plies, &stakes.valuations(), &()),
        };
        match ranked {
            Ok(ranked) => Ok(ranked[0].after.opponent_on_roll()),
            Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
        }
    }

    fn doubles(&mut self, position: &Position, cube: CubeState) -> Result<bool, Never> {
        let stakes = Stakes::new(Tariff::money(false), cube);
        match self.searcher.decide(position, &stakes, self.plies, &()) {
            Ok((decision, _)) => Ok(decision.action.turns()),
            Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
        }
    }

    fn takes(&mut self, position: &Position, cube: CubeState) -> Result<bool, Never> {
        let stakes = Stakes::new(Tariff::money(false), cube);
        match self.searcher.decide(position, &stakes, self.plies, &()) {
            Ok((decision, _)) => Ok(decision.answer != CubeAnswer::Pass),
            Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
        }
    }
}

/// Plays pair number `index`: points the first player wins, summed over its two games.
pub fn play_pair<A: Duellist, B: Duellist<Fault: Into<F>>, F: From<A::Fault>>(
    first: &mut A,
    second: &mut B,
    cubeful: bool,
    seed: u64,
    index: u64,
) -> Result<i32, F> {
    let mut total = 0;
    for first_starts in [true, false] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index + 1);
        let starter_wins = play_game(first, second, first_starts, cubeful, &mut rng)?;
        total += if first_starts { starter_wins } else { -starter_wins };
    }
    Ok(total)
}

/// Points won by the player who starts.
fn play_game<A: Duellist, B: Duellist<Fault: Into<F>>, F: From<A::Fault>>(
    first: &mut A,
    second: &mut B,
    first_starts: bool,
    cubeful: bool,
    rng: &mut ChaCha8Rng,
) -> Result<i32, F> {
    let mut position = Position::starting();
    let mut cube = CubeState::START;
    let mut sign = 1;
    let mut roll = opening(rng);
    for ply in 0.. {
        let first_on_roll = first_starts == (ply % 2 == 0);
        if cubeful && ply > 0 && cube.holder != Holder::Opponent {
            let offers = match first_on_roll {
                true => first.doubles(&position, cube)?,
                false => second.doubles(&position, cube).map_err(Into::into)?,
            };
            if offers {
                let taken = match first_on_roll {
                    true => second.takes(&position, cube).map_err(Into::into)?,
                    false => first.takes(&position, cube)?,
                };
                if !taken {
                    return Ok(sign * cube.value as i32);
                }
                cube = cube.taken();
            }
        }
        if ply > 0 {
            roll = throw(rng);
        }
        position = match first_on_roll {
            true => first.play(&position, roll, cube)?,
            false => second.play(&position, roll, cube).map_err(Into::into)?,
        };
        if position.is_over() {
            let stake = BoardLaw::TOURNAMENT.stake_lost(position.own());
            return Ok(sign * (stake.factor() * cube.value) as i32);
        }
        cube = cube.flipped();
        sign = -sign;
    }
    Ok(0)
}

fn opening(rng: &mut ChaCha8Rng) -> Roll {
    loop {
        let roll = throw(rng);
        if !roll.is_double() {
            return roll;
        }
    }
}

fn throw(rng: &mut ChaCha8Rng) -> Roll {
    // Two numbers from 1 to 6 are always a throw.
    Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap_or_else(|fault| unreachable!("{fault}"))
}
