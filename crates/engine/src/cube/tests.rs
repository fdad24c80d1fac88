//! Laws of the cube model.

use super::*;

/// What a cube may be like while the sides can still meet.
const CONTACT: Efficiency = Efficiency {
    centred: 0.72,
    own: 0.73,
    opponent: 0.68,
};

const OWN: CubeState = CubeState {
    value: 2,
    holder: Holder::Own,
};
const THEIRS: CubeState = CubeState {
    value: 2,
    holder: Holder::Opponent,
};

fn chances(win: f32, gammon: f32, lose_gammon: f32) -> Probabilities {
    Probabilities {
        win,
        win_gammon: win * gammon,
        win_backgammon: win * gammon * 0.05,
        lose_gammon: (1.0 - win) * lose_gammon,
        lose_backgammon: (1.0 - win) * lose_gammon * 0.05,
    }
}

fn cubes() -> impl Iterator<Item = CubeState> + Clone {
    [1, 2, 4, 8]
        .into_iter()
        .flat_map(|value| [Holder::Centred, Holder::Own, Holder::Opponent].map(|holder| CubeState { value, holder }))
}

/// Money with and without Jacoby and limits, and every score up to 9 points away at every stage.
fn tariffs() -> Vec<Tariff> {
    let table = MatchEquity::kazaross_xg2();
    let mut tariffs = vec![Tariff::money(false), Tariff::money(true)];
    for limit in [1, 2, 64] {
        let terms = CubeTerms {
            limit: Some(limit),
            ..CubeTerms::USUAL
        };
        tariffs.push(Tariff::new(PlayedFor::Money { jacoby: false }, terms, &table));
    }
    for own_away in 1..=9 {
        for opp_away in 1..=9 {
            let near = own_away == 1 || opp_away == 1;
            let stages: &[Crawford] = if near {
                &[Crawford::Now, Crawford::Past]
            } else {
                &[Crawford::Ahead]
            };
            for &crawford in stages {
                let stakes = PlayedFor::Match {
                    own_away,
                    opp_away,
                    crawford,
                };
                tariffs.push(Tariff::new(stakes, CubeTerms::USUAL, &table));
            }
        }
    }
    tariffs
}

fn gammon_rates() -> impl Iterator<Item = (f32, f32)> {
    [(0.0, 0.0), (0.25, 0.25), (0.6, 0.1), (0.05, 0.5), (1.0, 0.0)].into_iter()
}

#[test]
fn more_chances_are_worth_more() {
    for tariff in tariffs() {
        for cube in cubes() {
            for (gammon, lose_gammon) in gammon_rates() {
                for efficiency in [0.0, 0.6, 1.0].map(Efficiency::even) {
                    let mut before = f32::MIN;
                    let mut best_before = f32::MIN;
                    for step in 0..=200 {
                        let chances = chances(step as f32 / 200.0, gammon, lose_gammon);
                        let worth = tariff.worth(&chances, cube, efficiency);
                        let best = tariff.best_worth(&chances, cube, efficiency);
                        assert!(
                            worth >= before - 1e-5 * cube.value as f32,
                            "{cube:?} {chances:?} {tariff:?}"
                        );
                        assert!(best >= best_before - 1e-5 * cube.value as f32, "{cube:?} {chances:?}");
                        assert!(best >= worth, "{cube:?} {chances:?}");
                        (before, best_before) = (worth, best);
                    }
                }
            }
        }
    }
}

#[test]
fn what_one_wins_the_other_loses() {
    for tariff in tariffs() {
        let flipped = tariff.flipped();
        assert_eq!(flipped.flipped(), tariff);
        for cube in cubes() {
            for (gammon, lose_gammon) in gammon_rates() {
                for step in 0..=20 {
                    let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
                    // With a live cube it does not matter who is to roll.
                    let worth = tariff.worth(&chances, cube, Efficiency::LIVE);
                    let other = flipped.worth(&chances.flipped(), cube.flipped(), Efficiency::LIVE);
                    let most = cube.value as f32 * 1e-5;
                    assert!(
                        (worth + other).abs() < most,
                        "{cube:?} {chances:?} {worth} {other} {tariff:?}"
                    );
                }
            }
        }
    }
}

