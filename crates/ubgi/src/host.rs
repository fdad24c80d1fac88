//! The host's side of a dialogue: it greets an engine, tells it a situation, asks, and believes no answer that the rules do
//! not bear out.
//!
//! A [`Host`] hears the engine's lines and gives [`HostEffect`]s. It waits for nothing: whoever holds the pipe says when the
//! time is up and when the engine has gone. What an engine says unasked is passed over. A question is told first and
//! fenced off with `isready`, so that a refusal of its parts cannot be taken for its answer.

use crate::told::{Place, cube_word, place};
use pasch_analysis::Choice;
use pasch_notation::{MoveFault, PositionId, read_play};
use pasch_rules::{Afterstate, BoardLaw, CheckerRules, Play, Position, Roll, Situation};
use std::collections::BTreeSet;

/// What the host wants to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// About which situation. What waits in it is an offered double, which the side not on roll answers.
    pub situation: Situation,
    /// Which decision.
    pub decision: Decision,
}

/// A decision that an engine is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The play of a throw.
    Play(Roll),
    /// To double or not, for the side on roll.
    Double,
    /// How to answer the double of the side on roll.
    Answer,
}

/// What an engine decided; by the rules it may.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A play, and what it leaves.
    Play(Play, Afterstate),
    /// To double, or not.
    Doubles(bool),
    /// To take, pass or beaver.
    Answers(Choice),
    /// It says that it does not decide such things.
    Unable,
}

/// What is to be done next.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEffect {
    /// Say this line to the engine.
    Say(String),
    /// The engine is ready to be asked.
    Ready,
    /// The engine has decided.
    Replied(Reply),
    /// The engine is of no use any more.
    Failed(Failing),
}

/// How an engine failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failing {
    /// It has ended, or closed its pipe.
    #[error("it has ended")]
    Gone,
    /// It did not say what it had to in the time that it had.
    #[error("it did not answer in time")]
    Silent,
    /// It refused what every engine has to hear, or what it was told to be set to.
    #[error("it refused: {line}")]
    Refused {
        /// What it said.
        line: String,
    },
    /// What it answered is no answer to what was asked, or none that the rules allow.
    #[error("it answered “{line}”{}", detail(.fault))]
    Illegal {
        /// What it said.
        line: String,
        /// What is wrong with it as a play.
        fault: Option<Box<MoveFault>>,
    },
}

fn detail(fault: &Option<Box<MoveFault>>) -> String {
    let fault = fault.as_ref();
    fault.map_or_else(String::new, |fault| format!(": {fault}"))
}

/// The host's side of a dialogue.
#[derive(Clone, Debug)]
pub struct Host {
    settings: Vec<Setting>,
    name: Option<String>,
    second: bool,
    keys: BTreeSet<String>,
    options: BTreeSet<String>,
    phase: Phase,
    /// What the engine was told last.
    told: Place,
}

/// Something the engine shall be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key of 0.2, or the option of 0.1.
    pub name: String,
    /// The value.
    pub value: String,
    /// Is an engine that does not know it left as it is? Otherwise it has failed.
    pub optional: bool,
}

#[derive(Clone, Debug)]
enum Phase {
    /// Nothing was said yet, or nothing more will be.
    Mute,
    /// `ubgi` was said.
    Greeting,
    /// Settings were said, and `isready`.
    Setting {
        refused: Option<String>,
    },
    Idle,
    /// The situation was told, and `isready` said.
    Placing {
        wanted: Box<Wanted>,
        refused: Option<String>,
    },
    /// `go` was said, and `stop` perhaps.
    Thinking {
        wanted: Box<Wanted>,
        stopped: bool,
    },
}

impl Host {
    /// The host of an engine that shall be set to these.
    pub fn new(settings: Vec<Setting>) -> Host {
        Host {
            settings,
            name: None,
            second: false,
            keys: BTreeSet::new(),
            options: BTreeSet::new(),
            phase: Phase::Mute,
            told: Place::default(),
        }
    }

    /// The first word.
    pub fn greet(&mut self) -> Vec<HostEffect> {
        self.phase = Phase::Greeting;
        say(["ubgi".to_owned()])
    }

