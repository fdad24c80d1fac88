//! The answers of `pasch solitaire` in the words of the reader's language, and in drawings.

use crate::language::words;
use pasch_solitaire::{
    Bound, ClassProof, Diagonal, Fewness, Finish, Hint, Hole, Impossibility, PagodaProof, Position, Problem, Solution,
    Verdict,
};
use pasch_words::wrapped_lines;
use std::fmt::Write as _;

const WIDTH: usize = 110;

pub(super) fn describe_verdict(problem: Problem, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Solvable(Solution { line, fewest }) => {
            let counts = [
                ("moves", line.moves().len().into()),
                ("jumps", line.jumps().count().into()),
            ];
            let found = words().fill("solitaire-solvable", &counts);
            let fewest = match fewest {
                Fewness::Proved => words().text("solitaire-fewest-proved"),
                Fewness::NotAsked => words().text("solitaire-fewest-not-asked"),
                Fewness::Unknown { at_least, bound } => words().fill(
                    "solitaire-fewest-unknown",
                    &[("bound", describe_bound(*bound).into()), ("moves", (*at_least).into())],
                ),
            };
            format!("{found} {fewest}\n\n{line}\n")
        }
        Verdict::Impossible(reason) => {
            let no = words().text("solitaire-impossible");
            format!("{no}\n\n{}", describe_impossibility(problem, reason))
        }
        Verdict::Unknown(bound) => not_known(*bound),
    }
}

fn not_known(bound: Bound) -> String {
    let bound = describe_bound(bound);
    words().fill("solitaire-unknown", &[("bound", bound.into())]) + "\n"
}

fn describe_impossibility(problem: Problem, reason: &Impossibility) -> String {
    match reason {
        Impossibility::Exhausted { .. } if problem.jumps() == 0 => words().text("proof-same-number") + "\n",
        reason => describe_proof(reason),
    }
}

fn describe_proof(reason: &Impossibility) -> String {
    match reason {
        Impossibility::Class(proof) => describe_class_proof(proof),
        Impossibility::Pagoda(proof) => describe_pagoda_proof(proof),
        Impossibility::Exhausted { positions } => {
            words().fill("proof-exhausted", &[("positions", (*positions).into())]) + "\n"
        }
    }
}

fn describe_class_proof(proof: &ClassProof) -> String {
    const NAMES: [char; 3] = ['a', 'b', 'c'];
    let jumps = words().fill("proof-jumps", &[("jumps", proof.jumps.into())]);
    let mut text = paragraph(&format!("{} {jumps}", words().text("proof-colours")));
    let parity = |pegs: u32| {
        words().text(if pegs.is_multiple_of(2) {
            "proof-even"
        } else {
            "proof-odd"
        })
    };
    for tally in proof
        .tallies
        .iter()
        .filter(|tally| (0..3).any(|colour| proof.contradicts(tally, colour)))
    {
        let along = match tally.diagonal {
            Diagonal::Rising => "proof-rising",
            Diagonal::Falling => "proof-falling",
        };
        let _ = writeln!(text, "\n{}\n", words().text(along));
        text += &draw(|hole| NAMES[usize::from(tally.diagonal.colour(hole))].to_string(), 1);
        text.push('\n');
        let heads = ["proof-colour", "proof-at-start", "proof-after", "proof-at-end"];
        let mut rows = vec![heads.map(|key| words().text(key)).to_vec()];
        for (colour, name) in NAMES.iter().enumerate() {
            let (start, goal) = (tally.start[colour], tally.goal[colour]);
            let mut row = vec![
                name.to_string(),
                format!("{start:>2} {}", parity(start)),
                parity(start + proof.jumps),
                format!("{goal:>2} {}", parity(goal)),
            ];
            if proof.contradicts(tally, colour) {
                row.push(words().text("proof-contradiction"));
            }
            rows.push(row);
        }
        text += &columns(&rows);
    }
    text
}

/// Rows of cells, each column as wide as its widest cell.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let mut text = String::new();
    for row in rows {
        let mut line = String::from("  ");
        for (column, cell) in row.iter().enumerate() {
            let width = width(column) + 3;
            let _ = write!(line, "{cell:<width$}");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

fn describe_pagoda_proof(proof: &PagodaProof) -> String {
    let weights = draw(|hole| proof.pagoda.weight(hole).to_string(), 2);
    let totals = [
        ("start", proof.start.to_string().into()),
        ("goal", proof.goal.to_string().into()),
    ];
    format!("{}\n{weights}", paragraph(&words().fill("proof-weights", &totals)))
}

fn paragraph(text: &str) -> String {
    wrapped_lines(text, WIDTH).join("\n") + "\n"
}

pub(super) fn describe_best(best: &Finish) -> String {
    let mut parts = vec![words().fill("solitaire-best", &[("pegs", best.position.len().into())])];
    if best.position.len() <= 12 {
        let holes = best.position.to_string().replace(',', ", ");
        parts.push(words().fill("solitaire-best-holes", &[("holes", holes.into())]));
    }
    if best.line.moves().is_empty() {
        parts.push(words().text("solitaire-best-stuck"));
        return format!("\n{}\n", parts.join(" "));
    }
    parts.push(words().text(if best.proved {
        "solitaire-best-proved"
    } else {
        "solitaire-best-unproved"
    }));
    format!("\n{}\n\n{}\n", parts.join(" "), best.line)
}

pub(super) fn describe_hint(hint: &Hint) -> String {
    match hint {
        Hint::Done => words().text("solitaire-done") + "\n",
        Hint::Jump { jump, line } => format!("{jump}\n\n{} {line}\n", words().text("solitaire-hint-begins")),
        Hint::TooLate(reason) => format!("{}\n\n{}", words().text("solitaire-too-late"), describe_proof(reason)),
        Hint::Unknown(bound) => not_known(*bound),
    }
}

fn describe_bound(bound: Bound) -> String {
    words().text(match bound {
        Bound::Time => "solitaire-bound-time",
        Bound::Interrupted => "solitaire-bound-interrupted",
        Bound::Memory => "solitaire-bound-memory",
    })
}

pub(super) fn board(position: Position) -> String {
    draw(
        |hole| {
            if position.has(hole) {
                "●".to_owned()
            } else {
                "·".to_owned()
            }
        },
        1,
    )
}

pub(super) fn numbered_board() -> String {
    draw(|hole| hole.to_string(), 2)
}

/// The board with something in every hole, each right-aligned in so many columns.
fn draw(mark: impl Fn(Hole) -> String, width: usize) -> String {
    let mut text = String::new();
    for row in 0..7 {
        let cells = (0..7).map(|column| format!("{:>width$}", Hole::at(row, column).map_or(String::new(), &mark)));
        let _ = writeln!(text, "  {}", cells.collect::<Vec<_>>().join(" ").trim_end());
    }
    text
}

/// Boards beside each other, each under its title, which is given by its key.
pub(super) fn side_by_side(titles: &[&str], boards: &[String]) -> String {
    let lines = |block: &str| block.lines().map(str::to_owned).collect::<Vec<_>>();
    let blocks: Vec<Vec<String>> = titles
        .iter()
        .zip(boards)
        .map(|(title, board)| [vec![format!("  {}", words().text(title))], lines(board)].concat())
        .collect();
    let width = |block: &Vec<String>| block.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..8 {
        let cells = blocks.iter().map(|block| {
            let cell = block.get(row).map_or("", String::as_str);
            format!(
                "{cell}{}",
                " ".repeat(width(block).saturating_sub(cell.chars().count()) + 3)
            )
        });
        let _ = writeln!(text, "{}", cells.collect::<String>().trim_end());
    }
    text
}
