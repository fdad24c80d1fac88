//! Long work stops when it is told to: it asks often, and does not ask again once it has heard yes.

use pasch_analysis::{Judge, JudgeFault, Plan, Rollout};
use pasch_engine::{Engine, Interrupt, Nets, RolloutSettings};
use pasch_rules::{Position, Roll, Situation};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// Says yes from some question on, and counts.
struct After {
    patience: u32,
    asked: Cell<u32>,
}

impl Interrupt for After {
    fn interrupted(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() >= self.patience
    }
}

fn after(patience: u32) -> After {
    After {
        patience,
        asked: Cell::new(0),
    }
}

fn judge() -> Judge {
    static ENGINE: OnceLock<Arc<Engine>> = OnceLock::new();
    Judge::new(Arc::clone(
        ENGINE.get_or_init(|| Arc::new(Engine::new(Nets::built_in()))),
    ))
}

type Question = fn(&mut Judge, &Situation, &After) -> Result<(), JudgeFault>;

/// Every question of a judge, two plies deep.
fn questions() -> [Question; 2] {
    [
        |judge, situation, stop| {
            let roll = Roll::new(4, 2).expect("a roll");
            judge.rank(situation, roll, 2, stop).map(drop)
        },
        |judge, situation, stop| judge.evaluate(situation, 2, stop).map(drop),
    ]
}

#[test]
fn a_judge_that_is_told_to_stop_asks_no_more() {
    let start = Situation::money(Position::starting());
    for question in questions() {
        let unheard = after(u32::MAX);
        question(&mut judge(), &start, &unheard).expect("nobody interrupts");
        let whole = unheard.asked.get();
        // It asks before every roll of every position it looks into: some plays, each with 21 rolls.
        assert!(whole > 5 * 21, "{whole} questions");
        for patience in [1, 2, 21, 22, 100, whole] {
            let stop = after(patience);
            let answer = question(&mut judge(), &start, &stop);
            assert!(
                matches!(answer, Err(JudgeFault::Interrupted(_))),
                "{patience} of {whole}"
            );
            assert_eq!(stop.asked.get(), patience);
        }
    }
}

#[test]
fn a_rollout_that_is_told_to_stop_asks_no_more() {
    let start = Situation::money(Position::starting());
    let settings = RolloutSettings {
        truncate: Some(6),
        ..RolloutSettings::default()
    };
    let rollout = Rollout::of_situation(start, settings, 36).expect("it can be rolled out");
    let unit = rollout.round(&rollout.begin()).swap_remove(0);
    let unheard = after(u32::MAX);
    rollout.run(&mut judge(), &unit, &unheard).expect("nobody interrupts");
    let whole = unheard.asked.get();
    // At least once for each ply of each trial.
    assert!(whole >= 6 * unit.count, "{whole} questions");
    for patience in [1, 7, whole] {
        let stop = after(patience);
        assert!(
            rollout.run(&mut judge(), &unit, &stop).is_err(),
            "{patience} of {whole}"
        );
        assert_eq!(stop.asked.get(), patience);
    }
}
