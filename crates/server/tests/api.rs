//! The programs' door, tried with questions of every kind: whatever is asked, it answers in its own form and lives on, and
//! its limits hold. What it says of itself is what lies in `docs/openapi.json`.

mod support;

use proptest::prelude::*;
use proptest::test_runner::{Config as Runs, TestRunner};
use serde_json::{Value, json};
use support::Running;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const MATCH: &str = include_str!("data/api.mat");

struct Said {
    status: u16,
    head: String,
    body: Value,
}

async fn send(server: &Running, method: &str, path: &str, headers: &str, body: &[u8]) -> Said {
    let head = format!(
        "{method} /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = tokio::net::TcpStream::connect(server.address)
        .await
        .expect("it listens");
    // Whoever is refused in the middle of a question is not listened to any more.
    let written = [head.as_bytes(), body].concat();
    drop(stream.write_all(&written).await);
    let mut bytes = Vec::new();
    drop(stream.read_to_end(&mut bytes).await);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Said {
        status: status.unwrap_or_else(|| panic!("no answer: {text:?}")),
        head: head.to_owned(),
        body: unchunked(head, body),
    }
}

fn unchunked(head: &str, body: &str) -> Value {
    if !head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return serde_json::from_str(body).unwrap_or(Value::Null);
    }
    let (mut rest, mut whole) = (body, String::new());
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || after.len() < size {
            break;
        }
        whole.push_str(&after[..size]);
        rest = after[size..].trim_start_matches("\r\n");
    }
    serde_json::from_str(&whole).unwrap_or(Value::Null)
}

async fn ask(server: &Running, path: &str, question: &Value) -> Said {
    let headers = "Content-Type: application/json\r\n";
    send(server, "POST", path, headers, question.to_string().as_bytes()).await
}

