//! A turn made checker by checker, as people make it.
//!
//! A [`Turn`] offers at every moment exactly those single steps after which the turn can still be completed
//! by every rule; it takes them back, joins the steps of one checker into destinations, and gives the
//! typed reason for a step it refuses. [`Turn::tree`] holds the whole turn as data, for a board that
//! knows no rules, and [`Position::play`] is the checked door for a play that is already written down.

use crate::dice::Roll;
use crate::hitters::{HOME, Hitters};
use crate::plays::{CheckerRules, Overshoot, Play, Step};
use crate::position::{Afterstate, BAR, OFF, Position};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;

/// One checker moved by one number, with that number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieStep {
    /// 1 to 24, or [`BAR`].
    pub from: u8,
    /// 1 to 24, or [`OFF`].
    pub to: u8,
    /// The number it is played with.
    pub die: u8,
    /// Is a lone opposing checker sent to the bar?
    #[serde(default)]
    pub hit: bool,
}

impl From<DieStep> for Step {
    fn from(step: DieStep) -> Step {
        Step {
            from: step.from,
            to: step.to,
            hit: step.hit,
        }
    }
}

impl fmt::Debug for DieStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} with {}", Step::from(*self), self.die)
    }
}

/// Why a step is refused: the kind of rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "rule", rename_all = "kebab-case")]
pub enum IllegalStep {
    /// The place is not on the board.
    #[error("there is no point {place} to move from or to")]
    NoSuchPoint {
        /// The place named.
        place: u8,
    },
    /// Checkers move from higher points to lower ones.
    #[error("checkers do not move backwards, from {} to {}", Place(*from), Place(*to))]
    Backwards {
        /// Where the step starts.
        from: u8,
        /// Where it should have ended.
        to: u8,
    },
    /// No own checker stands there.
    #[error("there is no checker of yours on {}", Place(*from))]
    NoChecker {
        /// Where the step starts.
        from: u8,
    },
    /// The number was not thrown, or is played already.
    #[error("there is no {die} left to play")]
    NoSuchDie {
        /// The number asked for.
        die: u8,
    },
    /// The number leads somewhere else.
    #[error("a {die} does not lead from {} to {}", Place(*from), Place(*to))]
    WrongDistance {
        /// Where the step starts.
        from: u8,
        /// Where it should have ended.
        to: u8,
        /// The number named.
        die: u8,
    },
    /// Nothing else moves while a checker is on the bar.
    #[error("the checker on the bar has to enter before any other moves")]
    EnterFirst,
    /// Two or more opposing checkers hold the point.
    #[error("{} is blocked (two or more opposing checkers)", Place(*to))]
    Blocked {
        /// The point on which the step would land.
        to: u8,
    },
    /// Bearing off starts when all own checkers are home.
    #[error("no checker may be borne off while one of yours is outside the home board (on {})", Place(*outside))]
    NotAllHome {
        /// The rearmost checker outside.
        outside: u8,
    },
    /// The number is larger than the checker's point, and the rulebook wants another checker moved.
    #[error("a {die} may not bear off from {}: {}", Place(*from), overshoot_reason(*overshoot))]
    Overshoot {
        /// Where the step starts.
        from: u8,
        /// The number.
        die: u8,
        /// The rule of the rulebook.
        overshoot: Overshoot,
    },
    /// As many numbers as possible have to be played.
    #[error("this would leave a number unplayed: {wanted} numbers can be played")]
    MostDice {
        /// How many numbers of the throw can be played.
        wanted: u8,
    },
    /// Of two numbers that cannot both be played, the larger counts.
    #[error("only one of the two numbers can be played, and it has to be the larger, the {larger}")]
    LargerDie {
        /// The number to be played.
        larger: u8,
    },
    /// The last checker outside comes home with the larger number (R15).
    #[error("the last checker outside, on {}, has to come home with the larger number, the {larger}", Place(*from))]
    Straggler {
        /// Where the last checker outside stands.
        from: u8,
        /// The number that brings it home.
        larger: u8,
    },
    /// A checker that hit in its own home board may not go on to cover an own blot (R16).
    #[error("the checker on {} has hit in its home board and may not go on to cover the blot on {}", Place(*from), Place(*to))]
    PickAndPass {
        /// Where the hitter stands.
        from: u8,
        /// The own blot.
        to: u8,
    },
}

