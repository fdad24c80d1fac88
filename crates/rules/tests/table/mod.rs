//! A table to try rulebooks at: sessions that speak the numbers printed on their own board.
#![allow(dead_code)]

use pasch_rules::*;

/// A session with both players' hands.
pub struct Table(pub Session);

impl Table {
    pub fn new(terms: Terms) -> Table {
        Table(Session::new(terms).unwrap_or_else(|faults| panic!("{faults}")))
    }

    pub fn preset(preset: Preset) -> Table {
        Table::new(Terms::from(preset))
    }

    /// A game that goes on from an arrangement, `side` to roll.
    pub fn set_up(preset: Preset, kind: SessionKind, board: Board, side: Side) -> Table {
        let mut terms = Terms::new(preset, kind);
        terms.start = Start::Setup {
            board,
            on_roll: Some(side),
        };
        Table::new(terms)
    }

    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let before = self.0.clone();
        let done = self.0.apply(action);
        if done.is_err() {
            assert_eq!(self.0, before, "a refused action changed something");
        }
        done
    }

    pub fn ok(&mut self, action: Action) -> Vec<Event> {
        let shown = format!("{action:?}");
        self.act(action).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    pub fn refused(&mut self, action: Action) -> Refusal {
        let shown = format!("{action:?}");
        match self.act(action) {
            Ok(_) => panic!("{shown} was not refused"),
            Err(refusal) => refusal,
        }
    }

    pub fn opening(&mut self, white: u8, black: u8) -> Vec<Event> {
        let mut events = self.ok(Action::OpeningThrow {
            side: Side::White,
            throw: OpeningThrow::One(white),
        });
        events.extend(self.ok(Action::OpeningThrow {
            side: Side::Black,
            throw: OpeningThrow::One(black),
        }));
        events
    }

    pub fn roll(&mut self, side: Side, a: u8, b: u8) -> Vec<Event> {
        self.ok(Action::Roll { side, roll: dice(a, b) })
    }

    /// Steps such as `S1/S5 S5/S10`, by the numbers of the board in use.
    pub fn steps(&self, side: Side, text: &str) -> Vec<Step> {
        let numbering = self.0.terms().rulebook.numbering;
        let place = |word: &str| match word {
            "bar" => BAR,
            "off" => OFF,
            label => numbering
                .point(side, label)
                .unwrap_or_else(|| panic!("no point {label}")),
        };
        text.split_whitespace()
            .map(|step| {
                let (from, to) = step.split_once('/').expect("a slash");
                Step {
                    from: place(from),
                    to: place(to),
                    hit: false,
                }
            })
            .collect()
    }

    pub fn play(&mut self, side: Side, text: &str) -> Vec<Event> {
        let steps = self.steps(side, text);
        self.ok(Action::Play { side, steps })
    }

    pub fn cannot_play(&mut self, side: Side, text: &str) -> Refusal {
        let steps = self.steps(side, text);
        self.refused(Action::Play { side, steps })
    }

    /// Could it be played? Nothing is.
    pub fn may_play(&self, side: Side, text: &str) -> bool {
        let steps = self.steps(side, text);
        self.0.check(&Action::Play { side, steps }).is_ok()
    }

    pub fn board(&self) -> &Board {
        self.0.game().board()
    }

    /// How many checkers of a side stand beside a label.
    pub fn checkers(&self, side: Side, label: &str) -> u8 {
        let numbering = self.0.terms().rulebook.numbering;
        let point = match label {
            "bar" => BAR,
            "off" => OFF,
            label => numbering.point(side, label).expect("a label"),
        };
        self.board().side(side)[usize::from(point)]
    }

    pub fn result(&self) -> GameResult {
        match self.0.game().phase() {
            Phase::Over(result) => *result,
            phase => panic!("not over: {phase:?}"),
        }
    }
}

pub fn dice(a: u8, b: u8) -> Roll {
    Roll::new(a, b).expect("dice")
}

/// A side's checkers in its own counting; those not named have been borne off.
pub fn side(places: &[(u8, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in places {
        side[usize::from(point)] += count;
    }
    side[0] = 15 - side[1..].iter().sum::<u8>();
    side
}
