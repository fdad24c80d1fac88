//! The page's types, written from ours. `web/src/protocol.ts` holds them, and a test compares.

use crate::message::{Answer, Message};
use crate::request::{Envelope, Request};
use pasch_analysis::{CubeError, Level, Stage, Thoroughness};
use pasch_rules::Stake;
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
    text.push_str(&list("THOROUGHNESSES", "Thoroughness", &Thoroughness::ALL));
    text.push_str(&list("STAKES", "Stake", &Stake::ALL));
    text.push_str(&list("STAGES", "Stage", &Stage::ALL));
    text.push_str(&list("CUBE_ERRORS", "CubeError", &CubeError::ALL));
    for declaration in found.declarations.values() {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

/// All there are of something, in order, so that the page need not know them by heart.
fn list(name: &str, of: &str, all: &[impl Serialize]) -> String {
    let all = serde_json::to_string(all).unwrap_or_default();
    format!("\nexport const {name}: readonly {of}[] = {all};\n")
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
