//! The page in the browser, as `cargo play` builds it and `cargo verify` looks after it.
//!
//! Node builds it and Chromium runs its tests against the program. Node has to be there; Chromium is installed with
//! apt-get where that is allowed, and is asked for by name where it is not.

use crate::debian::{self, on_path};
use crate::{TESTS, cargo, page, run};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// Lint, types and build.
pub fn prepare(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    node()?;
    npm("the page's packages", &web, &["ci", "--no-audit", "--no-fund"])?;
    npm("the page's lints", &web, &["run", "lint"])?;
    npm("the page's types", &web, &["run", "check"])?;
    // With the engine in it: the same page for the server and for a host of plain files.
    page::build()
}

/// The tests in a real browser against the real server, of a page that is prepared.
pub fn verify(root: &Path) -> Result<(), String> {
    let chromium = chromium()?;
    // Built as the workspace's tests are: asked for by itself it would be compiled a second time, with other features.
    let mut program = cargo(&TESTS);
    run("the program for the browser tests", program.arg("--no-run"))?;
    let mut tests = Command::new("npm");
    run(
        "browser tests",
        tests
            .current_dir(root.join("web"))
            .arg("test")
            .env("CHROMIUM", chromium),
    )
}

/// Where the page is built for the server.
pub fn built(root: &Path) -> PathBuf {
    root.join("crates/server/page")
}

/// Builds the page if anything that it is built from is newer than what was built, so that nothing that embeds it is
/// built anew for nothing.
pub fn build_if_changed(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    install_if_changed(&web)?;
    // Whoever has built the page with its engine once keeps it: it must not be older than the page around it.
    let with_engine = page::has_engine(&web);
    if with_engine {
        page::engine(&web)?;
    }
    let index = changed(&built(root).join("index.html"));
    let sources = [
        "src",
        "public",
        "index.html",
        "package-lock.json",
        "vite.config.js",
        "svelte.config.js",
    ];
    let newest = sources.iter().filter_map(|source| newest(&web.join(source))).max();
    if index.is_some() && index >= newest {
        return Ok(());
    }
    match with_engine {
        true => page::site(&web),
        false => npm("the page", &web, &["run", "--silent", "build"]),
    }
}

/// Installs the packages that the page is built from, if others are wanted than are there.
pub fn install_if_changed(web: &Path) -> Result<(), String> {
    // npm leaves this file behind when it has installed everything.
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if installed < changed(&web.join("package-lock.json")) {
        npm("what the page is built from", web, &["ci", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// When a file was changed last; nothing if there is none.
fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

/// When the newest of what lies under a path was changed. A folder changes when something in it is added or taken away.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = changed(path);
    let Ok(folder) = path.read_dir() else { return own };
    let inside = folder.flatten().filter_map(|entry| newest(&entry.path())).max();
    own.max(inside)
}

/// Refuses to go on without a Node that is new enough.
pub fn node() -> Result<(), String> {
    let wanted = "the page in the browser is built with Node.js 20.19 or newer and npm; please install them";
    let output = Command::new("node")
        .arg("--version")
        .output()
        .map_err(|_| wanted.to_owned())?;
    let version = String::from_utf8_lossy(&output.stdout)
        .trim()
        .trim_start_matches('v')
        .to_owned();
    let mut numbers = version.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < (20, 19) {
        return Err(format!("{wanted} (found {version})"));
    }
    Ok(())
}

/// A Chromium to test with, installed now if it is missing and this user may install it.
fn chromium() -> Result<PathBuf, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    let advice = "the browser tests need Chromium: install it (on Debian: apt-get install chromium) \
                  or name one in the variable CHROMIUM";
    debian::install("chromium").map_err(|fault| format!("{advice} ({fault})"))?;
    find_chromium().ok_or_else(|| advice.to_owned())
}

fn find_chromium() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from).filter(|path| path.exists());
    named.or_else(|| {
        ["chromium", "chromium-browser", "google-chrome"]
            .iter()
            .find_map(|name| on_path(name))
    })
}

/// Runs npm.
pub fn npm(step: &str, web: &Path, words: &[&str]) -> Result<(), String> {
    run(step, Command::new("npm").current_dir(web).args(words))
}
