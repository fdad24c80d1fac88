//! What may be answered to each question, part by part: how a rulebook of one's own is made.
//!
//! The answer to a question has one or more [`Part`]s. Of some exactly one phrase holds, of others any number. What follows
//! from another answer (a beaver in answer to a double, say) is chosen there and nowhere else.
//!
//! ```
//! use pasch_rules::{Preset, Question, Rulebook};
//!
//! let mut answers = *Rulebook::from(Preset::Buffalo).answers();
//! answers.choose(Question::Crawford, "crawford-yes", None, true)?;
//! let faults = answers.check().unwrap_err();
//! assert!(faults.to_string().contains("there is no cube"));
//! assert_eq!(faults.0[0].questions(), [Question::Crawford, Question::Cube]);
//! # Ok::<(), pasch_rules::NoSuchAnswer>(())
//! ```

use crate::answers::{Phrase, Question};
use crate::numbering::Numbering;
use crate::plays::Overshoot;
use crate::rulebook::{
    Answers, AutomaticDouble, BackgammonRule, Colours, Correction, CorrectionBy, CorrectionUntil, CubeRest, CubeRules,
    CubeUse, DiceFall, Direction, DoubleAnswer, DoublingRight, DropCosts, HitCheckers, NextGame, Opening, Resigning,
};

/// A part of the answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// May any number of its phrases hold? Otherwise it is exactly one.
    pub several: bool,
    /// What may be chosen, and whether it is.
    pub phrases: Vec<(Phrase, bool)>,
}

/// Nothing that can be answered to this question, or not as the others are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be answered to the question {:?}", .0.english())]
pub struct NoSuchAnswer(pub Question);

impl Answers {
    /// The parts of the answer to a question, with everything that may be chosen. None where another answer makes the question
    /// void.
    pub fn parts(&self, question: Question) -> Vec<Part> {
        let cube = matches!(
            question,
            Question::WhoMayDouble | Question::AnswerToDouble | Question::DropCosts | Question::CubeRest
        );
        if cube && self.cube.is_none() {
            return Vec::new();
        }
        let mut parts: Vec<Part> = Vec::new();
        let mut last = None;
        for offer in offers(self, question) {
            if offer.void {
                continue;
            }
            let phrase = (offer.phrase, (offer.holds)(self));
            match parts.last_mut() {
                Some(part) if last == Some(offer.part) => part.phrases.push(phrase),
                _ => parts.push(Part {
                    several: offer.several,
                    phrases: vec![phrase],
                }),
            }
            last = Some(offer.part);
        }
        parts
    }

    /// Chooses a phrase, or takes one of several back. Whether anybody can play by the result is for [`Answers::check`] to say.
    pub fn choose(
        &mut self,
        question: Question,
        key: &str,
        number: Option<u32>,
        yes: bool,
    ) -> Result<(), NoSuchAnswer> {
        let void = self.parts(question).is_empty();
        let offer = offers(self, question)
            .into_iter()
            .find(|offer| offer.phrase.key == key && offer.phrase.number == number && !offer.void)
            .filter(|offer| !void && (yes || offer.several))
            .ok_or(NoSuchAnswer(question))?;
        (offer.choose)(self, yes);
        Ok(())
    }
}

/// How an answer changes when a phrase is chosen, or no longer.
type Choosing = Box<dyn Fn(&mut Answers, bool)>;

/// A phrase that may be chosen.
struct Offer {
    phrase: Phrase,
    /// Which part of the answer it belongs to.
    part: u8,
    several: bool,
    /// It means nothing beside what else is answered.
    void: bool,
    holds: Box<dyn Fn(&Answers) -> bool>,
    choose: Choosing,
}

/// The cube of the presets that have one, for whoever takes one up.
const USUAL_CUBE: CubeRules = CubeRules {
    used: CubeUse::Always,
    limit: Some(64),
    right: DoublingRight::BeforeOwnRoll,
    answer: DoubleAnswer::TakeOrDrop,
    drop_costs: DropCosts::StakeBefore,
    rest: CubeRest::Middle,
};

/// The limits of cubes that are sold, and a few that are not; one that a rulebook has already is offered too.
const LIMITS: [u32; 8] = [8, 16, 32, 64, 128, 256, 512, 1024];

