//! Whole matches judged: the sums of XG's own records meet XG's figures, ours come near them, and the result does not
//! depend on where the work was done.

use pasch_analysis::{
    Account, Course, Decision, DecisionKind, Entry, Finding, Judge, JudgementKey, KnownDecision, Level, MatchPlan,
    MatchSums, Matter, Omission, Plan, Played, Player, Thoroughness, Wish, carry_out, theirs,
};
use pasch_engine::{Engine, Interrupt, Nets};
use pasch_notation::{Deed, MatchRecord, Opinions, Reading, read_match_file};
use pasch_rules::{Action, Law, OpeningThrow, Phase, Preset, Roll, Session, SessionKind, Side, Stake, Step, Terms};
use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// One engine for all tests: its tables take a while.
fn engine() -> Arc<Engine> {
    static ENGINE: OnceLock<Arc<Engine>> = OnceLock::new();
    Arc::clone(ENGINE.get_or_init(|| Arc::new(Engine::new(Nets::built_in()))))
}

/// A match beside the project; where there is none, there is nothing to check.
fn sample(name: &str) -> Option<Reading> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared")
        .join(name);
    let bytes = std::fs::read(file).ok();
    if bytes.is_none() {
        eprintln!("no {name} beside the project: skipped");
    }
    read_match_file(&bytes?)
}

fn judged(reading: &Reading, level: Thoroughness) -> (Course, Vec<KnownDecision>) {
    let course = Course::of(&reading.record);
    let plan = MatchPlan::new(&course, level);
    let known = carry_out(&plan, &mut Judge::new(engine()), &());
    (course, known)
}

fn entries(course: &Course, known: &[KnownDecision]) -> Vec<Entry> {
    let both = course.decisions.iter().zip(known);
    both.filter_map(|(decision, known)| Some(Entry::of(decision, known.judgement()?)))
        .collect()
}

const XG: &str = "formats/charlot1-charlot2_7p_2025-11-08-2305.xg";

#[test]
fn xgs_records_give_xgs_figures() {
    let Some(reading) = sample(XG) else { return };
    let course = Course::of(&reading.record);
    let opinions = theirs(&course, &reading.opinions, &engine());
    let entries: Vec<Entry> = opinions.into_iter().flatten().map(|theirs| theirs.entry).collect();
    let sums = MatchSums::of(&reading.record, &entries);
    let figures = [
        (Side::White, 0.070, [85, 3, 2], 0.39, 1.532),
        (Side::Black, 0.066, [64, 13, 2], 0.42, -1.369),
    ];
    for (side, cost, counts, pr, luck) in figures {
        let account = &sums.whole[side];
        println!("{side:?} {account:?}");
        let found = [account.checker.count, account.double.count, account.answer.count];
        for (found, wanted) in found.into_iter().zip(counts) {
            assert!(u32::abs_diff(found, wanted) <= 2, "{side:?}: {found} for {wanted}");
        }
        assert!((account.cost() - cost).abs() < 0.001, "{side:?}: {}", account.cost());
        assert!((account.pr().unwrap() - pr).abs() < 0.1, "{side:?}: {:?}", account.pr());
        assert!((account.luck - luck).abs() < 0.001, "{side:?}: {}", account.luck);
    }
}

#[test]
fn our_rating_comes_near_xgs() {
    let Some(reading) = sample(XG) else { return };
    let (course, known) = judged(&reading, Thoroughness::Standard);
    let sums = MatchSums::of(&reading.record, &entries(&course, &known));
    // XG judges its own plays here, with the eyes that chose them: by anyone else's they cost a little more.
    let apart = [(Side::White, 0.39), (Side::Black, 0.42)].map(|(side, xg)| {
        let account = &sums.whole[side];
        println!("{side:?} {:?} {account:?}", account.pr());
        (account.pr().unwrap() - xg).abs()
    });
    assert!(apart.iter().sum::<f64>() / 2.0 < 0.4, "{apart:?}");
}

/// Chance for tests: the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % limit
    }

    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

/// A match between two casual players.
fn played(preset: Preset, points: u32, seed: u64) -> MatchRecord {
    played_session(preset, SessionKind::Match { points }, seed)
}

