//! Many nodes at one PostgreSQL, with NATS between them: whichever is killed, stopped or cut off, nothing that a page was told is
//! lost, nothing is done twice, and the pages play on elsewhere.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/machines/mod.rs"]
mod machines;
mod told;

use machines::{Nats, Postgres, Stalling, free_port, worked};
use pasch_analysis::Level;
use pasch_protocol::{Message, Request, Seat};
use pasch_rules::SessionKind;
use pasch_server::bots::{Bot, BotFault, Chance, Load, load, terms};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use told::{Told, check, play, up};

/// How many tables play while nodes are killed, and how often one is; `cargo soak nodes` takes more.
const TABLES: u64 = 20;
const KILLS: u64 = 3;
const SOAKED: u64 = 500;
/// How many actions each table gets to before the next is killed.
const BETWEEN: u32 = 4;
/// How soon every table plays on, where a machine is not busy with something else.
const SOON: Duration = Duration::from_secs(5);
/// How long people look at a table at which nothing happens before they load the page again.
const STALLED: Duration = Duration::from_secs(15);
/// How long anything here may take before it is given up.
const BOUND: Duration = Duration::from_secs(90);

/// One of the nodes: a process that can be killed and started again.
struct Node {
    address: SocketAddr,
    database: String,
    nats: String,
    words: &'static [&'static str],
    data: PathBuf,
    child: Option<Child>,
    log: Arc<Mutex<String>>,
}

impl Node {
    fn start(database: &str, nats: &str) -> Node {
        Node::start_with(database, nats, &[])
    }

