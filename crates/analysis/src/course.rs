//! The course of a match: every decision in it, in order, each with the situation in which it was made.
//!
//! A throw that was played holds two decisions, if the cube could have been turned before it. What the replay cannot
//! follow, and what breaks the rules, is no decision; it is listed as left out.

use crate::decision::{Decision, Matter, as_decided, is_of_use};
use pasch_engine::CubeAnswer;
use pasch_notation::{Deed, MatchRecord, Moment};
use pasch_rules::{Action, Sentence, Session, Side, Situation, Variable, Waiting};
use serde::{Deserialize, Serialize};

/// Something that was not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

impl LeftOut {
    /// The sentence that tells it in any language.
    pub fn sentence(&self) -> Sentence {
        let place = [("place-game", self.game), ("place-move", self.number)];
        let place = place.map(|(key, number)| Sentence::new(key, [("number", Variable::text(number))]));
        let why = Sentence::new(self.why.key(), []);
        let what = Sentence::new("analysis-left-out", [("why", why.into())]);
        Sentence::new(
            "fault-at-place",
            [("place", Variable::List(place.to_vec())), ("why", what.into())],
        )
    }
}

/// Why something was not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
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

impl Omission {
    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Omission::Illegal => "omission-illegal",
            Omission::Unwritten => "omission-unwritten",
            Omission::Lost => "omission-lost",
            Omission::Raccoon => "omission-raccoon",
        }
    }
}

/// All decisions of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The decisions, in the order in which they were made.
    pub decisions: Vec<Decision>,
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
    /// let kinds: Vec<&str> = course.decisions.iter().map(|decision| decision.matter.kind().name()).collect();
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

    /// The decisions of a session that was played here, by whatever rules and from whatever start.
    pub fn of_session(session: &Session) -> Course {
        let mut course = Course::default();
        let Ok(mut live) = Session::new(session.terms().clone()) else {
            return course;
        };
        let mut row = Row::default();
        for action in session.log() {
            let (game, decided) = (live.game_number(), decided(&live, action));
            // A session holds only what the rules accept; should it not replay, what replays is judged.
            if live.apply(action.clone()).is_err() {
                break;
            }
            course.hear(action, game, decided, &mut row);
        }
        course
    }

    /// Takes up what an action decided, and what it did to what was decided before.
    fn hear(&mut self, action: &Action, game: u32, decided: Option<Decision>, row: &mut Row) {
        if let Some(decision) = decided {
            let number = match (action, &decision.matter) {
                // What is decided before the roll stands in the row of the play.
                (Action::Roll { side, .. }, _) => row.next(*side),
                (_, Matter::Resign(_) | Matter::Accept(_) | Matter::Decline(_)) => row.number.max(1),
                _ => row.enter(decision.side),
            };
            let deed = row.deeds;
            return self.decisions.push(Decision {
                number,
                deed,
                ..decision
            });
        }
        let mut leave_out = |side: Side, why| {
            let number = row.enter(side);
            self.left_out.push(LeftOut {
                game,
                number,
                side,
                why,
            });
        };
        match action {
            Action::WrongPlay { side, .. } => leave_out(*side, Omission::Illegal),
            Action::Raccoon { side } => leave_out(*side, Omission::Raccoon),
            Action::DemandCorrection { .. } => drop(self.left_out.pop()),
            // The throw comes again, and with it the question whether to double.
            Action::VoidThrow { .. } => drop(self.decisions.pop_if(|last| last.matter == Matter::Double(false))),
            Action::NextGame => *row = Row::default(),
            _ => {}
        }
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
        let decision = |side: Side, situation: &Situation, matter: Matter| Decision {
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
                let situation = as_decided(situation);
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

/// The decision that lies in an action, before it is done.
fn decided(session: &Session, action: &Action) -> Option<Decision> {
    let matter = match (action, session.situation().waiting) {
        (Action::Roll { side, .. }, _) => return Decision::in_throw(session, *side),
        (Action::Resign { stake, .. }, _) => Matter::Resign(*stake),
        (Action::Accept { .. }, Some(Waiting::Resignation(stake))) => Matter::Accept(stake),
        (Action::Decline { .. }, Some(Waiting::Resignation(stake))) => Matter::Decline(stake),
        _ => return Decision::in_action(session, action),
    };
    let mut decision = Decision::in_session(session, action.side()?, matter);
    // Who gives up may do so at any time: what lies on the board and what waits has no say in it.
    decision.situation.standing.roll = None;
    decision.situation.waiting = None;
    Some(decision)
}

/// Where a session stands in the columns of a match file.
#[derive(Default)]
struct Row {
    number: u32,
    /// Has black acted in this row?
    full: bool,
    deeds: u32,
}

impl Row {
    /// The number of the row in which this side acts next.
    fn next(&self, side: Side) -> u32 {
        let same = side == Side::Black && self.number > 0 && !self.full;
        self.number + u32::from(!same)
    }

    fn enter(&mut self, side: Side) -> u32 {
        self.number = self.next(side);
        self.full = side == Side::Black;
        self.deeds += 1;
        self.number
    }
}
