//! Tables in the cache folder: a damaged one is told of where it is asked for, and does no harm elsewhere.
// Where Windows has its folders is not said by variables.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn pasch(home: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .env("HOME", home)
        .env_remove("XDG_CACHE_HOME")
        .output()
        .expect("pasch starts")
}

fn cache(home: &Path) -> PathBuf {
    let caches = if cfg!(target_os = "macos") {
        "Library/Caches"
    } else {
        ".cache"
    };
    home.join(caches).join("pasch")
}

#[test]
fn a_damaged_table_is_refused_and_left_alone() {
    let home = std::env::temp_dir().join(format!("pasch-tables-{}", std::process::id()));
    let folder = cache(&home);
    let file = folder.join("hypergammon.bin");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(&file, b"PaschHG1\x03 and nothing of it").expect("a file");
    let refused = pasch(&home, &["tables", "hypergammon", "--lang", "en"]);
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains("hypergammon.bin") && told.contains("bytes"), "{told}");
    let left = std::fs::read(&file).expect("it is still there");
    assert!(left.starts_with(b"PaschHG1"));
    // The table is only a help: without it the nets judge.
    let judged = pasch(&home, &["eval", "AACgAgAAKgAAAA", "--checkers", "3", "--json"]);
    assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stderr));
    std::fs::remove_dir_all(&home).expect("removed");
}

#[test]
fn no_time_makes_no_table() {
    let home = std::env::temp_dir().join(format!("pasch-no-tables-{}", std::process::id()));
    let paused = pasch(&home, &["tables", "hypergammon", "--minutes", "0", "--lang", "en"]);
    assert!(paused.status.success(), "{}", String::from_utf8_lossy(&paused.stderr));
    assert!(String::from_utf8_lossy(&paused.stdout).contains("0 sweeps"));
    assert!(!cache(&home).join("hypergammon.bin").exists());
}