fn played_session(preset: Preset, kind: SessionKind, seed: u64) -> MatchRecord {
    let session = session(preset, kind, seed);
    MatchRecord::of_session(&session, ["Ann".to_owned(), "Bob".to_owned()]).unwrap()
}

fn session(preset: Preset, kind: SessionKind, seed: u64) -> Session {
    let mut session = Session::new(Terms::new(preset, kind)).unwrap();
    let mut judge = Judge::new(engine());
    let mut dice = Dice(seed);
    let player = Player { level: Level::Casual };
    while session.over().is_none() {
        let side = match session.game().phase() {
            Phase::Opening { white: None, .. } => Side::White,
            phase => phase.turn().unwrap_or(Side::Black),
        };
        let mut even = Dice(dice.below(1 << 31));
        let mut even = || even.below(1 << 20) as f32 / (1 << 20) as f32;
        let action = match player.wish(&mut judge, &session, side, &mut even, &()).unwrap() {
            Wish::Act(action) => action,
            Wish::Throw => match session.game().phase() {
                Phase::Opening { .. } if session.allowed(side).dice == 1 => Action::OpeningThrow {
                    side,
                    throw: OpeningThrow::One(dice.die()),
                },
                Phase::Opening { .. } => Action::OpeningThrow {
                    side,
                    throw: OpeningThrow::Two(Roll::new(dice.die(), dice.die()).unwrap()),
                },
                _ => Action::Roll {
                    side,
                    roll: Roll::new(dice.die(), dice.die()).unwrap(),
                },
            },
        };
        session.apply(action).unwrap();
    }
    session
}

#[test]
fn a_session_and_its_record_hold_the_same_decisions() {
    let to_three = SessionKind::Match { points: 3 };
    for (preset, kind, seed) in [
        (Preset::Tournament, to_three, 11),
        (Preset::Danish, SessionKind::SingleGame, 12),
        (Preset::Jumbo, SessionKind::Games { count: 2 }, 13),
    ] {
        let session = session(preset, kind, seed);
        let record = MatchRecord::of_session(&session, [String::new(), String::new()]).unwrap();
        let (told, written) = (Course::of_session(&session), Course::of(&record));
        let key = |decision: &Decision| JudgementKey::of(decision, Thoroughness::Standard, 0);
        let place = |decision: &Decision| {
            let kind = decision.matter.kind();
            (decision.game, decision.number, decision.side, kind)
        };
        // Who was offered a resignation that was declined decided too, which a record does not tell.
        let judged = |course: &Course| -> Vec<_> {
            let known = course
                .decisions
                .iter()
                .filter(|decision| decision.matter.kind() != DecisionKind::Resign);
            known.map(|decision| (place(decision), key(decision))).collect()
        };
        assert_eq!(judged(&told), judged(&written), "{preset:?}");
        assert_eq!(Played::from(&session), Played::from(&record));
    }
}

#[test]
fn giving_up_and_accepting_are_two_sides_of_one_worth() {
    let mut seen = 0;
    for seed in 30..38 {
        let course = Course::of(&played(Preset::Tournament, 3, seed));
        let mut judge = Judge::new(engine());
        for pair in course.decisions.windows(2) {
            let [Matter::Resign(_), Matter::Accept(_)] = [&pair[0].matter, &pair[1].matter] else {
                continue;
            };
            let of = |judge: &mut Judge, decision| judge.judgement(decision, Thoroughness::Quick, &()).unwrap();
            let (loser, winner) = (of(&mut judge, &pair[0]), of(&mut judge, &pair[1]));
            assert!(
                loser.worth.equity < 0.0 && winner.worth.equity > 0.0,
                "{loser:?} {winner:?}"
            );
            let together = loser.worth.match_chance.unwrap() + winner.worth.match_chance.unwrap();
            // Each has the better of playing on and settling, so that both together have a little more than all.
            assert!((0.999..1.1).contains(&together), "{together}");
            seen += 1;
        }
    }
    assert!(seen > 0, "somebody gives up now and then");
}

