//! Single rules, one small board each: what is refused, with which reason, and what is allowed beside it.

use pasch_rules::{
    BAR, CheckerRules, DieStep, OFF, Overshoot, Position, Preset, Reason, Roll, Rulebook, Setup, Step, Turn,
};

const TOURNAMENT: CheckerRules = CheckerRules::TOURNAMENT;
const GERMAN: CheckerRules = CheckerRules {
    overshoot: Overshoot::Farthest,
    straggler: true,
    pick_and_pass: false,
};

#[test]
fn the_rules_tried_here_are_those_of_the_rulebooks() {
    assert_eq!(Rulebook::from(Preset::Tournament).checker, TOURNAMENT);
    assert_eq!(Rulebook::from(Preset::German).checker, GERMAN);
}

/// Own and opposing checkers by place, each side in its own counting; those not named are off.
fn position(own: &[(u8, u8)], opp: &[(u8, u8)]) -> Position {
    let side = |places: &[(u8, u8)]| {
        let mut side = [0; 26];
        for &(place, count) in places {
            side[usize::from(place)] = count;
        }
        side[0] = 15 - side.iter().sum::<u8>();
        side
    };
    let setup = Setup {
        own: side(own),
        opp: side(opp),
        checkers: 15,
    };
    Position::try_from(setup).expect("a position in order")
}

fn turn(position: Position, dice: (u8, u8), rules: CheckerRules) -> Turn {
    Turn::new(position, Roll::new(dice.0, dice.1).expect("dice"), rules)
}

fn refusal(mut turn: Turn, from: u8, to: u8) -> Reason {
    turn.move_checker(from, to).expect_err("the move is illegal")
}

fn not_thrown(from: u8, to: u8, dice: (u8, u8)) -> Reason {
    let roll = Roll::new(dice.0, dice.1).expect("dice");
    Reason::NotThrown { from, to, roll }
}

#[test]
fn every_refused_step_has_its_reason() {
    let opening = || turn(Position::starting(), (6, 5), TOURNAMENT);
    assert_eq!(refusal(opening(), 6, 1), Reason::Blocked { to: 1 });
    assert_eq!(refusal(opening(), 7, 1), Reason::NoChecker { point: 7 });
    assert_eq!(refusal(opening(), 13, 11), not_thrown(13, 11, (6, 5)));
    assert_eq!(refusal(opening(), 13, 18), Reason::Backwards { from: 13, to: 18 });
    assert_eq!(refusal(opening(), 26, 20), Reason::NoSuchPoint { point: 26 });
    assert_eq!(refusal(opening(), 6, OFF), Reason::NotHome { outside: 24 });

    let on_the_bar = position(&[(BAR, 1), (13, 1)], &[(1, 2)]);
    assert_eq!(refusal(turn(on_the_bar, (6, 5), TOURNAMENT), 13, 7), Reason::BarFirst);
    assert_eq!(
        refusal(turn(on_the_bar, (6, 1), TOURNAMENT), BAR, 24),
        Reason::Blocked { to: 24 }
    );

    let home = position(&[(5, 1), (4, 1), (2, 1)], &[(1, 2)]);
    let too_large = Reason::FarthestFirst { from: 4, die: 6 };
    assert_eq!(refusal(turn(home, (6, 6), TOURNAMENT), 4, OFF), too_large);
}

#[test]
fn a_checker_on_the_bar_enters_by_one_number() {
    // 22 and 21 are closed: neither number enters, and their sum neither.
    let closed = position(&[(BAR, 1), (13, 1)], &[(3, 2), (4, 2)]);
    for to in [18, 22 - 4] {
        assert_eq!(
            refusal(turn(closed, (4, 3), TOURNAMENT), BAR, to),
            Reason::EnterBySum { to }
        );
    }
    let threes = turn(closed, (3, 3), TOURNAMENT);
    assert_eq!(refusal(threes, BAR, 19), Reason::EnterBySum { to: 19 });
    assert_eq!(
        refusal(turn(closed, (4, 3), TOURNAMENT), BAR, 21),
        Reason::Blocked { to: 21 }
    );
    // Two wait, and one number enters: the other checker comes first.
    let two = position(&[(BAR, 2), (13, 1)], &[(3, 2)]);
    assert_eq!(refusal(turn(two, (4, 3), TOURNAMENT), BAR, 18), Reason::BarFirst);
    assert_eq!(refusal(turn(two, (4, 4), TOURNAMENT), BAR, 17), Reason::BarFirst);
    let neither = position(&[(BAR, 2), (13, 1)], &[(3, 2), (4, 2)]);
    assert_eq!(
        refusal(turn(neither, (4, 3), TOURNAMENT), BAR, 18),
        Reason::EnterBySum { to: 18 }
    );
}

