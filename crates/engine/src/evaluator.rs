//! What a position is worth without looking ahead.

use crate::bearoff::OneSided;
use crate::engine::FewCheckers;
use crate::features::{Kind, RowChange};
use crate::hypergammon::{HYPERGAMMON, Hypergammon, Solved};
use crate::net::Net;
use crate::probabilities::Probabilities;
use crate::two_sided::{Exact, TwoSided};
use crate::valuation::Valuation;
use arrayvec::ArrayVec;
use pasch_rules::{Afterstate, BackgammonRule, BoardLaw, Position, Roll};
use std::sync::Arc;

/// The most plays that get past the first cut.
pub const MOST_CANDIDATES: usize = 32;

/// Which plays get past the cheap judge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// At most so many.
    pub most: usize,
    /// And only those that it sees no further than this behind the best, in points.
    pub margin: f32,
}

impl Cut {
    /// The best so many, however far behind.
    pub const fn best(most: usize) -> Cut {
        Cut {
            most,
            margin: f32::INFINITY,
        }
    }
}

/// The nets and tables that judge every kind of position.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// Both sides can still meet.
    pub contact: Arc<Net>,
    /// They have passed each other.
    pub race: Arc<Net>,
    /// A cheap judge for the first cut.
    pub prune: Arc<Net>,
    /// For three checkers a side, if there are such nets.
    pub few: Option<FewCheckers>,
    /// All checkers home on both sides; none if no table was made for the rulebook's overshoot rule.
    pub bearoff: Option<Arc<OneSided>>,
    /// Six checkers or fewer on both sides, exactly; likewise.
    pub two_sided: Option<Arc<TwoSided>>,
    /// Three checkers a side, solved; where there is a table.
    pub hypergammon: Option<Arc<Hypergammon>>,
    /// The rulebook's say.
    pub law: BoardLaw,
}

/// A play's result with what it is worth to the player who made it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The result.
    pub after: Afterstate,
    /// Cubeless equity.
    pub equity: f32,
    /// The chances behind it.
    pub chances: Probabilities,
}