/// Why a whole play is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum IllegalPlay {
    /// One of its steps breaks a rule.
    #[error("step {number} ({}/{}): {reason}", Place(step.from).short(), Place(step.to).short())]
    Step {
        /// Which step, counted from 1.
        number: u8,
        /// The step.
        step: Step,
        /// The rule it breaks.
        reason: IllegalStep,
    },
    /// It stops before the turn is complete.
    #[error("{played} of the {wanted} numbers that can be played are played")]
    Unfinished {
        /// How many numbers it plays.
        played: u8,
        /// How many have to be played.
        wanted: u8,
    },
}

/// Where one checker can go, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destination {
    /// 1 to 24, or [`OFF`].
    pub to: u8,
    /// The ways there, the fewest numbers first; they differ in the numbers used or in what they hit.
    pub paths: Vec<Vec<DieStep>>,
}

/// All legal sequences of steps of a turn, as a graph: states that allow the same future are one node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StepTree {
    /// The first node is the turn's present state; a node without branches is a completed turn.
    pub nodes: Vec<Vec<Branch>>,
}

/// One step of a [`StepTree`] and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Branch {
    /// The step.
    pub step: DieStep,
    /// The index of the node after it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub next: usize,
}

/// One player's turn with a throw, step by step.
///
/// ```
/// use pasch_rules::{CheckerRules, IllegalStep, Position, Roll, Turn};
///
/// let mut turn = Turn::new(Position::starting(), Roll::new(6, 1).unwrap(), CheckerRules::TOURNAMENT);
/// assert_eq!(turn.move_checker(24, 12), Err(IllegalStep::NoSuchDie { die: 12 }));
/// assert_eq!(turn.move_checker(6, 5).map(|steps| steps.len()), Ok(1));
/// assert_eq!(turn.move_checker(13, 12), Err(IllegalStep::NoSuchDie { die: 1 }));
/// turn.undo();
/// turn.move_checker(13, 7)?;
/// turn.move_checker(8, 7)?;
/// assert!(turn.is_complete());
/// # Ok::<(), IllegalStep>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "TurnRecord", into = "TurnRecord")]
pub struct Turn {
    roll: Roll,
    rules: CheckerRules,
    /// How many numbers a legal play uses.
    length: u8,
    /// The last checker outside, where R15 binds it.
    straggler: Option<u8>,
    made: ArrayVec<DieStep, 4>,
    /// The state before the first step, and after each.
    stages: ArrayVec<Stage, 5>,
}

impl Turn {
    /// The turn's beginning.
    pub fn new(position: Position, roll: Roll, rules: CheckerRules) -> Turn {
        let mut start = Stage::start(position, roll);
        let length = start.longest(4, &rules);
        if length == 1 && !roll.is_double() {
            // Only one number can be played: the larger if it can.
            let larger_plays = (1..=BAR).any(|from| start.step(from, roll.larger(), &rules).is_ok());
            start.left = if larger_plays { [1, 0] } else { [0, 1] };
        }
        let straggler = straggler(&position, roll, &rules).filter(|&from| start.completes(length, Some(from), &rules));
        Turn {
            roll,
            rules,
            length,
            straggler,
            made: ArrayVec::new(),
            stages: ArrayVec::from_iter([start]),
        }
    }

    /// The throw.
    pub fn roll(&self) -> Roll {
        self.roll
    }

