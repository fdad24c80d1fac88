//! Positions with analyses as programs write them for people: the samples beside the project, and each shape in several
//! languages.

mod common;

use common::situations;
use pasch_notation::{
    Candidate, Chances, CubeOpinion, Depth, Fault, FileKind, JudgedPosition, Opinion, PlayOpinion, Worth, format_play,
    read_position_report, read_xgp, write_position_report,
};
use pasch_rules::CheckerRules;
use proptest::prelude::*;
use std::path::{Path, PathBuf};

fn samples(folder: &str, ending: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/formats")
        .join(folder);
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("no positions beside the project: skipped");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    let read = |file: &PathBuf| {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read(file).expect("a file"))
    };
    files.iter().map(read).collect()
}

fn one(text: &str) -> JudgedPosition {
    let mut all = read_position_report(text).expect("a position");
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0)
}

fn equities(cube: &CubeOpinion) -> [f64; 3] {
    [cube.no_double, cube.double_take, cube.double_pass].map(Worth::value)
}

/// The plays in the judged order, with their equities.
fn plays(judged: &JudgedPosition) -> Vec<(String, f64)> {
    let position = judged.situation.position().expect("a position");
    let play = judged.opinion.play.as_ref().expect("plays");
    let written = |candidate: &pasch_notation::Candidate| {
        (
            format_play(&candidate.steps.iter().copied().collect(), &position),
            candidate.equity.value(),
        )
    };
    play.candidates.iter().map(written).collect()
}

#[test]
fn bgblitzs_samples_are_read() {
    let texts = samples("text", "txt");
    for (name, bytes) in &texts {
        let judged = one(&String::from_utf8(bytes.clone()).expect("text"));
        assert_eq!(judged.program, "BGBlitz", "{name}");
        if let Some(cube) = &judged.opinion.cube {
            let expected = match name.as_str() {
                "02_NDT_FR" => [0.287, 0.164, 1.0],
                "04_DP_EN" => [0.767, 1.287, 1.0],
                "06_RT_FR" => [0.685, 0.760, 1.0],
                other => panic!("{other} is new"),
            };
            assert_eq!(equities(cube), expected, "{name}");
            let win = cube.chances.expect("chances").win;
            let known = [0.541, 0.656, 0.659].iter().any(|known| (known - win).abs() < 1e-9);
            assert!(known, "{name}: {win}");
        } else {
            let plays = plays(&judged);
            assert_eq!(plays.len(), 5, "{name}");
            assert_eq!(plays[1], ("19/18 3/1".to_owned(), -0.545));
        }
    }
    if !texts.is_empty() {
        assert_eq!(texts.len(), 4);
    }
}

#[test]
fn xgs_positions_are_read() {
    for (name, bytes) in samples("xgp", "xgp") {
        let judged = read_xgp(&bytes).expect("a position");
        assert!(judged.situation.position().is_ok(), "{name}");
        assert_eq!(judged.situation.length, Some(7), "{name}");
        match name.as_str() {
            "Position_10" => {
                let cube = judged.opinion.cube.expect("a cube decision");
                assert_eq!(cube.depth, Depth::Roller(1));
                assert!((cube.no_double.value() - 0.755).abs() < 0.0005);
                assert!(judged.opinion.play.is_none());
            }
            "Position_11" => {
                assert_eq!(plays(&judged)[0].0, "10/3");
                assert_eq!(judged.situation.standing.cube.value, 2);
                assert_eq!(judged.situation.standing.score.into_array(), [2, 3]);
            }
            "Position_12" => {
                let play = judged.opinion.play.as_ref().expect("plays");
                assert_eq!((play.played, play.candidates[0].depth), (Some(2), Depth::Roller(1)));
                assert!((play.cost.expect("a cost").value() - 0.097).abs() < 0.0005);
            }
            other => panic!("{other} is new"),
        }
    }
}

const XG_PLAY: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10

