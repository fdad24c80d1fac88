//! Games and sessions by their terms: openings, cube, resigning, real boards, scores.

mod table;

use pasch_rules::*;
use table::{Table, dice, side};

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;

fn match_to(points: u32) -> Terms {
    Terms::new(Preset::Tournament, SessionKind::Match { points })
}

fn money() -> Terms {
    Terms::new(Preset::Tournament, SessionKind::Money)
}

/// White has opened 3-1 and black is to roll.
fn opened(terms: Terms) -> Table {
    let mut table = Table::new(terms);
    table.opening(3, 1);
    table.play(WHITE, "8/5 6/5");
    table
}

fn resign(table: &mut Table, loser: Side, stake: Stake) {
    table.ok(Action::Resign { side: loser, stake });
    table.ok(Action::Accept { side: loser.other() });
}

#[test]
fn the_higher_die_starts_and_plays_both_numbers() {
    let mut table = Table::preset(Preset::Buffalo);
    assert!(table.opening(4, 4).contains(&Event::OpeningTied));
    table.opening(2, 5);
    assert_eq!(
        *table.0.game().phase(),
        Phase::ToPlay {
            side: BLACK,
            roll: dice(5, 2)
        }
    );
}

#[test]
fn german_r7_by_agreement_the_lower_die_starts() {
    let mut terms = Terms::from(Preset::German);
    terms.agreement.lower_starts = true;
    let mut table = Table::new(terms.clone());
    table.opening(2, 5);
    assert_eq!(table.0.game().mover(), Some(WHITE));
    terms.rulebook = Preset::Buffalo.into();
    assert!(matches!(
        Session::new(terms).unwrap_err().0.as_slice(),
        [TermsFault::NotOffered { .. }]
    ));
}

#[test]
fn opening_throws_are_checked() {
    let mut table = Table::preset(Preset::Buffalo);
    let throw = |throw| Action::OpeningThrow { side: WHITE, throw };
    assert_eq!(
        table.refused(throw(OpeningThrow::One(7))).reason,
        Reason::BadDie { die: 7 }
    );
    assert_eq!(
        table.refused(throw(OpeningThrow::Two(dice(3, 2)))).reason,
        Reason::OpeningDice { wanted: 1 }
    );
    table.ok(throw(OpeningThrow::One(3)));
    assert_eq!(
        table.refused(throw(OpeningThrow::One(3))).reason,
        Reason::AlreadyThrown { side: WHITE }
    );
}

#[test]
fn german_r23_the_winner_starts_the_next_game_without_an_opening_throw() {
    let mut table = Table::new(Terms::new(Preset::German, SessionKind::Match { points: 3 }));
    table.opening(6, 1);
    resign(&mut table, WHITE, Stake::Single);
    table.ok(Action::NextGame);
    assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: BLACK });
    // Nobody has finished a turn: no double before the first roll (and no cube was agreed anyway).
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::NoCube { why: NoCube::NotAgreed }
    );
}

#[test]
fn nobody_doubles_before_the_first_turn_is_over() {
    let mut terms = Terms::new(Preset::German, SessionKind::Match { points: 5 });
    terms.agreement.cube = true;
    let mut table = Table::new(terms);
    table.opening(6, 1);
    resign(&mut table, WHITE, Stake::Single);
    table.ok(Action::NextGame);
    let refusal = table.refused(Action::Double { side: BLACK });
    assert_eq!(refusal.reason, Reason::BeforeFirstTurn);
    assert!(refusal.to_string().starts_with("german R24: "), "{refusal}");
}

#[test]
fn automatic_doubles_turn_the_cube_once_and_leave_it_centred() {
    let mut terms = money();
    terms.agreement.automatic_double = true;
    let mut table = Table::new(terms);
    assert!(table.opening(4, 4).contains(&Event::AutomaticallyDoubled { cube: 2 }));
    table.opening(5, 5);
    assert_eq!(
        table.0.game().cube(),
        Cube {
            value: 2,
            owner: CubeOwner::Centred
        }
    );
    let mut terms = match_to(7);
    terms.agreement.automatic_double = true;
    assert_eq!(Session::new(terms).unwrap_err().0, [TermsFault::AutomaticMoneyOnly]);
}

#[test]
fn by_the_other_danish_reading_a_double_as_the_first_roll_turns_the_cube() {
    let terms = |first_double| {
        let mut terms = Terms::new(Preset::Danish, SessionKind::SingleGame);
        terms.agreement.first_double = first_double;
        terms
    };
    for (agreed, a, b, value) in [(true, 3, 3, 2), (true, 3, 2, 1), (false, 3, 3, 1)] {
        let mut table = Table::new(terms(agreed));
        table.opening(5, 4);
        table.play(WHITE, "S1/S10");
        table.roll(BLACK, a, b);
        assert_eq!(table.0.game().cube().value, value);
        assert_eq!(table.0.game().cube().owner, CubeOwner::Centred);
    }
    let mut second = Table::new(terms(true));
    second.opening(5, 4);
    second.play(WHITE, "S1/S10");
    second.roll(BLACK, 2, 1);
    second.play(BLACK, "W12/S11 S8/S7");
    second.roll(WHITE, 1, 1);
    assert_eq!(second.0.game().cube().value, 1, "only the first roll counts");
    let mut elsewhere = Terms::new(Preset::Tournament, SessionKind::Money);
    elsewhere.agreement.first_double = true;
    assert!(elsewhere.check().is_err());
}

#[test]
fn one_game_of_the_booklet_is_played_without_the_cube() {
    for (count, cube) in [(1, Err(NoCube::Session)), (2, Ok(())), (3, Ok(()))] {
        let terms = Terms::new(Preset::Jumbo, SessionKind::Games { count });
        assert_eq!(terms.cube_in_use(), cube, "{count} games");
    }
}

