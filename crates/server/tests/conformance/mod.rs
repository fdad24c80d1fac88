//! What holds for every store. A new kind of store passes this by giving a [`Site`].
#![allow(missing_docs)]

use futures_util::future::{BoxFuture, join_all};
use pasch_server::store::{Append, Health, Lease, NewTable, Secret, Store, StoreFault, Stored};
use std::sync::Arc;

/// A place where stores of one kind can be opened, and made to suffer.
pub trait Site: Sync {
    /// Another node at the same data.
    fn node(&self) -> BoxFuture<'_, Arc<dyn Store>>;
    /// The lease of this node runs out, without its knowing.
    fn lapse<'a>(&'a self, node: &'a Arc<dyn Store>) -> BoxFuture<'a, ()>;
    /// An entry becomes something else on the disk.
    fn damage<'a>(&'a self, table: &'a str, number: u32) -> BoxFuture<'a, ()>;
}

/// All of it, each on a site of its own.
pub async fn conforms<S: Site>(site: impl AsyncFn() -> S) {
    what_is_appended_is_there(&site().await).await;
    an_entry_has_one_place(&site().await).await;
    an_append_repeated_lasts_once(&site().await).await;
    who_was_succeeded_is_refused(&site().await).await;
    a_table_has_one_owner(&site().await).await;
    a_refused_write_leaves_nothing(&site().await).await;
    many_at_once_each_get_their_own_answer(&site().await).await;
    lists_are_kept(&site().await).await;
    the_deleted_is_gone(&site().await).await;
    the_old_is_pruned(&site().await).await;
    damage_is_found_and_named(&site().await).await;
    a_closed_store_says_so(&site().await).await;
}

fn new(table: &str) -> NewTable {
    NewTable {
        table: table.to_owned(),
        setting: format!("{{\"of\":\"{table}\"}}"),
        summary: format!("{table} is new"),
        holders: vec!["anna".to_owned()],
    }
}

fn append(lease: &Lease, first: u32, entries: &[&str]) -> Append {
    Append {
        lease: lease.clone(),
        first,
        entries: entries.iter().map(|entry| (*entry).to_owned()).collect(),
        summary: None,
        holder: None,
        secret: None,
    }
}

async fn stored(store: &Arc<dyn Store>, table: &str) -> (Lease, Stored) {
    store.take(table).await.unwrap().expect("a table")
}

async fn what_is_appended_is_there(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    let mut first = append(&lease, 0, &["one", "two"]);
    first.secret = Some(Secret::Kept {
        epoch: 3,
        seed: "5eed".to_owned(),
    });
    store.append(first).await.unwrap();
    store.append(append(&lease, 2, &["three"])).await.unwrap();
    let (_, table) = stored(&store, "a").await;
    assert_eq!(table.setting, "{\"of\":\"a\"}");
    assert_eq!(table.entries, ["one", "two", "three"]);
    assert_eq!(table.secret, Some((3, "5eed".to_owned())));
    // Whoever wants to read it need not have it.
    let read = site.node().await.read("a").await.unwrap().expect("a table");
    assert_eq!((read.entries, read.secret), (table.entries, table.secret));
    assert!(store.read("b").await.unwrap().is_none());
    // Another node sees the same, as soon as it may have it.
    let (lease, _) = stored(&store, "a").await;
    let mut last = append(&lease, 3, &["four"]);
    last.secret = Some(Secret::Gone);
    store.append(last).await.unwrap();
    store.release(lease).await.unwrap();
    let (_, table) = stored(&site.node().await, "a").await;
    assert_eq!(table.entries, ["one", "two", "three", "four"]);
    assert_eq!(table.secret, None);
    assert!(store.take("b").await.unwrap().is_none());
    store.probe().await.unwrap();
    assert_eq!(*store.health().borrow(), Health::Well);
}

