//! Match files: a hundred of people's matches read, replayed and reported; and whatever is written is read back.

mod common;

use pasch_notation::{MatchRecord, Reading, read_mat, read_sgf, write_mat, write_sgf};
use std::path::PathBuf;

/// The matches lie beside the project; where they are missing, there is nothing to check.
fn matches() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/matches");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("no match files beside the project: skipped");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "mat"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        (name, std::fs::read_to_string(path).expect("a match file is text"))
    };
    files.into_iter().map(read).collect()
}

fn report(name: &str, reading: &Reading) -> String {
    let record = &reading.record;
    let games = record.games.len();
    let score = record.games.iter().fold([0u32; 2], |mut score, game| {
        if let Some((winner, points)) = game.result {
            score[winner as usize] = game.score[winner as usize] + points;
            score[winner.other() as usize] = game.score[winner.other() as usize];
        }
        score
    });
    let (plays, faults) = (record.plays(), reading.faults.len());
    let length = record.length;
    format!(
        "{name}: to {length}, {games} games, {plays} plays, {}-{}, {faults} faults",
        score[0], score[1]
    )
}

/// What is known to be wrong with the files: plays that nobody wrote down, and a result of 4016 points after one.
const KNOWN: [(&str, &str); 3] = [
    (
        "m082.mat",
        "game 2, move 24, line 58: 3-2: what was played is not written",
    ),
    (
        "m082.mat",
        "game 2, move 24, line 58: black is written to win 4016, which no resignation at a cube of 4 is worth",
    ),
    (
        "m084.mat",
        "game 2, move 31, line 73: 6-1: what was played is not written",
    ),
];

#[test]
fn all_matches_are_read_and_reported() {
    let matches = matches();
    let mut faults = Vec::new();
    for (name, text) in &matches {
        let reading = read_mat(text);
        println!("{}", report(name, &reading));
        for fault in &reading.faults {
            println!("    {fault}");
            faults.push((name.as_str(), fault.to_string()));
        }
        assert!(!reading.record.games.is_empty(), "{name}");
    }
    if !matches.is_empty() {
        assert_eq!(matches.len(), 100);
        let known: Vec<(&str, String)> = KNOWN.iter().map(|(name, fault)| (*name, (*fault).to_owned())).collect();
        assert_eq!(faults, known);
    }
}

#[test]
fn every_match_comes_back_from_both_formats() {
    for (name, text) in matches() {
        let record = read_mat(&text).record;
        let mat = write_mat(&record);
        let again = read_mat(&mat);
        assert_eq!(again.record, record, "{name} as .mat:\n{mat}");
        let sgf = write_sgf(&record);
        assert_eq!(read_sgf(&sgf).record, record, "{name} as .sgf:\n{sgf}");
    }
}

/// One short match as Galaxy, Studio (Heroes), XG, and gnubg write it down.
const DIALECTS: [&str; 4] = [
    "; [Site \"BackgammonGalaxy\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]
; [Crawford \"On\"]

3 point match

Game 1
Ada : 0                              Bert : 0
1) 31: 8/5 6/5                       52: 13/8 6/4
2) 66: 24/18 24/18 13/7 13/7         51: 13/8 6/5
3)  Doubles => 2                      Takes
4) 44: 18/14 18/14 14/10 14/10       33: 24/21 24/21 13/10 13/10
5)  Losses 2 point                    Wins 2 point
",
    "\u{feff}; [Site \"Backgammon Studio\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]
; [Crawford \"On\"]
; [ClockType \"Live7 1170/10\"]

3 point match


 Game 1
 Ada : 0                        Bert : 0
  1) 31: 8/5 6/5                        52: 6/4 13/8
  2) 66: 24/18(2) 13/7(2)               51: 13/8 6/5
  3)  Doubles => 2                       Takes
  4) 44: 18/10(2)                       33: 24/21(2) 13/10(2)
  5)                                    Wins 2 point
",
    "; [Site \"XG Mobile\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]
; [Variation \"Backgammon\"]
; [Jacoby \"Off\"]
; [Beaver \"Off\"]

3 point match

Game 1\u{20}
Ada : 0                              Bert : 0\u{20}
 1) 31: 8/5 6/5                      52: 13/8 6/4
 2) 66: 24/18(2) 13/7(2)             51: 13/8 6/5
 3) Doubles => 2                     Takes
 4) 44: 18/10(2)                     33: 24/21(2) 13/10(2)
                                     Wins 2 points