#[test]
fn a_resignation_that_was_enough_is_refused_at_a_cost_and_one_that_was_too_little_is_not() {
    let mut session = Session::new(Terms::new(Preset::Tournament, SessionKind::Match { points: 5 })).unwrap();
    let (white, black) = (OpeningThrow::One(3), OpeningThrow::One(1));
    let throw = |side, throw| Action::OpeningThrow { side, throw };
    session.apply(throw(Side::White, white)).unwrap();
    session.apply(throw(Side::Black, black)).unwrap();
    let resign = |side, stake| Action::Resign { side, stake };
    session.apply(resign(Side::White, Stake::Single)).unwrap();
    session.apply(Action::Decline { side: Side::Black }).unwrap();
    session.apply(resign(Side::White, Stake::Single)).unwrap();
    session.apply(Action::Accept { side: Side::Black }).unwrap();
    let course = Course::of_session(&session);
    let matters: Vec<&Matter> = course.decisions.iter().map(|decision| &decision.matter).collect();
    let single = Stake::Single;
    assert_eq!(
        matters,
        [
            &Matter::Resign(single),
            &Matter::Decline(single),
            &Matter::Resign(single),
            &Matter::Accept(single)
        ]
    );
    let mut judge = Judge::new(engine());
    let mut cost = |at: usize| {
        judge
            .judgement(&course.decisions[at], Thoroughness::Quick, &())
            .unwrap()
            .cost
    };
    // At the start nothing is lost yet: giving up a whole game costs about its worth, refusing it as much, accepting nothing.
    let (offered, refused, accepted) = (cost(0), cost(1), cost(3));
    assert!(offered > 0.8 && (refused - offered).abs() < 1e-6, "{offered} {refused}");
    assert_eq!(accepted, 0.0);
    // Where a gammon is certain a single game is too little, and refusing it costs nothing.
    let mut lost = course.decisions[1].clone();
    let board = &mut lost.situation.standing.board;
    (board.white, board.black) = ([0; 26], [0; 26]);
    board.white[20] = 15;
    (board.black[0], board.black[1]) = (13, 2);
    let judgement = judge.judgement(&lost, Thoroughness::Quick, &()).unwrap();
    assert_eq!(judgement.cost, 0.0, "{judgement:?}");
    let Finding::Resignation { playing_on, given } = judgement.finding else {
        panic!("{judgement:?}")
    };
    assert!(playing_on > given, "{playing_on} {given}");
}

#[test]
fn what_is_said_of_a_decision_travels_as_text_and_nonsense_is_refused() {
    let record = played(Preset::Tournament, 1, 21);
    let course = Course::of(&record);
    let mut judge = Judge::new(engine());
    for decision in course.decisions.iter().take(12) {
        let sent: Decision = serde_json::from_str(&serde_json::to_string(decision).unwrap()).unwrap();
        let judged = judge.judged(&sent, Thoroughness::Quick, &()).unwrap();
        let back: pasch_analysis::Judged = serde_json::from_str(&serde_json::to_string(&judged).unwrap()).unwrap();
        assert_eq!(back, judged);
        let mut broken = sent;
        broken.situation.standing.board.white[3] = 200;
        assert!(judge.judged(&broken, Thoroughness::Quick, &()).is_err());
    }
}

fn reading(record: MatchRecord) -> Reading {
    Reading {
        record,
        opinions: Opinions::default(),
        faults: Vec::new(),
    }
}

#[test]
fn what_is_not_legal_is_left_out_and_the_rest_is_judged() {
    let mut record = (1..)
        .map(|seed| played(Preset::Tournament, 5, seed))
        .find(|record| record.games.len() > 2)
        .expect("a match of some games");
    let whole = Course::of(&record).decisions.len();
    let is_play = |(_, deed): &(Side, Deed)| matches!(deed, Deed::Play { steps, .. } if !steps.is_empty());
    let game = &mut record.games[0];
    let places: Vec<usize> = (2..game.deeds.len()).filter(|&at| is_play(&game.deeds[at])).collect();
    if let (_, Deed::Play { legal, .. }) = &mut game.deeds[places[0]] {
        *legal = false;
    }
    let roll = Roll::new(2, 1).unwrap();
    record.games[1].deeds[3].1 = Deed::UnknownPlay { roll };
    let (course, known) = judged(&reading(record), Thoroughness::Quick);
    let why: Vec<Omission> = course.left_out.iter().map(|left| left.why).collect();
    assert_eq!(
        why,
        [Omission::Illegal, Omission::Lost, Omission::Unwritten, Omission::Lost]
    );
    assert!(course.decisions.len() < whole);
    assert!(known.iter().all(|known| known.judgement().is_some()));
    assert!(course.decisions.iter().any(|decision| decision.game == 2));
}