    /// What the engine calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Asks for a decision. An engine that is not ready is not asked.
    pub fn ask(&mut self, wanted: Wanted) -> Vec<HostEffect> {
        if !matches!(self.phase, Phase::Idle) {
            return Vec::new();
        }
        let knows = |key: &str| self.keys.contains(key);
        let Some((lines, told)) = place(&wanted, &self.told, self.second, &knows) else {
            return vec![HostEffect::Replied(Reply::Unable)];
        };
        self.told = told;
        self.phase = Phase::Placing {
            wanted: Box::new(wanted),
            refused: None,
        };
        say(lines.into_iter().chain(["isready".to_owned()]))
    }

    /// Hears a line of the engine.
    pub fn hear(&mut self, line: &str) -> Vec<HostEffect> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (&mut self.phase, word) {
            (Phase::Greeting, "id") => {
                if let Some(name) = rest.strip_prefix("name ") {
                    self.name = Some(short(name));
                }
            }
            (Phase::Greeting, "proto") => self.second = !rest.starts_with("0.1"),
            (Phase::Greeting, "key") => {
                self.second = true;
                self.keys.extend(rest.split_whitespace().next().map(short));
            }
            (Phase::Greeting, "option") => self.options.extend(option_name(rest)),
            (Phase::Greeting, "ubgiok") => return self.greeted(),
            (Phase::Greeting, "error") => return self.fail(Failing::Refused { line: short(line) }),
            (Phase::Setting { refused } | Phase::Placing { refused, .. }, "error") => {
                refused.get_or_insert_with(|| short(line));
            }
            (Phase::Setting { refused }, "readyok") => {
                if let Some(line) = refused.take() {
                    return self.fail(Failing::Refused { line });
                }
                self.phase = Phase::Idle;
                return vec![HostEffect::Ready];
            }
            (Phase::Placing { .. }, "readyok") => return self.placed(),
            (Phase::Thinking { .. }, "error" | "bestmove" | "bestmoveid" | "bestcube" | "bestturn") => {
                return self.answered(line, word, rest);
            }
            _ => {}
        }
        Vec::new()
    }

    /// The time for what is awaited is up. Whoever thinks is told to stop first, and has failed the second time.
    pub fn time_is_up(&mut self) -> Vec<HostEffect> {
        match &mut self.phase {
            Phase::Mute | Phase::Idle => Vec::new(),
            Phase::Thinking { stopped, .. } if !*stopped => {
                *stopped = true;
                say(["stop".to_owned()])
            }
            _ => self.fail(Failing::Silent),
        }
    }

    /// The engine has gone.
    pub fn gone(&mut self) -> Vec<HostEffect> {
        self.fail(Failing::Gone)
    }

    /// Every setting under the name by which the engine knows it.
    fn greeted(&mut self) -> Vec<HostEffect> {
        let mut lines = Vec::new();
        for setting in &self.settings {
            let Setting { name, value, optional } = setting;
            let key = crate::key::Key::named(name).or_else(|| crate::key::Key::optioned(name));
            let named = |named: Option<&'static str>| named.unwrap_or(name);
            let key_name = named(key.map(crate::key::Key::name));
            let option_name = named(key.and_then(crate::key::Key::option));
            // What an option of 0.1 counts from is its own affair: it is set only by whoever insists on it.
            if self.keys.contains(key_name) {
                lines.push(format!("set {key_name} {value}"));
            } else if !optional && self.options.contains(option_name) {
                lines.push(format!("setoption name {option_name} value {value}"));
            } else if !optional {
                let line = format!("{name} is not among its settings");
                return self.fail(Failing::Refused { line });
            }
        }
        lines.push("newgame".to_owned());
        lines.push("isready".to_owned());
        self.phase = Phase::Setting { refused: None };
        say(lines)
    }

    fn placed(&mut self) -> Vec<HostEffect> {
        let phase = std::mem::replace(&mut self.phase, Phase::Idle);
        let Phase::Placing { wanted, refused } = phase else {
            return Vec::new();
        };
        match refused {
            None => {}
            Some(line) if is_unable(&line) && !matches!(wanted.decision, Decision::Play(_)) => {
                return vec![HostEffect::Replied(Reply::Unable)];
            }
            Some(line) => return self.fail(Failing::Refused { line }),
        }
        let role = match wanted.decision {
            Decision::Play(_) => "chequer",
            Decision::Double | Decision::Answer => "cube",
        };
        let line = if self.second {
            format!("go {role}")
        } else {
            format!("go role {role}")
        };
        self.phase = Phase::Thinking { wanted, stopped: false };
        say([line])
    }

    fn answered(&mut self, line: &str, word: &str, rest: &str) -> Vec<HostEffect> {
        let phase = std::mem::replace(&mut self.phase, Phase::Idle);
        let Phase::Thinking { wanted, stopped } = phase else {
            return Vec::new();
        };
        let read = match (word, wanted.decision) {
            // Whoever hears nothing while it thinks does not know the word, and answers all the same.
            ("error", _) if stopped => {
                self.phase = Phase::Thinking { wanted, stopped };
                return Vec::new();
            }
            ("error", Decision::Double | Decision::Answer) if is_unable(line) => Ok(Reply::Unable),
            ("error", _) => return self.fail(Failing::Refused { line: short(line) }),
            ("bestmove", Decision::Play(roll)) => read_move(rest, &wanted.situation, roll),
            ("bestmoveid", Decision::Play(roll)) => read_move_id(rest, &wanted.situation, roll),
            ("bestcube", Decision::Double) => match cube_word(rest) {
                Some(Choice::Double | Choice::Redouble) => Ok(Reply::Doubles(true)),
                Some(Choice::NoDouble) => Ok(Reply::Doubles(false)),
                _ => Err(None),
            },
            ("bestcube", Decision::Answer) => match cube_word(rest) {
                Some(Choice::Beaver) if !wanted.situation.law.beavers => Err(None),
                Some(choice @ (Choice::Take | Choice::Pass | Choice::Beaver)) => Ok(Reply::Answers(choice)),
                _ => Err(None),
            },
            _ => Err(None),
        };
        match read {
            Ok(reply) => vec![HostEffect::Replied(reply)],
            Err(fault) => self.fail(Failing::Illegal {
                line: short(line),
                fault: fault.map(Box::new),
            }),
        }
    }

    fn fail(&mut self, failing: Failing) -> Vec<HostEffect> {
        self.phase = Phase::Mute;
        vec![HostEffect::Failed(failing)]
    }
}

