//! `pasch serve`: the table in the browser.

use crate::engine_options::load_tables;
use crate::fault::{Fault, as_text, system_says};
use crate::language::words;
use pasch_engine::{Engine, Nets};
use pasch_rules::{Preset, Rulebook};
use pasch_server::{Config, PORT, ServeFault, Server, StoreFault};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

/// Where to listen, and where to keep the games.
#[derive(clap::Args)]
pub struct Args {
    /// The address and port to listen on; 0.0.0.0:7077 opens the table to the local network
    #[arg(long, value_name = "ADDRESS", default_value_t = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT))]
    listen: SocketAddr,
    /// The folder of the games; without it, your data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A name under which browsers address this server, beside localhost and plain addresses; may be given more than once
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// How much to tell in the log on standard error: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// The least time the computer takes for each decision, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 450)]
    pace: u64,
}

impl Args {
    /// As `pasch` alone starts it: with the page opened.
    pub fn with_page() -> Args {
        Args {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: None,
            host: Vec::new(),
            open: true,
            log: LevelFilter::WARN,
            pace: 450,
        }
    }
}

/// Serves until it is told to stop.
pub fn run(args: Args) -> Result<(), Fault> {
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(std::io::stderr)
        .init();
    let mut config = Config::new(args.data.unwrap_or_else(data_folder));
    config.listen = args.listen;
    config.hosts = args.host;
    config.limits.pace = Duration::from_millis(args.pace);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))?;
    runtime.block_on(async {
        let engine = Arc::new(Engine::new(Nets::built_in()));
        let server = Server::start(config, Arc::clone(&engine)).await.map_err(serve_fault)?;
        let page = page_of(server.local());
        crate::fault::print(&(words().fill("serve-at", &[("page", page.as_str().into())]) + "\n"))?;
        if args.open {
            open(&page);
        }
        // The page is there at once; the bear-off tables of every rulebook come from the cache, or are made behind it.
        std::thread::spawn(move || {
            let mut made = Vec::new();
            for overshoot in Preset::ALL.map(|preset| Rulebook::from(preset).checker.overshoot) {
                if !made.contains(&overshoot) {
                    load_tables(&engine, overshoot);
                    made.push(overshoot);
                }
            }
        });
        server.until(told_to_stop()).await.map_err(serve_fault)
    })
}

/// Why the server does not run.
pub fn serve_fault(fault: ServeFault) -> Fault {
    match fault {
        ServeFault::Listen { address, source } => {
            let variables = [("address", as_text(address)), ("why", system_says(&source).into())];
            Fault::said("fault-listen", &variables)
        }
        ServeFault::Stopped(source) => Fault::said("fault-server-stopped", &[("why", system_says(&source).into())]),
        ServeFault::Store(StoreFault::Folder { path, source }) => Fault::file(path.display(), source),
        ServeFault::Store(fault) => Fault::said("fault-store", &[("detail", as_text(fault))]),
    }
}

/// The address to open on this machine.
fn page_of(local: SocketAddr) -> String {
    let ip = match local.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, local.port()))
}

/// Opens the page with what the system opens pages with. If that is missing, the address stands on the screen.
fn open(page: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let opened = Command::new(program)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(fault) = opened {
        tracing::info!(%fault, program, "no browser was opened");
    }
}

async fn told_to_stop() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}

/// Where this system keeps a program's data.
fn data_folder() -> PathBuf {
    let folder = |variable: &str, below: &str| {
        std::env::var_os(variable)
            .filter(|value| !value.is_empty())
            .map(|base| PathBuf::from(base).join(below))
    };
    let found = match std::env::consts::OS {
        "windows" => folder("APPDATA", "pasch"),
        "macos" => folder("HOME", "Library/Application Support/pasch"),
        _ => folder("XDG_DATA_HOME", "pasch").or_else(|| folder("HOME", ".local/share/pasch")),
    };
    found.unwrap_or_else(|| PathBuf::from("pasch-data"))
}