#[test]
fn why_a_checker_is_not_borne_off() {
    let home = position(&[(6, 2), (5, 1)], &[(1, 2)]);
    let small = Reason::TooSmall { from: 6, die: 3 };
    assert_eq!(refusal(turn(home, (3, 2), TOURNAMENT), 6, OFF), small);
    // The sum would do, but not past a checker behind.
    let behind = position(&[(6, 1), (4, 2)], &[(1, 2)]);
    assert_eq!(
        refusal(turn(behind, (3, 2), TOURNAMENT), 4, OFF),
        Reason::TooSmall { from: 4, die: 3 }
    );
    // The sum is exact, and both stops are closed.
    let walls = [(25 - 2, 2), (25 - 4, 2)];
    let shut = position(&[(6, 1), (3, 2)], &walls);
    assert_eq!(
        refusal(turn(shut, (4, 2), TOURNAMENT), 6, OFF),
        Reason::Blocked { to: 2 }
    );
    // Another checker is outside.
    let outside = position(&[(13, 1), (8, 1), (3, 2)], &[(1, 2)]);
    assert_eq!(
        refusal(turn(outside, (6, 2), TOURNAMENT), 8, OFF),
        Reason::NotHome { outside: 13 }
    );
    assert_eq!(
        refusal(turn(outside, (6, 2), TOURNAMENT), 3, OFF),
        Reason::NotHome { outside: 13 }
    );
    // The last one outside would be carried off by the sum, were there a place to stop.
    let last = position(&[(8, 1), (3, 2)], &[(25 - 2, 2), (25 - 6, 2)]);
    assert_eq!(
        refusal(turn(last, (6, 2), TOURNAMENT), 8, OFF),
        Reason::Blocked { to: 2 }
    );
    assert_eq!(
        refusal(turn(last, (4, 2), TOURNAMENT), 8, OFF),
        not_thrown(8, OFF, (4, 2))
    );
}

#[test]
fn a_step_with_a_number_named_is_made_by_that_number() {
    let mut start = turn(Position::starting(), (6, 5), TOURNAMENT);
    let step = |from, to, die| DieStep {
        from,
        to,
        die,
        hit: false,
    };
    assert_eq!(start.push(step(13, 10, 3)), Err(Reason::NoDie { die: 3 }));
    let elsewhere = Reason::WrongNumber {
        from: 13,
        to: 8,
        die: 6,
    };
    assert_eq!(start.push(step(13, 8, 6)), Err(elsewhere));
    assert!(start.steps().is_empty());
    assert_eq!(start.push(step(13, 8, 5)), Ok(()));
}

#[test]
fn movements_are_made_in_whatever_order_they_can_be() {
    let step = |from, to| Step { from, to, hit: false };
    // The four bears off from 4, so the six is left for the checker on 6, whichever comes first.
    let home = position(&[(6, 1), (4, 1), (1, 3)], &[(1, 2)]);
    for order in [[step(4, OFF), step(6, OFF)], [step(6, OFF), step(4, OFF)]] {
        let mut both = turn(home, (6, 4), TOURNAMENT);
        assert_eq!(both.make(&order), Ok(()));
        assert!(both.is_complete());
    }
    let mut bar = turn(position(&[(BAR, 1), (13, 2)], &[(1, 2)]), (4, 3), TOURNAMENT);
    assert_eq!(bar.make(&[step(13, 9), step(13, 10)]), Err(Reason::BarFirst));
    assert_eq!(
        bar.make(&[step(BAR, 22), step(13, 10)]),
        Err(not_thrown(13, 10, (4, 3)))
    );
    assert!(bar.steps().is_empty(), "a refused movement leaves the turn as it was");
    assert_eq!(bar.make(&[step(13, 9), step(BAR, 22)]), Ok(()));
}

#[test]
fn numbers_played_are_gone() {
    let mut turn = turn(Position::starting(), (3, 1), TOURNAMENT);
    turn.move_checker(8, 5).expect("a legal step");
    assert_eq!(turn.dice_left()[..], [1]);
    assert_eq!(turn.move_checker(13, 10), Err(not_thrown(13, 10, (3, 1))));
    turn.move_checker(6, 5).expect("a legal step");
    assert!(turn.is_complete() && turn.choices().is_empty());
    assert_eq!(turn.move_checker(24, 23), Err(not_thrown(24, 23, (3, 1))));
}

