//! Any bytes that a page may send.
#![no_main]

#[path = "../checks/protocol.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::check(bytes));
