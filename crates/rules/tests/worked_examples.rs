//! Every example that the five rule sheets work through, by the numbers of their own boards.

mod table;

use pasch_rules::*;
use table::{Table, dice, side};

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;

fn jumbo_of_three() -> Table {
    Table::new(Terms::new(Preset::Jumbo, SessionKind::Games { count: 3 }))
}

fn two_dice(side: Side, a: u8, b: u8) -> Action {
    Action::OpeningThrow {
        side,
        throw: OpeningThrow::Two(dice(a, b)),
    }
}

/// The jumbo booklet's fragment of a game up to a figure.
fn jumbo_fragment(figure: u8) -> Table {
    let mut table = jumbo_of_three();
    table.ok(two_dice(WHITE, 5, 4));
    table.ok(two_dice(BLACK, 2, 1));
    table.roll(WHITE, 6, 1);
    if figure >= 2 {
        table.play(WHITE, "13/7 8/7");
        table.roll(BLACK, 6, 5);
    }
    if figure >= 3 {
        table.play(BLACK, "12/17 12/18");
        table.roll(WHITE, 4, 2);
    }
    if figure >= 4 {
        table.play(WHITE, "24/22 22/18");
        table.roll(BLACK, 6, 6);
    }
    if figure >= 5 {
        table.play(BLACK, "");
        table.roll(WHITE, 6, 4);
    }
    if figure >= 6 {
        table.play(WHITE, "24/18 13/9");
        table.roll(BLACK, 2, 1);
    }
    if figure >= 7 {
        table.play(BLACK, "bar/2 1/2");
    }
    table
}

#[test]
fn jumbo_figure_1_the_start_and_the_homes() {
    let table = jumbo_of_three();
    for (side, places) in [
        (WHITE, [("24", 2), ("13", 5), ("8", 3), ("6", 5)]),
        (BLACK, [("1", 2), ("12", 5), ("17", 3), ("19", 5)]),
    ] {
        for (label, checkers) in places {
            assert_eq!(table.checkers(side, label), checkers, "{side} on {label}");
        }
    }
    for point in 1..=6 {
        assert_eq!(Numbering::DownWithWhite.label(WHITE, point), point.to_string());
        assert_eq!(Numbering::DownWithWhite.label(BLACK, point), (25 - point).to_string());
    }
}

#[test]
fn jumbo_the_higher_total_of_two_dice_starts_and_rolls_afresh() {
    let mut table = jumbo_of_three();
    table.ok(two_dice(WHITE, 5, 1));
    assert!(table.ok(two_dice(BLACK, 4, 2)).contains(&Event::OpeningTied));
    table.ok(two_dice(WHITE, 6, 6));
    table.ok(two_dice(BLACK, 6, 5));
    assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: WHITE });
    table.roll(WHITE, 3, 3);
    assert!(table.may_play(WHITE, "13/10 13/10 8/5 8/5"));
}

#[test]
fn jumbo_figure_2a_one_checker_runs_seven_places() {
    let mut table = jumbo_fragment(1);
    table.play(WHITE, "13/7 7/6");
    assert_eq!(table.checkers(WHITE, "6"), 6);
}

#[test]
fn jumbo_figure_2b_two_checkers_make_a_point() {
    let table = jumbo_fragment(2);
    assert_eq!(table.checkers(WHITE, "7"), 2);
}

#[test]
fn jumbo_white_cannot_go_from_24_to_17() {
    let mut table = jumbo_fragment(1);
    let refusal = table.cannot_play(WHITE, "24/17");
    assert_eq!(refusal.reason, Reason::Blocked { to: 17 });
    assert_eq!(refusal.reference(), Some("Blocking"));
}

#[test]
fn jumbo_black_is_blocked_on_6_and_7_and_cannot_pass_to_12() {
    let mut table = jumbo_fragment(2);
    for (play, closed) in [("1/6", "6"), ("1/7", "7"), ("1/12", "7")] {
        let closed = Numbering::DownWithWhite.point(BLACK, closed).unwrap();
        let refusal = table.cannot_play(BLACK, play);
        assert_eq!(refusal.reason, Reason::Blocked { to: closed }, "{play}");
    }
    assert!(table.may_play(BLACK, "12/23"));
}