#[test]
fn a_course_has_every_decision() {
    let mut kinds = BTreeSet::new();
    for seed in 1..4 {
        let record = played(Preset::Tournament, 5, seed);
        let course = Course::of(&record);
        assert_eq!(course.left_out, []);
        kinds.extend(course.decisions.iter().map(|decision| decision.matter.kind()));
        let count = |kind: DecisionKind| {
            course
                .decisions
                .iter()
                .filter(|decision| decision.matter.kind() == kind)
                .count()
        };
        let deeds = || record.games.iter().flat_map(|game| &game.deeds).map(|(_, deed)| deed);
        assert_eq!(
            count(DecisionKind::Checker),
            deeds().filter(|deed| matches!(deed, Deed::Play { .. })).count()
        );
        let answers = |deed: &&Deed| matches!(deed, Deed::Take | Deed::Drop);
        assert_eq!(count(DecisionKind::Answer), deeds().filter(answers).count());
        assert_eq!(
            count(DecisionKind::Resign),
            2 * deeds().filter(|deed| matches!(deed, Deed::Resign(_))).count()
        );
        for (index, game) in record.games.iter().enumerate() {
            let first = course
                .decisions
                .iter()
                .find(|decision| decision.game as usize == index + 1)
                .unwrap();
            // Nobody doubles before the first roll, and nobody at all in the Crawford game.
            assert!(matches!(first.matter, Matter::Play { opening: true, .. }));
            let cube = |decision: &&Decision| {
                decision.game as usize == index + 1 && matches!(decision.matter, Matter::Double(_))
            };
            let cubes = course.decisions.iter().filter(cube).count();
            assert!(cubes > 0 || record.is_crawford_game(index) || game.score.contains(&4) || game.deeds.len() < 2);
            assert!(cubes == 0 || !record.is_crawford_game(index));
        }
    }
    assert_eq!(kinds, BTreeSet::from(DecisionKind::ALL));
}

#[test]
fn the_same_bytes_wherever_and_in_whichever_order_the_units_are_done() {
    let course = Course::of(&played(Preset::Tournament, 1, 3));
    for level in [Thoroughness::Quick, Thoroughness::Standard] {
        let plan = MatchPlan::new(&course, level);
        let whole = carry_out(&plan, &mut Judge::new(engine()), &());
        let mut workers = [Judge::new(engine()), Judge::new(engine())];
        let mut known = plan.begin();
        loop {
            let units = plan.round(&known);
            if units.is_empty() {
                break;
            }
            // Sent elsewhere as text, backwards, to two workers.
            let mut parts: Vec<_> = units
                .iter()
                .enumerate()
                .rev()
                .map(|(index, unit)| {
                    let unit = serde_json::from_str(&serde_json::to_string(unit).unwrap()).unwrap();
                    let part = plan.run(&mut workers[index % 2], &unit, &()).unwrap();
                    serde_json::from_str(&serde_json::to_string(&part).unwrap()).unwrap()
                })
                .collect();
            parts.reverse();
            plan.fold(&mut known, units, parts);
        }
        let text = |known: &Vec<KnownDecision>| serde_json::to_string(known).unwrap();
        assert!(text(&known) == text(&whole), "{level}");
    }
}

/// Stops when it has been asked so often.
struct After(std::cell::Cell<u32>);

impl Interrupt for After {
    fn interrupted(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left == 0
    }
}

