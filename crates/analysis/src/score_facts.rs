//! What people look up about a score: take points, the worth of gammons, chances to win the match.

use crate::why::take_point;
use pasch_engine::{Crawford, CubeState, MatchEquity, Stakes, Tariff};
use pasch_rules::{Cube, CubeOwner, Pair, Position, Preset, Side, Situation};
use serde::{Deserialize, Serialize};

/// Points of the longest match that is looked up.
pub const LONGEST_TABLE: u32 = 25;
/// Cubes that are turned in practice.
const CUBES: [u32; 3] = [1, 2, 4];

/// What is known about a score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreFacts {
    /// White's chance to win the match; nothing for money.
    pub chance: Option<f64>,
    /// Can this be the Crawford game?
    pub can_be_crawford: bool,
    /// For each number of the cube and each player.
    pub cubes: Vec<CubeFacts>,
}

/// What is known about a cube that a player may turn at a score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CubeFacts {
    /// Who doubles.
    pub doubler: Side,
    /// From this number.
    pub cube: u32,
    /// The chance that the other needs to take, if the cube is never turned again; gammons aside.
    pub take_point: f64,
    /// The same if he turns it again at the best moment.
    pub live_take_point: f64,
    /// What a gammon of the doubler adds, in units of a single win against a loss, with the cube as it stands.
    pub gammon: f64,
}

impl ScoreFacts {
    /// What is known with so many points to go for each; money without. `crawford` if this is the Crawford game, where
    /// it can be.
    ///
    /// ```
    /// use pasch_analysis::ScoreFacts;
    /// let money = ScoreFacts::at(None, false);
    /// assert!((money.cubes[0].take_point - 0.25).abs() < 1e-6);
    /// assert!((money.cubes[0].live_take_point - 0.2).abs() < 1e-3);
    /// assert!((money.cubes[0].gammon - 0.5).abs() < 1e-6);
    /// ```
    pub fn at(away: Option<Pair<u32>>, crawford: bool) -> ScoreFacts {
        let equity = MatchEquity::kazaross_xg2();
        let away = away.map(|away| Pair::of(|side| away[side].clamp(1, LONGEST_TABLE)));
        let mut situation = Situation::money(Position::starting());
        situation.law.rulebook = Preset::Tournament.into();
        if let Some(away) = away {
            let length = away.white.max(away.black);
            situation.length = Some(length);
            situation.standing.score = Pair::of(|side| length - away[side]);
        }
        let can_be_crawford = situation.standing.can_be_crawford(situation.length);
        situation.standing.crawford = crawford && can_be_crawford;
        let mut cubes = Vec::new();
        for cube in CUBES {
            // Who wins the match with this game has nothing to gain by a higher cube.
            let wants = |side: &Side| away.is_none_or(|away| away[*side] > cube);
            for doubler in Side::BOTH.into_iter().filter(wants) {
                cubes.extend(cube_facts(&mut situation, doubler, cube, &equity));
            }
        }
        let stakes = |situation: &mut Situation| {
            situation.standing.on_roll = Side::White;
            situation.standing.cube = Cube::START;
            Stakes::of(situation, &equity)
        };
        let started = stakes(&mut situation);
        let tariff = started.tariff();
        let stands = match situation.standing.crawford {
            true => Crawford::Now,
            false if can_be_crawford => Crawford::Past,
            false => Crawford::Ahead,
        };
        let chance = away.map(|away| f64::from(equity.chance(away.white as i32, away.black as i32, stands)));
        ScoreFacts {
            chance: chance.filter(|_| tariff.mwc(0.0).is_some()),
            can_be_crawford,
            cubes,
        }
    }
}

/// Nothing where the cube is dead for this player.
fn cube_facts(situation: &mut Situation, doubler: Side, cube: u32, equity: &MatchEquity) -> Option<CubeFacts> {
    situation.standing.on_roll = doubler;
    situation.standing.cube = Cube {
        value: cube,
        owner: match cube {
            1 => CubeOwner::Centred,
            _ => CubeOwner::Held(doubler),
        },
    };
    let stakes = Stakes::of(situation, equity);
    let tariff = stakes.tariff();
    if !tariff.may_turn(stakes.cube) {
        return None;
    }
    let result = |won: bool, times: u8| f64::from(tariff.result(stakes.cube, won, times));
    let (win, lose, gammon) = (result(true, 1), result(false, 1), result(true, 2));
    Some(CubeFacts {
        doubler,
        cube,
        take_point: take_point(&stakes),
        live_take_point: live_take_point(tariff, stakes.cube),
        gammon: (gammon - win) / (win - lose),
    })
}

