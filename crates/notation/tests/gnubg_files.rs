//! Against gnubg itself, where it is installed: it loads the files we write without complaint, and writes the same
//! match again.

#[path = "common/judged.rs"]
mod judged;

use pasch_notation::{
    Chances, Deed, MatchRecord, Opinion, Opinions, Worth, read_mat, read_sgf, write_mat, write_sgf, write_sgf_with,
};
use pasch_rules::Side;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn gnubg() -> Option<PathBuf> {
    let found = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>())
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|file| file.exists());
    if found.is_none() {
        eprintln!("gnubg is not installed: comparison skipped");
    }
    found
}

/// A match of our own, and the matches beside the project that are complete; gnubg cannot load a play that nobody
/// wrote down.
fn records() -> Vec<(String, MatchRecord)> {
    let own = read_mat(include_str!("data/seven-points.mat")).record;
    let mut records = vec![("own".to_owned(), own)];
    records.extend(records_beside());
    records
}

fn records_beside() -> Vec<(String, MatchRecord)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/matches");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("no match files beside the project: skipped");
        return Vec::new();
    };
    let mut records: Vec<(String, MatchRecord)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_string_lossy().into_owned();
            let text = path
                .extension()
                .filter(|extension| *extension == "mat")
                .and_then(|_| std::fs::read_to_string(&path).ok())?;
            let reading = read_mat(&text);
            reading.faults.is_empty().then_some((name, reading.record))
        })
        .collect();
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records
}

/// The deeds that both formats tell: resignations are told by the results alone.
fn deeds(record: &MatchRecord) -> Vec<Vec<&(Side, Deed)>> {
    record.games.iter().map(|game| game.deeds.iter().collect()).collect()
}

fn results(record: &MatchRecord) -> Vec<Option<(Side, u32)>> {
    record.games.iter().map(|game| game.result).collect()
}

