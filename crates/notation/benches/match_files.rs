//! How long a match file takes to read, replayed through the rules move by move.

use criterion::{Criterion, criterion_group, criterion_main};
use pasch_notation::{read_mat, read_sgf, write_sgf};
use std::hint::black_box;

/// A match to seven points that gnubg played against itself: 4 games.
const MATCH: &str = include_str!("../tests/data/seven-points.mat");

fn reading(criterion: &mut Criterion) {
    let reading = read_mat(MATCH);
    assert!(reading.faults.is_empty(), "{:?}", reading.faults);
    assert_eq!(reading.record.games.len(), 4);
    let sgf = write_sgf(&reading.record);
    criterion.bench_function("a seven-point match from .mat", |bench| {
        bench.iter(|| read_mat(black_box(MATCH)))
    });
    criterion.bench_function("a seven-point match from .sgf", |bench| {
        bench.iter(|| read_sgf(black_box(&sgf)))
    });
}

criterion_group!(benches, reading);
criterion_main!(benches);