/// The chance that the one doubled needs, if every later double comes at the very moment when it may be passed.
fn live_take_point(tariff: &Tariff, cube: CubeState) -> f64 {
    let taken = cube.taken();
    let (back, held) = (tariff.flipped(), taken.flipped());
    // Seen by the doubler. The one doubled wins at the latest when he can cash.
    let pass = f64::from(tariff.result(cube, true, 1));
    let won = f64::from(tariff.result(taken, true, 1));
    let cashed = f64::from(tariff.result(taken, false, 1));
    let cash_point = match back.may_turn(held) && taken.value < 64 {
        true => 1.0 - live_take_point(&back, held),
        false => 1.0,
    };
    if won <= cashed {
        0.0
    } else {
        cash_point * (won - pass) / (won - cashed)
    }
}

/// Chances to win a match, by the points that oneself and the opponent still need.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EquityTable {
    /// Before the Crawford game, or in it: one's own points to go in rows, the opponent's in columns, from 1.
    pub before: Vec<Vec<f64>>,
    /// After the Crawford game, the opponent needing one point, by one's own points to go.
    pub after: Vec<f64>,
}

impl EquityTable {
    /// The table for matches up to this length.
    pub fn up_to(length: u32) -> EquityTable {
        let equity = MatchEquity::kazaross_xg2();
        let length = length.clamp(1, LONGEST_TABLE) as i32;
        let chance = |own, opp, crawford| f64::from(equity.chance(own, opp, crawford));
        EquityTable {
            before: (1..=length)
                .map(|own| (1..=length).map(|opp| chance(own, opp, Crawford::Ahead)).collect())
                .collect(),
            after: (1..=length).map(|own| chance(own, 1, Crawford::Past)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EquityTable, ScoreFacts};
    use pasch_rules::{Pair, Side};

    #[test]
    fn what_players_know_by_heart() {
        let at = |white, black| ScoreFacts::at(Some(Pair { white, black }), false);
        // Both need two: whoever doubles, the match is decided by the game, and a take needs 30 % or so.
        let even = at(2, 2);
        assert!((even.cubes[0].take_point - 0.3).abs() < 0.03, "{even:?}");
        assert!(
            (even.cubes[0].take_point - even.cubes[0].live_take_point).abs() < 1e-9,
            "a dead cube"
        );
        assert_eq!(even.chance, Some(0.5));
        // With the cube at 2 and both two away nobody turns it any more.
        assert!(even.cubes.iter().all(|facts| facts.cube == 1), "{even:?}");
        // The leader of a Crawford game cannot be doubled.
        assert!(ScoreFacts::at(Some(Pair { white: 1, black: 3 }), true).cubes.is_empty());
        // Two away against four, the leader's gammon wins the match at once, the trailer's half of what he needs; with the
        // cube at two it is the trailer's that does, and only he would turn it again.
        let ahead = at(2, 4);
        let gammon = |side, cube| {
            let mut known = ahead.cubes.iter();
            let facts = known.find(|facts| facts.doubler == side && facts.cube == cube);
            facts.map(|facts| facts.gammon)
        };
        assert!(gammon(Side::White, 1) > gammon(Side::Black, 1), "{ahead:?}");
        assert!(gammon(Side::Black, 2) > gammon(Side::White, 1), "{ahead:?}");
        assert_eq!(gammon(Side::White, 2), None, "{ahead:?}");
    }

    #[test]
    fn a_table_of_chances_is_fair() {
        let table = EquityTable::up_to(15);
        for (own, row) in table.before.iter().enumerate() {
            for (opp, chance) in row.iter().enumerate() {
                assert!((chance + table.before[opp][own] - 1.0).abs() < 1e-5, "{own} {opp}");
            }
            assert!(
                row.windows(2).all(|pair| pair[0] <= pair[1]),
                "more to go for the opponent is better"
            );
        }
        assert!(table.after.windows(2).all(|pair| pair[0] >= pair[1]));
    }
}
