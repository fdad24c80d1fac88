//! A rulebook as a sheet of questions and answers, in English and by stable keys for other languages.

use crate::numbering::Numbering;
use crate::plays::Overshoot;
use crate::rulebook::{
    AutomaticDouble, BackgammonRule, Colours, CorrectionBy, CorrectionUntil, CubeRest, CubeUse, DiceFall, Direction,
    DoubleAnswer, Doubles, DoublingRight, DropCosts, GammonRule, HitCheckers, NextGame, Obligation, Opening, Passing,
    Resigning, Rulebook,
};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A question on which rule sheets may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Question {
    /// Who starts?
    WhoStarts,
    /// Who starts the next game of a session?
    NextGame,
    /// How much of a throw must be played?
    Obligation,
    /// What are doubles worth?
    Doubles,
    /// What may be borne off with a number larger than the checker's point?
    Overshoot,
    /// Must the last checker come home with the larger number?
    Straggler,
    /// May a checker hit at home and run on to cover a blot?
    PickAndPass,
    /// What does passing over a point with one opposing checker do?
    Passing,
    /// How is a wrong move on a real board put right?
    Correction,
    /// When is it a gammon?
    Gammon,
    /// When is it a backgammon?
    Backgammon,
    /// Is there a cube?
    Cube,
    /// Who may double?
    WhoMayDouble,
    /// What may be answered to a double?
    AnswerToDouble,
    /// What does a drop cost?
    DropCosts,
    /// Does the cube turn by itself?
    AutomaticDouble,
    /// Is there a Crawford game?
    Crawford,
    /// What may be agreed for money?
    MoneyOptions,
    /// How does one give up?
    Resigning,
    /// What is played?
    Sessions,
    /// How do the checkers stand at the start?
    Starts,
    /// How is the board numbered?
    Numbering,
    /// Which way does white run?
    Direction,
    /// Who takes which colour?
    Colours,
    /// Where must the dice fall?
    DiceFall,
    /// Where do hit checkers wait?
    HitCheckers,
    /// Where does the cube lie?
    CubeRest,
}

impl Question {
    /// All questions, in the order of the sheet.
    pub const ALL: [Question; 27] = [
        Question::WhoStarts,
        Question::NextGame,
        Question::Obligation,
        Question::Doubles,
        Question::Overshoot,
        Question::Straggler,
        Question::PickAndPass,
        Question::Passing,
        Question::Correction,
        Question::Gammon,
        Question::Backgammon,
        Question::Cube,
        Question::WhoMayDouble,
        Question::AnswerToDouble,
        Question::DropCosts,
        Question::AutomaticDouble,
        Question::Crawford,
        Question::MoneyOptions,
        Question::Resigning,
        Question::Sessions,
        Question::Starts,
        Question::Numbering,
        Question::Direction,
        Question::Colours,
        Question::DiceFall,
        Question::HitCheckers,
        Question::CubeRest,
    ];

