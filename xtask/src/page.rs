//! `cargo page`: the page that needs no server, as a folder of plain files in `target/page`.
//!
//! The engine is compiled for the browser, made loadable by `xtask/bindgen`, which is compiled here, and optimised by the
//! `wasm-opt` of the page's own packages: nothing is fetched but from the registries. The page is built around it once,
//! for the server in its package and for any host in `target/page`.

use crate::{cargo, pure, root, run, web};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How the engine is optimised: for what the compiler uses and every browser of the last years knows, by name. What a newer
/// `wasm-opt` could use besides, browsers may refuse.
const OPTIMISE: [&str; 10] = [
    "-O3",
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
    "--strip-debug",
    "--strip-producers",
];

/// Builds it.
pub fn build() -> Result<(), String> {
    let root = root();
    let web = root.join("web");
    web::node()?;
    web::install_if_changed(&web)?;
    engine(&web)?;
    site(&web)
}

/// Has the page been built with its engine before?
pub fn has_engine(web: &Path) -> bool {
    web.join("src/here/engine/pasch.js").exists()
}

/// Builds the page around the engine: for the server in its package, and for any host in `target/page`.
pub fn site(web: &Path) -> Result<(), String> {
    let root = root();
    web::npm("the page", web, &["run", "--silent", "build"])?;
    let built = web::built(root);
    run(
        "the words of ten languages",
        cargo(&[
            "run",
            "--quiet",
            "--package",
            "pasch-words",
            "--example",
            "catalogues",
            "--",
        ])
        .arg(built.join("words")),
    )?;
    let folder = root.join("target/page");
    let copied = remove(&folder).and_then(|()| copy(&built, &folder));
    copied.map_err(|fault| format!("{}: {fault}", folder.display()))?;
    finish(web, &built, "server")?;
    finish(web, &folder, "here")?;
    println!("xtask: the page that needs no server lies in target/page");
    println!("xtask: try it with `python3 -m http.server --directory target/page`");
    Ok(())
}

/// Compiles the engine for the browser and puts it where the page is built from.
pub fn engine(web: &Path) -> Result<(), String> {
    pure::target()?;
    let root = root();
    let mut compile = cargo(&[
        "build",
        "--release",
        "--package",
        "pasch-browser",
        "--target",
        pure::TARGET,
    ]);
    // Every browser that has the rest of what the page needs has this, and the engine is four times as fast with it.
    compile.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-C target-feature=+simd128",
    );
    run("the engine for the browser", &mut compile)?;
    let made = target_folder().join(pure::TARGET).join("release/pasch_browser.wasm");
    let draft = target_folder().join("page-engine");
    let mut bindgen = cargo(&[
        "run",
        "--quiet",
        "--manifest-path",
        "xtask/bindgen/Cargo.toml",
        "--target-dir",
    ]);
    bindgen.arg(root.join("target/bindgen")).arg("--");
    bindgen.arg(&made).arg(&draft).arg("pasch");
    run("what the browser loads it with", &mut bindgen)?;

    let engine = web.join("src/here/engine");
    let fault = |fault: std::io::Error| format!("{}: {fault}", engine.display());
    fs::create_dir_all(&engine).map_err(fault)?;
    // How it was optimised is part of the name: other options make another file.
    let last = format!("last{}.wasm", OPTIMISE.concat());
    let (plain, last) = (draft.join("pasch_bg.wasm"), draft.join(last));
    let script = engine.join("pasch.js");
    let optimised = engine.join("pasch_bg.wasm");
    // Optimising takes longest: what has not changed is not optimised again.
    let same = |one: &Path, other: &Path| matches!((fs::read(one), fs::read(other)), (Ok(a), Ok(b)) if a == b);
    if !(same(&plain, &last) && optimised.exists() && same(&draft.join("pasch.js"), &script)) {
        let mut optimise = Command::new("node");
        optimise.current_dir(web).arg("node_modules/binaryen/bin/wasm-opt");
        optimise.args(OPTIMISE).arg("-o").arg(&optimised).arg(&plain);
        run("the engine made small and fast", &mut optimise)?;
        fs::copy(draft.join("pasch.js"), &script).map_err(fault)?;
        fs::copy(&plain, &last).map_err(fault)?;
    }
    Ok(())
}

fn finish(web: &Path, folder: &Path, tables: &str) -> Result<(), String> {
    let mut node = Command::new("node");
    node.current_dir(web).arg("tools/finish.js").arg(folder).arg(tables);
    run("its service worker", &mut node)
}

/// Where Cargo puts what it compiles.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

fn remove(folder: &Path) -> std::io::Result<()> {
    match folder.exists() {
        true => fs::remove_dir_all(folder),
        false => Ok(()),
    }
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
