//! Matches of XG: any match comes back from a file like its own, whatever is damaged is refused or named, and the sample
//! beside the project gives the same record as the other formats and XG's own figures.

#[path = "common/played.rs"]
mod played;
#[path = "common/xg_file.rs"]
mod xg_file;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pasch_notation::{
    Beginning, CubeOpinion, Damage, Deed, GameRecord, MatchRecord, Opinions, Reading, RecordFaultKind, read_mat,
    read_sgf, read_xg, write_mat, write_sgf, write_transcript,
};
use pasch_rules::{Board, Cube, CubeOwner, Preset, Roll, SessionKind, Side, Start, Step, Terms};
use played::sessions;
use proptest::prelude::*;
use std::io::Write;
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

    // A match that is packed alone behind the head wants no directory.
    let mut alone = vec![0u8; 8232];
    alone[..4].copy_from_slice(b"RGMH");
    let mut packer = ZlibEncoder::new(&mut alone, Compression::fast());
    packer.write_all(&whole).unwrap();
    packer.finish().unwrap();
    let reading = read_xg(&alone);
    assert_eq!((reading.faults, &reading.record.games), (Vec::new(), &record.games));
    let kinds = damages(&alone[..alone.len() - 9]);
    assert_eq!(kinds[..2], [damaged(Damage::Directory), damaged(Damage::Packing)]);

    // However many records make no sense, it is said once where they stand.
    let nonsense = [&whole[..2 * RECORD], &vec![3; 50 * RECORD]].concat();
    let said = damages(&archive(&[("temp.xg", nonsense)]));
    assert_eq!(said, [damaged(Damage::Structure)]);

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

#[test]
fn what_stands_in_the_place_of_a_play_that_could_not_be_made_is_no_step() {
    let record = read_mat(include_str!("data/seven-points.mat")).record;
    let mut bytes = records(&record);
    let mut danced = 0;
    for entry in bytes.chunks_exact_mut(xg_file::RECORD).filter(|entry| entry[8] == 3) {
        if entry[68..72] == (-1i32).to_le_bytes() {
            // From the first point to the first, four times, and no word of how the checkers then stand.
            entry[68..100].fill(0);
            entry[35..61].fill(0);
            danced += 1;
        }
    }
    assert!(danced > 0);
    let reading = read_xg(&archive(&[("temp.xg", bytes)]));
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.games, record.games);
}

#[test]
fn after_a_play_that_cannot_be_followed_the_game_goes_on_as_the_checkers_stand() {
    let record = read_mat(include_str!("data/seven-points.mat")).record;
    let mut bytes = records(&record);
    let mut plays = bytes.chunks_exact_mut(xg_file::RECORD).filter(|entry| entry[8] == 3);
    let sixth = plays.nth(5).unwrap();
    // From a point where nobody stands, four times, and no word of where it led.
    for (at, number) in (68..100).step_by(4).zip([22i32, 2].into_iter().cycle()) {
        sixth[at..at + 4].copy_from_slice(&number.to_le_bytes());
    }
    sixth[35..61].fill(0);
    let reading = read_xg(&archive(&[("temp.xg", bytes)]));
    let kinds: Vec<&RecordFaultKind> = reading.faults.iter().map(|fault| &fault.kind).collect();
    assert!(matches!(kinds[..], [RecordFaultKind::Play { .. }]), "{kinds:?}");
    let deeds = |record: &MatchRecord| record.games.iter().map(|game| game.deeds.len()).sum::<usize>();
    assert_eq!(reading.record.games.len(), record.games.len() + 1);
    assert_eq!(deeds(&reading.record), deeds(&record));
    let [broken, anew, rest @ ..] = reading.record.games.as_slice() else {
        panic!("{:?}", reading.record.games);
    };
    assert!(broken.result.is_none() && anew.begins.is_some());
    assert_eq!(anew.result, record.games[0].result);
    assert_eq!(rest, &record.games[1..]);
}

fn played(side: Side, (larger, smaller): (u8, u8), steps: &[(u8, u8)]) -> (Side, Deed) {
    let steps = steps.iter().map(|&(from, to)| Step { from, to, hit: false }).collect();
    let roll = Roll::new(larger, smaller).unwrap();
    (
        side,
        Deed::Play {
            roll,
            steps,
            legal: true,
        },
    )
}

