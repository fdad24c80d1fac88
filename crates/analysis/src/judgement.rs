//! The judgement on a decision: what was best, what the choice cost, and how lucky the roll was.
//!
//! Equities are normalised: at a match score, winning or losing the cube's value is +1 or -1. Beside them stand
//! chances to win the match. All costs are at least 0.

use crate::decision::{Choice, Decision, Matter};
use crate::judge::{CubeAdvice, RankedPlay};
use pasch_notation::Chances;
use serde::{Deserialize, Serialize};

/// Below this a choice costs nothing, and plays that lie closer together are all the same.
pub const NOTHING: f64 = 0.001;

/// What is thought of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judgement {
    /// What the choice cost, in normalised equity.
    pub cost: f64,
    /// The same as chance to win the match, in a match.
    pub match_cost: Option<f64>,
    /// Does it count as a decision? Forced and trivial ones do not.
    pub counted: bool,
    /// How far ahead the choices were looked at.
    pub plies: u8,
    /// How often each was played out, if they were.
    pub trials: u32,
    /// What the situation is worth to the one who decides, if he does what is best.
    pub worth: Worth,
    /// What was found.
    pub finding: Finding,
    /// How lucky the roll was, if it was one.
    pub luck: Option<Luck>,
}

/// An equity, and the chance to win the match that it stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Worth {
    /// Normalised.
    pub equity: f64,
    /// In a match.
    pub match_chance: Option<f64>,
}

/// How much better than the average a roll was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Luck {
    /// In normalised equity.
    pub equity: f64,
    /// As chance to win the match, in a match.
    pub match_chance: Option<f64>,
}

/// What was found about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// Plays.
    Plays {
        /// The best few, best first, and the one made wherever it stands.
        plays: Vec<RankedPlay>,
        /// Which of them was made.
        made: u32,
        /// How many different results the throw has.
        distinct: u32,
    },
    /// The cube, all numbers being the doubler's.
    Cube {
        /// Equities and what is best.
        advice: CubeAdvice,
        /// What doubling is worth if it is answered as it should be.
        doubled: f64,
        /// The doubler's chances without a double.
        chances: Chances,
    },
    /// The answer to a cube that was turned in answer to a double.
    TurnedOn(TurnedOn),
    /// A resignation, all numbers being those of the one who decides.
    Resignation {
        /// Playing on.
        playing_on: f64,
        /// What the resignation gives.
        given: f64,
    },
}

/// What answering a cube comes to that was turned in answer to a double; the numbers are the answerer's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnedOn {
    /// Playing on for the higher stake.
    pub take: f64,
    /// Giving the game up.
    pub pass: f64,
}

impl Judgement {
    /// The same in millionths. They are written and read as text without a change, and nobody needs more.
    pub(crate) fn rounded(mut self) -> Judgement {
        let Worth { equity, match_chance } = &mut self.worth;
        round([&mut self.cost, equity]);
        round([&mut self.match_cost, match_chance].into_iter().flatten());
        if let Some(luck) = &mut self.luck {
            round(
                [Some(&mut luck.equity), luck.match_chance.as_mut()]
                    .into_iter()
                    .flatten(),
            );
        }
        match &mut self.finding {
            Finding::Plays { plays, .. } => {
                for play in plays {
                    round([&mut play.equity, &mut play.cost]);
                    round(each(&mut play.chances));
                }
            }
            Finding::Cube {
                advice,
                doubled,
                chances,
            } => {
                round([&mut advice.no_double, &mut advice.double_take, &mut advice.double_pass]);
                round([doubled]);
                round(each(chances));
            }
            Finding::TurnedOn(TurnedOn { take, pass }) => round([take, pass]),
            Finding::Resignation { playing_on, given } => round([playing_on, given]),
        }
        self
    }

    /// What was done in this decision, and what was best; nothing where the finding is about something else.
    pub fn choices(&self, decision: &Decision) -> Option<(Choice, Choice)> {
        match (&self.finding, &decision.matter) {
            (Finding::Plays { .. }, _) => {
                let (best, made) = self.best_and_made()?;
                Some((Choice::Play(made.play.clone()), Choice::Play(best.play.clone())))
            }
            (Finding::Cube { advice, doubled, .. }, Matter::Double(made)) => {
                let choice = |double: bool| if double { Choice::Double } else { Choice::NoDouble };
                // As good as the other is as good: nobody is told to do otherwise for nothing.
                let best = match self.cost > 0.0 {
                    true => !*made,
                    false if advice.no_double == *doubled => *made,
                    false => *doubled > advice.no_double,
                };
                Some((choice(*made), choice(best)))
            }
            (Finding::Cube { advice, .. }, Matter::Answer(answer)) => {
                let best = if self.cost > 0.0 { advice.answer } else { *answer };
                Some((Choice::from(*answer), Choice::from(best)))
            }
            (Finding::TurnedOn(TurnedOn { take, pass }), Matter::Answer(answer)) => {
                let best = if take >= pass { Choice::Take } else { Choice::Pass };
                Some((Choice::from(*answer), best))
            }
            (Finding::Resignation { .. }, matter) => {
                let (made, other) = match matter {
                    Matter::Resign(_) => (Choice::Resign, Choice::PlayOn),
                    Matter::Accept(_) => (Choice::Accept, Choice::PlayOn),
                    Matter::Decline(_) => (Choice::Decline, Choice::Accept),
                    _ => return None,
                };
                let best = if self.cost > 0.0 { other } else { made.clone() };
                Some((made, best))
            }
            _ => None,
        }
    }

    /// The best play and the one made, if this is about plays.
    pub fn best_and_made(&self) -> Option<(&RankedPlay, &RankedPlay)> {
        match &self.finding {
            Finding::Plays { plays, made, .. } => plays.first().zip(plays.get(*made as usize)),
            _ => None,
        }
    }
}

/// Each of the five.
fn each(chances: &mut Chances) -> [&mut f64; 5] {
    let Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    } = chances;
    [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
}

fn round<'a>(numbers: impl IntoIterator<Item = &'a mut f64>) {
    for number in numbers {
        // Adding nothing turns the negative zero, which some round to, into the usual one.
        *number = (*number * 1e6).round() / 1e6 + 0.0;
    }
}
