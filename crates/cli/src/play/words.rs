//! What happened and what is awaited, in the words of the player's language.
//!
//! Points in plays and refusals are counted as they are typed: as the sheet numbers them, or the usual way.

use crate::fault::Fault;
use crate::language::words;
use pasch_analysis::{Choice, Verdict};
use pasch_notation::format_play;
use pasch_rules::{
    Allowed, CubeOwner, CubeRest, Event, Game, Numbering, Phase, Position, Rulebook, Session, SessionKind, Side, Step,
    Terms, TermsFault, TermsFaults,
};
use pasch_words::{Names, Value, labelled_play};

/// A sentence without variables.
pub fn say(key: &str) -> String {
    words().text(key)
}

/// What can be typed, with examples as the board in use is numbered.
pub fn help(key: &str, numbering: Numbering) -> String {
    let typed = |usual: &str| Value::from(labelled_play(usual, numbering, Side::White));
    let examples = [
        ("play", typed("13/7 8/7")),
        ("enter", typed("bar/22")),
        ("off", typed("6/off")),
        ("two", typed("8/5(2)")),
        ("short", typed("8/5 6/5")),
    ];
    fill(key, &examples)
}

/// A sentence with its variables.
pub fn fill(key: &str, variables: &[(&str, Value)]) -> String {
    words().fill(key, variables)
}

/// White or black, as a text chooses by it.
pub fn side_id(side: Side) -> Value {
    side.to_string().into()
}

/// Why these terms cannot be played.
pub fn terms_faults(faults: &TermsFaults) -> Fault {
    Fault::input(words().sentences(faults.0.iter().map(TermsFault::sentence)))
}

/// What is played by which rulebook.
pub fn welcome(terms: &Terms) -> String {
    let rulebook = words().rulebook(&terms.rulebook);
    let variables = [
        ("session", session(terms.session).into()),
        ("rulebook", rulebook.into()),
    ];
    fill("play-welcome", &variables)
}

fn session(kind: SessionKind) -> String {
    match kind {
        SessionKind::SingleGame => say("session-single-game"),
        SessionKind::RunningTotal => say("session-running-total"),
        SessionKind::Match { points } => fill("session-match", &[("points", points.into())]),
        SessionKind::Money => say("session-money"),
        SessionKind::Games { count } => fill("session-games", &[("count", count.into())]),
    }
}

/// One event as a sentence. `before` is the position its player saw before it.
pub fn tell(event: &Event, before: &Position, numbering: Numbering) -> String {
    let play = match event {
        Event::Played { side, steps, .. } | Event::WronglyPlayed { side, steps, .. } => {
            labelled_play(&play_text(steps, before), numbering, *side)
        }
        _ => String::new(),
    };
    words().event_with_play(event, &play, &Names::by_colour(words()), numbering)
}

/// A play in the usual notation.
fn play_text(steps: &[Step], before: &Position) -> String {
    if steps.len() <= 4 {
        format_play(&steps.iter().copied().collect(), before)
    } else {
        pasch_words::play_text(Numbering::EachOwn, Side::White, steps)
    }
}

/// The line under the board: score and cube.
pub fn standing(session: &Session) -> String {
    words().joined(standing_parts(session))
}

/// The same in so many columns: where they do not suffice, without the cube, which is seen on the board.
pub fn standing_within(session: &Session, columns: usize) -> String {
    let mut parts = standing_parts(session);
    if parts.len() > 1 && words().joined(parts.clone()).chars().count() > columns {
        parts.pop();
    }
    words().joined(parts)
}

fn standing_parts(session: &Session) -> Vec<String> {
    let [white, black] = session.score().into_array();
    let mut parts = Vec::new();
    if session.terms().session != SessionKind::SingleGame {
        let variables = [
            ("session", self::session(session.terms().session).into()),
            ("number", session.game_number().into()),
            ("white", white.into()),
            ("black", black.into()),
        ];
        parts.push(fill("play-standing", &variables));
    }
    let game = session.game();
    if game.cube_in_play().is_ok() {
        let value = ("value", Value::from(game.cube().value));
        parts.push(match game.cube().owner {
            CubeOwner::Centred if lies_beside(&session.terms().rulebook) => fill("play-cube-beside", &[value]),
            CubeOwner::Centred => fill("play-cube-middle", &[value]),
            CubeOwner::Held(side) => fill("play-cube-held", &[value, ("side", side_id(side))]),
        });
    } else if session.is_crawford_game() {
        parts.push(say("play-crawford"));
    }
    parts
}

/// Does the cube lie beside the board until it is offered?
fn lies_beside(rulebook: &Rulebook) -> bool {
    rulebook.cube.is_some_and(|cube| cube.rest == CubeRest::BesideBoard)
}

/// What is awaited, and the words that may be typed.
pub fn prompt(game: &Game, allowed: impl Fn(Side) -> Allowed, real_board: bool) -> String {
    let name = |side: Side| ("name", Value::from(words().side(side)));
    let choices = |side: Side, typed: &[(bool, &str)]| {
        let typed: Vec<&str> = typed.iter().filter(|(may, _)| *may).map(|(_, word)| *word).collect();
        fill("play-choices", &[name(side), ("words", typed.join(", ").into())])
    };
    match game.phase() {
        Phase::Opening { white, black } => match (white, black) {
            (None, None) if real_board => say("play-opening-real"),
            (None, None) => say("play-opening"),
            (None, _) => fill("play-opening-of", &[name(Side::White)]),
            (_, None) => fill("play-opening-of", &[name(Side::Black)]),
            _ => String::new(),
        },
        Phase::ToRoll { side } => {
            let double = allowed(*side).double;
            let mut lines = Vec::new();
            if real_board {
                lines.push(fill("play-enter-dice-of", &[name(*side)]));
            }
            if !real_board || double {
                lines.push(choices(*side, &[(!real_board, "roll"), (double, "double")]));
            }
            let correctable = Side::BOTH.into_iter().any(|side| allowed(side).demand_correction);
            if game.wrong_play_by().is_some() && correctable {
                lines.push(say("play-wrong-move"));
            }
            lines.join("\n")
        }
        Phase::ToPlay { side, roll } => fill("play-to-play", &[name(*side), ("dice", roll.to_string().into())]),
        Phase::DoubleOffered(offer) => {
            let side = offer.by.other();
            let may = allowed(side);
            let typed = [
                (true, "take"),
                (true, "drop"),
                (may.redouble, "redouble"),
                (may.beaver, "beaver"),
                (may.raccoon, "raccoon"),
            ];
            choices(side, &typed)
        }
        Phase::ResignOffered { by, .. } => choices(by.other(), &[(true, "accept"), (true, "decline")]),
        Phase::Over(_) if allowed(Side::White).finish => say("play-next-or-finish"),
        Phase::Over(_) => say("play-next"),
    }
}

/// What the tutor says of a decision.
pub fn verdict(verdict: &Verdict, numbering: Numbering) -> String {
    let named = |choice: &Choice| match (choice, choice.key()) {
        (Choice::Play(play), _) => labelled_play(play, numbering, verdict.side),
        (_, key) => say(key.unwrap_or_default()),
    };
    let made = ("made", named(&verdict.made).into());
    if verdict.cost <= 0.0 {
        return fill("tutor-best", &[made]);
    }
    let best = ("best", named(&verdict.best).into());
    let cost = ("cost", format!("{:.3}", verdict.cost).into());
    fill("tutor-cost", &[made, cost, best])
}
