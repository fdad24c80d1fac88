//! What must hold for any bytes whatsoever, reader by reader: no panic, and what was read is written and read
//! back alike. The fuzz targets call these, and so does the test that replays their corpora.
#![allow(dead_code, missing_docs)]

#[path = "../../crates/notation/tests/common/xg_file.rs"]
mod xg_file;

use pasch_notation::{
    FibsBoard, FileKind, MatchId, Opinion, PositionId, Reading, Xgid, decode_text, format_play, parse_position,
    read_bgf, read_mat, read_match_file, read_play, read_position_report, read_rows, read_sgf, read_xg, read_xgp,
    write_mat, write_rows, write_sgf_with, write_transcript,
};
use pasch_rules::{CheckerRules, Roll};

fn text(data: &[u8]) -> &str {
    // What is no text does not come this far in any program.
    std::str::from_utf8(data).unwrap_or("")
}

pub fn position_id(data: &[u8]) {
    if let Ok(id) = text(data).parse::<PositionId>() {
        assert_eq!(id.to_string(), text(data));
        assert_eq!(PositionId::of_setup(&id.setup(15)), Some(id));
    }
}

pub fn match_id(data: &[u8]) {
    if let Ok(id) = text(data).parse::<MatchId>() {
        assert_eq!(id.to_string(), text(data));
    }
}

pub fn xgid(data: &[u8]) {
    if let Ok(xgid) = text(data).parse::<Xgid>() {
        assert_eq!(xgid.to_string().parse::<Xgid>(), Ok(xgid));
        let situation = xgid.situation(15);
        if situation.position().is_ok() {
            let again = Xgid::of(&situation).expect("a position of 15 checkers fits");
            assert_eq!(again.situation(15), situation);
        }
    }
}

pub fn fibs(data: &[u8]) {
    if let Ok(board) = text(data).parse::<FibsBoard>() {
        let situation = board.situation;
        // Only a position that makes sense has one line for it.
        if situation.position().is_ok()
            && let Some(written) = FibsBoard::of(&board.you, &board.opponent, &situation)
        {
            let again = written
                .to_string()
                .parse::<FibsBoard>()
                .expect("our own line")
                .situation;
            assert_eq!(again.standing.board, situation.standing.board);
            assert_eq!(again.standing.roll, situation.standing.roll);
        }
    }
}

pub fn rows(data: &[u8]) {
    if let Ok(situation) = read_rows(text(data), 15)
        && situation.position().is_ok()
    {
        assert_eq!(read_rows(&write_rows(&situation.standing), 15), Ok(situation));
    }
}

pub fn position(data: &[u8]) {
    let text = text(data);
    for checkers in [15, 3] {
        match parse_position(text, checkers) {
            Ok(table) => {
                let _ = table.position();
            }
            Err(fault) => assert!(fault.at <= text.chars().count()),
        }
    }
}

/// Three bytes choose a position and a roll; the rest is the text of a play.
pub fn play(data: &[u8]) {
    const POSITIONS: [&str; 6] = [
        "4HPwATDgc/ABMA",
        "4PPgASLgc/ABMA",
        "sGfwATDgc/ABMA",
        "/wcAAPh/AAAAAA",
        "jGfwATCwZ/ABMA",
        "t20BAABttwAAAA",
    ];
    let &[which, a, b, ref rest @ ..] = data else { return };
    let Ok(roll) = Roll::new(a % 6 + 1, b % 6 + 1) else {
        return;
    };
    let id = POSITIONS[usize::from(which) % POSITIONS.len()];
    let Ok(position) = parse_position(id, 15).expect("an ID").position() else {
        return;
    };
    if let Ok((play, after)) = read_play(text(rest), &position, roll, &CheckerRules::TOURNAMENT) {
        let written = format_play(&play, &position);
        let again = read_play(&written, &position, roll, &CheckerRules::TOURNAMENT);
        assert_eq!(again.map(|(_, after)| after), Ok(after), "{written}");
    }
}

pub fn mat(data: &[u8]) {
    reading(&read_mat(text(data)));
}

pub fn sgf(data: &[u8]) {
    reading(&read_sgf(text(data)));
}

/// A match of XG as a whole file, and as the records inside one: packed bytes hide what stands in them.
pub fn xg(data: &[u8]) {
    reading(&read_xg(data));
    let wrapped = xg_file::archive(&[("temp.xg", data.to_vec())]);
    reading(&read_xg(&wrapped));
    let _ = read_xgp(&wrapped);
    let _ = FileKind::of(&wrapped);
}

/// A position of XG.
pub fn xgp(data: &[u8]) {
    for bytes in [data, &xg_file::archive(&[("temp.xg", data.to_vec())])] {
        if let Ok(position) = read_xgp(bytes) {
            // JSON may round the last bit of a number; that there is a number must stay.
            let json = serde_json::to_string(&position.opinion).expect("an opinion is plain");
            assert!(
                !json.contains("null") && serde_json::from_str::<Opinion>(&json).is_ok(),
                "{json}"
            );
        }
    }
}

/// A match of BGBlitz as a whole file, and as what is packed in one.
pub fn bgf(data: &[u8]) {
    reading(&read_bgf(data));
    for smile in [true, false] {
        let head = format!("{{\"format\":\"BGF\",\"compress\":false,\"useSmile\":{smile}}}\n");
        reading(&read_bgf(&[head.as_bytes(), data].concat()));
    }
}

/// Positions in words.
pub fn report(data: &[u8]) {
    let text = decode_text(data);
    match read_position_report(&text) {
        Ok(positions) => {
            for position in positions {
                let json = serde_json::to_string(&position.opinion).expect("an opinion is plain");
                assert!(!json.contains("null"), "{json}");
            }
        }
        Err(fault) => assert!(fault.at <= text.chars().count()),
    }
}

/// Any file at all.
pub fn any_file(data: &[u8]) {
    if let Some(found) = read_match_file(data) {
        reading(&found);
    }
}

/// What was read can be written in every form, and what had no fault is read back alike.
fn reading(reading: &Reading) {
    let record = &reading.record;
    let sgf = write_sgf_with(record, &reading.opinions);
    let transcript = write_transcript(record, &reading.opinions);
    if reading.faults.is_empty() {
        for (text, again) in [
            (&sgf, read_sgf(&sgf)),
            (&transcript, read_mat(&transcript)),
            (&write_mat(record), read_mat(&write_mat(record))),
        ] {
            assert_eq!(again.faults, Vec::new(), "{text}");
            assert_eq!(again.record.games, record.games, "{text}");
        }
    }
    let json = serde_json::to_string(&reading.opinions).expect("opinions are plain");
    assert!(!json.contains("null"), "{json}");
    for game in 0..record.games.len() {
        let _ = record.moments(game);
    }
}
