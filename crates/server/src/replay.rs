//! Sessions shown move by move: those played here, and those that a match file tells of.

use crate::chronicle::{labels, line};
use crate::positions::place_of;
use crate::spot::{Spot, roll_of};
use crate::view::cube;
use pasch_notation::{CubeHolder, Deed, MatchRecord, Reading, TableState, Xgid, format_play, read_mat, read_sgf};
use pasch_protocol::{Board, Cube, Frame, LogEntry, LogKind, Pair, Replay, ReplayGame, SessionKind, Stake};
use pasch_rules::{Action, Event, Numbering, Play, Session, Setup, Side, Step};

/// A session that was played here.
pub fn of_session(session: &Session, names: Pair<Option<String>>) -> Replay {
    let terms = session.terms();
    let mut games = Vec::new();
    // A ledger holds only what the rules accept; should one not replay, what replays is shown.
    let Ok(mut told) = Session::new(terms.clone()) else {
        return Replay {
            session: terms.session.into(),
            names,
            labels: labels(terms.rulebook.numbering),
            games,
        };
    };
    games.push(game_of(&told));
    for action in session.log() {
        let before = *told.game().board();
        let Ok(events) = told.apply(action.clone()) else { break };
        if matches!(action, Action::NextGame) {
            games.push(game_of(&told));
        }
        let Some(game) = games.last_mut() else { break };
        for event in &events {
            if let Event::GameOver(result) = event {
                game.result = Some((*result).into());
            }
            let steps = match event {
                Event::Played { steps, .. } | Event::WronglyPlayed { steps, .. } => steps.as_slice(),
                _ => &[],
            };
            if let Some(entry) = line(event, &before) {
                game.frames.push(frame(&told, Some(entry), steps));
            }
        }
    }
    Replay {
        session: terms.session.into(),
        names,
        labels: labels(terms.rulebook.numbering),
        games,
    }
}

fn game_of(session: &Session) -> ReplayGame {
    let score = session.score().into_array();
    ReplayGame {
        number: session.game_number(),
        score: Pair {
            white: score[0],
            black: score[1],
        },
        crawford: session.is_crawford_game(),
        frames: vec![frame(session, None, &[])],
        result: None,
    }
}

fn frame(session: &Session, entry: Option<LogEntry>, steps: &[Step]) -> Frame {
    let turn = session.game().phase().turn();
    let xgid = turn.and_then(|side| Spot::of_session(session, side).xgid(roll_of(session)));
    Frame {
        board: (*session.game().board()).into(),
        cube: cube(session),
        turn: turn.map(Into::into),
        entry,
        steps: steps.iter().map(|&step| step.into()).collect(),
        xgid,
    }
}

/// A match file, by its name; what cannot be read of it is said in English.
pub fn of_file(name: &str, text: &str) -> Result<(Replay, Vec<String>), String> {
    let sgf = name.to_ascii_lowercase().ends_with(".sgf") || text.trim_start().starts_with("(;");
    let Reading { record, faults } = if sgf { read_sgf(text) } else { read_mat(text) };
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    if record.games.iter().all(|game| game.deeds.is_empty()) {
        let first = faults
            .into_iter()
            .next()
            .unwrap_or_else(|| "it tells of no game".to_owned());
        return Err(format!("{name}: {first}"));
    }
    Ok((of_record(&record), faults))
}

fn of_record(record: &MatchRecord) -> Replay {
    let name = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
    let [white, black] = &record.players;
    let games = (0..record.games.len())
        .filter_map(|index| game_of_record(record, index))
        .collect();
    Replay {
        session: match record.length {
            0 => SessionKind::Money,
            points => SessionKind::Match { points },
        },
        names: Pair {
            white: name(white),
            black: name(black),
        },
        labels: labels(Numbering::EachOwn),
        games,
    }
}