#[test]
fn a_cube_is_not_agreed_on_where_none_is_used() {
    let mut terms = Terms::new(Preset::German, SessionKind::SingleGame);
    terms.agreement.cube = true;
    let faults = terms.check().unwrap_err();
    let (rulebook, session) = (terms.rulebook.title(), SessionKind::SingleGame);
    assert_eq!(faults.0, [TermsFault::CubeNotInSession { rulebook, session }]);
    terms.session = SessionKind::Match { points: 5 };
    assert!(terms.check().is_ok());
}

#[test]
fn the_cube_belongs_to_its_taker() {
    let mut table = opened(match_to(7));
    assert_eq!(
        table.refused(Action::Double { side: WHITE }).reason,
        Reason::NotYourTurn { turn: BLACK }
    );
    table.ok(Action::Double { side: BLACK });
    assert_eq!(
        table.refused(Action::Take { side: BLACK }).reason,
        Reason::OwnDouble { side: WHITE }
    );
    assert_eq!(
        table
            .refused(Action::Roll {
                side: BLACK,
                roll: dice(2, 1)
            })
            .reason,
        Reason::NotNow {
            awaited: Awaited::AnswerToDouble
        }
    );
    table.ok(Action::Take { side: WHITE });
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::NotYourCube { owner: WHITE }
    );
}

/// A german match with the cube agreed on; White has opened 6-1.
fn german_match(points: u32) -> Table {
    let mut terms = Terms::new(Preset::German, SessionKind::Match { points });
    terms.agreement.cube = true;
    let mut table = Table::new(terms);
    table.opening(6, 1);
    table.play(WHITE, "12/18 17/18");
    table
}

#[test]
fn german_r24_either_player_may_double_first_before_his_own_throw_and_after_that_the_taker_alone() {
    // Black is the first who may; White, who has no turn, may not.
    let mut table = german_match(9);
    assert_eq!(
        table.refused(Action::Double { side: WHITE }).reason,
        Reason::NotYourTurn { turn: BLACK }
    );
    let mut later = Table(table.0.clone());
    later.roll(BLACK, 3, 1);
    assert_eq!(
        later.refused(Action::Double { side: BLACK }).reason,
        Reason::NotNow { awaited: Awaited::Play }
    );
    later.play(BLACK, "8/5 6/5");
    // And White can be the first just as well.
    later.ok(Action::Double { side: WHITE });
    later.ok(Action::Take { side: BLACK });
    assert_eq!(later.0.game().cube().owner, CubeOwner::Held(BLACK));

    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    let held = Cube {
        value: 2,
        owner: CubeOwner::Held(WHITE),
    };
    assert_eq!(table.0.game().cube(), held);
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::NotYourCube { owner: WHITE }
    );
    table.roll(BLACK, 3, 1);
    table.play(BLACK, "8/5 6/5");
    // The same rules hold for the next one: declined, it costs the stake before it.
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Drop { side: BLACK });
    assert_eq!((table.result().winner, table.result().points), (WHITE, 2));
}

#[test]
fn german_r24_a_declined_double_costs_one_point_and_the_next_game_begins_at_1() {
    let mut table = german_match(9);
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    resign(&mut table, WHITE, Stake::Single);
    assert_eq!(table.0.score().into_array(), [0, 2]);
    table.ok(Action::NextGame);
    assert_eq!(table.0.game().cube(), Cube::START);
    table.roll(BLACK, 6, 1);
    table.play(BLACK, "13/7 8/7");
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Drop { side: BLACK });
    assert_eq!(table.0.score().into_array(), [1, 2]);
}

/// Doubles and takes in turn, each on his own turn, until the cube shows `last`; both shuffle their checkers meanwhile.
fn doubled_up_to(table: &mut Table, last: u32) -> Side {
    let mut mover = match table.0.game().phase() {
        Phase::ToRoll { side } => *side,
        phase => panic!("{phase:?}"),
    };
    while table.0.game().cube().value < last {
        table.ok(Action::Double { side: mover });
        table.ok(Action::Take { side: mover.other() });
        table.roll(mover, 2, 1);
        let plays = table
            .board()
            .seen_by(mover)
            .legal_plays(dice(2, 1), &table.0.terms().rulebook.checker);
        let steps = plays[0].0.to_vec();
        table.ok(Action::Play { side: mover, steps });
        mover = mover.other();
    }
    mover
}

#[test]
fn german_r24_knows_no_limit_to_doubling_and_the_booklet_ends_at_64() {
    let mut table = german_match(999);
    let mover = doubled_up_to(&mut table, 1024);
    table.ok(Action::Double { side: mover });
    table.ok(Action::Take { side: mover.other() });
    assert_eq!(table.0.game().cube().value, 2048);

    let board = Start::Standard.board().unwrap();
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::Games { count: 3 }, board, WHITE);
    let mover = doubled_up_to(&mut table, 64);
    assert_eq!(
        table.refused(Action::Double { side: mover }).reason,
        Reason::CubeLimit { limit: 64 }
    );
}

#[test]
fn jumbo_the_taker_has_the_cube_and_alone_may_double_later() {
    let board = Start::Standard.board().unwrap();
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::Games { count: 3 }, board, WHITE);
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Take { side: BLACK });
    assert_eq!(table.0.game().cube().owner, CubeOwner::Held(BLACK));
    table.roll(WHITE, 6, 1);
    table.play(WHITE, "13/7 8/7");
    let mut later = Table(table.0.clone());
    later.roll(BLACK, 3, 1);
    later.play(BLACK, "17/20 19/20");
    assert_eq!(
        later.refused(Action::Double { side: WHITE }).reason,
        Reason::NotYourCube { owner: BLACK }
    );
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    assert_eq!(table.0.game().cube().value, 4);
}

