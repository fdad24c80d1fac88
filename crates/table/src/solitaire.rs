//! Solitaire for the page: the jumps from a position, and the truth about it within a bounded search.

use pasch_protocol::{
    Colouring, Fault, FaultKey, Impossible, Jump, Message, SolitaireAnswer, SolitaireAsk, SolitaireVerdict,
};
use pasch_solitaire as game;
use pasch_solitaire::{Bound, Fewness, Hole, Impossibility, Limits, Position, Problem, Verdict};
use std::ops::ControlFlow;

/// The memory that a page's question may cost.
const MEMORY: usize = 400_000_000;

/// Answers a question. `go_on` is asked now and then whether somebody still waits for the answer.
pub fn answer(
    pegs: &[u8],
    goal: &[u8],
    ask: SolitaireAsk,
    go_on: &mut impl FnMut() -> ControlFlow<()>,
) -> Result<Message, Fault> {
    let start = position(pegs)?;
    let end = position(goal)?;
    let solved = start == end;
    let verdict = match ask {
        SolitaireAsk::Jumps => None,
        _ => Some(match Problem::new(start, end) {
            // More pegs are wanted than stand: no jump ever adds one.
            Err(_) => SolitaireVerdict::Impossible {
                why: Impossible::Exhausted { positions: 1 },
            },
            Ok(problem) => judge(problem, ask == SolitaireAsk::Solution, go_on),
        }),
    };
    let answer = SolitaireAnswer {
        pegs: start.numbers(),
        jumps: start.jumps().into_iter().map(jump).collect(),
        solved,
        verdict,
    };
    Ok(Message::Solitaire { answer })
}

fn position(numbers: &[u8]) -> Result<Position, Fault> {
    let mut position = Position::EMPTY;
    for &number in numbers {
        let hole = Hole::new(number).ok_or(FaultKey::BadPosition)?;
        position = position.with(hole);
    }
    Ok(position)
}

fn judge(problem: Problem, shortest: bool, go_on: &mut impl FnMut() -> ControlFlow<()>) -> SolitaireVerdict {
    let mut watch = |_| match go_on() {
        ControlFlow::Continue(()) => ControlFlow::Continue(()),
        ControlFlow::Break(()) => ControlFlow::Break(Bound::Time),
    };
    let limits = Limits { memory: MEMORY };
    match game::judge(problem, limits, &mut watch) {
        Verdict::Solvable(solution) => {
            let solution = if shortest {
                game::shorten(problem, solution, limits, &mut watch)
            } else {
                solution
            };
            let moves: Vec<Vec<Jump>> = solution
                .line
                .moves()
                .iter()
                .map(|line| line.jumps().iter().copied().map(jump).collect())
                .collect();
            let (fewest, at_least) = match solution.fewest {
                Fewness::Proved => (true, moves.len() as u32),
                Fewness::NotAsked => (false, 1),
                Fewness::Unknown { at_least, .. } => (false, at_least),
            };
            SolitaireVerdict::Solvable {
                moves,
                fewest,
                at_least,
            }
        }
        Verdict::Impossible(why) => SolitaireVerdict::Impossible { why: impossible(&why) },
        Verdict::Unknown(_) => SolitaireVerdict::Unknown,
    }
}

fn impossible(why: &Impossibility) -> Impossible {
    match why {
        Impossibility::Class(proof) => Impossible::Colouring {
            jumps: proof.jumps,
            colourings: proof
                .tallies
                .iter()
                .map(|tally| Colouring {
                    colours: Hole::all().map(|hole| tally.diagonal.colour(hole)).collect(),
                    start: tally.start,
                    goal: tally.goal,
                    contradicts: [0, 1, 2].map(|colour| proof.contradicts(tally, colour)),
                })
                .collect(),
        },
        Impossibility::Pagoda(proof) => Impossible::Weights {
            weights: Hole::all().map(|hole| proof.pagoda.weight(hole) as i8).collect(),
            start: proof.start,
            goal: proof.goal,
        },
        Impossibility::Exhausted { positions } => Impossible::Exhausted {
            positions: u32::try_from(*positions).unwrap_or(u32::MAX),
        },
    }
}

fn jump(jump: game::Jump) -> Jump {
    Jump {
        from: jump.from().number(),
        over: jump.over().number(),
        to: jump.to().number(),
    }
}
