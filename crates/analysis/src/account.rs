//! Sums over decisions: what a player lost, in how many decisions, where, and how lucky he was.
//!
//! An [`Entry`] is what the sums need of a decision, whoever judged it: our judgements and other programs' opinions
//! give the same kind of entry, so that their figures compare.

use crate::course::{MatchDecision, Matter};
use crate::judgement::{Finding, Judgement, Luck};
use crate::mark::{CubeError, Mark};
use crate::stage::Stage;
use pasch_notation::MatchRecord;
use pasch_rules::{Pair, Side};
use serde::{Deserialize, Serialize};

/// gnubg calls a cube decision close if less than this lies between doubling and not.
pub(crate) const CLOSE: f64 = 0.16;
/// In a match to one point there is no cube, and every cost counts this much more for the rating.
const ONE_POINT: f64 = 1.5;

/// What the sums need of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The game, from 1.
    pub game: u32,
    /// Who decided.
    pub side: Side,
    /// About what.
    pub kind: EntryKind,
    /// In what kind of position.
    pub stage: Stage,
    /// What it cost, in normalised equity.
    pub cost: f64,
    /// And as chance to win the match.
    pub match_cost: Option<f64>,
    /// Does it count?
    pub counted: bool,
    /// For gnubg's rates: a play that was not forced, or a cube decision that was close.
    pub open: bool,
    /// The class of a cube error.
    pub cube_error: Option<CubeError>,
    /// The luck of the roll.
    pub luck: Option<Luck>,
}

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A play.
    Checker,
    /// A double, or none.
    Double,
    /// An answer to a turned cube.
    Answer,
    /// A resignation, or its acceptance.
    Resign,
}

impl EntryKind {
    /// The kind of a decision.
    pub fn of(matter: &Matter) -> EntryKind {
        match matter {
            Matter::Play { .. } => EntryKind::Checker,
            Matter::Double(_) => EntryKind::Double,
            Matter::Answer(_) => EntryKind::Answer,
            Matter::Resign(_) | Matter::Accept(_) => EntryKind::Resign,
        }
    }
}

impl Entry {
    /// The entry of our judgement on a decision.
    pub fn of(decision: &MatchDecision, judgement: &Judgement) -> Entry {
        let cost = judgement.cost;
        let (open, cube_error) = match (&judgement.finding, &decision.matter) {
            (Finding::Plays { distinct, .. }, _) => (*distinct > 1, None),
            (Finding::Cube { advice, doubled, .. }, matter) => {
                let error = match matter {
                    Matter::Double(made) => CubeError::of_doubling(*made, advice.double_take, advice.double_pass, cost),
                    Matter::Answer(answer) => CubeError::of_answer(*answer, cost),
                    _ => None,
                };
                ((advice.no_double - doubled).abs() < CLOSE, error)
            }
            (Finding::TurnedOn { take, pass }, Matter::Answer(answer)) => {
                ((take - pass).abs() < CLOSE, CubeError::of_answer(*answer, cost))
            }
            _ => (false, None),
        };
        Entry {
            cost,
            match_cost: judgement.match_cost,
            counted: judgement.counted,
            open,
            cube_error,
            luck: judgement.luck,
            ..Entry::about(decision)
        }
    }

    /// An entry for a decision about which nothing is known yet.
    pub(crate) fn about(decision: &MatchDecision) -> Entry {
        let position = decision.situation.position();
        Entry {
            game: decision.game,
            side: decision.side,
            kind: EntryKind::of(&decision.matter),
            stage: position.map_or(Stage::Contact, |position| Stage::of(&position)),
            cost: 0.0,
            match_cost: None,
            counted: false,
            open: false,
            cube_error: None,
            luck: None,
        }
    }
}

/// A number of decisions and what they cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Share {
    /// How many.
    pub count: u32,
    /// What they cost, in normalised equity.
    pub cost: f64,
}

impl Share {
    fn add(&mut self, count: u32, cost: f64) {
        self.count += count;
        self.cost += cost;
    }
}

/// How often each mark was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marks {
    /// Doubtful.
    pub doubtful: u32,
    /// Errors.
    pub error: u32,
    /// Blunders.
    pub blunder: u32,
}

/// What a player did in a game, a match or many.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// Plays that count, and what plays cost.
    pub checker: Share,
    /// Doubles, and rolls without one that count.
    pub double: Share,
    /// Answers to doubles.
    pub answer: Share,
    /// Resignations offered or accepted; they are no part of any rate.
    pub resign: Share,
    /// All rolls played, forced ones too.
    pub moves: u32,
    /// Plays that were not forced, and cube decisions that were close.
    pub open: [u32; 2],
    /// The cost in chances to win the match.
    pub match_cost: f64,
    /// The cost as it counts for the rating.
    pub rated_cost: f64,
    /// Marks, all decisions together.
    pub marks: Marks,
    /// Cube errors by class, in the order of [`CubeError::ALL`].
    pub cube: [Share; 6],
    /// By kind of position, in the order of [`Stage::ALL`].
    pub stages: [Share; 7],
    /// Luck, in normalised equity.
    pub luck: f64,
    /// Luck, in chances to win the match.
    pub match_luck: f64,
}

impl Account {
    /// What counted decisions and all others cost together, without resignations.
    pub fn cost(&self) -> f64 {
        self.checker.cost + self.double.cost + self.answer.cost
    }

