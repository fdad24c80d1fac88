//! The real server, killed in the middle of everything: nothing that a page was told is lost, and what comes back is
//! a state that the rules and the dice's proof accept.

use pasch_dice::{DiceRecord, Line, Witness, verify};
use pasch_protocol::{Message, Request, Seat, Table};
use pasch_rules::{Pair, SessionKind};
use pasch_server::bots::{Bot, Chance, terms};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The number of tables that play while the server is killed.
const TABLES: u64 = 8;

/// `cargo soak kills` does it more often.
#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let kills = number("PASCH_SEEDS").unwrap_or(5);
    let seed = number("PASCH_FIRST_SEED").unwrap_or(1);
    kill_again_and_again(kills as u32, seed);
}

/// What the pages of one table were told.
#[derive(Default)]
struct Told {
    table: String,
    tokens: Pair<Option<String>>,
    last: Option<Box<Table>>,
    done: u32,
    rolls: BTreeMap<u32, Vec<u8>>,
    /// What each side's browser keeps of the dice.
    witnesses: Pair<BTreeMap<String, Witness>>,
    /// What a browser no longer believed.
    fault: Option<String>,
}

fn kill_again_and_again(kills: u32, seed: u64) {
    let data = std::env::temp_dir().join(format!("pasch-crash-{}-{seed}", std::process::id()));
    let address: SocketAddr = format!("127.0.0.1:{}", free_port()).parse().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let tables: Vec<Arc<Mutex<Told>>> = (0..TABLES).map(|_| Arc::default()).collect();
    let mut chance = Chance::new(seed);
    for kill in 0..kills {
        let mut server = start(&data, address);
        runtime.block_on(async {
            up(address).await;
            let mut playing = tokio::task::JoinSet::new();
            for (number, told) in (0..).zip(&tables) {
                let told = Arc::clone(told);
                let seed = u64::from(kill) * 1000 + number;
                // The connection breaks off in the middle of whatever the bots do: that is no fault of theirs.
                playing.spawn(async move { drop(play(address, told, seed).await) });
            }
            let moment = 150 + chance.below(900) as u64;
            tokio::time::sleep(Duration::from_millis(moment)).await;
            server.kill().unwrap();
            server.wait().unwrap();
            while playing.join_next().await.is_some() {}
        });
        let mut server = start(&data, address);
        runtime.block_on(async {
            up(address).await;
            for told in &tables {
                check(address, told).await;
            }
        });
        server.kill().unwrap();
        server.wait().unwrap();
    }
    let done: u32 = tables.iter().map(|told| told.lock().unwrap().done).sum();
    assert!(
        done > kills * TABLES as u32 / 4,
        "the load was too small to tell anything: {done} actions"
    );
    println!("{kills} kills, {done} acknowledged actions, none lost");
    std::fs::remove_dir_all(data).unwrap();
}

/// Two bots at a table, which they set up or come back to; everything that they are told is kept.
async fn play(address: SocketAddr, told: Arc<Mutex<Told>>, seed: u64) -> Result<(), pasch_server::bots::BotFault> {
    let (known, tokens, over) = {
        let told = told.lock().unwrap();
        (
            told.table.clone(),
            told.tokens.clone(),
            told.last.as_ref().is_some_and(|table| table.over.is_some()),
        )
    };
    let mut white = Bot::connect(address, None, seed * 2 + 1).await?;
    let mut black = Bot::connect(address, None, seed * 2 + 2).await?;
    if known.is_empty() || over {
        let create = Request::Create {
            terms: terms("tournament", SessionKind::Match { points: 9 }),
            white: Seat::Me { name: None },
            black: Seat::Link,
            tutor: false,
            parent: None,
        };
        let (table, mut tokens) = white.create(create).await?;
        tokens.black = black.join(&table, Vec::new()).await?.black;
        let done = told.lock().unwrap().done;
        *told.lock().unwrap() = Told {
            table,
            tokens,
            done,
            ..Told::default()
        };
    } else {
        white.join(&known, tokens.white.into_iter().collect()).await?;
        black.join(&known, tokens.black.into_iter().collect()).await?;
    }
    let kept = told.lock().unwrap().witnesses.clone();
    (white.witnesses, black.witnesses) = (kept.white, kept.black);
    let think = Duration::from_millis(4);
    let count = || told.lock().unwrap().done += 1;
    let (first, second) = tokio::join!(
        white.play(think, |_| count(), |table| note(&told, table)),
        black.play(think, |_| count(), |table| note(&told, table)),
    );
    let mut told = told.lock().unwrap();
    told.rolls.extend(white.rolls.clone());
    told.rolls.extend(black.rolls.clone());
    told.witnesses = Pair {
        white: white.witnesses,
        black: black.witnesses,
    };
    for played in [&first, &second] {
        if let Err(pasch_server::bots::BotFault::Dice(fault)) = played {
            told.fault = Some(fault.to_string());
        }
    }
    first.and(second)
}

/// Keeps the latest table that anyone was shown.
fn note(told: &Mutex<Told>, table: &Table) -> bool {
    let mut told = told.lock().unwrap();
    if told.last.as_ref().is_none_or(|last| last.version < table.version) {
        told.last = Some(Box::new(table.clone()));
    }
    false
}

/// What was told is still so.
async fn check(address: SocketAddr, told: &Mutex<Told>) {
    let (table, tokens, last, rolls) = {
        let told = told.lock().unwrap();
        assert_eq!(told.fault, None);
        (
            told.table.clone(),
            told.tokens.clone(),
            told.last.clone(),
            told.rolls.clone(),
        )
    };
    let Some(last) = last else { return };
    let mut bot = Bot::connect(address, None, 1).await.unwrap();
    bot.takes_part = false;
    bot.join(&table, tokens.white.into_iter().collect()).await.unwrap();
    while bot.table.is_none() {
        bot.next().await.unwrap();
    }
    let now = bot.table.clone().unwrap();
    assert!(now.seats.white.mine, "the seat's secret still opens the seat");
    assert!(
        now.version >= last.version,
        "version {} came back as {}",
        last.version,
        now.version
    );
    let Message::Dice { record } = bot.ask(Request::Dice { table: table.clone() }).await.unwrap() else {
        panic!()
    };
    verify(&record).unwrap();
    let DiceRecord::Second(record) = record else { panic!() };
    let kept: BTreeMap<u32, Vec<u8>> = record
        .lines
        .iter()
        .filter_map(|line| match Line::read(line) {
            Ok(Line::Thrown { roll, dice }) => Some((roll, dice)),
            _ => None,
        })
        .collect();
    for (number, roll) in &rolls {
        assert_eq!(
            kept.get(number),
            Some(roll),
            "roll {number} was shown, and must stay as it was"
        );
    }
    let Message::Replay { replay } = bot.ask(Request::Replay { table }).await.unwrap() else {
        panic!()
    };
    let game = replay.games.iter().find(|game| game.number == last.game).unwrap();
    let lines: Vec<_> = game.frames.iter().filter_map(|frame| frame.entry.clone()).collect();
    assert!(
        lines.starts_with(&last.log),
        "the log that was shown is the beginning of the log that came back"
    );
}

fn start(data: &PathBuf, address: SocketAddr) -> Child {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(["serve", "--log", "error", "--listen", &address.to_string(), "--data"])
        .arg(data)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

async fn up(address: SocketAddr) {
    for _ in 0..400 {
        if Bot::connect(address, None, 1).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the server does not come up");
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port()
}