impl Evaluator {
    /// The chances of the side to roll.
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        if let Some(decided) = self.decided(position) {
            return decided;
        }
        if let Some(solved) = self.solved(position) {
            return solved.chances;
        }
        if let Some(exact) = self.last_checkers(position) {
            return exact.probabilities();
        }
        if let Some(table) = self.table(position) {
            return table.evaluate(position);
        }
        self.possible(self.by_net(position), position)
    }

    /// What the net for such positions says.
    #[inline]
    fn by_net(&self, position: &Position) -> Probabilities {
        let (contact, race) = match self.few(position) {
            Some(few) => (&few.contact, &few.race),
            None => (&self.contact, &self.race),
        };
        let (net, kind) = match position.is_race() {
            true => (race, Kind::Race),
            false => (contact, Kind::Contact),
        };
        net.evaluate(&kind.rows(position))
    }

    /// The nets for three checkers a side, if it has no more and there are such nets.
    #[inline]
    fn few(&self, position: &Position) -> Option<&FewCheckers> {
        self.few.as_ref().filter(|_| position.checkers() == HYPERGAMMON)
    }

    /// The word of the table of hypergammon, where it has one.
    pub(crate) fn solved(&self, position: &Position) -> Option<Solved> {
        let table = self.hypergammon.as_ref()?;
        // The table was made by these rules.
        (self.law == BoardLaw::TOURNAMENT)
            .then(|| table.lookup(position))
            .flatten()
    }

    /// Is this judged by something else than the contact net?
    pub(crate) fn is_known(&self, position: &Position) -> bool {
        self.is_settled(position) || self.few(position).is_some()
    }

    /// The same where there are more checkers than in hypergammon.
    #[inline]
    fn is_settled(&self, position: &Position) -> bool {
        position.is_over() || position.is_race() || self.solved(position).is_some()
    }

    /// The word of the table of the last checkers, where it has one.
    pub(crate) fn last_checkers(&self, position: &Position) -> Option<Exact> {
        let table = self.two_sided.as_ref()?;
        let fits = table.overshoot() == self.law.plays.overshoot;
        fits.then(|| table.lookup(position)).flatten()
    }

    /// The table of a race in which all checkers are home.
    fn table(&self, position: &Position) -> Option<&OneSided> {
        let table = self.bearoff.as_deref()?;
        (table.overshoot() == self.law.plays.overshoot && OneSided::covers(position)).then_some(table)
    }

    /// The chances of the player who left this behind.
    pub fn evaluate_after(&self, after: &Afterstate) -> Probabilities {
        self.evaluate(&after.opponent_on_roll()).flipped()
    }

    /// The plays that the cheap judge likes best, best first.
    pub fn first_cut(
        &self,
        position: &Position,
        roll: Roll,
        cut: Cut,
        value: &Valuation,
    ) -> ArrayVec<Afterstate, MOST_CANDIDATES> {
        let keep = cut.most.clamp(1, MOST_CANDIDATES);
        let mut scores: ArrayVec<f32, MOST_CANDIDATES> = ArrayVec::new();
        let mut kept: ArrayVec<Afterstate, MOST_CANDIDATES> = ArrayVec::new();
        // Every play changes a few points of what passing would leave.
        let passed = position.flipped();
        let mut start = self.prune.start(&Kind::Prune.rows(&passed));
        // A throw bears off four checkers at most.
        let may_end = position.own()[1..].iter().sum::<u8>() <= 4;
        // Where there is a table it knows better than the cheap net, and as fast; and the net for few checkers is small.
        let known = self.table(position).is_some() || self.solved(position).is_some() || self.few(position).is_some();
        position.for_each_play(roll, &self.law.plays, |_, after| {
            let next = after.opponent_on_roll();
            let decided = if may_end { self.decided(&next) } else { None };
            let chances = match decided {
                Some(chances) => chances,
                None if known => self.evaluate(&next),
                None => match RowChange::between(&passed, &next) {
                    Some(change) => self.prune.evaluate_from(&mut start, &change),
                    None => self.prune.evaluate(&Kind::Prune.rows(&next)),
                },
            };
            let score = value.of(&chances.flipped());
            let place = scores
                .iter()
                .rposition(|&other| other >= score)
                .map_or(0, |place| place + 1);
            if place < keep {
                if kept.len() == keep {
                    kept.pop();
                    scores.pop();
                }
                kept.insert(place, *after);
                scores.insert(place, score);
            }
        });
        let margin = cut.margin * value.point();
        let near = scores.iter().take_while(|&&score| scores[0] - score <= margin);
        let near = near.count().max(1);
        kept.truncate(near);
        kept
    }

    /// Of some plays those that the chooser likes best, best first; all of them if there is no chooser.
    pub fn choose(
        &self,
        plays: ArrayVec<Afterstate, MOST_CANDIDATES>,
        cut: Cut,
        value: &Valuation,
    ) -> ArrayVec<Afterstate, MOST_CANDIDATES> {
        let Some(chooser) = self.contact.chooser() else {
            return plays;
        };
        // The first cut has asked the net for few checkers itself.
        if plays.len() < 2 || self.few(&plays[0].opponent_on_roll()).is_some() {
            return plays;
        }
        let mut ranked: ArrayVec<(f32, Afterstate), MOST_CANDIDATES> = ArrayVec::new();
        let mut waiting = ArrayVec::<usize, MOST_CANDIDATES>::new();
        let mut rows = ArrayVec::<_, MOST_CANDIDATES>::new();
        for after in plays {
            let next = after.opponent_on_roll();
            let mut score = 0.0;
            if self.is_settled(&next) {
                score = value.of(&self.evaluate(&next).flipped());
            } else {
                waiting.push(ranked.len());
                rows.push(Kind::Chooser.rows(&next));
            }
            ranked.push((score, after));
        }
        let mut results = [Probabilities::default(); MOST_CANDIDATES];
        chooser.evaluate_batch(&rows, &mut results[..rows.len()]);
        for (&index, &result) in waiting.iter().zip(&results) {
            let (score, after) = &mut ranked[index];
            *score = value.of(&self.possible(result, &after.opponent_on_roll()).flipped());
        }
        let mut chosen = ArrayVec::new();
        let mut least = f32::NEG_INFINITY;
        while chosen.len() < cut.most.max(1) {
            // Among equals the first cut's favourite.
            let scores = ranked.iter().map(|ranked| ranked.0);
            let Some((place, score)) = scores.enumerate().reduce(|a, b| if b.1 > a.1 { b } else { a }) else {
                break;
            };
            if score < least {
                break;
            }
            if chosen.is_empty() {
                least = score - cut.margin * value.point();
            }
            chosen.push(ranked.remove(place).1);
        }
        chosen
    }

    /// The plays that get past the first cut, judged in full, best first, for points.
    pub fn candidates(&self, position: &Position, roll: Roll, cut: Cut) -> ArrayVec<Candidate, MOST_CANDIDATES> {
        self.judged(self.first_cut(position, roll, cut, &Valuation::POINTS))
    }

    /// These plays judged in full, best first, for points.
    pub fn judged(&self, afters: ArrayVec<Afterstate, MOST_CANDIDATES>) -> ArrayVec<Candidate, MOST_CANDIDATES> {
        let mut judged: ArrayVec<Candidate, MOST_CANDIDATES> = ArrayVec::new();
        let mut waiting = ArrayVec::<usize, MOST_CANDIDATES>::new();
        let mut rows = ArrayVec::<_, MOST_CANDIDATES>::new();
        for after in afters {
            let next = after.opponent_on_roll();
            let mut chances = Probabilities::default();
            if self.is_known(&next) {
                chances = self.evaluate(&next).flipped();
            } else {
                waiting.push(judged.len());
                rows.push(Kind::Contact.rows(&next));
            }
            judged.push(Candidate {
                after,
                equity: chances.equity(),
                chances,
            });
        }
        let mut results = [Probabilities::default(); MOST_CANDIDATES];
        self.contact.evaluate_batch(&rows, &mut results[..rows.len()]);
        for (&index, &result) in waiting.iter().zip(&results) {
            let candidate = &mut judged[index];
            candidate.chances = self.possible(result, &candidate.after.opponent_on_roll()).flipped();
            candidate.equity = candidate.chances.equity();
        }
        judged.sort_unstable_by(|a, b| b.equity.total_cmp(&a.equity));
        judged
    }

    /// What the law leaves of a net's chances. Who has borne off a checker cannot lose a gammon any more; but where a
    /// checker left back costs three all the same, what he may still lose is the single game or that.
    pub(crate) fn possible(&self, mut chances: Probabilities, position: &Position) -> Probabilities {
        let (own, opp) = (position.own(), position.opp());
        if own[0] > 0 {
            let filled = || Some(Position::from_sides_unchecked(put_back(own, opp)?, *opp));
            let lost = self.left_back(position, own, filled, |chances| chances.lose_backgammon);
            let lost = lost.min(1.0 - chances.win);
            (chances.lose_gammon, chances.lose_backgammon) = (lost, lost);
        }
        if opp[0] > 0 {
            let filled = || Some(Position::from_sides_unchecked(*own, put_back(opp, own)?));
            let won = self.left_back(position, opp, filled, |chances| chances.win_backgammon);
            let won = won.min(chances.win);
            (chances.win_gammon, chances.win_backgammon) = (won, won);
        }
        chances
    }

    /// The chance that the game ends with a checker of this side back (on the bar or in the winner's home), though it
    /// has borne some off. By most laws that counts for nothing, and is 0.
    ///
    /// The nets have learnt by a law that forgives it. But the borne-off checkers have no part in it: nobody wins who
    /// has a checker back. So the nets are asked about the position filled up with those checkers deep in their home,
    /// where they move as little as borne off; there the same end is a backgammon by every law.
    fn left_back(
        &self,
        position: &Position,
        side: &[u8; 26],
        filled: impl Fn() -> Option<Position>,
        backgammon: impl Fn(Probabilities) -> f32,
    ) -> f32 {
        if self.law.backgammon == BackgammonRule::CheckerBackNothingOff {
            return 0.0;
        }
        // Who is past is hit no more.
        if position.is_race() && side[19..] == [0; 7] {
            return 0.0;
        }
        let Some(filled) = filled() else { return 0.0 };
        backgammon(self.by_net(&filled).ordered())
    }

    /// The outcome, if one side has borne off its last checker.
    fn decided(&self, position: &Position) -> Option<Probabilities> {
        let finished = |side: &[u8; 26]| side[1..] == [0; 25];
        if finished(position.opp()) {
            return Some(Probabilities::decided(false, self.law.stake_lost(position.own())));
        }
        finished(position.own()).then(|| Probabilities::decided(true, self.law.stake_lost(position.opp())))
    }
}

/// A side with its borne-off checkers on the lowest point of its home that the other does not hold; none if the other
/// stands on all of them.
fn put_back(side: &[u8; 26], other: &[u8; 26]) -> Option<[u8; 26]> {
    let mut filled = *side;
    let off = std::mem::take(&mut filled[0]);
    if off > 0 {
        let point = (1..=6).find(|&point| other[25 - point] == 0)?;
        filled[point] += off;
    }
    Some(filled)
}
