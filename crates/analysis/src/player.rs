//! The computer at the table: what a player of some level does when it is its turn.
//!
//! It wishes; the table acts. Chance is not its own: the throw of the dice is a wish like a person's, and the slips
//! of the weaker levels come from even numbers that are handed in.

use crate::answers::{Answers, Best};
use crate::judge::{Judge, JudgeFault};
use crate::level::Level;
use pasch_engine::{CubeAction, CubeAnswer, CubeDecision, Interrupt, RankedPlay, Stakes, accepts, resignation};
use pasch_rules::{Action, Allowed, Offer, Phase, Roll, Session, Side, Situation, Stake, Turning};
use serde::{Deserialize, Serialize};

/// Who wins more often than this does not think of giving up.
const HOPE: f32 = 0.01;

/// What the computer wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Throw the dice.
    Throw,
    /// Something that holds no chance.
    Act(Action),
}

/// A player of some level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// How strong.
    pub level: Level,
}

impl Player {
    /// What the player wants to do in a session, if it has anything to do there. Where the search is interrupted, a
    /// glance must do. `even` gives numbers between 0 and 1, each as likely as the next.
    pub fn wish(
        self,
        judge: &mut Judge,
        session: &Session,
        side: Side,
        even: &mut impl FnMut() -> f32,
        interrupt: &impl Interrupt,
    ) -> Option<Wish> {
        let may = session.allowed(side);
        match session.game().phase() {
            Phase::Opening { .. } => (may.dice > 0).then_some(Wish::Throw),
            Phase::ToRoll { .. } if may.dice > 0 => {
                Some(self.before_the_roll(judge, session, side, &may, even, interrupt))
            }
            Phase::ToRoll { .. } => None,
            Phase::ToPlay { roll, .. } if may.play => {
                let mut ranked = self.ranked(judge, &session.situation(), *roll, interrupt);
                self.level.see(&mut ranked, even);
                let steps = ranked.first().map(|best| best.play.to_vec()).unwrap_or_default();
                Some(Wish::Act(Action::Play { side, steps }))
            }
            Phase::ToPlay { .. } => None,
            Phase::DoubleOffered(offer) if offer.by != side => {
                Some(Wish::Act(self.answer(judge, session, offer, &may, even, interrupt)))
            }
            Phase::DoubleOffered(_) => None,
            Phase::ResignOffered { by, stake, .. } if *by != side => {
                Some(Wish::Act(if self.accepts(judge, session, side, *stake, interrupt) {
                    Action::Accept { side }
                } else {
                    Action::Decline { side }
                }))
            }
            Phase::ResignOffered { .. } => None,
            Phase::Over(_) => may.next_game.then_some(Wish::Act(Action::NextGame)),
        }
    }

    /// To give up, to double or to throw.
    fn before_the_roll(
        self,
        judge: &mut Judge,
        session: &Session,
        side: Side,
        may: &Allowed,
        even: &mut impl FnMut() -> f32,
        interrupt: &impl Interrupt,
    ) -> Wish {
        let situation = session.situation();
        let lost = self.lost(judge, &situation, interrupt);
        if let Some(stake) = lost.filter(|stake| may.resign.contains(stake) && !has_offered(session, side, *stake)) {
            return Wish::Act(Action::Resign { side, stake });
        }
        if !may.double {
            return Wish::Throw;
        }
        let decided = deep_or_glance(judge, self.level.plies(), interrupt, |judge, plies, interrupt| {
            judge.decided(&situation, plies, interrupt)
        });
        let Ok((decision, _, _)) = decided else {
            return Wish::Throw;
        };
        if self.doubles(&decision, even) {
            Wish::Act(Action::Double { side })
        } else {
            Wish::Throw
        }
    }

    /// Does this player double, seeing these numbers?
    pub fn doubles(self, decision: &CubeDecision, even: &mut impl FnMut() -> f32) -> bool {
        if decision.action == CubeAction::NotAvailable || self.level.noise() == 0.0 {
            return decision.action.turns();
        }
        decision.doubled - decision.no_double + self.level.slip(even) > 0.0
    }

    /// How this player answers a double, seeing these numbers.
    pub fn answers(self, decision: &CubeDecision, even: &mut impl FnMut() -> f32) -> CubeAnswer {
        match self.chosen(&Answers::from(decision), even) {
            Best::Take => CubeAnswer::Take,
            Best::Pass => CubeAnswer::Pass,
            Best::Turn => decision.turned_on.map_or(CubeAnswer::Take, |(retort, _)| retort),
        }
    }

    /// How the game is lost, if it is: playing on is worth no more than giving up for this much.
    fn lost(self, judge: &mut Judge, situation: &Situation, interrupt: &impl Interrupt) -> Option<Stake> {
        // A glance tells most games that are not lost. What it takes for lost is looked at to the end of both turns.
        let (_, glance, _) = judge.decided(situation, 0, interrupt).ok()?;
        if glance.win > HOPE {
            return None;
        }
        let (decision, _, stakes) = judge.decided(situation, self.level.plies().max(2), interrupt).ok()?;
        let times = resignation(stakes.tariff(), stakes.cube, decision.worth)?;
        Stake::ALL.into_iter().find(|stake| stake.factor() == u32::from(times))
    }

