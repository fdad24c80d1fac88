//! The guide does what it says: its commands run in an empty folder, and answer what stands below them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn guide() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide")
}

fn pages() -> Vec<(String, String)> {
    let files = fs::read_dir(guide())
        .expect("a guide")
        .map(|file| file.expect("a file").path());
    let pages = files.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).expect("text"));
    pages.map(read).collect()
}

/// The lines of all blocks of one language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<Vec<&'a str>> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if line == format!("```{language}") {
            blocks.push(lines.by_ref().take_while(|line| *line != "```").collect());
        }
    }
    blocks
}

fn pasch(folder: &Path, words: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(words)
        .args(["--lang", "en"])
        .current_dir(folder)
        .output()
        .expect("pasch runs");
    let said = String::from_utf8(output.stdout).expect("text");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.success(), said + &told)
}

/// Does the answer look like this? A line `…` stands for any lines, `…` at the end of a line for the rest of it.
fn fits(wanted: &[&str], said: &[&str]) -> bool {
    match (wanted, said) {
        ([], said) => said.iter().all(|line| line.is_empty()),
        (["…", rest @ ..], said) => (0..=said.len()).any(|skipped| fits(rest, &said[skipped..])),
        ([first, wanted @ ..], [line, said @ ..]) => {
            let same = match first.strip_suffix('…') {
                Some(start) => line.starts_with(start),
                None => first.trim_end() == line.trim_end(),
            };
            same && fits(wanted, said)
        }
        (_, []) => false,
    }
}

#[test]
fn every_command_answers_what_stands_below_it() {
    let mut run = 0;
    for (name, page) in pages() {
        let folder = std::env::temp_dir().join(format!("pasch-guide-{}-{run}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::copy(guide().join("friends.mat"), folder.join("friends.mat")).expect("the example");
        for block in blocks(&page, "console") {
            for part in block
                .split_inclusive(|line| line.starts_with("$ "))
                .collect::<Vec<_>>()
                .windows(2)
            {
                let command = part[0]
                    .last()
                    .and_then(|line| line.strip_prefix("$ pasch "))
                    .expect("a command");
                // What follows a command goes up to the next one, whose own line stands last.
                let wanted: Vec<&str> = part[1].iter().copied().filter(|line| !line.starts_with("$ ")).collect();
                let (fine, said) = pasch(&folder, &command.split(' ').collect::<Vec<_>>());
                assert!(fine, "{name}: pasch {command}: {said}");
                let lines: Vec<&str> = said.lines().collect();
                assert!(fits(&wanted, &lines), "{name}: pasch {command} says\n{said}");
                run += 1;
            }
        }
        fs::remove_dir_all(&folder).expect("the folder can go");
    }
    assert!(run > 12, "{run} commands");
}

#[test]
fn every_command_that_is_only_named_is_there_with_its_options() {
    let mut named = 0;
    for (name, page) in pages() {
        let lines = blocks(&page, "sh").into_iter().flatten();
        for command in lines.filter_map(|line| line.strip_prefix("pasch ")) {
            let words: Vec<&str> = command.split(' ').collect();
            let commands = words
                .iter()
                .take_while(|word| word.chars().all(|c| c.is_ascii_lowercase()));
            let mut help: Vec<&str> = commands.copied().collect();
            help.push("--help");
            let (fine, said) = pasch(&guide(), &help);
            assert!(fine, "{name}: {command}: {said}");
            for option in words.iter().filter(|word| word.starts_with("--")) {
                assert!(said.contains(option), "{name}: {command}: no {option}");
            }
            named += 1;
        }
    }
    assert!(named > 5, "{named} commands");
}

#[test]
fn every_link_leads_somewhere() {
    for (name, page) in pages() {
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert!(guide().join(link).exists(), "{name}: {link}");
        }
    }
}
