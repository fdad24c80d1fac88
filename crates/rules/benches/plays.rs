//! The play generator over 1,000 varied positions and all 21 throws, next to crate `bkgm` doing the same.
#![allow(missing_docs)]

use bkgm::{ClassicRules, Dice, legal_positions_with};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pasch_rules::{BAR, CheckerRules, Position, Roll};
use std::collections::HashSet;
use std::hint::black_box;

const RULES: CheckerRules = CheckerRules::TOURNAMENT;

fn plays(c: &mut Criterion) {
    let positions = varied_positions(1000);
    let theirs: Vec<_> = positions.iter().map(as_bkgm).collect();
    let rolls: Vec<_> = Roll::all().collect();
    let their_rolls: Vec<_> = rolls
        .iter()
        .map(|roll| Dice::new(roll.larger().into(), roll.smaller().into()))
        .collect();

    let ours = count(&positions, &rolls, &RULES);
    let distinct = distinct_of_bkgm(&theirs, &their_rolls);
    assert_eq!(ours, distinct, "both generators find the same number of results");
    assert_eq!(ours, 467_015, "the positions are always the same");

    let german = CheckerRules {
        straggler: true,
        pick_and_pass: false,
        ..RULES
    };
    let mut group = c.benchmark_group("plays of 1000 positions");
    group.throughput(Throughput::Elements(ours));
    group.bench_function("pasch", |b| b.iter(|| count(black_box(&positions), &rolls, &RULES)));
    group.bench_function("bkgm", |b| b.iter(|| count_bkgm(black_box(&theirs), &their_rolls)));
    group.bench_function("pasch, german rules", |b| {
        b.iter(|| count(black_box(&positions), &rolls, &german))
    });
    group.finish();
}

fn count(positions: &[Position], rolls: &[Roll], rules: &CheckerRules) -> u64 {
    let mut count = 0;
    for position in positions {
        for &roll in rolls {
            position.for_each_play(roll, rules, |play, after| {
                black_box((play, after));
                count += 1;
            });
        }
    }
    count
}

fn count_bkgm(positions: &[bkgm::Position<15>], rolls: &[Dice]) -> u64 {
    let mut count = 0;
    for position in positions {
        for roll in rolls {
            let results = legal_positions_with::<ClassicRules, 15>(*position, roll);
            count += black_box(&results).len() as u64;
        }
    }
    count
}

/// `bkgm` gives some bear-off results twice; without those.
fn distinct_of_bkgm(positions: &[bkgm::Position<15>], rolls: &[Dice]) -> u64 {
    let mut count = 0;
    for position in positions {
        for roll in rolls {
            let results: HashSet<_> = legal_positions_with::<ClassicRules, 15>(*position, roll)
                .into_iter()
                .collect();
            count += results.len() as u64;
        }
    }
    count
}

/// Positions from all stages of games played at random.
fn varied_positions(wanted: usize) -> Vec<Position> {
    let mut state = 7u64;
    let mut random = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let rolls: Vec<_> = Roll::all().collect();
    let mut positions = Vec::new();
    let mut position = Position::starting();
    while positions.len() < wanted {
        let plays = position.legal_plays(rolls[random(21)], &RULES);
        position = plays[random(plays.len())].1.opponent_on_roll();
        if position.is_over() {
            position = Position::starting();
        } else if random(3) == 0 {
            positions.push(position);
        }
    }
    positions
}

fn as_bkgm(position: &Position) -> bkgm::Position<15> {
    let mut pips = [0i8; 26];
    for place in 1..=usize::from(BAR) {
        pips[place] += position.own()[place] as i8;
        pips[25 - place] -= position.opp()[place] as i8;
    }
    bkgm::Position::try_from(pips).expect("positions from games are legal")
}

criterion_group!(benches, plays);
criterion_main!(benches);
