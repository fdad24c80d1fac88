//! The six presets, as data: the answers, where the sheet states each rule, and which answers are our rulings.

mod buffalo;
mod danish;
mod german;
mod jumbo;
mod ten_language;
mod tournament;

pub(crate) use buffalo::BUFFALO;
pub(crate) use danish::DANISH;
pub(crate) use german::GERMAN;
pub(crate) use jumbo::JUMBO;
pub(crate) use ten_language::TEN_LANGUAGE;
pub(crate) use tournament::TOURNAMENT;

use crate::answers::Question;
use crate::refusal::Rule;
use crate::rulebook::Answers;

/// What is known of a preset.
pub(crate) struct PresetData {
    pub answers: Answers,
    /// Where the sheet states a rule: the rule's number or the heading of a section.
    pub references: &'static [(Rule, &'static str)],
    /// The questions on which the sheet is silent, misprinted or at odds with itself.
    pub rulings: &'static [Question],
    /// The languages of the sheet.
    pub languages: &'static [&'static str],
}
