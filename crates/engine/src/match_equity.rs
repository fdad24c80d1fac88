//! How likely a match is to be won from a score, before a game begins.
//!
//! The published table reaches to 25 points away. Beyond it, up to [`REACH`] away, a score is worth the mean of the
//! scores that the next game leads to, games being won and lost by 1, 2, 4 or 8 points with the shares
//! [`GAME_LENGTHS`]: that rule, applied from 15 points away, meets the published numbers up to 25 within 0.003. With
//! one side a point away, every two more points cost the trailer the same factor, as they do in the table. Scores
//! even farther away are shrunk in proportion.

use crate::match_equity::kazaross_xg2::{LEADER, TRAILER_AFTER_CRAWFORD};

#[path = "../data/kazaross_xg2.rs"]
mod kazaross_xg2;

/// The farthest score worked out one by one.
const REACH: usize = 256;
/// Points a game is won by in a long match, with shares.
const GAME_LENGTHS: [(usize, f32); 4] = [(1, 0.52), (2, 0.29), (4, 0.14), (8, 0.05)];
/// What two more points leave of the trailer's chance when the leader is a point away.
const TWO_POINTS_MORE: f32 = 0.6025;

/// Where a match stands with its Crawford game: the one game without a cube after a player comes within a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crawford {
    /// Still to come.
    Ahead,
    /// This game.
    Now,
    /// Over; or the rulebook has none.
    Past,
}

impl Crawford {
    /// Where the match stands after this game.
    #[must_use]
    pub fn after_game(self) -> Crawford {
        match self {
            Crawford::Ahead => Crawford::Ahead,
            Crawford::Now | Crawford::Past => Crawford::Past,
        }
    }
}

/// A match equity table.
#[derive(Clone, Debug)]
pub struct MatchEquity {
    /// `before[a * (REACH + 1) + b]`: own chance at a away, b away, the Crawford game not yet played.
    before: Vec<f32>,
    /// `after[b]`: the chance of the trailer, b away, against an opponent 1 away after the Crawford game.
    after: Vec<f32>,
}

impl MatchEquity {
    /// The table by Neil Kazaross from rollouts by eXtreme Gammon 2, extended.
    ///
    /// ```
    /// use pasch_engine::{Crawford, MatchEquity};
    /// let table = MatchEquity::kazaross_xg2();
    /// assert_eq!(table.chance(2, 3, Crawford::Ahead), 0.59947);
    /// ```
    pub fn kazaross_xg2() -> MatchEquity {
        let mut after = vec![1.0];
        after.extend(TRAILER_AFTER_CRAWFORD);
        while after.len() <= REACH {
            after.push(after[after.len() - 2] * TWO_POINTS_MORE);
        }
        let mut table = MatchEquity {
            before: vec![0.5; (REACH + 1) * (REACH + 1)],
            after,
        };
        for leader in 0..=REACH {
            for trailer in leader + 1..=REACH {
                let chance = table.leader_before_crawford(leader, trailer);
                table.before[leader * (REACH + 1) + trailer] = chance;
                table.before[trailer * (REACH + 1) + leader] = 1.0 - chance;
            }
        }
        table
    }

    /// The leader's chance, all nearer scores being known.
    fn leader_before_crawford(&self, leader: usize, trailer: usize) -> f32 {
        if leader == 0 {
            return 1.0;
        }
        let published = LEADER.get(leader - 1).and_then(|row| row.get(trailer - leader - 1));
        if let Some(&chance) = published {
            return chance;
        }
        if leader == 1 {
            return 1.0 - (1.0 - self.before[REACH + 1 + trailer - 2]) * TWO_POINTS_MORE;
        }
        let next = |a: usize, b: usize| self.before[a * (REACH + 1) + b];
        GAME_LENGTHS
            .iter()
            .map(|&(points, share)| {
                let won = next(leader.saturating_sub(points), trailer);
                let lost = next(leader, trailer.saturating_sub(points));
                share * (won + lost) / 2.0
            })
            .sum()
    }

