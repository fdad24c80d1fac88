//! Many nodes at one PostgreSQL, with NATS between them: whichever is killed, stopped or cut off, nothing that a page was told is
//! lost, nothing is done twice, and the pages play on elsewhere.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/machines/mod.rs"]
mod machines;
mod told;

use machines::{Nats, Postgres, Stalling, free_port};
use pasch_analysis::Level;
use pasch_protocol::{Request, Seat};
use pasch_rules::SessionKind;
use pasch_server::bots::{Bot, Chance, terms};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use told::{Told, check, play, up};

/// The number of tables that play while nodes are killed.
const TABLES: u64 = 20;

/// One of the nodes: a process that can be killed and started again.
struct Node {
    address: SocketAddr,
    database: String,
    nats: String,
    data: PathBuf,
    child: Option<Child>,
    log: Arc<Mutex<String>>,
}

impl Node {
    fn start(database: &str, nats: &str) -> Node {
        let port = free_port();
        let mut node = Node {
            address: format!("127.0.0.1:{port}").parse().unwrap(),
            database: database.to_owned(),
            nats: nats.to_owned(),
            data: std::env::temp_dir().join(format!("pasch-node-{}-{port}", std::process::id())),
            child: None,
            log: Arc::default(),
        };
        node.run();
        node
    }

    fn run(&mut self) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
            .args([
                "serve",
                "--log",
                "info",
                "--pace",
                "0",
                "--listen",
                &self.address.to_string(),
            ])
            .args(["--database", &self.database, "--nats", &self.nats, "--data"])
            .arg(&self.data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let log = Arc::clone(&self.log);
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let mut log = log.lock().unwrap();
                log.push_str(&line);
                log.push('\n');
            }
        });
        self.child = Some(child);
    }

    fn signal(&self, signal: &str) {
        let id = self.child.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
    }

    fn said(&self, text: &str) -> bool {
        self.log.lock().unwrap().contains(text)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            println!("{}:\n{}", self.address, self.log.lock().unwrap());
        }
        drop(std::fs::remove_dir_all(&self.data));
    }
}

fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().unwrap()
}

