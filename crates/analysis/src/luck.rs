//! The luck of a roll: what its best play is worth, beyond the average of all rolls that could have fallen.

use crate::judge::JudgeFault;
use crate::judgement::Luck;
use crate::judging::match_difference;
use crate::thoroughness::Thoroughness;
use pasch_engine::{Interrupt, Interrupted, Searcher, Stakes};
use pasch_rules::{Position, Roll};

/// The luck of a roll in this position. A roll that decided who starts was no double, and the others were equally
/// likely.
pub(crate) fn luck(
    searcher: &mut Searcher,
    position: &Position,
    roll: Roll,
    opening: bool,
    stakes: &Stakes,
    thoroughness: Thoroughness,
    interrupt: &impl Interrupt,
) -> Result<Luck, JudgeFault> {
    let (values, next) = (stakes.valuations(), stakes.flipped());
    let (mut total, mut ways, mut fallen) = (0.0, 0.0, 0.0);
    for other in Roll::all().filter(|other| !(opening && other.is_double())) {
        if interrupt.interrupted() {
            return Err(JudgeFault::Interrupted(Interrupted));
        }
        let best = searcher.best_at_once(position, other, &values);
        let worth = searcher.worth(&best, &next, thoroughness.luck_plies(), interrupt)?;
        let equity = f64::from(stakes.tariff().equity(-worth, stakes.cube.value));
        total += equity * f64::from(other.ways());
        ways += f64::from(other.ways());
        if other == roll {
            fallen = equity;
        }
    }
    let equity = fallen - total / ways;
    Ok(Luck {
        equity,
        match_chance: match_difference(stakes, equity),
    })
}