    /// The rules in force.
    pub fn rules(&self) -> &CheckerRules {
        &self.rules
    }

    /// The checkers before the first step.
    pub fn start(&self) -> &Position {
        &self.stages[0].position
    }

    /// The checkers as they stand after the steps made so far, the same player still on turn.
    pub fn position(&self) -> &Position {
        &self.stage().position
    }

    /// The steps made so far.
    pub fn steps(&self) -> &[DieStep] {
        &self.made
    }

    /// How many numbers of the throw have to be played.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The numbers still to be played, the larger first.
    pub fn dice_left(&self) -> ArrayVec<u8, 4> {
        let [larger, smaller] = self.stage().left.map(usize::from);
        let numbers = std::iter::repeat_n(self.roll.larger(), larger);
        let numbers = numbers.chain(std::iter::repeat_n(self.roll.smaller(), smaller));
        numbers.take(usize::from(self.steps_left())).collect()
    }

    /// Is the turn over: has every number been played that has to be?
    pub fn is_complete(&self) -> bool {
        self.steps_left() == 0
    }

    /// The play and its result, once the turn is complete.
    pub fn play(&self) -> Option<(Play, Afterstate)> {
        self.is_complete().then(|| {
            let play = self.made.iter().map(|&step| step.into()).collect();
            (play, self.position().as_afterstate())
        })
    }

    /// The steps that can be made now so that the turn can still be completed, from the back forwards.
    pub fn choices(&self) -> Vec<DieStep> {
        if self.is_complete() {
            return Vec::new();
        }
        let sources = (1..=BAR).rev();
        let steps = sources.flat_map(|from| self.stage().dice().map(move |die| (from, die)));
        steps
            .filter_map(|(from, die)| self.check(from, die).ok())
            .map(|(step, _)| step)
            .collect()
    }

    /// Makes a step (whether it hits is found out, not asked).
    pub fn push(&mut self, step: DieStep) -> Result<(), IllegalStep> {
        within_board(step.from, step.to)?;
        let leads_to = step.from.saturating_sub(step.die);
        let (checked, after) = self.check(step.from, step.die)?;
        if leads_to != step.to {
            return Err(IllegalStep::WrongDistance {
                from: step.from,
                to: step.to,
                die: step.die,
            });
        }
        self.made.push(checked);
        self.stages.push(after);
        Ok(())
    }

    /// Takes the last step back; `None` if there is none.
    pub fn undo(&mut self) -> Option<DieStep> {
        let step = self.made.pop()?;
        self.stages.pop();
        Some(step)
    }

    /// Where the checkers on a point can go by one number or several in a row, nearest first.
    pub fn reachable(&self, from: u8) -> Vec<Destination> {
        let mut destinations = Vec::new();
        let mut path = Vec::new();
        self.clone().run_on(from, &mut path, &mut destinations);
        for destination in &mut destinations {
            destination.paths.sort_by_key(|path| (path.len(), spent(path)));
        }
        destinations.sort_by_key(|destination| std::cmp::Reverse(destination.to));
        destinations
    }

    /// Moves one checker to a destination by the first of its paths, and gives that path; or the reason why it
    /// cannot go there.
    pub fn move_checker(&mut self, from: u8, to: u8) -> Result<Vec<DieStep>, IllegalStep> {
        within_board(from, to)?;
        let destination = self
            .reachable(from)
            .into_iter()
            .find(|destination| destination.to == to);
        match destination.and_then(|destination| destination.paths.into_iter().next()) {
            Some(path) => {
                for &step in &path {
                    self.push(step)?;
                }
                Ok(path)
            }
            None => Err(self.refusal(from, to)),
        }
    }

