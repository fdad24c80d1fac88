//! How the games of a training begin: mostly as games do, sometimes in the middle of what self-play seldom meets.

use pasch_engine::{Cut, Evaluator, HYPERGAMMON, OneSided};
use pasch_rules::{CheckerRules, Position, Roll, Setup};
use rand::{Rng, RngExt};
use std::ops::RangeInclusive;

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// From the starting position.
    Standard,
    /// After some random moves of both sides.
    Random,
    /// After many random moves of one side: crashed boards, and what comes of them.
    Crashed,
    /// One side holds two points in the other's home board, and little else.
    BackGame,
    /// Both sides are held behind blockades.
    Primes,
    /// One side bears off and has a checker caught.
    Containment,
    /// The sides have passed each other: as games lead to it, or long before home and in heaps.
    Race,
    /// Three checkers a side: another game, for nets of its own.
    Hypergammon,
}

impl Opening {
    /// Every way.
    pub const ALL: [Opening; 8] = [
        Opening::Standard,
        Opening::Random,
        Opening::Crashed,
        Opening::BackGame,
        Opening::Primes,
        Opening::Containment,
        Opening::Race,
        Opening::Hypergammon,
    ];

    /// One of them, the usual one most often.
    pub fn draw(rng: &mut impl Rng) -> Opening {
        match rng.random_range(0..100) {
            0..71 => Opening::Standard,
            71..74 => Opening::Race,
            74..82 => Opening::Random,
            82..90 => Opening::Crashed,
            90..94 => Opening::BackGame,
            94..97 => Opening::Primes,
            _ => Opening::Containment,
        }
    }

    /// The name by which it is asked for.
    pub fn name(self) -> &'static str {
        match self {
            Opening::Standard => "standard",
            Opening::Random => "random",
            Opening::Crashed => "crashed",
            Opening::BackGame => "back-game",
            Opening::Primes => "primes",
            Opening::Containment => "containment",
            Opening::Race => "race",
            Opening::Hypergammon => "hypergammon",
        }
    }

    /// A position to begin with: not over, and not in the bear-off table.
    pub fn position(self, evaluator: &Evaluator, rng: &mut impl Rng) -> Position {
        match self {
            Opening::Standard => Position::starting(),
            Opening::Random => wandered(rng.random_range(2..16), None, evaluator, rng),
            Opening::Crashed => {
                let skilled = Some(rng.random_range(0..2));
                wandered(rng.random_range(10..50), skilled, evaluator, rng)
            }
            Opening::BackGame => arranged(back_game, false, rng),
            Opening::Primes => arranged(primes, false, rng),
            Opening::Containment => arranged(containment, false, rng),
            Opening::Race => match rng.random_bool(0.5) {
                true => passed(evaluator, rng),
                false => arranged(race, true, rng),
            },
            Opening::Hypergammon => hypergammon(),
        }
    }
}

/// One checker on each of the three farthest points.
fn hypergammon() -> Position {
    let mut side = [0; 26];
    side[22..=24].fill(1);
    let setup = Setup {
        own: side,
        opp: side,
        checkers: HYPERGAMMON,
    };
    Position::try_from(setup).unwrap_or_else(|faults| unreachable!("{faults}"))
}

/// A throw.
pub(crate) fn throw(rng: &mut impl Rng) -> Roll {
    // Two numbers from 1 to 6 are always a throw.
    Roll::new(rng.random_range(1..=6), rng.random_range(1..=6)).unwrap_or_else(|fault| unreachable!("{fault}"))
}

/// Nothing is left to learn: over, or in the bear-off table.
pub(crate) fn is_finished(position: &Position) -> bool {
    position.is_over() || OneSided::covers(position)
}

/// After so many random moves; a skilled side, if there is one, plays as well as it can.
fn wandered(plies: usize, skilled: Option<usize>, evaluator: &Evaluator, rng: &mut impl Rng) -> Position {
    let mut position = Position::starting();
    for ply in 0..plies {
        let roll = throw(rng);
        let next = if skilled == Some(ply % 2) {
            evaluator.candidates(&position, roll, Cut::best(4))[0]
                .after
                .opponent_on_roll()
        } else {
            let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
            plays[rng.random_range(0..plays.len())].1.opponent_on_roll()
        };
        if is_finished(&next) {
            break;
        }
        position = next;
    }
    position
}

/// Where both sides have passed each other in a game.
fn passed(evaluator: &Evaluator, rng: &mut impl Rng) -> Position {
    let mut position = Position::starting();
    while !position.is_race() || is_finished(&position) {
        let plays = evaluator.candidates(&position, throw(rng), Cut::best(4));
        position = plays[0].after.opponent_on_roll();
        // Some games are in contact to the end: another one then.
        if is_finished(&position) {
            position = Position::starting();
        }
    }
    position
}

