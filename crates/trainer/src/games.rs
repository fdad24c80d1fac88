//! Self-play, and what it teaches: positions with the chances a better-informed judge gives them.

use crate::float_net::{Family, MOST_SIBLINGS, Sample};
use crate::openings::{Opening, is_finished, throw};
use arrayvec::ArrayVec;
use pasch_engine::{Candidate, Cut, Evaluator, Kind, MOST_CANDIDATES, Probabilities, Valuation};
use pasch_rules::{Position, Roll};
use rand::{Rng, RngExt};

type Candidates = ArrayVec<Candidate, MOST_CANDIDATES>;

/// Plays closer than this to the best are worth labelling too.
const NEAR: f32 = 0.12;

/// Labelled positions by the net they belong to, in families.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    /// Both sides can still meet.
    pub contact: Vec<Family>,
    /// They have passed each other.
    pub race: Vec<Family>,
    /// Plays among which somebody chose, both sides still in contact, as the full net judges them: for those who make
    /// the first choice.
    pub choices: Vec<Family>,
}

impl Labels {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.contact.iter().chain(&self.race).map(|family| family.len()).sum()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.contact.is_empty() && self.race.is_empty()
    }

    /// Takes over another collection.
    pub fn append(&mut self, mut other: Labels) {
        self.contact.append(&mut other.contact);
        self.race.append(&mut other.race);
        self.choices.append(&mut other.choices);
    }

    /// Adds the two best plays and two others.
    fn push_choice(&mut self, candidates: &Candidates, rng: &mut impl Rng) {
        let mut picked: ArrayVec<usize, MOST_SIBLINGS> = (0..candidates.len().min(2)).collect();
        while picked.len() < MOST_SIBLINGS.min(candidates.len()) {
            let other = rng.random_range(2..candidates.len());
            if !picked.contains(&other) {
                picked.push(other);
            }
        }
        let plays = picked.into_iter().map(|index| &candidates[index]);
        let plays = plays.map(|play| (play.after.opponent_on_roll(), play.chances.flipped()));
        let family: Family = plays
            .filter(|(position, _)| !position.is_race() && !position.is_over())
            .map(|(position, chances)| Sample {
                rows: Kind::Contact.rows(&position),
                target: chances.to_array(),
            })
            .collect();
        if family.len() > 1 {
            self.choices.push(family);
        }
    }

    /// Adds a family; a throw after which only some plays end the contact has one for each net.
    fn push(&mut self, siblings: &[(Position, Probabilities)]) {
        for (kind, families) in [(Kind::Contact, &mut self.contact), (Kind::Race, &mut self.race)] {
            let of_kind = siblings
                .iter()
                .filter(|(position, _)| position.is_race() == (kind == Kind::Race));
            let family: Family = of_kind
                .map(|(position, target)| Sample {
                    rows: kind.rows(position),
                    target: target.to_array(),
                })
                .collect();
            if !family.is_empty() {
                families.push(family);
            }
        }
    }
}

/// Picks a play: mostly the best, sometimes another one that is not much worse.
fn pick(candidates: &Candidates, explore: f64, rng: &mut impl Rng) -> usize {
    if candidates.len() < 2 || !rng.random_bool(explore) {
        return 0;
    }
    let best = candidates[0].equity;
    let weights: ArrayVec<f32, MOST_CANDIDATES> = candidates.iter().map(|c| ((c.equity - best) / 0.06).exp()).collect();
    let mut left = rng.random::<f32>() * weights.iter().sum::<f32>();
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left <= 0.0 {
            return index;
        }
    }
    0
}

fn mix(a: Probabilities, b: Probabilities, share: f32) -> Probabilities {
    let (mut out, b) = (a.to_array(), b.to_array());
    for (x, y) in out.iter_mut().zip(b) {
        *x += (y - *x) * share;
    }
    Probabilities::from_array(out)
}