#[test]
fn jumbo_figure_3_black_leaves_a_checker_on_18() {
    let table = jumbo_fragment(3);
    assert_eq!(table.checkers(BLACK, "17"), 4);
    assert_eq!(table.checkers(BLACK, "18"), 1);
}

#[test]
fn jumbo_figure_4a_white_could_extend_the_block() {
    let mut table = jumbo_fragment(3);
    table.play(WHITE, "8/4 6/4");
    assert_eq!(table.checkers(WHITE, "4"), 2);
}

#[test]
fn jumbo_figure_4b_white_hits_on_18() {
    let table = jumbo_fragment(4);
    assert_eq!(table.checkers(BLACK, "bar"), 1);
    assert_eq!(table.checkers(WHITE, "18"), 1);
}

#[test]
fn jumbo_black_cannot_enter_with_double_six() {
    let mut table = jumbo_fragment(4);
    let refusal = table.cannot_play(BLACK, "12/18");
    assert_eq!(refusal.reason, Reason::BarFirst);
    assert!(table.may_play(BLACK, ""));
}

#[test]
fn jumbo_figure_5_with_six_five_black_would_have_entered() {
    let table = jumbo_fragment(4);
    let board = *table.board();
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::Games { count: 3 }, board, BLACK);
    table.roll(BLACK, 6, 5);
    table.play(BLACK, "bar/5 5/11");
    assert_eq!(table.checkers(BLACK, "11"), 1);
}

#[test]
fn jumbo_figure_6_white_makes_18_and_plays_13_to_9() {
    let table = jumbo_fragment(6);
    assert_eq!(table.checkers(WHITE, "18"), 2);
    assert_eq!(table.checkers(WHITE, "9"), 1);
}

#[test]
fn jumbo_figure_7_black_enters_on_2_and_covers_from_1() {
    let before = jumbo_fragment(6);
    assert!(before.may_play(BLACK, "bar/1 1/3"));
    let table = jumbo_fragment(7);
    assert_eq!(table.checkers(BLACK, "2"), 2);
    assert_eq!(table.checkers(BLACK, "1"), 1);
}

#[test]
fn jumbo_figure_7_white_doubles_before_throwing() {
    let mut table = jumbo_fragment(7);
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Take { side: BLACK });
    assert_eq!(
        table.0.game().cube(),
        Cube {
            value: 2,
            owner: CubeOwner::Held(BLACK)
        }
    );
    assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: WHITE });
}

#[test]
fn jumbo_a_refused_double_costs_one_point_and_a_refused_redouble_two() {
    let mut table = jumbo_fragment(7);
    table.ok(Action::Double { side: WHITE });
    let mut dropped = Table(table.0.clone());
    dropped.ok(Action::Drop { side: BLACK });
    assert_eq!((dropped.result().winner, dropped.result().points), (WHITE, 1));

    table.ok(Action::Take { side: BLACK });
    table.roll(WHITE, 2, 1);
    table.play(WHITE, "6/4 6/5");
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Drop { side: WHITE });
    assert_eq!((table.result().winner, table.result().points), (BLACK, 2));
}

#[test]
fn jumbo_a_single_game_has_no_cube() {
    let table = jumbo_fragment(7);
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::SingleGame, *table.board(), WHITE);
    let refusal = table.refused(Action::Double { side: WHITE });
    assert_eq!(refusal.reason, Reason::NoCube { why: NoCube::Session });
}

/// Figure 8a; black has one checker on the bar and the others at home.
fn figure_8a() -> Table {
    let board = Board {
        white: side(&[(12, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 2), (1, 2)]),
        black: side(&[(BAR, 1), (6, 4), (5, 4), (4, 3), (3, 3)]),
    };
    Table::set_up(Preset::Jumbo, SessionKind::SingleGame, board, WHITE)
}

#[test]
fn jumbo_figure_8b_haste_leaves_a_checker_to_be_hit() {
    let mut table = figure_8a();
    table.roll(WHITE, 6, 2);
    table.play(WHITE, "12/6 2/off");
    assert_eq!(table.checkers(WHITE, "2"), 1);
    table.roll(BLACK, 2, 6);
    assert!(table.may_play(BLACK, "bar/2 2/8"));
    table.play(BLACK, "bar/2 2/8");
    assert_eq!(table.checkers(WHITE, "bar"), 1);
}

