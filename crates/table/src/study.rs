//! Matches to be studied: those played here, and those that a file tells of.

use crate::chronicle::labels;
use crate::positions;
use pasch_analysis::{
    Account, Course, Decision, DiceCounts, Entry, Grade, Judge, JudgeFault, Judged, JudgementKey, MatchSums, Matter,
    Memory, Played, Rated, RatedMatch, Theirs, Thoroughness, theirs,
};
use pasch_engine::{Interrupt, Valuations};
use pasch_notation::{Lack, Opinions, Reading, RecordFault, RecordFaultKind, Xgid, format_play, read_match_file};
use pasch_protocol::{Fault, FaultKey, Message, Study, StudyDecision, TheirOpinion, TheirStudy};
use pasch_rules::{BoardLaw, Pair, Play, Position, Roll, Rulebook, Sentence, Session, Situation, Turning, Waiting};

/// Decisions of one question: more wait for the next.
const AT_A_TIME: usize = 64;

/// A session that was played here.
pub fn of_session(
    judge: &mut Judge,
    session: &Session,
    names: Pair<Option<String>>,
    thoroughness: Thoroughness,
) -> Message {
    let course = Course::of_session(session);
    let study = Study {
        names,
        ..study(judge, &course, &session.terms().rulebook, session.into(), thoroughness)
    };
    Message::Study { study: Box::new(study) }
}

/// A match file of any program; what it says beside the match is told with it.
pub fn of_file(judge: &mut Judge, bytes: &[u8], thoroughness: Thoroughness) -> Result<Message, Fault> {
    let no_game = || RecordFaultKind::Missing(Lack::Game).sentence();
    let bad = |fault: Sentence| Fault::saying(FaultKey::BadFile, [fault]);
    let Reading {
        record,
        faults,
        opinions,
        ..
    } = read_match_file(bytes).ok_or_else(|| bad(no_game()))?;
    let mut remarks: Vec<Sentence> = faults.iter().map(RecordFault::sentence).collect();
    let course = Course::of(&record);
    if course.decisions.is_empty() {
        return Err(bad(remarks.into_iter().next().unwrap_or_else(no_game)));
    }
    let rulebook = Rulebook::from(record.rulebook);
    let mut study = study(judge, &course, &rulebook, Played::from(&record), thoroughness);
    let [white, black] = record
        .players
        .clone()
        .map(|name| Some(name).filter(|name| !name.trim().is_empty()));
    study.names = Pair { white, black };
    remarks.append(&mut study.remarks);
    study.remarks = remarks;
    add_theirs(&mut study, judge, &course, &opinions);
    Ok(Message::Study { study: Box::new(study) })
}

fn study(judge: &mut Judge, course: &Course, rulebook: &Rulebook, played: Played, thoroughness: Thoroughness) -> Study {
    let engine = judge.fingerprint();
    let of = |decision: &Decision| StudyDecision {
        key: JudgementKey::of(decision, thoroughness, engine),
        cube: decision.situation.cube(),
        play: notation(decision),
        xgid: Xgid::of(&asked(decision)).map(|xgid| xgid.to_string()),
        decision: decision.clone(),
        theirs: None,
    };
    Study {
        names: Pair::default(),
        labels: labels(rulebook.numbering),
        played,
        decisions: course.decisions.iter().map(of).collect(),
        remarks: course.left_out.iter().map(|left_out| left_out.sentence()).collect(),
        dice: DiceCounts::of(course),
        theirs: None,
    }
}

fn notation(decision: &Decision) -> Option<String> {
    let Matter::Play { steps, .. } = &decision.matter else {
        return None;
    };
    let position = decision.situation.position().ok()?;
    Some(format_play(&Play::try_from(steps.as_slice()).ok()?, &position))
}

/// The situation as it lies before the one who decides: a double that is to be answered is turned.
fn asked(decision: &Decision) -> Situation {
    let mut situation = decision.situation.clone();
    if matches!(decision.matter, Matter::Answer(_)) && situation.waiting.is_none() {
        situation.waiting = Some(Waiting::Turned(Turning::Double));
    }
    situation
}

