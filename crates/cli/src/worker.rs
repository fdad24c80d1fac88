//! `pasch worker`: thinks for others, who leave their work at a NATS server; and the other side of it, which leaves it there.

use crate::engine_options::{load_hypergammon, load_tables, read_nets};
use crate::fault::{Fault, as_text, print};
use crate::language::words;
use crate::serve::told_to_stop;
use crate::values::number;
use pasch_analysis::Judge;
use pasch_engine::{Engine, Interrupt};
use pasch_rules::{Preset, Rulebook};
use pasch_server::work::{EngineName, Office, Priority, Shared, Times, WorkFault, serve};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tracing_subscriber::filter::LevelFilter;

/// Where the work lies, and who does it.
#[derive(clap::Args)]
pub struct Args {
    /// The NATS server, with JetStream: nats://host:4222
    #[arg(long, value_name = "ADDRESS")]
    nats: String,
    /// On how many threads to think
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=1024))]
    threads: Option<usize>,
    /// A folder with other nets
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,
    /// How much to tell in the log on standard error: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    log: LevelFilter,
}

/// Works until it is told to stop.
pub fn run(args: Args) -> Result<(), Fault> {
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(std::io::stderr)
        .init();
    let engine = Arc::new(Engine::new(read_nets(args.nets.as_ref())?));
    for preset in Preset::ALL {
        load_tables(&engine, Rulebook::from(preset).checker.overshoot);
    }
    load_hypergammon(&engine);
    let threads = args
        .threads
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get));
    let (close, closing) = watch::channel(false);
    let ready = || {
        let variables = [("address", as_text(&args.nats)), ("threads", threads.into())];
        drop(print(&(words().fill("worker-ready", &variables) + "\n")));
    };
    runtime()?.block_on(async {
        tokio::spawn(async move {
            told_to_stop().await;
            close.send_replace(true);
        });
        serve(&args.nats, engine, threads, Times::default(), closing, ready)
            .await
            .map_err(work_fault)
    })
}

/// Carries out a plan by the workers of a NATS server; nothing if there are none with the same engine, which is said.
pub fn by_workers<P: Shared>(
    address: &str,
    engine: &Arc<Engine>,
    plan: &P,
    stop: &(impl Interrupt + Sync),
    done: impl Fn(&[P::Unit]),
) -> Result<Option<P::Sum>, Fault> {
    // A worker has every table there is on its machine.
    load_hypergammon(engine);
    let name = EngineName::of(engine);
    let worked = runtime()?.block_on(async {
        let office = Office::open(address, name, Priority::Command).await?;
        if office.workers().await? == 0 {
            return Ok(None);
        }
        let mut judge = Judge::new(Arc::clone(engine));
        office.carry_out(plan, &mut judge, stop, done).await.map(Some)
    });
    let worked = worked.map_err(work_fault)?;
    if worked.is_none() {
        eprintln!(
            "pasch: {}",
            words().fill("worker-none", &[("address", as_text(address))])
        );
    }
    Ok(worked)
}

fn runtime() -> Result<Runtime, Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))
}

fn work_fault(fault: WorkFault) -> Fault {
    Fault::said("fault-work", &[("detail", as_text(fault))])
}