    /// A stable key, for translations.
    pub fn key(self) -> &'static str {
        match self {
            Question::WhoStarts => "who-starts",
            Question::NextGame => "next-game",
            Question::Obligation => "obligation",
            Question::Doubles => "doubles",
            Question::Overshoot => "overshoot",
            Question::Straggler => "straggler",
            Question::PickAndPass => "pick-and-pass",
            Question::Passing => "passing",
            Question::Correction => "correction",
            Question::Gammon => "gammon",
            Question::Backgammon => "backgammon",
            Question::Cube => "cube",
            Question::WhoMayDouble => "who-may-double",
            Question::AnswerToDouble => "answer-to-double",
            Question::DropCosts => "drop-costs",
            Question::AutomaticDouble => "automatic-double",
            Question::Crawford => "crawford",
            Question::MoneyOptions => "money-options",
            Question::Resigning => "resigning",
            Question::Sessions => "sessions",
            Question::Starts => "starts",
            Question::Numbering => "numbering",
            Question::Direction => "direction",
            Question::Colours => "colours",
            Question::DiceFall => "dice-fall",
            Question::HitCheckers => "hit-checkers",
            Question::CubeRest => "cube-rest",
        }
    }

    /// The question in English.
    pub fn english(self) -> &'static str {
        match self {
            Question::WhoStarts => "Who starts?",
            Question::NextGame => "Who starts the next game of a session?",
            Question::Obligation => "How much of a throw must be played?",
            Question::Doubles => "What are doubles worth?",
            Question::Overshoot => "What may a number higher than the checker's point bear off?",
            Question::Straggler => "Must the last checker come home with the larger number?",
            Question::PickAndPass => "May a checker hit at home and run on to cover a blot?",
            Question::Passing => "What happens on a stop at a single opposing checker?",
            Question::Correction => "Who may have a wrong move put right, and until when?",
            Question::Gammon => "When does the stake count twice (gammon)?",
            Question::Backgammon => "When does it count three times (backgammon)?",
            Question::Cube => "Is there a doubling cube?",
            Question::WhoMayDouble => "Who may double?",
            Question::AnswerToDouble => "What may be answered to a double?",
            Question::DropCosts => "What does a drop cost?",
            Question::AutomaticDouble => "Does the cube ever turn by itself?",
            Question::Crawford => "Is there a Crawford game?",
            Question::MoneyOptions => "What may be agreed for money play?",
            Question::Resigning => "How does a player give up?",
            Question::Sessions => "What is played?",
            Question::Starts => "How do the checkers stand at the start?",
            Question::Numbering => "How is the board numbered?",
            Question::Direction => "Which way does white run?",
            Question::Colours => "Who takes which colour?",
            Question::DiceFall => "Where must the dice fall on a real board?",
            Question::HitCheckers => "Where do hit checkers wait?",
            Question::CubeRest => "Where does the cube lie before the first double?",
        }
    }

    /// Two or three words for the name of a custom rulebook.
    pub(crate) fn short(self) -> &'static str {
        match self {
            Question::WhoStarts => "opening throw",
            Question::NextGame => "next starter",
            Question::Obligation => "duty to play",
            Question::Doubles => "doubles",
            Question::Overshoot => "bearing off",
            Question::Straggler => "straggler rule",
            Question::PickAndPass => "pick and pass",
            Question::Passing => "passing",
            Question::Correction => "corrections",
            Question::Gammon => "gammon",
            Question::Backgammon => "backgammon",
            Question::Cube => "cube",
            Question::WhoMayDouble => "right to double",
            Question::AnswerToDouble => "answers to a double",
            Question::DropCosts => "cost of a drop",
            Question::AutomaticDouble => "automatic doubles",
            Question::Crawford => "Crawford rule",
            Question::MoneyOptions => "money options",
            Question::Resigning => "resigning",
            Question::Sessions => "sessions",
            Question::Starts => "starts",
            Question::Numbering => "numbering",
            Question::Direction => "direction",
            Question::Colours => "colours",
            Question::DiceFall => "dice fall",
            Question::HitCheckers => "place for hit checkers",
            Question::CubeRest => "place for the cube",
        }
    }
}

/// One part of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// A stable key, for translations.
    pub key: &'static str,
    /// The number in it, if it has one.
    pub number: Option<u32>,
}