/// Labels every position of some games by what came of it: the outcome, softened by the judgement on the way.
pub fn lambda_labels(evaluator: &Evaluator, games: usize, lambda: f32, rng: &mut impl Rng) -> Labels {
    let mut labels = Labels::default();
    for _ in 0..games {
        let explore = if rng.random_bool(0.5) { 0.1 } else { 0.0 };
        let mut position = Opening::Standard.position(evaluator, rng);
        // Position, the judgement after the best play, and whether that play was made.
        let mut course = Vec::new();
        loop {
            let candidates = evaluator.candidates(&position, throw(rng), Cut::best(MOST_CANDIDATES));
            let choice = pick(&candidates, explore, rng);
            course.push((position, candidates[0].chances, choice == 0));
            position = candidates[choice].after.opponent_on_roll();
            if is_finished(&position) {
                break;
            }
        }
        let mut later: Option<Probabilities> = None;
        for (position, judged, followed) in course.into_iter().rev() {
            let target = match later {
                Some(later) if followed => mix(judged, later.flipped(), lambda),
                _ => judged,
            };
            labels.push(&[(position, target)]);
            later = Some(target);
        }
    }
    labels
}

/// How closely a label looks at the replies to each roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Plays that get past the first cut.
    pub keep: usize,
    /// Plays that the chooser then leaves for the full net, where there is a chooser.
    pub choices: usize,
    /// Which labels look a second ply ahead.
    pub deep: Deep,
}

/// Which labels look a second ply ahead, and how closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deep {
    /// Those of families whose members one ply moves so far against one another, in points: there the net has most to
    /// learn, and one ply is least to be trusted.
    pub news: f32,
    /// After so many of the 36 throws; none for labels of one ply alone.
    pub throws: usize,
}

/// How often all plays of a throw are judged, so that those who make the first choice learn what they overlook.
const WIDE: f64 = 0.1;

/// What one ply ahead shows.
struct Ahead {
    /// The exact average over all rolls of the best reply.
    label: Probabilities,
    /// The plays for one of the rolls.
    plays: Candidates,
    /// The best reply to each roll.
    replies: ArrayVec<Candidate, 21>,
}

fn look_ahead(
    evaluator: &Evaluator,
    position: &Position,
    look: Look,
    wanted: Roll,
    labels: &mut Labels,
    rng: &mut impl Rng,
) -> Ahead {
    let mut total = [0.0f32; 5];
    let mut plays = Candidates::new();
    let mut replies = ArrayVec::new();
    for roll in Roll::all() {
        let cut = match roll == wanted && rng.random_bool(WIDE) {
            true => Cut::best(MOST_CANDIDATES),
            false => Cut::best(look.keep),
        };
        let mut first = evaluator.first_cut(position, roll, cut, &Valuation::POINTS);
        if roll != wanted {
            first = evaluator.choose(first, Cut::best(look.choices), &Valuation::POINTS);
        }
        let candidates = evaluator.judged(first);
        for (sum, chance) in total.iter_mut().zip(candidates[0].chances.to_array()) {
            *sum += chance * f32::from(roll.ways()) / 36.0;
        }
        replies.push(candidates[0]);
        if roll == wanted {
            plays = candidates;
        }
    }
    labels.push_choice(&plays, rng);
    Ahead {
        label: Probabilities::from_array(total),
        plays,
        replies,
    }
}

/// The average over all rolls of the best reply, as cheaply as it can be had.
fn glance_ahead(evaluator: &Evaluator, position: &Position, look: Look) -> Probabilities {
    let mut total = [0.0f32; 5];
    for roll in Roll::all() {
        let first = evaluator.first_cut(position, roll, Cut::best(look.keep), &Valuation::POINTS);
        let first = evaluator.choose(first, Cut::best(1), &Valuation::POINTS);
        let best = evaluator.judged(first)[0].chances.to_array();
        for (sum, chance) in total.iter_mut().zip(best) {
            *sum += chance * f32::from(roll.ways()) / 36.0;
        }
    }
    Probabilities::from_array(total)
}