/// A money game that begins with a cube of 2, and one whose checkers were set by hand.
fn unusual_games() -> MatchRecord {
    let usual = Start::Standard.board().unwrap();
    let cube = Cube {
        value: 2,
        owner: CubeOwner::Centred,
    };
    let mut few = [0; 26];
    (few[0], few[6], few[5]) = (11, 2, 2);
    let few = Board { white: few, black: few };
    let game = |score, board, cube, deeds, points| GameRecord {
        score,
        begins: Some(Beginning { board, cube }),
        deeds,
        result: Some((Side::White, points)),
    };
    let opening = vec![
        played(Side::White, (3, 1), &[(8, 5), (6, 5)]),
        played(Side::Black, (2, 1), &[(13, 11), (6, 5)]),
        (Side::White, Deed::Double),
        (Side::Black, Deed::Drop),
    ];
    let out = |side| played(side, (6, 5), &[(6, 0), (5, 0)]);
    let race = vec![out(Side::White), out(Side::Black), out(Side::White)];
    let mut record = MatchRecord::new(names(), 0);
    record.games = vec![
        game([0, 0], usual, cube, opening, 2),
        game([2, 0], few, Cube::START, race, 1),
    ];
    record
}

#[test]
fn a_game_may_begin_with_a_turned_cube_or_with_checkers_set_by_hand() {
    let record = unusual_games();
    let whole = records(&record);
    let reading = read_xg(&archive(&[("temp.xg", whole.clone())]));
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.games, record.games);
    assert!(record.games.iter().enumerate().all(|(index, _)| {
        let moments = reading.record.moments(index).unwrap();
        moments.iter().all(|moment| moment.situation.is_some())
    }));
    let trees = read_sgf(&write_sgf(&record));
    assert_eq!(trees.faults, Vec::new());
    assert_eq!(trees.record.games, record.games);
    for columns in [write_mat(&record), write_transcript(&record, &Opinions::default())] {
        let columns = read_mat(&columns);
        assert_eq!(columns.faults, Vec::new());
        assert_eq!(columns.record.games, record.games);
    }

    // Where the head of a game does not say how it begins, its first play does.
    let mut silent = whole.clone();
    for entry in silent.chunks_exact_mut(RECORD).filter(|entry| entry[8] == 1) {
        entry[21..47].fill(0);
    }
    let reading = read_xg(&archive(&[("temp.xg", silent)]));
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.games, record.games);

    // Where they are set otherwise in the middle of a game, it is broken off and begins there anew.
    let mut edited = whole.clone();
    let last = edited.chunks_exact_mut(RECORD).rfind(|entry| entry[8] == 3).unwrap();
    last[9 + 1] = 1;
    let reading = read_xg(&archive(&[("temp.xg", edited)]));
    assert_eq!(reading.faults, Vec::new());
    let [.., broken, anew] = reading.record.games.as_slice() else {
        panic!("{:?}", reading.record.games);
    };
    assert_eq!((broken.result, broken.deeds.len()), (None, 2));
    // One checker is left then, and the file says that the game was won: it was given up.
    assert_eq!((anew.score, anew.deeds.len()), (broken.score, 2));
    assert_eq!(anew.begins.unwrap().board.white[1], 1);
    for again in [
        read_sgf(&write_sgf(&reading.record)),
        read_mat(&write_mat(&reading.record)),
    ] {
        assert_eq!(again.faults, Vec::new());
        assert_eq!(again.record.games, reading.record.games);
    }

    // As they can never stand, they are not read without a word.
    let mut impossible = whole;
    let last = impossible
        .chunks_exact_mut(RECORD)
        .rfind(|entry| entry[8] == 3)
        .unwrap();
    last[9 + 1] = 100;
    let kinds = damages(&archive(&[("temp.xg", impossible)]));
    assert_eq!(kinds, [RecordFaultKind::Damaged(Damage::Edited)]);
}

#[test]
fn what_is_refused_for_its_size_takes_no_more_than_what_is_read() {
    let bomb = archive(&[("temp.xg", vec![0u8; 200 << 20])]);
    let used = allocation_counter::measure(|| drop(read_xg(&bomb)));
    assert!(used.bytes_max < 128 << 20, "{} MB", used.bytes_max >> 20);
}

#[test]
fn candidates_of_the_samples_lead_where_xg_says() {
    let Some(bytes) = sample(&format!("{MATCH}.xg")) else {
        return;
    };
    let reading = read_xg(&bytes);
    assert!(reading.record.games.iter().all(|game| game.begins.is_none()));
    let played = reading
        .opinions
        .entries
        .iter()
        .filter_map(|entry| entry.opinion.play.as_ref());
    for play in played {
        // Every play that was made is one of those that were looked at, and none has a step to nowhere.
        assert!(play.played.is_some());
        let steps = play.candidates.iter().flat_map(|candidate| &candidate.steps);
        assert!(steps.clone().all(|step| step.from > step.to));
    }
}
