//! Random moments at the table, for the round trips.
#![allow(dead_code, missing_docs)]

use pasch_notation::{Chair, CubeHolder, Offer, TableState};
use pasch_rules::{CheckerRules, Position, Roll, Setup};
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

/// Any moment that every format can hold; a test narrows it to what its format knows.
pub fn tables() -> impl Strategy<Value = TableState> {
    (
        setups(15),
        any::<bool>(),
        0u32..11,
        0..3u8,
        (proptest::option::of(1u16..100), 0u16..2000, 0u16..2000),
        (any::<bool>(), any::<bool>(), any::<bool>()),
        proptest::option::of(rolls()),
        proptest::option::weighted(
            0.2,
            prop_oneof![
                Just(Offer::Double),
                Just(Offer::Beaver),
                Just(Offer::Raccoon),
                (1u8..=3).prop_map(Offer::Resignation)
            ],
        ),
    )
        .prop_map(
            |(setup, bottom, cube, holder, (length, own, opp), (crawford, jacoby, beavers), roll, offer)| {
                let below = |points: u16| length.map_or(points, |length| points % length);
                TableState {
                    setup,
                    on_roll: if bottom { Chair::Bottom } else { Chair::Top },
                    cube: 1 << cube,
                    holder: [CubeHolder::Centred, CubeHolder::Mover, CubeHolder::Opponent][usize::from(holder)],
                    own_points: below(own),
                    opp_points: below(opp),
                    match_length: length,
                    crawford: length.is_some() && crawford,
                    jacoby: Some(length.is_none() && jacoby),
                    beavers: Some(length.is_none() && beavers),
                    roll: if offer.is_some() { None } else { roll },
                    offer,
                }
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
