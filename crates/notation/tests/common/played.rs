//! Sessions played at random, for the round trips.
#![allow(dead_code, missing_docs)]

use pasch_rules::{
    Action, Board, Choice, Cube, CubeOwner, OpeningThrow, Pair, Phase, Preset, Roll, Rulebook, Session, SessionKind,
    Side, Stake, Standing, Start, Terms,
};
use proptest::prelude::*;

/// A session by these terms, broken off somewhere.
pub fn sessions(terms: impl Strategy<Value = Terms>) -> impl Strategy<Value = Session> {
    let numbers = proptest::collection::vec(any::<u32>(), 50..400);
    (terms, numbers, 0usize..700).prop_map(|(terms, numbers, actions)| {
        let mut session = Session::new(terms).expect("terms that can be played");
        let mut chance = Chance { numbers, at: 0 };
        for _ in 0..actions {
            let Some(action) = choose(&session, &mut chance) else {
                break;
            };
            // A stake the rulebook does not accept is the player's mistake; everything else must do.
            let _ = session.apply(action);
        }
        session
    })
}

/// Terms of every rulebook.
pub fn terms() -> impl Strategy<Value = Terms> {
    (0..Preset::ALL.len(), 1u32..8, 0..3u8, any::<bool>(), any::<bool>()).prop_map(
        |(preset, points, start, jacoby, beavers)| {
            let preset = Preset::ALL[preset];
            let book = Rulebook::from(preset);
            let kind = if preset == Preset::Tournament && jacoby {
                SessionKind::Money
            } else if book.sessions.match_to {
                SessionKind::Match { points }
            } else if book.sessions.running_total {
                SessionKind::RunningTotal
            } else {
                SessionKind::Games { count: points }
            };
            let mut terms = Terms::new(preset, kind);
            if kind == SessionKind::Money {
                terms.agreement.jacoby = points % 2 == 0;
                terms.agreement.beavers = beavers;
                terms.agreement.raccoons = beavers;
            }
            terms.agreement.cube = preset == Preset::German;
            if preset == Preset::Tournament {
                terms.start = [Start::Standard, Start::Nackgammon, Start::Hypergammon][usize::from(start)];
            }
            terms
        },
    )
}

/// Terms by which a game does not begin as usual: an automatic double, checkers that stand otherwise, a session that was
/// begun elsewhere.
pub fn unusual_terms() -> impl Strategy<Value = Terms> {
    (0..Preset::ALL.len(), 3u32..8, 0..5u8, any::<bool>()).prop_map(|(preset, points, kind, white)| {
        let book = Rulebook::from(Preset::ALL[preset]);
        let session = match () {
            () if book.sessions.match_to => SessionKind::Match { points },
            () if book.sessions.running_total => SessionKind::RunningTotal,
            () => SessionKind::Games { count: points },
        };
        let mut terms = Terms::new(Preset::ALL[preset], session);
        let side = if white { Side::White } else { Side::Black };
        let mut few = [0; 26];
        (few[0], few[3], few[5], few[18], few[25]) = (9, 2, 2, 1, 1);
        let board = Board { white: few, black: few };
        let mut agree = |choice: Choice| {
            if book.open_choices(session).contains(&choice) {
                terms.agreement = [choice].into_iter().collect();
            }
        };
        match kind {
            0 => agree(Choice::AutomaticDouble),
            1 => agree(Choice::FirstDouble),
            2 if book.starts.jacquet => terms.start = Start::Jacquet,
            2 => terms.start = Start::Setup { board, on_roll: None },
            3 => {
                let on_roll = Some(side);
                terms.start = Start::Setup { board, on_roll };
            }
            _ => {
                let cube = Cube {
                    value: 2,
                    owner: CubeOwner::Held(side),
                };
                let mut standing = Standing::new(board, side);
                if book.sessions.match_to {
                    standing.score = Pair { white: 1, black: 0 };
                }
                let without = Start::Middle(standing);
                standing.cube = cube;
                terms.start = Start::Middle(standing);
                if Session::new(terms.clone()).is_err() {
                    terms.start = without;
                }
            }
        }
        terms
    })
}

/// Chance as a list of numbers; it starts again when it is used up.
struct Chance {
    numbers: Vec<u32>,
    at: usize,
}

impl Chance {
    fn below(&mut self, limit: u32) -> u32 {
        let number = self.numbers[self.at % self.numbers.len()].wrapping_add(self.at as u32 / 7);
        self.at += 1;
        number % limit
    }

    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// Something that may be done now, chosen at random; plays mostly, so that games come to an end.
fn choose(session: &Session, chance: &mut Chance) -> Option<Action> {
    if session.over().is_some() {
        return None;
    }
    let roll = Roll::new(chance.die(), chance.die()).expect("dice");
    Some(match session.game().phase().clone() {
        Phase::Opening { white, .. } => {
            let side = if white.is_none() { Side::White } else { Side::Black };
            let one = session.allowed(side).dice == 1;
            let throw = if one {
                OpeningThrow::One(chance.die())
            } else {
                OpeningThrow::Two(roll)
            };
            Action::OpeningThrow { side, throw }
        }
        Phase::ToRoll { side } => {
            let allowed = session.allowed(side);
            let stake = Stake::ALL[chance.below(3) as usize];
            if allowed.double && chance.below(8) == 0 {
                Action::Double { side }
            } else if allowed.resign.contains(&stake) && chance.below(40) == 0 {
                Action::Resign { side, stake }
            } else {
                Action::Roll { side, roll }
            }
        }
        Phase::ToPlay { side, roll } => {
            let position = session.game().board().seen_by(side);
            let plays = position.legal_plays(roll, &session.terms().rulebook.checker);
            let (play, _) = &plays[chance.below(plays.len() as u32) as usize];
            // In whatever order the hand moves them.
            let steps = if chance.below(2) == 0 {
                play.to_vec()
            } else {
                play.iter().rev().copied().collect()
            };
            Action::Play { side, steps }
        }
        Phase::DoubleOffered(offer) => {
            let side = offer.by.other();
            let allowed = session.allowed(side);
            match chance.below(6) {
                0 if allowed.drop => Action::Drop { side },
                1 if allowed.beaver => Action::Beaver { side },
                1 if allowed.raccoon => Action::Raccoon { side },
                1 if allowed.redouble => Action::Redouble { side },
                _ => Action::Take { side },
            }
        }
        Phase::ResignOffered { by, .. } if chance.below(2) == 0 => Action::Accept { side: by.other() },
        Phase::ResignOffered { by, .. } => Action::Decline { side: by.other() },
        Phase::Over(_) => Action::NextGame,
    })
}
