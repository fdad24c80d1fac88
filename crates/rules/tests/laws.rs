//! Laws that hold for every session, whatever is done in it.

use pasch_rules::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn any_side() -> impl Strategy<Value = Side> + Clone {
    select(Side::BOTH.to_vec())
}

fn any_roll() -> impl Strategy<Value = Roll> + Clone {
    select(Roll::all().collect::<Vec<_>>())
}

fn any_steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (0..=27u8, 0..=27u8, any::<bool>()).prop_map(|(from, to, hit)| Step { from, to, hit });
    vec(step, 0..5)
}

/// Any action at all; most are refused.
fn any_action() -> impl Strategy<Value = Action> {
    let throw = prop_oneof![
        (0..=7u8).prop_map(OpeningThrow::One),
        any_roll().prop_map(OpeningThrow::Two)
    ];
    let stake = select(Stake::ALL.to_vec());
    let why = select(VoidThrow::ALL.to_vec());
    prop_oneof![
        (any_side(), throw).prop_map(|(side, throw)| Action::OpeningThrow { side, throw }),
        (any_side(), any_roll()).prop_map(|(side, roll)| Action::Roll { side, roll }),
        (any_side(), any_steps()).prop_map(|(side, steps)| Action::Play { side, steps }),
        any_side().prop_map(|side| Action::Double { side }),
        any_side().prop_map(|side| Action::Take { side }),
        any_side().prop_map(|side| Action::Drop { side }),
        any_side().prop_map(|side| Action::Redouble { side }),
        any_side().prop_map(|side| Action::Beaver { side }),
        any_side().prop_map(|side| Action::Raccoon { side }),
        (any_side(), stake).prop_map(|(side, stake)| Action::Resign { side, stake }),
        any_side().prop_map(|side| Action::Accept { side }),
        any_side().prop_map(|side| Action::Decline { side }),
        (any_side(), why).prop_map(|(side, why)| Action::VoidThrow { side, why }),
        (any_side(), any_steps()).prop_map(|(side, steps)| Action::WrongPlay { side, steps }),
        any_side().prop_map(|side| Action::DemandCorrection { side }),
        any_side().prop_map(|side| Action::LiftDice { side }),
        any_side().prop_map(|side| Action::Flag { side }),
        any_side().prop_map(|side| Action::Claim { side }),
        Just(Action::NextGame),
        Just(Action::Finish),
    ]
}

/// What the driver does next: a wild action, or one that moves the game on by the dice it is given.
#[derive(Clone, Debug)]
enum Push {
    Wild(Action),
    On { roll: Roll, choice: usize },
}

fn any_push() -> impl Strategy<Value = Push> {
    prop_oneof![
        1 => any_action().prop_map(Push::Wild),
        3 => (any_roll(), any::<usize>()).prop_map(|(roll, choice)| Push::On { roll, choice }),
    ]
}

fn any_terms() -> impl Strategy<Value = Terms> {
    let kind = select(vec![
        SessionKind::SingleGame,
        SessionKind::RunningTotal,
        SessionKind::Match { points: 1 },
        SessionKind::Match { points: 4 },
        SessionKind::Match { points: 5 },
        SessionKind::Money,
        SessionKind::Games { count: 3 },
    ]);
    let start = select(vec![
        Start::Standard,
        Start::Standard,
        Start::Jacquet,
        Start::Nackgammon,
        Start::Hypergammon,
    ]);
    let agreement = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(
            |(lower_starts, cube, automatic_double, first_double, jacoby, beavers, raccoons)| Agreement {
                lower_starts,
                cube,
                automatic_double,
                first_double,
                jacoby,
                beavers,
                raccoons,
            },
        );
    let timing = select(vec![
        Timing::None,
        Timing::TEN_MINUTES,
        Timing::TOURNAMENT,
        Timing::Days { days: 3 },
    ]);
    (
        select(Preset::ALL.to_vec()),
        kind,
        start,
        agreement,
        timing,
        any::<bool>(),
    )
        .prop_map(|(preset, session, start, agreement, timing, real_board)| {
            let terms = Terms {
                rulebook: preset.into(),
                session,
                start,
                agreement,
                real_board,
                timing,
            };
            if terms.check().is_ok() {
                return terms;
            }
            let plain = Terms {
                real_board,
                ..Terms::new(preset, session)
            };
            if plain.check().is_ok() {
                plain
            } else {
                Terms::from(preset)
            }
        })
}

