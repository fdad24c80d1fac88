//! Legal plays and turns by steps, against the slow generator and against the laws of the game.

mod positions;
mod slow;

use pasch_rules::{CheckerRules, DieStep, OFF, Position, Roll, Turn};
use positions::{all_rules, any_position, any_roll, any_rules, anything, bear_off, home_fight, reachable, straggler};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn sides(position: &Position) -> slow::Outcome {
    (*position.own(), *position.opp())
}

/// The fast generator gives what the slow one gives, each result once.
fn agrees(position: &Position) -> Result<(), TestCaseError> {
    for rules in all_rules() {
        for roll in Roll::all() {
            let (dice, expected) = slow::results(position, roll, &rules);
            let plays = position.legal_plays(roll, &rules);
            let found: BTreeSet<_> = plays.iter().map(|(_, after)| sides(after.seen_by_mover())).collect();
            prop_assert_eq!(
                found.len(),
                plays.len(),
                "a result came twice: {:?} {} {:?}",
                position,
                roll,
                rules
            );
            prop_assert_eq!(&found, &expected, "{:?} {} {:?}", position, roll, rules);
            for (play, after) in &plays {
                prop_assert_eq!(play.len(), dice);
                let seen = after.seen_by_mover();
                prop_assert_eq!(seen.checkers(), position.checkers());
                prop_assert_eq!(seen.flipped().checkers(), position.flipped().checkers());
            }
        }
    }
    Ok(())
}

/// The completed turns of the step tree are the legal results, and the tree says what the turn offers.
fn tree_agrees(position: &Position, roll: Roll, rules: CheckerRules) -> Result<(), TestCaseError> {
    let (dice, expected) = slow::results(position, roll, &rules);
    let turn = Turn::new(*position, roll, rules);
    prop_assert_eq!(usize::from(turn.length()), dice);
    let tree = turn.tree();
    let mut leaves = BTreeSet::new();
    prop_assert_eq!(tree.forced.contains(&0), dice > 0 && expected.len() == 1);
    // Whoever follows what the tree says of bearing off has as many checkers off as anybody can.
    if let Some(&(0, _)) = tree.bear_off.first() {
        let mut node = 0;
        let mut off = position.own()[usize::from(OFF)];
        while !tree.nodes[node].is_empty() {
            let told = tree.bear_off.iter().find(|(at, _)| *at == node);
            let branch = tree.nodes[node][told.map_or(0, |&(_, branch)| branch)];
            off += u8::from(branch.step.to == OFF);
            node = branch.next;
        }
        let most = expected.iter().map(|(own, _)| own[usize::from(OFF)]).max();
        prop_assert_eq!(Some(off), most);
        prop_assert!(position.is_race() && off > position.own()[usize::from(OFF)]);
    }
    let mut turns = vec![None; tree.nodes.len()];
    turns[0] = Some(turn);
    // A step never leads to an earlier node, so every node is reached before its turn comes.
    for (index, branches) in tree.nodes.iter().enumerate() {
        let Some(turn) = turns[index].take() else {
            return Err(TestCaseError::fail("a node that no branch leads to"));
        };
        let steps: Vec<_> = branches.iter().map(|branch| branch.step).collect();
        prop_assert_eq!(&steps, &turn.choices());
        prop_assert_eq!(branches.is_empty(), turn.is_complete());
        if let Some((play, after)) = turn.play() {
            prop_assert_eq!(play.len(), dice);
            leaves.insert(sides(after.seen_by_mover()));
        }
        for branch in branches {
            prop_assert!(branch.next > index);
            let mut next = turn.clone();
            prop_assert_eq!(next.push(branch.step), Ok(()));
            turns[branch.next] = Some(next);
        }
    }
    prop_assert_eq!(leaves, expected);
    Ok(())
}

