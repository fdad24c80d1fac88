//! The files that a command was told to read: single ones, all that lie in a folder, all whose names fit a pattern.

use crate::fault::{Fault, as_text};
use std::path::{Path, PathBuf};

/// A file, and its name as it stands under the folder that was named.
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its name, with the folders below the one named.
    pub under: PathBuf,
}

/// The endings that match files and positions have; in a folder only these are looked at.
const ENDINGS: [&str; 7] = ["xg", "xgp", "bgf", "sgf", "mat", "txt", "json"];

/// All files meant, in the order they were named; those of a folder by name.
pub fn sources(named: &[PathBuf]) -> Result<Vec<Source>, Fault> {
    let mut found = Vec::new();
    for path in named {
        if path.is_dir() {
            in_folder(path, Path::new(""), &mut found)?;
        } else if let Some(pattern) = path
            .to_str()
            .filter(|text| !path.exists() && text.contains(['*', '?', '[']))
        {
            let fitting = glob::glob(pattern).map_err(|fault| {
                let variables = [("pattern", pattern.into()), ("detail", as_text(fault.msg))];
                Fault::said("fault-convert-pattern", &variables)
            })?;
            for path in fitting.flatten() {
                if path.is_dir() {
                    in_folder(&path, Path::new(""), &mut found)?;
                } else {
                    found.push(alone(&path));
                }
            }
        } else {
            found.push(alone(path));
        }
    }
    Ok(found)
}

fn alone(path: &Path) -> Source {
    Source {
        path: path.to_owned(),
        under: path.file_name().map(PathBuf::from).unwrap_or_default(),
    }
}

fn in_folder(folder: &Path, under: &Path, found: &mut Vec<Source>) -> Result<(), Fault> {
    let entries = std::fs::read_dir(folder).map_err(|fault| Fault::file(folder.display(), fault))?;
    let mut entries: Vec<std::fs::DirEntry> = entries.flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (path, under) = (entry.path(), under.join(entry.file_name()));
        // A link to a folder may lead back up; the files behind it are named some other way.
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        let ending = path
            .extension()
            .and_then(|ending| ending.to_str())
            .map(str::to_ascii_lowercase);
        if is_folder {
            in_folder(&path, &under, found)?;
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str())) {
            found.push(Source { path, under });
        }
    }
    Ok(())
}
