//! Positions outside a game: read from text or taken from the editor, checked, and judged.

use crate::judge::Judge;
use crate::spot::{Holder, MatchScore, Spot, chair};
use pasch_notation::{CubeHolder, MatchId, PositionId, TableState, Xgid, parse_position};
use pasch_protocol::{Ask, FaultKey, Level, Message, Pair, Place, Side as WireSide};
use pasch_rules::{Board, Position, Preset, Roll, Rulebook, Setup, Side, Turn};

/// Why a position is no position.
pub type PositionFault = (FaultKey, String);

/// A position from text.
pub fn read(text: &str, checkers: u8) -> Result<Message, PositionFault> {
    let bad = |english: String| (FaultKey::BadPosition, english);
    if !(1..=15).contains(&checkers) {
        return Err(bad(format!("a game has 1 to 15 checkers a side, not {checkers}")));
    }
    let state = parse_position(text.trim(), checkers).map_err(|fault| bad(fault.to_string()))?;
    Ok(checked(place_of(&state)))
}

/// A position with its faults, names and plays.
pub fn checked(place: Place) -> Message {
    let mut faults = faults(&place);
    let spot = spot_of(&place);
    let state = table_state(&place);
    if let Err(fault) = &spot {
        faults.push(fault.clone());
    }
    let roll = place.dice.and_then(|[a, b]| Roll::new(a, b).ok());
    let tree = match (&spot, roll) {
        (Ok(spot), Some(roll)) if !spot.position.is_over() => {
            Some(Turn::new(spot.position, roll, spot.rulebook.checker).tree().into())
        }
        _ => None,
    };
    let pips = |side: &[u8; 26]| side.iter().zip(0u32..).map(|(&n, point)| u32::from(n) * point).sum();
    Message::Position {
        position_id: PositionId::of_setup(&state.setup).map(|id| id.to_string()),
        match_id: MatchId::of_table(&state).map(|id| id.to_string()),
        xgid: Xgid::of_table(&state).map(|id| id.to_string()),
        pips: Pair {
            white: pips(&place.board.white),
            black: pips(&place.board.black),
        },
        faults,
        tree,
        place,
    }
}

/// What a judge thinks of a position.
pub fn ask(judge: &dyn Judge, place: &Place, ask: Ask, level: Level) -> Result<Message, PositionFault> {
    let bad = |english: String| (FaultKey::BadPosition, english);
    let all = faults(place);
    if !all.is_empty() {
        return Err(bad(all.join("; ")));
    }
    let spot = spot_of(place).map_err(bad)?;
    if spot.position.is_over() {
        return Err(bad("the game is over in this position".to_owned()));
    }
    match (ask, place.dice) {
        (Ask::Evaluate, _) => Ok(Message::Evaluation {
            evaluation: judge.evaluate(&spot, level),
        }),
        (Ask::Plays, None) => Err(bad("there are no dice to play".to_owned())),
        (Ask::Plays, Some([a, b])) => {
            let roll = Roll::new(a, b).map_err(|fault| bad(fault.to_string()))?;
            let plays = judge.rank(&spot, roll, level);
            Ok(Message::Plays {
                plays,
                settings: judge.settings(level),
            })
        }
    }
}

/// Everything wrong beside the checkers.
fn faults(place: &Place) -> Vec<String> {
    let mut faults = Vec::new();
    let setup = setup_of(place);
    if let Err(all) = Position::try_from(setup) {
        faults.extend(all.0.iter().map(ToString::to_string));
    }
    if let Some([a, b]) = place.dice {
        faults.extend(Roll::new(a, b).err().map(|fault| fault.to_string()));
    }
    if !place.cube.is_power_of_two() || place.cube > 1 << 20 {
        faults.push(format!("a cube shows 1, 2, 4 and so on, not {}", place.cube));
    }
    if place.cube == 1 && place.cube_owner.is_some() {
        faults.push("a cube that shows 1 is in the middle".to_owned());
    }
    if let Some(length) = place.match_length {
        if !(1..=1000).contains(&length) {
            faults.push(format!("a match is to 1 to 1000 points, not {length}"));
        }
        for (name, points) in [("white", place.score.white), ("black", place.score.black)] {
            if points >= length {
                faults.push(format!(
                    "{name} has {points} points in a match to {length}, which is over"
                ));
            }
        }
    }
    faults
}

