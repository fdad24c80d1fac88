//! The engine's hot paths: features, one judgement, a batch of siblings, a chosen play, a look ahead.

use criterion::{Criterion, criterion_group, criterion_main};
use pasch_engine::{Engine, Kind, Nets, Path, Probabilities, Valuations};
use pasch_rules::{BoardLaw, Position, Roll};
use std::hint::black_box;

fn engine(c: &mut Criterion) {
    let nets = Nets::built_in();
    let engine = Engine::new(nets.clone());
    let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    let start = Position::starting();
    let roll = Roll::new(4, 1).expect("a throw");
    let afters: Vec<Position> = start
        .legal_plays(roll, &BoardLaw::TOURNAMENT.plays)
        .iter()
        .map(|(_, after)| after.opponent_on_roll())
        .collect();
    let rows: Vec<_> = afters
        .iter()
        .take(8)
        .map(|position| Kind::Contact.rows(position))
        .collect();

    c.bench_function("features", |b| b.iter(|| Kind::Contact.rows(black_box(&start))));
    c.bench_function("net, one position", |b| {
        b.iter(|| nets.contact.evaluate(black_box(&rows[0])))
    });
    let plain = nets.on_path(Path::Scalar);
    c.bench_function("net, one position, scalar", |b| {
        b.iter(|| plain.contact.evaluate(black_box(&rows[0])))
    });
    c.bench_function("net, eight siblings", |b| {
        let mut chances = [Probabilities::default(); 8];
        b.iter(|| {
            nets.contact
                .evaluate_batch(black_box(&rows), &mut chances[..rows.len()])
        });
    });
    c.bench_function("best play, remembered", |b| {
        b.iter(|| searcher.best_at_once(black_box(&start), roll, &Valuations::POINTS));
    });
    c.bench_function("one ply ahead, fresh", |b| {
        b.iter_batched(
            || engine.searcher(BoardLaw::TOURNAMENT),
            |mut searcher| searcher.look(black_box(&start), 1, &Valuations::POINTS, &()),
            criterion::BatchSize::LargeInput,
        );
    });
}

criterion_group!(benches, engine);
criterion_main!(benches);
