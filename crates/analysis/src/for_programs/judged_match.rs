//! A match, judged: one object a match.

use crate::account::{Account, Marks, Share};
use crate::decision::{Choice, Decision as Decided, DecisionKind, Matter};
use crate::judge::settings;
use crate::judged_match::JudgedMatch;
use crate::judgement::Judgement;
use crate::mark::{CubeError, Mark, RatingWord};
use crate::stage::Stage;
use crate::theirs::Theirs;
use pasch_notation::write_position;
use pasch_rules::{Rulebook, Sentence, Side};
use serde::Serialize;
use std::collections::BTreeMap;

/// A match, judged.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// What was played.
    #[serde(rename = "match")]
    pub about: About,
    /// The players, in the file's order.
    pub players: [Player; 2],
    /// Game by game.
    pub games: Vec<Game>,
    /// Every decision that was judged.
    pub decisions: Vec<Decision>,
}

impl Analysis {
    /// What is known of a match. `file` names it, and `said` tells a sentence in the language of whoever asks.
    pub fn of(judged: &JudgedMatch, file: Option<String>, said: &impl Fn(&Sentence) -> String) -> Analysis {
        Analysis {
            about: About::of(judged, file, said),
            players: Side::BOTH.map(|side| Player::of(judged, side, said)),
            games: (0..judged.sums.games.len())
                .map(|game| Game::of(judged, game))
                .collect(),
            decisions: judged
                .judged()
                .map(|(index, decision, judgement)| Decision::of(judged, index, decision, judgement, said))
                .collect(),
        }
    }
}

/// What was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct About {
    /// The file's name, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Points of the match; 0 for money.
    pub length: u32,
    /// The rulebook.
    pub rulebook: String,
    /// How closely it was looked at: `quick`, `standard` or `deep`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub level: &'static str,
    /// The points in the end.
    pub result: [u32; 2],
    /// What is wrong with the file.
    pub faults: Vec<String>,
    /// What was not judged, and why.
    pub left_out: Vec<String>,
    /// Decisions that were not reached.
    pub open: usize,
    /// Which engine looked how far.
    pub settings: String,
}

impl About {
    fn of(judged: &JudgedMatch, file: Option<String>, said: &impl Fn(&Sentence) -> String) -> About {
        let record = &judged.reading.record;
        let faults = judged.reading.faults.iter().map(|fault| said(&fault.sentence()));
        let left_out = judged.course.left_out.iter().map(|left| said(&left.sentence()));
        About {
            file,
            length: record.length,
            rulebook: Rulebook::from(record.rulebook).name(),
            level: judged.thoroughness.name(),
            result: judged.sums.result.into_array(),
            faults: faults.collect(),
            left_out: left_out.collect(),
            open: judged.open(),
            settings: format!("{}, {}", settings(judged.thoroughness.plies()), judged.thoroughness),
        }
    }
}

/// A player's sums.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Player {
    /// The name in the file; the colour's for one without.
    pub name: String,
    /// The sums.
    #[serde(flatten)]
    pub sums: Sums,
    /// The luck-adjusted result.
    pub luck_adjusted: Option<f64>,
    /// The same sums by the numbers of the program that judged the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theirs: Option<TheirSums>,
}

/// A player's sums by the numbers of another program.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TheirSums {
    /// Which one.
    pub program: String,
    /// The sums.
    #[serde(flatten)]
    pub sums: Sums,
    /// The luck-adjusted result.
    pub luck_adjusted: Option<f64>,
}

impl Player {
    fn of(judged: &JudgedMatch, side: Side, said: &impl Fn(&Sentence) -> String) -> Player {
        let theirs = judged.their_sums.as_ref().map(|sums| TheirSums {
            program: judged.reading.opinions.program.clone(),
            sums: Sums::of(&sums.whole[side], &sums.whole[side.other()]),
            luck_adjusted: sums.luck_adjusted(side).map(rounded),
        });
        Player {
            name: judged.name(side, said),
            sums: Sums::of(&judged.sums.whole[side], &judged.sums.whole[side.other()]),
            luck_adjusted: judged.sums.luck_adjusted(side).map(rounded),
            theirs,
        }
    }
}

/// What somebody's decisions come to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sums {
    /// The performance rating; nothing without a decision that counts.
    pub pr: Option<f64>,
    /// The word for it.
    pub rating: Option<RatingWord>,
    /// Snowie's error rate.
    pub snowie: Option<f64>,
    /// gnubg's: the cost of an unforced play and of a close cube decision.
    pub gnubg: [Option<f64>; 2],
    /// What was lost, in points per unit of the cube.
    pub cost: f64,
    /// What was lost, in percentage points of the chance to win the match.
    pub mwc: f64,
    /// How many decisions of each kind counted.
    pub decisions: Counts,
    /// What they cost.
    pub costs: Costs,
    /// How many of them were marked.
    pub marks: Marks,
    /// Errors with the cube, by their kind.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, u32>))]
    pub cube: BTreeMap<&'static str, u32>,
    /// What those cost.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, f64>))]
    pub cube_cost: BTreeMap<&'static str, f64>,
    /// Decisions by the kind of position.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Share>))]
    pub stages: BTreeMap<&'static str, Share>,
    /// The luck of the dice.
    pub luck: f64,
    /// The same as chance to win the match.
    pub luck_mwc: f64,
    /// Resignations.
    pub resign: Share,
}

/// Decisions of each kind.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Counts {
    /// Plays.
    pub checker: u32,
    /// To double or not.
    pub double: u32,
    /// To take or not.
    pub answer: u32,
}

