//! The office: publishes the units of each round, gathers their parts, and folds. What is lost on the way is looked up under its
//! name; and when no worker is left, the rest is done here.

use super::{
    ANSWER_TO, Answer, EngineName, Exchange, Outcome, Priority, QUEUE, Shared, Task, WorkFault, name_of, queue_fault,
};
use async_nats::HeaderMap;
use futures_util::StreamExt;
use pasch_analysis::Judge;
use pasch_engine::Interrupt;
use serde::Deserialize;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

/// How long to wait for the first worker to answer when they are called, and then for the others. Where there are none, the
/// messenger says so at once.
const FIRST: Duration = Duration::from_secs(3);
const OTHERS: Duration = Duration::from_millis(400);
/// How often to look whether to stop.
const LOOKS: Duration = Duration::from_millis(100);
/// How long nothing may come before parts are looked up that may have been sent in vain.
const QUIET: Duration = Duration::from_secs(2);

/// Where work is handed out.
#[derive(Clone, Debug)]
pub struct Office {
    exchange: Exchange,
    engine: EngineName,
    priority: Priority,
}

/// A unit of this round that is not done.
struct Open {
    /// Its places in the round: the same may be asked twice.
    places: Vec<usize>,
    /// Its number in the queue.
    number: u64,
    task: Vec<u8>,
}

/// JetStream says that a message was given out as often as it may be.
#[derive(Debug, Deserialize)]
struct GivenUp {
    stream_seq: u64,
    deliveries: u64,
}

impl Office {
    /// Connects to a messenger such as `nats://host:4222`.
    pub async fn open(address: &str, engine: EngineName, priority: Priority) -> Result<Office, WorkFault> {
        let exchange = Exchange::open(address, "pasch office").await?;
        Ok(Office {
            exchange,
            engine,
            priority,
        })
    }

    /// How many workers with the same engine there are.
    pub async fn workers(&self) -> Result<usize, WorkFault> {
        let client = &self.exchange.client;
        let inbox = client.new_inbox();
        let mut answers = client.subscribe(inbox.clone()).await.map_err(queue_fault)?;
        let call = client.publish_with_reply(self.engine.roll_call(), inbox, Vec::new().into());
        call.await.map_err(queue_fault)?;
        let mut end = Instant::now() + FIRST;
        let mut count = 0;
        while let Ok(Some(answer)) = tokio::time::timeout_at(end, answers.next()).await {
            // Without anybody there the messenger itself says so.
            if answer.status.is_some() {
                break;
            }
            if count == 0 {
                end = Instant::now() + OTHERS;
            }
            count += 1;
        }
        Ok(count)
    }

    /// Carries out a plan. `judge` helps where no worker is left; `done` hears of every round. Told to stop, it gives what is
    /// known from whole rounds.
    pub async fn carry_out<P: Shared>(
        &self,
        plan: &P,
        judge: &mut Judge,
        stop: &(impl Interrupt + Sync),
        done: impl Fn(&[P::Unit]),
    ) -> Result<P::Sum, WorkFault> {
        let mut known = plan.begin();
        loop {
            let units = plan.round(&known);
            if units.is_empty() || stop.interrupted() {
                return Ok(known);
            }
            let Some(parts) = self.round(plan, &units, judge, stop).await? else {
                return Ok(known);
            };
            done(&units);
            plan.fold(&mut known, units, parts);
        }
    }

    /// The parts of these units, in their order; nothing if it is told to stop.
    async fn round<P: Shared>(
        &self,
        plan: &P,
        units: &[P::Unit],
        judge: &mut Judge,
        stop: &(impl Interrupt + Sync),
    ) -> Result<Option<Vec<P::Part>>, WorkFault> {
        let client = &self.exchange.client;
        let inbox = client.new_inbox();
        let mut answers = client.subscribe(inbox.clone()).await.map_err(queue_fault)?;
        let consumer = self.engine.consumer(P::KIND, self.priority);
        let given_up = format!("$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.{QUEUE}.{consumer}");
        let mut given_up = client.subscribe(given_up).await.map_err(queue_fault)?;
        let mut parts: Vec<Option<P::Part>> = units.iter().map(|_| None).collect();
        let mut open = self.publish(plan, units, &inbox).await?;
        let (mut looks, mut heard) = (tokio::time::interval(LOOKS), Instant::now());
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while !open.is_empty() {
            tokio::select! {
                Some(message) = answers.next() => {
                    if take_in::<P>(&mut open, &mut parts, &message.payload)? {
                        heard = Instant::now();
                    }
                }
                Some(message) = given_up.next() => {
                    let Ok(dead) = serde_json::from_slice::<GivenUp>(&message.payload) else { continue };
                    let found = open.iter().find(|(_, unit)| unit.number == dead.stream_seq);
                    let Some(name) = found.map(|(name, _)| name.clone()) else { continue };
                    // The last who had it may have stored its part.
                    if !self.look_up::<P>(&name, &mut open, &mut parts).await? {
                        self.withdraw(&open).await;
                        return Err(WorkFault::Dead { name, tries: dead.deliveries });
                    }
                }
                _ = looks.tick() => {
                    if stop.interrupted() {
                        self.withdraw(&open).await;
                        return Ok(None);
                    }
                    if heard.elapsed() >= QUIET {
                        let names: Vec<String> = open.keys().cloned().collect();
                        for name in names {
                            self.look_up::<P>(&name, &mut open, &mut parts).await?;
                        }
                        if !open.is_empty() && self.workers().await? == 0 && !self.help::<P>(&mut open, &mut parts, judge, stop).await? {
                            return Ok(None);
                        }
                        heard = Instant::now();
                    }
                }
            }
        }
        // A unit that is no part of its plan was not sent.
        for (part, unit) in parts.iter_mut().zip(units) {
            if part.is_none() {
                *part = plan.run(judge, unit, stop).ok();
            }
        }
        Ok(parts.into_iter().collect())
    }

