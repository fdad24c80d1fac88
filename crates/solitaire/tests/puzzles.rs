//! The five puzzles: the verdicts with their proofs, each solution replayed by rules written independently.

mod plain;

use pasch_solitaire::{
    Bound, Class, ClassProof, Diagonal, Fewness, Hint, Hole, Impossibility, Limits, Line, Position, Problem, Progress,
    Puzzle, Solution, Verdict, best_finish, finishes_by_class, hint, judge, known, shorten,
};
use std::ops::ControlFlow;

fn patient(_: Progress) -> ControlFlow<Bound> {
    ControlFlow::Continue(())
}

fn moves_of(line: &Line) -> Vec<Vec<u8>> {
    line.moves()
        .iter()
        .map(|one| one.holes().into_iter().map(Hole::number).collect())
        .collect()
}

fn assert_leads(start: Position, line: &Line, goal: Position) {
    assert_eq!(
        plain::replay(&start.numbers(), &moves_of(line)),
        Ok(plain::pegs(&goal.numbers())),
        "{line}"
    );
}

fn solution(puzzle: Puzzle) -> Solution {
    match judge(puzzle.problem(), Limits::default(), &mut patient) {
        Verdict::Solvable(solution) => solution,
        other => panic!("{puzzle}: {other:?}"),
    }
}

fn assert_fewest(puzzle: Puzzle, moves: usize) {
    let shortest = shorten(puzzle.problem(), solution(puzzle), Limits::default(), &mut patient);
    assert_leads(puzzle.start(), &shortest.line, puzzle.goal());
    assert_eq!(shortest.fewest, Fewness::Proved);
    assert_eq!(shortest.line.moves().len(), moves, "{}", shortest.line);
}

#[test]
fn the_figures_are_read_as_written_down() {
    let all_but = |empty: u8| (1..=37).filter(|number| *number != empty).collect::<Vec<u8>>();
    let border = [1, 2, 3, 4, 8, 9, 15, 16, 19, 22, 23, 29, 30, 34, 35, 36, 37].to_vec();
    let figures = [
        (Puzzle::A, all_but(19), vec![19]),
        (Puzzle::B, vec![6, 12, 17, 18, 19, 20, 21, 26, 32], vec![19]),
        (Puzzle::C, all_but(19), border),
        (
            Puzzle::D,
            all_but(19),
            vec![1, 3, 4, 8, 9, 15, 19, 23, 29, 30, 34, 35, 37],
        ),
        (Puzzle::E, all_but(1), vec![37]),
    ];
    assert_eq!(figures.each_ref().map(|(puzzle, ..)| *puzzle), Puzzle::ALL);
    for (puzzle, start, goal) in figures {
        assert_eq!(
            (puzzle.start().numbers(), puzzle.goal().numbers()),
            (start, goal),
            "{puzzle}"
        );
    }
    // Figures that are the same seen from any side.
    for position in [Puzzle::B.start(), Puzzle::C.goal(), Puzzle::D.goal()] {
        assert!((0..8).all(|symmetry| position.image(symmetry) == position));
    }
}

#[test]
fn a_alone_is_impossible_by_class() {
    let refuted = |puzzle: &Puzzle| ClassProof::find(puzzle.problem()).is_some();
    assert_eq!(Puzzle::ALL.into_iter().filter(refuted).collect::<Vec<_>>(), [Puzzle::A]);
}

#[test]
fn the_proof_for_a_holds_when_counted_by_hand() {
    let Verdict::Impossible(Impossibility::Class(proof)) = judge(Puzzle::A.problem(), Limits::default(), &mut patient)
    else {
        panic!("A is impossible by class");
    };
    assert_eq!(proof.jumps, 35);
    for tally in proof.tallies {
        // 36 pegs, twelve of each colour; an odd number of jumps makes all three odd, but the goal has one peg.
        assert_eq!(tally.start, [12, 12, 12]);
        assert_eq!(tally.goal.iter().sum::<u32>(), 1);
        assert_eq!((0..3).filter(|colour| proof.contradicts(&tally, *colour)).count(), 2);
        let mut counted = [0; 3];
        for (row, column) in (1..=37).filter(|number| *number != 19).map(plain::place) {
            let along = if tally.diagonal == Diagonal::Rising {
                row + column
            } else {
                row - column + 6
            };
            counted[(along % 3) as usize] += 1;
        }
        assert_eq!(counted, tally.start);
    }
}