async fn an_entry_has_one_place(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    store.append(append(&lease, 0, &["one", "two"])).await.unwrap();
    for (first, entries) in [(0, ["other"]), (1, ["other"]), (3, ["four"]), (u32::MAX, ["last"])] {
        match store.append(append(&lease, first, &entries)).await {
            Err(StoreFault::OutOfTurn {
                table,
                first: named,
                stored: 2,
            }) => assert_eq!((table.as_str(), named), ("a", first)),
            other => panic!("entry {first}: {other:?}"),
        }
    }
    assert_eq!(stored(&store, "a").await.1.entries, ["one", "two"]);
    assert!(matches!(store.create(new("a")).await, Err(StoreFault::Exists(_))));
    let lost = Lease {
        table: "nowhere".to_owned(),
        epoch: 1,
    };
    let nowhere = store.append(append(&lost, 0, &["one"])).await;
    assert!(matches!(nowhere, Err(StoreFault::NoTable(_))), "{nowhere:?}");
}

/// Whoever does not know what became of his write sends it again.
async fn an_append_repeated_lasts_once(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    store.append(append(&lease, 0, &["one"])).await.unwrap();
    for _ in 0..3 {
        store.append(append(&lease, 1, &["two", "three"])).await.unwrap();
    }
    assert_eq!(stored(&store, "a").await.1.entries, ["one", "two", "three"]);
}

async fn who_was_succeeded_is_refused(site: &impl Site) {
    let (slow, quick) = (site.node().await, site.node().await);
    let old = slow.create(new("a")).await.unwrap();
    slow.append(append(&old, 0, &["one"])).await.unwrap();
    slow.renew().await.unwrap();
    // While its owner lives, nobody else gets it.
    let owned = quick.take("a").await;
    assert!(matches!(owned, Err(StoreFault::Owned { .. })), "{owned:?}");
    site.lapse(&slow).await;
    assert!(matches!(slow.renew().await, Err(StoreFault::Lapsed)));
    // As long as nobody has come, its writes count.
    slow.append(append(&old, 1, &["two"])).await.unwrap();
    let (lease, table) = stored(&quick, "a").await;
    assert!(lease.epoch > old.epoch);
    assert_eq!(table.entries, ["one", "two"]);
    // It wakes up and does not know.
    for entries in [["three"], ["two"]] {
        let late = slow.append(append(&old, 2, &entries)).await;
        assert!(matches!(late, Err(StoreFault::Succeeded { .. })), "{late:?}");
    }
    let repeated = slow.append(append(&old, 1, &["two"])).await;
    assert!(matches!(repeated, Err(StoreFault::Succeeded { .. })), "{repeated:?}");
    quick.append(append(&lease, 2, &["mine"])).await.unwrap();
    // Nor can it give away what it no longer has, nor take anything.
    slow.release(old).await.unwrap();
    quick.append(append(&lease, 3, &["still mine"])).await.unwrap();
    assert!(matches!(slow.take("a").await, Err(StoreFault::Lapsed)));
    assert!(matches!(slow.create(new("b")).await, Err(StoreFault::Lapsed)));
    assert_eq!(
        stored(&quick, "a").await.1.entries,
        ["one", "two", "mine", "still mine"]
    );
}

async fn a_table_has_one_owner(site: &impl Site) {
    let nodes = [site.node().await, site.node().await, site.node().await];
    let lease = nodes[0].create(new("a")).await.unwrap();
    nodes[0].release(lease).await.unwrap();
    let taken = join_all(nodes.iter().map(|node| node.take("a"))).await;
    let owners: Vec<_> = taken.into_iter().flatten().flatten().collect();
    assert_eq!(owners.len(), 1, "{owners:?}");
    // Taken again by the same node, the lease before is over: what was on its way by it does not count.
    let (node, old) = (&nodes, &owners[0].0);
    let again = join_all(node.iter().map(|node| node.take("a"))).await;
    let again: Vec<_> = again.into_iter().flatten().flatten().collect();
    assert_eq!(again.len(), 1);
    assert!(again[0].0.epoch > old.epoch);
    let late = join_all(node.iter().map(|node| node.append(append(old, 0, &["late"])))).await;
    assert!(
        late.iter()
            .all(|late| matches!(late, Err(StoreFault::Succeeded { .. })))
    );
}

