//! Plural forms, where they are hardest; and nothing left in English.

use fluent_syntax::{parser, serializer};
use pasch_words::{Language, Words, catalogues};
use std::collections::BTreeMap;

fn points(language: Language, count: u32) -> String {
    Words::of(language).fill("points", &[("count", count.into())])
}

fn is_spoken(language: Language) -> bool {
    catalogues(language).any(|(file, _)| file == "web")
}

#[test]
fn polish_points() {
    if is_spoken(Language::Pl) {
        let counted: Vec<String> = [1, 2, 5, 21, 22].map(|count| points(Language::Pl, count)).into();
        assert_eq!(counted, ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]);
    }
}

#[test]
fn russian_points() {
    if is_spoken(Language::Ru) {
        let counted: Vec<String> = [1, 2, 5, 21, 22].map(|count| points(Language::Ru, count)).into();
        assert_eq!(counted, ["1 очко", "2 очка", "5 очков", "21 очко", "22 очка"]);
    }
}

#[test]
fn one_point_and_several_differ_everywhere() {
    for language in Language::ALL.into_iter().filter(|language| is_spoken(*language)) {
        let (one, two) = (points(language, 1), points(language, 2));
        assert_ne!(one.replace('1', ""), two.replace('2', ""), "{language}");
        let won = |count: u32| {
            let variables = [("name", "N".into()), ("level", 1.into()), ("points", count.into())];
            Words::of(language).fill("event-game-over", &variables)
        };
        assert!(won(5).contains('5') && won(21).contains("21"), "{language}");
        assert_ne!(
            won(1),
            won(21).replace("21", "1"),
            "{language}: 1 and 21 points both look like one"
        );
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
                .filter(|word| word.chars().any(char::is_alphabetic))
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
