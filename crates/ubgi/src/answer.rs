//! What the engine tells: how far it is, and what it would do.

use crate::refusal::Dialect;
use crate::state::AnswerStyle;
use crate::task::Role;
use pasch_analysis::Choice;
use pasch_engine::Probabilities;
use pasch_notation::PositionId;
use pasch_rules::{Afterstate, BAR, OFF, Step};
use std::fmt::Write as _;

/// How far the thinking is.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// What is asked.
    pub role: Role,
    /// How far it looked ahead, the root counted.
    pub depth: u8,
    /// How many rolls it looked into.
    pub nodes: u64,
    /// How often each play was played out.
    pub trials: Option<u32>,
    /// The equity of what is best.
    pub equity: f64,
    /// The chance to win the match, where it is known.
    pub match_chance: Option<f64>,
    /// The chances of the one who decides.
    pub chances: Probabilities,
    /// What is best so far.
    pub line: String,
}

/// What the engine would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A play.
    Play {
        /// Its steps, in an order in which they can be made.
        steps: Vec<Step>,
        /// What it leaves.
        after: Afterstate,
    },
    /// The cube.
    Cube(Choice),
    /// The cube, then a play.
    Turn {
        /// What comes first.
        cube: Choice,
        /// The steps of the play.
        steps: Vec<Step>,
        /// What it leaves.
        after: Afterstate,
    },
}

impl Answer {
    /// The lines that end a question.
    pub(crate) fn lines(&self, dialect: Dialect, style: AnswerStyle) -> Vec<String> {
        let id = |after: &Afterstate| PositionId::from(after.opponent_on_roll());
        match self {
            Answer::Cube(choice) => vec![format!("bestcube {}", word(choice))],
            Answer::Play { steps, after } => {
                let told_move = format!("bestmove {}", play_text(steps));
                let told_id = format!("bestmoveid {}", id(after));
                match style {
                    AnswerStyle::Move => vec![told_move],
                    AnswerStyle::Id => vec![told_id],
                    AnswerStyle::Both => vec![told_id, told_move],
                }
            }
            Answer::Turn { cube, steps, after } => {
                let play = match dialect {
                    Dialect::First => format!("moveid={}", id(after)),
                    Dialect::Second => format!("move={}", play_text(steps)),
                };
                vec![format!("bestturn cube={} {play}", word(cube))]
            }
        }
    }
}

impl Progress {
    /// The line that tells it, after so many milliseconds.
    pub(crate) fn line(&self, dialect: Dialect, milliseconds: u64) -> String {
        let mut text = "info".to_owned();
        if dialect == Dialect::First {
            let _ = write!(text, " role {}", self.role.name());
        }
        let _ = write!(
            text,
            " depth {} nodes {} time_ms {milliseconds}",
            self.depth, self.nodes
        );
        if let Some(trials) = self.trials {
            let _ = write!(text, " trials {trials}");
        }
        match dialect {
            Dialect::First => {
                let _ = write!(text, " {}", self.numbers());
            }
            Dialect::Second => {
                let _ = write!(text, " score {:.4}", self.equity);
            }
        }
        let _ = write!(text, " pv {}", self.line);
        text
    }

    /// The last line before the answer, in dialect 0.1.
    pub(crate) fn eval(&self) -> String {
        format!("eval {}", self.numbers())
    }

    fn numbers(&self) -> String {
        let mwc = self
            .match_chance
            .map_or_else(String::new, |chance| format!(" mwc {chance:.4}"));
        let [win, gammon, backgammon, ..] = self.chances.to_array();
        format!(
            "eq {:.4}{mwc} pwin {win:.4} pgammon {gammon:.4} pbg {backgammon:.4}",
            self.equity
        )
    }
}

/// A choice in the protocol's words.
pub(crate) fn word(choice: &Choice) -> &str {
    match choice {
        Choice::Play(play) => play,
        Choice::NoDouble => "nodouble",
        Choice::Double => "double",
        Choice::Take => "take",
        Choice::Pass => "drop",
        Choice::Beaver => "beaver",
        Choice::Redouble => "redouble",
        Choice::Resign => "resign",
        Choice::Accept => "accept",
        Choice::Decline => "decline",
        Choice::PlayOn => "playon",
    }
}

/// A play as the protocol writes it: one word for each step.
pub(crate) fn play_text(steps: &[Step]) -> String {
    if steps.is_empty() {
        return "pass".to_owned();
    }
    let name = |point: u8| match point {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        _ => point.to_string(),
    };
    let words: Vec<String> = steps
        .iter()
        .map(|step| format!("{}/{}", name(step.from), name(step.to)))
        .collect();
    words.join(" ")
}