#[test]
fn jumbo_figures_8c_to_8f_the_home_board_stays_closed() {
    let mut table = figure_8a();
    table.roll(WHITE, 6, 2);
    table.play(WHITE, "12/6 6/4");
    table.roll(BLACK, 6, 1);
    table.play(BLACK, "");

    table.roll(WHITE, 6, 4);
    assert!(table.may_play(WHITE, "6/off 4/off"));
    table.play(WHITE, "6/off 6/2");
    assert_eq!(table.checkers(WHITE, "6"), 0);

    table.roll(BLACK, 4, 2);
    assert!(matches!(
        table.cannot_play(BLACK, "bar/6").reason,
        Reason::EnterBySum { .. }
    ));
    table.play(BLACK, "");

    table.roll(WHITE, 6, 5);
    table.play(WHITE, "5/off 5/off");
    assert_eq!(table.checkers(WHITE, "5"), 0);

    table.roll(BLACK, 5, 4);
    table.play(BLACK, "bar/5 5/9");
    assert_eq!(table.checkers(BLACK, "9"), 1);
}

/// Figure 9 with a throw.
fn figure_9(a: u8, b: u8) -> Table {
    home(Preset::Jumbo, &[(6, 3), (5, 1), (4, 4), (2, 3), (1, 4)], a, b)
}

/// White bears off with a throw; black is nearly there too.
fn home(preset: Preset, white: &[(u8, u8)], a: u8, b: u8) -> Table {
    let board = Board {
        white: side(white),
        black: side(&[(1, 1)]),
    };
    let mut table = Table::set_up(preset, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, a, b);
    table
}

#[test]
fn jumbo_figure_9_with_4_3_the_three_must_be_moved_from_above() {
    let mut table = figure_9(4, 3);
    for three in ["6/3", "5/2", "4/1"] {
        assert!(table.may_play(WHITE, &format!("4/off {three}")), "{three}");
    }
    for low in ["2/off", "1/off"] {
        let refusal = table.cannot_play(WHITE, &format!("4/off {low}"));
        assert!(
            matches!(refusal.reason, Reason::BehindFirst { die: 3, .. }),
            "{refusal}"
        );
        assert_eq!(refusal.rule(), Rule::Overshoot);
    }
}

#[test]
fn jumbo_with_4_3_and_only_1_2_and_4_occupied_either_low_checker_goes() {
    let table = home(Preset::Jumbo, &[(4, 1), (2, 2), (1, 2)], 4, 3);
    assert!(table.may_play(WHITE, "4/off 2/off"));
    assert!(table.may_play(WHITE, "4/off 1/off"));
    let elsewhere = home(Preset::Buffalo, &[(4, 1), (2, 2), (1, 2)], 4, 3);
    assert!(elsewhere.may_play(WHITE, "21/off 23/off"));
    assert!(!elsewhere.may_play(WHITE, "21/off 24/off"));
}

#[test]
fn jumbo_figure_9_with_5_3_the_three_is_played_in_two_ways() {
    let mut table = figure_9(5, 3);
    assert!(table.may_play(WHITE, "5/off 6/3"));
    assert!(table.may_play(WHITE, "5/off 4/1"));
    for low in ["2/off", "1/off"] {
        assert!(matches!(
            table.cannot_play(WHITE, &format!("5/off {low}")).reason,
            Reason::BehindFirst { .. }
        ));
    }
}

#[test]
fn jumbo_figure_9_with_high_doubles() {
    let mut sixes = figure_9(6, 6);
    sixes.play(WHITE, "6/off 6/off 6/off 5/off");
    assert_eq!(sixes.board().borne_off(WHITE), 4);
    let mut fives = figure_9(5, 5);
    fives.play(WHITE, "5/off 6/1 6/1 6/1");
    assert_eq!(fives.checkers(WHITE, "1"), 7);
    let mut fours = figure_9(4, 4);
    fours.play(WHITE, "4/off 4/off 4/off 4/off");
    assert_eq!(fours.checkers(WHITE, "4"), 0);
}

