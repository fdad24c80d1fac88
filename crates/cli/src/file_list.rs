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

/// All files meant, in the order they were named; those of a folder by name. What cannot be looked into is among them,
/// so that whoever reads it can say why.
pub fn sources(named: &[PathBuf]) -> Result<Vec<Source>, Fault> {
    let mut found = Vec::new();
    for path in named {
        let pattern = path.to_str().filter(|text| !path.exists() && is_pattern(text));
        match pattern {
            Some(pattern) => {
                let before = found.len();
                fitting(pattern, &mut found)?;
                // Beside others, a pattern that fits nothing would be missed.
                if found.len() == before && named.len() > 1 {
                    found.push(alone(path));
                }
            }
            None => take(path, &mut found),
        }
    }
    Ok(found)
}

/// Is it a pattern, which not every shell spells out?
pub fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '[']) || choices(text).len() > 1
}

fn fitting(pattern: &str, found: &mut Vec<Source>) -> Result<(), Fault> {
    // Names are what people read: an ending in capitals is the same one.
    let options = glob::MatchOptions {
        case_sensitive: false,
        ..glob::MatchOptions::default()
    };
    for one in choices(pattern) {
        let paths = glob::glob_with(&one, options).map_err(|fault| {
            let variables = [("pattern", pattern.into()), ("detail", as_text(fault.msg))];
            Fault::said("fault-convert-pattern", &variables)
        })?;
        for path in paths {
            match path {
                Ok(path) => take(&path, found),
                Err(fault) => found.push(alone(fault.path())),
            }
        }
    }
    Ok(())
}

/// What braces stand for: `a.{xg,mat}` is `a.xg` and `a.mat`.
fn choices(pattern: &str) -> Vec<String> {
    let whole = || vec![pattern.to_owned()];
    let Some((before, rest)) = pattern.split_once('{') else {
        return whole();
    };
    let Some((inside, after)) = rest.split_once('}').filter(|(inside, _)| inside.contains(',')) else {
        return whole();
    };
    let behind = choices(after);
    let one = |choice: &str| -> Vec<String> { behind.iter().map(|rest| format!("{before}{choice}{rest}")).collect() };
    inside.split(',').flat_map(one).collect()
}

fn take(path: &Path, found: &mut Vec<Source>) {
    if path.is_dir() {
        in_folder(path, Path::new(""), found);
    } else {
        found.push(alone(path));
    }
}

fn alone(path: &Path) -> Source {
    Source {
        path: path.to_owned(),
        under: path.file_name().map(PathBuf::from).unwrap_or_default(),
    }
}

fn in_folder(folder: &Path, under: &Path, found: &mut Vec<Source>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return found.push(alone(folder));
    };
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
            in_folder(&path, &under, found);
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str())) {
            found.push(Source { path, under });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_stand_for_each_of_their_choices() {
        assert_eq!(choices("a.mat"), ["a.mat"]);
        assert_eq!(choices("{a,b}/*.{xg,mat}"), ["a/*.xg", "a/*.mat", "b/*.xg", "b/*.mat"]);
        for plain in ["{a}", "{a,b", "a,b}", "}{"] {
            assert_eq!(choices(plain), [plain]);
            assert!(!is_pattern(plain));
        }
    }
}
