//! Plays as text: what is written for a legal play is read back as that play, in gnubg's way and in the sites'.

mod common;

use common::{played_positions, rolls, setups};
use pasch_notation::{MoveFault, format_play, parse_position, read_play};
use pasch_rules::{CheckerRules, Overshoot, Play, Position, Roll};
use proptest::prelude::*;

const RULES: CheckerRules = CheckerRules::TOURNAMENT;

fn every_way_of_writing_is_read(position: &Position, roll: Roll, rules: &CheckerRules) -> Result<(), TestCaseError> {
    for (play, after) in position.legal_plays(roll, rules) {
        let text = format_play(&play, position);
        let read = read_play(&text, position, roll, rules);
        prop_assert_eq!(read.as_ref().map(|(_, after)| *after), Ok(after), "{}", text);
        let again = read.map(|(play, _)| format_play(&play, position));
        prop_assert_eq!(again.as_ref(), Ok(&text));
        // One site writes every step, 25 for the bar and 0 for off, no stars; and the order does not matter.
        let steps: Vec<String> = play
            .iter()
            .rev()
            .map(|step| format!("{}/{}", step.from, step.to))
            .collect();
        let read = read_play(&steps.join(" "), position, roll, rules);
        prop_assert_eq!(read.map(|(_, after)| after), Ok(after), "{:?}", steps);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn plays_of_real_games_come_back(position in played_positions(), roll in rolls()) {
        every_way_of_writing_is_read(&position, roll, &RULES)?;
    }

    #[test]
    fn plays_of_odd_positions_come_back(setup in setups(15), roll in rolls(), odd in any::<bool>()) {
        let rules = CheckerRules {
            overshoot: if odd { Overshoot::AnyCarried } else { Overshoot::Farthest },
            pick_and_pass: !odd,
            straggler: odd,
        };
        let position = Position::try_from(setup).expect("valid");
        if !position.is_over() {
            every_way_of_writing_is_read(&position, roll, &rules)?;
        }
    }

    #[test]
    fn whatever_is_typed_gets_an_answer(
        position in played_positions(),
        roll in rolls(),
        text in prop_oneof![".{0,40}", "[0-9bo/*() ,-]{0,40}", "([0-9]{1,2}/[0-9]{1,2}[*]? ?){0,5}"],
    ) {
        match read_play(&text, &position, roll, &RULES) {
            Ok((play, after)) => {
                let legal = position.legal_plays(roll, &RULES);
                prop_assert!(legal.contains(&(play, after)));
            }
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }
}

fn read(id: &str, dice: (u8, u8), text: &str) -> Result<String, MoveFault> {
    let position = parse_position(id, 15).expect("an ID").position().expect("a position");
    let roll = Roll::new(dice.0, dice.1).expect("dice");
    read_play(text, &position, roll, &RULES).map(|(play, _): (Play, _)| format_play(&play, &position))
}

const START: &str = "4HPwATDgc/ABMA";

#[test]
fn people_write_as_they_please() {
    for text in [
        "13/7 8/7",
        "8/7 13/7",
        "8/7, 13/7",
        " 13/7;8/7 ",
        "13-7 8-7",
        "13/7(1) 8/7",
    ] {
        assert_eq!(read(START, (6, 1), text).as_deref(), Ok("13/7 8/7"), "{text}");
    }
    for text in ["24/18/13", "24/13", "24/18 18/13", "18/13 24/18"] {
        assert_eq!(read(START, (6, 5), text).as_deref(), Ok("24/13"), "{text}");
    }
    for text in ["8/5(2) 6/3(2)", "6/3 8/5 6/3 8/5", "8/5 8/5 6/3(2)"] {
        assert_eq!(read(START, (3, 3), text).as_deref(), Ok("8/5(2) 6/3(2)"), "{text}");
    }
}

#[test]
fn hits_on_the_way_decide() {
    // One checker on the bar, blots on 22 and 20: 3 and 5 in either order end on 17.
    let one_bar = "XGID=-------E-E----------a-a-AA:0:0:1:53:0:0:0:0:10";
    let fault = read(one_bar, (5, 3), "bar/17");
    let Err(MoveFault::Ambiguous { plays }) = fault else {
        panic!("both ways hit something else: {fault:?}")
    };
    assert_eq!(plays.len(), 2);
    for play in plays {
        assert_eq!(read(one_bar, (5, 3), &play).as_deref(), Ok(play.as_str()));
    }
    // With one blot the way without a hit is meant when no hit is written.
    let one_blot = "XGID=-------E-E------------a-AA:0:0:1:53:0:0:0:0:10";
    assert_eq!(read(one_blot, (5, 3), "bar/17").as_deref(), Ok("bar/17"));
    assert_eq!(read(one_blot, (5, 3), "bar/22*/17").as_deref(), Ok("bar/22*/17"));
    assert_eq!(read(one_blot, (5, 3), "25/22 22/17").as_deref(), Ok("bar/22*/17"));
}

#[test]
fn a_refused_play_says_why() {
    let cases = [
        ((6, 5), "24/18 6/1", "point 1 is blocked"),
        ((6, 1), "13/7", "2 of the numbers thrown can be played"),
        ((6, 1), "", "2 of the numbers thrown can be played"),
        ((6, 1), "13/9 8/7", "13/9 needs a number that 6-1 does not give"),
        ((6, 1), "13/10 10/6", "13/10 needs a number that 6-1 does not give"),
        ((6, 1), "13/7 7/6 6/5", "3 movements are written"),
        ((6, 1), "12/6 8/7", "you have no checker"),
        ((6, 1), "bar/24 13/7", "you have no checker"),
        ((6, 1), "13/7* 8/7", "7 is marked as a hit"),
        ((6, 1), "13/7 8/x", "character 8"),
        ((6, 1), "7/13", "character 3: checkers move to lower points only"),
        ((6, 1), "13/7(0)", "character 6: the number of checkers is 0"),
        ((6, 1), "13/7(99999999999999999999)", "the number of checkers"),
        ((6, 1), "26/20", "character 1: a point is 26"),
        ((6, 1), "6/off", "one still stands on point 24"),
    ];
    for (dice, text, wanted) in cases {
        let fault = read(START, dice, text).expect_err(text).to_string();
        assert!(fault.contains(wanted), "{text:?} gives {fault:?}");
    }
}
