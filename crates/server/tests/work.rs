//! Work done elsewhere comes to the same bytes as work done here, whoever dies, answers twice or never comes back.
#![cfg(all(target_os = "linux", feature = "nats"))]

mod machines;

use async_nats::jetstream;
use async_nats::jetstream::AckKind;
use async_nats::jetstream::consumer::{AckPolicy, pull};
use futures_util::StreamExt;
use machines::Nats;
use pasch_analysis::{Course, Judge, MatchPlan, Plan, Rollout, Thoroughness, carry_out};
use pasch_engine::{Engine, Nets, RolloutSettings};
use pasch_notation::read_match_file;
use pasch_rules::{Position, Roll, Situation};
use pasch_server::work::{EngineName, Office, Priority, Shared, Times, WorkFault, serve};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

static ENGINE: LazyLock<Arc<Engine>> = LazyLock::new(|| Arc::new(Engine::new(Nets::built_in())));

fn judge() -> Judge {
    Judge::new(Arc::clone(&ENGINE))
}

fn rollout(seed: u64, trials: u32) -> Rollout {
    let settings = RolloutSettings {
        seed,
        cubeful: true,
        truncate: Some(8),
        variance_reduction: true,
        plies: 0,
    };
    let start = Situation::money(Position::starting());
    let roll = Roll::new(2, 1).unwrap();
    let mut plan = Rollout::of_plays(&mut judge(), start, roll, 3, settings, trials, &()).unwrap();
    plan.clear = 2.0;
    plan
}

/// What is known, to the last bit.
fn bytes<P: Plan<Sum: std::fmt::Debug>>(sum: &P::Sum) -> String {
    format!("{sum:?}")
}

struct Worker {
    close: watch::Sender<bool>,
    task: JoinHandle<Result<(), WorkFault>>,
}

async fn worker(nats: &Nats, silence: Duration) -> Worker {
    let (close, closing) = watch::channel(false);
    let (ready, is_ready) = oneshot::channel();
    let (address, engine) = (nats.address(), Arc::clone(&ENGINE));
    let task = tokio::spawn(async move {
        let ready = || ready.send(()).unwrap();
        serve(&address, engine, 1, Times { silence }, closing, ready).await
    });
    is_ready.await.unwrap();
    Worker { close, task }
}

async fn office(nats: &Nats) -> Office {
    let name = EngineName::of(&ENGINE);
    Office::open(&nats.address(), name, Priority::Command).await.unwrap()
}

/// Waits until so many workers answer: on a busy machine one may be late.
async fn answer(office: &Office, count: usize) {
    let begun = std::time::Instant::now();
    while office.workers().await.unwrap() != count {
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
}

async fn same<P: Shared + Plan<Sum: std::fmt::Debug>>(office: &Office, plan: &P) {
    let here = carry_out(plan, &mut judge(), &());
    let there = office.carry_out(plan, &mut judge(), &(), |_| {}).await.unwrap();
    assert_eq!(bytes::<P>(&here), bytes::<P>(&there));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_it_the_bytes_are_the_same() {
    let nats = Nats::start();
    let office = office(&nats).await;
    assert_eq!(office.workers().await.unwrap(), 0);
    let silence = Duration::from_secs(2);
    let one = worker(&nats, silence).await;
    answer(&office, 1).await;
    same(&office, &rollout(1, 72)).await;
    let two = worker(&nats, silence).await;
    answer(&office, 2).await;
    // What was stored is taken from the store, what is new is done.
    same(&office, &rollout(1, 144)).await;
    let record = read_match_file(include_bytes!("data/api.mat")).unwrap().record;
    same(&office, &MatchPlan::new(&Course::of(&record), Thoroughness::Quick)).await;
    // One dies in the middle, with a unit in its hands: its thread may even finish it, but nobody lets go of it.
    let dying = async {
        tokio::time::sleep(Duration::from_millis(150)).await;
        two.task.abort();
    };
    let plan = rollout(2, 144);
    tokio::join!(same(&office, &plan), dying);
    // One is told to go: what it has goes back at once, and then nobody is left; the rest is done here.
    let plan = rollout(3, 144);
    let going = async {
        tokio::time::sleep(Duration::from_millis(150)).await;
        one.close.send_replace(true);
    };
    tokio::join!(same(&office, &plan), going);
    one.task.await.unwrap().unwrap();
    drop(two.close);
}

/// Work that is stopped leaves nothing behind that somebody would do in vain.
#[tokio::test(flavor = "multi_thread")]
async fn work_that_is_stopped_is_withdrawn() {
    let nats = Nats::start();
    let office = office(&nats).await;
    let stop = Flag::default();
    let stopping = async {
        let client = async_nats::connect(nats.address()).await.unwrap();
        let stream = jetstream::new(client).get_stream("pasch-work").await.unwrap();
        while stream.get_info().await.unwrap().state.messages == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        stop.0.store(true, std::sync::atomic::Ordering::SeqCst);
        stream
    };
    let plan = rollout(4, 72);
    let mut here = judge();
    let (known, stream) = tokio::join!(office.carry_out(&plan, &mut here, &stop, |_| {}), stopping);
    assert_eq!(bytes::<Rollout>(&known.unwrap()), bytes::<Rollout>(&plan.begin()));
    assert_eq!(stream.get_info().await.unwrap().state.messages, 0);
}

#[derive(Default)]
struct Flag(std::sync::atomic::AtomicBool);

impl pasch_engine::Interrupt for Flag {
    fn interrupted(&self) -> bool {
        self.0.load(std::sync::atomic::Ordering::SeqCst)
    }
}

/// A unit that nobody brings back is given up after a few times, and named.
#[tokio::test(flavor = "multi_thread")]
async fn a_unit_that_nobody_brings_back_is_named() {
    let nats = Nats::start();
    let office = office(&nats).await;
    let worker = worker(&nats, Duration::from_secs(20)).await;
    worker.close.send_replace(true);
    worker.task.await.unwrap().unwrap();
    // One who answers when called, takes whatever there is, and throws it back.
    let client = async_nats::connect(nats.address()).await.unwrap();
    let mut calls = client.subscribe("pasch.workers.*").await.unwrap();
    client.flush().await.unwrap();
    let caller = client.clone();
    let answering = tokio::spawn(async move {
        while let Some(call) = calls.next().await {
            drop(caller.publish(call.reply.unwrap(), "".into()).await);
        }
    });
    let stream = jetstream::new(client).get_stream("pasch-work").await.unwrap();
    let mut consumers = stream.consumer_names();
    let mut rollouts = None;
    while let Some(name) = consumers.next().await {
        let name = name.unwrap();
        if name.ends_with("rollout-command") {
            rollouts = Some(stream.get_consumer::<pull::Config>(&name).await.unwrap());
        }
    }
    let rollouts = rollouts.unwrap();
    assert_eq!(rollouts.cached_info().config.ack_policy, AckPolicy::Explicit);
    let throwing = tokio::spawn(async move {
        let mut messages = rollouts.messages().await.unwrap();
        while let Some(Ok(message)) = messages.next().await {
            message.ack_with(AckKind::Nak(None)).await.unwrap();
        }
    });
    let plan = rollout(5, 12);
    let mut here = judge();
    match office.carry_out(&plan, &mut here, &(), |_| {}).await {
        Err(WorkFault::Dead { tries: 5, .. }) => {}
        other => panic!("{other:?}"),
    }
    throwing.abort();
    answering.abort();
}