/// What the decisions of each kind cost.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Costs {
    /// Plays.
    pub checker: f64,
    /// To double or not.
    pub double: f64,
    /// To take or not.
    pub answer: f64,
}

impl Sums {
    fn of(account: &Account, other: &Account) -> Sums {
        let cube = || CubeError::ALL.into_iter().zip(account.cube);
        let share = |share: Share| Share {
            cost: rounded(share.cost),
            ..share
        };
        Sums {
            pr: account.pr().map(rounded),
            rating: account.pr().map(RatingWord::of),
            snowie: account.snowie(other).map(rounded),
            gnubg: account.gnubg().map(|rate| rate.map(rounded)),
            cost: rounded(account.cost()),
            mwc: rounded(100.0 * account.match_cost),
            decisions: Counts {
                checker: account.checker.count,
                double: account.double.count,
                answer: account.answer.count,
            },
            costs: Costs {
                checker: rounded(account.checker.cost),
                double: rounded(account.double.cost),
                answer: rounded(account.answer.cost),
            },
            marks: account.marks,
            cube: cube().map(|(error, share)| (error.name(), share.count)).collect(),
            cube_cost: cube()
                .map(|(error, share)| (error.name(), rounded(share.cost)))
                .collect(),
            stages: Stage::ALL
                .into_iter()
                .zip(account.stages)
                .map(|(stage, found)| (stage.name(), share(found)))
                .collect(),
            luck: rounded(account.luck),
            luck_mwc: rounded(account.match_luck),
            resign: share(account.resign),
        }
    }
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    /// Which one, from 1.
    pub game: usize,
    /// The score before it.
    pub score: [u32; 2],
    /// The players' sums in it.
    pub players: [Sums; 2],
}

impl Game {
    fn of(judged: &JudgedMatch, game: usize) -> Game {
        let accounts = &judged.sums.games[game];
        Game {
            game: game + 1,
            score: judged.reading.record.games[game].score,
            players: Side::BOTH.map(|side| Sums::of(&accounts[side], &accounts[side.other()])),
        }
    }
}

/// A decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decision {
    /// The game, from 1.
    pub game: u32,
    /// Its number in the game.
    pub number: u32,
    /// Whose: 0 or 1, in the file's order.
    pub side: u8,
    /// What it is about.
    pub kind: DecisionKind,
    /// Position and match ID.
    pub position: String,
    /// The dice of a play.
    pub dice: Option<[u8; 2]>,
    /// What was done.
    pub played: String,
    /// What was best.
    pub best: String,
    /// What it cost.
    pub cost: f64,
    /// Percentage points of the chance to win the match; nothing where there is no match.
    pub mwc: Option<f64>,
    /// The luck of the roll.
    pub luck: Option<f64>,
    /// The same as chance to win the match.
    pub luck_mwc: Option<f64>,
    /// How bad it was.
    pub mark: Option<Mark>,
    /// Does it count for the rating?
    pub counted: bool,
    /// How far it was looked ahead.
    pub plies: u8,
    /// How often it was played out.
    pub trials: u32,
    /// In what kind of position.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub stage: Option<&'static str>,
    /// Why it was wrong.
    pub reasons: Vec<String>,
    /// What another program thought of it, where the file says so.
    pub theirs: Option<TheirDecision>,
}

/// What another program thought of a decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TheirDecision {
    /// Which one.
    pub program: String,
    /// What was best.
    pub best: String,
    /// What it cost.
    pub cost: f64,
    /// Does it count for the rating?
    pub counted: bool,
    /// The luck of the roll.
    pub luck: Option<f64>,
}

impl Decision {
    fn of(
        judged: &JudgedMatch,
        index: usize,
        decision: &Decided,
        judgement: &Judgement,
        said: &impl Fn(&Sentence) -> String,
    ) -> Decision {
        let (played, best) = judgement.choices(decision).unzip();
        let text = |choice: Option<Choice>| choice.map_or_else(String::new, |choice| choice.to_string());
        let theirs = |theirs: &Theirs| TheirDecision {
            program: judged.reading.opinions.program.clone(),
            best: theirs.best.to_string(),
            cost: rounded(theirs.entry.cost),
            counted: theirs.entry.counted,
            luck: theirs.entry.luck.map(|luck| rounded(luck.equity)),
        };
        let whys = judged.whys.get(index).into_iter().flatten();
        Decision {
            game: decision.game,
            number: decision.number,
            side: u8::from(decision.side == Side::Black),
            kind: decision.matter.kind(),
            position: write_position(&decision.situation).unwrap_or_default(),
            dice: match decision.matter {
                Matter::Play { roll, .. } => Some(roll.into()),
                _ => None,
            },
            played: text(played),
            best: text(best),
            cost: judgement.cost,
            mwc: judgement.match_cost.map(|cost| rounded(100.0 * cost)),
            luck: judgement.luck.map(|luck| luck.equity),
            luck_mwc: judgement.luck.and_then(|luck| luck.match_chance),
            mark: Mark::of(judgement.cost),
            counted: judgement.counted,
            plies: judgement.plies,
            trials: judgement.trials,
            stage: decision
                .situation
                .position()
                .ok()
                .map(|position| Stage::of(&position).name()),
            reasons: whys.map(|why| said(&why.sentence())).collect(),
            theirs: judged.theirs.get(index).and_then(Option::as_ref).map(theirs),
        }
    }
}

/// Millionths are enough for everybody.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6 + 0.0
}