#[test]
fn one_checker_can_run_several_numbers() {
    let doubles = turn(Position::starting(), (3, 3), TOURNAMENT);
    let destinations: Vec<u8> = doubles.reachable(24).iter().map(|destination| destination.to).collect();
    assert_eq!(destinations, [21, 18, 15]);
    // Four threes would end on the opponent's mid-point.
    assert_eq!(refusal(doubles, 24, 12), Reason::Blocked { to: 12 });

    // By way of 7 a blot is hit, by way of 8 none: both ways are offered.
    let fork = position(&[(10, 1), (24, 2)], &[(18, 1), (2, 2)]);
    let destinations = turn(fork, (3, 2), TOURNAMENT).reachable(10);
    let far = destinations
        .iter()
        .find(|destination| destination.to == 5)
        .expect("3 and 2 lead to 5");
    let hits: Vec<bool> = far.paths.iter().map(|path| path.iter().any(|step| step.hit)).collect();
    assert_eq!(hits.len(), 2);
    assert!(hits.contains(&true) && hits.contains(&false));
}

#[test]
fn of_two_numbers_that_cannot_both_be_played_the_larger_is() {
    let board = position(&[(14, 1)], &[(25 - 7, 2), (1, 2)]);
    let mut larger = turn(board, (6, 1), TOURNAMENT);
    assert_eq!(larger.length(), 1);
    assert_eq!(larger.dice_left()[..], [6]);
    assert_eq!(larger.move_checker(14, 13), Err(Reason::LargerFirst { larger: 6 }));
    larger.move_checker(14, 8).expect("the larger number");
    assert!(larger.is_complete());
    // The larger is blocked as well: the smaller remains.
    let board = position(&[(14, 1)], &[(25 - 8, 2), (25 - 7, 2)]);
    let mut smaller = turn(board, (6, 1), TOURNAMENT);
    assert_eq!(refusal(smaller.clone(), 14, 8), Reason::Blocked { to: 8 });
    smaller.move_checker(14, 13).expect("the only number");
    assert!(smaller.is_complete());
}

#[test]
fn a_step_that_would_waste_a_number_is_refused() {
    // 6-2: from 12 the 6 is blocked, and from 7 too. So 9/7 would be the end, while 12/10 9/3 plays both.
    let board = position(&[(12, 1), (9, 1)], &[(25 - 6, 2), (25 - 1, 2)]);
    let refused = refusal(turn(board, (6, 2), TOURNAMENT), 9, 7);
    assert_eq!(refused, Reason::MoreCanBePlayed { possible: 2 });
}

#[test]
fn r15_the_straggler_comes_home_with_the_larger_number() {
    let board = position(&[(8, 1), (6, 2), (4, 2)], &[(1, 2)]);
    let german = turn(board, (4, 2), GERMAN);
    let reason = Reason::Straggler { from: 8, larger: 4 };
    assert_eq!(refusal(german.clone(), 8, 6), reason);
    // The other number may come first, as long as the straggler can follow.
    assert!(german.clone().move_checker(6, 4).is_ok());
    assert_eq!(refusal(german, 6, 2), reason);
    assert!(turn(board, (4, 2), TOURNAMENT).move_checker(8, 6).is_ok());
    for (play, _) in board.legal_plays(Roll::new(4, 2).expect("dice"), &GERMAN) {
        assert!(play.iter().any(|step| (step.from, step.to) == (8, 4)), "{play:?}");
    }
}

#[test]
fn r15_binds_neither_doubles_nor_a_straggler_with_one_way_home() {
    let board = position(&[(8, 1), (6, 2), (4, 2)], &[(1, 2)]);
    assert!(turn(board, (2, 2), GERMAN).move_checker(6, 4).is_ok());
    // The 4 is blocked, so the straggler cannot be played with either number.
    let blocked = position(&[(8, 1), (6, 2)], &[(25 - 4, 2)]);
    assert!(turn(blocked, (4, 2), GERMAN).move_checker(8, 6).is_ok());
    // From 11 only the 6 comes home.
    let far = position(&[(11, 1), (6, 2), (5, 2)], &[(1, 2)]);
    assert!(turn(far, (6, 2), GERMAN).move_checker(11, 9).is_ok());
}

#[test]
fn r15_lapses_where_no_play_of_both_numbers_obeys_it() {
    // After 8/4 no 2 can be played, as the 2-point is held; 8/6 and then 4/off plays both numbers.
    let board = position(&[(8, 1), (4, 1)], &[(25 - 2, 2)]);
    let roll = Roll::new(4, 2).expect("dice");
    let plays = board.legal_plays(roll, &GERMAN);
    assert!(plays.iter().all(|(play, _)| play.len() == 2));
    assert!(
        plays.iter().any(|(play, _)| (play[0].from, play[0].to) == (8, 6)),
        "{plays:?}"
    );
    assert!(turn(board, (4, 2), GERMAN).move_checker(8, 6).is_ok());
}

