//! A small net that chooses replies: what it leaves for the large one, and a search that stays the same with any memory,
//! on any path and without allocation.

use arrayvec::ArrayVec;
use pasch_engine::{
    Cut, Engine, Evaluator, Filter, MOST_CANDIDATES, Net, NetWeights, Nets, Path, Searcher, Valuation, Valuations,
};
use pasch_engine::{FeatureSet, Kind, Layer};
use pasch_rules::{Afterstate, BoardLaw, Position, Roll};
use std::sync::{Arc, OnceLock};

/// A small net that knows nothing: what it prefers is as good as random, so that every fault of the search around it
/// shows.
fn ignorant(kind: Kind) -> Net {
    let mut state = 3u32;
    let mut next = |scale: f32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 8) as f32 / (1 << 24) as f32 - 0.5) * scale
    };
    let mut list = |count: usize, scale: f32| (0..count).map(|_| next(scale)).collect::<Vec<f32>>();
    let net = NetWeights {
        kind,
        width: 32,
        inputs: list(FeatureSet::of(kind).inputs() * 32, 0.8),
        bias: list(32, 0.5),
        heads: vec![vec![Layer {
            weights: list(32 * 5, 1.0),
            bias: list(5, 0.5),
        }]],
    };
    Net::from_weights(&net).expect("a sound net")
}

/// The built-in nets with an ignorant chooser.
fn nets() -> Nets {
    let mut nets = Nets::built_in();
    let contact = nets.contact.with_chooser(&ignorant(Kind::Chooser));
    nets.contact = Arc::new(contact.expect("a pair"));
    nets
}

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| Engine::new(nets()))
}

/// Positions of a game in which every throw is played at random.
fn positions() -> Vec<(Position, Roll)> {
    let mut position = Position::starting();
    let mut found = Vec::new();
    for turn in 0..60 {
        let roll = Roll::all().nth(turn * 13 % 21).expect("21 throws");
        found.push((position, roll));
        let plays = position.legal_plays(roll, &BoardLaw::TOURNAMENT.plays);
        position = plays[turn * 7 % plays.len()].1.opponent_on_roll();
        if position.is_over() {
            position = Position::starting();
        }
    }
    found
}

type Plays = ArrayVec<Afterstate, MOST_CANDIDATES>;

fn first_cut(evaluator: &Evaluator, (position, roll): (Position, Roll)) -> Plays {
    evaluator.first_cut(&position, roll, Cut::best(10), &Valuation::POINTS)
}

#[test]
fn the_chooser_keeps_the_best_in_its_own_order() {
    let evaluator = engine().evaluator(BoardLaw::TOURNAMENT);
    let chooser = evaluator.contact.chooser().expect("a chooser");
    let mut narrowed = 0;
    for decision in positions() {
        let plays = first_cut(&evaluator, decision);
        let all = evaluator.choose(plays.clone(), Cut::best(MOST_CANDIDATES), &Valuation::POINTS);
        assert_eq!(all.len(), plays.len());
        assert!(plays.iter().all(|play| all.contains(play)), "none is lost");
        let best = evaluator.choose(plays.clone(), Cut::best(3), &Valuation::POINTS);
        assert_eq!(best[..], all[..all.len().min(3)]);
        let near = Cut { most: 10, margin: 0.1 };
        let near = evaluator.choose(plays.clone(), near, &Valuation::POINTS);
        assert_eq!(near[..], all[..near.len()]);
        narrowed += usize::from(near.len() < all.len());
        if all.iter().all(|play| !play.opponent_on_roll().is_race()) {
            let score = |play: &Afterstate| {
                let chances = chooser.evaluate(&Kind::Chooser.rows(&play.opponent_on_roll()));
                Valuation::POINTS.of(&chances.flipped())
            };
            assert!(all.is_sorted_by(|a, b| score(a) >= score(b)));
        }
    }
    assert!(narrowed > 20, "the margin cut {narrowed} times");
}

#[test]
fn without_a_chooser_every_play_is_left() {
    let mut nets = nets();
    nets.contact = Arc::new(ignorant(Kind::Contact));
    let evaluator = Engine::new(nets).evaluator(BoardLaw::TOURNAMENT);
    for decision in positions() {
        let plays = first_cut(&evaluator, decision);
        assert_eq!(evaluator.choose(plays.clone(), Cut::best(1), &Valuation::POINTS), plays);
    }
}

#[test]
fn a_search_with_a_chooser_is_the_same_with_any_memory_and_on_any_path() {
    let judged = |engine: &Engine, remembered: usize| {
        let evaluator = engine.evaluator(BoardLaw::TOURNAMENT);
        let mut searcher = Searcher::new(evaluator, Filter::default(), remembered);
        let looks = positions().into_iter().take(20).map(|(position, _)| {
            searcher
                .look(&position, 1, &Valuations::POINTS, &())
                .expect("nobody interrupts")
        });
        looks.collect::<Vec<_>>()
    };
    let wanted = judged(engine(), 2);
    assert_eq!(judged(engine(), 1 << 16), wanted);
    for path in Path::all() {
        assert_eq!(judged(&Engine::new(nets().on_path(path)), 1 << 10), wanted, "{path:?}");
    }
    // It matters who chooses.
    assert_ne!(judged(&Engine::new(Nets::built_in()), 2), wanted);
}

#[test]
fn choosing_allocates_nothing() {
    let mut searcher = engine().searcher(BoardLaw::TOURNAMENT);
    let decisions = positions();
    // The first call on a thread makes its room.
    let _ = searcher.look(&decisions[0].0, 1, &Valuations::POINTS, &());
    for (position, _) in decisions.into_iter().take(10) {
        let used = allocation_counter::measure(|| {
            let _ = searcher.look(&position, 1, &Valuations::POINTS, &());
        });
        assert_eq!(used.count_total, 0, "{position:?}");
    }
}
