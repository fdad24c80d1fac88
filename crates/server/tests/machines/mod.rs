//! A real PostgreSQL and a real nats-server for tests: started in a folder of their own on free ports, stopped and removed at the
//! end, with nothing else touched. PostgreSQL refuses to be run by root, and is handed to an ordinary user then.
#![allow(dead_code, missing_docs)]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A folder for one program, removed at the end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("pasch-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A port that is free right now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// One PostgreSQL for all tests that run at the same time.
pub struct Postgres {
    place: Place,
    programs: PathBuf,
    user: Option<(String, u32, u32)>,
    port: u16,
    databases: AtomicU32,
}

static RUNNING: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

impl Postgres {
    /// The one that runs, or a new one.
    pub fn get() -> Arc<Postgres> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(postgres) = running.upgrade() {
            return postgres;
        }
        let postgres = Arc::new(Postgres::start());
        *running = Arc::downgrade(&postgres);
        postgres
    }

    /// One that no other test has, to be stopped and started.
    pub fn alone() -> Arc<Postgres> {
        Arc::new(Postgres::start())
    }

    fn start() -> Postgres {
        let place = Place::new("postgres");
        let mut postgres = Postgres {
            programs: programs(),
            user: ordinary_user(),
            port: 0,
            place,
            databases: AtomicU32::new(0),
        };
        let path = &postgres.place.0;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
        if let Some((_, user, group)) = &postgres.user {
            chown(path, Some(*user), Some(*group)).unwrap();
        }
        let data = postgres.data();
        let mut made = postgres.program("initdb");
        let made = postgres.said(
            made.args(["-A", "trust", "-N", "-E", "UTF8", "--locale=C", "-U", "pasch", "-D"])
                .arg(&data),
        );
        assert!(made.0, "initdb: {}", made.1);
        // Between finding a free port and taking it another program may have come.
        for _ in 0..5 {
            postgres.port = free_port();
            if postgres.start_it() {
                return postgres;
            }
        }
        panic!("PostgreSQL does not start: {}", postgres.log());
    }

    /// Starts the server of this folder on its port; false if it does not.
    pub fn start_it(&self) -> bool {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{}' -c max_connections=200 -c wal_sync_method=fdatasync",
            self.port,
            self.place.0.display()
        );
        let start = self.program("pg_ctl");
        let mut start = self.named(start);
        // Whoever inherits a pipe keeps its reader waiting: what it says goes to its log alone.
        start.args(["-w", "-l"]).arg(self.place.0.join("log"));
        start.args(["-o", &options, "start"]);
        start.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        start.status().unwrap().success()
    }

    /// Ends the server as if the power had gone.
    pub fn stop_it(&self) {
        let stop = self.program("pg_ctl");
        let mut stop = self.named(stop);
        stop.args(["-m", "immediate", "-w", "stop"]);
        self.said(&mut stop);
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut make = Command::new(self.programs.join("createdb"));
        make.args(["-h", "127.0.0.1", "-U", "pasch", "-p", &self.port.to_string(), &name]);
        let made = self.said(&mut make);
        assert!(made.0, "createdb: {}", made.1);
        format!("postgres://pasch@127.0.0.1:{}/{name}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// The number of its first process, of which the others are children.
    pub fn process(&self) -> u32 {
        let text = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        text.lines().next().unwrap().trim().parse().unwrap()
    }

    fn data(&self) -> PathBuf {
        self.place.0.join("data")
    }

    fn named(&self, mut command: Command) -> Command {
        command.arg("-D").arg(self.data());
        command
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match &self.user {
            None => Command::new(program),
            Some((_, user, group)) => {
                let mut command = Command::new("setpriv");
                command.args([
                    format!("--reuid={user}"),
                    format!("--regid={group}"),
                    "--clear-groups".to_owned(),
                ]);
                command.arg(program);
                command
            }
        };
        command.current_dir("/");
        command
    }

    fn said(&self, command: &mut Command) -> (bool, String) {
        let output = command.stdin(Stdio::null()).output();
        let output = output.unwrap_or_else(|fault| panic!("{:?}: {fault}", command.get_program()));
        let text = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        (output.status.success(), text.concat())
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.place.0.join("log")).unwrap_or_default()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop_it();
    }
}

