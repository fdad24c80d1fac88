//! A turn made checker by checker, as people make it.
//!
//! A [`Turn`] offers at every moment exactly those single steps after which the turn can still be completed
//! by every rule; it takes them back, joins the steps of one checker into destinations, and gives the
//! [`Reason`] for a step it refuses. [`Turn::tree`] holds the whole turn as data, for a board that
//! knows no rules.

use crate::dice::Roll;
use crate::plays::{CheckerRules, Play, Step};
use crate::position::{Afterstate, BAR, OFF, Position};
use crate::refusal::Reason;
use crate::steps::{DieStep, Stage, straggler};
use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Where one checker can go, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Destination {
    /// 1 to 24, or [`OFF`].
    pub to: u8,
    /// The ways there, the fewest numbers first and rather without a hit on the way than with one; they differ in the
    /// numbers used or in what they hit.
    pub paths: Vec<Vec<DieStep>>,
}

/// All legal sequences of steps of a turn, as a graph: states that allow the same future are one node.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StepTree {
    /// The first node is the turn's present state; a node without branches is a completed turn.
    pub nodes: Vec<Vec<Branch>>,
    /// The nodes from which every way to complete the turn leads to the same board.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub forced: Vec<usize>,
    /// In a race, once all checkers are home: the node, and its branch by which most of them come off in this turn.
    #[cfg_attr(feature = "typescript", ts(type = "[number, number][]"))]
    pub bear_off: Vec<(usize, usize)>,
}

/// One step of a [`StepTree`] and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
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
/// use pasch_rules::{CheckerRules, Position, Reason, Roll, Turn};
///
/// let roll = Roll::new(6, 1)?;
/// let mut turn = Turn::new(Position::starting(), roll, CheckerRules::TOURNAMENT);
/// assert_eq!(turn.move_checker(24, 12), Err(Reason::NotThrown { from: 24, to: 12, roll }));
/// assert_eq!(turn.move_checker(6, 5).map(|steps| steps.len()), Ok(1));
/// assert_eq!(turn.move_checker(13, 12), Err(Reason::NotThrown { from: 13, to: 12, roll }));
/// turn.undo();
/// turn.move_checker(13, 7)?;
/// turn.move_checker(8, 7)?;
/// assert!(turn.is_complete());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "TurnRecord", into = "TurnRecord"))]
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
    pub fn push(&mut self, step: DieStep) -> Result<(), Reason> {
        let DieStep { from, to, die, .. } = step;
        on_the_board(from, to)?;
        if self.step(from, die)? != to {
            self.undo();
            return Err(Reason::WrongNumber { from, to, die });
        }
        Ok(())
    }

    /// Makes the step from a point with a number, and tells where it led.
    pub(crate) fn step(&mut self, from: u8, die: u8) -> Result<u8, Reason> {
        let (checked, after) = self.check(from, die)?;
        self.made.push(checked);
        self.stages.push(after);
        Ok(checked.to)
    }

    /// Takes the last step back; `None` if there is none.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, Position, Roll, Turn};
    /// let mut turn = Turn::new(Position::starting(), Roll::new(6, 1)?, CheckerRules::TOURNAMENT);
    /// turn.move_checker(13, 7)?;
    /// assert_eq!(turn.dice_left()[..], [1]);
    /// turn.undo();
    /// assert_eq!((turn.position(), turn.is_complete()), (&Position::starting(), false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
            destination
                .paths
                .sort_by_key(|path| (path.len(), spent(path), hits_on_the_way(path)));
        }
        destinations.sort_by_key(|destination| std::cmp::Reverse(destination.to));
        destinations
    }

    /// Moves one checker to a destination by the first of its paths, and gives that path; or the reason why it
    /// cannot go there.
    pub fn move_checker(&mut self, from: u8, to: u8) -> Result<Vec<DieStep>, Reason> {
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
            None => Err(self.obstacle(from, to)),
        }
    }

    /// Can a checker go there once these steps are made? The reason why not is that of the first step that cannot be made,
    /// or of the checker.
    pub fn check_move(&self, made: &[DieStep], from: u8, to: u8) -> Result<(), Reason> {
        let mut turn = self.clone();
        for &step in made {
            turn.push(step)?;
        }
        turn.move_checker(from, to).map(|_| ())
    }

    /// Makes movements as they are written, each of one checker by one number or several: single steps in whatever
    /// order and with whatever numbers they can be made, others in the order given. If they cannot be made, the
    /// turn is as it was, and the reason is that of the first movement that stands in the way in the order given.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, Position, Roll, Step, Turn};
    ///
    /// let mut turn = Turn::new(Position::starting(), Roll::new(6, 5)?, CheckerRules::TOURNAMENT);
    /// let step = |from, to| Step { from, to, hit: false };
    /// turn.make(&[step(18, 13), step(24, 18)])?;
    /// assert!(turn.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn make(&mut self, movements: &[Step]) -> Result<(), Reason> {
        let few = movements.len() <= usize::from(self.steps_left());
        if few && self.make_in_some_order(movements, 0) {
            return Ok(());
        }
        self.make_in_order(movements)
    }

    /// The same in the order given alone: each movement as if a checker were dragged.
    pub(crate) fn make_in_order(&mut self, movements: &[Step]) -> Result<(), Reason> {
        let before = self.made.len();
        for movement in movements {
            if let Err(reason) = self.move_checker(movement.from, movement.to) {
                self.made.truncate(before);
                self.stages.truncate(before + 1);
                return Err(reason);
            }
        }
        Ok(())
    }

    /// Makes the single steps not yet made (by the bits of `done`) in the first order that works.
    fn make_in_some_order(&mut self, steps: &[Step], done: u8) -> bool {
        if done.count_ones() as usize == steps.len() {
            return true;
        }
        for choice in self.choices() {
            let wanted = |(index, step): (usize, &Step)| {
                done & (1 << index) == 0 && (step.from, step.to) == (choice.from, choice.to)
            };
            let Some(index) = steps.iter().enumerate().position(wanted) else {
                continue;
            };
            if self.push(choice).is_ok() {
                if self.make_in_some_order(steps, done | 1 << index) {
                    return true;
                }
                self.undo();
            }
        }
        false
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
        let positions: Vec<Position> = turns.iter().map(|turn| turn.stage().position).collect();
        StepTree {
            forced: forced(&nodes, &positions),
            bear_off: bear_off(&nodes, &positions),
            nodes,
        }
    }

    pub(crate) fn stage(&self) -> &Stage {
        &self.stages[self.stages.len() - 1]
    }

    fn steps_left(&self) -> u8 {
        self.length - self.made.len() as u8
    }

    /// The step from a point with a number and the state after it, or the first rule in its way.
    pub(crate) fn check(&self, from: u8, die: u8) -> Result<(DieStep, Stage), Reason> {
        on_the_board(from, OFF)?;
        let stage = self.stage();
        if !self.numbers_left().contains(&die) {
            return Err(Reason::NoDie { die });
        }
        let (step, after) = stage.step(from, die, &self.rules)?;
        if self.is_complete() {
            // A number is left over that was playable in the place of the one played.
            return Err(Reason::NoDie { die });
        }
        let larger = self.roll.larger();
        if !stage.dice().any(|number| number == die) {
            return Err(Reason::LargerFirst { larger });
        }
        let left = self.steps_left() - 1;
        if !after.completes(left, None, &self.rules) {
            return Err(Reason::MoreCanBePlayed { possible: self.length });
        }
        if let Some(point) = self
            .straggler
            .filter(|&point| stage.position.own[usize::from(point)] > 0)
        {
            let obeys = if from == point {
                die == larger
            } else {
                after.completes(left, Some(point), &self.rules)
            };
            if !obeys {
                return Err(Reason::Straggler { from: point, larger });
            }
        }
        Ok((step, after))
    }

    /// The numbers of the throw without those of the steps made, whether they can be played or not; the larger first.
    pub(crate) fn numbers_left(&self) -> ArrayVec<u8, 4> {
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
}