#[test]
fn the_document_is_what_the_code_says() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let told = pasch_server::api::document_text();
    if std::env::var_os("PASCH_WRITE").is_some() {
        std::fs::write(path, &told).expect("the document can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        told == written,
        "docs/openapi.json is of yesterday: PASCH_WRITE=1 cargo test -p pasch-server --test api"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_has_its_answer() {
    let server = Running::start().await;
    let start = "4HPwATDgc/ABMA";
    let plays = ask(&server, "plays", &json!({"position": start, "dice": [3, 1]})).await;
    assert_eq!(plays.status, 200, "{}", plays.body);
    assert_eq!(plays.body["plays"].as_array().map(Vec::len), Some(16));

    let worth = ask(&server, "evaluate", &json!({"position": start, "ply": 1})).await;
    assert_eq!((worth.status, &worth.body["ply"]), (200, &json!(1)), "{}", worth.body);
    assert_eq!(worth.body["cube"]["action"], "no double");

    let ranked = ask(&server, "rank", &json!({"position": start, "dice": [3, 1], "ply": 1})).await;
    assert_eq!(ranked.body["plays"][0]["play"], "8/5 6/5", "{}", ranked.body);

    let rolled = ask(
        &server,
        "rollout",
        &json!({"position": start, "dice": [3, 1], "trials": 36}),
    )
    .await;
    assert_eq!(rolled.status, 200, "{}", rolled.body);
    assert_eq!(rolled.body["results"][0]["play"], "8/5 6/5", "{}", rolled.body);
    let again = ask(
        &server,
        "rollout",
        &json!({"position": start, "dice": [3, 1], "trials": 36}),
    )
    .await;
    assert_eq!(rolled.body, again.body, "the same seed gives the same result");

    let judged = ask(&server, "analyse", &json!({"text": MATCH})).await;
    assert_eq!(judged.status, 200, "{}", judged.body);
    assert_eq!(judged.body["match"]["open"], 0);
    assert!(judged.body["decisions"].as_array().is_some_and(|all| all.len() > 3));

    let rules = send(&server, "GET", "rules", "", b"").await;
    let ids: Vec<&str> = rules.body["rulebooks"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|book| book["id"].as_str())
        .collect();
    assert_eq!(ids.len(), 6);
    for id in ids {
        let rulebook = send(&server, "GET", &format!("rules/{id}/de"), "", b"").await;
        assert_eq!(rulebook.status, 200, "{id}");
        assert!(rulebook.body["answers"].is_object() && !rulebook.body["page"].is_null());
    }
    assert_eq!(send(&server, "GET", "rules/chess/de", "", b"").await.status, 404);
    let document = send(&server, "GET", "openapi.json", "", b"").await;
    assert_eq!(document.body["info"]["title"], "Pasch");
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_by_its_code() {
    let server = Running::start().await;
    let start = "4HPwATDgc/ABMA";
    for (path, question, status, code) in [
        ("plays", json!({"position": start}), 400, "unreadable"),
        (
            "plays",
            json!({"position": "nonsense", "dice": [3, 1]}),
            422,
            "position",
        ),
        ("plays", json!({"position": start, "dice": [7, 1]}), 422, "dice"),
        (
            "plays",
            json!({"position": start, "dice": [3, 1], "rulebook": "chess"}),
            422,
            "rulebook",
        ),
        ("evaluate", json!({"position": start, "ply": 9}), 422, "range"),
        ("rollout", json!({"position": start, "trials": 1_000_000}), 422, "range"),
        ("analyse", json!({"text": "no match"}), 422, "file"),
        ("analyse", json!({}), 422, "file"),
        ("nothing", json!({}), 404, "not-found"),
    ] {
        let said = ask(&server, path, &question).await;
        assert_eq!(
            (said.status, said.body["code"].as_str()),
            (status, Some(code)),
            "{path} {question}"
        );
    }
    assert_eq!(send(&server, "GET", "plays", "", b"").await.body["code"], "method");
    assert_eq!(send(&server, "POST", "plays", "", b"{}").await.body["code"], "media");
    // A page of another site may not ask, whatever it says that it sends.
    let elsewhere = "Content-Type: application/json\r\nOrigin: http://evil.example\r\n";
    assert_eq!(
        send(&server, "POST", "plays", elsewhere, b"{}").await.body["code"],
        "origin"
    );
    let long = vec![b' '; (1 << 20) + 1];
    let said = send(&server, "POST", "plays", "Content-Type: application/json\r\n", &long).await;
    assert_eq!((said.status, said.body["code"].as_str()), (413, Some("too-long")));
    server.finish().await;
}

/// Questions count against their visitor's budget, like those of a page.
#[tokio::test(flavor = "multi_thread")]
async fn the_budget_holds() {
    let server = Running::with(support::folder(), |config| {
        config.limits.questions_each = 2;
        config.limits.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let question = json!({"position": "4HPwATDgc/ABMA", "trials": 1296}).to_string();
    let headers = "Content-Type: application/json\r\nX-Forwarded-For: 192.0.2.7\r\n";
    let asked = (0..6).map(|_| send(&server, "POST", "rollout", headers, question.as_bytes()));
    let said = futures_util::future::join_all(asked).await;
    let refused: Vec<&Said> = said.iter().filter(|said| said.status == 429).collect();
    assert_eq!(refused.len(), 4);
    assert!(refused.iter().all(|said| said.body["code"] == "too-many"));
    assert!(refused[0].head.to_ascii_lowercase().contains("retry-after: 1"));
    server.finish().await;
}

/// Every route of the document, by requests that are nearly right, half right and nonsense.
#[test]
fn no_question_breaks_the_door() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(Running::start());
    let document: Value = serde_json::from_str(&pasch_server::api::document_text()).unwrap();
    let paths: Vec<String> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(_, ways)| ways.get("post").is_some())
        .map(|(path, _)| path.trim_start_matches("/api/v1/").to_owned())
        .collect();
    assert_eq!(paths.len(), 5, "{paths:?}");
    let mut runner = TestRunner::new(Runs::with_cases(160));
    let asked = runner.run(&(proptest::sample::select(paths), question()), |(path, question)| {
        let said = runtime.block_on(ask(&server, &path, &question));
        prop_assert!(said.status < 500, "{path} {question}: {}", said.head);
        prop_assert!(said.body.is_object(), "{path} {question}: {}", said.head);
        if said.status != 200 {
            prop_assert!(said.body["code"].is_string() && said.body["error"].is_string());
        }
        Ok(())
    });
    asked.unwrap();
    // Bytes that are no question at all, and names that are none.
    let mut runner = TestRunner::new(Runs::with_cases(60));
    let names = runner.run(&("[a-z%./\\-]{0,12}", "\\PC{0,60}"), |(path, body)| {
        let headers = "Content-Type: application/json\r\n";
        for method in ["POST", "GET", "DELETE"] {
            let said = runtime.block_on(send(&server, method, &path, headers, body.as_bytes()));
            prop_assert!(said.status < 500, "{method} {path} {body}: {}", said.head);
        }
        Ok(())
    });
    names.unwrap();
    let well = runtime.block_on(support::fetch(&server, "/healthz"));
    assert!(well.starts_with("HTTP/1.1 200"), "{well}");
    runtime.block_on(server.finish());
}

/// A question of any route: fields that fit, fields that do not, and fields of others.
fn question() -> impl Strategy<Value = Value> {
    let position = prop_oneof![
        4 => proptest::sample::select(vec![
            "4HPwATDgc/ABMA",
            "4HPwATDgc/ABMA:cAkAAAAAAAAA",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:0:0:0:7:10",
            "XGID=-a-B--C-dE---eE---d-e----B-:1:1:1:00:2:3:0:5:10",
            "/z0AADDeaxsAAA",
            "AAAAAAAAAAAAAA",
            "t02oASACAAAAAA",
        ]).prop_map(str::to_owned),
        1 => "[A-Za-z0-9+/]{14}",
        1 => "\\PC{0,30}",
    ];
    let number = prop_oneof![Just(0i64), 1..=6i64, Just(-1), Just(255), Just(256), Just(i64::MAX)];
    let dice = prop_oneof![
        3 => (1..=6u8, 1..=6u8).prop_map(|(a, b)| json!([a, b])),
        1 => proptest::collection::vec(number.clone(), 0..4).prop_map(|dice| json!(dice)),
    ];
    let rulebook = prop_oneof![
        3 => proptest::sample::select(vec!["tournament", "german", "danish", "buffalo", "jumbo", "ten-language"])
            .prop_map(|name| json!(name)),
        1 => Just(json!("chess")),
        1 => Just(Value::Null),
    ];
    let ply =
        prop_oneof![8 => Just(json!(0)), 1 => Just(json!(1)), 1 => number.clone().prop_map(|number| json!(number))];
    let trials =
        prop_oneof![4 => (2..=8u32).prop_map(|trials| json!(trials)), 1 => number.prop_map(|number| json!(number))];
    let text = prop_oneof![
        Just(Value::Null),
        (0..MATCH.len()).prop_map(|end| json!(MATCH.get(..end).unwrap_or(MATCH))),
        "\\PC{0,80}".prop_map(|text| json!(text)),
    ];
    let rest = (any::<bool>(), any::<bool>(), 0..=16u8);
    (position, dice, rulebook, ply, trials, text, rest).prop_map(
        |(position, dice, rulebook, ply, trials, text, (jacoby, cubeful, checkers))| {
            let mut question = json!({
                "position": position, "dice": dice, "rulebook": rulebook, "ply": ply, "trials": trials,
                "jacoby": jacoby, "cubeful": cubeful, "text": text,
            });
            if checkers < 4 {
                question["checkers"] = json!(checkers);
            }
            question
        },
    )
}
