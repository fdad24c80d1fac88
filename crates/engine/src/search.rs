//! Looking ahead: every roll, the best reply to it, and so on for a number of plies.
//!
//! Plies are counted as gnubg counts them: 0 judges the position after a play as it stands, 1 lets the opponent roll
//! and answer first, 2 adds one's own next roll. Replies within the tree are chosen by the nets without looking
//! further; a cheap net picks the few that are worth the full net's time.

use crate::cache::{Cache, Key};
use crate::cube::{CubeState, Tariff};
use crate::evaluator::{Cut, Evaluator, MOST_CANDIDATES};
use crate::features::{Kind, Rows};
use crate::probabilities::Probabilities;
use crate::two_sided::Exact;
use crate::valuation::Valuations;
use arrayvec::ArrayVec;
use pasch_rules::{Afterstate, Play, Position, Roll};

/// Plays that get past the cheap net when a play is chosen without looking ahead.
const AT_ONCE: Cut = Cut::best(14);

/// The deepest search on offer.
pub const DEEPEST: u8 = 3;

/// Which plays are looked at how closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// Plays a roll that the cheap net lets through inside the tree.
    pub replies: Cut,
    /// Of these, the plays that the chooser lets through, if there is one.
    pub choices: Cut,
    /// At each further ply, at most so many plays of the root.
    pub widths: [usize; DEEPEST as usize],
    /// And only those within this much of the best so far.
    pub margins: [f32; DEEPEST as usize],
}

impl Default for Filter {
    fn default() -> Filter {
        Filter {
            replies: Cut { most: 8, margin: 0.2 },
            choices: Cut::best(1),
            widths: [6, 3, 3],
            margins: [0.12, 0.04, 0.04],
        }
    }
}

impl Filter {
    /// How many of these plays, the best first, deserve to be looked at farther ahead than `ply`; `point` is what a
    /// point is in their values.
    pub fn promising(&self, plays: &[RankedPlay], ply: u8, point: f32) -> usize {
        let (Some(best), level) = (plays.first(), usize::from(ply.min(DEEPEST - 1))) else {
            return 0;
        };
        let near = |ranked: &&RankedPlay| {
            best.value - ranked.value <= point * self.margins[level] && usize::from(ranked.plies) >= level
        };
        let count = plays.iter().take_while(near).count();
        count.clamp(1, self.widths[level]).min(plays.len())
    }
}

/// Told to stop from outside; asked between the rolls of a search.
pub trait Interrupt {
    /// Should the search end now?
    fn interrupted(&self) -> bool;
}

/// Nobody interrupts.
impl Interrupt for () {
    fn interrupted(&self) -> bool {
        false
    }
}

/// Somebody may interrupt, or nobody.
impl<I: Interrupt> Interrupt for Option<&I> {
    fn interrupted(&self) -> bool {
        self.is_some_and(Interrupt::interrupted)
    }
}

/// The search was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was interrupted")]
pub struct Interrupted;

/// A play with what it is worth to the player who makes it.
#[derive(Clone, Debug)]
pub struct RankedPlay {
    /// One way to make it.
    pub play: Play,
    /// What it leaves.
    pub after: Afterstate,
    /// The chances of the player who makes it.
    pub chances: Probabilities,
    /// Their value.
    pub value: f32,
    /// How far ahead it was judged.
    pub plies: u8,
}

/// One thread's search: the judge, and its memory.
pub struct Searcher {
    evaluator: Evaluator,
    cache: Cache,
    filter: Filter,
}

/// The chosen reply to a roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reply {
    pub(crate) next: Position,
    /// Seen by the player who replied.
    pub(crate) chances: Probabilities,
}

impl Searcher {
    /// A search with room for so many remembered positions.
    pub fn new(evaluator: Evaluator, filter: Filter, remembered: usize) -> Searcher {
        Searcher {
            evaluator,
            cache: Cache::new(remembered),
            filter,
        }
    }

    /// The judge.
    pub fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// What is looked at how closely.
    pub fn filter(&self) -> &Filter {
        &self.filter
    }

