//! Matches of BGBlitz: the sample beside the project, and files made here.

use pasch_notation::{Damage, Deed, FileKind, RecordFaultKind, read_bgf};
use pasch_rules::Side;
use std::io::Write as _;
use std::path::PathBuf;

#[test]
fn the_sample_is_read_with_its_opinions() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/formats/TachiAI_V_player_Nov_2__2025__16_55.bgf");
    let Ok(bytes) = std::fs::read(file) else {
        eprintln!("no match of BGBlitz beside the project: skipped");
        return;
    };
    assert_eq!(FileKind::of(&bytes), FileKind::Bgf);
    let reading = read_bgf(&bytes);
    assert_eq!(reading.faults, Vec::new());
    let record = &reading.record;
    assert_eq!((record.players[0].as_str(), record.length), ("TachiAI_V", 3));
    assert_eq!(record.games[0].result, Some((Side::White, 4)));
    // The file sums its errors itself.
    let mut costs = [0.0; 2];
    let mut counted = [0; 2];
    for entry in &reading.opinions.entries {
        let (side, deed) = &record.games[entry.game].deeds[entry.deed];
        let own = usize::from(*side == Side::Black);
        if let Some(play) = &entry.opinion.play {
            costs[own] += play.cost.map_or(0.0, |cost| cost.value());
            counted[own] += usize::from(play.counted == Some(true));
            let played = play.played.map(|index| &play.candidates[index].steps);
            assert!(matches!(deed, Deed::Play { steps, .. } if played.is_none_or(|played| played == steps)));
        }
    }
    assert_eq!(counted, [26, 28]);
    assert!((costs[0] - 0.02275130).abs() < 1e-6, "{costs:?}");
    assert!((costs[1] - 1.45624202).abs() < 1e-6, "{costs:?}");
}

/// A game in plain JSON, as the head may say.
const GAME: &str = r#"{"matchlen":1,"useCrawford":true,"nameGreen":"Ada","nameRed":"Żółw","finalGreen":0,"finalRed":1,
"games":[{"scoreGreen":0,"scoreRed":0,"wonPoints":1,"wasResignation":true,"moves":[
{"type":"amove","red":3,"green":1,"player":-1,"from":[8,6,-1,-1],"to":[5,5,-1,-1],"comment":"the point"},
{"type":"amove","red":6,"green":5,"player":1,"from":[24,-1,-1,-1],"to":[13,-1,-1,-1]},
{"type":"amove","red":4,"green":7,"player":1,"from":[-1,-1,-1,-1],"to":[-1,-1,-1,-1]}]}]}"#;

fn file(head: &str, body: &[u8]) -> Vec<u8> {
    [head.as_bytes(), b"\n", body].concat()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

const PLAIN: &str = r#"{"format":"BGF","version":"1.0","compress":false,"useSmile":false}"#;
const PACKED: &str = r#"{"format":"BGF","version":"1.0","compress":true,"useSmile":false}"#;
const SMILE: &str = r#"{"format":"BGF","version":"1.0","compress":true,"useSmile":true}"#;

#[test]
fn a_game_is_read_however_it_is_packed() {
    for bytes in [file(PLAIN, GAME.as_bytes()), file(PACKED, &gzip(GAME.as_bytes()))] {
        let reading = read_bgf(&bytes);
        assert_eq!(reading.faults, Vec::new());
        let game = &reading.record.games[0];
        assert_eq!(game.result, Some((Side::Black, 1)));
        let steps = |index: usize| match &game.deeds[index].1 {
            Deed::Play { steps, .. } => format!("{steps:?}"),
            other => format!("{other:?}"),
        };
        // One movement of two dice is two steps.
        assert_eq!([steps(0), steps(1)], ["[8/5, 6/5]", "[24/18, 18/13]"]);
        let comment = reading.opinions.of(0, 0).and_then(|opinion| opinion.comment.as_deref());
        assert_eq!(comment, Some("the point"));
    }
}

#[test]
fn damage_is_named() {
    let damaged = |bytes: &[u8]| match &read_bgf(bytes).faults[..] {
        [fault] => fault.kind.clone(),
        faults => panic!("{faults:?}"),
    };
    assert_eq!(damaged(b"{}"), RecordFaultKind::Damaged(Damage::Head));
    let cut = &gzip(GAME.as_bytes())[..100];
    assert_eq!(damaged(&file(PACKED, cut)), RecordFaultKind::Damaged(Damage::Packing));
    let nonsense = gzip(b":)\n\x00\xFA");
    assert_eq!(
        damaged(&file(SMILE, &nonsense)),
        RecordFaultKind::Damaged(Damage::Structure)
    );
    let bomb = gzip(&vec![0; 200 << 20]);
    assert!(bomb.len() < 1 << 20);
    let bomb = file(SMILE, &bomb);
    assert_eq!(damaged(&bomb), RecordFaultKind::Damaged(Damage::TooLarge));
    let used = allocation_counter::measure(|| drop(read_bgf(&bomb)));
    assert!(used.bytes_max < 128 << 20, "{} MB", used.bytes_max >> 20);
}
