//! A situation: everything that bears on a decision. How the game stands, what waits for an answer, to how many points
//! the match goes, and the law in force.
//!
//! Every notation is read into a situation and written from one, the engine is asked with it, and tables and pages
//! carry it. It is as loose as the text or the editor it came from; [`Situation::check`] tells everything that is
//! wrong with it.
//!
//! ```
//! use pasch_rules::{Position, Situation};
//!
//! let start = Situation::money(Position::starting());
//! assert_eq!(start.check(), Ok(Position::starting()));
//! ```

use crate::board::{Board, Side};
use crate::cube::{Cube, CubeOwner, Turning};
use crate::faults::{Faults, SetupFaults, SituationFaults};
use crate::plays::CheckerRules;
use crate::position::Position;
use crate::result::Stake;
use crate::rulebook::{Answers, BackgammonRule, CubeRules, Preset, Rulebook};
use crate::sentence::Sentence;
use crate::setup::{Setup, SetupFault};
use crate::standing::{Standing, StandingFault};
use crate::terms::LONGEST_MATCH;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Something that the other player has to answer before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Waiting {
    /// The cube was turned; it still shows the number it had before.
    Turned(Turning),
    /// The player on roll, or the opponent, offered to lose this much.
    Resignation(Stake),
}

/// What of a rulebook, and of what was agreed beside it, bears on a game's worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Law {
    /// The rulebook.
    #[cfg_attr(feature = "typescript", ts(as = "crate::rulebook::RulebookData"))]
    pub rulebook: Rulebook,
    /// Is the rulebook's cube used, where it has one?
    #[cfg_attr(feature = "serde", serde(default = "yes"))]
    pub cube: bool,
    /// For points: gammons count only once a double has been taken.
    #[cfg_attr(feature = "serde", serde(default))]
    pub jacoby: bool,
    /// For points: the one doubled may turn the cube on and keep it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub beavers: bool,
}

#[cfg(feature = "serde")]
fn yes() -> bool {
    true
}

/// The part of the law that the board alone knows: which plays are legal, and what a finish counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLaw {
    /// Which plays are legal.
    pub plays: CheckerRules,
    /// When a finish counts three times.
    pub backgammon: BackgammonRule,
}

impl BoardLaw {
    /// Today's international rules.
    pub const TOURNAMENT: BoardLaw = BoardLaw {
        plays: CheckerRules::TOURNAMENT,
        backgammon: BackgammonRule::CheckerBackNothingOff,
    };

    /// How high a game is lost, by where the loser's checkers (0 off, 1 to 24 points, 25 bar) are when it ends.
    ///
    /// ```
    /// use pasch_rules::{BoardLaw, Stake};
    /// let mut loser = [0; 26];
    /// (loser[6], loser[20]) = (14, 1);
    /// assert_eq!(BoardLaw::TOURNAMENT.stake_lost(&loser), Stake::Backgammon);
    /// (loser[6], loser[20]) = (15, 0);
    /// assert_eq!(BoardLaw::TOURNAMENT.stake_lost(&loser), Stake::Gammon);
    /// (loser[6], loser[0]) = (14, 1);
    /// assert_eq!(BoardLaw::TOURNAMENT.stake_lost(&loser), Stake::Single);
    /// ```
    pub fn stake_lost(&self, loser: &[u8; 26]) -> Stake {
        let nothing_off = loser[0] == 0;
        let back = loser[19..].iter().any(|&n| n > 0);
        match self.backgammon {
            BackgammonRule::CheckerBack if back => Stake::Backgammon,
            BackgammonRule::CheckerBackNothingOff if back && nothing_off => Stake::Backgammon,
            _ if nothing_off => Stake::Gammon,
            _ => Stake::Single,
        }
    }
}

impl From<&Answers> for BoardLaw {
    fn from(answers: &Answers) -> BoardLaw {
        BoardLaw {
            plays: answers.checker,
            backgammon: answers.backgammon,
        }
    }
}

impl<R: Into<Rulebook>> From<R> for Law {
    /// A rulebook with its cube, and nothing agreed beside it.
    fn from(rulebook: R) -> Law {
        Law {
            rulebook: rulebook.into(),
            cube: true,
            jacoby: false,
            beavers: false,
        }
    }
}

