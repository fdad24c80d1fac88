//! The clock by itself, in simulated time: what passes is charged to who was awaited, in the order of the rules, once.

use pasch_rules::{Event, Pair, Preset, Roll, SessionKind, Side, Stake, Terms, Timing};
use pasch_table::{Awaited, Clock, Moment};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SECOND: u64 = 1_000;
const START: u64 = 1_700_000_000_000;

fn clock(timing: Timing, session: SessionKind) -> Clock {
    let mut clock = Clock::new(&Terms {
        timing,
        ..Terms::new(Preset::Tournament, session)
    });
    clock.pass(at(START));
    clock
}

fn at(at: u64) -> Moment {
    Moment {
        at,
        away: Pair::default(),
        resumed: false,
    }
}

fn away(time: u64, side: Side) -> Moment {
    Moment {
        away: Pair::of(|other| other == side),
        ..at(time)
    }
}

fn turn_of(side: Side) -> Awaited {
    Awaited {
        people: Pair::of(|other| other == side),
        roll: None,
    }
}

fn roll_waits_for(side: Side, roll: u32) -> Awaited {
    Awaited {
        roll: Some((roll, side)),
        ..turn_of(side)
    }
}

fn played(side: Side) -> Event {
    Event::Played {
        side,
        roll: Roll::new(3, 1).expect("a throw"),
        steps: Vec::new(),
    }
}

/// The turn passes from one player to the other.
fn end_turn(clock: &mut Clock, side: Side) {
    clock.tell(&played(side));
    clock.wait_for(turn_of(side.other()));
}

const MATCH: SessionKind = SessionKind::Match { points: 5 };

#[test]
fn a_tournament_clock_gives_twelve_seconds_a_turn_and_two_minutes_a_point() {
    let mut clock = clock(Timing::TOURNAMENT, MATCH);
    clock.wait_for(turn_of(Side::White));
    assert_eq!(clock.falls(), Some((START + (12 + 600) * SECOND, Side::White)));
    clock.pass(at(START + 12 * SECOND));
    assert_eq!(clock.hand(Side::White).reserve, 600 * SECOND);
    clock.pass(at(START + 20 * SECOND));
    assert_eq!(clock.hand(Side::White).reserve, 592 * SECOND);
    end_turn(&mut clock, Side::White);
    clock.pass(at(START + 31 * SECOND));
    end_turn(&mut clock, Side::Black);
    assert_eq!(clock.hand(Side::Black).reserve, 600 * SECOND);
    assert_eq!(clock.hand(Side::White).free, 12 * SECOND);
    assert_eq!(clock.falls(), Some((START + (31 + 12 + 592) * SECOND, Side::White)));
}

#[test]
fn a_turn_played_by_fischers_clock_adds_to_the_reserve() {
    let timing = Timing::Fischer {
        increment: 8,
        per_point: 60,
        pause: 0,
    };
    let mut clock = clock(timing, MATCH);
    clock.wait_for(turn_of(Side::White));
    clock.pass(at(START + 20 * SECOND));
    end_turn(&mut clock, Side::White);
    assert_eq!(clock.hand(Side::White).reserve, (300 - 20 + 8) * SECOND);
}

#[test]
fn offers_to_resign_bring_no_time() {
    let mut clock = clock(Timing::TOURNAMENT, MATCH);
    clock.wait_for(turn_of(Side::White));
    clock.pass(at(START + 10 * SECOND));
    let stake = Stake::Single;
    for _ in 0..50 {
        clock.tell(&Event::ResignOffered {
            side: Side::White,
            stake,
        });
        clock.wait_for(turn_of(Side::Black));
        clock.tell(&Event::ResignDeclined { side: Side::Black });
        clock.wait_for(turn_of(Side::White));
    }
    assert_eq!(clock.hand(Side::White).free, 2 * SECOND);
}

#[test]
fn each_game_for_money_has_a_clock_of_its_own_and_a_match_one_for_all() {
    for (session, filled) in [(SessionKind::Money, true), (MATCH, false)] {
        let mut clock = clock(Timing::TOURNAMENT, session);
        let full = clock.hand(Side::White).reserve;
        clock.wait_for(turn_of(Side::White));
        clock.pass(at(START + 60 * SECOND));
        clock.wait_for(Awaited::default());
        clock.tell(&Event::GameStarted {
            number: 2,
            crawford: false,
        });
        assert_eq!(clock.hand(Side::White).reserve == full, filled, "{session}");
    }
}

