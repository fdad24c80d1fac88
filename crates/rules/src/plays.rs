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
//!
//! The two rules of the german sheet fit in. The straggler (R15) is a filter on the pairs that are compared.
//! The ban on pick and pass (R16) can only concern a single checker running both numbers, or doubles: there
//! each multiset is tried in every order.
//!
//! Sources are bits of a word, and one board is changed and restored in place: this is what a search spends
//! its time on.

use crate::dice::Roll;
use crate::hitters::{HOME, Hitters};
use crate::position::{Afterstate, BAR, OFF, Position};
use crate::steps::straggler;
use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::ControlFlow;

/// What may be borne off with a number larger than the checker's point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Overshoot {
    /// Only the rearmost checker.
    Farthest,
    /// Any checker, once none stands on the number's point or behind it.
    AnyBelow,
    /// Any checker, whatever stands behind it.
    AnyCarried,
}

/// The answers of a rulebook that decide which plays are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step {
    /// 1 to 24, or [`BAR`].
    pub from: u8,
    /// 1 to 24, or [`OFF`].
    pub to: u8,
    /// Was a lone opposing checker sent to the bar? Whoever hands a step in need not say.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
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
        let mut generator = Generator::new(self, rules, visit);
        if roll.is_double() {
            generator.doubles(roll.larger())
        } else {
            generator.two_numbers(roll.larger(), roll.smaller(), straggler(self, roll, rules))
        }
    }

    /// Every distinct result of the throw with one way to reach it.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, Position, Roll};
    /// let plays = Position::starting().legal_plays(Roll::new(3, 1)?, &CheckerRules::TOURNAMENT);
    /// assert_eq!(plays.len(), 16);
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    pub fn legal_plays(&self, roll: Roll, rules: &CheckerRules) -> Vec<(Play, Afterstate)> {
        let mut plays = Vec::new();
        self.for_each_play(roll, rules, |play, after| plays.push((play.clone(), *after)));
        plays
    }

    /// Where one checker on `from` goes with `die`, if that single step is allowed.
    ///
    /// ```
    /// use pasch_rules::{Overshoot, Position};
    /// let start = Position::starting();
    /// assert_eq!(start.single_step(8, 3, Overshoot::Farthest), Some(5));
    /// // Five opposing checkers stand there.
    /// assert_eq!(start.single_step(24, 5, Overshoot::Farthest), None);
    /// ```
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

/// The points as bits: bit `p` is the mover's point `p`, bit 25 the bar.
#[derive(Clone, Copy)]
struct Points {
    /// Own checkers stand here.
    occupied: u32,
    /// The mover may land here. Only points 1 to 24 are ever open.
    open: u32,
    /// One opposing checker stands here.
    blots: u32,
}

/// The points outside the home board, and the bar.
const OUTSIDE: u32 = !0 << (HOME + 1);
const ON_THE_BAR: u32 = 1 << BAR;
const BOARD: u32 = ON_THE_BAR - 2;

impl Points {
    #[inline]
    fn of(position: &Position) -> Points {
        let own = &position.own;
        let opp = &position.opp;
        let mut points = Points {
            occupied: u32::from(own[usize::from(BAR)] > 0) << BAR,
            open: BOARD,
            blots: 0,
        };
        // Eight points at a time; the opponent's run the other way.
        for start in [1, 9, 17] {
            let counts = |side: &[u8; 26]| std::array::from_fn(|i| side[start + i]);
            points.occupied |= at_least(u64::from_le_bytes(counts(own)), 1) << start;
            let theirs = u64::from_be_bytes(counts(opp));
            let (any, several) = (at_least(theirs, 1), at_least(theirs, 2));
            points.open &= !(several << (18 - start));
            points.blots |= (any & !several) << (18 - start);
        }
        points
    }

    /// The points from which a checker can move with this number.
    #[inline]
    fn sources(self, die: u8, overshoot: Overshoot) -> u32 {
        if self.occupied & OUTSIDE == 0 {
            self.home_sources(die, overshoot)
        } else if self.occupied & ON_THE_BAR == 0 {
            self.occupied & (self.open << die)
        } else {
            ON_THE_BAR & (self.open << die)
        }
    }

