//! What happened, in English.

use pasch_notation::format_play;
use pasch_rules::{
    Allowed, CubeOwner, Ending, Event, Game, GameResult, OpeningThrow, Phase, Position, Session, SessionKind, Side,
    Step, Turning, VoidThrow,
};

pub const HELP: &str = "\
  roll (or Enter)        throw the dice                 moves    the legal plays
  13/7 8/7               move, counting 24 down to 1    board    the board again
  undo, done             take a step back, end the turn save FILE  keep the game
  double, take, drop     the cube                       quit
  redouble, beaver, raccoon   answers to a double, where they are played
  resign single|gammon|backgammon, accept, decline
  next, finish           the next game, the end of the session
Begin with white or black to act for that side: black resign gammon
On a real board: 31 or 3-1 are dice, 31: 8/5 6/5 dice and play, white 4 an opening die;
  void flat|halves|checker|early|half, played (record a wrong play), correct, lift, undo (the last entry)
";

/// A play in the usual notation.
pub fn play_text(steps: &[Step], before: &Position) -> String {
    let text = if steps.len() <= 4 {
        format_play(&steps.iter().copied().collect(), before)
    } else {
        steps
            .iter()
            .map(|step| format!("{step:?}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    if text.is_empty() { "no move".to_owned() } else { text }
}

/// One event as a sentence. `before` is the position its player saw before it.
pub fn tell(event: &Event, before: &Position) -> String {
    match event {
        Event::GameStarted { number, crawford } => {
            let crawford = if *crawford { " (the Crawford game: no cube)" } else { "" };
            format!("Game {number} begins{crawford}.")
        }
        Event::OpeningThrown { side, throw } => match throw {
            OpeningThrow::One(die) => format!("{side} throws {die}."),
            OpeningThrow::Two(roll) => format!("{side} throws {roll}."),
        },
        Event::OpeningTied => "A tie: throw again.".to_owned(),
        Event::AutomaticallyDoubled { cube } => format!("The tie turns the cube to {cube}."),
        Event::Starts { side, roll } => match roll {
            Some(roll) => format!("{side} starts and plays {roll}."),
            None => format!("{side} starts and rolls."),
        },
        Event::Rolled { side, roll, playable } => {
            let stuck = if *playable { "" } else { "; there is no legal move" };
            format!("{side} rolls {roll}{stuck}.")
        }
        Event::Played { side, roll, steps } => format!("{side} plays {roll}: {}", play_text(steps, before)),
        Event::Doubled(offer) => {
            let dead = if offer.dead { " (a dead cube)" } else { "" };
            let verb = match offer.turning {
                Turning::Double => "doubles",
                Turning::RedoubleAtOnce => "redoubles at once",
                Turning::Beaver => "beavers",
                Turning::Raccoon => "raccoons",
            };
            format!("{} {verb}: the cube shows {}{dead}.", offer.by, offer.value)
        }
        Event::Taken { side, cube } => format!("{side} takes; the cube is {}.", cube_text(cube.value, cube.owner)),
        Event::Dropped { side } => format!("{side} drops."),
        Event::ResignOffered { side, stake } => format!("{side} offers to resign {stake}."),
        Event::ResignDeclined { side } => format!("{side} declines; the game goes on."),
        Event::Resigned { side, stake } => format!("{side} resigns {stake}."),
        Event::ThrowVoid { side, why } => format!("{side}'s throw is void: {}. Throw again.", void_text(*why)),
        Event::WronglyPlayed {
            side,
            roll,
            steps,
            reason,
        } => format!("{side} plays {roll} wrongly: {} ({reason})", play_text(steps, before)),
        Event::CorrectionDemanded { by, side, roll } => {
            format!("{by} demands it back: {side} plays {roll} again.")
        }
        Event::WrongPlayStands { side } => format!("{side}'s wrong move stands."),
        Event::DiceLifted { side } => format!("{side} picks up the dice."),
        Event::GameOver(result) => result_text(result),
        Event::SessionOver { winner } => match winner {
            Some(side) => format!("The session is over: {side} wins it."),
            None => "The session is over: a draw.".to_owned(),
        },
    }
}

fn result_text(result: &GameResult) -> String {
    let how = match result.ending {
        Ending::BorneOff => "",
        Ending::Dropped => " by a drop",
        Ending::Resigned => " by resignation",
    };
    let points = if result.points == 1 { "point" } else { "points" };
    format!(
        "{} wins {}{how}: {} {points}.",
        result.winner, result.stake, result.points
    )
}

fn void_text(why: VoidThrow) -> &'static str {
    match why {
        VoidThrow::NotFlat => "a die does not lie flat on the board",
        VoidThrow::DifferentHalves => "the dice lie in different halves",
        VoidThrow::OnChecker => "a die lies on a checker",
        VoidThrow::BeforeTurnEnded => "the other's turn was not over",
        VoidThrow::WrongHalf => "not in the thrower's right half",
    }
}

fn cube_text(value: u32, owner: CubeOwner) -> String {
    match owner {
        CubeOwner::Centred => format!("{value}, in the middle"),
        CubeOwner::Held(side) => format!("{value}, {side}'s"),
    }
}

/// The line under the board: score and cube.
pub fn standing(session: &Session) -> String {
    let [white, black] = session.score();
    let kind = session.terms().session;
    let mut text = match kind {
        SessionKind::SingleGame => String::new(),
        _ => format!("{kind}, game {}: white {white}, black {black}", session.game_number()),
    };
    let game = session.game();
    if game.cube_in_play().is_ok() {
        if !text.is_empty() {
            text.push_str("; ");
        }
        text.push_str(&format!("cube {}", cube_text(game.cube().value, game.cube().owner)));
    } else if session.is_crawford_game() {
        text.push_str("; Crawford game");
    }
    text
}

/// What is awaited, and the words that may be said.
pub fn prompt(game: &Game, allowed: impl Fn(Side) -> Allowed, real_board: bool) -> String {
    match game.phase() {
        Phase::Opening { white, black } => match (white, black) {
            (None, None) if real_board => "Opening throw: white N, black N".to_owned(),
            (None, None) => "Opening throw: Enter throws".to_owned(),
            (None, _) => "white's opening throw".to_owned(),
            (_, None) => "black's opening throw".to_owned(),
            _ => String::new(),
        },
        Phase::ToRoll { side } => {
            let double = if allowed(*side).double { ", double" } else { "" };
            let roll = if real_board { "the dice" } else { "roll" };
            let wrong = match game.wrong_play_by() {
                Some(_) if Side::BOTH.into_iter().any(|side| allowed(side).demand_correction) => {
                    "; the wrong move can be put right (correct)"
                }
                _ => "",
            };
            format!("{side}: {roll}{double}{wrong}")
        }
        Phase::ToPlay { side, roll } => format!("{side} to play {roll}"),
        Phase::DoubleOffered(offer) => {
            let side = offer.by.other();
            let may = allowed(side);
            let more = [
                (may.redouble, ", redouble"),
                (may.beaver, ", beaver"),
                (may.raccoon, ", raccoon"),
            ];
            let more: String = more.iter().filter(|(may, _)| *may).map(|(_, word)| *word).collect();
            format!("{side}: take, drop{more}")
        }
        Phase::ResignOffered { by, .. } => format!("{}: accept, decline", by.other()),
        Phase::Over(_) if allowed(Side::White).finish => "next game (Enter) or finish".to_owned(),
        Phase::Over(_) => "next game (Enter)".to_owned(),
    }
}
