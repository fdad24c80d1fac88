//! Engines of other programs at a table: what hangs, ends or lies is named, the computer takes its seat, and the game is played
//! to its end.
#![cfg(unix)]

mod support;

use pasch_analysis::Level;
use pasch_host::Recipe;
use pasch_protocol::{EngineFailing, FaultKey, Request, Seat};
use pasch_rules::SessionKind;
use pasch_server::bots::terms;
use std::time::Duration;
use support::{Running, create, folder, me};

/// An engine in a line of shell that greets as it should and does this when it is asked.
fn engine(name: &str, when_asked: &str) -> (String, Recipe) {
    let script = format!(
        "while read a b; do case $a in ubgi) echo id name Small; echo proto 0.2; echo ubgiok;; \
         isready) echo readyok;; go) {when_asked};; esac; done"
    );
    let mut recipe = Recipe::read(&format!("sh -c \"{script}\"")).unwrap();
    recipe.patience.answer = Duration::from_millis(300);
    recipe.patience.stop = Duration::from_millis(100);
    (name.to_owned(), recipe)
}

fn opponent(name: &str) -> Seat {
    Seat::Computer {
        level: Level::Beginner,
        engine: Some(name.to_owned()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_fails_is_relieved() {
    let server = Running::with(folder(), |config| {
        config.engines = vec![
            engine("Liar", "echo bestmove 24/1"),
            engine("Sleeper", ":"),
            engine("Mortal", "exit 1"),
            ("Nobody".to_owned(), Recipe::read("/no/such/engine").unwrap()),
        ];
    })
    .await;
    for (seed, name, why) in [
        (1, "Liar", EngineFailing::Wrong),
        (2, "Sleeper", EngineFailing::Silent),
        (3, "Mortal", EngineFailing::Gone),
        (4, "Nobody", EngineFailing::Gone),
    ] {
        let mut bot = server.bot(seed).await;
        let request = create("tournament", SessionKind::Match { points: 1 }, me(), opponent(name));
        let (table, _) = bot.create(request).await.unwrap();
        bot.play(Duration::ZERO, |_| {}, |table| table.over.is_some())
            .await
            .unwrap();
        let seat = bot.table.as_ref().unwrap().seats.black.engine.clone().unwrap();
        assert_eq!((seat.name.as_str(), seat.failed), (name, Some(why)), "{table}");
    }
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_played_where_it_is_and_knows_the_rules() {
    let server = Running::with(folder(), |config| {
        config.engines = vec![engine("Liar", "echo bestmove 24/1")]
    })
    .await;
    let mut bot = server.bot(5).await;
    for request in [
        create("tournament", SessionKind::Match { points: 1 }, me(), opponent("Other")),
        Request::Create {
            terms: pasch_protocol::WishedTerms {
                start: pasch_rules::Start::Hypergammon,
                ..terms("tournament", SessionKind::Match { points: 1 })
            },
            white: me(),
            black: opponent("Liar"),
            tutor: false,
            parent: None,
        },
    ] {
        match bot.ask(request).await.unwrap() {
            pasch_protocol::Message::Fault(fault) => assert_eq!(fault.key, FaultKey::NoEngine),
            other => panic!("{other:?}"),
        }
    }
    server.finish().await;
}
