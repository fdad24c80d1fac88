//! One number that stands for all choices of an engine: two builds that choose alike, on any machine, show the same. And
//! the work by which its speed is told.

use pasch_engine::{Engine, Evaluator, Searcher, Valuations};
use pasch_notation::PositionId;
use pasch_rules::{BoardLaw, Position, Roll};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Positions and rolls from the engine's own games, the same on every machine.
pub fn decisions(engine: &Engine) -> Vec<(Position, Roll)> {
    let mut rng = ChaCha8Rng::seed_from_u64(1994);
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    let mut found = Vec::new();
    while found.len() < 2000 {
        let mut position = Position::starting();
        while !position.is_over() {
            let (a, b) = (rng.random_range(1..=6), rng.random_range(1..=6));
            let Ok(roll) = Roll::new(a, b) else { continue };
            found.push((position, roll));
            position = searcher.rank_at_once(&position, roll, &Valuations::POINTS)[0]
                .after
                .opponent_on_roll();
        }
    }
    found
}

/// A hash of what is chosen: 2,000 plays at 0 plies, some at 1 and 2.
pub fn signature(engine: &Engine, decisions: &[(Position, Roll)]) -> u64 {
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for (plies, step) in [(0, 1), (1, 40), (2, 400)] {
        for (position, roll) in decisions.iter().step_by(step) {
            for byte in PositionId::from(choose(&mut searcher, position, *roll, plies)).key() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    hash
}

/// The best play's result.
pub fn choose(searcher: &mut Searcher, position: &Position, roll: Roll, plies: u8) -> Position {
    match searcher.rank(position, roll, plies, &Valuations::POINTS, &()) {
        Ok(ranked) => ranked[0].after.opponent_on_roll(),
        Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
    }
}

/// Those positions in which both sides can still meet.
pub fn contact(decisions: &[(Position, Roll)]) -> Vec<Position> {
    let positions = decisions.iter().map(|(position, _)| *position);
    positions.filter(|position| !position.is_race()).collect()
}

/// Judges them one by one, and says how many they were.
pub fn evaluate_all(evaluator: &Evaluator, positions: &[Position]) -> usize {
    let sum: f32 = positions.iter().map(|position| evaluator.evaluate(position).win).sum();
    std::hint::black_box(sum);
    positions.len()
}