async fn a_refused_write_leaves_nothing(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    let mut bad = append(&lease, 7, &["seven"]);
    bad.summary = Some("changed".to_owned());
    bad.holder = Some("bert".to_owned());
    bad.secret = Some(Secret::Kept {
        epoch: 1,
        seed: "5eed".to_owned(),
    });
    store.append(bad).await.unwrap_err();
    assert!(store.list("bert", 10).await.unwrap().is_empty());
    assert_eq!(store.list("anna", 10).await.unwrap()[0].summary, "a is new");
    assert_eq!(stored(&store, "a").await.1.secret, None);
}

/// Writes share a transaction; their fates they do not share.
async fn many_at_once_each_get_their_own_answer(site: &impl Site) {
    let store = site.node().await;
    let names: Vec<String> = (0..40).map(|number| format!("t{number}")).collect();
    let leases = join_all(names.iter().map(|name| store.create(new(name)))).await;
    let leases: Vec<Lease> = leases.into_iter().map(Result::unwrap).collect();
    // Text of any kind comes back as it was written.
    let text = |number: usize| {
        format!(
            "{number}: \"[1, null]\" \\u0041 \\\\ 'x'); \t\n ü ‏שש‎ 🎲 {}",
            "-".repeat(number * 200)
        )
    };
    let texts: Vec<String> = (0..names.len()).map(text).collect();
    let (stale, unknown): (Vec<Lease>, Vec<Lease>) = leases
        .iter()
        .map(|lease| {
            let (table, epoch) = (lease.table.clone(), lease.epoch - 1);
            let nowhere = format!("not {table}");
            let epoch_there = lease.epoch;
            (
                Lease { table, epoch },
                Lease {
                    table: nowhere,
                    epoch: epoch_there,
                },
            )
        })
        .unzip();
    let writes = leases.iter().enumerate().map(|(number, lease)| match number % 4 {
        0 => store.append(append(lease, 5, &["out of turn"])),
        1 => store.append(append(&stale[number], 0, &["too late"])),
        2 => store.append(append(&unknown[number], 0, &["nowhere"])),
        _ => store.append(append(lease, 0, &[&texts[number], "and another"])),
    });
    let done = join_all(writes).await;
    for (number, done) in done.iter().enumerate() {
        let as_it_should = match number % 4 {
            0 => matches!(done, Err(StoreFault::OutOfTurn { stored: 0, .. })),
            1 => matches!(done, Err(StoreFault::Succeeded { .. })),
            2 => matches!(done, Err(StoreFault::NoTable(_))),
            _ => done.is_ok(),
        };
        assert!(as_it_should, "{number}: {done:?}");
    }
    for (number, name) in names.iter().enumerate() {
        let wanted = match number % 4 {
            3 => vec![texts[number].clone(), "and another".to_owned()],
            _ => Vec::new(),
        };
        assert_eq!(stored(&store, name).await.1.entries, wanted);
    }
}

async fn lists_are_kept(site: &impl Site) {
    let store = site.node().await;
    let mut leases = Vec::new();
    for name in ["a", "b", "c"] {
        leases.push(store.create(new(name)).await.unwrap());
    }
    let mut write = append(&leases[1], 0, &["one"]);
    write.summary = Some("b goes on".to_owned());
    write.holder = Some("bert".to_owned());
    store.append(write).await.unwrap();
    store.hold("bert", "c").await.unwrap();
    store.hold("bert", "c").await.unwrap();
    let nowhere = store.hold("bert", "nowhere").await;
    assert!(matches!(nowhere, Err(StoreFault::NoTable(_))), "{nowhere:?}");
    let lines = async |holder: &str, limit| {
        let listed = store.list(holder, limit).await.unwrap();
        assert!(listed.is_sorted_by(|one, next| one.updated >= next.updated));
        let mut lines: Vec<String> = listed.into_iter().map(|line| line.summary).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines("anna", 10).await, ["a is new", "b goes on", "c is new"]);
    assert_eq!(lines("anna", 2).await.len(), 2);
    assert_eq!(lines("bert", 10).await, ["b goes on", "c is new"]);
    store.forget("anna", "b").await.unwrap();
    store.forget("anna", "b").await.unwrap();
    assert_eq!(lines("anna", 10).await, ["a is new", "c is new"]);
    assert_eq!(lines("bert", 10).await, ["b goes on", "c is new"]);
}