#[test]
fn a_roll_costs_the_player_whose_page_is_missing() {
    let timing = Timing::Fischer {
        increment: 0,
        per_point: 60,
        pause: 10,
    };
    let mut clock = clock(timing, MATCH);
    clock.wait_for(Awaited {
        roll: Some((7, Side::White)),
        ..turn_of(Side::Black)
    });
    // The page answers by itself: a few seconds are nobody's fault.
    clock.pass(at(START + 5 * SECOND));
    assert_eq!(clock.hand(Side::Black).reserve, 300 * SECOND);
    clock.pass(at(START + 8 * SECOND));
    assert_eq!(clock.hand(Side::Black).reserve, 297 * SECOND);
    assert_eq!(clock.hand(Side::White).reserve, 300 * SECOND);
}

#[test]
fn days_go_on_whoever_is_away_and_whatever_the_server_does() {
    let mut clock = clock(Timing::Days { days: 3 }, MATCH);
    clock.wait_for(turn_of(Side::White));
    let due = START + 3 * 24 * 3_600 * SECOND;
    assert_eq!(clock.falls(), Some((due, Side::White)));
    let gone = Moment {
        away: Pair {
            white: true,
            black: true,
        },
        ..at(START + 3_600 * SECOND)
    };
    clock.pass(gone);
    assert_eq!(clock.falls(), Some((due, Side::White)));
    clock.pass(Moment {
        resumed: true,
        at: START + 7_200 * SECOND,
        ..gone
    });
    assert_eq!(clock.falls(), Some((due, Side::White)));
}

/// Who throws on his last day must not find, when the other has looked in, that hours are left to play.
#[test]
fn dice_that_fall_days_later_leave_the_thrower_his_days() {
    const DAYS: u64 = 24 * 3_600 * SECOND;
    let mut clock = clock(Timing::Days { days: 3 }, MATCH);
    clock.pass(at(START));
    clock.wait_for(turn_of(Side::White));
    clock.pass(at(START + 3 * DAYS - 60 * SECOND));
    clock.wait_for(Awaited {
        roll: Some((5, Side::White)),
        ..turn_of(Side::Black)
    });
    // The other has days of his own to look in.
    let fell = START + 5 * DAYS;
    clock.pass(at(fell));
    assert_eq!(clock.falls().map(|(_, side)| side), Some(Side::Black));
    clock.tell(&Event::Rolled {
        side: Side::White,
        roll: Roll::new(3, 1).unwrap(),
        playable: true,
    });
    clock.wait_for(turn_of(Side::White));
    assert_eq!(clock.falls(), Some((fell + 3 * DAYS, Side::White)));
}

#[test]
fn a_server_that_was_away_costs_nobody_anything() {
    let mut clock = clock(Timing::TOURNAMENT, MATCH);
    clock.wait_for(turn_of(Side::White));
    clock.pass(at(START + 20 * SECOND));
    let before = clock.hand(Side::White);
    // An hour later, or on a machine whose clock stands an hour earlier.
    for back in [START + 3_600 * SECOND, START - 3_600 * SECOND] {
        let mut clock = clock;
        clock.pass(Moment {
            resumed: true,
            ..away(back, Side::White)
        });
        clock.pass(away(back + 30 * SECOND, Side::White));
        assert_eq!(clock.hand(Side::White), before, "half a minute to come back");
        clock.pass(away(back + 40 * SECOND, Side::White));
        assert_eq!(before.pause - clock.hand(Side::White).pause, 10 * SECOND);
    }
}

#[test]
fn while_nobody_waits_the_clock_stands() {
    let mut clock = clock(Timing::TOURNAMENT, MATCH);
    clock.wait_for(turn_of(Side::White));
    let both = Pair {
        white: true,
        black: true,
    };
    clock.pass(Moment {
        away: both,
        ..at(START)
    });
    let before = clock.hand(Side::White);
    assert_eq!(clock.falls(), None);
    clock.pass(Moment {
        away: both,
        ..at(START + 3_600 * SECOND)
    });
    assert_eq!(clock.hand(Side::White), before);
}

