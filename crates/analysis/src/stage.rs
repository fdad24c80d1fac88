//! What kind of position a decision was about, in the words of people.

use crate::board_facts::{HOME, anchors, prime_against};
use pasch_rules::Position;
use serde::{Deserialize, Serialize};

/// A kind of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Most checkers of both sides are still where they began.
    Opening,
    /// The sides can still meet, and nothing below applies.
    Contact,
    /// Each side has a prime before which the other stands.
    PrimeAgainstPrime,
    /// One side holds two points or more in the other's home board, far behind.
    BackGame,
    /// One side has borne off, or has five points in a row, and keeps the other from getting away.
    Containment,
    /// The sides have passed each other.
    Race,
    /// And the player on roll has all checkers home.
    BearOff,
}

/// Checkers that stand where they began, at least so many of 15, in the opening.
const UNMOVED: u32 = 11;
/// A prime worth the name in front of the other side.
const PRIME: u32 = 4;
/// One that holds what is behind it.
const STRONG_PRIME: u32 = 5;
/// Pips by which a back game is behind.
const FAR_BEHIND: u32 = 60;

impl Stage {
    /// All of them, in the order of a game.
    pub const ALL: [Stage; 7] = [
        Stage::Opening,
        Stage::Contact,
        Stage::PrimeAgainstPrime,
        Stage::BackGame,
        Stage::Containment,
        Stage::Race,
        Stage::BearOff,
    ];

    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::Contact => "contact",
            Stage::PrimeAgainstPrime => "prime-against-prime",
            Stage::BackGame => "back-game",
            Stage::Containment => "containment",
            Stage::Race => "race",
            Stage::BearOff => "bear-off",
        }
    }

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Opening => "stage-opening",
            Stage::Contact => "stage-contact",
            Stage::PrimeAgainstPrime => "stage-prime-against-prime",
            Stage::BackGame => "stage-back-game",
            Stage::Containment => "stage-containment",
            Stage::Race => "stage-race",
            Stage::BearOff => "stage-bear-off",
        }
    }

    /// The kind of a position.
    ///
    /// ```
    /// use pasch_analysis::Stage;
    /// use pasch_rules::Position;
    /// assert_eq!(Stage::of(&Position::starting()), Stage::Opening);
    /// ```
    pub fn of(position: &Position) -> Stage {
        let (own, opp) = (position.own(), position.opp());
        if position.is_race() {
            let home = own[HOME + 1..].iter().all(|&count| count == 0);
            return if home { Stage::BearOff } else { Stage::Race };
        }
        let start = Position::starting();
        let unmoved = |side: &[u8; 26]| {
            let places = side.iter().zip(start.own());
            places.map(|(&now, &then)| u32::from(now.min(then))).sum::<u32>()
        };
        let back_game = |side: &[u8; 26], pips: u32, others: u32| anchors(side) >= 2 && pips >= others + FAR_BEHIND;
        let (pips, others) = (position.pips(), position.opponent_pips());
        let primes = [prime_against(own, opp), prime_against(opp, own)];
        if unmoved(own) >= UNMOVED && unmoved(opp) >= UNMOVED {
            Stage::Opening
        } else if back_game(own, pips, others) || back_game(opp, others, pips) {
            Stage::BackGame
        } else if primes.iter().all(|&length| length >= PRIME) {
            Stage::PrimeAgainstPrime
        } else if own[0] > 0 || opp[0] > 0 || primes.iter().any(|&length| length >= STRONG_PRIME) {
            Stage::Containment
        } else {
            Stage::Contact
        }
    }
}
