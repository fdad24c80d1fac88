//! A page that is made from the catalogues a browser fetches is the page that a server makes.

use pasch_words::{Language, Words, browser_catalogue, reading};

#[test]
fn fetched_catalogues_make_the_same_pages() {
    let names = [
        "buffalo",
        "german",
        "danish",
        "jumbo",
        "ten-language",
        "tournament",
        "comparison",
        "glossary",
        "solitaire",
        "sources/german",
        "sources/solitaire",
    ];
    for language in Language::ALL {
        let fetch = |name: String| browser_catalogue(&name).unwrap_or_else(|| panic!("no {name}"));
        let own = [fetch(language.to_string()), fetch(format!("{language}.pages"))];
        let words = Words::from_catalogues(language, own.iter().map(String::as_str));
        let others = Language::ALL.map(|other| {
            let glossary = fetch(format!("{other}.glossary"));
            Words::from_catalogues(other, [glossary.as_str()])
        });
        for name in names {
            let fetched = reading(name, &words, &others.each_ref());
            let built_in = reading(name, Words::of(language), &Language::ALL.map(Words::of));
            assert!(fetched.is_some(), "{language} {name}");
            assert_eq!(fetched, built_in, "{language} {name}");
        }
        // The reasons of rulings are told, and no key stands in the place of its text.
        let page = reading("german", &words, &[]).map(|page| page.to_string());
        assert!(!page.unwrap_or_default().contains("ruling-reason"), "{language}");
    }
}
