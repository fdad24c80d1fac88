//! What the printed sheets say alike, held to each of them: every test here plays by the sheets it names, for both sides.

mod table;

use pasch_rules::*;
use table::{Table, dice, side};

const SHEETS: [Preset; 5] = [
    Preset::Buffalo,
    Preset::German,
    Preset::Danish,
    Preset::Jumbo,
    Preset::TenLanguage,
];

/// The sheets whose players throw one die each to see who starts.
const ONE_DIE_SHEETS: [Preset; 4] = [Preset::Buffalo, Preset::German, Preset::Danish, Preset::TenLanguage];

/// The two that know no cube.
const CUBELESS_SHEETS: [Preset; 2] = [Preset::Buffalo, Preset::TenLanguage];

/// A single game from an arrangement: the mover's checkers and the other's, each side in its own counting.
fn arranged(preset: Preset, mover: Side, own: &[(u8, u8)], opp: &[(u8, u8)]) -> Table {
    let board = Board::from_sides(mover, side(own), side(opp));
    Table::set_up(preset, SessionKind::SingleGame, board, mover)
}

/// The same with a throw made.
fn thrown(preset: Preset, mover: Side, own: &[(u8, u8)], opp: &[(u8, u8)], a: u8, b: u8) -> Table {
    let mut table = arranged(preset, mover, own, opp);
    table.roll(mover, a, b);
    table
}

/// A play in the mover's own counting.
fn counted(mover: Side, movements: &[(u8, u8)]) -> Action {
    let step = |&(from, to): &(u8, u8)| Step { from, to, hit: false };
    Action::Play {
        side: mover,
        steps: movements.iter().map(step).collect(),
    }
}

fn may(table: &Table, mover: Side, movements: &[(u8, u8)]) -> bool {
    table.0.check(&counted(mover, movements)).is_ok()
}

fn why_not(table: &mut Table, mover: Side, movements: &[(u8, u8)]) -> Reason {
    table.refused(counted(mover, movements)).reason
}

fn for_each_sheet_and_side(mut check: impl FnMut(Preset, Side)) {
    for preset in SHEETS {
        for side in Side::BOTH {
            check(preset, side);
        }
    }
}

#[test]
fn every_sheet_starts_two_players_with_fifteen_checkers_each_as_drawn() {
    for_each_sheet_and_side(|preset, side| {
        let table = Table::preset(preset);
        let own = table.board().side(side);
        let mut wanted = [0; 26];
        for (point, count) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
            wanted[point] = count;
        }
        assert_eq!(*own, wanted, "{preset}: {side}");
        assert_eq!(own.iter().sum::<u8>(), 15);
    });
}

/// Where each sheet prints the end of a player's way, and its first point.
#[test]
fn every_sheet_runs_the_two_sides_against_each_other() {
    for (preset, white, black) in [
        (Preset::Buffalo, ("1", "24"), ("24", "1")),
        (Preset::German, ("1", "24"), ("24", "1")),
        (Preset::Danish, ("S1", "W1"), ("W1", "S1")),
        (Preset::Jumbo, ("24", "1"), ("1", "24")),
        (Preset::TenLanguage, ("24", "1"), ("24", "1")),
    ] {
        let numbering = Rulebook::from(preset).numbering;
        for (mover, (first, last)) in [(Side::White, white), (Side::Black, black)] {
            assert_eq!(numbering.label(mover, 24), first, "{preset}: {mover}");
            assert_eq!(numbering.label(mover, 1), last, "{preset}: {mover}");
            let mut table = thrown(preset, mover, &[(13, 15)], &[(2, 15)], 2, 1);
            assert!(may(&table, mover, &[(13, 11), (13, 12)]), "{preset}: {mover}");
            for to in [14, 15, 13] {
                assert_eq!(
                    why_not(&mut table, mover, &[(13, to)]),
                    Reason::Backwards { from: 13, to },
                    "{preset}: {mover}"
                );
            }
        }
    }
}