impl Law {
    /// The cube, where there is one.
    pub fn cube_rules(&self) -> Option<CubeRules> {
        self.rulebook.cube.filter(|_| self.cube)
    }
}

/// A game at a moment of decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Situation {
    /// Checkers, dice, cube and points.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub standing: Standing,
    /// How many checkers each side should have: 15, or 3 in hypergammon.
    #[cfg_attr(feature = "serde", serde(default = "fifteen"))]
    pub checkers: u8,
    /// What waits for an answer.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub waiting: Option<Waiting>,
    /// To how many points the match goes; nothing in a game for points.
    #[cfg_attr(feature = "serde", serde(default))]
    pub length: Option<u32>,
    /// The law in force.
    pub law: Law,
}

#[cfg(feature = "serde")]
fn fifteen() -> u8 {
    15
}

/// One thing that is wrong with a [`Situation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SituationFault {
    /// The checkers, as the player on roll counts them.
    #[error("{fault}")]
    Setup {
        /// What is wrong.
        fault: SetupFault,
        /// Who is on roll.
        on_roll: Side,
    },
    /// Cube and points.
    #[error("{0}")]
    Standing(#[from] StandingFault),
    /// A match to nothing, or without end.
    #[error("a match is to 1 to {LONGEST_MATCH} points, not {length}")]
    Length {
        /// What was given.
        length: u32,
    },
}

impl SituationFault {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        match *self {
            SituationFault::Setup { fault, on_roll } => told_of_sides(fault, on_roll),
            SituationFault::Standing(fault) => fault.sentence(),
            SituationFault::Length { length } => Sentence::new("terms-length-points", [("points", length.into())]),
        }
    }
}

/// A bystander names the sides, and counts the points with White.
fn told_of_sides(fault: SetupFault, on_roll: Side) -> Sentence {
    let checkers = |side: Side, found: u16, wanted: u8| {
        Sentence::new(
            "situation-checkers",
            [
                ("side", side.into()),
                ("found", found.into()),
                ("wanted", wanted.into()),
            ],
        )
    };
    match fault {
        SetupFault::OwnCheckers { found, wanted } => checkers(on_roll, found, wanted),
        SetupFault::OpponentCheckers { found, wanted } => checkers(on_roll.other(), found, wanted),
        SetupFault::SharedPoint { point } => {
            let point = match on_roll {
                Side::White => point,
                Side::Black => 25 - point,
            };
            Sentence::new("situation-shared-point", [("point", point.into())])
        }
        SetupFault::CheckerNumber(_) | SetupFault::BothFinished => fault.sentence(),
    }
}

impl Situation {
    /// Checkers in a game for points by today's rules: a centred cube, white on roll, the dice not yet rolled. What a
    /// text does not tell has the value it has here.
    pub fn money(checkers: impl Into<Setup>) -> Situation {
        Situation::seen_by(Side::White, checkers)
    }

    /// The same with this side on roll.
    pub fn seen_by(on_roll: Side, checkers: impl Into<Setup>) -> Situation {
        let setup = checkers.into();
        let board = Board::from_sides(on_roll, setup.own, setup.opp);
        Situation {
            standing: Standing::new(board, on_roll),
            checkers: setup.checkers,
            waiting: None,
            length: None,
            law: Law::from(Preset::Tournament),
        }
    }

    /// The same game with the colours exchanged.
    ///
    /// ```
    /// use pasch_rules::{Position, Side, Situation};
    /// let situation = Situation::money(Position::starting());
    /// let other = situation.recoloured();
    /// assert_eq!((situation.standing.on_roll, other.standing.on_roll), (Side::White, Side::Black));
    /// assert_eq!(other.position(), situation.position());
    /// ```
    #[must_use]
    pub fn recoloured(&self) -> Situation {
        let mut other = self.clone();
        let Standing { board, cube, .. } = self.standing;
        other.standing.board = Board {
            white: board.black,
            black: board.white,
        };
        other.standing.on_roll = self.standing.on_roll.other();
        other.standing.score = self.standing.score.swapped();
        if let CubeOwner::Held(side) = cube.owner {
            other.standing.cube.owner = CubeOwner::Held(side.other());
        }
        other
    }

