//! `pasch analyse`: the same answer on any number of threads and from the file of judgements, matches with faults, many
//! files, the page, and clear words for what cannot be done.

use std::path::PathBuf;
use std::process::{Command, Output};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../notation/tests/data/seven-points.mat");

fn pasch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pasch"))
        .args(["analyse", "--level", "quick"])
        .args(args)
        .output()
        .expect("pasch runs")
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("pasch-analyse-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&out(&pasch(args))).expect("one object")
}

#[test]
fn the_answer_is_the_same_everywhere() {
    let folder = folder("threads");
    let cache = folder.join("kept").display().to_string();
    let first = out(&pasch(&["--json", "--threads", "1", "--cache", &cache, SAMPLE]));
    let kept = std::fs::read_to_string(&cache).expect("kept");
    assert!(kept.lines().count() > 200);
    assert_eq!(out(&pasch(&["--json", "--threads", "2", SAMPLE])), first);
    // What is kept is not judged again, and nothing is added.
    assert_eq!(out(&pasch(&["--json", "--cache", &cache, SAMPLE])), first);
    assert_eq!(std::fs::read_to_string(&cache).expect("kept"), kept);
    // A last line that was cut off is made good.
    std::fs::write(&cache, &kept[..kept.len() - 40]).expect("cut");
    assert_eq!(out(&pasch(&["--json", "--cache", &cache, SAMPLE])), first);
    let lines = |text: &str| text.lines().count();
    assert_eq!(lines(&std::fs::read_to_string(&cache).expect("kept")), lines(&kept));
    // Anything else is named, and left alone.
    let damaged = kept.replacen("\"cost\"", "\"const\"", 1);
    std::fs::write(&cache, &damaged).expect("damaged");
    let refused = pasch(&["--cache", &cache, SAMPLE]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stdout.is_empty());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 2"));
    assert_eq!(std::fs::read_to_string(&cache).expect("kept"), damaged);
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn an_object_has_what_programs_ask_for() {
    let answer = json(&["--json", SAMPLE]);
    let about = &answer["match"];
    assert_eq!((&about["length"], &about["level"]), (&7.into(), &"quick".into()));
    assert_eq!(about["faults"], serde_json::json!([]));
    let decisions = answer["decisions"].as_array().expect("decisions");
    for side in 0..2 {
        let player = &answer["players"][side];
        let counted = |kind: &str| {
            let own = |decision: &&serde_json::Value| {
                decision["side"] == side && decision["kind"] == kind && decision["counted"] == true
            };
            decisions.iter().filter(own).count()
        };
        let mut total = 0;
        for kind in ["checker", "double", "answer"] {
            assert_eq!(player["decisions"][kind], counted(kind), "{side}, {kind}");
            total += counted(kind);
        }
        let rated = |decision: &&serde_json::Value| decision["side"] == side && decision["kind"] != "resign";
        let cost: f64 = decisions
            .iter()
            .filter(rated)
            .map(|decision| decision["cost"].as_f64().expect("a cost"))
            .sum();
        let pr = player["pr"].as_f64().expect("a rating");
        assert!((pr - 500.0 * cost / total as f64).abs() < 1e-3, "{pr}");
        let marks = |mark: &str| {
            decisions
                .iter()
                .filter(rated)
                .filter(|decision| decision["mark"] == mark)
                .count()
        };
        for mark in ["doubtful", "error", "blunder"] {
            assert_eq!(player["marks"][mark], marks(mark), "{side}, {mark}");
        }
        assert_eq!(player["cube"].as_object().map(serde_json::Map::len), Some(6));
    }
    for decision in decisions {
        let marked = !decision["mark"].is_null();
        let reasons = decision["reasons"].as_array().expect("reasons").len();
        assert_eq!(marked, (1..=3).contains(&reasons), "{decision}");
        assert_eq!(decision["dice"].is_null(), decision["kind"] != "checker");
        assert!(decision["position"].as_str().is_some_and(|id| id.contains(':')));
    }
}

#[test]
fn a_match_with_faults_is_judged_as_far_as_it_is_legal() {
    let folder = folder("faults");
    let file = folder.join("bad.mat");
    let text = std::fs::read_to_string(SAMPLE).expect("the sample");
    let whole = json(&["--json", SAMPLE])["decisions"].as_array().map(Vec::len);
    // The third move of the first game becomes nonsense.
    let line = text
        .lines()
        .find(|line| line.trim_start().starts_with("3)"))
        .expect("a third move");
    let bad = format!("{} 1/24 2/23", &line[..line.find(':').expect("dice") + 1]);
    std::fs::write(&file, text.replacen(line, &bad, 1)).expect("written");
    let path = file.display().to_string();
    let answer = json(&["--json", &path]);
    assert!(!answer["match"]["faults"].as_array().expect("faults").is_empty());
    assert!(!answer["match"]["left_out"].as_array().expect("left out").is_empty());
    let decisions = answer["decisions"].as_array().expect("decisions");
    assert!(Some(decisions.len()) < whole);
    assert!(decisions.iter().any(|decision| decision["game"] == 2));
    let said = out(&pasch(&[&path]));
    assert!(said.contains("Left out") && said.contains("game 1, move 3"), "{said}");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn many_files_make_a_table_with_totals() {
    let folder = folder("many");
    for name in ["a.mat", "b.mat"] {
        std::fs::copy(SAMPLE, folder.join(name)).expect("copied");
    }
    std::fs::write(folder.join("c.mat"), "nothing to see").expect("written");
    let path = folder.display().to_string();
    let output = pasch(&[&path]);
    let said = out(&output);
    assert!(
        said.contains("a.mat") && said.contains("b.mat") && said.contains("By player"),
        "{said}"
    );
    // What cannot be read is told, and passed over.
    assert!(String::from_utf8_lossy(&output.stderr).contains("c.mat"));
    assert_eq!(out(&pasch(&["--json", &path])).lines().count(), 2);
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn the_page_stands_alone_and_speaks_the_readers_language() {
    let folder = folder("page");
    let (page, file) = (folder.join("report.html"), folder.join("names.mat"));
    let text = std::fs::read_to_string(SAMPLE).expect("the sample");
    let name = text
        .lines()
        .find_map(|line| line.split_once(" : 0").map(|(name, _)| name.trim().to_owned()))
        .expect("a name");
    std::fs::write(&file, text.replace(&name, "<b>&\"x")).expect("written");
    let paths = [&page, &file].map(|path| path.display().to_string());
    out(&pasch(&["--html", &paths[0], "--lang", "de", &paths[1]]));
    let html = std::fs::read_to_string(&page).expect("a page");
    assert!(html.starts_with("<!doctype html>\n<html lang=\"de\">") && html.contains("<svg"));
    assert!(html.contains("Fehler, der schlimmste zuerst") && !html.contains("Errors, the worst first"));
    assert!(!html.contains("<b>&"), "names are shielded");
    // Nothing is fetched from anywhere.
    let outside = html.replace("http://www.w3.org/2000/svg", "");
    assert!(!outside.contains("http") && !outside.contains("src=") && !outside.contains("@import"));
    assert_eq!(html.matches("<article").count(), html.matches("</article>").count());
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn matches_are_written_with_comments() {
    let folder = folder("comments");
    let [mat, sgf] = ["out.mat", "out.sgf"].map(|name| folder.join(name).display().to_string());
    out(&pasch(&["--mat", &mat, "--sgf", &sgf, SAMPLE]));
    let text = std::fs::read_to_string(&mat).expect("written");
    assert!(text.contains("play -0."), "{text}");
    // Both hold the same match, and the second our opinions too.
    let plays = json(&["--json", SAMPLE])["decisions"].as_array().map(Vec::len);
    for file in [&mat, &sgf] {
        let answer = json(&["--json", file]);
        assert_eq!(answer["match"]["faults"], serde_json::json!([]));
        assert_eq!(answer["decisions"].as_array().map(Vec::len), plays, "{file}");
    }
    let judged = json(&["--json", &sgf]);
    for player in judged["players"].as_array().expect("players") {
        let (ours, theirs) = (player["cost"].as_f64(), player["theirs"]["cost"].as_f64());
        let (ours, theirs) = (ours.expect("ours"), theirs.expect("read back"));
        assert!((ours - theirs).abs() < 0.002 * ours.max(1.0), "{ours}, {theirs}");
    }
    let refused = pasch(&["--mat", &mat, SAMPLE, &sgf]);
    assert_eq!(refused.status.code(), Some(2));
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn what_is_not_there_is_told() {
    let refused = pasch(&["no/such/file.mat"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stdout.is_empty());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no/such/file.mat"));
}