    /// The legal sequences of steps from here, as data.
    pub fn tree(&self) -> StepTree {
        let mut nodes = vec![Vec::new()];
        let mut turns = vec![self.clone()];
        let mut known = HashMap::from([(self.stage().clone(), 0)]);
        let mut index = 0;
        while let Some(turn) = turns.get(index).cloned() {
            for step in turn.choices() {
                let mut after = turn.clone();
                if after.push(step).is_err() {
                    continue;
                }
                let next = *known.entry(after.stage().clone()).or_insert_with(|| {
                    nodes.push(Vec::new());
                    turns.push(after);
                    nodes.len() - 1
                });
                nodes[index].push(Branch { step, next });
            }
            index += 1;
        }
        StepTree { nodes }
    }

    fn stage(&self) -> &Stage {
        &self.stages[self.stages.len() - 1]
    }

    fn steps_left(&self) -> u8 {
        self.length - self.made.len() as u8
    }

    /// The step from a point with a number and the state after it, or the first rule in its way.
    fn check(&self, from: u8, die: u8) -> Result<(DieStep, Stage), IllegalStep> {
        within_board(from, OFF)?;
        let stage = self.stage();
        if !self.dice_unplayed().contains(&die) {
            return Err(IllegalStep::NoSuchDie { die });
        }
        let (step, after) = stage.step(from, die, &self.rules)?;
        if self.is_complete() {
            // A number is left over that was playable in the place of the one played.
            return Err(IllegalStep::NoSuchDie { die });
        }
        if !stage.dice().any(|number| number == die) {
            let larger = self.roll.larger();
            return Err(IllegalStep::LargerDie { larger });
        }
        let left = self.steps_left() - 1;
        if !after.completes(left, None, &self.rules) {
            return Err(IllegalStep::MostDice { wanted: self.length });
        }
        if let Some(point) = self
            .straggler
            .filter(|&point| stage.position.own[usize::from(point)] > 0)
        {
            let larger = self.roll.larger();
            let obeys = if from == point {
                die == larger
            } else {
                after.completes(left, Some(point), &self.rules)
            };
            if !obeys {
                return Err(IllegalStep::Straggler { from: point, larger });
            }
        }
        Ok((step, after))
    }

    /// The numbers of the throw without those of the steps made, whether they can be played or not.
    fn dice_unplayed(&self) -> ArrayVec<u8, 4> {
        let mut numbers = self.roll.numbers();
        for step in &self.made {
            if let Some(index) = numbers.iter().position(|&die| die == step.die) {
                numbers.remove(index);
            }
        }
        numbers
    }

    fn run_on(&mut self, from: u8, path: &mut Vec<DieStep>, destinations: &mut Vec<Destination>) {
        for step in self.choices().into_iter().filter(|step| step.from == from) {
            if self.push(step).is_err() {
                continue;
            }
            path.push(step);
            match destinations.iter_mut().find(|destination| destination.to == step.to) {
                Some(destination) => destination.paths.push(path.clone()),
                None => destinations.push(Destination {
                    to: step.to,
                    paths: vec![path.clone()],
                }),
            }
            if step.to != OFF {
                self.run_on(step.to, path, destinations);
            }
            path.pop();
            self.undo();
        }
    }

    /// Why no path leads from one place to the other: the reason of the number that fits best.
    fn refusal(&self, from: u8, to: u8) -> IllegalStep {
        let numbers = self.dice_unplayed();
        if self.position().own[usize::from(from)] == 0 {
            return IllegalStep::NoChecker { from };
        }
        if to >= from {
            return IllegalStep::Backwards { from, to };
        }
        let distance = from - to;
        let fitting = if to == OFF {
            let larger = numbers.iter().copied().filter(|&die| die >= from);
            larger.min().or_else(|| numbers.iter().copied().max())
        } else {
            numbers.iter().copied().find(|&die| die == distance)
        };
        if let Some(die) = fitting {
            return match self.check(from, die) {
                Err(reason) => reason,
                Ok(_) => IllegalStep::NoSuchDie { die: distance },
            };
        }
        // Several numbers in a row: follow them until a step fails.
        for order in [numbers.clone(), numbers.iter().rev().copied().collect()] {
            let mut turn = self.clone();
            let mut at = from;
            for die in order {
                match turn.check(at, die) {
                    Err(reason) if sums_to(&numbers, distance) => return reason,
                    Err(_) => break,
                    Ok((step, after)) => {
                        turn.made.push(step);
                        turn.stages.push(after);
                        at = step.to;
                    }
                }
                if at <= to {
                    break;
                }
            }
        }
        IllegalStep::NoSuchDie { die: distance }
    }
}

