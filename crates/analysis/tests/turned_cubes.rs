//! A cube that was turned in answer to a double: tutor, hint, match analysis and computer see the same in it.

mod common;

use common::judge;
use pasch_analysis::{Choice, Decision, Judge, Level, Player, Thoroughness, Wish, hint};
use pasch_engine::CubeAnswer;
use pasch_notation::Xgid;
use pasch_rules::{
    Action, Agreement, BoardLaw, CubeOwner, Preset, Session, SessionKind, Side, Situation, Standing, Start, Terms,
    Timing,
};

/// White's prospects: lost, the race lost, bad, even, good, won.
const BOARDS: [&str; 6] = [
    "XGID=-BBBBCB-----------cbbbbbbB:0:0:1:00:0:0:0:0:10",
    "XGID=-----CCBBBBA-----bcccbb---:0:0:1:00:0:0:0:0:10",
    "XGID=-b----D-C---cD---c-eb---BB:0:0:1:00:0:0:0:0:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    "XGID=a-B-BBB-B---dD---c-eb---A-:0:0:1:00:0:0:0:0:10",
    "XGID=-BCCCBB-----e-e-e---------:0:0:1:00:0:0:0:0:10",
];

/// White has doubled from this board, and black has turned the cube on.
fn turned_on(board: &str, preset: Preset) -> Session {
    let situation = board.parse::<Xgid>().unwrap().situation(15);
    let (session, turn) = match preset {
        Preset::Danish => (SessionKind::RunningTotal, Action::Redouble { side: Side::Black }),
        _ => (SessionKind::Money, Action::Beaver { side: Side::Black }),
    };
    let terms = Terms {
        rulebook: preset.into(),
        session,
        start: Start::Middle(Standing::new(situation.standing.board, Side::White)),
        agreement: Agreement {
            cube: preset == Preset::Danish,
            beavers: preset == Preset::Tournament,
            ..Agreement::default()
        },
        real_board: false,
        timing: Timing::None,
    };
    Session::replay(terms, [Action::Double { side: Side::White }, turn]).unwrap()
}

/// What taking is worth to white, per unit of what a drop would cost: by hand, from the rules of the two cubes.
fn take_by_hand(judge: &mut Judge, session: &Session, keeper: Side) -> f64 {
    let mut playing: Situation = session.situation();
    playing.waiting = None;
    assert_eq!(playing.standing.cube.value, 2, "a drop costs the double");
    playing.standing.cube.value = 4;
    playing.standing.cube.owner = CubeOwner::Held(keeper);
    let stakes = judge.engine().stakes(&playing);
    let law = BoardLaw::from(playing.law.rulebook.answers());
    let searcher = judge.searcher(law, &()).unwrap();
    let plies = Thoroughness::Standard.plies();
    let worth = searcher
        .hold(&playing.position().unwrap(), &stakes, plies, &())
        .unwrap();
    f64::from(worth) / 2.0
}

#[test]
fn the_answer_to_a_cube_turned_on_is_judged_by_what_it_leads_to() {
    let mut judge = judge();
    let mut best_answers = Vec::new();
    for (preset, keeper) in [(Preset::Tournament, Side::Black), (Preset::Danish, Side::White)] {
        for board in BOARDS {
            let session = turned_on(board, preset);
            let take = take_by_hand(&mut judge, &session, keeper);
            let best = if take >= -1.0 { Choice::Take } else { Choice::Pass };
            for (action, choice, worth) in [
                (Action::Take { side: Side::White }, Choice::Take, take),
                (Action::Drop { side: Side::White }, Choice::Pass, -1.0),
            ] {
                let decision = Decision::in_action(&session, &action).unwrap();
                let verdict = decision.verdict(&mut judge, &()).unwrap().unwrap();
                assert_eq!((&verdict.made, &verdict.best), (&choice, &best), "{preset:?} {board}");
                let cost = take.max(-1.0) - worth;
                assert!(
                    (verdict.cost - cost).abs() < 1e-5,
                    "{preset:?} {board}: {verdict:?}, {cost}"
                );
                assert_eq!(verdict.cube, None, "the doubler's numbers answer another question");
                let seen = verdict.turned_on.unwrap();
                assert!((seen.take - take).abs() < 1e-5 && seen.pass == -1.0, "{seen:?}, {take}");
            }
            let hint = hint(&mut judge, &session, &()).unwrap();
            assert!((hint.turned_on.unwrap().take - take).abs() < 1e-5, "{hint:?}");
            let player = Player {
                level: Level::WorldClass,
            };
            let wish = player.wish(&mut judge, &session, Side::White, &mut || 0.5, &());
            let wished = match wish {
                Some(Wish::Act(Action::Take { .. })) => Choice::Take,
                Some(Wish::Act(Action::Drop { .. })) => Choice::Pass,
                other => panic!("{other:?}"),
            };
            assert_eq!(wished, best, "{preset:?} {board}");
            best_answers.push(best);
        }
    }
    for wanted in [Choice::Take, Choice::Pass] {
        assert!(best_answers.contains(&wanted), "{best_answers:?}");
    }
}

/// The computer of the highest level never does what the tutor then calls costly.
#[test]
fn the_computer_answers_a_double_as_the_tutor_would() {
    let mut judge = judge();
    let mut answers = Vec::new();
    for preset in [Preset::Tournament, Preset::Danish] {
        for board in BOARDS {
            let turned = turned_on(board, preset);
            let doubled = Session::replay(turned.terms().clone(), turned.log()[..1].iter().cloned()).unwrap();
            let player = Player {
                level: Level::WorldClass,
            };
            let wish = player.wish(&mut judge, &doubled, Side::Black, &mut || 0.5, &());
            let Some(Wish::Act(action)) = wish else {
                panic!("{wish:?}")
            };
            let decision = Decision::in_action(&doubled, &action).unwrap();
            let verdict = decision.verdict(&mut judge, &()).unwrap().unwrap();
            assert_eq!(
                (verdict.cost, &verdict.made),
                (0.0, &verdict.best),
                "{preset:?} {board}"
            );
            answers.push(verdict.made);
        }
    }
    for wanted in [
        CubeAnswer::Take,
        CubeAnswer::Pass,
        CubeAnswer::Beaver,
        CubeAnswer::Redouble,
    ] {
        assert!(answers.contains(&Choice::from(wanted)), "{wanted:?} in {answers:?}");
    }
}