fn say(lines: impl IntoIterator<Item = String>) -> Vec<HostEffect> {
    lines.into_iter().map(HostEffect::Say).collect()
}

/// Does an error say that something is not done here?
fn is_unable(line: &str) -> bool {
    let code = line.split_whitespace().nth(1).unwrap_or_default();
    matches!(
        code,
        "unsupported" | "unsupported_feature" | "bad_command" | "unknown_command"
    )
}

/// `name Two Words type ...`
fn option_name(rest: &str) -> Option<String> {
    let name = rest.strip_prefix("name ")?;
    let end = name.find(" type ").unwrap_or(name.len());
    Some(short(name[..end].trim()))
}

/// Nobody shows more than this of what an engine says, which may be anything.
fn short(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(200)
        .collect()
}

/// What is wrong with an answer, if it is a play that the rules refuse.
type Wrong = Option<MoveFault>;

/// The board, which whoever asks has checked, and how its checkers move.
fn board(situation: &Situation) -> Result<(Position, CheckerRules), Wrong> {
    let position = situation.position().map_err(|_| None)?;
    Ok((position, BoardLaw::from(situation.law.rulebook.answers()).plays))
}

fn read_move(text: &str, situation: &Situation, roll: Roll) -> Result<Reply, Wrong> {
    let (position, rules) = board(situation)?;
    let text = if text.eq_ignore_ascii_case("pass") { "" } else { text };
    let read = read_play(text, &position, roll, &rules);
    read.map(|(play, after)| Reply::Play(play, after)).map_err(Some)
}

fn read_move_id(text: &str, situation: &Situation, roll: Roll) -> Result<Reply, Wrong> {
    let (position, rules) = board(situation)?;
    let wanted: PositionId = text.parse().map_err(|_| None)?;
    let plays = position.legal_plays(roll, &rules);
    let found = plays
        .into_iter()
        .find(|(_, after)| PositionId::from(after.opponent_on_roll()) == wanted);
    found.map(|(play, after)| Reply::Play(play, after)).ok_or(None)
}