/// A label with what a second ply finds wrong with the replies: after all throws, or after some of them at even
/// distances from `start` (0 to 1) in the row of 36, each standing for its neighbours. No throw is preferred over the
/// choices of `start`, so the news is right on average.
fn deepened(evaluator: &Evaluator, ahead: &Ahead, look: Look, start: f32) -> Probabilities {
    let throws = look.deep.throws.min(36);
    let mut label = ahead.label;
    let mut passed = 0;
    let mut next = 0;
    for (roll, reply) in Roll::all().zip(&ahead.replies) {
        passed += usize::from(roll.ways());
        let mut hits = 0;
        while next < throws && (next as f32 + start) * 36.0 < (passed * throws) as f32 {
            (next, hits) = (next + 1, hits + 1);
        }
        let position = reply.after.opponent_on_roll();
        if hits > 0 && !is_finished(&position) {
            let better = glance_ahead(evaluator, &position, look).flipped();
            label = shifted(label, shift(reply.chances, better, hits as f32 / throws as f32));
        }
    }
    label
}

/// A family of a game's course.
struct Station {
    /// The game's own position first.
    family: ArrayVec<(Position, Probabilities), MOST_SIBLINGS>,
    /// What one ply ahead says of that position.
    one_ply: Probabilities,
    /// Does its label look two plies ahead?
    deep: bool,
    /// The judgement of the play made.
    judged: Probabilities,
    /// Was it the best?
    followed: bool,
}

/// Plays until `wanted` positions are labelled by looking one ply ahead over all 21 rolls, or two; every game from this
/// opening, or from openings as they are drawn.
///
/// A family is what the best few plays of a throw lead to. Where the best play was made, a part `lambda` of what the
/// next label found wrong with the judgement is passed back: the dice have no share in that difference, so it carries
/// news from further ahead at little noise. The whole family gets the same correction, as it would blur their order.
pub fn exact_labels(
    evaluator: &Evaluator,
    wanted: usize,
    look: Look,
    lambda: f32,
    opening: Option<Opening>,
    rng: &mut impl Rng,
) -> Labels {
    let mut labels = Labels::default();
    let mut made = 0;
    while made < wanted {
        let opening = opening.unwrap_or_else(|| Opening::draw(rng));
        let explore = if rng.random_bool(0.6) { 0.15 } else { 0.0 };
        let mut position = opening.position(evaluator, rng);
        let ahead = look_ahead(evaluator, &position, look, throw(rng), &mut labels, rng);
        let mut family = ArrayVec::new();
        family.push((position, ahead.label));
        let (mut one_ply, mut deep, mut candidates) = (ahead.label, false, ahead.plays);
        let mut course = Vec::new();
        while !is_finished(&position) {
            let choice = pick(&candidates, explore, rng);
            made += family.len();
            course.push(Station {
                family: family.take(),
                one_ply,
                deep,
                judged: candidates[choice].chances,
                followed: choice == 0,
            });
            position = candidates[choice].after.opponent_on_roll();
            if is_finished(&position) {
                break;
            }
            let roll = throw(rng);
            let mut siblings: ArrayVec<(Position, f32, Ahead), MOST_SIBLINGS> = ArrayVec::new();
            let played = look_ahead(evaluator, &position, look, roll, &mut labels, rng);
            siblings.push((position, candidates[choice].equity, played));
            let best = candidates[0].equity;
            for (index, other) in candidates.iter().enumerate() {
                let sibling = other.after.opponent_on_roll();
                if index != choice && best - other.equity < NEAR && !siblings.is_full() && !is_finished(&sibling) {
                    let ahead = look_ahead(evaluator, &sibling, look, roll, &mut labels, rng);
                    siblings.push((sibling, other.equity, ahead));
                }
            }
            deep = look.deep.throws > 0 && news(&siblings) >= look.deep.news;
            let start = if deep { rng.random() } else { 0.0 };
            for (sibling, _, ahead) in &siblings {
                let label = match deep {
                    true => deepened(evaluator, ahead, look, start),
                    false => ahead.label,
                };
                family.push((*sibling, label));
            }
            (one_ply, candidates) = (siblings[0].2.label, siblings.swap_remove(0).2.plays);
        }
        let mut later: Option<(Probabilities, Probabilities)> = None;
        for mut station in course.into_iter().rev() {
            if let Some((later, one_ply)) = later
                && station.followed
            {
                // A label two plies deep knows already what one ply finds wrong with the judgement.
                let known = match station.deep {
                    true => one_ply.flipped(),
                    false => station.judged,
                };
                let shift = shift(known, later.flipped(), lambda);
                for (_, label) in &mut station.family {
                    *label = shifted(*label, shift);
                }
            }
            later = Some((station.family[0].1, station.one_ply));
            labels.push(&station.family);
        }
    }
    labels
}

