//! The callback path of the play generator asks for no memory, by any rules.

use pasch_rules::{CheckerRules, Overshoot, Position, Roll};

#[test]
fn visiting_plays_allocates_nothing() {
    for overshoot in [Overshoot::Farthest, Overshoot::AnyBelow, Overshoot::AnyCarried] {
        for (straggler, pick_and_pass) in [(false, true), (true, false)] {
            let rules = CheckerRules {
                overshoot,
                straggler,
                pick_and_pass,
            };
            // A game with a fixed choice of plays goes through contact, race and bear-off.
            let mut position = Position::starting();
            let mut turn = 0;
            while !position.is_over() {
                let mut results = 0;
                let used = allocation_counter::measure(|| {
                    for roll in Roll::all() {
                        position.for_each_play(roll, &rules, |_, _| results += 1);
                    }
                });
                assert!(results >= 21);
                assert_eq!(used.count_total, 0, "{position:?} {rules:?}");
                let roll = Roll::all().nth(turn * 8 % 21).expect("21 throws");
                let plays = position.legal_plays(roll, &rules);
                position = plays[turn % plays.len()].1.opponent_on_roll();
                turn += 1;
            }
        }
    }
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(used.count_total, 1);
}
