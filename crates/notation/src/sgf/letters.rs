//! Plays as letters: two for each step.

use pasch_rules::{BAR, OFF, Roll, Side, Step};

/// `51xwmh`: two dice, then a pair of letters for each step.
pub(super) fn read_play(value: &str, side: Side) -> Option<(Roll, Vec<Step>)> {
    let (dice, letters) = value.as_bytes().split_at_checked(2)?;
    let roll = Roll::new(dice[0].wrapping_sub(b'0'), dice[1].wrapping_sub(b'0')).ok()?;
    Some((roll, read_steps(letters, side)?))
}

/// `xwmh`: a pair of letters for each step.
pub(super) fn read_steps(letters: &[u8], side: Side) -> Option<Vec<Step>> {
    if !letters.len().is_multiple_of(2) || letters.len() > 8 {
        return None;
    }
    let step = |pair: &[u8]| {
        let (from, to) = (point_of(pair[0], side)?, point_of(pair[1], side)?);
        Some(Step { from, to, hit: false })
    };
    letters.chunks_exact(2).map(step).collect()
}

/// The steps as letters.
pub(super) fn write_steps(steps: &[Step], side: Side) -> String {
    let letters = |step: &Step| [letter_of(step.from, side), letter_of(step.to, side)];
    steps.iter().flat_map(letters).collect()
}

pub(super) fn point_of(letter: u8, side: Side) -> Option<u8> {
    match (letter, side) {
        (b'y', _) => Some(BAR),
        (b'z', _) => Some(OFF),
        (b'a'..=b'x', Side::White) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Side::Black) => Some(24 - (letter - b'a')),
        _ => None,
    }
}

pub(super) fn letter_of(point: u8, side: Side) -> char {
    match (point, side) {
        (OFF, _) => 'z',
        (1..=24, Side::White) => char::from(b'a' + point - 1),
        (1..=24, Side::Black) => char::from(b'a' + 24 - point),
        _ => 'y',
    }
}
