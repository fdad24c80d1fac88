//! Plural forms, where they are hardest; and nothing left in English.

use fluent_syntax::{parser, serializer};
use pasch_words::{Language, Words, catalogues};
use std::collections::BTreeMap;

/// Somebody wins so many points.
fn won(language: Language, points: u32) -> String {
    let variables = [("name", "N".into()), ("stake", 1.into()), ("points", points.into())];
    Words::of(language).fill("event-game-over", &variables)
}

fn is_spoken(language: Language) -> bool {
    catalogues(language).any(|(file, _)| file == "events")
}

fn assert_counted(language: Language, forms: [(u32, &str); 5]) {
    for (points, form) in forms {
        let sentence = won(language, points);
        let ends = |tail: &str| !tail.starts_with(char::is_alphabetic);
        let found = sentence.split(form).skip(1).any(ends);
        assert!(found, "{language}: {form:?} is not in {sentence:?}");
        assert!(
            points == 1 || sentence.contains(&points.to_string()),
            "{language}: {sentence:?}"
        );
    }
}

#[test]
fn polish_points() {
    if is_spoken(Language::Pl) {
        let forms = [
            (1, "punkt"),
            (2, "2 punkty"),
            (5, "5 punktów"),
            (21, "21 punktów"),
            (22, "22 punkty"),
        ];
        assert_counted(Language::Pl, forms);
    }
}

#[test]
fn russian_points() {
    if is_spoken(Language::Ru) {
        let forms = [
            (1, "очко"),
            (2, "2 очка"),
            (5, "5 очков"),
            (21, "21 очко"),
            (22, "22 очка"),
        ];
        assert_counted(Language::Ru, forms);
    }
}

#[test]
fn one_point_and_several_differ_everywhere() {
    for language in Language::ALL.into_iter().filter(|language| is_spoken(*language)) {
        assert_ne!(won(language, 1), won(language, 2).replace('2', "1"), "{language}");
        for points in [2, 5, 21, 22] {
            assert!(
                won(language, points).contains(&points.to_string()),
                "{language}: {points}"
            );
        }
    }
}

/// Four words or more that read exactly as in English were forgotten.
#[test]
fn nothing_is_left_in_english() {
    let english: BTreeMap<String, String> = texts(Language::En);
    let mut faults = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (key, text) in texts(language) {
            let words = text
                .split_whitespace()
                // Variables and the names of variants are no words.
                .filter(|word| word.chars().any(char::is_alphabetic) && !word.starts_with(['$', '[', '*']))
                .count();
            if words >= 4 && english.get(&key) == Some(&text) {
                faults.push(format!("{language}: {key}{text}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every message's text as it is written, by its key.
fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (_, source) in catalogues(language) {
        let resource = match parser::parse(source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        for entry in resource.body {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                let alone = fluent_syntax::ast::Resource {
                    body: vec![fluent_syntax::ast::Entry::Message(message)],
                };
                let written = serializer::serialize(&alone);
                texts.insert(key.clone(), written.trim_start_matches(&key).to_owned());
            }
        }
    }
    texts
}
