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
            self.fill("sheet-custom", &[("rulebook", base.into())])
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

/// The labels of all points for texts: `$p1` to `$p24` as White counts, `$b1` to `$b24` as Black counts.
pub(crate) fn label_variables(numbering: Numbering) -> Vec<(String, Value)> {
    let of = |letter: char, side: Side| {
        (1..=24).map(move |point| (format!("{letter}{point}"), Value::from(numbering.label(side, point))))
    };
    of('p', Side::White).chain(of('b', Side::Black)).collect()
}
