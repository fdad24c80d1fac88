//! A line that a player typed, as what he wants.

use super::words::{fill, say};
use pasch_rules::{BAR, OFF, Side, Stake, Step, VoidThrow};
use std::path::PathBuf;

/// What a line asks for, and for whom if it says so (`black resign gammon`).
#[derive(Debug, PartialEq)]
pub struct Line {
    pub actor: Option<Side>,
    pub request: Request,
}

/// What a player wants.
#[derive(Debug, PartialEq)]
pub enum Request {
    /// An empty line: whatever is next.
    GoOn,
    Roll,
    /// Dice of a real board, and perhaps the play that was made with them.
    Dice(Vec<u8>, Option<String>),
    Move(String),
    Double,
    Take,
    Drop,
    Redouble,
    Beaver,
    Raccoon,
    Resign(Option<Stake>),
    Accept,
    Decline,
    Undo,
    Done,
    Void(VoidThrow),
    /// The wrong play is recorded as it was made.
    Played,
    Correct,
    /// The turn is over: the dice are picked up, or the signal agreed on is given.
    Lift,
    Next,
    Finish,
    ListMoves,
    ShowBoard,
    Save(PathBuf),
    Help,
    Quit,
}

/// Reads a line, or says what is wrong with it.
pub fn read(line: &str) -> Result<Line, String> {
    let (first, rest) = split(line);
    let actor = match first.to_lowercase().as_str() {
        "white" | "w" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    };
    let request = request(if actor.is_some() { rest } else { line.trim() })?;
    Ok(Line { actor, request })
}

fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

fn request(text: &str) -> Result<Request, String> {
    if text.starts_with(|c: char| c.is_ascii_digit()) && !text.contains('/') {
        return dice(text).map(|dice| Request::Dice(dice, None));
    }
    if let Some((thrown, play)) = text.split_once(':') {
        return dice(thrown).map(|dice| Request::Dice(dice, Some(play.trim().to_owned())));
    }
    if text.contains('/') && !text.to_lowercase().starts_with("save") {
        return Ok(Request::Move(text.to_owned()));
    }
    let (verb, rest) = split(text);
    let alone = |request: Request| match rest {
        "" => Ok(request),
        _ => Err(fill(
            "play-stands-alone",
            &[("word", verb.into()), ("rest", rest.into())],
        )),
    };
    match verb.to_lowercase().as_str() {
        "" => Ok(Request::GoOn),
        "roll" | "r" => alone(Request::Roll),
        "double" | "d" => alone(Request::Double),
        "take" | "t" | "play-on" => alone(Request::Take),
        "drop" | "pass" | "p" => alone(Request::Drop),
        "redouble" => alone(Request::Redouble),
        "beaver" => alone(Request::Beaver),
        "raccoon" => alone(Request::Raccoon),
        "resign" => stake(rest).map(Request::Resign),
        "accept" => alone(Request::Accept),
        "decline" | "refuse" => alone(Request::Decline),
        "undo" | "u" => alone(Request::Undo),
        "done" | "end" => alone(Request::Done),
        "void" => void(rest).map(Request::Void),
        "played" => alone(Request::Played),
        "correct" => alone(Request::Correct),
        "lift" | "signal" => alone(Request::Lift),
        "next" => alone(Request::Next),
        "finish" => alone(Request::Finish),
        "moves" | "m" => alone(Request::ListMoves),
        "board" | "b" => alone(Request::ShowBoard),
        "save" if rest.is_empty() => Err(say("play-save-needs-file")),
        "save" => Ok(Request::Save(PathBuf::from(rest))),
        "help" | "h" | "?" => alone(Request::Help),
        "quit" | "q" | "exit" => alone(Request::Quit),
        "dance" | "-" => Ok(Request::Move(String::new())),
        _ => Err(fill("play-not-understood", &[("text", text.into())])),
    }
}

/// `31`, `3-1`, `3 1`, or one die `3`.
fn dice(text: &str) -> Result<Vec<u8>, String> {
    let mut dice = Vec::new();
    for (place, letter) in text.trim().chars().enumerate() {
        match letter {
            '1'..='6' => dice.push(letter as u8 - b'0'),
            ' ' | '-' | ',' => {}
            _ => {
                let variables = [("letter", letter.to_string().into()), ("place", (place + 1).into())];
                return Err(fill("play-no-die", &variables));
            }
        }
    }
    match dice.len() {
        1 | 2 => Ok(dice),
        count => Err(fill("play-one-or-two-dice", &[("count", count.into())])),
    }
}

fn stake(text: &str) -> Result<Option<Stake>, String> {
    match text.to_lowercase().as_str() {
        "" => Ok(None),
        "single" | "1" => Ok(Some(Stake::Single)),
        "gammon" | "2" => Ok(Some(Stake::Gammon)),
        "backgammon" | "3" => Ok(Some(Stake::Backgammon)),
        _ => Err(fill("play-resign-what", &[("text", text.into())])),
    }
}

fn void(text: &str) -> Result<VoidThrow, String> {
    match text.to_lowercase().as_str() {
        "flat" | "cocked" => Ok(VoidThrow::NotFlat),
        "halves" => Ok(VoidThrow::DifferentHalves),
        "checker" => Ok(VoidThrow::OnChecker),
        "early" => Ok(VoidThrow::BeforeTurnEnded),
        "half" => Ok(VoidThrow::WrongHalf),
        _ => Err(fill("play-void-what", &[("text", text.into())])),
    }
}

/// The movements of a play in the usual notation, right or wrong: `13/7 8/7`, `bar/22*/18`, `8/5(2)`. Only their form is
/// checked.
pub fn movements(text: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let (path, count) = match word.strip_suffix(')').and_then(|word| word.split_once('(')) {
            Some((path, count @ ("2" | "3" | "4"))) => (path, usize::from(count.as_bytes()[0] - b'0')),
            Some(_) => return Err(fill("play-bad-times", &[("word", word.into())])),
            None => (word, 1),
        };
        let mut places = Vec::new();
        for name in path.split('/') {
            let name = name.trim_end_matches('*');
            let unknown = || fill("play-no-point", &[("word", word.into()), ("name", name.into())]);
            places.push(place(name).ok_or_else(unknown)?);
        }
        if places.len() < 2 {
            return Err(fill("play-no-movement", &[("word", word.into())]));
        }
        for _ in 0..count {
            steps.extend(places.windows(2).map(|pair| Step {
                from: pair[0],
                to: pair[1],
                hit: false,
            }));
        }
    }
    Ok(steps)
}

fn place(name: &str) -> Option<u8> {
    match name.to_lowercase().as_str() {
        "bar" | "25" => Some(BAR),
        "off" | "0" => Some(OFF),
        number => number.parse().ok().filter(|point| (1..=24).contains(point)),
    }
}