#[test]
fn a_win_is_claimed_only_from_who_was_away_without_a_break() {
    let mut clock = clock(Timing::Claim { after: 600 }, MATCH);
    clock.wait_for(turn_of(Side::Black));
    clock.pass(away(START, Side::Black));
    assert_eq!(clock.claim_in(Side::White), Some(600 * SECOND));
    assert_eq!(clock.claim_in(Side::Black), None);
    clock.pass(away(START + 599 * SECOND, Side::Black));
    assert_eq!(clock.claim_in(Side::White), Some(SECOND));
    // He looks in for a moment.
    clock.pass(at(START + 599 * SECOND));
    assert_eq!(clock.claim_in(Side::White), None);
    clock.pass(away(START + 600 * SECOND, Side::Black));
    clock.pass(away(START + 1_200 * SECOND, Side::Black));
    assert_eq!(clock.claim_in(Side::White), Some(0));
    assert_eq!(clock.falls(), None, "no flag falls without a clock");
    // A server that was away begins to count anew, and gives half a minute to come back.
    let back = START + 2_000 * SECOND;
    clock.pass(Moment {
        resumed: true,
        ..away(back, Side::Black)
    });
    assert_eq!(clock.claim_in(Side::White), Some(630 * SECOND));
    clock.pass(away(back + 30 * SECOND, Side::Black));
    assert_eq!(clock.claim_in(Side::White), Some(600 * SECOND));
    clock.pass(away(back + 629 * SECOND, Side::Black));
    assert_eq!(clock.claim_in(Side::White), Some(SECOND));
}

/// Without a clock nobody could be made to go on who keeps his page open, and his part in the other's roll to himself.
#[test]
fn a_win_is_claimed_from_a_page_that_is_there_and_holds_a_roll_up() {
    let mut clock = clock(Timing::Claim { after: 600 }, MATCH);
    clock.pass(at(START));
    clock.wait_for(roll_waits_for(Side::Black, 7));
    // Pages take a moment to answer: nobody is told of a claim with every roll.
    assert_eq!(
        (clock.claim_in(Side::White), clock.missing_in()),
        (None, Some(5 * SECOND))
    );
    clock.pass(at(START + 5 * SECOND));
    assert_eq!(
        (clock.claim_in(Side::White), clock.missing_in()),
        (Some(600 * SECOND), None)
    );
    // To go and come back is no answer.
    clock.pass(away(START + 200 * SECOND, Side::Black));
    clock.pass(at(START + 400 * SECOND));
    clock.pass(at(START + 604 * SECOND));
    assert_eq!(clock.claim_in(Side::White), Some(SECOND));
    clock.pass(at(START + 605 * SECOND));
    assert_eq!(clock.claim_in(Side::White), Some(0));
    assert_eq!(clock.claim_in(Side::Black), None);
    // Where nobody is left there is nothing to look out for.
    clock.wait_for(roll_waits_for(Side::Black, 8));
    clock.pass(Moment {
        away: Pair::of(|_| true),
        ..at(START + 605 * SECOND)
    });
    assert_eq!(clock.missing_in(), None);
    clock.pass(at(START + 606 * SECOND));
    assert_eq!(clock.missing_in(), Some(5 * SECOND));
    clock.pass(at(START + 690 * SECOND));
    // Where both are awaited neither can blame the other.
    clock.wait_for(Awaited {
        people: Pair::of(|_| true),
        ..roll_waits_for(Side::Black, 7)
    });
    clock.pass(at(START + 700 * SECOND));
    assert_eq!(Pair::of(|side| clock.claim_in(side)), Pair::of(|_| None));
    // The link came: whoever has his turn now may think.
    clock.wait_for(turn_of(Side::Black));
    clock.pass(at(START + 9_000 * SECOND));
    assert_eq!(clock.claim_in(Side::White), None);
}

/// The same rule, told once more and slowly: a tenth of a second at a time, from one pocket after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Purse {
    pause: u64,
    grace: u64,
    free: u64,
    reserve: u64,
}

impl Purse {
    fn pay(&mut self, away: bool, rolling: bool) {
        let pockets = [
            Some(&mut self.pause).filter(|_| away),
            Some(&mut self.grace).filter(|_| rolling),
            Some(&mut self.free),
            Some(&mut self.reserve),
        ];
        if let Some(pocket) = pockets.into_iter().flatten().find(|pocket| **pocket > 0) {
            *pocket -= 1;
        }
    }
}

