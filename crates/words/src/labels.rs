//! Names for players, rulebooks, points and plays, as they stand in sentences.

use crate::words::{Value, Words};
use pasch_rules::{BAR, Numbering, OFF, Preset, Question, Rulebook, Side, Step, Title};

impl Words {
    /// White or Black.
    pub fn side(&self, side: Side) -> String {
        self.text(match side {
            Side::White => "side-white",
            Side::Black => "side-black",
        })
    }

    /// What a preset is called.
    pub fn preset(&self, preset: Preset) -> String {
        self.text(&format!("rulebook-{preset}"))
    }

    /// What a rulebook is called; one that was changed is said to be.
    pub fn rulebook(&self, rulebook: &Rulebook) -> String {
        self.title(rulebook.title())
    }

    pub(crate) fn title(&self, title: Title) -> String {
        let base = self.preset(title.base);
        if title.own {
            self.fill("rulebook-own", &[("rulebook", base.into())])
        } else {
            base
        }
    }

    /// The questions a rulebook answers otherwise than its preset, in two or three words each.
    pub fn differences(&self, rulebook: &Rulebook) -> String {
        let topics = rulebook.differences().into_iter().map(|question| self.topic(question));
        topics.collect::<Vec<_>>().join(", ")
    }

    fn topic(&self, question: Question) -> String {
        self.text(&format!("topic-{}", question.key()))
    }
}

/// A point as it is labelled beside the board, or `bar` or `off`. `side` is the player who counts.
pub fn point_label(numbering: Numbering, side: Side, point: u8) -> String {
    match point {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        1..=24 => numbering.label(side, point),
        // No point at all: the number as it was given.
        other => other.to_string(),
    }
}

/// A play as text, in the labels of a rulebook: `13/7 8/7*`, `8/5(2)`.
pub fn play_text(numbering: Numbering, side: Side, steps: &[Step]) -> String {
    let mut parts: Vec<(String, u32)> = Vec::new();
    for step in steps {
        let mut text = format!(
            "{}/{}",
            point_label(numbering, side, step.from),
            point_label(numbering, side, step.to)
        );
        if step.hit {
            text.push('*');
        }
        match parts.iter_mut().find(|(same, _)| *same == text) {
            Some((_, times)) => *times += 1,
            None => parts.push((text, 1)),
        }
    }
    let parts = parts.into_iter().map(|(text, times)| match times {
        1 => text,
        _ => format!("{text}({times})"),
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// A play in the usual notation (`bar/22*/18 8/5(2)`) with its points as they are labelled. `side` is the player who moves.
pub fn labelled_play(usual: &str, numbering: Numbering, side: Side) -> String {
    let label = |place: &str| match place.parse() {
        Ok(point @ 1..=24) => Ok(numbering.label(side, point)),
        _ => Err(NoSuchLabel(place.to_owned())),
    };
    with_places(usual, label).unwrap_or_else(|_| usual.to_owned())
}

/// A play typed in the labels of a board, in the usual notation.
///
/// ```
/// use pasch_rules::{Numbering, Side};
/// use pasch_words::usual_play;
/// assert_eq!(usual_play("S1/S5 S12/W9", Numbering::TwoRows, Side::White).unwrap(), "24/20 13/9");
/// assert!(usual_play("S1/S13", Numbering::TwoRows, Side::White).is_err());
/// ```
pub fn usual_play(typed: &str, numbering: Numbering, side: Side) -> Result<String, NoSuchLabel> {
    if numbering == Numbering::EachOwn {
        return Ok(typed.to_owned());
    }
    let point = |place: &str| {
        numbering
            .point(side, place)
            .ok_or_else(|| NoSuchLabel(place.to_owned()))
    };
    with_places(typed, |place| point(place).map(|point| point.to_string()))
}

/// A name that no point of the board has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no point is labelled {0:?}")]
pub struct NoSuchLabel(pub String);

/// The same play with other names for its points; bar, off, stars and numbers of times stay.
fn with_places(play: &str, rename: impl Fn(&str) -> Result<String, NoSuchLabel>) -> Result<String, NoSuchLabel> {
    let mut words = Vec::new();
    for word in play.split([' ', ',']).filter(|word| !word.is_empty()) {
        let (path, times) = word.split_at(word.find('(').unwrap_or(word.len()));
        let mut places = Vec::new();
        for place in path.split('/') {
            let name = place.trim_end_matches('*');
            let star = &place[name.len()..];
            let name = match name.to_ascii_lowercase().as_str() {
                fixed @ ("bar" | "off") => fixed.to_owned(),
                _ => rename(name)?,
            };
            places.push(name + star);
        }
        words.push(places.join("/") + times);
    }
    Ok(words.join(" "))
}

/// The labels of all points for texts: `$p1` to `$p24` as White counts, `$b1` to `$b24` as Black counts.
pub(crate) fn label_variables(numbering: Numbering) -> Vec<(String, Value)> {
    let of = |letter: char, side: Side| {
        (1..=24).map(move |point| (format!("{letter}{point}"), Value::from(numbering.label(side, point))))
    };
    of('p', Side::White).chain(of('b', Side::Black)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_notation::format_play;
    use pasch_rules::{CheckerRules, Position, Roll};

    #[test]
    fn every_play_can_be_typed_as_it_is_read() {
        let numberings = [
            Numbering::EachOwn,
            Numbering::UpWithWhite,
            Numbering::DownWithBlack,
            Numbering::DownWithWhite,
            Numbering::TwoRows,
        ];
        let position = Position::starting();
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let roll = Roll::new(a, b).unwrap();
            for (play, _) in position.legal_plays(roll, &CheckerRules::TOURNAMENT) {
                let usual = format_play(&play, &position);
                for (numbering, side) in numberings
                    .into_iter()
                    .flat_map(|one| Side::BOTH.map(|side| (one, side)))
                {
                    let labelled = labelled_play(&usual, numbering, side);
                    assert_eq!(usual_play(&labelled, numbering, side).as_ref(), Ok(&usual));
                }
            }
        }
    }

    #[test]
    fn bar_off_stars_and_times_stay() {
        let play = "bar/22*/18 8/5(2) 6/off";
        assert_eq!(
            labelled_play(play, Numbering::DownWithBlack, Side::White),
            "bar/3*/7 17/20(2) 19/off"
        );
        assert_eq!(
            labelled_play(play, Numbering::TwoRows, Side::Black),
            "bar/W3*/W7 S8/S5(2) S6/off"
        );
    }
}
