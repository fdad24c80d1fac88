//! Solitaire in words: what is wrong with a jump, a move, a line or a list of holes.

use crate::words::{Value, Words};
use pasch_solitaire::{
    GoalTooFull, Hole, HoleFault, HoleListFault, Jump, JumpFault, LineFault, MoveFault, NoSuchPuzzle,
};

impl Words {
    /// Why there is no such puzzle.
    pub fn no_such_puzzle(&self, fault: &NoSuchPuzzle) -> String {
        self.fill("solitaire-fault-no-puzzle", &[("text", fault.0.as_str().into())])
    }

    /// Why nobody could mean that goal.
    pub fn goal_too_full(&self, fault: &GoalTooFull) -> String {
        let variables = [("start", fault.start.into()), ("goal", fault.goal.into())];
        self.fill("solitaire-fault-goal-too-full", &variables)
    }

    /// Why a list of holes cannot be read, and where.
    pub fn hole_list_fault(&self, fault: &HoleListFault) -> String {
        let (item, why) = match fault {
            HoleListFault::Empty => return self.text("solitaire-fault-empty-list"),
            HoleListFault::Hole { item, fault } => (*item, self.hole_fault(fault)),
            HoleListFault::Twice { item, hole } => (*item, self.fill("solitaire-fault-twice", &[hole_of(*hole)])),
        };
        self.fill("solitaire-fault-in-list", &[("item", item.into()), ("why", why.into())])
    }

    /// Why a line of moves cannot be read or played, and where.
    pub fn line_fault(&self, fault: &LineFault) -> String {
        let variables = [
            ("number", Value::from(fault.number)),
            ("text", fault.text.as_str().into()),
            ("why", self.move_fault(&fault.fault).into()),
        ];
        self.fill("solitaire-fault-in-move", &variables)
    }

    fn move_fault(&self, fault: &MoveFault) -> String {
        match fault {
            MoveFault::TooShort => self.text("solitaire-fault-too-short"),
            MoveFault::Hole(fault) => self.hole_fault(fault),
            MoveFault::Jump(fault) => self.jump_fault(fault),
        }
    }

    /// Why a jump cannot be made.
    pub fn jump_fault(&self, fault: &JumpFault) -> String {
        match *fault {
            JumpFault::NotStraight { from, to } => self.fill("solitaire-fault-not-straight", &[between(from, to)]),
            JumpFault::WrongDistance { from, to } => self.fill("solitaire-fault-wrong-distance", &[between(from, to)]),
            JumpFault::NoPeg(jump) => self.fill("solitaire-fault-no-peg", &[jump_of(jump), hole_of(jump.from())]),
            JumpFault::NothingToTake(jump) => self.fill(
                "solitaire-fault-nothing-to-take",
                &[jump_of(jump), hole_of(jump.over())],
            ),
            JumpFault::Occupied(jump) => self.fill("solitaire-fault-occupied", &[jump_of(jump), hole_of(jump.to())]),
        }
    }

    fn hole_fault(&self, fault: &HoleFault) -> String {
        let (key, text) = match fault {
            HoleFault::NotANumber(text) => ("solitaire-fault-not-a-number", text),
            HoleFault::NoSuchHole(text) => ("solitaire-fault-no-such-hole", text),
        };
        self.fill(key, &[("text", text.as_str().into())])
    }
}

fn jump_of(jump: Jump) -> (&'static str, Value) {
    ("jump", jump.to_string().into())
}

fn between(from: Hole, to: Hole) -> (&'static str, Value) {
    ("jump", format!("{from}-{to}").into())
}

fn hole_of(hole: Hole) -> (&'static str, Value) {
    ("hole", hole.to_string().into())
}