/// Without efficiency, at its limit, in the Crawford game and at double match point the cube does nothing.
#[test]
fn a_dead_cube_is_no_cube() {
    let table = MatchEquity::kazaross_xg2();
    let dead = [
        Tariff::new(PlayedFor::Money { jacoby: false }, CubeTerms::NONE, &table),
        Tariff::new(
            PlayedFor::Match {
                own_away: 1,
                opp_away: 5,
                crawford: Crawford::Now,
            },
            CubeTerms::USUAL,
            &table,
        ),
        Tariff::new(
            PlayedFor::Match {
                own_away: 1,
                opp_away: 1,
                crawford: Crawford::Past,
            },
            CubeTerms::USUAL,
            &table,
        ),
    ];
    for (gammon, lose_gammon) in gammon_rates() {
        for step in 0..=20 {
            let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
            for tariff in &dead {
                let cubeless = tariff.cubeless_worth(&chances, CubeState::START);
                assert_eq!(tariff.best_worth(&chances, CubeState::START, CONTACT), cubeless);
                let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, CONTACT));
                assert_eq!(decision.action, CubeAction::NotAvailable);
            }
            let money = Tariff::money(false);
            assert!((money.worth(&chances, CubeState::START, Efficiency::DEAD) - chances.equity()).abs() < 1e-5);
            assert!((money.worth(&chances, OWN, Efficiency::DEAD) - 2.0 * chances.equity()).abs() < 1e-5);
            let valuation = money.valuations(OWN).mover.of(&chances);
            assert!((valuation - 2.0 * chances.equity()).abs() < 1e-5);
        }
    }
    // Double match point: the worth is the match.
    let chances = chances(0.7, 0.3, 0.3);
    assert!((dead[2].cubeless_worth(&chances, CubeState::START) - 0.4).abs() < 1e-6);
}

/// The cube is worth most in one's own hands, and a live one moves the worth farther than a half-live one: nobody has to
/// turn it, so having it costs nothing, however much more gammons are worth at this number than at the next.
#[test]
fn holding_the_cube_is_worth_something() {
    for tariff in tariffs() {
        for (gammon, lose_gammon) in gammon_rates() {
            for (value, step) in [1, 2, 4]
                .into_iter()
                .flat_map(|value| (1..20).map(move |step| (value, step)))
            {
                let chances = chances(step as f32 / 20.0, gammon, lose_gammon);
                let worth = |holder, efficiency| {
                    tariff.worth(&chances, CubeState { value, holder }, Efficiency::even(efficiency))
                };
                let dust = 1e-5 * value as f32;
                for efficiency in [0.5, 1.0] {
                    let [own, centred, theirs] =
                        [Holder::Own, Holder::Centred, Holder::Opponent].map(|holder| worth(holder, efficiency));
                    let dead = worth(Holder::Own, 0.0);
                    assert!(own >= dead - dust, "{value} {chances:?} {tariff:?}");
                    assert!(theirs <= dead + dust, "{value} {chances:?} {tariff:?}");
                    // By the Jacoby rule gammons do not count yet while the cube is in the middle.
                    if efficiency == 1.0 && !tariff.jacoby {
                        assert!(own >= centred - dust, "{value} {chances:?} {tariff:?}");
                        assert!(centred >= theirs - dust, "{value} {chances:?} {tariff:?}");
                    }
                }
            }
        }
    }
}

/// Two points away, a gammon wins the match with the cube at 1, and nothing more at 2: who is too good to double does
/// not fear the day on which he can no longer cash. Played out 648 times with the luck taken out, a position with these
/// chances was worth 1.54 ± 0.02.
#[test]
fn a_gammon_that_wins_the_match() {
    let stakes = PlayedFor::Match {
        own_away: 2,
        opp_away: 4,
        crawford: Crawford::Ahead,
    };
    let tariff = Tariff::new(stakes, CubeTerms::USUAL, &MatchEquity::kazaross_xg2());
    let chances = Probabilities::from_array([0.834, 0.604, 0.007, 0.030, 0.0015]);
    let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, CONTACT));
    assert_eq!(decision.action, CubeAction::TooGood);
    assert!((decision.no_double - 1.54).abs() < 0.08, "{decision:?}");
}

