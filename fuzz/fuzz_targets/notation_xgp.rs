#![no_main]
use libfuzzer_sys::fuzz_target;

#[path = "../checks/notation.rs"]
mod checks;

fuzz_target!(|data: &[u8]| checks::xgp(data));
