//! A table as one page sees it, made from the ledger.

use crate::chronicle::labels;
use crate::ledger::Ledger;
use crate::setting::Chair;
use pasch_protocol::{Allowed, Before, ClockInfo, SeatInfo, SeatKind, Table, TablePhase, TermsInfo};
use pasch_rules::{Cube, CubeRest, Direction, Pair, Phase, Rulebook, Session, Side, Turn};

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
    /// For whom of the computers real dice are to be thrown.
    pub dice_for: Option<Side>,
    /// The clocks at this moment.
    pub clock: Option<ClockInfo>,
}

/// The table, for a page that holds these seats.
pub fn table(ledger: &Ledger, around: &Around, held: Held) -> Table {
    let session = ledger.session();
    let game = session.game();
    let phase = phase(ledger);
    let playing = match phase {
        TablePhase::Game(Phase::ToPlay { side, roll }) => held
            .holds(side)
            .then(|| Turn::new(game.board().seen_by(side), roll, session.terms().rulebook.checker)),
        _ => None,
    };
    let allowed = |side| match held.holds(side) {
        true => Some(allowed(ledger, side)),
        // Whoever sits opposite the computer throws its dice and enters them.
        false => (held.any() && around.dice_for == Some(side)).then(|| dice_only(ledger, side)),
    };
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
        turn: match phase {
            TablePhase::Before(Before::Waiting) => None,
            _ => game.phase().turn(),
        },
        thinking: around.thinking,
        cube: cube(session),
        next_cube: game.next_cube(),
        score: session.score(),
        game: session.game_number(),
        crawford: session.is_crawford_game(),
        results: session.results().to_vec(),
        over: session.over(),
        allowed: Pair::of(allowed),
        tree: playing.map(|turn| turn.tree()),
        log: ledger.chronicle().lines().to_vec(),
        last_play: ledger.chronicle().last_play().cloned(),
        news: ledger.chronicle().news().to_vec(),
        wrong: ledger.chronicle().wrong().cloned(),
        clock: around.clock,
        tutor: ledger.tutor(),
        proof: ledger.proof(),
        rematch: ledger.rematch().map(str::to_owned),
        parent: ledger.parent().map(str::to_owned),
        taken_up: Side::BOTH
            .iter()
            .any(|&side| matches!(ledger.seats()[side], Chair::Computer { .. }))
            .then(|| session.taken_up())
            .flatten(),
        phase,
    }
}

/// Does the cube lie beside the board until somebody has it?
pub fn cube_beside(rulebook: &Rulebook) -> bool {
    rulebook.cube.is_some_and(|cube| cube.rest == CubeRest::BesideBoard)
}

/// The cube, or nothing where none is used. In the Crawford game it lies there all the same.
pub fn cube(session: &Session) -> Option<Cube> {
    session.terms().cube_in_use().ok().map(|()| session.game().cube())
}

/// A seat, as pages see it: nothing secret.
pub fn seat(chair: &Chair, present: bool, mine: bool) -> SeatInfo {
    let (kind, level, name, colour) = match chair {
        Chair::Person { name, colour, .. } => (SeatKind::Person, None, name.clone(), *colour),
        Chair::Computer { level, .. } => (SeatKind::Computer, Some(*level), None, None),
        Chair::Open => (SeatKind::Open, None, None, None),
    };
    let engine = match chair {
        Chair::Computer { engine, .. } => engine.clone(),
        _ => None,
    };
    SeatInfo {
        kind,
        level,
        engine,
        name,
        colour,
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
        session: terms.session,
        start: terms.start,
        agreement: terms.agreement,
        real_board: terms.real_board,
        timing: terms.timing,
        clockwise: book.direction == Direction::Clockwise,
        cube_beside: cube_beside(book),
    }
}

fn phase(ledger: &Ledger) -> TablePhase {
    if ledger.open_seat().is_some() {
        return TablePhase::Before(Before::Waiting);
    }
    match ledger.pending() {
        Some(pending) => TablePhase::Before(Before::Rolling { side: pending.side }),
        None => TablePhase::Game(ledger.session().game().phase().clone()),
    }
}

fn dice_only(ledger: &Ledger, side: Side) -> Allowed {
    let session = pasch_rules::Allowed {
        dice: ledger.session().allowed(side).dice,
        ..pasch_rules::Allowed::default()
    };
    Allowed {
        session,
        ..Allowed::default()
    }
}

fn allowed(ledger: &Ledger, side: Side) -> Allowed {
    let session = ledger.session();
    let claim = ledger.clock().claim_in(side) == Some(0);
    if ledger.open_seat().is_some() || ledger.pending().is_some() {
        return Allowed {
            claim,
            ..Allowed::default()
        };
    }
    let may = session.allowed(side);
    let real = session.terms().real_board;
    Allowed {
        take_back: ledger.taking_back(side).is_some(),
        rematch: session.over().is_some() && !real,
        claim,
        hint: !real && (may.play || may.take || may.double),
        session: may,
    }
}