    fn ranked(
        self,
        judge: &mut Judge,
        situation: &Situation,
        roll: Roll,
        interrupt: &impl Interrupt,
    ) -> Vec<RankedPlay> {
        deep_or_glance(judge, self.level.plies(), interrupt, |judge, plies, interrupt| {
            judge.ranked(situation, roll, plies, interrupt)
        })
        .map(|(_, ranked)| ranked)
        .unwrap_or_default()
    }

    /// The answer to a turned cube.
    fn answer(
        self,
        judge: &mut Judge,
        session: &Session,
        offer: &Offer,
        may: &Allowed,
        even: &mut impl FnMut() -> f32,
        interrupt: &impl Interrupt,
    ) -> Action {
        let side = offer.by.other();
        let judged = deep_or_glance(
            judge,
            self.level.plies(),
            interrupt,
            |judge, plies, interrupt| match offer.turning {
                Turning::Double => {
                    let mut situation = session.situation();
                    situation.waiting = None;
                    let (decision, ..) = judge.decided(&situation, plies, interrupt)?;
                    Ok(Answers::from(&decision))
                }
                _ => Answers::to_more(judge, &session.situation(), side, may.raccoon, plies, interrupt),
            },
        );
        let Ok(answers) = judged else {
            return Action::Take { side };
        };
        let turned = [
            (may.beaver, Action::Beaver { side }),
            (may.redouble, Action::Redouble { side }),
            (may.raccoon, Action::Raccoon { side }),
        ];
        let turned = turned.into_iter().find(|(may, _)| *may).map(|(_, action)| action);
        match (self.chosen(&answers, even), turned) {
            (Best::Turn, Some(action)) => action,
            (Best::Pass, _) if may.drop => Action::Drop { side },
            _ => Action::Take { side },
        }
    }

    fn chosen(self, answers: &Answers, even: &mut impl FnMut() -> f32) -> Best {
        // What is seen wrongly is seen per unit of the stake that is offered, which is twice what it was.
        answers.best(2.0 * f64::from(self.level.slip(even)))
    }

    /// Is the game that the opponent offers to lose worth at least as much as playing on?
    fn accepts(
        self,
        judge: &mut Judge,
        session: &Session,
        side: Side,
        stake: Stake,
        interrupt: &impl Interrupt,
    ) -> bool {
        let mut situation = session.situation();
        situation.waiting = None;
        let plies = self.level.plies().min(1);
        let worth = deep_or_glance(judge, plies, interrupt, |judge, plies, interrupt| {
            worth_of_playing_on(judge, &situation, plies, interrupt)
        });
        // A judge that came to grief keeps nobody from ending the game.
        worth.is_ok_and(|(worth, stakes)| {
            let (worth, stakes) = if situation.standing.on_roll == side {
                (worth, stakes)
            } else {
                (-worth, stakes.flipped())
            };
            accepts(stakes.tariff(), stakes.cube, stake.factor() as u8, worth)
        })
    }
}

/// What playing on is worth to the player who is to roll or to play.
fn worth_of_playing_on(
    judge: &mut Judge,
    situation: &Situation,
    plies: u8,
    interrupt: &impl Interrupt,
) -> Result<(f32, Stakes), JudgeFault> {
    let stakes = judge.engine().stakes(situation);
    let worth = match situation.standing.roll {
        Some(roll) => {
            let (_, ranked) = judge.ranked(situation, roll, plies, interrupt)?;
            let best = ranked.first().map_or(0.0, |play| play.value);
            stakes.tariff().worth_of_equity(best, stakes.cube.value)
        }
        None => judge.decided(situation, plies, interrupt)?.0.worth,
    };
    Ok((worth, stakes))
}

/// Looks so many plies ahead; where that is interrupted, without looking ahead, by what is at hand, and to the end.
fn deep_or_glance<T, I: Interrupt>(
    judge: &mut Judge,
    plies: u8,
    interrupt: &I,
    mut look: impl FnMut(&mut Judge, u8, &Option<&I>) -> Result<T, JudgeFault>,
) -> Result<T, JudgeFault> {
    match look(judge, plies, &Some(interrupt)) {
        Err(JudgeFault::Interrupted(_)) => look(&mut judge.in_a_hurry(), 0, &None),
        judged => judged,
    }
}

/// Has this side offered to give up this game for as much already? Whoever declined that is not asked again.
fn has_offered(session: &Session, side: Side, stake: Stake) -> bool {
    let this_game = session.log().rsplit(|action| *action == Action::NextGame).next();
    let mut actions = this_game.unwrap_or_default().iter();
    actions
        .any(|action| matches!(action, Action::Resign { side: by, stake: earlier } if *by == side && *earlier >= stake))
}
