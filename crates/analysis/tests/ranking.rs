//! Plays ranked as a plan: the very numbers of the search, wherever the units are done, and something at any time.

mod common;

use common::judge;
use pasch_analysis::{Plan, Ranked, Ranking, carry_out};
use pasch_engine::{CubeState, RankedPlay, Stakes, Tariff};
use pasch_rules::{BoardLaw, Position, Roll};

fn stakes() -> Stakes {
    Stakes::new(Tariff::money(false), CubeState::START)
}

fn plan(roll: Roll, cubeful: bool, plies: u8) -> Ranking {
    let start = Position::starting();
    Ranking::new(
        &mut judge(),
        BoardLaw::TOURNAMENT,
        (&start, roll),
        stakes(),
        cubeful,
        plies,
        &(),
    )
    .expect("nobody interrupts")
}

fn told(plays: &[RankedPlay]) -> Vec<(String, u32, u8)> {
    let told = |ranked: &RankedPlay| (format!("{:?}", ranked.after), ranked.value.to_bits(), ranked.plies);
    plays.iter().map(told).collect()
}

#[test]
fn the_plan_finds_what_the_search_finds() {
    for (roll, plies) in [((3, 1), 1), ((6, 4), 2)] {
        let roll = Roll::new(roll.0, roll.1).expect("a throw");
        for cubeful in [false, true] {
            let mut judge = judge();
            let searcher = judge.searcher(BoardLaw::TOURNAMENT, &()).expect("nobody interrupts");
            let start = Position::starting();
            let searched = match cubeful {
                true => searcher.rank_cubeful(&start, roll, plies, &stakes(), &()),
                false => searcher.rank(&start, roll, plies, &stakes().valuations(), &()),
            };
            let found = carry_out(&plan(roll, cubeful, plies), &mut judge, &());
            assert_eq!(found.plies, plies);
            assert_eq!(told(&found.plays), told(&searched.expect("nobody interrupts")));
        }
    }
}

/// Every unit by somebody who remembers nothing, the last one first.
#[test]
fn units_may_be_done_anywhere() {
    let plan = plan(Roll::new(5, 2).expect("a throw"), true, 1);
    let mut known = plan.begin();
    loop {
        let units = plan.round(&known);
        if units.is_empty() {
            break;
        }
        let run = |unit| plan.run(&mut judge(), unit, &()).expect("nobody interrupts");
        let mut parts: Vec<_> = units.iter().rev().map(run).collect();
        parts.reverse();
        plan.fold(&mut known, units, parts);
    }
    assert_eq!(told(&known.plays), told(&carry_out(&plan, &mut judge(), &()).plays));
}

#[test]
fn told_to_stop_it_gives_the_last_whole_ply() {
    let roll = Roll::new(5, 2).expect("a throw");
    let plan = plan(roll, false, 3);
    let after = |questions| -> Ranked { carry_out(&plan, &mut judge(), &common::after(questions)) };
    let at_once = after(1);
    assert_eq!(at_once.plies, 0);
    assert_eq!(at_once.plays.len(), plan.begin().plays.len());
    // One ply asks before each of 21 rolls, for eight plays at most.
    let some = after(500);
    assert_eq!(some.plies, 1);
    let whole = carry_out(&self::plan(roll, false, 1), &mut judge(), &());
    assert_eq!(told(&some.plays), told(&whole.plays));
}
