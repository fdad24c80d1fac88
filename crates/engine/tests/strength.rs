//! Fixed points that any sound engine reproduces.

use pasch_engine::{CubeState, Engine, Nets, RolloutSettings, Stakes, Tally, Tariff, Valuations};
use pasch_notation::{format_play, parse_position};
use pasch_rules::{BoardLaw, Position, Roll};

fn engine() -> Engine {
    Engine::new(Nets::built_in())
}

#[test]
fn opening_plays_are_those_of_long_rollouts() {
    let mut searcher = engine().searcher(BoardLaw::TOURNAMENT);
    let start = Position::starting();
    let plays: [(u8, u8, &[&str]); 15] = [
        (3, 1, &["8/5 6/5"]),
        (4, 2, &["8/4 6/4"]),
        (6, 1, &["13/7 8/7"]),
        (5, 3, &["8/3 6/3"]),
        (6, 5, &["24/13"]),
        (5, 4, &["24/20 13/8"]),
        (6, 3, &["24/18 13/10"]),
        (6, 2, &["24/18 13/11"]),
        (5, 1, &["24/23 13/8"]),
        (5, 2, &["24/22 13/8"]),
        (4, 1, &["24/23 13/9"]),
        // Two or three plays are as good as each other.
        (2, 1, &["24/23 13/11", "13/11 6/5"]),
        (3, 2, &["24/21 13/11", "13/11 13/10"]),
        (4, 3, &["13/10 13/9", "24/21 13/9", "24/20 13/10"]),
        (6, 4, &["8/2 6/2", "24/18 13/9", "24/14"]),
    ];
    for (larger, smaller, best) in plays {
        let roll = Roll::new(larger, smaller).expect("a throw");
        let ranked = searcher
            .rank(&start, roll, 1, &Valuations::POINTS, &())
            .expect("nobody interrupts");
        let found = format_play(&ranked[0].play, &start);
        assert!(best.contains(&found.as_str()), "{larger}-{smaller}: {found}");
    }
}

#[test]
fn a_close_double_is_judged_as_others_judge_it() {
    // eXtreme Gammon: no double +0.598, double and take +0.606, cubeless +0.449 (Jacoby, centred cube).
    let state = parse_position("XGID=bB----DAB-A-dC---c-db-A-A-:0:0:1:00:0:0:1:0:10", 15).expect("an XGID");
    let position = state.position().expect("a sound position");
    let stakes = Stakes::new(Tariff::money(true), CubeState::START);
    let (decision, chances) = engine()
        .searcher(BoardLaw::TOURNAMENT)
        .decide(&position, &stakes, 2, &())
        .expect("nobody interrupts");
    let near = |found: f32, known: f32, reach: f32| assert!((found - known).abs() < reach, "{found} for {known}");
    near(chances.equity(), 0.449, 0.03);
    near(decision.no_double, 0.598, 0.07);
    near(decision.double_take, 0.606, 0.08);
    assert!((decision.no_double - decision.double_take).abs() < 0.06);
    assert_eq!(decision.answer.name(), "take");
}

#[test]
fn being_on_roll_first_is_worth_a_little() {
    let mut searcher = engine().searcher(BoardLaw::TOURNAMENT);
    let chances = searcher
        .look(&Position::starting(), 1, &Valuations::POINTS, &())
        .expect("nobody interrupts");
    assert!((0.02..0.11).contains(&chances.equity()), "{}", chances.equity());
}

#[test]
fn a_rollout_is_the_same_for_any_order_of_work() {
    let engine = engine();
    let stakes = Stakes::new(Tariff::money(false), CubeState::START);
    let settings = RolloutSettings {
        seed: 5,
        cubeful: true,
        truncate: Some(6),
        variance_reduction: true,
        plies: 0,
    };
    let start = Position::starting();
    let (mut alone, mut fresh) = (Tally::default(), Tally::default());
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    (0..36).for_each(|index| {
        alone.add(
            &searcher
                .trial(&start, &stakes, &settings, index, &())
                .expect("nobody interrupts"),
        )
    });
    // Each trial with a memory of its own, in another order, counted in order again.
    let mut trials: Vec<_> = (0..36)
        .rev()
        .map(|index| {
            engine
                .searcher(BoardLaw::TOURNAMENT)
                .trial(&start, &stakes, &settings, index, &())
                .expect("nobody interrupts")
        })
        .collect();
    trials.reverse();
    trials.iter().for_each(|trial| fresh.add(trial));
    assert_eq!(alone.equity().to_bits(), fresh.equity().to_bits());
    assert!(alone.errors()[5] > 0.0);
}

#[test]
fn taking_the_luck_out_shrinks_the_error_and_keeps_the_mean() {
    let mut searcher = engine().searcher(BoardLaw::TOURNAMENT);
    let stakes = Stakes::new(Tariff::money(false), CubeState::START);
    let mut tally = |variance_reduction: bool| {
        let settings = RolloutSettings {
            variance_reduction,
            truncate: Some(10),
            ..RolloutSettings::default()
        };
        let mut tally = Tally::default();
        (0..144).for_each(|index| {
            tally.add(
                &searcher
                    .trial(&Position::starting(), &stakes, &settings, index, &())
                    .expect("nobody interrupts"),
            )
        });
        tally
    };
    let (with, without) = (tally(true), tally(false));
    assert!(
        with.errors()[5] < without.errors()[5] / 2.0,
        "{:?} {:?}",
        with.errors()[5],
        without.errors()[5]
    );
    let joint = (with.errors()[5].powi(2) + without.errors()[5].powi(2)).sqrt();
    assert!((with.equity() - without.equity()).abs() < 4.0 * joint);
}

#[test]
fn a_decided_race_is_too_good_or_a_pass() {
    let state = parse_position("XGID=-BB----------------------bbb-:0:0:1:00:0:0:0:0:10", 15);
    // Whatever the text says, a position that does not add up is refused and not judged.
    assert!(state.is_err() || state.is_ok_and(|state| state.position().is_err()));
    let mut side = [0u8; 26];
    (side[1], side[0]) = (2, 13);
    let mut other = [0u8; 26];
    (other[6], other[0]) = (10, 5);
    let position = Position::from_sides_unchecked(side, other);
    let stakes = Stakes::new(Tariff::money(false), CubeState::START);
    let (decision, chances) = engine()
        .searcher(BoardLaw::TOURNAMENT)
        .decide(&position, &stakes, 0, &())
        .expect("nobody interrupts");
    assert!(chances.win > 0.999);
    assert_eq!((decision.action.name(), decision.answer.name()), ("double", "pass"));
}
