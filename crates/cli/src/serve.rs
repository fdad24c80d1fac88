//! `pasch serve`: the table in the browser.

use crate::engine_options::{load_hypergammon, load_tables};
use crate::engine_recipe::recipe;
use crate::fault::{Fault, as_text, system_says};
use crate::folders::data_folder;
use crate::language::words;
use crate::values::{BadValue, age, number};
use pasch_engine::{Engine, Nets};
use pasch_host::Recipe;
use pasch_rules::{Preset, Rulebook};
use pasch_server::{Certificate, Config, Network, PORT, ServeFault, Server, StoreFault};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
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
    /// Keep the games in PostgreSQL instead: postgres://user@host/name
    #[cfg(feature = "postgres")]
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// Be one of several nodes at this database, which reach each other by this NATS server: nats://host:4222
    #[arg(long, value_name = "ADDRESS", requires = "database")]
    nats: Option<String>,
    /// A name under which browsers address this server, beside localhost and plain addresses; may be given more than once
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// A page from elsewhere that may sit at the tables, by its origin (`https://pasch.example`); may be given more than once
    #[arg(long, value_name = "ORIGIN")]
    allow_origin: Vec<String>,
    /// Serve over HTTPS, with a certificate that is made here unless one is given
    #[arg(long)]
    tls: bool,
    /// A chain of certificates to use, as PEM
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// Its key, as PEM
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// How much to tell in the log on standard error: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// The least time the computer takes for each decision, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 450)]
    pace: u64,
    /// A proxy whose word is taken for its visitors' addresses: an address or a network; may be given more than once
    #[arg(long, value_name = "ADDRESS", value_parser = network as fn(&str) -> Result<Network, BadValue>)]
    proxy: Vec<Network>,
    /// Remove tables that nobody has touched for so long: 90d, 12w, 36h; without it, none
    #[arg(long, value_name = "AGE", value_parser = age as fn(&str) -> Result<Duration, BadValue>)]
    keep: Option<Duration>,
    /// An engine of another program that people can play against, by name; may be given more than once
    #[arg(long, value_name = "NAME=COMMAND")]
    engine: Vec<String>,
    /// How many seconds such an engine may think about one decision
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = number::<u64>(1..=120))]
    engine_time: u64,
}

fn network(text: &str) -> Result<Network, BadValue> {
    text.parse().map_err(|_| BadValue(words().text("usage-network")))
}

impl Args {
    /// As `pasch` alone starts it: with the page opened.
    pub fn with_page() -> Args {
        Args {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: None,
            #[cfg(feature = "postgres")]
            database: None,
            nats: None,
            host: Vec::new(),
            allow_origin: Vec::new(),
            tls: false,
            cert: None,
            key: None,
            open: true,
            log: LevelFilter::WARN,
            pace: 450,
            proxy: Vec::new(),
            keep: None,
            engine: Vec::new(),
            engine_time: 10,
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
    #[cfg(feature = "postgres")]
    {
        config.database = args.database.map(database).transpose()?;
    }
    config.nats = args.nats;
    config.hosts = args.host;
    config.origins = args.allow_origin;
    config.tls = match (args.cert, args.key) {
        (Some(chain), Some(key)) => Some(Certificate::Given { chain, key }),
        _ => args.tls.then_some(Certificate::Made),
    };
    let made = (config.tls == Some(Certificate::Made)).then(|| config.data.join("tls").join("authority.pem"));
    let tls = config.tls.is_some();
    config.limits.pace = Duration::from_millis(args.pace);
    config.limits.proxies = args.proxy;
    config.keep = args.keep;
    config.engines = engines(&args.engine, args.engine_time)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|source| Fault::file(words().text("fault-threads"), source))?;
    let served = runtime.block_on(async {
        let engine = Arc::new(Engine::new(Nets::built_in()));
        let server = Server::start(config, Arc::clone(&engine)).await.map_err(serve_fault)?;
        let page = page_of(server.local(), tls);
        crate::fault::print(&(words().fill("serve-at", &[("page", page.as_str().into())]) + "\n"))?;
        if let Some(certificate) = made {
            let variables = [("certificate", as_text(certificate.display()))];
            crate::fault::print(&(words().fill("serve-trust", &variables) + "\n"))?;
        }
        if args.open {
            open_page(&page);
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
            load_hypergammon(&engine);
        });
        server.until(told_to_stop()).await.map_err(serve_fault)
    });
    // Everything that lasts is written; a thought that has not ended yet is nobody's.
    runtime.shutdown_background();
    served
}

