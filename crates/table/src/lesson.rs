//! Teach me: the first game in fifteen steps, each done by the learner and each by the rulebook chosen.
//!
//! A step is an arrangement, a sentence and a task. What may be played comes from the rules, and what is taught is a
//! condition on the end of a turn, so that every way that does it is right.

use crate::chronicle::labels;
use crate::view::cube_beside;
use pasch_protocol::{Fault, FaultKey, Lesson, LessonStep, LessonTask, Message, Refusal};
use pasch_rules::{
    BAR, Board, Cube, DieStep, Direction, HitCheckers, OFF, Opening, Overshoot, Position, Preset, Roll, Rulebook,
    Sentence, Side, StepTree, Turn, Variable,
};

/// One side's checkers, by point: where and how many.
type Men<'a> = &'a [(u8, u8)];
/// Both sides' checkers at the end of a turn, each in its own counting.
type End = ([u8; 26], [u8; 26]);

const START: Men = &[(24, 2), (13, 5), (8, 3), (6, 5)];

/// The lesson by a rulebook.
pub fn lesson(rulebook: &str) -> Result<Message, Fault> {
    let book = book(rulebook)?;
    let lesson = Box::new(Lesson {
        labels: labels(book.numbering),
        clockwise: book.direction == Direction::Clockwise,
        cube_beside: cube_beside(&book),
        steps: steps(&book),
    });
    Ok(Message::Lesson { lesson })
}

/// Why a checker cannot go somewhere in a step of the lesson, if it cannot.
pub fn explained(rulebook: &str, step: u32, made: &[DieStep], from: u8, to: u8) -> Result<Message, Fault> {
    let book = book(rulebook)?;
    let not_here = || Fault::from(FaultKey::NotHere);
    let step = steps(&book).into_iter().nth(step as usize).ok_or_else(not_here)?;
    let LessonTask::Play { dice: [a, b], .. } = step.task else {
        return Err(not_here());
    };
    let roll = Roll::new(a, b).map_err(|_| not_here())?;
    let turn = Turn::new(step.board.seen_by(Side::White), roll, book.checker);
    Ok(match turn.check_move(made, from, to) {
        Ok(()) => Message::Possible,
        Err(reason) => {
            let refusal = pasch_rules::Refusal {
                rulebook: book.base(),
                reason,
            };
            let refusal = Refusal::of(&refusal, Side::White);
            Message::Refused { refusal }
        }
    })
}

fn book(rulebook: &str) -> Result<Rulebook, Fault> {
    let preset: Preset = rulebook.parse().map_err(|_| FaultKey::BadTerms)?;
    Ok(Rulebook::from(preset))
}

