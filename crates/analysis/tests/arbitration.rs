//! Arbitration: it finds the better play, treats both sides alike, and comes to the same wherever its units are done.

use pasch_analysis::{Arbitration, ArbitrationUnit, Contender, Dispute, Gain, Judge, Margin, Plan, carry_out};
use pasch_engine::{Engine, Interrupt, Nets, RolloutSettings};
use pasch_notation::read_play;
use pasch_rules::{BoardLaw, Position, Roll, Situation};
use proptest::prelude::*;
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

fn judge() -> Judge {
    static ENGINE: OnceLock<Arc<Engine>> = OnceLock::new();
    let engine = ENGINE.get_or_init(|| Arc::new(Engine::new(Nets::built_in())));
    Judge::new(Arc::clone(engine))
}

fn opening(play: &str) -> Contender {
    let start = Position::starting();
    let roll = Roll::new(3, 1).expect("a throw");
    let (play, after) = read_play(play, &start, roll, &BoardLaw::TOURNAMENT.plays).expect("a legal play");
    Contender::of_play(&Situation::money(start), &start, &play, &after)
}

fn dispute(first: &str, second: &str) -> Option<Dispute> {
    let start = Situation::money(Position::starting());
    Dispute::between(&start, [opening(first), opening(second)])
}

fn plan(disputes: Vec<Dispute>, trials: u32, clear: f64) -> Arbitration {
    Arbitration {
        disputes,
        settings: RolloutSettings {
            truncate: Some(4),
            ..RolloutSettings::default()
        },
        trials,
        clear,
    }
}

const BEST: &str = "8/5 6/5";
const BLUNDER: &str = "6/5 6/3";

#[test]
fn a_blunder_is_found_out_before_the_budget_is_spent() {
    let plan = plan(vec![dispute(BEST, BLUNDER).expect("they differ")], 100_000, 3.0);
    let margins = carry_out(&plan, &mut judge(), &());
    assert!(margins[0].is_clear(3.0) && margins[0].trials() < 1000, "{margins:?}");
    assert!((0.1..0.6).contains(&margins[0].mean()), "{margins:?}");
}

#[test]
fn who_is_named_first_does_not_matter() {
    let both = vec![
        dispute(BEST, BLUNDER).expect("they differ"),
        dispute(BLUNDER, BEST).expect("they differ"),
    ];
    let margins = carry_out(&plan(both, 72, 0.0), &mut judge(), &());
    assert_eq!(margins[0].mean(), -margins[1].mean());
    assert_eq!(margins[0].error(), margins[1].error());
}

#[test]
fn the_same_position_is_no_dispute() {
    assert!(dispute(BEST, "6/5 8/5").is_none());
}

#[test]
fn the_budget_is_spent_and_not_more() {
    let near = dispute("24/20", "24/23 13/10").expect("they differ");
    for trials in [2, 72, 100] {
        let margins = carry_out(&plan(vec![near.clone()], trials, 0.0), &mut judge(), &());
        assert_eq!(margins[0].trials(), trials);
        let early = carry_out(&plan(vec![near.clone()], trials, 100.0), &mut judge(), &());
        assert_eq!(early, margins, "what never gets clear spends it, too");
    }
}

/// Each unit goes through text and is done by somebody who remembers nothing, the last one first.
#[test]
fn units_may_be_done_anywhere() {
    let plan = plan(
        vec![
            dispute(BEST, BLUNDER).expect("they differ"),
            dispute("24/20", "24/23 13/10").expect("they differ"),
        ],
        144,
        3.0,
    );
    let here = carry_out(&plan, &mut judge(), &());
    let sent = serde_json::to_string(&plan).expect("written");
    let there: Arbitration = serde_json::from_str(&sent).expect("read");
    let mut known = there.begin();
    loop {
        let units = there.round(&known);
        if units.is_empty() {
            break;
        }
        let mut parts: Vec<Vec<f64>> = units
            .iter()
            .rev()
            .map(|unit| {
                let unit = serde_json::to_string(unit).expect("written");
                let unit: ArbitrationUnit = serde_json::from_str(&unit).expect("read");
                there.run(&mut judge(), &unit, &()).expect("nobody interrupts")
            })
            .collect();
        parts.reverse();
        there.fold(&mut known, units, parts);
    }
    assert_eq!(known, here);
}

/// Stops after so many questions.
struct After(Cell<u32>);

impl Interrupt for After {
    fn interrupted(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }
}

#[test]
fn told_to_stop_it_gives_whole_rounds() {
    let plan = plan(vec![dispute(BEST, BLUNDER).expect("they differ")], 720, 0.0);
    // A round asks some 600 times: 72 pairs of trials, four plies each.
    let margins = carry_out(&plan, &mut judge(), &After(Cell::new(1000)));
    assert_eq!(margins[0].trials() % 72, 0);
    assert!(margins[0].trials() < 720, "{margins:?}");
    let none = carry_out(&plan, &mut judge(), &After(Cell::new(1)));
    assert_eq!(Gain::over(&none).disputes, 0);
}

proptest! {
    /// Mean and error are those of the textbook, and what is clear at some distance is clear at every smaller one.
    #[test]
    fn margins_are_means_with_errors(values in prop::collection::vec(-3.0..3.0f64, 2..200), errors in 0.1..5.0f64) {
        let mut margin = Margin::default();
        prop_assert!(!margin.is_clear(errors) && margin.error().is_infinite());
        values.iter().for_each(|&value| margin.add(value));
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        prop_assert!((margin.mean() - mean).abs() < 1e-9);
        prop_assert!((margin.error() - (variance / n).sqrt()).abs() < 1e-6);
        prop_assert!(!margin.is_clear(errors) || margin.is_clear(errors / 2.0));
        // One dispute counts as one, however long it took.
        let mut other = Margin::default();
        other.add(0.5);
        let gain = Gain::over(&[margin, Margin::default(), other]);
        prop_assert_eq!(gain.disputes, 2);
        prop_assert!((gain.mean - (mean + 0.5) / 2.0).abs() < 1e-9);
    }
}