#[test]
fn jumbo_figure_9_with_3_3_at_most_two_checkers_leave_6() {
    let table = figure_9(3, 3);
    assert!(table.may_play(WHITE, "6/3 3/off 6/3 3/off"));
    assert!(table.may_play(WHITE, "6/3 3/off 5/2 4/1"));
    let position = table.0.game().position();
    let most = position
        .legal_plays(dice(3, 3), &table.0.terms().rulebook.checker)
        .iter()
        .map(|(_, after)| after.seen_by_mover().own()[0])
        .max();
    assert_eq!(most, Some(2));
}

#[test]
fn jumbo_figure_9_with_2_2_the_options_of_the_booklet() {
    let table = figure_9(2, 2);
    for play in [
        "2/off 2/off 2/off 6/4",
        "2/off 2/off 2/off 5/3",
        "2/off 2/off 2/off 4/2",
        "4/2 2/off 4/2 2/off",
        "6/4 4/2 2/off 2/off",
        "6/4 6/4 6/4 5/3",
        "6/4 4/2 6/4 4/2",
    ] {
        assert!(table.may_play(WHITE, play), "{play}");
    }
}

#[test]
fn jumbo_figure_9_with_1_1_white_closes_the_board() {
    let mut table = figure_9(1, 1);
    table.play(WHITE, "6/5 4/3 4/3 1/off");
    for point in ["1", "2", "3", "4", "5", "6"] {
        assert!(table.checkers(WHITE, point) >= 2, "point {point} is open");
    }
}

#[test]
fn jumbo_doubles_move_in_five_ways() {
    let board = Board {
        white: side(&[(24, 15)]),
        black: side(&[(2, 15)]),
    };
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, 6, 6);
    assert!(table.may_play(WHITE, "24/18 24/18 24/18 24/18"));
    assert!(table.may_play(WHITE, "24/12 24/18 24/18"));
    assert!(table.may_play(WHITE, "24/12 24/12"));
    assert!(table.may_play(WHITE, "24/6 24/18"));
    // The last checker may run all 24 points, unless a stop on the way is blocked.
    for (stop, runs) in [(2, true), (25 - 12, false)] {
        let board = Board {
            white: side(&[(24, 1)]),
            black: side(&[(stop, 2)]),
        };
        let mut table = Table::set_up(Preset::Jumbo, SessionKind::SingleGame, board, WHITE);
        table.roll(WHITE, 6, 6);
        assert_eq!(table.may_play(WHITE, "24/off"), runs);
        assert_eq!(table.may_play(WHITE, "24/18"), !runs);
    }
}

#[test]
fn jumbo_the_scoring_example_ends_with_8_points() {
    let board = Board {
        white: side(&[(1, 4)]),
        black: side(&[(6, 15)]),
    };
    let mut table = Table::set_up(Preset::Jumbo, SessionKind::Games { count: 3 }, board, WHITE);
    table.ok(Action::Double { side: WHITE });
    table.ok(Action::Take { side: BLACK });
    table.roll(WHITE, 2, 1);
    table.play(WHITE, "1/off 1/off");
    table.ok(Action::Double { side: BLACK });
    table.ok(Action::Take { side: WHITE });
    table.roll(BLACK, 2, 1);
    table.play(BLACK, "19/21 19/20");
    table.roll(WHITE, 2, 1);
    table.play(WHITE, "1/off 1/off");
    let result = table.result();
    assert_eq!((result.winner, result.stake, result.cube), (WHITE, Stake::Gammon, 4));
    assert_eq!(result.points, 8);
    assert_eq!(table.0.score().into_array(), [8, 0]);
}

#[test]
fn danish_the_rows_of_the_start() {
    let table = Table::preset(Preset::Danish);
    for (side, places) in [
        (WHITE, [("S1", 2), ("S12", 5), ("W8", 3), ("W6", 5)]),
        (BLACK, [("W1", 2), ("W12", 5), ("S8", 3), ("S6", 5)]),
    ] {
        for (label, checkers) in places {
            assert_eq!(table.checkers(side, label), checkers, "{side} on {label}");
        }
    }
}

