//! What is wrong with a text, a play or a match file as sentences that can be told in any language.

use crate::expected::Allowed;
use crate::fault::{Fault, ParseFault};
use crate::move_text::MoveFault;
use crate::record_fault::{RecordFault, RecordFaultKind};
use crate::session_record::ExportFault;
use pasch_rules::{Sentence, Side, Variable};

impl ParseFault {
    /// What is wrong, and at which character.
    pub fn sentence(&self) -> Sentence {
        let place = Variable::text(self.at + 1);
        Sentence::new(
            "fault-at-character",
            [("place", place), ("why", self.fault.sentence().into())],
        )
    }
}

impl Fault {
    fn sentence(&self) -> Sentence {
        match *self {
            Fault::Unexpected { found, wanted } => Sentence::new(
                "fault-unexpected",
                [("found", Variable::text(found)), ("wanted", named(wanted.key()))],
            ),
            Fault::TooShort { wanted } => Sentence::new("fault-too-short", [("wanted", named(wanted.key()))]),
            Fault::TooLong { what } => Sentence::new("fault-too-long", [("what", named(what.key()))]),
            Fault::Bits(nonsense) => Sentence::new(nonsense.key(), []),
            Fault::OutOfRange { field, value, allowed } => Sentence::new(
                "fault-out-of-range",
                [
                    ("field", named(field.key())),
                    ("value", Variable::text(value)),
                    ("allowed", allowed.sentence().into()),
                ],
            ),
            Fault::UnknownFormat => Sentence::new("fault-unknown-format", []),
        }
    }
}

impl Allowed {
    fn sentence(self) -> Sentence {
        let pair = |key, one: i64, other: i64| {
            Sentence::new(key, [("one", Variable::text(one)), ("other", Variable::text(other))])
        };
        match self {
            Allowed::Between(least, most) => pair("allowed-between", least, most),
            Allowed::Either(one, other) => pair("allowed-either", one, other),
            Allowed::BelowLength => Sentence::new("allowed-below-length", []),
            Allowed::PowerOfTwo => Sentence::new("allowed-power-of-two", []),
            Allowed::Points => Sentence::new("allowed-points", []),
        }
    }
}

impl MoveFault {
    /// Why a written play is none. Points are counted as everybody writes them.
    pub fn sentence(&self) -> Sentence {
        match self {
            MoveFault::Text(fault) => fault.sentence(),
            MoveFault::Illegal(reason) => reason.sentence(),
            MoveFault::TooMany { written, roll, dice } => Sentence::new(
                "move-too-many",
                [
                    ("written", Variable::text(written)),
                    ("roll", (*roll).into()),
                    ("dice", Variable::text(dice)),
                ],
            ),
            MoveFault::NotHit { point } => Sentence::new("move-not-hit", [("point", Variable::Point(*point))]),
            MoveFault::Ambiguous { plays } => {
                Sentence::new("move-ambiguous", [("plays", Variable::text(plays.join("; ")))])
            }
        }
    }
}

impl RecordFault {
    /// What is wrong in a match file, and where.
    pub fn sentence(&self) -> Sentence {
        let places = [
            ("place-game", self.game),
            ("place-move", self.number),
            ("place-line", self.line),
        ];
        let places: Vec<Sentence> = places
            .into_iter()
            .filter(|(_, number)| *number > 0)
            .map(|(key, number)| Sentence::new(key, [("number", Variable::text(number))]))
            .collect();
        let why = self.kind.sentence();
        // What is wrong with a whole file has no place in it.
        if places.is_empty() {
            return why;
        }
        Sentence::new(
            "fault-at-place",
            [("place", Variable::List(places)), ("why", why.into())],
        )
    }
}

impl RecordFaultKind {
    /// What is wrong in a match file.
    pub fn sentence(&self) -> Sentence {
        match self {
            RecordFaultKind::Unreadable(what) => Sentence::new("record-unreadable", [("text", Variable::text(what))]),
            RecordFaultKind::Missing(lack) => Sentence::new(lack.key(), []),
            RecordFaultKind::Damaged(damage) => Sentence::new(damage.key(), []),
            RecordFaultKind::Play { roll, text, fault } => Sentence::new(
                "record-play",
                [
                    ("roll", (*roll).into()),
                    ("play", Variable::text(text)),
                    ("why", fault.sentence().into()),
                ],
            ),
            RecordFaultKind::UnknownPlay(roll) => Sentence::new("record-unknown-play", [("roll", (*roll).into())]),
            RecordFaultKind::Refused(refusal) => refusal.reason.sentence(),
            RecordFaultKind::FirstRoll(roll) => Sentence::new("record-first-roll", [("roll", (*roll).into())]),
            RecordFaultKind::CrawfordDouble => Sentence::new("record-crawford-double", []),
            RecordFaultKind::CubeValue { written, real } => Sentence::new(
                "record-cube-value",
                [("written", Variable::text(written)), ("real", Variable::text(real))],
            ),
            RecordFaultKind::Score { written, real } => {
                let score = |[white, black]: [u32; 2]| Variable::text(format!("{white}-{black}"));
                Sentence::new("record-score", [("written", score(*written)), ("real", score(*real))])
            }
            RecordFaultKind::Result { written, real } => {
                let won = |(side, points): (Side, u32)| {
                    let points = Variable::text(points);
                    Sentence::new("record-won", [("name", player(side)), ("points", points)]).into()
                };
                Sentence::new("record-result", [("written", won(*written)), ("real", won(*real))])
            }
            RecordFaultKind::ResultValue { winner, points, cube } => Sentence::new(
                "record-result-value",
                [
                    ("name", player(*winner)),
                    ("points", Variable::text(points)),
                    ("cube", Variable::text(cube)),
                ],
            ),
            RecordFaultKind::MatchOver => Sentence::new("record-match-over", []),
            RecordFaultKind::GameOver => Sentence::new("record-game-over", []),
            RecordFaultKind::Lost => Sentence::new("record-lost", []),
        }
    }
}

impl ExportFault {
    /// Why a session cannot be written as a match file.
    pub fn sentence(&self) -> Sentence {
        match self {
            ExportFault::OwnRulebook(name) => Sentence::new("export-own-rulebook", [("name", Variable::text(name))]),
            ExportFault::Replay(fault) => Sentence::new("export-replay", [("detail", Variable::text(fault))]),
        }
    }
}

/// A part of a sentence that has no values of its own.
fn named(key: &'static str) -> Variable {
    Sentence::new(key, []).into()
}

fn player(side: Side) -> Variable {
    named(match side {
        Side::White => "side-white",
        Side::Black => "side-black",
    })
}
