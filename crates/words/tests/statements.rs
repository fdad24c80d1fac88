//! The register of statements holds: every statement of every sheet is answered, and by something that is there.

use pasch_rules::{Preset, Question, Rulebook};
use pasch_words::{Backing, Language, Page, Register, Sources, Statement, Words, rule_anchors};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// How many statements the program does not do justice to yet. It only ever goes down.
const STILL_OPEN: usize = 0;

/// Every sheet with its name, its register and the anchors of its page.
fn sheets() -> Vec<(&'static str, &'static Register, BTreeSet<String>)> {
    let words = Words::of(Language::En);
    let of_preset = |preset: Preset| {
        let page = Page::of_rulebook(&Rulebook::from(preset), words);
        Register::of(preset).map(|register| (preset.id(), register, anchors(&page)))
    };
    let solitaire = (
        "solitaire",
        Register::of_solitaire(),
        anchors(&Page::of_solitaire(words)),
    );
    let presets = Preset::ALL.into_iter().filter_map(of_preset);
    presets.chain([solitaire]).collect()
}

fn anchors(page: &Page) -> BTreeSet<String> {
    let paragraphs = page.sections.iter().flat_map(|section| &section.paragraphs);
    paragraphs.filter_map(|paragraph| paragraph.anchor.clone()).collect()
}

#[test]
fn every_register_can_be_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("statements");
    for (name, register, _) in sheets() {
        let source = fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap();
        let read: Register = toml::from_str(&source).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(&read, register, "{name}");
        assert!(!register.places.is_empty(), "{name} says nothing");
    }
    assert_eq!(
        fs::read_dir(&folder).unwrap().count(),
        sheets().len(),
        "a file that is nobody's register"
    );
}

