//! The crates that decide and never wait: they build for the browser, and know no clock, thread, file or environment.

use crate::{cargo, root, run};
use std::process::Command;

/// Their names.
pub const PURE: [&str; 11] = [
    "pasch-rules",
    "pasch-solitaire",
    "pasch-notation",
    "pasch-engine",
    "pasch-analysis",
    "pasch-dice",
    "pasch-protocol",
    "pasch-table",
    "pasch-ubgi",
    "pasch-words",
    "pasch-draw",
];

/// The browser, as the compiler calls it.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Checks both.
pub fn verify() -> Result<(), String> {
    let mut lint = cargo(&["clippy"]);
    packages(&mut lint).args([
        "--lib",
        "--",
        "-D",
        "clippy::disallowed_types",
        "-D",
        "clippy::disallowed_methods",
        "-D",
        "clippy::print_stdout",
        "-D",
        "clippy::print_stderr",
    ]);
    run(
        "no clock, thread, file or environment in the pure crates",
        lint.env("CLIPPY_CONF_DIR", root().join("xtask/pure")),
    )?;
    target()?;
    run(
        "the pure crates for the browser",
        packages(&mut cargo(&["check", "--target", TARGET])),
    )
}

/// Makes sure that the compiler can compile for the browser.
pub fn target() -> Result<(), String> {
    // Where it is there already this does nothing.
    let mut add = Command::new("rustup");
    run(
        "the target of the browser",
        add.args(["target", "add", TARGET]).current_dir(root()),
    )
    .map_err(|fault| format!("{fault}: install it with `rustup target add {TARGET}`"))
}

fn packages(command: &mut Command) -> &mut Command {
    for package in PURE {
        command.args(["--package", package]);
    }
    command
}
