//! The words in a drawn position, in the language of the one who asked for it.

use crate::fault::as_text;
use crate::language::words;
use pasch_draw::DiagramWords;
use pasch_rules::{Position, Side, Situation};

/// The words of a picture that stands alone: who is to do what, and in what match.
pub fn picture_words(situation: &Situation) -> DiagramWords {
    let standing = &situation.standing;
    let name = ("name", words().side(standing.on_roll).into());
    let doing = match standing.roll {
        Some(roll) => words().fill("play-to-play", &[name, ("dice", as_text(roll))]),
        None => words().fill("show-to-roll", &[name]),
    };
    let of_match = |length: u32| words().fill("report-match", &[("points", length.into())]);
    let caption = match situation.length {
        Some(length) => format!("{doing} · {}", of_match(length)),
        None => doing,
    };
    captioned(situation, caption)
}

/// The same with another line below the board.
pub fn captioned(situation: &Situation, caption: String) -> DiagramWords {
    let score = situation.standing.score;
    DiagramWords {
        caption,
        scores: Side::BOTH.map(|side| match situation.length {
            Some(length) => {
                let variables = [("points", score[side].into()), ("length", length.into())];
                words().fill("analysis-score", &variables)
            }
            None => String::new(),
        }),
        pips: Side::BOTH.map(|side| {
            let position: Position = situation.standing.board.seen_by(side);
            words().fill("analysis-pips", &[("pips", position.pips().into())])
        }),
    }
}
