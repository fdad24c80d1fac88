//! Long work stops when it is told to: it asks often, and does not ask again once it has heard yes.

mod common;

use common::{After, after, judge};
use pasch_analysis::{
    Arbitration, Contender, Course, Decision, Dispute, Judge, JudgeFault, Level, MatchPlan, Matter, Plan, Player,
    Rollout, Thoroughness, Wish, carry_out, hint,
};
use pasch_engine::{Engine, Interrupt, Nets, RolloutSettings, evaluations};
use pasch_notation::Xgid;
use pasch_rules::{
    Action, Board, BoardLaw, Position, Preset, Roll, Session, SessionKind, Side, Situation, Standing, Start, Terms,
};
use std::cell::Cell;
use std::sync::Arc;

type Question = fn(&mut Judge, &Situation, &After) -> Result<(), JudgeFault>;

/// Every question of a judge, two plies deep.
fn questions() -> [Question; 2] {
    [
        |judge, situation, stop| {
            let roll = Roll::new(4, 2).expect("a roll");
            judge.rank(situation, roll, 2, stop).map(drop)
        },
        |judge, situation, stop| judge.evaluate(situation, 2, stop).map(drop),
    ]
}

#[test]
fn a_judge_that_is_told_to_stop_asks_no_more() {
    let start = Situation::money(Position::starting());
    for question in questions() {
        let unheard = after(u32::MAX);
        question(&mut judge(), &start, &unheard).expect("nobody interrupts");
        let whole = unheard.asked.get();
        // It asks before every roll of every position it looks into: some plays, each with 21 rolls.
        assert!(whole > 5 * 21, "{whole} questions");
        for patience in [1, 2, 21, 22, 100, whole] {
            let stop = after(patience);
            let answer = question(&mut judge(), &start, &stop);
            assert!(
                matches!(answer, Err(JudgeFault::Interrupted(_))),
                "{patience} of {whole}"
            );
            assert_eq!(stop.asked.get(), patience);
        }
    }
}

#[test]
fn a_rollout_that_is_told_to_stop_asks_no_more() {
    let start = Situation::money(Position::starting());
    let settings = RolloutSettings {
        truncate: Some(6),
        ..RolloutSettings::default()
    };
    let rollout = Rollout::of_situation(start, settings, 36).expect("it can be rolled out");
    let unit = rollout.round(&rollout.begin()).swap_remove(0);
    let unheard = after(u32::MAX);
    rollout.run(&mut judge(), &unit, &unheard).expect("nobody interrupts");
    let whole = unheard.asked.get();
    // At least once for each ply of each trial.
    assert!(whole >= 6 * unit.count, "{whole} questions");
    for patience in [1, 7, whole] {
        let stop = after(patience);
        assert!(
            rollout.run(&mut judge(), &unit, &stop).is_err(),
            "{patience} of {whole}"
        );
        assert_eq!(stop.asked.get(), patience);
    }
}

/// Never says stop, and notes how much the nets were asked between two questions at most.
struct Gaps {
    last: Cell<u64>,
    longest: Cell<u64>,
}

impl Gaps {
    fn new() -> Gaps {
        Gaps {
            last: Cell::new(evaluations()),
            longest: Cell::new(0),
        }
    }

    /// The longest gap, with what came after the last question.
    fn longest(&self) -> u64 {
        self.interrupted();
        self.longest.get()
    }
}

impl Interrupt for Gaps {
    fn interrupted(&self) -> bool {
        let now = evaluations();
        self.longest.set(self.longest.get().max(now - self.last.replace(now)));
        false
    }
}

/// Evaluations between two questions at most. A large net takes 3 to 5 microseconds each on one core of a server, the
/// small ones, which are most of them, a tenth of that: so work stops after some milliseconds, where 50 are allowed.
const MOST: u64 = 4_000;

/// Ordinary and crowded positions: the latter has hundreds of plays of a double.
const POSITIONS: [&str; 3] = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:11:0:0:0:0:10",
    "XGID=-b-B-BBB-B-Ab-B-b-ab-bb-bB:0:0:1:11:0:0:0:0:10",
    "XGID=-ABAAAABAAAAAA---bb-bbcbb-:0:0:1:11:0:0:0:0:10",
];

