//! An answer to a card: judged as a decision of its own, and told in the card's numbers, for which it may have been looked at
//! more closely.

use crate::account::Entry;
use crate::cube_look::{cost_of_answer, cost_of_doubling};
use crate::decision::{Decision, Matter};
use crate::judge::{Judge, JudgeFault, RankedPlay};
use crate::judged::Judged;
use crate::judgement::{Finding, Judgement};
use crate::judging::match_difference;
use crate::mark::Mark;
use crate::thoroughness::Thoroughness;
use pasch_engine::{CubeAnswer, Interrupt};

impl Judge {
    /// What is thought of an answer to a card. `decision` is the card's with what was answered, `card` what is known of it and
    /// `thoroughness` how closely that was looked at. All of it may come from anyone and hold anything.
    pub fn answered(
        &mut self,
        decision: &Decision,
        card: &Judged,
        thoroughness: Thoroughness,
        interrupt: &impl Interrupt,
    ) -> Result<Judged, JudgeFault> {
        // What was played out is not played out again for every answer.
        let found = self.judged(decision, thoroughness.min(Thoroughness::Standard), interrupt)?;
        let Some((cost, finding)) = by_the_card(&card.judgement.finding, decision, &found.judgement) else {
            return Ok(found);
        };
        let stakes = self.engine().stakes(&decision.situation);
        let judgement = Judgement {
            cost,
            match_cost: match_difference(&stakes, cost),
            finding,
            luck: None,
            ..card.judgement.clone()
        };
        let mark = Mark::of(cost);
        // Reasons are told only where both looks prefer the same.
        let told = mark.is_some() && found.best == card.best;
        Ok(Judged {
            made: found.made,
            best: card.best.clone(),
            mark,
            whys: if told { found.whys } else { Vec::new() },
            entry: Entry::of(decision, &judgement),
            judgement,
        })
    }
}

/// What the answer costs by the card, and the card's finding with the answer in it; nothing if the card is about something
/// else.
fn by_the_card(card: &Finding, decision: &Decision, found: &Judgement) -> Option<(f64, Finding)> {
    match (card, &decision.matter) {
        (Finding::Plays { plays, distinct, .. }, Matter::Play { .. }) => {
            let Finding::Plays { plays: seen, made, .. } = &found.finding else {
                return None;
            };
            let (plays, made) = with_play(plays, seen.get(*made as usize)?, found.cost)?;
            let (cost, distinct) = (plays[made].cost.max(0.0), *distinct);
            let made = made as u32;
            Some((cost, Finding::Plays { plays, made, distinct }))
        }
        (Finding::Cube { advice, doubled, .. }, Matter::Double(made)) => {
            Some((cost_of_doubling(advice, *doubled, *made), card.clone()))
        }
        (Finding::Cube { advice, doubled, .. }, Matter::Answer(answer @ (CubeAnswer::Take | CubeAnswer::Pass))) => {
            Some((cost_of_answer(advice, *doubled, None, *answer), card.clone()))
        }
        _ => None,
    }
}

/// The card's plays and where the one made stands among them. One that the card leaves out is put where its cost places it.
fn with_play(plays: &[RankedPlay], made: &RankedPlay, cost: f64) -> Option<(Vec<RankedPlay>, usize)> {
    let best = plays.first()?.equity;
    let mut plays = plays.to_vec();
    if let Some(place) = plays.iter().position(|play| play.play == made.play) {
        return Some((plays, place));
    }
    let place = plays.iter().position(|play| play.cost > cost).unwrap_or(plays.len());
    // The card's best stays its best.
    let place = place.max(1);
    let equity = best - cost;
    plays.insert(
        place,
        RankedPlay {
            equity,
            cost,
            ..made.clone()
        },
    );
    Some((plays, place))
}
