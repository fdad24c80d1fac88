//! `pasch bench server`: many tables of two bots at once, over real sockets on this machine.

use crate::batch::json_line;
use crate::fault::{Fault, print};
use crate::language::words;
use crate::serve::serve_fault;
use crate::values::number;
use pasch_engine::{Engine, Nets};
use pasch_server::bots::{Load, load};
use pasch_server::{Config, Server};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

/// How much load.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables, each with two bots
    #[arg(long, default_value_t = 500, value_parser = number::<u16>(1..=2000))]
    tables: u16,
    /// How long they play, in seconds
    #[arg(long, default_value_t = 30, value_parser = number::<u16>(1..=600))]
    seconds: u16,
    /// How long a bot thinks before each action on average, in milliseconds
    #[arg(long, default_value_t = 1500)]
    think: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Runs the load and reports.
pub fn run(args: Args) -> Result<(), Fault> {
    let folder = std::env::temp_dir().join(format!("pasch-bench-{}", std::process::id()));
    let mut config = Config::new(&folder);
    config.listen = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))?;
    let plan = Load {
        tables: args.tables.into(),
        think: Duration::from_millis(args.think.into()),
        time: Duration::from_secs(args.seconds.into()),
    };
    let report = runtime.block_on(async {
        let server = Server::start(config, std::sync::Arc::new(Engine::new(Nets::built_in())))
            .await
            .map_err(serve_fault)?;
        let address = server.local();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(server.until(async { drop(stopped.await) }));
        let report = load(address, plan).await;
        drop(stop);
        match serving.await {
            Ok(Ok(())) => Ok(report),
            Ok(Err(fault)) => Err(serve_fault(fault)),
            Err(fault) => Err(Fault::input(fault)),
        }
    });
    // Only a folder of our own making, in the system's place for such things.
    drop(std::fs::remove_dir_all(&folder));
    let report = report?;
    let ms = |share: f64| (report.percentile(share).as_secs_f64() * 1e5).round() / 100.0;
    let each_second = report.actions as f64 / report.time.as_secs_f64();
    if args.json {
        print(&json_line(&json!({
            "tables": report.tables,
            "seconds": report.time.as_secs_f64(),
            "think_ms": args.think,
            "actions": report.actions,
            "actions_per_second": each_second,
            "sessions": report.sessions,
            "errors": report.errors.len(),
            "p50_ms": ms(0.5),
            "p90_ms": ms(0.9),
            "p99_ms": ms(0.99),
            "max_ms": ms(1.0),
        })))?;
    } else {
        print(&format!(
            "{} tables of two bots, {:.0} s, {} ms of thought: {} actions ({each_second:.0} a second), {} matches finished\n\
             from sending an action to its confirmation: p50 {} ms, p90 {} ms, p99 {} ms, longest {} ms\n\
             errors: {}\n",
            report.tables,
            report.time.as_secs_f64(),
            args.think,
            report.actions,
            report.sessions,
            ms(0.5),
            ms(0.9),
            ms(0.99),
            ms(1.0),
            report.errors.len(),
        ))?;
    }
    match report.errors.first() {
        Some(first) => {
            let variables = [
                ("count", report.errors.len().into()),
                ("detail", first.to_string().into()),
            ];
            Err(Fault::said("fault-bench-tables", &variables))
        }
        None => Ok(()),
    }
}
