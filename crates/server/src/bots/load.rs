//! A load run: many tables of two bots at once, and how long the server took.

use super::{Bot, BotFault, terms};
use futures_util::FutureExt;
use pasch_protocol::{Request, Seat};
use pasch_rules::SessionKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Barrier, Semaphore};

/// A load run.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// How many tables of two bots.
    pub tables: usize,
    /// How long each bot thinks on average before it acts.
    pub think: Duration,
    /// How long they play.
    pub time: Duration,
}

/// What a load run showed.
#[derive(Clone, Debug)]
pub struct LoadReport {
    /// Tables that played.
    pub tables: usize,
    /// Actions confirmed.
    pub actions: usize,
    /// Sessions played to their end.
    pub sessions: usize,
    /// How long it took.
    pub time: Duration,
    /// Everything that went wrong.
    pub errors: Vec<String>,
    /// The times from sending an action to its confirmation, sorted.
    pub times: Vec<Duration>,
}

impl LoadReport {
    /// The time that this share of the actions did not exceed.
    pub fn percentile(&self, share: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times
            .get((last as f64 * share).round() as usize)
            .copied()
            .unwrap_or_default()
    }
}

/// How many tables sit down at a time.
const ARRIVING: usize = 16;

/// Lets bots play at a server, or at several that serve the same tables: then the two of a table are at different ones. All of them sit
/// down first, then they play for the time given, and that is measured. `seated_all` is called in between, once.
pub async fn load(servers: &[SocketAddr], load: Load, seated_all: impl Fn() + Send + Sync + 'static) -> LoadReport {
    let seated_all = Arc::new(seated_all);
    let doors = Arc::new(Semaphore::new(ARRIVING));
    let seated = Arc::new(Barrier::new(load.tables));
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..load.tables as u64 {
        let Some(at) = servers_of(servers, number) else { break };
        let (doors, seated, seated_all) = (Arc::clone(&doors), Arc::clone(&seated), Arc::clone(&seated_all));
        playing.spawn(async move {
            let place = doors.acquire().await;
            let mut couple = sit_down(at, number).await;
            drop(place);
            let all = async { seated.wait().await.is_leader() }.shared();
            if let Ok((white, black)) = &mut couple {
                let here = || all.clone().map(drop);
                let listened = tokio::try_join!(white.listen(here()), black.listen(here()));
                couple = listened.and(couple);
            }
            if all.await {
                seated_all();
            }
            let started = Instant::now();
            match couple {
                Ok(couple) => play_on(at, couple, load, started + load.time, number).await,
                Err(fault) => (Vec::new(), 0, Some(fault.to_string())),
            }
        });
    }
    let mut report = LoadReport {
        tables: load.tables,
        actions: 0,
        sessions: 0,
        time: load.time,
        errors: Vec::new(),
        times: Vec::new(),
    };
    while let Some(played) = playing.join_next().await {
        match played {
            Ok((times, sessions, error)) => {
                report.times.extend(times);
                report.sessions += sessions;
                report.errors.extend(error);
            }
            Err(fault) => report.errors.push(fault.to_string()),
        }
    }
    report.actions = report.times.len();
    report.times.sort_unstable();
    report
}

/// Where the two of a table are; nothing if there is no server.
fn servers_of(servers: &[SocketAddr], table: u64) -> Option<[SocketAddr; 2]> {
    let at = |number: u64| servers.get(number as usize % servers.len().max(1)).copied();
    Some([at(table)?, at(table + 1)?])
}

/// Two bots at a table of their own.
async fn sit_down(at: [SocketAddr; 2], seed: u64) -> Result<(Bot, Bot), BotFault> {
    let mut white = Bot::connect(at[0], None, 2 * seed + 1).await?;
    let mut black = Bot::connect(at[1], None, 2 * seed + 2).await?;
    let create = Request::Create {
        terms: terms("tournament", SessionKind::Match { points: 3 }),
        white: Seat::Me { name: None },
        black: Seat::Link,
        tutor: false,
        parent: None,
    };
    let (table, _) = white.create(create).await?;
    black.join(&table, Vec::new()).await?;
    Ok((white, black))
}

/// They play match after match until their time is up.
async fn play_on(
    at: [SocketAddr; 2],
    couple: (Bot, Bot),
    load: Load,
    until: Instant,
    number: u64,
) -> (Vec<Duration>, usize, Option<String>) {
    let (mut white, mut black) = couple;
    let (mut slow, mut fast) = (Vec::new(), Vec::new());
    let mut sessions = 0;
    let playing = async {
        for round in 1.. {
            tokio::try_join!(
                white.play(load.think, |time| slow.push(time), |_| false),
                black.play(load.think, |time| fast.push(time), |_| false),
            )?;
            sessions += 1;
            (white, black) = sit_down(at, number + 100_000 * round).await?;
        }
        Ok::<(), BotFault>(())
    };
    // When time is up they get up, whatever they are at.
    let error = match tokio::time::timeout_at(until.into(), playing).await {
        Ok(Err(fault)) => Some(fault.to_string()),
        _ => None,
    };
    slow.extend(fast);
    (slow, sessions, error)
}
