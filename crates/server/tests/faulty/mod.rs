//! A disk that fails: a layer below SQLite that lets writes fail, writes only half of one, and when the power goes has written
//! what was not flushed in an order of its own. It stands on the system's own layer and changes only what a bad disk would.
//!
//! This is the one place outside the engine's kernels with unsafe code: SQLite takes its disk as a table of C functions. Why
//! there is no way around it stands in `docs/adr/0013-the-store-refuses-who-was-succeeded.md`.
#![allow(unsafe_code, missing_docs)]

use libsqlite3_sys as ffi;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, HashMap};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard};

/// What this layer is called.
pub const NAME: &str = "pasch-faulty";

/// The weather over a folder.
#[derive(Debug)]
struct Weather {
    rng: ChaCha8Rng,
    /// Is there power? Without it nothing is written.
    power: bool,
    /// How often a write fails, and how many more in a row do.
    failing: f64,
    row: u32,
    /// What was done to each file since it was last flushed, the latest last. In order, so that a seed is a run.
    unsafely: BTreeMap<PathBuf, Vec<Change>>,
    failures: u64,
}

/// A change to a file: how it was before, and what was written. Where nothing was written the file was cut off.
#[derive(Clone, Debug)]
struct Change {
    length: u64,
    offset: u64,
    before: Vec<u8>,
    after: Vec<u8>,
}

impl Change {
    fn take_back(&self, file: &File) -> std::io::Result<()> {
        file.write_all_at(&self.before, self.offset)?;
        file.set_len(self.length)
    }

    /// Does it again, as far as the disk had come: all of it, nothing, some sectors of it, or the first bytes.
    fn do_by_chance(&self, file: &File, kept: f64, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
        if self.after.is_empty() {
            return match rng.random_bool(kept) {
                true => file.set_len(self.offset),
                false => Ok(()),
            };
        }
        match rng.random_range(0..4) {
            0 => {
                let part = rng.random_range(0..=self.after.len());
                file.write_all_at(&self.after[..part], self.offset)
            }
            1 => {
                for (number, sector) in (0..).zip(self.after.chunks(SECTOR)) {
                    if rng.random_bool(kept) {
                        file.write_all_at(sector, self.offset + number * SECTOR as u64)?;
                    }
                }
                Ok(())
            }
            _ if rng.random_bool(kept) => file.write_all_at(&self.after, self.offset),
            _ => Ok(()),
        }
    }
}

/// What a disk writes at once.
const SECTOR: usize = 512;

static SKY: LazyLock<Mutex<HashMap<PathBuf, Weather>>> = LazyLock::new(Mutex::default);

fn sky() -> MutexGuard<'static, HashMap<PathBuf, Weather>> {
    SKY.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Lets a storm come up over a folder.
pub fn storm(folder: &Path, seed: u64, failing: f64) {
    register();
    let weather = Weather {
        rng: ChaCha8Rng::seed_from_u64(seed),
        power: true,
        failing,
        row: 0,
        unsafely: BTreeMap::new(),
        failures: 0,
    };
    sky().insert(folder.to_owned(), weather);
}

/// How often something failed over a folder.
pub fn failures(folder: &Path) -> u64 {
    sky().get(folder).map_or(0, |weather| weather.failures)
}

/// The storm is over.
pub fn calm(folder: &Path) {
    if let Some(weather) = sky().get_mut(folder) {
        (weather.failing, weather.row) = (0.0, 0);
    }
}

/// The power goes: from now on nothing is written.
pub fn power_off(folder: &Path) {
    if let Some(weather) = sky().get_mut(folder) {
        weather.power = false;
    }
}

/// The power comes back. Of what was not flushed some is there and some is not, whatever came first.
pub fn power_on(folder: &Path) {
    let mut sky = sky();
    let Some(weather) = sky.get_mut(folder) else { return };
    weather.power = true;
    weather.row = 0;
    for (path, changes) in std::mem::take(&mut weather.unsafely) {
        let Ok(file) = OpenOptions::new().write(true).open(&path) else {
            continue;
        };
        let kept = weather.rng.random_range(0.0..=1.0);
        let back = changes.iter().rev().try_for_each(|change| change.take_back(&file));
        let done = changes
            .iter()
            .try_for_each(|change| change.do_by_chance(&file, kept, &mut weather.rng));
        back.and(done).expect("the test's own disk");
    }
    // The index of the log is memory, and gone.
    for name in ["pasch.sqlite-shm", "secrets.sqlite-shm"] {
        drop(std::fs::remove_file(folder.join(name)));
    }
}

