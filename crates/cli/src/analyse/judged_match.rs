//! A match with everything that is known about it.

use crate::language::words;
use pasch_analysis::{
    Choice, Course, Decision, Entry, Judgement, KnownDecision, LeftOut, MatchSums, Theirs, Thoroughness, Why, theirs,
    whys,
};
use pasch_engine::Engine;
use pasch_notation::Reading;
use pasch_rules::{Numbering, Sentence, Side};
use pasch_words::labelled_play;
use std::path::PathBuf;

/// A match that was judged.
pub struct JudgedMatch {
    pub path: PathBuf,
    pub reading: Reading,
    pub course: Course,
    pub known: Vec<KnownDecision>,
    pub thoroughness: Thoroughness,
    /// How points are counted where people read them.
    pub numbering: Numbering,
    /// Our sums.
    pub sums: MatchSums,
    /// What another program thought of each decision, and its sums, where the file has its opinions.
    pub theirs: Vec<Option<Theirs>>,
    pub their_sums: Option<MatchSums>,
    /// Why each decision was wrong.
    pub whys: Vec<Vec<Why>>,
}

impl JudgedMatch {
    /// Sums up what is known.
    pub fn new(
        path: PathBuf,
        reading: Reading,
        course: Course,
        known: Vec<KnownDecision>,
        thoroughness: Thoroughness,
        numbering: Numbering,
        engine: &Engine,
    ) -> JudgedMatch {
        let judged = || {
            let both = course.decisions.iter().zip(&known);
            both.map(|(decision, known)| (decision, known.judgement()))
        };
        let entries: Vec<Entry> = judged()
            .filter_map(|(decision, judgement)| Some(Entry::of(decision, judgement?)))
            .collect();
        let whys = judged()
            .map(|(decision, judgement)| judgement.map_or(Vec::new(), |judgement| whys(decision, judgement, engine)))
            .collect();
        let theirs = theirs(&course, &reading.opinions, engine);
        let judged_by_them = theirs.iter().any(Option::is_some);
        let their_sums = judged_by_them.then(|| {
            let entries = theirs.iter().flatten().map(|theirs| &theirs.entry);
            MatchSums::of(&reading.record, entries)
        });
        JudgedMatch {
            sums: MatchSums::of(&reading.record, &entries),
            path,
            reading,
            course,
            known,
            thoroughness,
            numbering,
            theirs,
            their_sums,
            whys,
        }
    }

    /// The decisions that were judged, each with its judgement and its place in the course.
    pub fn judged(&self) -> impl Iterator<Item = (usize, &Decision, &Judgement)> {
        let both = self.course.decisions.iter().zip(&self.known).enumerate();
        both.filter_map(|(index, (decision, known))| Some((index, decision, known.judgement()?)))
    }

    /// The marked ones, the costliest first.
    pub fn errors(&self) -> Vec<(usize, &Decision, &Judgement)> {
        let mut errors: Vec<_> = self.judged().filter(|(_, _, judgement)| is_error(judgement)).collect();
        errors.sort_by(|(_, _, a), (_, _, b)| b.cost.total_cmp(&a.cost));
        errors
    }

    /// A player's name; the colour's for one without.
    pub fn name(&self, side: Side) -> String {
        let name = match side {
            Side::White => &self.reading.record.players[0],
            Side::Black => &self.reading.record.players[1],
        };
        if name.trim().is_empty() {
            words().side(side)
        } else {
            name.clone()
        }
    }

    /// How many decisions are still to be judged, if the work was cut short.
    pub fn open(&self) -> usize {
        let open = |known: &&KnownDecision| **known == KnownDecision::Nothing;
        self.known.iter().filter(open).count()
    }

    /// The match in a line: what was played for, and how it ended.
    pub fn title(&self) -> String {
        let what = match self.reading.record.length {
            0 => words().text("report-money"),
            length => words().fill("report-match", &[("points", length.into())]),
        };
        let [white, black] = self.sums.result.into_array();
        format!(
            "{} – {}, {what}, {white}:{black}",
            self.name(Side::White),
            self.name(Side::Black)
        )
    }

    /// What was left out, and everything else that is wrong with the file, each in a line.
    pub fn remarks(&self) -> Vec<String> {
        let mut remarks: Vec<String> = self
            .reading
            .faults
            .iter()
            .map(|fault| words().sentence(&fault.sentence()))
            .collect();
        remarks.extend(self.course.left_out.iter().map(left_out));
        remarks
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

fn is_error(judgement: &Judgement) -> bool {
    pasch_analysis::Mark::of(judgement.cost).is_some()
}

/// Something that was not judged, and why, in words.
pub fn left_out(left_out: &LeftOut) -> String {
    let place = [("place-game", left_out.game), ("place-move", left_out.number)];
    let place = place.map(|(key, number)| words().fill(key, &[("number", number.to_string().into())]));
    let why = words().text(left_out.why.key());
    let what = format!("{} ({why})", words().text("analysis-left-out"));
    let variables = [("place", place.join(", ").into()), ("why", what.into())];
    words().fill("fault-at-place", &variables)
}

/// What was done and what was best, as programs read it.
pub fn choices(decision: &Decision, judgement: &Judgement) -> (String, String) {
    let (made, best) = judgement.choices(decision).unzip();
    let text = |choice: Option<Choice>| choice.map_or_else(String::new, |choice| choice.to_string());
    (text(made), text(best))
}
