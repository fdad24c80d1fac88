//! Bad input is refused with the fault and the place.

use pasch_solitaire::{Line, Position, Problem, Puzzle};

fn line_fault(text: &str) -> String {
    let read = text.parse::<Line>().and_then(|line| line.play(Puzzle::A.start()));
    read.expect_err(text).to_string()
}

fn list_fault(text: &str) -> String {
    text.parse::<Position>().expect_err(text).to_string()
}

#[test]
fn moves() {
    assert_eq!(
        line_fault("17-19 38-25"),
        "move 2 (38-25): there is no hole 38: the holes are 1 to 37"
    );
    assert_eq!(
        line_fault("11-19"),
        "move 1 (11-19): 11-19 is not along a row or a column"
    );
    assert_eq!(
        line_fault("18-19"),
        "move 1 (18-19): 18-19 is no jump: a peg lands two holes on, over exactly one neighbour"
    );
    assert_eq!(
        line_fault("17-19-17-x"),
        "move 1 (17-19-17-x): \"x\" is not a hole: holes are the numbers 1 to 37"
    );
    assert_eq!(
        line_fault("17"),
        "move 1 (17): a move names at least two holes, as in 17-19"
    );
    assert_eq!(
        line_fault("17-19 19-17"),
        "move 2 (19-17): 19-17: there is no peg in hole 18 to jump over"
    );
    assert_eq!(
        line_fault("17-19 17-19"),
        "move 2 (17-19): 17-19: there is no peg in hole 17"
    );
    assert_eq!(line_fault("1-3"), "move 1 (1-3): 1-3: hole 3 is not empty");
    assert_eq!(
        line_fault("99999999999999999999-1"),
        "move 1 (99999999999999999999-1): there is no hole 99999999999999999999: the holes are 1 to 37"
    );
}

#[test]
fn lists_of_holes() {
    assert_eq!(
        list_fault("1,2,38"),
        "item 3: there is no hole 38: the holes are 1 to 37"
    );
    assert_eq!(list_fault("0"), "item 1: there is no hole 0: the holes are 1 to 37");
    assert_eq!(
        list_fault("1,,2"),
        "item 2: \"\" is not a hole: holes are the numbers 1 to 37"
    );
    assert_eq!(list_fault("5 6 5"), "item 3: hole 5 is named twice");
    assert_eq!(
        list_fault("-1"),
        "item 1: \"-1\" is not a hole: holes are the numbers 1 to 37"
    );
    assert_eq!(list_fault(" "), "the list names no hole");
}

#[test]
fn puzzles_and_problems() {
    assert_eq!(
        "F".parse::<Puzzle>().unwrap_err().to_string(),
        "there is no puzzle \"F\": the puzzles are A, B, C, D and E"
    );
    let fault = Problem::new("1,2".parse().unwrap(), "1,2,3".parse().unwrap()).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "the end has more pegs (3) than the start (2); jumps only take pegs away"
    );
}
