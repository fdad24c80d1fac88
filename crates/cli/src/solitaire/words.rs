//! The answers of `pasch solitaire` in words and drawings.

use indicatif::HumanCount;
use pasch_solitaire::{
    Bound, ClassProof, Diagonal, Fewness, Finish, Hint, Hole, Impossibility, PagodaProof, Position, Problem, Solution,
    Verdict,
};
use std::fmt::Write as _;

pub(super) fn describe_verdict(problem: Problem, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Solvable(Solution { line, fewest }) => {
            let (moves, jumps) = (count(line.moves().len(), "move"), count(line.jumps().count(), "jump"));
            let fewest = match fewest {
                Fewness::Proved => "no solution has fewer moves; that is proved".to_owned(),
                Fewness::NotAsked => "--minimal looks for the fewest".to_owned(),
                Fewness::Unknown { at_least, bound } => {
                    format!(
                        "whether fewer are enough is not known ({}); at least {at_least} are needed",
                        describe_bound(*bound)
                    )
                }
            };
            format!("Solvable, in {moves} ({jumps}); {fewest}.\n\n{line}\n")
        }
        Verdict::Impossible(reason) => {
            format!(
                "This cannot be solved by anyone, and here is why.\n\n{}",
                describe_impossibility(problem, reason)
            )
        }
        Verdict::Unknown(bound) => format!(
            "Not known: {} before the search was complete.\n",
            describe_bound(*bound)
        ),
    }
}

pub(super) fn describe_impossibility(problem: Problem, reason: &Impossibility) -> String {
    match reason {
        Impossibility::Class(proof) => describe_class_proof(proof),
        Impossibility::Pagoda(proof) => describe_pagoda_proof(proof),
        Impossibility::Exhausted { .. } if problem.jumps() == 0 => {
            "Start and end have equally many pegs, but they differ, and every jump takes a peg.\n".to_owned()
        }
        Impossibility::Exhausted { positions } => {
            format!(
                "A complete search ({} positions) found no way.\n",
                HumanCount(*positions)
            )
        }
    }
}

pub(super) fn describe_class_proof(proof: &ClassProof) -> String {
    const NAMES: [char; 3] = ['a', 'b', 'c'];
    let mut text = format!(
        "Colour the holes a, b and c along the diagonals. The three holes of a jump have three colours; two of them lose \
         a peg\nand one gains a peg, so every jump changes even to odd and odd to even for all three colours. From start to \
         end there\nwould be {}.\n",
        count(proof.jumps as usize, "jump")
    );
    let parity = |pegs: u32| if pegs.is_multiple_of(2) { "even" } else { "odd" };
    for tally in proof
        .tallies
        .iter()
        .filter(|tally| (0..3).any(|colour| proof.contradicts(tally, colour)))
    {
        let way = match tally.diagonal {
            Diagonal::Rising => "rising",
            Diagonal::Falling => "falling",
        };
        let _ = writeln!(text, "\nAlong the {way} diagonals:\n");
        text += &draw(|hole| NAMES[usize::from(tally.diagonal.colour(hole))].to_string(), 1);
        let _ = writeln!(
            text,
            "\n  colour   pegs at the start   after the jumps   pegs at the end"
        );
        for (colour, name) in NAMES.iter().enumerate() {
            let (start, goal) = (tally.start[colour], tally.goal[colour]);
            let verdict = if proof.contradicts(tally, colour) {
                "a contradiction"
            } else {
                ""
            };
            let before = format!(
                "  {name:<6}   {start:>2} {:<14}   {:<15}",
                parity(start),
                parity(start + proof.jumps)
            );
            let row = format!("{before}   {goal:>2} {:<4}   {verdict}", parity(goal));
            let _ = writeln!(text, "{}", row.trim_end());
        }
    }
    text
}

pub(super) fn describe_pagoda_proof(proof: &PagodaProof) -> String {
    let weights = draw(|hole| proof.pagoda.weight(hole).to_string(), 2);
    format!(
        "Give every hole the weight drawn here, and add up the weights under the pegs. No jump can raise that total, but it \
         is\n{} at the start and would have to be {} at the end.\n\n{weights}",
        proof.start, proof.goal
    )
}

pub(super) fn describe_best(best: &Finish) -> String {
    let pegs = count(best.position.len() as usize, "peg");
    let how_sure = if best.proved {
        "That is proved to be the fewest"
    } else {
        "Whether fewer can be reached is not known"
    };
    let on = if best.position.len() > 12 {
        String::new()
    } else {
        format!(" (on {})", best.position)
    };
    if best.line.moves().is_empty() {
        return format!("\nWhat can be reached instead: no jump can be made at all, {pegs} stay{on}.\n");
    }
    format!(
        "\nWhat can be reached instead: {pegs}{on}. {how_sure}.\n\n{}\n",
        best.line
    )
}

pub(super) fn describe_hint(hint: &Hint) -> String {
    match hint {
        Hint::Done => "The end is reached.\n".to_owned(),
        Hint::Jump { jump, line } => format!("{jump}\n\nIt begins this solution: {line}\n"),
        Hint::TooLate(reason) => {
            let why = match reason {
                Impossibility::Class(proof) => describe_class_proof(proof),
                Impossibility::Pagoda(proof) => describe_pagoda_proof(proof),
                Impossibility::Exhausted { positions } => {
                    format!(
                        "A complete search ({} positions) found no way.\n",
                        HumanCount(*positions)
                    )
                }
            };
            format!("The end can no longer be reached from here.\n\n{why}")
        }
        Hint::Unknown(bound) => format!(
            "Not known: {} before the search was complete.\n",
            describe_bound(*bound)
        ),
    }
}

pub(super) fn describe_bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Time => "the time was up",
        Bound::Interrupted => "you stopped it",
        Bound::Memory => "the memory was used up",
    }
}

pub(super) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
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
pub(super) fn draw(mark: impl Fn(Hole) -> String, width: usize) -> String {
    let mut text = String::new();
    for row in 0..7 {
        let cells = (0..7).map(|column| format!("{:>width$}", Hole::at(row, column).map_or(String::new(), &mark)));
        let _ = writeln!(text, "  {}", cells.collect::<Vec<_>>().join(" ").trim_end());
    }
    text
}

pub(super) fn side_by_side(titles: &[&str], boards: &[String]) -> String {
    let lines = |block: &str| block.lines().map(str::to_owned).collect::<Vec<_>>();
    let blocks: Vec<Vec<String>> = titles
        .iter()
        .zip(boards)
        .map(|(title, board)| [vec![format!("  {title}")], lines(board)].concat())
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
