//! The clocks of a table, or, where none were agreed on, how long an awaited player has been away. A value without a will:
//! it is told what the time is, what happened and whom the game waits for, and says what is left and when a flag falls.
//!
//! Each player's time has four parts, used up in this order: the *pause*, while his connection is lost; the *grace*, while a
//! roll waits for his page; what is *free* in each turn; and the *reserve*. When all of it is used up his flag falls. How time
//! counts in each case is told in `docs/adr/0012-time-is-an-entry.md`.

use crate::input::Millis;
use pasch_rules::{Event, Pair, SessionKind, Side, Terms, Timing};
use serde::{Deserialize, Serialize};

/// How long a roll may wait for a page before that costs its player time: pages answer by themselves.
const GRACE: Millis = 5_000;

/// After the server was away, so long a lost connection costs nobody anything.
const REUNION: Millis = 30_000;

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 3_600 * SECOND;

/// What time it is, and who is away: the entry from which a clock is reckoned anew after a crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The time.
    pub at: Millis,
    /// Who of the players has no page here, from now on.
    #[serde(default)]
    pub away: Pair<bool>,
    /// Was the server itself away until now? That time is nobody's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resumed: bool,
}

/// Whom a game waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awaited {
    /// The people whose time it is.
    pub people: Pair<bool>,
    /// The roll that waits for their pages, and who throws it.
    pub roll: Option<(u32, Side)>,
}

/// Both players' clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    timing: Timing,
    /// A full reserve.
    full: Millis,
    /// Is the reserve filled for each game?
    each_game: bool,
    hands: Pair<Hand>,
    at: Millis,
    away: Pair<bool>,
    awaited: Awaited,
    /// Until then a lost connection costs nothing.
    reunion: Millis,
}

/// What one player has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Of the reserve.
    pub reserve: Millis,
    /// Of what is free in this turn.
    pub free: Millis,
    /// Of the time a roll may wait for his page.
    pub grace: Millis,
    /// Of the pause for lost connections.
    pub pause: Millis,
    /// How long he has been awaited and missing without a break.
    pub missed: Millis,
}

impl Clock {
    /// Clocks that have not begun to run.
    pub fn new(terms: &Terms) -> Clock {
        let mut clock = Clock {
            timing: terms.timing,
            full: terms.timing.reserve(terms.session).saturating_mul(SECOND),
            each_game: matches!(terms.session, SessionKind::Money | SessionKind::RunningTotal),
            hands: Pair::default(),
            at: 0,
            away: Pair::default(),
            awaited: Awaited::default(),
            reunion: 0,
        };
        clock.fill();
        clock
    }

    /// Lets time pass: what has passed is charged to who was awaited in it.
    pub fn pass(&mut self, moment: Moment) {
        // While the server was away nobody could play; days go on all the same.
        let nobodys = moment.resumed && !self.is_slow();
        if nobodys {
            self.hands.white.missed = 0;
            self.hands.black.missed = 0;
            self.reunion = moment.at.saturating_add(REUNION);
        } else {
            for side in Side::BOTH {
                self.charge(side, moment.at);
            }
        }
        // The clock of another process may show less; within one, time does not go back.
        self.at = if moment.resumed {
            moment.at
        } else {
            self.at.max(moment.at)
        };
        self.away = moment.away;
        self.forget_the_present();
    }

    fn charge(&mut self, side: Side, now: Millis) {
        if !self.runs(side) {
            return;
        }
        let away = self.away[side];
        let from = match away && !self.is_slow() {
            true => self.at.max(self.reunion),
            false => self.at,
        };
        let mut passed = now.saturating_sub(from);
        let (slow, rolling) = (self.is_slow(), self.awaited.roll.is_some());
        let alone = self.holds_up(side);
        let hand = &mut self.hands[side];
        if away {
            hand.missed = hand.missed.saturating_add(passed);
        } else if alone {
            hand.missed = hand.missed.saturating_add(passed.saturating_sub(hand.grace));
        }
        let mut use_up = |part: &mut Millis| {
            let used = passed.min(*part);
            *part -= used;
            passed -= used;
        };
        if away && !slow {
            use_up(&mut hand.pause);
        }
        if rolling {
            use_up(&mut hand.grace);
        }
        use_up(&mut hand.free);
        use_up(&mut hand.reserve);
    }

    /// Takes what happened in the session: turns begin and end, games begin.
    pub fn tell(&mut self, event: &Event) {
        match event {
            Event::GameStarted { .. } if self.each_game => self.fill(),
            Event::GameStarted { .. } | Event::OpeningTied => {
                self.begin_turn(Side::White);
                self.begin_turn(Side::Black);
            }
            Event::Starts { side, .. } => self.begin_turn(*side),
            Event::Played { side, .. } => {
                if let Timing::Fischer { increment, .. } = self.timing {
                    let reserve = &mut self.hands[*side].reserve;
                    *reserve = reserve.saturating_add(Millis::from(increment) * SECOND);
                }
                self.begin_turn(side.other());
            }
            // The dice may have waited for the other for days, and fall when the thrower is not looking.
            Event::Rolled { side, .. } if self.is_slow() => self.begin_turn(*side),
            // Who is asked something has a turn of his own. Who only offered to resign, and is declined, has not.
            Event::Doubled(offer) => self.begin_turn(offer.by.other()),
            Event::Taken { side, .. } | Event::ResignOffered { side, .. } => self.begin_turn(side.other()),
            _ => {}
        }
    }

