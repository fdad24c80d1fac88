//! A refused action, with everything a page needs to say why in its own language.

use pasch_rules as rules;
use pasch_rules::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Why an action was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// A stable key: the sentence `refusal-<reason>` in the catalogues.
    pub reason: String,
    /// The values in that sentence.
    pub variables: BTreeMap<String, Value>,
    /// The rulebook in use, or the one it was made from.
    pub rulebook: String,
    /// The rule that was broken, as the rulebook pages name it.
    pub rule: String,
    /// Where the sheet states it: "R14", or the heading of a section.
    pub reference: Option<String>,
    /// The same in English, as one sentence.
    pub english: String,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "value")]
pub enum Value {
    /// A number.
    Number(u32),
    /// A point: the label that the rulebook prints there, or `bar` or `off`.
    Point(String),
    /// A player.
    Player(Side),
    /// A throw, as in `6-1`.
    Dice(String),
}

impl Refusal {
    /// What the rules say, with points as this rulebook labels them for the side that acted.
    pub fn of(refusal: &rules::Refusal, numbering: rules::Numbering, actor: rules::Side) -> Refusal {
        let sentence = refusal.reason.sentence();
        let variables = sentence.variables.into_iter().filter_map(|(name, variable)| {
            let value = match variable {
                rules::Variable::Number(number) => Value::Number(number),
                rules::Variable::Point(rules::BAR) => Value::Point("bar".to_owned()),
                rules::Variable::Point(rules::OFF) => Value::Point("off".to_owned()),
                rules::Variable::Point(point) => Value::Point(numbering.label(actor, point)),
                rules::Variable::Player(side) => Value::Player(side),
                rules::Variable::Dice(roll) => Value::Dice(roll.to_string()),
                // Only faults of sessions and rulebooks have these.
                rules::Variable::Choice(_) | rules::Variable::Rulebook(_) => return None,
            };
            Some((name.to_owned(), value))
        });
        Refusal {
            reason: refusal.reason.kind().to_owned(),
            variables: variables.collect(),
            rulebook: refusal.rulebook.id().to_owned(),
            rule: serde_json::to_value(refusal.rule())
                .ok()
                .and_then(|rule| rule.as_str().map(str::to_owned))
                .unwrap_or_default(),
            reference: refusal.reference().map(str::to_owned),
            english: refusal.to_string(),
        }
    }
}
