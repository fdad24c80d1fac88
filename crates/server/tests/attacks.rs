//! A small form of each attack that once worked. Through all of them somebody sits at a table and plays against the
//! computer, and the computer's turn is the next to be thought about, by its place in the queue and not by a stopwatch.
//! How much longer the turns took than on the quiet server is printed.

mod support;

use pasch_analysis::Level;
use pasch_protocol::{FaultKey, Message, Request, Seat, SolitaireAsk};
use pasch_rules::SessionKind;
use pasch_server::bots::Bot;
use std::time::{Duration, Instant};
use support::{Running, computer, create, fetch, folder, me, raw, shown};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A long time, after which something that should have come will not.
const NEVER: Duration = Duration::from_secs(60);

/// Somebody who plays against the computer.
struct Player {
    bot: Bot,
    quiet: Duration,
}

impl Player {
    /// Sits down, and plays a while on a quiet server.
    async fn sit_down(server: &Running) -> Player {
        let mut bot = server.bot(7).await;
        let session = SessionKind::Match { points: 25 };
        let request = create("tournament", session, me(), computer(Level::Beginner));
        bot.create(request).await.unwrap();
        shown(&mut bot).await;
        let mut player = Player {
            bot,
            quiet: Duration::ZERO,
        };
        player.quiet = player.play().await;
        player
    }

    /// Plays on; tells how long it took.
    async fn play(&mut self) -> Duration {
        let goal = self.bot.table.as_ref().unwrap().version + 24;
        let started = Instant::now();
        let playing = self.bot.play(Duration::ZERO, |_| {}, |table| table.version >= goal);
        playing.await.unwrap();
        started.elapsed()
    }

    /// Plays on in the middle of an attack: his turns were next.
    async fn is_served(&mut self, server: &Running, attack: &str) {
        let took = self.play().await;
        let ratio = took.as_secs_f64() / self.quiet.as_secs_f64().max(1e-6);
        println!("{attack}: {ratio:.1} times the quiet run");
        assert_eq!(turns_ahead(server).await, 0, "{attack}");
    }
}

/// The most thoughts that ever stood before a computer's turn.
async fn turns_ahead(server: &Running) -> u64 {
    let text = fetch(server, "/healthz").await;
    let body = text.split("\r\n\r\n").nth(1).unwrap_or_default();
    let state: serde_json::Value = serde_json::from_str(body.trim()).unwrap_or_else(|_| panic!("{text}"));
    assert_eq!(state["ok"], true, "{text}");
    state["turns_ahead"].as_u64().unwrap()
}

