//! Matches as people write them down, with what was judged.

use super::writer::{Style, one_line, write_columns};
use crate::move_text::format_play;
use crate::opinion::{Opinion, Opinions, Worth};
use crate::record::{MatchRecord, plain_steps};
use pasch_rules::{Position, Step};

/// Writes a match as people do, `bar/22* 6/off(2)`, and in lines of their own what a deed cost and what was better by
/// the opinions beside it. Programs read it as a match file and pass those lines over.
pub fn write_transcript(record: &MatchRecord, opinions: &Opinions) -> String {
    let games: Vec<Vec<Option<Position>>> = (0..record.games.len()).map(|game| positions(record, game)).collect();
    let play = |game: usize, deed: usize, steps: &[Step]| {
        let position = games.get(game).and_then(|game| game.get(deed)).and_then(Option::as_ref);
        match position {
            Some(_) if steps.is_empty() => "Cannot Move".to_owned(),
            Some(position) => format_play(&steps.iter().copied().take(4).collect(), position),
            None => plain_steps(steps),
        }
    };
    let note = |game: usize, deed: usize| {
        let opinion = opinions.of(game, deed)?;
        note(opinion, |steps| play(game, deed, steps))
    };
    let style = Style {
        width: 34,
        play: &play,
        note: &note,
    };
    write_columns(record, &style)
}

/// The position before each deed of a game, for the one who rolls; none where the replay is lost.
fn positions(record: &MatchRecord, game: usize) -> Vec<Option<Position>> {
    let deeds = record.games.get(game).map_or(0, |game| game.deeds.len());
    let mut positions = vec![None; deeds];
    for moment in record.moments(game).into_iter().flatten() {
        if let (Some(place), Some(situation)) = (positions.get_mut(moment.index), &moment.situation) {
            *place = situation.position().ok();
        }
    }
    positions
}

/// Half a thousandth of a point is nothing that a line with three digits could tell.
const LEAST: f64 = 0.0005;

fn note(opinion: &Opinion, play: impl Fn(&[Step]) -> String) -> Option<String> {
    let told = |cost: Option<Worth>| {
        let cost = cost.map(Worth::value).filter(|cost| *cost >= LEAST);
        cost.map(|cost| format!("-{cost:.3}"))
    };
    let mut notes = Vec::new();
    if let Some(cost) = told(opinion.cube.and_then(|cube| cube.cost)) {
        notes.push(format!("cube {cost}"));
    }
    if let Some(judged) = &opinion.play
        && let Some(cost) = told(judged.cost)
    {
        let better = judged
            .candidates
            .first()
            .map(|best| format!(" ({})", play(&best.steps)));
        notes.push(format!("play {cost}{}", better.unwrap_or_default()));
    }
    notes.extend(opinion.comment.as_deref().map(one_line));
    (!notes.is_empty()).then(|| notes.join("; "))
}
