//! Sessions driven by bytes, and stored sessions read from them.
#![no_main]

mod session_bytes;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| session_bytes::check(bytes));
