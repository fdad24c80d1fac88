//! Losing by time: who loses what, and where it cannot happen.

use pasch_rules::{
    Action, Ending, Event, OpeningThrow, Outcome, Phase, Preset, Reason, Rulebook, Session, SessionKind, Side, Stake,
    Terms, Timing,
};

fn session(kind: SessionKind, timing: Timing) -> Session {
    // A book with a cube, of which any session can be played.
    let book = Rulebook::from(Preset::Tournament).amend(|answers| answers.sessions.running_total = true);
    Session::new(Terms {
        timing,
        ..Terms::new(book.expect("a rulebook"), kind)
    })
    .expect("terms that can be played")
}

/// White has won the opening throw, played it, and black has doubled to 2, which white took.
fn doubled(kind: SessionKind, timing: Timing) -> Session {
    let mut session = session(kind, timing);
    for (side, die) in [(Side::White, 3), (Side::Black, 1)] {
        let throw = OpeningThrow::One(die);
        session.apply(Action::OpeningThrow { side, throw }).expect("a throw");
    }
    let Phase::ToPlay { side, roll } = *session.game().phase() else {
        panic!("white plays")
    };
    let rules = session.terms().rulebook.checker;
    let plays = session.game().board().seen_by(side).legal_plays(roll, &rules);
    let steps = plays[0].0.to_vec();
    session.apply(Action::Play { side, steps }).expect("a play");
    session.apply(Action::Double { side: Side::Black }).expect("a double");
    session.apply(Action::Take { side: Side::White }).expect("a take");
    session
}

#[test]
fn a_fallen_flag_loses_the_match_whatever_the_score() {
    for kind in [SessionKind::Match { points: 7 }, SessionKind::Match { points: 3 }] {
        for side in Side::BOTH {
            let mut session = doubled(kind, Timing::TOURNAMENT);
            let events = session.apply(Action::Flag { side }).expect("a flag");
            assert_eq!(events[0], Event::FlagFell { side });
            assert_eq!(session.over(), Some(Outcome::Won(side.other())));
            let result = session.results()[0];
            assert_eq!(
                (result.winner, result.stake, result.points),
                (side.other(), Stake::Single, 2)
            );
            assert_eq!(result.ending, Ending::Flag);
        }
    }
}

#[test]
fn for_money_and_in_a_running_total_a_flag_loses_the_game_at_the_cubes_value_and_the_session_goes_on() {
    for kind in [SessionKind::Money, SessionKind::RunningTotal] {
        let mut session = doubled(kind, Timing::TOURNAMENT);
        session.apply(Action::Flag { side: Side::White }).expect("a flag");
        assert_eq!(session.over(), None, "{kind}");
        assert_eq!((session.score().white, session.score().black), (0, 2), "{kind}");
        session.apply(Action::NextGame).expect("the next game");
    }
    // A double that nobody has taken does not count.
    let mut offered = doubled(SessionKind::Money, Timing::TOURNAMENT);
    let throw = pasch_rules::Roll::new(6, 5).expect("a throw");
    offered
        .apply(Action::Roll {
            side: Side::Black,
            roll: throw,
        })
        .expect("a roll");
    let rules = offered.terms().rulebook.checker;
    let plays = offered.game().board().seen_by(Side::Black).legal_plays(throw, &rules);
    let steps = plays[0].0.to_vec();
    offered
        .apply(Action::Play {
            side: Side::Black,
            steps,
        })
        .expect("a play");
    offered.apply(Action::Double { side: Side::White }).expect("a redouble");
    offered.apply(Action::Flag { side: Side::Black }).expect("a flag");
    assert_eq!(offered.score().white, 2);
}

#[test]
fn a_win_is_claimed_where_that_was_agreed_and_nowhere_else() {
    let claim = Action::Claim { side: Side::White };
    let flag = Action::Flag { side: Side::White };
    let kind = SessionKind::Match { points: 3 };
    let mut agreed = session(kind, Timing::TEN_MINUTES);
    assert_eq!(agreed.check(&flag).unwrap_err().reason, Reason::NoClock);
    let events = agreed.apply(claim.clone()).expect("a claim");
    assert_eq!(events[0], Event::Claimed { side: Side::White });
    assert_eq!(agreed.over(), Some(Outcome::Won(Side::White)));
    assert_eq!(agreed.results()[0].ending, Ending::Absent);
    for timing in [Timing::None, Timing::TOURNAMENT, Timing::Days { days: 3 }] {
        assert_eq!(session(kind, timing).check(&claim).unwrap_err().reason, Reason::NoClaim);
    }
    assert_eq!(
        session(kind, Timing::None).check(&flag).unwrap_err().reason,
        Reason::NoClock
    );
}

#[test]
fn when_a_game_is_over_no_flag_falls_in_it() {
    let mut session = doubled(SessionKind::Money, Timing::TOURNAMENT);
    session.apply(Action::Flag { side: Side::White }).expect("a flag");
    for side in Side::BOTH {
        assert!(session.check(&Action::Flag { side }).is_err());
    }
}

#[test]
fn terms_without_a_clock_are_written_as_they_always_were_and_a_clock_comes_back() {
    let plain = Terms::new(Preset::Tournament, SessionKind::Money);
    let text = serde_json::to_string(&plain).expect("terms");
    assert!(!text.contains("timing"), "{text}");
    let session = doubled(SessionKind::Money, Timing::TOURNAMENT);
    let saved = serde_json::to_string(&session).expect("a session");
    assert_eq!(serde_json::from_str::<Session>(&saved).expect("the same"), session);
}

#[test]
fn the_tournament_clock_has_two_minutes_a_point() {
    let reserve = |kind| Timing::TOURNAMENT.reserve(kind);
    assert_eq!(reserve(SessionKind::Match { points: 7 }), 14 * 60);
    assert_eq!(reserve(SessionKind::Money), 2 * 60);
}

#[test]
fn clocks_by_which_nobody_can_play_are_refused() {
    let pause = 0;
    let impossible = [
        Timing::Days { days: 0 },
        Timing::Days { days: 31 },
        Timing::Claim { after: 0 },
        Timing::Claim { after: 100_000 },
        Timing::Delay {
            delay: 1,
            per_point: 0,
            pause,
        },
        Timing::Fischer {
            increment: 5,
            per_point: 0,
            pause,
        },
        Timing::Fischer {
            increment: u32::MAX,
            per_point: u32::MAX,
            pause: u32::MAX,
        },
    ];
    for timing in impossible {
        let terms = Terms {
            timing,
            ..Terms::new(Preset::Tournament, SessionKind::Money)
        };
        assert!(terms.check().is_err(), "{timing:?}");
    }
    let real = Terms {
        timing: Timing::TOURNAMENT,
        real_board: true,
        ..Terms::new(Preset::Tournament, SessionKind::Money)
    };
    assert!(real.check().is_err());
}
