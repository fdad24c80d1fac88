//! Lists the catalogues in `locales/`, so that every file that lies there is built into the program.

// It runs before the crate is built and is no part of it: it may read and write.
#![allow(clippy::disallowed_methods)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for language in entries(&locales)? {
        println!("cargo:rerun-if-changed={}", language.display());
        for file in entries(&language)?
            .iter()
            .filter(|file| file.extension().is_some_and(|end| end == "ftl"))
        {
            let (code, name) = (stem(&language), stem(file));
            let _ = writeln!(
                list,
                "({code:?}, {name:?}, include_str!({:?})),",
                file.display().to_string()
            );
        }
    }
    list.push_str("]\n");
    fs::write(
        PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("catalogues.rs"),
        list,
    )
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
