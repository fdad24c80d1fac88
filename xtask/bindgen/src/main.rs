//! `bindgen IN.wasm FOLDER NAME`: makes of a compiled crate what a browser loads, a module and the script before it.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder, name] = words.as_slice() else {
        eprintln!("bindgen: say which file, into which folder, and under which name");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let made = bindgen
        .input_path(input)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).out_name(name).generate(folder));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("bindgen: {fault:#}");
            ExitCode::FAILURE
        }
    }
}
