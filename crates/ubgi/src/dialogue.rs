//! The engine's side of a dialogue: a line is heard, and something is said, thought about, or stopped.
//!
//! A line is refused as a whole or done as a whole. Which dialect an answer is in follows from the last command that
//! only one dialect has; the greeting speaks both.

use crate::answer::{Answer, Progress};
use crate::key::Key;
use crate::refusal::{Code, Dialect, Refusal};
use crate::state::{State, read_number};
use crate::task::{Limits, Role, Task};
use pasch_rules::{Pair, Roll, Turning, Waiting};

/// What is to be done about a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Say this line.
    Say(String),
    /// Think about this, and tell [`Dialogue::told`] and [`Dialogue::answered`].
    Think(Box<Task>),
    /// Think no longer: answer with what is known.
    Stop,
    /// The dialogue is over, once the question in hand is answered.
    Quit,
}

/// The engine's side of a dialogue.
#[derive(Debug, Default)]
pub struct Dialogue {
    state: State,
    dialect: Dialect,
    ready: bool,
    /// How often somebody asked whether the engine is ready before it was.
    asked_too_early: usize,
    thinking: Option<Thinking>,
    questions: u64,
}

/// A question in hand.
#[derive(Debug)]
struct Thinking {
    dialect: Dialect,
    last: Option<Progress>,
}

