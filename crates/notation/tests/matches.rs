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

#[test]
fn all_matches_are_read_and_reported() {
    for (name, text) in matches() {
        let reading = read_mat(&text);
        println!("{}", report(&name, &reading));
        for fault in &reading.faults {
            println!("    {fault}");
        }
        assert!(!reading.record.games.is_empty(), "{name}");
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
