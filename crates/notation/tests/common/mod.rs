//! Random situations, for the round trips.
#![allow(dead_code, missing_docs)]

use pasch_rules::{
    CheckerRules, Cube, CubeOwner, Pair, Position, Roll, Setup, Side, Situation, Stake, Turning, Waiting,
};
use proptest::prelude::*;

/// Any arrangement that validation accepts, with `checkers` a side.
pub fn setups(checkers: u8) -> impl Strategy<Value = Setup> {
    let places = proptest::collection::vec(0u8..26, usize::from(checkers));
    (places.clone(), places)
        .prop_map(move |(own, opp)| {
            let mut setup = Setup {
                own: [0; 26],
                opp: [0; 26],
                checkers,
            };
            for place in own {
                setup.own[usize::from(place)] += 1;
            }
            for place in opp {
                // A point the mover holds is not free: that checker is off instead.
                let free = place == 0 || place == 25 || setup.own[usize::from(25 - place)] == 0;
                setup.opp[if free { usize::from(place) } else { 0 }] += 1;
            }
            setup
        })
        .prop_filter("somebody still plays", |setup| Position::try_from(*setup).is_ok())
}

pub fn rolls() -> impl Strategy<Value = Roll> {
    (1u8..=6, 1u8..=6).prop_map(|(a, b)| Roll::new(a, b).expect("dice show 1 to 6"))
}

/// Any situation that some format can hold; a test narrows it to what its format knows.
pub fn situations() -> impl Strategy<Value = Situation> {
    (
        setups(15),
        any::<bool>(),
        0u32..11,
        0..3u8,
        (proptest::option::of(1u32..100), 0u32..2000, 0u32..2000),
        (any::<bool>(), any::<bool>(), any::<bool>()),
        proptest::option::of(rolls()),
        proptest::option::weighted(
            0.2,
            prop_oneof![
                Just(Waiting::Turned(Turning::Double)),
                Just(Waiting::Turned(Turning::Beaver)),
                Just(Waiting::Turned(Turning::Raccoon)),
                (0usize..3).prop_map(|index| Waiting::Resignation(Stake::ALL[index]))
            ],
        ),
    )
        .prop_map(
            |(setup, white, cube, owner, (length, own, opp), (crawford, jacoby, beavers), roll, waiting)| {
                let on_roll = if white { Side::White } else { Side::Black };
                let below = |points: u32| length.map_or(points, |length| points % length);
                let owners = [
                    CubeOwner::Centred,
                    CubeOwner::Held(Side::White),
                    CubeOwner::Held(Side::Black),
                ];
                let mut situation = Situation::seen_by(on_roll, setup);
                situation.standing.cube = Cube {
                    value: 1 << cube,
                    owner: owners[usize::from(owner)],
                };
                situation.standing.score = Pair {
                    white: below(own),
                    black: below(opp),
                };
                situation.standing.crawford = length.is_some() && crawford;
                situation.standing.roll = roll.filter(|_| waiting.is_none());
                situation.waiting = waiting;
                situation.length = length;
                situation.law.jacoby = length.is_none() && jacoby;
                situation.law.beavers = length.is_none() && beavers;
                situation
            },
        )
}

/// A position reached by random play from the start, so that real games are well represented.
pub fn played_positions() -> impl Strategy<Value = Position> {
    proptest::collection::vec((rolls(), any::<u16>()), 0..80).prop_map(|turns| {
        let mut position = Position::starting();
        for (roll, choice) in turns {
            let plays = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
            let next = plays[usize::from(choice) % plays.len()].1.opponent_on_roll();
            if next.is_over() {
                break;
            }
            position = next;
        }
        position
    })
}
