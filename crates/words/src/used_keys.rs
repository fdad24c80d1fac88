//! For the tests: which keys are asked for, so that a text that is missing, and one that nobody needs, is found.

use crate::every_answer::rulebooks;
use crate::{Comparison, Language, Page, Sources, Words, catalogues, glossary, point_label, rule_anchors};
use pasch_notation::{Damage, Lack, Nonsense, Part};
use pasch_rules::{Numbering, Preset, Question, Reason, Rulebook, Side};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

thread_local! {
    static ASKED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Called for every text that is asked for.
pub(crate) fn note(key: &str) {
    ASKED.with_borrow_mut(|asked| asked.insert(key.to_owned()));
}

/// The languages whose folder is there.
fn spoken() -> Vec<Language> {
    let there = |language: &Language| catalogues(*language).next().is_some();
    Language::ALL.into_iter().filter(there).collect()
}

/// Keys of the messages of a catalogue, and of their attributes.
fn keys(source: &str) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut message = "";
    for line in source.lines() {
        let Some((name, _)) = line.split_once('=') else {
            continue;
        };
        let name = name.trim_end();
        if let Some(attribute) = name.trim_start().strip_prefix('.') {
            keys.push(format!("{message}.{attribute}"));
        } else if name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        {
            message = name;
            keys.push(name.to_owned());
        }
    }
    keys
}

/// Asks for every text that is chosen by data: pages, tables, refusals by their kinds.
fn ask_for_everything(words: &Words) {
    for rulebook in rulebooks() {
        let _ = Page::of_rulebook(&rulebook, words);
        for answer in rulebook.sheet() {
            let _ = (words.answer(&answer), words.question(answer.question));
        }
        let _ = words.differences(&rulebook);
    }
    for language in Language::ALL {
        let _ = crate::language_name(words, language);
    }
    let _ = Page::of_glossary(words);
    let _ = Page::of_solitaire(words);
    let _ = Comparison::of_presets(words);
    for preset in Preset::ALL {
        let _ = Sources::of_rulebook(preset, words).map(|sources| sources.to_text());
    }
    let _ = Sources::of_solitaire(words);
    for kind in Reason::KINDS {
        let _ = words.text(&format!("refusal-{kind}"));
    }
    for question in Question::ALL {
        let _ = words.text(&format!("topic-{}", question.key()));
    }
    let parts = Part::ALL.iter().map(|part| part.key());
    let nonsense = Nonsense::ALL.iter().map(|nonsense| nonsense.key());
    let lacks = Lack::ALL.iter().map(|lack| lack.key());
    let damages = Damage::ALL.iter().map(|damage| damage.key());
    for key in parts.chain(nonsense).chain(lacks).chain(damages) {
        let _ = words.text(key);
    }
}

#[test]
fn every_answer_has_its_paragraph_in_every_language() {
    for language in spoken() {
        let words = Words::of(language);
        for rulebook in rulebooks() {
            for answer in rulebook.sheet() {
                for phrase in answer.phrases.iter().filter(|phrase| phrase.key != "not-applicable") {
                    let key = crate::sheet::paragraph_key(answer.question, *phrase);
                    assert!(words.has(&key), "{language}: there is no {key}");
                }
                for phrase in &answer.phrases {
                    let key = format!("answer-{}", phrase.key);
                    assert!(words.has(&key), "{language}: there is no {key}");
                }
            }
        }
    }
}

#[test]
fn no_text_that_is_asked_for_is_missing() {
    ASKED.with_borrow_mut(BTreeSet::clear);
    ask_for_everything(Words::of(Language::En));
    let known: BTreeSet<String> = catalogues(Language::En).flat_map(|(_, source)| keys(source)).collect();
    let missing: Vec<String> = ASKED.with_borrow(|asked| asked.difference(&known).cloned().collect());
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_text_is_unused() {
    ASKED.with_borrow_mut(BTreeSet::clear);
    ask_for_everything(Words::of(Language::En));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = String::new();
    for folder in ["crates", "web/src"] {
        read_all(&root.join(folder), &mut sources);
    }
    let literals = literals(&sources);
    // `prefix${...}` in the browser's sources stands for every key with that prefix.
    let prefixes: Vec<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once("${").map(|(prefix, _)| prefix))
        .filter(|prefix| prefix.ends_with('-') && prefix.len() > 3)
        .collect();
    let is_used = |key: &str| {
        literals.contains(key)
            || ASKED.with_borrow(|asked| asked.contains(key))
            || prefixes.iter().any(|prefix| key.starts_with(prefix))
            || literals
                .iter()
                .filter(|literal| literal.len() > 3 && key.starts_with(literal.as_str()))
                .any(|literal| key[literal.len()..].starts_with('-') && literals.contains(&key[literal.len()..]))
    };
    let unused: Vec<String> = catalogues(Language::En)
        .flat_map(|(file, source)| keys(source).into_iter().map(move |key| (file, key)))
        // The names of commands and options, which only the program knows: it checks these itself.
        .filter(|(file, key)| *file != "help" || key.starts_with("usage-"))
        .filter(|(_, key)| !is_used(key))
        .map(|(file, key)| format!("{file}.ftl: {key}"))
        .collect();
    assert!(unused.is_empty(), "{} unused:\n{}", unused.len(), unused.join("\n"));
}

