//! A judged match, as the terminal and its files tell it.

use crate::language::words;
use pasch_analysis::{Choice, Decision, JudgedMatch, Judgement, whys};
use pasch_engine::Engine;
use pasch_rules::{Numbering, Sentence, Side};
use pasch_words::labelled_play;
use std::path::PathBuf;

/// A match that was judged, as it is told.
pub struct Report {
    pub path: PathBuf,
    pub judged: JudgedMatch,
    /// How points are counted where people read them.
    pub numbering: Numbering,
}

impl Report {
    /// A player's name; the colour's for one without.
    pub fn name(&self, side: Side) -> String {
        self.judged.name(side, |sentence| words().sentence(sentence))
    }

    /// The match in a line: what was played for, and how it ended.
    pub fn title(&self) -> String {
        let what = match self.judged.reading.record.length {
            0 => words().text("report-money"),
            length => words().fill("report-match", &[("points", length.into())]),
        };
        let [white, black] = self.judged.sums.result.into_array();
        format!(
            "{} – {}, {what}, {white}:{black}",
            self.name(Side::White),
            self.name(Side::Black)
        )
    }

    /// What was left out, and everything else that is wrong with the file, each in a line.
    pub fn remarks(&self) -> Vec<String> {
        let faults = self.judged.reading.faults.iter().map(|fault| fault.sentence());
        let left_out = self.judged.course.left_out.iter().map(|left_out| left_out.sentence());
        faults
            .chain(left_out)
            .map(|sentence| words().sentence(&sentence))
            .collect()
    }

    /// What was done and what was best, in words.
    pub fn spoken_choices(&self, decision: &Decision, judgement: &Judgement) -> (String, String) {
        let spoken = |choice: Choice| self.spoken(&choice, decision.side);
        let (made, best) = judgement.choices(decision).unzip();
        (
            made.map_or_else(String::new, spoken),
            best.map_or_else(String::new, spoken),
        )
    }

    /// A choice of this player in words.
    pub fn spoken(&self, choice: &Choice, side: Side) -> String {
        match (choice, choice.key()) {
            (Choice::Play(play), _) => self.spoken_play(play, side),
            (_, key) => words().text(key.unwrap_or_default()),
        }
    }

    /// A play of this player, given in the usual notation.
    pub fn spoken_play(&self, play: &str, side: Side) -> String {
        match play {
            "" => words().text("hint-no-play"),
            play => labelled_play(play, self.numbering, side),
        }
    }

    /// A sentence about a decision of this player.
    pub fn said(&self, sentence: &Sentence, side: Side) -> String {
        words().sentence_counted(sentence, side, self.numbering)
    }

    /// What is written beside a decision in a file with comments, where points are counted as other programs do.
    pub fn comment(&self, decision: &Decision, judgement: &Judgement, engine: &Engine) -> Option<String> {
        let sentences = whys(decision, judgement, engine).into_iter().map(|why| why.sentence());
        Some(words().sentences(sentences)).filter(|text| !text.is_empty())
    }
}