/// Where PostgreSQL's programs are: on Debian in a folder for each version, which is not on the path.
fn programs() -> PathBuf {
    let there = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let told = Command::new("pg_config").arg("--bindir").output();
    if let Ok(told) = told {
        let folder = PathBuf::from(String::from_utf8_lossy(&told.stdout).trim());
        if there(&folder) {
            return folder;
        }
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    versions.reverse();
    versions.extend(std::env::split_paths(&path));
    let found = versions.into_iter().find(|folder| there(folder));
    found.expect("PostgreSQL is needed here: apt-get install postgresql")
}

/// Whom to hand PostgreSQL to: nobody else, unless this is root.
fn ordinary_user() -> Option<(String, u32, u32)> {
    let number = |words: &[&str]| {
        let output = Command::new("id").args(words).stderr(Stdio::null()).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse::<u32>().ok()
    };
    if number(&["-u"]) != Some(0) {
        return None;
    }
    ["postgres", "nobody"]
        .into_iter()
        .find_map(|name| Some((name.to_owned(), number(&["-u", name])?, number(&["-g", name])?)))
}

/// A nats-server with JetStream.
pub struct Nats {
    /// Removed after the server has ended.
    child: Option<Child>,
    place: Place,
    port: u16,
}

impl Nats {
    pub fn start() -> Nats {
        for _ in 0..5 {
            let mut nats = Nats {
                child: None,
                place: Place::new("nats"),
                port: free_port(),
            };
            if nats.start_it() {
                return nats;
            }
        }
        panic!("nats-server does not start; it is needed here: apt-get install nats-server");
    }

    /// Starts the server of this folder on its port; false if it does not.
    pub fn start_it(&mut self) -> bool {
        let log = std::fs::File::create(self.place.0.join("log")).unwrap();
        let mut command = Command::new("nats-server");
        command.args(["-js", "-a", "127.0.0.1", "-p", &self.port.to_string(), "-sd"]);
        command.arg(self.place.0.join("streams"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let Ok(child) = command.spawn() else {
            return false;
        };
        let child = self.child.insert(child);
        // Once it greets it is ours, unless it has ended: then the port is somebody else's.
        let end = Instant::now() + Duration::from_secs(20);
        while Instant::now() < end && matches!(child.try_wait(), Ok(None)) {
            if greets(self.port) {
                std::thread::sleep(Duration::from_millis(50));
                return matches!(child.try_wait(), Ok(None));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Ends the server as if the power had gone.
    pub fn stop_it(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn process(&self) -> u32 {
        self.child.as_ref().unwrap().id()
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop_it();
    }
}

/// Does a nats-server greet at this port?
fn greets(port: u16) -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else {
        return false;
    };
    let mut greeting = [0; 4];
    stream.set_read_timeout(Some(Duration::from_secs(1))).is_ok()
        && stream.read_exact(&mut greeting).is_ok()
        && &greeting == b"INFO"
}

/// How long processors have worked for a process and its children that live.
pub fn worked(process: u32) -> Duration {
    let stat = |process: u32| std::fs::read_to_string(format!("/proc/{process}/stat")).ok();
    // After the name, which may hold anything: the state, the parent, and ten further on the ticks for user and system.
    let fields = |text: String| -> Option<(u32, u64)> {
        let fields: Vec<String> = text.rsplit_once(')')?.1.split_whitespace().map(str::to_owned).collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some((fields.get(1)?.parse().ok()?, ticks))
    };
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let of = all.filter_map(|number| Some((number, stat(number).and_then(fields)?)));
    let of = of.filter(|(number, (parent, _))| *number == process || *parent == process);
    // Linux counts a hundred ticks a second, wherever this runs.
    Duration::from_millis(10 * of.map(|(_, (_, ticks))| ticks).sum::<u64>())
}

/// A way to a port of this machine that can be made to stall: nothing breaks, and nothing gets through.
pub struct Stalling {
    port: u16,
    stalled: Arc<AtomicBool>,
}

impl Stalling {
    pub fn to(port: u16) -> Stalling {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stalling = Stalling {
            port: listener.local_addr().unwrap().port(),
            stalled: Arc::default(),
        };
        let stalled = Arc::clone(&stalling.stalled);
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else {
                    continue;
                };
                let ways = [(&near, &far), (&far, &near)]
                    .map(|(from, to)| (from.try_clone().unwrap(), to.try_clone().unwrap()));
                for (from, to) in ways {
                    let stalled = Arc::clone(&stalled);
                    std::thread::spawn(move || pass(from, to, &stalled));
                }
            }
        });
        stalling
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn stall(&self, stalled: bool) {
        self.stalled.store(stalled, Ordering::SeqCst);
    }
}

/// Passes on what comes, when it is let.
fn pass(mut from: TcpStream, mut to: TcpStream, stalled: &AtomicBool) {
    let mut part = [0; 65536];
    while let Ok(read @ 1..) = from.read(&mut part) {
        while stalled.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(5));
        }
        if to.write_all(&part[..read]).is_err() {
            break;
        }
    }
    drop(to.shutdown(std::net::Shutdown::Write));
}
