//! The real server, killed in the middle of everything: nothing that a page was told is lost, and what comes back is
//! a state that the rules and the dice's proof accept.

mod told;

use pasch_server::bots::Chance;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use told::{Told, check, play, up};

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
                playing.spawn(async move { drop(play([address, address], told, seed, std::future::pending()).await) });
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

fn start(data: &PathBuf, address: SocketAddr) -> Child {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(["serve", "--log", "error", "--listen", &address.to_string(), "--data"])
        .arg(data)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port()
}
