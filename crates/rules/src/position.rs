//! Where the checkers stand, seen by the player on roll; and what a play leaves behind.
//!
//! Each side counts its own points from 24 down to 1 and then off the board, so that both move the same
//! way in their own eyes. Point `p` of one side is point `25 - p` of the other. Perspective is a type:
//! a [`Position`] is seen by the player on roll, an [`Afterstate`] by the player who has just moved, and
//! only [`Afterstate::opponent_on_roll`] leads from one to the other.

use crate::plays::Step;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;

/// The index of the bar, as a point above the 24-point.
pub const BAR: u8 = 25;
/// The index of the checkers borne off, as a point below the ace-point.
pub const OFF: u8 = 0;

/// An arrangement of checkers with one side on roll. It is stored as a [`crate::Setup`] and checked when it is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "crate::Setup", into = "crate::Setup"))]
pub struct Position {
    /// The player on roll: 0 off, 1 to 24 the points, 25 the bar.
    pub(crate) own: [u8; 26],
    /// The opponent, in the opponent's own counting.
    pub(crate) opp: [u8; 26],
}

const STANDARD: [u8; 26] = [
    0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
];

impl Position {
    /// The usual starting position.
    ///
    /// ```
    /// use pasch_rules::Position;
    /// let start = Position::starting();
    /// assert_eq!((start.pips(), start.opponent_pips(), start.checkers()), (167, 167, 15));
    /// assert_eq!(start.own()[6], 5);
    /// ```
    pub fn starting() -> Position {
        Position {
            own: STANDARD,
            opp: STANDARD,
        }
    }

    /// Both sides as arrays (0 off, 1 to 24 points, 25 bar), each in its own counting, unchecked: for searches that
    /// keep their own invariants. Everyone else goes through [`crate::Setup`].
    pub const fn from_sides_unchecked(own: [u8; 26], opp: [u8; 26]) -> Position {
        Position { own, opp }
    }

    /// The mover's checkers: 0 off, 1 to 24 points, 25 bar.
    #[inline]
    pub fn own(&self) -> &[u8; 26] {
        &self.own
    }

    /// The opponent's checkers, in the opponent's own counting.
    #[inline]
    pub fn opp(&self) -> &[u8; 26] {
        &self.opp
    }

    /// How many checkers each side plays with: 15, or 3 in hypergammon.
    pub fn checkers(&self) -> u8 {
        self.own.iter().sum()
    }

    /// The mover's pip count.
    pub fn pips(&self) -> u32 {
        pips(&self.own)
    }

    /// The opponent's pip count.
    pub fn opponent_pips(&self) -> u32 {
        pips(&self.opp)
    }

    /// The same checkers with the other side on roll.
    #[inline]
    #[must_use]
    pub fn flipped(&self) -> Position {
        Position {
            own: self.opp,
            opp: self.own,
        }
    }

    /// Can neither side hit the other any more?
    ///
    /// ```
    /// use pasch_rules::{Position, Setup};
    /// assert!(!Position::starting().is_race());
    /// let mut home = [0; 26];
    /// (home[0], home[6]) = (13, 2);
    /// assert!(Position::try_from(Setup { own: home, opp: home, checkers: 15 })?.is_race());
    /// # Ok::<(), pasch_rules::SetupFaults>(())
    /// ```
    #[inline]
    pub fn is_race(&self) -> bool {
        let rear = |side: &[u8; 26]| side.iter().rposition(|&n| n > 0).unwrap_or(0);
        rear(&self.own) + rear(&self.opp) < 25
    }

    /// Has one side borne off everything?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.own[1..] == [0; 25] || self.opp[1..] == [0; 25]
    }

    /// The arrangement as the mover would leave it by doing nothing.
    #[inline]
    pub fn as_afterstate(&self) -> Afterstate {
        Afterstate(*self)
    }

    /// Moves one checker without asking any rule, and sends a lone opposing checker to the bar.
    #[inline]
    pub(crate) fn apply(&mut self, from: u8, to: u8) -> Step {
        self.own[usize::from(from)] -= 1;
        self.own[usize::from(to)] += 1;
        let theirs = usize::from(25 - to);
        let hit = to != OFF && self.opp[theirs] == 1;
        if hit {
            self.opp[theirs] = 0;
            self.opp[usize::from(BAR)] += 1;
        }
        Step { from, to, hit }
    }

    /// Undoes the step made last.
    #[inline]
    pub(crate) fn take_back(&mut self, step: Step) {
        self.own[usize::from(step.to)] -= 1;
        self.own[usize::from(step.from)] += 1;
        if step.hit {
            self.opp[usize::from(25 - step.to)] = 1;
            self.opp[usize::from(BAR)] -= 1;
        }
    }

    /// May the mover land on this point (1 to 24)?
    #[inline]
    pub(crate) fn is_open(&self, point: u8) -> bool {
        self.opp[usize::from(25 - point)] < 2
    }
}

fn pips(side: &[u8; 26]) -> u32 {
    side.iter().zip(0u32..).map(|(&n, point)| u32::from(n) * point).sum()
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side: &[u8; 26]| {
            (0..26)
                .rev()
                .filter(|&p| side[p] > 0)
                .map(|p| format!("{p}:{}", side[p]))
                .collect::<Vec<_>>()
                .join(" ")
        };
        write!(f, "Position({} | {})", side(&self.own), side(&self.opp))
    }
}

/// What a play leaves on the board, still seen by the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Afterstate(pub(crate) Position);

impl Afterstate {
    /// The next position: the opponent on roll.
    ///
    /// ```
    /// use pasch_rules::{CheckerRules, Position, Roll};
    /// let plays = Position::starting().legal_plays(Roll::new(3, 1)?, &CheckerRules::TOURNAMENT);
    /// for (_, after) in plays {
    ///     assert_eq!(after.seen_by_mover().pips(), 163);
    ///     assert_eq!(after.opponent_on_roll().opponent_pips(), 163);
    /// }
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn opponent_on_roll(&self) -> Position {
        self.0.flipped()
    }

    /// The checkers as the player who moved sees them.
    #[inline]
    pub fn seen_by_mover(&self) -> &Position {
        &self.0
    }
}