#[test]
fn german_r23_a_match_ends_with_the_agreed_points_and_an_even_number_draws_a_remark() {
    let terms = |points| Terms::new(Preset::German, SessionKind::Match { points });
    assert_eq!(terms(5).check().unwrap(), []);
    assert_eq!(terms(4).check().unwrap(), [Remark::EvenMatch(4)]);
    let mut table = Table::new(terms(3));
    resign(&mut table, BLACK, Stake::Gammon);
    assert_eq!(table.0.over(), None);
    table.ok(Action::NextGame);
    resign(&mut table, BLACK, Stake::Single);
    assert_eq!(table.0.over(), Some(Outcome::Won(WHITE)));
}

#[test]
fn german_r22_an_offer_may_be_accepted_at_each_level_and_counts_as_offered() {
    for (stake, points) in [(Stake::Single, 1), (Stake::Gammon, 2), (Stake::Backgammon, 3)] {
        for loser in Side::BOTH {
            let mut table = Table::preset(Preset::German);
            table.opening(6, 1);
            resign(&mut table, loser, stake);
            let result = table.result();
            assert_eq!((result.winner, result.points), (loser.other(), points));
        }
    }
}

#[test]
fn german_r20_the_checker_is_played_anew_and_the_whole_move_with_it() {
    for play in ["12/18 17/18", "12/18 1/2", "17/23 17/18"] {
        let mut table = real(Preset::German);
        wrong_play(&mut table);
        table.ok(Action::DemandCorrection { side: BLACK });
        // What was wrong is still wrong; anything legal may take its place, also with the checker that was right.
        let reason = table.cannot_play(WHITE, "12/18 19/21").reason;
        assert!(matches!(reason, Reason::NotThrown { .. }), "{reason:?}");
        table.play(WHITE, play);
        assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: BLACK });
    }
}

#[test]
fn danish_either_player_may_double_before_his_throw() {
    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    assert_eq!(
        table.refused(Action::Double { side: WHITE }).reason,
        Reason::NotNow { awaited: Awaited::Play }
    );
    table.play(WHITE, "S1/S10");
    let mut black = Table(table.0.clone());
    black.ok(Action::Double { side: BLACK });
    black.ok(Action::Take { side: WHITE });
    let held = |owner| Cube {
        value: 2,
        owner: CubeOwner::Held(owner),
    };
    assert_eq!(black.0.game().cube(), held(WHITE));
    table.roll(BLACK, 3, 1);
    table.play(BLACK, "S8/S5 S6/S5");
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Take { side: BLACK });
    assert_eq!(table.0.game().cube(), held(BLACK));
    // Later the taker doubles on, and a gammon counts twice what the cube shows.
    table.roll(WHITE, 3, 1);
    table.play(WHITE, "W8/W5 W6/W5");
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    assert_eq!(table.0.game().cube().value, 4);
}

#[test]
fn danish_a_gammon_doubles_and_a_backgammon_trebles_what_the_cube_shows() {
    for (black, points) in [([(6, 14), (6, 0)], 2), ([(6, 15), (6, 0)], 4), ([(6, 14), (BAR, 1)], 6)] {
        let board = Board {
            white: side(&[(1, 2)]),
            black: side(&black),
        };
        let mut table = Table::set_up(Preset::Danish, SessionKind::RunningTotal, board, WHITE);
        table.ok(Action::Double { side: WHITE });
        table.ok(Action::Take { side: BLACK });
        table.roll(WHITE, 2, 1);
        table.play(WHITE, "W1/off W1/off");
        assert_eq!(table.0.score().into_array(), [points, 0]);
    }
}

#[test]
fn danish_chain_to_64_and_no_double_before_the_roll() {
    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    table.play(WHITE, "S1/S10");
    table.ok(Action::Double { side: BLACK });
    for (side, shows) in [(WHITE, 4), (BLACK, 8), (WHITE, 16), (BLACK, 32), (WHITE, 64)] {
        table.ok(Action::Redouble { side });
        let Phase::DoubleOffered(offer) = *table.0.game().phase() else {
            panic!("no offer");
        };
        assert_eq!((offer.value, offer.drop_costs), (shows, shows / 2));
    }
    assert_eq!(
        table.refused(Action::Redouble { side: BLACK }).reason,
        Reason::CubeLimit { limit: 64 }
    );
    table.ok(Action::Take { side: BLACK });
    assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: BLACK });

    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    table.play(WHITE, "S1/S10");
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Redouble { side: WHITE });
    table.ok(Action::Take { side: BLACK });
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::AlreadyDoubled
    );
}

#[test]
fn a_redouble_at_once_is_a_danish_thing() {
    let mut table = opened(match_to(7));
    table.ok(Action::Double { side: BLACK });
    assert_eq!(
        table.refused(Action::Redouble { side: WHITE }).reason,
        Reason::NoRedoubleAtOnce
    );
    assert_eq!(table.refused(Action::Beaver { side: WHITE }).reason, Reason::NoBeavers);
}

#[test]
fn a_beaver_keeps_the_cube_and_a_raccoon_leaves_it_there() {
    let mut terms = money();
    terms.agreement.beavers = true;
    terms.agreement.raccoons = true;
    let mut table = opened(terms);
    assert_eq!(table.refused(Action::Raccoon { side: WHITE }).reason, Reason::NoDouble);
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Beaver { side: WHITE });

    let mut played_on = Table(table.0.clone());
    played_on.ok(Action::Take { side: BLACK });
    let held = |value| Cube {
        value,
        owner: CubeOwner::Held(WHITE),
    };
    assert_eq!(played_on.0.game().cube(), held(4));
    assert_eq!(*played_on.0.game().phase(), Phase::ToRoll { side: BLACK });

    let mut dropped = Table(table.0.clone());
    dropped.ok(Action::Drop { side: BLACK });
    assert_eq!((dropped.result().winner, dropped.result().points), (WHITE, 2));

    table.ok(Action::Raccoon { side: BLACK });
    let mut dropped = Table(table.0.clone());
    dropped.ok(Action::Drop { side: WHITE });
    assert_eq!((dropped.result().winner, dropped.result().points), (BLACK, 4));
    assert_eq!(
        table.refused(Action::Beaver { side: WHITE }).reason,
        Reason::NothingToBeaver
    );
    table.ok(Action::Take { side: WHITE });
    assert_eq!(table.0.game().cube(), held(8));
}