fn add_theirs(study: &mut Study, judge: &Judge, course: &Course, opinions: &Opinions) {
    let found: Vec<Option<Theirs>> = theirs(course, opinions, judge.engine());
    let entries: Vec<&Entry> = found.iter().flatten().map(|theirs| &theirs.entry).collect();
    if entries.is_empty() {
        return;
    }
    study.theirs = Some(TheirStudy {
        program: opinions.program.clone(),
        sums: RatedMatch::from(MatchSums::of(study.played, entries)),
    });
    for (place, theirs) in study.decisions.iter_mut().zip(found) {
        place.theirs = theirs.map(|theirs| TheirOpinion {
            best: theirs.best,
            cost: theirs.entry.cost,
        });
    }
}

/// What is thought of some decisions, as many as the time allows. They may come from anyone and hold anything.
pub fn judge_decisions(
    judge: &mut Judge,
    decisions: &[Decision],
    thoroughness: Thoroughness,
    interrupt: &impl Interrupt,
) -> Result<Message, Fault> {
    let mut judged = Vec::new();
    for decision in decisions.iter().take(AT_A_TIME) {
        match judge.judged(decision, thoroughness, interrupt) {
            Ok(found) => judged.push(Some(found)),
            Err(JudgeFault::Situation(_) | JudgeFault::Over) => judged.push(None),
            Err(JudgeFault::Interrupted(_)) => break,
        }
    }
    match judged.is_empty() && !decisions.is_empty() {
        true => Err(FaultKey::Trouble.into()),
        false => Ok(Message::Judged { judged }),
    }
}

/// What is thought of the answer to a card, and when the card comes again. The card may come from anyone and hold anything.
pub fn remember(
    judge: &mut Judge,
    (decision, card, thoroughness): (&Decision, &Judged, Thoroughness),
    (memory, now): (Option<&Memory>, i64),
    interrupt: &impl Interrupt,
) -> Result<Message, Fault> {
    let judged = judge
        .answered(decision, card, thoroughness, interrupt)
        .map_err(|fault| match fault {
            JudgeFault::Situation(_) | JudgeFault::Over => FaultKey::BadPosition,
            JudgeFault::Interrupted(_) => FaultKey::Trouble,
        })?;
    let grade = Grade::of(judged.judgement.cost);
    Ok(Message::Remembered {
        memory: Memory::after(memory, grade, now),
        judged: Box::new(judged),
        grade,
    })
}

/// The sums of a match.
pub fn sum_up(played: Played, entries: &[Entry]) -> Message {
    let sums = MatchSums::of(played, entries);
    Message::Sums {
        sums: Box::new(sums.into()),
    }
}

/// Accounts and throws added up, group by group.
pub fn tally(groups: &[Vec<Account>], dice: &[Vec<DiceCounts>]) -> Message {
    let account = |group: &Vec<Account>| {
        let mut sum = Account::default();
        group.iter().for_each(|account| sum.join(account));
        Rated::from(sum)
    };
    let throws = |group: &Vec<DiceCounts>| {
        let mut sum = DiceCounts::default();
        group.iter().for_each(|counts| sum.join(counts));
        sum
    };
    Message::Tallies {
        tallies: groups.iter().map(account).collect(),
        dice: dice.iter().map(throws).collect(),
    }
}

/// A position as games come to it, the same for the same number: some turns after the start, each played at a glance.
pub fn some_position(judge: &mut Judge, seed: u32, interrupt: &impl Interrupt) -> Result<Message, Fault> {
    let mut dice = Dice(u64::from(seed));
    let turns = 6 + dice.below(40);
    let searcher = judge
        .searcher(BoardLaw::TOURNAMENT, interrupt)
        .map_err(|_| FaultKey::Trouble)?;
    let mut position = Position::starting();
    for _ in 0..turns {
        let (one, two) = (dice.below(6) as u8 + 1, dice.below(6) as u8 + 1);
        let Ok(roll) = Roll::new(one, two) else { break };
        let next = searcher.best_at_once(&position, roll, &Valuations::POINTS);
        if next.is_over() {
            break;
        }
        position = next;
    }
    Ok(positions::checked(Situation::money(position)))
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}
