//! Is a play legal, and if not, which rule does it break?
//!
//! A play is judged by its result: it is legal if the throw can legally leave the same checkers in the same places,
//! in whatever order the steps were given and even if one checker's steps were given as one. Only a play that is
//! not legal is walked through step by step, to find the first rule in its way.

use crate::dice::Roll;
use crate::plays::{CheckerRules, Overshoot, Step};
use crate::position::{Afterstate, BAR, OFF, Position};
use crate::refusal::Reason;
use std::ops::ControlFlow;

/// No play, not even a wrong one, is longer than this.
pub(crate) const LONGEST: usize = 16;

/// The play as single steps with its result, or the rule it breaks. Whether a given step says that it hits is of no
/// account; the steps that come back say it truly.
///
/// ```
/// use pasch_rules::{CheckerRules, Position, Reason, Roll, Step, judge};
///
/// let start = Position::starting();
/// let step = |from, to| Step { from, to, hit: false };
/// let roll = Roll::new(6, 1)?;
/// let (steps, _) = judge(&start, roll, &CheckerRules::TOURNAMENT, &[step(13, 6)]).unwrap();
/// assert_eq!(steps.len(), 2);
/// let refused = judge(&start, roll, &CheckerRules::TOURNAMENT, &[step(13, 7), step(6, 5), step(8, 7)]);
/// assert!(matches!(refused, Err(Reason::NotThrown { .. })));
/// # Ok::<(), pasch_rules::DieFault>(())
/// ```
pub fn judge(
    position: &Position,
    roll: Roll,
    rules: &CheckerRules,
    steps: &[Step],
) -> Result<(Vec<Step>, Afterstate), Reason> {
    let result = lay(position, steps).ok().map(|(end, _)| end);
    if let Some(end) = result {
        let found = position.try_for_each_play(roll, rules, |play, after| {
            if after.0 == end {
                ControlFlow::Break((play.to_vec(), *after))
            } else {
                ControlFlow::Continue(())
            }
        });
        if let ControlFlow::Break((canonical, after)) = found {
            let given = walk(position, roll, rules, steps).ok();
            let steps = given
                .filter(|walk| walk.end == end && walk.broken.is_none() && walk.steps.len() == canonical.len())
                .map_or(canonical, |walk| walk.steps);
            return Ok((steps, after));
        }
    }
    Err(explain(position, roll, rules, steps))
}

/// Puts checkers where the steps say, by no rule but this: a checker must be there, and not both sides on one point.
pub(crate) fn lay(position: &Position, steps: &[Step]) -> Result<(Position, Vec<Step>), Reason> {
    let mut end = *position;
    let mut laid = Vec::with_capacity(steps.len());
    for step in steps {
        on_the_board(step)?;
        if end.own[usize::from(step.from)] == 0 {
            return Err(Reason::NoChecker { point: step.from });
        }
        if step.to != OFF && !end.is_open(step.to) {
            return Err(Reason::CannotStand { point: step.to });
        }
        laid.push(end.apply(step.from, step.to));
    }
    Ok((end, laid))
}

fn on_the_board(step: &Step) -> Result<(), Reason> {
    if !(1..=BAR).contains(&step.from) {
        return Err(Reason::NoSuchPoint { point: step.from });
    }
    if step.to >= BAR {
        return Err(Reason::NoSuchPoint { point: step.to });
    }
    Ok(())
}

/// A play that is not legal: the first rule in its way.
fn explain(position: &Position, roll: Roll, rules: &CheckerRules, steps: &[Step]) -> Reason {
    let walk = match walk(position, roll, rules, steps) {
        Ok(walk) => walk,
        Err(reason) => return reason,
    };
    if let Some(broken) = walk.broken {
        return broken;
    }
    let legal = position.legal_plays(roll, rules);
    let possible = legal.first().map_or(0, |(play, _)| play.len());
    let played = walk.steps.len();
    if played < possible {
        return Reason::MoreCanBePlayed {
            possible: possible as u8,
        };
    }
    if played == 1 && !roll.is_double() {
        let larger = roll.larger();
        let forced = |(from, to): (u8, u8)| from.saturating_sub(to) == larger || to == OFF;
        if walk.used == [roll.smaller()]
            && legal
                .iter()
                .all(|(play, _)| play.iter().all(|s| forced((s.from, s.to))))
        {
            return Reason::LargerFirst { larger };
        }
    }
    if rules.straggler {
        let outside: u8 = position.own[7..].iter().sum();
        let from = (7..=BAR).find(|&point| position.own[usize::from(point)] > 0);
        if let (1, Some(from), false) = (outside, from, roll.is_double()) {
            return Reason::Straggler {
                from,
                larger: roll.larger(),
            };
        }
    }
    Reason::NotTogether { roll }
}

/// Steps that were made one by one with the numbers thrown.
struct Walk {
    steps: Vec<Step>,
    used: Vec<u8>,
    end: Position,
    /// The pick-and-pass rule, where a step broke it.
    broken: Option<Reason>,
}

