//! The rules once more, written as plainly as possible and sharing nothing with the crate: pegs are a set of
//! (row, column) pairs. Slow, and therefore easy to believe.
#![allow(dead_code)]

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

pub type Place = (i32, i32);
pub type Pegs = BTreeSet<Place>;

/// Row and column of a hole by its number.
pub fn place(number: u8) -> Place {
    let mut left = i32::from(number);
    for (row, length) in [3, 5, 7, 7, 7, 5, 3].into_iter().enumerate() {
        if left <= length {
            return (row as i32, (7 - length) / 2 + left - 1);
        }
        left -= length;
    }
    panic!("there is no hole {number}");
}

pub fn is_hole((row, column): Place) -> bool {
    (1..=37).any(|number| place(number) == (row, column))
}

pub fn pegs(numbers: &[u8]) -> Pegs {
    numbers.iter().map(|number| place(*number)).collect()
}

/// Plays moves given as lists of holes; says what is wrong with the first that cannot be made.
pub fn replay(start: &[u8], moves: &[Vec<u8>]) -> Result<Pegs, String> {
    let mut board = pegs(start);
    for holes in moves {
        if holes.len() < 2 {
            return Err(format!("{holes:?} is no move"));
        }
        for pair in holes.windows(2) {
            let (from, to) = (place(pair[0]), place(pair[1]));
            let step = (to.0 - from.0, to.1 - from.1);
            if ![(0, 2), (0, -2), (2, 0), (-2, 0)].contains(&step) {
                return Err(format!("{pair:?} is no jump"));
            }
            let over = (from.0 + step.0 / 2, from.1 + step.1 / 2);
            if !board.remove(&from) || !board.remove(&over) || !board.insert(to) {
                return Err(format!("{pair:?} cannot be made"));
            }
        }
    }
    Ok(board)
}

/// Every position one jump away, with the hole the peg left and the hole it reached.
pub fn jumps(board: &Pegs) -> Vec<(Pegs, Place, Place)> {
    let mut after = Vec::new();
    for from in board {
        for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let over = (from.0 + down, from.1 + right);
            let to = (over.0 + down, over.1 + right);
            if board.contains(&over) && is_hole(to) && !board.contains(&to) {
                let mut next = board.clone();
                next.remove(from);
                next.remove(&over);
                next.insert(to);
                after.push((next, *from, to));
            }
        }
    }
    after
}

/// Everything that can be reached.
pub fn reachable(start: &Pegs) -> HashSet<Pegs> {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(board) = open.pop() {
        for (next, ..) in jumps(&board) {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    seen
}

/// The fewest moves to everything that can be reached: a breadth-first search over positions and the peg in hand.
pub fn fewest_moves(start: &Pegs) -> HashMap<Pegs, u32> {
    type State = (Pegs, Option<Place>);
    let mut best: HashMap<State, u32> = HashMap::from([((start.clone(), None), 0)]);
    let mut open: VecDeque<(State, u32)> = VecDeque::from([((start.clone(), None), 0)]);
    while let Some(((board, hand), moves)) = open.pop_front() {
        if best[&(board.clone(), hand)] < moves {
            continue;
        }
        for (next, from, to) in jumps(&board) {
            let more = u32::from(hand != Some(from));
            let state = (next, Some(to));
            if best.get(&state).is_none_or(|known| moves + more < *known) {
                best.insert(state.clone(), moves + more);
                if more == 0 {
                    open.push_front((state, moves))
                } else {
                    open.push_back((state, moves + 1))
                }
            }
        }
    }
    let mut fewest: HashMap<Pegs, u32> = HashMap::new();
    for ((board, _), moves) in best {
        let known = fewest.entry(board).or_insert(moves);
        *known = moves.min(*known);
    }
    fewest
}
