//! When to give a game up, and which offers to accept.
//!
//! Giving up must cost nothing: it is offered when playing on is worth no more than the loss it names. An offer is
//! accepted when it is worth at least as much as playing on.

use crate::cube::{CubeState, Tariff};

/// What giving up may cost, per unit of the cube: less than this is not worth anybody's time.
const NEGLIGIBLE: f32 = 0.001;

/// How the player who is losing should give up: as a single game (1), a gammon (2) or a backgammon (3), or not at all.
///
/// `worth` is what playing on is worth to him by this tariff. The smallest loss that the opponent has reason to
/// accept is offered.
///
/// ```
/// use pasch_engine::{CubeState, Tariff, accepts, resignation};
/// let money = Tariff::money(false);
/// let lost = money.result(CubeState::START, false, 2);
/// // A gammon that is certain is given up as one, and no other takes less for it.
/// assert_eq!(resignation(&money, CubeState::START, lost), Some(2));
/// assert!(!accepts(&money, CubeState::START, 1, -lost));
/// assert!(accepts(&money, CubeState::START, 2, -lost));
/// ```
pub fn resignation(tariff: &Tariff, cube: CubeState, worth: f32) -> Option<u8> {
    let playing_on = tariff.equity(worth, cube.value);
    (1..=tariff.most_times(cube)).find(|&times| {
        let giving_up = tariff.equity(tariff.result(cube, false, times), cube.value);
        (playing_on - giving_up).abs() <= NEGLIGIBLE
    })
}

/// Should the opponent's offer to lose a single game (1), a gammon (2) or a backgammon (3) be accepted?
///
/// `worth` is what playing on is worth by this tariff to the player who decides.
pub fn accepts(tariff: &Tariff, cube: CubeState, times: u8, worth: f32) -> bool {
    let offered = tariff.equity(tariff.result(cube, true, times), cube.value);
    offered >= tariff.equity(worth, cube.value) - NEGLIGIBLE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube::{CubeTerms, Efficiency, Holder, PlayedFor};
    use crate::match_equity::{Crawford, MatchEquity};
    use crate::probabilities::Probabilities;

    const CUBE: CubeState = CubeState {
        value: 2,
        holder: Holder::Opponent,
    };

    fn lost(gammon: f32, backgammon: f32) -> Probabilities {
        Probabilities {
            lose_gammon: gammon,
            lose_backgammon: backgammon,
            ..Default::default()
        }
    }

    fn resigns(tariff: &Tariff, cube: CubeState, chances: Probabilities) -> Option<u8> {
        resignation(tariff, cube, tariff.worth(&chances, cube, Efficiency::even(0.68)))
    }

    #[test]
    fn a_lost_game_is_given_up_for_what_it_costs() {
        let money = Tariff::money(false);
        assert_eq!(resigns(&money, CUBE, lost(0.0, 0.0)), Some(1));
        assert_eq!(resigns(&money, CUBE, lost(1.0, 0.0)), Some(2));
        assert_eq!(resigns(&money, CUBE, lost(1.0, 1.0)), Some(3));
        // A gammon that may still be saved, and a game that may still be won, are played.
        assert_eq!(resigns(&money, CUBE, lost(0.5, 0.0)), None);
        let chance = Probabilities {
            win: 0.02,
            ..Default::default()
        };
        assert_eq!(resigns(&money, CUBE, chance), None);
        assert_eq!(resigns(&money, CUBE, chance.flipped()), None);
    }

    #[test]
    fn without_a_turned_cube_jacoby_knows_singles_only() {
        let jacoby = Tariff::money(true);
        assert_eq!(resigns(&jacoby, CubeState::START, lost(1.0, 1.0)), Some(1));
        assert_eq!(resigns(&jacoby, CUBE, lost(1.0, 0.0)), Some(2));
    }

    /// In a match no more is given up than the opponent needs.
    #[test]
    fn a_match_is_lost_once() {
        let table = MatchEquity::kazaross_xg2();
        let stakes = PlayedFor::Match {
            own_away: 5,
            opp_away: 2,
            crawford: Crawford::Ahead,
        };
        let tariff = Tariff::new(stakes, CubeTerms::USUAL, &table);
        assert_eq!(resigns(&tariff, CUBE, lost(1.0, 1.0)), Some(1));
        assert_eq!(resigns(&tariff, CubeState::START, lost(1.0, 1.0)), Some(2));
    }

    /// What one side offers of its own accord, the other accepts; and nothing less.
    #[test]
    fn offers_meet_acceptance() {
        for tariff in [Tariff::money(false), Tariff::money(true)] {
            for cube in [CUBE, CUBE.flipped(), CubeState::START] {
                for gammon in [0.0, 0.0004, 0.3, 1.0] {
                    let chances = lost(gammon, 0.0);
                    let worth = tariff.worth(&chances, cube, Efficiency::even(0.68));
                    let offered = resignation(&tariff, cube, worth);
                    let taken = |times| accepts(&tariff.flipped(), cube.flipped(), times, -worth);
                    if let Some(times) = offered {
                        assert!(taken(times));
                        assert!((1..times).all(|less| !taken(less)));
                    }
                    assert!(taken(3));
                }
            }
        }
    }
}
