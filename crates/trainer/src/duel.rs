//! Duels: two players, the same dice for both, and what it comes to.
//!
//! Games come in pairs that share every throw, with the seats exchanged: most of the luck cancels. The unit of account
//! is therefore the pair. What luck is left can be taken out, too: what each throw brought beyond the average of all
//! throws, by a judge's figures. However wrong the judge, that is nothing on average; it only makes the interval narrower.

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

    /// What becomes of a decision that could not be had: it costs the game, unless it ends the duel.
    fn forfeits(&mut self, fault: Self::Fault) -> Result<(), Self::Fault> {
        Err(fault)
    }
}

/// What a pair of games came to, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PairScore {
    /// Points won, less points lost.
    pub points: i32,
    /// The same without the luck of the throws, if that was asked for.
    pub without_luck: f64,
    /// Games that the second player lost because it did not play on.
    pub forfeits: u32,
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

/// Plays pair number `index`. The judge, if there is one, takes the luck out.
pub fn play_pair<A: Duellist, B: Duellist<Fault: Into<F>>, F: From<A::Fault>>(
    first: &mut A,
    second: &mut B,
    cubeful: bool,
    seed: u64,
    index: u64,
    judge: Option<&mut Searcher>,
) -> Result<PairScore, F> {
    let mut pair = PairScore::default();
    let mut judge = judge;
    for first_starts in [true, false] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index + 1);
        let mut game = Game {
            first,
            second,
            first_starts,
            cubeful,
            judge: judge.as_deref_mut(),
            luck: 0.0,
        };
        let (points, luck, forfeit) = match game.play::<F>(&mut rng)? {
            Ending::Played(points) => (points, game.luck, false),
            // Luck is no excuse for who does not play on.
            Ending::Forfeit(points) => (points, 0.0, true),
        };
        pair.points += points;
        pair.without_luck += f64::from(points) - luck;
        pair.forfeits += u32::from(forfeit);
    }
    Ok(pair)
}

/// A game of a pair.
struct Game<'a, A, B> {
    first: &'a mut A,
    second: &'a mut B,
    first_starts: bool,
    cubeful: bool,
    judge: Option<&'a mut Searcher>,
    /// The first player's, in points.
    luck: f64,
}

/// Points won by the first player, and how.
enum Ending {
    Played(i32),
    /// The second player did not play on.
    Forfeit(i32),
}

impl<A: Duellist, B: Duellist> Game<'_, A, B> {
    fn play<F: From<A::Fault>>(&mut self, rng: &mut ChaCha8Rng) -> Result<Ending, F>
    where
        B::Fault: Into<F>,
    {
        let mut position = Position::starting();
        let mut cube = CubeState::START;
        for ply in 0.. {
            let first_on_roll = self.first_starts == (ply % 2 == 0);
            let sign = if first_on_roll { 1 } else { -1 };
            let forfeit = Ending::Forfeit(cube.value as i32);
            if self.cubeful && ply > 0 && cube.holder != Holder::Opponent {
                let offers = match first_on_roll {
                    true => Ok(self.first.doubles(&position, cube)?),
                    false => self.second.doubles(&position, cube),
                };
                let Some(offers) = self.unless_forfeit(offers)? else {
                    return Ok(forfeit);
                };
                if offers {
                    let taken = match first_on_roll {
                        true => self.second.takes(&position, cube),
                        false => Ok(self.first.takes(&position, cube)?),
                    };
                    let Some(taken) = self.unless_forfeit(taken)? else {
                        return Ok(forfeit);
                    };
                    if !taken {
                        return Ok(Ending::Played(sign * cube.value as i32));
                    }
                    cube = cube.taken();
                }
            }
            let roll = if ply == 0 { opening(rng) } else { throw(rng) };
            if let Some(judge) = &mut self.judge {
                let luck = luck(judge, &position, roll, ply == 0, self.cubeful.then_some(cube));
                self.luck += f64::from(sign) * f64::from(cube.value) * luck;
            }
            let played = match first_on_roll {
                true => Ok(self.first.play(&position, roll, cube)?),
                false => self.second.play(&position, roll, cube),
            };
            let Some(played) = self.unless_forfeit(played)? else {
                return Ok(Ending::Forfeit(cube.value as i32));
            };
            position = played;
            if position.is_over() {
                let stake = BoardLaw::TOURNAMENT.stake_lost(position.own());
                return Ok(Ending::Played(sign * (stake.factor() * cube.value) as i32));
            }
            cube = cube.flipped();
        }
        Ok(Ending::Played(0))
    }

    /// What the second player decided, or nothing if that costs it the game.
    fn unless_forfeit<T, F>(&mut self, decided: Result<T, B::Fault>) -> Result<Option<T>, F>
    where
        B::Fault: Into<F>,
    {
        match decided {
            Ok(decided) => Ok(Some(decided)),
            Err(fault) => match self.second.forfeits(fault) {
                Ok(()) => Ok(None),
                Err(fault) => Err(fault.into()),
            },
        }
    }
}

/// What a throw brings beyond the average of all that could have fallen, per unit of the cube; without a cube, cubeless.
fn luck(judge: &mut Searcher, position: &Position, roll: Roll, opening: bool, cube: Option<CubeState>) -> f64 {
    let stakes = Stakes::new(Tariff::money(false), cube.unwrap_or(CubeState::START));
    let (values, next) = (stakes.valuations(), stakes.flipped());
    let (mut total, mut ways, mut fallen) = (0.0, 0.0, 0.0);
    for other in Roll::all().filter(|other| !(opening && other.is_double())) {
        let best = judge.best_at_once(position, other, &values);
        let worth = match cube {
            Some(_) => match judge.worth(&best, &next, 0, &()) {
                Ok(worth) => worth,
                Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
            },
            None => next.valuations().mover.of(&judge.chances(&best)),
        };
        let equity = f64::from(stakes.tariff().equity(-worth, stakes.cube.value));
        total += equity * f64::from(other.ways());
        ways += f64::from(other.ways());
        if other == roll {
            fallen = equity;
        }
    }
    fallen - total / ways
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