#[test]
fn jacoby_counts_gammons_only_once_a_double_is_taken() {
    let finish = |double: bool, automatic: bool| {
        let mut terms = money();
        terms.agreement.jacoby = true;
        terms.agreement.automatic_double = automatic;
        terms.start = Start::Setup {
            board: Board {
                white: side(&[(1, 2)]),
                black: side(&[(6, 15)]),
            },
            on_roll: (!automatic).then_some(WHITE),
        };
        let mut table = Table::new(terms);
        if automatic {
            table.opening(3, 3);
            table.opening(2, 1);
        } else {
            if double {
                table.ok(Action::Double { side: WHITE });
                table.ok(Action::Take { side: BLACK });
            }
            table.roll(WHITE, 2, 1);
        }
        table.play(WHITE, "1/off 1/off");
        table.result().points
    };
    assert_eq!(finish(false, false), 1);
    assert_eq!(finish(true, false), 4);
    assert_eq!(finish(false, true), 2);

    let mut terms = money();
    terms.agreement.jacoby = true;
    let mut table = opened(terms);
    resign(&mut table, BLACK, Stake::Backgammon);
    assert_eq!(table.result().points, 1);
}

#[test]
fn money_options_are_refused_in_matches() {
    let mut terms = match_to(7);
    terms.agreement = Agreement {
        jacoby: true,
        beavers: true,
        raccoons: true,
        ..Agreement::default()
    };
    assert_eq!(
        Session::new(terms).unwrap_err().0,
        [
            TermsFault::MoneyOnly(MoneyOption::Jacoby),
            TermsFault::MoneyOnly(MoneyOption::Beavers),
            TermsFault::MoneyOnly(MoneyOption::Raccoons),
        ]
    );
}

#[test]
fn crawford_is_the_first_game_at_match_point_and_only_that() {
    let mut table = opened(match_to(5));
    assert!(!table.0.is_crawford_game());
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    resign(&mut table, BLACK, Stake::Gammon);
    assert_eq!(table.0.score().into_array(), [4, 0]);
    let events = table.ok(Action::NextGame);
    assert!(events.contains(&Event::GameStarted {
        number: 2,
        crawford: true
    }));
    table.opening(3, 1);
    table.play(WHITE, "8/5 6/5");
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::NoCube { why: NoCube::Crawford }
    );
    // Gammons count in the Crawford game.
    resign(&mut table, WHITE, Stake::Gammon);
    assert_eq!(table.0.score().into_array(), [4, 2]);

    table.ok(Action::NextGame);
    assert!(!table.0.is_crawford_game());
    table.opening(3, 1);
    table.play(WHITE, "8/5 6/5");
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    resign(&mut table, WHITE, Stake::Single);
    assert_eq!(table.0.score().into_array(), [4, 4]);
    table.ok(Action::NextGame);
    // Both stand at match point now; the Crawford game is behind them.
    assert!(!table.0.is_crawford_game());
    assert!(table.0.game().cube_is_dead_for(WHITE));
    table.opening(3, 1);
    table.play(WHITE, "8/5 6/5");
    let events = table.ok(Action::Double { side: BLACK });
    assert!(matches!(events.as_slice(), [Event::Doubled(offer)] if offer.dead));
    table.ok(Action::Drop { side: WHITE });
    assert_eq!(table.0.over(), Some(Outcome::Won(BLACK)));
    assert_eq!(table.refused(Action::NextGame).reason, Reason::SessionOver);
}

#[test]
fn a_one_point_match_has_no_cube_and_an_even_match_draws_a_remark() {
    let mut table = opened(match_to(1));
    assert_eq!(
        table.refused(Action::Double { side: BLACK }).reason,
        Reason::NoCube {
            why: NoCube::OnePointMatch
        }
    );
    assert_eq!(match_to(6).check().unwrap(), [Remark::EvenMatch(6)]);
    assert_eq!(match_to(7).check().unwrap(), []);
    assert!(matches!(
        match_to(0).check().unwrap_err().0.as_slice(),
        [TermsFault::Length(_)]
    ));
}

#[test]
fn a_declined_resignation_restores_the_exact_phase() {
    let mut table = Table::preset(Preset::German);
    for point in 0..4 {
        let before = table.0.game().clone();
        for by in Side::BOTH {
            let stake = Stake::Gammon;
            table.ok(Action::Resign { side: by, stake });
            assert_eq!(
                table
                    .refused(Action::Resign {
                        side: by.other(),
                        stake
                    })
                    .reason,
                Reason::NotNow {
                    awaited: Awaited::AnswerToResignation
                }
            );
            assert_eq!(
                table.refused(Action::Accept { side: by }).reason,
                Reason::OwnResignation { side: by.other() }
            );
            table.ok(Action::Decline { side: by.other() });
            assert_eq!(*table.0.game(), before);
        }
        match point {
            0 => drop(table.opening(3, 1)),
            1 => drop(table.play(WHITE, "17/20 19/20")),
            _ if point == 2 => drop(table.roll(BLACK, 2, 1)),
            _ => {}
        }
    }
}