#[test]
fn the_best_for_a_is_two_pegs() {
    let start = Puzzle::A.start();
    let best = best_finish(start, Limits::default(), &mut patient);
    assert_leads(start, &best.line, best.position);
    assert_eq!((best.position.len(), best.proved), (2, true));
    assert_eq!(Class::of(start).fewest_pegs(), 2);
}

#[test]
fn b_c_d_and_e_are_solved() {
    for puzzle in [Puzzle::B, Puzzle::C, Puzzle::D, Puzzle::E] {
        assert_leads(puzzle.start(), &solution(puzzle).line, puzzle.goal());
    }
}

#[test]
fn the_cross_takes_six_moves() {
    assert_fewest(Puzzle::B, 6);
    // Said once more by the plain rules, which know nothing of layers.
    let fewest = plain::fewest_moves(&plain::pegs(&Puzzle::B.start().numbers()));
    assert_eq!(fewest.get(&plain::pegs(&[19])), Some(&6));
}

#[test]
fn the_speaker_takes_eleven_moves() {
    assert_fewest(Puzzle::C, 11);
}

#[test]
fn the_apostles_take_fifteen_moves() {
    assert_fewest(Puzzle::D, 15);
}

/// What is known without looking is true: each line leads to the end that is aimed for, and where it is said to be proved
/// the search has found no shorter one.
#[test]
fn what_is_known_holds() {
    for (puzzle, moves, proved) in [
        (Puzzle::A, 19, false),
        (Puzzle::C, 11, true),
        (Puzzle::D, 15, true),
        (Puzzle::E, 21, false),
    ] {
        let goal = puzzle.instead().unwrap_or(puzzle.goal());
        let problem = Problem::new(puzzle.start(), goal).expect("fewer pegs at the end");
        let known = known(problem).expect("it is a problem of the booklet");
        assert_leads(puzzle.start(), &known.line, goal);
        assert_eq!(known.line.moves().len(), moves, "{puzzle}");
        assert_eq!(known.fewest == Fewness::Proved, proved, "{puzzle}");
    }
    assert_eq!(known(Puzzle::A.problem()), None, "it cannot be done");
    assert_eq!(known(Puzzle::C.problem().complement()), None);
}

#[test]
fn the_complements_get_the_same_verdicts() {
    for puzzle in Puzzle::ALL {
        let verdict = judge(puzzle.problem(), Limits::default(), &mut patient);
        match (
            verdict,
            judge(puzzle.problem().complement(), Limits::default(), &mut patient),
        ) {
            (Verdict::Solvable(_), Verdict::Solvable(other)) => {
                let problem = puzzle.problem().complement();
                assert_leads(problem.start(), &other.line, problem.goal());
            }
            (Verdict::Impossible(Impossibility::Class(_)), Verdict::Impossible(Impossibility::Class(_))) => {}
            other => panic!("{puzzle}: {other:?}"),
        }
    }
}

