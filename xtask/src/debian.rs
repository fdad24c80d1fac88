//! Programs that checks want, installed with apt-get where that is allowed.

use crate::run;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Installs a Debian package, or says that this user may not.
pub fn install(package: &str) -> Result<(), String> {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    if !is_root || on_path("apt-get").is_none() {
        return Err(format!(
            "{package} is not installed, and may not be installed from here"
        ));
    }
    eprintln!("{package} is missing and is installed now: apt-get install {package}");
    run("list of packages", Command::new("apt-get").args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "--quiet", "--yes", "--no-install-recommends", package]);
    run(package, install.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// GNU Backgammon, which the tests of our files load them into. Without it they are skipped, and that is said.
pub fn gnubg() {
    let there = on_path("gnubg").is_some() || PathBuf::from("/usr/games/gnubg").is_file();
    if there {
        return;
    }
    if let Err(fault) = install("gnubg") {
        println!("verify: the files we write are not loaded in GNU Backgammon: {fault}");
    }
}

/// PostgreSQL and NATS, which tests of many machines start for themselves. Nothing stands in for them: without them the check fails.
pub fn machines() -> Result<(), String> {
    let wanted = [
        ("postgresql", has_postgresql as fn() -> bool),
        ("nats-server", has_nats),
    ];
    for (package, there) in wanted {
        if there() {
            continue;
        }
        install(package)
            .map_err(|fault| format!("{fault}; the tests of many machines want it: apt-get install {package}"))?;
    }
    Ok(())
}

fn has_nats() -> bool {
    on_path("nats-server").is_some()
}

/// The server's own programs: Debian has a folder for each version, which is not on the path.
fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions = versions.map(|version| version.path().join("bin/initdb"));
    versions.any(|program| program.is_file()) || on_path("initdb").is_some()
}

/// Where a program is, if it is on the path.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}