impl Position {
    /// The checked door for a play written down as single steps: its result, or the rule that it breaks.
    ///
    /// The steps may come in any order: if the one given breaks a rule and another does not, the play is legal.
    /// Whether a step hits is found out, not asked.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, IllegalPlay, IllegalStep, Position, Roll, Step};
    ///
    /// let start = Position::starting();
    /// let step = |from, to| Step { from, to, hit: false };
    /// let roll = Roll::new(6, 5).unwrap();
    /// assert!(start.play(&[step(24, 18), step(18, 13)], roll, &CheckerRules::TOURNAMENT).is_ok());
    /// assert_eq!(
    ///     start.play(&[step(6, 1), step(24, 18)], roll, &CheckerRules::TOURNAMENT),
    ///     Err(IllegalPlay::Step {
    ///         number: 1,
    ///         step: step(6, 1),
    ///         reason: IllegalStep::Blocked { to: 1 },
    ///     })
    /// );
    /// ```
    pub fn play(&self, steps: &[Step], roll: Roll, rules: &CheckerRules) -> Result<Afterstate, IllegalPlay> {
        let mut turn = Turn::new(*self, roll, *rules);
        match in_order(&mut turn, steps, 0) {
            Err(fault) if steps.len() > 4 || in_some_order(&mut turn, steps, 0).is_none() => Err(fault),
            _ => Ok(turn.position().as_afterstate()),
        }
    }
}

/// Makes the steps in the order given, trying every number that fits; the turn is complete afterwards or as
/// it was before.
fn in_order(turn: &mut Turn, steps: &[Step], done: u8) -> Result<(), IllegalPlay> {
    let Some((&step, rest)) = steps.split_first() else {
        return if turn.is_complete() {
            Ok(())
        } else {
            Err(IllegalPlay::Unfinished {
                played: done,
                wanted: turn.length(),
            })
        };
    };
    let number = done.saturating_add(1);
    let mut fault = None;
    for die in fitting_numbers(turn, step) {
        let outcome = turn
            .push(with_die(step, die))
            .map_err(|reason| IllegalPlay::Step { number, step, reason });
        let outcome = outcome.and_then(|()| {
            in_order(turn, rest, number).inspect_err(|_| {
                turn.undo();
            })
        });
        match outcome {
            Ok(()) => return Ok(()),
            // The fault that comes latest tells most.
            Err(found) => fault = Some(later(fault, found)),
        }
    }
    Err(fault.unwrap_or_else(|| {
        let reason = within_board(step.from, step.to)
            .err()
            .unwrap_or_else(|| turn.refusal(step.from, step.to));
        IllegalPlay::Step { number, step, reason }
    }))
}

/// Makes the steps in any order that works, if there is one.
fn in_some_order(turn: &mut Turn, steps: &[Step], used: u8) -> Option<()> {
    if used.count_ones() as usize == steps.len() {
        return turn.is_complete().then_some(());
    }
    for (index, &step) in steps.iter().enumerate().filter(|(index, _)| used & (1 << index) == 0) {
        for die in fitting_numbers(turn, step) {
            if turn.push(with_die(step, die)).is_ok() {
                if in_some_order(turn, steps, used | 1 << index).is_some() {
                    return Some(());
                }
                turn.undo();
            }
        }
    }
    None
}

