//! Where this system wants programs to keep things.

use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;
use std::path::PathBuf;

/// What lasts; beside the program where the system names no place.
pub fn data_folder() -> PathBuf {
    let named = choose_native_strategy().map(|folders| folders.data_dir().join("pasch"));
    named.unwrap_or_else(|_| PathBuf::from("pasch-data"))
}

/// What can be made again.
pub fn cache_folder() -> Option<PathBuf> {
    choose_native_strategy()
        .ok()
        .map(|folders| folders.cache_dir().join("pasch"))
}
