//! Sessions played at random by every rulebook: exported to both formats, and read back as the same record.

#[path = "common/played.rs"]
mod played;

use pasch_notation::{Deed, MatchRecord, Opinions, read_mat, read_sgf, write_mat, write_sgf, write_transcript};
use played::{sessions, terms};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sessions_come_back_from_both_formats(
        session in sessions(terms()),
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