/// The classical numbers of money without gammons.
#[test]
fn classical_points_for_money() {
    let money = Tariff::money(false);
    let at = |win: f32, cube: CubeState, efficiency: f32| {
        let branches = money.branches(&chances(win, 0.0, 0.0), cube, Efficiency::even(efficiency));
        money.decide(cube, &branches)
    };
    // Dead cube: take from 25 %. Live cube: from 20 %.
    assert_eq!(at(0.749, CubeState::START, 0.0).answer, CubeAnswer::Take);
    assert_eq!(at(0.751, CubeState::START, 0.0).answer, CubeAnswer::Pass);
    assert_eq!(at(0.799, CubeState::START, 1.0).answer, CubeAnswer::Take);
    assert_eq!(at(0.801, CubeState::START, 1.0).answer, CubeAnswer::Pass);
    // A dead cube is turned above 50 %, a live one only at 80 %.
    assert_eq!(at(0.51, OWN, 0.0).action, CubeAction::Redouble);
    assert_eq!(at(0.49, OWN, 0.0).action, CubeAction::NoDouble);
    assert_eq!(at(0.79, OWN, 1.0).action, CubeAction::NoDouble);
    assert_eq!(at(0.81, OWN, 1.0).action, CubeAction::Redouble);
    assert_eq!(at(0.81, THEIRS, 1.0).action, CubeAction::NotAvailable);
    assert_eq!(at(0.9, CubeState::START, 0.68).double_pass, 1.0);
}

#[test]
fn gammons_make_too_good() {
    let money = Tariff::money(false);
    let good = chances(0.95, 0.7, 0.0);
    let decision = money.decide(CubeState::START, &money.branches(&good, CubeState::START, CONTACT));
    assert_eq!(
        (decision.action, decision.answer),
        (CubeAction::TooGood, CubeAnswer::Pass)
    );
    // By the Jacoby rule the gammon is won only with a turned cube.
    let jacoby = Tariff::money(true);
    let decision = jacoby.decide(CubeState::START, &jacoby.branches(&good, CubeState::START, CONTACT));
    assert_eq!(
        (decision.action, decision.answer),
        (CubeAction::Double, CubeAnswer::Pass)
    );
}

/// A limit far away changes nothing, and a cube at its limit is dead.
#[test]
fn limits() {
    let table = MatchEquity::kazaross_xg2();
    let limited = |limit| {
        let terms = CubeTerms {
            limit: Some(limit),
            ..CubeTerms::USUAL
        };
        Tariff::new(PlayedFor::Money { jacoby: false }, terms, &table)
    };
    assert_eq!(
        Tariff::new(PlayedFor::Money { jacoby: true }, CubeTerms::USUAL, &table),
        Tariff::money(true)
    );
    for step in 0..=20 {
        let chances = chances(step as f32 / 20.0, 0.25, 0.2);
        for holder in [Holder::Centred, Holder::Own, Holder::Opponent] {
            let cube = CubeState { value: 1, holder };
            let (far, free) = (limited(1 << 16), Tariff::money(false));
            assert!(
                (far.worth(&chances, cube, Efficiency::LIVE) - free.worth(&chances, cube, Efficiency::LIVE)).abs()
                    < 1e-3
            );
            let last = CubeState { value: 64, holder };
            assert!((limited(64).worth(&chances, last, Efficiency::LIVE) - 64.0 * chances.equity()).abs() < 1e-3);
            assert!(!limited(64).may_turn(last));
        }
    }
}

/// After the Crawford game the trailer doubles at once; at 2 away he risks nothing and wins the match by it.
#[test]
fn the_trailer_doubles_after_crawford() {
    let table = MatchEquity::kazaross_xg2();
    for own_away in 2..=12 {
        let stakes = PlayedFor::Match {
            own_away,
            opp_away: 1,
            crawford: Crawford::Past,
        };
        let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
        for step in 1..10 {
            let chances = chances(step as f32 / 20.0, 0.25, 0.25);
            let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, CONTACT));
            let loss = decision.no_double - decision.double_take.min(decision.double_pass);
            assert!(loss < 1e-5, "{own_away} away at {step}/20: {decision:?}");
        }
    }
    // Two away, even: with the cube at 2 this game is the match.
    let stakes = PlayedFor::Match {
        own_away: 2,
        opp_away: 1,
        crawford: Crawford::Past,
    };
    let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
    let even = chances(0.5, 0.0, 0.0);
    assert!((tariff.best_worth(&even, CubeState::START, CONTACT)).abs() < 1e-5);
}

