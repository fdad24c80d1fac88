//! The terms of time: what was agreed about clocks, or about a player who stays away where there is none.
//!
//! Nothing here runs. Who keeps the time says by an action that a flag fell; these terms say how much time there is.

use crate::sentence::Sentence;
use crate::terms::SessionKind;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// What was agreed about time. All numbers but the days are seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)
)]
pub enum Timing {
    /// Nothing.
    #[default]
    None,
    /// No clock; but the opponent of a player who is awaited and stays away for so long may claim the win.
    Claim {
        /// How long.
        after: u32,
    },
    /// The first seconds of each turn are free; what is needed beyond them comes out of a reserve.
    Delay {
        /// What is free in each turn.
        delay: u32,
        /// The reserve, for each point of a match.
        per_point: u32,
        /// For how long in all a lost connection stops the clock.
        pause: u32,
    },
    /// The whole turn comes out of the reserve, and each turn that is played adds to it.
    Fischer {
        /// What a turn adds.
        increment: u32,
        /// The reserve, for each point of a match.
        per_point: u32,
        /// For how long in all a lost connection stops the clock.
        pause: u32,
    },
    /// So many days for each turn.
    Days {
        /// How many.
        days: u32,
    },
}

/// The pause of a lost connection, unless something else is agreed.
const PAUSE: u32 = 120;

/// The longest that can be agreed, in seconds: an hour.
const LONGEST: u32 = 3600;

/// The most days for a turn.
const MOST_DAYS: u32 = 30;

impl Timing {
    /// The clock of tournaments: 12 seconds free in each turn, and 2 minutes a point.
    pub const TOURNAMENT: Timing = Timing::Delay {
        delay: 12,
        per_point: 120,
        pause: PAUSE,
    };

    /// Without a clock: who stays away for ten minutes may have lost.
    pub const TEN_MINUTES: Timing = Timing::Claim { after: 600 };

    /// One of each kind, as it is proposed to whoever wishes for it.
    pub const USUAL: [Timing; 5] = [
        Timing::None,
        Timing::TEN_MINUTES,
        Timing::TOURNAMENT,
        Timing::Fischer {
            increment: 8,
            per_point: 120,
            pause: PAUSE,
        },
        Timing::Days { days: 3 },
    ];

    /// A stable name, the one it is stored by.
    pub fn id(self) -> &'static str {
        match self {
            Timing::None => "none",
            Timing::Claim { .. } => "claim",
            Timing::Delay { .. } => "delay",
            Timing::Fischer { .. } => "fischer",
            Timing::Days { .. } => "days",
        }
    }

    /// Does a clock run, whose flag can fall?
    pub fn has_clock(self) -> bool {
        !matches!(self, Timing::None | Timing::Claim { .. })
    }

    /// Are the players at the table together, so that a turn is a matter of minutes?
    pub fn is_live(self) -> bool {
        matches!(self, Timing::Delay { .. } | Timing::Fischer { .. })
    }

    /// Each player's reserve in seconds: for the whole session, or for each game where it has no end of its own.
    ///
    /// ```
    /// use pasch_rules::{SessionKind, Timing};
    /// assert_eq!(Timing::TOURNAMENT.reserve(SessionKind::Match { points: 7 }), 14 * 60);
    /// assert_eq!(Timing::None.reserve(SessionKind::Match { points: 7 }), 0);
    /// ```
    pub fn reserve(self, session: SessionKind) -> u64 {
        let (Timing::Delay { per_point, .. } | Timing::Fischer { per_point, .. }) = self else {
            return 0;
        };
        let points = match session {
            SessionKind::Match { points } => points,
            SessionKind::Games { count } => count,
            SessionKind::SingleGame | SessionKind::RunningTotal | SessionKind::Money => 1,
        };
        u64::from(per_point) * u64::from(points)
    }

    /// What is wrong with it, if anything.
    pub(crate) fn fault(self, real_board: bool) -> Option<TimingFault> {
        let within = |seconds: u32, least: u32| (least..=LONGEST).contains(&seconds);
        let possible = match self {
            Timing::None => return None,
            Timing::Claim { after } => within(after, 5),
            // Time there must be: free in each turn, or in a reserve.
            Timing::Delay {
                delay,
                per_point,
                pause,
            } => within(delay, 0) && within(per_point, u32::from(delay < 5) * 10) && within(pause, 0),
            Timing::Fischer {
                increment,
                per_point,
                pause,
            } => within(increment, 0) && within(per_point, 10) && within(pause, 0),
            Timing::Days { days } => (1..=MOST_DAYS).contains(&days),
        };
        match (possible, real_board) {
            (false, _) => Some(TimingFault::OutOfBounds),
            (true, true) => Some(TimingFault::RealBoard),
            (true, false) => None,
        }
    }
}

/// Why no time can be kept like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TimingFault {
    /// Too little or too much.
    #[error("no game is played by such a clock: a turn needs time, at most an hour or {MOST_DAYS} days of it")]
    OutOfBounds,
    /// There the clock stands beside the board.
    #[error("beside a real board stands a real clock; none is kept here")]
    RealBoard,
}

impl TimingFault {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            TimingFault::OutOfBounds => Sentence::new("terms-timing-bounds", [("days", MOST_DAYS.into())]),
            TimingFault::RealBoard => Sentence::new("terms-timing-real-board", []),
        }
    }
}
