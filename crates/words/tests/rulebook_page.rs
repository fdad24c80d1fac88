//! `docs/rulebooks.md` says what the data says. `PASCH_WRITE=1` writes it anew.

use pasch_rules::{Preset, Question, Rulebook};
use pasch_words::{Language, Register, StatementKind, Words, catalogues};
use std::fmt::Write as _;
use std::path::Path;

const TOP: &str = "\
# The rulebooks, question by question

Six rulebooks come with the program: five sheets from backgammon sets, and today's tournament rules. They agree on the
game and disagree on what follows. An answer marked with an asterisk is a *ruling* of ours: the sheet is silent there,
misprinted, or at odds with itself or between its languages. Two rulings need more room than a table has:

- The last checker outside (german R15): the sheet says \"can be played with either number\". We read: not for doubles;
  if exactly one own checker is outside the home board and either die alone would bring it home, it leaves its point
  with the larger die, in any play that the duty to play both numbers allows; where no such play does so, the rule
  lapses.
- Pick and pass (german R16): a checker that hit in its own home board may not, by any later step of that turn, land
  where exactly one own checker stands at that moment. Bearing it off, or passing to an empty or an own closed point, is
  allowed.

Jacquet (danish): all fifteen checkers start as if on the bar. They enter in the opponent's home, and a checker that is
still outside must enter before any other moves.

This page is written from the program's own data.
";

#[test]
fn the_page_says_what_the_data_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulebooks.md");
    let page = page();
    if std::env::var_os("PASCH_WRITE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let written = std::fs::read_to_string(&path).expect("docs/rulebooks.md is there");
    assert!(
        written == page,
        "docs/rulebooks.md is out of date; CONTRIBUTING.md says how to write it"
    );
}

fn page() -> String {
    let mut page = TOP.to_owned();
    write_statements(&mut page);
    write_misprints(&mut page);
    for question in Question::ALL {
        let _ = writeln!(page, "\n## {}\n", question.english());
        let mut told: Vec<(String, Vec<String>)> = Vec::new();
        for preset in Preset::ALL {
            let answer = Rulebook::from(preset).answer(question);
            let name = format!("{preset}{}", if answer.ruling { "\\*" } else { "" });
            match told.iter_mut().find(|(text, _)| *text == answer.english()) {
                Some((_, names)) => names.push(name),
                None => told.push((answer.english(), vec![name])),
            }
        }
        for (text, names) in told {
            let _ = writeln!(page, "- {}: {text}", names.join(", "));
        }
    }
    page
}

/// How many statements each sheet makes, and how many of them are still open.
fn write_statements(page: &mut String) {
    page.push_str(
        "\n## How much of the sheets is answered\n\nEvery sentence of every sheet, in all its languages, is one statement \
         of the register in\n`crates/words/statements`, with the paragraph that tells it and the test that holds the program \
         to it;\n`pasch rules german --sources` shows them. Open is what the program does not do yet.\n\n",
    );
    let kinds = StatementKind::ALL.map(StatementKind::key).join(" | ");
    let _ = writeln!(page, "| sheet | statements | {kinds} | open |");
    let _ = writeln!(page, "|---|{}", "---|".repeat(StatementKind::ALL.len() + 2));
    let presets = Preset::ALL.map(|preset| Some((preset.id(), Register::of(preset)?)));
    let solitaire = Some(("solitaire", Register::of_solitaire()));
    let sheets: Vec<(&str, &Register)> = presets.into_iter().chain([solitaire]).flatten().collect();
    let mut sums = vec![0; StatementKind::ALL.len() + 2];
    for (name, register) in sheets {
        let of_kind = |kind| register.statements().filter(|(_, one)| one.kind == kind).count();
        let mut numbers = vec![register.statements().count()];
        numbers.extend(StatementKind::ALL.map(of_kind));
        numbers.push(register.open());
        write_row(page, name, &numbers);
        for (sum, number) in sums.iter_mut().zip(numbers) {
            *sum += number;
        }
    }
    write_row(page, "all", &sums);
}

fn write_row(page: &mut String, name: &str, numbers: &[usize]) {
    let cells: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let _ = writeln!(page, "| {name} | {} |", cells.join(" | "));
}

/// What the sheets say by mistake, as their pages tell it.
fn write_misprints(page: &mut String) {
    page.push_str("\n## Misprints that are not followed\n\n");
    let english = Words::of(Language::En);
    let sheets = catalogues(Language::En).filter(|(file, _)| *file == "sheets");
    let keys = sheets.flat_map(|(_, source)| source.lines().filter_map(|line| line.split(" =").next()));
    for key in keys.filter(|key| key.starts_with("misprint-")) {
        let sheet = Preset::ALL
            .into_iter()
            .find(|preset| key["misprint-".len()..].starts_with(preset.id()));
        let sheet = sheet.map_or("", Preset::id);
        let _ = writeln!(page, "- {sheet}: {}", english.text(key));
    }
}