/// The numbers left that could play the step by its distance, the smallest first.
fn fitting_numbers(turn: &Turn, step: Step) -> ArrayVec<u8, 2> {
    let mut numbers = turn.dice_unplayed();
    numbers.sort_unstable();
    let mut fitting = ArrayVec::new();
    for die in numbers {
        let fits = step.from.saturating_sub(die) == step.to && step.from > step.to;
        if fits && fitting.last() != Some(&die) {
            fitting.push(die);
        }
    }
    fitting
}

fn with_die(step: Step, die: u8) -> DieStep {
    DieStep {
        from: step.from,
        to: step.to,
        die,
        hit: step.hit,
    }
}

/// Of two faults, the one that lets more of the play stand.
fn later(known: Option<IllegalPlay>, found: IllegalPlay) -> IllegalPlay {
    let progress = |fault: &IllegalPlay| match fault {
        IllegalPlay::Step { number, .. } => *number,
        IllegalPlay::Unfinished { .. } => u8::MAX,
    };
    known
        .filter(|known| progress(known) >= progress(&found))
        .unwrap_or(found)
}

/// Everything that decides which steps can follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Stage {
    position: Position,
    /// The hitters, for every choice of checkers that made the steps so far; one empty set where R16 is not in force.
    hitters: ArrayVec<Hitters, 16>,
    /// How often the larger and the smaller number can still be played.
    left: [u8; 2],
    numbers: [u8; 2],
}

impl Stage {
    fn start(position: Position, roll: Roll) -> Stage {
        Stage {
            position,
            hitters: ArrayVec::from_iter([Hitters::default()]),
            left: if roll.is_double() { [4, 0] } else { [1, 1] },
            numbers: [roll.larger(), roll.smaller()],
        }
    }

    /// The different numbers left, the larger first.
    fn dice(&self) -> impl Iterator<Item = u8> + use<> {
        let (left, numbers) = (self.left, self.numbers);
        (0..2).filter(move |&i| left[i] > 0).map(move |i| numbers[i])
    }

    /// One step by the rules that look at single steps alone.
    fn step(&self, from: u8, die: u8, rules: &CheckerRules) -> Result<(DieStep, Stage), IllegalStep> {
        let to = landing(&self.position, from, die, rules.overshoot)?;
        let mut after = self.clone();
        let step = after.position.apply(from, to);
        if !rules.pick_and_pass {
            after.hitters.clear();
            for hitters in &self.hitters {
                for way in hitters.after(&self.position, step) {
                    if !after.hitters.contains(&way) {
                        after.hitters.push(way);
                    }
                }
            }
            if after.hitters.is_empty() {
                return Err(IllegalStep::PickAndPass { from, to });
            }
        }
        let which = usize::from(die != self.numbers[0]);
        after.left[which] = after.left[which].saturating_sub(1);
        Ok((with_die(step, die), after))
    }

    /// The most steps that can follow, at most `wanted`.
    fn longest(&self, wanted: u8, rules: &CheckerRules) -> u8 {
        (1..=wanted)
            .rev()
            .find(|&steps| self.completes(steps, None, rules))
            .unwrap_or(0)
    }

    /// Can exactly so many steps follow, among them the straggler's with the larger number if one is named?
    fn completes(&self, steps: u8, straggler: Option<u8>, rules: &CheckerRules) -> bool {
        if steps == 0 {
            return straggler.is_none();
        }
        self.dice().any(|die| {
            (1..=BAR).rev().any(|from| {
                let wanted = match straggler {
                    Some(point) if point == from && die == self.numbers[0] => None,
                    Some(point) if point == from => return false,
                    other => other,
                };
                self.step(from, die, rules)
                    .is_ok_and(|(_, after)| after.completes(steps - 1, wanted, rules))
            })
        })
    }
}