    /// All plays of a roll, the best first; the most promising ones looked at `plies` ahead.
    pub fn rank(
        &mut self,
        position: &Position,
        roll: Roll,
        plies: u8,
        values: &Valuations,
        interrupt: &dyn Interrupt,
    ) -> Result<Vec<RankedPlay>, Interrupted> {
        let mut plays = self.rank_at_once(position, roll, values);
        for ply in 1..=plies.min(DEEPEST) {
            let count = self.filter.promising(&plays, ply - 1, values.mover.point());
            for ranked in &mut plays[..count] {
                self.deepen(ranked, ply, values, interrupt)?;
            }
            sort_plays(&mut plays);
        }
        Ok(plays)
    }

    /// Looks at a play so many plies ahead.
    pub fn deepen(
        &mut self,
        ranked: &mut RankedPlay,
        plies: u8,
        values: &Valuations,
        interrupt: &dyn Interrupt,
    ) -> Result<(), Interrupted> {
        let next = ranked.after.opponent_on_roll();
        ranked.chances = self.look(&next, plies, &values.flipped(), interrupt)?.flipped();
        ranked.value = values.mover.of(&ranked.chances);
        ranked.plies = plies;
        Ok(())
    }

    /// All plays judged as they stand, the best first.
    ///
    /// ```
    /// use pasch_engine::{Engine, Nets, Valuations};
    /// use pasch_rules::{BoardLaw, Position, Roll};
    /// let engine = Engine::without_tables(Nets::built_in());
    /// let mut searcher = engine.searcher(BoardLaw::TOURNAMENT);
    /// let plays = searcher.rank_at_once(&Position::starting(), Roll::new(3, 1)?, &Valuations::POINTS);
    /// // The best first: the five point is made.
    /// assert_eq!(plays[0].after.seen_by_mover().own()[5], 2);
    /// # Ok::<(), pasch_rules::DieFault>(())
    /// ```
    pub fn rank_at_once(&mut self, position: &Position, roll: Roll, values: &Valuations) -> Vec<RankedPlay> {
        let mut plays = Vec::new();
        position.for_each_play(roll, &self.evaluator.law.plays, |play, after| {
            let chances = Probabilities::default();
            plays.push(RankedPlay {
                play: play.clone(),
                after: *after,
                chances,
                value: 0.0,
                plies: 0,
            });
        });
        for group in plays.chunks_mut(MOST_CANDIDATES) {
            let afters: ArrayVec<Afterstate, MOST_CANDIDATES> = group.iter().map(|ranked| ranked.after).collect();
            let mut chances = [Probabilities::default(); MOST_CANDIDATES];
            self.judge(&afters, &mut chances);
            for (ranked, chances) in group.iter_mut().zip(chances) {
                (ranked.chances, ranked.value) = (chances, values.mover.of(&chances));
            }
        }
        sort_plays(&mut plays);
        plays
    }

    /// The position that the best play leads to, judged as it stands; the cheap net keeps the hopeless ones away from
    /// the full one. Allocates nothing.
    pub fn best_at_once(&mut self, position: &Position, roll: Roll, values: &Valuations) -> Position {
        let first = self.evaluator.first_cut(position, roll, AT_ONCE, &values.mover);
        self.best_of(&first, values).next
    }

    /// The chances of the side to roll, `plies` ahead.
    pub fn look(
        &mut self,
        position: &Position,
        plies: u8,
        values: &Valuations,
        interrupt: &dyn Interrupt,
    ) -> Result<Probabilities, Interrupted> {
        if plies == 0 || position.is_over() {
            return Ok(self.chances(position));
        }
        let mut total = [0.0f32; 5];
        for roll in Roll::all() {
            if interrupt.interrupted() {
                return Err(Interrupted);
            }
            let reply = self.reply(position, roll, values, self.filter.replies);
            let chances = match plies {
                1 => reply.chances,
                _ => self
                    .look(&reply.next, plies - 1, &values.flipped(), interrupt)?
                    .flipped(),
            };
            let share = f32::from(roll.ways()) / 36.0;
            for (sum, chance) in total.iter_mut().zip(chances.to_array()) {
                *sum += chance * share;
            }
        }
        Ok(Probabilities::from_array(total))
    }

