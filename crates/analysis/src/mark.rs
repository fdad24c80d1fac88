//! Marks for what a choice cost, the classes of cube errors, and words for a rating.

use crate::judgement::NOTHING;
use pasch_engine::CubeAnswer;
use serde::{Deserialize, Serialize};

/// How bad a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Not the best.
    Doubtful,
    /// Wrong.
    Error,
    /// Badly wrong.
    Blunder,
}

impl Mark {
    /// Our mark for a cost.
    ///
    /// ```
    /// use pasch_analysis::Mark;
    /// assert_eq!(Mark::of(0.05), Some(Mark::Error));
    /// assert_eq!(Mark::of(0.01), None);
    /// ```
    pub fn of(cost: f64) -> Option<Mark> {
        match cost {
            0.08.. => Some(Mark::Blunder),
            0.04.. => Some(Mark::Error),
            0.02.. => Some(Mark::Doubtful),
            _ => None,
        }
    }

    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Doubtful => "doubtful",
            Mark::Error => "error",
            Mark::Blunder => "blunder",
        }
    }

    /// All of them, the least first.
    pub const ALL: [Mark; 3] = [Mark::Doubtful, Mark::Error, Mark::Blunder];

    /// The sign that stands behind a move.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Doubtful => "?!",
            Mark::Error => "?",
            Mark::Blunder => "??",
        }
    }
}

/// The six ways to go wrong with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum CubeError {
    /// No double where a double would have been right, and a take.
    MissedDoubleTake,
    /// No double where a double would have been right, and a pass.
    MissedDoublePass,
    /// A double too early.
    WrongDoubleEarly,
    /// A double when playing on was worth more than the pass.
    WrongDoubleTooGood,
    /// A take that was a pass.
    WrongTake,
    /// A pass that was a take.
    WrongPass,
}

impl CubeError {
    /// All six.
    pub const ALL: [CubeError; 6] = [
        CubeError::MissedDoubleTake,
        CubeError::MissedDoublePass,
        CubeError::WrongDoubleEarly,
        CubeError::WrongDoubleTooGood,
        CubeError::WrongTake,
        CubeError::WrongPass,
    ];

    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            CubeError::MissedDoubleTake => "missed_double_take",
            CubeError::MissedDoublePass => "missed_double_pass",
            CubeError::WrongDoubleEarly => "wrong_double_early",
            CubeError::WrongDoubleTooGood => "wrong_double_too_good",
            CubeError::WrongTake => "wrong_take",
            CubeError::WrongPass => "wrong_pass",
        }
    }

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            CubeError::MissedDoubleTake => "cube-missed-double-take",
            CubeError::MissedDoublePass => "cube-missed-double-pass",
            CubeError::WrongDoubleEarly => "cube-wrong-double-early",
            CubeError::WrongDoubleTooGood => "cube-wrong-double-too-good",
            CubeError::WrongTake => "cube-wrong-take",
            CubeError::WrongPass => "cube-wrong-pass",
        }
    }

    /// The error of one who doubled or did not, by the equities of a double that is taken and of one that is passed.
    pub(crate) fn of_doubling(doubled: bool, take: f64, pass: f64, cost: f64) -> Option<CubeError> {
        (cost >= NOTHING).then_some(match (doubled, take > pass) {
            (false, false) => CubeError::MissedDoubleTake,
            (false, true) => CubeError::MissedDoublePass,
            (true, false) => CubeError::WrongDoubleEarly,
            (true, true) => CubeError::WrongDoubleTooGood,
        })
    }

    /// The error of one who answered a double.
    pub(crate) fn of_answer(answer: CubeAnswer, cost: f64) -> Option<CubeError> {
        (cost >= NOTHING).then_some(match answer {
            CubeAnswer::Pass => CubeError::WrongPass,
            CubeAnswer::Take | CubeAnswer::Beaver | CubeAnswer::Redouble => CubeError::WrongTake,
        })
    }
}

/// Words for a rating, by XG's bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RatingWord {
    /// Plays as the best in the world do.
    WorldChampion,
    /// World class.
    WorldClass,
    /// An expert.
    Expert,
    /// Advanced.
    Advanced,
    /// In between.
    Intermediate,
    /// Plays now and then.
    Casual,
    /// Has just begun.
    Beginner,
    /// Thought of something else.
    Distracted,
}

impl RatingWord {
    /// All of them with the rating below which each holds, the best first; the last holds for everything.
    pub const BANDS: [(RatingWord, f64); 8] = [
        (RatingWord::WorldChampion, 2.5),
        (RatingWord::WorldClass, 5.0),
        (RatingWord::Expert, 7.5),
        (RatingWord::Advanced, 12.5),
        (RatingWord::Intermediate, 17.5),
        (RatingWord::Casual, 22.5),
        (RatingWord::Beginner, 30.0),
        (RatingWord::Distracted, f64::INFINITY),
    ];

    /// The word for a PR.
    ///
    /// ```
    /// use pasch_analysis::RatingWord;
    /// assert_eq!(RatingWord::of(7.4), RatingWord::Expert);
    /// ```
    pub fn of(pr: f64) -> RatingWord {
        let band = RatingWord::BANDS.iter().find(|(_, below)| pr < *below);
        band.map_or(RatingWord::Distracted, |(word, _)| *word)
    }

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            RatingWord::WorldChampion => "rating-world-champion",
            RatingWord::WorldClass => "rating-world-class",
            RatingWord::Expert => "rating-expert",
            RatingWord::Advanced => "rating-advanced",
            RatingWord::Intermediate => "rating-intermediate",
            RatingWord::Casual => "rating-casual",
            RatingWord::Beginner => "rating-beginner",
            RatingWord::Distracted => "rating-distracted",
        }
    }
}