fn walk(position: &Position, roll: Roll, rules: &CheckerRules, steps: &[Step]) -> Result<Walk, Reason> {
    if steps.len() > LONGEST {
        return Err(Reason::NotTogether { roll });
    }
    let mut at = *position;
    let mut left: Vec<u8> = roll.numbers().to_vec();
    let mut used = Vec::new();
    let mut made = Vec::new();
    let mut hitters = [0u8; 26];
    let mut broken = None;
    for step in steps {
        on_the_board(step)?;
        let numbers = way(&at, &left, step.from, step.to, rules.overshoot)
            .ok_or_else(|| obstacle(&at, &left, step, roll, rules.overshoot))?;
        let mut from = step.from;
        for number in numbers {
            let Some(to) = at.single_step(from, number, rules.overshoot) else {
                return Err(Reason::NotTogether { roll });
            };
            let hitter = hitters[usize::from(from)] > 0 && hitters[usize::from(from)] == at.own[usize::from(from)];
            if hitter && !rules.pick_and_pass && to != OFF && at.own[usize::from(to)] == 1 && broken.is_none() {
                broken = Some(Reason::PickAndPass { to });
            }
            let done = at.apply(from, to);
            if hitter {
                hitters[usize::from(from)] -= 1;
            }
            hitters[usize::from(to)] += u8::from(to != OFF && (hitter || (done.hit && to <= 6)));
            made.push(done);
            used.push(number);
            if let Some(index) = left.iter().position(|&n| n == number) {
                left.remove(index);
            }
            from = to;
        }
    }
    Ok(Walk {
        steps: made,
        used,
        end: at,
        broken,
    })
}

/// The numbers, out of those left, that carry a checker from one place to another: as few as possible, and rather
/// without a hit on the way than with one.
fn way(position: &Position, left: &[u8], from: u8, to: u8, overshoot: Overshoot) -> Option<Vec<u8>> {
    let mut best: Option<(usize, usize, Vec<u8>)> = None;
    let mut open = vec![(*position, from, left.to_vec(), Vec::new(), 0usize)];
    while let Some((at, place, left, numbers, hits)) = open.pop() {
        if place == to && !numbers.is_empty() {
            let found = (numbers.len(), hits, numbers);
            if best.as_ref().is_none_or(|best| (found.0, found.1) < (best.0, best.1)) {
                best = Some(found);
            }
            continue;
        }
        if place <= to || place == OFF {
            continue;
        }
        for (index, &number) in left.iter().enumerate() {
            if left[..index].contains(&number) {
                continue;
            }
            if let Some(next) = at.single_step(place, number, overshoot) {
                let mut after = at;
                let step = after.apply(place, next);
                let mut rest = left.clone();
                rest.remove(index);
                let mut so_far = numbers.clone();
                so_far.push(number);
                open.push((after, next, rest, so_far, hits + usize::from(step.hit && next != to)));
            }
        }
    }
    best.map(|(_, _, numbers)| numbers)
}

/// Why no number carries this checker there.
fn obstacle(position: &Position, left: &[u8], step: &Step, roll: Roll, overshoot: Overshoot) -> Reason {
    let &Step { from, to, .. } = step;
    let own = &position.own;
    if own[usize::from(from)] == 0 {
        return Reason::NoChecker { point: from };
    }
    let on_bar = own[usize::from(BAR)];
    if on_bar > 0 && from != BAR {
        return Reason::BarFirst;
    }
    if to >= from {
        return Reason::Backwards { from, to };
    }
    if to == OFF {
        return stays_on(position, left, from, roll, overshoot);
    }
    let distance = from - to;
    if !sums(left).contains(&distance) {
        return Reason::NotThrown { from, to, roll };
    }
    if !position.is_open(to) {
        return Reason::Blocked { to };
    }
    if from == BAR && distance <= 6 {
        return Reason::EnterBySum { to };
    }
    if from == BAR && on_bar > 1 {
        return Reason::BarFirst;
    }
    // The landing point is open, so it is a stop on the way that is closed.
    let stop = left
        .iter()
        .filter(|&&number| number < distance)
        .map(|number| from - number)
        .find(|&stop| !position.is_open(stop));
    match stop {
        Some(stop) => Reason::Blocked { to: stop },
        None => Reason::NotThrown { from, to, roll },
    }
}

/// Why this checker cannot be borne off.
fn stays_on(position: &Position, left: &[u8], from: u8, roll: Roll, overshoot: Overshoot) -> Reason {
    let own = &position.own;
    if let Some(outside) = (7..=BAR).rev().find(|&point| own[usize::from(point)] > 0) {
        if outside == from && sums(left).iter().all(|&sum| sum < from) {
            return Reason::NotThrown { from, to: OFF, roll };
        }
        return Reason::NotHome { outside };
    }
    match left.iter().copied().max() {
        None => Reason::NotThrown { from, to: OFF, roll },
        Some(die) if die < from => Reason::TooSmall { from, die },
        Some(die) if overshoot == Overshoot::Farthest => Reason::FarthestFirst { from, die },
        Some(die) => Reason::BehindFirst { from, die },
    }
}

/// Every number, and every sum of numbers, that one checker could run.
fn sums(left: &[u8]) -> Vec<u8> {
    let mut sums = vec![0u8];
    for &number in left {
        let with: Vec<u8> = sums.iter().map(|sum| sum + number).collect();
        sums.extend(with);
    }
    sums.retain(|&sum| sum > 0);
    sums
}
