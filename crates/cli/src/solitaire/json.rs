//! The answers of `pasch solitaire` as JSON; the names here are the wire format.

use pasch_solitaire::{Fewness, Finish, Hint, Impossibility, Line, Position, Problem, Verdict};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct ShowJson {
    pub(super) puzzle: Option<String>,
    pub(super) title: Option<&'static str>,
    pub(super) start: Vec<u8>,
    pub(super) end: Vec<u8>,
    pub(super) class_allows: bool,
}

#[derive(Serialize)]
pub(super) struct SolveJson {
    pub(super) start: Vec<u8>,
    pub(super) end: Vec<u8>,
    pub(super) verdict: &'static str,
    pub(super) proof: Option<&'static str>,
    pub(super) moves: Vec<Vec<u8>>,
    pub(super) jumps: usize,
    pub(super) minimal: bool,
    pub(super) best: Option<BestJson>,
}

#[derive(Serialize)]
pub(super) struct BestJson {
    pub(super) pegs: u32,
    pub(super) end: Vec<u8>,
    pub(super) moves: Vec<Vec<u8>>,
}

#[derive(Serialize)]
pub(super) struct CheckJson {
    pub(super) start: Vec<u8>,
    pub(super) end: Vec<u8>,
    pub(super) moves: usize,
    pub(super) jumps: usize,
    pub(super) position: Vec<u8>,
    pub(super) solved: bool,
}

#[derive(Serialize)]
pub(super) struct HintJson {
    pub(super) position: Vec<u8>,
    pub(super) end: Vec<u8>,
    pub(super) verdict: &'static str,
    pub(super) proof: Option<&'static str>,
    pub(super) jump: Option<[u8; 2]>,
    pub(super) moves: Vec<Vec<u8>>,
}

#[derive(Serialize)]
pub(super) struct TableJson {
    pub(super) empty: u8,
    pub(super) finishes: Vec<u8>,
}

impl SolveJson {
    pub(super) fn new(problem: Problem, verdict: &Verdict, best: Option<&Finish>) -> SolveJson {
        let (name, proof, solution) = match verdict {
            Verdict::Solvable(solution) => ("solvable", Some("solution"), Some(solution)),
            Verdict::Impossible(reason) => ("impossible", Some(proof_name(reason)), None),
            Verdict::Unknown(_) => ("unknown", None, None),
        };
        SolveJson {
            start: problem.start().numbers(),
            end: problem.goal().numbers(),
            verdict: name,
            proof,
            moves: solution.map_or_else(Vec::new, |solution| moves_of(&solution.line)),
            jumps: solution.map_or(0, |solution| solution.line.jumps().count()),
            minimal: solution.is_some_and(|solution| solution.fewest == Fewness::Proved),
            // "Best" is a claim: a finish that may not be the best is not passed off as one.
            best: best.filter(|best| best.proved).map(|best| BestJson {
                pegs: best.position.len(),
                end: best.position.numbers(),
                moves: moves_of(&best.line),
            }),
        }
    }
}

impl HintJson {
    pub(super) fn new(position: Position, goal: Position, hint: &Hint) -> HintJson {
        let (verdict, proof, jump, line) = match hint {
            Hint::Done => ("solvable", Some("solution"), None, None),
            Hint::Jump { jump, line } => ("solvable", Some("solution"), Some(jump), Some(line)),
            Hint::TooLate(reason) => ("impossible", Some(proof_name(reason)), None, None),
            Hint::Unknown(_) => ("unknown", None, None, None),
        };
        HintJson {
            position: position.numbers(),
            end: goal.numbers(),
            verdict,
            proof,
            jump: jump.map(|jump| [jump.from().number(), jump.to().number()]),
            moves: line.map_or_else(Vec::new, moves_of),
        }
    }
}

/// A weighing is a search that ended before it began.
fn proof_name(reason: &Impossibility) -> &'static str {
    match reason {
        Impossibility::Class(_) => "class",
        Impossibility::Pagoda(_) | Impossibility::Exhausted { .. } => "search",
    }
}

fn moves_of(line: &Line) -> Vec<Vec<u8>> {
    line.moves()
        .iter()
        .map(|one| one.holes().iter().map(|hole| hole.number()).collect())
        .collect()
}

pub(super) fn json(value: &impl Serialize) -> String {
    // Plain structures of numbers and text always have a JSON form.
    serde_json::to_string(value).unwrap_or_default() + "\n"
}
