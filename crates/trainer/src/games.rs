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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Plays that get past the first cut.
    pub keep: usize,
    /// Plays that the chooser then leaves for the full net, where there is a chooser.
    pub choices: usize,
}

/// How often all plays of a throw are judged, so that those who make the first choice learn what they overlook.
const WIDE: f64 = 0.1;

/// The exact average over all rolls of the best reply, and the plays for one of the rolls.
fn look_ahead(
    evaluator: &Evaluator,
    position: &Position,
    look: Look,
    wanted: Roll,
    labels: &mut Labels,
    rng: &mut impl Rng,
) -> (Probabilities, Candidates) {
    let mut total = [0.0f32; 5];
    let mut plays = Candidates::new();
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
        if roll == wanted {
            plays = candidates;
        }
    }
    labels.push_choice(&plays, rng);
    (Probabilities::from_array(total), plays)
}

/// Plays until `wanted` positions are labelled by looking one ply ahead over all 21 rolls.
///
/// A family is what the best few plays of a throw lead to. Where the best play was made, a part `lambda` of what the
/// next label found wrong with the judgement is passed back: the dice have no share in that difference, so it carries
/// news from further ahead at little noise. The whole family gets the same correction, as it would blur their order.
pub fn exact_labels(evaluator: &Evaluator, wanted: usize, look: Look, lambda: f32, rng: &mut impl Rng) -> Labels {
    let mut labels = Labels::default();
    let mut made = 0;
    while made < wanted {
        let opening = Opening::draw(rng);
        let explore = if rng.random_bool(0.6) { 0.15 } else { 0.0 };
        let mut position = opening.position(evaluator, rng);
        let mut roll = throw(rng);
        let (label, mut candidates) = look_ahead(evaluator, &position, look, roll, &mut labels, rng);
        let mut siblings: ArrayVec<(Position, Probabilities), MOST_SIBLINGS> = ArrayVec::new();
        siblings.push((position, label));
        // A family with the game's own position first, the judgement of the play made, and whether it was the best.
        let mut course = Vec::new();
        while !is_finished(&position) {
            let choice = pick(&candidates, explore, rng);
            made += siblings.len();
            course.push((siblings.take(), candidates[choice].chances, choice == 0));
            position = candidates[choice].after.opponent_on_roll();
            if is_finished(&position) {
                break;
            }
            roll = throw(rng);
            let (label, next) = look_ahead(evaluator, &position, look, roll, &mut labels, rng);
            siblings.push((position, label));
            let best = candidates[0].equity;
            for (index, other) in candidates.iter().enumerate() {
                let sibling = other.after.opponent_on_roll();
                if index != choice && best - other.equity < NEAR && !siblings.is_full() && !is_finished(&sibling) {
                    siblings.push((sibling, look_ahead(evaluator, &sibling, look, roll, &mut labels, rng).0));
                }
            }
            candidates = next;
        }
        let mut later: Option<Probabilities> = None;
        for (mut family, judged, followed) in course.into_iter().rev() {
            if let Some(later) = later
                && followed
            {
                let shift = shift(judged, later.flipped(), lambda);
                for (_, label) in &mut family {
                    *label = shifted(*label, shift);
                }
            }
            later = Some(family[0].1);
            labels.push(&family);
        }
    }
    labels
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
