//! Laws of making a rulebook by choosing answers.

use pasch_rules::{Answers, Phrase, Preset, Question, Rulebook};

/// Phrases that follow from other answers and are not chosen.
const FOLLOWS: [&str; 3] = ["beaver-if-agreed", "nothing", "not-applicable"];

fn presets() -> impl Iterator<Item = Rulebook> {
    Preset::ALL.into_iter().map(Rulebook::from)
}

fn chosen(answers: &Answers, question: Question) -> Vec<Phrase> {
    let parts = answers.parts(question).into_iter();
    let phrases = parts.flat_map(|part| part.phrases);
    phrases.filter(|(_, holds)| *holds).map(|(phrase, _)| phrase).collect()
}

#[test]
fn what_is_chosen_is_what_the_sheet_says() {
    for book in presets() {
        for question in Question::ALL {
            let mut told = book.answer(question).phrases;
            told.retain(|phrase| !FOLLOWS.contains(&phrase.key));
            assert_eq!(chosen(&book, question), told, "{question:?} of {}", book.name());
        }
    }
}

#[test]
fn any_sheet_can_be_made_from_any_other_by_choosing() {
    for from in presets() {
        for to in presets() {
            let mut answers = *from.answers();
            for question in Question::ALL {
                for part in to.parts(question) {
                    for (phrase, holds) in part.phrases {
                        if holds || part.several {
                            let done = answers.choose(question, phrase.key, phrase.number, holds);
                            assert_eq!(done, Ok(()), "{question:?}: {phrase:?}");
                        }
                    }
                }
            }
            assert_eq!(answers, *to.answers(), "{} from {}", to.name(), from.name());
        }
    }
}

#[test]
fn a_choice_holds_and_changes_nothing_else() {
    for book in presets() {
        for question in Question::ALL {
            for part in book.parts(question) {
                let holding = part.phrases.iter().filter(|(_, holds)| *holds).count();
                assert!(part.several || holding == 1, "{question:?}: {part:?}");
                for (phrase, _) in &part.phrases {
                    let mut answers = *book.answers();
                    assert_eq!(answers.choose(question, phrase.key, phrase.number, true), Ok(()));
                    assert!(chosen(&answers, question).contains(phrase), "{question:?}: {phrase:?}");
                    let others = Question::ALL.into_iter().filter(|&other| other != question);
                    for other in
                        others.filter(|&other| !answers.parts(other).is_empty() && !book.parts(other).is_empty())
                    {
                        assert_eq!(
                            chosen(&answers, other),
                            chosen(&book, other),
                            "{phrase:?} changed {other:?}"
                        );
                    }
                    if !part.several {
                        let taken_back = answers.choose(question, phrase.key, phrase.number, false);
                        assert!(taken_back.is_err(), "one of {question:?} has to hold");
                    }
                }
            }
        }
    }
}

#[test]
fn what_nobody_offers_is_refused_and_changes_nothing() {
    let buffalo = *Rulebook::from(Preset::Buffalo).answers();
    assert_eq!(buffalo.cube, None, "this test needs a sheet without a cube");
    for (question, key, number) in [
        (Question::AnswerToDouble, "redouble-at-once", None),
        (Question::Cube, "cube-limit", Some(64)),
        (Question::Cube, "cube-limit", Some(63)),
        (Question::Overshoot, "hits", None),
        (Question::MoneyOptions, "nothing", None),
    ] {
        let mut answers = buffalo;
        assert!(answers.choose(question, key, number, true).is_err(), "{key}");
        assert_eq!(answers, buffalo);
    }
}

#[test]
fn a_contradiction_names_questions_whose_answers_end_it() {
    for book in presets() {
        for question in Question::ALL {
            for (phrase, _) in book.parts(question).into_iter().flat_map(|part| part.phrases) {
                for yes in [true, false] {
                    let mut answers = *book.answers();
                    let done = answers.choose(question, phrase.key, phrase.number, yes);
                    let (Ok(()), Err(faults)) = (done, answers.check()) else {
                        continue;
                    };
                    for fault in faults.0 {
                        assert!(
                            fault.questions().contains(&question),
                            "{fault:?} came from {question:?}"
                        );
                    }
                }
            }
        }
    }
}