    /// Takes whom the game waits for now.
    pub fn wait_for(&mut self, awaited: Awaited) {
        if awaited.roll != self.awaited.roll {
            let grace = if self.is_slow() { self.turn() } else { GRACE };
            for side in Side::BOTH {
                self.hands[side].grace = awaited.roll.map_or(0, |_| grace);
            }
        }
        self.awaited = awaited;
        self.forget_the_present();
    }

    /// When a flag falls if nothing happens before, and whose. Of two at the same moment it is the thrower's.
    pub fn falls(&self) -> Option<(Millis, Side)> {
        let thrower = self.awaited.roll.map(|(_, side)| side);
        let falling = |side: &Side| self.timing.has_clock() && self.runs(*side);
        let flags = Side::BOTH.into_iter().filter(falling).map(|side| {
            let away = self.away[side] && !self.is_slow();
            let from = if away { self.at.max(self.reunion) } else { self.at };
            (from.saturating_add(self.left(side)), side)
        });
        flags.min_by_key(|&(at, side)| (at, Some(side) != thrower))
    }

    /// How long it takes, if nothing happens before, until this side may claim the win; nothing if it may not at all.
    pub fn claim_in(&self, side: Side) -> Option<Millis> {
        let Timing::Claim { after } = self.timing else {
            return None;
        };
        let other = side.other();
        let missed = self.hands[other].missed;
        let reunion = self.reunion.saturating_sub(self.at);
        self.is_missing(other)
            .then(|| (Millis::from(after) * SECOND).saturating_sub(missed) + reunion)
    }

    /// How long it takes until somebody is missing although he has a page here.
    pub fn missing_in(&self) -> Option<Millis> {
        let claims = matches!(self.timing, Timing::Claim { .. });
        let quiet = |side: &Side| claims && self.runs(*side) && !self.away[*side] && self.holds_up(*side);
        let grace = Side::BOTH.into_iter().filter(quiet).map(|side| self.hands[side].grace);
        grace.filter(|&grace| grace > 0).min()
    }

    /// Does this player's page hold a roll up for longer than pages take, which answer by themselves?
    pub fn is_silent(&self, side: Side) -> bool {
        self.holds_up(side) && self.hands[side].grace == 0
    }

    /// Is this player awaited, and not there? Whose page is silent is not there for the game.
    fn is_missing(&self, side: Side) -> bool {
        self.awaited.people[side] && (self.away[side] || self.is_silent(side))
    }

    /// Does a roll wait for this side's page alone?
    fn holds_up(&self, side: Side) -> bool {
        self.awaited.roll.is_some() && self.awaited.people[side] && !self.awaited.people[side.other()]
    }

    /// Does this side's time run? Where both players are gone nobody waits, and it stands.
    pub fn runs(&self, side: Side) -> bool {
        let deserted = self.away.white && self.away.black && !self.is_slow();
        self.awaited.people[side] && !deserted
    }

    /// Does a lost connection stop this side's clock just now?
    pub fn pauses(&self, side: Side) -> bool {
        let spared = self.hands[side].pause > 0 || self.at < self.reunion;
        self.timing.is_live() && self.awaited.people[side] && self.away[side] && (spared || !self.runs(side))
    }

    /// For how long this side's clock stands still before it goes on.
    pub fn still(&self, side: Side) -> Millis {
        let hand = &self.hands[side];
        let away = self.away[side] && self.timing.is_live();
        let pause = if away {
            hand.pause.saturating_add(self.reunion.saturating_sub(self.at))
        } else {
            0
        };
        pause.saturating_add(self.awaited.roll.map_or(0, |_| hand.grace))
    }

    /// What a side has left.
    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side]
    }

    /// Until a flag falls, as things are.
    fn left(&self, side: Side) -> Millis {
        let hand = &self.hands[side];
        let pause = if self.away[side] && !self.is_slow() {
            hand.pause
        } else {
            0
        };
        let grace = self.awaited.roll.map_or(0, |_| hand.grace);
        [pause, grace, hand.free, hand.reserve]
            .into_iter()
            .fold(0, Millis::saturating_add)
    }

    /// What was agreed on.
    pub fn timing(&self) -> Timing {
        self.timing
    }

    /// What time it was last.
    pub fn at(&self) -> Millis {
        self.at
    }

    /// Who was away then.
    pub fn away(&self) -> Pair<bool> {
        self.away
    }

    fn is_slow(&self) -> bool {
        matches!(self.timing, Timing::Days { .. })
    }

    /// What is free in a turn.
    fn turn(&self) -> Millis {
        match self.timing {
            Timing::Delay { delay, .. } => Millis::from(delay) * SECOND,
            Timing::Days { days } => Millis::from(days) * DAY,
            Timing::None | Timing::Claim { .. } | Timing::Fischer { .. } => 0,
        }
    }

    fn begin_turn(&mut self, side: Side) {
        self.hands[side].free = self.turn();
    }

    fn fill(&mut self) {
        let pause = match self.timing {
            Timing::Delay { pause, .. } | Timing::Fischer { pause, .. } => Millis::from(pause) * SECOND,
            Timing::None | Timing::Claim { .. } | Timing::Days { .. } => 0,
        };
        let hand = Hand {
            reserve: self.full,
            free: self.turn(),
            pause,
            ..Hand::default()
        };
        self.hands = Pair::of(|_| hand);
    }

    /// Who is here, or not awaited, has missed nothing.
    fn forget_the_present(&mut self) {
        for side in Side::BOTH {
            if !self.is_missing(side) {
                self.hands[side].missed = 0;
            }
        }
    }
}