/// An action that can be done now, by the given dice and choice.
fn onward(session: &Session, roll: Roll, choice: usize) -> Option<Action> {
    let mut ways = Vec::new();
    for side in Side::BOTH {
        let allowed = session.allowed(side);
        match (allowed.dice, session.game().phase()) {
            (1, _) => ways.push(Action::OpeningThrow {
                side,
                throw: OpeningThrow::One(roll.larger()),
            }),
            (2, Phase::Opening { .. }) => ways.push(Action::OpeningThrow {
                side,
                throw: OpeningThrow::Two(roll),
            }),
            (2, _) => ways.extend(vec![Action::Roll { side, roll }; 6]),
            _ => {}
        }
        if let (true, Phase::ToPlay { roll, .. }) = (allowed.play, session.game().phase()) {
            let plays = session
                .game()
                .position()
                .legal_plays(*roll, &session.terms().rulebook.checker);
            let (play, _) = &plays[choice % plays.len()];
            ways.extend(vec![
                Action::Play {
                    side,
                    steps: play.to_vec()
                };
                12
            ]);
        }
        for (may, action) in [
            (allowed.double && choice.is_multiple_of(5), Action::Double { side }),
            (allowed.take, Action::Take { side }),
            (allowed.drop, Action::Drop { side }),
            (allowed.redouble, Action::Redouble { side }),
            (allowed.beaver, Action::Beaver { side }),
            (allowed.raccoon, Action::Raccoon { side }),
            (allowed.accept, Action::Accept { side }),
            (allowed.decline, Action::Decline { side }),
            (allowed.demand_correction, Action::DemandCorrection { side }),
            (allowed.lift_dice, Action::LiftDice { side }),
            (allowed.next_game, Action::NextGame),
        ] {
            if may {
                ways.push(action);
            }
        }
        // Rarely, so that most games are played to the end.
        let tired = if choice.is_multiple_of(61) { 1 } else { 0 };
        ways.extend(
            allowed
                .resign
                .into_iter()
                .take(tired)
                .map(|stake| Action::Resign { side, stake }),
        );
    }
    let index = choice.checked_rem(ways.len())?;
    Some(ways.swap_remove(index))
}

/// Tries everything on a copy, and compares what the session said before.
fn allowed_is_what_can_be_done(session: &Session, side: Side, roll: Roll) -> Result<(), TestCaseError> {
    let tried = |action: Action| session.clone().apply(action).map(|_| ());
    let done = |action: Action| tried(action).is_ok();
    let opening = |throw| tried(Action::OpeningThrow { side, throw });
    let (one, two) = (
        opening(OpeningThrow::One(roll.larger())),
        opening(OpeningThrow::Two(roll)),
    );
    let rolled = tried(Action::Roll { side, roll });
    let phase = session.game().phase();
    let allowed = Allowed {
        dice: match (&one, &two, &rolled) {
            (Ok(()), ..) => 1,
            (_, Ok(()), _) | (.., Ok(())) => 2,
            _ => 0,
        },
        play: session.over().is_none() && matches!(phase, Phase::ToPlay { side: turn, .. } if *turn == side),
        double: done(Action::Double { side }),
        take: done(Action::Take { side }),
        drop: done(Action::Drop { side }),
        redouble: done(Action::Redouble { side }),
        beaver: done(Action::Beaver { side }),
        raccoon: done(Action::Raccoon { side }),
        resign: Stake::ALL
            .into_iter()
            .filter(|&stake| done(Action::Resign { side, stake }))
            .collect(),
        accept: done(Action::Accept { side }),
        decline: done(Action::Decline { side }),
        void_throw: VoidThrow::ALL
            .into_iter()
            .filter(|&why| done(Action::VoidThrow { side, why }))
            .collect(),
        demand_correction: done(Action::DemandCorrection { side }),
        lift_dice: done(Action::LiftDice { side }),
        next_game: done(Action::NextGame),
        finish: done(Action::Finish),
    };
    prop_assert_eq!(session.allowed(side), allowed);

    let thrown = match (phase, one, two) {
        (Phase::Opening { .. }, Ok(()), _) => Ok(1),
        (Phase::Opening { .. }, _, Ok(())) => Ok(2),
        // The throw with the wrong number of dice is refused for that; the other tells why none can be made.
        (Phase::Opening { .. }, Err(refusal), Err(other)) if refusal.reason.kind() == "opening-dice" => Err(other),
        (Phase::Opening { .. }, Err(refusal), Err(_)) => Err(refusal),
        _ => rolled.map(|()| 2),
    };
    prop_assert_eq!(session.may_throw(side), thrown);
    let played = tried(Action::Play {
        side,
        steps: Vec::new(),
    });
    match (session.may_play(side), phase) {
        (Ok(roll), Phase::ToPlay { roll: thrown, .. }) => prop_assert_eq!(roll, *thrown),
        (may, _) => prop_assert_eq!(may.map(|_| ()), played),
    }
    Ok(())
}

