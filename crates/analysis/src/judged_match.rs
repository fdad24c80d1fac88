//! A match with everything that is known about it: what was decided, what is thought of it, and the sums.

use crate::account::{Entry, MatchSums};
use crate::course::Course;
use crate::decision::Decision;
use crate::judgement::Judgement;
use crate::mark::Mark;
use crate::match_plan::Known;
use crate::theirs::{Theirs, theirs};
use crate::thoroughness::Thoroughness;
use crate::why::{Why, whys};
use pasch_engine::Engine;
use pasch_notation::Reading;
use pasch_rules::{Sentence, Side};

/// A match that was judged, as far as it was.
pub struct JudgedMatch {
    /// The file.
    pub reading: Reading,
    /// Its decisions.
    pub course: Course,
    /// What is known of each.
    pub known: Vec<Known>,
    /// How closely it was looked at.
    pub thoroughness: Thoroughness,
    /// Our sums.
    pub sums: MatchSums,
    /// What another program thought of each decision, where the file has its opinions.
    pub theirs: Vec<Option<Theirs>>,
    /// Its sums.
    pub their_sums: Option<MatchSums>,
    /// Why each decision was wrong.
    pub whys: Vec<Vec<Why>>,
}

impl JudgedMatch {
    /// Sums up what is known.
    pub fn new(
        reading: Reading,
        course: Course,
        known: Vec<Known>,
        thoroughness: Thoroughness,
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
            reading,
            course,
            known,
            thoroughness,
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
        let is_marked = |judgement: &Judgement| Mark::of(judgement.cost).is_some();
        let mut errors: Vec<_> = self.judged().filter(|(_, _, judgement)| is_marked(judgement)).collect();
        errors.sort_by(|(_, _, a), (_, _, b)| b.cost.total_cmp(&a.cost));
        errors
    }

    /// A player's name; the colour's, as `said` tells it, for one without.
    pub fn name(&self, side: Side, said: impl Fn(&Sentence) -> String) -> String {
        let [white, black] = &self.reading.record.players;
        let (name, colour) = match side {
            Side::White => (white, "side-white"),
            Side::Black => (black, "side-black"),
        };
        match name.trim().is_empty() {
            true => said(&Sentence::new(colour, [])),
            false => name.clone(),
        }
    }

    /// How many decisions are still to be judged, if the work was cut short.
    pub fn open(&self) -> usize {
        let open = |known: &&Known| **known == Known::Nothing;
        self.known.iter().filter(open).count()
    }
}
