//! An opponent that plays sensibly by simple judgement: pips, safe points, blots and the shots at them.

use pasch_rules::{Action, CheckerRules, Offer, Phase, Play, Position, Roll, Session, Side, Stake, Turning};

/// What the computer does where no dice are needed: an answer, a double or a play. `None` where it rolls.
pub fn action(session: &Session, side: Side) -> Option<Action> {
    let game = session.game();
    match game.phase() {
        Phase::ToPlay { side: turn, roll } if *turn == side => {
            let play = best_play(&game.board().seen_by(side), *roll, &session.terms().rulebook.checker);
            Some(Action::Play {
                side,
                steps: play.to_vec(),
            })
        }
        Phase::ToRoll { side: turn } if *turn == side => {
            let chance = winning_chance(&game.board().seen_by(side));
            let wanted = (0.70..0.92).contains(&chance) && !game.cube_is_dead_for(side);
            (wanted && session.allowed(side).double).then_some(Action::Double { side })
        }
        Phase::DoubleOffered(offer) if offer.by != side => Some(answer(session, offer, side)),
        Phase::ResignOffered { by, stake, .. } if *by != side => {
            let fair = stake.min(&game.highest_stake()) >= &deserved(session, side).min(game.highest_stake());
            Some(if fair {
                Action::Accept { side }
            } else {
                Action::Decline { side }
            })
        }
        _ => None,
    }
}

/// A quarter of the games is enough to take; half of them, and one turns the cube oneself.
fn answer(session: &Session, offer: &Offer, side: Side) -> Action {
    let board = session.game().board();
    let on_roll = winning_chance(&board.seen_by(offer.roller));
    let chance = if offer.roller == side { on_roll } else { 1.0 - on_roll };
    let allowed = session.allowed(side);
    if offer.turning == Turning::Double && allowed.beaver && chance > 0.55 {
        Action::Beaver { side }
    } else if allowed.redouble && chance > 0.65 {
        Action::Redouble { side }
    } else if chance > 0.25 {
        Action::Take { side }
    } else {
        Action::Drop { side }
    }
}

/// The stake below which the computer plays on instead of accepting a resignation.
fn deserved(session: &Session, winner: Side) -> Stake {
    let board = session.game().board();
    let loser = board.seen_by(winner.other());
    let to_save: u32 = loser
        .own()
        .iter()
        .zip(0u32..)
        .skip(7)
        .map(|(&n, point)| u32::from(n) * (point - 6))
        .sum();
    let turns_left = loser.opponent_pips() as f64 / 8.0;
    if board.borne_off(winner.other()) > 0 || f64::from(to_save) / 8.0 < turns_left {
        Stake::Single
    } else {
        Stake::Gammon
    }
}

fn best_play(position: &Position, roll: Roll, rules: &CheckerRules) -> Play {
    let mut best = Play::new();
    let mut highest = f64::NEG_INFINITY;
    position.for_each_play(roll, rules, |play, after| {
        let worth = worth(after.seen_by_mover());
        if worth > highest {
            highest = worth;
            best = play.clone();
        }
    });
    best
}

/// How likely the player on roll is to win, roughly.
fn winning_chance(position: &Position) -> f64 {
    let lead = position.opponent_pips() as f64 - position.pips() as f64 + 4.0;
    let scale = if position.is_race() {
        // In a race ten pips decide more the shorter it is.
        0.6 * f64::from(position.pips().max(20)).sqrt()
    } else {
        24.0
    };
    let structure = if position.is_race() {
        0.0
    } else {
        shape(position) - shape(&position.flipped())
    };
    1.0 / (1.0 + (-(lead + structure) / scale).exp())
}

/// How good it is to have moved to this position, in pips or so.
fn worth(after: &Position) -> f64 {
    let lead = after.opponent_pips() as f64 - after.pips() as f64;
    if after.is_race() {
        let outside: u32 = after.own()[7..].iter().map(|&n| u32::from(n)).sum();
        return lead + 3.0 * f64::from(after.own()[0]) - f64::from(outside);
    }
    lead + shape(after) + 3.0 * f64::from(after.own()[0])
}

/// Points, primes, anchors and prisoners, less what the opponent's shots threaten.
fn shape(position: &Position) -> f64 {
    let (own, opp) = (position.own(), position.opp());
    let mut value = 0.0;
    let mut run = 0;
    for (point, &checkers) in own.iter().enumerate().take(25).skip(1) {
        let held = checkers >= 2;
        run = if held { run + 1 } else { 0 };
        if held {
            value += match point {
                4..=6 => 7.0,
                7..=8 => 5.0,
                1..=3 => 3.0,
                18..=22 => 6.0,
                _ => 1.5,
            };
            value += f64::from(run * run) * 0.6;
        }
        if checkers == 1 {
            let lost = 25.0 - point as f64;
            let closed = opp[1..=6].iter().filter(|&&n| n >= 2).count() as f64;
            value -= hit_chance(opp, 25 - point) * (lost + 3.0 * closed + 4.0);
        }
        // A heap does little more than two checkers do.
        value -= f64::from(checkers.saturating_sub(3)) * 0.7;
    }
    let home = own[1..=6].iter().filter(|&&n| n >= 2).count() as f64;
    value + f64::from(opp[25]) * (4.0 + 4.0 * home)
}

/// The chance that a checker of `hitters` lands on `target` (in its own counting) with the next throw.
fn hit_chance(hitters: &[u8; 26], target: usize) -> f64 {
    const WAYS: [f64; 13] = [0.0, 11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0];
    let mut missed = 1.0;
    for (distance, ways) in WAYS.iter().enumerate().skip(1) {
        if hitters.get(target + distance).is_some_and(|&n| n > 0) {
            missed *= 1.0 - ways / 36.0;
        }
    }
    1.0 - missed
}
