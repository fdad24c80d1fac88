//! Plans carried out on all threads of this machine, until Ctrl-C or for a limited time.

use pasch_analysis::Plan;
use pasch_engine::Interrupt;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Ctrl-C, or the end of a time, as something that work can ask.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    pressed: Arc<AtomicBool>,
    end: Option<Instant>,
}

impl Stop {
    /// Set when Ctrl-C is pressed.
    pub fn on_ctrl_c() -> Stop {
        let stop = Stop::default();
        let handler = stop.clone();
        // If the signal cannot be caught, Ctrl-C ends the program as it would anyway.
        let _ = ctrlc::set_handler(move || handler.press());
        stop
    }

    /// Sets it, as Ctrl-C does.
    pub fn press(&self) {
        self.pressed.store(true, Ordering::Relaxed);
    }

    /// Set once so much time has passed; without a time, never.
    pub fn after(time: Option<Duration>) -> Stop {
        Stop::default().or_after(time)
    }

    /// The same, or once so much time has passed.
    pub fn or_after(self, time: Option<Duration>) -> Stop {
        let end = time.and_then(|time| Instant::now().checked_add(time));
        Stop { end, ..self }
    }
}

impl Interrupt for Stop {
    fn interrupted(&self) -> bool {
        self.pressed.load(Ordering::Relaxed) || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

/// Carries out a plan. `worker` makes the workers, one for each thread; `done` hears of every round. Told to stop, it
/// gives what is known by then.
pub fn carry_out_on_threads<P: Plan<Worker: Send> + Sync>(
    plan: &P,
    worker: impl Fn() -> P::Worker,
    stop: &(impl Interrupt + Sync),
    done: impl Fn(&[P::Unit]),
) -> P::Sum {
    let threads = rayon::current_num_threads().max(1);
    let workers: Vec<Mutex<P::Worker>> = (0..threads).map(|_| Mutex::new(worker())).collect();
    let mut known = plan.begin();
    loop {
        let units = plan.round(&known);
        if units.is_empty() || stop.interrupted() {
            return known;
        }
        let parts: Vec<Option<P::Part>> = units
            .par_iter()
            .map(|unit| {
                let thread = rayon::current_thread_index().unwrap_or(0) % workers.len();
                let mut worker = workers[thread].lock().unwrap_or_else(PoisonError::into_inner);
                plan.run(&mut worker, unit, stop).ok()
            })
            .collect();
        let whole = parts.iter().all(Option::is_some);
        let finished = units
            .into_iter()
            .zip(parts)
            .filter_map(|(unit, part)| Some((unit, part?)));
        let (units, parts): (Vec<_>, Vec<_>) = finished.unzip();
        if !whole {
            plan.fold_cut_short(&mut known, units, parts);
            return known;
        }
        done(&units);
        plan.fold(&mut known, units, parts);
    }
}
