//! How much is judged: a count by which it can be told how much is done between two questions whether to stop.

use std::cell::Cell;

thread_local! {
    static EVALUATIONS: Cell<u64> = const { Cell::new(0) };
}

/// How many positions the nets have judged on this thread so far, the small nets' among them, with those that were worked
/// out for tables.
pub fn evaluations() -> u64 {
    EVALUATIONS.get()
}

#[inline]
pub(crate) fn count(positions: usize) {
    EVALUATIONS.set(EVALUATIONS.get().wrapping_add(positions as u64));
}