X:Ada   O:Bert
Score is X:0 O:0 7 pt.(s) match.
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
Pip count  X: 167  O: 167 X-O: 0-0/7
Cube: 1
X to play 31

    1. Book¹       8/5 6/5                      eq:+0.169
      Player:   55.30% (G:17.10% B:1.10%)
      Opponent: 44.70% (G:12.60% B:0.60%)

    2. XG Roller+  24/23 13/10                  eq:-0.011 (-0.180)
      Player:   49.80% (G:13.80% B:0.70%)
      Opponent: 50.20% (G:13.90% B:0.60%)

    3. 3-ply       13/10 6/5                    eq:-0.020 (-0.189)
      Player:   49.70% (G:14.80% B:0.80%)
      Opponent: 50.30% (G:14.90% B:0.90%)

eXtreme Gammon Version: 2.19, MET: Kazaross XG2";

#[test]
fn xgs_plays_are_read_in_three_languages() {
    let french = XG_PLAY
        .replace("-ply", "-plis")
        .replace("eq:", "éq:")
        .replace("Player:", "Joueur:")
        .replace("Opponent:", "Adversaire:")
        .replace("X to play", "X à jouer")
        .replace('.', ",")
        .replace("1, ", "1. ")
        .replace("2, ", "2. ")
        .replace("3, ", "3. ");
    let german = XG_PLAY
        .replace("Player:", "Spieler:")
        .replace("Opponent:", "Gegner:")
        .replace("X to play", "X zum spielen");
    // Older versions say how long the match is as match files do.
    let older = XG_PLAY.replace("7 pt.(s) match.", "7 point match");
    for text in [XG_PLAY, &french, &german, &older] {
        assert_eq!(FileKind::of(text.as_bytes()), FileKind::Report, "{text}");
        let judged = one(text);
        assert_eq!(judged.program, "eXtreme Gammon");
        let expected = [("8/5 6/5", 0.169), ("24/23 13/10", -0.011), ("13/10 6/5", -0.020)];
        assert_eq!(
            plays(&judged),
            expected.map(|(play, equity)| (play.to_owned(), equity)),
            "{text}"
        );
        let play = judged.opinion.play.expect("plays");
        let depths: Vec<Depth> = play.candidates.iter().map(|candidate| candidate.depth).collect();
        assert_eq!(depths, [Depth::Book, Depth::Roller(1), Depth::Plies(3)]);
        let chances = play.candidates[0].chances.expect("chances");
        assert!((chances.win - 0.553).abs() < 1e-9 && (chances.lose_gammon - 0.126).abs() < 1e-9);
    }
}

#[test]
fn xgs_cubes_are_read_in_three_languages() {
    let text = |[analysed, own, other, no_double, take, pass]: [&str; 6]| {
        format!(
            "XGID=--BBbBB-----aE----Be-c-bb-:1:-1:-1:00:0:0:0:0:8\n\n{analysed} XG Roller++\n\
             {own}:   49.42% (G:11.68% B:0.07%)\n{other}: 50.58% (G:10.58% B:0.22%)\n\n\
             Cubeless Equities: No Double=-0.002, Double=-0.004\n\n\
             {no_double}:     +0.172\n       {take}:   -0.361 (-0.533)\n       {pass}:   +1.000 (+0.828)\n\n\
             Best: {no_double} / {take}\nPercentage of wrong pass needed: 20.0%\n\neXtreme Gammon Version: 2.10"
        )
    };
    for words in [
        [
            "Analyzed in",
            "Player Winning Chances",
            "Opponent Winning Chances",
            "No redouble",
            "Redouble/Take",
            "Redouble/Pass",
        ],
        [
            "Analysé avec",
            "Chance de gain du joueur",
            "Chance de gain de l'adversaire",
            "Pas de redouble",
            "Redouble/Prend",
            "Redouble/Passe",
        ],
        [
            "Analysiert in",
            "Spieler Gewinnchancen",
            "Gewinnchancen des Gegners",
            "Nicht Redoppeln",
            "Redoppeln/Annehmen",
            "Redoppeln/Ablehnen",
        ],
    ] {
        let judged = one(&text(words));
        let cube = judged.opinion.cube.expect("a cube decision");
        assert_eq!(equities(&cube), [0.172, -0.361, 1.0]);
        assert_eq!(cube.depth, Depth::Roller(2));
        let chances = cube.chances.expect("chances");
        assert!((chances.win - 0.4942).abs() < 1e-9 && (chances.lose_backgammon - 0.0022).abs() < 1e-9);
    }
}