#[test]
fn work_that_was_stopped_is_taken_up_again() {
    let course = Course::of(&played(Preset::Tournament, 5, 2));
    let mut judge = Judge::new(engine());
    let engine = judge.fingerprint();
    let plan = MatchPlan::new(&course, Thoroughness::Quick);
    let part = carry_out(&plan, &mut judge, &After(std::cell::Cell::new(60)));
    let done = |known: &[KnownDecision]| known.iter().filter(|known| known.judgement().is_some()).count();
    assert!(done(&part) < course.decisions.len());
    // Kept by their keys, and found again.
    let kept: HashMap<_, _> = plan
        .keys(engine)
        .into_iter()
        .zip(&part)
        .filter_map(|(key, known)| Some((key, known.judgement()?.clone())))
        .collect();
    let mut again = MatchPlan::new(&course, Thoroughness::Quick);
    let recalled = again.recall(engine, |key| kept.get(&key).cloned());
    assert!(recalled >= done(&part));
    let whole = carry_out(&again, &mut judge, &());
    assert_eq!(whole, carry_out(&plan, &mut judge, &()));
    // Another level and another engine know nothing of it.
    let mut deeper = MatchPlan::new(&course, Thoroughness::Standard);
    assert_eq!(deeper.recall(engine, |key| kept.get(&key).cloned()), 0);
    assert_eq!(again.recall(engine ^ 1, |key| kept.get(&key).cloned()), 0);
}

#[test]
fn a_mended_transcription_keeps_the_rest() {
    let keys = |record: &MatchRecord| {
        let course = Course::of(record);
        (MatchPlan::new(&course, Thoroughness::Standard).keys(7), course)
    };
    let mut record = played(Preset::Tournament, 3, 5);
    let (before, course) = keys(&record);
    // Another play of the same roll, late in the last game.
    let game = record.games.len();
    let last = course.decisions.iter().rev().find(|decision| {
        let Matter::Play { roll, .. } = decision.matter else {
            return false;
        };
        let rules = decision.situation.law.rulebook.checker;
        decision.situation.position().unwrap().legal_plays(roll, &rules).len() > 1
    });
    let last = last.unwrap();
    let Matter::Play { roll, steps, .. } = &last.matter else {
        panic!()
    };
    let plays = last
        .situation
        .position()
        .unwrap()
        .legal_plays(*roll, &last.situation.law.rulebook.checker);
    let other = plays
        .iter()
        .find(|(play, _)| play.as_slice() != steps.as_slice())
        .unwrap();
    record.games[game - 1].deeds.truncate(last.deed as usize);
    let deed = Deed::Play {
        roll: *roll,
        steps: other.0.to_vec(),
        legal: true,
    };
    record.games[game - 1].deeds.push((last.side, deed));
    let (after, _) = keys(&record);
    let kept = after.iter().filter(|key| before.contains(key)).count();
    assert_eq!(kept, after.len() - 1);
    assert!(after.len() > before.len() / 2);
    // Who plays which colour is nothing.
    let mut turned = course.decisions[0].clone();
    turned.situation = turned.situation.recoloured();
    turned.side = turned.side.other();
    assert_eq!(JudgementKey::of(&turned, Thoroughness::Standard, 7), before[0]);
    let key = |text: &str| text.parse::<JudgementKey>();
    assert_eq!(key(&before[0].to_string()), Ok(before[0]));
    assert!(key("short").is_err() && key(&"g".repeat(32)).is_err());
}

#[test]
fn a_game_is_judged_by_its_own_sheet() {
    let course = Course::of(&played_session(Preset::Danish, SessionKind::SingleGame, 1));
    assert!(!course.decisions.is_empty());
    for decision in &course.decisions {
        assert_eq!(decision.situation.law.rulebook.base(), Preset::Danish);
    }
    let mut tournament = course.clone();
    tournament.decisions[0].situation.law = Law::from(Preset::Tournament);
    let key = |course: &Course| JudgementKey::of(&course.decisions[0], Thoroughness::Quick, 0);
    assert_ne!(key(&course), key(&tournament));
    let known = carry_out(
        &MatchPlan::new(&course, Thoroughness::Quick),
        &mut Judge::new(engine()),
        &(),
    );
    // By the danish sheet who is doubled may turn the cube back at once, which a double has to reckon with.
    let both = course.decisions.iter().zip(&known);
    let doubles = both.filter(|(decision, _)| matches!(decision.matter, Matter::Double(_)));
    let doubles = doubles.map(|(_, known)| known.judgement().unwrap().finding.clone());
    let mut some = false;
    for finding in doubles {
        let Finding::Cube { advice, doubled, .. } = finding else {
            panic!("{finding:?}")
        };
        some = true;
        assert!(doubled <= advice.double_take.min(advice.double_pass) + 1e-9);
    }
    assert!(some);
}

