//! Checkers set by hand in the middle of a match file: `12: Illegal play (7;0;0;0;1;Ada;Bert;...)`.
//!
//! gnubg and DailyGammon write so where a play broke the rules, or where a game does not begin as usual. In brackets stands
//! Snowie's line for a position: forty fields, seen by the player whose turn it is.

use crate::record::Beginning;
use pasch_rules::{Board, Cube, CubeOwner, OFF, Side};

/// What stands before the position, in whatever letters.
const WORDS: &str = "illegal play";
/// How many fields a position has; the last may be followed by nothing.
const FIELDS: usize = 40;
/// Whose turn it is, and who sees the checkers: 1 for the left player, 0 for the right one.
const TURN: usize = 4;
const CUBE: usize = 10;
const OWNER: usize = 11;
/// The bar of the opponent, below zero; then the points from the first; then one's own bar.
const PLACES: std::ops::Range<usize> = 12..38;

/// Does the entry tell of checkers that were set?
pub(super) fn tells(entry: &str) -> bool {
    entry
        .get(..WORDS.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(WORDS))
}

/// The checkers and the cube; `None` if that is no position of a game with so many checkers.
pub(super) fn read(entry: &str, checkers: u8) -> Option<Beginning> {
    let (_, behind) = entry.split_once('(')?;
    let (inside, _) = behind.rsplit_once(')')?;
    let fields: Vec<&str> = inside.trim().trim_end_matches(';').split(';').collect();
    // A name may have the sign in it that parts the fields: what matters is counted from the end.
    let spare = fields.len().checked_sub(FIELDS)?;
    let number = |index: usize| fields.get(index + spare)?.trim().parse::<i8>().ok();
    let turn = match fields.get(TURN)?.trim() {
        "1" => Side::White,
        "0" => Side::Black,
        _ => return None,
    };
    let value = fields.get(CUBE + spare)?.trim().parse::<u32>().ok()?;
    let owner = match number(OWNER)? {
        1 => CubeOwner::Held(turn),
        0 => CubeOwner::Centred,
        -1 => CubeOwner::Held(turn.other()),
        _ => return None,
    };
    let (mut own, mut other) = ([0u8; 26], [0u8; 26]);
    for (place, index) in PLACES.enumerate() {
        match number(index)? {
            0 => {}
            count @ 1.. if place > 0 => own[place] = count.unsigned_abs(),
            count @ ..0 if place < 25 => other[25 - place] = count.unsigned_abs(),
            _ => return None,
        }
    }
    for side in [&mut own, &mut other] {
        let standing = side.iter().try_fold(0u8, |sum, &count| sum.checked_add(count))?;
        side[usize::from(OFF)] = checkers.checked_sub(standing).filter(|_| standing > 0)?;
    }
    let (white, black) = match turn {
        Side::White => (own, other),
        Side::Black => (other, own),
    };
    let board = Board { white, black };
    board.check().ok()?;
    Some(Beginning {
        board,
        cube: Cube { value, owner },
    })
}
