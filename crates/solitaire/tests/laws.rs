//! Laws of the game on positions made by chance, and the solver against plain brute force.

mod plain;

use pasch_solitaire::{
    Bound, Class, ClassProof, Fewness, Game, Hole, Impossibility, Jump, Limits, Line, Position, Problem, Progress,
    Solution, Verdict, best_finish, judge, shorten,
};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};
use std::ops::ControlFlow;

const LIMITS: Limits = Limits { memory: 50_000_000 };

fn patient(_: Progress) -> ControlFlow<Bound> {
    ControlFlow::Continue(())
}

/// Gives up after a while; what is unknown then says nothing.
fn hurried() -> impl FnMut(Progress) -> ControlFlow<Bound> {
    |progress| {
        if progress.positions > 400_000 {
            ControlFlow::Break(Bound::Time)
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn moves_of(line: &Line) -> Vec<Vec<u8>> {
    line.moves()
        .iter()
        .map(|one| one.holes().into_iter().map(Hole::number).collect())
        .collect()
}

fn plain_pegs(position: Position) -> plain::Pegs {
    plain::pegs(&position.numbers())
}

fn position(pegs: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Position> {
    subsequence((1..=37u8).collect::<Vec<_>>(), pegs)
        .prop_map(|numbers| numbers.into_iter().filter_map(Hole::new).collect())
}

/// A position of few pegs that stand close together, so that there is something to jump over.
fn crowd(pegs: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Position> {
    let block = [10, 11, 12, 13, 17, 18, 19, 20, 24, 25, 26, 27, 5, 6, 31, 32, 4, 30].to_vec();
    let anywhere = prop::option::of(1..=37u8);
    (subsequence(block, pegs), 0..8u8, anywhere).prop_map(|(numbers, symmetry, extra)| {
        let pegs: Position = numbers.into_iter().chain(extra).filter_map(Hole::new).collect();
        pegs.image(symmetry)
    })
}

fn play_at_random(start: Position, choices: &[Index]) -> Position {
    choices.iter().fold(start, |position, choice| {
        let jumps = position.jumps();
        if jumps.is_empty() {
            position
        } else {
            position.jump(*choice.get(&jumps)).unwrap()
        }
    })
}

/// Moves one peg three holes along its row or column, if that can be done: the class stays, the truth may not.
fn shift(position: Position, peg: Index, way: u8) -> Position {
    let pegs: Vec<Hole> = position.holes().collect();
    if pegs.is_empty() {
        return position;
    }
    let from = *peg.get(&pegs);
    let (down, right) = [(0, 3), (0, -3), (3, 0), (-3, 0)][usize::from(way % 4)];
    let to = Hole::at((from.row() as i8 + down) as u8, (from.column() as i8 + right) as u8);
    match to {
        Some(to) if !position.has(to) => position.without(from).with(to),
        _ => position,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_jump_keeps_the_class_and_takes_one_peg(start in position(0..=37)) {
        for jump in start.jumps() {
            let after = start.jump(jump).unwrap();
            prop_assert_eq!(Class::of(after), Class::of(start));
            prop_assert_eq!(after.len() + 1, start.len());
        }
    }

    #[test]
    fn the_legal_jumps_are_the_plain_ones(start in position(0..=37)) {
        let mut ours: Vec<plain::Pegs> = start.jumps().into_iter().map(|jump| plain_pegs(start.jump(jump).unwrap())).collect();
        let mut theirs: Vec<plain::Pegs> = plain::jumps(&plain_pegs(start)).into_iter().map(|(after, ..)| after).collect();
        ours.sort();
        theirs.sort();
        prop_assert_eq!(ours, theirs);
        for jump in Jump::all() {
            prop_assert_eq!(start.jump(jump).is_ok(), start.jumps().contains(&jump));
        }
    }

    #[test]
    fn every_jump_is_a_jump_of_the_complement_backwards(start in position(1..=37)) {
        for jump in start.jumps() {
            let after = start.jump(jump).unwrap();
            prop_assert_eq!(after.complement().jump(jump), Ok(start.complement()));
        }
    }

    #[test]
    fn taking_back_and_playing_again_changes_nothing(start in position(0..=37), choices in prop::collection::vec(any::<Index>(), 0..20)) {
        let mut game = Game::new(Problem::new(start, Position::EMPTY).unwrap());
        for choice in &choices {
            let jumps = game.position().jumps();
            if !jumps.is_empty() {
                game.jump(*choice.get(&jumps)).unwrap();
            }
        }
        let played = game.clone();
        while game.undo().is_some() {}
        prop_assert_eq!(game.position(), start);
        while game.redo().is_some() {}
        prop_assert_eq!(&game, &played);
        prop_assert_eq!(game.line().play(start), Ok(game.position()));
    }

    #[test]
    fn written_and_read_again_it_is_the_same(start in position(1..=37), choices in prop::collection::vec(any::<Index>(), 0..20)) {
        prop_assert_eq!(start.to_string().parse::<Position>(), Ok(start));
        let mut game = Game::new(Problem::new(start, start).unwrap());
        for choice in &choices {
            let jumps = game.position().jumps();
            if !jumps.is_empty() {
                game.jump(*choice.get(&jumps)).unwrap();
            }
        }
        prop_assert_eq!(game.line().to_string().parse::<Line>(), Ok(game.line()));
    }

    #[test]
    fn no_text_makes_the_parsers_panic(text in "[-0-9, ]{0,40}|\\PC{0,40}") {
        let _ = text.parse::<Line>();
        let _ = text.parse::<Position>();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_was_played_is_found_solvable_and_the_line_is_legal(
        start in position(12..=36), choices in prop::collection::vec(any::<Index>(), 1..=36),
    ) {
        let problem = Problem::new(start, play_at_random(start, &choices)).unwrap();
        match judge(problem, LIMITS, &mut hurried()) {
            Verdict::Solvable(solution) => {
                let end = plain::replay(&start.numbers(), &moves_of(&solution.line));
                prop_assert_eq!(end, Ok(plain_pegs(problem.goal())));
            }
            Verdict::Unknown(_) => {}
            Verdict::Impossible(reason) => prop_assert!(false, "{problem:?} was played, yet: {reason:?}"),
        }
    }

    #[test]
    fn a_problem_and_its_complement_get_the_same_verdict(
        start in position(8..=36), choices in prop::collection::vec(any::<Index>(), 1..=14), peg in any::<Index>(), way in 0..4u8,
    ) {
        let problem = Problem::new(start, shift(play_at_random(start, &choices), peg, way)).unwrap();
        let kind = |problem| match judge(problem, LIMITS, &mut hurried()) {
            Verdict::Solvable(_) => Some(true),
            Verdict::Impossible(_) => Some(false),
            Verdict::Unknown(_) => None,
        };
        if let (Some(here), Some(there)) = (kind(problem), kind(problem.complement())) {
            prop_assert_eq!(here, there);
        }
    }

    #[test]
    fn verdicts_agree_with_brute_force(
        start in crowd(2..=9), others in prop::collection::vec((any::<Index>(), any::<Index>(), 0..4u8), 12),
    ) {
        let reachable = plain::reachable(&plain_pegs(start));
        let mut goals = vec![start];
        for (place, peg, way) in others {
            let choices = vec![place; place.index(start.len() as usize)];
            let reached = play_at_random(start, &choices);
            goals.extend([reached, shift(reached, peg, way), shift(shift(reached, peg, way), peg, way + 1)]);
        }
        for goal in goals {
            let problem = Problem::new(start, goal).unwrap();
            let truth = reachable.contains(&plain_pegs(goal));
            prop_assert!(!(truth && ClassProof::find(problem).is_some()));
            match judge(problem, LIMITS, &mut patient) {
                Verdict::Solvable(_) => prop_assert!(truth),
                Verdict::Impossible(Impossibility::Pagoda(proof)) => {
                    prop_assert!(!truth);
                    let weigh = |pegs: Position| pegs.holes().map(|hole| proof.pagoda.weight(hole)).sum::<i32>();
                    prop_assert_eq!((weigh(start), weigh(goal)), (proof.start, proof.goal));
                    prop_assert!(proof.start < proof.goal);
                    for jump in Jump::all() {
                        let [from, over, to] = [jump.from(), jump.over(), jump.to()].map(|hole| proof.pagoda.weight(hole));
                        prop_assert!(from + over >= to);
                    }
                }
                Verdict::Impossible(_) => prop_assert!(!truth),
                Verdict::Unknown(bound) => prop_assert!(false, "{bound:?}"),
            }
        }
    }

    #[test]
    fn the_fewest_moves_agree_with_brute_force(start in crowd(4..=9), pick in any::<Index>()) {
        let fewest = plain::fewest_moves(&plain_pegs(start));
        let mut goals: Vec<(&plain::Pegs, &u32)> = fewest.iter().collect();
        goals.sort_by_key(|(pegs, moves)| (std::cmp::Reverse(**moves), (*pegs).clone()));
        goals.truncate(goals.len().div_ceil(3));
        let (goal, moves) = *pick.get(&goals);
        let goal: Position = Hole::all().filter(|hole| goal.contains(&plain::place(hole.number()))).collect();
        let problem = Problem::new(start, goal).unwrap();
        let Verdict::Solvable(solution) = judge(problem, LIMITS, &mut patient) else { panic!("{problem:?}") };
        let Solution { line, fewest } = shorten(problem, solution, LIMITS, &mut patient);
        prop_assert_eq!(fewest, Fewness::Proved);
        prop_assert_eq!(line.moves().len() as u32, *moves);
        prop_assert_eq!(plain::replay(&start.numbers(), &moves_of(&line)), Ok(plain_pegs(goal)));
    }

    #[test]
    fn the_fewest_pegs_agree_with_brute_force(start in crowd(1..=9)) {
        let fewest = plain::reachable(&plain_pegs(start)).iter().map(|pegs| pegs.len()).min().unwrap();
        let best = best_finish(start, LIMITS, &mut patient);
        prop_assert!(best.proved);
        prop_assert_eq!(best.position.len() as usize, fewest);
        prop_assert_eq!(plain::replay(&start.numbers(), &moves_of(&best.line)), Ok(plain_pegs(best.position)));
    }
}

/// Exhaustive, not by chance: all goals of the class test for every position of up to three pegs.
#[test]
fn class_verdicts_agree_with_brute_force_on_all_small_positions() {
    let holes: Vec<Hole> = Hole::all().collect();
    for (first, a) in holes.iter().enumerate() {
        for (second, b) in holes.iter().enumerate().skip(first + 1) {
            for c in holes.iter().skip(second + 1) {
                let start = Position::EMPTY.with(*a).with(*b).with(*c);
                for reached in plain::reachable(&plain_pegs(start)) {
                    let goal: Position = Hole::all()
                        .filter(|hole| reached.contains(&plain::place(hole.number())))
                        .collect();
                    assert!(ClassProof::find(Problem::new(start, goal).unwrap()).is_none());
                }
            }
        }
    }
}

#[test]
fn the_edges_of_the_question() {
    let verdict = |start, goal| judge(Problem::new(start, goal).unwrap(), LIMITS, &mut patient);
    assert!(matches!(verdict(Position::FULL, Position::FULL), Verdict::Solvable(_)));
    assert!(matches!(
        verdict(Position::EMPTY, Position::EMPTY),
        Verdict::Solvable(_)
    ));
    for start in [Position::FULL, Position::FULL.without(Hole::CENTRE)] {
        assert!(matches!(verdict(start, Position::EMPTY), Verdict::Impossible(_)));
    }
    let best = best_finish(Position::FULL, LIMITS, &mut patient);
    assert_eq!((best.position, best.proved), (Position::FULL, true));
    assert_eq!(
        best_finish(Position::EMPTY, LIMITS, &mut patient).position,
        Position::EMPTY
    );
    assert!(Problem::new(Position::EMPTY, Position::FULL).is_err());
}
