//! `cargo play`, `cargo page`, `cargo verify` and `cargo soak`: the commands of the README, with nothing to install by hand.

mod debian;
mod page;
mod play;
mod pure;
mod soak;
mod web;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let done = match words.next().as_deref() {
        Some("play") => play::play(words.collect()),
        Some(play::PAGE) => web::build_if_changed(root()),
        Some("page") => page::build(),
        Some("verify") => verify(),
        Some("soak") => soak::soak(words.collect()),
        Some(other) => Err(format!(
            "there is no task {other:?}; there are play, page, verify and soak"
        )),
        None => Err("say play, page, verify or soak".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// The workspace's tests. Whoever asks for the same again, only built, gets the program that they were run with.
const TESTS: [&str; 6] = ["test", "--workspace", "--lib", "--bins", "--tests", "--examples"];

/// Everything that has to hold before a change is taken; stops at the first thing that does not.
fn verify() -> Result<(), String> {
    run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    run("lints", &mut cargo(&clippy))?;
    debian::gnubg();
    debian::machines()?;
    // The program has the page in it: built before, it is compiled once for the tests and for the browser.
    web::prepare(root())?;
    run("tests", &mut cargo(&TESTS))?;
    run(
        "examples in the documentation",
        &mut cargo(&["test", "--workspace", "--doc"]),
    )?;
    let mut docs = cargo(&["doc", "--workspace", "--no-deps"]);
    run("documentation", docs.env("RUSTDOCFLAGS", "-D warnings"))?;
    pure::verify()?;
    // As others take them, and as `cargo play` does: with less than the workspace has.
    let bare = ["check", "--no-default-features", "--package"];
    let crates = ["pasch-rules", "--package", "pasch-notation"];
    run("rules and notation without serde", cargo(&bare).args(crates))?;
    run("the program of `cargo play`", cargo(&bare).arg("pasch"))?;
    // What each package holds, and that it names its parts by version. They are not built from their archives: the tests were.
    let package = [
        "package",
        "--workspace",
        "--exclude",
        "xtask",
        "--no-verify",
        "--allow-dirty",
    ];
    run("packages", &mut cargo(&package))?;
    web::verify(root())?;
    println!("verify: everything holds");
    Ok(())
}

fn cargo(words: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    command
}

/// The workspace: one above this package.
fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// Runs one step, and says which it is.
fn run(step: &str, command: &mut Command) -> Result<(), String> {
    let words: Vec<_> = command
        .get_args()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    println!("xtask: {step}: {program} {}", words.join(" "));
    let begun = Instant::now();
    let status = command
        .status()
        .map_err(|fault| format!("{step}: {program}: {fault}"))?;
    if status.success() {
        println!("xtask: {step}: {} s", begun.elapsed().as_secs());
        Ok(())
    } else {
        Err(format!("{step} failed ({status})"))
    }
}
