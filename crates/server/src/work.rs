//! Work for other machines: the units of a plan lie in a queue, workers take them, and whoever asked folds what they send back.
//!
//! A unit stands for itself: it has with it all that its part depends on, and its name is the hash of that. So it does not matter
//! who does it, how often, or whether anybody still waits: a part is stored once under its name, and whoever comes second finds it
//! there. The queue is JetStream's, which may lose what it was given when the power fails: nothing lies in it that could not be
//! asked for again.
//!
//! Parts depend on the engine to the last bit. Each engine has its own subjects, so that a worker of another version never
//! sees a unit that it would do differently.

mod office;
mod worker;

pub use office::Office;
pub use worker::serve;

use async_nats::jetstream;
use async_nats::jetstream::stream::{DiscardPolicy, RetentionPolicy, StorageType};
use pasch_analysis::{Judge, MatchPlan, MatchUnit, Plan, Rollout, RolloutUnit};
use pasch_engine::Engine;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// The stream of units that nobody has done yet.
const QUEUE: &str = "pasch-work";
/// The bucket of parts, by the names of their units.
const PARTS: &str = "pasch-parts";
/// How long parts are kept, and units that nobody takes.
const KEPT: Duration = Duration::from_secs(24 * 3600);
/// How often a unit is given out before it is called dead.
const TRIES: i64 = 5;
/// The header of a unit that names where its part is to be sent.
const ANSWER_TO: &str = "Pasch-Answer-To";

/// Work whose units may be done elsewhere.
pub trait Shared: Plan<Worker = Judge> + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What kind of work it is.
    const KIND: Kind;

    /// A unit with as little of the plan as its part depends on.
    fn alone(&self, unit: &Self::Unit) -> Option<(Self, Self::Unit)>
    where
        Self: Sized;
}

impl Shared for Rollout {
    const KIND: Kind = Kind::Rollout;

    fn alone(&self, unit: &RolloutUnit) -> Option<(Rollout, RolloutUnit)> {
        let mut plan = self.clone();
        plan.contenders = vec![self.contenders.get(unit.contender as usize)?.clone()];
        // Neither decides what a single trial comes to.
        (plan.trials, plan.clear) = (0, 0.0);
        Some((plan, RolloutUnit { contender: 0, ..*unit }))
    }
}

impl Shared for MatchPlan {
    const KIND: Kind = Kind::Match;

    fn alone(&self, unit: &MatchUnit) -> Option<(MatchPlan, MatchUnit)> {
        let decision = self.decisions.get(unit.0 as usize)?.clone();
        Some((MatchPlan::of_decisions(vec![decision], self.thoroughness), MatchUnit(0)))
    }
}

/// What kind of work it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Trials of a rollout.
    Rollout,
    /// Decisions of a match.
    Match,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 2] = [Kind::Rollout, Kind::Match];

    fn name(self) -> &'static str {
        match self {
            Kind::Rollout => "rollout",
            Kind::Match => "match",
        }
    }
}

/// What is done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// Somebody looks at a page and waits.
    Page,
    /// A command, which has time.
    Command,
}

impl Priority {
    /// All of them, the first first.
    pub const ALL: [Priority; 2] = [Priority::Page, Priority::Command];

    fn name(self) -> &'static str {
        match self {
            Priority::Page => "page",
            Priority::Command => "command",
        }
    }
}

/// What tells the parts of one engine from those of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineName(String);

impl EngineName {
    /// The name of this engine: of its numbers, the tables it was given, and the form in which work is sent.
    pub fn of(engine: &Arc<Engine>) -> EngineName {
        let numbers = Judge::new(Arc::clone(engine)).fingerprint();
        let known = (env!("CARGO_PKG_VERSION"), FORM, numbers, engine.has_hypergammon());
        let digest = Sha256::digest(format!("{known:?}"));
        EngineName(pasch_dice::hex(&digest[..8]))
    }

    fn subject(&self, kind: Kind, priority: Priority) -> String {
        format!("pasch.work.{}.{}.{}", self.0, kind.name(), priority.name())
    }

