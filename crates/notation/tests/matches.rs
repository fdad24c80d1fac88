//! Match files: a hundred of people's matches read, replayed and reported; and whatever is written is read back.

mod common;

use pasch_notation::{
    Deed, Lack, MatchRecord, Reading, RecordFault, RecordFaultKind, Variation, read_mat, read_match_file, read_sgf,
    write_mat, write_sgf,
};
use pasch_rules::{CubeOwner, Side, Stake};
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

/// One short match as Galaxy, Studio (Heroes), XG, gnubg, OpenGammon, and two who write matches down write it.
const DIALECTS: [&str; 9] = [
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
    "; [Site \"OpenGammon\"]
; [EventTime \"17:44\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]
; [Variation \"Backgammon\"]
; [Crawford \"On\"]
; [Jacoby \"Off\"]
; [Beaver \"Off\"]
; [Cubelimit \"64\"]

3 point match

 Game 1
 Ada: 0                                   Bert: 0                                 \u{20}
  1) 13: 6/5 8/5                              25: 6/4 13/8                           \u{20}
  2) 66: 24/18 13/7 24/18 13/7                15: 13/8 6/5                           \u{20}
  3) Doubles => 2                             Takes                                  \u{20}
  4) 44: 18/14 14/10 18/14 14/10              33: 24/21 13/10 24/21 13/10            \u{20}
  5) Resigned Match                                                                  \u{20}
                                            Wins 2 points and the match             \u{20}
",
    "; [Site \"GammonView\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]

3 point match

 Game 1
 Ada: 0                       Bert: 0
  1) 13: 8/5 6/5                                25: 13/8 6/4
  2) 66: 24/18(2) 13/7(2)                       15: 13/8 6/5
  3) Doubles => 2                               Takes
  4) 44: 18/10(2)                               33: 24/21(2) 13/10(2)
  5) Resigns                                    Wins 2 points
",
    "Match to 3 points

 Game 1
 Ada : 0                       Bert : 0
  1) 31 8/5 6/5                  52 13/8 6/4
  2) 66 24/18(2) 13/7(2)         51 13/8 6/5
  3) Doubles => 2                Accepts
  4) 44 18/10(2)                 33 24/21(2) 13/10(2)
  5) Resigns
",
    "# written down by hand
3 point match

Game 1
Ada : 0\tBert : 0
1) 3-1: 8-5, 6-5\t5-2: 13-8, 6-4
2) 66: 24/18(2) 13/7(2)\t51: 13/8 6/5
3) Double to 2\t\tTake
4) 44: 18/10(2)\t33: 24/21(2) 13/10(2)
5) Resign\t\tWin 2 points
",
    "; [Site \"HedgeHog\"]