/// Every play leads to its result; it is refused if a step is missing or one too many, and its order is of no account.
fn judged_whole(position: &Position, roll: Roll, rules: CheckerRules) -> Result<(), TestCaseError> {
    for (play, after) in position.legal_plays(roll, &rules) {
        let mut steps = play.to_vec();
        prop_assert_eq!(position.play(&steps, roll, &rules), Ok((play, after)));
        steps.reverse();
        prop_assert_eq!(position.play(&steps, roll, &rules).map(|(_, after)| after), Ok(after));
        let Some(last) = steps.pop() else { continue };
        prop_assert!(position.play(&steps, roll, &rules).is_err());
        steps.extend([last, last, last, last]);
        prop_assert!(position.play(&steps, roll, &rules).is_err());
    }
    Ok(())
}

/// A turn takes a step exactly if it offers it, refuses all others without a change, and undoes what it took.
fn refuses_the_rest(position: &Position, roll: Roll, rules: CheckerRules) -> Result<(), TestCaseError> {
    let mut turn = Turn::new(*position, roll, rules);
    loop {
        let choices = turn.choices();
        for from in 0..=27 {
            for die in 0..=7u8 {
                let to = u8::saturating_sub(from, die);
                let offered = choices.iter().find(|step| (step.from, step.die) == (from, die));
                let attempt = DieStep {
                    from,
                    to,
                    die,
                    hit: false,
                };
                let before = turn.clone();
                match turn.push(attempt) {
                    Ok(()) => {
                        prop_assert_eq!(turn.steps().last(), offered);
                        prop_assert_eq!(turn.undo(), offered.copied());
                    }
                    Err(reason) => {
                        prop_assert!(offered.is_none(), "{:?} offered, then refused: {}", attempt, reason);
                        prop_assert!(!reason.to_string().is_empty());
                    }
                }
                prop_assert_eq!(turn.position(), before.position());
                prop_assert_eq!(turn.steps(), before.steps());
            }
            // Combined destinations are chains of steps that the turn takes.
            for destination in turn.reachable(from) {
                for path in destination.paths {
                    let mut turn = turn.clone();
                    let mut at = from;
                    for step in path {
                        prop_assert_eq!(step.from, at);
                        prop_assert_eq!(turn.push(step), Ok(()));
                        at = step.to;
                    }
                    prop_assert_eq!(at, destination.to);
                }
            }
            for to in 0..=26 {
                let mut attempt = turn.clone();
                let reached = turn.reachable(from).iter().any(|destination| destination.to == to);
                prop_assert_eq!(attempt.move_checker(from, to).is_ok(), reached);
            }
        }
        let stored = serde_json::to_string(&turn).unwrap();
        let restored: Turn = serde_json::from_str(&stored).unwrap();
        prop_assert_eq!(restored.position(), turn.position());
        prop_assert_eq!(restored.choices(), choices.clone());
        let Some(&step) = choices.get(choices.len() / 2) else {
            break;
        };
        prop_assert_eq!(turn.push(step), Ok(()));
    }
    prop_assert!(turn.is_complete());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn plays_of_positions_from_games(position in reachable()) {
        agrees(&position)?;
    }

    #[test]
    fn plays_of_bear_offs(position in bear_off()) {
        agrees(&position)?;
    }

    #[test]
    fn plays_of_stragglers(position in straggler()) {
        agrees(&position)?;
    }

    #[test]
    fn plays_of_home_board_fights(position in home_fight()) {
        agrees(&position)?;
    }

    #[test]
    fn plays_of_anything(position in anything()) {
        agrees(&position)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn step_trees_end_in_the_legal_results(position in any_position(), roll in any_roll(), rules in any_rules()) {
        tree_agrees(&position, roll, rules)?;
        judged_whole(&position, roll, rules)?;
    }

    #[test]
    fn a_turn_takes_what_it_offers_and_nothing_else(
        position in any_position(),
        roll in any_roll(),
        rules in any_rules(),
    ) {
        refuses_the_rest(&position, roll, rules)?;
    }
}
