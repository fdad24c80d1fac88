//! Every sentence about an error: its figure is what the board says, counted here in another way.

use pasch_analysis::{
    CubeAdvice, Decision, Finding, Judgement, Matter, RankedPlay, Why, Worth, anchors, blots, home_points, prime,
    prime_against, shots, whys,
};
use pasch_engine::{CubeAction, CubeAnswer, Engine, Nets};
use pasch_notation::{Chances, format_play, read_play};
use pasch_rules::{CheckerRules, CubeOwner, Position, Roll, Setup, Side, Situation};
use proptest::prelude::*;
use std::sync::OnceLock;

const RULES: CheckerRules = CheckerRules::TOURNAMENT;

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| Engine::new(Nets::built_in()))
}

fn side(places: &[(usize, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in places {
        side[point] = count;
    }
    side[0] = 15 - side.iter().sum::<u8>();
    side
}

fn position(own: &[(usize, u8)], opp: &[(usize, u8)]) -> Position {
    let setup = Setup {
        own: side(own),
        opp: side(opp),
        checkers: 15,
    };
    Position::try_from(setup).unwrap()
}

fn chances(win: f64, gammon: f64, lost: f64) -> Chances {
    Chances {
        win,
        win_gammon: gammon,
        lose_gammon: lost,
        ..Chances::default()
    }
}

const EVEN: (f64, f64, f64) = (0.5, 0.1, 0.1);

/// What is said when `made` was played instead of `best`, with the chances of each.
fn said(start: &Position, dice: (u8, u8), made: &str, best: &str, odds: [(f64, f64, f64); 2]) -> Vec<Why> {
    let roll = Roll::new(dice.0, dice.1).unwrap();
    let ranked = |text: &str, (win, gammon, lost): (f64, f64, f64), equity: f64| {
        let (play, _) = read_play(text, start, roll, &RULES).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        RankedPlay {
            play: format_play(&play, start),
            steps: play.to_vec(),
            equity,
            cost: 0.1 - equity,
            chances: chances(win, gammon, lost),
        }
    };
    let [made_odds, best_odds] = odds;
    let (made, best) = (ranked(made, made_odds, 0.0), ranked(best, best_odds, 0.1));
    let steps = made.steps.clone();
    let mut situation = Situation::money(*start);
    situation.standing.roll = Some(roll);
    let decision = decision(
        situation,
        Matter::Play {
            roll,
            steps,
            opening: false,
        },
    );
    let finding = Finding::Plays {
        plays: vec![best, made],
        made: 1,
        distinct: 9,
    };
    whys(&decision, &judgement(finding, 0.1), engine())
}

fn decision(situation: Situation, matter: Matter) -> Decision {
    Decision {
        game: 1,
        number: 1,
        deed: 0,
        side: Side::White,
        situation,
        matter,
    }
}

fn judgement(finding: Finding, cost: f64) -> Judgement {
    Judgement {
        cost,
        match_cost: None,
        counted: true,
        plies: 2,
        trials: 0,
        worth: Worth::default(),
        finding,
        luck: None,
    }
}

/// The start, with the opponent's back checkers split: 24 and 20 in his counting are 1 and 5 in ours.
fn split() -> Position {
    position(
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
        &[(24, 1), (20, 1), (13, 5), (8, 3), (6, 5)],
    )
}

#[test]
fn a_hit_costs_the_opponent_what_the_checker_had_come() {
    let found = said(&split(), (3, 1), "24/23 13/10", "8/5* 6/5", [EVEN, EVEN]);
    // From his 20-point back to the bar: five pips.
    assert!(found.contains(&Why::Hit { pips: 5 }), "{found:?}");
    let found = said(&split(), (3, 1), "8/5* 6/5", "24/23 13/10", [EVEN, EVEN]);
    assert!(!found.iter().any(|why| matches!(why, Why::Hit { .. })), "{found:?}");
}

#[test]
fn shots_are_those_of_all_36_throws() {
    let start = Position::starting();
    let found = said(&start, (6, 2), "24/18 8/6", "24/16", [EVEN, EVEN]);
    println!("{found:?}");
    for (made, best) in [
        ("24/18 13/11", "13/5"),
        ("13/11 13/7", "24/22 24/18"),
        ("8/2 6/4", "24/16"),
    ] {
        for why in said(&start, (6, 2), made, best, [EVEN, EVEN]) {
            if let Why::Shots { made: m, best: b } = why {
                assert_eq!(
                    (m, b),
                    (counted_shots(&start, made), counted_shots(&start, best)),
                    "{made}, {best}"
                );
            }
        }
    }
    // A single checker on one's own 5-point, six in front of nothing but four away from two: every 4, 3-1 and so on.
    let lone = position(&[(5, 1), (6, 14)], &[(24, 2), (6, 5), (8, 3), (13, 5)]);
    assert_eq!(shots(&lone.flipped(), &RULES), 36 - 25 + 2 + 1 + 1);
}

/// Shots counted from the lists of legal plays.
fn counted_shots(start: &Position, play: &str) -> u32 {
    let roll = Roll::new(6, 2).unwrap();
    let (_, after) = read_play(play, start, roll, &RULES).unwrap();
    let next = after.opponent_on_roll();
    let hits = |roll: &Roll| {
        let plays = next.legal_plays(*roll, &RULES);
        plays
            .iter()
            .any(|(_, after)| after.seen_by_mover().opp()[25] > next.opp()[25])
    };
    Roll::all()
        .filter(hits)
        .map(|roll| if roll.is_double() { 1 } else { 2 })
        .sum()
}

#[test]
fn rows_broken_and_missed() {
    let five = position(
        &[(4, 2), (5, 2), (6, 2), (7, 2), (8, 2), (13, 5)],
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
    );
    assert_eq!(prime(five.own()), (5, 4));
    let found = said(&five, (6, 5), "8/2 8/3", "13/7 13/8", [EVEN, EVEN]);
    assert!(found.contains(&Why::RowBroken { made: 4, best: 5 }), "{found:?}");
    let four = position(
        &[(4, 2), (5, 2), (6, 3), (7, 2), (9, 1), (13, 5)],
        &[(24, 2), (13, 5), (8, 3), (6, 5)],
    );
    let found = said(&four, (5, 1), "13/8 7/6", "13/8 9/8", [EVEN, EVEN]);
    assert!(found.contains(&Why::RowMissed { made: 3, best: 5 }), "{found:?}");
}

#[test]
fn points_made_and_anchors_given_up() {
    let found = said(&Position::starting(), (3, 1), "24/20", "8/5 6/5", [EVEN, EVEN]);
    assert!(found.contains(&Why::Point { point: 5 }), "{found:?}");
    let anchored = position(&[(20, 2), (13, 5), (8, 3), (6, 5)], &[(13, 5), (8, 3), (6, 5), (24, 2)]);
    assert_eq!(anchors(anchored.own()), 1);
    let found = said(&anchored, (6, 2), "20/14 13/11", "13/5", [EVEN, EVEN]);
    assert!(found.contains(&Why::Anchor { point: 20 }), "{found:?}");
}

#[test]
fn checkers_off_back_and_alone() {
    let race = position(&[(6, 3), (5, 3), (3, 2), (1, 2)], &[(6, 5), (5, 3)]);
    let found = said(&race, (3, 1), "6/3 6/5", "3/off 1/off", [EVEN, EVEN]);
    assert!(found.contains(&Why::Off { made: 0, best: 2 }), "{found:?}");
    let found = said(&Position::starting(), (6, 5), "13/7 13/8", "24/13", [EVEN, EVEN]);
    assert!(found.contains(&Why::Back { made: 2, best: 1 }), "{found:?}");
    // All of the opponent's checkers are past these.
    let safe = position(&[(24, 2), (8, 3), (6, 4), (5, 4), (4, 2)], &[(6, 8), (5, 7)]);
    let found = said(&safe, (2, 1), "8/6 8/7", "6/4 5/4", [EVEN, EVEN]);
    assert_eq!(found, [Why::Blots { made: 2, best: 0 }]);
}

#[test]
fn who_runs_is_told_how_the_race_stands() {
    // One checker has still to pass the opponent's last: 73 pips against 41.
    let home = [(6, 5), (5, 4), (4, 2), (2, 1), (1, 1)];
    let behind = position(&[&[(12, 1)], &home[..]].concat(), &[(14, 1), (5, 3), (4, 3)]);
    assert!(!behind.is_race());
    let found = said(&behind, (2, 1), "12/9", "6/4 6/5", [EVEN, EVEN]);
    assert_eq!(found[0], Why::RunBehind { behind: 73 - 3 - 41 }, "{found:?}");
    // 30 against 85 it is the other way round, and whoever stays is told so.
    let ahead = position(&[(12, 1), (3, 3), (2, 3), (1, 3)], &[(14, 1), (6, 5), (5, 5), (4, 4)]);
    let found = said(&ahead, (2, 1), "3/1 3/2", "12/9", [EVEN, EVEN]);
    assert_eq!(found[0], Why::RunAhead { ahead: 85 - (30 - 3) }, "{found:?}");
    // Where both run or both stay, nothing is said about it.
    let both_run = said(&ahead, (2, 1), "12/9", "12/9", [EVEN, EVEN]);
    let both_stay = said(&split(), (3, 1), "24/23 13/10", "8/5* 6/5", [EVEN, EVEN]);
    for found in [both_run, both_stay] {
        let runs = |why: &Why| matches!(why, Why::RunBehind { .. } | Why::RunAhead { .. });
        assert!(!found.iter().any(runs), "{found:?}");
    }
}

#[test]
fn chances_are_those_of_the_judgement() {
    let start = Position::starting();
    let say = |made, best| said(&start, (2, 1), "13/11 24/23", "13/11 6/5", [made, best]);
    assert!(say((0.50, 0.1, 0.1), (0.55, 0.1, 0.1)).contains(&Why::Wins { percent: 5 }));
    assert!(say((0.50, 0.1, 0.1), (0.50, 0.17, 0.1)).contains(&Why::Gammons { percent: 7 }));
    assert!(say((0.50, 0.1, 0.14), (0.50, 0.1, 0.1)).contains(&Why::GammonsLost { percent: 4 }));
    // What does not speak for the best is not said.
    let found = say((0.55, 0.2, 0.1), (0.50, 0.1, 0.2));
    let is_chance = |why: &Why| matches!(why, Why::Wins { .. } | Why::Gammons { .. } | Why::GammonsLost { .. });
    assert!(!found.iter().any(is_chance), "{found:?}");
    assert!(!found.is_empty());
}

fn cube_said(situation: Situation, matter: Matter, odds: (f64, f64, f64), numbers: [f64; 3]) -> Vec<Why> {
    let [no_double, double_take, double_pass] = numbers;
    let doubled = double_take.min(double_pass);
    let advice = CubeAdvice {
        no_double,
        double_take,
        double_pass,
        action: CubeAction::Double,
        answer: CubeAnswer::Take,
    };
    let finding = Finding::Cube {
        advice,
        doubled,
        chances: chances(odds.0, odds.1, odds.2),
    };
    whys(&decision(situation, matter), &judgement(finding, 0.06), engine())
}

fn at_score(own: u32, opp: u32, length: u32, cube: u32) -> Situation {
    let mut situation = Situation::money(Position::starting());
    situation.length = Some(length);
    situation.standing.score = [own, opp].into();
    situation.standing.cube.value = cube;
    if cube > 1 {
        situation.standing.cube.owner = CubeOwner::Held(Side::White);
    }
    situation
}

#[test]
fn the_score_tells_when_the_cube_is_dead() {
    let numbers = [0.4, 0.5, 1.0];
    let double = |situation, made| cube_said(situation, Matter::Double(made), EVEN, numbers);
    assert_eq!(double(at_score(0, 5, 7, 1), false)[0], Why::DeadCube { points: 2 });
    assert_eq!(double(at_score(0, 6, 7, 1), false)[0], Why::NothingToLose { points: 1 });
    assert_eq!(double(at_score(5, 0, 7, 2), true)[0], Why::Enough { points: 2 });
    let plain = double(at_score(0, 0, 7, 1), false);
    assert_eq!(plain, [Why::DoublerWins { win: 50, gammon: 10 }]);
}

#[test]
fn a_double_that_is_passed_wins_the_stake_and_playing_on_what_the_judgement_says() {
    let money = || Situation::money(Position::starting());
    let say = |doubled, numbers| cube_said(money(), Matter::Double(doubled), EVEN, numbers);
    // Too good: doubled and passed for 1, where playing on was worth 1.27.
    assert_eq!(say(true, [1.274, 1.5, 1.0])[0], Why::TooGood { hold: 127 });
    // A cash that was not taken.
    assert_eq!(say(false, [0.897, 1.1, 1.0])[0], Why::Cash { hold: 90 });
    // Where a double is a take, neither is said, whatever playing on is worth.
    for (doubled, hold) in [(true, 0.8), (false, 0.5)] {
        let found = say(doubled, [hold, 0.7, 1.0]);
        let cashes = |why: &Why| matches!(why, Why::TooGood { .. } | Why::Cash { .. });
        assert!(!found.iter().any(cashes), "{found:?}");
    }
}

#[test]
fn races_are_counted_in_pips() {
    let ahead = position(&[(6, 5), (5, 5), (4, 5)], &[(6, 8), (5, 7)]);
    let numbers = [0.4, 0.5, 1.0];
    let say = |race: Position| cube_said(Situation::money(race), Matter::Double(false), EVEN, numbers);
    assert!(say(ahead).contains(&Why::RaceAhead { ahead: 8, pips: 75 }));
    assert!(say(ahead.flipped()).contains(&Why::RaceBehind { behind: 8, pips: 83 }));
    assert!(
        !say(Position::starting())
            .iter()
            .any(|why| matches!(why, Why::RaceAhead { .. } | Why::RaceBehind { .. }))
    );
}

#[test]
fn a_take_needs_what_the_score_asks() {
    let money = Situation::money(Position::starting());
    let take = |situation: Situation, win: f64, gammon: f64| {
        cube_said(
            situation,
            Matter::Answer(CubeAnswer::Take),
            (win, gammon, 0.0),
            [0.9, 1.1, 1.0],
        )
    };
    // For money a quarter of the games.
    assert_eq!(take(money.clone(), 0.8, 0.0)[0], Why::TakePoint { win: 20, need: 25 });
    assert!(take(money.clone(), 0.7, 0.31).contains(&Why::GammonsAgainst { percent: 31 }));
    let pass = |win: f64| {
        cube_said(
            money.clone(),
            Matter::Answer(CubeAnswer::Pass),
            (win, 0.0, 0.0),
            [0.7, 0.8, 1.0],
        )
    };
    assert_eq!(pass(0.7)[0], Why::TakePoint { win: 30, need: 25 });
    // Enough to take, yet wrong because of gammons: the take point would mislead.
    assert!(
        !take(money, 0.7, 0.31)
            .iter()
            .any(|why| matches!(why, Why::TakePoint { .. }))
    );
    // At 2-2 a taken double decides the match, and a pass leaves 1-2 before the Crawford game.
    let even = at_score(5, 5, 7, 1);
    let table = engine().match_equity();
    let after_pass = f64::from(table.chance(2, 1, pasch_engine::Crawford::Ahead));
    let need = (after_pass * 100.0).round() as u32;
    assert_eq!(take(even, 0.9, 0.0)[0], Why::TakePoint { win: 10, need });
}

#[test]
fn where_nothing_can_be_seen_the_worth_is_told() {
    let situation = Situation::money(Position::starting());
    let finding = Finding::Resignation {
        playing_on: -0.9,
        given: -1.0,
    };
    let found = whys(
        &decision(situation, Matter::Resign(pasch_rules::Stake::Single)),
        &judgement(finding.clone(), 0.1),
        engine(),
    );
    assert_eq!(found, [Why::Worth { thousandths: 100 }]);
    // And nothing at all about what is no error.
    let situation = Situation::money(Position::starting());
    let none = whys(
        &decision(situation, Matter::Resign(pasch_rules::Stake::Single)),
        &judgement(finding, 0.001),
        engine(),
    );
    assert_eq!(none, []);
}

/// A position from any two arrays that may stand together.
fn any_position() -> impl Strategy<Value = Position> {
    let places = || proptest::collection::vec(0usize..26, 15);
    (places(), places()).prop_filter_map("points are shared", |(own, opp)| {
        let count = |places: Vec<usize>| {
            let mut side = [0u8; 26];
            places.into_iter().for_each(|place| side[place] += 1);
            side
        };
        let (own, mut opp) = (count(own), count(opp));
        for point in 1..25 {
            if own[point] > 0 {
                // Moved aside to where nobody else can be.
                let gone = std::mem::take(&mut opp[25 - point]);
                opp[25] += gone;
            }
        }
        let setup = Setup { own, opp, checkers: 15 };
        Position::try_from(setup).ok().filter(|position| !position.is_over())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_counted_on_a_board_keeps_the_laws(position in any_position()) {
        let (own, opp) = (position.own(), position.opp());
        let (length, first) = prime(own);
        // The row stands there, and none is longer.
        prop_assert!((first..first + length as usize).all(|point| own[point] >= 2));
        for start in 1..25usize.saturating_sub(length as usize) {
            let longer = start..=start + length as usize;
            prop_assert!(!longer.clone().all(|point| point < 25 && own[point] >= 2));
        }
        prop_assert!(prime_against(own, opp) <= length);
        // Who has nobody behind a row has no prime against them.
        if own[1..25].iter().all(|&count| count < 2) {
            prop_assert_eq!(prime_against(own, opp), 0);
        }
        prop_assert!(shots(&position, &RULES) <= 36);
        let made = own[1..25].iter().filter(|&&count| count >= 2).count() as u32;
        prop_assert!(anchors(own) + home_points(own) <= made);
        prop_assert_eq!(blots(own), own[1..25].iter().filter(|&&count| count == 1).count() as u32);
        // Where no blot of the other side stands, nobody can be hit.
        if blots(opp) == 0 {
            prop_assert_eq!(shots(&position, &RULES), 0);
        }
    }
}
