//! New chains for the dice, asked for again and again: each player has so many, and uses up nobody else's.

use pasch_dice::Why;
use pasch_protocol::{FaultKey, Message};
use pasch_rules::{Pair, Preset, SessionKind, Side, Terms};
use pasch_table::{Ask, Chair, Effect, GuestId, Input, Joining, Ledger, Limits, Setting, Table, fingerprint};

const LIMITS: Limits = Limits { guests: 8, pace: 0 };
const WHITE: GuestId = 1;
const BLACK: GuestId = 2;

struct Played {
    table: Table,
    time: u64,
}

impl Played {
    /// Two people who have sat down.
    fn new() -> Played {
        let person = |token: &str| Chair::Person {
            name: None,
            colour: None,
            token: fingerprint(token),
            owner: fingerprint(token),
        };
        let setting = Setting {
            terms: Terms::new(Preset::Tournament, SessionKind::Money),
            seats: Pair::of(|side| person(secret(side))),
            tutor: false,
            parent: None,
        };
        let ledger = Ledger::new("renewals", setting).expect("a table");
        let table = Table::new(ledger, LIMITS);
        let mut played = Played { table, time: 1_000 };
        played.step(Input::Opened);
        for (guest, side) in [(WHITE, Side::White), (BLACK, Side::Black)] {
            played.step(Input::Join(Joining {
                guest,
                re: 1,
                tokens: vec![secret(side).to_owned()],
                owner: fingerprint(secret(side)),
                watch: false,
                name: None,
            }));
        }
        played
    }

    fn step(&mut self, input: Input) -> Vec<Effect> {
        self.time += 1_000;
        let mut chance = [0; 32];
        chance[..8].copy_from_slice(&self.time.to_be_bytes());
        self.table.step(self.time, chance, input)
    }

    /// Asks for new chains; whether they come.
    fn renews(&mut self, guest: GuestId) -> bool {
        let epoch = self.epoch();
        let ask = Ask::Renew { epoch, why: Why::Lost };
        let effects = self.step(Input::Ask { guest, re: 9, ask });
        let refused = effects.iter().any(|effect| {
            matches!(effect, Effect::Tell { answer, .. }
                if answer.re == Some(9) && matches!(&answer.message, Message::Fault(fault) if fault.key == FaultKey::TooMany))
        });
        assert_eq!(self.epoch(), epoch + u32::from(!refused), "new chains, or a fault");
        !refused
    }

    fn epoch(&self) -> u32 {
        let epoch = self.table.ledger().log().epoch();
        epoch.expect("chains from the start").number
    }
}

fn secret(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

#[test]
fn who_asks_without_end_is_refused_and_the_other_is_not() {
    let mut played = Played::new();
    let granted = (0..1_000).take_while(|_| played.renews(BLACK)).count();
    assert!((20..1_000).contains(&granted), "{granted}");
    for _ in 0..granted {
        assert!(played.renews(WHITE));
    }
    assert!(!played.renews(WHITE) && !played.renews(BLACK));
}
