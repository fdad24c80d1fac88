//! A table as one page sees it, made from the ledger.

use crate::chronicle::labels;
use crate::ledger::Ledger;
use crate::setting::Chair;
use pasch_protocol as wire;
use pasch_protocol::{Allowed, CubeView, SeatInfo, SeatKind, Table, TermsInfo};
use pasch_rules::{
    CubeRest, Direction, HitCheckers, NoCube, OpeningThrow, Outcome, Pair, Phase, Rulebook, Session, Side, Turn,
};

/// The seats that a page holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Held {
    white: bool,
    black: bool,
}

impl Held {
    /// Does the page hold this seat?
    pub fn holds(self, side: Side) -> bool {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// Does it hold any?
    pub fn any(self) -> bool {
        self.white || self.black
    }

    /// Lets the page hold a seat.
    pub fn take(&mut self, side: Side) {
        match side {
            Side::White => self.white = true,
            Side::Black => self.black = true,
        }
    }
}

/// What goes on around the table and is not in the ledger.
#[derive(Clone, Copy, Debug, Default)]
pub struct Around {
    /// Is a page of each side there?
    pub present: Pair<bool>,
    /// How many watch.
    pub watchers: u32,
    /// Is the computer thinking?
    pub thinking: bool,
}

/// The table, for a page that holds these seats.
pub fn table(ledger: &Ledger, around: &Around, held: Held) -> Table {
    let session = ledger.session();
    let game = session.game();
    let phase = phase(ledger);
    let playing = match (&phase, game.phase()) {
        (wire::Phase::ToPlay { .. }, Phase::ToPlay { side, roll }) => held
            .holds(*side)
            .then(|| Turn::new(game.board().seen_by(*side), *roll, session.terms().rulebook.checker)),
        _ => None,
    };
    let allowed = |side| held.holds(side).then(|| allowed(ledger, &phase, side));
    Table {
        table: ledger.table().to_owned(),
        version: ledger.version(),
        terms: terms(session),
        seats: Pair::of(|side| {
            let chair = &ledger.seats()[side];
            let present = around.present[side] || matches!(chair, Chair::Computer { .. });
            seat(chair, present, held.holds(side))
        }),
        watchers: around.watchers,
        view: if held.black && !held.white {
            Side::Black
        } else {
            Side::White
        },
        labels: labels(session.terms().rulebook.numbering),
        board: *game.board(),
        pips: Pair::of(|side| game.board().seen_by(side).pips()),
        turn: match phase {
            wire::Phase::Waiting => None,
            _ => game.phase().turn(),
        },
        thinking: around.thinking,
        cube: cube(session),
        score: session.score(),
        game: session.game_number(),
        crawford: session.is_crawford_game(),
        race: game.board().seen_by(Side::White).is_race(),
        results: session.results().to_vec(),
        over: session.over().map(|outcome| wire::Outcome {
            winner: match outcome {
                Outcome::Won(side) => Some(side),
                Outcome::Draw => None,
            },
        }),
        allowed: Pair::of(allowed),
        tree: playing.map(|turn| turn.tree()),
        log: ledger.chronicle().lines().to_vec(),
        last_play: ledger.chronicle().last_play().cloned(),
        news: ledger.chronicle().news().to_vec(),
        tutor: ledger.tutor(),
        proof: ledger.proof(),
        rematch: ledger.rematch().map(str::to_owned),
        phase,
    }
}

/// Does the cube lie beside the board until somebody has it?
pub fn cube_beside(rulebook: &Rulebook) -> bool {
    rulebook.cube.is_some_and(|cube| cube.rest == CubeRest::BesideBoard)
}

/// The cube, or nothing where none is used.
pub fn cube(session: &Session) -> Option<CubeView> {
    let in_play = match session.game().cube_in_play() {
        Ok(()) => true,
        Err(NoCube::Crawford) => false,
        Err(_) => return None,
    };
    let cube = session.game().cube();
    Some(CubeView {
        value: cube.value,
        owner: cube.owner,
        in_play,
    })
}

/// A seat, as pages see it: nothing secret.
pub fn seat(chair: &Chair, present: bool, mine: bool) -> SeatInfo {
    let (kind, level, name) = match chair {
        Chair::Person { name, .. } => (SeatKind::Person, None, name.clone()),
        Chair::Computer { level } => (SeatKind::Computer, Some(*level), None),
        Chair::Open => (SeatKind::Open, None, None),
    };
    SeatInfo {
        kind,
        level,
        name,
        present,
        mine,
    }
}

fn terms(session: &Session) -> TermsInfo {
    let terms = session.terms();
    let book = &terms.rulebook;
    TermsInfo {
        rulebook: book.base().id().to_owned(),
        custom: book.is_custom(),
        name: book.name(),
        session: terms.session,
        start: terms.start,
        agreement: terms.agreement,
        real_board: terms.real_board,
        clockwise: book.direction == Direction::Clockwise,
        cube_beside: cube_beside(book),
        hit_aside: book.hit_checkers == HitCheckers::LaidAside,
    }
}

fn phase(ledger: &Ledger) -> wire::Phase {
    let session = ledger.session();
    if ledger.open_seat().is_some() {
        return wire::Phase::Waiting;
    }
    if let Some(pending) = ledger.pending() {
        return wire::Phase::Rolling {
            side: pending.side,
            roll: pending.roll,
        };
    }
    let dice = |throw: &Option<OpeningThrow>| {
        throw.map(|throw| match throw {
            OpeningThrow::One(die) => vec![die],
            OpeningThrow::Two(roll) => vec![roll.larger(), roll.smaller()],
        })
    };
    match session.game().phase() {
        Phase::Opening { white, black } => wire::Phase::Opening {
            white: dice(white),
            black: dice(black),
            tied: ledger.chronicle().is_tied(),
        },
        Phase::ToRoll { side } => wire::Phase::ToRoll { side: *side },
        Phase::ToPlay { side, roll } => wire::Phase::ToPlay {
            side: *side,
            dice: (*roll).into(),
        },
        Phase::DoubleOffered(offer) => wire::Phase::DoubleOffered {
            by: offer.by,
            to: offer.by.other(),
            turning: offer.turning,
            value: offer.value,
            next: offer.value.saturating_mul(2),
            drop_costs: offer.drop_costs,
            dead: offer.dead,
        },
        Phase::ResignOffered { by, stake, .. } => wire::Phase::ResignOffered {
            by: *by,
            to: by.other(),
            stake: *stake,
        },
        Phase::Over(result) => wire::Phase::Over { result: *result },
    }
}

fn allowed(ledger: &Ledger, phase: &wire::Phase, side: Side) -> Allowed {
    let session = ledger.session();
    let rematch = session.over().is_some() && !session.terms().real_board;
    if matches!(phase, wire::Phase::Waiting | wire::Phase::Rolling { .. }) {
        return Allowed::default();
    }
    let may = session.allowed(side);
    let real = session.terms().real_board;
    let throw_dice = match (may.opening_dice, may.roll) {
        (0, true) => 2,
        (opening, _) => opening,
    };
    Allowed {
        roll: !real && throw_dice > 0,
        throw_dice: if real { throw_dice } else { 0 },
        play: may.play,
        double: may.double,
        take: may.take,
        drop: may.drop,
        redouble: may.redouble,
        beaver: may.beaver,
        raccoon: may.raccoon,
        resign: may.resign,
        accept: may.accept,
        decline: may.decline,
        void_throw: may.void_throw,
        wrong_play: real && may.play,
        demand_correction: may.demand_correction,
        lift_dice: may.lift_dice,
        next_game: may.next_game,
        finish: may.finish,
        take_back: ledger.taking_back(side).is_some(),
        rematch,
        hint: !real && (may.play || may.take || (may.roll && may.double)),
    }
}
