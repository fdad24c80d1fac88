//! The course of a match: every decision in it, in order, each with the situation in which it was made.
//!
//! A throw that was played holds two decisions, if the cube could have been turned before it. What the replay cannot
//! follow, and what breaks the rules, is no decision; it is listed as left out.

use pasch_engine::CubeAnswer;
use pasch_notation::{Deed, MatchRecord, Moment};
use pasch_rules::{Roll, Side, Situation, Stake, Step, Turning, Waiting};
use serde::{Deserialize, Serialize};

/// A decision of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchDecision {
    /// The game, from 1.
    pub game: u32,
    /// The number of the move in that game, from 1, as match files count: one for both players.
    pub number: u32,
    /// Which deed of the game it lies in, from 0.
    pub deed: u32,
    /// Who decided.
    pub side: Side,
    /// How it stood. For an answer to a double the doubler is on roll, the cube as it was before he turned it.
    pub situation: Situation,
    /// What was decided.
    pub matter: Matter,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// A throw was played.
    Play {
        /// The throw.
        roll: Roll,
        /// What was played.
        steps: Vec<Step>,
        /// Did this throw decide who starts? Then it is no double.
        opening: bool,
    },
    /// Doubled before the roll, or not.
    Double(bool),
    /// A turned cube was answered.
    Answer(CubeAnswer),
    /// The game was offered to be lost for this much.
    Resign(Stake),
    /// Such an offer was accepted.
    Accept(Stake),
}

impl Matter {
    /// The kind's name in output.
    pub fn kind(&self) -> &'static str {
        match self {
            Matter::Play { .. } => "checker",
            Matter::Double(_) => "double",
            Matter::Answer(_) => "answer",
            Matter::Resign(_) | Matter::Accept(_) => "resign",
        }
    }
}

/// Something that was not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LeftOut {
    /// The game, from 1.
    pub game: u32,
    /// The number of the move in that game.
    pub number: u32,
    /// Who acted.
    pub side: Side,
    /// Why.
    pub why: Omission,
}

/// Why something was not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Omission {
    /// The play breaks the rules.
    Illegal,
    /// Nobody wrote down what was played.
    Unwritten,
    /// From here on the game cannot be followed.
    Lost,
    /// The cube was turned once more in answer to a beaver, which has no worth of its own to compare with.
    Raccoon,
}

/// All decisions of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The decisions, in the order in which they were made.
    pub decisions: Vec<MatchDecision>,
    /// What is not among them.
    pub left_out: Vec<LeftOut>,
}

impl Course {
    /// The decisions of a match, as far as it can be followed.
    ///
    /// ```
    /// use pasch_analysis::Course;
    /// let file = " 5 point match\n\n Game 1\n A : 0   B : 0\n 1) 31: 8/5 6/5   52: 13/8 13/11\n 2)  Doubles => 2   Drops\n";
    /// let course = Course::of(&pasch_notation::read_mat(file).record);
    /// let kinds: Vec<&str> = course.decisions.iter().map(|decision| decision.matter.kind()).collect();
    /// // The second player could have doubled, and did not.
    /// assert_eq!(kinds, ["checker", "double", "checker", "double", "answer"]);
    /// ```
    pub fn of(record: &MatchRecord) -> Course {
        let mut course = Course::default();
        for game in 0..record.games.len() {
            for moment in record.moments_to_the_end(game).into_iter().flatten() {
                let lost = moment.situation.is_none();
                course.take(game as u32 + 1, moment);
                if lost {
                    break;
                }
            }
        }
        course
    }

    fn take(&mut self, game: u32, moment: Moment<'_>) {
        let (number, side) = (moment.row as u32, moment.side);
        let left_out = |why| LeftOut {
            game,
            number,
            side,
            why,
        };
        let Some(situation) = moment.situation else {
            return self.left_out.push(left_out(Omission::Lost));
        };
        let decision = |side: Side, situation: &Situation, matter: Matter| MatchDecision {
            game,
            number,
            deed: moment.index as u32,
            side,
            situation: situation.clone(),
            matter,
        };
        match moment.deed {
            Deed::Play { roll, .. } | Deed::UnknownPlay { roll } => {
                if moment.may_double && is_of_use(&situation, side) {
                    let mut before = situation.clone();
                    before.standing.roll = None;
                    self.decisions.push(decision(side, &before, Matter::Double(false)));
                }
                match moment.deed {
                    Deed::Play { steps, legal: true, .. } => {
                        let play = Matter::Play {
                            roll: *roll,
                            steps: steps.clone(),
                            opening: moment.opening && !roll.is_double(),
                        };
                        self.decisions.push(decision(side, &situation, play));
                    }
                    Deed::Play { .. } => self.left_out.push(left_out(Omission::Illegal)),
                    _ => self.left_out.push(left_out(Omission::Unwritten)),
                }
            }
            Deed::Double => self.decisions.push(decision(side, &situation, Matter::Double(true))),
            Deed::Take | Deed::Drop | Deed::Beaver | Deed::Redouble => {
                let answer = match moment.deed {
                    Deed::Take => CubeAnswer::Take,
                    Deed::Drop => CubeAnswer::Pass,
                    Deed::Beaver => CubeAnswer::Beaver,
                    _ => CubeAnswer::Redouble,
                };
                let mut situation = situation;
                if situation.waiting == Some(Waiting::Turned(Turning::Double)) {
                    situation.waiting = None;
                }
                self.decisions.push(decision(side, &situation, Matter::Answer(answer)));
            }
            Deed::Raccoon => self.left_out.push(left_out(Omission::Raccoon)),
            Deed::Resign(stake) => {
                self.decisions.push(decision(side, &situation, Matter::Resign(*stake)));
                self.decisions
                    .push(decision(side.other(), &situation, Matter::Accept(*stake)));
            }
        }
    }
}

/// Could this side want to turn the cube? Who wins the match with this game as it is has nothing to gain.
fn is_of_use(situation: &Situation, side: Side) -> bool {
    let enough = |away: u32| away <= situation.standing.cube.value;
    situation.cube_in_play().is_some() && !situation.away(side).is_some_and(enough)
}
