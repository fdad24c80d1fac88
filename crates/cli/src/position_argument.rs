//! The words of a request: a position, and the dice to play there.

use crate::fault::Fault;
use pasch_notation::{TableState, parse_position};
use pasch_rules::{Position, Roll};

/// How a position argument is read.
#[derive(clap::Args, Clone, Copy)]
pub struct PositionOptions {
    /// How many checkers each side plays with: 3 for hypergammon
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u8).range(1..=15), value_name = "N")]
    pub checkers: u8,
}

/// Reads a position ID, `positionid:matchid`, an XGID or any other way to write a position.
pub fn read_position(text: &str, options: PositionOptions) -> Result<(TableState, Position), Fault> {
    let named = |fault: &dyn std::fmt::Display| Fault::input(format!("position {text:?}: {fault}"));
    let table = parse_position(text, options.checkers).map_err(|fault| named(&fault))?;
    let position = table.position().map_err(|faults| named(&faults))?;
    Ok((table, position))
}

/// Reads `31`, `3-1`, `3 1`, in one word or two.
pub fn read_dice(words: &[String]) -> Result<Roll, Fault> {
    let text = words.join(" ");
    let mut dice = Vec::new();
    for c in text.chars() {
        match c.to_digit(10) {
            Some(digit) => dice.push(digit as u8),
            None if matches!(c, ' ' | '-' | ',' | '/' | 'x') && dice.len() == 1 => {}
            None => {
                return Err(Fault::input(format!(
                    "dice {text:?}: {c:?} is no number of a die (as in 31, 3-1 or 3 1)"
                )));
            }
        }
    }
    let [a, b] = dice[..] else {
        return Err(Fault::input(format!(
            "dice {text:?}: two numbers are needed, as in 31, 3-1 or 3 1"
        )));
    };
    Roll::new(a, b).map_err(|fault| Fault::input(format!("dice {text:?}: {fault}")))
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
        return Err(Fault::input(format!(
            "{line:?} is not a position followed by dice, as in 4HPwATDgc/ABMA 3 1"
        )));
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