impl Phrase {
    /// In English.
    pub fn english(&self) -> String {
        let number = self.number.unwrap_or_default();
        match self.key {
            "higher-die" => "one die each, the higher starts and plays both numbers; a tie is thrown again",
            "lower-by-agreement" => "by agreement the lower starts",
            "higher-total" => {
                "both throw two dice, the higher total starts and then rolls afresh (a first roll may be a double); \
                 a tie is thrown again"
            }
            "opening-throw" => "an opening throw again",
            "winner-starts" => "the winner of the last game, rolling two dice without an opening throw",
            "most-numbers" => {
                "as many numbers as any order allows; if only one of two can be played, the larger; doubles as far as \
                 possible"
            }
            "four-moves" => "four moves",
            "farthest" => "only the rearmost checker",
            "any-below" => "any checker on a lower point, once none stands on the number's point or higher",
            "any-carried" => "any checker that the number carries over the edge, whatever stands behind it",
            "no" => "no",
            "straggler-yes" => "yes, if exactly one is outside and either number would bring it home (not for doubles)",
            "pick-and-pass-allowed" => "yes",
            "pick-and-pass-forbidden" => "no",
            "hits" => "it is hit",
            "either-until-lifted" => "either player, until the dice are picked up",
            "opponent-until-lifted" => "the opponent, until the dice are picked up",
            "either-until-roll" => "either player, until the next roll; the whole move may be redone",
            "opponent-until-roll" => "the opponent, until he has rolled",
            "nothing-borne-off" => "when the loser has borne off nothing",
            "checker-back" => {
                "when the loser has a checker on the bar or in the winner's home, even if he has borne some off"
            }
            "checker-back-nothing-off" => {
                "when the loser has a checker on the bar or in the winner's home and has borne off nothing"
            }
            "no-cube" => "no",
            "cube-always" => "yes",
            "cube-several-games" => "only when several games are agreed",
            "cube-match-if-agreed" => "in a match, if agreed before it",
            "cube-limit" => return format!("2 to {number}"),
            "cube-no-limit" => "without limit",
            "before-own-roll" => {
                "a player before his own roll, the opponent having finished a turn; once it has been taken, only the \
                 cube's owner"
            }
            "take-or-drop" => "take or drop",
            "redouble-at-once" => "take, drop, or redouble at once",
            "beaver-if-agreed" => "for money a beaver, if agreed",
            "stake-before" => "the stake before the double",
            "not-applicable" => "-",
            "automatic-never" => "never",
            "automatic-if-agreed" => {
                "if agreed: once, on a tie in the first opening throw, or on a double as the first roll"
            }
            "automatic-money" => "if agreed, in money play: once, on a tie in the opening throw",
            "crawford-yes" => "yes: no cube in the first game after a player comes within a point of the match",
            "jacoby" => "Jacoby (gammons count only once a double has been taken)",
            "beavers" => "beavers",
            "raccoons" => "raccoons",
            "nothing" => "nothing",
            "offer" => "he offers a single game, a gammon or a backgammon; the opponent may refuse",
            "at-once-backgammon" => "at once, and loses a backgammon, unless he is answering a double",
            "single-game" => "a single game",
            "running-total" => "a running total for a stake",
            "match-to" => "a match to an agreed number of points",
            "money" => "money play",
            "games" => "an agreed number of games, all played, totals added, equal is a draw",
            "standard" => "standard",
            "jacquet" => "Jacquet (all checkers enter first)",
            "nackgammon" => "nackgammon",
            "hypergammon" => "hypergammon (three checkers)",
            "each-own" => "each player counts 24 down to 1 along his own way",
            "up-with-white" => "1 to 24 along player 1's way; player 1 enters on 1-6, player 2 on 24-19",
            "down-with-black" => "24 down to 1 along the dark player's way",
            "down-with-white" => "24 down to 1 along white's way; white's home is 1-6, black's 19-24",
            "two-rows" => "two rows: white runs S1 to S12, then W12 to W1; home is W6-W1 for white, S6-S1 for black",
            "counter-clockwise" => "counter-clockwise (the board can be mirrored)",
            "clockwise" => "clockwise (the board can be mirrored)",
            "agreed" => "as the players agree",
            "older-takes-dark" => "if they disagree, the older one takes the dark checkers",
            "one-half" => "flat, both in one half, not on a checker",
            "right-half" => "flat, both in the thrower's right half, not on a checker",
            "on-bar" => "on the bar",
            "laid-aside" => "beside the board (this sheet has no bar)",
            "cube-middle" => "on the bar, midway between the players",
            "cube-beside" => "beside the board, 64 up (which stands for 1); it is offered in the middle",
            key => key,
        }
        .to_owned()
    }
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The question.
    pub question: Question,
    /// The parts of the answer.
    pub phrases: Vec<Phrase>,
    /// Is it our ruling, the sheet being silent or at odds with itself? Never so for an answer of one's own.
    pub ruling: bool,
    /// Is it another answer than the preset gives?
    pub changed: bool,
}