/// `cargo soak nodes` does it more often.
#[test]
fn nothing_acknowledged_is_lost_when_a_node_is_killed() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (kills, seed) = (
        number("PASCH_SEEDS").unwrap_or(3),
        number("PASCH_FIRST_SEED").unwrap_or(1),
    );
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let mut nodes = [(); 3].map(|()| Node::start(&database, &nats.address()));
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let tables: Vec<Arc<Mutex<Told>>> = (0..TABLES).map(|_| Arc::default()).collect();
    let mut chance = Chance::new(seed);
    let runtime = runtime();
    let mut slowest = Duration::ZERO;
    runtime.block_on(async {
        for address in &addresses {
            up(*address).await;
        }
        for kill in 0..kills {
            let down: Arc<Mutex<Option<SocketAddr>>> = Arc::default();
            let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
            let mut playing = tokio::task::JoinSet::new();
            for (number, told) in (0..).zip(&tables) {
                let (told, addresses, down, over) = (
                    Arc::clone(told),
                    addresses.clone(),
                    Arc::clone(&down),
                    Arc::clone(&over),
                );
                playing.spawn(async move {
                    let mut turn = number;
                    while !over.load(std::sync::atomic::Ordering::SeqCst) {
                        // The balancer knows which of them live; the two sockets end on different ones.
                        let gone = *down.lock().unwrap();
                        let up: Vec<SocketAddr> = addresses.iter().copied().filter(|at| Some(*at) != gone).collect();
                        let sides = [0, 1].map(|side| up[(turn as usize + side) % up.len()]);
                        turn += 1;
                        let seed = kill * 100_000 + number * 100 + turn;
                        drop(play(sides, Arc::clone(&told), seed, raised(&over)).await);
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                });
            }
            let moment = 1_500 + chance.below(1_500) as u64;
            tokio::time::sleep(Duration::from_millis(moment)).await;
            let victim = chance.below(3);
            *down.lock().unwrap() = Some(addresses[victim]);
            nodes[victim].kill();
            let killed = Instant::now();
            let before: Vec<u32> = tables.iter().map(|told| told.lock().unwrap().done).collect();
            // Every table plays on.
            for (told, before) in tables.iter().zip(before) {
                while told.lock().unwrap().done <= before + 1 {
                    assert!(killed.elapsed() < Duration::from_secs(60), "a table stands still");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            slowest = slowest.max(killed.elapsed());
            over.store(true, std::sync::atomic::Ordering::SeqCst);
            while let Some(ended) = playing.join_next().await {
                ended.unwrap();
            }
            nodes[victim].run();
            up(addresses[victim]).await;
            for (number, told) in tables.iter().enumerate() {
                check(addresses[number % 3], told).await;
            }
        }
    });
    let done: u32 = tables.iter().map(|told| told.lock().unwrap().done).sum();
    println!("{kills} kills, {done} acknowledged actions, none lost; every table played on within {slowest:?}");
}

/// Waits until everything is over.
async fn raised(over: &std::sync::atomic::AtomicBool) {
    while !over.load(std::sync::atomic::Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A page at a table against the computer, and what lets it in.
async fn at_table(node: &Node) -> (Bot, String, Vec<String>) {
    let mut bot = Bot::connect(node.address, None, 5).await.unwrap();
    let create = Request::Create {
        terms: terms("tournament", SessionKind::Match { points: 25 }),
        white: Seat::Me { name: None },
        black: Seat::Computer {
            level: Level::ALL[0],
            engine: None,
        },
        tutor: false,
        parent: None,
    };
    let (table, tokens) = bot.create(create).await.unwrap();
    let tokens = tokens.into_array().into_iter().flatten().collect();
    (bot, table, tokens)
}

/// Plays until the table has come so many versions farther.
async fn play_on(bot: &mut Bot, versions: u32) -> u32 {
    while bot.table.is_none() {
        bot.next().await.unwrap();
    }
    let until = bot.table.as_ref().unwrap().version + versions;
    bot.play(Duration::ZERO, |_| {}, |table| table.version >= until)
        .await
        .unwrap();
    bot.table.as_ref().unwrap().version
}

/// Another page of the same player, at another node.
async fn come_to(node: &Node, table: &str, tokens: &[String]) -> Bot {
    let begun = Instant::now();
    loop {
        let mut bot = Bot::connect(node.address, None, 9).await.unwrap();
        bot.takes_part = false;
        match bot.join(table, tokens.to_vec()).await {
            Ok(_) => return bot,
            Err(fault) => assert!(begun.elapsed() < Duration::from_secs(60), "{fault}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The version of a table as this node sees it.
async fn version(node: &Node, table: &str, tokens: &[String]) -> u32 {
    let mut bot = come_to(node, table, tokens).await;
    while bot.table.is_none() {
        bot.next().await.unwrap();
    }
    bot.table.unwrap().version
}

/// A node stands still past its lease, and wakes up with a deed to write: the database refuses it.
#[test]
fn a_node_that_slept_through_its_lease_is_refused() {
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let nodes = [(); 2].map(|()| Node::start(&database, &nats.address()));
    runtime().block_on(async {
        for node in &nodes {
            up(node.address).await;
        }
        let (mut page, table, tokens) = at_table(&nodes[0]).await;
        play_on(&mut page, 3).await;
        // It waits for its turn, and then its node stands still.
        while page.wish().is_none() {
            page.next().await.unwrap();
        }
        let (side, deed) = page.wish().unwrap();
        nodes[0].signal("-STOP");
        // Somebody comes elsewhere: the table is taken as soon as the lease has run out.
        let other = come_to(&nodes[1], &table, &tokens).await;
        let before = version(&nodes[1], &table, &tokens).await;
        nodes[0].signal("-CONT");
        drop(page.act(Some(side), deed).await);
        let begun = Instant::now();
        while !nodes[0].said("is over; another has taken the table") {
            assert!(begun.elapsed() < Duration::from_secs(30), "nobody refused the sleeper");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(version(&nodes[1], &table, &tokens).await, before);
        // And then it is a node like any other: the same table is reached through it.
        assert_eq!(version(&nodes[0], &table, &tokens).await, before);
        drop(other);
    });
}

/// A node is told to end: whoever sits at its tables plays on elsewhere at once.
#[test]
fn a_node_that_ends_hands_its_tables_over() {
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let mut nodes = [(); 2].map(|()| Node::start(&database, &nats.address()));
    runtime().block_on(async {
        for node in &nodes {
            up(node.address).await;
        }
        let (mut page, table, tokens) = at_table(&nodes[0]).await;
        let seen = play_on(&mut page, 3).await;
        // A page at the other node watches the same table, and is told when it closes.
        let mut watching = come_to(&nodes[1], &table, &tokens).await;
        nodes[0].signal("-TERM");
        while watching.next().await.is_ok() {}
        let begun = Instant::now();
        assert!(version(&nodes[1], &table, &tokens).await >= seen);
        println!("handed over within {:?}", begun.elapsed());
        assert!(nodes[0].child.take().unwrap().wait().unwrap().success());
    });
}

/// A node is cut off, first from its database, then from the other nodes: it acknowledges nothing, its pages play on elsewhere, and
/// it heals.
#[test]
fn a_node_that_is_cut_off_refuses_and_heals() {
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let (to_database, to_nats) = (Stalling::to(postgres.port()), Stalling::to(nats.port()));
    let behind = database.replace(&format!(":{}/", postgres.port()), &format!(":{}/", to_database.port()));
    assert_ne!(behind, database);
    let cut_off = Node::start(&behind, &format!("nats://127.0.0.1:{}", to_nats.port()));
    let sound = Node::start(&database, &nats.address());
    runtime().block_on(async {
        for node in [&cut_off, &sound] {
            up(node.address).await;
        }
        for stalling in [&to_database, &to_nats] {
            let (mut page, table, tokens) = at_table(&cut_off).await;
            let seen = play_on(&mut page, 3).await;
            stalling.stall(true);
            // Whatever it still acknowledges is there afterwards; then it sends its pages away.
            let mut told = seen;
            let mut note = |table: &pasch_protocol::Table| {
                told = told.max(table.version);
                false
            };
            let sent_away = page.play(Duration::from_millis(50), |_| {}, &mut note).await;
            assert!(sent_away.is_err());
            let there = version(&sound, &table, &tokens).await;
            assert!(there >= told, "version {told} came back as {there}");
            let mut page = come_to(&sound, &table, &tokens).await;
            page.takes_part = true;
            stalling.stall(false);
            // It heals, and reaches the table where it is now.
            let begun = Instant::now();
            while version(&cut_off, &table, &tokens).await < there {
                assert!(begun.elapsed() < Duration::from_secs(60));
            }
        }
    });
}