fn game_of_record(record: &MatchRecord, index: usize) -> Option<ReplayGame> {
    let game = record.games.get(index)?;
    let moments = record.moments(index)?;
    let mut frames: Vec<Frame> = Vec::new();
    let mut known: Option<(Side, TableState)> = None;
    for moment in &moments {
        // A moment shows the position before its deed, which is how the deed before left it.
        if let Some(state) = &moment.table {
            let mut still = *state;
            still.roll = None;
            match frames.last_mut() {
                Some(last) => place(last, moment.side, &still),
                None => frames.push(Frame {
                    entry: None,
                    steps: Vec::new(),
                    ..standing(moment.side, &still)
                }),
            }
            known = Some((moment.side, *state));
        }
        let (side, state) = known.as_ref()?;
        let (entry, steps, after) = deed(moment.side, moment.deed, *side, state);
        frames.push(Frame {
            entry: Some(entry),
            steps,
            ..standing(*side, &after)
        });
    }
    Some(ReplayGame {
        number: index as u32 + 1,
        score: Pair {
            white: game.score[0],
            black: game.score[1],
        },
        crawford: record.is_crawford_game(index),
        frames,
        result: None,
    })
}

/// The line for a deed, its steps, and the position after it as far as the checkers go.
fn deed(by: Side, deed: &Deed, view: Side, state: &TableState) -> (LogEntry, Vec<pasch_protocol::Step>, TableState) {
    let mut after = *state;
    after.roll = None;
    let of = |kind| LogEntry {
        kind,
        side: Some(by.into()),
        dice: None,
        play: None,
        number: None,
        stake: None,
        void: None,
    };
    let doubled = state.cube.saturating_mul(2);
    let (entry, steps) = match deed {
        Deed::Play { roll, steps, .. } => {
            let text = state.position().ok().zip(Play::try_from(steps.as_slice()).ok());
            if view == by {
                lay(&mut after.setup, steps);
            }
            let play = text
                .map(|(position, play)| format_play(&play, &position))
                .unwrap_or_default();
            let dice = Some(vec![roll.larger(), roll.smaller()]);
            (
                LogEntry {
                    dice,
                    play: Some(play),
                    ..of(LogKind::Play)
                },
                steps.as_slice(),
            )
        }
        Deed::UnknownPlay { roll } => {
            let dice = Some(vec![roll.larger(), roll.smaller()]);
            (
                LogEntry {
                    dice,
                    play: Some("?".to_owned()),
                    ..of(LogKind::Play)
                },
                &[][..],
            )
        }
        Deed::Double | Deed::Beaver | Deed::Raccoon | Deed::Redouble => (
            LogEntry {
                number: Some(doubled),
                ..of(LogKind::Double)
            },
            &[][..],
        ),
        Deed::Take => (
            LogEntry {
                number: Some(doubled),
                ..of(LogKind::Take)
            },
            &[][..],
        ),
        Deed::Drop => (of(LogKind::Drop), &[][..]),
        Deed::Resign(stake) => (
            LogEntry {
                stake: Some(Stake::from(*stake)),
                ..of(LogKind::Resign)
            },
            &[][..],
        ),
    };
    (entry, steps.iter().map(|&step| step.into()).collect(), after)
}

/// Moves checkers without asking any rule; what stands nowhere stays there.
fn lay(setup: &mut Setup, steps: &[Step]) {
    for step in steps {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let there = setup.own.get(from).is_some_and(|&n| n > 0) && to < 25;
        if !there {
            continue;
        }
        setup.own[from] -= 1;
        setup.own[to] += 1;
        if to > 0 && setup.opp[25 - to] == 1 {
            setup.opp[25 - to] = 0;
            setup.opp[25] += 1;
        }
    }
}

fn standing(side: Side, state: &TableState) -> Frame {
    let mut frame = Frame {
        board: Board {
            white: [0; 26],
            black: [0; 26],
        },
        cube: None,
        turn: None,
        entry: None,
        steps: Vec::new(),
        xgid: None,
    };
    place(&mut frame, side, state);
    frame
}

/// Puts the checkers and the cube of a position that `side` sees into a frame.
fn place(frame: &mut Frame, side: Side, state: &TableState) {
    let mut state = *state;
    state.on_roll = crate::spot::chair(side);
    let shown = place_of(&state);
    frame.board = shown.board;
    frame.turn = Some(side.into());
    let owner = match state.holder {
        CubeHolder::Centred => None,
        CubeHolder::Mover => Some(side),
        CubeHolder::Opponent => Some(side.other()),
    };
    frame.cube = Some(Cube {
        value: state.cube,
        owner: owner.map(Into::into),
        in_play: !state.crawford,
    });
    frame.xgid = Xgid::of_table(&state).map(|id| id.to_string());
}
