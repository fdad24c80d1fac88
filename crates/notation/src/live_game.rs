//! A game of a record being replayed, as a session of the rules crate.

use crate::record::{Beginning, Deed, MatchRecord};
use pasch_rules::{
    Action, Board, Cube, CubeUse, DoubleAnswer, Game, NextGame, Opening, OpeningThrow, Phase, Preset, Refusal, Roll,
    Rulebook, Session, SessionKind, Side, Standing, Start, Terms, Turning,
};

/// A game being replayed: a session of one game by the record's rulebook.
pub(crate) struct LiveGame {
    pub(crate) terms: Terms,
    /// Before the first deed, or once the replay is lost, there is none.
    pub(crate) session: Option<Session>,
    lost: bool,
    /// How the cube stood when the replay was lost.
    last_cube: Cube,
    opening: bool,
    pub(crate) crawford: bool,
    /// How it begins, if not as usual.
    begins: Option<Beginning>,
}

impl LiveGame {
    pub(crate) fn new(record: &MatchRecord, index: usize, crawford: bool) -> LiveGame {
        let rulebook = Rulebook::from(record.rulebook);
        let opening = matches!(rulebook.opening, Opening::OneDie { .. })
            && (index == 0 || rulebook.next_game == NextGame::OpeningThrow);
        // One game of a match is played like one for money, without a cube where the match has none.
        let cube = rulebook.cube.or(Rulebook::from(Preset::Tournament).cube);
        let cubeless = crawford || record.length == 1;
        let amended = rulebook.amend(|answers| {
            answers.sessions.money = true;
            answers.crawford = false;
            answers.starts.nackgammon = true;
            answers.starts.hypergammon = true;
            answers.cube = cube.filter(|_| !cubeless);
            if let Some(cube) = &mut answers.cube {
                cube.used = CubeUse::Always;
            }
            if cubeless {
                answers.automatic_double = pasch_rules::AutomaticDouble::Never;
                answers.money = pasch_rules::MoneyRules {
                    jacoby: false,
                    beavers: false,
                    raccoons: false,
                };
            }
        });
        let mut terms = Terms::new(amended.unwrap_or(rulebook), SessionKind::Money);
        terms.start = record.variation.start();
        terms.real_board = true;
        if record.length == 0 {
            terms.agreement.jacoby = record.jacoby && terms.rulebook.money.jacoby;
            // Few files say whether beavers were agreed: where one is written down, they were.
            terms.agreement.beavers = terms.rulebook.money.beavers;
            terms.agreement.raccoons = terms.agreement.beavers && terms.rulebook.money.raccoons;
        }
        LiveGame {
            terms,
            session: None,
            lost: false,
            last_cube: Cube::START,
            opening,
            crawford,
            begins: None,
        }
    }

    /// Lets the game begin otherwise than usual, or not if the rules know no such game. Checkers that were set have no
    /// opening throw behind them.
    pub(crate) fn begin_with(&mut self, beginning: Beginning) -> bool {
        let possible = self.is_first() && self.begun(beginning, Side::White).is_some();
        if possible {
            self.opening &= self.terms.start.board().is_ok_and(|usual| usual == beginning.board);
            self.begins = Some(beginning);
        }
        possible
    }

    /// The game from there, with this side on roll.
    fn begun(&self, Beginning { board, cube }: Beginning, side: Side) -> Option<Session> {
        let on_roll = Some(side);
        let start = match cube {
            Cube::START => Start::Setup { board, on_roll },
            cube => Start::Middle(Standing {
                cube,
                ..Standing::new(board, side)
            }),
        };
        let terms = Terms {
            start,
            ..self.terms.clone()
        };
        Session::new(terms).ok()
    }

    pub(crate) fn is_first(&self) -> bool {
        self.session.is_none() && !self.lost
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.lost
    }

    pub(crate) fn lose(&mut self) {
        self.last_cube = self.cube_now();
        self.lost = true;
        self.session = None;
    }