/// Reads until the other side ends the connection.
async fn ends(mut stream: TcpStream) {
    let mut rest = Vec::new();
    // An end is an end, also one without ceremony.
    drop(
        tokio::time::timeout(NEVER, stream.read_to_end(&mut rest))
            .await
            .expect("it goes on for ever"),
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_headers_and_silence_end_by_a_deadline() {
    let server = Running::with(folder(), |config| {
        config.limits.head = Duration::from_millis(300);
        config.limits.plain = 60;
    })
    .await;
    let mut player = Player::sit_down(&server).await;
    let mut streams = Vec::new();
    for number in 0..120 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        if number % 2 == 0 {
            // Whoever comes when the house is full may find the door shut in the middle of a word.
            drop(stream.write_all(b"GET / HTTP/1.1\r\nHost: localh").await);
        }
        streams.push(stream);
    }
    for stream in streams {
        ends(stream).await;
    }
    player.is_served(&server, "half-open requests").await;
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_hints_has_its_own_lane_and_a_bound() {
    let server = Running::start().await;
    let mut player = Player::sit_down(&server).await;
    let mut flood = server.bot(8).await;
    let request = create(
        "tournament",
        SessionKind::Match { points: 1 },
        me(),
        computer(Level::Beginner),
    );
    let (table, _) = flood.create(request).await.unwrap();
    shown(&mut flood).await;
    flood
        .play(
            Duration::ZERO,
            |_| {},
            |table| table.allowed.white.as_ref().is_some_and(|may| may.hint),
        )
        .await
        .unwrap();
    for _ in 0..60 {
        flood.send(Request::Hint { table: table.clone() }).await.unwrap();
    }
    player.is_served(&server, "a flood of hints").await;
    let mut refused = 0;
    while refused < 30 {
        match flood.next().await.unwrap().message {
            Message::Fault(fault) if fault.key == FaultKey::TooMany => refused += 1,
            _ => {}
        }
    }
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_of_pages_that_have_gone_are_given_up() {
    let server = Running::start().await;
    let mut player = Player::sit_down(&server).await;
    // The fewest moves of the booklet's last puzzle: nobody has waited for the answer yet.
    let pegs: Vec<u8> = (1..=37).filter(|&hole| hole != 1).collect();
    for seed in 20..30 {
        let mut page = server.bot(seed).await;
        for _ in 0..4 {
            let ask = Request::Solitaire {
                pegs: pegs.clone(),
                goal: vec![37],
                ask: SolitaireAsk::Solution,
            };
            page.send(ask).await.unwrap();
        }
    }
    player.is_served(&server, "solitaire, and gone").await;
    // Whoever asks now is not behind those who have left.
    let mut page = server.bot(31).await;
    let ask = Request::Solitaire {
        pegs: vec![18, 19],
        goal: vec![20],
        ask: SolitaireAsk::Verdict,
    };
    let answer = page.ask(ask).await.unwrap();
    assert!(
        matches!(answer, Message::Solitaire { .. } | Message::Fault(_)),
        "{answer:?}"
    );
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_pictures_at_once_are_too_many_for_one_visitor() {
    let server = Running::with(folder(), |config| {
        config.limits.proxies = vec!["127.0.0.1".parse().unwrap()];
        config.limits.questions_each = 3;
    })
    .await;
    let mut player = Player::sit_down(&server).await;
    let ask = |from: &str| {
        format!(
            "GET /api/picture/4HPwATDgc%2FABMA.png HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {from}\r\nConnection: close\r\n\r\n"
        )
    };
    let flood = ask("2001:db8::1");
    let pictures = async {
        let asked = (0..100).map(|_| raw(&server, &flood));
        futures_util::future::join_all(asked).await
    };
    let (answers, ()) = tokio::join!(pictures, player.is_served(&server, "100 pictures"));
    let count = |status: &str| answers.iter().filter(|answer| answer.starts_with(status)).count();
    let (drawn, refused) = (count("HTTP/1.1 200"), count("HTTP/1.1 429"));
    assert!(drawn >= 3 && drawn + refused == 100, "{drawn} drawn, {refused} refused");
    assert!(refused > 0);
    let other = raw(&server, &ask("2001:db8:0:1::1")).await;
    assert!(other.starts_with("HTTP/1.1 200"), "{other}");
    let head = other.to_ascii_lowercase();
    assert!(head.contains("cross-origin-resource-policy: same-origin"), "{head}");
    // Another site's page gets nothing.
    let elsewhere = "GET /api/picture/4HPwATDgc%2FABMA.png HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\
                     Sec-Fetch-Dest: image\r\nConnection: close\r\n\r\n";
    assert!(raw(&server, elsewhere).await.starts_with("HTTP/1.1 403"));
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_page_cannot_fill_the_hall() {
    let server = Running::with(folder(), |config| {
        config.limits.tables = 12;
        config.limits.making_burst = 5.0;
        config.limits.making_rate = 0.0;
        config.limits.tables_each = 100;
    })
    .await;
    let mut player = Player::sit_down(&server).await;
    let request = || create("tournament", SessionKind::Match { points: 1 }, me(), Seat::Link);
    let mut greedy = server.bot(40).await;
    for number in 0..10 {
        let answer = greedy.ask(request()).await.unwrap();
        let made = matches!(answer, Message::Joined { .. });
        assert_eq!(made, number < 5, "{number}: {answer:?}");
    }
    // Others still find a place, until the hall is full; then nothing is made that has none.
    let mut others = Vec::new();
    let mut made = 0;
    for seed in 41..45 {
        let mut page = server.bot(seed).await;
        let asked: Vec<Request> = (0..4).map(|_| request()).collect();
        for request in asked {
            page.send(request).await.unwrap();
        }
        others.push(page);
    }
    for page in &mut others {
        let mut answers = 0;
        while answers < 4 {
            match page.next().await.unwrap().message {
                Message::Joined { .. } => (answers, made) = (answers + 1, made + 1),
                Message::Fault(fault) => {
                    assert_eq!(fault.key, FaultKey::TooMany);
                    answers += 1;
                }
                _ => {}
            }
        }
    }
    assert_eq!(made, 6, "a place for every table, and no more");
    player.is_served(&server, "a full hall").await;
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_do_not_keep_a_player_from_his_seat() {
    let server = Running::with(folder(), |config| config.limits.guests = 63).await;
    let mut player = Player::sit_down(&server).await;
    let table = player.bot.table.as_ref().unwrap().table.clone();
    let watch = Request::Join {
        table: table.clone(),
        tokens: Vec::new(),
        watch: true,
        name: None,
    };
    let mut watchers = Vec::new();
    for seed in 0..63 {
        let mut page = server.bot(100 + seed).await;
        let answer = page.ask(watch.clone()).await.unwrap();
        assert!(matches!(answer, Message::Joined { .. }), "{answer:?}");
        watchers.push(page);
    }
    let mut late = server.bot(200).await;
    let answer = late.ask(watch).await.unwrap();
    assert!(
        matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::TooMany),
        "{answer:?}"
    );
    player.is_served(&server, "63 watchers").await;
    // The player's connection breaks, and he comes back, while all of them stay.
    let (owner, witnesses) = (player.bot.owner.clone(), std::mem::take(&mut player.bot.witnesses));
    drop(player);
    let mut bot = Bot::connect(server.address, Some(owner), 9).await.unwrap();
    bot.witnesses = witnesses;
    bot.join(&table, Vec::new()).await.unwrap();
    shown(&mut bot).await;
    assert!(bot.table.as_ref().unwrap().seats.white.mine);
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_read_is_cut_off() {
    let server = Running::start().await;
    let mut player = Player::sit_down(&server).await;
    let mut deaf = server.bot(50).await;
    // It asks and asks and hears nothing, until nobody is there to ask.
    let asking = async { while deaf.send(Request::Rulebooks).await.is_ok() {} };
    let (cut, ()) = tokio::join!(
        tokio::time::timeout(NEVER, asking),
        player.is_served(&server, "a page that does not read")
    );
    assert!(cut.is_ok(), "it is still listened to");
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_goes_down_whatever_clients_do() {
    let server = Running::start().await;
    let mut player = Player::sit_down(&server).await;
    let mut silent = Vec::new();
    for number in 0..20 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        if number % 2 == 0 {
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: lo").await.unwrap();
        }
        silent.push(stream);
    }
    let mut deaf = server.bot(51).await;
    for _ in 0..50 {
        deaf.send(Request::Rulebooks).await.unwrap();
    }
    let pegs: Vec<u8> = (1..=37).filter(|&hole| hole != 1).collect();
    let ask = Request::Solitaire {
        pegs,
        goal: vec![37],
        ask: SolitaireAsk::Solution,
    };
    player.bot.send(ask).await.unwrap();
    let stopped = tokio::time::timeout(NEVER, server.finish()).await;
    assert!(stopped.is_ok(), "it does not go down");
}
