//! Sessions shown move by move: those played here, and those that a match file tells of.

use crate::chronicle::{labels, line};
use crate::view::{cube, cube_beside};
use pasch_notation::{
    Deed, Lack, MatchRecord, Reading, RecordFault, RecordFaultKind, Xgid, format_play, read_match_file,
};
use pasch_protocol::{Frame, LogEntry, LogKind, Replay, ReplayGame};
use pasch_rules::{Action, Board, Event, Pair, Play, Rulebook, Sentence, Session, Side, Situation, Standing, Step};

/// A session that was played here.
pub fn of_session(session: &Session, names: Pair<Option<String>>) -> Replay {
    let terms = session.terms();
    let mut games = Vec::new();
    // A ledger holds only what the rules accept; should one not replay, what replays is shown.
    let Ok(mut told) = Session::new(terms.clone()) else {
        return Replay {
            names,
            labels: labels(terms.rulebook.numbering),
            cube_beside: cube_beside(&terms.rulebook),
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
                game.result = Some(*result);
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
        names,
        labels: labels(terms.rulebook.numbering),
        cube_beside: cube_beside(&terms.rulebook),
        games,
    }
}

fn game_of(session: &Session) -> ReplayGame {
    ReplayGame {
        number: session.game_number(),
        score: session.score(),
        crawford: session.is_crawford_game(),
        frames: vec![frame(session, None, &[])],
        result: None,
    }
}

fn frame(session: &Session, entry: Option<LogEntry>, steps: &[Step]) -> Frame {
    let awaited = session.game().phase().turn();
    let xgid = awaited.and_then(|_| Xgid::of(&session.situation()));
    Frame {
        board: *session.game().board(),
        cube: cube(session),
        entry,
        steps: steps.to_vec(),
        xgid: xgid.map(|xgid| xgid.to_string()),
    }
}

/// A match file of any program, and what is wrong in it; the first of that alone where there is nothing to show.
pub fn of_file(bytes: &[u8]) -> Result<(Replay, Vec<Sentence>), Sentence> {
    let no_game = || RecordFaultKind::Missing(Lack::Game).sentence();
    let Reading { record, faults, .. } = read_match_file(bytes).ok_or_else(no_game)?;
    let faults: Vec<Sentence> = faults.iter().map(RecordFault::sentence).collect();
    if record.games.iter().all(|game| game.deeds.is_empty()) {
        return Err(faults.into_iter().next().unwrap_or_else(no_game));
    }
    Ok((of_record(&record), faults))
}

/// A match as it was written down.
pub fn of_record(record: &MatchRecord) -> Replay {
    let rulebook = Rulebook::from(record.rulebook);
    let name = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
    let [white, black] = &record.players;
    let games = (0..record.games.len())
        .filter_map(|index| game_of_record(record, index))
        .collect();
    Replay {
        names: Pair {
            white: name(white),
            black: name(black),
        },
        labels: labels(rulebook.numbering),
        cube_beside: cube_beside(&rulebook),
        games,
    }
}

fn game_of_record(record: &MatchRecord, index: usize) -> Option<ReplayGame> {
    let game = record.games.get(index)?;
    let moments = record.moments(index)?;
    let mut frames: Vec<Frame> = Vec::new();
    let mut known: Option<Situation> = None;
    for moment in &moments {
        // A moment shows the position before its deed, which is how the deed before left it.
        if let Some(situation) = &moment.situation {
            let mut still = situation.clone();
            still.standing.roll = None;
            match frames.last_mut() {
                Some(last) => place(last, moment.side, &still),
                None => frames.push(standing(moment.side, &still, None, &[])),
            }
            known = Some(situation.clone());
        }
        let situation = known.as_ref()?;
        let (entry, steps, after) = deed(moment.side, moment.deed, situation);
        frames.push(standing(situation.standing.on_roll, &after, Some(entry), steps));
    }
    Some(ReplayGame {
        number: index as u32 + 1,
        score: game.score.into(),
        crawford: record.is_crawford_game(index),
        frames,
        result: None,
    })
}

/// The line for a deed, its steps, and the situation after it as far as the checkers go.
fn deed<'a>(by: Side, deed: &'a Deed, situation: &Situation) -> (LogEntry, &'a [Step], Situation) {
    let mut after = situation.clone();
    after.standing.roll = None;
    let of = |kind| LogEntry {
        kind,
        side: Some(by),
        dice: None,
        play: None,
        number: None,
        stake: None,
    };
    let doubled = situation.standing.cube.value.saturating_mul(2);
    let (entry, steps) = match deed {
        Deed::Play { roll, steps, .. } => {
            let text = situation.position().ok().zip(Play::try_from(steps.as_slice()).ok());
            if situation.standing.on_roll == by {
                lay(&mut after.standing, steps);
            }
            let play = text
                .map(|(position, play)| format_play(&play, &position))
                .unwrap_or_default();
            let dice = Some(vec![roll.larger(), roll.smaller()]);
            let play = Some(play);
            (
                LogEntry {
                    dice,
                    play,
                    ..of(LogKind::Play)
                },
                steps.as_slice(),
            )
        }
        Deed::UnknownPlay { roll } => {
            let dice = Some(vec![roll.larger(), roll.smaller()]);
            let play = Some("?".to_owned());
            (
                LogEntry {
                    dice,
                    play,
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
                stake: Some(*stake),
                ..of(LogKind::Resign)
            },
            &[][..],
        ),
    };
    (entry, steps, after)
}

/// Moves checkers of the player on roll without asking any rule; what stands nowhere stays there.
fn lay(standing: &mut Standing, steps: &[Step]) {
    let mover = standing.on_roll;
    let (mut own, mut opp) = (*standing.board.side(mover), *standing.board.side(mover.other()));
    for step in steps {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let there = own.get(from).is_some_and(|&n| n > 0) && to < 25;
        if !there {
            continue;
        }
        own[from] -= 1;
        own[to] += 1;
        if to > 0 && opp[25 - to] == 1 {
            opp[25 - to] = 0;
            opp[25] += 1;
        }
    }
    standing.board = Board::from_sides(mover, own, opp);
}

fn standing(side: Side, situation: &Situation, entry: Option<LogEntry>, steps: &[Step]) -> Frame {
    let mut frame = Frame {
        board: situation.standing.board,
        cube: None,
        entry,
        steps: steps.to_vec(),
        xgid: None,
    };
    place(&mut frame, side, situation);
    frame
}

/// Puts the checkers and the cube of a situation in which `side` is to act into a frame.
fn place(frame: &mut Frame, side: Side, situation: &Situation) {
    let mut shown = situation.clone();
    shown.standing.on_roll = side;
    frame.board = shown.standing.board;
    frame.cube = shown.cube();
    frame.xgid = Xgid::of(&shown).map(|id| id.to_string());
}
