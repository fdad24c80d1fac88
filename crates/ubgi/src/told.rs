//! A situation in lines: what an engine has to be told of it that it was not told before.
//!
//! The board goes by its position ID, which every engine takes. Everything else goes by the keys that an engine of 0.2 has
//! named, or by the commands of 0.1; a double that waits for its answer has a word in neither dialect, so that engines
//! without our key for it get an XGID.

use crate::answer::word;
use crate::host::{Decision, Wanted};
use crate::key::{Key, OWNERS, SIDES, VARIANTS};
use pasch_analysis::Choice;
use pasch_notation::{PositionId, Xgid};
use pasch_rules::{CubeOwner, Side, Situation};
use std::collections::BTreeMap;

/// What an engine was told last, by key or command.
pub(crate) type Place = BTreeMap<&'static str, String>;

const NEW_SESSION: &str = "newsession";

/// The lines that put a question before an engine, and what it knows then; nothing where it cannot be told.
pub(crate) fn place(
    wanted: &Wanted,
    before: &Place,
    second: bool,
    knows: &dyn Fn(&str) -> bool,
) -> Option<(Vec<String>, Place)> {
    let Wanted { situation, decision } = wanted;
    let mut told = before.clone();
    let mut lines = Vec::new();
    let mut tell = |name: &'static str, line: String| {
        if told.get(name) != Some(&line) {
            // A new session begins at 0-0 with the cube in the middle: everything has to be said again.
            if name == NEW_SESSION {
                told.clear();
            }
            lines.push(line.clone());
            told.insert(name, line);
        }
    };
    let answering = *decision == Decision::Answer;
    let cube_by_key = second && knows(Key::Cube.name()) && (!answering || knows(Key::Doubled.name()));
    let whole = match decision {
        Decision::Play(_) => false,
        Decision::Double => second && !cube_by_key,
        Decision::Answer => !cube_by_key,
    };
    if whole {
        let xgid = Xgid::of(situation)?;
        lines.push(format!("position xgid {xgid}"));
        // It told everything at once, so that nothing said before can be relied on.
        return Some((lines, Place::new()));
    }
    for (key, value) in game(situation) {
        if second && knows(key.name()) {
            tell(key.name(), format!("set {} {value}", key.name()));
        }
    }
    if !second {
        commands(situation, &mut tell);
    }
    let id = PositionId::of_setup(&situation.setup())?;
    lines.push(format!("position gnubgid {id}"));
    if answering {
        lines.push(format!("set {} true", Key::Doubled.name()));
    }
    if let Decision::Play(roll) = decision {
        let [first, other] = <[u8; 2]>::from(*roll);
        lines.push(format!("dice {first} {other}"));
    }
    Some((lines, told))
}

/// The game's keys, but for the offered double, which belongs to one position.
fn game(situation: &Situation) -> Vec<(Key, String)> {
    let standing = &situation.standing;
    let variant = if situation.checkers == 3 {
        VARIANTS[2]
    } else {
        VARIANTS[0]
    };
    vec![
        (Key::Variant, variant.to_owned()),
        (Key::Length, situation.length.unwrap_or(0).to_string()),
        (Key::Jacoby, situation.law.jacoby.to_string()),
        (Key::Beavers, situation.law.beavers.to_string()),
        (Key::Crawford, has_crawford_rule(situation).to_string()),
        (Key::PointsP0, standing.score.white.to_string()),
        (Key::PointsP1, standing.score.black.to_string()),
        (Key::Cube, standing.cube.value.to_string()),
        (Key::Owner, owner(standing.cube.owner).to_owned()),
        (Key::Turn, side(standing.on_roll).to_owned()),
    ]
}

/// The same in the commands of 0.1.
fn commands(situation: &Situation, tell: &mut dyn FnMut(&'static str, String)) {
    let on = |flag| if flag { "on" } else { "off" };
    let standing = &situation.standing;
    let session = match situation.length {
        None => format!("newsession type money jacoby {}", on(situation.law.jacoby)),
        Some(length) => format!(
            "newsession type match length {length} crawford {}",
            on(has_crawford_rule(situation))
        ),
    };
    tell(NEW_SESSION, session);
    tell(
        "setscore",
        format!("setscore {} {}", standing.score.white, standing.score.black),
    );
    tell(
        "setcube",
        format!(
            "setcube value {} owner {}",
            standing.cube.value,
            owner(standing.cube.owner)
        ),
    );
    tell("setturn", format!("setturn {}", side(standing.on_roll)));
}

/// At match point the rule is told by whether this is the Crawford game; elsewhere it is in force.
fn has_crawford_rule(situation: &Situation) -> bool {
    let one_away = Side::BOTH.into_iter().any(|side| situation.away(side) == Some(1));
    !one_away || situation.standing.crawford
}

fn side(side: Side) -> &'static str {
    match side {
        Side::White => SIDES[0],
        Side::Black => SIDES[1],
    }
}

fn owner(owner: CubeOwner) -> &'static str {
    match owner {
        CubeOwner::Centred => OWNERS[0],
        CubeOwner::Held(holder) => side(holder),
    }
}

/// A choice from the protocol's words, and from what engines say for them.
pub(crate) fn cube_word(text: &str) -> Option<Choice> {
    let choices = [
        Choice::NoDouble,
        Choice::Double,
        Choice::Redouble,
        Choice::Take,
        Choice::Pass,
        Choice::Beaver,
    ];
    let plain = text.to_ascii_lowercase().replace([' ', '_', '-'], "");
    let found = choices.into_iter().find(|choice| word(choice) == plain);
    found.or((plain == "pass").then_some(Choice::Pass))
}