fn setup_of(place: &Place) -> Setup {
    let (own, opp) = match place.on_roll {
        WireSide::White => (place.board.white, place.board.black),
        WireSide::Black => (place.board.black, place.board.white),
    };
    Setup {
        own,
        opp,
        checkers: place.checkers,
    }
}

/// A position that can be judged.
fn spot_of(place: &Place) -> Result<Spot, String> {
    let side = Side::from(place.on_roll);
    let preset: Preset = place
        .rulebook
        .parse()
        .map_err(|fault: pasch_rules::UnknownRulebook| fault.to_string())?;
    let position = Position::try_from(setup_of(place)).map_err(|faults| faults.to_string())?;
    let points = |side: Side| *place.score.get(side);
    Ok(Spot {
        position,
        side,
        rulebook: Rulebook::from(preset),
        cube: place.cube,
        holder: match place.cube_owner {
            _ if place.crawford && place.match_length.is_some() => Holder::None,
            None => Holder::Centred,
            Some(owner) if owner == place.on_roll => Holder::Own,
            Some(_) => Holder::Opponent,
        },
        score: place.match_length.map(|length| MatchScore {
            length,
            own: points(side),
            opponent: points(side.other()),
            crawford: place.crawford,
        }),
        jacoby: place.jacoby,
        beavers: place.beavers,
    })
}

fn table_state(place: &Place) -> TableState {
    let side = Side::from(place.on_roll);
    let mut state = TableState::money(setup_of(place));
    state.on_roll = chair(side);
    state.cube = place.cube;
    state.holder = match place.cube_owner {
        None => CubeHolder::Centred,
        Some(owner) if owner == place.on_roll => CubeHolder::Mover,
        Some(_) => CubeHolder::Opponent,
    };
    state.roll = place.dice.and_then(|[a, b]| Roll::new(a, b).ok());
    match place.match_length {
        Some(length) => {
            let points = |side: Side| u16::try_from(*place.score.get(side)).unwrap_or(u16::MAX);
            state.match_length = u16::try_from(length).ok();
            state.own_points = points(side);
            state.opp_points = points(side.other());
            state.crawford = place.crawford;
        }
        None => {
            state.jacoby = Some(place.jacoby);
            state.beavers = Some(place.beavers);
        }
    }
    state
}

/// The editor's view of what a text says.
pub fn place_of(state: &TableState) -> Place {
    let side = match state.on_roll {
        pasch_notation::Chair::Bottom => Side::White,
        pasch_notation::Chair::Top => Side::Black,
    };
    let board = match side {
        Side::White => Board {
            white: state.setup.own,
            black: state.setup.opp,
        },
        Side::Black => Board {
            white: state.setup.opp,
            black: state.setup.own,
        },
    };
    let owner = match state.holder {
        CubeHolder::Centred => None,
        CubeHolder::Mover => Some(side),
        CubeHolder::Opponent => Some(side.other()),
    };
    let (own, opp) = (u32::from(state.own_points), u32::from(state.opp_points));
    Place {
        board: board.into(),
        on_roll: side.into(),
        dice: state.roll.map(Into::into),
        cube: state.cube,
        cube_owner: owner.map(Into::into),
        score: match side {
            Side::White => Pair { white: own, black: opp },
            Side::Black => Pair { white: opp, black: own },
        },
        match_length: state.match_length.map(u32::from),
        crawford: state.crawford,
        jacoby: state.jacoby.unwrap_or(false),
        beavers: state.beavers.unwrap_or(false),
        checkers: state.setup.checkers,
        rulebook: Preset::Tournament.id().to_owned(),
    }
}
