//! What must hold for any bytes whatsoever, reader by reader: no panic, and what was read is written and read
//! back alike. The fuzz targets call these, and so does the test that replays their corpora.
#![allow(dead_code, missing_docs)]

use pasch_notation::{
    FibsBoard, MatchId, PositionId, Xgid, format_play, parse_position, read_mat, read_play, read_rows, read_sgf,
    write_mat, write_rows, write_sgf,
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
    let reading = read_mat(text(data));
    if reading.faults.is_empty() {
        let written = write_mat(&reading.record);
        let again = read_mat(&written);
        assert_eq!(again.faults, Vec::new(), "{written}");
        assert_eq!(again.record.games, reading.record.games, "{written}");
    }
    for game in 0..reading.record.games.len() {
        let _ = reading.record.moments(game);
    }
}

pub fn sgf(data: &[u8]) {
    let reading = read_sgf(text(data));
    if reading.faults.is_empty() {
        let written = write_sgf(&reading.record);
        let again = read_sgf(&written);
        assert_eq!(again.faults, Vec::new(), "{written}");
        assert_eq!(again.record.games, reading.record.games, "{written}");
    }
    for game in 0..reading.record.games.len() {
        let _ = reading.record.moments(game);
    }
}
