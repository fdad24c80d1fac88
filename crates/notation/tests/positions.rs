//! Every way to write a position: writing and reading back is the identity, and a fault names its character.

mod common;

use common::{setups, situations};
use pasch_notation::{FibsBoard, MatchId, PositionId, Xgid, parse_position, read_rows, write_rows};
use pasch_rules::{Cube, CubeOwner, Pair, Position, Setup, Side, Situation, Turning, Waiting};
use proptest::prelude::*;

proptest! {
    #[test]
    fn position_ids_come_back(setup in setups(15)) {
        let id = PositionId::of_setup(&setup).expect("30 checkers fit");
        prop_assert_eq!(id.to_string().parse::<PositionId>(), Ok(id));
        prop_assert_eq!(id.setup(15), setup);
        prop_assert_eq!(PositionId::from(Position::try_from(setup).expect("valid")), id);
    }

    #[test]
    fn hypergammon_ids_come_back(setup in setups(3)) {
        let id = PositionId::of_setup(&setup).expect("6 checkers fit");
        prop_assert_eq!(parse_position(&id.to_string(), 3).map(|read| read.setup()), Ok(setup));
    }

    #[test]
    fn pairs_come_back(situation in situations()) {
        let mut situation = situation;
        situation.law.beavers = false;
        match MatchId::of(&situation) {
            Some(id) => {
                let position = PositionId::of_setup(&situation.setup()).expect("30 checkers fit");
                prop_assert_eq!(id.to_string().parse::<MatchId>(), Ok(id));
                prop_assert_eq!(parse_position(&format!("{position}:{id}"), 15), Ok(situation));
            }
            None => prop_assert!(matches!(situation.waiting, Some(Waiting::Turned(_)))),
        }
    }

    #[test]
    fn xgids_come_back(situation in situations()) {
        match Xgid::of(&situation) {
            Some(xgid) => {
                prop_assert_eq!(xgid.to_string().parse::<Xgid>(), Ok(xgid));
                prop_assert_eq!(parse_position(&xgid.to_string(), 15), Ok(situation.clone()));
                prop_assert_eq!(parse_position(&xgid.to_string()["XGID=".len()..], 15), Ok(situation));
            }
            None => prop_assert!(matches!(situation.waiting, Some(Waiting::Resignation(_)))),
        }
    }

    #[test]
    fn fibs_lines_come_back(situation in situations()) {
        // What the line cannot tell: the money rules, and a cube that nobody may turn outside the Crawford game.
        let mut situation = situation;
        let one_short = |side| situation.away(side) == Some(1);
        let crawford = situation.standing.crawford
            && situation.waiting.is_none()
            && (one_short(Side::White) || one_short(Side::Black));
        situation.standing.crawford = crawford;
        if crawford {
            situation.standing.cube = Cube::START;
        }
        situation.law.jacoby = false;
        situation.law.beavers = false;
        if let Some(board) = FibsBoard::of("You", "somebody", &situation) {
            let line = board.to_string();
            prop_assert_eq!(line.split(':').count(), 53);
            prop_assert_eq!(line.parse::<FibsBoard>(), Ok(board));
            prop_assert_eq!(parse_position(&line, 15), Ok(situation));
        } else {
            prop_assert!(situation.waiting.is_some());
        }
    }

    #[test]
    fn rows_come_back(setup in setups(15), white in any::<bool>()) {
        let on_roll = if white { Side::White } else { Side::Black };
        let situation = Situation::seen_by(on_roll, setup);
        let text = write_rows(&situation.standing);
        prop_assert_eq!(read_rows(&text, 15), Ok(situation.clone()));
        prop_assert_eq!(parse_position(&text, 15), Ok(situation));
    }

    /// Colours are names: exchanged twice they are as before, and the player on roll sees the same.
    #[test]
    fn colours_are_names(situation in situations()) {
        let other = situation.recoloured();
        prop_assert_eq!(other.setup(), situation.setup());
        prop_assert_eq!(other.away(other.standing.on_roll), situation.away(situation.standing.on_roll));
        prop_assert_eq!(other.recoloured(), situation);
    }

    #[test]
    fn whatever_is_typed_gets_an_answer(text in ".{0,80}") {
        if let Err(fault) = parse_position(&text, 15) {
            prop_assert!(fault.at <= text.chars().count(), "{} of {:?}", fault, text);
        }
    }

    #[test]
    fn a_spoilt_xgid_gets_an_answer(situation in situations(), at in 0usize..60, letter in any::<char>()) {
        if let Some(xgid) = Xgid::of(&situation) {
            let mut letters: Vec<char> = xgid.to_string().chars().collect();
            let at = at % letters.len();
            letters[at] = letter;
            let text: String = letters.into_iter().collect();
            if let Err(fault) = parse_position(&text, 15) {
                prop_assert!(fault.at <= text.chars().count());
            }
        }
    }
}

