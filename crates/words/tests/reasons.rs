//! Every reason of the analysis is told in every language, with its figures.

use pasch_rules::{Sentence, Variable};
use pasch_words::{Language, Words};

/// Keys and the names of their figures.
const REASONS: [(&str, &[&str]); 21] = [
    ("why-hit", &["pips"]),
    ("why-shots", &["made", "best"]),
    ("why-row-broken", &["made", "best"]),
    ("why-row-missed", &["made", "best"]),
    ("why-point", &["point"]),
    ("why-anchor", &["point"]),
    ("why-off", &["made", "best"]),
    ("why-back", &["made", "best"]),
    ("why-blots", &["made", "best"]),
    ("why-gammons", &["percent"]),
    ("why-gammons-lost", &["percent"]),
    ("why-wins", &["percent"]),
    ("why-worth", &["thousandths"]),
    ("why-race-ahead", &["ahead", "pips"]),
    ("why-race-behind", &["behind", "pips"]),
    ("why-doubler-wins", &["win", "gammon"]),
    ("why-take-point", &["win", "need"]),
    ("why-gammons-against", &["percent"]),
    ("why-dead-cube", &["points"]),
    ("why-nothing-to-lose", &["points"]),
    ("why-enough", &["points"]),
];

#[test]
fn every_reason_has_its_figures_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        for (key, names) in REASONS {
            assert!(words.has(key), "{language}: there is no {key}");
            // Numbers that take each of a language's plurals.
            for first in [1u32, 2, 5, 21, 22] {
                let variable = |index: usize| match names[index] {
                    "point" => Variable::Point(first.min(24) as u8),
                    _ => Variable::Number(first + 3 * index as u32),
                };
                let variables = (0..names.len())
                    .map(|index| (names[index].into(), variable(index)))
                    .collect();
                let text = words.sentence(&Sentence {
                    key: key.into(),
                    variables,
                });
                assert!(!text.contains('{') && !text.contains('$'), "{language}: {text}");
                for index in 0..names.len() {
                    let number = first + 3 * index as u32;
                    assert!(text.contains(&number.to_string()), "{language}, {key}: {text}");
                }
            }
        }
    }
}
