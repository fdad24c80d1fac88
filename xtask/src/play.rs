//! `cargo play`: the program and the page, each made anew if it has changed, both at the same time; then the table in a browser.
//!
//! The program has a profile of its own, which optimises what thinks and nothing else, and is built without what a table on one
//! machine does not need. It reads the page where that is built: a new page makes no new program.

use crate::page::target_folder;
use crate::{cargo, run};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// The task that makes the page while Cargo makes the program.
pub const PAGE: &str = "page-if-changed";

/// Makes both, and opens the table.
pub fn play(words: Vec<String>) -> Result<(), String> {
    let begun = Instant::now();
    let program = target_folder()
        .join("play")
        .join(format!("pasch{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        println!(
            "xtask: the first start makes the program and its page, which takes some minutes; later ones take seconds"
        );
    }
    let page = beside(begun);
    let build = [
        "build",
        "--profile",
        "play",
        "--package",
        "pasch",
        "--no-default-features",
    ];
    let built = run("the program", &mut cargo(&build));
    if let Err(fault) = page.and_then(Page::wait) {
        println!("xtask: the page is not built ({fault}); the server will say how");
    }
    built?;
    println!("xtask: ready after {:.1} s", begun.elapsed().as_secs_f64());
    // `cargo play -- --listen A` and `cargo play --listen A` mean the same.
    let words = words.into_iter().skip_while(|word| word == "--");
    run("the table", Command::new(program).args(["serve", "--open"]).args(words))
}

/// The page as it is made in a process of its own.
struct Page {
    process: Child,
    /// Tells its steps as they come, and gives everything it said in the end.
    listener: std::thread::JoinHandle<String>,
}

/// Begins to make the page. Its steps are told between Cargo's lines; what its tools say is shown if they fail.
fn beside(begun: Instant) -> Result<Page, String> {
    let this = std::env::current_exe().map_err(|fault| fault.to_string())?;
    let (said, saying) = std::io::pipe().map_err(|fault| fault.to_string())?;
    let also = saying.try_clone().map_err(|fault| fault.to_string())?;
    let process = Command::new(this)
        .arg(PAGE)
        .stdin(Stdio::null())
        .stdout(saying)
        .stderr(also)
        .spawn()
        .map_err(|fault| fault.to_string())?;
    let listener = std::thread::spawn(move || {
        let mut all = String::new();
        for line in BufReader::new(said).lines().map_while(Result::ok) {
            if line.starts_with("xtask: ") {
                println!("{line} (beside the program, {} s)", begun.elapsed().as_secs());
            }
            all += &line;
            all.push('\n');
        }
        all
    });
    Ok(Page { process, listener })
}

impl Page {
    /// Waits for it.
    fn wait(mut self) -> Result<(), String> {
        let status = self.process.wait().map_err(|fault| fault.to_string())?;
        let said = self.listener.join().unwrap_or_default();
        match status.success() {
            true => Ok(()),
            false => {
                print!("{said}");
                let last = said.lines().last().unwrap_or("it broke off");
                Err(last.strip_prefix("xtask: ").unwrap_or(last).to_owned())
            }
        }
    }
}
