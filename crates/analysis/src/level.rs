//! How strong the computer plays: how far it looks ahead, and how far off its judgement is.
//!
//! The three lower levels see every play a little better or worse than it is. How much was measured: the noise is set so
//! that they lose about 60, 30 and 12 thousandths of a point a decision, which among people are beginners, casual and
//! club players. `pasch bench levels` measures it again.

use pasch_engine::RankedPlay;
use serde::{Deserialize, Serialize};

/// From beginner to world class.
///
/// ```
/// use pasch_analysis::Level;
/// assert_eq!(Level::ALL.map(Level::name)[0], "beginner");
/// assert!(Level::ALL.is_sorted_by_key(|level| level.plies()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Knows the moves.
    Beginner,
    /// Plays now and then.
    Casual,
    /// Plays in a club.
    Advanced,
    /// Makes few mistakes.
    Expert,
    /// As strong as can be within a second or two.
    #[default]
    WorldClass,
}

impl Level {
    /// Whom somebody meets who did not say whom he wishes to meet.
    pub const USUAL: Level = Level::Advanced;

    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Advanced,
        Level::Expert,
        Level::WorldClass,
    ];

    /// The level's name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Advanced => "advanced",
            Level::Expert => "expert",
            Level::WorldClass => "world-class",
        }
    }

    /// How many plies it looks ahead.
    pub fn plies(self) -> u8 {
        match self {
            Level::Beginner | Level::Casual | Level::Advanced => 0,
            Level::Expert => 1,
            Level::WorldClass => 2,
        }
    }

    /// The standard deviation of what it sees wrongly in a play, in points.
    pub fn noise(self) -> f32 {
        match self {
            Level::Beginner => 0.18,
            Level::Casual => 0.09,
            Level::Advanced => 0.04,
            Level::Expert | Level::WorldClass => 0.0,
        }
    }

    /// Something seen wrongly, from a source of even numbers between 0 and 1.
    pub fn slip(self, even: &mut impl FnMut() -> f32) -> f32 {
        // A sum of three is normal enough; its deviation is a half.
        2.0 * self.noise() * (even() + even() + even() - 1.5)
    }

    /// Puts the plays into the order in which this level sees them.
    pub fn see(self, plays: &mut [RankedPlay], even: &mut impl FnMut() -> f32) {
        if self.noise() > 0.0 {
            for play in plays.iter_mut() {
                play.value += self.slip(even);
            }
            plays.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
    }
}
