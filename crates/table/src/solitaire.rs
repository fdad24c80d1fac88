//! Solitaire for the page: what may be done in a game, and the truth about it within a bounded search.

use pasch_analysis::{Plan, carry_out};
use pasch_engine::{Interrupt, Interrupted};
use pasch_protocol::{
    Colouring, Fault, FaultKey, Impossible, Jump, Message, PuzzleInfo, SolitaireAsk, SolitaireGame, SolitaireVerdict,
};
use pasch_solitaire as game;
use pasch_solitaire::{
    Bound, Fewness, HOLES, Hole, Impossibility, Limits, Line, Position, Problem, Puzzle, Solution, Verdict,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The memory that a page's question may cost.
const MEMORY: usize = 400_000_000;

/// The puzzles of the booklet.
pub(crate) fn puzzles() -> Vec<PuzzleInfo> {
    let info = |puzzle: Puzzle| PuzzleInfo {
        name: puzzle.to_string().to_lowercase(),
        start: puzzle.start().numbers(),
        goal: puzzle.goal().numbers(),
        instead: puzzle.instead().map(|pegs| pegs.numbers()),
    };
    Puzzle::ALL.into_iter().map(info).collect()
}

/// A game of a puzzle after some jumps: what may be done now. They may come from anyone and be anything.
pub(crate) fn game(puzzle: &str, made: &[[u8; 2]]) -> Result<Message, Fault> {
    let puzzle: Puzzle = puzzle.parse().map_err(|_| FaultKey::BadPosition)?;
    let bad = || Fault::from(FaultKey::BadPosition);
    // No game has more jumps than pegs.
    let jumps = made.iter().take(usize::from(HOLES)).map(|&[from, to]| {
        let (from, to) = Hole::new(from).zip(Hole::new(to)).ok_or_else(bad)?;
        game::Jump::new(from, to).map_err(|_| bad())
    });
    let line = Line::from_jumps(jumps.collect::<Result<Vec<_>, Fault>>()?);
    let pegs = line.play(puzzle.start()).map_err(|_| bad())?;
    let game = SolitaireGame {
        jumps: pegs.jumps().into_iter().map(jump).collect(),
        moves: moves(&line),
        solved: pegs == puzzle.goal(),
    };
    Ok(Message::SolitaireGame { game })
}

/// Answers a question; told to stop, with what is known by then.
pub fn answer(pegs: &[u8], goal: &[u8], ask: SolitaireAsk, interrupt: &impl Interrupt) -> Result<Message, Fault> {
    let verdict = match Problem::new(position(pegs)?, position(goal)?) {
        // More pegs are wanted than stand: no jump ever adds one.
        Err(_) => SolitaireVerdict::Impossible {
            why: Impossible::Exhausted { positions: 1 },
        },
        Ok(problem) => {
            let search = SolitaireSearch {
                problem,
                shortest: ask == SolitaireAsk::Solution,
            };
            let known = carry_out(&search, &mut (), interrupt);
            known.map_or(SolitaireVerdict::Unknown, |part| part.verdict)
        }
    };
    Ok(Message::Solitaire { verdict })
}

/// The search for the truth about a problem as a plan: first whether it can be done at all, then, where that is asked,
/// in how few moves.
#[derive(Clone, Copy, Debug)]
pub struct SolitaireSearch {
    /// The problem.
    pub problem: Problem,
    /// Is the solution with the fewest moves wanted?
    pub shortest: bool,
}

/// A piece of the search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolitaireUnit {
    /// The jumps of a solution that may have more moves than needed; nothing while none is known.
    known: Option<Vec<Jump>>,
}

/// What a piece of the search found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolitairePart {
    /// The verdict.
    pub verdict: SolitaireVerdict,
    /// Could a solution with fewer moves still be looked for?
    shorter: bool,
}

impl Plan for SolitaireSearch {
    type Unit = SolitaireUnit;
    type Part = SolitairePart;
    type Sum = Option<SolitairePart>;
    type Worker = ();

    fn begin(&self) -> Option<SolitairePart> {
        None
    }

    fn round(&self, known: &Option<SolitairePart>) -> Vec<SolitaireUnit> {
        match known {
            None => vec![SolitaireUnit { known: None }],
            Some(SolitairePart {
                verdict: SolitaireVerdict::Solvable { moves, .. },
                shorter: true,
            }) if self.shortest => vec![SolitaireUnit {
                known: Some(moves.concat()),
            }],
            Some(_) => Vec::new(),
        }
    }

    /// Told to stop while it looks for fewer moves, it still tells how few have been ruled out.
    fn run(&self, (): &mut (), unit: &SolitaireUnit, interrupt: &impl Interrupt) -> Result<SolitairePart, Interrupted> {
        let mut watch = |_| match interrupt.interrupted() {
            true => ControlFlow::Break(Bound::Interrupted),
            false => ControlFlow::Continue(()),
        };
        // What was searched for long enough before is said at once.
        if let Some(solution) = game::known(self.problem).filter(|_| self.shortest) {
            return Ok(part(&Verdict::Solvable(solution)));
        }
        let limits = Limits { memory: MEMORY };
        let line = unit.known.as_ref().and_then(|jumps| line(jumps, self.problem));
        let verdict = match line {
            None => game::judge(self.problem, limits, &mut watch),
            Some(line) => {
                let fewest = Fewness::NotAsked;
                let solution = game::shorten(self.problem, Solution { line, fewest }, limits, &mut watch);
                Verdict::Solvable(solution)
            }
        };
        match verdict {
            Verdict::Unknown(Bound::Interrupted) => Err(Interrupted),
            verdict => Ok(part(&verdict)),
        }
    }

    fn fold(&self, known: &mut Option<SolitairePart>, _: Vec<SolitaireUnit>, parts: Vec<SolitairePart>) {
        *known = parts.into_iter().last();
    }
}

fn position(numbers: &[u8]) -> Result<Position, Fault> {
    let mut position = Position::EMPTY;
    for &number in numbers {
        let hole = Hole::new(number).ok_or(FaultKey::BadPosition)?;
        position = position.with(hole);
    }
    Ok(position)
}

/// The solution of these jumps, if it is one.
fn line(jumps: &[Jump], problem: Problem) -> Option<Line> {
    let jump = |jump: &Jump| game::Jump::new(Hole::new(jump.from)?, Hole::new(jump.to)?).ok();
    let line = Line::from_jumps(jumps.iter().map(jump).collect::<Option<Vec<_>>>()?);
    (line.play(problem.start()).ok()? == problem.goal()).then_some(line)
}

fn part(verdict: &Verdict) -> SolitairePart {
    let mut shorter = false;
    let verdict = match verdict {
        Verdict::Solvable(Solution { line, fewest }) => {
            let moves = moves(line);
            shorter = *fewest == Fewness::NotAsked;
            let at_least = match *fewest {
                Fewness::Proved => moves.len() as u32,
                Fewness::NotAsked => 1,
                Fewness::Unknown { at_least, .. } => at_least,
            };
            SolitaireVerdict::Solvable {
                moves,
                fewest: *fewest == Fewness::Proved,
                at_least,
            }
        }
        Verdict::Impossible(why) => SolitaireVerdict::Impossible { why: impossible(why) },
        Verdict::Unknown(_) => SolitaireVerdict::Unknown,
    };
    SolitairePart { verdict, shorter }
}

fn moves(line: &Line) -> Vec<Vec<Jump>> {
    let jumps = |one: &game::Move| one.jumps().iter().copied().map(jump).collect();
    line.moves().iter().map(jumps).collect()
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
