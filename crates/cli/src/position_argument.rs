//! The words of a request: a position, and the dice to play there.

use crate::fault::{Fault, as_text};
use crate::language::words;
use crate::values::number;
use pasch_notation::parse_position;
use pasch_rules::{DieFault, Position, Roll, SetupFault, Situation};

/// How a position argument is read.
#[derive(clap::Args, Clone, Copy)]
pub struct PositionOptions {
    /// How many checkers each side plays with: 3 for hypergammon
    #[arg(long, default_value_t = 15, value_parser = number::<u8>(1..=15), value_name = "N")]
    pub checkers: u8,
}

/// Reads a position ID, `positionid:matchid`, an XGID or any other way to write a position.
pub fn read_position(text: &str, options: PositionOptions) -> Result<(Situation, Position), Fault> {
    let situation = parse_position(text, options.checkers)
        .map_err(|fault| position_fault(text, words().sentence(&fault.sentence())))?;
    let position = situation
        .position()
        .map_err(|faults| position_fault(text, words().sentences(faults.0.iter().map(SetupFault::sentence))))?;
    Ok((situation, position))
}

/// What is wrong with a position, in a sentence.
pub fn position_fault(text: &str, why: String) -> Fault {
    Fault::said("fault-position", &[("text", text.into()), ("why", why.into())])
}

/// The engine did not come to an end with a position.
pub fn engine_fault(text: &str, fault: &dyn std::fmt::Display) -> Fault {
    position_fault(text, words().fill("fault-engine", &[("detail", as_text(fault))]))
}

/// Reads `31`, `3-1`, `3 1`, in one word or two.
pub fn read_dice(typed: &[String]) -> Result<Roll, Fault> {
    let text = typed.join(" ");
    let at_fault = |why: String| Fault::said("fault-dice", &[("text", text.as_str().into()), ("why", why.into())]);
    let mut dice = Vec::new();
    for c in text.chars() {
        match c.to_digit(10) {
            Some(digit) => dice.push(digit as u8),
            None if matches!(c, ' ' | '-' | ',' | '/' | 'x') && dice.len() == 1 => {}
            None => {
                return Err(at_fault(words().fill("fault-dice-letter", &[("letter", as_text(c))])));
            }
        }
    }
    let [a, b] = dice[..] else {
        return Err(at_fault(words().text("fault-dice-two")));
    };
    Roll::new(a, b).map_err(|DieFault(die)| at_fault(words().fill("refusal-bad-die", &[("die", die.into())])))
}

/// Takes a line `POSITION D1 D2` (or `POSITION 31`) apart; a position may contain spaces, dice come last.
pub fn split_request(line: &str) -> Result<(&str, Vec<String>), Fault> {
    let line = line.trim();
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_die = |word: &&str| word.len() == 1;
    let dice = match words[..] {
        [.., a, b] if is_die(&a) && is_die(&b) => 2,
        _ => 1,
    };
    if words.len() <= dice {
        return Err(Fault::said("fault-request", &[("line", line.into())]));
    }
    let spoken = words[words.len() - dice..]
        .iter()
        .map(|&word| word.to_owned())
        .collect();
    let mut position = line;
    for _ in 0..dice {
        position = position
            .trim_end()
            .rsplit_once(char::is_whitespace)
            .map_or("", |(head, _)| head);
    }
    Ok((position.trim_end(), spoken))
}
