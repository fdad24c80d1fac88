//! A worker: takes one unit a thread, says that it is at it for as long as it is, stores the part under the unit's name, tells
//! whoever waits, and only then lets go of the unit. If it dies before that, another gets the unit.

use super::{
    ANSWER_TO, Answer, EngineName, Exchange, Kind, Outcome, PARTS, Priority, Shared, TRIES, Task, Times, WorkFault,
    name_of, queue_fault,
};
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::kv::CreateErrorKind;
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use futures_util::future::join_all;
use pasch_analysis::{Judge, MatchPlan, Rollout};
use pasch_engine::{Engine, Interrupt, Interrupted};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How often to look for units that were given up by somebody else.
const LOOKS: Duration = Duration::from_secs(1);
/// How long the queue may take to say what is in it.
const ANSWERS: Duration = Duration::from_secs(5);

/// Works until `closing` says so; `ready` hears that units are taken. What is not done by then goes back into the queue at once.
pub async fn serve(
    address: &str,
    engine: Arc<Engine>,
    threads: usize,
    times: Times,
    closing: watch::Receiver<bool>,
    ready: impl FnOnce(),
) -> Result<(), WorkFault> {
    let name = EngineName::of(&engine);
    let exchange = Exchange::open(address, "pasch worker").await?;
    let mut consumers = Vec::new();
    for priority in Priority::ALL {
        for kind in Kind::ALL {
            let consumer = pull::Config {
                durable_name: Some(name.consumer(kind, priority)),
                filter_subject: name.subject(kind, priority),
                ack_policy: AckPolicy::Explicit,
                ack_wait: times.silence,
                max_deliver: TRIES,
                // Nobody works with this engine any more.
                inactive_threshold: super::KEPT,
                ..pull::Config::default()
            };
            let made = exchange.stream.create_consumer(consumer).await.map_err(queue_fault)?;
            consumers.push((kind, made));
        }
    }
    let news = Arc::new(Notify::new());
    let answering = answer_calls(exchange.clone(), name.clone(), Arc::clone(&news));
    let answering = tokio::spawn(answering.await?);
    tracing::info!(
        address,
        engine = name.0,
        threads,
        bucket = PARTS,
        "the worker takes units"
    );
    ready();
    let hands = (0..threads.max(1)).map(|_| {
        let hand = Hand {
            exchange: exchange.clone(),
            name: name.clone(),
            engine: Arc::clone(&engine),
            consumers: consumers.clone(),
            news: Arc::clone(&news),
            closing: closing.clone(),
            times,
        };
        tokio::spawn(hand.work())
    });
    let ended = join_all(hands.collect::<Vec<_>>()).await;
    answering.abort();
    // What it has let go of, others should have at once.
    exchange.client.flush().await.map_err(queue_fault)?;
    ended
        .into_iter()
        .find_map(|ended| ended.ok()?.err())
        .map_or(Ok(()), Err)
}

/// Answers when workers are called, and hears when something new lies in the queue.
async fn answer_calls(
    exchange: Exchange,
    name: EngineName,
    news: Arc<Notify>,
) -> Result<impl Future<Output = ()> + Send, WorkFault> {
    let client = exchange.client;
    let mut calls = client.subscribe(name.roll_call()).await.map_err(queue_fault)?;
    let mut published = client.subscribe(name.all()).await.map_err(queue_fault)?;
    client.flush().await.map_err(queue_fault)?;
    Ok(async move {
        loop {
            tokio::select! {
                Some(call) = calls.next() => {
                    if let Some(reply) = call.reply {
                        drop(client.publish(reply, Vec::new().into()).await);
                    }
                }
                Some(_) = published.next() => news.notify_waiters(),
                else => return,
            }
        }
    })
}

/// What one thread works with.
struct Hand {
    exchange: Exchange,
    name: EngineName,
    engine: Arc<Engine>,
    consumers: Vec<(Kind, PullConsumer)>,
    news: Arc<Notify>,
    closing: watch::Receiver<bool>,
    times: Times,
}

/// The end of a worker, as something that work can ask.
struct Closing(watch::Receiver<bool>);

impl Interrupt for Closing {
    fn interrupted(&self) -> bool {
        *self.0.borrow()
    }
}

impl Hand {
    async fn work(mut self) -> Result<(), WorkFault> {
        let mut judge = Some(Judge::new(Arc::clone(&self.engine)));
        while !*self.closing.borrow() {
            let news = Arc::clone(&self.news);
            // From here on nothing new is missed.
            let mut news = std::pin::pin!(news.notified());
            news.as_mut().enable();
            match self.next().await {
                Ok(Some((kind, message))) => {
                    let mind = judge.take().unwrap_or_else(|| Judge::new(Arc::clone(&self.engine)));
                    judge = match kind {
                        Kind::Rollout => self.perform::<Rollout>(message, mind).await,
                        Kind::Match => self.perform::<MatchPlan>(message, mind).await,
                    };
                    continue;
                }
                Ok(None) => {}
                Err(fault) => tracing::warn!(%fault, "the queue cannot be asked"),
            }
            let mut closing = self.closing.clone();
            tokio::select! {
                () = news => {}
                () = tokio::time::sleep(LOOKS) => {}
                _ = closing.wait_for(|closing| *closing) => {}
            }
        }
        Ok(())
    }

