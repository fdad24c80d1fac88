//! The dependency graph is what ARCHITECTURE.md says, and the pure crates know no runtime, database or socket.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// What a pure crate must not know, directly or through others: runtimes, databases, sockets, threads.
const SHELLS_ONLY: [&str; 10] = [
    "tokio",
    "axum",
    "sqlx",
    "hyper",
    "rayon",
    "tokio-tungstenite",
    "async-nats",
    "mio",
    "socket2",
    "libsqlite3-sys",
];

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Every package of the lock file with what it needs to build, tests left out.
fn graph() -> Graph {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .expect("cargo runs");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo metadata writes JSON");
    let packages = found["packages"].as_array().expect("packages");
    let name_of: BTreeMap<&str, &str> = packages
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package["name"].as_str()?)))
        .collect();
    let mut graph = Graph::new();
    for node in found["resolve"]["nodes"].as_array().expect("nodes") {
        let name = name_of[node["id"].as_str().expect("an id")];
        let needs = graph.entry(name.to_owned()).or_default();
        for dependency in node["deps"].as_array().expect("dependencies") {
            let kinds = dependency["dep_kinds"].as_array().expect("kinds");
            if kinds.iter().any(|kind| kind["kind"].is_null()) {
                needs.insert(name_of[dependency["pkg"].as_str().expect("a package")].to_owned());
            }
        }
    }
    graph
}

/// The rows of the table: the crate's name, whether it is pure, and what it says to use.
fn map() -> Vec<(String, bool, String)> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../ARCHITECTURE.md")).expect("the map");
    let mut pure = false;
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells.get(2) {
            Some(&"**pure**") => pure = true,
            Some(&"**shells**") => pure = false,
            Some(cell) if cell.starts_with("`pasch") => {
                rows.push((cell.trim_matches('`').to_owned(), pure, cells[4].to_owned()));
            }
            _ => {}
        }
    }
    rows
}

/// The crates that `cargo verify` lints as pure and builds for the browser, read from its own list.
fn looked_after() -> BTreeSet<String> {
    let name = |line: &str| Some(line.trim().strip_prefix('"')?.strip_suffix("\",")?.to_owned());
    let list = include_str!("../src/pure.rs").lines().filter_map(name);
    list.filter(|name| name.starts_with("pasch-")).collect()
}

#[test]
fn the_map_is_true() {
    let graph = graph();
    let ours = |name: &str| -> BTreeSet<String> {
        let needs = graph.get(name).into_iter().flatten();
        needs.filter(|need| need.starts_with("pasch-")).cloned().collect()
    };
    let rows = map();
    let pure: BTreeSet<String> = rows.iter().filter(|row| row.1).map(|row| row.0.clone()).collect();
    assert!(pure.len() >= 10, "{pure:?}");
    assert_eq!(
        pure,
        looked_after(),
        "what the map calls pure, and what is looked after as that"
    );
    for (name, is_pure, uses) in &rows {
        let found = ours(name);
        match uses.as_str() {
            "all" => {}
            "the pure ones" => assert!(found.is_subset(&pure), "{name} uses {found:?}"),
            listed if listed.starts_with("the pure ones, ") => {
                let shells = listed.split(", ").skip(1).map(|word| format!("pasch-{word}"));
                let allowed: BTreeSet<String> = pure.iter().cloned().chain(shells).collect();
                assert!(found.is_subset(&allowed), "{name} uses {found:?}");
            }
            listed => {
                let told: BTreeSet<String> = listed
                    .split(", ")
                    .filter(|word| !word.is_empty())
                    .map(|word| format!("pasch-{word}"))
                    .collect();
                assert_eq!(found, told, "what {name} uses");
            }
        }
        if *is_pure {
            assert!(found.is_subset(&pure), "{name} is pure and uses a shell: {found:?}");
        }
    }
    let text = include_str!("../../ARCHITECTURE.md");
    for (name, ..) in &rows {
        assert!(
            text.contains(&format!("## Inside `{name}`")),
            "the map says nothing of what is inside {name}"
        );
    }
    let workspace: BTreeSet<&str> = graph
        .keys()
        .map(String::as_str)
        .filter(|name| name.starts_with("pasch"))
        .collect();
    let told: BTreeSet<&str> = rows.iter().map(|row| row.0.as_str()).collect();
    assert_eq!(workspace, told, "the crates of the workspace");
}

#[test]
fn pure_crates_know_no_runtime() {
    let graph = graph();
    for (name, pure, _) in map() {
        let mut known = BTreeSet::new();
        let mut open = vec![name.clone()];
        while let Some(next) = open.pop().filter(|_| pure) {
            for need in graph.get(&next).into_iter().flatten() {
                if known.insert(need.clone()) {
                    open.push(need.clone());
                }
            }
        }
        for shell in SHELLS_ONLY {
            assert!(!known.contains(shell), "{name} knows {shell}");
        }
    }
}
