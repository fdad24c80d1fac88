//! The page's types, written from ours. `web/src/protocol.ts` holds them, and a test compares.

use crate::message::{Answer, Message};
use crate::request::{Envelope, Request};
use pasch_analysis::{Choice, CubeError, Level, Mark, RatingWord, Stage, Thoroughness};
use pasch_rules::{Board, Position, Side, Stake, Timing};
use serde::Serialize;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// The whole of `web/src/protocol.ts`.
pub fn typescript() -> String {
    let config = Config::default();
    let mut found = Collector {
        config: &config,
        seen: HashSet::new(),
        declarations: BTreeMap::new(),
    };
    found.visit::<Envelope>();
    found.visit::<Request>();
    found.visit::<Answer>();
    found.visit::<Message>();
    let mut text = format!(
        "// Generated from crates/protocol; do not edit. To write it anew after a change there:\n\
         //   PASCH_WRITE_TYPES=1 cargo test -p pasch-protocol\n\
         /* eslint-disable */\n\n\
         export const PROTOCOL_VERSION = {};\n",
        crate::VERSION
    );
    text.push_str(&list("LEVELS", "Level", &Level::ALL));
    text.push_str(&value("USUAL_LEVEL", "Level", &Level::USUAL));
    text.push_str(&list("THOROUGHNESSES", "Thoroughness", &Thoroughness::ALL));
    text.push_str(&list("STAKES", "Stake", &Stake::ALL));
    text.push_str(&list("STAGES", "Stage", &Stage::ALL));
    text.push_str(&list("CUBE_ERRORS", "CubeError", &CubeError::ALL));
    text.push_str(&list("USUAL_TIMINGS", "Timing", &Timing::USUAL));
    text.push_str(&value(
        "STARTING_BOARD",
        "Board",
        &Board::from_view(Side::White, &Position::starting()),
    ));
    text.push_str(&list("RATING_BOUNDS", "number", &rating_bounds()));
    text.push_str(&record("MARK_SIGNS", "Mark", Mark::ALL.map(|mark| (mark, mark.sign()))));
    let keys = Choice::ALL_BUT_PLAYS.map(|choice| {
        let key = choice.key().unwrap_or_default();
        (choice, key)
    });
    text.push_str(&record("CHOICE_KEYS", "Exclude<Choice, { play: string }>", keys));
    for declaration in found.declarations.values() {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

/// All there are of something, in order, so that the page need not know them by heart.
fn list(name: &str, of: &str, all: &[impl Serialize]) -> String {
    value(name, &format!("readonly {of}[]"), &all)
}

/// A value of ours.
fn value(name: &str, kind: &str, value: &impl Serialize) -> String {
    let value = serde_json::to_string(value).unwrap_or_default();
    format!("\nexport const {name}: {kind} = {value};\n")
}

/// The ratings at which the words for them change.
fn rating_bounds() -> Vec<f64> {
    let bounds = RatingWord::BANDS.into_iter().map(|(_, below)| below);
    bounds.filter(|below| below.is_finite()).collect()
}

/// A word for each of something.
fn record<const N: usize>(name: &str, of: &str, all: [(impl Serialize, &str); N]) -> String {
    let named = all.map(|(one, word)| {
        let one = serde_json::to_value(one).unwrap_or_default();
        (one.as_str().unwrap_or_default().to_owned(), word)
    });
    value(name, &format!("Readonly<Record<{of}, string>>"), &BTreeMap::from(named))
}

/// Walks through every type that a message can hold.
struct Collector<'a> {
    config: &'a Config,
    seen: HashSet<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Collector<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            self.declarations.insert(T::ident(self.config), T::decl(self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