#[test]
fn hints_followed_to_the_end_solve_the_pirate() {
    let mut position = Puzzle::E.start();
    for to_go in (1..=35).rev() {
        let problem = Problem::new(position, Puzzle::E.goal()).unwrap();
        match hint(problem, Limits::default(), &mut patient) {
            Hint::Jump { jump, line } => {
                assert_eq!(line.jumps().count(), to_go);
                position = position.jump(jump).unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
    let done = hint(
        Problem::new(position, Puzzle::E.goal()).unwrap(),
        Limits::default(),
        &mut patient,
    );
    assert_eq!(done, Hint::Done);
}

#[test]
fn hints_know_when_it_is_too_late() {
    let mut answers = [0, 0];
    let start = Puzzle::B.start();
    for first in start.jumps() {
        let once = start.jump(first).unwrap();
        for position in once.jumps().into_iter().filter_map(|second| once.jump(second).ok()) {
            let reachable = plain::reachable(&plain::pegs(&position.numbers())).contains(&plain::pegs(&[19]));
            match hint(
                Problem::new(position, Puzzle::B.goal()).unwrap(),
                Limits::default(),
                &mut patient,
            ) {
                Hint::Jump { line, .. } if reachable => assert_leads(position, &line, Puzzle::B.goal()),
                Hint::TooLate(_) if !reachable => {}
                other => panic!("{position}: {other:?}"),
            }
            answers[usize::from(reachable)] += 1;
        }
    }
    assert!(answers[0] > 0 && answers[1] > 0, "{answers:?}");
}

#[test]
fn a_bounded_search_says_unknown() {
    for bound in [Bound::Time, Bound::Interrupted] {
        let verdict = judge(Puzzle::E.problem(), Limits::default(), &mut |_| {
            ControlFlow::Break(bound)
        });
        assert_eq!(verdict, Verdict::Unknown(bound));
    }
    let found = solution(Puzzle::D);
    let kept = shorten(
        Puzzle::D.problem(),
        found.clone(),
        Limits { memory: 100_000 },
        &mut patient,
    );
    assert!(matches!(kept.fewest, Fewness::Unknown { bound: Bound::Memory, at_least } if at_least <= 15));
    assert_leads(Puzzle::D.start(), &kept.line, Puzzle::D.goal());
}

/// What is aimed for instead can be reached, and nothing with fewer pegs can.
#[test]
fn what_is_aimed_for_instead_is_the_best_that_can_be_had() {
    for puzzle in Puzzle::ALL {
        let verdict = judge(puzzle.problem(), Limits::default(), &mut patient);
        let impossible = matches!(verdict, Verdict::Impossible(_));
        assert_eq!(puzzle.instead().is_some(), impossible, "{puzzle}");
        if let Some(goal) = puzzle.instead() {
            let problem = Problem::new(puzzle.start(), goal).expect("fewer pegs at the end");
            assert!(matches!(
                judge(problem, Limits::default(), &mut patient),
                Verdict::Solvable(_)
            ));
            let best = best_finish(puzzle.start(), Limits::default(), &mut patient);
            assert_eq!(best.position.len(), goal.len(), "{puzzle}");
        }
    }
}

/// Whoever wants a search to stop is asked often: every few thousand positions, which take a few milliseconds.
#[test]
fn a_search_asks_every_few_thousand_positions() {
    for puzzle in Puzzle::ALL {
        let (mut last, mut longest) = (0, 0);
        judge(puzzle.problem(), Limits::default(), &mut |progress: Progress| {
            // A table that grows moves all its positions, in the middle of looking at one.
            let done = progress.positions + progress.moved;
            longest = longest.max(done.saturating_sub(last));
            last = done;
            ControlFlow::Continue(())
        });
        assert!(longest <= 10_000, "{puzzle}: {longest} positions without a question");
    }
}

#[test]
fn little_memory_costs_time_but_never_truth() {
    let verdict = judge(Puzzle::C.problem(), Limits { memory: 1_000_000 }, &mut patient);
    assert!(matches!(verdict, Verdict::Solvable(_)), "{verdict:?}");
}

#[test]
fn the_table_of_finishes_is_symmetric_and_true() {
    let table = finishes_by_class();
    assert_eq!(table.len(), 37);
    for (vacancy, finishes) in &table {
        // The complement of "from all but a to b" is "from all but b to a".
        for last in finishes {
            let (_, back) = table.iter().find(|(hole, _)| hole == last).unwrap();
            assert!(back.contains(vacancy));
        }
        // Finishes lie whole steps of three apart, along rows and columns.
        for pair in finishes.windows(2) {
            assert_eq!(pair[0].row().abs_diff(pair[1].row()) % 3, 0);
            assert_eq!(pair[0].column().abs_diff(pair[1].column()) % 3, 0);
        }
    }
    let centre = table.iter().find(|(hole, _)| *hole == Hole::CENTRE).unwrap();
    assert!(centre.1.is_empty());
    let first = &table[0];
    assert!(first.1.iter().any(|hole| hole.number() == 37));
}
