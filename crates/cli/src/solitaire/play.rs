//! `pasch solitaire play`: one person, one board, line by line.

use super::words::{board, count, numbered_board, side_by_side};
use super::{Advice, Bounds, PlayArgs, problem};
use crate::fault::{Fault, print};
use pasch_solitaire::{ClassProof, Game, Hint, Line};
use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal};

/// Plays until the person quits or the input ends.
pub(super) fn play(args: PlayArgs) -> Result<(), Fault> {
    let name = args.puzzle.or_else(|| args.own.start.is_none().then(|| "A".to_owned()));
    let (puzzle, problem) = problem(name.as_deref(), &args.own)?;
    if let Some(puzzle) = puzzle {
        print(&format!("{puzzle}  {}\n\n", puzzle.title()))?;
    }
    print(&side_by_side(
        &["holes", "end"],
        &[numbered_board(), board(problem.goal())],
    ))?;
    if ClassProof::find(problem).is_some() {
        print(
            "\nTo be honest with you: this end cannot be reached (`hint` says why). See how few pegs you can leave.\n",
        )?;
    }
    print("\nType a move (17-19 or 17-19-6), undo, redo, hint, show, help or quit.\n\n")?;
    let mut table = Table {
        game: Game::new(problem),
        bounds: args.bounds,
        plan: Line::default(),
    };
    print(&board(problem.start()))?;
    let input = io::stdin();
    let mut words = String::new();
    loop {
        if input.is_terminal() {
            print("> ")?;
        }
        words.clear();
        if input.lock().read_line(&mut words).map_err(unreadable)? == 0 {
            return Ok(());
        }
        match table.answer(words.trim()) {
            Some(text) => print(&text)?,
            None => return Ok(()),
        }
    }
}

fn unreadable(source: io::Error) -> Fault {
    Fault::file("standard input", source)
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
    fn answer(&mut self, words: &str) -> Option<String> {
        Some(match words {
            "" => String::new(),
            "q" | "quit" | "exit" => return None,
            "u" | "undo" => self.game.undo().map_or("Nothing to take back.\n".into(), |jump| {
                self.after(&format!("Took {jump} back."))
            }),
            "r" | "redo" => self.game.redo().map_or("Nothing to play again.\n".into(), |jump| {
                self.after(&format!("Played {jump} again."))
            }),
            "h" | "hint" => self.hint(),
            "s" | "show" => self.after(&format!("So far: {}", self.game.line())),
            "?" | "help" => {
                "A move is the holes that one peg touches: 17-19, or 17-19-6 for two jumps. Several moves may stand \
                             in one line.\nundo (u), redo (r), hint (h), show (s), quit (q).\n"
                    .into()
            }
            moves => match moves.parse::<Line>().and_then(|line| self.game.play(&line)) {
                Ok(()) => self.after(""),
                Err(fault) => format!("{fault}\n"),
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
        let _ = if self.game.is_solved() {
            let line = self.game.line();
            writeln!(text, "Solved in {}: {line}", count(line.moves().len(), "move"))
        } else if position.jumps().is_empty() {
            writeln!(
                text,
                "No jump is left; {} on the board.",
                count(position.len() as usize, "peg")
            )
        } else {
            writeln!(text, "{}.", count(position.len() as usize, "peg"))
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
        let to_go = count(self.plan.jumps().count(), "jump");
        self.plan
            .jumps()
            .next()
            .map_or(String::new(), |jump| format!("Try {jump}; {to_go} to go.\n"))
    }
}
