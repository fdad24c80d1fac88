//! How long the five puzzles take: to be solved, and to have their fewest moves proved.

use criterion::{Criterion, criterion_group, criterion_main};
use pasch_solitaire::{Bound, Fewness, Limits, Progress, Puzzle, Solution, Verdict, best_finish, judge, shorten};
use std::ops::ControlFlow;
use std::time::Duration;

fn patient(_: Progress) -> ControlFlow<Bound> {
    ControlFlow::Continue(())
}

fn solve(puzzle: Puzzle) -> Solution {
    match judge(puzzle.problem(), Limits::default(), &mut patient) {
        Verdict::Solvable(solution) => solution,
        other => panic!("{puzzle}: {other:?}"),
    }
}

fn puzzles(criterion: &mut Criterion) {
    let mut solving = criterion.benchmark_group("solve");
    solving.sample_size(10).measurement_time(Duration::from_secs(2));
    for puzzle in [Puzzle::B, Puzzle::C, Puzzle::D, Puzzle::E] {
        solving.bench_function(puzzle.to_string(), |bench| bench.iter(|| solve(puzzle)));
    }
    solving.bench_function("A, best finish", |bench| {
        bench.iter(|| assert!(best_finish(Puzzle::A.start(), Limits::default(), &mut patient).proved));
    });
    solving.finish();
    let mut proving = criterion.benchmark_group("fewest moves");
    proving
        .sample_size(10)
        .measurement_time(Duration::from_secs(2))
        .warm_up_time(Duration::from_millis(1));
    for (puzzle, moves) in [(Puzzle::B, 6), (Puzzle::C, 11), (Puzzle::D, 15)] {
        proving.bench_function(puzzle.to_string(), |bench| {
            bench.iter(|| {
                let solution = shorten(puzzle.problem(), solve(puzzle), Limits::default(), &mut patient);
                assert_eq!((solution.fewest, solution.line.moves().len()), (Fewness::Proved, moves));
            });
        });
    }
    proving.finish();
}

criterion_group!(benches, puzzles);
criterion_main!(benches);
