//! The plays of a throw in order, as far as it takes to know what the one that was made has cost.
//!
//! All plays are judged at a glance. Those near the best, and the one made, are looked at further ahead, as long as
//! more than one is left: who is alone in front stays there. The best and the one made are always judged alike.
//!
//! A ply more changes what all of them are worth by about as much. Those left behind are taken to gain or lose what those
//! looked at did on average; whoever would then stand in front of them is looked at too.

use crate::judge::JudgeFault;
use crate::playing_out;
use crate::thoroughness::Thoroughness;
use pasch_engine::{Interrupt, RankedPlay, Searcher, Stakes, sort_plays};
use pasch_rules::{Afterstate, Position, Roll};

/// At each ply, plays within this much of the best are looked at further.
const MARGINS: [f32; 2] = [0.16, 0.05];
/// And at most so many.
const WIDTHS: [usize; 2] = [8, 3];
/// So many that were left behind may be looked at after all.
const OVERTAKING: usize = 3;
/// Plays that are still this near the best are played out.
const CLOSE: f32 = 0.04;
/// The play made is played out up to this distance.
const CLOSE_MADE: f32 = 0.1;
/// At most so many are played out.
const PLAYED_OUT: usize = 4;
/// From this cost on people want to know why: then the chances are looked at as far ahead as the equities.
const TOLD: f32 = 0.02;

/// The plays in order.
pub(crate) struct Ranked {
    /// The best first; those looked at furthest before the others.
    pub(crate) plays: Vec<RankedPlay>,
    /// Which one was made.
    pub(crate) made: usize,
    /// How far ahead the first one and the one made were looked at.
    pub(crate) plies: u8,
    /// How often they were played out.
    pub(crate) trials: u32,
}

/// Puts the plays in order; `made` is what the one that was made left behind.
pub(crate) fn rank(
    searcher: &mut Searcher,
    position: &Position,
    roll: Roll,
    made: Option<Afterstate>,
    stakes: &Stakes,
    thoroughness: Thoroughness,
    interrupt: &impl Interrupt,
) -> Result<Ranked, JudgeFault> {
    let mut plays = searcher.rank_cubeful(position, roll, 0, stakes, interrupt)?;
    // A play that is not among them cannot be: the record's plays are legal.
    let is_made = |play: &RankedPlay| Some(play.after) == made;
    let place = |plays: &[RankedPlay]| plays.iter().position(is_made).unwrap_or(0);
    let mut trials = 0;
    let mut depth = 0;
    if plays.len() > 1 {
        let next = stakes.flipped();
        for ply in 1..=thoroughness.plies() {
            let at = place(&plays);
            let near = near_the_best(&plays, ply);
            if near == 1 && at == 0 {
                break;
            }
            let mut look = |ranked: &mut RankedPlay| {
                let after = ranked.after.opponent_on_roll();
                let worth = searcher.worth(&after, &next, ply, interrupt)?;
                let seen = stakes.tariff().equity(-worth, stakes.cube.value);
                let before = std::mem::replace(&mut ranked.value, seen);
                ranked.plies = ply;
                Ok::<f32, JudgeFault>(seen - before)
            };
            let mut gains = Vec::new();
            for (index, ranked) in plays.iter_mut().enumerate() {
                if index < near || index == at {
                    gains.push(look(ranked)?);
                }
            }
            let gain = gains.iter().sum::<f32>() / gains.len() as f32;
            for _ in 0..OVERTAKING {
                let best = best_at(&plays, ply);
                let behind = plays.iter_mut().filter(|play| play.plies + 1 == ply);
                let first = behind.max_by(|a, b| a.value.total_cmp(&b.value));
                match first.filter(|first| first.value + gain > best) {
                    Some(first) => look(first)?,
                    None => break,
                };
            }
            leave_behind(&mut plays, ply, gain);
            sort_plays(&mut plays);
            depth = ply;
        }
        if thoroughness == Thoroughness::Deep {
            trials = play_out(searcher, &mut plays, place, stakes, interrupt)?;
        }
    }
    let at = place(&plays);
    let told = plays[0].value - plays[at].value >= TOLD;
    let values = stakes.valuations().flipped();
    for index in [0, at] {
        let after = plays[index].after.opponent_on_roll();
        let ahead = if told { depth } else { depth.min(1) };
        plays[index].chances = searcher.look(&after, ahead, &values, interrupt)?.flipped();
        if at == 0 {
            break;
        }
    }
    Ok(Ranked {
        plays,
        made: at,
        plies: depth,
        trials,
    })
}

/// What the best of those is worth that were looked at so far ahead.
fn best_at(plays: &[RankedPlay], plies: u8) -> f32 {
    let looked_at = plays.iter().filter(|play| play.plies == plies);
    looked_at.map(|play| play.value).fold(f32::NEG_INFINITY, f32::max)
}

/// Those that were not looked at so far ahead gain what those did on average, and stand behind the best of them.
fn leave_behind(plays: &mut [RankedPlay], plies: u8, gain: f32) {
    let best = best_at(plays, plies);
    for play in plays.iter_mut().filter(|play| play.plies < plies) {
        play.value = (play.value + gain).min(best);
    }
}

/// How many plays lie near enough to the best for another ply.
fn near_the_best(plays: &[RankedPlay], ply: u8) -> usize {
    let level = usize::from(ply) - 1;
    let (margin, width) = (
        MARGINS.get(level).copied().unwrap_or(0.0),
        WIDTHS.get(level).copied().unwrap_or(1),
    );
    let best = plays[0].value;
    let near = plays
        .iter()
        .take_while(|play| usize::from(play.plies) >= level && best - play.value <= margin);
    near.count().clamp(1, width)
}

/// Plays out what is still close, and puts it in order.
fn play_out(
    searcher: &mut Searcher,
    plays: &mut [RankedPlay],
    place: impl Fn(&[RankedPlay]) -> usize,
    stakes: &Stakes,
    interrupt: &impl Interrupt,
) -> Result<u32, JudgeFault> {
    let (at, best) = (place(plays), plays[0].value);
    let deepest = plays[0].plies;
    let close = |index: usize, play: &RankedPlay| {
        let margin = if index == at { CLOSE_MADE } else { CLOSE };
        play.plies == deepest && best - play.value <= margin
    };
    let mut chosen: Vec<usize> = (0..plays.len()).filter(|&index| close(index, &plays[index])).collect();
    if chosen.len() > PLAYED_OUT {
        chosen.retain(|&index| index < PLAYED_OUT || index == at);
    }
    if chosen.len() < 2 {
        return Ok(0);
    }
    let afters: Vec<Afterstate> = chosen.iter().map(|&index| plays[index].after).collect();
    let (values, trials) = playing_out::plays(searcher, &afters, stakes, interrupt)?;
    let mut gain = 0.0;
    for (&index, value) in chosen.iter().zip(values) {
        gain += (value - plays[index].value) / chosen.len() as f32;
        plays[index].value = value;
        // A number that no search has: these come first.
        plays[index].plies = deepest + 1;
    }
    leave_behind(plays, deepest + 1, gain);
    sort_plays(plays);
    for play in plays.iter_mut().filter(|play| play.plies > deepest) {
        play.plies = deepest;
    }
    Ok(trials)
}
