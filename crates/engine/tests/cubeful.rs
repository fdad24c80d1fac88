//! Looking ahead with the cube: every state of it is carried as if it were alone, with replies of its own, and races that
//! are known exactly come out as they are.

use pasch_engine::{
    Crawford, CubeState, CubeTerms, Efficiency, Engine, Holder, MatchEquity, Nets, PlayedFor, Retort, Searcher, Stakes,
    Tariff, Valuations,
};
use pasch_rules::{BoardLaw, Overshoot, Position, Roll};
use std::sync::OnceLock;

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| Engine::new(Nets::built_in()))
}

fn searcher() -> Searcher {
    engine().searcher(BoardLaw::TOURNAMENT)
}

/// Positions of a game in which every throw is played at random.
fn positions() -> Vec<Position> {
    let mut position = Position::starting();
    let mut found = Vec::new();
    for turn in 0..40 {
        let roll = Roll::all().nth(turn * 13 % 21).expect("21 throws");
        let plays = position.legal_plays(roll, &BoardLaw::TOURNAMENT.plays);
        position = plays[turn * 7 % plays.len()].1.opponent_on_roll();
        if position.is_over() {
            position = Position::starting();
        }
        found.push(position);
    }
    found
}

fn match_to(own_away: u16, opp_away: u16) -> PlayedFor {
    let crawford = Crawford::Ahead;
    PlayedFor::Match {
        own_away,
        opp_away,
        crawford,
    }
}

fn tariffs() -> Vec<Tariff> {
    let table = MatchEquity::kazaross_xg2();
    let with = |retort, limit| CubeTerms { limit, retort };
    let money = PlayedFor::Money { jacoby: false };
    vec![
        Tariff::money(false),
        Tariff::money(true),
        Tariff::new(money, with(Retort::Beaver, None), &table),
        Tariff::new(money, with(Retort::RedoubleAtOnce, Some(64)), &table),
        Tariff::new(match_to(4, 3), CubeTerms::USUAL, &table),
        Tariff::new(match_to(2, 5), CubeTerms::USUAL, &table),
    ]
}

fn cubes() -> [CubeState; 3] {
    let held = |holder| CubeState { value: 2, holder };
    [CubeState::START, held(Holder::Own), held(Holder::Opponent)]
}

/// Both branches of a decision are what they would be if nothing else were looked at: neither chooses the other's
/// replies.
#[test]
fn a_state_of_the_cube_is_worth_what_it_is_worth_alone() {
    let mut searcher = searcher();
    for position in positions().into_iter().step_by(5) {
        for tariff in tariffs() {
            for cube in cubes().into_iter().filter(|&cube| tariff.may_turn(cube)) {
                let stakes = Stakes::new(tariff.clone(), cube);
                let (decision, _) = searcher.decide(&position, &stakes, 1, &()).expect("nobody interrupts");
                let mut alone = |cube: CubeState| {
                    let stakes = Stakes::new(tariff.clone(), cube);
                    searcher.hold(&position, &stakes, 1, &()).expect("nobody interrupts")
                };
                let (hold, take) = (alone(cube), alone(cube.taken()));
                // At scores where gammons change their price a state looks at plays of its own; otherwise bits agree.
                assert_eq!(
                    decision.no_double,
                    tariff.equity(hold, cube.value),
                    "{position:?} {cube:?}"
                );
                let found = tariff.worth_of_equity(decision.double_take, cube.value);
                assert!(
                    (found - take).abs() < 1e-3 * cube.value as f32,
                    "{position:?} {cube:?}: {found} {take}"
                );
            }
        }
    }
}

/// Deeper, too: what is carried together at two plies is what each is worth alone.
#[test]
fn two_plies_ahead_as_well() {
    let mut searcher = searcher();
    let tariff = Tariff::money(false);
    for position in positions().into_iter().step_by(13) {
        for cube in cubes().into_iter().filter(|&cube| tariff.may_turn(cube)) {
            let stakes = Stakes::new(tariff.clone(), cube);
            let (decision, _) = searcher.decide(&position, &stakes, 2, &()).expect("nobody interrupts");
            let taken = Stakes::new(tariff.clone(), cube.taken());
            let take = searcher.hold(&position, &taken, 2, &()).expect("nobody interrupts");
            let hold = searcher.hold(&position, &stakes, 2, &()).expect("nobody interrupts");
            assert_eq!(decision.no_double, tariff.equity(hold, cube.value));
            assert_eq!(decision.double_take, tariff.equity(take, cube.value));
        }
    }
}