/// Asks the weather whether a change to this file is done; how much of it, if only a part.
fn allowed(path: &Path, length: usize) -> Result<(), Option<usize>> {
    let mut sky = sky();
    let Some(weather) = path.parent().and_then(|folder| sky.get_mut(folder)) else {
        return Ok(());
    };
    if !weather.power {
        return Err(None);
    }
    let fails = weather.row > 0 || (weather.failing > 0.0 && weather.rng.random_bool(weather.failing));
    if !fails {
        return Ok(());
    }
    weather.failures += 1;
    weather.row = match weather.row {
        0 => weather.rng.random_range(0..6),
        row => row - 1,
    };
    let torn = length > 0 && weather.rng.random_bool(0.5);
    Err(torn.then(|| weather.rng.random_range(0..length)))
}

/// Remembers how a file was before a change.
fn remember(path: &Path, offset: u64, after: &[u8], reach: u64) {
    let mut sky = sky();
    let Some(weather) = path.parent().and_then(|folder| sky.get_mut(folder)) else {
        return;
    };
    let Ok(file) = File::open(path) else { return };
    let length = file.metadata().map_or(0, |data| data.len());
    let mut before = vec![0; usize::try_from(reach.min(length.saturating_sub(offset))).unwrap_or(0)];
    if file.read_exact_at(&mut before, offset).is_err() {
        before.clear();
    }
    let change = Change {
        length,
        offset,
        before,
        after: after.to_vec(),
    };
    weather.unsafely.entry(path.to_owned()).or_default().push(change);
}

fn flushed(path: &Path) {
    let mut sky = sky();
    if let Some(weather) = path.parent().and_then(|folder| sky.get_mut(folder)) {
        weather.unsafely.remove(path);
    }
}

// ---- the table of functions

/// A file of ours: SQLite's part first, then the path, and behind it the file of the system's layer.
#[repr(C)]
struct Faulty {
    methods: *const ffi::sqlite3_io_methods,
    path: *mut PathBuf,
}

/// The system's layer, and our table of functions for its files.
struct Layer {
    system: *mut ffi::sqlite3_vfs,
    methods: ffi::sqlite3_io_methods,
}

// SAFETY: the system's layer lives as long as the process, and SQLite itself calls it from any thread.
unsafe impl Send for Layer {}
// SAFETY: as above; nothing in it changes.
unsafe impl Sync for Layer {}

static LAYER: LazyLock<Layer> = LazyLock::new(|| {
    // SAFETY: a null name asks for the layer in use, which is always there.
    let system = unsafe { ffi::sqlite3_vfs_find(std::ptr::null()) };
    assert!(!system.is_null());
    let methods = ffi::sqlite3_io_methods {
        iVersion: 2,
        xClose: Some(close),
        xRead: Some(read),
        xWrite: Some(write),
        xTruncate: Some(truncate),
        xSync: Some(sync),
        xFileSize: Some(file_size),
        xLock: Some(lock),
        xUnlock: Some(unlock),
        xCheckReservedLock: Some(check_reserved),
        xFileControl: Some(file_control),
        xSectorSize: Some(sector_size),
        xDeviceCharacteristics: Some(characteristics),
        xShmMap: Some(shm_map),
        xShmLock: Some(shm_lock),
        xShmBarrier: Some(shm_barrier),
        xShmUnmap: Some(shm_unmap),
        xFetch: None,
        xUnfetch: None,
    };
    // SAFETY: a copy of the system's table, with our name, room for our part of a file, and two functions of ours. It is
    // never freed, as SQLite keeps the pointer.
    unsafe {
        let mut layer = *system;
        layer.pNext = std::ptr::null_mut();
        layer.zName = c"pasch-faulty".as_ptr();
        layer.szOsFile += size_of::<Faulty>() as c_int;
        layer.xOpen = Some(open);
        layer.xDelete = Some(delete);
        let registered = ffi::sqlite3_vfs_register(Box::leak(Box::new(layer)), 0);
        assert_eq!(registered, ffi::SQLITE_OK);
    }
    Layer { system, methods }
});

fn register() {
    LazyLock::force(&LAYER);
}

/// The system's file behind ours.
unsafe fn inner(file: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    // SAFETY: `szOsFile` made room for it there.
    unsafe { file.cast::<Faulty>().add(1).cast() }
}

/// Calls a function of the system's file.
macro_rules! system {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        // SAFETY: SQLite calls these only for files that `open` has opened, whose inner file the system's layer has.
        unsafe {
            let inner = inner($file);
            match (*(*inner).pMethods).$method {
                Some(method) => method(inner $(, $argument)*),
                None => Default::default(),
            }
        }
    }};
}