#[test]
fn the_manuals_example_is_read_as_the_manual_says() {
    let read = parse_position("4HPwATDgc/ABMA:QYkqASAAIAAA", 15).expect("gnubg's own example");
    assert_eq!(read.length, Some(9));
    assert_eq!(read.standing.score, Pair { white: 4, black: 2 });
    let held = |side| Cube {
        value: 2,
        owner: CubeOwner::Held(side),
    };
    assert_eq!(read.standing.cube, held(read.standing.on_roll.other()));
    assert_eq!(read.standing.roll.map(|roll| roll.to_string()), Some("5-2".to_owned()));
}

#[test]
fn an_xgid_is_read_field_by_field() {
    let read = parse_position("XGID=-b----E-C---eE---c-e----B-:1:1:-1:D:2:3:0:7:10", 15).expect("a good XGID");
    assert_eq!(read.position(), Ok(Position::starting()));
    assert_eq!(read.standing.on_roll, Side::Black);
    let owner = CubeOwner::Held(Side::White);
    assert_eq!(read.standing.cube, Cube { value: 2, owner });
    assert_eq!(
        (read.standing.score, read.length),
        (Pair { white: 2, black: 3 }, Some(7))
    );
    assert_eq!(read.waiting, Some(Waiting::Turned(Turning::Double)));
    let money = parse_position("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10", 15).expect("a good XGID");
    assert_eq!((money.law.jacoby, money.law.beavers, money.length), (true, true, None));
}

#[test]
fn a_fibs_line_is_read_as_the_server_means_it() {
    let line = "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    let read = parse_position(line, 15).expect("a good line");
    assert_eq!(read.position(), Ok(Position::starting()));
    assert_eq!(
        (read.standing.score, read.length),
        (Pair { white: 0, black: 1 }, Some(3))
    );
    assert_eq!(read.standing.roll.map(|roll| roll.to_string()), Some("6-2".to_owned()));
    // The same board for a player who runs the other way with the other colour.
    let turned = "board:You:someplayer:3:0:1:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:1:6:2:0:0:1:1:1:0:1:1:25:0:0:0:0:0:2:0:0:0";
    assert_eq!(
        parse_position(turned, 15).expect("a good line").position(),
        Ok(Position::starting())
    );
}

#[test]
fn the_danish_start_is_read_in_the_words_of_the_sheet() {
    let text = "Hvid: 2 brikker på S 1 - 5 på S 12 - 3 på W 8 - 5 på W 6. Sort: 2 brikker på W 1 - 5 på W 12 - 3 på S 8 - 5 på S 6.";
    let read = parse_position(text, 15).expect("the sheet's own words");
    assert_eq!(read.position(), Ok(Position::starting()));
    assert_eq!(read.standing.on_roll, Side::White);
}

/// Where each fault is found, counted from 1 as the message does.
#[test]
fn faults_name_the_character() {
    let cases = [
        ("", 1),
        ("4HPwATDgc/ABM", 14),
        ("4HPwATDgc/ABMAA", 15),
        ("4HPwAT gc/ABMA", 7),
        ("4HPwATDgc/ABMé", 14),
        ("//////////////", 14),
        ("4HPwATDgc/ABMB", 14),
        ("4HPwATDgc/ABMA:", 16),
        ("4HPwATDgc/ABMA:cAkAAAAAAA?A", 26),
        ("4HPwATDgc/ABMA:IAkAAAAAAAAA", 16),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10", 31),
        ("XGID=-b----E-C---eE---c-z----B-:0:0:1:00:0:0:0:0:10", 25),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:2:00:0:0:0:0:10", 37),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", 39),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:0:0:7:10", 42),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7", 49),
        ("board:You:b:3:0:1:x", 19),
        ("board:You:b:3", 14),
        ("white 2 S13", 10),
        ("white 2 X1", 9),
        ("white 2", 8),
        ("something quite else", 1),
    ];
    for (text, at) in cases {
        let fault = parse_position(text, 15).expect_err(text);
        assert_eq!(fault.at + 1, at, "{text:?}: {fault}");
        assert!(fault.to_string().starts_with(&format!("character {at}: ")), "{fault}");
    }
}

#[test]
fn too_many_checkers_are_found_by_validation() {
    // 16 checkers of one side fit the bits of an ID; that this is too many is the game's affair.
    let mut setup = Setup::from(Position::starting());
    setup.own[6] += 1;
    setup.opp[6] -= 1;
    let id = PositionId::of_setup(&setup).expect("30 checkers fit");
    let faults = parse_position(&id.to_string(), 15)
        .expect("readable")
        .position()
        .expect_err("16 checkers");
    assert_eq!(faults.0.len(), 1, "{faults}");
}