/// The address of a database, if it is one of PostgreSQL.
#[cfg(feature = "postgres")]
pub fn database(address: String) -> Result<String, Fault> {
    match address.starts_with("postgres://") || address.starts_with("postgresql://") {
        true => Ok(address),
        false => Err(Fault::said("fault-database-address", &[("address", address.into())])),
    }
}

/// Each engine by its name, which is short enough to stand beside a board.
fn engines(named: &[String], seconds: u64) -> Result<Vec<(String, Recipe)>, Fault> {
    let mut engines: Vec<(String, Recipe)> = Vec::new();
    for text in named {
        let unnamed = || Fault::said("fault-engine-name", &[("engine", text.as_str().into())]);
        let (name, command) = text.split_once('=').ok_or_else(unnamed)?;
        let name = name.trim();
        let fits = (1..=40).contains(&name.chars().count()) && !name.contains(char::is_control);
        if !fits || engines.iter().any(|(other, _)| other == name) {
            return Err(unnamed());
        }
        engines.push((name.to_owned(), recipe(command, &[], Some(seconds))?));
    }
    Ok(engines)
}

/// Why the server does not run.
pub fn serve_fault(fault: ServeFault) -> Fault {
    match fault {
        ServeFault::Listen { address, source } => {
            let variables = [("address", as_text(address)), ("why", system_says(&source).into())];
            Fault::said("fault-listen", &variables)
        }
        ServeFault::Messenger { address, source } => {
            Fault::said("fault-nats", &[("address", address.into()), ("why", as_text(source))])
        }
        ServeFault::Stopped(source) => Fault::said("fault-server-stopped", &[("why", system_says(&source).into())]),
        ServeFault::Tls(fault) => Fault::said("fault-tls", &[("detail", as_text(fault))]),
        ServeFault::Store(fault) => store_fault(fault),
    }
}

/// Why the store cannot be used.
pub fn store_fault(fault: StoreFault) -> Fault {
    match fault {
        StoreFault::Folder { path, source } => Fault::file(path.display(), source),
        StoreFault::InUse { folder, owner } => {
            let variables = [("folder", as_text(folder.display())), ("owner", as_text(owner))];
            Fault::said("fault-store-in-use", &variables)
        }
        StoreFault::DamagedFile { path, what } => {
            let variables = [("file", as_text(path.display())), ("detail", as_text(what))];
            Fault::said("fault-store-file", &variables)
        }
        StoreFault::NotEmpty(path) => Fault::said("fault-store-not-empty", &[("file", as_text(path.display()))]),
        fault => Fault::said("fault-store", &[("detail", as_text(fault))]),
    }
}

/// The address to open on this machine.
fn page_of(local: SocketAddr, tls: bool) -> String {
    let ip = match local.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    let scheme = if tls { "https" } else { "http" };
    format!("{scheme}://{}/", SocketAddr::new(ip, local.port()))
}

/// Opens the page with what the system opens pages with. If that is missing, the address stands on the screen.
fn open_page(page: &str) {
    if let Err(fault) = open::that_detached(page) {
        tracing::info!(%fault, "no browser was opened");
    }
}

/// Ctrl-C, or the system's wish that this ends.
pub async fn told_to_stop() {
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
