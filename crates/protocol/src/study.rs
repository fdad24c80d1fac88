//! Matches studied: every decision of one, what the judgement says of each, and what it all comes to.
//!
//! A page asks for the decisions of a match once, for judgements a few at a time, and for the sums whenever it likes.
//! Each answer follows from its question alone, so that anybody with an engine can give it: a server, or a worker of the
//! browser.

use pasch_analysis::{Choice, Decision, DiceCounts, JudgementKey, Played, RatedMatch};
use pasch_rules::{Cube, Pair, Sentence};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A match to be studied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Study {
    /// The players' names, where known.
    pub names: Pair<Option<String>>,
    /// The labels beside the points.
    pub labels: Pair<Vec<String>>,
    /// How it went.
    pub played: Played,
    /// Every decision, in order.
    pub decisions: Vec<StudyDecision>,
    /// What is wrong with the record, and what of it is not judged.
    pub remarks: Vec<Sentence>,
    /// How often each side threw what.
    pub dice: Pair<DiceCounts>,
    /// What another program thought of it, where the file says so.
    pub theirs: Option<TheirStudy>,
}

/// A decision of a match, with the name under which its judgement is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StudyDecision {
    /// The name, which knows the engine and how closely it looks.
    #[ts(type = "string")]
    pub key: JudgementKey,
    /// The decision.
    pub decision: Decision,
    /// The cube that lies there; nothing where none is in play.
    pub cube: Option<Cube>,
    /// The play that was made, in notation.
    pub play: Option<String>,
    /// The situation as XGID, to take it to the editor.
    pub xgid: Option<String>,
    /// What another program thought.
    pub theirs: Option<TheirOpinion>,
}

/// What another program thought of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TheirOpinion {
    /// What it would have done.
    pub best: Choice,
    /// What it says the choice cost.
    pub cost: f64,
}

/// What another program thought of a match, in our sums.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TheirStudy {
    /// Which program.
    pub program: String,
    /// Its figures.
    pub sums: RatedMatch,
}