/// At 2-away 2-away a double ends all cube play: the take point is that of the match score.
#[test]
fn two_away_two_away() {
    let table = MatchEquity::kazaross_xg2();
    let stakes = PlayedFor::Match {
        own_away: 2,
        opp_away: 2,
        crawford: Crawford::Ahead,
    };
    let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
    // Passing leaves 1-away 2-away at Crawford: the taker needs 1 - .67736 of a match at the cube on 2.
    let point = 0.67736;
    for (win, answer) in [(point - 0.002, CubeAnswer::Take), (point + 0.002, CubeAnswer::Pass)] {
        let branches = tariff.branches(&chances(win, 0.3, 0.3), CubeState::START, CONTACT);
        let decision = tariff.decide(CubeState::START, &branches);
        assert_eq!(decision.answer, answer);
        assert_eq!(decision.mwc, tariff.mwc(decision.worth));
    }
}

#[test]
fn equities_are_per_unit_of_the_cube() {
    for tariff in tariffs() {
        for cube in cubes() {
            let (won, lost) = (tariff.result(cube, true, 1), tariff.result(cube, false, 1));
            assert!((tariff.equity(won, cube.value) - 1.0).abs() < 1e-6);
            assert!((tariff.equity(lost, cube.value) + 1.0).abs() < 1e-6);
            let middle = tariff.worth_of_equity(0.25, cube.value);
            assert!((tariff.equity(middle, cube.value) - 0.25).abs() < 1e-5);
        }
    }
}

#[test]
fn retorts() {
    let table = MatchEquity::kazaross_xg2();
    let with = |retort, limit| Tariff::new(PlayedFor::Money { jacoby: false }, CubeTerms { limit, retort }, &table);
    let bad = chances(0.4, 0.0, 0.0);
    let answer = |tariff: &Tariff, value: u32| {
        let cube = CubeState {
            value,
            holder: Holder::Centred,
        };
        tariff.decide(cube, &tariff.branches(&bad, cube, CONTACT)).answer
    };
    assert_eq!(answer(&with(Retort::None, None), 1), CubeAnswer::Take);
    assert_eq!(answer(&with(Retort::Beaver, None), 1), CubeAnswer::Beaver);
    assert_eq!(answer(&with(Retort::Beaver, Some(64)), 32), CubeAnswer::Take);
    // The danish redouble gives the cube away, so it takes more than a beaver.
    let danish = with(Retort::RedoubleAtOnce, Some(64));
    assert_eq!(answer(&danish, 32), CubeAnswer::Take);
    let worse = chances(0.2, 0.0, 0.0);
    let decision = danish.decide(CubeState::START, &danish.branches(&worse, CubeState::START, CONTACT));
    assert_eq!(decision.answer, CubeAnswer::Redouble);
    assert_eq!(decision.action, CubeAction::NoDouble);
}

/// Money with the Jacoby rule, two opposing checkers on the bar: a strong program sees +0.598 without and +0.606 with a
/// double that is taken, and +0.449 without a cube. The chances are those of another program, adjusted to that equity;
/// without looking ahead the model sees less in not doubling than a search does.
#[test]
fn a_known_position() {
    let chances = Probabilities {
        win: 0.6037,
        win_gammon: 0.3461,
        win_backgammon: 0.0073,
        lose_gammon: 0.1068,
        lose_backgammon: 0.0061,
    };
    assert!((chances.equity() - 0.449).abs() < 2e-3);
    let tariff = Tariff::money(true);
    let decision = tariff.decide(CubeState::START, &tariff.branches(&chances, CubeState::START, CONTACT));
    assert!((decision.double_take - 0.606).abs() < 0.04, "{decision:?}");
    assert!((decision.no_double - 0.598).abs() < 0.12, "{decision:?}");
    assert_eq!(
        (decision.action, decision.answer),
        (CubeAction::Double, CubeAnswer::Take)
    );
}

