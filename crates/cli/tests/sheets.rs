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
        &[
            "12/18 17/18",
            "Schwarz",
            "noch einmal",
            "Weiß beendet den Zug",
            "R8: Der Gegner hatte seinen Zug beendet",
        ],
    );
    // Out of turn is too early as well.
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\n12/18 17/18\nlift\nwhite void early\n",
        &["Weiß beendet den Zug", "Weiß muss noch einmal würfeln"],
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
    let examples = ["S12/W7 W8/W7: ", "bar/S3", "W6/off", "W8/W5(2)", "31: W8/W5 W6/W5"];
    kept("danish", "da", &[], "help\n13-7\n", &examples);
    kept(
        "german",
        "de",
        &[],
        "help\n",
        &["12/18 17/18: ", "bar/3", "19/off", "17/20(2)"],
    );
}

#[test]
fn danish_both_readings_of_the_first_pas_turn_the_cube() {
    let turned = "Doblerterningen vendes af sig selv til 2";
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
    // Programs read the rulebook's id, people its name.
    assert!(listed(&["--lang", "da"]).contains("efter »Det danske ark«"));
    assert!(listed(&["--json"]).contains("\"danish\""));
    // An XGID knows who plays: Black's way leads from W12 to S7.
    let black = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:61:0:0:0:0:10";
    let play = told(&["moves", black, "61", "--rulebook", "danish"], "");
    let text = String::from_utf8_lossy(&play.stdout).into_owned();
    assert!(text.contains("W12/S7 S8/S7"), "{text}");
}

#[test]
fn buffalo_refusals_count_along_the_way_of_player_1_and_cite_the_sheet_in_its_four_languages() {
    // Player 2 holds 6 with five checkers, and 13 with five.
    let lines = "white 6\nblack 5\n1/6 12/18\n12/17 12/18\nblack 61\n24/23 13/12\n";
    for (language, closed, heading) in [
        ("nl", "Punt 6", "Banden"),
        ("en", "Point 6", "Closed points"),
        ("fr", "flèche 6", "Bandes"),
        ("de", "Punkt 6", "Bänder"),
    ] {
        kept("buffalo", language, &[], lines, &[heading, closed, "12/17 12/18"]);
    }
}

/// In Dutch player 1 runs clockwise, in English and German the other way round; a mirror serves both.
#[test]
fn buffalo_player_1_runs_both_ways_round_as_its_languages_say() {
    let rows = |more: &[&str]| {
        let shown = told(
            &[&["show", "4HPwATDgc/ABMA", "--text", "--rulebook", "buffalo"], more].concat(),
            "",
        );
        let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
        numbered_rows(&shown)
    };
    let (to, from) = ((1..=12).rev().collect::<Vec<u8>>(), (13..=24).collect::<Vec<u8>>());
    assert_eq!(
        rows(&[]),
        [to.clone(), from.clone()],
        "anti-clockwise: 1 is at the upper right"
    );
    let turned = |row: &[u8]| row.iter().rev().copied().collect::<Vec<u8>>();
    assert_eq!(
        rows(&["--mirror"]),
        [turned(&to), turned(&from)],
        "clockwise: 1 is at the upper left"
    );
}

/// The numbers printed above and below a board, from left to right.
fn numbered_rows(shown: &str) -> Vec<Vec<u8>> {
    let row = |line: &str| {
        line.split_whitespace()
            .map(|word| word.parse().ok())
            .collect::<Option<Vec<u8>>>()
    };
    shown.lines().filter_map(row).filter(|row| row.len() == 12).collect()
}

/// White from the upper right to the left, down, and to the right into its home; Black's outer field at the upper left.
#[test]
fn ten_language_white_runs_from_the_upper_right_round_into_its_home() {
    let shown = told(&["show", "4HPwATDgc/ABMA", "--text", "--rulebook", "ten-language"], "");
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    let way: Vec<u8> = (1..=24).rev().collect();
    let upper: Vec<u8> = way[..12].iter().rev().copied().collect();
    assert_eq!(numbered_rows(&shown), [upper, way[12..].to_vec()], "{shown}");
    // White's two rearmost checkers stand at the upper right, and White's five at home at the lower right.
    let boards: Vec<&str> = shown.lines().filter(|line| line.starts_with('|')).collect();
    assert!(boards[0].ends_with("O |") && boards[10].ends_with("X |"), "{shown}");
    let inner: Vec<&str> = boards
        .iter()
        .map(|line| line.rsplit('|').nth(1).unwrap_or(""))
        .collect();
    assert_eq!(
        inner[6..]
            .iter()
            .filter(|row| row.trim_start().starts_with('O'))
            .count(),
        5,
        "{shown}"
    );
}

#[test]
fn ten_language_plays_are_typed_and_refused_in_each_of_its_ten_languages() {
    // 24 to 19 is closed; with a 6 and a 5 the checker runs from 24 by way of 18 to 13.
    let lines = "white 6\nblack 5\n24/19 13/7\n24/18 18/13\n";
    for (language, heading) in [
        ("de", "Zu beachten beim Ziehen"),
        ("en", "To consider when moving"),
        ("fr", "Observations lors des déplacements"),
        ("es", "Consideraciones al momento de mover"),
        ("it", "Fare attenzione durante il movimento"),
        ("nl", "Waar u bij uw zet op moet letten"),
        ("da", "Bemærk, når du rykker"),
        ("sv", "Beakta vid flyttningen"),
        ("pl", "Uwagi dotyczące przesuwania"),
        ("ru", "Что следует учитывать при перемещении"),
    ] {
        kept("ten-language", language, &[], lines, &[heading, "19", "24/13"]);
    }
}