    /// The reply to a roll that the nets like best at once.
    pub(crate) fn reply(&mut self, position: &Position, roll: Roll, values: &Valuations, cut: Cut) -> Reply {
        let first = self.evaluator.first_cut(position, roll, cut, &values.mover);
        let first = self.evaluator.choose(first, self.filter.choices, &values.mover);
        self.best_of(&first, values)
    }

    fn best_of(&mut self, first: &[Afterstate], values: &Valuations) -> Reply {
        let mut chances = [Probabilities::default(); MOST_CANDIDATES];
        self.judge(first, &mut chances);
        let mut best = 0;
        let mut most = f32::NEG_INFINITY;
        for (index, chances) in chances[..first.len()].iter().enumerate() {
            let value = values.mover.of(chances);
            if value > most {
                (best, most) = (index, value);
            }
        }
        Reply {
            next: first[best].opponent_on_roll(),
            chances: chances[best],
        }
    }

    /// The positions that the likely replies lead to; their chances are remembered.
    pub(crate) fn replies(
        &mut self,
        position: &Position,
        roll: Roll,
        values: &Valuations,
        cut: Cut,
    ) -> impl Iterator<Item = Position> + use<> {
        let first = self.evaluator.first_cut(position, roll, cut, &values.mover);
        let first = self.evaluator.choose(first, self.filter.choices, &values.mover);
        let mut chances = [Probabilities::default(); MOST_CANDIDATES];
        self.judge(&first, &mut chances);
        first.into_iter().map(|after| after.opponent_on_roll())
    }

    /// The exact table's word on a money game with a cube, where it has one.
    pub(crate) fn exact(&self, position: &Position, tariff: &Tariff, cube: CubeState) -> Option<Exact> {
        if position.is_over() || !tariff.is_plain_money(cube) {
            return None;
        }
        match self.evaluator.solved(position) {
            Some(solved) => Some(tariff.exact(&solved)),
            None => self.evaluator.last_checkers(position),
        }
    }

    /// The chances of the side to roll, as they stand.
    ///
    /// ```
    /// use pasch_engine::{Engine, Nets};
    /// use pasch_rules::{BoardLaw, Position};
    /// let engine = Engine::without_tables(Nets::built_in());
    /// let chances = engine.searcher(BoardLaw::TOURNAMENT).chances(&Position::starting());
    /// assert!(chances.equity() > 0.0, "whoever is on roll is ahead");
    /// ```
    pub fn chances(&mut self, position: &Position) -> Probabilities {
        let key = Key::of(position);
        if let Some(chances) = self.cache.get(key) {
            return chances;
        }
        let chances = self.evaluator.evaluate(position);
        self.cache.put(key, chances);
        chances
    }

    /// The chances of the player who left each of these behind. What is not remembered goes through the net together.
    fn judge(&mut self, afters: &[Afterstate], out: &mut [Probabilities]) {
        let mut waiting: ArrayVec<(usize, Key, Position), MOST_CANDIDATES> = ArrayVec::new();
        let mut rows: ArrayVec<Rows, MOST_CANDIDATES> = ArrayVec::new();
        for (index, after) in afters.iter().enumerate() {
            let next = after.opponent_on_roll();
            let key = Key::of(&next);
            if let Some(chances) = self.cache.get(key) {
                out[index] = chances.flipped();
            } else if self.evaluator.is_known(&next) {
                let chances = self.evaluator.evaluate(&next);
                self.cache.put(key, chances);
                out[index] = chances.flipped();
            } else {
                waiting.push((index, key, next));
                rows.push(Kind::Contact.rows(&next));
            }
        }
        let mut results = [Probabilities::default(); MOST_CANDIDATES];
        self.evaluator.contact.evaluate_batch(&rows, &mut results[..rows.len()]);
        for (&(index, key, next), &raw) in waiting.iter().zip(&results) {
            let chances = self.evaluator.possible(raw, &next);
            self.cache.put(key, chances);
            out[index] = chances.flipped();
        }
    }
}

/// Deeper judgements first, then the better ones; equal ones stay in the order they were found.
pub fn sort_plays(plays: &mut [RankedPlay]) {
    plays.sort_by(|a, b| b.plies.cmp(&a.plies).then(b.value.total_cmp(&a.value)));
}