async fn the_deleted_is_gone(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    store.create(new("b")).await.unwrap();
    store.append(append(&lease, 0, &["one"])).await.unwrap();
    assert!(store.delete("a").await.unwrap());
    assert!(!store.delete("a").await.unwrap());
    assert!(store.take("a").await.unwrap().is_none());
    let late = store.append(append(&lease, 1, &["two"])).await;
    assert!(matches!(late, Err(StoreFault::NoTable(_))), "{late:?}");
    assert_eq!(store.list("anna", 10).await.unwrap().len(), 1);
    assert!(store.take("b").await.unwrap().is_some());
}

async fn the_old_is_pruned(site: &impl Site) {
    let store = site.node().await;
    let mut leases = Vec::new();
    for name in ["old", "sat at", "touched"] {
        leases.push(store.create(new(name)).await.unwrap());
    }
    // Whatever the store's clock says, what is touched after it has said so is later.
    let noted = store.list("anna", 10).await.unwrap();
    let latest = noted.iter().map(|line| line.updated).max().unwrap();
    loop {
        store.create(new("later")).await.unwrap();
        let listed = store.list("anna", 10).await.unwrap();
        if listed.iter().any(|line| line.updated > latest) {
            break;
        }
        store.delete("later").await.unwrap();
    }
    store.append(append(&leases[2], 0, &["one"])).await.unwrap();
    let except = ["sat at".to_owned()];
    assert_eq!(store.prune(0, &except).await.unwrap(), 0);
    assert_eq!(store.prune(latest + 1, &except).await.unwrap(), 1);
    assert!(store.take("old").await.unwrap().is_none());
    for name in ["sat at", "touched", "later"] {
        assert!(store.take(name).await.unwrap().is_some(), "{name}");
    }
}

async fn damage_is_found_and_named(site: &impl Site) {
    let store = site.node().await;
    for name in ["a", "b"] {
        let lease = store.create(new(name)).await.unwrap();
        store.append(append(&lease, 0, &["one", "two", "three"])).await.unwrap();
    }
    site.damage("a", 1).await;
    match store.take("a").await {
        Err(StoreFault::Damaged { table, what }) => {
            assert_eq!(table, "a");
            assert!(what.contains("entry 1"), "{what}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(stored(&store, "b").await.1.entries.len(), 3);
}

async fn a_closed_store_says_so(site: &impl Site) {
    let store = site.node().await;
    let lease = store.create(new("a")).await.unwrap();
    let writes = (0..20).map(|number| store.append(append(&lease, number, &["entry"])));
    let (done, ()) = tokio::join!(join_all(writes), store.close());
    let lasting = done.iter().take_while(|done| done.is_ok()).count();
    assert!(
        done[lasting..]
            .iter()
            .all(|done| matches!(done, Err(StoreFault::Closed))),
        "{done:?}"
    );
    let late = store.append(append(&lease, lasting as u32, &["late"])).await;
    assert!(matches!(late, Err(StoreFault::Closed)), "{late:?}");
    // What was confirmed is there, and nothing else. A node that has ended keeps nobody waiting.
    let next = site.node().await;
    site.lapse(&store).await;
    assert_eq!(stored(&next, "a").await.1.entries.len(), lasting);
}
