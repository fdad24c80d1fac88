//! `cargo run -p pasch-words --example catalogues -- FOLDER`: writes the catalogues that a page without a server fetches.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "words".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for name in pasch_words::browser_catalogues() {
        if let Some(text) = pasch_words::browser_catalogue(&name) {
            std::fs::write(folder.join(format!("{name}.ftl")), text)?;
        }
    }
    Ok(())
}