    /// Puts the units into the queue, each once.
    async fn publish<P: Shared>(
        &self,
        plan: &P,
        units: &[P::Unit],
        inbox: &str,
    ) -> Result<HashMap<String, Open>, WorkFault> {
        let mut open: HashMap<String, Open> = HashMap::new();
        let mut published = Vec::new();
        for (place, unit) in units.iter().enumerate() {
            let Some((plan, unit)) = plan.alone(unit) else { continue };
            let task = serde_json::to_vec(&Task { plan, unit }).map_err(queue_fault)?;
            let name = name_of(&self.engine, P::KIND, &task);
            if let Some(same) = open.get_mut(&name) {
                same.places.push(place);
                continue;
            }
            let mut headers = HeaderMap::new();
            headers.insert(ANSWER_TO, inbox);
            let subject = self.engine.subject(P::KIND, self.priority);
            let payload = task.clone().into();
            let sent = self.exchange.context.publish_with_headers(subject, headers, payload);
            published.push((name.clone(), sent.await.map_err(queue_fault)?));
            let unit = Open {
                places: vec![place],
                number: 0,
                task,
            };
            open.insert(name, unit);
        }
        for (name, taken) in published {
            let number = taken.await.map_err(queue_fault)?.sequence;
            if let Some(unit) = open.get_mut(&name) {
                unit.number = number;
            }
        }
        Ok(open)
    }

    /// Looks whether a part is stored.
    async fn look_up<P: Shared>(
        &self,
        name: &str,
        open: &mut HashMap<String, Open>,
        parts: &mut [Option<P::Part>],
    ) -> Result<bool, WorkFault> {
        match self.exchange.parts.get(name).await.map_err(queue_fault)? {
            Some(stored) => take_in::<P>(open, parts, &stored),
            None => Ok(false),
        }
    }

    /// Does here what nobody else will; false if it is told to stop.
    async fn help<P: Shared>(
        &self,
        open: &mut HashMap<String, Open>,
        parts: &mut [Option<P::Part>],
        judge: &mut Judge,
        stop: &(impl Interrupt + Sync),
    ) -> Result<bool, WorkFault> {
        tracing::warn!(
            units = open.len(),
            "no worker is left; the rest of the round is done here"
        );
        self.withdraw(open).await;
        for (_, unit) in open.drain() {
            let task: Task<P, P::Unit> = serde_json::from_slice(&unit.task).map_err(queue_fault)?;
            for place in unit.places {
                let Ok(part) = tokio::task::block_in_place(|| task.plan.run(judge, &task.unit, stop)) else {
                    return Ok(false);
                };
                parts[place] = Some(part);
            }
        }
        Ok(true)
    }

    /// Takes back what nobody has done yet: nobody waits for it any more.
    async fn withdraw(&self, open: &HashMap<String, Open>) {
        for unit in open.values() {
            if let Err(fault) = self.exchange.stream.delete_message(unit.number).await {
                tracing::debug!(%fault, number = unit.number, "a unit stays in the queue");
            }
        }
    }
}

/// Puts an answer in its places; false if it is nobody's.
fn take_in<P: Shared>(
    open: &mut HashMap<String, Open>,
    parts: &mut [Option<P::Part>],
    answer: &[u8],
) -> Result<bool, WorkFault> {
    let Answer { name, outcome } =
        serde_json::from_slice::<Answer<Box<serde_json::value::RawValue>>>(answer).map_err(queue_fault)?;
    let Some(unit) = open.remove(&name) else {
        return Ok(false);
    };
    match outcome {
        Outcome::Part(part) => {
            for place in unit.places {
                parts[place] = Some(serde_json::from_str(part.get()).map_err(queue_fault)?);
            }
            Ok(true)
        }
        Outcome::Fault(why) => Err(WorkFault::Refused { name, why }),
    }
}