fn steps(book: &Rulebook) -> Vec<LessonStep> {
    let point = Variable::Point;
    let (first, opening) = match book.opening {
        Opening::OneDie { .. } => ("lesson-opening-one", (vec![4], vec![2])),
        Opening::TwoDice => ("lesson-opening-two", (vec![5, 3], vec![4, 1])),
    };
    let waits = match book.hit_checkers {
        HitCheckers::OnBar => "bar",
        HitCheckers::LaidAside => "aside",
    };
    let too_large = match book.checker.overshoot {
        Overshoot::Farthest => "farthest",
        Overshoot::AnyBelow => "below",
        Overshoot::AnyCarried => "carried",
    };
    let home: Men = &[(6, 3), (5, 3), (4, 3), (3, 3), (2, 2), (1, 1)];
    let far: Men = &[(13, 5), (8, 5), (6, 5)];
    let any = |_: &End| true;
    let playing = |text, praise, own: Men, opp: Men, dice, goal: &dyn Fn(&End) -> bool| {
        let board = board(own, opp);
        let task = play(book, &board, dice, goal);
        step(text, praise, board, task)
    };
    vec![
        step(
            said("lesson-setup", [("point", point(6))]),
            "lesson-setup-done",
            board(&[(24, 2), (13, 5), (8, 3), (6, 4), (OFF, 1)], START),
            LessonTask::Tap {
                points: vec![6],
                places: true,
            },
        ),
        step(
            said(
                "lesson-direction",
                [("from", point(24)), ("high", point(6)), ("low", point(1))],
            ),
            "lesson-direction-done",
            board(START, START),
            LessonTask::Tap {
                points: (1..=6).collect(),
                places: false,
            },
        ),
        step(
            said(first, []),
            "lesson-opening-done",
            board(START, START),
            LessonTask::Throw {
                own: opening.0,
                other: opening.1,
            },
        ),
        playing(said("lesson-move", []), "lesson-move-done", START, START, [4, 2], &any),
        playing(
            said("lesson-point", [("point", point(5))]),
            "lesson-point-done",
            START,
            START,
            [3, 1],
            &|(own, _)| own[5] >= 2,
        ),
        playing(
            said(
                "lesson-blocked",
                [("from", point(24)), ("closed", point(19)), ("to", point(13))],
            ),
            "lesson-blocked-done",
            START,
            START,
            [6, 5],
            &|(own, _)| own[24] == 1 && own[13] == 6,
        ),
        playing(
            said("lesson-hit", [("point", point(5))]),
            "lesson-hit-done",
            START,
            &[(24, 1), (20, 1), (13, 5), (8, 3), (6, 5)],
            [3, 1],
            &|(_, opp)| opp[usize::from(BAR)] > 0,
        ),
        playing(
            said("lesson-enter", [("waits", Variable::choice(waits))]),
            "lesson-enter-done",
            &[(BAR, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
            START,
            [5, 3],
            &any,
        ),
        playing(
            said("lesson-shut", []),
            "lesson-shut-done",
            &[(BAR, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
            &[(24, 2), (13, 4), (8, 3), (6, 4), (4, 2)],
            [6, 4],
            &any,
        ),
        playing(
            said("lesson-doubles", []),
            "lesson-doubles-done",
            START,
            START,
            [3, 3],
            &any,
        ),
        playing(
            said("lesson-home", []),
            "lesson-home-done",
            &[(8, 1), (6, 4), (5, 3), (4, 3), (3, 2), (2, 2)],
            &[(13, 3), (8, 4), (6, 4), (5, 4)],
            [4, 2],
            &|(own, _)| own[7..].iter().all(|&men| men == 0),
        ),
        playing(
            said("lesson-off", []),
            "lesson-off-done",
            home,
            &[(13, 3), (8, 4), (6, 4), (5, 4)],
            [6, 3],
            &|(own, _)| own[usize::from(OFF)] >= 2,
        ),
        playing(
            said("lesson-larger", [("rule", Variable::choice(too_large))]),
            "lesson-larger-done",
            &[(4, 2), (3, 2), (2, 1), (OFF, 10)],
            &[(6, 5), (5, 5), (4, 4), (OFF, 1)],
            [6, 5],
            &|(own, _)| own[usize::from(OFF)] >= 12,
        ),
        playing(
            said("lesson-win", []),
            "lesson-win-done",
            &[(1, 2), (OFF, 13)],
            far,
            [5, 2],
            &|(own, _)| own[usize::from(OFF)] == 15,
        ),
        last(book),
    ]
}

/// The cube, where the rulebook has one; otherwise what the highest win counts.
fn last(book: &Rulebook) -> LessonStep {
    let ahead: Men = &[(6, 4), (5, 4), (4, 4), (3, 3)];
    let behind: Men = &[(24, 1), (13, 4), (8, 4), (6, 6)];
    if book.cube.is_some() {
        let double = LessonTask::Double { value: 2 };
        let mut step = step(
            said("lesson-cube", []),
            "lesson-cube-done",
            board(ahead, behind),
            double,
        );
        step.cube = Some(Cube::START);
        return step;
    }
    step(
        said("lesson-count", []),
        "lesson-count-done",
        board(&[(OFF, 15)], behind),
        LessonTask::Points {
            choices: vec![1, 2, 3],
            right: 3,
        },
    )
}

fn said<const N: usize>(key: &'static str, variables: [(&'static str, Variable); N]) -> Sentence {
    Sentence::new(key, variables)
}

fn step(text: Sentence, praise: &'static str, board: Board, task: LessonTask) -> LessonStep {
    LessonStep {
        text,
        praise: Sentence::new(praise, []),
        board,
        cube: None,
        task,
    }
}

fn board(own: Men, opp: Men) -> Board {
    let side = |men: Men| {
        let mut points = [0; 26];
        for &(point, count) in men {
            points[usize::from(point)] = count;
        }
        points
    };
    Board::from_sides(Side::White, side(own), side(opp))
}

/// A throw to be played so that the turn ends as is taught.
fn play(book: &Rulebook, board: &Board, dice: [u8; 2], goal: &dyn Fn(&End) -> bool) -> LessonTask {
    let position: Position = board.seen_by(Side::White);
    let tree = Roll::new(dice[0], dice[1]).map_or(
        StepTree {
            nodes: vec![Vec::new()],
            forced: Vec::new(),
            bear_off: Vec::new(),
        },
        |roll| Turn::new(position, roll, book.checker).tree(),
    );
    let mut goals = Vec::new();
    let mut open = vec![(0, (*position.own(), *position.opp()))];
    while let Some((node, end)) = open.pop() {
        let branches = &tree.nodes[node];
        if branches.is_empty() && goal(&end) && !goals.contains(&(node as u32)) {
            goals.push(node as u32);
        }
        open.extend(branches.iter().map(|branch| (branch.next, after(end, branch.step))));
    }
    LessonTask::Play { dice, tree, goals }
}

fn after((mut own, mut opp): End, step: DieStep) -> End {
    own[usize::from(step.from)] -= 1;
    own[usize::from(step.to)] += 1;
    if step.hit {
        opp[usize::from(BAR - step.to)] -= 1;
        opp[usize::from(BAR)] += 1;
    }
    (own, opp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::Setup;

    #[test]
    fn every_rulebook_teaches_fifteen_steps_that_can_be_done() {
        for preset in Preset::ALL {
            let steps = steps(&Rulebook::from(preset));
            assert_eq!(steps.len(), 15, "{preset}");
            for (number, step) in steps.iter().enumerate() {
                let over = number == 14 && matches!(step.task, LessonTask::Points { .. });
                for side in Side::BOTH {
                    let men: u8 = step.board.side(side).iter().sum();
                    assert_eq!(men, 15, "{preset}, step {number}, {side}");
                }
                let setup = Setup::from(step.board.seen_by(Side::White));
                assert!(over || Position::try_from(setup).is_ok(), "{preset}, step {number}");
                if let LessonTask::Play { tree, goals, .. } = &step.task {
                    assert!(!goals.is_empty(), "{preset}, step {number}");
                    for &goal in goals {
                        assert!(
                            tree.nodes[goal as usize].is_empty(),
                            "{preset}, step {number}: a whole turn"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_taught_can_also_be_missed() {
        let steps = steps(&Rulebook::from(Preset::Tournament));
        for number in [4, 5, 6] {
            let LessonTask::Play { tree, goals, .. } = &steps[number].task else {
                panic!("step {number} is a play")
            };
            let ends = tree.nodes.iter().filter(|node| node.is_empty()).count();
            assert!(goals.len() < ends, "step {number}");
        }
    }

    #[test]
    fn the_rulebooks_teach_what_is_theirs() {
        let text = |preset, step: usize| steps(&Rulebook::from(preset))[step].text.clone();
        assert_ne!(text(Preset::Jumbo, 2), text(Preset::German, 2), "who starts");
        assert_ne!(
            text(Preset::TenLanguage, 12),
            text(Preset::German, 12),
            "larger numbers"
        );
        assert_ne!(
            text(Preset::Buffalo, 14),
            text(Preset::Tournament, 14),
            "with a cube and without"
        );
    }

    #[test]
    fn a_wrong_step_is_refused_with_its_rule() {
        let refused = |to| explained("tournament", 5, &[], 24, to);
        assert!(matches!(refused(19), Ok(Message::Refused { .. })));
        assert!(matches!(refused(18), Ok(Message::Possible)));
        assert!(explained("tournament", 99, &[], 24, 18).is_err());
        assert!(explained("nonsense", 5, &[], 24, 18).is_err());
    }
}