    /// The same once the cube that waits for an answer is taken; nothing if none does.
    pub fn taken(&self) -> Option<Situation> {
        let Some(Waiting::Turned(turning)) = self.waiting else {
            return None;
        };
        let Standing { cube, on_roll, .. } = self.standing;
        // Whoever turned a cube on holds what he took by that.
        let turner = match (turning, cube.owner) {
            (Turning::Double, _) => on_roll,
            (_, CubeOwner::Held(side)) => side,
            (Turning::Raccoon, CubeOwner::Centred) => on_roll,
            (_, CubeOwner::Centred) => on_roll.other(),
        };
        let keeper = match turning {
            Turning::Beaver => turner,
            Turning::Double | Turning::RedoubleAtOnce | Turning::Raccoon => turner.other(),
        };
        let mut taken = self.clone();
        taken.waiting = None;
        taken.standing.cube = Cube {
            value: cube.value.saturating_mul(2),
            owner: CubeOwner::Held(keeper),
        };
        Some(taken)
    }

    /// The checkers as the player on roll sees them; not yet known to make sense.
    pub fn setup(&self) -> Setup {
        let Standing { board, on_roll, .. } = &self.standing;
        Setup {
            own: *board.side(*on_roll),
            opp: *board.side(on_roll.other()),
            checkers: self.checkers,
        }
    }

    /// The checkers as the player on roll sees them, once they make sense; otherwise every fault of theirs.
    pub fn position(&self) -> Result<Position, SetupFaults> {
        Position::try_from(self.setup())
    }

    /// The checkers, if everything makes sense; otherwise every fault.
    pub fn check(&self) -> Result<Position, SituationFaults> {
        let mut faults = Vec::new();
        let position = self.position();
        if let Err(wrong) = &position {
            let on_roll = self.standing.on_roll;
            let of_sides = |&fault: &SetupFault| SituationFault::Setup { fault, on_roll };
            faults.extend(wrong.0.iter().map(of_sides));
        }
        let wrong_length = self.length.filter(|length| !(1..=LONGEST_MATCH).contains(length));
        faults.extend(wrong_length.map(|length| SituationFault::Length { length }));
        let highest = self.cube_in_play().map(|rules| rules.highest());
        faults.extend(self.standing.faults(self.length, highest).map(SituationFault::Standing));
        match position {
            Ok(position) if faults.is_empty() => Ok(position),
            _ => Err(Faults(faults)),
        }
    }

    /// The cube that may be turned: none in the Crawford game, nor where the law has none.
    pub fn cube_in_play(&self) -> Option<CubeRules> {
        self.law.cube_rules().filter(|_| !self.is_crawford_game())
    }

    /// The same as it is played by this rulebook, for points with what is agreed beside it; what a position brings along stays.
    #[must_use]
    pub fn played_by(mut self, rulebook: Rulebook, jacoby: bool, beavers: bool) -> Situation {
        self.law.rulebook = rulebook;
        self.law.jacoby |= jacoby;
        self.law.beavers |= beavers;
        self.with_cube_in_its_box()
    }

    /// The same by what the law knows of: a position brings its cube along, and where the law has none, it stays in its box.
    #[must_use]
    pub fn with_cube_in_its_box(mut self) -> Situation {
        if self.law.cube_rules().is_none() {
            self.standing.cube = Cube::START;
        }
        self
    }

    /// The cube that lies there, in the Crawford game too; nothing where the law has none.
    pub fn cube(&self) -> Option<Cube> {
        self.law.cube_rules().map(|_| self.standing.cube)
    }

    /// Is this the Crawford game?
    pub fn is_crawford_game(&self) -> bool {
        self.length.is_some() && self.standing.crawford
    }

    /// The points that a side still needs, in a match.
    ///
    /// ```
    /// use pasch_rules::{Pair, Position, Side, Situation};
    /// let mut situation = Situation::money(Position::starting());
    /// assert_eq!(situation.away(Side::White), None);
    /// situation.length = Some(7);
    /// situation.standing.score = Pair { white: 2, black: 4 };
    /// assert_eq!(Side::BOTH.map(|side| situation.away(side)), [Some(5), Some(3)]);
    /// ```
    pub fn away(&self, side: Side) -> Option<u32> {
        self.length
            .map(|length| length.saturating_sub(self.standing.score[side]))
    }
}