/// As gnubg exports a match: two decisions, one of them an answer seen by the one who answers.
const GNUBG: &str = "Move number 2:  Bert to play 54

 GNU Backgammon  Position ID: 4HPkASjgc/ABMA
                 Match ID   : cInyAAAAAAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Ada

* Bert moves 24/20 13/8

Cube analysis
1-ply cubeless equity +0.006 (Money: +0.006)
  0.503 0.138 0.006 - 0.497 0.138 0.006
Cubeful equities:
1. No double           +0.009
2. Double, pass        +1.000  (+0.991)
3. Double, take        -0.330  (-0.339)
Proper cube action: No double, take (25.5%)

Rolled 54 (-0.100):
*    1. Cubeful 1-ply    24/20 13/8                   Eq.: -0.101
       0.476 0.121 0.006 - 0.524 0.145 0.006
     2. Cubeful 1-ply    24/15                        Eq.: -0.107 (-0.006)
       0.479 0.115 0.004 - 0.521 0.150 0.006

Move number 10:  Ada doubles to 2

 GNU Backgammon  Position ID: 0PPBATBo58gBKA
                 Match ID   : MBngAAAAAAAE

* Bert accepts

Cube analysis
1-ply cubeless equity -0.510 (Money: -0.504)
  0.336 0.080 0.003 - 0.664 0.236 0.022
Cubeful equities:
1. Double, take        -0.795
2. Double, pass        -1.000  (-0.205)
3. No double           -0.683  (+0.112)
Proper cube action: Double, take
";

/// Fractions with a comma, as these languages have them.
fn with_commas(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut written = String::new();
    while let Some(letter) = letters.next() {
        let in_number = letter == '.' && letters.peek().is_some_and(char::is_ascii_digit);
        written.push(if in_number { ',' } else { letter });
    }
    written
}

#[test]
fn gnubgs_text_is_read_in_three_languages() {
    let german = with_commas(GNUBG)
        .replace("No double", "Kein Doppel")
        .replace("Double, pass", "Doppel, Aufgabe")
        .replace("Double, take", "Doppel, Annahme")
        .replace("Cubeful", "Mit Doppler");
    let french = with_commas(GNUBG)
        .replace("No double", "Pas de double")
        .replace("Double, pass", "Double, passe")
        .replace("Double, take", "Double, accepte")
        .replace("Position ID:", "ID de position:")
        .replace("Match ID   :", "ID de match   :");
    for text in [GNUBG, &german, &french] {
        assert_eq!(FileKind::of(text.as_bytes()), FileKind::Report, "{text}");
        let judged = read_position_report(text).expect("positions");
        assert_eq!(judged.len(), 2);
        let cube = judged[0].opinion.cube.expect("a cube decision");
        assert_eq!(equities(&cube), [0.009, -0.330, 1.0]);
        let expected = [("24/20 13/8", -0.101), ("24/15", -0.107)];
        assert_eq!(
            plays(&judged[0]),
            expected.map(|(play, equity)| (play.to_owned(), equity))
        );
        let play = judged[0].opinion.play.as_ref().expect("plays");
        assert_eq!((play.played, play.candidates[1].depth), (Some(0), Depth::Plies(1)));
        // The answer is told with the doubler's numbers.
        let answer = judged[1].opinion.cube.expect("a cube decision");
        assert_eq!(equities(&answer), [0.683, 0.795, 1.0]);
        assert!((answer.chances.expect("chances").win - 0.664).abs() < 1e-9);
    }
}

