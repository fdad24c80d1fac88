//! A refused action, with everything a page needs to say why in its own language.

use pasch_rules as rules;
use pasch_rules::{Preset, Rule, Sentence, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why an action was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The sentence that tells it.
    pub sentence: Sentence,
    /// Who acted: points in the sentence are in this side's counting.
    pub side: Side,
    /// The rulebook in use, or the one it was made from.
    pub rulebook: Preset,
    /// The rule that was broken, as the rulebook pages name it.
    pub rule: Rule,
}

impl Refusal {
    /// What the rules say to the side that acted.
    pub fn of(refusal: &rules::Refusal, actor: Side) -> Refusal {
        Refusal {
            sentence: refusal.reason.sentence(),
            side: actor,
            rulebook: refusal.rulebook,
            rule: refusal.rule(),
        }
    }
}