/// A thousand lost connections a game: what each player has left is what the rule leaves, to the tenth of a second.
#[test]
fn a_thousand_disconnects_neither_win_nor_lose_time() {
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (delay, increment, pause) = (
            rng.random_range(0..15),
            rng.random_range(0..10),
            rng.random_range(0..300),
        );
        let fischer = rng.random_bool(0.5);
        let per_point = 2_000;
        let timing = match fischer {
            true => Timing::Fischer {
                increment,
                per_point,
                pause,
            },
            false => Timing::Delay {
                delay,
                per_point,
                pause,
            },
        };
        let mut clock = clock(timing, MATCH);
        let free = if fischer { 0 } else { u64::from(delay) * 10 };
        let mut purses = Pair::of(|_| Purse {
            pause: u64::from(pause) * 10,
            grace: 0,
            free,
            reserve: u64::from(per_point) * 50,
        });
        let (mut now, mut mover, mut gone) = (START, Side::White, Pair::<bool>::default());
        let mut rolling = false;
        clock.wait_for(turn_of(mover));
        let (mut disconnects, mut roll) = (0, 0);
        while disconnects < 1_000 {
            let tenths = *[1, 3, 10, 40].choose(&mut rng).expect("one of them");
            for _ in 0..tenths {
                if !(gone.white && gone.black) {
                    purses[mover].pay(gone[mover], rolling);
                }
            }
            now += tenths * 100;
            let here = |gone| Moment { away: gone, ..at(now) };
            match rng.random_range(0..4) {
                // Time passes, and is told in pieces.
                0 => clock.pass(here(gone)),
                1 => {
                    let side = *Side::BOTH.choose(&mut rng).expect("one of them");
                    gone[side] = !gone[side];
                    disconnects += u32::from(gone[side]);
                    clock.pass(here(gone));
                }
                2 => {
                    clock.pass(here(gone));
                    rolling = !rolling;
                    roll += u32::from(rolling);
                    let grace = if rolling { 50 } else { 0 };
                    purses.white.grace = grace;
                    purses.black.grace = grace;
                    let waits = if rolling {
                        roll_waits_for(mover, roll)
                    } else {
                        turn_of(mover)
                    };
                    clock.wait_for(waits);
                }
                _ if !rolling => {
                    clock.pass(here(gone));
                    end_turn(&mut clock, mover);
                    purses[mover].reserve += if fischer { u64::from(increment) * 10 } else { 0 };
                    mover = mover.other();
                    purses[mover].free = free;
                }
                _ => {}
            }
            clock.pass(here(gone));
            for side in Side::BOTH {
                let hand = clock.hand(side);
                let left = Purse {
                    pause: hand.pause / 100,
                    grace: hand.grace / 100,
                    free: hand.free / 100,
                    reserve: hand.reserve / 100,
                };
                assert_eq!(
                    left, purses[side],
                    "seed {seed}, {side}, after {disconnects} disconnects"
                );
            }
        }
    }
}

/// The moment that is foretold is the moment at which nothing is left, and not one millisecond before.
#[test]
fn a_flag_falls_when_it_was_foretold() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..2_000 {
        let timing = Timing::Delay {
            delay: rng.random_range(0..20),
            per_point: rng.random_range(1..20),
            pause: rng.random_range(0..20),
        };
        let mut clock = clock(timing, MATCH);
        clock.wait_for(match rng.random_bool(0.5) {
            true => turn_of(Side::White),
            false => roll_waits_for(Side::White, 1),
        });
        let gone = rng.random_bool(0.5);
        let moment = |time| if gone { away(time, Side::White) } else { at(time) };
        clock.pass(moment(START));
        let (falls, side) = clock.falls().expect("time runs");
        assert_eq!(side, Side::White);
        // On the way there the foretold moment does not move.
        let between = rng.random_range(START..falls);
        clock.pass(moment(between));
        assert_eq!(clock.falls(), Some((falls, side)));
        clock.pass(moment(falls - 1));
        assert_eq!(clock.falls(), Some((falls, side)));
        clock.pass(moment(falls));
        assert_eq!(clock.falls(), Some((falls, side)));
        let hand = clock.hand(side);
        assert_eq!((hand.free, hand.reserve), (0, 0));
    }
}