/// A position of a kind, a race or none, with either side on roll.
fn arranged<R: Rng>(kind: impl Fn(&mut Board, &mut R), is_race: bool, rng: &mut R) -> Position {
    loop {
        let mut board = Board::default();
        kind(&mut board, rng);
        let [own, opp] = board.sides;
        let setup = match rng.random_bool(0.5) {
            true => Setup { own, opp, checkers: 15 },
            false => Setup {
                own: opp,
                opp: own,
                checkers: 15,
            },
        };
        // Where a kind leaves no room for a checker the arrangement fails, and another one is tried.
        if let Ok(position) = Position::try_from(setup)
            && position.is_race() == is_race
            && !is_finished(&position)
        {
            return position;
        }
    }
}

/// Checkers of both sides, each in its own counting.
#[derive(Default)]
struct Board {
    sides: [[u8; 26]; 2],
}

impl Board {
    fn is_free(&self, side: usize, point: usize) -> bool {
        point == 0 || point == 25 || self.sides[1 - side][25 - point] == 0
    }

    fn left(&self, side: usize) -> u8 {
        15 - self.sides[side].iter().sum::<u8>()
    }

    /// Puts checkers of a side on a point, as many as there are left, if the other side is not there.
    fn put(&mut self, side: usize, point: usize, count: u8) {
        if self.is_free(side, point) {
            self.sides[side][point] += count.min(self.left(side));
        }
    }

    /// Puts checkers, or all that are left, on random points of a range.
    fn spread(&mut self, side: usize, count: u8, points: RangeInclusive<usize>, rng: &mut impl Rng) {
        for _ in 0..count.min(self.left(side)) {
            // A few trials find a free point wherever there is room.
            for _ in 0..20 {
                let point = rng.random_range(points.clone());
                if self.is_free(side, point) {
                    self.put(side, point, 1);
                    break;
                }
            }
        }
    }
}

fn back_game(board: &mut Board, rng: &mut impl Rng) {
    let first = rng.random_range(20..=24);
    let second = 20 + (first - 20 + rng.random_range(1..5)) % 5;
    for anchor in [first, second] {
        board.put(0, anchor, rng.random_range(2..=3));
    }
    let stragglers = rng.random_range(0..=2);
    board.spread(0, stragglers, 14..=25, rng);
    let outside = rng.random_range(0..=4);
    board.spread(0, outside, 7..=13, rng);
    board.spread(0, 15, 2..=8, rng);
    // The other side is on its way home.
    for point in 3..=8 {
        if rng.random_bool(0.5) {
            board.put(1, point, 2);
        }
    }
    let outside = rng.random_range(0..=6);
    board.spread(1, outside, 7..=18, rng);
    board.spread(1, 15, 1..=9, rng);
}

fn primes(board: &mut Board, rng: &mut impl Rng) {
    for side in [0, 1] {
        let (first, length) = (rng.random_range(2..=6), rng.random_range(4..=6));
        for point in first..first + length {
            board.put(side, point, 2);
        }
        let caught = rng.random_range(1..=3);
        board.spread(side, caught, 20..=25, rng);
    }
    for side in [0, 1] {
        board.spread(side, 15, 3..=16, rng);
    }
}

fn containment(board: &mut Board, rng: &mut impl Rng) {
    board.put(0, 0, rng.random_range(0..=12));
    let caught = rng.random_range(1..=2);
    board.spread(0, caught, 18..=25, rng);
    board.spread(0, 15, 1..=6, rng);
    for point in 1..=7 {
        if rng.random_bool(0.75) {
            board.put(1, point, 2);
        }
    }
    board.spread(1, 15, 2..=18, rng);
}

/// Checkers on a few points or on many, where the other side can no longer meet them.
fn race(board: &mut Board, rng: &mut impl Rng) {
    loop {
        *board = Board::default();
        let farthest = rng.random_range(2..=18);
        for (side, farthest) in [(0, farthest), (1, rng.random_range(2..=18.min(24 - farthest)))] {
            if farthest <= 6 && rng.random_bool(0.5) {
                board.put(side, 0, rng.random_range(0..=10));
            }
            let heaps = rng.random_range(1..=8);
            for _ in 0..heaps {
                let most = 2 + 15 / heaps;
                board.put(side, rng.random_range(1..=farthest), rng.random_range(1..=most));
            }
            board.spread(side, 15, 1..=farthest, rng);
        }
        let pips = |side: &[u8; 26]| {
            side.iter()
                .zip(0..)
                .map(|(&n, point)| point * i32::from(n))
                .sum::<i32>()
        };
        // A race that is close has most to teach.
        let [own, opp] = board.sides.each_ref().map(pips);
        if (own - opp).abs() <= (own + opp) / 6 || rng.random_bool(0.3) {
            break;
        }
    }
}