    pub(crate) fn wants_opening(&self) -> bool {
        self.opening
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    pub(crate) fn board(&self) -> Board {
        let set = self.begins.map(|beginning| beginning.board);
        let start = || set.or_else(|| self.terms.start.board().ok());
        self.game().map(|game| *game.board()).or_else(start).unwrap_or(Board {
            white: [0; 26],
            black: [0; 26],
        })
    }

    pub(crate) fn cube_now(&self) -> Cube {
        if self.lost {
            return self.last_cube;
        }
        let first = self.begins.map_or(Cube::START, |beginning| beginning.cube);
        self.game().map_or(first, Game::cube)
    }

    pub(crate) fn cube(&self) -> u32 {
        self.cube_now().value
    }

    /// The number the cube goes to when it is turned now.
    pub(crate) fn next_cube(&self) -> Option<u32> {
        match self.game()?.phase() {
            Phase::DoubleOffered(offer) => Some(offer.value.saturating_mul(2)),
            _ => Some(self.cube().saturating_mul(2)),
        }
    }

    /// What it is to turn the cube now: before a roll a double, in answer to one something else.
    pub(crate) fn turn_of_cube(&self, side: Side) -> Deed {
        let answers = self.terms.rulebook.cube.map(|cube| cube.answer);
        match self.game().map(Game::phase) {
            Some(Phase::DoubleOffered(offer)) if offer.by != side => match offer.turning {
                _ if answers == Some(DoubleAnswer::RedoubleAtOnce) => Deed::Redouble,
                Turning::Beaver => Deed::Raccoon,
                _ => Deed::Beaver,
            },
            _ => Deed::Double,
        }
    }

    pub(crate) fn is_doubled(&self, side: Side) -> bool {
        matches!(self.game().map(Game::phase), Some(Phase::DoubleOffered(offer)) if offer.by != side)
    }

    /// Who has to answer that a double was turned on.
    pub(crate) fn turned_on_to(&self) -> Option<Side> {
        match self.game()?.phase() {
            Phase::DoubleOffered(offer) if matches!(offer.turning, Turning::Beaver | Turning::Raccoon) => {
                Some(offer.by.other())
            }
            _ => None,
        }
    }

    /// May this side turn the cube now, before it rolls?
    pub(crate) fn may_double(&self, side: Side) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.check(&Action::Double { side }).is_ok())
    }

    pub(crate) fn result(&self) -> Option<(Side, u32)> {
        match self.game()?.phase() {
            Phase::Over(result) => Some((result.winner, result.points)),
            _ => None,
        }
    }

    /// Begins the game with this first deed: by opening throws if there are any, else with the player on roll.
    pub(crate) fn prepare(&mut self, side: Side, deed: &Deed) {
        if !self.is_first() {
            return;
        }
        let roll = match deed {
            Deed::Play { roll, .. } | Deed::UnknownPlay { roll } => Some(*roll),
            _ => None,
        };
        match roll.filter(|roll| self.opening && !roll.is_double() && self.begins.is_none()) {
            Some(roll) => {
                let mut session = Session::new(self.terms.clone()).ok();
                for (side, die) in [(side, roll.larger()), (side.other(), roll.smaller())] {
                    let throw = OpeningThrow::One(die);
                    if let Some(live) = &mut session {
                        // By agreement the lower die may have started; the record says who did.
                        let _ = live.apply(Action::OpeningThrow { side, throw });
                    }
                }
                self.session = session;
            }
            None => {
                let (board, cube) = (self.board(), self.cube_now());
                self.session = self.begun(Beginning { board, cube }, side);
            }
        }
        self.lost = self.session.is_none();
    }

    /// Does what was done, or says why the rules refuse it.
    pub(crate) fn follow(&mut self, side: Side, deed: &Deed) -> Result<(), Refusal> {
        let Some(session) = &mut self.session else {
            return Ok(());
        };
        match deed {
            Deed::Play { roll, steps, legal } => {
                throw(session, side, *roll)?;
                let steps = steps.clone();
                let action = if *legal {
                    Action::Play { side, steps }
                } else {
                    Action::WrongPlay { side, steps }
                };
                session.apply(action).map(|_| ())
            }
            Deed::UnknownPlay { roll } => throw(session, side, *roll),
            Deed::Double => session.apply(Action::Double { side }).map(|_| ()),
            Deed::Take => session.apply(Action::Take { side }).map(|_| ()),
            Deed::Drop => session.apply(Action::Drop { side }).map(|_| ()),
            Deed::Beaver => session.apply(Action::Beaver { side }).map(|_| ()),
            Deed::Raccoon => session.apply(Action::Raccoon { side }).map(|_| ()),
            Deed::Redouble => session.apply(Action::Redouble { side }).map(|_| ()),
            Deed::Resign(stake) => {
                session.apply(Action::Resign { side, stake: *stake })?;
                if matches!(session.game().phase(), Phase::ResignOffered { .. }) {
                    session.apply(Action::Accept { side: side.other() })?;
                }
                Ok(())
            }
        }
    }
}

/// Rolls, unless the opening throw already has.
fn throw(session: &mut Session, side: Side, roll: Roll) -> Result<(), Refusal> {
    match session.game().phase() {
        Phase::ToPlay {
            side: turn,
            roll: thrown,
        } if *turn == side && *thrown == roll => Ok(()),
        _ => session.apply(Action::Roll { side, roll }).map(|_| ()),
    }
}
