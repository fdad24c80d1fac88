//! Matches of XG: any match comes back from a file like its own, whatever is damaged is refused or named, and the sample
//! beside the project gives the same record as the other formats and XG's own figures.

#[path = "common/played.rs"]
mod played;
#[path = "common/xg_file.rs"]
mod xg_file;

use pasch_notation::{
    CubeOpinion, Damage, Deed, MatchRecord, Opinions, Reading, RecordFaultKind, read_mat, read_sgf, read_xg,
};
use pasch_rules::{Preset, SessionKind, Side, Start, Terms};
use played::sessions;
use proptest::prelude::*;
use std::path::PathBuf;
use xg_file::{archive, records, xg_file};

const MATCH: &str = "charlot1-charlot2_7p_2025-11-08-2305";

/// A sample beside the project; where there is none, there is nothing to check.
fn sample(name: &str) -> Option<Vec<u8>> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/formats")
        .join(name);
    let bytes = std::fs::read(file).ok();
    if bytes.is_none() {
        eprintln!("no {name} beside the project: skipped");
    }
    bytes
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the sample is text")
}

/// Everything but what the files say about themselves.
fn without_headers(reading: &Reading) -> MatchRecord {
    MatchRecord {
        headers: Vec::new(),
        ..reading.record.clone()
    }
}

#[test]
fn the_same_match_is_the_same_record_from_three_formats() {
    let [Some(xg), Some(mat), Some(sgf)] = ["xg", "mat", "sgf"].map(|ending| sample(&format!("{MATCH}.{ending}")))
    else {
        return;
    };
    let readings = [read_xg(&xg), read_mat(&text(mat)), read_sgf(&text(sgf))];
    for reading in &readings {
        assert_eq!(reading.faults, Vec::new());
        assert!(without_headers(reading) == without_headers(&readings[0]));
        let date = |(key, _): &&(String, String)| key == "EventDate";
        let date = reading.record.headers.iter().find(date).map(|(_, date)| date.as_str());
        assert_eq!(date, Some("2025.11.08"));
    }
}

/// What a player lost and did, by the file's own numbers.
#[derive(Debug, Default)]
struct Sum {
    plays: usize,
    doubles: usize,
    answers: usize,
    cost: f64,
    luck: f64,
}

/// XG counts a decision to roll unless nothing could come of it.
fn counts(cube: &CubeOpinion) -> bool {
    let [no_double, take, pass] = [cube.no_double, cube.double_take, cube.double_pass].map(|worth| worth.value());
    let cost = cube.cost.map_or(0.0, |cost| cost.value());
    let doubled = take.min(pass);
    let trivial = (no_double - doubled).abs() < 0.001
        || no_double - take > 0.2
        || no_double - pass > 0.2
        || (no_double < -0.9 && take < -0.9);
    cost >= 0.001 || !trivial
}

fn sums(record: &MatchRecord, opinions: &Opinions) -> [Sum; 2] {
    let mut sums = [Sum::default(), Sum::default()];
    for entry in &opinions.entries {
        let (side, deed) = &record.games[entry.game].deeds[entry.deed];
        let sum = &mut sums[usize::from(*side == Side::Black)];
        if let Some(cube) = &entry.opinion.cube {
            let cost = cube.cost.map(|cost| cost.value());
            match deed {
                Deed::Play { .. } => sum.doubles += usize::from(cost.is_some() && counts(cube)),
                Deed::Double => sum.doubles += 1,
                _ => sum.answers += 1,
            }
            sum.cost += cost.unwrap_or(0.0);
        }
        if let Some(play) = &entry.opinion.play {
            sum.plays += usize::from(play.counted == Some(true));
            sum.cost += play.cost.map_or(0.0, |cost| cost.value());
        }
        sum.luck += entry.opinion.luck.map_or(0.0, |luck| luck.value());
    }
    sums
}

#[test]
fn xgs_own_figures_come_out_of_its_records() {
    let Some(bytes) = sample(&format!("{MATCH}.xg")) else {
        return;
    };
    let reading = read_xg(&bytes);
    assert_eq!(reading.opinions.program, "eXtreme Gammon");
    let [one, two] = sums(&reading.record, &reading.opinions);
    println!("{one:?}\n{two:?}");
    assert_eq!((one.plays, one.doubles, one.answers), (85, 3, 2));
    assert_eq!((two.plays, two.doubles, two.answers), (64, 13, 2));
    for (sum, cost, rating, luck) in [(one, 0.070, 0.39, 1.532), (two, 0.066, 0.42, -1.369)] {
        assert!((sum.cost - cost).abs() < 0.0005, "{sum:?}");
        assert!((sum.luck - luck).abs() < 0.0005, "{sum:?}");
        let decisions = (sum.plays + sum.doubles + sum.answers) as f64;
        assert!((500.0 * sum.cost / decisions - rating).abs() < 0.005, "{sum:?}");
    }
}

/// The length of a record inside a file of XG.
const RECORD: usize = 2560;

