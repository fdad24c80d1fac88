//! Sums over decisions: what a player lost, in how many decisions, where, and how lucky he was.
//!
//! An [`Entry`] is what the sums need of a decision, whoever judged it: our judgements and other programs' opinions
//! give the same kind of entry, so that their figures compare.

use crate::decision::{Decision, DecisionKind, Matter};
use crate::judgement::{Finding, Judgement, Luck, TurnedOn};
use crate::mark::{CubeError, Mark, RatingWord};
use crate::stage::Stage;
use pasch_notation::MatchRecord;
use pasch_rules::{Outcome, Pair, Session, Side};
use serde::{Deserialize, Serialize};

/// gnubg calls a cube decision close if less than this lies between doubling and not.
pub(crate) const CLOSE: f64 = 0.16;
/// In a match to one point there is no cube, and every cost counts this much more for the rating.
const ONE_POINT: f64 = 1.5;

/// What the sums need of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    /// The game, from 1.
    pub game: u32,
    /// Who decided.
    pub side: Side,
    /// About what.
    pub kind: DecisionKind,
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

impl Entry {
    /// The entry of our judgement on a decision.
    pub fn of(decision: &Decision, judgement: &Judgement) -> Entry {
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
            (Finding::TurnedOn(TurnedOn { take, pass }), Matter::Answer(answer)) => {
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
    pub(crate) fn about(decision: &Decision) -> Entry {
        let position = decision.situation.position();
        Entry {
            game: decision.game,
            side: decision.side,
            kind: decision.matter.kind(),
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Share {
    /// How many.
    pub count: u32,
    /// What they cost, in normalised equity.
    pub cost: f64,
}

impl Share {
    /// The performance rating over these decisions alone; none without any.
    ///
    /// ```
    /// use pasch_analysis::Share;
    /// assert_eq!(Share { count: 4, cost: 0.04 }.pr(), Some(5.0));
    /// assert_eq!(Share::default().pr(), None);
    /// ```
    pub fn pr(&self) -> Option<f64> {
        rating(self.cost, self.count)
    }

    fn add(&mut self, count: u32, cost: f64) {
        self.count += count;
        self.cost += cost;
    }
}

/// How often each mark was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Resignations offered, accepted or refused; they are no part of any rate.
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
        rating(self.rated_cost, self.decisions())
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
            DecisionKind::Checker => {
                self.moves += 1;
                self.open[0] += u32::from(entry.open);
                self.checker.add(counted, entry.cost);
            }
            DecisionKind::Double | DecisionKind::Answer => {
                self.open[1] += u32::from(entry.open);
                let share = if entry.kind == DecisionKind::Double {
                    &mut self.double
                } else {
                    &mut self.answer
                };
                share.add(counted, entry.cost);
            }
            DecisionKind::Resign => {
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

/// Five hundred times the cost of a decision.
fn rating(cost: f64, decisions: u32) -> Option<f64> {
    (decisions > 0).then(|| 500.0 * cost / f64::from(decisions))
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

/// How a match went, as far as the sums have to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Played {
    /// To how many points; 0 for money.
    pub length: u32,
    /// How many games.
    pub games: u32,
    /// The points at the end.
    pub result: Pair<u32>,
    /// Who won the match, if it was played to its end.
    pub winner: Option<Side>,
}

/// More games than anybody plays in a session; whoever says so is not believed.
const MOST_GAMES: u32 = 10_000;

impl Played {
    fn new(length: u32, games: usize, result: Pair<u32>) -> Played {
        let won = |side: &Side| length > 0 && result[*side] >= length;
        Played {
            length,
            games: games as u32,
            result,
            winner: Side::BOTH.into_iter().find(won),
        }
    }
}

impl From<&MatchRecord> for Played {
    fn from(record: &MatchRecord) -> Played {
        let mut result: Pair<u32> = Pair::default();
        if let Some(last) = record.games.last() {
            result = last.score.into();
            if let Some((winner, points)) = last.result {
                result[winner] = result[winner].saturating_add(points);
            }
        }
        Played::new(record.length, record.games.len(), result)
    }
}

impl From<&Session> for Played {
    fn from(session: &Session) -> Played {
        let length = session.terms().session.match_length().unwrap_or(0);
        let played = Played::new(length, session.game_number() as usize, session.score());
        // A match may be lost by the clock before the points are there.
        let winner = match session.over() {
            Some(Outcome::Won(side)) if length > 0 => Some(side),
            _ => played.winner,
        };
        Played { winner, ..played }
    }
}

impl Played {
    /// Was it left before its end? Then its decisions are judged, and no rating over several matches rests on it.
    pub fn is_abandoned(&self) -> bool {
        self.length > 0 && self.winner.is_none()
    }
}

impl MatchSums {
    /// The sums over the entries of a match.
    pub fn of<'a>(played: impl Into<Played>, entries: impl IntoIterator<Item = &'a Entry>) -> MatchSums {
        let played = played.into();
        let mut sums = MatchSums {
            games: vec![Pair::default(); played.games.min(MOST_GAMES) as usize],
            result: played.result,
            winner: played.winner,
            ..MatchSums::default()
        };
        let one_point = played.length == 1;
        for entry in entries {
            sums.whole[entry.side].add(entry, one_point);
            let game = (entry.game as usize).checked_sub(1);
            if let Some(game) = game.and_then(|game| sums.games.get_mut(game)) {
                game[entry.side].add(entry, one_point);
            }
        }
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

/// An account with what it comes to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rated {
    /// The sums.
    pub account: Account,
    /// Decisions that count.
    pub decisions: u32,
    /// What was lost, without resignations.
    pub cost: f64,
    /// Ratings over parts of it; matches that were kept by earlier versions have none.
    #[serde(default)]
    pub parts: RatedParts,
    /// The performance rating, and the word for it.
    pub pr: Option<f64>,
    /// The word.
    pub word: Option<RatingWord>,
    /// gnubg's two rates: the cost of an unforced play, and of a close cube decision.
    pub gnubg: [Option<f64>; 2],
}

impl From<Account> for Rated {
    fn from(account: Account) -> Rated {
        let pr = account.pr();
        Rated {
            decisions: account.decisions(),
            cost: account.cost(),
            parts: RatedParts::from(&account),
            pr,
            word: pr.map(RatingWord::of),
            gnubg: account.gnubg(),
            account,
        }
    }
}

/// Performance ratings over some of the decisions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RatedParts {
    /// Over plays.
    pub checker: Option<f64>,
    /// Over doubles.
    pub double: Option<f64>,
    /// Over answers.
    pub answer: Option<f64>,
    /// Over each kind of position, in the order of [`Stage::ALL`].
    pub stages: [Option<f64>; 7],
}

impl From<&Account> for RatedParts {
    fn from(account: &Account) -> RatedParts {
        RatedParts {
            checker: account.checker.pr(),
            double: account.double.pr(),
            answer: account.answer.pr(),
            stages: account.stages.map(|share| share.pr()),
        }
    }
}

/// The sums of a match with what they come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RatedMatch {
    /// The whole match.
    pub whole: Pair<Rated>,
    /// Game by game.
    pub games: Vec<Pair<Rated>>,
    /// Snowie's error rate.
    pub snowie: Pair<Option<f64>>,
    /// The result without luck.
    pub luck_adjusted: Pair<Option<f64>>,
}

impl From<MatchSums> for RatedMatch {
    fn from(sums: MatchSums) -> RatedMatch {
        let rated = |accounts: &Pair<Account>| Pair::of(|side| Rated::from(accounts[side].clone()));
        RatedMatch {
            whole: rated(&sums.whole),
            games: sums.games.iter().map(rated).collect(),
            snowie: Pair::of(|side: Side| sums.whole[side].snowie(&sums.whole[side.other()])),
            luck_adjusted: Pair::of(|side| sums.luck_adjusted(side)),
        }
    }
}