",
    " 3 point match\r
\r
 Game 1\r
 Ada : 0                        Bert : 0\r
  1) 31: 8/5 6/5                 52: 6/4 13/8 \r
  2) 66: 24/18 24/18 13/7 13/7   51: 13/8 6/5 \r
  3)  Doubles => 2                Takes\r
  4) 44: 18/14 18/14 14/10 14/10 33: 24/21 24/21 13/10 13/10\r
                                  Wins 2 points\r
",
];

#[test]
fn every_dialect_tells_the_same_match() {
    let plain = |text: &str| {
        let reading = read_mat(text);
        assert_eq!(reading.faults, Vec::new(), "{text}");
        MatchRecord {
            headers: Vec::new(),
            ..reading.record
        }
    };
    let first = plain(DIALECTS[0]);
    assert_eq!((first.plays(), first.crawford), (6, true));
    for text in DIALECTS {
        assert_eq!(plain(text), first, "{text}");
    }
}

/// A money session in which the cube goes from hand to hand; the words for that differ, and who may beaver is not said.
fn beavered(length: &str, names: &str, second: &str, third: &str) -> String {
    format!(
        "{length}

 Game 1 (money)
{names}
  1) 31: 8/5 6/5                 52: 13/8 6/4
  2)  Doubles => 2                {second} => 4
  3)  {third} => 8               Takes
  4) 66: 24/18(2) 13/7(2)        51: 13/8 6/5
                                 Wins 8 points
"
    )
}

#[test]
fn sessions_for_money_are_told_in_many_ways() {
    let long = "A very long name with many letters : 0 Bert : 0";
    let texts = [
        beavered(" 0 point match", " Ada : 0     Bert : 0", "Beavers", "Raccoons"),
        beavered("Unlimited match", "Ada : 0\tBert : 0", "Doubles", "Doubles"),
        beavered(" Money session", long, "Beavers", "Doubles"),
        beavered("-1 point match", "Ada : 0    Bert : 0", "Doubles", "Raccoons"),
    ];
    let first = read_mat(&texts[0]).record;
    assert_eq!((first.length, first.crawford, first.beavers), (0, false, true));
    assert_eq!(first.games[0].result, Some((pasch_rules::Side::Black, 8)));
    for text in &texts {
        let reading = read_mat(text);
        assert_eq!(reading.faults, Vec::new(), "{text}");
        assert_eq!(reading.record.games, first.games, "{text}");
        assert!(reading.record.players.iter().all(|name| !name.is_empty()), "{text}");
        // Written in trees, it says the same again.
        assert_eq!(read_sgf(&write_sgf(&reading.record)).record.games, first.games);
    }
    // In a match nobody may beaver.
    let refused = read_mat(&beavered(
        " 3 point match",
        " Ada : 0     Bert : 0",
        "Beavers",
        "Raccoons",
    ));
    assert!(!refused.faults.is_empty());
}

/// A match of which only the end was written down, at this score of the first.
fn taken_up(score: &str, first: &str) -> Reading {
    read_mat(&format!(
        " 5 point match\n\n Game 1\n A : {score}                    B : 2\n  1)                         31: 8/5 6/5\n{first}"
    ))
}

#[test]
fn a_record_may_begin_after_the_crawford_game() {
    let turned = "  2)  Doubles => 2               Drops\n      Wins 1 point\n";
    for score in ["3", "4"] {
        let reading = taken_up(score, turned);
        assert_eq!(reading.faults, [], "{score}");
        assert!(!reading.record.is_crawford_game(0), "{score}");
        // What is written of it is read the same.
        assert_eq!(read_mat(&write_mat(&reading.record)).record, reading.record);
        assert_eq!(read_sgf(&write_sgf(&reading.record)).record, reading.record);
    }
    // Without a turn of the cube nothing speaks against the Crawford game.
    let played = "  2) 52: 13/8 24/22            63: 24/15\n      Wins 1 point\n";
    assert!(taken_up("4", played).record.is_crawford_game(0));
    // Where the Crawford game is seen, a double in it is still a fault.
    let seen = format!(
        "{turned}\n Game 2\n A : 4                    B : 2\n  1)                         31: 8/5 6/5\n{turned}"
    );
    let faults = taken_up("3", &seen).faults;
    assert!(
        faults.iter().any(|fault| fault.to_string().contains("Crawford")),
        "{faults:?}"
    );
}