    /// How many decisions count.
    pub fn decisions(&self) -> u32 {
        self.checker.count + self.double.count + self.answer.count
    }

    /// The performance rating: five hundred times the cost of a counted decision; none without decisions.
    pub fn pr(&self) -> Option<f64> {
        let decisions = self.decisions();
        (decisions > 0).then(|| 500.0 * self.rated_cost / f64::from(decisions))
    }

    /// Snowie's error rate: a thousand times the cost of a move, the moves of both players counted.
    pub fn snowie(&self, other: &Account) -> Option<f64> {
        let moves = self.moves + other.moves;
        (moves > 0).then(|| 1000.0 * self.cost() / f64::from(moves))
    }

    /// gnubg's two rates: the cost of an unforced play, and of a close cube decision.
    pub fn gnubg(&self) -> [Option<f64>; 2] {
        let rate = |cost: f64, count: u32| (count > 0).then(|| cost / f64::from(count));
        let [plays, cubes] = self.open;
        [
            rate(self.checker.cost, plays),
            rate(self.double.cost + self.answer.cost, cubes),
        ]
    }

    /// Counts a decision; `one_point` in a match to one point.
    pub fn add(&mut self, entry: &Entry, one_point: bool) {
        let counted = u32::from(entry.counted);
        match entry.kind {
            EntryKind::Checker => {
                self.moves += 1;
                self.open[0] += u32::from(entry.open);
                self.checker.add(counted, entry.cost);
            }
            EntryKind::Double | EntryKind::Answer => {
                self.open[1] += u32::from(entry.open);
                let share = if entry.kind == EntryKind::Double {
                    &mut self.double
                } else {
                    &mut self.answer
                };
                share.add(counted, entry.cost);
            }
            EntryKind::Resign => {
                self.resign.add(u32::from(entry.cost > 0.0), entry.cost);
                return;
            }
        }
        self.match_cost += entry.match_cost.unwrap_or(0.0);
        self.rated_cost += entry.cost * if one_point { ONE_POINT } else { 1.0 };
        match Mark::of(entry.cost) {
            Some(Mark::Doubtful) => self.marks.doubtful += 1,
            Some(Mark::Error) => self.marks.error += 1,
            Some(Mark::Blunder) => self.marks.blunder += 1,
            None => {}
        }
        if let Some(error) = entry.cube_error {
            self.cube[error as usize].add(1, entry.cost);
        }
        self.stages[entry.stage as usize].add(counted, entry.cost);
        if let Some(luck) = entry.luck {
            self.luck += luck.equity;
            self.match_luck += luck.match_chance.unwrap_or(0.0);
        }
    }

    /// Adds what was done elsewhere.
    pub fn join(&mut self, other: &Account) {
        let shares = [
            (&mut self.checker, &other.checker),
            (&mut self.double, &other.double),
            (&mut self.answer, &other.answer),
            (&mut self.resign, &other.resign),
        ];
        let cube = self.cube.iter_mut().zip(&other.cube);
        let stages = self.stages.iter_mut().zip(&other.stages);
        for (own, theirs) in shares.into_iter().chain(cube).chain(stages) {
            own.add(theirs.count, theirs.cost);
        }
        self.moves += other.moves;
        for (own, theirs) in self.open.iter_mut().zip(other.open) {
            *own += theirs;
        }
        self.marks.doubtful += other.marks.doubtful;
        self.marks.error += other.marks.error;
        self.marks.blunder += other.marks.blunder;
        self.match_cost += other.match_cost;
        self.rated_cost += other.rated_cost;
        self.luck += other.luck;
        self.match_luck += other.match_luck;
    }
}

/// The sums of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchSums {
    /// The whole match.
    pub whole: Pair<Account>,
    /// Game by game.
    pub games: Vec<Pair<Account>>,
    /// The points at the end.
    pub result: Pair<u32>,
    /// Who won the match, if it was played to its end.
    pub winner: Option<Side>,
}

impl MatchSums {
    /// The sums over the entries of a match.
    pub fn of<'a>(record: &MatchRecord, entries: impl IntoIterator<Item = &'a Entry>) -> MatchSums {
        let mut sums = MatchSums {
            games: vec![Pair::default(); record.games.len()],
            ..MatchSums::default()
        };
        let one_point = record.length == 1;
        for entry in entries {
            sums.whole[entry.side].add(entry, one_point);
            let game = (entry.game as usize).checked_sub(1);
            if let Some(game) = game.and_then(|game| sums.games.get_mut(game)) {
                game[entry.side].add(entry, one_point);
            }
        }
        if let Some(last) = record.games.last() {
            sums.result = last.score.into();
            if let Some((winner, points)) = last.result {
                sums.result[winner] = sums.result[winner].saturating_add(points);
            }
        }
        let won = |side: &Side| record.length > 0 && sums.result[*side] >= record.length;
        sums.winner = Side::BOTH.into_iter().find(won);
        sums
    }

    /// The result with the luck of both taken out, as chance to win the match: an unbiased estimate of how it should
    /// have gone. Nothing for a match that was not played to its end.
    pub fn luck_adjusted(&self, side: Side) -> Option<f64> {
        let winner = self.winner?;
        let result = if winner == side { 1.0 } else { 0.0 };
        Some(result - self.whole[side].match_luck + self.whole[side.other()].match_luck)
    }
}