    /// The same when all checkers are home.
    #[inline]
    fn home_sources(self, die: u8, overshoot: Overshoot) -> u32 {
        let below = self.occupied & ((1 << die) - 1);
        let none_behind = self.occupied == below;
        let carried = match overshoot {
            Overshoot::Farthest if none_behind => highest(below),
            Overshoot::AnyBelow if none_behind => below,
            Overshoot::AnyCarried => below,
            _ => 0,
        };
        self.occupied & (self.open << die | 1 << die) | carried
    }
}

/// One bit for each of eight counts (of at most 15) that is at least `least`.
#[inline]
fn at_least(counts: u64, least: u8) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let reached = (counts + EACH * u64::from(0x80 - least)) >> 7 & EACH;
    (reached.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The highest bit alone.
#[inline]
fn highest(mask: u32) -> u32 {
    if mask == 0 { 0 } else { 1 << mask.ilog2() }
}

struct Generator<F> {
    /// The board, changed and restored as steps are made and taken back.
    board: Afterstate,
    play: Play,
    points: Points,
    overshoot: Overshoot,
    /// Could a checker hit in its own home board and then be kept from going on?
    pick_and_pass_matters: bool,
    visit: F,
}

impl<B, F: FnMut(&Play, &Afterstate) -> ControlFlow<B>> Generator<F> {
    #[inline]
    fn new(start: &Position, rules: &CheckerRules, visit: F) -> Generator<F> {
        let points = Points::of(start);
        Generator {
            board: Afterstate(*start),
            play: Play::new(),
            points,
            overshoot: rules.overshoot,
            pick_and_pass_matters: !rules.pick_and_pass && points.blots & !OUTSIDE != 0,
            visit,
        }
    }

    #[inline]
    fn emit(&mut self) -> ControlFlow<B> {
        (self.visit)(&self.play, &self.board)
    }

    #[inline]
    fn make(&mut self, from: u8, to: u8) -> Step {
        let step = self.board.0.apply(from, to);
        self.play.push(step);
        step
    }

    #[inline]
    fn take_back(&mut self, step: Step) {
        self.play.pop();
        self.board.0.take_back(step);
    }

    fn doubles(&mut self, die: u8) -> ControlFlow<B> {
        for steps in (1..=4).rev() {
            if self.descend(die, self.points, !0, steps)? {
                return ControlFlow::Continue(());
            }
        }
        self.emit()
    }

    /// Every way to make so many steps, from the sources allowed and never from behind the last one.
    fn descend(&mut self, die: u8, points: Points, allowed: u32, steps: u8) -> ControlFlow<B, bool> {
        let sources = points.sources(die, self.overshoot) & allowed;
        if steps == 1 {
            return self.last_steps(die, sources);
        }
        let mut emitted = false;
        for from in bits(sources) {
            let to = from.saturating_sub(die);
            let step = self.make(from, to);
            let next = self.points_after(points, step);
            emitted |= self.descend(die, next, (2 << from) - 1, steps - 1)?;
            self.take_back(step);
        }
        ControlFlow::Continue(emitted)
    }

    fn last_steps(&mut self, die: u8, sources: u32) -> ControlFlow<B, bool> {
        if !self.pick_and_pass_matters {
            return self.emit_each(sources, die);
        }
        let mut emitted = false;
        for from in bits(sources) {
            let step = self.make(from, from.saturating_sub(die));
            emitted |= self.emit_in_some_order(die)?;
            self.take_back(step);
        }
        ControlFlow::Continue(emitted)
    }

    /// Completes the present play by one step from each of the sources.
    #[inline]
    fn emit_each(&mut self, sources: u32, die: u8) -> ControlFlow<B, bool> {
        // The play keeps its length and only its last step changes: this loop is where the time goes.
        let last = self.play.len();
        self.play.push(Step {
            from: BAR,
            to: OFF,
            hit: false,
        });
        for from in bits(sources) {
            let step = self.board.0.apply(from, from.saturating_sub(die));
            self.play[last] = step;
            self.emit()?;
            self.board.0.take_back(step);
        }
        self.play.pop();
        ControlFlow::Continue(sources != 0)
    }

    /// The sources after a step that was just made. Where opposing checkers stood alone matters only at the start.
    #[inline]
    fn points_after(&self, before: Points, step: Step) -> Points {
        let left_empty = u32::from(self.board.0.own[usize::from(step.from)] == 0) << step.from;
        Points {
            occupied: (before.occupied | 1 << step.to & BOARD) & !left_empty,
            ..before
        }
    }

    /// Emits the present play in an order that R16 allows, if there is one.
    fn emit_in_some_order(&mut self, die: u8) -> ControlFlow<B, bool> {
        if !self.play.iter().any(|step| step.hit && step.to <= HOME) {
            self.emit()?;
            return ControlFlow::Continue(true);
        }
        let mut start = self.board.0;
        for &step in self.play.iter().rev() {
            start.take_back(step);
        }
        let mut order = Play::new();
        let how = (die, self.overshoot);
        let possible = find_order(&start, Hitters::default(), how, &self.play, 0, &mut order);
        if possible {
            (self.visit)(&order, &self.board)?;
        }
        ControlFlow::Continue(possible)
    }

    fn two_numbers(&mut self, larger: u8, smaller: u8, straggler: Option<u8>) -> ControlFlow<B> {
        let own = &self.board.0.own;
        let rear = highest(self.points.occupied);
        // A checker can only be borne off if at most one is outside and the first number brings it home.
        let emitted = match own[usize::from(BAR)] {
            0 if rear > 1 << (HOME + larger) => self.pairs_on_the_board(larger, smaller)?,
            0 if own[usize::from(HOME) + 1..].iter().sum::<u8>() > 1 => self.pairs_on_the_board(larger, smaller)?,
            0 => {
                self.pairs_by_comparison(larger, smaller, straggler)?
                    || straggler.is_some() && self.pairs_by_comparison(larger, smaller, None)?
            }
            1 => self.pairs_from_the_bar(larger, smaller)?,
            _ => self.two_entries(larger, smaller)?,
        };
        let allowed = straggler.map_or(!0, |from| 1 << from);
        if emitted || self.singles(larger, allowed)? || self.singles(smaller, allowed)? {
            return ControlFlow::Continue(());
        }
        self.emit()
    }

    /// None on the bar, and nothing can be borne off.
    fn pairs_on_the_board(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let Points { occupied, open, blots } = self.points;
        // Only points 1 to 24 are open, so a source without enough room drops out by itself.
        let by_larger = occupied & (open << larger);
        let by_smaller = occupied & (open << smaller);
        let mut emitted = false;

        for first in bits(by_larger) {
            let step = self.make(first, first - larger);
            // One checker running both numbers is handled below, in both orders.
            let mut others = by_smaller & !(1 << (first - larger) | 1 << (first + smaller));
            if self.board.0.own[usize::from(first)] == 0 {
                others &= !(1 << first);
            }
            emitted |= self.emit_each(others, smaller)?;
            self.take_back(step);
        }

        let runners = occupied & (open << (larger + smaller));
        let both_ways = by_larger & by_smaller & !(blots << larger | blots << smaller);
        for (sources, first, second) in [
            (runners & by_larger, larger, smaller),
            (runners & by_smaller & !both_ways, smaller, larger),
        ] {
            for from in bits(sources) {
                let (station, to) = (from - first, from - first - second);
                let step = self.make(from, station);
                if !self.is_pick_and_pass(step, station, to) {
                    let step = self.make(station, to);
                    self.emit()?;
                    self.take_back(step);
                    emitted = true;
                }
                self.take_back(step);
            }
        }
        ControlFlow::Continue(emitted)
    }

    /// Does R16 forbid to go on from `from` to `to` after this first step?
    #[inline]
    fn is_pick_and_pass(&self, first: Step, from: u8, to: u8) -> bool {
        // A point that was hit held no own checker, so the hitter stands there alone.
        self.pick_and_pass_matters
            && first.hit
            && first.to <= HOME
            && from == first.to
            && to != OFF
            && self.board.0.own[usize::from(to)] == 1
    }

    /// One checker on the bar: it enters with one number, then anything moves with the other.
    fn pairs_from_the_bar(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let Points { occupied, open, blots } = self.points;
        let (deep, shallow) = (1 << (BAR - larger), 1 << (BAR - smaller));
        // Running on from either entry ends alike unless something is hit on the way.
        let alike = open & deep != 0 && blots & (deep | shallow) == 0;
        let mut emitted = false;
        for (entering, other, seen) in [(larger, smaller, 0), (smaller, larger, if alike { shallow } else { 0 })] {
            let station = BAR - entering;
            if open & (1 << station) == 0 {
                continue;
            }
            let entry = self.make(BAR, station);
            let sources = (occupied & BOARD | 1 << station) & (open << other) & !seen;
            emitted |= self.emit_each(sources, other)?;
            self.take_back(entry);
        }
        ControlFlow::Continue(emitted)
    }

    /// Two or more on the bar: both numbers enter, or the turn is shorter.
    fn two_entries(&mut self, larger: u8, smaller: u8) -> ControlFlow<B, bool> {
        let stations = 1 << (BAR - larger) | 1 << (BAR - smaller);
        let open = self.points.open & stations == stations;
        if open {
            let first = self.make(BAR, BAR - larger);
            let second = self.make(BAR, BAR - smaller);
            self.emit()?;
            self.take_back(second);
            self.take_back(first);
        }
        ControlFlow::Continue(open)
    }

    /// At most one checker outside the home board: all sources together are few, so results are compared.
    /// If a straggler is named, only plays count in which it leaves its point with the larger number.
    fn pairs_by_comparison(&mut self, larger: u8, smaller: u8, straggler: Option<u8>) -> ControlFlow<B, bool> {
        // Seven sources at most for either number, in either order.
        let mut seen = ArrayVec::<Difference, 98>::new();
        for (first, second) in [(larger, smaller), (smaller, larger)] {
            for from in bits(self.points.sources(first, self.overshoot)) {
                if straggler == Some(from) && first == smaller {
                    continue;
                }
                let step = self.make(from, from.saturating_sub(first));
                let after = self.points_after(self.points, step);
                let mut sources = after.sources(second, self.overshoot);
                if let Some(point) = straggler.filter(|&point| point != from) {
                    sources &= if second == larger { 1 << point } else { 0 };
                }
                for source in bits(sources) {
                    let to = source.saturating_sub(second);
                    if self.is_pick_and_pass(step, source, to) {
                        continue;
                    }
                    let last = self.make(source, to);
                    let difference = Difference::by(step, last);
                    if !seen.contains(&difference) {
                        seen.push(difference);
                        self.emit()?;
                    }
                    self.take_back(last);
                }
                self.take_back(step);
            }
        }
        ControlFlow::Continue(!seen.is_empty())
    }

    /// Only one number can be played.
    fn singles(&mut self, die: u8, allowed: u32) -> ControlFlow<B, bool> {
        self.emit_each(self.points.sources(die, self.overshoot) & allowed, die)
    }
}

/// What two steps make of a board with at most one checker outside: equal for equal results.
///
/// A signed sum in which nothing can hide behind anything else: three bits for each place of the home board
/// and off, which gain or lose two checkers at most; above them the point of the one checker outside; above
/// that, the points that were hit.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Difference(i64);

impl Difference {
    #[inline]
    fn by(first: Step, second: Step) -> Difference {
        let checker = |place: u8| {
            if place <= HOME {
                1 << (3 * place)
            } else {
                i64::from(place) << 21
            }
        };
        let hit = |step: Step| i64::from(step.hit) << (32 + step.to);
        let made = |step: Step| checker(step.to) - checker(step.from) + hit(step);
        Difference(made(first) + made(second))
    }
}

/// Tries the orders of equal steps from the sources not yet used (as bits of `used`) until one obeys R16.
fn find_order(
    position: &Position,
    hitters: Hitters,
    (die, overshoot): (u8, Overshoot),
    sources: &[Step],
    used: u8,
    order: &mut Play,
) -> bool {
    if order.len() == sources.len() {
        return true;
    }
    for (index, &Step { from, .. }) in sources.iter().enumerate() {
        if used & (1 << index) != 0 {
            continue;
        }
        let Some(to) = position.single_step(from, die, overshoot) else {
            continue;
        };
        let mut after = *position;
        let step = after.apply(from, to);
        for hitters in hitters.after(position, step) {
            order.push(step);
            if find_order(&after, hitters, (die, overshoot), sources, used | 1 << index, order) {
                return true;
            }
            order.pop();
        }
    }
    false
}

/// The set bits, highest first.
#[inline]
fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.ilog2();
            mask ^= 1 << bit;
            bit as u8
        })
    })
}
