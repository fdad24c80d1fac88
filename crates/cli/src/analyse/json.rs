//! The analysis as programs read it: one object a match, on one line.

use super::judged_match::{JudgedMatch, choices};
use crate::batch::json_line;
use crate::language::words;
use pasch_analysis::{Account, CubeError, DecisionKind, Judgement, Mark, Matter, RatingWord, Share, Stage, Theirs};
use pasch_notation::write_position;
use pasch_rules::{Roll, Rulebook, Side};
use serde::Serialize;
use std::collections::BTreeMap;

/// A match in a line.
pub fn line(judged: &JudgedMatch) -> String {
    json_line(&Answer {
        about: About::of(judged),
        players: Side::BOTH.map(|side| Player::of(judged, side)),
        games: (0..judged.sums.games.len())
            .map(|game| Game::of(judged, game))
            .collect(),
        decisions: judged
            .judged()
            .map(|(index, decision, judgement)| Decision::of(judged, index, decision, judgement))
            .collect(),
    })
}

#[derive(Serialize)]
struct Answer {
    #[serde(rename = "match")]
    about: About,
    players: [Player; 2],
    games: Vec<Game>,
    decisions: Vec<Decision>,
}

#[derive(Serialize)]
struct About {
    file: String,
    length: u32,
    rulebook: String,
    level: &'static str,
    result: [u32; 2],
    faults: Vec<String>,
    /// What was not judged, and why.
    left_out: Vec<String>,
    /// Decisions that were not reached.
    open: usize,
    settings: String,
}

impl About {
    fn of(judged: &JudgedMatch) -> About {
        let record = &judged.reading.record;
        About {
            file: judged.path.display().to_string(),
            length: record.length,
            rulebook: Rulebook::from(record.rulebook).name(),
            level: judged.thoroughness.name(),
            result: judged.sums.result.into_array(),
            faults: judged
                .reading
                .faults
                .iter()
                .map(|fault| words().sentence(&fault.sentence()))
                .collect(),
            left_out: judged
                .course
                .left_out
                .iter()
                .map(super::judged_match::left_out)
                .collect(),
            open: judged.open(),
            settings: format!(
                "{}, {}",
                pasch_analysis::settings(judged.thoroughness.plies()),
                judged.thoroughness
            ),
        }
    }
}

#[derive(Serialize)]
struct Player {
    name: String,
    #[serde(flatten)]
    sums: Sums,
    luck_adjusted: Option<f64>,
    /// The same sums by the numbers of the program that judged the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    theirs: Option<TheirSums>,
}

#[derive(Serialize)]
struct TheirSums {
    program: String,
    #[serde(flatten)]
    sums: Sums,
    luck_adjusted: Option<f64>,
}

impl Player {
    fn of(judged: &JudgedMatch, side: Side) -> Player {
        let theirs = judged.their_sums.as_ref().map(|sums| TheirSums {
            program: judged.reading.opinions.program.clone(),
            sums: Sums::of(&sums.whole[side], &sums.whole[side.other()]),
            luck_adjusted: sums.luck_adjusted(side).map(rounded),
        });
        Player {
            name: judged.name(side),
            sums: Sums::of(&judged.sums.whole[side], &judged.sums.whole[side.other()]),
            luck_adjusted: judged.sums.luck_adjusted(side).map(rounded),
            theirs,
        }
    }
}

#[derive(Serialize)]
struct Sums {
    pr: Option<f64>,
    rating: Option<RatingWord>,
    snowie: Option<f64>,
    /// gnubg's: the cost of an unforced play and of a close cube decision.
    gnubg: [Option<f64>; 2],
    cost: f64,
    /// Percentage points of the chance to win the match.
    mwc: f64,
    decisions: Counts,
    costs: Costs,
    marks: pasch_analysis::Marks,
    cube: BTreeMap<&'static str, u32>,
    cube_cost: BTreeMap<&'static str, f64>,
    stages: BTreeMap<&'static str, Share>,
    luck: f64,
    luck_mwc: f64,
    resign: Share,
}

#[derive(Serialize)]
struct Counts {
    checker: u32,
    double: u32,
    answer: u32,
}

#[derive(Serialize)]
struct Costs {
    checker: f64,
    double: f64,
    answer: f64,
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

#[derive(Serialize)]
struct Game {
    game: usize,
    score: [u32; 2],
    players: [Sums; 2],
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

#[derive(Serialize)]
struct Decision {
    game: u32,
    number: u32,
    side: u8,
    kind: DecisionKind,
    position: String,
    dice: Option<Roll>,
    played: String,
    best: String,
    cost: f64,
    /// Percentage points of the chance to win the match; nothing where there is no match.
    mwc: Option<f64>,
    luck: Option<f64>,
    luck_mwc: Option<f64>,
    mark: Option<Mark>,
    counted: bool,
    plies: u8,
    trials: u32,
    stage: Option<&'static str>,
    reasons: Vec<String>,
    theirs: Option<TheirDecision>,
}

#[derive(Serialize)]
struct TheirDecision {
    program: String,
    best: String,
    cost: f64,
    counted: bool,
    luck: Option<f64>,
}

impl Decision {
    fn of(judged: &JudgedMatch, index: usize, decision: &pasch_analysis::Decision, judgement: &Judgement) -> Decision {
        let (played, best) = choices(decision, judgement);
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
                Matter::Play { roll, .. } => Some(roll),
                _ => None,
            },
            played,
            best,
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
            reasons: whys.map(|why| words().sentence(&why.sentence())).collect(),
            theirs: judged.theirs.get(index).and_then(Option::as_ref).map(theirs),
        }
    }
}

/// Millionths are enough for everybody.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6 + 0.0
}