#[test]
fn danish_resignation_asks_nobody_and_is_always_a_backgammon() {
    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    let resign = |stake| Action::Resign { side: WHITE, stake };
    assert_eq!(table.refused(resign(Stake::Single)).reason, Reason::ResignsBackgammon);
    table.play(WHITE, "S1/S10");
    table.ok(Action::Double { side: BLACK });
    // Answering a double he drops instead.
    assert_eq!(
        table.refused(resign(Stake::Backgammon)).reason,
        Reason::ResignsUnderDouble
    );
    table.ok(Action::Take { side: WHITE });
    table.ok(resign(Stake::Backgammon));
    assert_eq!(table.result().points, 6);
}

#[test]
fn backgammon_by_each_rulebook_when_something_was_borne_off() {
    for (preset, stake) in [
        (Preset::Buffalo, Stake::Backgammon),
        (Preset::German, Stake::Backgammon),
        (Preset::Danish, Stake::Single),
        (Preset::Jumbo, Stake::Backgammon),
        (Preset::TenLanguage, Stake::Single),
        (Preset::Tournament, Stake::Single),
    ] {
        let board = Board {
            white: side(&[(1, 1)]),
            black: side(&[(BAR, 1), (6, 13)]),
        };
        let mut terms = Terms::from(preset);
        terms.start = Start::Setup {
            board,
            on_roll: Some(WHITE),
        };
        let mut table = Table::new(terms);
        table.roll(WHITE, 2, 1);
        let steps = vec![Step {
            from: 1,
            to: OFF,
            hit: false,
        }];
        table.ok(Action::Play { side: WHITE, steps });
        assert_eq!(table.result().stake, stake, "{preset}");
    }
}

#[test]
fn n_games_are_all_played_and_equal_totals_are_a_draw() {
    let mut table = Table::new(Terms::new(Preset::Jumbo, SessionKind::Games { count: 2 }));
    resign(&mut table, WHITE, Stake::Gammon);
    assert_eq!(table.0.over(), None);
    table.ok(Action::NextGame);
    resign(&mut table, BLACK, Stake::Gammon);
    assert_eq!(table.0.over(), Some(Outcome::Draw));
}

#[test]
fn a_running_total_goes_on_until_the_players_stop() {
    let mut table = Table::new(Terms::new(Preset::Buffalo, SessionKind::RunningTotal));
    assert_eq!(table.refused(Action::Finish).reason, Reason::GameNotOver);
    resign(&mut table, BLACK, Stake::Backgammon);
    table.ok(Action::NextGame);
    resign(&mut table, WHITE, Stake::Single);
    assert_eq!(table.0.score().into_array(), [3, 1]);
    table.ok(Action::Finish);
    assert_eq!(table.0.over(), Some(Outcome::Won(WHITE)));
    let mut single = Table::preset(Preset::Buffalo);
    assert_eq!(single.refused(Action::Finish).reason, Reason::EndsByItself);
}

#[test]
fn sessions_a_rulebook_does_not_play_need_a_custom_one() {
    let terms = Terms::new(Preset::Buffalo, SessionKind::Match { points: 5 });
    assert!(
        terms
            .check()
            .unwrap_err()
            .to_string()
            .contains("buffalo does not play a match to 5")
    );
    let custom = Rulebook::from(Preset::Buffalo)
        .amend(|answers| answers.sessions.match_to = true)
        .unwrap();
    assert!(Session::new(Terms::new(custom, SessionKind::Match { points: 5 })).is_ok());
}

#[test]
fn impossible_rulebooks_are_refused_with_every_reason() {
    let faults = |preset: Preset, change: fn(&mut Answers)| Rulebook::from(preset).amend(change).unwrap_err().0;
    assert_eq!(
        faults(Preset::Buffalo, |a| {
            a.crawford = true;
            a.money.jacoby = true;
        }),
        [
            RulebookFault::CrawfordWithoutCube,
            RulebookFault::CrawfordWithoutMatches,
            RulebookFault::OptionWithoutCube(MoneyOption::Jacoby),
            RulebookFault::OptionWithoutMoney(MoneyOption::Jacoby),
        ]
    );
    assert_eq!(
        faults(Preset::Tournament, |a| a.sessions = Sessions::default())[0],
        RulebookFault::NoSessions
    );
    assert_eq!(
        faults(Preset::Tournament, |a| a.money.beavers = false),
        [RulebookFault::RaccoonsWithoutBeavers]
    );
    assert_eq!(
        faults(Preset::Danish, |a| a.cube.as_mut().unwrap().limit = Some(48)),
        [RulebookFault::CubeLimit(48)]
    );
    assert_eq!(
        faults(Preset::Tournament, |a| {
            a.cube.as_mut().unwrap().answer = DoubleAnswer::RedoubleAtOnce;
        }),
        [RulebookFault::BeaversAndRedoubling]
    );
    assert_eq!(
        faults(Preset::German, |a| a.sessions.match_to = false),
        [RulebookFault::CubeWithoutMatches]
    );
    assert_eq!(
        faults(Preset::Jumbo, |a| a.sessions.games = false),
        [RulebookFault::CubeWithoutSeveralGames]
    );
}

#[test]
fn every_preset_can_be_played_and_names_only_itself() {
    for preset in Preset::ALL {
        let rulebook = Rulebook::from(preset);
        assert_eq!(rulebook.answers().check(), Ok(()));
        assert_eq!(rulebook.name(), preset.id());
        assert_eq!(preset.id().parse(), Ok(preset));
        let json = serde_json::to_string(&rulebook).unwrap();
        assert_eq!(serde_json::from_str::<Rulebook>(&json).unwrap(), rulebook);
        for answer in rulebook.sheet() {
            assert!(!answer.phrases.is_empty());
            for phrase in answer.phrases {
                assert!(!phrase.english().is_empty());
            }
        }
    }
    let custom = Rulebook::from(Preset::German)
        .amend(|answers| answers.checker.straggler = false)
        .unwrap();
    assert_eq!(custom.name(), "german with other straggler rule");
    let json = serde_json::to_string(&custom).unwrap();
    assert_eq!(serde_json::from_str::<Rulebook>(&json).unwrap(), custom);
    let broken = json
        .replace("\"crawford\":false", "\"crawford\":true")
        .replace("\"match_to\":true", "\"match_to\":false");
    assert!(
        serde_json::from_str::<Rulebook>(&broken)
            .unwrap_err()
            .to_string()
            .contains("Crawford")
    );
}