#[test]
fn danish_the_opening_5_4() {
    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    assert!(table.may_play(WHITE, "S1/S5 S5/S10"));
    assert!(table.may_play(WHITE, "S12/W9 S12/W8"));
    table.play(WHITE, "S1/S5 S5/S10");
    assert_eq!(table.checkers(WHITE, "S10"), 1);
}

#[test]
fn danish_4_4_moves_sixteen_in_every_way() {
    let board = Board {
        white: side(&[(24, 15)]),
        black: side(&[(2, 15)]),
    };
    let mut table = Table::set_up(Preset::Danish, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, 4, 4);
    assert!(table.may_play(WHITE, "S1/W8"));
    assert!(table.may_play(WHITE, "S1/S5 S1/S5 S1/S5 S1/S5"));
    assert!(table.may_play(WHITE, "S1/S9 S1/S9"));
    assert!(table.may_play(WHITE, "S1/W12 S1/S5"));
}

#[test]
fn danish_5_5_is_stopped_by_the_wall_on_s6() {
    let mut table = Table::set_up(
        Preset::Danish,
        SessionKind::SingleGame,
        Start::Standard.board().unwrap(),
        WHITE,
    );
    table.roll(WHITE, 5, 5);
    let refusal = table.cannot_play(WHITE, "S1/S11");
    let wall = Numbering::TwoRows.point(WHITE, "S6").unwrap();
    assert_eq!(refusal.reason, Reason::Blocked { to: wall });
    assert_eq!(refusal.reference(), Some("Mur"));
}

#[test]
fn danish_4_2_with_only_one_playable_is_a_4() {
    let board = Board {
        white: side(&[(24, 1)]),
        // Black's 7 and 6 are white's 18 and 19: after a 4 or a 2 nothing is left to play.
        black: side(&[(7, 2), (6, 2)]),
    };
    let mut table = Table::set_up(Preset::Danish, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, 4, 2);
    let refusal = table.cannot_play(WHITE, "S1/S3");
    assert_eq!(refusal.reason, Reason::LargerFirst { larger: 4 });
    table.play(WHITE, "S1/S5");
}

#[test]
fn danish_6_3_against_two_walls_has_to_wait() {
    let board = Board {
        white: side(&[(6, 2), (3, 2), (13, 5)]),
        black: side(&[(BAR, 1), (6, 5)]),
    };
    let mut table = Table::set_up(Preset::Danish, SessionKind::SingleGame, board, BLACK);
    let events = table.roll(BLACK, 6, 3);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Rolled { playable: false, .. }))
    );
    table.play(BLACK, "");
    assert_eq!(table.checkers(BLACK, "bar"), 1);
}

#[test]
fn danish_only_6_is_open_and_sums_do_not_enter() {
    let board = Board {
        white: side(&[(5, 3), (4, 3), (3, 3), (2, 3), (1, 3)]),
        black: side(&[(BAR, 1), (6, 5)]),
    };
    for (a, b) in [(2, 4), (1, 5)] {
        let mut table = Table::set_up(Preset::Danish, SessionKind::SingleGame, board, BLACK);
        table.roll(BLACK, a, b);
        let refusal = table.cannot_play(BLACK, "bar/W6");
        assert!(matches!(refusal.reason, Reason::EnterBySum { .. }), "{refusal}");
        table.play(BLACK, "");
    }
}

#[test]
fn danish_bearing_off_6_3_and_4_4() {
    let everywhere = [(6, 2), (5, 2), (4, 4), (3, 3), (2, 2), (1, 2)];
    let mut table = home(Preset::Danish, &everywhere, 6, 3);
    assert!(table.may_play(WHITE, "W6/off W6/W3"));
    table.play(WHITE, "W6/off W3/off");
    let mut fours = home(Preset::Danish, &everywhere, 4, 4);
    fours.play(WHITE, "W4/off W4/off W4/off W4/off");
    assert_eq!(fours.board().borne_off(WHITE), 4);
}

#[test]
fn danish_a_number_too_high_takes_the_farthest() {
    let mut table = home(Preset::Danish, &[(4, 2), (2, 2), (1, 2)], 6, 5);
    let refusal = table.cannot_play(WHITE, "W4/off W2/off");
    assert!(matches!(refusal.reason, Reason::FarthestFirst { .. }), "{refusal}");
    table.play(WHITE, "W4/off W4/off");
}