/// Having the cube is never worse than the opponent's having it, however far one looks.
#[test]
fn the_cube_is_better_at_ones_own_side() {
    let mut searcher = searcher();
    for position in positions().into_iter().step_by(3) {
        let mut hold = |holder| {
            let stakes = Stakes::new(Tariff::money(false), CubeState { value: 2, holder });
            searcher.hold(&position, &stakes, 1, &()).expect("nobody interrupts")
        };
        let (own, theirs) = (hold(Holder::Own), hold(Holder::Opponent));
        assert!(own >= theirs, "{position:?}: {own} {theirs}");
    }
}

/// One ply from exactly known races the search comes to the exact numbers, wherever the cube is: it plays each state as
/// the table does.
#[test]
fn exact_races_stay_exact() {
    let table = engine().two_sided(Overshoot::Farthest);
    let mut searcher = searcher();
    let side = |points: [u8; 6]| {
        let mut side = [0; 26];
        side[1..7].copy_from_slice(&points);
        side[0] = 15 - points.iter().sum::<u8>();
        side
    };
    let sides = [
        [2, 1, 0, 0, 0, 0],
        [0, 2, 1, 0, 1, 0],
        [1, 1, 1, 1, 1, 1],
        [0, 0, 0, 2, 2, 0],
        [3, 0, 0, 0, 0, 3],
        [0, 0, 1, 1, 2, 1],
    ];
    for (own, opp) in sides.iter().flat_map(|own| sides.iter().map(move |opp| (own, opp))) {
        let position = Position::from_sides_unchecked(side(*own), side(*opp));
        let exact = table.lookup(&position).expect("in the table");
        for holder in [Holder::Centred, Holder::Own, Holder::Opponent] {
            let stakes = Stakes::new(Tariff::money(false), CubeState { value: 1, holder });
            let found = searcher.hold(&position, &stakes, 1, &()).expect("nobody interrupts");
            let known = exact.hold(holder);
            assert!(
                (found - known).abs() < 2e-3,
                "{own:?} {opp:?} {holder:?}: {found} for {known}"
            );
        }
    }
}

/// The chances that come with a cubeful search are those of the play that is made.
#[test]
fn chances_come_with_the_plays() {
    let mut searcher = searcher();
    for position in positions().into_iter().step_by(8) {
        let stakes = Stakes::new(Tariff::money(false), CubeState::START);
        let (_, chances) = searcher.decide(&position, &stakes, 1, &()).expect("nobody interrupts");
        let looked = searcher
            .look(&position, 1, &stakes.valuations(), &())
            .expect("nobody interrupts");
        assert!(
            (chances.equity() - looked.equity()).abs() < 0.08,
            "{chances:?} {looked:?}"
        );
    }
}

/// At a glance the worth of a cube in the middle is told by how lively it is in such positions; a cube that is everywhere
/// equally lively lies farther from what two plies see.
#[test]
fn how_lively_a_cube_is_goes_with_the_position() {
    let mut searcher = searcher();
    let tariff = Tariff::money(false);
    let stakes = Stakes::new(tariff.clone(), CubeState::START);
    let mut dice = (1..=6u8).flat_map(|a| (1..=6).map(move |b| (a, b))).cycle().step_by(7);
    let (mut model, mut fixed, mut asked) = (0.0, 0.0, 0);
    while asked < 120 {
        let mut position = Position::starting();
        for (a, b) in dice.by_ref().take(40) {
            let chances = searcher.chances(&position);
            if position.is_race() || position.is_over() {
                break;
            }
            if (0.55..0.85).contains(&chances.win) {
                let mut held = |plies| match searcher.decide(&position, &stakes, plies, &()) {
                    Ok((decision, _)) => decision.no_double,
                    Err(interrupted) => unreachable!("nobody interrupts: {interrupted}"),
                };
                let (glance, seen) = (held(0), held(2));
                let even = tariff.branches(&chances, CubeState::START, Efficiency::even(0.73)).hold;
                model += (glance - seen).powi(2);
                fixed += (even - seen).powi(2);
                asked += 1;
            }
            let roll = Roll::new(a, b).expect("dice");
            position = searcher.best_at_once(&position, roll, &Valuations::POINTS);
        }
    }
    assert!(model < 0.9 * fixed, "{model} beside {fixed}");
}