; [Round \"3\"]
; [Time \"13:00\"]
; [Player 1 \"Ada\"]
; [Player 2 \"Bert\"]
; [Variation \"Backgammon\"]
; [Crawford \"On\"]
; [Jacoby \"Off\"]
; [Beaver \"Off\"]
; [Cubelimit \"64\"]

3 point match

 Game 1
 Ada:\u{a0}0                      Bert:\u{a0}0
  1) 13: 8/5 6/5                         25: 13/8 6/4
  2) 66: 24/18 24/18 13/7 13/7           15: 13/8 6/5
  3) Doubles => 2                        Takes
  4) 44: 18/14 18/14 14/10 14/10         33: 24/21 24/21 13/10 13/10
  5) Resigns                            \u{20}
                                            Wins 2 points
",
];

/// Whoever writes a match down may stand on the left in every game, even where the file names the other first.
#[test]
fn columns_may_change_from_game_to_game() {
    let text = "5 point match\n\n Game 1\n Ada : 0                Bert : 0\n  1) 31: 8/5 6/5            52: 13/8 6/4\n\
                \u{20} 2) Doubles => 2           Drops\n      Wins 1 point\n\n\
                \u{20}Game 2\n Bert : 0               Ada : 1\n  1)                        31: 8/5 6/5\n\
                \u{20} 2) 52: 13/8 6/4           Doubles => 2\n  3) Drops                  Wins 1 point\n";
    let reading = read_mat(text);
    assert_eq!(reading.faults, Vec::new());
    let [first, second] = reading.record.games.as_slice() else {
        panic!("{:?}", reading.record.games);
    };
    assert_eq!(reading.record.players, ["Ada", "Bert"]);
    assert_eq!((second.score, second.result), ([1, 0], Some((Side::White, 1))));
    assert_eq!(second.deeds, first.deeds);
    assert_eq!(read_mat(&write_mat(&reading.record)).record, reading.record);
}

/// A game in which somebody set the checkers: how gnubg and DailyGammon write down a play that broke the rules.
#[test]
fn checkers_set_by_hand_stand_in_brackets() {
    let text = |first: &str, rest: &str| {
        let head = "3 point match\n\n Game 1\n Ada : 0                Bert : 0\n";
        read_mat(&format!("{head}{first}\n{rest}"))
    };
    // A dummy throw, and the start with two more checkers back: that is a variation, not a game set up by hand.
    let nack = "0;-2;-2;0;0;0;4;0;3;0;0;0;-4;4;0;0;0;-3;0;-4;0;0;0;2;2;0";
    let first = format!("  1) 12: Illegal play (3;0;1;0;0;Drops 31: it;b;0;0;0;1;0;{nack};5;1;) 51: 24/23 23/18");
    let reading = text(&first, "  2) 54: 24/20 23/18                43: 24/20 23/20\n");
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.variation, Variation::Nackgammon);
    let [game] = reading.record.games.as_slice() else {
        panic!("{:?}", reading.record.games);
    };
    assert_eq!((game.deeds.len(), game.begins), (3, None));
    assert_eq!(game.deeds[0].0, Side::Black);

    // Black broke the rules, and it is white's turn, who sees the checkers: three off already, a cube of 2 on black's side.
    let places = "0;-2;0;0;0;0;4;0;3;0;0;0;-5;5;0;0;0;-3;0;-4;0;0;0;0;0;-0";
    let second =
        format!("  2) 65: 24/13              41: ILLEGAL PLAY (3;0;0;0;1;Ada;Bert;0;0;0;2;-1;{places};3;1;)\n");
    let reading = text(
        "  1) 31: 8/5 6/5            52: 13/8 6/4",
        &format!("{second}  3) 31: 8/5 6/5            64: 24/14\n"),
    );
    let kinds: Vec<&RecordFaultKind> = reading.faults.iter().map(|fault| &fault.kind).collect();
    assert!(matches!(kinds[..], [RecordFaultKind::UnknownPlay(_)]), "{kinds:?}");
    let [broken, anew] = reading.record.games.as_slice() else {
        panic!("{:?}", reading.record.games);
    };
    assert_eq!((broken.deeds.len(), broken.result), (4, None));
    let begins = anew.begins.unwrap();
    assert_eq!((begins.board.white[0], begins.board.black[0]), (3, 1));
    assert_eq!(
        (begins.cube.value, begins.cube.owner),
        (2, CubeOwner::Held(Side::Black))
    );
    assert_eq!((anew.score, anew.deeds.len()), (broken.score, 2));
    assert_eq!(read_mat(&write_mat(&reading.record)).record, reading.record);

    // On a line of its own, before anybody has thrown.
    let alone = format!("Illegal play (3;0;0;0;1;Ada;Bert;0;0;0;1;0;{places};0;0;)");
    let reading = text(&alone, "  1) 31: 8/5 6/5            64: 24/14\n");
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.record.games[0].begins.unwrap().board, begins.board);

    for nonsense in ["", "(3;0)", "(3;0;0;0;0;a;b;0;0;0;1;0;;;;;)", "(", ")("] {
        let reading = text(
            &format!("  1) 12: Illegal play {nonsense}"),
            "  2) 31: 8/5 6/5            64: 24/14\n",
        );
        let lacks = |fault: &RecordFault| fault.kind == RecordFaultKind::Missing(Lack::SetUp);
        assert!(reading.faults.iter().any(lacks), "{nonsense}: {:?}", reading.faults);
    }
}

/// Resignations: counted, counted by nobody, refused; and those who run out of time.
#[test]
fn giving_up_is_told_in_words() {
    let game = |end: &str| {
        let head = "5 point match\n\n Game 1\n Ada : 0                Bert : 0\n  1) 31: 8/5 6/5            ";
        let reading = read_mat(&format!("{head}{end}"));
        assert_eq!(reading.faults, Vec::new(), "{end}");
        reading.record.games[0].clone()
    };
    let counted = game("Resigns\n      Wins 2 points\n");
    assert_eq!(counted.deeds.last(), Some(&(Side::Black, Deed::Resign(Stake::Gammon))));
    let uncounted = game("Resigned Game\n");
    assert_eq!(
        uncounted.deeds.last(),
        Some(&(Side::Black, Deed::Resign(Stake::Single)))
    );
    assert_eq!(uncounted.result, Some((Side::White, 1)));
    let refused = game("52: 13/8 6/4\n  2) Resigns\n  3) 65: 24/13               64: 24/14\n");
    assert_eq!((refused.deeds.len(), refused.result), (4, None));
    for late in ["Lost on time", "Loses on time", "Forfeits"] {
        assert_eq!(game(&format!("{late}\n")).result, None, "{late}");
        let told = game(&format!("{late}\n      Wins 1 point\n"));
        assert_eq!(told.result, Some((Side::White, 1)), "{late}");
    }
}

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
    // Whoever rolls has taken a beaver.
    let silent = texts[0].replace("  3)  Raccoons => 8               Takes\n", "");
    let silent = read_mat(&silent.replace("Wins 8", "Wins 4"));
    assert_eq!((silent.faults, silent.record.plays()), (Vec::new(), 4));
    assert_eq!(silent.record.games[0].deeds[4], (Side::White, Deed::Take));
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

/// gnubg writes the dice of a player who gives up before moving, and nothing after them.
#[test]
fn a_roll_on_the_board_when_the_game_is_given_up_is_no_play() {
    let written = "1 point match\n\n Game 1\n one : 0                        two : 0\n  1)                             62: 24/18 13/11\n\
                   \u{20}\u{20}2) 62: 13/7* 24/22             51:\n      Wins 1 point\n";
    let reading = read_mat(written);
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.plays(), 2);
    let game = &reading.record.games[0];
    assert_eq!(game.deeds.last(), Some(&(Side::Black, Deed::Resign(Stake::Single))));
    assert_eq!(game.result, Some((Side::White, 1)));

    let tree = "(;FF[4]GM[6]MI[length:1][game:0][ws:0][bs:0]PW[one]PB[two]RE[W+1R]\n;B[62agln];W[62mgxv];B[51])";
    let reading = read_sgf(tree);
    assert_eq!(reading.faults, Vec::new());
    assert_eq!(reading.plays(), 2);

    // Where the game goes on, it is a play like any other, and one that breaks the rules.
    let reading = read_mat(&written.replace("51:\n", "51:\n  3) 21: 8/6 6/5\n"));
    assert_eq!(reading.plays(), 4);
    assert!(!reading.faults.is_empty());
}