#[test]
fn one_die_each_ties_again_and_the_higher_plays_both_numbers() {
    for preset in ONE_DIE_SHEETS {
        for white in 1..=6 {
            for black in 1..=6 {
                let mut table = Table::preset(preset);
                let two = OpeningThrow::Two(dice(white, black));
                let both = Action::OpeningThrow {
                    side: Side::White,
                    throw: two,
                };
                assert_eq!(table.refused(both).reason, Reason::OpeningDice { wanted: 1 });
                let events = table.opening(white, black);
                if white == black {
                    assert!(events.contains(&Event::OpeningTied), "{preset}");
                    assert!(matches!(table.0.game().phase(), Phase::Opening { .. }));
                    table.opening(6, 5);
                    assert_eq!(table.0.game().mover(), Some(Side::White));
                    continue;
                }
                let starter = if white > black { Side::White } else { Side::Black };
                let roll = dice(white, black);
                assert_eq!(
                    *table.0.game().phase(),
                    Phase::ToPlay { side: starter, roll },
                    "{preset}"
                );
            }
        }
    }
}

#[test]
fn every_sheet_lets_the_players_throw_two_dice_in_turn_and_nobody_out_of_turn() {
    for_each_sheet_and_side(|preset, first| {
        let mut table = arranged(preset, first, &[(24, 15)], &[(24, 15)]);
        let mut mover = first;
        for turn in 0..6 {
            let other = mover.other();
            let roll = dice(2, 1);
            let out_of_turn = table.refused(Action::Roll { side: other, roll });
            assert_eq!(out_of_turn.reason, Reason::NotYourTurn { turn: mover }, "{preset}");
            let one = Action::OpeningThrow {
                side: mover,
                throw: OpeningThrow::One(3),
            };
            assert_eq!(
                table.refused(one).reason,
                Reason::NotNow { awaited: Awaited::Roll },
                "{preset}: after the start nobody throws one die"
            );
            assert_eq!(
                why_not(&mut table, mover, &[]),
                Reason::NotNow { awaited: Awaited::Roll }
            );
            table.roll(mover, 2, 1);
            for again in [mover, other] {
                let refusal = table.refused(Action::Roll { side: again, roll });
                assert_eq!(
                    refusal.reason,
                    Reason::NotNow { awaited: Awaited::Play },
                    "{preset}: {turn}"
                );
            }
            assert_eq!(
                why_not(&mut table, other, &[(24, 22), (24, 23)]),
                Reason::NotYourTurn { turn: mover }
            );
            let runner = 24 - 2 * (turn / 2);
            table.ok(counted(mover, &[(runner, runner - 2), (24, 23)]));
            assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: other }, "{preset}");
            mover = other;
        }
    });
    // Dice have six sides.
    for die in [0, 7] {
        assert!(Roll::new(die, 1).is_err() && Roll::new(1, die).is_err());
    }
}

#[test]
fn every_sheet_moves_one_checker_by_both_numbers_or_two_by_one_each() {
    for_each_sheet_and_side(|preset, mover| {
        let far = [(2, 15)];
        let mut table = thrown(preset, mover, &[(13, 15)], &far, 5, 2);
        assert!(may(&table, mover, &[(13, 8), (13, 11)]), "{preset}");
        assert!(may(&table, mover, &[(13, 8), (8, 6)]), "{preset}");
        assert!(may(&table, mover, &[(13, 11), (11, 6)]), "{preset}");
        for (to, from) in [(12, 13), (10, 13), (9, 13), (7, 13)] {
            assert!(
                matches!(why_not(&mut table, mover, &[(from, to)]), Reason::NotThrown { .. }),
                "{preset}: {from}/{to} is no number of 5-2"
            );
        }
        // A stop on the way must be open: one way round is enough, with both closed there is none.
        let one_way = [(25 - 8, 2), (2, 13)];
        assert!(may(
            &thrown(preset, mover, &[(13, 15)], &one_way, 5, 2),
            mover,
            &[(13, 6)]
        ));
        let no_way = [(25 - 8, 2), (25 - 11, 2), (2, 11)];
        let mut table = thrown(preset, mover, &[(13, 15)], &no_way, 5, 2);
        assert!(matches!(
            why_not(&mut table, mover, &[(13, 6)]),
            Reason::Blocked { to: 8 | 11 }
        ));
    });
}