#[test]
fn gnubg_loads_what_we_write_and_writes_it_again() {
    let Some(gnubg) = gnubg() else { return };
    let records = records();
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, ending: &str| folder.join(format!("{name}.{ending}"));
    let mut script = String::from("set display off\nset confirm new off\nset confirm save off\n");
    for (name, record) in &records {
        std::fs::write(file(name, "mat"), write_mat(record)).expect("written");
        std::fs::write(file(name, "sgf"), write_sgf(record)).expect("written");
        let path = |ending| file(name, ending).display().to_string();
        let _ = writeln!(script, "import mat \"{}\"", path("mat"));
        let _ = writeln!(script, "export match mat \"{}\"", path("from-mat.mat"));
        let _ = writeln!(script, "save match \"{}\"", path("from-mat.sgf"));
        let _ = writeln!(script, "load match \"{}\"", path("sgf"));
        let _ = writeln!(script, "export match mat \"{}\"", path("from-sgf.mat"));
        let _ = writeln!(script, "save match \"{}\"", path("from-sgf.sgf"));
    }
    let said = run(&gnubg, &folder, &script);
    assert_no_complaint(&said);
    for (name, record) in &records {
        for (ending, read) in [
            ("from-mat.mat", read_mat as fn(&str) -> _),
            ("from-sgf.mat", read_mat),
            ("from-mat.sgf", read_sgf),
            ("from-sgf.sgf", read_sgf),
        ] {
            let text = std::fs::read_to_string(file(name, ending)).expect("gnubg wrote it");
            let again = read(&text);
            assert_eq!(again.faults, Vec::new(), "{name} {ending}");
            assert_eq!(deeds(&again.record), deeds(record), "{name} {ending}");
            assert_eq!(results(&again.record), results(record), "{name} {ending}");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

/// A game that begins with a cube at 2, one with a few checkers left, and one that was set otherwise in the middle.
const UNUSUAL: &str = "\
(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0]PW[A]PB[B]RE[W+2];CV[2]CP[c];W[31hefe];B[21lnst];W[double];B[drop])
(;FF[4]GM[6]MI[length:0][game:1][ws:2][bs:0]PW[A]PB[B]RE[W+1]
;AE[a:y]AW[e][e][f][f]AB[s][s][t][t];W[65fzez];B[65sztz]
;AE[a:y]AW[a]AB[s][s];W[65az])
";

#[test]
fn gnubg_loads_games_that_do_not_begin_as_usual() {
    let reading = read_sgf(UNUSUAL);
    assert_eq!(reading.faults, Vec::new());
    assert!(reading.record.games.iter().all(|game| game.begins.is_some()));
    assert_eq!(reading.record.games.len(), 3);
    let Some(gnubg) = gnubg() else { return };
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-unusual-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).display().to_string();
    std::fs::write(file("ours.sgf"), write_sgf(&reading.record)).expect("written");
    let mut script = String::from("set display off\nset confirm new off\nset confirm save off\n");
    let _ = writeln!(script, "load match \"{}\"", file("ours.sgf"));
    let _ = writeln!(script, "save match \"{}\"", file("theirs.sgf"));
    assert_no_complaint(&run(&gnubg, &folder, &script));
    let again = read_sgf(&std::fs::read_to_string(file("theirs.sgf")).expect("gnubg wrote it"));
    assert_eq!(again.faults, Vec::new());
    assert_eq!(again.record.games, reading.record.games);
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

/// Matches that were left: at once, in the Crawford game by who led in it, and with the cube at two.
fn left_matches() -> Vec<MatchRecord> {
    let left = |score: [u32; 2], deeds: &str, points: u32| {
        let head = format!(
            " 7 point match\n\n Game 1\n Ada : {}                Bert : {}\n",
            score[0], score[1]
        );
        let reading = read_mat(&format!("{head}{deeds}      Wins {points} points\n"));
        assert_eq!(reading.faults, Vec::new(), "{deeds}");
        assert_eq!(reading.record.games[0].result, Some((Side::White, points)));
        reading.record
    };
    let plays = "  1) 31: 8/5 6/5                 21: 13/11 6/5\n";
    let turned = "  2)  Doubles => 2                 Takes\n  3) 64: 24/14                   \n";
    vec![
        left([0, 0], plays, 7),
        left([0, 6], plays, 7),
        left([2, 0], plays, 5),
        left([0, 0], &format!("{plays}{turned}"), 7),
    ]
}

#[test]
fn a_match_that_is_left_comes_back_as_won() {
    let records = left_matches();
    for record in &records {
        let reading = read_sgf(&write_sgf(record));
        assert_eq!((reading.faults, &reading.record), (Vec::new(), record));
    }
    let Some(gnubg) = gnubg() else { return };
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-left-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |index: usize, ending: &str| folder.join(format!("{index}.{ending}"));
    let mut script = String::from("set display off\nset confirm new off\nset confirm save off\n");
    for (index, record) in records.iter().enumerate() {
        std::fs::write(file(index, "sgf"), write_sgf(record)).expect("written");
        let _ = writeln!(script, "load match \"{}\"", file(index, "sgf").display());
        let _ = writeln!(script, "save match \"{}\"", file(index, "again.sgf").display());
    }
    assert_no_complaint(&run(&gnubg, &folder, &script));
    for (index, record) in records.iter().enumerate() {
        let text = std::fs::read_to_string(file(index, "again.sgf")).expect("gnubg wrote it");
        // It counts the game at what the cube shows.
        assert!(text.contains("RE[W+8R]"), "{text}");
        let again = read_sgf(&text);
        assert_eq!((again.faults, &again.record.games), (Vec::new(), &record.games));
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[test]
fn gnubg_keeps_the_opinions_we_write() {
    let Some(gnubg) = gnubg() else { return };
    let folder = std::env::temp_dir().join(format!("pasch-gnubg-opinions-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut script = String::from("set display off\nset confirm new off\nset confirm save off\n");
    let judged: Vec<(String, Opinions)> = records()
        .into_iter()
        .take(10)
        .enumerate()
        .map(|(seed, (name, record))| {
            let opinions = judged::opinions(&record, seed as u64);
            let file = |ending: &str| folder.join(format!("{name}.{ending}"));
            std::fs::write(file("sgf"), write_sgf_with(&record, &opinions)).expect("written");
            let _ = writeln!(script, "load match \"{}\"", file("sgf").display());
            let _ = writeln!(script, "save match \"{}\"", file("again.sgf").display());
            (name, opinions)
        })
        .collect();
    assert_no_complaint(&run(&gnubg, &folder, &script));
    for (name, opinions) in judged {
        let text = std::fs::read_to_string(folder.join(format!("{name}.again.sgf"))).expect("gnubg wrote it");
        let again = read_sgf(&text);
        assert_eq!(again.faults, Vec::new(), "{name}");
        assert_eq!(again.opinions.entries.len(), opinions.entries.len(), "{name}");
        for (ours, theirs) in opinions.entries.iter().zip(&again.opinions.entries) {
            assert_eq!((ours.game, ours.deed), (theirs.game, theirs.deed), "{name}");
            assert_alike(&ours.opinion, &theirs.opinion);
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

/// Equal up to the last digit, which gnubg rounds in its own way.
fn assert_alike(ours: &Opinion, theirs: &Opinion) {
    let near = |one: f64, other: f64| assert!((one - other).abs() < 2e-6, "{ours:?}\n{theirs:?}");
    let worth = |one: Worth, other: Worth| near(one.value(), other.value());
    let chances = |one: Option<Chances>, other: Option<Chances>| match (one, other) {
        (Some(one), Some(other)) => {
            near(one.win, other.win);
            near(one.win_gammon, other.win_gammon);
            near(one.win_backgammon, other.win_backgammon);
            near(one.lose_gammon, other.lose_gammon);
            near(one.lose_backgammon, other.lose_backgammon);
        }
        (one, other) => assert_eq!(one, other),
    };
    assert_eq!(ours.comment, theirs.comment);
    assert_eq!(ours.luck.is_some(), theirs.luck.is_some());
    if let (Some(one), Some(other)) = (ours.luck, theirs.luck) {
        assert!((one.value() - other.value()).abs() < 2e-5, "{ours:?}\n{theirs:?}");
    }
    match (&ours.cube, &theirs.cube) {
        (Some(one), Some(other)) => {
            worth(one.no_double, other.no_double);
            worth(one.double_take, other.double_take);
            chances(one.chances, other.chances);
            assert_eq!(one.depth, other.depth);
        }
        (one, other) => assert_eq!(one, other),
    }
    match (&ours.play, &theirs.play) {
        (Some(one), Some(other)) => {
            assert_eq!(one.played, other.played);
            assert_eq!(one.candidates.len(), other.candidates.len());
            for (one, other) in one.candidates.iter().zip(&other.candidates) {
                assert_eq!((&one.steps, one.depth), (&other.steps, other.depth));
                worth(one.equity, other.equity);
                chances(one.chances, other.chances);
            }
        }
        (one, other) => assert_eq!(one, other),
    }
}

/// What gnubg says while it does as it is told.
fn run(gnubg: &Path, folder: &Path, script: &str) -> String {
    let commands = folder.join("commands");
    std::fs::write(&commands, script).expect("written");
    let output = Command::new(gnubg)
        .args(["-t", "-q", "-c"])
        .arg(&commands)
        .stdin(Stdio::null())
        .output()
        .expect("gnubg runs");
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn assert_no_complaint(said: &str) {
    for complaint in ["nrecogni", "llegal", "WARNING", "rror", "nvalid", "annot", "failed"] {
        let heard: Vec<&str> = said.lines().filter(|line| line.contains(complaint)).take(5).collect();
        assert!(heard.is_empty(), "gnubg says {heard:?}");
    }
}