    /// The chance to win the match with so many points to go for oneself and for the opponent, before a game that
    /// stands to the Crawford game as told (the game at hand being it, if it is `Ahead` with a player 1 away). No
    /// points to go, or fewer, is a match won.
    ///
    /// ```
    /// use pasch_engine::{Crawford, MatchEquity};
    /// let table = MatchEquity::kazaross_xg2();
    /// assert_eq!(table.chance(5, 5, Crawford::Ahead), 0.5);
    /// assert!(table.chance(2, 5, Crawford::Ahead) > table.chance(3, 5, Crawford::Ahead));
    /// ```
    pub fn chance(&self, own_away: i32, opp_away: i32, crawford: Crawford) -> f32 {
        if own_away <= 0 {
            return 1.0;
        }
        if opp_away <= 0 {
            return 0.0;
        }
        let (own, opp) = within_reach(own_away as usize, opp_away as usize);
        match crawford {
            Crawford::Past if opp == 1 => self.after[own],
            Crawford::Past if own == 1 => 1.0 - self.after[opp],
            _ => self.before[own * (REACH + 1) + opp],
        }
    }
}

/// Shrinks a score in proportion, but never to nothing, and never to a single point if there were more.
fn within_reach(own: usize, opp: usize) -> (usize, usize) {
    let farther = own.max(opp);
    if farther <= REACH {
        return (own, opp);
    }
    let shrunk = |away: usize| (away * REACH / farther).max(away.min(2));
    (shrunk(own), shrunk(opp))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAGES: [Crawford; 3] = [Crawford::Ahead, Crawford::Now, Crawford::Past];

    #[test]
    fn published_numbers() {
        let table = MatchEquity::kazaross_xg2();
        for (own, opp, chance) in [
            (1, 2, 0.67736),
            (1, 3, 0.75076),
            (2, 3, 0.59947),
            (2, 4, 0.66870),
            (3, 4, 0.57150),
            (3, 5, 0.64795),
            (10, 11, 0.548_547),
            (25, 23, 0.43779),
        ] {
            let found = table.chance(own, opp, Crawford::Ahead);
            assert!((found - chance).abs() < 1e-6, "{own} away, {opp} away: {found}");
        }
        for (own, chance) in [(2, 0.48803), (3, 0.32264), (4, 0.31002), (25, 0.00123)] {
            assert_eq!(
                table.chance(own, 1, Crawford::Past),
                chance,
                "post-Crawford, {own} away"
            );
        }
    }

    #[test]
    fn both_sides_share_one_match() {
        let table = MatchEquity::kazaross_xg2();
        for stage in STAGES {
            for own in (-1..90).chain(250..262).chain([1000, 65535, i32::MAX]) {
                for opp in (-1..90).chain(250..262).chain([1000, 65535, i32::MAX]) {
                    if own <= 0 && opp <= 0 {
                        continue;
                    }
                    let sum = table.chance(own, opp, stage) + table.chance(opp, own, stage);
                    assert!((sum - 1.0).abs() < 1e-6, "{own}, {opp}, {stage:?}: {sum}");
                }
            }
        }
    }

    #[test]
    fn a_point_more_to_go_never_helps() {
        let table = MatchEquity::kazaross_xg2();
        for stage in STAGES {
            for opp in 1..120 {
                for own in 0..400 {
                    let (near, far) = (table.chance(own, opp, stage), table.chance(own + 1, opp, stage));
                    assert!(
                        far <= near,
                        "{own} or {} to go against {opp}, {stage:?}: {near}, {far}",
                        own + 1
                    );
                }
            }
        }
    }

    /// The rule for scores beyond the table, applied within it, must meet the published numbers.
    #[test]
    fn the_extension_fits_the_table() {
        let table = MatchEquity::kazaross_xg2();
        for own in 16..=25_usize {
            for opp in own..=25_usize {
                let mean: f32 = GAME_LENGTHS
                    .iter()
                    .map(|&(points, share)| {
                        let points = points as i32;
                        let (own, opp) = (own as i32, opp as i32);
                        let won = table.chance(own - points, opp, Crawford::Ahead);
                        share * (won + table.chance(own, opp - points, Crawford::Ahead)) / 2.0
                    })
                    .sum();
                let published = table.chance(own as i32, opp as i32, Crawford::Ahead);
                assert!((mean - published).abs() < 5e-4, "{own}, {opp}: {mean} for {published}");
            }
        }
    }
}
