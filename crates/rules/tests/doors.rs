//! One explainer: a checker dragged, a play typed and a scorekeeper's entry are refused for the same reason, and only if
//! no legal play contains them.

mod positions;
mod slow;

use pasch_rules::*;
use positions::{any_position, any_roll, any_rules};
use proptest::prelude::*;
use proptest::sample::Index;

/// A game on a real board at this throw, by a rulebook that plays by these rules.
fn scorekeeper(position: &Position, roll: Roll, rules: CheckerRules) -> Session {
    let side = Side::White;
    let rulebook = Rulebook::from(Preset::Tournament).amend(|answers| answers.checker = rules);
    let mut terms = Terms::new(rulebook.unwrap(), SessionKind::Match { points: 5 });
    terms.real_board = true;
    terms.start = Start::Setup {
        board: Board::from_view(side, position),
        on_roll: Some(side),
    };
    let mut session = Session::new(terms).unwrap();
    session.apply(Action::Roll { side, roll }).unwrap();
    session
}

/// A turn with some legal movements made, and these as they would be typed.
fn begun(position: &Position, roll: Roll, rules: CheckerRules, choices: &[Index]) -> (Turn, Vec<Step>) {
    let mut turn = Turn::new(*position, roll, rules);
    let mut typed = Vec::new();
    for choice in choices {
        let ways: Vec<(u8, u8)> = (1..=BAR)
            .flat_map(|from| turn.reachable(from).into_iter().map(move |there| (from, there.to)))
            .collect();
        if ways.is_empty() {
            break;
        }
        let &(from, to) = choice.get(&ways);
        turn.move_checker(from, to).unwrap();
        typed.push(Step { from, to, hit: false });
    }
    (turn, typed)
}

/// Compares the doors for one movement after these.
fn compare(turn: &Turn, typed: &[Step], session: &Session, from: u8, to: u8) -> Result<(), TestCaseError> {
    let (position, roll, rules) = (*turn.start(), turn.roll(), *turn.rules());
    let dragged = turn.clone().move_checker(from, to);
    let exists = slow::goes_on(&position, roll, &rules, turn.steps(), (from, to));
    prop_assert_eq!(dragged.is_ok(), exists, "{:?}: {}/{}: {:?}", turn, from, to, dragged);
    let Err(reason) = dragged else { return Ok(()) };

    let mut steps = typed.to_vec();
    steps.push(Step { from, to, hit: false });
    let mut made = turn.clone();
    if made.make(&steps[typed.len()..]).is_err() {
        prop_assert_eq!(made.make(&steps[typed.len()..]), Err(reason));
    }
    let written = position.play(&steps, roll, &rules);
    let play = Action::Play {
        side: Side::White,
        steps: steps.clone(),
    };
    let applied = session.clone().apply(play);
    if let Ok((_, after)) = written {
        // Another order, or another choice of numbers, makes it legal.
        prop_assert!(
            position
                .legal_plays(roll, &rules)
                .iter()
                .any(|(_, legal)| *legal == after)
        );
        prop_assert!(applied.is_ok());
        return Ok(());
    }
    prop_assert_eq!(written.unwrap_err(), reason, "typed: {:?} {:?}", turn, steps);
    prop_assert_eq!(applied.unwrap_err().reason, reason);
    let wrong = Action::WrongPlay {
        side: Side::White,
        steps,
    };
    match session.clone().apply(wrong) {
        Ok(events) => {
            let told = events.iter().find_map(|event| match event {
                Event::WronglyPlayed { reason, .. } => Some(*reason),
                _ => None,
            });
            prop_assert_eq!(told, Some(reason));
        }
        // Not even a wrong play can end like that.
        Err(refusal) => {
            let kinds = ["cannot-stand", "no-checker", "no-such-point"];
            prop_assert!(kinds.contains(&refusal.reason.kind()), "{}", refusal);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_door_gives_the_same_reason(
        position in any_position(),
        roll in any_roll(),
        rules in any_rules(),
        choices in prop::collection::vec(any::<Index>(), 0..4),
        wild in prop::collection::vec((0..=27u8, 0..=27u8), 12),
    ) {
        let session = scorekeeper(&position, roll, rules);
        let (turn, typed) = begun(&position, roll, rules, &choices);
        let standing = (1..=BAR).filter(|&from| turn.position().own()[usize::from(from)] > 0);
        let forwards = standing.flat_map(|from| (0..from).map(move |to| (from, to)));
        // No throw carries a checker farther than four sixes.
        let near = forwards.filter(|(from, to)| *to == OFF || from - to <= 24);
        for (from, to) in near.chain(wild) {
            compare(&turn, &typed, &session, from, to)?;
        }
    }
}