/// Figures 1 to 7 of the booklet, typed as it tells them.
#[test]
fn jumbo_the_game_of_the_booklet_is_typed_as_it_is_told() {
    let lines = "white 54\nblack 21\n61\n24/17\n13/7 8/7\nlift\n65\n1/6 1/7\n12/17 12/18\nlift\n42\n24/22 22/18\nlift\n\
                 66\n12/18\ndone\nlift\n64\n24/18 13/9\nlift\n21\nbar/2 1/2\nlift\nwhite double\nblack take\n";
    for (language, blocking, entering, turned) in [
        ("nl", "Blokkade", "Geslagen stenen in het spel brengen", "2"),
        ("fr", "Blocage", "Remettre en jeu les pions battus", "2"),
        ("en", "Blocking", "Entering checkers from the bar", "2"),
        ("de", "Blockieren", "Geschlagene Steine ins Spiel zurückbringen", "2"),
    ] {
        kept(
            "jumbo",
            language,
            &["--games", "3"],
            lines,
            &[
                blocking,
                "17",
                "13/7 8/7",
                blocking,
                "12/17 12/18",
                "24/18*",
                entering,
                "24/18 13/9",
                "bar/2 1/2",
                turned,
            ],
        );
    }
}

/// The Danish sheet's 5-4, its wall on S6, and a checker that comes in.
#[test]
fn danish_the_examples_of_the_sheet_are_typed_as_it_tells_them() {
    kept("danish", "da", &[], "white 5\nblack 4\nS1/S5 S5/S10\n", &["S1/S10"]);
    kept(
        "danish",
        "da",
        &[],
        "white 5\nblack 4\nS12/W9 S12/W8\n",
        &["S12/W9 S12/W8"],
    );
    kept(
        "danish",
        "da",
        &[],
        "white 5\nblack 4\nS12/W9 S12/W8\nlift\n31\nS8/S5 S6/S5\nlift\n55\nS1/S11\n",
        &["S8/S5 S6/S5", "Mur: ", "S6"],
    );
}

/// What only one sheet says stands on its page, in a language of that sheet.
#[test]
fn each_page_tells_what_only_its_sheet_says() {
    for (rulebook, language, wanted) in [
        (
            "buffalo",
            "nl",
            &["eerste, tweede, derde en vierde kwadrant", "brug", "rand"][..],
        ),
        (
            "buffalo",
            "fr",
            &["premier, deuxième, troisième et quatrième quart", "domaine"],
        ),
        ("german", "de", &["unparteiische", "R19", "farblich"]),
        (
            "danish",
            "da",
            &[
                "mure",
                "Har du en gammon eller backgammon i sigte",
                "S1 over S5",
                "4-4 er seksten felter",
                "to røde eller sorte",
            ],
        ),
        (
            "jumbo",
            "de",
            &[
                "Abbildung 3",
                "Abbildung 4a",
                "Abbildung 6",
                "Abbildung 7",
                "Abbildung 8b",
                "6-6",
                "64",
            ],
        ),
        ("jumbo", "fr", &["Diagrammes 8a et 8b", "« Je double", "dé doubleur"]),
        (
            "ten-language",
            "es",
            &["6 a 99 años", "Mientras el rival tenga una ficha en la barra"],
        ),
        ("ten-language", "pl", &["tryktrak", "od 6 do 99 lat"]),
        ("solitaire", "de", &["Feld", "Spielfigur"]),
        ("solitaire", "nl", &["vakje", "speelstuk"]),
        ("solitaire", "fr", &["case", "pion"]),
    ] {
        let page = told(&["rules", rulebook, "--lang", language], "");
        let page = String::from_utf8_lossy(&page.stdout)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        for words in wanted {
            assert!(
                page.contains(words),
                "{rulebook}, {language}: {words:?} is missing in {page}"
            );
        }
    }
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

/// Where a sheet is silent, no heading of it is cited.
#[test]
fn what_a_sheet_does_not_say_is_refused_as_our_ruling() {
    // The booklet tells how far a double is played, and nothing of two different numbers.
    let both = "white 65\nblack 21\n61\n13/7\ndone\n";
    let said = kept("jumbo", "nl", &[], both, &["onze beslissing: Er kunnen 2 getallen"]);
    assert!(!said.contains("Dubbelworp"), "{said}");
    let double = "white 65\nblack 21\n66\n24/18\ndone\n";
    kept("jumbo", "nl", &[], double, &["Dubbelworp: Er kunnen 4 getallen"]);
    // The German sheet does.
    kept(
        "german",
        "de",
        &[],
        "white 6\nblack 1\n12/18\ndone\n",
        &["R11: 2 Zahlen"],
    );
    // No sheet but the German one speaks of throws that come too early, and the Dutch box of no cube at all.
    let early = "white 6\nblack 1\nS12/W7 W8/W7\nlift\nvoid early\n";
    kept("danish", "da", &[], early, &["vores afgørelse: Modstanderen havde"]);
    kept(
        "buffalo",
        "nl",
        &[],
        "white 6\nblack 1\nwhite double\n",
        &["onze beslissing: Dit reglement"],
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
        &["S7*", "At slå: Sæt først den slagne brik ind", "bar/S4 S12/W7"],
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
