//! The store in PostgreSQL: it is a store like any other, for many nodes, and it heals.
#![cfg(all(target_os = "linux", feature = "postgres"))]

mod conformance;
mod machines;
mod support;

use conformance::Site;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, join_all};
use machines::Postgres;
use pasch_analysis::Level;
use pasch_rules::SessionKind;
use pasch_server::store::postgres::{Copied, Times, copy};
use pasch_server::store::{
    Append, Folder, Health, Lease, NewTable, PostgresStore, Secret, SqliteStore, Store, StoreFault,
};
use sqlx::{Connection, PgConnection};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use support::{Running, computer, create, folder, me, shown};

/// A database with as many nodes as wanted.
struct InPostgres {
    postgres: Arc<Postgres>,
    address: String,
    times: Times,
    nodes: Mutex<Vec<(Arc<dyn Store>, String)>>,
}

impl InPostgres {
    fn new(postgres: &Arc<Postgres>) -> InPostgres {
        InPostgres {
            postgres: Arc::clone(postgres),
            address: postgres.database(),
            // Nobody renews here: a lease ends when a test says so.
            times: Times {
                lease: Duration::from_secs(3600),
                statement: Duration::from_secs(20),
                ..Times::default()
            },
            nodes: Mutex::default(),
        }
    }

