//! What can be counted on a board: shots, primes, anchors, blots.
//!
//! A side is an array of its own counting: 0 off, 1 to 24 the points, 25 the bar.

use pasch_rules::{BAR, CheckerRules, Position, Roll};
use std::ops::ControlFlow;

/// The rearmost point of the home board.
pub(crate) const HOME: usize = 6;
/// The opponent's home board begins here.
const THEIR_HOME: usize = 19;

/// In how many of the 36 ways the dice fall the player on roll can hit.
///
/// ```
/// use pasch_analysis::{anchors, blots, home_points, prime, shots};
/// use pasch_rules::{CheckerRules, Position};
/// let start = Position::starting();
/// assert_eq!(shots(&start, &CheckerRules::TOURNAMENT), 0);
/// assert_eq!((blots(start.own()), anchors(start.own()), home_points(start.own())), (0, 1, 1));
/// assert_eq!(prime(start.own()).0, 1);
/// ```
pub fn shots(position: &Position, rules: &CheckerRules) -> u32 {
    let hits = |roll: &Roll| {
        let hit = position.try_for_each_play(*roll, rules, |play, _| match play.iter().any(|step| step.hit) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        hit.is_break()
    };
    Roll::all().filter(hits).map(|roll| u32::from(roll.ways())).sum()
}

/// The longest row of points held by a side, and the lowest of them.
pub fn prime(side: &[u8; 26]) -> (u32, usize) {
    let mut best = (0, 0);
    let mut row = 0;
    for (point, &count) in side.iter().enumerate().take(25).skip(1) {
        row = if count >= 2 { row + 1 } else { 0 };
        if row > best.0 {
            best = (row, point + 1 - row as usize);
        }
    }
    best
}

/// The longest row of points held by a side before which an opposing checker stands or waits on the bar.
pub fn prime_against(side: &[u8; 26], other: &[u8; 26]) -> u32 {
    let (mut best, mut row) = (0, 0);
    for (point, &count) in side.iter().enumerate().take(25).skip(1) {
        row = if count >= 2 { row + 1 } else { 0 };
        let first = point + 1 - (row as usize).min(point);
        // Behind the row, for the other side, are its points from 25 - first + 1 up to the bar.
        let behind = other[26 - first..=usize::from(BAR)].iter().any(|&count| count > 0);
        if row > best && behind {
            best = row;
        }
    }
    best
}

/// The points that a side holds in the opponent's home board.
pub fn anchors(side: &[u8; 26]) -> u32 {
    side[THEIR_HOME..25].iter().filter(|&&count| count >= 2).count() as u32
}

/// The points that a side holds in its own home board.
pub fn home_points(side: &[u8; 26]) -> u32 {
    side[1..=HOME].iter().filter(|&&count| count >= 2).count() as u32
}

/// The points on which a single checker of a side stands.
pub fn blots(side: &[u8; 26]) -> u32 {
    side[1..25].iter().filter(|&&count| count == 1).count() as u32
}