impl Dialogue {
    /// Hears a line. One without a word is passed over in silence.
    ///
    /// ```
    /// use pasch_ubgi::{Dialogue, Effect};
    /// let mut dialogue = Dialogue::default();
    /// let said = dialogue.hear("ubgi");
    /// assert!(said.contains(&Effect::Say("ubgiok".to_owned())));
    /// assert!(dialogue.hear("quit").contains(&Effect::Quit));
    /// ```
    pub fn hear(&mut self, line: &str) -> Vec<Effect> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Vec::new();
        };
        self.dialect = dialect_of(command, rest).unwrap_or(self.dialect);
        match self.obey(command, rest) {
            Ok(effects) => effects,
            Err(refusal) => vec![Effect::Say(refusal.line(self.dialect))],
        }
    }

    /// The engine is ready to think.
    pub fn ready(&mut self) -> Vec<Effect> {
        self.ready = true;
        let count = std::mem::take(&mut self.asked_too_early);
        vec![Effect::Say("readyok".to_owned()); count]
    }

    /// How far the thinking is, after so many milliseconds.
    pub fn told(&mut self, progress: Progress, milliseconds: u64) -> Vec<Effect> {
        let Some(thinking) = &mut self.thinking else {
            return Vec::new();
        };
        let line = progress.line(thinking.dialect, milliseconds);
        thinking.last = Some(progress);
        vec![Effect::Say(line)]
    }

    /// The question in hand is answered.
    pub fn answered(&mut self, answer: Result<Answer, Refusal>) -> Vec<Effect> {
        let Some(thinking) = self.thinking.take() else {
            return Vec::new();
        };
        let lines = match answer {
            Ok(answer) => {
                let eval = thinking.last.filter(|_| thinking.dialect == Dialect::First);
                let mut lines: Vec<String> = eval.iter().map(Progress::eval).collect();
                lines.extend(answer.lines(thinking.dialect, self.state.settings.answer));
                lines
            }
            Err(refusal) => vec![refusal.line(thinking.dialect)],
        };
        lines.into_iter().map(Effect::Say).collect()
    }

    /// Is a question in hand?
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    fn obey(&mut self, command: &str, rest: &[&str]) -> Result<Vec<Effect>, Refusal> {
        match (command, rest) {
            ("ubgi", []) => return Ok(self.greeting()),
            ("isready", []) if self.ready => return Ok(say("readyok")),
            ("isready", []) => {
                self.asked_too_early += 1;
                return Ok(Vec::new());
            }
            ("stop", []) => return Ok(self.thinking.iter().map(|_| Effect::Stop).collect()),
            ("quit", []) => return Ok(vec![Effect::Stop, Effect::Quit]),
            ("keys", []) => return Ok(self.keys()),
            ("get", [name]) => {
                let key = Key::named(name).ok_or_else(|| unknown_key(name))?;
                return Ok(say(&format!("value {} {}", key.name(), self.state.get(key))));
            }
            _ => {}
        }
        let shape = shape(command)?;
        if self.thinking.is_some() {
            return Err(Refusal::new(
                Code::Busy,
                format_args!("{command} is not heard while thinking: stop first"),
            ));
        }
        let malformed = || Refusal::new(Code::Malformed, format_args!("expected: {shape}"));
        if command == "go" {
            return self.go(rest, malformed).map(|task| vec![Effect::Think(Box::new(task))]);
        }
        // What is refused half-way must not be half done.
        let mut state = self.state.clone();
        match (command, rest) {
            ("newgame", []) => state.new_game(),
            ("newsession", words) => new_session(&mut state, words, malformed)?,
            ("setscore", [first, second]) => {
                state.set(Key::PointsP0, first)?;
                state.set(Key::PointsP1, second)?;
            }
            ("setcube", ["value", value, "owner", owner]) => {
                state.set(Key::Cube, value)?;
                state.set(Key::Owner, owner)?;
            }
            ("setturn", [side]) => state.set(Key::Turn, side)?,
            ("setoption", ["name", name, "value", value]) => {
                state.set(Key::optioned(name).ok_or_else(|| unknown_key(name))?, value)?;
            }
            // bgci's checker sets an option of 0.1 by the word of 0.2.
            ("set", [name, value]) => {
                let key = Key::named(name).or_else(|| Key::optioned(name));
                state.set(key.ok_or_else(|| unknown_key(name))?, value)?;
            }
            ("position", ["gnubgid", id]) => state.place_gnubg_id(id)?,
            ("position", ["xgid", id]) => state.place_xgid(id)?,
            ("dice", [first, second]) => {
                let die = |text: &str| read_number("dice", text, 1, 6).map(|die| die as u8);
                state.roll = Roll::new(die(first)?, die(second)?).ok();
            }
            _ => return Err(malformed()),
        }
        self.state = state;
        Ok(Vec::new())
    }

    fn greeting(&self) -> Vec<Effect> {
        let version = env!("CARGO_PKG_VERSION");
        let mut lines = vec![
            "id name Pasch".to_owned(),
            "id author the authors of Pasch".to_owned(),
            format!("id version {version}"),
            "proto 0.2".to_owned(),
        ];
        let untouched = State::default();
        let options = Key::ALL
            .into_iter()
            .filter_map(|key| key.option_line(&untouched.get(key)));
        lines.extend(options);
        let mut effects: Vec<Effect> = lines.into_iter().map(Effect::Say).collect();
        effects.extend(self.keys());
        effects.extend(say("ubgiok"));
        effects
    }

    fn keys(&self) -> Vec<Effect> {
        let untouched = State::default();
        let line = |key: Key| Effect::Say(key.line(&untouched.get(key)));
        Key::ALL.into_iter().map(line).collect()
    }

    fn go(&mut self, words: &[&str], malformed: impl Fn() -> Refusal) -> Result<Task, Refusal> {
        let (role, limits) = match words {
            ["role", role, limits @ ..] => (*role, limits),
            [role @ ("chequer" | "cube" | "turn"), limits @ ..] => (*role, limits),
            limits => ("chequer", limits),
        };
        let limits = read_limits(limits, malformed)?;
        let mut situation = self.state.situation()?;
        let waiting = situation.waiting.take();
        let roll = || {
            let missing = || Refusal::new(Code::Missing, "no dice were given");
            match waiting {
                None => self.state.roll.ok_or_else(missing),
                Some(_) => Err(Refusal::new(Code::Impossible, "something waits for its answer")),
            }
        };
        let role = match (role, waiting) {
            ("chequer", _) => Role::Chequer(roll()?),
            ("turn", _) => Role::Turn(roll()?),
            ("cube", None) => Role::Cube,
            ("cube", Some(Waiting::Turned(Turning::Double))) => Role::Answer,
            ("cube", Some(_)) => {
                return Err(Refusal::new(Code::Unsupported, "only a double is answered"));
            }
            _ => {
                let wanted = format_args!("role must be chequer, cube or turn, not {role}");
                return Err(Refusal::new(Code::BadValue, wanted));
            }
        };
        if limits.trials.is_some() && matches!(role, Role::Cube | Role::Answer) {
            return Err(Refusal::new(
                Code::Unsupported,
                "trials are for plays, not for the cube",
            ));
        }
        let stream = if self.state.settings.deterministic {
            0
        } else {
            self.questions
        };
        self.questions = self.questions.wrapping_add(1);
        self.thinking = Some(Thinking {
            dialect: self.dialect,
            last: None,
        });
        Ok(Task {
            role,
            situation,
            settings: self.state.settings,
            limits,
            stream,
        })
    }
}

