//! What a checker left back costs by each law: the chances say what rollouts by that law come to.

use pasch_engine::{CubeState, Engine, Nets, Probabilities, RolloutSettings, Searcher, Stakes, Tally, Tariff};
use pasch_notation::parse_position;
use pasch_rules::{BackgammonRule, BoardLaw, Position, Roll};
use std::sync::OnceLock;

/// The law of the sheets by which a checker back counts three even for who has borne off.
const CHECKER_BACK: BoardLaw = BoardLaw {
    backgammon: BackgammonRule::CheckerBack,
    ..BoardLaw::TOURNAMENT
};

fn searcher(law: BoardLaw) -> Searcher {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| Engine::new(Nets::built_in())).searcher(law)
}

fn position(checkers: &str) -> Position {
    let read = parse_position(&format!("XGID={checkers}:0:0:1:00:0:0:0:0:10"), 15);
    let situation = read.expect("an XGID");
    situation.position().expect("a sound position")
}

fn rolled_out(position: &Position, law: BoardLaw, trials: u32) -> Tally {
    let stakes = Stakes::new(Tariff::money(false), CubeState::START);
    let (mut searcher, mut tally) = (searcher(law), Tally::default());
    for index in 0..trials {
        let trial = searcher.trial(position, &stakes, &RolloutSettings::default(), index, &());
        tally.add(&trial.expect("nobody interrupts"));
    }
    tally
}

/// Closed out with some checkers off; hit by chance late; and a last checker that must still come round.
const LATE: [&str; 4] = [
    // One on the bar against a closed board; four checkers are home and ten are off.
    "aBBBCCC----------------bb-",
    // Two on the bar, the winner bears off already.
    "bBBBBA-----------------bb-",
    // Three on the bar.
    "cBBBBAA-----------------b-",
    // The one who has borne off is on roll, with a checker behind the winner's last ones.
    "-ab----------------BBBABDA",
];

#[test]
fn by_the_sheets_a_checker_back_costs_what_rollouts_say() {
    let (mut missed, mut at_stake) = (0.0, 0.0);
    for checkers in LATE {
        let position = position(checkers);
        assert!(position.own()[0].max(position.opp()[0]) > 0, "somebody has borne off");
        let chances = searcher(CHECKER_BACK).chances(&position);
        let tally = rolled_out(&position, CHECKER_BACK, 72);
        let (mean, errors) = (tally.chances(), tally.errors());
        let found = [chances.win_backgammon, chances.lose_backgammon];
        let played = [mean.win_backgammon, mean.lose_backgammon];
        for ((found, played), error) in found.into_iter().zip(played).zip([errors[2], errors[4]]) {
            // Positions as rare as the last are beyond what a net has learnt finely.
            let reach = 0.08 + 3.0 * error as f32;
            assert!(
                (found - played).abs() < reach,
                "{checkers}: {found} for {played} +- {error}"
            );
            missed += (found - played).abs();
            at_stake += played;
        }
    }
    // Chances that know nothing of this law would miss all of it.
    assert!(missed < at_stake / 2.0, "{missed} of {at_stake}");
}

#[test]
fn by_the_tournament_rules_it_costs_nothing_more() {
    for checkers in LATE {
        let position = position(checkers);
        let plain = searcher(BoardLaw::TOURNAMENT).chances(&position);
        let by_the_sheet = searcher(CHECKER_BACK).chances(&position);
        let lost = |chances: Probabilities| chances.lose_gammon + chances.lose_backgammon;
        let won = |chances: Probabilities| chances.win_gammon + chances.win_backgammon;
        for (off, count) in [
            (position.own()[0], lost as fn(Probabilities) -> f32),
            (position.opp()[0], won),
        ] {
            if off > 0 {
                assert_eq!(count(plain), 0.0, "{checkers}");
            } else {
                assert_eq!(count(plain), count(by_the_sheet), "{checkers}");
            }
        }
        assert_eq!(plain.win, by_the_sheet.win, "{checkers}");
        let tally = rolled_out(&position, BoardLaw::TOURNAMENT, 36).chances();
        let (own, opp) = (position.own()[0] > 0, position.opp()[0] > 0);
        assert!(!own || tally.lose_gammon == 0.0, "{checkers}");
        assert!(!opp || tally.win_gammon == 0.0, "{checkers}");
    }
}

/// In games played at random: the laws differ only for a side that has borne off, chances stay ordered, and who cannot
/// be hit any more has nothing to fear.
#[test]
fn the_laws_differ_where_they_must() {
    let (mut by_the_sheet, mut plain) = (searcher(CHECKER_BACK), searcher(BoardLaw::TOURNAMENT));
    let (mut position, mut differ, mut same) = (Position::starting(), 0, 0);
    for turn in 0..6000usize {
        let roll = Roll::all().nth(turn * 13 % 21).expect("21 throws");
        let plays = position.legal_plays(roll, &BoardLaw::TOURNAMENT.plays);
        position = plays[turn * 7 % plays.len()].1.opponent_on_roll();
        if position.is_over() {
            position = Position::starting();
        }
        let (one, other) = (by_the_sheet.chances(&position), plain.chances(&position));
        let [win, won, won3, lost, lost3] = one.to_array();
        assert!(
            won3 <= won && won <= win + 1e-6 && lost3 <= lost && lost <= 1.0 - win + 1e-6,
            "{one:?}"
        );
        let back = |side: &[u8; 26]| side[19..].iter().any(|&n| n > 0);
        let off = position.own()[0] > 0 || position.opp()[0] > 0;
        let past = position.is_race() && !back(position.own()) && !back(position.opp());
        if !off || past {
            assert_eq!(one, other, "{position:?}");
            same += 1;
        } else {
            differ += usize::from(one != other);
        }
    }
    assert!(differ > 50 && same > 1000, "{differ} {same}");
}