#[test]
fn danish_the_cube_may_be_turned_back_at_once() {
    let start = || {
        let mut table = Table::preset(Preset::Danish);
        table.opening(5, 4);
        table.play(WHITE, "S1/S10");
        table.ok(Action::Double { side: BLACK });
        table
    };
    let mut dropped = start();
    dropped.ok(Action::Drop { side: WHITE });
    assert_eq!((dropped.result().winner, dropped.result().points), (BLACK, 1));

    let mut taken = start();
    taken.ok(Action::Redouble { side: WHITE });
    taken.ok(Action::Take { side: BLACK });
    assert_eq!(
        taken.0.game().cube(),
        Cube {
            value: 4,
            owner: CubeOwner::Held(BLACK)
        }
    );

    let mut given_up = start();
    given_up.ok(Action::Redouble { side: WHITE });
    given_up.ok(Action::Drop { side: BLACK });
    assert_eq!((given_up.result().winner, given_up.result().points), (WHITE, 2));
}

#[test]
fn danish_giving_up_is_a_backgammon() {
    let mut table = Table::preset(Preset::Danish);
    table.opening(5, 4);
    table.ok(Action::Resign {
        side: BLACK,
        stake: Stake::Backgammon,
    });
    let result = table.result();
    assert_eq!((result.winner, result.points), (WHITE, 3));
}

#[test]
fn danish_the_three_kinds_of_loss() {
    let won = |black: &[(u8, u8)]| {
        let board = Board {
            white: side(&[(1, 2)]),
            black: {
                let mut black = side(black);
                black[0] = 15 - black[1..].iter().sum::<u8>();
                black
            },
        };
        let mut table = Table::set_up(Preset::Danish, SessionKind::SingleGame, board, WHITE);
        table.roll(WHITE, 2, 1);
        table.play(WHITE, "W1/off W1/off");
        table.result().stake
    };
    assert_eq!(won(&[(6, 14)]), Stake::Single);
    assert_eq!(won(&[(6, 15)]), Stake::Gammon);
    assert_eq!(won(&[(6, 14), (BAR, 1)]), Stake::Backgammon);
    assert_eq!(won(&[(6, 14), (20, 1)]), Stake::Backgammon);
    assert_eq!(won(&[(6, 13), (20, 1)]), Stake::Single);
}

#[test]
fn danish_jacquet_enters_everything_first() {
    let mut terms = Terms::from(Preset::Danish);
    terms.start = Start::Jacquet;
    let mut table = Table::new(terms);
    assert_eq!(table.checkers(WHITE, "bar"), 15);
    table.opening(5, 4);
    table.play(WHITE, "bar/S5 bar/S4");
    table.roll(BLACK, 3, 3);
    table.play(BLACK, "bar/W3 bar/W3 bar/W3 bar/W3");
    table.roll(WHITE, 6, 1);
    assert_eq!(table.cannot_play(WHITE, "S4/S10 bar/S1").reason, Reason::BarFirst);
    table.play(WHITE, "bar/S6 bar/S1");
}

#[test]
fn buffalo_a_double_three_moves_in_five_ways() {
    let board = Board {
        white: side(&[(24, 15)]),
        black: side(&[(2, 15)]),
    };
    let mut table = Table::set_up(Preset::Buffalo, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, 3, 3);
    for play in ["1/13", "1/4 1/4 1/4 1/4", "1/7 1/7", "1/7 1/4 1/4", "1/10 1/4"] {
        assert!(table.may_play(WHITE, play), "{play}");
    }
}

#[test]
fn buffalo_player_1_enters_on_1_to_6_and_player_2_on_24_to_19() {
    for die in 1..=6u8 {
        assert_eq!(Numbering::UpWithWhite.label(WHITE, BAR - die), die.to_string());
        assert_eq!(Numbering::UpWithWhite.label(BLACK, BAR - die), (25 - die).to_string());
    }
}

