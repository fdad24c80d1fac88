//! What one sheet has and no other: its box, its words, its advice, its misprints.

use pasch_rules::Preset;

/// A paragraph that stands on one sheet's page alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Own {
    /// The section it stands in.
    pub section: &'static str,
    /// Its anchor.
    pub anchor: &'static str,
    /// The key of its text.
    pub key: &'static str,
}

/// The paragraphs of a sheet's own, in the order of its page.
pub(crate) fn own(preset: Preset) -> &'static [Own] {
    match preset {
        Preset::Buffalo => BUFFALO,
        Preset::German => GERMAN,
        Preset::Danish => DANISH,
        Preset::Jumbo => JUMBO,
        Preset::TenLanguage => TEN_LANGUAGE,
        Preset::Tournament => TOURNAMENT,
    }
}

const BUFFALO: &[Own] = &[
    in_section("set-up", "quadrants", "own-quadrants"),
    in_section("set-up", "words", "own-words-buffalo"),
    in_section("set-up", "box", "own-box-buffalo"),
];

const GERMAN: &[Own] = &[
    in_section("set-up", "words", "own-words-german"),
    in_section("set-up", "box", "own-box-german"),
    in_section("real-board", "one-hand", "own-one-hand"),
    in_section("real-board", "signal", "own-signal"),
    in_section("real-board", "scorekeeper", "own-scorekeeper"),
];

const DANISH: &[Own] = &[
    in_section("set-up", "words", "own-words-danish"),
    in_section("set-up", "box", "own-box-danish"),
];

const JUMBO: &[Own] = &[
    in_section("set-up", "words", "own-words-jumbo"),
    in_section("set-up", "box", "own-box-jumbo"),
];

const TEN_LANGUAGE: &[Own] = &[
    in_section("set-up", "words", "own-words-ten-language"),
    in_section("set-up", "box", "own-box-ten-language"),
    in_section("cube", "cube-note", "own-cube-note"),
];

const TOURNAMENT: &[Own] = &[in_section("real-board", "one-hand", "own-one-hand")];

const fn in_section(section: &'static str, anchor: &'static str, key: &'static str) -> Own {
    Own { section, anchor, key }
}

/// What a sheet thinks good to do, beside its rules.
pub(crate) fn advice(preset: Preset) -> &'static [&'static str] {
    match preset {
        Preset::Buffalo => &["advice-buffalo-race", "advice-buffalo-bridge"],
        Preset::Danish => &["advice-danish-walls", "advice-danish-doubling"],
        Preset::Jumbo => &["advice-jumbo-game", "advice-jumbo-cube"],
        Preset::TenLanguage => &["advice-ten-language-basics", "advice-ten-language-safety"],
        Preset::German | Preset::Tournament => &[],
    }
}

/// What a sheet says by mistake, and nobody plays.
pub(crate) fn misprints(preset: Preset) -> &'static [&'static str] {
    match preset {
        Preset::Buffalo => &[
            "misprint-buffalo-stake",
            "misprint-buffalo-sum",
            "misprint-buffalo-hitting",
            "misprint-buffalo-french",
            "misprint-buffalo-twice",
        ],
        Preset::Jumbo => &[
            "misprint-jumbo-unoccupied",
            "misprint-jumbo-besides",
            "misprint-jumbo-french",
            "misprint-jumbo-cube",
            "misprint-jumbo-wording",
        ],
        Preset::TenLanguage => &[
            "misprint-ten-language-dice",
            "misprint-ten-language-list",
            "misprint-ten-language-terms",
            "misprint-ten-language-sum",
            "misprint-ten-language-doubles",
            "misprint-ten-language-home",
            "misprint-ten-language-french",
            "misprint-ten-language-italian",
            "misprint-ten-language-swedish",
            "misprint-ten-language-danish",
            "misprint-ten-language-russian",
        ],
        Preset::German | Preset::Danish | Preset::Tournament => &[],
    }
}