    async fn execute(&self, sql: String) {
        let mut connection = PgConnection::connect(&self.address).await.unwrap();
        let done = sqlx::query(sqlx::AssertSqlSafe(sql));
        done.execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

impl Site for InPostgres {
    fn node(&self) -> BoxFuture<'_, Arc<dyn Store>> {
        async {
            let store = PostgresStore::open(&self.address, self.times).await.unwrap();
            let name = store.incarnation();
            let node: Arc<dyn Store> = Arc::new(store);
            self.nodes.lock().unwrap().push((Arc::clone(&node), name));
            node
        }
        .boxed()
    }

    fn lapse<'a>(&'a self, node: &'a Arc<dyn Store>) -> BoxFuture<'a, ()> {
        let nodes = self.nodes.lock().unwrap();
        let (_, name) = nodes.iter().find(|(known, _)| Arc::ptr_eq(known, node)).unwrap();
        self.execute(format!(
            "UPDATE nodes SET lease_until = clock_timestamp() WHERE incarnation = '{name}'"
        ))
        .boxed()
    }

    fn damage<'a>(&'a self, table: &'a str, number: u32) -> BoxFuture<'a, ()> {
        let sql = format!("UPDATE entries SET entry = 'damaged' WHERE table_id = '{table}' AND number = {number}");
        self.execute(sql).boxed()
    }
}

fn new(table: &str) -> NewTable {
    NewTable {
        table: table.to_owned(),
        setting: "{}".to_owned(),
        summary: "{}".to_owned(),
        holders: vec!["anna".to_owned()],
    }
}

fn append(lease: &Lease, first: u32, entry: &str) -> Append {
    Append {
        lease: lease.clone(),
        first,
        entries: vec![entry.to_owned()],
        summary: Some(entry.to_owned()),
        holder: None,
        secret: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_a_store() {
    let postgres = Postgres::get();
    conformance::conforms(async || InPostgres::new(&postgres)).await;
}

/// An append whose answer was lost may still run when it is repeated: of two in one place, one lasts, and both are told which.
#[tokio::test(flavor = "multi_thread")]
async fn two_who_write_by_one_lease_never_share_a_place() {
    let site = InPostgres::new(&Postgres::get());
    let nodes = [site.node().await, site.node().await, site.node().await];
    let lease = nodes[0].create(new("a")).await.unwrap();
    for number in 0..40 {
        let texts = [
            format!("{number} by 0"),
            format!("{number} by 1"),
            format!("{number} by 2"),
        ];
        let writes = nodes.iter().zip(&texts);
        let done = join_all(writes.map(|(node, text)| node.append(append(&lease, number, text)))).await;
        let lasting: Vec<usize> = (0..3).filter(|&node| done[node].is_ok()).collect();
        assert_eq!(lasting.len(), 1, "{done:?}");
        for refused in done.iter().filter_map(|done| done.as_ref().err()) {
            assert!(matches!(refused, StoreFault::OutOfTurn { .. }), "{refused}");
        }
        // What the same one says again is confirmed.
        let again = append(&lease, number, &texts[lasting[0]]);
        nodes[(lasting[0] + 1) % 3].append(again).await.unwrap();
    }
    let (_, stored) = nodes[0].take("a").await.unwrap().unwrap();
    assert_eq!(stored.entries.len(), 40);
}

/// However a takeover falls among the writes: what was acknowledged is read by the successor, and nothing comes after.
#[tokio::test(flavor = "multi_thread")]
async fn a_takeover_loses_nothing_that_was_acknowledged() {
    let site = InPostgres::new(&Postgres::get());
    let old = site.node().await;
    for round in 0..12 {
        let name = format!("t{round}");
        let new_owner = site.node().await;
        let lease = old.create(new(&name)).await.unwrap();
        let writing = async {
            let mut acknowledged = 0;
            loop {
                match old.append(append(&lease, acknowledged, "entry")).await {
                    Ok(()) => acknowledged += 1,
                    Err(StoreFault::Succeeded { .. }) => return acknowledged,
                    Err(fault) => panic!("{fault}"),
                }
            }
        };
        let taking = async {
            tokio::time::sleep(Duration::from_millis(5 + 3 * round)).await;
            let sql = format!("UPDATE tables SET owner = NULL WHERE id = '{name}'");
            site.execute(sql).await;
            new_owner.take(&name).await.unwrap().unwrap()
        };
        let (acknowledged, (_, stored)) = tokio::join!(writing, taking);
        assert_eq!(stored.entries.len(), acknowledged as usize, "round {round}");
        new_owner.close().await;
    }
}

/// A lease is what the database's clock says it is, and a node that lost it comes back as another.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_lapsed_comes_back_as_another() {
    let mut site = InPostgres::new(&Postgres::get());
    site.times.lease = Duration::from_millis(400);
    let first = PostgresStore::open(&site.address, site.times).await.unwrap();
    let name = first.incarnation();
    let lease = first.create(new("a")).await.unwrap();
    while first.renew().await.is_ok() {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(matches!(first.take("a").await, Err(StoreFault::Lapsed)));
    first.come_back().await.unwrap();
    assert_ne!(first.incarnation(), name);
    first.renew().await.unwrap();
    let (again, _) = first.take("a").await.unwrap().unwrap();
    assert!(again.epoch > lease.epoch);
}

/// The database goes away in the middle and comes back: everything that was handed over is there once, and nobody was told
/// anything else.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stops_and_starts_is_waited_for() {
    let postgres = Postgres::alone();
    let mut site = InPostgres::new(&postgres);
    site.times.statement = Duration::from_secs(2);
    let store = site.node().await;
    let leases = join_all((0..8).map(|number| store.create(new_owned(number)))).await;
    let leases: Vec<Lease> = leases.into_iter().map(Result::unwrap).collect();
    let writing = join_all(leases.iter().map(|lease| {
        let store = Arc::clone(&store);
        async move {
            for number in 0..60 {
                store
                    .append(append(lease, number, &format!("entry {number}")))
                    .await
                    .unwrap();
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }));
    let failing = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let postgres = Arc::clone(&site.postgres);
        tokio::task::spawn_blocking(move || postgres.stop_it()).await.unwrap();
        let mut health = store.health();
        drop(
            health
                .wait_for(|health| matches!(health, Health::Waits(_)))
                .await
                .unwrap(),
        );
        let postgres = Arc::clone(&site.postgres);
        assert!(tokio::task::spawn_blocking(move || postgres.start_it()).await.unwrap());
        drop(health.wait_for(|health| *health == Health::Well).await.unwrap());
    };
    tokio::join!(writing, failing);
    for lease in &leases {
        let (_, stored) = store.take(&lease.table).await.unwrap().unwrap();
        let expected: Vec<String> = (0..60).map(|number| format!("entry {number}")).collect();
        assert_eq!(stored.entries, expected);
    }
}

fn new_owned(number: u32) -> NewTable {
    new(&format!("t{number}"))
}

/// A server on PostgreSQL plays, is stopped and started, and goes on; what it kept is no file of its folder.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_its_tables_in_postgresql() {
    let postgres = Postgres::get();
    let address = postgres.database();
    let data = folder();
    let start = async || Running::with(data.clone(), |config| config.database = Some(address.clone())).await;
    let server = start().await;
    let mut bot = server.bot(7).await;
    let made = create(
        "tournament",
        SessionKind::Match { points: 1 },
        me(),
        computer(Level::Casual),
    );
    let (table, tokens) = bot.create(made).await.unwrap();
    shown(&mut bot).await;
    drop(bot);
    server.stop().await;
    assert!(!data.join("pasch.sqlite").exists());
    let server = start().await;
    let mut bot = server.bot(8).await;
    bot.join(&table, tokens.into_array().into_iter().flatten().collect())
        .await
        .unwrap();
    shown(&mut bot).await;
    server.stop().await;
    drop(std::fs::remove_dir_all(data));
}

/// A server moves over: all of it, and what is there already is not copied again; what differs is named.
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_is_copied_and_the_copy_taken_up_again() {
    let postgres = Postgres::get();
    let (address, data) = (postgres.database(), folder());
    let place = Folder::take(&data, "a test").unwrap();
    let store = SqliteStore::open(&place).await.unwrap();
    for number in 0..150 {
        let lease = store.create(new_owned(number)).await.unwrap();
        for entry in 0..number % 4 {
            let mut write = append(&lease, entry, &format!("entry {entry}"));
            write.holder = Some("bert".to_owned());
            write.secret = Some(Secret::Kept {
                epoch: number,
                seed: format!("seed {number}"),
            });
            store.append(write).await.unwrap();
        }
    }
    let listed = store.list("bert", 1000).await.unwrap();
    // While somebody has the folder, nothing is copied.
    let busy = copy(&data, &address, |_| {}).await;
    assert!(matches!(busy, Err(StoreFault::InUse { .. })), "{busy:?}");
    store.close().await;
    drop((store, place));
    // Cut short after the first batch: the future is dropped where it waits next.
    let (cut, mut batches) = (tokio::sync::Notify::new(), 0);
    let copying = copy(&data, &address, |_| {
        batches += 1;
        cut.notify_one();
    });
    tokio::select! {
        biased;
        () = cut.notified() => {}
        _ = copying => {}
    }
    assert_eq!(batches, 1);
    let copied = copy(&data, &address, |_| {}).await.unwrap();
    assert_eq!((copied.tables, copied.there), (86, 64));
    let again = copy(&data, &address, |_| {}).await.unwrap();
    let nothing = Copied {
        there: 150,
        ..Copied::default()
    };
    assert_eq!(again, nothing);
    let store = PostgresStore::open(&address, Times::default()).await.unwrap();
    let mut there = store.list("bert", 1000).await.unwrap();
    let order = |one: &pasch_server::store::Listed, next: &pasch_server::store::Listed| {
        (one.updated, &one.summary).cmp(&(next.updated, &next.summary))
    };
    let mut listed = listed;
    there.sort_by(order);
    listed.sort_by(order);
    assert_eq!(there, listed);
    for number in 0..150u32 {
        let (lease, stored) = store.take(&format!("t{number}")).await.unwrap().unwrap();
        assert_eq!(stored.entries.len() as u32, number % 4);
        let seed = (number % 4 > 0).then(|| (number, format!("seed {number}")));
        assert_eq!(stored.secret, seed);
        // Played on there, it is still the same table.
        if number == 1 {
            store.append(append(&lease, 1, "played on")).await.unwrap();
        }
    }
    assert_eq!(copy(&data, &address, |_| {}).await.unwrap().there, 150);
    let sql = "UPDATE entries SET entry = 'another' WHERE table_id = 't3' AND number = 0";
    let mut connection = PgConnection::connect(&address).await.unwrap();
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    match copy(&data, &address, |_| {}).await {
        Err(StoreFault::Exists(table)) => assert_eq!(table, "t3"),
        other => panic!("{other:?}"),
    }
    std::fs::remove_dir_all(data).unwrap();
}