/// How far one ply moves the members of a family against one another, in points.
fn news(siblings: &[(Position, f32, Ahead)]) -> f32 {
    // The label is the opponent's, the judgement that of the player who made the play.
    let moved = siblings.iter().map(|(_, equity, ahead)| ahead.label.equity() + equity);
    let (least, most) = moved.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), moved| {
        (least.min(moved), most.max(moved))
    });
    most - least
}

/// A part of what was wrong with a judgement.
fn shift(judged: Probabilities, better: Probabilities, part: f32) -> [f32; 5] {
    let (mut out, judged) = (better.to_array(), judged.to_array());
    for (x, judged) in out.iter_mut().zip(judged) {
        *x = part * (*x - judged);
    }
    out
}

fn shifted(label: Probabilities, shift: [f32; 5]) -> Probabilities {
    let mut out = label.to_array();
    for (x, shift) in out.iter_mut().zip(shift) {
        *x = (*x + shift).clamp(0.0, 1.0);
    }
    Probabilities::from_array(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::School;
    use pasch_engine::OneSided;
    use pasch_rules::Overshoot;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::sync::Arc;

    const LOOK: Look = Look {
        keep: 3,
        choices: 2,
        deep: Deep { news: 0.0, throws: 36 },
    };

    fn equity(chances: Probabilities) -> f32 {
        chances.equity()
    }

    #[test]
    fn a_second_ply_is_the_average_of_first_ones_however_few_throws_it_looks_at() {
        let bearoff = Arc::new(OneSided::generate(Overshoot::Farthest));
        let school = School::new([&[32], &[16], &[16]], 7, bearoff);
        let evaluator = school.evaluator().expect("sound weights");
        let rng = &mut ChaCha8Rng::seed_from_u64(3);
        let start = Position::starting();
        let ahead = look_ahead(&evaluator, &start, LOOK, throw(rng), &mut Labels::default(), rng);
        let mut wanted = 0.0;
        for (roll, reply) in Roll::all().zip(&ahead.replies) {
            let next = glance_ahead(&evaluator, &reply.after.opponent_on_roll(), LOOK).flipped();
            wanted += equity(next) * f32::from(roll.ways()) / 36.0;
        }
        assert!((wanted - equity(ahead.label)).abs() > 1e-3, "an untrained net errs");
        let all = equity(deepened(&evaluator, &ahead, LOOK, 0.0));
        assert!((all - wanted).abs() < 1e-4, "{all} {wanted}");
        // Six throws of the 36, with each of six starts: every throw is met once.
        let few = |start: f32| {
            let mut look = LOOK;
            look.deep.throws = 6;
            equity(deepened(&evaluator, &ahead, look, start))
        };
        let mean = (0..6).map(|k| few((k as f32 + 0.5) / 6.0)).sum::<f32>() / 6.0;
        assert!((mean - wanted).abs() < 1e-4, "{mean} {wanted}");
    }
}
