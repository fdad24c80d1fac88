//! One door for every way to write a position.

use crate::fault::{Fault, ParseFault};
use crate::fibs::FibsBoard;
use crate::match_id::MatchId;
use crate::position_id::PositionId;
use crate::rows::read_rows;
use crate::xgid::Xgid;
use pasch_rules::Situation;

/// Reads a position ID, `positionid:matchid`, an XGID, a FIBS board line or the S/W rows of the danish sheet, in a
/// game of `checkers` checkers a side (15, or 3 in hypergammon).
///
/// ```
/// let situation = pasch_notation::parse_position("4HPwATDgc/ABMA:QYkqASAAIAAA", 15)?;
/// let standing = &situation.standing;
/// assert_eq!((situation.length, standing.cube.value), (Some(9), 2));
/// assert_eq!((standing.score.white, standing.score.black), (4, 2));
/// assert_eq!(standing.roll.map(|roll| roll.to_string()).as_deref(), Some("5-2"));
/// # Ok::<(), pasch_notation::ParseFault>(())
/// ```
pub fn parse_position(text: &str, checkers: u8) -> Result<Situation, ParseFault> {
    let trimmed = text.trim();
    let start = text.chars().take_while(|c| c.is_whitespace()).count();
    match trimmed.get(..8) {
        Some(head) if head.eq_ignore_ascii_case("gnubgid=") => {
            read(&trimmed[8..], checkers).map_err(|fault| fault.moved_by(start + 8))
        }
        _ => read(trimmed, checkers).map_err(|fault| fault.moved_by(start)),
    }
}

/// Reads a position in a game of so many checkers a side, or of the other number that is played with where that does not
/// go: an ID does not tell. What cannot be read either way is told by the first fault.
pub fn parse_position_of_either(text: &str, first: u8) -> Result<Situation, ParseFault> {
    let second = if first == 3 { 15 } else { 3 };
    let read = |checkers| parse_position(text, checkers);
    let sound = |situation: &Situation| situation.position().is_ok();
    match read(first) {
        Ok(situation) if sound(&situation) => Ok(situation),
        found => match read(second) {
            Ok(other) if sound(&other) => Ok(other),
            _ => found,
        },
    }
}

/// Writes a situation as `positionid:matchid`, or as the position ID alone where no match ID can tell it; nothing for what has
/// no ID at all.
///
/// ```
/// use pasch_notation::{parse_position, write_position};
/// let situation = parse_position("4HPwATDgc/ABMA", 15)?;
/// let text = write_position(&situation).unwrap_or_default();
/// assert_eq!(parse_position(&text, 15)?, situation);
/// # Ok::<(), pasch_notation::ParseFault>(())
/// ```
pub fn write_position(situation: &Situation) -> Option<String> {
    let id = PositionId::of_setup(&situation.setup())?;
    Some(match MatchId::of(situation) {
        Some(match_id) => format!("{id}:{match_id}"),
        None => id.to_string(),
    })
}

fn read(text: &str, checkers: u8) -> Result<Situation, ParseFault> {
    let starts_with = |prefix: &str| {
        text.get(..prefix.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(prefix))
    };
    if text.is_empty() {
        return Err(ParseFault::new(0, Fault::UnknownFormat));
    }
    if starts_with("xgid=") || text.matches(':').count() > 1 && !starts_with("board:") && !is_rows(text) {
        return text.parse::<Xgid>().map(|xgid| xgid.situation(checkers));
    }
    if starts_with("board:") {
        return text.parse::<FibsBoard>().map(|board| board.situation);
    }
    if is_rows(text) {
        return read_rows(text, checkers);
    }
    if let Some((position, match_text)) = text.split_once(':') {
        let setup = position.parse::<PositionId>()?.setup(checkers);
        let id = match_text
            .parse::<MatchId>()
            .map_err(|fault| fault.moved_by(position.chars().count() + 1))?;
        return Ok(id.situation(setup));
    }
    if text.chars().count() != 14 && text.contains(char::is_whitespace) {
        return Err(ParseFault::new(0, Fault::UnknownFormat));
    }
    let id = text.parse::<PositionId>()?;
    Ok(Situation::money(id.setup(checkers)))
}

fn is_rows(text: &str) -> bool {
    let word: String = text
        .chars()
        .take_while(|c| c.is_alphabetic())
        .flat_map(char::to_lowercase)
        .collect();
    matches!(word.as_str(), "white" | "black" | "hvid" | "hvide" | "sort" | "sorte")
}