#[test]
fn every_sheet_plays_a_double_four_times_and_as_far_as_it_goes() {
    for_each_sheet_and_side(|preset, mover| {
        let far = [(2, 15)];
        let table = thrown(preset, mover, &[(24, 15)], &far, 3, 3);
        for play in [
            &[(24, 12)][..],
            &[(24, 21), (24, 21), (24, 21), (24, 21)],
            &[(24, 18), (24, 18)],
            &[(24, 18), (24, 21), (24, 21)],
            &[(24, 15), (24, 21)],
        ] {
            assert!(may(&table, mover, play), "{preset}: {play:?}");
        }
        // Closed points stop a lone checker after one, two or three of the four.
        for possible in 1..=3u8 {
            let wall = 24 - 3 * (possible + 1);
            let mut table = thrown(preset, mover, &[(24, 1)], &[(25 - wall, 2), (3, 2)], 3, 3);
            for short in 0..possible {
                let reason = why_not(&mut table, mover, &[(24, 24 - 3 * short)][..usize::from(short.min(1))]);
                assert_eq!(reason, Reason::MoreCanBePlayed { possible }, "{preset}: {short}");
            }
            table.ok(counted(mover, &[(24, 24 - 3 * possible)]));
            assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: mover.other() });
        }
    });
}

#[test]
fn every_sheet_wants_both_numbers_else_the_larger_else_the_other_player_is_next() {
    for_each_sheet_and_side(|preset, mover| {
        // From 12 and 7 no 6 can be played, so 9/7 would waste it; 12/10 9/3 plays both.
        let walls = [(25 - 6, 2), (25 - 1, 2)];
        let mut table = thrown(preset, mover, &[(12, 1), (9, 1)], &walls, 6, 2);
        assert_eq!(
            why_not(&mut table, mover, &[(9, 7)]),
            Reason::MoreCanBePlayed { possible: 2 }
        );
        assert!(may(&table, mover, &[(12, 10), (9, 3)]), "{preset}");
        // Either number can be played and not both: the larger must be, and the smaller is lost.
        let mut table = thrown(preset, mover, &[(14, 1)], &[(25 - 7, 2), (1, 2)], 6, 1);
        assert_eq!(
            why_not(&mut table, mover, &[(14, 13)]),
            Reason::LargerFirst { larger: 6 },
            "{preset}"
        );
        table.ok(counted(mover, &[(14, 8)]));
        assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: mover.other() });
        // The larger is closed as well: the smaller remains.
        let walls = [(25 - 8, 2), (25 - 7, 2)];
        let mut table = thrown(preset, mover, &[(14, 1)], &walls, 6, 1);
        assert_eq!(why_not(&mut table, mover, &[]), Reason::MoreCanBePlayed { possible: 1 });
        table.ok(counted(mover, &[(14, 13)]));
        // Neither can be played: nothing is, and the other player throws.
        let walls = [(25 - 8, 2), (25 - 13, 2)];
        let mut table = thrown(preset, mover, &[(14, 1)], &walls, 6, 1);
        assert!(matches!(
            why_not(&mut table, mover, &[(14, 13)]),
            Reason::Blocked { to: 13 }
        ));
        table.ok(counted(mover, &[]));
        assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: mover.other() });
    });
}

#[test]
fn every_sheet_opens_a_point_to_one_checker_of_the_other_side_and_closes_it_with_two() {
    for_each_sheet_and_side(|preset, mover| {
        // White and black counting meet at 25: the mover's 10 is the other's 15.
        for held in 0..=13u8 {
            let others: &[(u8, u8)] = &[(15, held), (6, 15 - held)];
            let mut table = thrown(preset, mover, &[(13, 14), (24, 1)], others, 3, 1);
            match held {
                0 | 1 => {
                    table.ok(counted(mover, &[(13, 10), (24, 23)]));
                    assert_eq!(table.board().side(mover)[10], 1);
                    let opposing = table.board().side(mover.other());
                    assert_eq!((opposing[15], opposing[25]), (0, held), "{preset}: hit and set aside");
                }
                _ => {
                    assert_eq!(
                        why_not(&mut table, mover, &[(13, 10), (24, 23)]),
                        Reason::Blocked { to: 10 },
                        "{preset}: {held}"
                    );
                    // It is counted all the same, and jumped over.
                    assert!(may(&table, mover, &[(13, 12), (12, 9)]), "{preset}");
                }
            }
        }
        // One's own points take any number of checkers.
        for held in 0..=13u8 {
            let own = [(13, 15 - held), (10, held)];
            let table = thrown(preset, mover, &own, &[(2, 15)], 3, 1);
            assert!(may(&table, mover, &[(13, 10), (13, 12)]), "{preset}: {held}");
        }
        // And one point never holds both colours.
        let mut both = Terms::from(preset);
        both.start = Start::Setup {
            board: Board::from_sides(mover, side(&[(10, 15)]), side(&[(15, 15)])),
            on_roll: Some(mover),
        };
        assert!(both.check().is_err(), "{preset}");
    });
}

