//! `pasch convert` and `pasch show`: match files there and back, pictures, and clear words for what cannot be done.

use std::path::PathBuf;
use std::process::{Command, Output};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../notation/tests/data/seven-points.mat");

fn pasch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(args)
        .output()
        .expect("pasch runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("pasch-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn refused(args: &[&str], wanted: &str) {
    let output = pasch(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains(wanted), "{args:?} says {said:?}");
}

#[test]
fn a_match_goes_there_and_back() {
    let folder = folder("there-and-back");
    let path = |name: &str| folder.join(name).display().to_string();
    let report = out(&pasch(&["convert", SAMPLE, &path("a.sgf")]));
    assert!(
        report.contains("match to 7, 4 games, 231 plays") && report.contains("0 faults"),
        "{report}"
    );
    assert!(pasch(&["convert", &path("a.sgf"), &path("b.mat")]).status.success());
    assert!(pasch(&["convert", &path("b.mat"), &path("c.sgf")]).status.success());
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    assert_eq!(read("a.sgf"), read("c.sgf"));
    let json = out(&pasch(&["convert", "--report", "--json", &path("b.mat")]));
    assert!(json.contains("\"games\":4") && json.contains("\"faults\":[]"), "{json}");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn an_illegal_move_is_reported_with_its_place() {
    let folder = folder("illegal");
    let file = folder.join("bad.mat");
    let text = std::fs::read_to_string(SAMPLE).expect("the sample");
    let line = text
        .lines()
        .position(|line| line.trim_start().starts_with("3)"))
        .expect("a third move");
    let spoilt: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(index, text)| {
            if index == line {
                "  3) 61: 24/18 24/23*           11: 6/1".to_owned()
            } else {
                text.to_owned()
            }
        })
        .collect();
    std::fs::write(&file, spoilt.join("\n")).expect("written");
    let report = out(&pasch(&["convert", "--report", &file.display().to_string()]));
    assert!(
        report.contains(&format!("game 1, move 3, line {}: ", line + 1)),
        "{report}"
    );
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn moments_and_positions_are_drawn() {
    let folder = folder("drawn");
    let path = |name: &str| folder.join(name).display().to_string();
    let shown = out(&pasch(&["show", SAMPLE, "--game", "2", "--move", "7"]));
    assert!(
        shown.contains("game 2, move 7: ") && shown.contains("match to 7"),
        "{shown}"
    );
    let drawn = pasch(&[
        "show",
        SAMPLE,
        "--game",
        "2",
        "--move",
        "7b",
        "--svg",
        &path("a.svg"),
        "--png",
        &path("a.png"),
        "--width",
        "300",
    ]);
    assert!(drawn.status.success() && drawn.stdout.is_empty());
    assert!(
        std::fs::read_to_string(path("a.svg"))
            .expect("written")
            .starts_with("<svg")
    );
    assert_eq!(&std::fs::read(path("a.png")).expect("written")[1..4], b"PNG");
    for scheme in ["felt", "night", "paper"] {
        let file = path(scheme);
        assert!(
            pasch(&["show", "4HPwATDgc/ABMA", "--scheme", scheme, "--svg", &file])
                .status
                .success()
        );
    }
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn what_cannot_be_done_is_said() {
    refused(&["convert", SAMPLE], "a file or folder to write");
    refused(&["convert", "/nowhere.mat", "/tmp/x.sgf"], "/nowhere.mat");
    refused(&["convert", SAMPLE, "/tmp/match.doc"], "written as .mat, .sgf or .txt");
    refused(
        &[
            "convert",
            concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
            "/tmp/x.sgf",
        ],
        "is no match file",
    );
    refused(&["show", SAMPLE, "--game", "9"], "there is no game 9; the file has 4");
    refused(&["show", SAMPLE, "--move", "400"], "there is no move 400");
    refused(&["show", SAMPLE, "--move", "x"], "is no move");
    refused(&["show", "4HPwATDgc/ABM?"], "character 14");
    refused(&["show", "4HPwATDgc/ABMA", "--png", "/nowhere/x.png"], "/nowhere/x.png");
    refused(
        &["show", "4HPwATDgc/ABMA", "--png", "/tmp/x.png", "--width", "0"],
        "1 to 10000 pixels",
    );
    refused(&["show", "4HPwATDgc/ABMA", "--scheme", "pink"], "felt, night or paper");
}

#[test]
fn a_folder_is_converted_past_its_bad_files() {
    let folder = folder("whole-folder");
    let path = |name: &str| folder.join(name).display().to_string();
    let deeper = folder.join("in/deeper");
    std::fs::create_dir_all(&deeper).expect("folders");
    assert!(pasch(&["convert", SAMPLE, &path("in/one.sgf")]).status.success());
    std::fs::copy(SAMPLE, folder.join("in/one.mat")).expect("copied");
    std::fs::copy(SAMPLE, deeper.join("two.txt")).expect("copied");
    std::fs::write(folder.join("in/bad.xg"), b"RGMH and nothing more").expect("written");
    std::fs::write(folder.join("in/notes.md"), "not looked at").expect("written");

    let report = out(&pasch(&["convert", &path("in"), &path("out"), "--to", "sgf"]));
    assert!(
        report.contains("bad.xg") && report.contains("3 of 4 files read"),
        "{report}"
    );
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("written");
    // Two files of one name do not overwrite each other.
    assert_eq!(read("out/one.sgf"), read("out/deeper/two.sgf"));
    assert!(read("out/one.sgf.sgf").starts_with("(;"), "the second of the same name");

    let report = out(&pasch(&[
        "convert",
        "--report",
        "--json",
        &path("in/*"),
        &path("in/nothing-here.mat"),
    ]));
    assert_eq!(report.lines().count(), 6, "{report}");
    assert!(
        report.lines().filter(|line| line.contains("\"error\":")).count() == 3,
        "{report}"
    );
    refused(&["convert", "--report", &path("in/*.bgf")], "no match file");
    // Not every shell spells a pattern out, and endings may be in capitals.
    let report = out(&pasch(&[
        "convert",
        "--report",
        &path("in/*.{SGF,mat}"),
        &path("in/**/*.TXT"),
        &path("no*.xg"),
    ]));
    assert!(
        report.contains("3 of 4 files read") && report.contains("no*.xg"),
        "{report}"
    );
    refused(
        &["convert", &path("in/one.mat"), &path("in/one.mat")],
        "not written over",
    );
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn pictures_speak_the_language_that_is_asked_for() {
    let folder = folder("languages");
    let path = |name: &str| folder.join(name).display().to_string();
    std::fs::write(
        path("position.txt"),
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n",
    )
    .expect("written");
    assert!(
        pasch(&["convert", &path("position.txt"), &path("board.html"), "--lang", "fr"])
            .status
            .success()
    );
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    assert!(
        pasch(&["show", xgid, "--svg", &path("board.svg"), "--lang", "fr"])
            .status
            .success()
    );
    for name in ["board.html", "board.svg"] {
        let drawn = std::fs::read_to_string(path(name)).expect("drawn");
        assert!(drawn.contains("Blanc") && drawn.contains("3-1"), "{name}: {drawn}");
        assert!(
            !drawn.contains("White") && !drawn.contains("to play"),
            "{name}: {drawn}"
        );
    }
    std::fs::remove_dir_all(folder).expect("removed");
}
