//! Analyses in SGF: whatever is judged comes back, and the sample beside the project is read with gnubg's opinions.

#[path = "common/judged.rs"]
mod judged;
#[path = "common/played.rs"]
mod played;

use pasch_notation::{MatchRecord, Opinions, Worth, read_sgf, write_sgf_with};
use pasch_rules::{Preset, SessionKind, Terms};
use played::sessions;
use proptest::prelude::*;
use std::path::PathBuf;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn opinions_come_back(
        session in sessions((0u32..8).prop_map(|points| Terms::new(Preset::Tournament, match points {
            0 => SessionKind::Money,
            points => SessionKind::Match { points },
        }))),
        seed in any::<u64>(),
    ) {
        let names = ["Ada".to_owned(), "Bert".to_owned()];
        let record = MatchRecord::of_session(&session, names).expect("an exportable session");
        let opinions = judged::opinions(&record, seed);
        let reading = read_sgf(&write_sgf_with(&record, &opinions));
        prop_assert_eq!(&reading.faults, &Vec::new());
        prop_assert_eq!(&reading.record, &record);
        for (ours, theirs) in opinions.entries.iter().zip(&reading.opinions.entries) {
            prop_assert_eq!(ours, theirs);
        }
        prop_assert_eq!(reading.opinions.entries.len(), opinions.entries.len());
        // They can be kept as JSON too.
        let json = serde_json::to_string(&opinions).expect("opinions are plain");
        prop_assert_eq!(serde_json::from_str::<Opinions>(&json).expect("our own"), opinions);
    }
}

#[test]
fn gnubgs_analysis_is_kept() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/formats/charlot1-charlot2_7p_2025-11-08-2305.sgf");
    let Ok(text) = std::fs::read_to_string(file) else {
        eprintln!("no analysis of gnubg beside the project: skipped");
        return;
    };
    let reading = read_sgf(&text);
    assert_eq!(reading.opinions.program, "GNU Backgammon");
    let first = reading.opinions.of(0, 0).expect("the first play was judged");
    let play = first.play.as_ref().expect("its candidates");
    assert_eq!((play.candidates.len(), play.played), (14, Some(0)));
    assert_eq!(play.candidates[0].equity, Worth::Equity(-0.004723));
    assert_eq!(first.luck, Some(Worth::MatchChance(-0.00537)));
    // Every play of the match but those that could not be chosen has its candidates.
    let judged = reading
        .opinions
        .entries
        .iter()
        .filter(|entry| entry.opinion.play.is_some());
    assert!(judged.count() > 150);
    // Written and read again it is the same, whoever is named as the program.
    let again = read_sgf(&write_sgf_with(&reading.record, &reading.opinions));
    assert_eq!(again.record, reading.record);
    assert!(again.opinions.entries == reading.opinions.entries);
}