#[test]
fn little_is_done_between_two_questions() {
    let mut longest: Vec<(String, u64)> = Vec::new();
    for xgid in POSITIONS {
        let mut situation = xgid.parse::<Xgid>().expect("an XGID").situation(15);
        let position = situation.check().expect("a position");
        situation.standing.roll = None;
        let mut note = |what: &str, work: &mut dyn FnMut(&mut Judge, &Gaps)| {
            let (mut judge, gaps) = (judge(), Gaps::new());
            work(&mut judge, &gaps);
            longest.push((format!("{what} in {xgid}"), gaps.longest()));
        };
        for roll in [Roll::new(1, 1), Roll::new(6, 4)].map(|roll| roll.expect("a roll")) {
            note("plays", &mut |judge, gaps| drop(judge.rank(&situation, roll, 2, gaps)));
            let plays = position.legal_plays(roll, &situation.law.rulebook.checker);
            let steps = plays.last().map(|(play, _)| play.to_vec()).unwrap_or_default();
            if let [(first, after_first), .., (last, after_last)] = &plays[..] {
                let contenders = [
                    Contender::of_play(&situation, &position, first, after_first),
                    Contender::of_play(&situation, &position, last, after_last),
                ];
                let arbitration = Arbitration {
                    disputes: Dispute::between(&situation, contenders).into_iter().collect(),
                    settings: RolloutSettings {
                        truncate: Some(5),
                        ..RolloutSettings::default()
                    },
                    trials: 4,
                    clear: 0.0,
                };
                note("an arbitration", &mut |judge, gaps| {
                    drop(carry_out(&arbitration, judge, gaps));
                });
            }
            let decision = Decision {
                game: 1,
                number: 1,
                deed: 0,
                side: situation.standing.on_roll,
                situation: situation.clone(),
                matter: Matter::Play {
                    roll,
                    steps,
                    opening: false,
                },
            };
            for level in Thoroughness::ALL {
                let course = Course {
                    decisions: vec![decision.clone()],
                    ..Course::default()
                };
                note("a match analysis", &mut |judge, gaps| {
                    drop(carry_out(&MatchPlan::new(&course, level), judge, gaps));
                });
            }
        }
        note("the cube", &mut |judge, gaps| drop(judge.evaluate(&situation, 2, gaps)));
        for plies in [0, 1] {
            let settings = RolloutSettings {
                plies,
                cubeful: true,
                truncate: Some(5),
                ..RolloutSettings::default()
            };
            let rollout = Rollout::of_situation(situation.clone(), settings, 8).expect("it can be rolled out");
            note("a rollout", &mut |judge, gaps| drop(carry_out(&rollout, judge, gaps)));
        }
        let terms = Terms {
            start: Start::Middle(Standing::new(situation.standing.board, Side::White)),
            ..Terms::new(Preset::Tournament, SessionKind::Money)
        };
        let session = Session::new(terms).expect("a session");
        note("the tutor", &mut |judge, gaps| drop(hint(judge, &session, gaps)));
        note("the computer", &mut |judge, gaps| {
            let player = Player {
                level: Level::WorldClass,
            };
            drop(player.wish(judge, &session, Side::White, &mut || 0.5, gaps));
        });
    }
    longest.sort_by_key(|(_, gap)| std::cmp::Reverse(*gap));
    for (what, gap) in longest.iter().take(5) {
        println!("{gap} evaluations: {what}");
    }
    assert!(longest[0].1 <= MOST, "{:?}", &longest[..3]);
}

/// A play of the first throw that a fresh engine is asked for: its tables are made on the way.
fn first_question(engine: &Arc<Engine>, stop: &impl Interrupt) -> Result<(), JudgeFault> {
    let mut judge = Judge::new(Arc::clone(engine));
    let roll = Roll::new(4, 2).expect("a roll");
    let start = Situation::money(Position::starting());
    judge.rank(&start, roll, 0, stop).map(drop)
}

#[test]
fn tables_that_are_made_on_the_way_can_be_stopped() {
    let fresh = || Arc::new(Engine::new(Nets::built_in()));
    let gaps = Gaps::new();
    first_question(&fresh(), &gaps).expect("nobody interrupts");
    assert!(
        gaps.longest() <= MOST,
        "{} positions without a question",
        gaps.longest()
    );
    // At the first entry, in the middle of the first table, and in the second.
    for patience in [1, 20_000, 55_500] {
        let (engine, stop) = (fresh(), after(patience));
        let answer = first_question(&engine, &stop);
        assert!(matches!(answer, Err(JudgeFault::Interrupted(_))), "{patience}");
        assert_eq!(stop.asked.get(), patience);
        // What is not made is not there, and nobody waits for it who is in a hurry.
        let evaluator = engine.as_it_is().evaluator(BoardLaw::TOURNAMENT);
        assert!(evaluator.two_sided.is_none());
        assert_eq!(evaluator.bearoff.is_some(), patience > 54_264);
    }
}

#[test]
fn the_computer_answers_at_a_glance_when_it_may_not_wait_for_tables() {
    let terms = Terms {
        start: Start::Middle(Standing::new(
            Board::from_view(Side::White, &Position::starting()),
            Side::White,
        )),
        ..Terms::new(Preset::Tournament, SessionKind::Money)
    };
    let (side, roll) = (Side::White, Roll::new(3, 1).expect("a roll"));
    let session = Session::replay(terms, [Action::Roll { side, roll }]).expect("a session");
    let (stop, before) = (after(1), evaluations());
    let mut judge = Judge::new(Arc::new(Engine::new(Nets::built_in())));
    let player = Player {
        level: Level::WorldClass,
    };
    let wish = player.wish(&mut judge, &session, side, &mut || 0.5, &stop);
    assert!(matches!(wish, Some(Wish::Act(Action::Play { .. }))), "{wish:?}");
    assert!(evaluations() - before <= MOST);
}

/// What was judged when the time was up is known, and is what would have been found anyway.
#[test]
fn a_match_analysis_that_is_cut_short_keeps_what_was_judged() {
    let decision = |index: usize| {
        let mut situation = POSITIONS[index % 3].parse::<Xgid>().expect("an XGID").situation(15);
        situation.check().expect("a position");
        situation.standing.roll = None;
        Decision {
            game: 1,
            number: index as u32,
            deed: index as u32,
            side: situation.standing.on_roll,
            situation,
            matter: Matter::Double(false),
        }
    };
    let course = Course {
        decisions: (0..12).map(decision).collect(),
        ..Course::default()
    };
    let plan = MatchPlan::new(&course, Thoroughness::Standard);
    let unheard = after(u32::MAX);
    let whole = carry_out(&plan, &mut judge(), &unheard);
    let questions = unheard.asked.get();
    for patience in [1, questions / 2, questions] {
        let known = carry_out(&plan, &mut judge(), &after(patience));
        let judged = known.iter().take_while(|known| known.judgement().is_some()).count();
        assert_eq!(known[..judged], whole[..judged]);
        assert!(known[judged..].iter().all(|known| known.judgement().is_none()));
        let wanted = match patience {
            1 => 0..=0,
            patience if patience == questions => 11..=11,
            _ => 1..=10,
        };
        assert!(
            wanted.contains(&judged),
            "{judged} judged after {patience} of {questions} questions"
        );
    }
}
