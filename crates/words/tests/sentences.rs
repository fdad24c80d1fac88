//! Every fault of an arrangement, a session and a rulebook is told in every language, with everything in it.

use pasch_rules::{
    Choice, MoneyOption, Preset, Remark, Rulebook, RulebookFault, Sentence, SessionKind, SetupFault, Side,
    SituationFault, StandingFault, Start, TermsFault, Variable,
};
use pasch_words::{Language, Words, catalogues};

fn setup_faults() -> Vec<SetupFault> {
    vec![
        SetupFault::CheckerNumber(99),
        SetupFault::OwnCheckers { found: 77, wanted: 15 },
        SetupFault::OpponentCheckers { found: 77, wanted: 15 },
        SetupFault::SharedPoint { point: 23 },
        SetupFault::BothFinished,
    ]
}

fn standing_faults() -> Vec<StandingFault> {
    vec![
        StandingFault::CubeValue { value: 33 },
        StandingFault::CubeHeld,
        StandingFault::NoCube { value: 32 },
        StandingFault::Crawford,
        StandingFault::MatchOver { points: 9, length: 7 },
        StandingFault::Points { games: false },
        StandingFault::Points { games: true },
    ]
}

fn rulebook_faults() -> Vec<RulebookFault> {
    let mut faults = vec![
        RulebookFault::NoSessions,
        RulebookFault::CrawfordWithoutCube,
        RulebookFault::CrawfordWithoutMatches,
        RulebookFault::CubeLimit(48),
        RulebookFault::CubeWithoutMatches,
        RulebookFault::CubeWithoutSeveralGames,
        RulebookFault::AutomaticWithoutCube,
        RulebookFault::AutomaticWithoutMoney,
        RulebookFault::RaccoonsWithoutBeavers,
        RulebookFault::BeaversAndRedoubling,
    ];
    for option in [MoneyOption::Jacoby, MoneyOption::Beavers, MoneyOption::Raccoons] {
        faults.extend([
            RulebookFault::OptionWithoutCube(option),
            RulebookFault::OptionWithoutMoney(option),
            RulebookFault::OptionWithoutMoneyCube(option),
        ]);
    }
    faults
}

fn terms_faults() -> Vec<TermsFault> {
    let rulebook = Rulebook::from(Preset::German).title();
    let mut faults = vec![
        TermsFault::Length(SessionKind::Match { points: 0 }),
        TermsFault::Length(SessionKind::Games { count: 0 }),
        TermsFault::AutomaticMoneyOnly,
        TermsFault::RaccoonsWithoutBeavers,
    ];
    faults.extend(Side::BOTH.map(TermsFault::Finished));
    let without_cube = [SessionKind::SingleGame, SessionKind::Games { count: 1 }];
    faults.extend(without_cube.map(|session| TermsFault::CubeNotInSession { rulebook, session }));
    faults.extend(Choice::ALL.map(|choice| TermsFault::NotOffered { rulebook, choice }));
    let options = [MoneyOption::Jacoby, MoneyOption::Beavers, MoneyOption::Raccoons];
    faults.extend(options.map(TermsFault::MoneyOnly));
    let starts = [Start::Jacquet, Start::Nackgammon, Start::Hypergammon];
    faults.extend(starts.map(|start| TermsFault::StartNotKnown { rulebook, start }));
    let sessions = [
        SessionKind::SingleGame,
        SessionKind::RunningTotal,
        SessionKind::Match { points: 5 },
        SessionKind::Money,
        SessionKind::Games { count: 3 },
    ];
    faults.extend(sessions.map(|session| TermsFault::SessionNotPlayed { rulebook, session }));
    faults
}

fn sentences() -> Vec<Sentence> {
    let mut sentences = vec![
        Remark::EvenMatch(6).sentence(),
        SituationFault::Length { length: 0 }.sentence(),
    ];
    sentences.extend(setup_faults().iter().map(SetupFault::sentence));
    sentences.extend(standing_faults().iter().map(StandingFault::sentence));
    sentences.extend(rulebook_faults().iter().map(RulebookFault::sentence));
    sentences.extend(terms_faults().iter().map(TermsFault::sentence));
    sentences
}

#[test]
fn every_fault_is_told_in_every_language() {
    for language in Language::ALL
        .into_iter()
        .filter(|language| catalogues(*language).next().is_some())
    {
        let words = Words::of(language);
        let mut told = Vec::new();
        for sentence in sentences() {
            let text = words.sentence(&sentence);
            assert!(words.has(sentence.key), "{language}: there is no {}", sentence.key);
            assert!(!text.contains('{') && !text.contains('$'), "{language}: {text}");
            for (name, variable) in &sentence.variables {
                if let Variable::Number(number) = variable {
                    assert!(
                        text.contains(&number.to_string()),
                        "{language}: {name} is not in {text}"
                    );
                }
            }
            told.push((text, sentence));
        }
        // Different faults are told differently.
        for (index, (text, sentence)) in told.iter().enumerate() {
            let same = told[..index]
                .iter()
                .find(|(other, before)| other == text && before != sentence);
            assert_eq!(same, None, "{language}: {sentence:?} is told alike");
        }
    }
}
