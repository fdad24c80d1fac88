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

/// The last rolls of a race, where everybody can count: certain wins, a certain gammon, and one win in six.
#[test]
fn the_last_rolls_are_exact() {
    let side = |point: usize, left: u8, off: u8| {
        let mut side = [0u8; 26];
        (side[point], side[0]) = (left, off);
        side
    };
    let decide = |own: [u8; 26], opp: [u8; 26], jacoby: bool| {
        let position = Position::from_sides_unchecked(own, opp);
        let stakes = Stakes::new(Tariff::money(jacoby), CubeState::START);
        let mut searcher = engine().searcher(BoardLaw::TOURNAMENT);
        let decided = [0, 1].map(|plies| {
            let decided = searcher.decide(&position, &stakes, plies, &());
            decided.expect("nobody interrupts")
        });
        let actions = decided.map(|(decision, _)| (decision.action.name(), decision.answer.name()));
        assert_eq!(actions[0], actions[1], "looking ahead changes nothing");
        let (decision, chances) = decided[0];
        (actions[0], chances, decision.no_double)
    };
    let near = |found: f32, known: f32| assert!((found - known).abs() < 1e-4, "{found} for {known}");

    let last_two = side(1, 2, 13);
    let (action, chances, no_double) = decide(last_two, side(6, 10, 5), false);
    assert_eq!(action, ("double", "pass"));
    near(chances.win, 1.0);
    near(chances.win_gammon, 0.0);
    near(no_double, 1.0);

    // Nothing off on the other side: the gammon is certain, unless Jacoby leaves only the single game.
    let (action, chances, no_double) = decide(last_two, side(6, 15, 0), false);
    assert_eq!(action, ("too good", "pass"));
    near(chances.win_gammon, 1.0);
    near(no_double, 2.0);
    assert_eq!(decide(last_two, side(6, 15, 0), true).0, ("double", "pass"));

    // Three checkers on the ace point need doubles, as the opponent is off with any throw.
    let (action, chances, no_double) = decide(side(1, 3, 12), last_two, false);
    assert_eq!(action, ("no double", "take"));
    near(chances.win, 1.0 / 6.0);
    // He who wins otherwise doubles before he rolls, and is passed: nothing is lost by that.
    near(no_double, 1.0 / 6.0 - 5.0 / 6.0);
}
