//! Is a play that is written down legal, and if not, which rule does it break?
//!
//! A play is judged by its result: it is legal if the throw can legally leave the same checkers in the same places,
//! in whatever order the steps were given and even if one checker's steps were given as one. A play that is not
//! legal is made on a [`Turn`] in the order given, as if its checkers were dragged, to find the first rule in its way.

use crate::dice::Roll;
use crate::plays::{CheckerRules, Play, Step};
use crate::position::{Afterstate, BAR, OFF, Position};
use crate::refusal::Reason;
use crate::steps::Stage;
use crate::turn::{Turn, on_the_board};
use std::ops::ControlFlow;

/// No play, not even a wrong one, is longer than this.
pub(crate) const LONGEST: usize = 16;

impl Position {
    /// The checked door for a play that is written down: its single steps and its result, or the rule it breaks.
    ///
    /// Whether a given step says that it hits is of no account; the steps that come back say it truly. They come in the
    /// order given where they can be made in it.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, Position, Reason, Roll, Step};
    ///
    /// let start = Position::starting();
    /// let step = |from, to| Step { from, to, hit: false };
    /// let roll = Roll::new(6, 1)?;
    /// let play = |steps: &[Step]| start.play(steps, roll, &CheckerRules::TOURNAMENT);
    /// let (steps, _) = play(&[step(13, 6)])?;
    /// assert_eq!(steps.len(), 2);
    /// assert!(matches!(play(&[step(13, 7), step(6, 5), step(8, 7)]), Err(Reason::NotThrown { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, steps: &[Step], roll: Roll, rules: &CheckerRules) -> Result<(Play, Afterstate), Reason> {
        let end = result(self, steps);
        if let Some((canonical, after)) = end.and_then(|end| play_to(self, roll, rules, &end)) {
            let given = in_order(&Stage::start(*self, roll), steps, rules);
            return Ok((given.unwrap_or(canonical), after));
        }
        let mut turn = Turn::new(*self, roll, *rules);
        turn.make_in_order(steps)?;
        // A checker whose stops all have something to hit has hit it, written or not.
        turn.play().ok_or(Reason::MoreCanBePlayed {
            possible: turn.length(),
        })
    }
}

/// The checkers after these steps, in whatever order they are made, if there are checkers to make them.
fn result(position: &Position, steps: &[Step]) -> Option<Position> {
    if steps.len() > LONGEST {
        return None;
    }
    let mut end = *position;
    for step in steps {
        on_the_board(step.from, step.to).ok()?;
        end.own[usize::from(step.to)] += 1;
    }
    for step in steps {
        let left = &mut end.own[usize::from(step.from)];
        *left = left.checked_sub(1)?;
        let theirs = usize::from(BAR - step.to);
        if step.to != OFF && end.opp[theirs] == 1 {
            end.opp[theirs] = 0;
            end.opp[usize::from(BAR)] += 1;
        }
    }
    Some(end)
}

fn play_to(position: &Position, roll: Roll, rules: &CheckerRules, end: &Position) -> Option<(Play, Afterstate)> {
    let found = position.try_for_each_play(roll, rules, |play, after| {
        if after.0 == *end {
            ControlFlow::Break((play.clone(), *after))
        } else {
            ControlFlow::Continue(())
        }
    });
    found.break_value()
}

/// The steps one by one, if each can be made with one number in the order given.
fn in_order(stage: &Stage, steps: &[Step], rules: &CheckerRules) -> Option<Play> {
    let Some((step, rest)) = steps.split_first() else {
        return Some(Play::new());
    };
    stage.dice().find_map(|die| {
        let (made, after) = stage
            .step(step.from, die, rules)
            .ok()
            .filter(|(made, _)| made.to == step.to)?;
        let mut play = in_order(&after, rest, rules)?;
        play.try_insert(0, made.into()).ok()?;
        Some(play)
    })
}

/// Puts checkers where the steps say, by no rule but this: a checker must be there, and not both sides on one point.
pub(crate) fn lay(position: &Position, steps: &[Step]) -> Result<(Position, Vec<Step>), Reason> {
    let mut end = *position;
    let mut laid = Vec::with_capacity(steps.len());
    for step in steps {
        on_the_board(step.from, step.to)?;
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