/// The dialect of a command that only one has.
fn dialect_of(command: &str, rest: &[&str]) -> Option<Dialect> {
    match (command, rest.first()) {
        ("setoption" | "newsession" | "setscore" | "setcube" | "setturn", _) | ("go", Some(&"role")) => {
            Some(Dialect::First)
        }
        ("set" | "get" | "keys" | "go", _) => Some(Dialect::Second),
        _ => None,
    }
}

/// How a command is built.
fn shape(command: &str) -> Result<&'static str, Refusal> {
    Ok(match command {
        "ubgi" | "isready" | "newgame" | "keys" | "stop" | "quit" => "this word alone",
        "get" => "get <key>",
        "set" => "set <key> <value>",
        "setoption" => "setoption name <name> value <value>",
        "newsession" => "newsession type <money|match> [length <n>] [jacoby <on|off>] [crawford <on|off>]",
        "setscore" => "setscore <p0> <p1>",
        "setcube" => "setcube value <n> owner <center|p0|p1>",
        "setturn" => "setturn <p0|p1>",
        "position" => "position gnubgid <id> or position xgid <xgid>",
        "dice" => "dice <die> <die>",
        "go" => "go [role] <chequer|cube|turn> [movetime <ms>] [depth <n>] [nodes <n>] [trials <n>]",
        _ => return Err(Refusal::new(Code::UnknownCommand, command)),
    })
}

fn new_session(state: &mut State, words: &[&str], malformed: impl Fn() -> Refusal) -> Result<(), Refusal> {
    let ["type", kind @ ("money" | "match"), rest @ ..] = words else {
        return Err(malformed());
    };
    state.new_game();
    state.points = Pair::default();
    state.length = None;
    state.jacoby = false;
    state.crawford = true;
    for pair in rest.chunks(2) {
        match *pair {
            ["length", length] if *kind == "match" => state.set(Key::Length, length)?,
            ["jacoby", flag] => state.set(Key::Jacoby, flag)?,
            ["crawford", flag] => state.set(Key::Crawford, flag)?,
            _ => return Err(malformed()),
        }
    }
    if *kind == "match" && state.length.is_none() {
        return Err(Refusal::new(Code::Malformed, "a match has a length"));
    }
    Ok(())
}

fn read_limits(words: &[&str], malformed: impl Fn() -> Refusal) -> Result<Limits, Refusal> {
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        match *pair {
            ["movetime", text] => limits.movetime = Some(read_number("movetime", text, 0, u64::from(u32::MAX))?),
            ["depth", text] => limits.depth = Some(read_number("depth", text, 1, 255)? as u8),
            ["nodes", text] => limits.nodes = Some(read_number("nodes", text, 0, u64::MAX)?),
            ["trials", text] => limits.trials = Some(read_number("trials", text, 2, 10_000_000)? as u32),
            _ => return Err(malformed()),
        }
    }
    Ok(limits)
}

fn unknown_key(name: &str) -> Refusal {
    Refusal::new(Code::Unsupported, name)
}

fn say(line: &str) -> Vec<Effect> {
    vec![Effect::Say(line.to_owned())]
}
