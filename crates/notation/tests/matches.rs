//! Match files: a hundred of people's matches read, replayed and reported; and whatever is written is read back.

mod common;

use pasch_notation::{Reading, read_mat, read_sgf, write_mat, write_sgf};
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
