//! Somebody with a watch beside the table, who knows the rule of time but not the clock: how long the game waited for each
//! player, and what of that the rule gives back.

use pasch_protocol::LogKind;
use pasch_rules::{Pair, Phase, Side, Timing};
use pasch_table::{Chair, Ledger, Millis, Moment};

/// Of a roll that waits for a page, so much is nobody's time.
const GRACE: Millis = 5_000;
/// What a crash gives back at most, beside what it gives to come back.
const NOTED: Millis = 60_000;
const REUNION: Millis = 30_000;
/// Whoever is woken later than this was held up by the server.
const LATE: Millis = 2_000;

#[derive(Debug, Default)]
pub struct Timekeeper {
    /// Until when the time is reckoned, while the server lives.
    last: Option<Millis>,
    /// How long the game waited for each player.
    waited: Pair<Millis>,
    /// What of it the rule may give back: free in turns, rolls that wait, crashes and the coming back after them.
    spared: Pair<Millis>,
    /// Turns that each has played: what they add is his.
    added: Pair<Millis>,
    /// The roll that waits, and what is left of its grace.
    roll: Option<(u32, Millis)>,
    /// Plays seen so far.
    seen: (u32, usize),
    pub disconnects: u32,
}

impl Timekeeper {
    /// The table goes on at this moment; `ledger` is how it stood until now, `present` who was there.
    pub fn reckon(&mut self, ledger: &Ledger, present: Pair<bool>, wake: Option<Millis>, now: Millis) {
        let Some(last) = self.last.replace(now) else {
            return;
        };
        // A server that stood still costs nobody anything.
        let until = match wake {
            Some(wake) if now > wake + LATE => wake.max(last),
            _ => now,
        };
        if until != now {
            self.come_back();
        }
        let waits = waits(ledger);
        let person = |side: Side| matches!(ledger.seats()[side], Chair::Person { .. });
        let gone = Pair::of(|side| person(side) && !present[side]);
        let passed = until.saturating_sub(last);
        if !(gone.white && gone.black) {
            for side in Side::BOTH {
                self.waited[side] += if waits[side] { passed } else { 0 };
            }
        }
        let open = ledger.pending().map(|open| open.roll);
        let grace = match (open, self.roll) {
            (Some(roll), Some((known, left))) if roll == known => left,
            (Some(_), _) => GRACE,
            (None, _) => 0,
        };
        let used = passed.min(grace);
        self.roll = open.map(|roll| (roll, grace - used));
        for side in Side::BOTH {
            self.spared[side] += if waits[side] { used } else { 0 };
        }
    }

    /// What was played since: the time that is free in a turn, and what it adds.
    pub fn look(&mut self, ledger: &Ledger) {
        let (free, increment) = match ledger.terms().timing {
            Timing::Delay { delay, .. } => (Millis::from(delay) * 1_000, 0),
            Timing::Fischer { increment, .. } => (0, Millis::from(increment) * 1_000),
            _ => (0, 0),
        };
        let lines = ledger.chronicle().lines();
        let game = ledger
            .session()
            .game_number()
            .max(ledger.session().results().len() as u32);
        let from = if self.seen.0 == game {
            self.seen.1.min(lines.len())
        } else {
            0
        };
        for line in &lines[from..] {
            // Every line may begin a turn for either; only a play adds to a reserve.
            self.spared.white += free;
            self.spared.black += free;
            if let (LogKind::Play, Some(side)) = (line.kind, line.side) {
                self.added[side] += increment;
            }
        }
        self.seen = (game, lines.len());
    }

    /// The server is gone, and with it what was not written down.
    pub fn crash(&mut self) {
        self.last = None;
        self.spared.white += NOTED;
        self.spared.black += NOTED;
        self.come_back();
    }

    fn come_back(&mut self) {
        self.spared.white += REUNION;
        self.spared.black += REUNION;
    }

    /// Nobody has lost more time than the game waited for him, and nobody has won more than the rule gives.
    pub fn check(&self, ledger: &Ledger) -> Result<(), String> {
        let mut clock = *ledger.clock();
        if let Some(at) = self.last {
            let away = clock.away();
            clock.pass(Moment {
                at,
                away,
                resumed: false,
            });
        }
        let (reserve, pause) = match ledger.terms().timing {
            Timing::Delay { pause, .. } | Timing::Fischer { pause, .. } => (
                ledger.terms().timing.reserve(ledger.terms().session) * 1_000,
                Millis::from(pause) * 1_000,
            ),
            _ => return Ok(()),
        };
        let free = match ledger.terms().timing {
            Timing::Delay { delay, .. } => Millis::from(delay) * 1_000,
            _ => 0,
        };
        for side in Side::BOTH {
            let hand = clock.hand(side);
            let used = (reserve + self.added[side]).checked_sub(hand.reserve);
            let used = used.ok_or_else(|| format!("{side} has more time than was given: {hand:?}"))?;
            let paused = pause.checked_sub(hand.pause);
            let paused = paused.ok_or_else(|| format!("{side} has more pause than was given: {hand:?}"))?;
            let (waited, spared) = (self.waited[side], self.spared[side] + free + GRACE);
            if used + paused > waited {
                return Err(format!(
                    "{side} lost {used} and {paused} of the pause; the game waited {waited}"
                ));
            }
            let fell = hand.reserve == 0;
            if !fell && used + paused + spared < waited {
                return Err(format!(
                    "{side} lost only {used} and {paused} of the pause; the game waited {waited}, of which {spared} may be spared"
                ));
            }
        }
        Ok(())
    }
}

/// The people for whom a game waits.
fn waits(ledger: &Ledger) -> Pair<bool> {
    let nobody = ledger.session().over().is_some() || ledger.open_seat().is_some();
    let person = |side: Side| matches!(ledger.seats()[side], Chair::Person { .. });
    let proof = ledger.proof();
    let pages = ledger.pending().and(proof).map(|proof| proof.waits);
    let waits = |side: Side| match (&pages, ledger.session().game().phase()) {
        (Some(pages), _) => pages.contains(&side),
        (None, Phase::Opening { white, black }) => match side {
            Side::White => white.is_none() && black.is_some(),
            Side::Black => black.is_none() && white.is_some(),
        },
        (None, phase) => phase.turn() == Some(side),
    };
    Pair::of(|side| !nobody && person(side) && waits(side))
}
