//! A rulebook, as a page shows it to someone who chooses one.

use pasch_rules::{Answers, BoardLaw, Choice, Preset, Question, Rulebook, RulebookFault, Sentence, SessionKind, Start};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RulebookInfo {
    /// Its name in addresses and files, or that of the one it was made from.
    pub id: String,
    /// The languages its sheet is printed in.
    pub languages: Vec<String>,
    /// Every kind of session, with a usual length; what it plays if nobody says is the first that is its own.
    pub sessions: Vec<SessionOffer>,
    /// The starts it knows.
    pub starts: Vec<Start>,
    /// Can engines of other programs play by it?
    pub engines: bool,
    /// All answers as data: change some and send them as `answers` to play by a rulebook of one's own.
    #[ts(type = "Record<string, unknown>")]
    pub answers: serde_json::Value,
}

/// A kind of session by a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SessionOffer {
    /// What is played.
    pub session: SessionKind,
    /// Does the rulebook play it itself?
    pub own: bool,
    /// What the players can settle between them.
    pub choices: Vec<Choice>,
}

impl RulebookInfo {
    /// All six.
    pub fn all() -> Vec<RulebookInfo> {
        Preset::ALL
            .into_iter()
            .map(|preset| RulebookInfo::of(&Rulebook::from(preset)))
            .collect()
    }

    /// One of them, or one that was made from it.
    pub fn of(book: &Rulebook) -> RulebookInfo {
        let preset = book.base();
        let offer = |(session, own)| SessionOffer {
            session,
            own,
            choices: book.open_choices(session),
        };
        RulebookInfo {
            id: preset.id().to_owned(),
            languages: preset.languages().iter().map(|&language| language.to_owned()).collect(),
            sessions: book.session_kinds().into_iter().map(offer).collect(),
            starts: Start::NAMED
                .into_iter()
                .filter(|start| book.knows_start(start))
                .collect(),
            engines: BoardLaw::from(book.answers()) == BoardLaw::TOURNAMENT,
            answers: serde_json::to_value(book.answers()).unwrap_or_default(),
        }
    }
}

/// An answer that is chosen in a rulebook of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Chosen {
    /// To which question.
    pub question: Question,
    /// The phrase.
    pub phrase: String,
    /// The number in it, if it has one.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub number: Option<u32>,
    /// Chosen, or taken back.
    pub yes: bool,
}

/// A rulebook of one's own as it stands: every question with what may be answered, and what does not go together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OwnRulebook {
    /// All answers as data.
    #[ts(type = "Record<string, unknown>")]
    pub answers: serde_json::Value,
    /// The questions, in the order of the comparison.
    pub questions: Vec<OpenQuestion>,
    /// What does not go together.
    pub contradictions: Vec<Contradiction>,
    /// What can be played by it; nothing while something does not go together.
    pub info: Option<RulebookInfo>,
}

/// A question with what may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OpenQuestion {
    /// The question.
    pub question: Question,
    /// The parts of the answer; none where another answer makes the question void.
    pub parts: Vec<AnswerPart>,
    /// Is it answered otherwise than by the rulebook it was made from?
    pub changed: bool,
}

/// A part of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AnswerPart {
    /// May any number of its phrases hold? Otherwise it is exactly one.
    pub several: bool,
    /// What may be chosen.
    pub phrases: Vec<OfferedPhrase>,
}

/// A phrase that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferedPhrase {
    /// Its name.
    pub phrase: String,
    /// The number in it.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub number: Option<u32>,
    /// Is it chosen?
    pub chosen: bool,
}

/// Answers that do not go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Contradiction {
    /// Why.
    pub sentence: Sentence,
    /// The questions.
    pub questions: Vec<Question>,
}

impl OwnRulebook {
    /// These answers, as a rulebook made from a preset.
    pub fn of(base: Preset, answers: &Answers) -> OwnRulebook {
        let faults = answers.check().err().map_or_else(Vec::new, |faults| faults.0);
        let amended = Rulebook::from(base).amend(|all| *all = *answers);
        OwnRulebook {
            answers: serde_json::to_value(answers).unwrap_or_default(),
            questions: Question::ALL
                .into_iter()
                .map(|question| OpenQuestion::of(base, answers, question))
                .collect(),
            contradictions: faults.iter().map(Contradiction::of).collect(),
            info: amended.ok().as_ref().map(RulebookInfo::of),
        }
    }
}

impl OpenQuestion {
    fn of(base: Preset, answers: &Answers, question: Question) -> OpenQuestion {
        let parts = answers.parts(question);
        OpenQuestion {
            question,
            changed: parts != Rulebook::from(base).parts(question),
            parts: parts
                .into_iter()
                .map(|part| AnswerPart {
                    several: part.several,
                    phrases: part
                        .phrases
                        .into_iter()
                        .map(|(phrase, chosen)| OfferedPhrase {
                            phrase: phrase.key.to_owned(),
                            number: phrase.number,
                            chosen,
                        })
                        .collect(),
                })
                .collect(),
        }
    }
}

impl Contradiction {
    fn of(fault: &RulebookFault) -> Contradiction {
        Contradiction {
            sentence: fault.sentence(),
            questions: fault.questions().to_vec(),
        }
    }
}
