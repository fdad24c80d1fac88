//! Every fault of an arrangement, a session, a rulebook, a text and a file is told in every language, with everything in it.

use pasch_notation::{
    Allowed, Damage, ExportFault, Fault, Lack, MoveFault, Nonsense, ParseFault, Part, RecordFault, RecordFaultKind,
};
use pasch_rules::{
    Choice, MoneyOption, Preset, Remark, ReplayFault, Roll, Rulebook, RulebookFault, Sentence, SessionKind, SetupFault,
    Side, SituationFault, StandingFault, Start, TermsFault, Variable,
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

fn parse_faults() -> Vec<ParseFault> {
    let (field, wanted, what) = (Part::Cube, Part::Die, Part::MatchId);
    let allowed = [
        Allowed::Between(-7, 9),
        Allowed::Either(41, 43),
        Allowed::BelowLength,
        Allowed::PowerOfTwo,
        Allowed::Points,
    ];
    let mut faults = vec![
        Fault::Unexpected { found: '%', wanted },
        Fault::TooShort { wanted },
        Fault::TooLong { what },
        Fault::UnknownFormat,
    ];
    faults.extend(allowed.map(|allowed| Fault::OutOfRange {
        field,
        value: 87,
        allowed,
    }));
    faults.extend(Nonsense::ALL.iter().copied().map(Fault::Bits));
    faults.into_iter().map(|fault| ParseFault::new(61, fault)).collect()
}

fn move_faults() -> Vec<MoveFault> {
    let roll = Roll::new(6, 5).unwrap();
    let mut faults = vec![
        MoveFault::TooMany {
            written: 37,
            roll,
            dice: 2,
        },
        MoveFault::NotHit { point: 25 },
        MoveFault::NotHit { point: 17 },
        MoveFault::Ambiguous {
            plays: vec!["8/5".to_owned(), "6/3".to_owned()],
        },
    ];
    faults.extend(parse_faults().into_iter().map(MoveFault::Text));
    faults
}

fn record_faults() -> Vec<RecordFaultKind> {
    let roll = Roll::new(6, 6).unwrap();
    let mut faults = vec![
        RecordFaultKind::Unreadable("?#!".to_owned()),
        RecordFaultKind::UnknownPlay(roll),
        RecordFaultKind::FirstRoll(roll),
        RecordFaultKind::CrawfordDouble,
        RecordFaultKind::CubeValue { written: 64, real: 32 },
        RecordFaultKind::Score {
            written: [71, 72],
            real: [73, 74],
        },
        RecordFaultKind::Result {
            written: (Side::White, 81),
            real: (Side::Black, 82),
        },
        RecordFaultKind::ResultValue {
            winner: Side::Black,
            points: 91,
            cube: 92,
        },
        RecordFaultKind::MatchOver,
        RecordFaultKind::GameOver,
        RecordFaultKind::Lost,
    ];
    faults.extend(Lack::ALL.iter().copied().map(RecordFaultKind::Missing));
    faults.extend(Damage::ALL.iter().copied().map(RecordFaultKind::Damaged));
    faults.extend(move_faults().into_iter().map(|fault| RecordFaultKind::Play {
        roll,
        text: "8/2(2)".to_owned(),
        fault,
    }));
    faults
}

fn export_faults() -> Vec<ExportFault> {
    let replay = ReplayFault::Terms(pasch_rules::Faults(Vec::new()));
    vec![
        ExportFault::OwnRulebook("buffalo with other sessions".to_owned()),
        ExportFault::Replay(replay),
    ]
}

fn sentences() -> Vec<Sentence> {
    let mut sentences = vec![
        Remark::EvenMatch(6).sentence(),
        SituationFault::Length { length: 0 }.sentence(),
        Sentence::new("situation-over", []),
    ];
    for on_roll in Side::BOTH {
        let of_sides = setup_faults()
            .into_iter()
            .map(|fault| SituationFault::Setup { fault, on_roll });
        sentences.extend(of_sides.map(|fault| fault.sentence()));
    }
    for (game, number, line) in [(0, 0, 0), (3, 0, 0), (3, 18, 0), (3, 18, 56)] {
        let placed = record_faults().into_iter().map(|kind| RecordFault {
            game,
            number,
            line,
            kind,
        });
        sentences.extend(placed.map(|fault| fault.sentence()));
    }
    sentences.extend(export_faults().iter().map(ExportFault::sentence));
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
            assert!(words.has(&sentence.key), "{language}: there is no {}", sentence.key);
            assert!(!text.contains('{') && !text.contains('$'), "{language}: {text}");
            assert_says_all(words, &sentence, &text);
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

/// Every value of a sentence stands in its text, and the values of its parts as well.
fn assert_says_all(words: &Words, sentence: &Sentence, text: &str) {
    let language = words.language();
    for (name, variable) in &sentence.variables {
        let parts: &[Sentence] = match variable {
            Variable::Sentence(part) => std::slice::from_ref(part),
            Variable::List(parts) => parts,
            _ => &[],
        };
        let wanted: Vec<String> = match variable {
            Variable::Number(number) => vec![number.to_string()],
            Variable::Text(text) => vec![text.clone()],
            Variable::Dice(roll) => vec![roll.to_string()],
            _ => parts.iter().map(|part| words.sentence(part)).collect(),
        };
        for wanted in wanted {
            assert!(text.contains(&wanted), "{language}: {name} is not in {text}");
        }
        for part in parts {
            assert!(words.has(&part.key), "{language}: there is no {}", part.key);
            assert_says_all(words, part, text);
        }
    }
}

#[test]
fn what_is_quoted_from_a_file_commands_no_terminal() {
    let quoted = RecordFaultKind::Unreadable("\u{1b}[31mred\u{7}\tand\nso on".to_owned()).sentence();
    for language in Language::ALL {
        let text = Words::of(language).sentence(&quoted);
        assert!(
            text.contains("\u{fffd}[31mred\u{fffd}\tand\nso on"),
            "{language}: {text:?}"
        );
    }
}