#[test]
fn every_sheet_brings_hit_checkers_in_first_by_the_number_of_one_die() {
    for_each_sheet_and_side(|preset, mover| {
        for die in 1..=6u8 {
            let on = BAR - die;
            let other = if die == 1 { 2 } else { die - 1 };
            // The other number is closed. No other checker moves before, and the sum enters nothing.
            let mut shut = vec![(other, 2), (13, 13)];
            let mut table = thrown(preset, mover, &[(BAR, 1), (11, 14)], &shut, die, other);
            assert_eq!(
                why_not(&mut table, mover, &[(11, 11 - die), (11, 11 - other)]),
                Reason::BarFirst
            );
            assert_eq!(
                why_not(&mut table, mover, &[(BAR, BAR - other)]),
                Reason::Blocked { to: BAR - other }
            );
            table.ok(counted(mover, &[(BAR, on), (11, 11 - other)]));
            let own = table.board().side(mover);
            assert_eq!((own[usize::from(on)], own[25]), (1, 0), "{preset}: {die}");
            // A single checker there is hit by the one that enters.
            shut[1] = (13, 12);
            shut.push((die, 1));
            let mut table = thrown(preset, mover, &[(BAR, 1), (11, 14)], &shut, die, other);
            table.ok(counted(mover, &[(BAR, on), (11, 11 - other)]));
            assert_eq!(table.board().side(mover.other())[25], 1, "{preset}: {die}");
            // With both closed the throw is lost, and the other player is next.
            let shut = [(die, 2), (other, 2), (13, 11)];
            let mut table = thrown(preset, mover, &[(BAR, 1), (11, 14)], &shut, die, other);
            assert_eq!(
                why_not(&mut table, mover, &[(BAR, BAR - die - other)]),
                Reason::EnterBySum { to: BAR - die - other }
            );
            assert_eq!(why_not(&mut table, mover, &[(11, 11 - die)]), Reason::BarFirst);
            table.ok(counted(mover, &[]));
            assert_eq!(*table.0.game().phase(), Phase::ToRoll { side: mover.other() });
        }
        // Two wait and one comes in: the other still comes before everything else.
        let mut table = thrown(preset, mover, &[(BAR, 2), (13, 13)], &[(3, 2), (13, 13)], 4, 3);
        assert_eq!(why_not(&mut table, mover, &[(BAR, 21), (13, 10)]), Reason::BarFirst);
        table.ok(counted(mover, &[(BAR, 21)]));
        assert_eq!(table.board().side(mover)[25], 1, "{preset}");
    });
}

/// Where each sheet's numbers say that hit checkers come in, with a 1 to a 6.
#[test]
fn hit_checkers_enter_on_the_numbers_that_the_sheets_print() {
    let sheets: [(Preset, [&str; 6], [&str; 6]); 4] = [
        (
            Preset::Buffalo,
            ["1", "2", "3", "4", "5", "6"],
            ["24", "23", "22", "21", "20", "19"],
        ),
        (
            Preset::German,
            ["1", "2", "3", "4", "5", "6"],
            ["24", "23", "22", "21", "20", "19"],
        ),
        (
            Preset::Danish,
            ["S1", "S2", "S3", "S4", "S5", "S6"],
            ["W1", "W2", "W3", "W4", "W5", "W6"],
        ),
        (
            Preset::Jumbo,
            ["24", "23", "22", "21", "20", "19"],
            ["1", "2", "3", "4", "5", "6"],
        ),
    ];
    for (preset, white, black) in sheets {
        for (mover, labels) in [(Side::White, white), (Side::Black, black)] {
            for (die, label) in (1u8..).zip(labels) {
                let other = if die == 6 { 5 } else { 6 };
                let shut = [(other, 2), (13, 13)];
                let mut table = thrown(preset, mover, &[(BAR, 1)], &shut, die, other);
                assert!(!may(&table, mover, &[]), "{preset}: {mover} may enter with {die}");
                let entered = format!("bar/{label}");
                let on = table.steps(mover, &entered)[0].to;
                table.ok(counted(mover, &[(BAR, on), (on, on - other)]));
            }
        }
    }
}

