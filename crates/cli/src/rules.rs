//! `pasch rules`: a rulebook as a page to read, all six beside each other, the glossary, the solitaire booklet; and what each
//! sentence of a printed sheet became.

use crate::fault::{Fault, print};
use crate::language::words;
use crate::rulebook_arg::read_rulebook;
use pasch_rules::Rulebook;
use pasch_words::{Comparison, Page, Sources};
use serde_json::{Value, json};

/// What to show.
#[derive(clap::Args)]
pub struct Args {
    /// buffalo, german, danish, jumbo, ten-language, tournament, or a file with a rulebook of your own; also glossary,
    /// and solitaire
    rulebook: Option<String>,
    /// Every statement of the printed sheet, and what answers it
    #[arg(long, requires = "rulebook")]
    sources: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Prints the page or the comparison.
pub fn run(args: Args) -> Result<(), Fault> {
    let (text, value) = match args.rulebook.as_deref() {
        Some(name) if args.sources => {
            let sources = sources(name)?;
            (sources.to_text(), json!(sources))
        }
        None => {
            let table = Comparison::of_presets(words());
            (table.to_text(), json!(table))
        }
        Some("glossary") => shown(&Page::of_glossary(words())),
        Some("solitaire") => shown(&Page::of_solitaire(words())),
        Some(name) => {
            let rulebook = read_rulebook(name)?;
            let page = Page::of_rulebook(&rulebook, words());
            (page.to_text(), sheet_json(&rulebook, &page))
        }
    };
    print(&if args.json { format!("{value:#}\n") } else { text })
}

/// The sources of a printed sheet. A rulebook of one's own has those of the sheet it was made from.
fn sources(name: &str) -> Result<Sources, Fault> {
    match name {
        "solitaire" => Ok(Sources::of_solitaire(words())),
        "glossary" => Err(no_sources(name)),
        _ => Sources::of_rulebook(read_rulebook(name)?.base(), words()).ok_or_else(|| no_sources(name)),
    }
}

fn no_sources(name: &str) -> Fault {
    Fault::said("cli-no-sources", &[("name", name.into())])
}

fn shown(page: &Page) -> (String, Value) {
    (page.to_text(), json!(page))
}

/// The answers by their keys and in words, and the page.
fn sheet_json(rulebook: &Rulebook, page: &Page) -> Value {
    let answers: Vec<Value> = rulebook
        .sheet()
        .iter()
        .map(|answer| {
            json!({
                "question": answer.question.key(),
                "title": words().question(answer.question),
                "answer": answer.phrases.iter().map(|phrase| phrase.key).collect::<Vec<_>>(),
                "text": words().answer(answer),
                "ruling": answer.ruling,
                "changed": answer.changed,
            })
        })
        .collect();
    json!({
        "rulebook": rulebook.name(),
        "base": rulebook.base().id(),
        "languages": rulebook.base().languages(),
        "answers": rulebook.answers(),
        "sheet": answers,
        "page": page,
    })
}
