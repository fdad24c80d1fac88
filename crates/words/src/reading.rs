//! Why a position, a play or a match file cannot be read, in words.

use crate::labels::point_label;
use crate::words::{Value, Words};
use pasch_notation::{Allowed, ExportFault, Fault, MoveFault, ParseFault, RecordFault, RecordFaultKind};
use pasch_rules::{Numbering, Side};

impl Words {
    /// What is wrong with a text, and at which character.
    pub fn parse_fault(&self, fault: &ParseFault) -> String {
        let variables = [("place", text(fault.at + 1)), ("why", self.fault(&fault.fault).into())];
        self.fill("fault-at-character", &variables)
    }

    fn fault(&self, fault: &Fault) -> String {
        match *fault {
            Fault::Unexpected { found, wanted } => {
                let variables = [("found", text(found)), ("wanted", self.text(wanted.key()).into())];
                self.fill("fault-unexpected", &variables)
            }
            Fault::TooShort { wanted } => self.fill("fault-too-short", &[("wanted", self.text(wanted.key()).into())]),
            Fault::TooLong { what } => self.fill("fault-too-long", &[("what", self.text(what.key()).into())]),
            Fault::Bits(nonsense) => self.text(nonsense.key()),
            Fault::OutOfRange { field, value, allowed } => {
                let variables = [
                    ("field", self.text(field.key()).into()),
                    ("value", text(value)),
                    ("allowed", self.allowed(allowed).into()),
                ];
                self.fill("fault-out-of-range", &variables)
            }
            Fault::UnknownFormat => self.text("fault-unknown-format"),
        }
    }

    fn allowed(&self, allowed: Allowed) -> String {
        let pair = |key, one: i64, other: i64| self.fill(key, &[("one", text(one)), ("other", text(other))]);
        match allowed {
            Allowed::Between(least, most) => pair("allowed-between", least, most),
            Allowed::Either(one, other) => pair("allowed-either", one, other),
            Allowed::BelowLength => self.text("allowed-below-length"),
            Allowed::PowerOfTwo => self.text("allowed-power-of-two"),
            Allowed::Points => self.text("allowed-points"),
        }
    }

    /// Why a written play is none.
    pub fn play_fault(&self, fault: &MoveFault) -> String {
        match fault {
            MoveFault::Text(fault) => self.parse_fault(fault),
            MoveFault::Illegal(illegal) => self.reason(illegal, Side::White, Numbering::EachOwn),
            MoveFault::TooMany { written, roll, dice } => {
                let variables = [("written", text(written)), ("roll", text(roll)), ("dice", text(dice))];
                self.fill("move-too-many", &variables)
            }
            MoveFault::NotHit { point: hit } => self.fill("move-not-hit", &[("point", point(*hit).into())]),
            MoveFault::Ambiguous { plays } => self.fill("move-ambiguous", &[("plays", plays.join("; ").into())]),
        }
    }

    /// What is wrong in a match file, and where.
    pub fn record_fault(&self, fault: &RecordFault) -> String {
        let places = [
            (fault.game, "place-game"),
            (fault.number, "place-move"),
            (fault.line, "place-line"),
        ];
        let places: Vec<String> = places
            .into_iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, key)| self.fill(key, &[("number", text(number))]))
            .collect();
        let why = self.record_fault_kind(&fault.kind);
        // What is wrong with a whole file has no place in it.
        if places.is_empty() {
            return why;
        }
        let variables = [("place", places.join(", ").into()), ("why", why.into())];
        self.fill("fault-at-place", &variables)
    }

    /// What is wrong in a match file.
    pub fn record_fault_kind(&self, kind: &RecordFaultKind) -> String {
        match kind {
            RecordFaultKind::Unreadable(what) => self.fill("record-unreadable", &[("text", what.as_str().into())]),
            RecordFaultKind::Missing(lack) => self.text(lack.key()),
            RecordFaultKind::Damaged(damage) => self.text(damage.key()),
            RecordFaultKind::Play {
                roll,
                text: play,
                fault,
            } => {
                let variables = [
                    ("roll", text(roll)),
                    ("play", play.as_str().into()),
                    ("why", self.play_fault(fault).into()),
                ];
                self.fill("record-play", &variables)
            }
            RecordFaultKind::UnknownPlay(roll) => self.fill("record-unknown-play", &[("roll", text(roll))]),
            RecordFaultKind::Refused(refusal) => self.reason(&refusal.reason, Side::White, Numbering::EachOwn),
            RecordFaultKind::FirstRoll(roll) => self.fill("record-first-roll", &[("roll", text(roll))]),
            RecordFaultKind::CrawfordDouble => self.text("record-crawford-double"),
            RecordFaultKind::CubeValue { written, real } => {
                self.fill("record-cube-value", &[("written", text(written)), ("real", text(real))])
            }
            RecordFaultKind::Score { written, real } => {
                let score = |[white, black]: &[u32; 2]| text(format!("{white}-{black}"));
                self.fill("record-score", &[("written", score(written)), ("real", score(real))])
            }
            RecordFaultKind::Result { written, real } => {
                let won = |(side, points): &(Side, u32)| text(format!("{} {points}", self.side(*side)));
                self.fill("record-result", &[("written", won(written)), ("real", won(real))])
            }
            RecordFaultKind::ResultValue { winner, points, cube } => {
                let variables = [
                    ("name", self.side(*winner).into()),
                    ("points", text(points)),
                    ("cube", text(cube)),
                ];
                self.fill("record-result-value", &variables)
            }
            RecordFaultKind::MatchOver => self.text("record-match-over"),
            RecordFaultKind::GameOver => self.text("record-game-over"),
            RecordFaultKind::Lost => self.text("record-lost"),
        }
    }

    /// Why a session cannot be written as a match file.
    pub fn export_fault(&self, fault: &ExportFault) -> String {
        match fault {
            ExportFault::Start => self.text("export-start"),
            ExportFault::AutomaticDouble(game) => self.fill("export-automatic-double", &[("game", text(game))]),
            ExportFault::OwnRulebook(name) => self.fill("export-own-rulebook", &[("name", name.as_str().into())]),
            ExportFault::Replay(fault) => self.fill("export-replay", &[("detail", text(fault))]),
        }
    }
}

/// A point as everybody writes it.
fn point(point: u8) -> String {
    point_label(Numbering::EachOwn, Side::White, point)
}

/// As it stands, without separators between thousands: a place, not an amount.
fn text(value: impl ToString) -> Value {
    value.to_string().into()
}
