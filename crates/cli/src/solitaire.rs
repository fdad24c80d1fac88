//! `pasch solitaire`: the booklet's second game in the terminal, with honest answers.
//!
//! The crate behind it knows neither clock nor keyboard; this file gives it a deadline, an ear for Ctrl-C and a
//! progress line, and puts its answers into words, drawings or JSON.

mod json;
mod lookout;
mod play;
mod words;

use crate::fault::{Fault, print};
use crate::language::words;
use crate::values::{number, seconds};
use clap::{Args, Subcommand};
use json::{CheckJson, HintJson, ShowJson, SolveJson, TableJson, json};
use lookout::Lookout;
use pasch_solitaire::{
    ClassProof, Hint, Hole, HoleListFault, Impossibility, Limits, Line, LineFault, Position, Problem, Puzzle, Verdict,
    best_finish, finishes_by_class, hint, judge, shorten,
};
use std::fmt::Write as _;
use std::time::Duration;
use words::{board, describe_best, describe_hint, describe_verdict, numbered_board, side_by_side};

/// Peg solitaire: the five puzzles of the booklet, or any start and end of your own.
#[derive(Args)]
pub struct SolitaireArgs {
    #[command(subcommand)]
    command: SolitaireCommand,
}

#[derive(Subcommand)]
enum SolitaireCommand {
    /// Draw a puzzle, or list all five
    Show(ShowArgs),
    /// Solve a puzzle, or prove that it cannot be solved
    Solve(SolveArgs),
    /// Check a line of moves
    Check(CheckArgs),
    /// Ask for the next jump
    Hint(HintArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// For every start with one empty hole: the single-peg finishes that the colouring test allows
    Table(TableArgs),
}

#[derive(Args)]
struct ShowArgs {
    /// A, B, C, D or E
    puzzle: Option<String>,
    #[command(flatten)]
    own: OwnProblem,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct SolveArgs {
    /// A, B, C, D or E
    puzzle: Option<String>,
    #[command(flatten)]
    own: OwnProblem,
    /// Find the fewest moves, and prove it
    #[arg(long)]
    minimal: bool,
    #[command(flatten)]
    bounds: Bounds,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct CheckArgs {
    /// The puzzle (unless --start and --end are given), then the moves: B "6-19 4-6 17-19-6"
    #[arg(value_name = "PUZZLE MOVES")]
    words: Vec<String>,
    #[command(flatten)]
    own: OwnProblem,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct HintArgs {
    /// The puzzle (unless --start and --end are given), then the moves made so far
    #[arg(value_name = "PUZZLE MOVES")]
    words: Vec<String>,
    #[command(flatten)]
    own: OwnProblem,
    #[command(flatten)]
    bounds: Bounds,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct PlayArgs {
    /// A, B, C, D or E
    puzzle: Option<String>,
    #[command(flatten)]
    own: OwnProblem,
    #[command(flatten)]
    bounds: Bounds,
}

#[derive(Args)]
struct TableArgs {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A problem that is not in the booklet.
#[derive(Args)]
struct OwnProblem {
    /// The holes with pegs at the start, as in 6,12,17
    #[arg(long, value_name = "HOLES", requires = "end")]
    start: Option<String>,
    /// The holes with pegs at the end
    #[arg(long, value_name = "HOLES", requires = "start")]
    end: Option<String>,
}

/// How long and how widely to search.
#[derive(Args, Clone, Copy)]
struct Bounds {
    /// Give up after so many seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    seconds: Duration,
    /// Use at most about so many megabytes for the search
    #[arg(long, value_name = "MB", default_value = "1200", value_parser = number::<u32>(1..=1_000_000))]
    memory: u32,
}

/// Runs one `pasch solitaire` command.
pub fn run(args: SolitaireArgs) -> Result<(), Fault> {
    let text = match args.command {
        SolitaireCommand::Show(args) => show(args)?,
        SolitaireCommand::Solve(args) => solve(args)?,
        SolitaireCommand::Check(args) => check(args)?,
        SolitaireCommand::Hint(args) => give_hint(args)?,
        SolitaireCommand::Play(args) => return play::play(args),
        SolitaireCommand::Table(args) => table(args.json),
    };
    print(&text)
}

fn show(args: ShowArgs) -> Result<String, Fault> {
    let shown = match (args.puzzle, &args.own.start) {
        (None, None) => Puzzle::ALL.map(|puzzle| (Some(puzzle), puzzle.problem())).to_vec(),
        (name, _) => vec![problem(name.as_deref(), &args.own)?],
    };
    if args.json {
        let one = |(puzzle, problem): &(Option<Puzzle>, Problem)| ShowJson {
            puzzle: puzzle.map(|puzzle| puzzle.to_string()),
            title: puzzle.map(Puzzle::title),
            start: problem.start().numbers(),
            end: problem.goal().numbers(),
            class_allows: ClassProof::find(*problem).is_none(),
        };
        return Ok(json(&shown.iter().map(one).collect::<Vec<_>>()));
    }
    let mut text = String::new();
    for (puzzle, problem) in shown {
        if let Some(puzzle) = puzzle {
            let _ = writeln!(text, "{puzzle}  {}\n", words().puzzle(puzzle));
        }
        let boards = [numbered_board(), board(problem.start()), board(problem.goal())];
        text += &side_by_side(&["solitaire-holes", "solitaire-start", "solitaire-end"], &boards);
        let jumps = [("jumps", problem.jumps().into())];
        let _ = writeln!(text, "\n{}", words().fill("solitaire-jumps-needed", &jumps));
        text += &words().text(match ClassProof::find(problem) {
            Some(_) => "solitaire-ruled-out",
            None => "solitaire-not-ruled-out",
        });
        text += "\n\n";
    }
    Ok(text.trim_end().to_owned() + "\n")
}

fn solve(args: SolveArgs) -> Result<String, Fault> {
    let (_, problem) = problem(args.puzzle.as_deref(), &args.own)?;
    let limits = args.bounds.limits();
    let mut lookout = Lookout::new(args.bounds.seconds);
    let mut verdict = judge(problem, limits, &mut |progress| lookout.look(progress));
    if let (Verdict::Solvable(solution), true) = (&verdict, args.minimal) {
        let shortest = shorten(problem, solution.clone(), limits, &mut |progress| {
            lookout.look(progress)
        });
        verdict = Verdict::Solvable(shortest);
    }
    let best = matches!(verdict, Verdict::Impossible(_))
        .then(|| best_finish(problem.start(), limits, &mut |progress| lookout.look(progress)));
    drop(lookout);
    if args.json {
        return Ok(json(&SolveJson::new(problem, &verdict, best.as_ref())));
    }
    let mut text = describe_verdict(problem, &verdict);
    if let Some(best) = &best {
        text += &describe_best(best);
    }
    Ok(text)
}

fn check(args: CheckArgs) -> Result<String, Fault> {
    let (problem, line) = problem_and_line(&args.words, &args.own)?;
    if line.moves().is_empty() {
        return Err(Fault::input(words().text("solitaire-fault-no-moves")));
    }
    let position = line.play(problem.start()).map_err(line_fault)?;
    let solved = position == problem.goal();
    if args.json {
        return Ok(json(&CheckJson {
            start: problem.start().numbers(),
            end: problem.goal().numbers(),
            moves: line.moves().len(),
            jumps: line.jumps().count(),
            position: position.numbers(),
            solved,
        }));
    }
    let counts = [
        ("moves", line.moves().len().into()),
        ("jumps", line.jumps().count().into()),
    ];
    let mut text = words().fill("solitaire-check-legal", &counts) + "\n";
    if solved {
        let _ = writeln!(text, "{}", words().text("solitaire-check-solved"));
    } else {
        let holes = [("holes", position.to_string().replace(',', ", ").into())];
        let _ = writeln!(text, "{}\n", words().fill("solitaire-check-unsolved", &holes));
        let titles = ["solitaire-reached", "solitaire-asked"];
        text += &side_by_side(&titles, &[board(position), board(problem.goal())]);
    }
    Ok(text)
}

fn give_hint(args: HintArgs) -> Result<String, Fault> {
    let (problem, line) = problem_and_line(&args.words, &args.own)?;
    let position = line.play(problem.start()).map_err(line_fault)?;
    let mut advice = Advice::seek(position, problem.goal(), args.bounds);
    if args.json {
        return Ok(json(&HintJson::new(position, problem.goal(), &advice.hint)));
    }
    Ok(advice.describe(position, args.bounds))
}

/// A hint while it is being given: where the goal is lost, the best finish from here is the next thing to know.
struct Advice {
    hint: Hint,
    lookout: Lookout,
}

impl Advice {
    fn seek(position: Position, goal: Position, bounds: Bounds) -> Advice {
        let mut lookout = Lookout::new(bounds.seconds);
        let hint = match Problem::new(position, goal) {
            Ok(problem) => hint(problem, bounds.limits(), &mut |progress| lookout.look(progress)),
            // More jumps were made than the goal allows: that is an answer too.
            Err(_) => Hint::TooLate(Impossibility::Exhausted { positions: 1 }),
        };
        Advice { hint, lookout }
    }

    fn describe(&mut self, position: Position, bounds: Bounds) -> String {
        let mut text = describe_hint(&self.hint);
        if matches!(self.hint, Hint::TooLate(_)) {
            let best = best_finish(position, bounds.limits(), &mut |progress| self.lookout.look(progress));
            text += &describe_best(&best);
        }
        text
    }
}

fn table(as_json: bool) -> String {
    let rows = finishes_by_class();
    if as_json {
        let row = |(vacancy, finishes): &(Hole, Vec<Hole>)| TableJson {
            empty: vacancy.number(),
            finishes: finishes.iter().map(|hole| hole.number()).collect(),
        };
        return json(&rows.iter().map(row).collect::<Vec<_>>());
    }
    let (empty, last) = (
        words().text("solitaire-table-empty"),
        words().text("solitaire-table-last"),
    );
    let none = words().text("solitaire-table-none");
    let width = empty.chars().count();
    let mut text = format!("{empty}   {last}\n");
    for (vacancy, finishes) in rows {
        let list = finishes.iter().map(Hole::to_string).collect::<Vec<_>>().join(" ");
        let _ = writeln!(
            text,
            "{:>width$}   {}",
            vacancy.to_string(),
            if list.is_empty() { &none } else { &list }
        );
    }
    text
}

impl Bounds {
    fn limits(self) -> Limits {
        Limits {
            memory: self.memory as usize * 1_000_000,
        }
    }
}

fn problem(name: Option<&str>, own: &OwnProblem) -> Result<(Option<Puzzle>, Problem), Fault> {
    match (name, &own.start, &own.end) {
        (Some(name), None, None) => {
            let puzzle: Puzzle = name
                .parse()
                .map_err(|fault| Fault::input(words().no_such_puzzle(&fault)))?;
            Ok((Some(puzzle), puzzle.problem()))
        }
        (None, Some(start), Some(end)) => {
            let read = |option: &str, text: &str| {
                text.parse().map_err(|fault: HoleListFault| {
                    Fault::input(format!("{option}: {}", words().hole_list_fault(&fault)))
                })
            };
            let problem = Problem::new(read("--start", start)?, read("--end", end)?);
            Ok((
                None,
                problem.map_err(|fault| Fault::input(format!("--end: {}", words().goal_too_full(&fault))))?,
            ))
        }
        (None, _, _) => Err(Fault::input(words().text("solitaire-fault-no-problem"))),
        (Some(_), _, _) => Err(Fault::input(words().text("solitaire-fault-two-problems"))),
    }
}

/// The first word names the puzzle unless the problem is given by options; the rest are moves.
fn problem_and_line(typed: &[String], own: &OwnProblem) -> Result<(Problem, Line), Fault> {
    let (name, moves) = match typed.split_first() {
        Some((name, moves)) if own.start.is_none() => (Some(name.as_str()), moves),
        _ => (None, typed),
    };
    let (_, problem) = problem(name, own)?;
    Ok((problem, moves.join(" ").parse().map_err(line_fault)?))
}

fn line_fault(fault: LineFault) -> Fault {
    Fault::input(words().line_fault(&fault))
}
