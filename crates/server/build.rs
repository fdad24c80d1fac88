//! The page and the catalogues are embedded: a change in either must make the server anew.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../words/locales");
    // Cargo takes a missing folder for one that always changes. The build of the page fills it; it is not kept in the
    // repository, and where it cannot be made nothing is lost.
    let page = std::path::Path::new("../../web/dist");
    if page.is_dir() || std::fs::create_dir_all(page).is_ok() {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
