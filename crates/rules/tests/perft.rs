//! Counts of distinct results from the opening, against published figures.
use pasch_rules::{CheckerRules, Position, Roll};
use std::collections::HashSet;

#[test]
fn results_from_the_opening() {
    let mut level = HashSet::from([Position::starting()]);
    for expected in [447, 183_632] {
        let mut count = 0;
        let mut next = HashSet::new();
        for position in &level {
            for roll in Roll::all() {
                position.for_each_play(roll, &CheckerRules::TOURNAMENT, |_, after| {
                    count += 1;
                    next.insert(after.opponent_on_roll());
                });
            }
        }
        assert_eq!(count, expected);
        level = next;
    }
}