/// A game on a real board, white to play 6-1.
fn real(preset: Preset) -> Table {
    let mut terms = Terms::from(preset);
    terms.real_board = true;
    let mut table = Table::new(terms);
    table.opening(6, 1);
    table
}

fn wrong_play(table: &mut Table) {
    // 13/7 and 6/4: nobody threw a 2.
    let step = |from, to| Step { from, to, hit: false };
    let steps = vec![step(13, 7), step(6, 4)];
    let events = table.ok(Action::WrongPlay { side: WHITE, steps });
    assert!(matches!(
        events[0],
        Event::WronglyPlayed {
            reason: Reason::NotThrown { .. },
            ..
        }
    ));
}

#[test]
fn a_wrong_play_can_be_demanded_back_until_the_next_roll_by_either_player() {
    for preset in [Preset::German, Preset::Tournament] {
        for by in Side::BOTH {
            let mut table = real(preset);
            let before = *table.board();
            wrong_play(&mut table);
            table.ok(Action::LiftDice { side: WHITE });
            table.ok(Action::DemandCorrection { side: by });
            assert_eq!(*table.board(), before);
            assert_eq!(
                *table.0.game().phase(),
                Phase::ToPlay {
                    side: WHITE,
                    roll: dice(6, 1)
                }
            );
        }
        let mut table = real(preset);
        wrong_play(&mut table);
        let events = table.roll(BLACK, 2, 1);
        assert_eq!(events[0], Event::WrongPlayStands { side: WHITE });
        assert_eq!(
            table.refused(Action::DemandCorrection { side: BLACK }).reason,
            Reason::NothingToCorrect
        );
        assert_eq!(table.board().white[4], 1);
    }
}

#[test]
fn the_ten_language_leaflet_lets_only_the_opponent_demand() {
    let mut table = real(Preset::TenLanguage);
    wrong_play(&mut table);
    assert_eq!(
        table.refused(Action::DemandCorrection { side: WHITE }).reason,
        Reason::NotYoursToCorrect { side: BLACK }
    );
    table.ok(Action::DemandCorrection { side: BLACK });
}

#[test]
fn elsewhere_a_wrong_play_stands_once_the_dice_are_up() {
    for preset in [Preset::Buffalo, Preset::Danish] {
        let mut table = real(preset);
        wrong_play(&mut table);
        let events = table.ok(Action::LiftDice { side: WHITE });
        assert!(events.contains(&Event::WrongPlayStands { side: WHITE }));
        assert_eq!(
            table.refused(Action::DemandCorrection { side: BLACK }).reason,
            Reason::DiceLifted
        );
    }
}

#[test]
fn a_wrong_play_that_ends_the_session_can_still_be_put_right() {
    let mut terms = Terms::from(Preset::German);
    terms.real_board = true;
    terms.start = Start::Setup {
        board: Board {
            white: side(&[(6, 2)]),
            black: side(&[(6, 15)]),
        },
        on_roll: Some(WHITE),
    };
    let mut table = Table::new(terms);
    table.roll(WHITE, 6, 1);
    let off = Step {
        from: 6,
        to: OFF,
        hit: false,
    };
    table.ok(Action::WrongPlay {
        side: WHITE,
        steps: vec![off, off],
    });
    assert_eq!(table.0.over(), Some(Outcome::Won(WHITE)));
    table.ok(Action::DemandCorrection { side: BLACK });
    assert_eq!((table.0.over(), table.0.score().into_array()), (None, [0, 0]));
    table.play(WHITE, "19/off 19/20");
    assert_eq!(table.0.over(), None);
}

#[test]
fn wrong_plays_are_for_real_boards_and_legal_ones_are_not_wrong() {
    let mut table = Table::preset(Preset::German);
    table.opening(6, 1);
    let steps = table.steps(WHITE, "12/18 17/18");
    assert_eq!(
        table
            .refused(Action::WrongPlay {
                side: WHITE,
                steps: steps.clone()
            })
            .reason,
        Reason::NotRealBoard
    );
    let mut table = real(Preset::German);
    assert_eq!(
        table.refused(Action::WrongPlay { side: WHITE, steps }).reason,
        Reason::PlayIsLegal
    );
    let onto_black = table.steps(WHITE, "12/13");
    assert!(matches!(
        table
            .refused(Action::WrongPlay {
                side: WHITE,
                steps: onto_black
            })
            .reason,
        Reason::CannotStand { .. }
    ));
}

#[test]
fn void_throws_by_r8() {
    let mut table = real(Preset::German);
    let void = |side, why| Action::VoidThrow { side, why };
    // White has not finished: black throws too early.
    table.ok(void(BLACK, VoidThrow::BeforeTurnEnded));
    table.play(WHITE, "12/18 17/18");
    let before = table.0.game().clone();
    // Nor has black, who has not even thrown: white throws out of turn.
    table.ok(void(WHITE, VoidThrow::BeforeTurnEnded));
    assert_eq!(*table.0.game(), before);
    for why in [VoidThrow::NotFlat, VoidThrow::DifferentHalves, VoidThrow::OnChecker] {
        table.ok(void(BLACK, why));
        assert_eq!(*table.0.game(), before);
    }
    // A void throw is made again.
    let mut again = Table(table.0.clone());
    again.roll(BLACK, 3, 1);
    assert_eq!(table.refused(void(BLACK, VoidThrow::WrongHalf)).reason, Reason::NotVoid);
    // White has played, but by R19 the turn ends with the dice off the board: until then black is still too early.
    table.ok(void(BLACK, VoidThrow::BeforeTurnEnded));
    assert_eq!(*table.0.game(), before);
    table.ok(Action::LiftDice { side: WHITE });
    let early = void(BLACK, VoidThrow::BeforeTurnEnded);
    assert_eq!(table.refused(early).reason, Reason::NotEarly);
    let mut table = real(Preset::TenLanguage);
    table.play(WHITE, "13/7 8/7");
    table.ok(void(BLACK, VoidThrow::WrongHalf));
}

