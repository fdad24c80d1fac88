//! `pasch store`, as whoever runs a server uses it: while the server runs, after it was killed, and with a damaged copy.

use pasch_protocol::{Request, Seat};
use pasch_rules::SessionKind;
use pasch_server::bots::{Bot, terms};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

#[test]
fn games_are_checked_copied_deleted_and_put_back() {
    let data = std::env::temp_dir().join(format!("pasch-store-{}", std::process::id()));
    let (copy, damaged) = (data.with_extension("copy"), data.with_extension("damaged"));
    let (mut server, address) = serve(&data);
    let tables = play(address);

    // While the server is at it.
    assert!(done(&data, &["backup", text(&copy)]).contains(": 2"));
    assert!(refused(&data, &["backup", text(&copy)]).contains(text(&copy)));
    assert!(done(&data, &["check"]).starts_with("Tables: 2"));
    let in_use = refused(&data, &["restore", text(&copy), "--replace"]);
    assert!(
        in_use.contains("pasch serve") && in_use.contains(&server.id().to_string()),
        "{in_use}"
    );
    assert!(done(&data, &["delete", &tables[0]]).contains(&tables[0]));
    assert!(refused(&data, &["delete", &tables[0]]).contains(&tables[0]));

    server.kill().unwrap();
    server.wait().unwrap();
    assert!(done(&data, &["check"]).starts_with("Tables: 1"));
    assert!(refused(&data, &["restore", text(&copy)]).contains("--replace"));
    assert!(done(&data, &["restore", text(&copy), "--replace"]).contains(": 2"));
    assert!(done(&data, &["prune", "--older", "1d"]).contains(": 0"));
    assert!(refused(&data, &["prune", "--older", "soon"]).contains("soon"));

    // One letter of one entry.
    let mut bytes = std::fs::read(&copy).unwrap();
    let word = b"opening-throw";
    let at = bytes.windows(word.len()).rposition(|window| window == word).unwrap();
    bytes[at + 2] = b'x';
    std::fs::write(&damaged, &bytes).unwrap();
    let found = refused(&data, &["restore", text(&damaged), "--replace"]);
    assert!(tables.iter().any(|table| found.contains(table.as_str())), "{found}");
    assert!(
        done(&data, &["check"]).starts_with("Tables: 2"),
        "nothing was put in its place"
    );
    std::fs::copy(&damaged, data.join("pasch.sqlite")).unwrap();
    assert!(refused(&data, &["check"]).contains('1'));
    // A copy that would not be taken back is told of when it is made.
    std::fs::remove_file(&damaged).unwrap();
    assert!(refused(&data, &["backup", text(&damaged)]).contains('1'));
    assert!(damaged.exists());

    assert!(done(&data, &["prune", "--older", "0d"]).contains(": 2"));
    for file in [copy, damaged] {
        std::fs::remove_file(file).unwrap();
    }
    std::fs::remove_dir_all(data).unwrap();
}

fn serve(data: &Path) -> (Child, SocketAddr) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args([
            "serve",
            "--lang",
            "en",
            "--log",
            "error",
            "--listen",
            "127.0.0.1:0",
            "--data",
        ])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(server.stdout.take().unwrap());
    let address = out.lines().map_while(Result::ok).find_map(|line| {
        let place = line.split("http://").nth(1)?;
        place.trim_end_matches('/').parse().ok()
    });
    (server, address.expect("it says where it is"))
}

/// Two tables with some entries each.
fn play(address: SocketAddr) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let mut tables = Vec::new();
        for seed in 0..2 {
            let mut bot = Bot::connect(address, None, seed).await.unwrap();
            let create = Request::Create {
                terms: terms("tournament", SessionKind::Match { points: 3 }),
                white: Seat::Me { name: None },
                black: Seat::Computer {
                    level: pasch_analysis::Level::Beginner,
                    engine: None,
                },
                tutor: false,
                parent: None,
            };
            tables.push(bot.create(create).await.unwrap().0);
            bot.play(Duration::ZERO, |_| {}, |table| table.version > 6)
                .await
                .unwrap();
        }
        tables
    })
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn store(data: &PathBuf, words: &[&str]) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pasch"));
    command.args(["store", "--lang", "en", "--data"]).arg(data).args(words);
    command.output().unwrap()
}

/// What a command says that does what it is asked for.
fn done(data: &PathBuf, words: &[&str]) -> String {
    let output = store(data, words);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let fault = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {said}{fault}");
    said
}

/// What a command says that does not.
fn refused(data: &PathBuf, words: &[&str]) -> String {
    let output = store(data, words);
    assert!(!output.status.success(), "{words:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}