fn offers(answers: &Answers, question: Question) -> Vec<Offer> {
    match question {
        Question::WhoStarts => {
            let one_die = |answers: &Answers| matches!(answers.opening, Opening::OneDie { .. });
            let lower = |answers: &Answers| {
                matches!(
                    answers.opening,
                    Opening::OneDie {
                        lower_by_agreement: true
                    }
                )
            };
            vec![
                one("higher-die", one_die, |answers| {
                    if answers.opening == Opening::TwoDice {
                        answers.opening = Opening::OneDie {
                            lower_by_agreement: false,
                        };
                    }
                }),
                one(
                    "higher-total",
                    |answers| answers.opening == Opening::TwoDice,
                    |answers| answers.opening = Opening::TwoDice,
                ),
                Offer {
                    part: 1,
                    void: answers.opening == Opening::TwoDice,
                    ..any("lower-by-agreement", lower, |answers, yes| {
                        answers.opening = Opening::OneDie {
                            lower_by_agreement: yes,
                        }
                    })
                },
            ]
        }
        Question::NextGame => of_values(
            [
                ("opening-throw", NextGame::OpeningThrow),
                ("winner-starts", NextGame::WinnerStarts),
            ],
            |answers| &mut answers.next_game,
        ),
        Question::Obligation => only("most-numbers"),
        Question::Doubles => only("four-moves"),
        Question::Passing => only("hits"),
        Question::Gammon => only("nothing-borne-off"),
        Question::WhoMayDouble => only("before-own-roll"),
        Question::DropCosts => only("stake-before"),
        Question::Overshoot => of_values(
            [
                ("farthest", Overshoot::Farthest),
                ("any-below", Overshoot::AnyBelow),
                ("any-carried", Overshoot::AnyCarried),
            ],
            |answers| &mut answers.checker.overshoot,
        ),
        Question::Straggler => of_values([("no", false), ("straggler-yes", true)], |answers| {
            &mut answers.checker.straggler
        }),
        Question::PickAndPass => of_values(
            [("pick-and-pass-allowed", true), ("pick-and-pass-forbidden", false)],
            |answers| &mut answers.checker.pick_and_pass,
        ),
        Question::Correction => of_values(
            [
                ("either-until-lifted", CorrectionBy::Either, CorrectionUntil::DiceLifted),
                (
                    "opponent-until-lifted",
                    CorrectionBy::Opponent,
                    CorrectionUntil::DiceLifted,
                ),
                ("either-until-roll", CorrectionBy::Either, CorrectionUntil::NextRoll),
                ("opponent-until-roll", CorrectionBy::Opponent, CorrectionUntil::NextRoll),
            ]
            .map(|(key, by, until)| (key, Correction { by, until })),
            |answers| &mut answers.correction,
        ),
        Question::Backgammon => of_values(
            [
                ("checker-back", BackgammonRule::CheckerBack),
                ("checker-back-nothing-off", BackgammonRule::CheckerBackNothingOff),
            ],
            |answers| &mut answers.backgammon,
        ),
        Question::Cube => cubes(answers),
        Question::AnswerToDouble => of_the_cube(
            [
                ("take-or-drop", DoubleAnswer::TakeOrDrop),
                ("redouble-at-once", DoubleAnswer::RedoubleAtOnce),
            ],
            |cube| &mut cube.answer,
        ),
        Question::CubeRest => of_the_cube(
            [
                ("cube-middle", CubeRest::Middle),
                ("cube-beside", CubeRest::BesideBoard),
            ],
            |cube| &mut cube.rest,
        ),
        Question::AutomaticDouble => of_values(
            [
                ("automatic-never", AutomaticDouble::Never),
                ("automatic-if-agreed", AutomaticDouble::IfAgreed),
                ("automatic-money", AutomaticDouble::IfAgreedForMoney),
            ],
            |answers| &mut answers.automatic_double,
        ),
        Question::Crawford => of_values([("no", false), ("crawford-yes", true)], |answers| &mut answers.crawford),
        Question::MoneyOptions => vec![
            switch("jacoby", |answers| &mut answers.money.jacoby),
            switch("beavers", |answers| &mut answers.money.beavers),
            switch("raccoons", |answers| &mut answers.money.raccoons),
        ],
        Question::Resigning => of_values(
            [
                ("offer", Resigning::Offer),
                ("at-once-backgammon", Resigning::AtOnceBackgammon),
            ],
            |answers| &mut answers.resigning,
        ),
        Question::Sessions => vec![
            switch("single-game", |answers| &mut answers.sessions.single_game),
            switch("running-total", |answers| &mut answers.sessions.running_total),
            switch("match-to", |answers| &mut answers.sessions.match_to),
            switch("money", |answers| &mut answers.sessions.money),
            switch("games", |answers| &mut answers.sessions.games),
        ],
        Question::Starts => {
            let mut starts = only("standard");
            let others = [
                switch("jacquet", |answers| &mut answers.starts.jacquet),
                switch("nackgammon", |answers| &mut answers.starts.nackgammon),
                switch("hypergammon", |answers| &mut answers.starts.hypergammon),
            ];
            starts.extend(others.map(|offer| Offer { part: 1, ..offer }));
            starts
        }
        Question::Numbering => of_values(
            [
                ("each-own", Numbering::EachOwn),
                ("up-with-white", Numbering::UpWithWhite),
                ("down-with-black", Numbering::DownWithBlack),
                ("down-with-white", Numbering::DownWithWhite),
                ("two-rows", Numbering::TwoRows),
            ],
            |answers| &mut answers.numbering,
        ),
        Question::Direction => of_values(
            [
                ("counter-clockwise", Direction::CounterClockwise),
                ("clockwise", Direction::Clockwise),
            ],
            |answers| &mut answers.direction,
        ),
        Question::Colours => of_values(
            [
                ("agreed", Colours::Agreed),
                ("older-takes-dark", Colours::OlderTakesDark),
            ],
            |answers| &mut answers.colours,
        ),
        Question::DiceFall => of_values(
            [("one-half", DiceFall::OneHalf), ("right-half", DiceFall::RightHalf)],
            |answers| &mut answers.dice_fall,
        ),
        Question::HitCheckers => of_values(
            [("on-bar", HitCheckers::OnBar), ("laid-aside", HitCheckers::LaidAside)],
            |answers| &mut answers.hit_checkers,
        ),
    }
}