impl Answer {
    /// In English.
    pub fn english(&self) -> String {
        self.phrases.iter().map(Phrase::english).collect::<Vec<_>>().join("; ")
    }
}

impl Rulebook {
    /// The answer to one question.
    pub fn answer(&self, question: Question) -> Answer {
        let phrases = phrases(self, question);
        let changed = self.is_custom() && phrases != self::phrases(&Rulebook::from(self.base()), question);
        Answer {
            question,
            phrases,
            ruling: !changed && self.base().is_ruling(question),
            changed,
        }
    }

    /// The whole sheet.
    ///
    /// ```
    /// use pasch_rules::{Preset, Question, Rulebook};
    /// let sheet = Rulebook::from(Preset::Danish).sheet();
    /// assert_eq!(sheet.len(), Question::ALL.len());
    /// assert!(sheet.iter().all(|answer| !answer.english().is_empty()));
    /// ```
    pub fn sheet(&self) -> Vec<Answer> {
        Question::ALL
            .into_iter()
            .map(|question| self.answer(question))
            .collect()
    }
}

fn phrases(rulebook: &Rulebook, question: Question) -> Vec<Phrase> {
    let keys: Vec<&'static str> = match question {
        Question::WhoStarts => match rulebook.opening {
            Opening::OneDie { lower_by_agreement } => {
                chosen(&[(true, "higher-die"), (lower_by_agreement, "lower-by-agreement")])
            }
            Opening::TwoDice => vec!["higher-total"],
        },
        Question::NextGame => vec![match rulebook.next_game {
            NextGame::OpeningThrow => "opening-throw",
            NextGame::WinnerStarts => "winner-starts",
        }],
        Question::Obligation => vec![match rulebook.obligation {
            Obligation::MostNumbers => "most-numbers",
        }],
        Question::Doubles => vec![match rulebook.doubles {
            Doubles::FourMoves => "four-moves",
        }],
        Question::Overshoot => vec![match rulebook.checker.overshoot {
            Overshoot::Farthest => "farthest",
            Overshoot::AnyBelow => "any-below",
            Overshoot::AnyCarried => "any-carried",
        }],
        Question::Straggler => vec![if rulebook.checker.straggler {
            "straggler-yes"
        } else {
            "no"
        }],
        Question::PickAndPass => vec![if rulebook.checker.pick_and_pass {
            "pick-and-pass-allowed"
        } else {
            "pick-and-pass-forbidden"
        }],
        Question::Passing => vec![match rulebook.passing {
            Passing::Hits => "hits",
        }],
        Question::Correction => vec![match (rulebook.correction.by, rulebook.correction.until) {
            (CorrectionBy::Either, CorrectionUntil::DiceLifted) => "either-until-lifted",
            (CorrectionBy::Opponent, CorrectionUntil::DiceLifted) => "opponent-until-lifted",
            (CorrectionBy::Either, CorrectionUntil::NextRoll) => "either-until-roll",
            (CorrectionBy::Opponent, CorrectionUntil::NextRoll) => "opponent-until-roll",
        }],
        Question::Gammon => vec![match rulebook.gammon {
            GammonRule::NothingBorneOff => "nothing-borne-off",
        }],
        Question::Backgammon => vec![match rulebook.backgammon {
            BackgammonRule::CheckerBack => "checker-back",
            BackgammonRule::CheckerBackNothingOff => "checker-back-nothing-off",
        }],
        Question::Cube => match rulebook.cube {
            None => vec!["no-cube"],
            Some(cube) => {
                let used = match cube.used {
                    CubeUse::Always => "cube-always",
                    CubeUse::SeveralGames => "cube-several-games",
                    CubeUse::MatchIfAgreed => "cube-match-if-agreed",
                };
                vec![
                    used,
                    if cube.limit.is_some() {
                        "cube-limit"
                    } else {
                        "cube-no-limit"
                    },
                ]
            }
        },
        Question::WhoMayDouble => vec![match rulebook.cube.map(|cube| cube.right) {
            None => "not-applicable",
            Some(DoublingRight::BeforeOwnRoll) => "before-own-roll",
        }],
        Question::AnswerToDouble => match rulebook.cube.map(|cube| cube.answer) {
            None => vec!["not-applicable"],
            Some(DoubleAnswer::RedoubleAtOnce) => vec!["redouble-at-once"],
            Some(DoubleAnswer::TakeOrDrop) => {
                chosen(&[(true, "take-or-drop"), (rulebook.money.beavers, "beaver-if-agreed")])
            }
        },
        Question::DropCosts => vec![match rulebook.cube.map(|cube| cube.drop_costs) {
            None => "not-applicable",
            Some(DropCosts::StakeBefore) => "stake-before",
        }],
        Question::AutomaticDouble => vec![match rulebook.automatic_double {
            AutomaticDouble::Never => "automatic-never",
            AutomaticDouble::IfAgreed => "automatic-if-agreed",
            AutomaticDouble::IfAgreedForMoney => "automatic-money",
        }],
        Question::Crawford => vec![if rulebook.crawford { "crawford-yes" } else { "no" }],
        Question::MoneyOptions => {
            let money = rulebook.money;
            let options = chosen(&[
                (money.jacoby, "jacoby"),
                (money.beavers, "beavers"),
                (money.raccoons, "raccoons"),
            ]);
            if options.is_empty() { vec!["nothing"] } else { options }
        }
        Question::Resigning => vec![match rulebook.resigning {
            Resigning::Offer => "offer",
            Resigning::AtOnceBackgammon => "at-once-backgammon",
        }],
        Question::Sessions => {
            let sessions = rulebook.sessions;
            chosen(&[
                (sessions.single_game, "single-game"),
                (sessions.running_total, "running-total"),
                (sessions.match_to, "match-to"),
                (sessions.money, "money"),
                (sessions.games, "games"),
            ])
        }
        Question::Starts => {
            let starts = rulebook.starts;
            chosen(&[
                (true, "standard"),
                (starts.jacquet, "jacquet"),
                (starts.nackgammon, "nackgammon"),
                (starts.hypergammon, "hypergammon"),
            ])
        }
        Question::Numbering => vec![match rulebook.numbering {
            Numbering::EachOwn => "each-own",
            Numbering::UpWithWhite => "up-with-white",
            Numbering::DownWithBlack => "down-with-black",
            Numbering::DownWithWhite => "down-with-white",
            Numbering::TwoRows => "two-rows",
        }],
        Question::Direction => vec![match rulebook.direction {
            Direction::CounterClockwise => "counter-clockwise",
            Direction::Clockwise => "clockwise",
        }],
        Question::Colours => vec![match rulebook.colours {
            Colours::Agreed => "agreed",
            Colours::OlderTakesDark => "older-takes-dark",
        }],
        Question::DiceFall => vec![match rulebook.dice_fall {
            DiceFall::OneHalf => "one-half",
            DiceFall::RightHalf => "right-half",
        }],
        Question::HitCheckers => vec![match rulebook.hit_checkers {
            HitCheckers::OnBar => "on-bar",
            HitCheckers::LaidAside => "laid-aside",
        }],
        Question::CubeRest => vec![match rulebook.cube.map(|cube| cube.rest) {
            None => "not-applicable",
            Some(CubeRest::Middle) => "cube-middle",
            Some(CubeRest::BesideBoard) => "cube-beside",
        }],
    };
    let limit = rulebook.cube.and_then(|cube| cube.limit);
    keys.into_iter()
        .map(|key| Phrase {
            key,
            number: limit.filter(|_| key == "cube-limit"),
        })
        .collect()
}

fn chosen(parts: &[(bool, &'static str)]) -> Vec<&'static str> {
    parts.iter().filter(|(is, _)| *is).map(|&(_, key)| key).collect()
}