#[test]
fn refusals_name_the_german_rule() {
    let refusal = |board: Board, a: u8, b: u8, play: &str| {
        let mut table = Table::set_up(Preset::German, SessionKind::SingleGame, board, BLACK);
        table.roll(BLACK, a, b);
        table.cannot_play(BLACK, play).to_string()
    };
    let start = Start::Standard.board().unwrap();
    let with = |black: &[(u8, u8)]| Board {
        white: side(&[(24, 2), (6, 5)]),
        black: side(black),
    };
    // Black counts as the board is numbered, so labels are black's own points.
    assert!(refusal(with(&[(BAR, 1), (13, 2)]), 2, 1, "13/11 13/12").starts_with("german R14: enter from the bar"));
    assert!(refusal(start, 5, 3, "24/19").starts_with("german R12: point 19 is blocked"));
    assert!(refusal(start, 5, 3, "13/8").starts_with("german R11: "));
    assert!(refusal(start, 5, 3, "13/9 6/3").starts_with("german R9: "));
    assert!(refusal(start, 5, 3, "6/off 13/10").starts_with("german R9: nothing is borne off"));
    assert!(refusal(start, 5, 3, "6/9").starts_with("german R3: "));
    assert!(refusal(with(&[(5, 2), (2, 2)]), 6, 4, "2/off 5/1").starts_with("german R17: "));
}

#[test]
fn german_r15_and_r16_are_named() {
    let mut table = Table::set_up(
        Preset::German,
        SessionKind::SingleGame,
        Board {
            white: side(&[(1, 2)]),
            black: side(&[(7, 1), (5, 2), (4, 2), (3, 1)]),
        },
        BLACK,
    );
    table.roll(BLACK, 4, 3);
    let refusal = table.cannot_play(BLACK, "7/4 5/1");
    assert!(refusal.to_string().starts_with("german R15: "), "{refusal}");

    let mut table = Table::set_up(
        Preset::German,
        SessionKind::SingleGame,
        Board {
            white: side(&[(20, 1), (1, 2)]),
            black: side(&[(8, 2), (2, 1), (13, 2)]),
        },
        BLACK,
    );
    table.roll(BLACK, 3, 3);
    // White's 20 is black's 5: 8/5* and on to 2, where a black blot stands.
    let refusal = table.cannot_play(BLACK, "8/5 5/2 13/10 13/10");
    assert!(refusal.to_string().starts_with("german R16: "), "{refusal}");
}

#[test]
fn starts_of_other_rulebooks_are_refused_and_faulty_setups_name_every_fault() {
    let mut terms = Terms::from(Preset::German);
    terms.start = Start::Hypergammon;
    assert!(matches!(
        terms.check().unwrap_err().0.as_slice(),
        [TermsFault::StartNotKnown { .. }]
    ));
    let mut terms = match_to(3);
    terms.start = Start::Hypergammon;
    let table = Table::new(terms.clone());
    assert_eq!(table.board().seen_by(WHITE).checkers(), 3);
    let mut white = side(&[(24, 2), (6, 5)]);
    white[0] = 9;
    terms.start = Start::Setup {
        board: Board {
            white,
            black: side(&[(1, 1)]),
        },
        on_roll: None,
    };
    let message = terms.check().unwrap_err().to_string();
    assert!(
        message.contains("checkers") && message.contains("point 24"),
        "{message}"
    );
}

/// A session that was begun elsewhere, with both sides in a race.
fn middle() -> Standing {
    let board = Board {
        white: side(&[(6, 5), (4, 5), (2, 5)]),
        black: side(&[(6, 5), (4, 5), (2, 5)]),
    };
    Standing::new(board, BLACK)
}

#[test]
fn a_session_begun_elsewhere_goes_on_with_its_throw_cube_and_score() {
    let mut terms = match_to(7);
    terms.start = Start::Middle(Standing {
        roll: Some(dice(6, 4)),
        cube: Cube {
            value: 2,
            owner: CubeOwner::Held(WHITE),
        },
        score: [3, 4].into(),
        ..middle()
    });
    let mut table = Table::new(terms.clone());
    assert_eq!(table.0.score().into_array(), [3, 4]);
    assert_eq!(
        *table.0.game().phase(),
        Phase::ToPlay {
            side: BLACK,
            roll: dice(6, 4)
        }
    );
    table.play(BLACK, "6/off 4/off");
    // The cube is white's: white may turn it, and black's answer counts four.
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Drop { side: BLACK });
    assert_eq!((table.result().points, table.0.score().into_array()), (2, [5, 4]));
    table.ok(Action::NextGame);
    assert_eq!(*table.0.game().board(), Start::Standard.board().unwrap());
    assert_eq!(table.0.game().cube(), Cube::START);
    assert!(matches!(table.0.game().phase(), Phase::Opening { .. }));
    resign(&mut table, BLACK, Stake::Gammon);
    assert_eq!(table.0.over(), Some(Outcome::Won(WHITE)));
    // What is stored is read again, throw and all.
    let stored = serde_json::to_string(&table.0).unwrap();
    assert_eq!(serde_json::from_str::<Session>(&stored).unwrap(), table.0);
}