fn cubes(answers: &Answers) -> Vec<Offer> {
    let uses = [
        ("cube-always", CubeUse::Always),
        ("cube-several-games", CubeUse::SeveralGames),
        ("cube-match-if-agreed", CubeUse::MatchIfAgreed),
    ];
    let mut offers = vec![one(
        "no-cube",
        |answers| answers.cube.is_none(),
        |answers| answers.cube = None,
    )];
    offers.extend(uses.map(|(key, used)| {
        one(
            key,
            move |answers| answers.cube.is_some_and(|cube| cube.used == used),
            move |answers| answers.cube.get_or_insert(USUAL_CUBE).used = used,
        )
    }));
    let own = answers.cube.and_then(|cube| cube.limit);
    let own = own.filter(|limit| !LIMITS.contains(limit));
    let limits = own.into_iter().chain(LIMITS).map(Some).chain([None]);
    offers.extend(limits.map(|limit| {
        let key = if limit.is_some() { "cube-limit" } else { "cube-no-limit" };
        let mut offer = one(
            key,
            move |answers| answers.cube.is_some_and(|cube| cube.limit == limit),
            move |answers| {
                if let Some(cube) = &mut answers.cube {
                    cube.limit = limit;
                }
            },
        );
        offer.phrase.number = limit;
        Offer {
            part: 1,
            void: answers.cube.is_none(),
            ..offer
        }
    }));
    offers
}

/// One of the values of a field.
fn of_values<T: Copy + PartialEq + 'static, const N: usize>(
    values: [(&'static str, T); N],
    field: impl Fn(&mut Answers) -> &mut T + Copy + 'static,
) -> Vec<Offer> {
    values
        .map(|(key, value)| {
            one(
                key,
                move |answers| {
                    let mut answers = *answers;
                    *field(&mut answers) == value
                },
                move |answers| *field(answers) = value,
            )
        })
        .into()
}

/// One of the values of a field of the cube's.
fn of_the_cube<T: Copy + PartialEq + 'static, const N: usize>(
    values: [(&'static str, T); N],
    field: impl Fn(&mut CubeRules) -> &mut T + Copy + 'static,
) -> Vec<Offer> {
    values
        .map(|(key, value)| {
            one(
                key,
                move |answers| answers.cube.is_some_and(|mut cube| *field(&mut cube) == value),
                move |answers| {
                    if let Some(cube) = &mut answers.cube {
                        *field(cube) = value;
                    }
                },
            )
        })
        .into()
}

/// What all sheets answer alike.
fn only(key: &'static str) -> Vec<Offer> {
    vec![one(key, |_| true, |_| {})]
}

fn switch(key: &'static str, field: impl Fn(&mut Answers) -> &mut bool + Copy + 'static) -> Offer {
    any(
        key,
        move |answers| {
            let mut answers = *answers;
            *field(&mut answers)
        },
        move |answers, yes| *field(answers) = yes,
    )
}

fn one(
    key: &'static str,
    holds: impl Fn(&Answers) -> bool + 'static,
    choose: impl Fn(&mut Answers) + 'static,
) -> Offer {
    Offer {
        several: false,
        ..any(key, holds, move |answers, _| choose(answers))
    }
}

fn any(
    key: &'static str,
    holds: impl Fn(&Answers) -> bool + 'static,
    choose: impl Fn(&mut Answers, bool) + 'static,
) -> Offer {
    Offer {
        phrase: Phrase { key, number: None },
        part: 0,
        several: true,
        void: false,
        holds: Box::new(holds),
        choose: Box::new(choose),
    }
}
