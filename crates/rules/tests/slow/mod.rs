//! A slow generator that follows the rule texts word by word and shares nothing with the fast one.
//!
//! Every checker is a thing of its own: a place and whether it has hit in its home board this turn. All
//! states after one step, two steps and so on are listed; the last level that is not empty holds
//! the plays that use the most dice.
#![allow(dead_code)]

use pasch_rules::{CheckerRules, DieStep, Overshoot, Position, Roll};
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
    let (dice_used, plays) = plays(position, roll, rules);
    (dice_used, plays.iter().map(|play| outcome(play, position)).collect())
}

/// Does some legal play begin with these steps and then carry a checker from one place to the other, by one number or
/// by several in a row?
pub fn goes_on(position: &Position, roll: Roll, rules: &CheckerRules, made: &[DieStep], (from, to): (u8, u8)) -> bool {
    let start = state(position, roll);
    let straggler = straggler(&start, roll, rules);
    let mut states = BTreeSet::from([start]);
    for step in made {
        let wanted = (step.from, step.to, step.die);
        let next = states.iter().flat_map(|state| steps(state, roll, rules, straggler));
        states = next
            .filter(|(made, _)| *made == wanted)
            .map(|(_, state)| state)
            .collect();
    }
    let mut running: BTreeSet<(u8, State)> = states.into_iter().map(|state| (from, state)).collect();
    let mut open = BTreeSet::new();
    while let Some((at, state)) = running.pop_first() {
        for ((_, place, _), next) in steps(&state, roll, rules, straggler)
            .into_iter()
            .filter(|(made, _)| made.0 == at)
        {
            if place == to {
                open.insert(next);
            } else if place > to {
                running.insert((place, next));
            }
        }
    }
    let (_, plays) = plays(position, roll, rules);
    while let Some(state) = open.pop_first() {
        if plays.contains(&state) {
            return true;
        }
        open.extend(steps(&state, roll, rules, straggler).into_iter().map(|(_, next)| next));
    }
    false
}

/// How every legal play can end, and how many dice it uses.
fn plays(position: &Position, roll: Roll, rules: &CheckerRules) -> (usize, BTreeSet<State>) {
    let start = state(position, roll);
    let straggler = straggler(&start, roll, rules);

    let mut levels = vec![BTreeSet::from([start])];
    loop {
        let last = levels.last().unwrap();
        let next: BTreeSet<_> = last
            .iter()
            .flat_map(|state| steps(state, roll, rules, straggler))
            .map(|(_, next)| next)
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
    (dice_used, plays)
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

/// Every step (from, to and with which number) and the state after it.
fn steps(state: &State, roll: Roll, rules: &CheckerRules, straggler: Option<u8>) -> Vec<((u8, u8, u8), State)> {
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
            after.push(((from, to, die), next));
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
