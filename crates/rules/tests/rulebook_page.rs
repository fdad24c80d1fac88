//! `docs/rulebooks.md` says what the data says. `PASCH_WRITE=1` writes it anew.

use pasch_rules::{Preset, Question, Rulebook};
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

Misprints that are not followed: \"three dice\" (ten-language, Dutch), the stake going to the loser (buffalo, Dutch), the
\"sum\" of the opening dice as one move (two separate numbers are played), \"unoccupied\" for points left with a single
checker (jumbo, English and French).

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
