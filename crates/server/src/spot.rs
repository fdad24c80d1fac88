//! A position with everything that bears on judging it: whose cube, what score, which rules.

use pasch_notation::{CubeHolder, TableState, Xgid};
use pasch_rules::{CubeOwner, Offer, Phase, Position, Rulebook, Session, SessionKind, Setup, Side};

/// Where the cube is, for the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// In the middle.
    Centred,
    /// With the player on roll.
    Own,
    /// With the opponent.
    Opponent,
    /// There is none to be turned in this game.
    None,
}

/// A match score, for the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// To how many points.
    pub length: u32,
    /// Own points.
    pub own: u32,
    /// The opponent's.
    pub opponent: u32,
    /// Is this the Crawford game?
    pub crawford: bool,
}

/// A position to judge, seen by the player on roll.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The checkers.
    pub position: Position,
    /// Who is on roll, for those who draw it.
    pub side: Side,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// What a single game is worth.
    pub cube: u32,
    /// Where the cube is.
    pub holder: Holder,
    /// The score, in a match.
    pub score: Option<MatchScore>,
    /// Do gammons count only once a double has been taken?
    pub jacoby: bool,
    /// May a double be beavered?
    pub beavers: bool,
}

impl Spot {
    /// A session as one side sees it that is to roll, play or answer.
    pub fn of_session(session: &Session, side: Side) -> Spot {
        let game = session.game();
        let terms = session.terms();
        let points = session.score().into_array();
        let (own, opponent) = match side {
            Side::White => (points[0], points[1]),
            Side::Black => (points[1], points[0]),
        };
        let holder = match (game.cube_in_play(), game.cube().owner) {
            (Err(_), _) => Holder::None,
            (Ok(()), CubeOwner::Centred) => Holder::Centred,
            (Ok(()), CubeOwner::Held(holder)) if holder == side => Holder::Own,
            (Ok(()), CubeOwner::Held(_)) => Holder::Opponent,
        };
        Spot {
            position: game.board().seen_by(side),
            side,
            rulebook: terms.rulebook.clone(),
            cube: game.cube().value,
            holder,
            score: match terms.session {
                SessionKind::Match { points: length } => Some(MatchScore {
                    length,
                    own,
                    opponent,
                    crawford: session.is_crawford_game(),
                }),
                _ => None,
            },
            jacoby: terms.agreement.jacoby,
            beavers: terms.agreement.beavers,
        }
    }

    /// The spot of the one who made this offer, just before it, if this spot is the answerer's.
    pub fn before_offer(&self, offer: &Offer) -> Spot {
        let mut theirs = self.turned();
        theirs.cube = offer.value / 2;
        if theirs.holder == Holder::Opponent {
            theirs.holder = Holder::Centred;
        }
        theirs
    }

    /// The same with the other side on roll.
    pub fn turned(&self) -> Spot {
        Spot {
            position: self.position.flipped(),
            side: self.side.other(),
            holder: match self.holder {
                Holder::Own => Holder::Opponent,
                Holder::Opponent => Holder::Own,
                other => other,
            },
            score: self.score.map(|score| MatchScore {
                own: score.opponent,
                opponent: score.own,
                ..score
            }),
            ..self.clone()
        }
    }

    /// The position as XGID, with this roll.
    pub fn xgid(&self, roll: Option<pasch_rules::Roll>) -> Option<String> {
        Xgid::of_table(&self.table_state(roll)).map(|xgid| format!("XGID={xgid}").replace("XGID=XGID=", "XGID="))
    }

    /// The position as the notations take it.
    pub fn table_state(&self, roll: Option<pasch_rules::Roll>) -> TableState {
        let mut state = TableState::money(Setup::from(self.position));
        state.on_roll = chair(self.side);
        state.cube = self.cube;
        state.holder = match self.holder {
            Holder::Own => CubeHolder::Mover,
            Holder::Opponent => CubeHolder::Opponent,
            Holder::Centred | Holder::None => CubeHolder::Centred,
        };
        state.roll = roll;
        match self.score {
            Some(score) => {
                state.match_length = u16::try_from(score.length).ok();
                state.own_points = u16::try_from(score.own).unwrap_or(u16::MAX);
                state.opp_points = u16::try_from(score.opponent).unwrap_or(u16::MAX);
                state.crawford = score.crawford;
            }
            None => {
                state.jacoby = Some(self.jacoby);
                state.beavers = Some(self.beavers);
            }
        }
        state
    }
}

/// White sits at the bottom in every notation we write.
pub fn chair(side: Side) -> pasch_notation::Chair {
    match side {
        Side::White => pasch_notation::Chair::Bottom,
        Side::Black => pasch_notation::Chair::Top,
    }
}

/// The throw to be played in a session, if there is one.
pub fn roll_of(session: &Session) -> Option<pasch_rules::Roll> {
    match session.game().phase() {
        Phase::ToPlay { roll, .. } => Some(*roll),
        _ => None,
    }
}
