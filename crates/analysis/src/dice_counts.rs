//! What the dice did in a match: how often each side threw what, and how often it danced.

use crate::course::Course;
use crate::decision::Matter;
use pasch_rules::{BAR, Pair};
use serde::{Deserialize, Serialize};

/// How often a side threw what. May come from anyone and hold anything: sums stop at the largest number there is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceCounts {
    /// Throws of two dice.
    pub throws: u32,
    /// Doubles among them, by their number.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub doubles: [u32; 6],
    /// How often each number fell, a double counting twice.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub numbers: [u32; 6],
    /// Throws with a checker on the bar.
    pub on_bar: u32,
    /// Those of them that brought none in.
    pub danced: u32,
    /// The pips that fell, a double counting four times; 49 in six throws are to be expected.
    pub pips: u32,
}

impl DiceCounts {
    /// The throws of both sides that somebody had to play.
    pub fn of(course: &Course) -> Pair<DiceCounts> {
        let mut counts: Pair<DiceCounts> = Pair::default();
        for decision in &course.decisions {
            let Matter::Play { roll, steps, .. } = &decision.matter else {
                continue;
            };
            let (larger, smaller) = (roll.larger(), roll.smaller());
            let mut one = DiceCounts {
                throws: 1,
                ..DiceCounts::default()
            };
            let place = |die: u8| usize::from(die).wrapping_sub(1);
            for die in [larger, smaller] {
                one.numbers
                    .get_mut(place(die))
                    .into_iter()
                    .for_each(|count| *count += 1);
            }
            let total = u32::from(larger) + u32::from(smaller);
            one.pips = if roll.is_double() { 2 * total } else { total };
            if roll.is_double() {
                one.doubles
                    .get_mut(place(larger))
                    .into_iter()
                    .for_each(|count| *count += 1);
            }
            if decision.situation.standing.board.side(decision.side)[usize::from(BAR)] > 0 {
                one.on_bar = 1;
                one.danced = u32::from(!steps.iter().any(|step| step.from == BAR));
            }
            counts[decision.side].join(&one);
        }
        counts
    }

    /// Adds other throws to these.
    ///
    /// ```
    /// use pasch_analysis::DiceCounts;
    /// let mut evening = DiceCounts { throws: 30, pips: 250, ..DiceCounts::default() };
    /// evening.join(&DiceCounts { throws: 10, pips: 80, ..DiceCounts::default() });
    /// assert_eq!((evening.throws, evening.pips), (40, 330));
    /// ```
    pub fn join(&mut self, other: &DiceCounts) {
        let add = |sum: &mut u32, more: u32| *sum = sum.saturating_add(more);
        add(&mut self.throws, other.throws);
        add(&mut self.on_bar, other.on_bar);
        add(&mut self.danced, other.danced);
        add(&mut self.pips, other.pips);
        for (sum, more) in self.doubles.iter_mut().zip(other.doubles) {
            add(sum, more);
        }
        for (sum, more) in self.numbers.iter_mut().zip(other.numbers) {
            add(sum, more);
        }
    }
}
