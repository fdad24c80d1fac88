//! The callback path of the play generator asks for no memory, by any rules; nor does asking what may be done.

use pasch_rules::{Action, CheckerRules, Overshoot, Position, Preset, Roll, Session, Side, Terms};

#[test]
fn visiting_plays_allocates_nothing() {
    for overshoot in [Overshoot::Farthest, Overshoot::AnyBelow, Overshoot::AnyCarried] {
        for (straggler, pick_and_pass) in [(false, true), (true, false)] {
            let rules = CheckerRules {
                overshoot,
                straggler,
                pick_and_pass,
            };
            // A game with a fixed choice of plays goes through contact, race and bear-off.
            let mut position = Position::starting();
            let mut turn = 0;
            while !position.is_over() {
                let mut results = 0;
                let used = allocation_counter::measure(|| {
                    for roll in Roll::all() {
                        position.for_each_play(roll, &rules, |_, _| results += 1);
                    }
                });
                assert!(results >= 21);
                assert_eq!(used.count_total, 0, "{position:?} {rules:?}");
                let roll = Roll::all().nth(turn * 8 % 21).expect("21 throws");
                let plays = position.legal_plays(roll, &rules);
                position = plays[turn % plays.len()].1.opponent_on_roll();
                turn += 1;
            }
        }
    }
}

#[test]
fn asking_a_session_allocates_nothing_but_its_answer() {
    let session = Session::new(Terms::from(Preset::Tournament)).expect("terms in order");
    for side in Side::BOTH {
        let used = allocation_counter::measure(|| {
            assert!(session.check(&Action::Double { side }).is_err());
            assert!(session.check(&Action::NextGame).is_err());
            assert_eq!(session.may_throw(side), Ok(1));
        });
        assert_eq!(used.count_total, 0);
        // The two lists of stakes and of void throws.
        let used = allocation_counter::measure(|| drop(session.allowed(side)));
        assert!(used.count_total <= 2, "{}", used.count_total);
    }
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(used.count_total, 1);
}
