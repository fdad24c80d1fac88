//! `pasch solitaire play`: one person, one board, line by line.

use super::words::{board, numbered_board, side_by_side};
use super::{Advice, Bounds, PlayArgs, problem};
use crate::fault::{Fault, print};
use crate::language::words;
use pasch_solitaire::{ClassProof, Game, Hint, Line};
use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal};

/// Plays until the person quits or the input ends.
pub(super) fn play(args: PlayArgs) -> Result<(), Fault> {
    let name = args.puzzle.or_else(|| args.own.start.is_none().then(|| "A".to_owned()));
    let (puzzle, problem) = problem(name.as_deref(), &args.own)?;
    if let Some(puzzle) = puzzle {
        print(&format!("{puzzle}  {}\n\n", words().puzzle(puzzle)))?;
    }
    print(&side_by_side(
        &["solitaire-holes", "solitaire-end"],
        &[numbered_board(), board(problem.goal())],
    ))?;
    if ClassProof::find(problem).is_some() {
        print(&format!("\n{}\n", words().text("solitaire-play-honest")))?;
    }
    print(&format!("\n{}\n\n", words().text("solitaire-play-prompt")))?;
    let mut table = Table {
        game: Game::new(problem),
        bounds: args.bounds,
        plan: Line::default(),
    };
    print(&board(problem.start()))?;
    let input = io::stdin();
    let mut typed = String::new();
    loop {
        if input.is_terminal() {
            print("> ")?;
        }
        typed.clear();
        if input.lock().read_line(&mut typed).map_err(Fault::standard_input)? == 0 {
            return Ok(());
        }
        match table.answer(typed.trim()) {
            Some(text) => print(&text)?,
            None => return Ok(()),
        }
    }
}

/// A game in the terminal.
struct Table {
    game: Game,
    bounds: Bounds,
    /// The solution that the last hint began; as long as it is followed, the next hint is at hand.
    plan: Line,
}

impl Table {
    /// The answer to one line of input; `None` ends the game.
    fn answer(&mut self, typed: &str) -> Option<String> {
        let told = |key: &str, jump: String| words().fill(key, &[("jump", jump.into())]);
        Some(match typed {
            "" => String::new(),
            "q" | "quit" | "exit" => return None,
            "u" | "undo" => match self.game.undo() {
                Some(jump) => self.after(&told("solitaire-play-undone", jump.to_string())),
                None => words().text("solitaire-play-nothing-to-undo") + "\n",
            },
            "r" | "redo" => match self.game.redo() {
                Some(jump) => self.after(&told("solitaire-play-redone", jump.to_string())),
                None => words().text("solitaire-play-nothing-to-redo") + "\n",
            },
            "h" | "hint" => self.hint(),
            "s" | "show" => {
                let line = self.game.line().to_string();
                self.after(&words().fill("solitaire-play-so-far", &[("line", line.into())]))
            }
            "?" | "help" => words().text("solitaire-play-help") + "\n",
            moves => match moves.parse::<Line>().and_then(|line| self.game.play(&line)) {
                Ok(()) => self.after(""),
                Err(fault) => words().line_fault(&fault) + "\n",
            },
        })
    }

    /// The board after something happened, and whether the game is over.
    fn after(&self, news: &str) -> String {
        let position = self.game.position();
        let mut text = if news.is_empty() {
            String::new()
        } else {
            format!("{news}\n")
        };
        text += &board(position);
        let pegs = [("pegs", position.len().into())];
        let _ = if self.game.is_solved() {
            let line = self.game.line();
            let moves = [("moves", line.moves().len().into())];
            writeln!(text, "{} {line}", words().fill("solitaire-play-solved", &moves))
        } else if position.jumps().is_empty() {
            writeln!(text, "{}", words().fill("solitaire-play-stuck", &pegs))
        } else {
            writeln!(text, "{}", words().fill("solitaire-play-pegs", &pegs))
        };
        text
    }

    fn hint(&mut self) -> String {
        let (position, goal) = (self.game.position(), self.game.problem().goal());
        // If the plan can be played from somewhere along it, its next jump is still right.
        let rest: Vec<_> = self.plan.jumps().collect();
        let ends = (0..rest.len()).map(|first| Line::from_jumps(rest[first..].iter().copied()));
        if let Some(line) = ends.into_iter().find(|line| line.play(position) == Ok(goal)) {
            self.plan = line;
        } else {
            let mut advice = Advice::seek(position, goal, self.bounds);
            match advice.hint {
                Hint::Jump { line, .. } => self.plan = line,
                _ => return advice.describe(position, self.bounds),
            }
        }
        let to_go = self.plan.jumps().count();
        self.plan.jumps().next().map_or(String::new(), |jump| {
            let variables = [("jump", jump.to_string().into()), ("jumps", to_go.into())];
            words().fill("solitaire-play-try", &variables) + "\n"
        })
    }
}