fn checkers(session: &Session) -> [u8; 2] {
    let board = session.game().board();
    [board.white.iter().sum(), board.black.iter().sum()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_and_a_refusal_changes_nothing(terms in any_terms(), pushes in vec(any_push(), 0..150)) {
        let mut session = Session::new(terms.clone()).unwrap();
        let each = checkers(&session);
        for push in pushes {
            let action = match push {
                Push::Wild(action) => Some(action),
                Push::On { roll, choice } => onward(&session, roll, choice),
            };
            let Some(action) = action else { continue };
            let before = session.clone();
            let checked = session.check(&action);
            let applied = session.apply(action.clone());
            prop_assert_eq!(checked, applied.as_ref().map(|_| ()).map_err(|refusal| *refusal));
            match applied {
                Err(refusal) => {
                    prop_assert_eq!(&session, &before);
                    prop_assert!(!refusal.to_string().is_empty());
                    prop_assert!(Reason::KINDS.contains(&refusal.reason.kind()));
                }
                Ok(events) => {
                    prop_assert_eq!(session.log().last(), Some(&action));
                    let json = serde_json::to_string(&events).unwrap();
                    prop_assert_eq!(serde_json::from_str::<Vec<Event>>(&json).unwrap(), events);
                }
            }
            prop_assert_eq!(checkers(&session), each);
            prop_assert!(session.game().board().check().is_ok());
            let phase = serde_json::to_string(session.game().phase()).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Phase>(&phase).unwrap(), session.game().phase());
        }
        let replayed = Session::replay(terms, session.log().to_vec()).unwrap();
        prop_assert_eq!(&replayed, &session);
        let json = serde_json::to_string(&session).unwrap();
        prop_assert_eq!(serde_json::from_str::<Session>(&json).unwrap(), session);
    }

    #[test]
    fn whatever_is_allowed_is_done_and_nothing_else(
        terms in any_terms(),
        pushes in vec(any_push(), 0..80),
        roll in any_roll(),
    ) {
        let mut session = Session::new(terms).unwrap();
        for push in pushes {
            for side in Side::BOTH {
                allowed_is_what_can_be_done(&session, side, roll)?;
            }
            let action = match push {
                Push::Wild(action) => Some(action),
                Push::On { roll, choice } => onward(&session, roll, choice),
            };
            if let Some(action) = action {
                let _ = session.apply(action);
            }
        }
    }

    #[test]
    fn a_session_scores_stake_times_cube(
        terms in any_terms(),
        dice in vec((any_roll(), any::<usize>()), 1200),
    ) {
        let mut session = Session::new(terms).unwrap();
        for (roll, choice) in dice {
            let Some(action) = onward(&session, roll, choice) else { break };
            session.apply(action).unwrap();
        }
        for result in session.results() {
            prop_assert_eq!(result.points, result.stake.factor() * result.cube);
            prop_assert!(result.cube.is_power_of_two());
        }
        let total: u32 = session.results().iter().map(|result| result.points).sum();
        prop_assert_eq!(session.score().into_array().iter().sum::<u32>(), total);
    }

    #[test]
    fn a_written_play_is_legal_by_its_result(
        roll in any_roll(),
        steps in any_steps(),
        preset in select(Preset::ALL.to_vec()),
        own in vec((1..=25u8, 1..=3u8), 1..6),
        opp in vec((1..=25u8, 1..=3u8), 1..6),
    ) {
        let side = |places: &[(u8, u8)]| {
            let mut side = [0u8; 26];
            for &(point, count) in places {
                let left = 15 - side.iter().sum::<u8>();
                side[usize::from(point)] += count.min(left);
            }
            side[0] = 15 - side[1..].iter().sum::<u8>();
            side
        };
        let setup = Setup { own: side(&own), opp: side(&opp), checkers: 15 };
        let Ok(position) = Position::try_from(setup) else { return Ok(()) };
        let rules = Rulebook::from(preset).checker;
        for (play, after) in position.legal_plays(roll, &rules) {
            let (judged, result) = position.play(&play, roll, &rules).unwrap();
            prop_assert_eq!(result, after);
            prop_assert_eq!(judged.len(), play.len());
        }
        if let Ok((judged, after)) = position.play(&steps, roll, &rules) {
            prop_assert!(position.legal_plays(roll, &rules).iter().any(|(_, legal)| *legal == after));
            prop_assert!(judged.len() <= 4);
        }
    }
}