    fn start_with(database: &str, nats: &str, words: &'static [&'static str]) -> Node {
        let port = free_port();
        let mut node = Node {
            address: format!("127.0.0.1:{port}").parse().unwrap(),
            database: database.to_owned(),
            nats: nats.to_owned(),
            words,
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
            .args(self.words)
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

/// How many actions each table has been confirmed.
fn done(tables: &[Arc<Mutex<Told>>]) -> Vec<u32> {
    tables.iter().map(|told| told.lock().unwrap().done).collect()
}

/// Waits until every table has got so many actions farther; how long each of them took for it.
async fn get_on(tables: &[Arc<Mutex<Told>>], actions: u32) -> Vec<Duration> {
    let (begun, before) = (Instant::now(), done(tables));
    let mut took = vec![None; tables.len()];
    while took.contains(&None) {
        if begun.elapsed() > BOUND {
            let still = tables.iter().zip(&took).filter(|(_, took)| took.is_none());
            for (told, _) in still {
                let told = told.lock().unwrap();
                println!(
                    "{} stands still; before, at {}; it shows {:#?}",
                    told.table, told.ended, told.last
                );
            }
            panic!("tables stand still");
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        for (took, (now, before)) in took.iter_mut().zip(done(tables).into_iter().zip(&before)) {
            if took.is_none() && now >= before + actions {
                *took = Some(begun.elapsed());
            }
        }
    }
    took.into_iter().flatten().collect()
}

/// Nodes are killed under load, one after the other, and come back as new ones. The tables play all the while.
#[test]
fn nothing_acknowledged_is_lost_when_a_node_is_killed() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (kills, count) = match number("PASCH_SEEDS") {
        Some(kills) => (kills, SOAKED),
        None => (KILLS, TABLES),
    };
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let mut nodes = [(); 3].map(|()| Node::start(&database, &nats.address()));
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let tables: Vec<Arc<Mutex<Told>>> = (0..count).map(|_| Arc::default()).collect();
    let mut chance = Chance::new(number("PASCH_FIRST_SEED").unwrap_or(1));
    // What a balancer knows: which of them live.
    let down: Arc<Mutex<Option<SocketAddr>>> = Arc::default();
    let over = Arc::new(AtomicBool::new(false));
    let (mut slowest, mut moved) = (Vec::new(), 0);
    runtime().block_on(async {
        for address in &addresses {
            up(*address).await;
        }
        let mut playing = tokio::task::JoinSet::new();
        for (number, told) in (0..).zip(&tables) {
            let (told, addresses, down, over) = (told.clone(), addresses.clone(), down.clone(), over.clone());
            playing.spawn(async move {
                let mut turn = number;
                while !over.load(Ordering::SeqCst) {
                    // The two sockets end on different nodes.
                    let gone = *down.lock().unwrap();
                    let up: Vec<SocketAddr> = addresses.iter().copied().filter(|at| Some(*at) != gone).collect();
                    let sides = [0, 1].map(|side| up[(turn as usize + side) % up.len()]);
                    turn += 1;
                    // Whoever is sent away comes again after a moment, as a page does.
                    let begun = Instant::now();
                    let stop = async {
                        tokio::select! { () = raised(&over) => (), () = stalled(&told) => () }
                    };
                    let played = play(sides, Arc::clone(&told), number * 100_000 + turn, stop).await;
                    told.lock().unwrap().ended = format!("{sides:?}, after {:.1?}: {played:?}", begun.elapsed());
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            });
        }
        for _ in 0..kills {
            get_on(&tables, BETWEEN).await;
            // One that has tables, and pages at tables of others.
            let had: Vec<f64> = addresses.iter().map(|at| figure(*at, "pasch_tables")).collect();
            let victims: Vec<usize> = (0..3).filter(|node| had[*node] > 0.0).collect();
            let victim = victims[chance.below(victims.len())];
            moved += had[victim] as u64;
            *down.lock().unwrap() = Some(addresses[victim]);
            nodes[victim].kill();
            let took = get_on(&tables, 1).await;
            slowest.extend(took.into_iter().max());
            nodes[victim].run();
            up(addresses[victim]).await;
            *down.lock().unwrap() = None;
        }
        over.store(true, Ordering::SeqCst);
        while let Some(ended) = playing.join_next().await {
            ended.unwrap();
        }
        for (number, told) in tables.iter().enumerate() {
            check(addresses[number % 3], told).await;
        }
    });
    let actions: u32 = done(&tables).iter().sum();
    let late = slowest.iter().filter(|took| **took > SOON).count();
    println!(
        "{kills} kills, {actions} acknowledged actions, none lost; {moved} tables moved, and all played on after {slowest:.1?}: \
         later than {SOON:?} in {late} of {kills} cases"
    );
}

/// Waits until nothing has happened at a table for so long that people would load the page again. That is told of.
async fn stalled(told: &Mutex<Told>) {
    let (mut done, mut since) = (told.lock().unwrap().done, Instant::now());
    while since.elapsed() < STALLED {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let now = told.lock().unwrap().done;
        if now != done {
            (done, since) = (now, Instant::now());
        }
    }
    println!("{} is loaded again after {STALLED:?}", told.lock().unwrap().table);
}

/// Waits until everything is over.
async fn raised(over: &AtomicBool) {
    while !over.load(Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Tables whose two pages are at different nodes, beside the same tables at one node: how long an action takes. `cargo soak node-load`.
#[test]
#[ignore = "a measurement, for a machine with nothing else to do"]
fn three_nodes_answer_nearly_as_fast_as_one() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let plan = Load {
        tables: SOAKED as usize,
        think: Duration::from_secs(2),
        time: Duration::from_secs(number("PASCH_SEEDS").unwrap_or(20)),
    };
    let late = [1, 3].map(|count| {
        let database = postgres.database();
        let nodes: Vec<Node> = (0..count).map(|_| Node::start(&database, &nats.address())).collect();
        let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
        let processes = [
            nodes.iter().map(|node| node.child.as_ref().unwrap().id()).collect(),
            vec![postgres.process()],
            vec![nats.process()],
        ];
        let work = move || {
            let of = |processes: &Vec<u32>| processes.iter().copied().map(worked).sum::<Duration>();
            [of(&processes[0]), of(&processes[1]), of(&processes[2])]
        };
        let (before, measure) = (Arc::new(Mutex::new(None)), work.clone());
        let report = runtime().block_on(async {
            for address in &addresses {
                up(*address).await;
            }
            // Sitting down is another load.
            let begins = Arc::clone(&before);
            load(&addresses, plan, move || *begins.lock().unwrap() = Some(measure())).await
        });
        assert_eq!(report.errors, Vec::<String>::new());
        let (half, late) = (report.percentile(0.5), report.percentile(0.99));
        println!(
            "{count} nodes: {} actions, p50 {half:.1?}, p99 {late:.1?}",
            report.actions
        );
        let before = before.lock().unwrap().unwrap();
        for (name, (before, after)) in ["nodes", "PostgreSQL", "NATS"].iter().zip(before.iter().zip(work())) {
            let each = (after - *before) / report.actions.max(1) as u32;
            println!("  processor time of {name}: {each:.0?} an action");
        }
        late
    });
    let ratio = late[1].as_secs_f64() / late[0].as_secs_f64();
    println!("p99 of three nodes is {ratio:.2} times that of one");
    assert!(ratio <= 3.0, "{ratio}");
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
        let came = async {
            let mut bot = Bot::connect(node.address, None, 9).await?;
            bot.takes_part = false;
            bot.join(table, tokens.to_vec()).await?;
            Ok::<Bot, BotFault>(bot)
        };
        match came.await {
            Ok(bot) => return bot,
            Err(fault) => assert!(begun.elapsed() < BOUND, "{fault}"),
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
    let refused = "is over; another has taken the table";
    runtime().block_on(async {
        for node in &nodes {
            up(node.address).await;
        }
        // It may notice that it slept before it comes to write; then it has to sleep once more.
        for _ in 0..5 {
            let (mut page, table, tokens) = at_table(&nodes[0]).await;
            play_on(&mut page, 3).await;
            // It waits for its turn, and then its node stands still.
            while page.wish().is_none() {
                page.next().await.unwrap();
            }
            let (side, deed) = page.wish().unwrap();
            nodes[0].signal("-STOP");
            let elsewhere = async {
                // Somebody comes elsewhere: the table is taken as soon as the lease has run out.
                let there = come_to(&nodes[1], &table, &tokens).await;
                let seen = version(&nodes[1], &table, &tokens).await;
                nodes[0].signal("-CONT");
                (there, seen)
            };
            let (acted, (_there, seen)) = tokio::join!(page.act(Some(side), deed), elsewhere);
            assert!(
                !matches!(acted, Ok(Message::Done { .. })),
                "a sleeper confirmed {acted:?}"
            );
            assert_eq!(version(&nodes[1], &table, &tokens).await, seen);
            // And then it is a node like any other: the same table is reached through it.
            assert_eq!(version(&nodes[0], &table, &tokens).await, seen);
            if nodes[0].said(refused) {
                return;
            }
        }
        panic!("nobody refused the sleeper");
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
                assert!(begun.elapsed() < BOUND);
            }
        }
    });
}

/// Knocks as a page of some visitor behind a balancer; the connection, if it is let in.
fn knock(node: &Node, visitor: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(node.address).unwrap();
    stream.set_read_timeout(Some(BOUND)).unwrap();
    let asked = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {visitor}\r\n\r\n",
        node.address
    );
    stream.write_all(asked.as_bytes()).unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).unwrap();
    match &status {
        b"HTTP/1.1 101" => Some(stream),
        b"HTTP/1.1 503" => None,
        other => panic!("{}", String::from_utf8_lossy(other)),
    }
}

/// A visitor's pages count at all nodes together, and nobody else's with them.
#[test]
fn a_limit_is_one_limit_at_all_nodes() {
    const LIMIT: usize = 64;
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let database = postgres.database();
    let nodes = [(); 2].map(|()| Node::start_with(&database, &nats.address(), &["--proxy", "127.0.0.1"]));
    runtime().block_on(async {
        for node in &nodes {
            up(node.address).await;
        }
    });
    // Neither node alone has as many as it takes.
    let here: Vec<_> = (0..LIMIT * 5 / 8)
        .map(|_| knock(&nodes[0], "10.1.2.3").unwrap())
        .collect();
    let there: Vec<_> = (0..LIMIT * 4 / 8).map_while(|_| knock(&nodes[1], "10.1.2.3")).collect();
    let begun = Instant::now();
    let waits = |what| assert!(begun.elapsed() < BOUND, "{what}");
    while knock(&nodes[1], "10.1.2.3").is_some() {
        waits("nobody is refused");
    }
    assert!(there.len() < LIMIT && knock(&nodes[1], "10.1.2.4").is_some());
    // What he gives up at one node he may have at the other.
    drop(here);
    while knock(&nodes[1], "10.1.2.3").is_none() {
        waits("he is refused for good");
    }
}

/// What is told to whoever watches a node.
#[test]
fn a_node_tells_its_figures() {
    let (postgres, nats) = (Postgres::get(), Nats::start());
    let node = Node::start(&postgres.database(), &nats.address());
    runtime().block_on(async {
        up(node.address).await;
        let (mut page, _, _) = at_table(&node).await;
        play_on(&mut page, 3).await;
        let figure = |name: &str| figure(node.address, name);
        assert_eq!(["pasch_tables", "pasch_pages", "pasch_ready"].map(figure), [1.0; 3]);
        assert!(figure("pasch_write_seconds_count") >= 3.0);
        assert!(figure("pasch_write_seconds_sum") > 0.0);
        assert!(figure("pasch_thought_seconds_count{lane=\"play\"}") >= 1.0);
        assert_eq!(figure("pasch_links{end=\"near\"}"), 0.0);
    });
}

/// A figure of a node that runs.
fn figure(address: SocketAddr, name: &str) -> f64 {
    let figures = get(address, "/metrics");
    let line = figures
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let line = line.unwrap_or_else(|| panic!("{name} is missing:\n{figures}"));
    line.parse().unwrap()
}

/// What a server answers.
fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(BOUND)).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}
