//! What the answers to a turned cube are worth to the one who answers.
//!
//! The judge of what was done and the computer that has to do something ask here, so that they agree.

use crate::judge::{Judge, JudgeFault};
use pasch_engine::{CubeDecision, Interrupt};
use pasch_rules::{Side, Situation};

/// The answers' equities, per unit of the cube as it stood before it was turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answers {
    /// Playing on for twice as much.
    pub(crate) take: f64,
    /// Giving the game up.
    pub(crate) pass: f64,
    /// Turning the cube once more, where that is allowed.
    pub(crate) turn: Option<f64>,
}

/// What to do with a cube that was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    Take,
    Pass,
    Turn,
}

impl From<&CubeDecision> for Answers {
    /// To a double before the roll: the doubler's own decision tells everything, and what is good for him is bad here.
    fn from(decision: &CubeDecision) -> Answers {
        Answers {
            take: -f64::from(decision.double_take),
            pass: -f64::from(decision.double_pass),
            turn: decision.turned_on.map(|(_, equity)| -f64::from(equity)),
        }
    }
}

impl Answers {
    /// To a cube that was turned in answer to a double: playing on with it, against losing what it stood at.
    pub(crate) fn to_more(
        judge: &mut Judge,
        situation: &Situation,
        side: Side,
        raccoon: bool,
        plies: u8,
        interrupt: &impl Interrupt,
    ) -> Result<Answers, JudgeFault> {
        let own = situation.standing.on_roll == side;
        let stakes = judge.engine().stakes(situation);
        let tariff = stakes.tariff();
        let tariff = if own { tariff.clone() } else { tariff.flipped() };
        let mut playing = situation.taken().unwrap_or_else(|| situation.clone());
        let mut equity = |playing: &Situation| -> Result<f64, JudgeFault> {
            let worth = judge.hold(playing, plies, interrupt)?;
            let worth = if own { worth } else { -worth };
            Ok(f64::from(tariff.equity(worth, stakes.cube.value)))
        };
        let take = equity(&playing)?;
        // A raccoon is the last word: its taker plays on, and the beaverer keeps the cube.
        let turn = if raccoon {
            let value = &mut playing.standing.cube.value;
            *value = value.saturating_mul(2);
            Some(equity(&playing)?)
        } else {
            None
        };
        Ok(Answers { take, pass: -1.0, turn })
    }

    /// The best of them, to somebody who sees playing on better by `slip` than it is.
    pub(crate) fn best(&self, slip: f64) -> Best {
        let take = self.take + slip;
        match self.turn {
            Some(turn) if turn > take && turn >= self.pass => Best::Turn,
            _ if take >= self.pass => Best::Take,
            _ => Best::Pass,
        }
    }
}
