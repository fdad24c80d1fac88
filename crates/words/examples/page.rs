//! Prints a page: `cargo run -p pasch-words --example page -- german de` (or comparison, glossary, solitaire).

use pasch_rules::{Preset, Rulebook};
use pasch_words::{Comparison, Language, Page, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "comparison".to_owned());
    let words = Words::of(args.next().unwrap_or_else(|| "en".to_owned()).parse::<Language>()?);
    let text = match name.as_str() {
        "comparison" => Comparison::of_presets(words).to_text(),
        "glossary" => Page::of_glossary(words).to_text(),
        "solitaire" => Page::of_solitaire(words).to_text(),
        preset => Page::of_rulebook(&Rulebook::from(preset.parse::<Preset>()?), words).to_text(),
    };
    print!("{text}");
    Ok(())
}