#[test]
fn a_text_without_a_position_is_refused() {
    assert!(matches!(
        read_position_report("nothing here").map_err(|fault| fault.fault),
        Err(Fault::UnknownFormat)
    ));
    let bad = read_position_report("so\nXGID=-b----E-C---eE---c-e----B-:0:0:1:91:0:0:0:7:10").expect_err("no dice");
    assert_eq!(bad.at, 3 + 38);
}

/// Opinions in the digits that the text has.
fn opinions() -> impl Strategy<Value = (Option<CubeOpinion>, Vec<(usize, i32, Depth)>)> {
    let depths = prop_oneof![
        (1u8..7).prop_map(Depth::Plies),
        (0u8..3).prop_map(Depth::Roller),
        Just(Depth::Book),
        Just(Depth::Rollout {
            games: None,
            error: None
        }),
    ];
    let chances = (0..=10_000i32, 0..=10_000i32).prop_map(|(win, gammon)| {
        let hundredths = |number: i32| f64::from(number) / 100.0 / 100.0;
        Chances {
            win: hundredths(win),
            win_gammon: hundredths(gammon.min(win)),
            win_backgammon: 0.0,
            lose_gammon: hundredths(gammon.min(10_000 - win)),
            lose_backgammon: 0.0,
        }
    });
    let cube =
        (chances, -1500..1500i32, -1500..1500i32, depths.clone()).prop_map(|(chances, no_double, take, depth)| {
            let worth = |thousandths: i32| Worth::Equity(f64::from(thousandths) / 1000.0);
            CubeOpinion {
                chances: Some(chances),
                no_double: worth(no_double),
                double_take: worth(take),
                double_pass: Worth::Equity(1.0),
                choice: None,
                depth,
                cost: None,
            }
        });
    let plays = proptest::collection::vec((any::<usize>(), -1500..1500i32, depths), 0..6);
    (proptest::option::of(cube), plays)
}

proptest! {
    #[test]
    fn what_is_written_for_a_forum_is_read_back(
        situation in situations(),
        (cube, chosen) in opinions(),
    ) {
        let mut opinion = Opinion { cube, ..Opinion::default() };
        if let (Some(roll), Ok(position)) = (situation.standing.roll, situation.position()) {
            let legal = position.legal_plays(roll, &CheckerRules::TOURNAMENT);
            let candidates: Vec<Candidate> = chosen
                .into_iter()
                .map(|(index, equity, depth)| (&legal[index % legal.len()].0, equity, depth))
                .filter(|(play, ..)| !play.is_empty())
                .map(|(play, equity, depth)| Candidate {
                    steps: play.to_vec(),
                    chances: None,
                    equity: Worth::Equity(f64::from(equity) / 1000.0),
                    depth,
                })
                .collect();
            if !candidates.is_empty() {
                let played = Some(candidates.len() / 2);
                opinion.play = Some(PlayOpinion { candidates, played, cost: None, counted: None });
            }
        }
        let judged = JudgedPosition { situation, program: "Pasch".to_owned(), opinion };
        if let Some(text) = write_position_report(&judged) {
            let again = one(&text);
            prop_assert_eq!(&again.situation, &judged.situation, "{}", text);
            prop_assert_eq!(&again.program, &judged.program);
            prop_assert_eq!(&again.opinion.play, &judged.opinion.play, "{}", text);
            match (again.opinion.cube, judged.opinion.cube) {
                (Some(again), Some(cube)) => {
                    prop_assert_eq!(equities(&again), equities(&cube), "{}", text);
                    prop_assert_eq!(again.depth, cube.depth, "{}", text);
                    let (again, chances) = (again.chances.expect("told"), cube.chances.expect("told"));
                    prop_assert!((again.win - chances.win).abs() < 1e-9, "{}", text);
                    prop_assert!((again.lose_gammon - chances.lose_gammon).abs() < 1e-9, "{}", text);
                }
                (again, cube) => prop_assert_eq!(again, cube, "{}", text),
            }
        }
    }
}