#[test]
fn buffalo_bears_off_5_and_3_and_a_6_from_5() {
    let board = Board {
        white: side(&[(1, 1)]),
        black: side(&[(6, 2), (5, 3), (4, 3), (3, 3), (2, 2), (1, 2)]),
    };
    let mut table = Table::set_up(Preset::Buffalo, SessionKind::SingleGame, board, BLACK);
    table.roll(BLACK, 5, 3);
    // Player 2's home points 5 and 3 carry these numbers on this board.
    table.play(BLACK, "5/off 3/off");

    let board = Board {
        white: side(&[(1, 1)]),
        black: side(&[(5, 3), (4, 3), (3, 3)]),
    };
    let mut table = Table::set_up(Preset::Buffalo, SessionKind::SingleGame, board, BLACK);
    table.roll(BLACK, 6, 1);
    assert!(table.may_play(BLACK, "5/off 5/4"));
}

#[test]
fn german_r17_black_bears_off_by_1_and_white_by_24() {
    for die in 1..=6u8 {
        assert_eq!(Numbering::DownWithBlack.label(BLACK, die), die.to_string());
        assert_eq!(Numbering::DownWithBlack.label(WHITE, die), (25 - die).to_string());
        for (mover, label) in [(BLACK, die), (WHITE, 25 - die)] {
            let home = side(&[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)]);
            let board = Board::from_sides(mover, home, side(&[(6, 2)]));
            let mut table = Table::set_up(Preset::German, SessionKind::SingleGame, board, mover);
            table.roll(mover, die, die);
            let off = format!("{label}/off {label}/off");
            assert!(
                table.steps(mover, &off).iter().all(|step| step.from == die),
                "{mover} bears off from {label} with {die}"
            );
            let started = table
                .0
                .game()
                .position()
                .legal_plays(dice(die, die), &table.0.terms().rulebook.checker);
            let from_there = |play: &Play| play.iter().filter(|step| step.from == die && step.to == OFF).count();
            assert!(started.iter().any(|(play, _)| from_there(play) >= 2), "{mover} {die}");
        }
    }
}

#[test]
fn german_r24_a_taken_double_makes_2_4_and_6() {
    for (black, points) in [([(6, 14), (6, 0)], 2), ([(6, 15), (6, 0)], 4), ([(6, 14), (BAR, 1)], 6)] {
        let board = Board {
            white: side(&[(1, 2)]),
            black: side(&black),
        };
        let mut terms = Terms::new(Preset::German, SessionKind::Match { points: 9 });
        terms.agreement.cube = true;
        terms.start = Start::Setup {
            board,
            on_roll: Some(WHITE),
        };
        let mut table = Table::new(terms);
        table.ok(Action::Double { side: WHITE });
        table.ok(Action::Take { side: BLACK });
        table.roll(WHITE, 2, 1);
        table.play(WHITE, "24/off 24/off");
        assert_eq!(table.result().points, points);
    }
}

#[test]
fn ten_language_2_and_5_in_either_order_or_with_two_checkers() {
    let mut table = Table::preset(Preset::TenLanguage);
    table.opening(5, 2);
    assert!(table.may_play(WHITE, "13/11 11/6"));
    assert!(table.may_play(WHITE, "13/8 8/6"));
    assert!(table.may_play(WHITE, "13/11 13/8"));
}

#[test]
fn ten_language_double_two_in_three_ways() {
    let board = Board {
        white: side(&[(24, 15)]),
        black: side(&[(2, 15)]),
    };
    let mut table = Table::set_up(Preset::TenLanguage, SessionKind::SingleGame, board, WHITE);
    table.roll(WHITE, 2, 2);
    for play in ["24/16", "24/18 24/22", "24/20 24/20"] {
        assert!(table.may_play(WHITE, play), "{play}");
    }
}

#[test]
fn ten_language_any_checker_carried_over_the_edge_goes() {
    let table = home(Preset::TenLanguage, &[(6, 2), (3, 2), (1, 2)], 5, 4);
    assert!(table.may_play(WHITE, "3/off 1/off"));
    let elsewhere = home(Preset::Danish, &[(6, 2), (3, 2), (1, 2)], 5, 4);
    assert!(!elsewhere.may_play(WHITE, "W3/off W1/off"));
}
