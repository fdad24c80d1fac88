//! Analyses in SGF: whatever is judged comes back, and the sample beside the project is read with gnubg's opinions.

#[path = "common/judged.rs"]
mod judged;
#[path = "common/played.rs"]
mod played;

use pasch_notation::{Depth, MatchRecord, Opinions, Worth, read_sgf, write_sgf_with};
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

/// What gnubg 1.07 writes of a play that it has played out, and of a cube whose rollout was broken off before its first
/// game.
#[test]
fn gnubgs_rollouts_are_kept() {
    let settings =
        "SK 0 RC 1 1 0 1 0 1 5 1 1 5 \"Mersenne Twister\" 7  cube0 ver 3 2C 1 0.000000 1  cheq0 ver 3 0C 1 0.000000 1";
    let zeros = "Output 0 0 0 3.97e+30 0 0 -2.1e+12 StdDev 0 0 0 0 0 0 0";
    let text = |length: u32| {
        format!(
            "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:{length}][game:0][ws:0][bs:0]PW[A]PB[B]
;W[31hefe]DA[X ver 3 Eq Trials 0 NoDouble {zeros} DoubleTake {zeros} {settings}]\\
A[0][hefe X ver 3 Score 0.16 0.15 Trials 1296 Output 0.55 0.17 0.01 0.13 0.01 0.16 0.52 \\
StdDev 0.001 0.002 0.003 0.004 0.005 0.006 0.007 {settings}]\\
[mjfe E ver 3 0.49 0.14 0.01 0.14 0.01 -0.02 2C 0 1 0.000000 1])"
        )
        .replace("\\\n", "")
    };
    for (length, error) in [(7, 0.006), (0, 0.007)] {
        let reading = read_sgf(&text(length));
        assert_eq!(reading.faults, Vec::new());
        let opinion = reading.opinions.of(0, 0).expect("it was judged");
        assert_eq!(opinion.cube, None);
        let play = opinion.play.as_ref().expect("candidates");
        let error = Some(error);
        let depth = Depth::Rollout {
            games: Some(1296),
            error,
        };
        assert_eq!(play.candidates[0].depth, depth);
        assert_eq!(play.candidates[0].equity, Worth::Equity(0.16));
        assert_eq!(play.candidates[1].depth, Depth::Plies(2));
    }
}
