//! The printed sheets at the terminal: typed in their own numbers, answered in their own languages, and their sources.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn told(args: &[&str], lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pasch"))
        .env("LC_ALL", "C")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("pasch starts");
    let mut input = child.stdin.take().expect("its input");
    // It may stop reading early; what it says is looked at below.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    child.wait_with_output().expect("pasch ends")
}

/// A game on a real board by a sheet, in a language: these lines are typed, and these words follow one another.
fn kept(rulebook: &str, language: &str, more: &[&str], lines: &str, wanted: &[&str]) -> String {
    let mut args = vec!["play", "--scorekeeper", "--rulebook", rulebook, "--lang", language];
    args.extend(more);
    let output = told(&args, lines);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut rest = said.as_str();
    for words in wanted {
        let at = rest
            .find(words)
            .unwrap_or_else(|| panic!("{words:?} does not follow in {said}"));
        rest = &rest[at + words.len()..];
    }
    said
}

#[test]
fn german_plays_are_typed_and_refused_in_the_numbers_of_the_sheet() {
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\n1/7 12/13\nmoves\n12/18 17/18\n",
        &[
            "wie dieses Blatt sie nummeriert",
            "R12",
            "13",
            "12/18 17/18",
            "Weiß",
            "12/18 17/18",
        ],
    );
    kept(
        "german",
        "de",
        &["--numbers", "usual"],
        "white 6\nblack 1\n13/7 8/7\n",
        &["13/7 8/7"],
    );
}

#[test]
fn german_r8_a_throw_is_too_early_until_the_dice_are_lifted() {
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\n12/18 17/18\nvoid early\nlift\nvoid early\n",
        &["12/18 17/18", "Schwarz", "noch einmal", "Weiß beendet den Zug", "R8"],
    );
}

#[test]
fn german_r19_an_agreed_signal_ends_the_turn_like_lifting_the_dice() {
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\n12/18 17/18\nsignal\n",
        &["Weiß beendet den Zug"],
    );
}

#[test]
fn german_r6_the_scorekeeper_is_asked_to_be_neutral() {
    kept("german", "de", &[], "", &["unparteiischer Dritter"]);
    let elsewhere = kept("buffalo", "de", &[], "", &[]);
    assert!(!elsewhere.contains("unparteiisch"), "{elsewhere}");
}

#[test]
fn german_r22_giving_up_names_what_is_given_up() {
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\nwhite resign\nwhite resign gammon\n",
        &["resign single", "Gammon"],
    );
}

#[test]
fn german_r24_a_cube_is_agreed_on_for_a_match_only() {
    let output = told(
        &[
            "play",
            "--rulebook",
            "german",
            "--single",
            "--agree",
            "cube",
            "--lang",
            "de",
        ],
        "",
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("ohne Dopplerwürfel"));
}

#[test]
fn danish_plays_are_typed_by_row() {
    kept(
        "danish",
        "da",
        &[],
        "white 5\nblack 4\nS1/S6 S12/W9\nS1/S5 S5/S10\n",
        &["S6", "S1/S10"],
    );
}

#[test]
fn danish_both_readings_of_the_first_pas_turn_the_cube() {
    let turned = "Doblerterningen drejes af sig selv til 2";
    kept(
        "danish",
        "da",
        &["--agree", "automatic-double"],
        "white 4\nblack 4\n",
        &[turned],
    );
    kept(
        "danish",
        "da",
        &["--agree", "first-double"],
        "white 5\nblack 4\nS1/S10\n33\n",
        &["S1/S10", turned],
    );
    let without = kept("danish", "da", &[], "white 4\nblack 4\n", &[]);
    assert!(!without.contains(turned), "{without}");
}

#[test]
fn buffalo_plays_are_typed_along_the_way_of_player_1() {
    kept(
        "buffalo",
        "nl",
        &[],
        "white 6\nblack 1\n12/18 17/18\n65: 13/7 13/8\n",
        &["12/18 17/18", "13/8 13/7"],
    );
}

#[test]
fn jumbo_both_sides_use_the_numbers_of_white() {
    kept(
        "jumbo",
        "fr",
        &["--games", "3"],
        "white 65\nblack 21\n61: 13/7 8/7\n65: 12/17 12/18\n",
        &["à côté du plateau", "13/7 8/7", "12/17 12/18"],
    );
}

#[test]
fn jumbo_one_game_is_played_without_the_cube() {
    let cube = "doubleersteen 1";
    let one = kept("jumbo", "nl", &["--games", "1"], "white 65\nblack 21\n", &[]);
    assert!(!one.contains(cube), "{one}");
    kept(
        "jumbo",
        "nl",
        &["--games", "3"],
        "white 65\nblack 21\n",
        &[cube, "naast het bord"],
    );
}

#[test]
fn moves_are_listed_in_the_numbers_of_the_sheet_and_in_json_as_usual() {
    let start = "4HPwATDgc/ABMA";
    let listed = |more: &[&str]| {
        let mut args = vec!["moves", start, "61", "--rulebook", "danish"];
        args.extend(more);
        String::from_utf8_lossy(&told(&args, "").stdout).into_owned()
    };
    assert!(listed(&[]).contains("S12/W7 W8/W7"));
    assert!(listed(&["--numbers", "usual"]).contains("13/7 8/7"));
    assert!(listed(&["--json"]).contains("13/7 8/7"));
    // An XGID knows who plays: Black's way leads from W12 to S7.
    let black = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:61:0:0:0:0:10";
    let play = told(&["moves", black, "61", "--rulebook", "danish"], "");
    let text = String::from_utf8_lossy(&play.stdout).into_owned();
    assert!(text.contains("W12/S7 S8/S7"), "{text}");
}

