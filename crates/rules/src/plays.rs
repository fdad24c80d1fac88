//! Legal plays: every distinct result of a throw, by callback and without allocation.
//!
//! A result is legal if some order of single steps, each obeying every rule, reaches it and uses as many
//! dice as any other (of two numbers that cannot both be played, the larger). The generator here never
//! makes a result twice, so nothing has to be remembered or compared:
//!
//! - Doubles: a result is the multiset of points its steps leave, and every legal multiset can be played
//!   from the back forwards. Enumerating sources that never increase gives each result once.
//! - Two different numbers without bearing off: a result is a pair of sources. Two pairs give the same
//!   result only if one checker runs both numbers, in either order, and neither way station is hit.
//! - Bearing off with two different numbers has more coincidences, but few results: those are compared.

use crate::dice::Roll;
use crate::position::{Afterstate, BAR, OFF, Position};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::ControlFlow;

/// What may be borne off with a number larger than the checker's point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Overshoot {
    /// Only the rearmost checker.
    Farthest,
    /// Any checker, once none stands on the number's point or behind it.
    AnyBelow,
    /// Any checker, whatever stands behind it.
    AnyCarried,
}

/// The answers of a rulebook that decide which plays are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CheckerRules {
    /// Bearing off with a number larger than needed.
    pub overshoot: Overshoot,
    /// Must the last checker outside come home with the larger number where either would do (R15)?
    pub straggler: bool,
    /// May a checker that hit in its own home board go on to cover an own blot (R16)?
    pub pick_and_pass: bool,
}

impl CheckerRules {
    /// Today's international rules.
    pub const TOURNAMENT: CheckerRules = CheckerRules {
        overshoot: Overshoot::Farthest,
        straggler: false,
        pick_and_pass: true,
    };
}

/// One checker moved by one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// 1 to 24, or [`BAR`].
    pub from: u8,
    /// 1 to 24, or [`OFF`].
    pub to: u8,
    /// Was a lone opposing checker sent to the bar?
    pub hit: bool,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}{}", self.from, self.to, if self.hit { "*" } else { "" })
    }
}

/// The steps of one turn, in an order in which they can be made.
pub type Play = ArrayVec<Step, 4>;

impl Position {
    /// Calls `visit` once for every distinct result of the throw; a throw that cannot be played gives one
    /// empty play. Nothing is allocated.
    #[inline]
    pub fn for_each_play(&self, roll: Roll, rules: &CheckerRules, mut visit: impl FnMut(&Play, &Afterstate)) {
        let _ = self.try_for_each_play(roll, rules, |play, after| {
            visit(play, after);
            ControlFlow::<()>::Continue(())
        });
    }

    /// As [`Position::for_each_play`], until `visit` breaks.
    pub fn try_for_each_play<B>(
        &self,
        roll: Roll,
        rules: &CheckerRules,
        visit: impl FnMut(&Play, &Afterstate) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut generator = Generator {
            start: *self,
            overshoot: rules.overshoot,
            visit,
        };
        if roll.is_double() {
            generator.doubles(roll.larger())
        } else {
            generator.two_numbers(roll.larger(), roll.smaller())
        }
    }

    /// Every distinct result of the throw with one way to reach it.
    pub fn legal_plays(&self, roll: Roll, rules: &CheckerRules) -> Vec<(Play, Afterstate)> {
        let mut plays = Vec::new();
        self.for_each_play(roll, rules, |play, after| plays.push((play.clone(), *after)));
        plays
    }

    /// Where one checker on `from` goes with `die`, if that single step is allowed.
    #[inline]
    pub fn single_step(&self, from: u8, die: u8, overshoot: Overshoot) -> Option<u8> {
        let own = &self.own;
        if !(1..=BAR).contains(&from) || !(1..=6).contains(&die) {
            return None;
        }
        if own[usize::from(from)] == 0 || (own[usize::from(BAR)] > 0 && from != BAR) {
            return None;
        }
        if from > die {
            let to = from - die;
            return self.is_open(to).then_some(to);
        }
        if own[7..] != [0; 19] {
            return None;
        }
        let carried = match overshoot {
            _ if from == die => true,
            Overshoot::Farthest => own[usize::from(from) + 1..7].iter().all(|&n| n == 0),
            Overshoot::AnyBelow => own[usize::from(die)..7].iter().all(|&n| n == 0),
            Overshoot::AnyCarried => true,
        };
        carried.then_some(OFF)
    }
}

