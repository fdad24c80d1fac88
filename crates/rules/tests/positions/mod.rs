//! Positions, throws and rules to try laws on.
#![allow(dead_code)]

use pasch_rules::{CheckerRules, OFF, Overshoot, Position, Roll, Setup};
use proptest::prelude::*;

pub fn all_rules() -> Vec<CheckerRules> {
    let mut all = Vec::new();
    for overshoot in [Overshoot::Farthest, Overshoot::AnyBelow, Overshoot::AnyCarried] {
        for (straggler, pick_and_pass) in [(false, true), (false, false), (true, true), (true, false)] {
            all.push(CheckerRules {
                overshoot,
                straggler,
                pick_and_pass,
            });
        }
    }
    all
}

/// A position met in a game played at random.
pub fn reachable() -> impl Strategy<Value = Position> {
    prop::collection::vec((0..21usize, any::<prop::sample::Index>()), 0..120).prop_map(|moves| {
        let mut position = Position::starting();
        for (roll, choice) in moves {
            let roll = Roll::all().nth(roll).unwrap();
            let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
            let next = choice.get(&plays).1.opponent_on_roll();
            if next.is_over() {
                break;
            }
            position = next;
        }
        position
    })
}

/// Checkers of both sides thrown on the places given; where both would stand on one point the opponent's are off.
fn made_up(
    own: impl Strategy<Value = Vec<u8>>,
    opp: impl Strategy<Value = Vec<u8>>,
) -> impl Strategy<Value = Position> {
    (own, opp).prop_map(|(own_places, opp_places)| {
        let mut setup = Setup {
            own: [0; 26],
            opp: [0; 26],
            checkers: 15,
        };
        for place in own_places {
            setup.own[usize::from(place)] += 1;
        }
        for place in opp_places {
            let shared = (1..=24).contains(&place) && setup.own[usize::from(25 - place)] > 0;
            setup.opp[usize::from(if shared { OFF } else { place })] += 1;
        }
        if setup.own[0] == 15 {
            setup.own[0] = 14;
            setup.own[1] = 1;
            setup.opp[0] += setup.opp[24];
            setup.opp[24] = 0;
        }
        if setup.opp[0] == 15 {
            setup.opp[0] = 14;
            setup.opp[25] = 1;
        }
        Position::try_from(setup).expect("a made-up position is in order")
    })
}

fn checkers(places: impl Strategy<Value = u8>) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(places, 15)
}

pub fn bear_off() -> impl Strategy<Value = Position> {
    let few = prop_oneof![3 => Just(0u8), 2 => 1..=6u8];
    let many = 0..=6u8;
    let own = prop_oneof![checkers(few), checkers(many)];
    made_up(own, checkers(prop_oneof![4 => 0..=6u8, 1 => 19..=25u8]))
}

pub fn straggler() -> impl Strategy<Value = Position> {
    let own = (
        prop::collection::vec(prop_oneof![1 => Just(0u8), 2 => 1..=6u8], 14),
        7..=13u8,
    )
        .prop_map(|(mut own, last)| {
            own.push(last);
            own
        });
    made_up(own, checkers(prop_oneof![4 => 0..=6u8, 3 => 18..=25u8]))
}

pub fn home_fight() -> impl Strategy<Value = Position> {
    let own = checkers(prop_oneof![3 => Just(0u8), 4 => 1..=6u8, 4 => 7..=12u8, 1 => 13..=24u8]);
    made_up(
        own,
        checkers(prop_oneof![3 => 0..=6u8, 4 => 19..=24u8, 1 => Just(25u8)]),
    )
}

pub fn anything() -> impl Strategy<Value = Position> {
    made_up(checkers(0..=25u8), checkers(0..=25u8))
}

pub fn any_position() -> impl Strategy<Value = Position> {
    prop_oneof![reachable(), bear_off(), straggler(), home_fight(), anything()]
}

pub fn any_roll() -> impl Strategy<Value = Roll> {
    prop::sample::select(Roll::all().collect::<Vec<_>>())
}

pub fn any_rules() -> impl Strategy<Value = CheckerRules> {
    prop::sample::select(all_rules())
}