    /// The next unit: of what is most urgent, the first.
    async fn next(&self) -> Result<Option<(Kind, Message)>, WorkFault> {
        for (kind, consumer) in &self.consumers {
            // Without a time to wait, an empty queue says so at once. If it says nothing, it is not there.
            let fetched = consumer.fetch().max_messages(1).messages();
            let mut fetched = fetched.await.map_err(queue_fault)?;
            let message = tokio::time::timeout(ANSWERS, fetched.next()).await;
            if let Some(message) = message.map_err(|_| queue_fault("it does not answer"))? {
                return Ok(Some((*kind, message.map_err(queue_fault)?)));
            }
        }
        Ok(None)
    }

    /// Does a unit, and gives the judge back unless he came to grief.
    async fn perform<P: Shared>(&mut self, message: Message, judge: Judge) -> Option<Judge>
    where
        P::Unit: 'static,
        P::Part: 'static,
    {
        let name = name_of(&self.name, P::KIND, &message.payload);
        if let Ok(info) = message.info()
            && info.delivered > 1
        {
            tracing::warn!(
                unit = name,
                time = info.delivered,
                "a unit that others did not bring back"
            );
        }
        // Somebody may have done it already, and not have been able to say so.
        if let Ok(Some(stored)) = self.exchange.parts.get(&name).await {
            self.deliver(&message, &stored).await;
            return Some(judge);
        }
        let task = match serde_json::from_slice::<Task<P, P::Unit>>(&message.payload) {
            Ok(task) => task,
            Err(fault) => {
                self.store(&message, &name, Outcome::<P::Part>::Fault(fault.to_string()))
                    .await;
                return Some(judge);
            }
        };
        let closing = Closing(self.closing.clone());
        let mut working = tokio::task::spawn_blocking(move || {
            let mut judge = judge;
            let part = task.plan.run(&mut judge, &task.unit, &closing);
            (judge, part)
        });
        let mut busy = tokio::time::interval(self.times.silence / 3);
        busy.tick().await;
        let worked = loop {
            tokio::select! {
                worked = &mut working => break worked,
                _ = busy.tick() => {
                    if let Err(fault) = message.ack_with(AckKind::Progress).await {
                        tracing::debug!(%fault, "nobody hears that this worker is at it");
                    }
                }
            }
        };
        match worked {
            Ok((judge, Ok(part))) => {
                self.store(&message, &name, Outcome::Part(part)).await;
                Some(judge)
            }
            Ok((judge, Err(Interrupted))) => {
                drop(message.ack_with(AckKind::Nak(None)).await);
                Some(judge)
            }
            Err(fault) => {
                tracing::error!(unit = name, %fault, "a unit came to grief");
                None
            }
        }
    }

    /// Stores what a unit came to, and delivers it. What is stored already stays: it is the same.
    async fn store<T: serde::Serialize>(&self, message: &Message, name: &str, outcome: Outcome<T>) {
        let answer = Answer {
            name: name.to_owned(),
            outcome,
        };
        let answer = match serde_json::to_vec(&answer) {
            Ok(answer) => answer,
            Err(fault) => {
                tracing::error!(unit = name, %fault, "a part cannot be written");
                return;
            }
        };
        match self.exchange.parts.create(name, answer.clone().into()).await {
            Ok(_) => {}
            Err(fault) if fault.kind() == CreateErrorKind::AlreadyExists => {}
            Err(fault) => {
                tracing::warn!(unit = name, %fault, "a part cannot be stored; another will try");
                return;
            }
        }
        tracing::debug!(unit = name, "a part is stored");
        self.deliver(message, &answer).await;
    }

    /// Tells whoever waits, and lets go of the unit.
    async fn deliver(&self, message: &Message, answer: &[u8]) {
        let headers = message.headers.as_ref();
        if let Some(to) = headers.and_then(|headers| headers.get(ANSWER_TO)) {
            let told = self
                .exchange
                .client
                .publish(to.as_str().to_owned(), answer.to_vec().into());
            if let Err(fault) = told.await {
                tracing::debug!(%fault, "whoever waits has to look it up");
            }
        }
        if let Err(fault) = message.double_ack().await {
            tracing::debug!(%fault, "a unit may come again");
        }
    }
}
