//! gnubg's external protocol: what one side writes the other reads, and lines as gnubg 1.07 writes them.

use pasch_rules::{Cube, CubeOwner, Position, Roll, Side, Situation, Turning, Waiting};
use pasch_ubgi::external::{question, read_question};
use pasch_ubgi::{Decision, Wanted};
use proptest::prelude::*;

fn situations() -> impl Strategy<Value = Wanted> {
    let roll = (1..=6u8, 1..=6u8).prop_map(|(a, b)| Decision::Play(Roll::new(a, b).unwrap()));
    let decision = prop_oneof![roll, Just(Decision::Double), Just(Decision::Answer)];
    let length = prop_oneof![Just(None), (1..=25u32).prop_map(Some)];
    let owner = prop_oneof![
        Just(CubeOwner::Centred),
        Just(CubeOwner::Held(Side::White)),
        Just(CubeOwner::Held(Side::Black)),
    ];
    (decision, length, 0..25u32, 0..25u32, 0..5u32, owner).prop_map(|(decision, length, own, opp, exponent, owner)| {
        let mut situation = Situation::money(Position::starting());
        situation.law.jacoby = false;
        situation.law.beavers = false;
        situation.length = length;
        if let Some(length) = length {
            situation.standing.score.white = own % length;
            situation.standing.score.black = opp % length;
        }
        let owner = if exponent == 0 { CubeOwner::Centred } else { owner };
        // Whoever cannot turn the cube does not offer a double.
        let mine = owner != CubeOwner::Held(Side::Black);
        let decision = match decision {
            Decision::Answer if !mine => Decision::Double,
            decision => decision,
        };
        situation.standing.cube = Cube {
            value: 1 << exponent,
            owner,
        };
        let one_away = Side::BOTH
            .into_iter()
            .filter(|&side| situation.away(side) == Some(1))
            .count();
        let chequer = matches!(decision, Decision::Play(_));
        situation.standing.crawford = chequer && exponent == 0 && one_away == 1 && own % 2 == 0;
        if decision == Decision::Answer {
            situation.waiting = Some(Waiting::Turned(Turning::Double));
        }
        Wanted { situation, decision }
    })
}

proptest! {
    /// A question arrives as it was sent.
    #[test]
    fn a_question_is_read_as_it_was_written(wanted in situations()) {
        let line = question(&wanted).expect("a line");
        let read = read_question(&format!("{line}\n\0")).map_err(|none| TestCaseError::fail(none.to_string()))?;
        prop_assert_eq!(read.decision, wanted.decision);
        prop_assert_eq!(read.situation.standing, wanted.situation.standing);
        prop_assert_eq!(read.situation.length, wanted.situation.length);
    }

    #[test]
    fn no_line_breaks_it(line in "(board:)?[-0-9a-z:]{0,200}\\PC{0,20}") {
        drop(read_question(&line));
    }
}

/// Lines that gnubg 1.07 wrote to an external player: in both seats, with the cube on either side, at match point.
#[test]
fn gnubgs_own_lines_are_read() {
    const START: &str = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0";
    let read = |head: &str, tail: &str| {
        let line = format!("board:{head}:{START}:{tail}\n\0");
        read_question(&line).unwrap_or_else(|none| panic!("{line}: {none}"))
    };
    let (held, lies) = (CubeOwner::Held(Side::White), CubeOwner::Centred);
    let roll = Decision::Play(Roll::new(5, 2).unwrap());
    for (head, tail, decision, score, owner, crawford) in [
        // The first player on roll, in the Crawford game and after it.
        (
            "gnubg:root:3:2:0",
            "-1:5:2:5:2:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0",
            roll,
            [2, 0],
            lies,
            true,
        ),
        (
            "gnubg:root:3:2:0",
            "-1:5:2:5:2:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:1:1",
            roll,
            [2, 0],
            lies,
            false,
        ),
        // The second player has doubled: the first answers.
        (
            "root:gnubg:3:0:2",
            "1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:1:1",
            Decision::Answer,
            [0, 2],
            lies,
            false,
        ),
        // Each of them on roll with the cube at 2 on his side.
        (
            "gnubg:root:5:1:0",
            "1:5:2:5:2:2:1:0:0:1:-1:0:25:0:0:0:0:0:0:0:1",
            roll,
            [0, 1],
            held,
            false,
        ),
        (
            "gnubg:root:5:1:0",
            "-1:0:0:0:0:2:0:1:0:1:-1:0:25:0:0:0:0:0:0:0:1",
            Decision::Double,
            [1, 0],
            held,
            false,
        ),
    ] {
        let wanted = read(head, tail);
        let standing = &wanted.situation.standing;
        assert_eq!(wanted.decision, decision, "{head} {tail}");
        assert_eq!(standing.score.into_array(), score, "{head} {tail}");
        assert_eq!(
            (standing.cube.owner, standing.crawford),
            (owner, crawford),
            "{head} {tail}"
        );
        assert_eq!(wanted.situation.position().ok(), Some(Position::starting()));
    }
}

/// gnubg shows the board as its second player sees it, whoever is on roll, and a double as the one sees it who doubled.
#[test]
fn whose_checkers_are_whose_depends_on_who_is_asked() {
    // Both have played once; the first player has a checker on the bar.
    const HIT: &str = "-1:-2:0:0:0:0:5:0:3:0:0:1:-3:4:1:0:0:-4:0:-5:0:0:0:0:1:0";
    const REST: &str = "1:-1:0:25:0:0:0:0:0:0:0:1";
    let bars = |head: &str, tail: &str| {
        let line = format!("board:{head}:{HIT}:{tail}:{REST}\n\0");
        let wanted = read_question(&line).unwrap_or_else(|none| panic!("{line}: {none}"));
        let position = wanted.situation.position().expect("a position");
        (position.own()[25], position.opp()[25])
    };
    for dice in ["0:0:0:0", "5:3:5:3"] {
        // The first player on roll has entered nothing yet; the second has hit.
        assert_eq!(bars("gnubg:root:7:0:0", &format!("-1:{dice}:1:1:1:0")), (1, 0));
        assert_eq!(bars("gnubg:root:7:0:0", &format!("1:{dice}:1:1:1:0")), (0, 1));
    }
    // The second has doubled, then the first.
    assert_eq!(bars("root:gnubg:7:0:0", "1:0:0:0:0:1:1:1:1"), (0, 1));
    assert_eq!(bars("root:gnubg:7:0:0", "-1:0:0:0:0:1:1:1:1"), (0, 1));
}