/// Matches and money sessions, with the cube turned as often as it may be.
fn tournament_terms() -> impl Strategy<Value = Terms> {
    (0u32..8, 0..3usize, any::<bool>(), any::<bool>()).prop_map(|(points, start, jacoby, beavers)| {
        let kind = match points {
            0 => SessionKind::Money,
            points => SessionKind::Match { points },
        };
        let mut terms = Terms::new(Preset::Tournament, kind);
        if points == 0 {
            terms.agreement.jacoby = jacoby;
            terms.agreement.beavers = beavers;
            terms.agreement.raccoons = beavers;
        }
        terms.start = [Start::Standard, Start::Nackgammon, Start::Hypergammon][start];
        terms
    })
}

fn names() -> [String; 2] {
    ["Ada Lovelace".to_owned(), "Żółw, 3".to_owned()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_match_comes_back(session in sessions(tournament_terms())) {
        let record = MatchRecord::of_session(&session, names()).expect("an exportable session");
        let reading = read_xg(&xg_file(&record));
        prop_assert_eq!(&reading.faults, &Vec::new());
        prop_assert_eq!(&reading.record, &record);
        prop_assert!(reading.opinions.is_empty());
    }

    #[test]
    fn an_unfinished_match_is_read_as_far_as_it_goes(
        session in sessions(tournament_terms()),
        end in any::<proptest::sample::Index>(),
    ) {
        let record = MatchRecord::of_session(&session, names()).expect("an exportable session");
        let mut bytes = records(&record);
        let all = bytes.len() / RECORD;
        // The heads of the match and of the first game must be there.
        bytes.truncate((end.index(all.saturating_sub(1).max(1)) + 2).min(all) * RECORD);
        // It may have been left before a throw.
        let mut unthrown = vec![0; RECORD];
        unthrown[8] = 3;
        unthrown[64] = 1;
        let reading = read_xg(&archive(&[("temp.xg", [bytes, unthrown].concat())]));
        prop_assert_eq!(&reading.faults, &Vec::new());
        prop_assert!(reading.record.games.len() <= record.games.len());
        for (read, whole) in reading.record.games.iter().zip(&record.games) {
            prop_assert!(whole.deeds.starts_with(&read.deeds));
        }
    }

    #[test]
    fn no_damage_upsets_the_reader(
        session in sessions(tournament_terms()),
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..20),
        end in any::<proptest::sample::Index>(),
    ) {
        let record = MatchRecord::of_session(&session, names()).expect("an exportable session");
        let mut bytes = records(&record);
        for (at, byte) in cuts {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes.truncate(end.index(bytes.len()) + 1);
        read_xg(&archive(&[("temp.xg", bytes.clone())]));
        let mut wrapped = xg_file(&record);
        let at = end.index(wrapped.len());
        wrapped[at] ^= 0x55;
        read_xg(&wrapped);
        wrapped.truncate(at);
        read_xg(&wrapped);
    }
}

fn damages(bytes: &[u8]) -> Vec<RecordFaultKind> {
    read_xg(bytes).faults.into_iter().map(|fault| fault.kind).collect()
}

#[test]
fn a_bomb_is_refused() {
    // 200 MB of zeros pack to 200 KB; where they stand and what the directory says of them changes nothing.
    let bomb = vec![0u8; 200 << 20];
    for name in ["temp.xg", "temp.xgr", "temp.xgc"] {
        let bytes = archive(&[(name, bomb.clone())]);
        assert!(bytes.len() < 1 << 20);
        let refused = damages(&bytes);
        assert_eq!(refused, [RecordFaultKind::Damaged(Damage::TooLarge)], "{name}");
    }
}

#[test]
fn damage_is_named() {
    let damaged = |damage| RecordFaultKind::Damaged(damage);
    assert_eq!(damages(b""), [damaged(Damage::Head)]);
    assert_eq!(damages(b"RGMH"), [damaged(Damage::Head)]);
    let mut far = vec![0u8; 8232];
    far[..4].copy_from_slice(b"RGMH");
    far[20..24].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(damages(&far), [damaged(Damage::Head)]);

    let record = read_mat(include_str!("data/seven-points.mat")).record;
    let whole = records(&record);
    let mut cut = whole.clone();
    cut.truncate(cut.len() - 100);
    assert!(damages(&archive(&[("temp.xg", cut)])).contains(&damaged(Damage::CutRecord)));

    // Without its directory the match is still found, and only the directory is complained about.
    let wrapped = archive(&[("temp.xg", whole)]);
    let headless = read_xg(&wrapped[..wrapped.len() - 50]);
    assert_eq!(headless.record.games, record.games);
    let kinds: Vec<RecordFaultKind> = headless.faults.into_iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, [damaged(Damage::Directory)]);
}

#[test]
fn a_play_that_is_left_out_is_known_by_where_it_led() {
    let record = read_mat(include_str!("data/seven-points.mat")).record;
    let mut bytes = records(&record);
    for entry in bytes.chunks_exact_mut(xg_file::RECORD).filter(|entry| entry[8] == 3) {
        entry[68..100].fill(0xFF);
    }
    let reading = read_xg(&archive(&[("temp.xg", bytes)]));
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.games, record.games);
}
