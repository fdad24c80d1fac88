//! What watches a search: a deadline, an ear for Ctrl-C, and a progress line.

use crate::language::words;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use pasch_solitaire::{Bound, Progress, Stage};
use std::ops::ControlFlow;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Keeps the time, listens for Ctrl-C and shows progress while a search runs.
pub(super) struct Lookout {
    deadline: Option<Instant>,
    bar: ProgressBar,
}

static SEARCHING: AtomicBool = AtomicBool::new(false);
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static HANDLER: Once = Once::new();

impl Lookout {
    pub(super) fn new(seconds: Duration) -> Lookout {
        HANDLER.call_once(|| {
            // Without a handler Ctrl-C still ends the program, only less politely.
            let _ = ctrlc::set_handler(|| {
                if !SEARCHING.load(Ordering::SeqCst) || INTERRUPTED.swap(true, Ordering::SeqCst) {
                    std::process::exit(130);
                }
            });
        });
        INTERRUPTED.store(false, Ordering::SeqCst);
        SEARCHING.store(true, Ordering::SeqCst);
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(100));
        Lookout {
            deadline: Instant::now().checked_add(seconds),
            bar,
        }
    }

    pub(super) fn look(&mut self, progress: Progress) -> ControlFlow<Bound> {
        let busy = words().text(match progress.stage {
            Stage::Solution => "solitaire-seeking-solution",
            Stage::FewestMoves => "solitaire-seeking-moves",
            Stage::FewestPegs => "solitaire-seeking-pegs",
        });
        self.bar
            .set_message(words().labelled(&busy, &HumanCount(progress.positions).to_string()));
        if INTERRUPTED.load(Ordering::SeqCst) {
            ControlFlow::Break(Bound::Interrupted)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            ControlFlow::Break(Bound::Time)
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
        SEARCHING.store(false, Ordering::SeqCst);
    }
}
