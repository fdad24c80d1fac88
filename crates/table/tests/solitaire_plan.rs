//! A search in solitaire as a plan: its pieces may be done anywhere, and whoever stops it gets what is known.

use pasch_analysis::{Plan, carry_out};
use pasch_engine::Interrupt;
use pasch_protocol::{Message, SolitaireAsk, SolitaireVerdict};
use pasch_solitaire::{Hole, Position, Problem, Puzzle};
use pasch_table::{SolitairePart, SolitaireSearch, SolitaireUnit, answer_solitaire};
use proptest::prelude::*;
use std::cell::Cell;

/// A problem that can be solved: so many jumps from a full board but one hole, taken by these wishes, end at its goal.
fn problem(wishes: &[usize], kept: usize) -> Option<Problem> {
    let mut line = vec![Position::FULL.without(Hole::CENTRE)];
    for wish in wishes {
        let now = *line.last()?;
        let jumps = now.jumps();
        let Some(&jump) = jumps.get(wish % jumps.len().max(1)) else {
            break;
        };
        line.push(now.jump(jump).ok()?);
    }
    let start = line[line.len().saturating_sub(1 + kept)];
    Problem::new(start, *line.last()?).ok()
}

/// Does every piece as if it were far away: unit and part travel as text.
fn far_away(search: &SolitaireSearch) -> Option<SolitairePart> {
    let mut known = search.begin();
    loop {
        let units = search.round(&known);
        if units.is_empty() {
            return known;
        }
        let parts = units.iter().map(|unit| {
            let unit: SolitaireUnit = serde_json::from_str(&serde_json::to_string(unit).unwrap()).unwrap();
            let part = search.run(&mut (), &unit, &()).unwrap();
            serde_json::from_str(&serde_json::to_string(&part).unwrap()).unwrap()
        });
        let parts = parts.collect();
        search.fold(&mut known, units, parts);
    }
}

/// Stops at the so manieth question, and counts them.
struct StopAt {
    asked: Cell<u32>,
    at: u32,
}

impl Interrupt for StopAt {
    fn interrupted(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() >= self.at
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_pieces_may_be_done_anywhere(wishes in prop::collection::vec(any::<usize>(), 10..30), kept in 1usize..7) {
        let Some(problem) = problem(&wishes, kept) else { return Ok(()) };
        let search = SolitaireSearch { problem, shortest: true };
        let here = carry_out(&search, &mut (), &()).unwrap();
        prop_assert_eq!(&Some(here.clone()), &far_away(&search));
        let SolitaireVerdict::Solvable { moves, fewest, at_least } = here.verdict else {
            return Err(TestCaseError::fail("a line that was played can be played"));
        };
        prop_assert!(fewest && at_least as usize == moves.len() && moves.len() <= kept);
    }
}

#[test]
fn told_to_stop_it_says_what_it_knows_and_asks_no_more() {
    // A move after the beginning of a long problem: nobody knows its solution without a search.
    let problem = Puzzle::D.problem();
    let jump = problem.start().jumps()[0];
    let start = problem.start().jump(jump).unwrap().numbers();
    let goal = problem.goal().numbers();
    for at in [1, 2, 3] {
        let stop = StopAt {
            asked: Cell::new(0),
            at,
        };
        let answer = answer_solitaire(&start, &goal, SolitaireAsk::Solution, &stop).unwrap();
        let Message::Solitaire { verdict } = answer else {
            panic!("{answer:?}")
        };
        // A solution may be known by then; that it has the fewest moves is not.
        let open = match verdict {
            SolitaireVerdict::Solvable { fewest, .. } => !fewest,
            SolitaireVerdict::Unknown => true,
            SolitaireVerdict::Impossible { .. } => false,
        };
        assert!(open, "{verdict:?}");
        assert_eq!(stop.asked.get(), at, "whoever was told to stop asks no more");
    }
}