#[test]
fn every_judgement_keeps_the_laws() {
    for name in ["matches/m013.mat", "matches/m057.mat"] {
        let reading = sample(name).unwrap_or_else(|| reading(played(Preset::Tournament, 1, 4)));
        let (course, known) = judged(&reading, Thoroughness::Standard);
        let entries = entries(&course, &known);
        for (decision, known) in course.decisions.iter().zip(&known) {
            let judgement = known.judgement().unwrap();
            assert!(judgement.cost >= 0.0 && judgement.match_cost.unwrap_or(0.0) >= 0.0);
            if let Finding::Plays { plays, .. } = &judgement.finding {
                // However far each was looked at, the list goes down.
                assert!(plays.windows(2).all(|two| two[0].equity >= two[1].equity), "{plays:?}");
            }
            if let Some((best, made)) = judgement.best_and_made() {
                assert!(
                    (best.equity - made.equity - judgement.cost).abs() < 2e-6,
                    "{best:?}, {made:?}, {}: {decision:?}",
                    judgement.cost
                );
                assert_eq!(best.cost, 0.0);
                let Matter::Play { steps, roll, .. } = &decision.matter else {
                    panic!("{decision:?}")
                };
                let position = decision.situation.position().unwrap();
                let rules = decision.situation.law.rulebook.checker;
                let after = |steps: &[Step]| position.play(steps, *roll, &rules).unwrap().1;
                assert_eq!(after(&made.steps), after(steps));
            }
            if !judgement.counted {
                assert!(
                    judgement.cost < 0.02 || decision.matter.kind() == DecisionKind::Resign,
                    "{decision:?}"
                );
            }
        }
        // The parts make the whole.
        let sums = MatchSums::of(&reading.record, &entries);
        for side in Side::BOTH {
            let mut games = Account::default();
            for game in &sums.games {
                games.join(&game[side]);
            }
            let whole = &sums.whole[side];
            assert_eq!(games.decisions(), whole.decisions());
            assert!((games.cost() - whole.cost()).abs() < 1e-9);
            let stages: f64 = whole.stages.iter().map(|share| share.cost).sum();
            assert!((stages - whole.cost()).abs() < 1e-9);
            let decisions: u32 = whole.stages.iter().map(|share| share.count).sum();
            assert_eq!(decisions, whole.decisions());
        }
        if let (Some(white), Some(black)) = (sums.luck_adjusted(Side::White), sums.luck_adjusted(Side::Black)) {
            assert!((white + black - 1.0).abs() < 1e-9);
        }
    }
}

/// Over all rolls that may fall, weighed by how often they do, luck is nothing.
#[test]
fn luck_is_fair() {
    let mut judge = Judge::new(engine());
    let course = Course::of(&played(Preset::Tournament, 1, 3));
    for (decision, opening) in [(&course.decisions[0], true), (&course.decisions[9], false)] {
        let position = decision.situation.position().unwrap();
        let rules = decision.situation.law.rulebook.checker;
        let mut total = 0.0;
        for roll in Roll::all().filter(|roll| !(opening && roll.is_double())) {
            let (play, _) = position.legal_plays(roll, &rules).remove(0);
            let mut other = decision.clone();
            other.situation.standing.roll = Some(roll);
            other.matter = Matter::Play {
                roll,
                steps: play.to_vec(),
                opening,
            };
            let luck = judge.judgement(&other, Thoroughness::Quick, &()).unwrap().luck.unwrap();
            total += luck.equity * f64::from(roll.ways());
        }
        assert!(total.abs() < 1e-4, "{total}");
    }
}

#[test]
fn costs_weigh_more_in_a_match_to_one_point() {
    let record = played(Preset::Tournament, 1, 3);
    let course = Course::of(&record);
    let known = carry_out(
        &MatchPlan::new(&course, Thoroughness::Quick),
        &mut Judge::new(engine()),
        &(),
    );
    let entries = entries(&course, &known);
    let account = &MatchSums::of(&record, &entries).whole[Side::White];
    assert!(account.cost() > 0.0);
    let wanted = 1.5 * 500.0 * account.cost() / f64::from(account.decisions());
    assert!((account.pr().unwrap() - wanted).abs() < 1e-9);
}