/// Whoever leaves a match gives up all that the other still needs; a result beyond that is a fault.
#[test]
fn a_whole_match_may_be_given_up() {
    let game = |points: u32| {
        let head = "5 point match\n\n Game 1\n Ada: 1                Bert: 0\n  1)                ";
        read_mat(&format!("{head}\n   Wins {points} points and the match\n"))
    };
    let left = game(4);
    assert_eq!(left.faults, Vec::new());
    assert_eq!(left.record.games[0].result, Some((Side::White, 4)));
    for again in [read_mat(&write_mat(&left.record)), read_sgf(&write_sgf(&left.record))] {
        assert_eq!(
            (again.faults, again.record.games),
            (Vec::new(), left.record.games.clone())
        );
    }
    assert_eq!(game(5).faults.len(), 1);
}

/// A file of brackets alone is as soon read as any other of its length; counted from the root it would take many minutes.
#[test]
fn brackets_in_brackets_take_no_longer_than_their_length() {
    let open = "(".repeat(1_000_000);
    assert_eq!(read_sgf(&open).faults.len(), 1);
    let nested = "(;FF[4]GM[6]MI[length:3](;W[31hefe](;B[52lqsu])(;B[61])(;B[52lqsu](;W[11])))(;W[42]))";
    let plain = "(;FF[4]GM[6]MI[length:3];W[31hefe];B[52lqsu])";
    assert_eq!(read_sgf(nested).record.games, read_sgf(plain).record.games);
}

/// The same file in every way in which a disk may hold it.
/// A name is shown in terminals, where some signs are commands.
#[test]
fn names_have_no_signs_that_command() {
    let text = DIALECTS[3].replace("Ada", "A\u{1b}[31md\u{7}a");
    assert_eq!(read_mat(&text).record.players, ["A[31mda", "Bert"]);
}

#[test]
fn letters_and_ends_of_lines_may_be_of_any_kind() {
    let text = DIALECTS[0].replace("Ada", "Jörg").replace("\r\n", "\n");
    let expected = read_match_file(text.as_bytes()).expect("a match");
    assert_eq!(expected.record.players[0], "Jörg");
    let units = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let (little, big) = (units(u16::to_le_bytes), units(u16::to_be_bytes));
    let latin: Vec<u8> = text
        .chars()
        .map(|letter| u8::try_from(letter).expect("Latin-1"))
        .collect();
    let disks = [
        text.replace('\n', "\r\n").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        [&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat(),
        [&[0xFF, 0xFE], &little[..]].concat(),
        [&[0xFE, 0xFF], &big[..]].concat(),
        little,
        big,
        latin,
        [text.as_bytes(), &[0x1A, 0, 0]].concat(),
    ];
    for bytes in disks {
        assert_eq!(read_match_file(&bytes), Some(expected.clone()), "{bytes:?}");
    }
}
