//! A slow generator that follows the rule texts word by word and shares nothing with the fast one.
//!
//! Every checker is a thing of its own: a place and whether it has hit in its home board this turn. All
//! states after one step, two steps and so on are listed; the last level that is not empty holds
//! the plays that use the most dice.

use pasch_rules::{CheckerRules, Overshoot, Position, Roll};
use std::collections::BTreeSet;

const BAR: u8 = 25;
const OFF: u8 = 0;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// Place and "has hit at home", sorted.
    checkers: Vec<(u8, bool)>,
    /// Opposing checkers on the mover's point p; index 0 is their bar.
    theirs: [u8; 25],
    /// Numbers not yet played, sorted.
    dice: Vec<u8>,
    /// Did the straggler leave its point with the larger number?
    straggler_obeyed: bool,
}

/// A result: own and opposing checkers as [`Position`] counts them, before the sides change.
pub type Outcome = ([u8; 26], [u8; 26]);

/// All legal results of a throw and how many dice they use.
pub fn results(position: &Position, roll: Roll, rules: &CheckerRules) -> (usize, BTreeSet<Outcome>) {
    let start = state(position, roll);
    let straggler = straggler(&start, roll, rules);

    let mut levels = vec![BTreeSet::from([start])];
    loop {
        let last = levels.last().unwrap();
        let next: BTreeSet<_> = last
            .iter()
            .flat_map(|state| steps(state, roll, rules, straggler))
            .collect();
        if next.is_empty() {
            break;
        }
        levels.push(next);
    }
    let dice_used = levels.len() - 1;
    let mut plays = levels.pop().unwrap();

    // Only one of two numbers can be played: the larger.
    if dice_used == 1 && !roll.is_double() {
        let by_larger: BTreeSet<_> = plays
            .iter()
            .filter(|play| play.dice == [roll.smaller()])
            .cloned()
            .collect();
        if !by_larger.is_empty() {
            plays = by_larger;
        }
    }
    // The straggler leaves with the larger number, in any play allowed so far; if none does so, R15 lapses.
    if straggler.is_some() && plays.iter().any(|play| play.straggler_obeyed) {
        plays.retain(|play| play.straggler_obeyed);
    }
    (dice_used, plays.iter().map(|play| outcome(play, position)).collect())
}

fn state(position: &Position, roll: Roll) -> State {
    let mut checkers = Vec::new();
    let mut theirs = [0; 25];
    for place in 0..=BAR {
        for _ in 0..position.own()[usize::from(place)] {
            checkers.push((place, false));
        }
        if place != OFF {
            theirs[usize::from(25 - place)] = position.opp()[usize::from(place)];
        }
    }
    let mut dice = vec![roll.larger(), roll.smaller()];
    if roll.is_double() {
        dice = vec![roll.larger(); 4];
    }
    dice.sort();
    State {
        checkers,
        theirs,
        dice,
        straggler_obeyed: false,
    }
}

/// "Not for doubles. If exactly one own checker is outside the home board and either die alone would bring it
/// home": its place.
fn straggler(start: &State, roll: Roll, rules: &CheckerRules) -> Option<u8> {
    if !rules.straggler || roll.is_double() {
        return None;
    }
    let outside: Vec<u8> = start.checkers.iter().map(|c| c.0).filter(|&place| place > 6).collect();
    let [place] = outside[..] else { return None };
    let comes_home = |die| target(start, place, die, rules).is_some_and(|to| to <= 6);
    (comes_home(roll.larger()) && comes_home(roll.smaller())).then_some(place)
}

/// Every state one step later.
fn steps(state: &State, roll: Roll, rules: &CheckerRules, straggler: Option<u8>) -> Vec<State> {
    let mut after = Vec::new();
    for (at, &die) in state.dice.iter().enumerate() {
        for (index, &(from, hitter)) in state.checkers.iter().enumerate() {
            let Some(to) = target(state, from, die, rules) else {
                continue;
            };
            let own_there = state.checkers.iter().filter(|c| c.0 == to).count();
            if !rules.pick_and_pass && hitter && to != OFF && own_there == 1 {
                continue;
            }
            let hits = to != OFF && state.theirs[usize::from(to)] == 1;
            let mut next = state.clone();
            next.dice.remove(at);
            if hits {
                next.theirs[usize::from(to)] = 0;
                next.theirs[0] += 1;
            }
            next.checkers[index] = (to, to != OFF && (hitter || hits && to <= 6));
            next.checkers.sort();
            next.straggler_obeyed |= straggler == Some(from) && die == roll.larger();
            after.push(next);
        }
    }
    after
}

/// Where a checker goes with a number, by the rules about single steps.
fn target(state: &State, from: u8, die: u8, rules: &CheckerRules) -> Option<u8> {
    if from == OFF {
        return None;
    }
    let someone = |wanted: &dyn Fn(u8) -> bool| state.checkers.iter().any(|c| wanted(c.0));
    if from != BAR && someone(&|place| place == BAR) {
        return None;
    }
    if from > die {
        let to = from - die;
        return (state.theirs[usize::from(to)] < 2).then_some(to);
    }
    if someone(&|place| place > 6) {
        return None;
    }
    let allowed = from == die
        || match rules.overshoot {
            Overshoot::Farthest => !someone(&|place| place > from),
            Overshoot::AnyBelow => !someone(&|place| place >= die),
            Overshoot::AnyCarried => true,
        };
    allowed.then_some(OFF)
}

fn outcome(play: &State, start: &Position) -> Outcome {
    let mut own = [0; 26];
    for &(place, _) in &play.checkers {
        own[usize::from(place)] += 1;
    }
    let opp = std::array::from_fn(|place| match place {
        0 => start.opp()[0],
        _ => play.theirs[25 - place],
    });
    (own, opp)
}
