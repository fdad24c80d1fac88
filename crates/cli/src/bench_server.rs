//! `pasch bench server`: many tables of two bots at once, over real sockets on this machine, the server in a process of its own.
//!
//! Beside the time of an action stands that of a flush of the same disk at the same time: what an action costs at least.

use crate::batch::json_line;
use crate::fault::{Fault, print};
use crate::language::words;
use crate::values::number;
use pasch_server::bots::{Bot, Load, LoadReport, load};
use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How much load.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables, each with two bots
    #[arg(long, default_value_t = 500, value_parser = number::<u32>(1..=50_000))]
    tables: u32,
    /// How long they play, in seconds
    #[arg(long, default_value_t = 30, value_parser = number::<u32>(1..=86_400))]
    seconds: u32,
    /// How long a bot thinks before each action on average, in milliseconds
    #[arg(long, default_value_t = 1500)]
    think: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Pages that come before anything is measured: with them the server fetches what it needs once for all.
const FIRST: u64 = 200;
/// Pages that only connect, to see what a connection takes.
const IDLE: u64 = 500;
/// How often to look whether a server's memory still grows, and for how long.
const LOOK: Duration = Duration::from_secs(1);
const LOOKS: u32 = 30;
/// How long after a flush the next is tried.
const PAUSE: Duration = Duration::from_millis(40);

/// What a run showed beside the times of the actions.
struct Beside {
    /// Flushes of the same disk during the run, sorted.
    flushes: Vec<Duration>,
    /// Kilobytes of the server for a connection, and for a table without its two.
    connection: Option<f64>,
    table: Option<f64>,
}

