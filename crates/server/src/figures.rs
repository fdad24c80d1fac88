//! Figures for whoever watches a server, in the form that Prometheus reads. What is counted is counted where it happens; what can be
//! looked up is looked up when somebody asks.

use crate::http::App;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// The names of what is counted where it happens.
const WRITES: &str = "pasch_write_seconds";
const FAILED: &str = "pasch_writes_failed_total";
const THOUGHTS: &str = "pasch_thought_seconds";
const TAKEN: &str = "pasch_tables_taken_total";
const CUT: &str = "pasch_links_cut_total";
/// The names of what is looked up.
const TABLES: &str = "pasch_tables";
const PAGES: &str = "pasch_pages";
const LINKS: &str = "pasch_links";
const READY: &str = "pasch_ready";
const AHEAD: &str = "pasch_turns_ahead_max";

/// Where a time is put, in seconds: from what a disk takes to what nobody waits for.
const STEPS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

static FIGURES: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count, once in a process. Where somebody else in it counts already, nothing is told here.
pub fn begin() -> Option<&'static PrometheusHandle> {
    let figures = FIGURES.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&STEPS);
        let recorder = builder.ok()?.build_recorder();
        let figures = recorder.handle();
        metrics::set_global_recorder(recorder).ok()?;
        describe_histogram!(WRITES, Unit::Seconds, "From a table's entries to their being durable");
        describe_counter!(FAILED, "Writes that ended a table");
        describe_histogram!(THOUGHTS, Unit::Seconds, "Thoughts of the engine, without their waiting");
        describe_counter!(
            TAKEN,
            "Tables fetched from the store, after they were put away or their node was gone"
        );
        describe_counter!(CUT, "Pages here whose way to a table elsewhere was cut");
        describe_gauge!(TABLES, "Tables set up here");
        describe_gauge!(PAGES, "Pages connected here");
        describe_gauge!(
            LINKS,
            "Pages here at tables elsewhere (near), and pages elsewhere at tables here (far)"
        );
        describe_gauge!(READY, "1 if pages should be sent here, as /readyz says");
        describe_gauge!(
            AHEAD,
            "The most turns of other tables that were ever ahead of a computer's"
        );
        Some(figures)
    });
    figures.as_ref()
}

/// A table's entries were written, or not.
pub fn written(took: Duration, well: bool) {
    match well {
        true => histogram!(WRITES).record(took),
        false => counter!(FAILED).increment(1),
    }
}

/// Something was thought, in play or because somebody asked.
pub fn thought(lane: &'static str, took: Duration) {
    histogram!(THOUGHTS, "lane" => lane).record(took);
}

/// A table was fetched from the store.
pub fn taken() {
    counter!(TAKEN).increment(1);
}

/// The way of a page here to a table elsewhere was cut.
#[cfg(feature = "nodes")]
pub fn cut() {
    counter!(CUT).increment(1);
}

/// All figures of this server, as text.
pub fn tell(app: &App) -> Option<String> {
    let figures = begin()?;
    let count = |number: usize| number as f64;
    gauge!(TABLES).set(count(app.hall.count()));
    gauge!(PAGES).set(count(app.connected()));
    gauge!(READY).set(f64::from(u8::from(app.is_ready())));
    gauge!(AHEAD).set(count(app.hall.thinkers().longest()));
    #[cfg(feature = "nodes")]
    if let Some(nodes) = app.hall.nodes() {
        let (near, far) = nodes.links();
        gauge!(LINKS, "end" => "near").set(count(near));
        gauge!(LINKS, "end" => "far").set(count(far));
    }
    figures.run_upkeep();
    Some(figures.render())
}
