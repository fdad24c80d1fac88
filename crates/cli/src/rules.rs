//! `pasch rules`: a rulebook's answers as a sheet to read, or all six beside each other.

use crate::fault::{Fault, print};
use crate::rulebook_arg::read_rulebook;
use pasch_rules::{Answer, Preset, Question, Rulebook};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// What to show.
#[derive(clap::Args)]
pub struct Args {
    /// buffalo, german, danish, jumbo, ten-language, tournament, or a file with a rulebook of your own
    rulebook: Option<String>,
    /// The language of the sheet
    #[arg(long, default_value = "en")]
    lang: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Prints the sheet or the comparison.
pub fn run(args: Args) -> Result<(), Fault> {
    if args.lang != "en" {
        return Err(Fault::input(format!(
            "there are no rule sheets in the language {:?}; there is en",
            args.lang
        )));
    }
    let text = match args.rulebook {
        Some(name) => {
            let rulebook = read_rulebook(&name)?;
            if args.json {
                lines_of_json(&sheet_json(&rulebook))
            } else {
                sheet(&rulebook)
            }
        }
        None if args.json => {
            let all: Vec<Value> = Preset::ALL
                .into_iter()
                .map(|preset| sheet_json(&preset.into()))
                .collect();
            lines_of_json(&Value::from(all))
        }
        None => comparison(),
    };
    print(&text)
}

fn lines_of_json(value: &Value) -> String {
    format!("{value:#}\n")
}

fn sheet(rulebook: &Rulebook) -> String {
    let mut text = format!("The rulebook {}\n", rulebook.name());
    let languages = rulebook.base().languages();
    if !languages.is_empty() {
        let _ = writeln!(text, "printed in: {}", languages.join(" "));
    }
    let mut rulings = false;
    for answer in rulebook.sheet() {
        let _ = writeln!(text, "\n{}", answer.question.english());
        let mark = mark(&answer);
        rulings |= answer.ruling;
        for line in wrapped(&format!("{}{mark}", answer.english()), 96) {
            let _ = writeln!(text, "    {line}");
        }
    }
    if rulings {
        text.push_str(
            "\n* The sheet is silent here, misprinted, or at odds with itself or between its languages: this is our \
             ruling.\n",
        );
    }
    if rulebook.is_custom() {
        let _ = writeln!(text, "+ Not the answer of {}.", rulebook.base());
    }
    text
}

fn mark(answer: &Answer) -> &'static str {
    match (answer.ruling, answer.changed) {
        (true, _) => " *",
        (_, true) => " +",
        _ => "",
    }
}

fn sheet_json(rulebook: &Rulebook) -> Value {
    let answers: Vec<Value> = rulebook
        .sheet()
        .iter()
        .map(|answer| {
            json!({
                "question": answer.question.key(),
                "title": answer.question.english(),
                "answer": answer.phrases.iter().map(|phrase| phrase.key).collect::<Vec<_>>(),
                "text": answer.english(),
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
    })
}

const COLUMN: usize = 24;

/// Every question with the six answers side by side.
fn comparison() -> String {
    let rulebooks: Vec<Rulebook> = Preset::ALL.into_iter().map(Rulebook::from).collect();
    let mut text = String::new();
    let names: Vec<Vec<String>> = rulebooks.iter().map(|book| vec![book.name()]).collect();
    row(&mut text, &names);
    for question in Question::ALL {
        let answers: Vec<Answer> = rulebooks.iter().map(|book| book.answer(question)).collect();
        let _ = writeln!(text, "\n{}", question.english());
        let alike = answers.iter().all(|answer| answer.phrases == answers[0].phrases);
        if alike && !answers.iter().any(|answer| answer.ruling) {
            let _ = writeln!(text, "    all: {}", answers[0].english());
            continue;
        }
        let mut cells: Vec<Vec<String>> = Vec::new();
        for (index, answer) in answers.iter().enumerate() {
            let before = answers[..index].iter().position(|other| other.phrases == answer.phrases);
            let words = match before {
                Some(same) => format!("as {}", rulebooks[same].name()),
                None => answer.english(),
            };
            cells.push(wrapped(&format!("{words}{}", mark(answer)), COLUMN - 2));
        }
        row(&mut text, &cells);
    }
    text.push_str("\n* a ruling: the sheet is silent, misprinted, or at odds with itself or between its languages\n");
    text
}

fn row(text: &mut String, cells: &[Vec<String>]) {
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..height {
        let mut whole = String::new();
        for cell in cells {
            let words = cell.get(line).map_or("", String::as_str);
            let _ = write!(whole, "{words:COLUMN$}");
        }
        let _ = writeln!(text, "{}", whole.trim_end());
    }
}

/// The words in lines of at most so many letters, as far as words allow.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