#[test]
fn every_sheet_begins_bearing_off_only_with_all_checkers_at_home() {
    for_each_sheet_and_side(|preset, mover| {
        let exact = [(6, 5), (3, 5), (2, 5)];
        let mut table = thrown(preset, mover, &exact, &[(1, 15)], 6, 3);
        assert!(
            may(&table, mover, &[(6, 3), (6, 0)]),
            "{preset}: one may move within home instead"
        );
        table.ok(counted(mover, &[(6, 0), (3, 0)]));
        assert_eq!(table.board().borne_off(mover), 2, "{preset}");
        // On 24 stand the other side's fifteen.
        for outside in 7..=23 {
            let own = [(6, 5), (3, 5), (2, 4), (outside, 1)];
            let mut table = thrown(preset, mover, &own, &[(1, 15)], 3, 2);
            assert_eq!(
                why_not(&mut table, mover, &[(3, 0), (2, 0)]),
                Reason::NotHome { outside },
                "{preset}"
            );
        }
        let mut table = thrown(preset, mover, &[(BAR, 1), (3, 7), (2, 7)], &[(13, 15)], 3, 2);
        assert_eq!(
            why_not(&mut table, mover, &[(3, 0), (2, 0)]),
            Reason::BarFirst,
            "{preset}"
        );
    });
}

#[test]
fn every_sheet_sends_a_checker_hit_while_bearing_off_round_the_board_again() {
    for_each_sheet_and_side(|preset, mover| {
        let other = mover.other();
        // The other side enters on the mover's 2 and hits.
        let mut table = thrown(preset, other, &[(BAR, 1), (13, 14)], &[(2, 1), (1, 4)], 2, 1);
        table.ok(counted(other, &[(BAR, 23), (13, 12)]));
        assert_eq!(table.board().side(mover)[25], 1, "{preset}");
        assert_eq!(table.board().borne_off(mover), 10);
        table.roll(mover, 6, 1);
        assert_eq!(why_not(&mut table, mover, &[(1, 0)]), Reason::BarFirst, "{preset}");
        assert_eq!(
            why_not(&mut table, mover, &[(BAR, 19), (1, 0)]),
            Reason::NotHome { outside: 19 },
            "{preset}"
        );
        table.ok(counted(mover, &[(BAR, 18)]));
        assert_eq!(table.board().borne_off(mover), 10, "what is off stays off");
    });
}

#[test]
fn every_sheet_bears_off_with_a_number_too_high_from_the_farthest_point() {
    for_each_sheet_and_side(|preset, mover| {
        let table = thrown(preset, mover, &[(4, 3), (2, 3)], &[(1, 15)], 6, 5);
        assert!(may(&table, mover, &[(4, 0), (4, 0)]), "{preset}");
        // Three sheets allow nothing else; the booklet and the leaflet let lower ones go as well.
        let lower_too = matches!(preset, Preset::Jumbo | Preset::TenLanguage);
        assert_eq!(may(&table, mover, &[(4, 0), (2, 0)]), lower_too, "{preset}");
        // With a checker behind the number's empty point only the leaflet takes one off.
        let table = thrown(preset, mover, &[(6, 3), (2, 3)], &[(1, 15)], 5, 4);
        let carried = preset == Preset::TenLanguage;
        assert_eq!(may(&table, mover, &[(2, 0), (2, 0)]), carried, "{preset}");
    });
}

