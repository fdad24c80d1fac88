//! A rulebook of one's own: a preset, and the answers that are other than its own.

use pasch_protocol::{Chosen, Fault, FaultKey, Message, OwnRulebook};
use pasch_rules::{Answers, Preset, Rulebook};
use serde_json::{Value, json};

/// The answers of a preset, with those given instead that are other than its own. Whether they go together is not asked
/// here; a name the preset does not have is a fault.
pub fn amended_answers(base: Preset, other: Value) -> serde_json::Result<Answers> {
    let mut answers = json!(Rulebook::from(base).answers());
    overlay(&mut answers, other);
    serde_json::from_value(answers)
}

/// Such a rulebook with one more answer chosen.
pub(crate) fn amend(base: &str, answers: Option<&Value>, choose: Option<&Chosen>) -> Result<Message, Fault> {
    let base: Preset = base.parse().map_err(|_| FaultKey::BadTerms)?;
    let given = answers.cloned().unwrap_or_default();
    let mut answers = amended_answers(base, given).map_err(Fault::unreadable)?;
    if let Some(chosen) = choose {
        let choice = answers.choose(chosen.question, &chosen.phrase, chosen.number, chosen.yes);
        choice.map_err(Fault::unreadable)?;
    }
    let rulebook = Box::new(OwnRulebook::of(base, &answers));
    Ok(Message::OwnRulebook { rulebook })
}

/// Puts the given answers over the preset's; a name the preset does not have stays, and is refused later.
fn overlay(under: &mut Value, over: Value) {
    match (under, over) {
        (_, Value::Null) => {}
        (Value::Object(under), Value::Object(over)) => {
            for (name, value) in over {
                match under.get_mut(&name) {
                    Some(old) if !value.is_null() => overlay(old, value),
                    _ => drop(under.insert(name, value)),
                }
            }
        }
        (under, over) => *under = over,
    }
}