    /// Where every unit for this engine is published.
    fn all(&self) -> String {
        format!("pasch.work.{}.>", self.0)
    }

    /// Where its workers answer when they are called.
    fn roll_call(&self) -> String {
        format!("pasch.workers.{}", self.0)
    }

    fn consumer(&self, kind: Kind, priority: Priority) -> String {
        format!("{}-{}-{}", self.0, kind.name(), priority.name())
    }
}

/// The number of the form in which work is sent: whatever changes a part's bytes raises it.
const FORM: u32 = 1;

/// A unit on its way.
#[derive(Debug, Serialize, Deserialize)]
struct Task<P, U> {
    plan: P,
    unit: U,
}

/// The name of a unit: the hash of what it consists of.
fn name_of(engine: &EngineName, kind: Kind, task: &[u8]) -> String {
    let mut hash = Sha256::new();
    for part in [engine.0.as_bytes(), kind.name().as_bytes(), task] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    pasch_dice::hex(&hash.finalize())
}

/// What a unit came to, as it is stored and sent.
#[derive(Debug, Serialize, Deserialize)]
struct Answer<T> {
    name: String,
    outcome: Outcome<T>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome<T> {
    Part(T),
    /// Why it cannot be done, by anyone.
    Fault(String),
}

/// Why work cannot be done elsewhere.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WorkFault {
    /// The messenger cannot be reached.
    #[error("{address}: {why}")]
    Connect {
        /// Where.
        address: String,
        /// Why not.
        why: String,
    },
    /// The messenger does not do what it is asked.
    #[error("the queue of work: {0}")]
    Queue(String),
    /// Whoever took this unit did not come back.
    #[error("unit {name} was given out {tries} times, and nobody came back with it")]
    Dead {
        /// Which.
        name: String,
        /// How often.
        tries: u64,
    },
    /// A worker cannot do it.
    #[error("unit {name}: {why}")]
    Refused {
        /// Which.
        name: String,
        /// Why.
        why: String,
    },
}

fn queue_fault(fault: impl std::fmt::Display) -> WorkFault {
    WorkFault::Queue(fault.to_string())
}

/// How long a worker that has taken a unit may be silent before another gets it.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// So long.
    pub silence: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times {
            silence: Duration::from_secs(6),
        }
    }
}

/// The connection with what lies behind it.
#[derive(Clone, Debug)]
struct Exchange {
    client: async_nats::Client,
    stream: jetstream::stream::Stream,
    context: jetstream::Context,
    parts: jetstream::kv::Store,
}

impl Exchange {
    /// Connects. The queue and the bucket are made if they are not there; what an operator has made otherwise is left.
    async fn open(address: &str, name: &str) -> Result<Exchange, WorkFault> {
        let client = async_nats::ConnectOptions::new().name(name).connect(address).await;
        let client = client.map_err(|fault| WorkFault::Connect {
            address: address.to_owned(),
            why: fault.to_string(),
        })?;
        let context = jetstream::new(client.clone());
        let queue = jetstream::stream::Config {
            name: QUEUE.to_owned(),
            subjects: vec!["pasch.work.>".to_owned()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            storage: StorageType::File,
            max_age: KEPT,
            ..jetstream::stream::Config::default()
        };
        let stream = context.get_or_create_stream(queue).await.map_err(queue_fault)?;
        // A bucket is a stream of this form. Made by hand, it can also be made at older servers, whose account the client cannot
        // read.
        let bucket = jetstream::stream::Config {
            name: format!("KV_{PARTS}"),
            subjects: vec![format!("$KV.{PARTS}.>")],
            max_messages_per_subject: 1,
            discard: DiscardPolicy::New,
            storage: StorageType::File,
            max_age: KEPT,
            allow_rollup: true,
            deny_delete: true,
            allow_direct: true,
            ..jetstream::stream::Config::default()
        };
        context.get_or_create_stream(bucket).await.map_err(queue_fault)?;
        let parts = context.get_key_value(PARTS).await.map_err(queue_fault)?;
        Ok(Exchange {
            client,
            stream,
            context,
            parts,
        })
    }
}