/// Are these places that a checker can leave and reach?
pub(crate) fn on_the_board(from: u8, to: u8) -> Result<(), Reason> {
    if !(1..=BAR).contains(&from) {
        return Err(Reason::NoSuchPoint { point: from });
    }
    if to >= BAR {
        return Err(Reason::NoSuchPoint { point: to });
    }
    Ok(())
}

fn spent(path: &[DieStep]) -> u8 {
    path.iter().map(|step| step.die).sum()
}

fn hits_on_the_way(path: &[DieStep]) -> usize {
    path.iter().rev().skip(1).filter(|step| step.hit).count()
}

/// What is stored of a [`Turn`]: its throw and the steps made; the rest follows from them.
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
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
    type Error = Reason;

    fn try_from(record: TurnRecord) -> Result<Turn, Reason> {
        let mut turn = Turn::new(record.position, record.roll, record.rules);
        for step in record.steps {
            turn.push(step)?;
        }
        Ok(turn)
    }
}

/// The nodes, but for completed turns, from which only one board can be reached. A step leads to a later node, so the end is known
/// before what leads there.
fn forced(nodes: &[Vec<Branch>], positions: &[Position]) -> Vec<usize> {
    let mut ends: Vec<Option<Position>> = vec![None; nodes.len()];
    for (index, branches) in nodes.iter().enumerate().rev() {
        ends[index] = match branches.split_first() {
            None => Some(positions[index]),
            Some((first, others)) => {
                ends[first.next].filter(|&end| others.iter().all(|branch| ends[branch.next] == Some(end)))
            }
        };
    }
    let open = nodes.iter().enumerate().filter(|(_, branches)| !branches.is_empty());
    open.map(|(index, _)| index)
        .filter(|&index| ends[index].is_some())
        .collect()
}

/// Of each node where bearing off is all that is left to do, the first branch that lets most checkers come off.
fn bear_off(nodes: &[Vec<Branch>], positions: &[Position]) -> Vec<(usize, usize)> {
    let mut most: Vec<u8> = positions
        .iter()
        .map(|position| position.own[usize::from(OFF)])
        .collect();
    let mut found = Vec::new();
    for (index, branches) in nodes.iter().enumerate().rev() {
        let Some(best) = branches.iter().map(|branch| most[branch.next]).max() else {
            continue;
        };
        let position = &positions[index];
        let home = position.own[7..].iter().all(|&checkers| checkers == 0);
        if home && position.is_race() && best > position.own[usize::from(OFF)] {
            found.extend(
                branches
                    .iter()
                    .position(|branch| most[branch.next] == best)
                    .map(|branch| (index, branch)),
            );
        }
        most[index] = best;
    }
    found.reverse();
    found
}