/// Where a checker lands, or the rule about single steps that forbids it.
fn landing(position: &Position, from: u8, die: u8, overshoot: Overshoot) -> Result<u8, IllegalStep> {
    let own = &position.own;
    if own[usize::from(from)] == 0 {
        return Err(IllegalStep::NoChecker { from });
    }
    if let Some(to) = position.single_step(from, die, overshoot) {
        return Ok(to);
    }
    let rearmost = (1..=BAR)
        .rev()
        .find(|&point| own[usize::from(point)] > 0)
        .unwrap_or(from);
    Err(if rearmost == BAR && from != BAR {
        IllegalStep::EnterFirst
    } else if from > die {
        IllegalStep::Blocked { to: from - die }
    } else if rearmost > HOME {
        IllegalStep::NotAllHome { outside: rearmost }
    } else {
        IllegalStep::Overshoot { from, die, overshoot }
    })
}

/// R15: the only checker outside the home board, if either number alone can bring it home.
pub(crate) fn straggler(position: &Position, roll: Roll, rules: &CheckerRules) -> Option<u8> {
    if !rules.straggler || roll.is_double() {
        return None;
    }
    let mut outside = (HOME + 1..=BAR).filter(|&point| position.own[usize::from(point)] > 0);
    let from = outside.next().filter(|&point| position.own[usize::from(point)] == 1)?;
    let comes_home = |die| {
        position
            .single_step(from, die, rules.overshoot)
            .is_some_and(|to| to <= HOME)
    };
    (outside.next().is_none() && comes_home(roll.larger()) && comes_home(roll.smaller())).then_some(from)
}

fn within_board(from: u8, to: u8) -> Result<(), IllegalStep> {
    if !(1..=BAR).contains(&from) {
        return Err(IllegalStep::NoSuchPoint { place: from });
    }
    if to >= BAR {
        return Err(IllegalStep::NoSuchPoint { place: to });
    }
    Ok(())
}

fn spent(path: &[DieStep]) -> u8 {
    path.iter().map(|step| step.die).sum()
}

/// Do some of the numbers add up to the distance?
fn sums_to(numbers: &[u8], distance: u8) -> bool {
    (1..1u8 << numbers.len()).any(|chosen| {
        let sum: u8 = (0..numbers.len())
            .filter(|&i| chosen & (1 << i) != 0)
            .map(|i| numbers[i])
            .sum();
        sum == distance
    })
}

/// What is stored of a [`Turn`]: its throw and the steps made; the rest follows from them.
#[derive(Serialize, Deserialize)]
struct TurnRecord {
    position: Position,
    roll: Roll,
    rules: CheckerRules,
    steps: Vec<DieStep>,
}

impl From<Turn> for TurnRecord {
    fn from(turn: Turn) -> TurnRecord {
        TurnRecord {
            position: *turn.start(),
            roll: turn.roll,
            rules: turn.rules,
            steps: turn.made.to_vec(),
        }
    }
}

impl TryFrom<TurnRecord> for Turn {
    type Error = IllegalStep;

    fn try_from(record: TurnRecord) -> Result<Turn, IllegalStep> {
        let mut turn = Turn::new(record.position, record.roll, record.rules);
        for step in record.steps {
            turn.push(step)?;
        }
        Ok(turn)
    }
}

/// A place on the board in words.
struct Place(u8);

impl Place {
    fn short(&self) -> String {
        match self.0 {
            OFF => "off".into(),
            BAR => "bar".into(),
            point => point.to_string(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            OFF => f.write_str("off the board"),
            BAR => f.write_str("the bar"),
            point => write!(f, "the {point}-point"),
        }
    }
}

fn overshoot_reason(overshoot: Overshoot) -> &'static str {
    match overshoot {
        Overshoot::Farthest => "with a larger number only the rearmost checker goes off",
        Overshoot::AnyBelow => {
            "with a larger number a checker goes off only when none stands on that number's point or behind it"
        }
        Overshoot::AnyCarried => "the number does not carry it over the edge",
    }
}