/// Runs the load and reports.
pub fn run(args: Args) -> Result<(), Fault> {
    let folder = std::env::temp_dir().join(format!("pasch-bench-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))?;
    let plan = Load {
        tables: args.tables as usize,
        think: Duration::from_millis(args.think.into()),
        time: Duration::from_secs(args.seconds.into()),
    };
    let (mut server, address) = serve(&folder)?;
    let measured = runtime.block_on(measure(address, plan, server.id(), &folder));
    // It has stored everything; nobody needs its farewell.
    drop(server.kill().and_then(|()| server.wait()));
    // Only a folder of our own making, in the system's place for such things.
    drop(std::fs::remove_dir_all(&folder));
    let (report, beside) = measured?;
    tell(&args, &report, &beside)
}

/// A server in a process of its own, and where it is.
fn serve(folder: &Path) -> Result<(Child, SocketAddr), Fault> {
    let started = |source| Fault::file("pasch serve", source);
    let program = std::env::current_exe().map_err(started)?;
    let mut server = Command::new(program)
        .args([
            "serve",
            "--lang",
            "en",
            "--listen",
            "127.0.0.1:0",
            "--log",
            "error",
            "--data",
        ])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(started)?;
    let lines = server.stdout.take().map(|out| BufReader::new(out).lines());
    let address = lines.into_iter().flatten().map_while(Result::ok).find_map(|line| {
        let place = line.split("http://").nth(1)?;
        place.trim_end_matches('/').parse().ok()
    });
    address
        .map(|address| (server, address))
        .ok_or_else(|| started(std::io::ErrorKind::UnexpectedEof.into()))
}

async fn measure(server: SocketAddr, plan: Load, process: u32, folder: &Path) -> Result<(LoadReport, Beside), Fault> {
    let mut idle = JoinSet::new();
    come(&mut idle, server, FIRST).await?;
    let bare = settled(process).await;
    come(&mut idle, server, IDLE).await?;
    let connected = settled(process).await;
    let each = |before: Option<f64>, after: Option<f64>, count: f64| Some((after? - before?) / count);
    let connection = each(bare, connected, IDLE as f64);
    let (over, seated) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
    let flushing = {
        let (over, seated, file) = (Arc::clone(&over), Arc::clone(&seated), folder.join("flushes"));
        std::thread::spawn(move || {
            // Only while they play: sitting down is another load.
            while !over.load(Ordering::Relaxed) && seated.lock().is_ok_and(|seated| seated.is_none()) {
                std::thread::sleep(PAUSE);
            }
            flushes(&file, &over)
        })
    };
    let note = Arc::clone(&seated);
    let servers = [server];
    let report = load(&servers, plan, move || {
        *note.lock().unwrap_or_else(PoisonError::into_inner) = Some(memory(process));
    });
    let report = report.await;
    over.store(true, Ordering::Relaxed);
    let flushes = flushing.join().unwrap_or_default();
    let seated = *seated.lock().unwrap_or_else(PoisonError::into_inner);
    let tables = plan.tables as f64;
    let both = each(connected, seated.flatten(), tables);
    let beside = Beside {
        flushes,
        connection,
        table: both.zip(connection).map(|(both, connection)| both - 2.0 * connection),
    };
    Ok((report, beside))
}

/// Pages that come, and do nothing but listen.
async fn come(pages: &mut JoinSet<()>, server: SocketAddr, count: u64) -> Result<(), Fault> {
    for seed in 0..count {
        let mut bot = Bot::connect(server, None, seed).await.map_err(Fault::input)?;
        pages.spawn(async move { drop(bot.listen(std::future::pending()).await) });
    }
    Ok(())
}

/// The memory of a process that has stopped to grow: a server fetches its tables of the engine after it has opened its door.
async fn settled(process: u32) -> Option<f64> {
    let mut before = memory(process)?;
    for _ in 0..LOOKS {
        tokio::time::sleep(LOOK).await;
        let now = memory(process)?;
        if (now - before).abs() < before / 1000.0 {
            return Some(now);
        }
        before = now;
    }
    Some(before)
}

/// Kilobytes that a process has in memory, where the system tells.
fn memory(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

/// Flushes a little at a time until it is over; how long each took, sorted.
fn flushes(file: &Path, over: &AtomicBool) -> Vec<Duration> {
    let Ok(mut file) = std::fs::File::create(file) else {
        return Vec::new();
    };
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let started = Instant::now();
        if file.write_all(&[7; 512]).and_then(|()| file.sync_data()).is_err() {
            break;
        }
        times.push(started.elapsed());
        std::thread::sleep(PAUSE);
    }
    times.sort_unstable();
    times
}

fn tell(args: &Args, report: &LoadReport, beside: &Beside) -> Result<(), Fault> {
    let round = |time: Duration| (time.as_secs_f64() * 1e5).round() / 100.0;
    let ms = |share: f64| round(report.percentile(share));
    let flush = |share: f64| {
        let last = beside.flushes.len().saturating_sub(1);
        let at = (last as f64 * share).round() as usize;
        beside.flushes.get(at).copied().map_or(0.0, round)
    };
    let ratio = ms(0.99) / flush(0.99).max(0.01);
    let each_second = report.actions as f64 / report.time.as_secs_f64();
    let (connection, table) = (beside.connection.unwrap_or(0.0), beside.table.unwrap_or(0.0));
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
            "flush_p50_ms": flush(0.5),
            "flush_p99_ms": flush(0.99),
            "p99_ratio": ratio,
            "connection_kb": beside.connection,
            "table_kb": beside.table,
        })))?;
    } else {
        print(&format!(
            "{} tables for {} s, {} ms of thought: {} actions ({:.0} a second), {} sessions\n\
             p50 {} ms, p90 {} ms, p99 {} ms, longest {} ms; {} errors\n\
             a flush alone: p50 {} ms, p99 {} ms; p99 of an action is {:.1} times that\n\
             memory: {:.0} kB a connection, {:.0} kB a table\n",
            report.tables,
            args.seconds,
            args.think,
            report.actions,
            each_second,
            report.sessions,
            ms(0.5),
            ms(0.9),
            ms(0.99),
            ms(1.0),
            report.errors.len(),
            flush(0.5),
            flush(0.99),
            ratio,
            connection,
            table,
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
