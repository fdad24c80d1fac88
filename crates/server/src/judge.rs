//! Who judges positions for the computer, the tutor and the position page; and the bounded pool they think in.

use crate::spot::Spot;
use pasch_protocol::{Evaluation, Level, RankedPlay};
use pasch_rules::{Action, Phase, Roll, Session, Side, Stake, Step};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What the computer wants to do. Chance is not its own: a roll is a wish like a person's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Throw the dice.
    Roll,
    /// Something that holds no chance.
    Act(Action),
}

/// Someone who judges positions. It may take its time: it is asked off the async threads.
pub trait Judge: Send + Sync + 'static {
    /// The plays, best first.
    fn rank(&self, spot: &Spot, roll: Roll, level: Level) -> Vec<RankedPlay>;

    /// The chances before the roll, and the cube.
    fn evaluate(&self, spot: &Spot, level: Level) -> Evaluation;

    /// The play that a player of this level would make: not always the best.
    fn choose(&self, spot: &Spot, roll: Roll, level: Level) -> Vec<Step>;

    /// Whether a player of this level accepts that the opponent resigns at this stake.
    fn accepts(&self, spot: &Spot, stake: Stake, level: Level) -> bool;

    /// How a player of this level, about to roll, would give the game up; not at all if playing on is worth more.
    fn resigns(&self, spot: &Spot, level: Level) -> Option<Stake>;

    /// Who judges, and how far it looks.
    fn settings(&self, level: Level) -> String;
}

/// What the computer does in a session when it is its turn.
pub fn decide(judge: &dyn Judge, session: &Session, side: Side, level: Level) -> Option<Decision> {
    let may = session.allowed(side);
    let spot = Spot::of_session(session, side);
    let act = |action| Some(Decision::Act(action));
    match session.game().phase() {
        Phase::Opening { .. } => (may.opening_dice > 0).then_some(Decision::Roll),
        Phase::ToRoll { .. } if may.roll => {
            let lost = judge.resigns(&spot, level);
            if let Some(stake) = lost.filter(|stake| may.resign.contains(stake) && !offered(session, side, *stake)) {
                return act(Action::Resign { side, stake });
            }
            let doubles = may.double
                && judge
                    .evaluate(&spot, level)
                    .cube
                    .is_some_and(|cube| matches!(cube.action.as_str(), "double" | "redouble"));
            if doubles {
                act(Action::Double { side })
            } else {
                Some(Decision::Roll)
            }
        }
        Phase::ToRoll { .. } => None,
        Phase::ToPlay { roll, .. } => {
            let steps = judge.choose(&spot, *roll, level);
            may.play.then_some(Decision::Act(Action::Play { side, steps }))
        }
        Phase::DoubleOffered(offer) => {
            // The one who turned the cube judges: is it right to take against him?
            let theirs = spot.before_offer(offer);
            let answer = judge.evaluate(&theirs, level).cube.map(|cube| cube.answer);
            match answer.as_deref() {
                Some("beaver") if may.beaver => act(Action::Beaver { side }),
                Some("redouble") if may.redouble => act(Action::Redouble { side }),
                Some("beaver") if may.raccoon => act(Action::Raccoon { side }),
                Some("pass") if may.drop => act(Action::Drop { side }),
                _ if may.take => act(Action::Take { side }),
                _ => None,
            }
        }
        Phase::ResignOffered { stake, .. } => {
            if judge.accepts(&spot, *stake, level) {
                act(Action::Accept { side })
            } else {
                act(Action::Decline { side })
            }
        }
        Phase::Over(_) => may.next_game.then_some(Decision::Act(Action::NextGame)),
    }
}

/// Has this side offered to give up this game for as much already? Whoever declined that is not asked again.
fn offered(session: &Session, side: Side, stake: Stake) -> bool {
    let this_game = session.log().rsplit(|action| *action == Action::NextGame).next();
    let mut actions = this_game.unwrap_or_default().iter();
    actions
        .any(|action| matches!(action, Action::Resign { side: by, stake: earlier } if *by == side && *earlier >= stake))
}

/// The pool: so many thoughts at a time, the rest wait their turn.
#[derive(Clone)]
pub struct Thinkers {
    judge: Arc<dyn Judge>,
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// A pool of this size.
    pub fn new(judge: Arc<dyn Judge>, places: usize) -> Thinkers {
        Thinkers {
            judge,
            places: Arc::new(Semaphore::new(places.max(1))),
        }
    }

    /// Thinks; nothing comes back only if the thought went wrong.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce(&dyn Judge) -> T + Send + 'static) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let judge = Arc::clone(&self.judge);
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought(judge.as_ref())
        });
        thinking
            .await
            .inspect_err(|fault| tracing::error!(%fault, "a thought went wrong"))
            .ok()
    }

    /// Who judges, and how far it looks.
    pub fn settings(&self, level: Level) -> String {
        self.judge.settings(level)
    }
}

impl std::fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thinkers({} places)", self.places.available_permits())
    }
}
