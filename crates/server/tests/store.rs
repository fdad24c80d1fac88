//! The store in SQLite: it is a store like any other, it keeps to itself, and it heals.

mod conformance;
mod support;

use conformance::Site;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, join_all};
use pasch_analysis::Level;
use pasch_protocol::{FaultKey, Message, Request};
use pasch_rules::SessionKind;
use pasch_server::store::{Append, Disk, Folder, Health, Lease, NewTable, SqliteStore, Store, StoreFault, upkeep};
use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use support::{Running, computer, create, fetch, folder, me, shown};

/// A folder with as many nodes as wanted.
struct InSqlite {
    folder: Folder,
    nodes: Mutex<Vec<(Arc<dyn Store>, String)>>,
}

impl InSqlite {
    fn new() -> InSqlite {
        InSqlite {
            folder: Folder::take(&folder(), "a test").unwrap(),
            nodes: Mutex::default(),
        }
    }

    async fn execute(&self, sql: String) {
        let file = self.folder.path().join("pasch.sqlite");
        let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display()))
            .await
            .unwrap();
        sqlx::query(sqlx::AssertSqlSafe(sql))
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }
}

impl Drop for InSqlite {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(self.folder.path()));
    }
}

impl Site for InSqlite {
    fn node(&self) -> BoxFuture<'_, Arc<dyn Store>> {
        async {
            let store = SqliteStore::open(&self.folder).await.unwrap();
            let name = store.incarnation().to_owned();
            let node: Arc<dyn Store> = Arc::new(store);
            self.nodes.lock().unwrap().push((Arc::clone(&node), name));
            node
        }
        .boxed()
    }

    fn lapse<'a>(&'a self, node: &'a Arc<dyn Store>) -> BoxFuture<'a, ()> {
        let nodes = self.nodes.lock().unwrap();
        let name = nodes
            .iter()
            .find(|(known, _)| Arc::ptr_eq(known, node))
            .unwrap()
            .1
            .clone();
        self.execute(format!("DELETE FROM nodes WHERE incarnation = '{name}'"))
            .boxed()
    }

    fn damage<'a>(&'a self, table: &'a str, number: u32) -> BoxFuture<'a, ()> {
        let sql = format!("UPDATE entries SET entry = 'damaged' WHERE table_id = '{table}' AND number = {number}");
        self.execute(sql).boxed()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_a_store() {
    conformance::conforms(async || InSqlite::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_has_one_process_and_says_which() {
    let path = folder();
    let first = Folder::take(&path, "the first").unwrap();
    match Folder::take(&path, "the second") {
        Err(StoreFault::InUse { folder, owner }) => {
            assert_eq!(folder, path);
            assert_eq!(owner, format!("the first, process {}", std::process::id()));
        }
        other => panic!("{other:?}"),
    }
    drop(first);
    drop(Folder::take(&path, "the second").unwrap());
    std::fs::remove_dir_all(path).unwrap();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_can_read_any_of_it() {
    use std::os::unix::fs::PermissionsExt;
    let site = InSqlite::new();
    let store = site.node().await;
    store.probe().await.unwrap();
    let mode = |path: &PathBuf| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&site.folder.path().to_owned()), 0o700);
    let files: Vec<PathBuf> = std::fs::read_dir(site.folder.path())
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert!(files.len() >= 5, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
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
        summary: None,
        holder: None,
        secret: None,
    }
}

async fn waits(store: &SqliteStore) {
    let mut health = store.health();
    drop(
        health
            .wait_for(|health| matches!(health, Health::Waits(_)))
            .await
            .unwrap(),
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_writes_wait_until_there_is_room() {
    let folder = Folder::take(&folder(), "a test").unwrap();
    let disk = Disk::default();
    disk.pages.store(40, Ordering::SeqCst);
    let store = SqliteStore::open_on(&folder, disk.clone()).await.unwrap();
    let lease = store.create(new("a")).await.unwrap();
    let large = "x".repeat(20_000);
    let writing = async {
        for number in 0..20 {
            store.append(append(&lease, number, &large)).await.unwrap();
        }
    };
    let freeing = async {
        waits(&store).await;
        disk.pages.store(0, Ordering::SeqCst);
    };
    tokio::join!(writing, freeing);
    store.probe().await.unwrap();
    assert_eq!(*store.health().borrow(), Health::Well);
    let (_, table) = store.take("a").await.unwrap().unwrap();
    assert_eq!(table.entries.len(), 20);
    store.close().await;
    std::fs::remove_dir_all(folder.path()).unwrap();
}

/// Another process that keeps the file to itself.
async fn occupy(path: &std::path::Path) -> SqliteConnection {
    let file = path.join("pasch.sqlite");
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display()))
        .await
        .unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
    connection
}

fn impatient() -> Disk {
    Disk {
        patience: Duration::from_millis(20),
        ..Disk::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_closed_while_it_waits_ends() {
    let folder = Folder::take(&folder(), "a test").unwrap();
    let store = SqliteStore::open_on(&folder, impatient()).await.unwrap();
    let lease = store.create(new("a")).await.unwrap();
    let other = occupy(folder.path()).await;
    let closing = async {
        waits(&store).await;
        store.close().await;
    };
    let (written, ()) = tokio::join!(store.append(append(&lease, 0, "never")), closing);
    assert!(matches!(written, Err(StoreFault::Closed)), "{written:?}");
    other.close().await.unwrap();
    std::fs::remove_dir_all(folder.path()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_told_that_the_table_waits_and_the_game_goes_on() {
    let server = Running::with(folder(), |config| config.disk = impatient()).await;
    let mut bot = server.bot(1).await;
    let request = create(
        "tournament",
        SessionKind::Match { points: 5 },
        me(),
        computer(Level::Beginner),
    );
    bot.create(request).await.unwrap();
    shown(&mut bot).await;
    assert!(fetch(&server, "/healthz").await.starts_with("HTTP/1.1 200"));
    let other = occupy(&server.data).await;
    // It acts, and hears that it has to wait instead of an answer.
    let before = bot.table.as_ref().unwrap().version;
    let (side, deed) = bot.wish().expect("something to do");
    let acting = bot.act(Some(side), deed);
    let health = async {
        let ill = fetch(&server, "/healthz").await;
        assert!(ill.starts_with("HTTP/1.1 503") && ill.contains("\"ok\":false"), "{ill}");
        other.close().await.unwrap();
    };
    let (done, ()) = tokio::join!(acting, health);
    assert!(matches!(done, Ok(Message::Done { .. })), "{done:?}");
    let mut told = Vec::new();
    while told.len() < 2 {
        if let Message::Waiting { on } = bot.next().await.unwrap().message {
            told.push(on);
        }
    }
    assert_eq!(told, [true, false]);
    assert!(fetch(&server, "/healthz").await.starts_with("HTTP/1.1 200"));
    bot.play(Duration::ZERO, |_| {}, |table| table.version > before + 10)
        .await
        .unwrap();
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_is_checked_copied_and_put_back_and_what_is_deleted_is_gone() {
    let server = Running::start().await;
    let mut bot = server.bot(1).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let request = create(
            "tournament",
            SessionKind::Match { points: 5 },
            me(),
            computer(Level::Beginner),
        );
        tables.push(bot.create(request).await.unwrap().0);
        shown(&mut bot).await;
        bot.play(Duration::ZERO, |_| {}, |table| table.version > 12)
            .await
            .unwrap();
    }
    let copy = server.data.with_extension("backup");
    // All while the server is at it.
    let copied = upkeep::backup(&server.data, &copy).await.unwrap();
    assert!(copied.faults.is_empty() && copied.tables == 2, "{copied:?}");
    assert!(
        upkeep::backup(&server.data, &copy).await.is_err(),
        "a copy is not written over"
    );
    let checked = upkeep::check(&server.data).await.unwrap();
    assert!(
        checked.faults.is_empty() && checked.tables == 2 && checked.entries > 20,
        "{checked:?}"
    );
    let in_use = upkeep::restore(&server.data, &copy, true).await;
    assert!(matches!(in_use, Err(StoreFault::InUse { .. })), "{in_use:?}");
    assert!(found(&server.data, &tables[0]));
    assert!(upkeep::delete(&server.data, &tables[0]).await.unwrap());
    assert!(!upkeep::delete(&server.data, &tables[0]).await.unwrap());
    drop(bot);
    let data = server.stop().await;
    assert!(
        !found(&data, &tables[0]),
        "what was deleted can still be read in the files"
    );
    assert!(found(&data, &tables[1]));
    // Back to how it was: only when asked to, and without the secrets of the dice.
    let games = upkeep::restore(&data, &copy, false).await;
    assert!(matches!(games, Err(StoreFault::NotEmpty(_))), "{games:?}");
    assert_eq!(upkeep::restore(&data, &copy, true).await.unwrap(), 2);
    assert!(!data.join("secrets.sqlite").exists());
    assert!(
        !upkeep::delete(&data, "nobody's").await.unwrap(),
        "also before a server ran"
    );
    let server = Running::with(data, |_| {}).await;
    let mut page = server.bot(2).await;
    page.join(&tables[0], Vec::new()).await.unwrap();
    drop(page);
    let data = server.stop().await;
    assert_eq!(upkeep::prune(&data, 0).await.unwrap(), 0);
    assert_eq!(upkeep::prune(&data, i64::MAX).await.unwrap(), 2);
    assert_eq!(upkeep::check(&data).await.unwrap().tables, 0);
    std::fs::remove_file(copy).unwrap();
    std::fs::remove_dir_all(data).unwrap();
}

/// Do the bytes of this name stand anywhere in the files of the games?
fn found(data: &std::path::Path, name: &str) -> bool {
    let files = std::fs::read_dir(data).unwrap().map(|file| file.unwrap().path());
    files.into_iter().any(|file| {
        let bytes = std::fs::read(file).unwrap();
        bytes.windows(name.len()).any(|window| window == name.as_bytes())
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_touches_is_removed_by_rule_and_what_is_in_use_stays() {
    let against = || {
        create(
            "tournament",
            SessionKind::Match { points: 1 },
            me(),
            computer(Level::Beginner),
        )
    };
    let server = Running::start().await;
    let mut bot = server.bot(1).await;
    let (left, _) = bot.create(against()).await.unwrap();
    let (used, _) = bot.create(against()).await.unwrap();
    drop(bot);
    let data = server.stop().await;
    assert_eq!(upkeep::check(&data).await.unwrap().tables, 2);
    // The rule is much shorter than anybody's patience, and looks as often.
    let server = Running::with(data, |config| config.keep = Some(Duration::from_secs(2))).await;
    let mut page = server.bot(2).await;
    page.join(&used, Vec::new()).await.unwrap();
    while upkeep::check(&server.data).await.unwrap().tables > 1 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let gone = Request::Join {
        table: left,
        tokens: Vec::new(),
        watch: true,
        name: None,
    };
    let answer = page.ask(gone).await.unwrap();
    assert!(
        matches!(&answer, Message::Fault(fault) if fault.key == FaultKey::NoTable),
        "{answer:?}"
    );
    // It still goes on where somebody is, however long he thinks.
    let asked = page.ask(Request::Dice { table: used }).await.unwrap();
    assert!(matches!(asked, Message::Dice { .. }), "{asked:?}");
    server.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_named_at_the_start() {
    let path = folder();
    {
        let folder = Folder::take(&path, "a test").unwrap();
        let store = SqliteStore::open(&folder).await.unwrap();
        let lease = store.create(new("a")).await.unwrap();
        for number in 0..200 {
            store
                .append(append(&lease, number, &"entry ".repeat(100)))
                .await
                .unwrap();
        }
        store.close().await;
    }
    // Who goes in good order leaves one whole file.
    assert!(!path.join("pasch.sqlite-wal").exists() && !path.join("secrets.sqlite-wal").exists());
    let file = path.join("pasch.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    let folder = Folder::take(&path, "a test").unwrap();
    match SqliteStore::open(&folder).await {
        Err(StoreFault::DamagedFile { path: named, .. }) => assert_eq!(named, file),
        other => panic!("{other:?}"),
    }
    drop(folder);
    std::fs::remove_dir_all(path).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_store_is_named_at_the_start() {
    let path = folder();
    {
        let folder = Folder::take(&path, "a test").unwrap();
        SqliteStore::open(&folder).await.unwrap().close().await;
    }
    let file = path.join("pasch.sqlite");
    std::fs::write(&file, [0xa5; 8192]).unwrap();
    let folder = Folder::take(&path, "a test").unwrap();
    match SqliteStore::open(&folder).await {
        Err(StoreFault::DamagedFile { path: named, .. }) => assert_eq!(named, file),
        other => panic!("{other:?}"),
    }
    drop(folder);
    std::fs::remove_dir_all(path).unwrap();
}

/// What is lost with the secrets of the dice are chains, which are renewed; no game stands still for that.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_secrets_are_set_aside() {
    let path = folder();
    {
        let folder = Folder::take(&path, "a test").unwrap();
        let store = SqliteStore::open(&folder).await.unwrap();
        let lease = store.create(new("a")).await.unwrap();
        store.append(append(&lease, 0, "entry")).await.unwrap();
        store.close().await;
    }
    std::fs::write(path.join("secrets.sqlite"), [0xa5; 8192]).unwrap();
    let folder = Folder::take(&path, "a test").unwrap();
    let store = SqliteStore::open(&folder).await.unwrap();
    let (_, stored) = store.take("a").await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.secret), (1, None));
    assert_eq!(
        std::fs::read(path.join("secrets.sqlite.damaged")).unwrap(),
        [0xa5; 8192]
    );
    store.close().await;
    drop((store, folder));
    std::fs::remove_dir_all(path).unwrap();
}

/// Whoever writes on and on leaves no log that grows for ever.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_the_file_ends_while_others_write() {
    let path = folder();
    let folder = Folder::take(&path, "a test").unwrap();
    let store = SqliteStore::open(&folder).await.unwrap();
    let leases = join_all((0..40).map(|table| {
        let store = &store;
        async move { store.create(new(&format!("table {table}"))).await.unwrap() }
    }))
    .await;
    let (log, mut longest) = (path.join("pasch.sqlite-wal"), 0);
    for number in 0..600 {
        let written = leases
            .iter()
            .map(|lease| store.append(append(lease, number, "an entry of a table")));
        for written in join_all(written).await {
            written.unwrap();
        }
        longest = longest.max(std::fs::metadata(&log).unwrap().len());
    }
    // Forty pages and more a time are some hundred million bytes; a part of that is enough.
    assert!(longest < 60 << 20, "{longest}");
    let held = std::fs::metadata(path.join("pasch.sqlite")).unwrap().len();
    assert!(held > 1 << 20, "{held} bytes were carried");
    store.close().await;
    drop((store, folder));
    std::fs::remove_dir_all(path).unwrap();
}