/// Races of six checkers each, where the exact table knows better: the model is right on average, and loses little
/// by its decisions.
#[test]
fn the_model_meets_exact_races() {
    let table = crate::two_sided::TwoSided::generate(pasch_rules::Overshoot::Farthest);
    let money = Tariff::money(false);
    let side = |points: [u8; 6]| {
        let mut side = [0; 26];
        side[1..7].copy_from_slice(&points);
        side[0] = 9;
        side
    };
    let sides: Vec<[u8; 26]> = (0..7u32.pow(5))
        .map(|code| [0, 1, 2, 3, 4].map(|digit| (code / 7u32.pow(digit) % 7) as u8))
        .filter(|upper| upper.iter().sum::<u8>() <= 6)
        .map(|upper| {
            side([
                6 - upper.iter().sum::<u8>(),
                upper[0],
                upper[1],
                upper[2],
                upper[3],
                upper[4],
            ])
        })
        .collect();
    assert_eq!(sides.len(), 462);
    for holder in [Holder::Centred, Holder::Own] {
        let cube = CubeState { value: 1, holder };
        let (mut count, mut hold, mut take, mut doubling, mut taking) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for own in &sides {
            for opp in &sides {
                let position = Position::from_sides_unchecked(*own, *opp);
                let Some(exact) = table.lookup(&position) else { continue };
                let (no_double, double_take) = (exact.hold(holder), exact.double_take());
                if position.pips() < 20 || no_double < 0.2 || double_take > 1.4 {
                    continue;
                }
                let branches = money.branches(
                    &exact.probabilities(),
                    cube,
                    efficiency(&position, &exact.probabilities()),
                );
                let decision = money.decide(cube, &branches);
                count += 1.0;
                hold += branches.hold - no_double;
                take += branches.take - double_take;
                let doubled = double_take.min(1.0);
                let chosen = if decision.action.turns() { doubled } else { no_double };
                let answered = if decision.answer == CubeAnswer::Pass {
                    1.0
                } else {
                    double_take
                };
                doubling += no_double.max(doubled) - chosen;
                taking += answered - doubled;
            }
        }
        let means = [hold, take, doubling, taking].map(|sum: f32| sum / count);
        assert!(count > 10_000.0);
        assert!(means[0].abs() < 0.03 && means[1].abs() < 0.03, "{holder:?}: {means:?}");
        assert!(means[2] < 0.004 && means[3] < 0.001, "{holder:?}: {means:?}");
    }
}

/// With the efficiency that the exact table shows, the model is the table, wherever the cube does something.
#[test]
fn the_model_can_be_made_to_meet_the_table() {
    let money = Tariff::money(false);
    let table = crate::two_sided::TwoSided::generate(pasch_rules::Overshoot::Farthest);
    let side = |points: [u8; 6]| {
        let mut side = [0; 26];
        side[1..7].copy_from_slice(&points);
        side[0] = 15 - points.iter().sum::<u8>();
        side
    };
    for (own, opp) in [
        ([2, 2, 2, 0, 0, 0], [5, 0, 0, 0, 0, 0]),
        ([0, 0, 0, 0, 0, 6], [0, 0, 0, 0, 1, 5]),
        ([1, 1, 1, 1, 1, 1], [0, 2, 2, 1, 1, 0]),
        ([0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0]),
    ] {
        let position = Position::from_sides_unchecked(side(own), side(opp));
        let exact = table.lookup(&position).expect("few checkers");
        let efficiency = Efficiency::seen_in(&exact, efficiency(&position, &exact.probabilities()));
        for (cube, wanted) in [(OWN, exact.own), (THEIRS, exact.opponent)] {
            let worth = money.worth(&exact.probabilities(), cube, efficiency) / cube.value as f32;
            assert!(
                (worth - wanted).abs() < 0.011,
                "{own:?} {opp:?} {cube:?} {worth} {wanted}"
            );
        }
    }
}
