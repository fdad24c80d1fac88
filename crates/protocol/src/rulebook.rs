//! A rulebook, as a page shows it to someone who chooses one.

use pasch_rules as rules;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RulebookInfo {
    /// Its name in addresses and files.
    pub id: String,
    /// The languages its sheet is printed in.
    pub languages: Vec<String>,
    /// Its answers, question by question.
    pub sheet: Vec<SheetLine>,
    /// The kinds of session it plays: `single-game`, `running-total`, `match`, `money`, `games`.
    pub sessions: Vec<String>,
    /// The starts it knows: `standard`, `jacquet`, `nackgammon`, `hypergammon`.
    pub starts: Vec<String>,
    /// What it leaves to the players: `lower-starts`, `cube`, `automatic-double`, `jacoby`, `beavers`, `raccoons`.
    pub choices: Vec<String>,
    /// Has it a cube at all?
    pub cube: bool,
    /// Is white's home at the left?
    pub clockwise: bool,
    /// All answers as data: change some and send them as `answers` to play by a rulebook of one's own.
    #[ts(type = "Record<string, unknown>")]
    pub answers: serde_json::Value,
}

/// The answer to one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SheetLine {
    /// The question's key: the sentence `question-<key>` in the catalogues.
    pub question: String,
    /// The parts of the answer.
    pub phrases: Vec<SheetPhrase>,
    /// Is it our ruling, the sheet being silent?
    pub ruling: bool,
}

/// A part of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SheetPhrase {
    /// A key: the sentence `answer-<key>` in the catalogues.
    pub key: String,
    /// The number in it.
    pub number: Option<u32>,
}

impl RulebookInfo {
    /// All six.
    pub fn all() -> Vec<RulebookInfo> {
        rules::Preset::ALL.into_iter().map(RulebookInfo::of).collect()
    }

    /// One of them.
    pub fn of(preset: rules::Preset) -> RulebookInfo {
        let book = rules::Rulebook::from(preset);
        let names = |all: &[(&str, bool)]| {
            all.iter()
                .filter(|(_, has)| *has)
                .map(|(name, _)| (*name).to_owned())
                .collect::<Vec<_>>()
        };
        let lower = matches!(
            book.opening,
            rules::Opening::OneDie {
                lower_by_agreement: true
            }
        );
        let agreed_cube = book.cube.is_some_and(|cube| cube.used == rules::CubeUse::MatchIfAgreed);
        RulebookInfo {
            id: preset.id().to_owned(),
            languages: preset.languages().iter().map(|&language| language.to_owned()).collect(),
            sheet: book.sheet().iter().map(SheetLine::of).collect(),
            sessions: names(&[
                ("single-game", book.sessions.single_game),
                ("running-total", book.sessions.running_total),
                ("match", book.sessions.match_to),
                ("money", book.sessions.money),
                ("games", book.sessions.games),
            ]),
            starts: names(&[
                ("standard", true),
                ("jacquet", book.starts.jacquet),
                ("nackgammon", book.starts.nackgammon),
                ("hypergammon", book.starts.hypergammon),
            ]),
            choices: names(&[
                ("lower-starts", lower),
                ("cube", agreed_cube),
                (
                    "automatic-double",
                    book.automatic_double != rules::AutomaticDouble::Never,
                ),
                (
                    "first-double",
                    book.automatic_double == rules::AutomaticDouble::IfAgreed,
                ),
                ("jacoby", book.money.jacoby),
                ("beavers", book.money.beavers),
                ("raccoons", book.money.raccoons),
            ]),
            cube: book.cube.is_some(),
            clockwise: book.direction == rules::Direction::Clockwise,
            answers: serde_json::to_value(book.answers()).unwrap_or_default(),
        }
    }
}

impl SheetLine {
    fn of(answer: &rules::Answer) -> SheetLine {
        SheetLine {
            question: answer.question.key().to_owned(),
            phrases: answer
                .phrases
                .iter()
                .map(|phrase| SheetPhrase {
                    key: phrase.key.to_owned(),
                    number: phrase.number,
                })
                .collect(),
            ruling: answer.ruling,
        }
    }
}