#[test]
fn sources_show_every_statement_and_what_answers_it() {
    let english = told(&["rules", "german", "--sources"], "");
    let english = String::from_utf8_lossy(&english.stdout).into_owned();
    for words in ["R8", "void_throws_by_r8", "A die on a checker makes the throw void."] {
        assert!(english.contains(words), "{words:?} is missing in {english}");
    }
    let danish = told(&["rules", "danish", "--sources", "--lang", "da"], "");
    let danish = String::from_utf8_lossy(&danish.stdout).into_owned();
    for words in ["Udspilningen", "Står under", "danish_giving_up_is_a_backgammon"] {
        assert!(danish.contains(words), "{words:?} is missing in {danish}");
    }
    let json = told(&["rules", "jumbo", "--sources", "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert!(json["sources"].as_array().is_some_and(|sources| sources.len() > 100));
    assert_eq!(told(&["rules", "tournament", "--sources"], "").status.code(), Some(2));
}

/// A danish game of one bad opening move, in a file of its own.
fn saved_danish_game(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name).display().to_string();
    let _ = std::fs::remove_file(&path);
    kept(
        "danish",
        "da",
        &["--save", &path],
        "white 6\nblack 1\nS1/S2 W8/W2\n65\nquit\n",
        &["S1/S2 W8/W2"],
    );
    path
}

#[test]
fn reports_count_as_the_sheet_of_the_match_does() {
    let game = saved_danish_game("danish_report.json");
    let page = game.replace(".json", ".html");
    let said = |args: &[&str]| {
        let all = [&["analyse", game.as_str(), "--level", "quick", "--lang", "da"], args].concat();
        String::from_utf8_lossy(&told(&all, "").stdout).into_owned()
    };
    let text = said(&["--html", &page]);
    assert!(text.contains("S1/S2 W8/W2 → S12/W7 W8/W7"), "{text}");
    let html = std::fs::read_to_string(&page).expect("the report");
    for words in ["S1/S2 W8/W2", "S12/W7 W8/W7", ">W12<", ">S12<"] {
        assert!(html.contains(words), "{words:?} is missing in the report");
    }
    assert!(said(&["--numbers", "usual"]).contains("24/23 8/2 → 13/7 8/7"));
    assert!(said(&["--json"]).contains("13/7 8/7"));
}

#[test]
fn a_shown_match_and_a_rollout_count_as_their_rulebook_does() {
    let game = saved_danish_game("danish_shown.json");
    let said = |args: &[&str]| String::from_utf8_lossy(&told(args, "").stdout).into_owned();
    let shown = said(&["show", &game]);
    for words in ["W12", "S1/S2 W8/W2"] {
        assert!(shown.contains(words), "{words:?} is missing in {shown}");
    }
    assert!(said(&["show", &game, "--numbers", "usual"]).contains("24/23 8/2"));
    assert!(said(&["show", &game, "--rulebook", "german"]).contains("1/2 17/23"));
    let rolled = |more: &[&str]| {
        let start = "4HPwATDgc/ABMA";
        let args = [
            "rollout",
            start,
            "61",
            "--rulebook",
            "danish",
            "--trials",
            "36",
            "--plays",
            "1",
        ];
        said(&[&args[..], &["--ply", "0"], more].concat())
    };
    assert!(rolled(&[]).contains("S12/W7 W8/W7"));
    assert!(rolled(&["--json"]).contains("13/7 8/7"));
}

#[test]
fn jumbo_a_double_before_the_first_throw_is_refused_as_our_ruling() {
    let lines = "white 65\nblack 21\nwhite double\n";
    let said = kept(
        "jumbo",
        "de",
        &["--games", "3"],
        lines,
        &["unsere Auslegung: Niemand doppelt"],
    );
    assert!(!said.contains("Verdopplungswürfel: Niemand"), "{said}");
    // The german sheet says so itself.
    let lines = "white 6\nblack 1\nwhite resign single\naccept\nnext\nblack double\n";
    kept(
        "german",
        "de",
        &["--match", "5", "--agree", "cube"],
        lines,
        &["R24: Niemand doppelt"],
    );
}

#[test]
fn german_giving_up_while_a_double_is_open_is_refused_as_our_ruling() {
    let lines = "white 6\nblack 1\n12/18 17/18\nlift\nblack double\nwhite resign single\n";
    let said = kept(
        "german",
        "de",
        &["--match", "5", "--agree", "cube"],
        lines,
        &["unsere Auslegung: Zuerst muss das Doppel"],
    );
    assert!(!said.contains("R24: Zuerst"), "{said}");
}

/// The sheet calls a single checker “bar” and has none in the middle: nothing that cites it speaks of one.
#[test]
fn danish_hit_checkers_lie_beside_the_board() {
    let said = kept(
        "danish",
        "da",
        &[],
        "white 6\nblack 2\nS1/S7 S12/W11\nlift\n65\nW12/S8 W12/S7\nlift\n64\nS12/W9 S12/W7\nbar/S4 S12/W7\n",
        &["S7*", "At slå: Sæt først den slåede brik ind", "bar/S4 S12/W7"],
    );
    assert!(!said.contains("|bar|") && !said.contains("baren"), "{said}");
    kept("buffalo", "da", &[], "", &["|bar|"]);
    let page = told(&["rules", "danish", "--lang", "da"], "");
    let page = String::from_utf8_lossy(&page.stdout).into_owned();
    let rulings = page.split("Hvor vi måtte træffe et valg").nth(1).expect("the rulings");
    for word in ["baren", "hjemland"] {
        assert!(!rulings.contains(word), "{word:?} is in {rulings}");
    }
}