struct Generator<F> {
    start: Position,
    overshoot: Overshoot,
    visit: F,
}

impl<B, F: FnMut(&Play, &Afterstate) -> ControlFlow<B>> Generator<F> {
    fn emit(&mut self, play: &Play, position: Position) -> ControlFlow<B> {
        (self.visit)(play, &Afterstate(position))
    }

    fn doubles(&mut self, die: u8) -> ControlFlow<B> {
        let most = self.longest(&self.start, die, BAR, 4);
        let mut play = Play::new();
        let start = self.start;
        self.descend(&start, die, BAR, most, &mut play)
    }

    /// The largest number of steps, at most `wanted`, from sources that do not increase.
    fn longest(&self, position: &Position, die: u8, from: u8, wanted: u8) -> u8 {
        let mut most = 0;
        for source in (1..=from).rev() {
            if let Some(to) = position.single_step(source, die, self.overshoot) {
                if wanted == 1 {
                    return 1;
                }
                let mut next = *position;
                next.apply(source, to);
                most = most.max(1 + self.longest(&next, die, source, wanted - 1));
                if most == wanted {
                    break;
                }
            }
            if source == BAR && position.own[usize::from(BAR)] > 0 {
                break;
            }
        }
        most
    }

    fn descend(&mut self, position: &Position, die: u8, from: u8, left: u8, play: &mut Play) -> ControlFlow<B> {
        if left == 0 {
            return self.emit(play, *position);
        }
        for source in (1..=from).rev() {
            if let Some(to) = position.single_step(source, die, self.overshoot) {
                let mut next = *position;
                play.push(next.apply(source, to));
                self.descend(&next, die, source, left - 1, play)?;
                play.pop();
            }
            if source == BAR && position.own[usize::from(BAR)] > 0 {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    fn two_numbers(&mut self, larger: u8, smaller: u8) -> ControlFlow<B> {
        let own = &self.start.own;
        let outside: u8 = own[7..].iter().sum();
        let emitted = match own[usize::from(BAR)] {
            0 if outside <= 1 => self.pairs_by_comparison(larger, smaller)?,
            0 => self.pairs_on_the_board(larger, smaller)?,
            1 => self.pairs_from_the_bar(larger, smaller)?,
            _ => self.two_entries(larger, smaller)?,
        };
        if emitted || self.singles(larger)? || self.singles(smaller)? {
            return ControlFlow::Continue(());
        }
        let start = self.start;
        self.emit(&Play::new(), start)
    }

    /// At least two checkers stand outside and none on the bar: nothing can be borne off.
    fn pairs_on_the_board(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let start = self.start;
        // Bit p: an own checker on point p; a point on which one may land.
        let (mut occupied, mut open, mut blots) = (0u32, 0u32, 0u32);
        for point in 1..=24u8 {
            let theirs = start.opp[usize::from(25 - point)];
            occupied |= u32::from(start.own[usize::from(point)] > 0) << point;
            open |= u32::from(theirs < 2) << point;
            blots |= u32::from(theirs == 1) << point;
        }
        // Only points 1 to 24 are open, so a source without enough room drops out by itself.
        let by_larger = occupied & (open << larger);
        let by_smaller = occupied & (open << smaller);
        let mut emitted = false;

        for first in bits(by_larger) {
            let mut after = start;
            let step = after.apply(first, first - larger);
            // One checker running both numbers is handled below, in both orders.
            let mut others = by_smaller & !(1 << (first - larger)) & !(1u32 << (first + smaller).min(31));
            if start.own[usize::from(first)] < 2 {
                others &= !(1 << first);
            }
            for second in bits(others) {
                let mut end = after;
                let play = Play::from_iter([step, end.apply(second, second - smaller)]);
                self.emit(&play, end)?;
                emitted = true;
            }
        }
        let run = larger + smaller;
        let runners = occupied & (open << run);
        for from in bits(runners & by_larger) {
            self.emit_run(from, from - larger, from - run)?;
            emitted = true;
        }
        for from in bits(runners & by_smaller) {
            let same_result =
                by_larger & (1 << from) != 0 && blots & (1 << (from - larger) | 1 << (from - smaller)) == 0;
            if !same_result {
                self.emit_run(from, from - smaller, from - run)?;
                emitted = true;
            }
        }
        ControlFlow::Continue(emitted)
    }

    /// One checker runs both numbers by way of `station`.
    fn emit_run(&mut self, from: u8, station: u8, to: u8) -> ControlFlow<B> {
        let mut end = self.start;
        let play = Play::from_iter([end.apply(from, station), end.apply(station, to)]);
        self.emit(&play, end)
    }

    /// One checker on the bar: it enters with one number, then anything moves with the other.
    fn pairs_from_the_bar(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let start = self.start;
        let hits = |die: u8| start.opp[usize::from(die)] == 1;
        let mut emitted = false;
        for (entering, other) in [(larger, smaller), (smaller, larger)] {
            let station = BAR - entering;
            if !start.is_open(station) {
                continue;
            }
            let mut after = start;
            let entry = after.apply(BAR, station);
            for source in (1..=24).rev() {
                let Some(to) = after.single_step(source, other, self.overshoot) else {
                    continue;
                };
                // Running on from either entry ends alike unless something was hit on the way.
                let seen_before = entering == smaller
                    && source == station
                    && start.is_open(BAR - larger)
                    && !hits(larger)
                    && !hits(smaller);
                if !seen_before {
                    let mut end = after;
                    let play = Play::from_iter([entry, end.apply(source, to)]);
                    self.emit(&play, end)?;
                    emitted = true;
                }
            }
        }
        ControlFlow::Continue(emitted)
    }

    /// Two or more on the bar: both numbers enter, or the turn is shorter.
    fn two_entries(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let mut end = self.start;
        if !end.is_open(BAR - larger) || !end.is_open(BAR - smaller) {
            return ControlFlow::Continue(false);
        }
        let play = Play::from_iter([end.apply(BAR, BAR - larger), end.apply(BAR, BAR - smaller)]);
        self.emit(&play, end)?;
        ControlFlow::Continue(true)
    }

    /// At most one checker outside the home board: all sources together are few, so results are compared.
    fn pairs_by_comparison(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let start = self.start;
        // Seven sources at most for either number, in either order.
        let mut seen = ArrayVec::<Position, 98>::new();
        for (first, second) in [(larger, smaller), (smaller, larger)] {
            for from in (1..=24).rev() {
                let Some(station) = start.single_step(from, first, self.overshoot) else {
                    continue;
                };
                let mut after = start;
                let step = after.apply(from, station);
                for source in (1..=24).rev() {
                    let Some(to) = after.single_step(source, second, self.overshoot) else {
                        continue;
                    };
                    let mut end = after;
                    let play = Play::from_iter([step, end.apply(source, to)]);
                    if !seen.contains(&end) {
                        seen.push(end);
                        self.emit(&play, end)?;
                    }
                }
            }
        }
        ControlFlow::Continue(!seen.is_empty())
    }

    /// Only one number can be played.
    fn singles(&mut self, die: u8) -> ControlFlow<B, bool> {
        let start = self.start;
        let mut emitted = false;
        for source in (1..=BAR).rev() {
            if let Some(to) = start.single_step(source, die, self.overshoot) {
                let mut end = start;
                let play = Play::from_iter([end.apply(source, to)]);
                self.emit(&play, end)?;
                emitted = true;
            }
        }
        ControlFlow::Continue(emitted)
    }
}

/// The set bits, highest first.
#[inline]
fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = 31 - mask.leading_zeros();
            mask ^= 1 << bit;
            bit as u8
        })
    })
}