fn read_all(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let named = |ends: &[&str]| {
            path.extension()
                .is_some_and(|end| ends.iter().any(|wanted| end == *wanted))
        };
        if path.is_dir() {
            if !path.ends_with("node_modules") && !path.ends_with("target") {
                read_all(&path, text);
            }
        } else if named(&["rs", "ts", "svelte"]) {
            text.push_str(&fs::read_to_string(&path).unwrap_or_default());
            text.push('\n');
        }
    }
}

/// Everything that stands between quotation marks of any kind on one line.
fn literals(sources: &str) -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for line in sources.lines() {
        for mark in ['"', '\'', '`'] {
            literals.extend(line.split(mark).skip(1).map(str::to_owned));
        }
    }
    literals
}

#[test]
fn every_rule_that_can_be_broken_has_its_anchor_on_every_page() {
    for language in spoken() {
        for rulebook in rulebooks() {
            let page = Page::of_rulebook(&rulebook, Words::of(language));
            let mut anchors = BTreeSet::new();
            for paragraph in page.sections.iter().flat_map(|section| &section.paragraphs) {
                if let Some(anchor) = &paragraph.anchor {
                    assert!(
                        anchors.insert(anchor.clone()),
                        "{anchor} stands twice on {}",
                        page.title
                    );
                }
            }
            for (rule, anchor) in rule_anchors() {
                assert!(anchors.contains(anchor), "{}: {rule:?}", page.title);
            }
        }
    }
}

#[test]
fn no_page_shows_a_key_or_a_hole_in_a_sentence() {
    for language in spoken() {
        let words = Words::of(language);
        let mut texts: Vec<String> = rulebooks()
            .iter()
            .map(|rulebook| Page::of_rulebook(rulebook, words).to_text())
            .collect();
        texts.push(Page::of_glossary(words).to_text());
        texts.push(Page::of_solitaire(words).to_text());
        texts.push(Comparison::of_presets(words).to_text());
        for text in texts {
            assert!(!text.contains("{$") && !text.contains("{ $"), "{language}: {text}");
            for word in [
                "rule-",
                "answer-",
                "question-",
                "section-",
                "example-",
                "glossary-",
                "puzzle-",
            ] {
                assert!(!text.contains(word), "{language}: {word} in {text}");
            }
            for line in text.lines() {
                assert!(line.chars().count() <= 160, "{language}: {line}");
            }
        }
    }
}

#[test]
fn the_glossary_has_every_word_of_its_catalogue() {
    let shown: BTreeSet<String> = glossary(Words::of(Language::En))
        .into_iter()
        .map(|entry| format!("glossary-{}.meaning", entry.id))
        .collect();
    let (_, source) = catalogues(Language::En).find(|(file, _)| *file == "glossary").unwrap();
    let written: BTreeSet<String> = keys(source).into_iter().filter(|key| key.contains('.')).collect();
    assert_eq!(shown, written);
}

#[test]
fn points_carry_the_labels_of_the_rulebook() {
    let reason = Reason::Blocked { to: 6 };
    let words = Words::of(Language::En);
    let german = Rulebook::from(pasch_rules::Preset::German).numbering;
    assert!(words.reason(&reason, Side::Black, german).contains("Point 6 "));
    assert!(words.reason(&reason, Side::White, german).contains("Point 19 "));
    assert_eq!(point_label(Numbering::TwoRows, Side::White, 6), "W6");
    assert_eq!(point_label(Numbering::EachOwn, Side::White, 25), "bar");
    assert_eq!(point_label(Numbering::EachOwn, Side::White, 77), "77");
}
