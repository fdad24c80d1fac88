//! A look that goes a ply farther each time, so that there is an answer whenever somebody says stop.

use crate::judge::JudgeFault;
use std::ops::RangeInclusive;

/// Looks so far ahead, then a ply farther each time, and gives the last look that was whole with how far it went.
///
/// `look` is told how far to look, and whether it may be stopped: the first look may not, so that there always is an answer.
///
/// ```
/// use pasch_analysis::{JudgeFault, deepen};
/// use pasch_engine::Interrupted;
/// let look = |plies: u8, stoppable: bool| match stoppable && plies > 2 {
///     true => Err(JudgeFault::Interrupted(Interrupted)),
///     false => Ok(format!("seen {plies} ahead")),
/// };
/// assert_eq!(deepen(0..=3, look), Ok((2, "seen 2 ahead".to_owned())));
/// assert_eq!(deepen(3..=3, look), Ok((3, "seen 3 ahead".to_owned())));
/// ```
pub fn deepen<T>(
    plies: RangeInclusive<u8>,
    mut look: impl FnMut(u8, bool) -> Result<T, JudgeFault>,
) -> Result<(u8, T), JudgeFault> {
    let first = *plies.start();
    let mut known = (first, look(first, false)?);
    for plies in plies.skip(1) {
        match look(plies, true) {
            Ok(found) => known = (plies, found),
            Err(JudgeFault::Interrupted(_)) => break,
            Err(fault) => return Err(fault),
        }
    }
    Ok(known)
}