#[test]
fn the_crawford_game_may_lie_behind_or_before_a_session_begun_elsewhere() {
    let begun = |score, crawford| {
        let mut terms = match_to(5);
        terms.start = Start::Middle(Standing {
            score: Pair::from(score),
            crawford,
            ..middle()
        });
        Table::new(terms)
    };
    let mut now = begun([4, 2], true);
    assert!(now.0.is_crawford_game() && !now.0.allowed(BLACK).double);
    resign(&mut now, WHITE, Stake::Single);
    now.ok(Action::NextGame);
    assert!(!now.0.is_crawford_game());
    let mut past = begun([4, 2], false);
    assert!(!past.0.is_crawford_game() && past.0.allowed(BLACK).double);
    resign(&mut past, WHITE, Stake::Gammon);
    past.ok(Action::NextGame);
    assert!(!past.0.is_crawford_game());
    let mut ahead = begun([2, 2], false);
    resign(&mut ahead, WHITE, Stake::Gammon);
    ahead.ok(Action::NextGame);
    assert!(ahead.0.is_crawford_game());
}

#[test]
fn under_the_jacoby_rule_a_cube_that_is_held_was_taken() {
    let counts = |cube| {
        let mut terms = money();
        terms.agreement.jacoby = true;
        terms.start = Start::Middle(Standing { cube, ..middle() });
        Table::new(terms).0.game().highest_stake()
    };
    let owner = CubeOwner::Held(WHITE);
    assert_eq!(counts(Cube { value: 2, owner }), Stake::Backgammon);
    assert_eq!(counts(Cube::START), Stake::Single);
}

#[test]
fn a_session_cannot_be_taken_up_where_it_cannot_stand() {
    let fault = |terms: &Terms, middle: Standing| {
        let start = Start::Middle(middle);
        let faults = Session::new(Terms { start, ..terms.clone() })
            .map(|_| ())
            .unwrap_err()
            .0;
        match faults.as_slice() {
            [TermsFault::Standing(fault)] => *fault,
            other => panic!("{other:?}"),
        }
    };
    let cube = |value, owner| Standing {
        cube: Cube { value, owner },
        ..middle()
    };
    let score = |white, black, crawford| Standing {
        score: [white, black].into(),
        crawford,
        ..middle()
    };
    let held = CubeOwner::Held(WHITE);
    assert_eq!(fault(&money(), cube(3, held)), StandingFault::CubeValue { value: 3 });
    assert_eq!(
        fault(&money(), cube(0, CubeOwner::Centred)),
        StandingFault::CubeValue { value: 0 }
    );
    assert_eq!(fault(&money(), cube(1, held)), StandingFault::CubeHeld);
    assert_eq!(fault(&match_to(1), cube(2, held)), StandingFault::NoCube { value: 2 });
    let crawford = Standing {
        score: [4, 0].into(),
        crawford: true,
        ..cube(2, held)
    };
    assert_eq!(fault(&match_to(5), crawford), StandingFault::NoCube { value: 2 });
    assert_eq!(
        fault(&match_to(5), score(5, 0, false)),
        StandingFault::MatchOver { points: 5, length: 5 }
    );
    assert_eq!(
        fault(&match_to(5), score(u32::MAX, 0, false)),
        StandingFault::MatchOver {
            points: u32::MAX,
            length: 5
        }
    );
    assert_eq!(fault(&match_to(5), score(4, 4, true)), StandingFault::Crawford);
    assert_eq!(fault(&match_to(5), score(3, 2, true)), StandingFault::Crawford);
    assert_eq!(fault(&money(), score(0, 0, true)), StandingFault::Crawford);
    let single = Terms::from(Preset::Buffalo);
    assert!(matches!(
        fault(&single, score(1, 0, false)),
        StandingFault::Points { .. }
    ));
}

/// What is open is what may be agreed and makes a difference; nothing else is, whoever asks.
#[test]
fn open_choices_are_those_that_the_check_accepts() {
    for preset in Preset::ALL {
        let book = Rulebook::from(preset);
        for (session, _) in book.session_kinds() {
            let open = book.open_choices(session);
            // A rulebook of one's own may play any session by the same answers.
            let agreed = |choices: &[Choice]| Terms {
                agreement: choices.iter().copied().collect(),
                ..Terms::new(preset, session)
            };
            let about_agreement = |terms: &Terms| {
                let faults = terms.check().err().map(|faults| faults.0).unwrap_or_default();
                faults
                    .into_iter()
                    .filter(|fault| !matches!(fault, TermsFault::SessionNotPlayed { .. }))
                    .count()
            };
            assert_eq!(
                about_agreement(&agreed(&open)),
                0,
                "{preset:?} {session}: {open:?} together"
            );
            for choice in Choice::ALL.into_iter().filter(|choice| !open.contains(choice)) {
                let terms = agreed(&[choice]);
                let cube = terms.cube_in_use() == agreed(&[]).cube_in_use();
                assert!(
                    about_agreement(&terms) > 0 || (choice == Choice::Cube && cube),
                    "{preset:?} {session}: {choice:?} is accepted and not offered"
                );
            }
        }
        let (usual, played) = book.session_kinds()[0];
        assert_eq!(book.usual_session() == usual, played, "{preset:?}");
        assert_eq!(Terms::from(preset).check(), Ok(Vec::new()), "{preset:?}");
    }
    let tournament = Rulebook::from(Preset::Tournament);
    for choice in [Choice::Jacoby, Choice::Beavers, Choice::Raccoons] {
        assert!(tournament.open_choices(SessionKind::Money).contains(&choice));
        assert!(
            !tournament
                .open_choices(SessionKind::Match { points: 5 })
                .contains(&choice)
        );
    }
}
