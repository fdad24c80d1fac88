//! GNU Backgammon, started as a process of its own that listens as an external player.

use crate::engine::EngineFault;
use crate::external::External;
use crate::recipe::Recipe;
use std::fs;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const NAME: &str = "gnubg";

/// Starts gnubg at the depth that is set, counted as UBGI counts; its plays count what the cube is worth, or not.
pub(crate) fn start(recipe: &Recipe) -> Result<External, EngineFault> {
    let plies: u8 = recipe
        .setting("engine.ply")
        .and_then(|text| text.parse().ok())
        .unwrap_or(3);
    let cubeful = recipe.setting("engine.eval") != Some("cubeless");
    let failed = |source| EngineFault::Start {
        program: NAME.to_owned(),
        source,
    };
    let program = find().ok_or_else(|| {
        failed(io::Error::new(
            io::ErrorKind::NotFound,
            "it is not installed (Debian: apt-get install gnubg)",
        ))
    })?;
    let (mut process, home, port) = listening(&program, plies.saturating_sub(1), cubeful).map_err(failed)?;
    let connected = connect(&mut process, port, recipe.patience.start);
    let connected = connected.and_then(|stream| External::over(stream, NAME, recipe.patience));
    match connected {
        Ok(mut external) => {
            external.behind = Some((process, home));
            Ok(external)
        }
        Err(source) => {
            let _ = process.kill();
            let _ = process.wait();
            let _ = fs::remove_dir_all(home);
            Err(failed(source))
        }
    }
}

fn listening(program: &Path, plies: u8, cubeful: bool) -> io::Result<(Child, PathBuf, u16)> {
    // A free port, found by asking the system for one.
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let home = std::env::temp_dir().join(format!("pasch-gnubg-{}-{port}", std::process::id()));
    fs::create_dir_all(&home)?;
    let script = home.join("commands");
    let cube = if cubeful { "on" } else { "off" };
    let commands = format!(
        "set jacoby off\nset evaluation chequerplay evaluation plies {plies}\n\
         set evaluation chequerplay evaluation cubeful {cube}\n\
         set evaluation cubedecision evaluation plies {plies}\nset threads 1\nexternal localhost:{port}\n"
    );
    fs::write(&script, commands)?;
    let process = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&script)
        .env("HOME", &home)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    Ok((process, home, port))
}

fn connect(process: &mut Child, port: u16, patience: Duration) -> io::Result<TcpStream> {
    let end = Instant::now() + patience;
    loop {
        match TcpStream::connect(("127.0.0.1", port)) {
            Ok(stream) => return Ok(stream),
            Err(fault) if Instant::now() >= end => return Err(fault),
            Err(_) if process.try_wait()?.is_some() => {
                return Err(io::Error::other("it ended before it listened"));
            }
            Err(_) => sleep(Duration::from_millis(100)),
        }
    }
}

/// Where gnubg is: it stands among the games, which is not on every path.
pub fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").map(|paths| std::env::split_paths(&paths).collect::<Vec<_>>());
    let extra = ["/usr/games", "/usr/local/games"].map(PathBuf::from);
    folders
        .unwrap_or_default()
        .into_iter()
        .chain(extra)
        .map(|folder| folder.join(NAME))
        .find(|path| path.is_file())
}
