//! What a position is worth without looking ahead, and the best play by that measure.

use crate::bearoff::OneSided;
use crate::features::Kind;
use crate::net::Net;
use crate::probabilities::Probabilities;
use arrayvec::ArrayVec;
use pasch_rules::{Afterstate, CheckerRules, Position, Roll};
use std::sync::Arc;

/// The most plays that get past the first cut.
pub const MOST_CANDIDATES: usize = 32;

/// The nets and tables that judge every kind of position.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// Both sides can still meet.
    pub contact: Arc<Net>,
    /// They have passed each other.
    pub race: Arc<Net>,
    /// A cheap judge for the first cut.
    pub prune: Arc<Net>,
    /// All checkers home on both sides.
    pub bearoff: Arc<OneSided>,
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
        if let Some(decided) = decided(position) {
            return decided;
        }
        if OneSided::covers(position) {
            return self.bearoff.evaluate(position);
        }
        let (net, kind) = if position.is_race() { (&self.race, Kind::Race) } else { (&self.contact, Kind::Contact) };
        let mut chances = net.evaluate(&kind.rows(position));
        // Who has borne off a checker cannot lose a gammon any more.
        if position.own()[0] > 0 {
            (chances.lose_gammon, chances.lose_backgammon) = (0.0, 0.0);
        }
        if position.opp()[0] > 0 {
            (chances.win_gammon, chances.win_backgammon) = (0.0, 0.0);
        }
        chances
    }

    /// The chances of the player who left this behind.
    pub fn evaluate_after(&self, after: &Afterstate) -> Probabilities {
        self.evaluate(&after.opponent_on_roll()).flipped()
    }

    /// The plays that the cheap judge likes best, at most `keep`, judged in full, best first.
    pub fn candidates(&self, position: &Position, roll: Roll, keep: usize) -> ArrayVec<Candidate, MOST_CANDIDATES> {
        let mut first: ArrayVec<(f32, Afterstate), MOST_CANDIDATES> = ArrayVec::new();
        let keep = keep.min(MOST_CANDIDATES);
        position.for_each_play(roll, &CheckerRules::TOURNAMENT, |_, after| {
            let score = self.first_cut(after);
            let place = first.iter().rposition(|&(other, _)| other >= score).map_or(0, |p| p + 1);
            if place < keep {
                if first.len() == keep {
                    first.pop();
                }
                first.insert(place, (score, *after));
            }
        });
        let mut judged: ArrayVec<Candidate, MOST_CANDIDATES> = first
            .iter()
            .map(|&(_, after)| {
                let chances = self.evaluate_after(&after);
                Candidate { after, equity: chances.equity(), chances }
            })
            .collect();
        judged.sort_unstable_by(|a, b| b.equity.total_cmp(&a.equity));
        judged
    }

    fn first_cut(&self, after: &Afterstate) -> f32 {
        let next = after.opponent_on_roll();
        match decided(&next) {
            Some(chances) => -chances.equity(),
            None => -self.prune.evaluate(&Kind::Prune.rows(&next)).equity(),
        }
    }
}

/// The outcome, if the side not on roll has just borne off its last checker (or the side on roll has).
fn decided(position: &Position) -> Option<Probabilities> {
    let finished = |side: &[u8; 26]| side[1..] == [0; 25];
    if finished(position.opp()) {
        return Some(Probabilities::decided(false, points_lost(position.own())));
    }
    finished(position.own()).then(|| Probabilities::decided(true, points_lost(position.opp())))
}

/// 1, 2 or 3 points, by where the loser's checkers are.
fn points_lost(loser: &[u8; 26]) -> u8 {
    match loser {
        side if side[0] > 0 => 1,
        side if side[19..].iter().any(|&n| n > 0) => 3,
        _ => 2,
    }
}
