//! A page that is embedded makes the server anew when it changes; one that is read where it was built does not.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo takes a missing folder for one that always changes. The build of the page fills it; it is not kept in the
    // repository, and where it cannot be made nothing is lost.
    let page = std::path::Path::new("page");
    let embeds = std::env::var_os("CARGO_FEATURE_EMBED").is_some();
    if embeds && (page.is_dir() || std::fs::create_dir_all(page).is_ok()) {
        println!("cargo::rerun-if-changed=page");
    }
}
