//! The folder of a store on this machine: private to its user, and of one process at a time, which it names.

use super::StoreFault;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A folder that this process has to itself, until the last of these is dropped. The system lets go of it when the process
/// ends, however it ends.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    lock: Arc<Lock>,
}

#[derive(Debug)]
struct Lock {
    /// Open for the sake of its lock.
    _file: File,
    /// Has a node of this process been here?
    visited: AtomicBool,
}

impl Folder {
    /// Takes a folder, which is made if it is not there. `owner` tells others who has it.
    pub fn take(path: &Path, owner: &str) -> Result<Folder, StoreFault> {
        let new = !path.exists();
        std::fs::create_dir_all(path).map_err(at(path))?;
        // A folder that somebody made for more than this is left as it is.
        if new || path.join("pasch.sqlite").exists() {
            restrict(path, 0o700).map_err(at(path))?;
        }
        let name = path.join("pasch.lock");
        let mut options = OpenOptions::new();
        options.create(true).read(true).write(true).truncate(false);
        let mut lock = options.open(&name).map_err(at(&name))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                let read = lock.take(1000).read_to_string(&mut owner);
                let known = read.is_ok() && !owner.trim().is_empty();
                return Err(StoreFault::InUse {
                    folder: path.to_owned(),
                    owner: if known {
                        owner.trim().to_owned()
                    } else {
                        "another process".to_owned()
                    },
                });
            }
            Err(TryLockError::Error(source)) => return Err(at(&name)(source)),
        }
        restrict(&name, 0o600).map_err(at(&name))?;
        let owner = format!("{owner}, process {}\n", std::process::id());
        let written = lock
            .set_len(0)
            .and_then(|()| lock.rewind())
            .and_then(|()| lock.write_all(owner.as_bytes()));
        written.map_err(at(&name))?;
        Ok(Folder {
            path: path.to_owned(),
            lock: Arc::new(Lock {
                _file: lock,
                visited: AtomicBool::new(false),
            }),
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A file in it, made if it is not there, that nobody but the server's own user can read.
    pub(super) fn private(&self, name: &str) -> Result<PathBuf, StoreFault> {
        let file = self.path.join(name);
        private(&file)?;
        Ok(file)
    }

    /// Is this the first node since the folder was taken? Then all that are named in it are gone.
    pub(super) fn first_visit(&self) -> bool {
        !self.lock.visited.swap(true, Ordering::SeqCst)
    }
}

/// Makes a file, if it is not there, that nobody but this user can read.
pub(crate) fn private(file: &Path) -> Result<(), StoreFault> {
    let mut options = OpenOptions::new();
    options.create(true).append(true).open(file).map_err(at(file))?;
    restrict(file, 0o600).map_err(at(file))
}

/// Removes a file, if it is there.
pub(super) fn remove(file: &Path) -> Result<(), StoreFault> {
    match std::fs::remove_file(file) {
        Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => Err(at(file)(fault)),
        _ => Ok(()),
    }
}

/// Names the file with which something went wrong.
pub(super) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> StoreFault {
    let path = path.to_owned();
    move |source| StoreFault::Folder { path, source }
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}