/// A whole game, move by move: turns alternate, nothing comes back from outside, no point holds two colours, and the game
/// ends the moment one player has borne off the fifteenth checker.
#[test]
fn every_sheet_is_won_by_the_first_to_bear_off_all_fifteen() {
    for preset in SHEETS {
        for seed in 0..4u64 {
            let start = Start::Standard.board().unwrap();
            let mut table = Table::set_up(preset, SessionKind::SingleGame, start, Side::White);
            let mut state = seed + 1;
            let mut next = |below: u64| {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (state >> 33) % below
            };
            let mut mover = Side::White;
            let won = loop {
                let (a, b) = (next(6) as u8 + 1, next(6) as u8 + 1);
                table.roll(mover, a, b);
                let before = *table.board();
                let rules = table.0.terms().rulebook.checker;
                let plays = before.seen_by(mover).legal_plays(dice(a, b), &rules);
                let (play, _) = &plays[next(plays.len() as u64) as usize];
                let steps = play.to_vec();
                table.ok(Action::Play { side: mover, steps });
                let after = *table.board();
                assert!(after.check().is_ok(), "{preset}: {after:?}");
                for side in Side::BOTH {
                    assert!(after.borne_off(side) >= before.borne_off(side), "{preset}");
                }
                match *table.0.game().phase() {
                    Phase::Over(result) => break result,
                    Phase::ToRoll { side } => {
                        assert_eq!(side, mover.other(), "{preset}");
                        assert!(after.borne_off(mover) < 15, "{preset}");
                        mover = side;
                    }
                    ref phase => panic!("{preset}: {phase:?}"),
                }
            };
            assert_eq!((won.winner, table.board().borne_off(mover)), (mover, 15), "{preset}");
            assert!(table.board().borne_off(mover.other()) < 15);
            assert_eq!(table.0.over(), Some(Outcome::Won(mover)));
            assert_eq!(
                table
                    .refused(Action::Roll {
                        side: mover.other(),
                        roll: dice(2, 1)
                    })
                    .reason,
                Reason::SessionOver
            );
        }
    }
}

/// What the loser has left, by each sheet: some off, nothing off, nothing off and one back, some off and one back.
#[test]
fn every_sheet_counts_its_single_games_gammons_and_backgammons() {
    for (preset, back_with_some_off) in [
        (Preset::Buffalo, Stake::Backgammon),
        (Preset::German, Stake::Backgammon),
        (Preset::Danish, Stake::Single),
        (Preset::Jumbo, Stake::Backgammon),
        (Preset::TenLanguage, Stake::Single),
    ] {
        let mut cases: Vec<(Vec<(u8, u8)>, Stake)> = vec![
            (vec![(6, 1)], Stake::Single),
            (vec![(6, 14)], Stake::Single),
            (vec![(6, 15)], Stake::Gammon),
            (vec![(6, 14), (7, 1)], Stake::Gammon),
            (vec![(6, 14), (18, 1)], Stake::Gammon),
            (vec![(6, 13), (18, 1)], Stake::Single),
        ];
        // The winner's home is the loser's 19 to 24, and the bar lies behind it.
        for back in 19..=BAR {
            cases.push((vec![(6, 14), (back, 1)], Stake::Backgammon));
            cases.push((vec![(6, 13), (back, 1)], back_with_some_off));
        }
        for winner in Side::BOTH {
            for (loser, stake) in &cases {
                let clear = loser.iter().all(|&(point, _)| point != 24);
                let last = if clear { 1 } else { 2 };
                let mut table = thrown(preset, winner, &[(last, 1)], loser, 6, 5);
                table.ok(counted(winner, &[(last, 0)]));
                let result = table.result();
                assert_eq!((result.winner, result.stake), (winner, *stake), "{preset}: {loser:?}");
                let points = match stake {
                    Stake::Single => 1,
                    Stake::Gammon => 2,
                    Stake::Backgammon => 3,
                };
                assert_eq!(result.points, points, "{preset}: {loser:?}");
                assert_eq!(table.0.score()[winner], points);
            }
        }
    }
}

#[test]
fn buffalo_and_the_leaflet_play_without_a_cube_whatever_is_played() {
    for preset in CUBELESS_SHEETS {
        let book = Rulebook::from(preset);
        for (session, played) in book.session_kinds() {
            if !played {
                continue;
            }
            let terms = Terms::new(preset, session);
            assert_eq!(terms.cube_in_use(), Err(NoCube::Rulebook), "{preset}: {session}");
            let mut agreed = terms.clone();
            agreed.agreement.cube = true;
            assert!(
                agreed.check().is_err(),
                "{preset}: {session}: a cube cannot be agreed on"
            );
            let mut table = Table::new(terms);
            table.opening(3, 1);
            table.ok(counted(Side::White, &[(8, 5), (6, 5)]));
            let refusal = table.refused(Action::Double { side: Side::Black });
            assert_eq!(refusal.reason, Reason::NoCube { why: NoCube::Rulebook }, "{preset}");
        }
    }
}