unsafe fn path_of<'a>(file: *mut ffi::sqlite3_file) -> &'a Path {
    // SAFETY: `open` put it there and only `close` takes it away.
    unsafe { &*(*file.cast::<Faulty>()).path }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives us room for a file of the size we asked for, and a name or null.
    unsafe {
        let faulty = file.cast::<Faulty>();
        (*faulty).methods = std::ptr::null();
        let path = match name.is_null() {
            true => PathBuf::new(),
            false => PathBuf::from(CStr::from_ptr(name).to_string_lossy().into_owned()),
        };
        let Some(system_open) = (*LAYER.system).xOpen else {
            return ffi::SQLITE_CANTOPEN;
        };
        let opened = system_open(LAYER.system, name, inner(file), flags, out);
        if opened == ffi::SQLITE_OK {
            (*faulty).path = Box::into_raw(Box::new(path));
            (*faulty).methods = &LAYER.methods;
        }
        opened
    }
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    // SAFETY: SQLite gives a name.
    let path = PathBuf::from(unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned());
    if allowed(&path, 0).is_err() {
        return ffi::SQLITE_IOERR_DELETE;
    }
    flushed(&path);
    // SAFETY: the system's own function with its own table.
    unsafe {
        match (*LAYER.system).xDelete {
            Some(delete) => delete(LAYER.system, name, sync_folder),
            None => ffi::SQLITE_IOERR_DELETE,
        }
    }
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    let closed = system!(file, xClose);
    // SAFETY: the file is closed once, and the path was boxed by `open`.
    unsafe {
        let faulty = file.cast::<Faulty>();
        drop(Box::from_raw((*faulty).path));
        (*faulty).methods = std::ptr::null();
    }
    closed
}

unsafe extern "C" fn read(file: *mut ffi::sqlite3_file, to: *mut c_void, amount: c_int, offset: i64) -> c_int {
    system!(file, xRead, to, amount, offset)
}

unsafe extern "C" fn write(file: *mut ffi::sqlite3_file, from: *const c_void, amount: c_int, offset: i64) -> c_int {
    // SAFETY: SQLite gives that many bytes, and our file.
    let (path, bytes) = unsafe {
        (
            path_of(file),
            std::slice::from_raw_parts(from.cast::<u8>(), amount as usize),
        )
    };
    match allowed(path, bytes.len()) {
        Ok(()) => {
            remember(path, offset as u64, bytes, bytes.len() as u64);
            system!(file, xWrite, from, amount, offset)
        }
        Err(part) => {
            if let Some(part) = part {
                remember(path, offset as u64, &bytes[..part], part as u64);
                system!(file, xWrite, from, part as c_int, offset);
            }
            if amount % 3 == 0 {
                ffi::SQLITE_FULL
            } else {
                ffi::SQLITE_IOERR_WRITE
            }
        }
    }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: i64) -> c_int {
    // SAFETY: our file.
    let path = unsafe { path_of(file) };
    if allowed(path, 0).is_err() {
        return ffi::SQLITE_IOERR_TRUNCATE;
    }
    remember(path, size as u64, &[], u64::MAX);
    system!(file, xTruncate, size)
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: our file.
    let path = unsafe { path_of(file) };
    if allowed(path, 0).is_err() {
        return ffi::SQLITE_IOERR_FSYNC;
    }
    // What counts as flushed is our own book-keeping: the test's disk need not be slow.
    let _ = flags;
    flushed(path);
    ffi::SQLITE_OK
}

unsafe extern "C" fn file_size(file: *mut ffi::sqlite3_file, size: *mut i64) -> c_int {
    system!(file, xFileSize, size)
}

unsafe extern "C" fn lock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    system!(file, xLock, level)
}

unsafe extern "C" fn unlock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    system!(file, xUnlock, level)
}

unsafe extern "C" fn check_reserved(file: *mut ffi::sqlite3_file, out: *mut c_int) -> c_int {
    system!(file, xCheckReservedLock, out)
}

unsafe extern "C" fn file_control(file: *mut ffi::sqlite3_file, what: c_int, with: *mut c_void) -> c_int {
    system!(file, xFileControl, what, with)
}

unsafe extern "C" fn sector_size(file: *mut ffi::sqlite3_file) -> c_int {
    system!(file, xSectorSize)
}

unsafe extern "C" fn characteristics(_: *mut ffi::sqlite3_file) -> c_int {
    // This disk promises nothing.
    0
}

unsafe extern "C" fn shm_map(
    file: *mut ffi::sqlite3_file,
    page: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    system!(file, xShmMap, page, size, extend, out)
}

unsafe extern "C" fn shm_lock(file: *mut ffi::sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    system!(file, xShmLock, offset, count, flags)
}

unsafe extern "C" fn shm_barrier(file: *mut ffi::sqlite3_file) {
    system!(file, xShmBarrier)
}

unsafe extern "C" fn shm_unmap(file: *mut ffi::sqlite3_file, delete: c_int) -> c_int {
    system!(file, xShmUnmap, delete)
}