#[test]
fn r16_a_hitter_at_home_may_not_cover_a_blot() {
    // 8/5* and on to 4 with the 1, where an own blot stands.
    let board = position(&[(8, 1), (4, 1), (13, 2)], &[(25 - 5, 1), (1, 2)]);
    let mut german = turn(board, (3, 1), GERMAN);
    german.move_checker(8, 5).expect("hitting is allowed");
    assert_eq!(german.move_checker(5, 4), Err(Reason::PickAndPass { to: 4 }));
    german.move_checker(13, 12).expect("another checker may move");
    let mut tournament = turn(board, (3, 1), TOURNAMENT);
    assert_eq!(tournament.move_checker(8, 4).map(|path| path.len()), Ok(2));
    // Passing to an empty point, or to one held by two, is allowed.
    let empty = position(&[(8, 1), (13, 2)], &[(25 - 5, 1), (1, 2)]);
    assert!(turn(empty, (3, 1), GERMAN).move_checker(8, 4).is_ok());
    let held = position(&[(8, 1), (4, 2), (13, 2)], &[(25 - 5, 1), (1, 2)]);
    assert!(turn(held, (3, 1), GERMAN).move_checker(8, 4).is_ok());
}

#[test]
fn r16_hitting_outside_the_home_board_binds_nobody() {
    let board = position(&[(10, 1), (6, 1), (13, 2)], &[(25 - 7, 1), (1, 2)]);
    let mut german = turn(board, (3, 1), GERMAN);
    assert_eq!(german.move_checker(10, 7).map(|path| path[0].hit), Ok(true));
    german.move_checker(7, 6).expect("it may go on to the own blot");
}

#[test]
fn r16_checkers_on_one_point_are_alike() {
    // Aces: one checker hits on 6, a second one joins it; then either may go on to cover the blot on 5.
    let board = position(&[(7, 2), (5, 1)], &[(25 - 6, 1), (1, 2)]);
    let mut german = turn(board, (1, 1), GERMAN);
    german.move_checker(7, 6).expect("hits");
    assert_eq!(german.clone().move_checker(6, 5), Err(Reason::PickAndPass { to: 5 }));
    german.move_checker(7, 6).expect("joins");
    german.move_checker(6, 5).expect("the one that joined goes on");
}

#[test]
fn r16_forbidden_steps_do_not_count_as_possible() {
    // 3-1: only 8/5*/4 would play both numbers, and it is forbidden. One number remains, the larger.
    let walls = [(25 - 7, 2), (25 - 3, 2), (25 - 1, 2), (25 - 5, 1)];
    let board = position(&[(8, 1), (4, 1)], &walls);
    let roll = Roll::new(3, 1).expect("dice");
    assert!(
        board
            .legal_plays(roll, &TOURNAMENT)
            .iter()
            .all(|(play, _)| play.len() == 2)
    );
    let plays = board.legal_plays(roll, &GERMAN);
    assert_eq!(plays.len(), 1);
    assert_eq!(
        plays[0].0[..],
        [Step {
            from: 8,
            to: 5,
            hit: true
        }]
    );
}

#[test]
fn a_written_play_is_judged_whole() {
    let start = Position::starting();
    let roll = Roll::new(3, 1).expect("dice");
    let step = |from, to| Step { from, to, hit: false };
    let play = |steps: &[Step]| start.play(steps, roll, &TOURNAMENT).map(|(_, after)| after);
    assert_eq!(play(&[step(8, 5), step(6, 5)]), play(&[step(6, 5), step(8, 5)]));
    assert_eq!(play(&[step(8, 5)]), Err(Reason::MoreCanBePlayed { possible: 2 }));
    assert_eq!(play(&[step(8, 5), step(13, 10)]), Err(not_thrown(13, 10, (3, 1))));
    // A step given in an order in which it cannot be made is put right.
    let bar = position(&[(BAR, 1), (13, 1)], &[(1, 2)]);
    let roll = Roll::new(4, 3).expect("dice");
    assert!(bar.play(&[step(13, 9), step(BAR, 22)], roll, &TOURNAMENT).is_ok());
    // Five steps and steps off the map are refused, not feared.
    let many = [step(200, 3); 9];
    assert!(bar.play(&many, roll, &TOURNAMENT).is_err());
}
