//! Positions outside a game, and what the engine thinks of them; the tutor's verdicts.

use crate::game::{Board, Pair, Side, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A position as an editor holds it: nothing is promised about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Where the checkers stand.
    pub board: Board,
    /// Who is on roll.
    pub on_roll: Side,
    /// The dice, if they are thrown.
    #[serde(default)]
    #[ts(type = "[number, number] | null")]
    pub dice: Option<[u8; 2]>,
    /// The cube's value.
    pub cube: u32,
    /// Who may turn it; nobody: either.
    #[serde(default)]
    pub cube_owner: Option<Side>,
    /// Points in the match.
    #[serde(default)]
    pub score: Pair<u32>,
    /// The length of the match; nothing for money.
    #[serde(default)]
    pub match_length: Option<u32>,
    /// Is it the Crawford game?
    #[serde(default)]
    pub crawford: bool,
    /// Money: the Jacoby rule.
    #[serde(default)]
    pub jacoby: bool,
    /// Money: beavers.
    #[serde(default)]
    pub beavers: bool,
    /// Checkers of each side: 15, or 3.
    pub checkers: u8,
    /// The rulebook that the plays follow.
    pub rulebook: String,
}

/// The chances of the player on roll, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Probabilities {
    /// To win at all.
    pub win: f64,
    /// To win at least double.
    pub win_gammon: f64,
    /// To win triple.
    pub win_backgammon: f64,
    /// To lose at least double.
    pub lose_gammon: f64,
    /// To lose triple.
    pub lose_backgammon: f64,
}

/// A play with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RankedPlay {
    /// In notation.
    pub play: String,
    /// The steps, in the mover's counting.
    pub steps: Vec<Step>,
    /// The equity: points per unit of the cube, or its like at a match score.
    pub equity: f64,
    /// How much less than the best.
    pub cost: f64,
    /// The mover's chances afterwards.
    pub chances: Probabilities,
}

/// What to do with the cube.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CubeAdvice {
    /// Equity without a double.
    pub no_double: f64,
    /// Equity doubled and taken.
    pub double_take: f64,
    /// Equity doubled and dropped.
    pub double_pass: f64,
    /// `no double`, `double`, `redouble`, `too good` or `not available`.
    pub action: String,
    /// `take`, `pass` or `beaver`.
    pub answer: String,
}

/// What the engine thinks of a position before the roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Evaluation {
    /// The chances of the player on roll.
    pub chances: Probabilities,
    /// The equity.
    pub equity: f64,
    /// The chance to win the match, at a match score.
    pub match_chance: Option<f64>,
    /// The cube.
    pub cube: Option<CubeAdvice>,
    /// Which engine looked how far.
    pub settings: String,
}

/// What a verdict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum VerdictKind {
    /// A play.
    Play,
    /// The double, or the roll without one.
    Double,
    /// The answer to a double.
    Answer,
}

/// The tutor's verdict on one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Verdict {
    /// The game of the session.
    pub game: u32,
    /// The number of the action in the session, which names the decision.
    pub number: u32,
    /// Who decided.
    pub side: Side,
    /// About what.
    pub kind: VerdictKind,
    /// The dice, for a play.
    #[ts(type = "[number, number] | null")]
    pub dice: Option<[u8; 2]>,
    /// The board before.
    pub board: Board,
    /// What was done: the play in notation, or `double`, `no double`, `take`, `pass`, `beaver`.
    pub made: String,
    /// What the engine preferred.
    pub best: String,
    /// The steps that the engine preferred.
    pub best_steps: Vec<Step>,
    /// The steps that were made.
    pub made_steps: Vec<Step>,
    /// What it cost, in points per unit of the cube; 0 for the best.
    pub cost: f64,
    /// The best few plays, with the one made among them.
    pub plays: Vec<RankedPlay>,
    /// The cube's numbers.
    pub cube: Option<CubeAdvice>,
    /// The position as XGID, to take it to the editor.
    pub xgid: String,
}

/// The tutor's summary of a session so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Summary {
    /// Decisions judged.
    pub decisions: Pair<u32>,
    /// What they cost together.
    pub cost: Pair<f64>,
    /// The costliest, first the worst.
    pub costliest: Vec<Verdict>,
    /// Decisions still being looked at.
    pub pending: u32,
}
