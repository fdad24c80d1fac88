//! Sessions played at random by every rulebook: exported to both formats, and read back as the same record.

#[path = "common/played.rs"]
mod played;

use pasch_notation::{Deed, MatchRecord, Opinions, read_mat, read_sgf, write_mat, write_sgf, write_transcript};
use pasch_rules::{Action, Preset, Session, SessionKind, Side, Stake, Terms, Timing};
use played::{sessions, terms, unusual_terms};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sessions_come_back_from_both_formats(
        session in prop_oneof![sessions(terms()), sessions(unusual_terms())],
    ) {
        let names = ["Ada \\ Lovelace]".to_owned(), "Żółw: 3 [x]".to_owned()];
        let record = MatchRecord::of_session(&session, names.clone()).expect("an exportable session");
        let mat = write_mat(&record);
        let read = read_mat(&mat);
        prop_assert_eq!(&read.faults, &Vec::new(), "{}", mat);
        // A colon in a name would end it.
        let renamed = [names[0].clone(), "Żółw. 3 [x]".to_owned()];
        prop_assert_eq!(&read.record, &MatchRecord { players: renamed, ..record.clone() }, "{}", mat);

        let transcript = write_transcript(&record, &Opinions::default());
        let read = read_mat(&transcript);
        prop_assert_eq!(&read.faults, &Vec::new(), "{}", transcript);
        prop_assert_eq!(&read.record.games, &record.games, "{}", transcript);

        let sgf = write_sgf(&record);
        let read = read_sgf(&sgf);
        prop_assert_eq!(&read.faults, &Vec::new(), "{}", sgf);
        prop_assert_eq!(&read.record, &record, "{}", sgf);
        let deeds = record.games.iter().map(|game| game.deeds.len()).sum::<usize>();
        let moments: usize = (0..record.games.len())
            .map(|game| record.moments(game).expect("a game").iter().filter(|moment| moment.situation.is_some()).count())
            .sum();
        let resigned = record.games.iter().flat_map(|game| &game.deeds).filter(|(_, deed)| matches!(deed, Deed::Resign(_))).count();
        prop_assert_eq!(moments + resigned, deeds);
    }
}

/// Match files know no clocks: who lost by time, or stayed away, has given up the game in them.
#[test]
fn a_game_that_was_lost_by_time_is_given_up_in_match_files() {
    let lost = [
        (Timing::TOURNAMENT, Action::Flag { side: Side::White }),
        (Timing::TEN_MINUTES, Action::Claim { side: Side::Black }),
    ];
    for (timing, action) in lost {
        let terms = Terms {
            timing,
            ..Terms::new(Preset::Tournament, SessionKind::Match { points: 5 })
        };
        let mut session = Session::new(terms).expect("terms");
        session.apply(action).expect("lost by time");
        let record = MatchRecord::of_session(&session, ["a".to_owned(), "b".to_owned()]).expect("a record");
        let game = record.games.last().expect("a game");
        assert_eq!(game.deeds, [(Side::White, Deed::Resign(Stake::Single))]);
        assert_eq!(game.result, Some((Side::Black, 1)));
        let read = read_sgf(&write_sgf(&record));
        assert_eq!((read.faults, read.record), (Vec::new(), record));
    }
}