#[test]
fn every_statement_is_answered_by_something_that_is_there() {
    let tests = names_of_tests();
    let mut faults = Vec::new();
    for (name, register, anchors) in sheets() {
        for (place, statement) in register.statements() {
            let mut fault = |what: String| {
                faults.push(format!(
                    "{name}, {}: {}: {what}",
                    place.name(Language::En),
                    statement.says
                ))
            };
            if statement.told.is_empty() {
                fault("no paragraph tells it".to_owned());
            }
            for anchor in statement.told.iter().filter(|anchor| !anchors.contains(*anchor)) {
                fault(format!("there is no paragraph {anchor}"));
            }
            for test in statement.kept.iter().filter(|test| !tests.contains(*test)) {
                fault(format!("there is no test {test}"));
            }
            if statement.kind.is_played() && !is_answered(statement) {
                fault("nothing holds the program to it".to_owned());
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A rule is held to by a test that plays by the sheet that states it: one that names that sheet, or goes through all.
#[test]
fn every_statement_is_kept_by_a_test_that_plays_by_its_sheet() {
    let tests = tests_with_their_text();
    let mut faults = Vec::new();
    for preset in Preset::ALL {
        let Some(register) = Register::of(preset) else { continue };
        let name = format!("Preset::{preset:?}");
        let (id, own) = (format!("\"{preset}\""), format!("{}_", preset.id().replace('-', "_")));
        let plays_by_it = |test: &String| {
            let text = tests.get(test).map_or("", String::as_str);
            let all = ["Preset::ALL", "SHEETS", "for_each_sheet", "any_terms"];
            test.starts_with(&own)
                || text.contains(&name)
                || text.contains(&id)
                || all.iter().any(|all| text.contains(all))
        };
        let kept = |(_, statement): &(_, &Statement)| !statement.kept.is_empty();
        for (place, statement) in register.statements().filter(kept) {
            if !statement.kept.iter().any(plays_by_it) {
                let (place, says) = (place.name(Language::En), &statement.says);
                faults.push(format!(
                    "{preset}, {place}: {says}: {:?} play by another sheet",
                    statement.kept
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn is_answered(statement: &Statement) -> bool {
    !statement.kept.is_empty() || statement.hand || statement.open.is_some()
}

#[test]
fn no_more_is_open_than_is_known() {
    let open: Vec<String> = sheets()
        .iter()
        .flat_map(|(name, register, _)| register.statements().map(move |(_, statement)| (name, statement)))
        .filter_map(|(name, statement)| Some(format!("{name}: {}", statement.open.as_ref()?)))
        .collect();
    assert_eq!(open.len(), STILL_OPEN, "\n{}", open.join("\n"));
}

#[test]
fn every_place_has_a_number_or_a_heading_in_each_language() {
    for (name, register, _) in sheets() {
        let languages: BTreeSet<&String> = register.languages.iter().collect();
        for place in &register.places {
            let headings: BTreeSet<&String> = place.heading.keys().collect();
            assert!(place.number.is_some() || headings == languages, "{name}: {place:?}");
            for statement in &place.statements {
                let known = |code: &String| languages.contains(code);
                assert!(statement.langs.iter().all(known), "{name}: {}", statement.says);
            }
        }
    }
}

#[test]
fn the_rules_that_refusals_cite_stand_where_they_are_cited() {
    for preset in Preset::ALL {
        let Some(register) = Register::of(preset) else { continue };
        for (rule, anchor) in rule_anchors() {
            let Some(cited) = preset.reference(rule) else { continue };
            let place = register.places.iter().find(|place| place.is_called(cited));
            let place = place.unwrap_or_else(|| panic!("{preset}: there is no {cited}"));
            let told = place.statements.iter().flat_map(|statement| &statement.told);
            assert!(
                told.clone().any(|told| told.starts_with(anchor)),
                "{preset}: {cited} says nothing of {rule:?}"
            );
        }
    }
}

/// A question is marked as a ruling in the rulebooks exactly if the sheet does not state all that its page says of it.
#[test]
fn rulings_are_what_the_sheets_do_not_state() {
    let words = Words::of(Language::En);
    let mut faults = Vec::new();
    for preset in Preset::ALL {
        let Some(register) = Register::of(preset) else { continue };
        let anchors = anchors(&Page::of_rulebook(&Rulebook::from(preset), words));
        for part in &register.parts {
            assert!(anchors.contains(part), "{preset}: there is no paragraph {part}");
        }
        for question in Question::ALL {
            let answer = Rulebook::from(preset).answer(question);
            let silent = answer
                .phrases
                .iter()
                .enumerate()
                .map(|(index, phrase)| match index {
                    0 => question.key().to_owned(),
                    _ => format!("{}-{}", question.key(), phrase.key),
                })
                .filter(|anchor| anchors.contains(anchor))
                .any(|anchor| register.backing(&anchor) != Backing::Stated);
            if silent != answer.ruling {
                faults.push(format!("{preset}: {question:?} should have the mark: {silent}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_stands_on_one_sheet_alone_is_stated_there() {
    let words = Words::of(Language::En);
    for preset in Preset::ALL {
        let Some(register) = Register::of(preset) else { continue };
        let page = Page::of_rulebook(&Rulebook::from(preset), words);
        let own = [
            "box",
            "words",
            "quadrants",
            "one-hand",
            "signal",
            "scorekeeper",
            "cube-note",
        ];
        for anchor in anchors(&page) {
            if own.contains(&anchor.as_str()) || anchor.starts_with("advice-") {
                assert_eq!(register.backing(&anchor), Backing::Stated, "{preset}: {anchor}");
            }
        }
    }
}

#[test]
fn what_is_ruled_in_part_has_its_reason() {
    let english = Words::of(Language::En);
    for preset in Preset::ALL {
        let Some(register) = Register::of(preset) else { continue };
        for part in &register.parts {
            let question = Question::ALL
                .into_iter()
                .map(Question::key)
                .filter(|key| part.starts_with(key))
                .max_by_key(|key| key.len());
            let key = format!("reason-{preset}-{}", question.unwrap_or(part));
            assert!(english.has(&key), "there is no {key}");
        }
    }
}

#[test]
fn the_sources_are_shown_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        for preset in Preset::ALL {
            let Some(sources) = Sources::of_rulebook(preset, words) else {
                assert_eq!(preset, Preset::Tournament);
                continue;
            };
            let shown: usize = sources.sources.iter().map(|source| source.statements).sum();
            let counted = Register::of(preset).map(|register| register.statements().count());
            assert_eq!(Some(shown), counted, "{preset} in {language}");
            assert!(sources.sources.iter().all(|source| !source.text.is_empty()));
            assert!(!sources.to_text().contains("sources-"));
        }
        assert!(Sources::of_solitaire(words).to_text().contains("17"));
    }
}

/// The names of all tests in the tree: functions after `#[test]`, and those of `proptest!`.
fn names_of_tests() -> BTreeSet<String> {
    tests_with_their_text().into_keys().collect()
}

/// Every test in the tree with its lines.
fn tests_with_their_text() -> BTreeMap<String, String> {
    let mut tests = BTreeMap::new();
    read_tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut tests);
    tests
}

fn read_tests(folder: &Path, tests: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") {
                read_tests(&path, tests);
            }
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).unwrap_or_default();
            let mut is_test = false;
            let mut within: Option<String> = None;
            for line in source.lines().map(str::trim) {
                match line.strip_prefix("fn ").and_then(|rest| rest.split(['(', '<']).next()) {
                    Some(name) => {
                        within = is_test.then(|| name.to_owned());
                        is_test = false;
                    }
                    _ if line == "#[test]" => is_test = true,
                    _ if line.starts_with("#[") || line.starts_with("//") => {}
                    _ => is_test = false,
                }
                if let Some(name) = &within {
                    let text = tests.entry(name.clone()).or_default();
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
}
