//! When a card comes again: what a learner remembers of it, by the FSRS schedule.
//!
//! The time is handed in, in milliseconds since 1970.

use crate::mark::Mark;
use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use serde::{Deserialize, Serialize};

/// What a learner remembers of a card that was answered before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// When it comes again.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub due: i64,
    /// When it was answered last.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub answered: i64,
    /// Days until it is forgotten by one in ten.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
    /// Days between the last two answers.
    pub elapsed_days: u32,
    /// Days that lie between the last answer and the next.
    pub scheduled_days: u32,
    /// How often it was answered.
    pub answers: u32,
    /// How often it was forgotten.
    pub lapses: u32,
    /// How far it is learnt.
    pub state: Learnt,
}

/// How far a card is learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Learnt {
    /// Being learnt.
    Learning,
    /// Known.
    Known,
    /// Forgotten, and being learnt again.
    Forgotten,
}

/// How a card was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Wrong.
    Again,
    /// Not the best, but near it.
    Hard,
    /// Right.
    Good,
}

impl Grade {
    /// By what the answer cost: what is as good as the best is right.
    ///
    /// ```
    /// use pasch_analysis::Grade;
    /// assert_eq!([0.004, 0.03, 0.05].map(Grade::of), [Grade::Good, Grade::Hard, Grade::Again]);
    /// ```
    pub fn of(cost: f64) -> Grade {
        match Mark::of(cost) {
            None => Grade::Good,
            Some(Mark::Doubtful) => Grade::Hard,
            Some(Mark::Error | Mark::Blunder) => Grade::Again,
        }
    }
}

impl Memory {
    /// The memory after an answer at this time; `before` is nothing for a card that is new.
    pub fn after(before: Option<&Memory>, grade: Grade, now: i64) -> Memory {
        let now = moment(now);
        let rating = match grade {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
        };
        let card = before.map_or_else(
            || Card {
                due: now,
                last_review: now,
                ..Card::default()
            },
            Card::from,
        );
        // Nothing is drawn by lot, so that the seed in the parameters is never used.
        let parameters = Parameters {
            enable_fuzz: false,
            ..Parameters::default()
        };
        Memory::from(&FSRS::new(parameters).next(card, now, rating).card)
    }
}

impl From<&Memory> for Card {
    fn from(memory: &Memory) -> Card {
        Card {
            due: moment(memory.due),
            // What comes from a file may hold anything.
            stability: memory.stability.clamp(0.01, 36_500.0),
            difficulty: memory.difficulty.clamp(1.0, 10.0),
            elapsed_days: memory.elapsed_days.into(),
            scheduled_days: memory.scheduled_days.into(),
            reps: i32::try_from(memory.answers).unwrap_or(i32::MAX - 1),
            lapses: i32::try_from(memory.lapses).unwrap_or(i32::MAX - 1),
            state: match memory.state {
                Learnt::Learning => State::Learning,
                Learnt::Known => State::Review,
                Learnt::Forgotten => State::Relearning,
            },
            last_review: moment(memory.answered),
        }
    }
}

impl From<&Card> for Memory {
    fn from(card: &Card) -> Memory {
        let count = |number: i64| u32::try_from(number).unwrap_or(0);
        Memory {
            due: card.due.timestamp_millis(),
            answered: card.last_review.timestamp_millis(),
            stability: card.stability,
            difficulty: card.difficulty,
            elapsed_days: count(card.elapsed_days),
            scheduled_days: count(card.scheduled_days),
            answers: count(card.reps.into()),
            lapses: count(card.lapses.into()),
            state: match card.state {
                State::New | State::Learning => Learnt::Learning,
                State::Review => Learnt::Known,
                State::Relearning => Learnt::Forgotten,
            },
        }
    }
}

/// The latest time that is taken for one: the year 9999.
const LATEST: i64 = 253_402_300_799_000;

fn moment(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis.clamp(0, LATEST)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Grade, Learnt, Memory};

    const DAY: i64 = 86_400_000;
    const NOW: i64 = 1_800_000_000_000;

    #[test]
    fn what_is_known_comes_later_each_time_and_what_is_forgotten_soon() {
        let mut memory = Memory::after(None, Grade::Good, NOW);
        let mut gap = memory.due - NOW;
        for _ in 0..6 {
            let at = memory.due;
            memory = Memory::after(Some(&memory), Grade::Good, at);
            assert!(memory.due - at > gap, "{memory:?}");
            gap = memory.due - at;
        }
        assert_eq!(memory.state, Learnt::Known);
        assert!(gap > 20 * DAY, "{gap}");
        let at = memory.due;
        let forgotten = Memory::after(Some(&memory), Grade::Again, at);
        assert!(
            forgotten.due - at < DAY && forgotten.lapses == memory.lapses + 1,
            "{forgotten:?}"
        );
    }

    #[test]
    fn the_clock_of_the_machine_has_no_say_and_nonsense_does_no_harm() {
        let once = Memory::after(None, Grade::Good, NOW);
        assert_eq!(once, Memory::after(None, Grade::Good, NOW));
        let odd = Memory {
            due: i64::MIN,
            answered: i64::MAX,
            stability: f64::NAN,
            difficulty: f64::INFINITY,
            elapsed_days: u32::MAX,
            scheduled_days: u32::MAX,
            answers: u32::MAX,
            lapses: u32::MAX,
            state: Learnt::Known,
        };
        for now in [i64::MIN, 0, NOW, i64::MAX] {
            for grade in [Grade::Again, Grade::Hard, Grade::Good] {
                let _ = Memory::after(Some(&odd), grade, now);
            }
        }
    }
}
